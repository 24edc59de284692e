"""The island as it lies still: terrain, areas, coast, labels and landmarks."""

from functools import lru_cache
from itertools import chain

from engine.tobago import frame
from engine.tobago.island import TERRAINS, Island, island
from engine.tobago.landmarks import Site
from render import theme
from render.kit import paths
from render.scene import HEIGHT, WIDTH, Box, Group, Part, Shape, Sprite, Text
from render.theme import ALARM, INK
from render.tint import clear
from render.tobago.chart import Chart
from render.tobago.terrain import LOOKS, motif

STANDS = ("hut", "palm", "statue")
LABEL = 33


@lru_cache(maxsize=64)
def ground(site: Site, chart: Chart, width: int = WIDTH, height: int = HEIGHT) -> Group:
    """The sea, which is the same around every island, with the island and its landmarks."""
    sea = Group(theme.sea(width, height).parts, solid=True)
    return Group((sea, isle(site, chart)))


def isle(site: Site, chart: Chart, labelled: bool = True) -> Group:
    """The island without the sea around it."""
    here = island(site.island)
    return Group(
        (
            *_shore(here, chart),
            *_terrains(here, chart),
            Shape(chart.outlines(here.land), None, clear(INK, 0.2), 1.6),
            *_borders(here, chart),
            *_largest(here, chart),
            Group(_labels(here, site, chart) if labelled else (), solid=True),
            *_landmarks(site, chart),
        )
    )


def _shore(here: Island, chart: Chart) -> tuple[Part, ...]:
    """Shallow water and surf around the land."""
    coast, r = chart.border(here.land), chart.radius
    return (
        Shape(coast, None, "#7fd6cf38", r * 1.3, blur=r * 0.2),
        Shape(coast, None, "#fffdf0d8", r * 0.34, blur=1.6),
        Shape(chart.outlines(here.land), "#1a0b1290", blur=4),
    )


def _terrains(here: Island, chart: Chart) -> list[Part]:
    """Each terrain as one shape, with its motif on every space."""
    parts: list[Part] = []
    for terrain in TERRAINS:
        spaces = here.of(terrain)
        middles = [chart.centre(space) for space in frame.spaces(spaces)]
        parts += [
            Shape(chart.outlines(spaces), LOOKS[terrain].fill),
            motif(terrain, middles, chart.radius),
        ]
    return parts


def _borders(here: Island, chart: Chart) -> tuple[Part, ...]:
    """A line where one area ends and another begins, and a strong one along the coast."""
    areas = "".join(chart.border(area) for area in sorted(set(here.area.values())))
    return (Shape(areas, None, clear(INK, 0.7), 2.4), Shape(chart.border(here.land), None, INK, 4.5))


def _largest(here: Island, chart: Chart) -> list[Part]:
    """The largest area of each terrain, edged in the red of the brackets on the clues."""
    parts: list[Part] = []
    for area in here.largest.values():
        edge = chart.border(area)
        wide = chart.radius / 3.8
        parts.append(Group((Shape(edge, None, ALARM, wide),), clip=chart.outlines(area)))
    return parts


def _labels(here: Island, site: Site, chart: Chart) -> tuple[Part, ...]:
    """The coordinate of every space, as its button has it."""
    taken = set(chain(site.huts, site.palms, site.statues))
    return tuple(_label(space, here, chart) for space in here.spaces if space not in taken)


def _label(space: str, here: Island, chart: Chart) -> Text:
    x, y = chart.centre(space)
    r = chart.radius
    ink = LOOKS[here.terrain[space]].ink
    return Text(space, Box(x - r, y - r * 0.34, 2 * r, r * 1.2), size=LABEL, face="bold", colour=ink)


def _landmarks(site: Site, chart: Chart) -> list[Part]:
    """Huts, palms and statues, each on a bright clearing."""
    parts: list[Part] = []
    for name, spaces in zip(STANDS, (site.huts, site.palms, site.statues), strict=True):
        for space in spaces:
            x, y = chart.centre(space)
            r = chart.radius
            parts.append(Shape(paths.ellipse(x, y + r * 0.1, r * 0.74, r * 0.66), "#fff6dcb0", blur=3))
            parts.append(Sprite(name, x, y, r * 1.5))
    return parts
