"""Every picture of every game in one page: at full size, on a phone, and to colour-blind eyes."""

from html import escape
from pathlib import Path

from PIL import Image

from engine.core.registry import games
from render import alt, emblems, paint, theme
from render.registry import lettered, voice
from render.samples import Sample, drawable, samples
from render.scene import Box, Scene, Sprite, Text, words

NAMES = ("Éric", "Marilou", "Nicolas", "Stéphanie", "Zoé")
LANGUAGES = ("en", "fr")
PHONE = 400
COLUMNS = 3
EMBLEM = 150

EYES: dict[str, tuple[float, ...]] = {
    "protanopia": (0.152, 1.053, -0.205, 0, 0.115, 0.786, 0.099, 0, -0.004, -0.048, 1.052, 0),
    "deuteranopia": (0.367, 0.861, -0.228, 0, 0.280, 0.673, 0.047, 0, -0.012, 0.043, 0.969, 0),
    "tritanopia": (1.256, -0.077, -0.179, 0, -0.078, 0.931, 0.148, 0, 0.005, 0.691, 0.304, 0),
}
"""What the three kinds of eyes see, after Machado, Oliveira and Fernandes (2009), full strength."""

LINEAR = [round(255 * (value / 255) ** 2.2) for value in range(256)]
GAMMA = [round(255 * (value / 255) ** (1 / 2.2)) for value in range(256)]
"""Eyes mix light, not the numbers of a file."""

STYLE = """
body { font: 16px/1.5 sans-serif; margin: 5rem 2rem 2rem; background: #313338; color: #eee; }
body:has(#light:checked) { background: #fff; color: #222; }
nav { position: fixed; inset: 0 0 auto; padding: 1rem 2rem; background: inherit; z-index: 1; }
nav label { margin-right: 1.5rem; } a { color: inherit; }
figure { display: inline-block; margin: 0 1rem 2rem 0; vertical-align: top; width: 400px; }
figure img { width: 400px; border-radius: 8px; } pre { white-space: pre-wrap; font-size: 13px; }
body:has(#full:checked) figure, body:has(#full:checked) figure img { width: 1200px; }
"""


def write(folder: Path) -> int:
    """Write the gallery and say how many pictures it has."""
    folder.mkdir(parents=True, exist_ok=True)
    _emblem_sheet().save(folder / "emblems.png")
    blocks = ['<h1>Loot</h1><img src="emblems.png" style="width: 100%">']
    count = 0
    for key in drawable():
        for language in LANGUAGES:
            shots = _shots(key, language, folder)
            count += len(shots)
            blocks.append(_section(key, language, shots))
    (folder / "index.html").write_text(_page(blocks), encoding="utf-8")
    return count


def _page(blocks: list[str]) -> str:
    """The page: all pictures, with switches for the surroundings, the size and the eyes."""
    head = f"<!doctype html><meta charset=utf-8><title>Loot</title><style>{STYLE}{_eye_styles()}</style>"
    switches = _switch("around", "dark", "light") + _switch("size", "phone", "full")
    return f"{head}<nav>{switches}{_switch('eyes', 'all', *EYES)}</nav>{_filters()}{''.join(blocks)}"


def _switch(name: str, *values: str) -> str:
    """Radio buttons, the first of them pressed."""
    return "".join(
        f"<label><input type=radio name={name} id={value}{'' if at else ' checked'}> {value}</label>"
        for at, value in enumerate(values)
    )


def _eye_styles() -> str:
    return "".join(f"body:has(#{eyes}:checked) img {{ filter: url(#see-{eyes}); }}" for eyes in EYES)


def _filters() -> str:
    """What the three kinds of eyes see, for the browser: it mixes light as `seen_by` does."""
    made = "".join(
        f'<filter id="see-{eyes}"><feColorMatrix values="{_matrix(rows)}"/></filter>'
        for eyes, rows in EYES.items()
    )
    return f"<svg width=0 height=0>{made}</svg>"


def _matrix(rows: tuple[float, ...]) -> str:
    """Twelve numbers as the twenty of a colour matrix that leaves the alpha alone."""
    cells = [(*rows[at : at + 3], 0, 0) for at in (0, 4, 8)]
    return " ".join(str(value) for row in (*cells, (0, 0, 0, 1, 0)) for value in row)


Shot = tuple[str, str]
"""The name of a file and what it says."""


def _shots(key: str, language: str, folder: Path) -> list[Shot]:
    """Paint all samples of a game in one language, with contact sheets."""
    info = games()[key].INFO
    shots: list[Shot] = []
    painted: list[Image.Image] = []
    for seats in range(info.least, info.most + 1):
        for sample in samples(key, seats):
            name, said, image = _paint(sample, language)
            (folder / name).write_bytes(paint.encoded(image, sample.scene))
            shots.append((name, said))
            painted.append(reduced(image))
    _sheets(painted, folder, key, language)
    return shots


def _paint(sample: Sample, language: str) -> tuple[str, str, Image.Image]:
    say = voice(language, sample.game, NAMES[: sample.seats])
    name = f"{sample.game}-{sample.seats}-{sample.name}-{language}.{paint.suffix(sample.scene)}"
    return name, alt.board(sample.scene, say), paint.image(sample.scene, lettered(say))


def _sheets(small: list[Image.Image], folder: Path, key: str, language: str) -> None:
    """Write contact sheets: as on a phone, and once as colour-blind eyes see them."""
    contact(small).save(folder / f"sheet-{key}-{language}-phone.png")
    for eyes in EYES if language == LANGUAGES[0] else ():
        contact([seen_by(image, eyes) for image in small]).save(folder / f"sheet-{key}-{eyes}.png")


def reduced(image: Image.Image) -> Image.Image:
    """Give a picture as wide as a phone."""
    size = PHONE, round(image.height * PHONE / image.width)
    return image.resize(size, Image.Resampling.LANCZOS)


def seen_by(image: Image.Image, eyes: str) -> Image.Image:
    """Give a picture as colour-blind eyes see it."""
    return image.point(LINEAR * 3).convert("RGB", EYES[eyes]).point(GAMMA * 3)


def contact(images: list[Image.Image]) -> Image.Image:
    """Put pictures beside each other."""
    height = max(image.height for image in images) + 8
    rows = -(-len(images) // COLUMNS)
    sheet = Image.new("RGB", (COLUMNS * (PHONE + 8), rows * height), "#313338")
    for place, image in enumerate(images):
        sheet.paste(image, (place % COLUMNS * (PHONE + 8) + 4, place // COLUMNS * height + 4))
    return sheet


def _section(key: str, language: str, shots: list[Shot]) -> str:
    names = (f"{language}-phone", *EYES)
    sheets = " ".join(f'<a href="sheet-{key}-{name}.png">{name}</a>' for name in names)
    figures = "".join(
        f'<figure><a href="{name}"><img src="{name}" loading=lazy alt="{escape(said)}"></a>'
        f"<figcaption>{name}<pre>{escape(said)}</pre></figcaption></figure>"
        for name, said in shots
    )
    return f"<h2>{key} ({language})</h2><p>{sheets}</p>{figures}"


def _emblem_sheet() -> Image.Image:
    """All emblems with their names."""
    columns = 8
    parts: list[Sprite | Text] = []
    for place, name in enumerate(emblems.names()):
        x, y = place % columns * EMBLEM, place // columns * (EMBLEM + 40)
        parts.append(Sprite(name, x + EMBLEM / 2, y + EMBLEM / 2, EMBLEM * 0.86))
        parts.append(Text(name, Box(x, y + EMBLEM, EMBLEM, 36), size=28, least=18))
    height = -(-len(emblems.names()) // columns) * (EMBLEM + 40)
    ground = theme.parchment(columns * EMBLEM, height, framed=False)
    scene = Scene(words("title"), ground, tuple(parts), columns * EMBLEM, height)
    return paint.image(scene, lambda key, **_: key)
