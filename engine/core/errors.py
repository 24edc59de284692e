"""Why a table refuses.

::

    RulesError
    ├── NotYourTurn     somebody else is being asked
    ├── Stale           the question has been answered or has gone
    ├── Illegal         the rules forbid it; ``why`` says which one
    ├── GameOver        nothing is asked any more
    ├── UnknownMove     no move of this game reads so
    ├── BadOptions      ``field`` says which option, ``problem`` what is wrong
    ├── BadSeats        this game is for another number of players
    ├── UnknownGame     there is no such game
    ├── CannotUndo      nothing of this seat's can be taken back
    └── BrokenLog       a saved game does not replay
"""

from typing import Any


class RulesError(Exception):
    """Something a player asked for and cannot have; ``key`` and ``fields`` find the sentence."""

    key = "error"

    def __init__(self, **fields: Any) -> None:
        super().__init__(", ".join(f"{name}={value}" for name, value in fields.items()))
        self.fields = fields


class NotYourTurn(RulesError):
    """Somebody else is being asked."""

    key = "error-not-your-turn"


class Stale(RulesError):
    """The question has been answered or has gone."""

    key = "error-stale"


class Illegal(RulesError):
    """The rules forbid it; ``why`` is the game's own key, or empty where it gives none."""

    key = "error-illegal"

    def __init__(self, move: str, why: str | None = None) -> None:
        super().__init__(move=move, why=why or "")
        self.why = why


class GameOver(RulesError):
    """Nothing is asked any more."""

    key = "error-game-over"


class UnknownMove(RulesError):
    """No move of this game reads so."""

    key = "error-unknown-move"


class BadOptions(RulesError):
    """An option of the game has an impossible value."""

    key = "error-bad-options"


class BadSeats(RulesError):
    """The game is for another number of players."""

    key = "error-bad-seats"


class UnknownGame(RulesError):
    """There is no such game."""

    key = "error-unknown-game"


class CannotUndo(RulesError):
    """Nothing of this seat's can be taken back."""

    key = "error-cannot-undo"


class BrokenLog(RulesError):
    """A saved game does not replay; ``line`` says where."""

    key = "error-broken-log"
