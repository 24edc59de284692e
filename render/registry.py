"""A game's pictures, found by its name: the package `render.<game>` with four functions."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from engine.core.say import Say
from engine.core.types import Seat
from render.fonts import ELLIPSIS, writable
from render.moment import Moment
from render.scene import Scene
from render.theme import SEATS


class Pictures(Protocol):
    """What `render.<game>` offers; its views are those of `engine.<game>`."""

    def table(self, view: Any, moment: Moment) -> Scene:
        """The public picture, from a spectator's view."""

    def own(self, view: Any, moment: Moment, seat: Seat) -> Scene:
        """A player's own picture: the hand, and the board with marks if the question needs it."""

    def lobby(self, seats: int) -> Scene:
        """The card that invites to the game; so many seats are taken."""

    def final(self, view: Any, moment: Moment) -> Scene:
        """The last picture: who won, and how the scores came about."""


def has_pictures(game: str) -> bool:
    """Tell whether somebody has drawn this game."""
    return find_spec(f"render.{game}") is not None


@cache
def pictures(game: str) -> Pictures:
    """Find the pictures of a game."""
    return cast("Pictures", import_module(f"render.{game}"))


LONGEST = 20
"""How many characters of a name a picture shows within a sentence."""


def lettered(say: Say) -> Say:
    """Speak of people by names that the faces can write, or else by the letter of their seat."""
    return say.named([_written(name, seat) for seat, name in enumerate(say.names)])


def _written(name: str, seat: Seat) -> str:
    spelled = writable("text", name)
    if not any(character.isalnum() for character in spelled):
        return SEATS[seat].letter
    return spelled if len(spelled) <= LONGEST else spelled[: LONGEST - 1].rstrip() + ELLIPSIS


def voice(language: str, game: str, names: tuple[str, ...] = ()) -> Say:
    """Speak of a game's pictures to people of these names."""
    return Say(language, ("engine.core", f"engine.{game}", "render", f"render.{game}"), names)
