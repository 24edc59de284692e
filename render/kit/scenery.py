"""Wide scenery for lobby cards and endings: sky, sun, islands far away, waves and a galleon."""

from functools import lru_cache

from render.kit import paths
from render.scene import HEIGHT, WIDTH, Colour, Group, Linear, Part, Radial, Shape, Texture
from render.theme import RIM, frame
from render.tint import INK, clear, dark, light

HORIZON = 0.52
"""Of the height."""
SKIES: dict[str, tuple[Colour, Colour, Colour, Colour]] = {
    "dusk": ("#2f5a96", "#d58b8f", "#ffc67d", "#fff0c4"),
    "noon": ("#3f93c4", "#86c3dd", "#d6eef0", "#fffbe0"),
    "storm": ("#2f3d4c", "#5f7480", "#a9bcc0", "#e3e9d6"),
    "night": ("#101c3a", "#274272", "#5b7fa8", "#f4f1d8"),
    "jungle": ("#2d7d88", "#8fc7a8", "#e9f0bd", "#fff6c8"),
}
"""Above, halfway, at the horizon, and the sun."""


@lru_cache(maxsize=16)
def seascape(width: int, height: int, sky: str = "dusk", sun: float = 0.7) -> Group:
    """Sky and sea with the sun above the horizon, in the frame of a chart."""
    above, middle, low, disc = SKIES[sky]
    line = height * HORIZON
    x, y, r = width * sun, line - height * 0.13, height * 0.12
    return Group(
        (
            Shape(paths.rect(0, 0, width, line * 0.6), Linear(above, middle)),
            Shape(paths.rect(0, line * 0.6 - 1, width, line * 0.4 + 3), Linear(middle, low)),
            Shape(paths.circle(x, y, r * 4.2), Radial(clear(disc, 0.85), clear(disc, 0))),
            Shape(paths.circle(x, y, r), Radial("#ffffff", disc, 0.45, 0.4, 1.2)),
            *_clouds(width, height, low),
            *_far_islands(width, line, low),
            Shape(paths.rect(0, line, width, height - line), Texture("sea", "#0d4a5e", "#2f8796", 1.2)),
            Shape(paths.rect(0, line, width, height - line), Linear(clear(low, 0.75), "#06263600")),
            *_glitter(x, line, height, disc),
            Shape(paths.rect(0, 0, width, height), Radial("#00000000", "#02101a70", 0.5, 0.5, 1.6)),
            *frame(width, height),
        )
    )


def _clouds(width: int, height: int, colour: Colour) -> list[Part]:
    """Long clouds, lit from below."""
    white = light(colour, 0.55)
    return [
        Shape(paths.ellipse(width * x, height * y, width * w, height * h), clear(white, 0.5), blur=7)
        for x, y, w, h in (
            (0.12, 0.12, 0.13, 0.02),
            (0.22, 0.15, 0.1, 0.016),
            (0.5, 0.09, 0.16, 0.018),
            (0.88, 0.16, 0.12, 0.02),
            (0.38, 0.3, 0.1, 0.012),
            (0.95, 0.32, 0.1, 0.012),
        )
    ]


def _far_islands(width: int, line: float, haze: Colour) -> list[Part]:
    """Two islands in the haze."""
    far, near = dark(haze, 0.28), dark(haze, 0.46)
    return [
        Shape(
            f"M{width * 0.02} {line} C{width * 0.1} {line - 60} {width * 0.14} {line - 84} {width * 0.19}"
            f" {line - 52} C{width * 0.24} {line - 30} {width * 0.28} {line - 14} {width * 0.34} {line}Z",
            far,
        ),
        Shape(
            f"M{width * 0.86} {line} C{width * 0.9} {line - 34} {width * 0.94} {line - 58} {width}"
            f" {line - 44} V{line}Z",
            near,
        ),
    ]


def _glitter(x: float, line: float, height: int, disc: Colour) -> list[Part]:
    """The sun on the water."""
    return [
        Shape(
            paths.ellipse(x + shift, line + 10 + 17 * i, 34 + 9 * i, 2.6), clear(disc, 0.6 - 0.05 * i), blur=1
        )
        for i, shift in enumerate((0, 8, -10, 6, -6, 12, -14, 8, -4, 10))
        if line + 10 + 17 * i < height - 20
    ]


def waves(y: float, colour: Colour, phase: float = 0, width: int = WIDTH, height: int = HEIGHT) -> Group:
    """A row of waves across the picture, down to its lower edge."""
    step, rise = 96.0, 20.0
    x = -step * (1 + phase)
    crest = f"M{x} {y}"
    while x < width + step:
        crest += f"q{step * 0.3} {-rise} {step * 0.62} {-rise * 0.2}"
        crest += f"q{step * 0.14} {rise * 0.5} {step * 0.38} {rise * 0.2}"
        x += step
    body = f"{crest} V{y + 400} H{-step * 2}Z"
    return Group(
        (
            Shape(body, Linear(light(colour, 0.22), dark(colour, 0.35))),
            Shape(crest, None, clear("#fffdf2", 0.85), 4),
        ),
        clip=paths.rect(RIM, y - 40, width - 2 * RIM, height - RIM - y + 40),
        solid=True,
    )


SAIL = "M-100 0 C-40 4 40 4 100 0 C125 35 122 75 104 100 C40 86 -40 86 -104 100 C-86 70 -84 30 -100 0Z"
SEAMS = "".join(f"M{x} 3 C{x * 1.2 + 14} 40 {x * 1.2 + 12} 70 {x} 88" for x in (-50, 0, 50))
"""A sail of half a width of 100 and a drop of 100, and its seams."""


def _yard(x: float, y: float, half: float, drop: float, cloth: Colour) -> list[Part]:
    """A square sail under its yard, filled by the wind."""
    canvas = Texture("canvas", dark(cloth, 0.18), light(cloth, 0.3), 0.6)
    yard = f"M{x - half * 1.06} {y} H{x + half * 1.06}"
    sail, seams = (paths.stretched(path, x, y, half / 100, drop / 100) for path in (SAIL, SEAMS))
    return [
        Shape(sail, canvas, INK, 1.6, 7),
        Shape(seams, None, clear(dark(cloth, 0.55), 0.5), 1),
        Shape(yard, None, INK, 4.6),
        Shape(yard, None, "#9a6a3a", 2.4),
    ]


@lru_cache(maxsize=16)
def galleon(cloth: Colour = "#f4e8cc", flag: Colour = "#8f2f1e") -> Group:
    """A three-master, about 300 wide and 300 high around the middle of its waterline."""
    masts = "M-78 -20 V-214 M0 -26 V-262 M78 -24 V-206 M120 -46 L196 -92"
    hull = (
        "M-150 -74 L-92 -62 L-88 -40 L76 -36 L84 -56 L138 -62 C134 -28 118 6 92 22 L-96 22"
        " C-124 8 -140 -32 -150 -74Z"
    )
    ropes = (
        "M0 -258 L-78 -210 M0 -258 L78 -202 M78 -202 L194 -92 M-78 -212 L-148 -74 M0 -262 L-88 -42"
        " M0 -262 L84 -40"
        " M78 -204 L134 -60 M-78 -212 L-40 -38"
    )
    windows = "".join(paths.rect(-138 + 15 * i, -56 + 3 * i, 8, 11) for i in range(3))
    ports = "".join(paths.rect(-84 + 34 * i, -18, 13, 13) for i in range(5))
    return Group(
        (
            Shape(ropes, None, clear(INK, 0.65), 1.2),
            Shape(masts, None, INK, 8),
            Shape(masts, None, "#7a4f2a", 5),
            *_yard(-78, -192, 34, 58, cloth),
            *_yard(-78, -130, 42, 78, cloth),
            *_yard(78, -184, 32, 56, cloth),
            *_yard(78, -124, 40, 74, cloth),
            *_yard(0, -236, 38, 70, cloth),
            *_yard(0, -160, 52, 108, cloth),
            Shape(
                "M112 -54 L194 -94 L120 -140Z",
                Texture("canvas", dark(cloth, 0.2), light(cloth, 0.2)),
                INK,
                1.6,
                5,
            ),
            Shape("M0 -262 C14 -274 26 -256 44 -266 V-246 C28 -238 14 -254 0 -244Z", flag, INK, 1.6, 3),
            Shape(
                "M-78 -214 C-68 -222 -58 -210 -46 -217 V-204 C-58 -198 -68 -208 -78 -202Z", flag, INK, 1.4, 2
            ),
            Shape("M78 -206 C88 -214 98 -202 110 -209 V-196 C98 -190 88 -200 78 -194Z", flag, INK, 1.4, 2),
            Shape(hull, Texture("wood", "#4f2d16", "#9a6436", 0.8), INK, 2.4, 10),
            Shape("M-146 -52 L-90 -36 L86 -30 L136 -44", None, "#d9a441", 4),
            Shape("M-138 -24 C-60 -2 60 0 128 -18 M-124 2 C-60 14 60 14 112 0", None, clear(INK, 0.5), 1.6),
            Shape(windows, "#ffd97a", INK, 1.2),
            Shape(ports, "#1d120b", "#d9a441", 1.6),
            Shape("M-150 -74 L-92 -62 L-91 -56 L-149 -67Z", "#d9a441", INK, 1.2),
            Shape("M84 -56 L138 -62 L138 -56 L85 -50Z", "#d9a441", INK, 1.2),
        ),
        solid=True,
    )
