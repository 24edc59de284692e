"""A message before it is Discord's: texts, a picture, buttons and menus as values.

Limits of Discord are kept here, in one place.
"""

from dataclasses import dataclass
from hashlib import sha256
from typing import Literal

BOARD = 1800
LABEL, OPTION, TEXT, ALT, CHOICES, IN_A_ROW = 80, 100, 4000, 1024, 25, 5

Style = Literal["primary", "secondary", "success", "danger"]


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawn picture and what it shows, in words; without data the words stand in for it."""

    data: bytes
    filename: str
    alt: str
    board: str = ""


@dataclass(frozen=True, slots=True)
class Image:
    """The place of the picture in a message; it may still be empty."""

    picture: Picture | None = None


@dataclass(frozen=True, slots=True)
class Document:
    """A file to download."""

    filename: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Text:
    """A few lines of text."""

    content: str


@dataclass(frozen=True, slots=True)
class Button:
    """Something to press: an id for us, or an address for the browser."""

    label: str
    id: str = ""
    style: Style = "secondary"
    url: str = ""
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """Up to five buttons side by side."""

    buttons: tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """One line of a menu."""

    label: str
    value: str
    description: str = ""


@dataclass(frozen=True, slots=True)
class Menu:
    """A list from which one or several are chosen."""

    id: str
    placeholder: str
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1


Part = Text | Image | Document | Row | Menu


@dataclass(frozen=True, slots=True)
class Page:
    """A whole message."""

    parts: tuple[Part, ...]

    def illustrated(self, picture: Picture | None) -> "Page":
        """The same with a picture in its place; one that could not be drawn becomes a text board."""
        shown = _shown(picture)
        parts = [shown if isinstance(part, Image) else part for part in self.parts]
        return page(*parts)

    def quiet(self) -> "Page":
        """The same without anything to press."""
        return Page(tuple(part for part in self.parts if not isinstance(part, Row | Menu)))

    def digest(self, view: bytes = b"") -> str:
        """A short hash of all that it says, and of the view that its picture shows."""
        said = repr([part for part in self.parts if not isinstance(part, Image)])
        return sha256(said.encode() + view).hexdigest()[:20]

    def words(self) -> str:
        """All texts, for tests and for people who cannot see buttons."""
        return "\n".join(part.content for part in self.parts if isinstance(part, Text))


def page(*parts: Part | None) -> Page:
    """Put a message together; nothing stays nothing, and the texts share what Discord allows."""
    left = TEXT
    kept: list[Part] = []
    for part in parts:
        if not isinstance(part, Text):
            kept += [part] if part is not None else []
        elif part.content and left > 0:
            kept.append(Text(clip(part.content, left)))
            left -= len(part.content)
    return Page(tuple(kept))


def row(*buttons: Button | None) -> Row | None:
    """Put buttons side by side; a row without any is nothing."""
    kept = tuple(button for button in buttons if button is not None)
    return Row(kept[:IN_A_ROW]) if kept else None


def strong(text: str) -> str:
    """A line in bold letters; what is bold within it already would end them."""
    return f"**{text.replace('**', '')}**"


def clip(text: str, limit: int) -> str:
    """Shorten a text to a limit, visibly."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def _shown(picture: Picture | None) -> Image | Text | None:
    if picture is None or picture.data:
        return Image(picture) if picture else None
    return Text(f"```\n{clip(picture.board.replace('`', '´'), BOARD)}\n```")
