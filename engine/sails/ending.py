"""The end of a trick, of a round and of the game."""

from msgspec.structs import replace

from engine.core.dice import Dice
from engine.core.types import Event, Outcome
from engine.sails.cards import ROUNDS
from engine.sails.deal import announced, deal
from engine.sails.events import RoundScored, TrickEnded
from engine.sails.memory import after_flip
from engine.sails.phases import PLAYING, Over
from engine.sails.state import Deck, Round, State, Tally


def clean_up(state: State, news: list[Event], dice: Dice) -> State:
    """Put everything away and go on with the next trick, if there are islands left (step 5)."""
    first = (state.first + 1) % len(state.hands)
    if not any(state.hands):
        return _score(state, first, news, dice)
    decks, left, shown = [], [], {}
    for deck in state.decks:
        colours, buried, draw = deck.colours, deck.buried, deck.draw
        if deck.shown:
            left.append(deck.shown)
            buried = (*buried, deck.shown)
        decks.append(Deck(colours, draw[0], draw[1:], buried))
        shown[colours] = draw[0]
    news.append(TrickEnded(first, tuple(left), tuple(shown.values())))
    return replace(
        state,
        phase=PLAYING[first],
        first=first,
        supply=state.supply + state.spent,
        spent=0,
        decks=tuple(decks),
        queue=(),
        glimpses=after_flip(state.glimpses, shown) if state.glimpses else (),
    )


def _score(state: State, first: int, news: list[Event], dice: Dice) -> State:
    """Count a round, then deal the next one or end the game (sails R2, R36)."""
    tally = tuple(Tally(pile, bonus) for pile, bonus in zip(state.piles, state.bonus, strict=True))
    number, actions, tallies = state.round.number, state.round.actions, (*state.round.tallies, tally)
    for seat, one in enumerate(tally):
        news.append(RoundScored(seat, number, one.treasures, one.bonus, one.points))
    if number < ROUNDS:
        fresh = deal(len(state.hands), first, actions, tallies, state.last, dice)
        news.append(announced(fresh))
        return fresh
    over = Round(number, actions, state.round.unused, tallies)
    supply = state.supply + state.spent
    return replace(state, phase=Over(), round=over, first=first, supply=supply, spent=0, queue=())


def totals(tallies: tuple[tuple[Tally, ...], ...], seats: int) -> tuple[int, ...]:
    """Add up what each seat has scored so far."""
    return tuple(sum(tally[seat].points for tally in tallies) for seat in range(seats))


def outcome(state: State) -> Outcome | None:
    """Most points win; equal points share the place (sails R26)."""
    if type(state.phase) is not Over:
        return None
    scores = totals(state.round.tallies, len(state.hands))
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    return Outcome(places, scores, "shared" if places.count(1) > 1 else "points")
