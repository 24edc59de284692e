"""The display list: a few frozen nodes that compare as values and know no language.

    Scene ── Group ┬─ Shape    an outline in SVG path syntax, with fill, line and relief
                   ├─ Text     words in a box they never leave
                   ├─ Sprite   an emblem by its name
                   └─ Group    parts with a place, a turn and a scale

Units are picture points: a scene of 1200 x 800 is painted with as many pixels. Turns are degrees,
clockwise. A group may carry what it `says`: alt text and the text board are read from there.
"""

from collections.abc import Iterator
from typing import Any, Literal, Protocol

import msgspec

Colour = str
"""`#rrggbb` or `#rrggbbaa`."""

Face = Literal["text", "bold", "title"]
Side = Literal["left", "centre", "right"]

WIDTH, HEIGHT = 1200, 800
MARGIN = 24
"""Two per cent of the width: nothing important lies further out."""
LEAST_TYPE = 33.0
"""The smallest type of a picture 1200 points wide: 11 points on a phone."""


class Say(Protocol):
    """Words in somebody's language: `say("sails-turn", name="Ann")`."""

    def __call__(self, key: str, **fields: Any) -> str:
        """Give the sentence of this key."""
        ...


class Node(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """A part of a picture; equal nodes look the same."""


class Words(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """A sentence that is not yet in any language: a key and its fields."""

    key: str
    fields: "tuple[tuple[str, Field], ...]" = ()


Field = int | str | tuple[int | str, ...] | Words
"""A number, a word, a list of seats or of words, or a phrase within the phrase."""


Phrase = str | Words
"""What is written: a literal (a name, a number, a coordinate) or words still to be said."""


def words(key: str, /, **fields: Field) -> Words:
    """Name a sentence of the words files; fields may be words themselves."""
    return Words(key, tuple(sorted(fields.items())))


def spoken(phrase: Phrase, say: Say) -> str:
    """Put a phrase into the language of `say`."""
    if isinstance(phrase, str):
        return phrase
    fields = {name: spoken(f, say) if isinstance(f, Words) else f for name, f in phrase.fields}
    return say(phrase.key, **fields)


def who(seat: int) -> Words:
    """Name the player of a seat, whoever that will be when it is painted."""
    return words("draw-who", seat=seat)


class Box(msgspec.Struct, frozen=True):
    """A rectangle by its upper left corner and size."""

    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> tuple[float, float]:
        """The middle of the box."""
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.height

    def inset(self, across: float, down: float | None = None) -> "Box":
        """Give the box inside this one, `across` narrower on each side."""
        down = across if down is None else down
        return Box(self.x + across, self.y + down, self.width - 2 * across, self.height - 2 * down)

    def rows(self, count: int, gap: float = 0) -> "tuple[Box, ...]":
        """Cut the box into equal rows."""
        height = (self.height - gap * (count - 1)) / count
        return tuple(Box(self.x, self.y + i * (height + gap), self.width, height) for i in range(count))

    def columns(self, count: int, gap: float = 0) -> "tuple[Box, ...]":
        """Cut the box into equal columns."""
        width = (self.width - gap * (count - 1)) / count
        return tuple(Box(self.x + i * (width + gap), self.y, width, self.height) for i in range(count))


class Linear(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """A fill that runs from one colour to another; turn 0 is downwards, 90 to the left."""

    start: Colour
    stop: Colour
    turn: float = 0


class Radial(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """A fill that runs outwards from a point given as fractions of the shape's box."""

    inner: Colour
    outer: Colour
    x: float = 0.5
    y: float = 0.5
    reach: float = 1.0


class Texture(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """A fill of natural grain between two colours; the names are those of `render.textures`."""

    name: str
    dark: Colour
    light: Colour
    zoom: float = 1.0


Fill = Colour | Linear | Radial | Texture


class Shadow(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a group casts on what lies below it."""

    down: float = 4
    blur: float = 5
    colour: Colour = "#1b120a80"


class Said(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a part of the picture tells somebody who cannot see it.

    Weight 1 is what a glance must tell (turn, last move, scores), 2 the table, 3 details.
    """

    phrase: Phrase
    weight: int = 2


class Text(Node, frozen=True):
    """Words in a box: shrunk down to `least`, wrapped to `lines`, then cut with an ellipsis."""

    phrase: Phrase
    box: Box
    size: float = 36
    least: float = LEAST_TYPE
    face: Face = "text"
    colour: Colour = "#2b1d12"
    side: Side = "centre"
    lines: int = 1
    halo: Colour | None = None


class Shape(Node, frozen=True):
    """An outline; several subpaths cut holes (even-odd)."""

    path: str
    fill: Fill | None = None
    line: Colour | None = None
    width: float = 2
    relief: float = 0
    blur: float = 0


class Sprite(Node, frozen=True):
    """An emblem of `render.emblems`, `size` points square around (x, y)."""

    name: str
    x: float
    y: float
    size: float
    tint: Colour | None = None
    turn: float = 0


class Group(Node, frozen=True):
    """Parts drawn in order, moved, turned and scaled together.

    A `solid` group is painted once and kept by value, wherever it is placed: make cards, tokens
    and panels solid, and leave open what merely holds them.
    """

    parts: "tuple[Part, ...]"
    x: float = 0
    y: float = 0
    turn: float = 0
    scale: float = 1
    solid: bool = False
    clip: str | None = None
    fade: float = 1
    shadow: Shadow | None = None
    says: tuple[Said, ...] = ()


Part = Text | Shape | Sprite | Group


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """A whole picture: what lies still below, what lies on it, and its heading for readers."""

    heading: Phrase
    ground: Group
    parts: tuple[Part, ...] = ()
    width: int = WIDTH
    height: int = HEIGHT
    zoom: float = 1
    """Pixels per unit: hands need fewer than boards."""
    quality: int = 76
    """How finely a board is encoded, up to 100: one full of small things bears a little less."""

    @property
    def quick(self) -> bool:
        """Tell whether it must be ready in a moment, as a hand must, rather than small."""
        return self.zoom < 1


def group(*parts: Part | None, x: float = 0, y: float = 0, **rest: object) -> Group:
    """Gather parts, leaving out what is None."""
    kept = tuple(part for part in parts if part is not None)
    return msgspec.structs.replace(Group(kept, x, y), **rest)


def placed(part: Group, x: float, y: float, turn: float = 0, scale: float = 1) -> Group:
    """Give the same group at another place."""
    return msgspec.structs.replace(part, x=x, y=y, turn=turn, scale=scale)


def telling(phrase: Phrase, weight: int = 2, *parts: Part) -> Group:
    """Gather parts and say for them what they show."""
    return Group(parts, says=(Said(phrase, weight),))


def walk(part: Part) -> Iterator[Part]:
    """Give the part and everything in it, in the order of drawing."""
    yield part
    if isinstance(part, Group):
        for inner in part.parts:
            yield from walk(inner)


def to_json(scene: Scene) -> bytes:
    """Write a scene for a golden file."""
    return msgspec.json.encode(scene)


def from_json(text: bytes) -> Scene:
    """Read what `to_json` wrote."""
    return msgspec.json.decode(text, type=Scene)
