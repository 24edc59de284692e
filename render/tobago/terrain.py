"""The six terrains and the sea: colours, grain, and a little motif that tells each without colour."""

from collections.abc import Callable
from typing import NamedTuple

from render.kit import paths
from render.scene import Colour, Fill, Group, Part, Shape, Texture
from render.tint import clear

Motif = Callable[[float, float, float], str]
"""The strokes of a motif around a point, for a hex of a radius."""


class Look(NamedTuple):
    """How a terrain is painted."""

    grain: str
    dark: Colour
    light: Colour
    stroke: Colour
    ink: Colour
    """The colour of labels on it."""
    zoom: float = 0.8

    @property
    def fill(self) -> Fill:
        """The ground of the terrain."""
        return Texture(self.grain, self.dark, self.light, self.zoom)


LOOKS: dict[str, Look] = {
    "jungle": Look("leaves", "#1c5029", "#35783a", "#0b2a14", "#a5cb93"),
    "scrub": Look("grass", "#bab445", "#d2cd68", "#6a6f20", "#66651a"),
    "mountain": Look("rock", "#6a5d5f", "#8f827d", "#332a2c", "#d9cdc5"),
    "beach": Look("sand", "#f0d79c", "#fae9c0", "#b08a4c", "#96703a"),
    "river": Look("cloud", "#97d2da", "#b6e3e4", "#2b83a6", "#2c7089"),
    "lake": Look("sea", "#2561aa", "#3a7ec6", "#a9d3f7", "#c3defa"),
    "sea": Look("sea", "#0f4c5f", "#2d8090", "#d9f1e4", "#ffffff"),
}


def _trees(x: float, y: float, r: float) -> str:
    """Three round crowns."""
    return "".join(
        paths.circle(x + r * dx, y + r * dy, r * 0.2)
        for dx, dy in ((-0.44, -0.36), (0.42, -0.42), (0, -0.56))
    )


def _tufts(x: float, y: float, r: float) -> str:
    """Blades of dry grass."""
    return "".join(
        f"M{x + r * dx:.1f} {y + r * dy:.1f}l{-r * 0.16:.1f} {-r * 0.26:.1f}"
        f"M{x + r * dx:.1f} {y + r * dy:.1f}v{-r * 0.34:.1f}"
        f"M{x + r * dx:.1f} {y + r * dy:.1f}l{r * 0.16:.1f} {-r * 0.26:.1f}"
        for dx, dy in ((-0.42, -0.26), (0.4, -0.3))
    )


def _peaks(x: float, y: float, r: float) -> str:
    """Two sharp peaks."""
    return (
        f"M{x - r * 0.62:.1f} {y - r * 0.2:.1f}l{r * 0.34:.1f} {-r * 0.5:.1f}l{r * 0.22:.1f} {r * 0.3:.1f}"
        f"l{r * 0.2:.1f} {-r * 0.36:.1f}l{r * 0.46:.1f} {r * 0.56:.1f}"
    )


def _dots(x: float, y: float, r: float) -> str:
    """Pebbles in the sand."""
    spots = ((-0.5, -0.3), (-0.18, -0.56), (0.16, -0.34), (0.46, -0.52), (0.6, -0.1), (-0.7, 0.1))
    return "".join(paths.circle(x + r * dx, y + r * dy, r * 0.045) for dx, dy in spots)


def _stream(x: float, y: float, r: float) -> str:
    """Water that runs: two long waves."""
    swell = "".join(f"q{r * 0.175:.2f} {rise:.2f} {r * 0.35:.2f} 0" for rise in (-r * 0.2, r * 0.2) * 2)
    return "".join(f"M{x - r * 0.7:.1f} {y + r * dy:.1f}{swell}" for dy in (-0.48, -0.22))


def _rings(x: float, y: float, r: float) -> str:
    """Still water: rings on the surface."""
    return paths.ellipse(x, y - r * 0.38, r * 0.44, r * 0.2) + paths.ellipse(
        x, y - r * 0.38, r * 0.2, r * 0.08
    )


MOTIFS: dict[str, Motif] = {
    "jungle": _trees,
    "scrub": _tufts,
    "mountain": _peaks,
    "beach": _dots,
    "river": _stream,
    "lake": _rings,
    "sea": _stream,
}


def motif(terrain: str, middles: list[tuple[float, float]], radius: float) -> Group:
    """The motif of a terrain around many points, as few strokes."""
    look = LOOKS[terrain]
    path = "".join(MOTIFS[terrain](x, y, radius) for x, y in middles)
    parts: tuple[Part, ...] = (Shape(path, None, clear(look.stroke, 0.55), max(1.6, radius * 0.065)),)
    if terrain == "jungle":
        parts = (Shape(path, "#42893f", look.stroke, radius * 0.05),)
    return Group(parts)
