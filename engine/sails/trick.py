"""A trick: islands are laid, uncovered and ranked; treasures and Bonus cards change hands (steps 1 to 3)."""

from msgspec.structs import replace

from engine.core.dice import Dice
from engine.core.types import Event, Seat
from engine.sails.actions import proceed
from engine.sails.cards import ACTION_CARDS, COLOUR, COLOURS, TINT, VALUE, without
from engine.sails.events import ActionWon, BonusGained, Played, TreasureStolen, TreasureTaken, Uncovered
from engine.sails.moves import STEAL, TAKE, Play, Steal, Take
from engine.sails.phases import PLAYING, Claiming
from engine.sails.state import Deck, Showdown, Spoil, State, exchanged

CARD_OF = {colour: number for number, card in enumerate(ACTION_CARDS) for colour in card}
"""Which of the Action cards a colour belongs to."""


def _groups(shown: str) -> dict[str, str]:
    """Tell what each colour is ranked with while these treasures lie on the decks.

    If neither colour of an Action card has a treasure, the two count as one (sails R16, R17). With two
    decks that cannot happen.
    """
    merged = {card for card in ACTION_CARDS if not set(card) & set(shown)}
    return {colour: next((card for card in merged if colour in card), colour) for colour in COLOURS}


_GROUPS = {shown: _groups(shown) for shown in (*COLOURS, "rg", "rv", "bg", "bv")}
"""By the colours on the decks."""


def play(state: State, seat: Seat, move: Play, news: list[Event], dice: Dice) -> State:
    """Lay an island; once everybody has, uncover them all."""
    card, bonus = move.card, move.bonus
    news.append(_played(seat, move))
    hands = state.hands
    plays = (*state.plays, move)
    hands = (*hands[:seat], without(hands[seat], card), *hands[seat + 1 :])
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
    plays, first = state.plays, state.first
    seats = tuple([(first + at) % len(plays) for at in range(len(plays))])
    cards = tuple([play.card for play in plays])
    values = tuple([VALUE[play.card] + play.bonus for play in plays])
    news.append(Uncovered(seats, cards, values))
    spoils = _rank(state, seats, cards, values)
    last = Showdown(first, plays, spoils)
    state = replace(state, plays=(), discards=state.discards + cards, last=last)
    asked = tuple([one.winner for one in spoils if one.size > 1 and victims(last, state.piles, one)])
    if asked:
        return replace(state, phase=Claiming(asked, tuple(sorted(asked)), (None,) * len(asked)))
    return _settle(state, last, news, dice)


def _rank(
    state: State, seats: tuple[Seat, ...], cards: tuple[str, ...], values: tuple[int, ...]
) -> tuple[Spoil, ...]:
    """Find the strongest and the weakest of each colour; a tie favours who played first (sails R6, R7)."""
    shown = {TINT[deck.shown]: deck.shown for deck in state.decks}
    group_of = _GROUPS["".join(shown)]
    groups: dict[str, list[int]] = {}
    for at, card in enumerate(cards):
        # Higher values are stronger, and of equal ones the earlier.
        groups.setdefault(group_of[COLOUR[card]], []).append(values[at] * 8 - at)
    found = []
    for colours, strengths in groups.items():
        best, size = -max(strengths) % 8, len(strengths)
        loser = seats[-min(strengths) % 8] if size > 1 else None
        treasure = shown.get(colours, "")
        action = 0 if treasure else state.round.actions[CARD_OF[colours[0]]]
        found.append((best, Spoil(colours, size, seats[best], loser, treasure, None, action, 0)))
    return tuple([spoil for _, spoil in sorted(found, key=_position)])


def _position(found: tuple[int, Spoil]) -> int:
    return found[0]


def victims(last: Showdown, piles: tuple[tuple[str, ...], ...], spoil: Spoil) -> list[Seat]:
    """List whom the winner of a colour could rob instead of taking its treasure (sails R12)."""
    if not spoil.treasure:
        return []
    colour, first, size = spoil.colours, last.first, len(last.plays)
    followers = [
        ((first + at) % size, VALUE[play.card] + play.bonus)
        for at, play in enumerate(last.plays)
        if COLOUR[play.card] == colour
    ]
    best = max(value for _, value in followers)
    return [
        seat for seat, value in followers if value < best and piles[seat] and TINT[piles[seat][-1]] == colour
    ]


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
    sealed = exchanged(phase.sealed, phase.seats.index(seat), move)
    waiting = tuple(one for one in phase.waiting if one != seat)
    if waiting:
        return replace(state, phase=Claiming(phase.seats, waiting, sealed))
    thefts = {
        thief: claim for thief, claim in zip(phase.seats, sealed, strict=True) if isinstance(claim, Steal)
    }
    spoils = tuple(_decided(spoil, thefts.get(spoil.winner)) for spoil in last.spoils)
    return _settle(state, Showdown(last.first, last.plays, spoils), news, dice)


def _decided(spoil: Spoil, theft: Steal | None) -> Spoil:
    return replace(spoil, treasure=theft.treasure, victim=theft.victim) if theft else spoil


def _settle(state: State, last: Showdown, news: list[Event], dice: Dice) -> State:
    """Hand out treasures (step 2) and Bonus cards (step 3), then begin the actions."""
    decks, piles = _treasures(state, last, news)
    spoils, bonus, supply = _consolation(state, last, news)
    queue = []
    for spoil in spoils:
        if spoil.action:
            queue.append((spoil.winner, spoil.action))
            news.append(ActionWon(spoil.winner, spoil.colours, spoil.action))
    settled = replace(
        state,
        decks=decks,
        piles=piles,
        bonus=bonus,
        supply=supply,
        last=Showdown(last.first, last.plays, spoils),
        queue=tuple(queue),
    )
    return proceed(settled, news, dice)


def _treasures(
    state: State, last: Showdown, news: list[Event]
) -> tuple[tuple[Deck, ...], tuple[tuple[str, ...], ...]]:
    """Let each winner take the deck's treasure, or the visible one of a victim (sails R14)."""
    decks, piles = list(state.decks), list(state.piles)
    for spoil in last.spoils:
        seat, treasure, victim = spoil.winner, spoil.treasure, spoil.victim
        if not treasure:
            continue
        if victim is None:
            at = next(at for at, deck in enumerate(decks) if deck.shown == treasure)
            decks[at] = Deck(decks[at].colours, "", decks[at].draw, decks[at].buried)
            news.append(TreasureTaken(seat, treasure))
        else:
            piles[victim] = piles[victim][:-1]
            beneath = piles[victim][-1] if piles[victim] else ""
            news.append(TreasureStolen(seat, victim, treasure, len(piles[victim]), beneath))
        piles[seat] = (*piles[seat], treasure)
    return tuple(decks), tuple(piles)


def _consolation(
    state: State, last: Showdown, news: list[Event]
) -> tuple[tuple[Spoil, ...], tuple[int, ...], int]:
    """Give the weakest of each colour Bonus cards as far as the supply reaches (sails R11, R33)."""
    first, seats, supply = state.first, len(state.hands), state.supply
    bonus, spoils = list(state.bonus), list(last.spoils)
    due = sorted(
        ((spoil.loser - first) % seats, at) for at, spoil in enumerate(spoils) if spoil.loser is not None
    )
    for _, at in due:
        spoil = spoils[at]
        seat, gained = spoil.loser, min(spoil.size, supply)
        assert seat is not None
        bonus[seat] += gained
        supply -= gained
        news.append(BonusGained(seat, spoil.colours, gained, spoil.size - gained))
        spoils[at] = replace(spoil, gained=gained)
    return tuple(spoils), tuple(bonus), supply
