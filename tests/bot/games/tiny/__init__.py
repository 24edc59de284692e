"""The tiny game of the laws as a registered one, with words: for tests of the host that need no real game."""

from engine.core.types import Info
from tests.laws.tiny import Tiny

_game = Tiny()

INFO = Info(key="tiny", version=1, least=2, most=3, minutes=1, most_plies=40, topics=("goal", "bids"))
MOVES, EVENTS = _game.MOVES, _game.EVENTS
State, View, Options = _game.State, _game.View, _game.Options
setup, to_move, legal, apply = _game.setup, _game.to_move, _game.legal, _game.apply
outcome, view, imagine = _game.outcome, _game.view, _game.imagine
pool, refusal = _game.pool, _game.refusal
