"""The two faces: where they are, what they can write, and how words are fitted to a box."""

import unicodedata
from functools import lru_cache
from importlib.resources import files
from typing import NamedTuple

from PIL import ImageFont

from render.scene import Face

FILES: dict[Face, tuple[str, str]] = {
    "text": ("font_source_sans_pro", "files/SourceSansPro-Semibold.ttf"),
    "bold": ("font_source_sans_pro", "files/SourceSansPro-Bold.ttf"),
    "title": ("font_amatic_sc", "files/AmaticSC-Bold.ttf"),
}
LEADING: dict[Face, float] = {"text": 1.12, "bold": 1.12, "title": 1.0}
"""Height of a line, in sizes."""
ELLIPSIS = "…"
NOWHERE = "\U0010fffd"
"""A character no face has: its glyph is the box that stands for what is missing."""
SPELLED = {
    "\u202f": " ",
    "\u00a0": " ",
    "\u2009": " ",
    "\u2011": "-",
    "ø": "o",
    "Ø": "O",
    "ł": "l",
    "Ł": "L",
    "đ": "d",
    "Đ": "D",
    "ı": "i",
    "ß": "ss",
    "æ": "ae",
    "Æ": "AE",
    "œ": "oe",
    "Œ": "OE",
    "−": "-",
    "×": "x",
    "’": "'",
}
"""What stands in for a character that a face lacks."""
PROBE = 24


class Fitted(NamedTuple):
    """Words as they will be written: the face, the size and the lines."""

    face: Face
    size: float
    lines: tuple[str, ...]
    width: float
    height: float


@lru_cache(maxsize=512)
def font(face: Face, size: float) -> ImageFont.FreeTypeFont:
    """Load a face at a size, once."""
    package, name = FILES[face]
    path = files(package).joinpath(name)
    return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=8)
def rise(face: Face) -> float:
    """Say how far below the middle of a line its baseline lies, in sizes: half a capital."""
    return -font(face, 100).getbbox("H", anchor="ls")[1] / 200


@lru_cache(maxsize=4096)
def has(face: Face, character: str) -> bool:
    """Tell whether a face draws this character as itself."""
    if character == " ":
        return True
    if unicodedata.category(character)[0] in "CZ":
        return False
    return _picture(face, character) not in {b"", _picture(face, NOWHERE)}


def _picture(face: Face, character: str) -> bytes:
    """Draw one character small, to compare it with the missing one."""
    return bytes(font(face, PROBE).getmask(character))


@lru_cache(maxsize=4096)
def writable(face: Face, string: str) -> str:
    """Spell a string with what the face has: replaced, without its accents, or left out."""
    spelled = "".join(_spelled(face, c) for c in unicodedata.normalize("NFC", string))
    return " ".join(spelled.split())


def _spelled(face: Face, character: str) -> str:
    """Find the nearest thing the face can write for one character."""
    if has(face, character):
        return character
    plain = unicodedata.normalize("NFKD", SPELLED.get(character, character))
    return "".join(c for c in plain if has(face, c))


@lru_cache(maxsize=16384)
def measure(face: Face, size: float, string: str) -> float:
    """Give the width of a line."""
    return font(face, size).getlength(string)


@lru_cache(maxsize=8192)
def fit(
    face: Face, string: str, size: float, least: float, width: float, height: float, lines: int
) -> Fitted:
    """Fit words to a box: at full size, smaller, on more lines, and at last cut short."""
    face = _able(face, string)
    text = writable(face, string)
    least = min(least, size)
    now = size
    while now > least:
        found = _wrapped(face, text, now, width, height, lines)
        if found:
            return found
        now = max(least, now * 0.94)
    return _wrapped(face, text, least, width, height, lines) or _cut(face, text, least, width, height, lines)


def _able(face: Face, string: str) -> Face:
    """Leave the display face to what it can write: Greek and Cyrillic names need the other one."""
    lost = len(writable("bold", string)) > len(writable(face, string))
    return "bold" if face == "title" and lost else face


def _wrapped(face: Face, text: str, size: float, width: float, height: float, lines: int) -> Fitted | None:
    """Break into as few lines as fit at this size, or none."""
    rows = _broken(face, text, size, width)
    wide = max((measure(face, size, row) for row in rows), default=0.0)
    high = LEADING[face] * size * max(1, len(rows))
    if len(rows) > lines or wide > width or (high > height + 0.01 and len(rows) > 1):
        return None
    return Fitted(face, size, tuple(rows), wide, high)


def _broken(face: Face, text: str, size: float, width: float) -> list[str]:
    """Fill lines greedily, word by word."""
    rows: list[str] = []
    for word in text.split(" "):
        longer = f"{rows[-1]} {word}" if rows else word
        if rows and measure(face, size, longer) <= width:
            rows[-1] = longer
        else:
            rows.append(word)
    return rows


def _cut(face: Face, text: str, size: float, width: float, height: float, lines: int) -> Fitted:
    """Keep what fits and end it with an ellipsis."""
    rows = _broken(face, text, size, width)
    room = max(1, min(lines, int((height + 0.01) / (LEADING[face] * size))))
    kept = [*rows[: room - 1], " ".join(rows[room - 1 :])]
    fitting = tuple(_shortened(face, row, size, width) for row in kept)
    wide = max(measure(face, size, row) for row in fitting)
    return Fitted(face, size, fitting, wide, LEADING[face] * size * len(fitting))


def _shortened(face: Face, row: str, size: float, width: float) -> str:
    """Cut one line to a width; nothing is left where not even the ellipsis fits."""
    if measure(face, size, row) <= width:
        return row
    for end in range(len(row) - 1, -1, -1):
        shorter = row[:end].rstrip() + ELLIPSIS
        if measure(face, size, shorter) <= width:
            return shorter
    return ""
