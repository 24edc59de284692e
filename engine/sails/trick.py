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

CARD_OF = {colours: number for number, card in enumerate(ACTION_CARDS) for colours in (*card, card)}
"""Which of the Action cards a colour, or the two that count as one, belongs to."""


def _groups(shown: str) -> dict[str, str]:
    """Tell what each island is ranked with while treasures of these colours lie on the decks.

    If neither colour of an Action card has a treasure, the two count as one (sails R16, R17). With two
    decks that cannot happen.
    """
    merged = {colour: card for card in ACTION_CARDS if not set(card) & set(shown) for colour in card}
    return {card: merged.get(COLOUR[card], COLOUR[card]) for card in ISLANDS}


_GROUPS = {shown: _groups(shown) for shown in (*COLOURS, "rg", "rv", "bg", "bv")}
"""By the colours on the decks."""
_PLACES = 8
"""More than there are seats: strength is value times this less the place, so that it tells the place."""
_SEATING = {
    seats: [tuple((first + at) % seats for at in range(seats)) for first in range(seats)] for seats in HAND
}
"""By the number of players and the First Player: the order of play."""


def play(state: State, seat: Seat, move: Play, news: list[Event], dice: Dice) -> State:
    """Lay an island; once everybody has, uncover them all."""
    card, covers, bonus = move.card, move.covers, move.bonus
    colour, number = ("", VALUE[card]) if covers == "sea" else (COLOUR[card], 0)
    news.append(Played(seat, covers, colour, number, bonus))  # what the sail leaves uncovered (sails R5)
    plays = (*state.plays, move)
    hands = exchanged(state.hands, seat, without(state.hands[seat], card))
    owned = exchanged(state.bonus, seat, state.bonus[seat] - bonus) if bonus else state.bonus
    complete = len(plays) == len(hands)
    laid = replace(
        state,
        phase=state.phase if complete else PLAYING[(seat + 1) % len(hands)],
        hands=hands,
        plays=plays,
        bonus=owned,
        spent=state.spent + bonus,
    )
    return _uncover(laid, news, dice) if complete else laid


def _uncover(state: State, news: list[Event], dice: Dice) -> State:
    """Rank the trick (step 1) and ask the winners who could rob somebody (sails R32)."""
    prizes = {TINT[deck.shown]: deck.shown for deck in state.decks}
    cards, groups = _grouped(state, _GROUPS["".join(prizes)], news)
    last = Showdown(state.first, state.plays, _rank(state, groups, prizes))
    piles, discards = state.piles, state.discards + cards
    asked = [one.winner for one in last.spoils if one.treasure and one.size > 1 and victims(last, piles, one)]
    if asked:
        phase = Claiming(tuple(asked), tuple(sorted(asked)), (None,) * len(asked))
        return replace(state, phase=phase, plays=(), discards=discards, last=last)
    return _settle(state, last, discards, news, dice)


def _grouped(
    state: State, group_of: dict[str, str], news: list[Event]
) -> tuple[tuple[str, ...], dict[str, list[int]]]:
    """Take the sails off; list the strengths of the islands by what they are ranked with."""
    groups: dict[str, list[int]] = {}
    cards, values, place = [], [], 0
    for play in state.plays:
        card = play.card
        value = VALUE[card] + play.bonus
        cards.append(card)
        values.append(value)
        strength = value * _PLACES - place  # of equal values the earlier is the stronger (sails R6, R7)
        colours = group_of[card]
        if colours in groups:
            groups[colours].append(strength)
        else:
            groups[colours] = [strength]
        place += 1
    laid = tuple(cards)
    news.append(Uncovered(_SEATING[place][state.first], laid, tuple(values)))
    return laid, groups


def _rank(state: State, groups: dict[str, list[int]], prizes: dict[str, str]) -> tuple[Spoil, ...]:
    """Find the strongest and the weakest of each colour, and what is at stake for them."""
    seats = _SEATING[len(state.plays)][state.first]
    short = _shortage(groups, state.supply) if state.supply < len(seats) else {}
    spoils = {}
    for colours, group in groups.items():
        best, loser, gained, size = -max(group) % _PLACES, None, 0, len(group)
        if size > 1:
            loser, gained = seats[-min(group) % _PLACES], short.get(colours, size)
        treasure = prizes.get(colours, "")
        action = 0 if treasure else state.round.actions[CARD_OF[colours]]
        spoils[best] = Spoil(colours, size, seats[best], loser, treasure, None, action, gained)
    return tuple([spoils[best] for best in sorted(spoils)])


def _shortage(groups: dict[str, list[int]], supply: int) -> dict[str, int]:
    """Share a small supply of Bonus cards among the weakest, in order of play (sails R33)."""
    shares = {}
    for colours in sorted(groups, key=lambda colours: -min(groups[colours]) % _PLACES):
        due = len(groups[colours]) if len(groups[colours]) > 1 else 0
        shares[colours] = min(due, supply)
        supply -= shares[colours]
    return shares


def victims(last: Showdown, piles: tuple[tuple[str, ...], ...], spoil: Spoil) -> list[Seat]:
    """List whom the winner of a colour could rob instead of taking its treasure (sails R12)."""
    colour, winner = spoil.colours, spoil.winner
    return [
        seat
        for seat, pile in enumerate(piles)
        if pile and TINT[pile[-1]] == colour and _is_lower(last.play(seat), last.play(winner))
    ]


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
    return _settle(state, Showdown(last.first, last.plays, spoils), state.discards, news, dice)


def _decided(spoil: Spoil, theft: Steal | None) -> Spoil:
    return replace(spoil, treasure=theft.treasure, victim=theft.victim) if theft else spoil


def _settle(state: State, last: Showdown, discards: tuple[str, ...], news: list[Event], dice: Dice) -> State:
    """Hand out treasures (step 2) and Bonus cards (step 3), then begin the actions."""
    decks, piles = list(state.decks), list(state.piles)
    for spoil in last.spoils:
        if spoil.treasure:
            _award(spoil, decks, piles, news)
    bonus, supply = _consoled(state, last, news)
    queue = []
    for spoil in last.spoils:
        if spoil.action:
            queue.append((spoil.winner, spoil.action))
            news.append(ActionWon(spoil.winner, spoil.colours, spoil.action))
    settled = replace(
        state,
        plays=(),
        bonus=bonus,
        supply=supply,
        decks=tuple(decks),
        piles=tuple(piles),
        discards=discards,
        last=last,
    )
    return proceed(settled, tuple(queue), news, dice)


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
