"""A trick: islands are laid, uncovered and ranked; treasures and Bonus cards change hands (steps 1 to 3)."""

from msgspec.structs import replace

from engine.core.dice import Dice
from engine.core.types import Event, Seat
from engine.sails.actions import proceed
from engine.sails.cards import ACTION_CARDS, COLOUR, COLOURS, HAND, ISLANDS, TINT, VALUE, without
from engine.sails.events import ActionWon, BonusGained, Played, TreasureStolen, TreasureTaken, Uncovered
from engine.sails.moves import STEAL, TAKE, Play, Steal, Take
from engine.sails.phases import PLAYING, Claiming
from engine.sails.state import Deck, Showdown, Spoil, State, exchanged

CARD_OF = {colour: number for number, card in enumerate(ACTION_CARDS) for colour in card}
"""Which of the Action cards a colour belongs to."""


def _groups(shown: str) -> dict[str, str]:
    """Tell what each island is ranked with while treasures of these colours lie on the decks.

    If neither colour of an Action card has a treasure, the two count as one (sails R16, R17). With two
    decks that cannot happen.
    """
    merged = {colour: card for card in ACTION_CARDS if not set(card) & set(shown) for colour in card}
    return {card: merged.get(COLOUR[card], COLOUR[card]) for card in ISLANDS}


_GROUPS = {shown: _groups(shown) for shown in (*COLOURS, "rg", "rv", "bg", "bv")}
"""By the colours on the decks."""
_SEATING = {
    seats: [tuple((first + at) % seats for at in range(seats)) for first in range(seats)] for seats in HAND
}
"""By the number of players and the First Player: the order of play."""


def play(state: State, seat: Seat, move: Play, news: list[Event], dice: Dice) -> State:
    """Lay an island; once everybody has, uncover them all."""
    card, bonus = move.card, move.bonus
    news.append(_played(seat, move))
    plays = (*state.plays, move)
    hands = exchanged(state.hands, seat, without(state.hands[seat], card))
    owned = exchanged(state.bonus, seat, state.bonus[seat] - bonus) if bonus else state.bonus
    complete = len(plays) == len(hands)
    laid = State(
        state.phase if complete else PLAYING[(seat + 1) % len(hands)],
        state.round,
        state.first,
        hands,
        plays,
        owned,
        state.supply,
        state.spent + bonus,
        state.decks,
        state.piles,
        state.discards,
        state.last,
        state.queue,
        state.dealings,
        state.glimpses,
    )
    return _uncover(laid, news, dice) if complete else laid


def _played(seat: Seat, move: Play) -> Played:
    """Tell of an island only what its sail leaves uncovered (sails R5)."""
    if move.covers == "sea":
        return Played(seat, move.covers, "", VALUE[move.card], move.bonus)
    return Played(seat, move.covers, COLOUR[move.card], 0, move.bonus)


def _uncover(state: State, news: list[Event], dice: Dice) -> State:
    """Rank the trick (step 1) and ask the winners who could rob somebody (sails R32)."""
    plays, piles = state.plays, state.piles
    cards = tuple([play.card for play in plays])
    last = Showdown(state.first, plays, _rank(state, cards, news))
    state = replace(state, plays=(), discards=state.discards + cards, last=last)
    asked = [one.winner for one in last.spoils if one.treasure and one.size > 1 and victims(last, piles, one)]
    if asked:
        phase = Claiming(tuple(asked), tuple(sorted(asked)), (None,) * len(asked))
        return replace(state, phase=phase)
    return _settle(state, last, news, dice)


def _rank(state: State, cards: tuple[str, ...], news: list[Event]) -> tuple[Spoil, ...]:
    """Find the strongest and the weakest of each colour; a tie favours who played first (sails R6, R7)."""
    seats = _SEATING[len(cards)][state.first]
    shown = {TINT[deck.shown]: deck.shown for deck in state.decks}
    group_of = _GROUPS["".join(shown)]
    groups: dict[str, list[int]] = {}
    values = []
    for at, play in enumerate(state.plays):
        colours, value = group_of[play.card], VALUE[play.card] + play.bonus
        values.append(value)
        strength = value * 8 - at  # of equal values the earlier is the stronger
        if colours in groups:
            groups[colours].append(strength)
        else:
            groups[colours] = [strength]
    news.append(Uncovered(seats, cards, tuple(values)))
    gains = _gains(groups, state.supply)
    actions, found = state.round.actions, []
    for colours, group in groups.items():
        treasure, size = shown.get(colours, ""), len(group)
        action = 0 if treasure else actions[CARD_OF[colours[0]]]
        best = -max(group) % 8
        loser = seats[-min(group) % 8] if size > 1 else None
        spoil = Spoil(colours, size, seats[best], loser, treasure, None, action, gains[colours])
        found.append((best, spoil))
    found.sort()
    return tuple([spoil for _, spoil in found])


def _gains(groups: dict[str, list[int]], supply: int) -> dict[str, int]:
    """Work out the Bonus cards of each colour's weakest, in order of play while they last (sails R33)."""
    gains = {colours: len(group) if len(group) > 1 else 0 for colours, group in groups.items()}
    if sum(gains.values()) > supply:
        for colours in sorted(groups, key=lambda colours: -min(groups[colours]) % 8):
            gains[colours] = min(gains[colours], supply)
            supply -= gains[colours]
    return gains


def victims(last: Showdown, piles: tuple[tuple[str, ...], ...], spoil: Spoil) -> list[Seat]:
    """List whom the winner of a colour could rob instead of taking its treasure (sails R12)."""
    colour = spoil.colours
    rich = [seat for seat, pile in enumerate(piles) if pile and TINT[pile[-1]] == colour]
    return [seat for seat in rich if _is_lower(last.play(seat), last.play(spoil.winner))]


def _is_lower(play: Play, best: Play) -> bool:
    """Tell whether an island of the winner's colour counts less; a tie does not."""
    same = COLOUR[play.card] == COLOUR[best.card]
    return same and VALUE[play.card] + play.bonus < VALUE[best.card] + best.bonus


def claims(last: Showdown, piles: tuple[tuple[str, ...], ...], seat: Seat) -> tuple[Take | Steal, ...]:
    """Offer the deck's treasure and those that could be stolen; one of them must be taken (sails R13)."""
    spoil = next(spoil for spoil in last.spoils if spoil.winner == seat)
    thefts = [STEAL[victim, piles[victim][-1]] for victim in sorted(victims(last, piles, spoil))]
    return (TAKE[spoil.treasure], *thefts)


def seal_claim(state: State, seat: Seat, move: Take | Steal, news: list[Event], dice: Dice) -> State:
    """Keep an answer until the last one is in, then hand the treasures out."""
    phase, last = state.phase, state.last
    assert isinstance(phase, Claiming)
    assert last is not None
    sealed = exchanged(phase.sealed, phase.winners.index(seat), move)
    waiting = tuple(one for one in phase.waiting if one != seat)
    if waiting:
        return replace(state, phase=Claiming(phase.winners, waiting, sealed))
    thefts = {
        thief: claim for thief, claim in zip(phase.winners, sealed, strict=True) if isinstance(claim, Steal)
    }
    spoils = tuple(_decided(spoil, thefts.get(spoil.winner)) for spoil in last.spoils)
    return _settle(state, Showdown(last.first, last.plays, spoils), news, dice)


def _decided(spoil: Spoil, theft: Steal | None) -> Spoil:
    return replace(spoil, treasure=theft.treasure, victim=theft.victim) if theft else spoil


def _settle(state: State, last: Showdown, news: list[Event], dice: Dice) -> State:
    """Hand out treasures (step 2) and Bonus cards (step 3), then begin the actions."""
    decks, piles = list(state.decks), list(state.piles)
    for spoil in last.spoils:
        if spoil.treasure:
            _award(spoil, decks, piles, news)
    bonus, supply = _consoled(state, last, news)
    queue = tuple([(spoil.winner, spoil.action) for spoil in last.spoils if spoil.action])
    news += [ActionWon(one.winner, one.colours, one.action) for one in last.spoils if one.action]
    settled = replace(
        state, decks=tuple(decks), piles=tuple(piles), bonus=bonus, supply=supply, last=last, queue=queue
    )
    return proceed(settled, news, dice)


def _award(spoil: Spoil, decks: list[Deck], piles: list[tuple[str, ...]], news: list[Event]) -> None:
    """Give the winner of a colour the deck's treasure, or the visible one of the victim (sails R14)."""
    seat, treasure, victim = spoil.winner, spoil.treasure, spoil.victim
    if victim is None:
        at = CARD_OF[spoil.colours] % len(decks)
        decks[at] = Deck(decks[at].colours, "", decks[at].draw, decks[at].buried)
        news.append(TreasureTaken(seat, treasure))
    else:
        left = piles[victim] = piles[victim][:-1]
        news.append(TreasureStolen(seat, victim, treasure, len(left), left[-1] if left else ""))
    piles[seat] = (*piles[seat], treasure)


def _consoled(state: State, last: Showdown, news: list[Event]) -> tuple[tuple[int, ...], int]:
    """Give the weakest of each colour Bonus cards as far as the supply reaches (sails R11)."""
    bonus, supply = list(state.bonus), state.supply
    for spoil in last.spoils:
        if spoil.loser is not None:
            bonus[spoil.loser] += spoil.gained
            supply -= spoil.gained
            news.append(BonusGained(spoil.loser, spoil.colours, spoil.gained, spoil.size - spoil.gained))
    return tuple(bonus), supply
