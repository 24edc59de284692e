"""What an asked seat may answer; from the open table, the question and the own hand alone."""

from collections.abc import Callable
from typing import Any

from engine.core.types import Move, Seat
from engine.gunpowder import moves as m
from engine.gunpowder.board import (
    ABOARD,
    ANCHORS,
    BIT,
    NEAR,
    SPREAD,
    WALKABLE,
    WITHIN,
    along,
    among,
    lanes_of,
    rings,
)
from engine.gunpowder.cards import VALUE
from engine.gunpowder.fans import add_reached, fans
from engine.gunpowder.phases import (
    Acting,
    Aiming,
    AnyPhase,
    Brewing,
    Defending,
    Dropping,
    Mooring,
    Opening,
    Over,
    Placing,
    Taking,
    Trapped,
)
from engine.gunpowder.state import (
    Island,
    Rules,
    State,
    Turn,
    bomb_cells,
    closed,
    crew_cells,
    opponents,
    standing,
    usable,
    vacant,
)
from engine.gunpowder.walk import (
    crowded,
    door,
    enemy_boat_at,
    flight_cells,
    hemmed_bombs,
    pushable,
    starts,
    steps,
)

Hand = tuple[str, ...]


def asked(phase: AnyPhase) -> tuple[Seat, ...]:
    """Name everyone who is being asked."""
    if isinstance(phase, Over):
        return ()
    return phase.waiting if isinstance(phase, Defending) else (phase.seat,)


def to_move(state: State) -> tuple[Seat, ...]:
    """Name everyone who is being asked now."""
    return asked(state.phase)


def legal(state: State, seat: Seat) -> tuple[Move, ...]:
    """List what this seat may answer."""
    return answers(state.rules, state.island, state.turn, state.phase, state.hands[seat], seat)


def answers(
    rules: Rules, island: Island, turn: Turn, phase: AnyPhase, hand: Hand, seat: Seat
) -> tuple[Move, ...]:
    """List what a seat with this hand may answer."""
    if isinstance(phase, Acting):
        return _acts(rules, island, turn, hand, seat) if seat == phase.seat else ()
    if seat not in asked(phase):
        return ()
    if isinstance(phase, Trapped | Defending):
        return _shields(turn, phase, hand)
    if isinstance(phase, Brewing):
        return _throws(phase, hand)
    return _BOARD[type(phase)](rules, island, phase)


def is_open(state: State, seat: Seat) -> bool:
    """Tell whether what this seat may answer follows from what everybody can see.

    Whom a shooter can still aim at depends on the targets picked in secret.
    """
    phase = state.phase
    return type(phase) in _BOARD and not isinstance(phase, Aiming) and seat in asked(phase)


def is_reaction(state: State, _seat: Seat) -> bool:
    """Tell whether a Shield is asked for, in hand or not (gunpowder R24)."""
    return isinstance(state.phase, Defending | Trapped)


def _acts(rules: Rules, island: Island, turn: Turn, hand: Hand, seat: Seat) -> tuple[Move, ...]:
    """List every play, or the discards of a blocked hand (gunpowder R25)."""
    plays: list[Move] = []
    cards = tuple(dict.fromkeys(hand))
    used = turn.used
    if "move" not in used and (steps := [card for card in cards if card in VALUE]):
        _add_movement(plays, rules, island, steps, seat)
    if "attack" not in used:
        _add_attacks(plays, rules, island, cards, seat)
    if "bonus" not in used:
        for card in cards:
            if card in _BONUS:
                _BONUS[card](plays, rules, island, hand, seat)
    if not plays and not used:
        return tuple([m.DISCARD[card] for card in cards])
    plays.append(m.END)
    return tuple(plays)


def _add_movement(plays: list[Move], rules: Rules, island: Island, cards: list[str], seat: Seat) -> None:
    """Add the walks from every place, then the ways of bombs alone."""
    bombs, way = island.bombs, rules.adjacency
    free = passable = WALKABLE & ~standing(island.players)
    if bombs:
        free &= ~(bomb_cells(bombs) | closed(island.found))
    hemmed = bombs and hemmed_bombs(rules, bombs, free)
    home, most = island.players[seat].boat, VALUE[cards[-1]]
    berth = BIT[home]
    for start in starts(island, seat):
        origin, moored = door(island, seat, start), start == home
        layers = steps(start, origin, moored, passable, way, most)
        barred = crowded(rules, island, seat, start, hemmed) if hemmed else 0
        ways = fans(start, origin, moored, way)
        for card in cards:
            fan, value = ways[card], VALUE[card]
            add_reached(plays, fan, layers[value] & ~barred)
            if moored or layers[value - 1] & berth:
                plays.append(fan.home)
    for bomb in bombs and pushable(rules, island, seat):
        _add_pushes(plays, rules, island, cards, seat, bomb, free)


def _add_pushes(
    plays: list[Move], rules: Rules, island: Island, cards: list[str], seat: Seat, bomb: str, free: int
) -> None:
    """Add the ways of a bomb alone: over anything, to a free cell or into an enemy boat (gunpowder R8)."""
    others = opponents(island.players, seat)
    within, seen, lanes, pushes = WITHIN[rules.adjacency][bomb], ~free, list[int](), m.pushes(bomb)
    for card in cards:
        value = VALUE[card]
        reached, row = within[value], pushes[card]
        lanes += lanes_of(reached & ~seen)
        seen |= reached
        plays += along(lanes, row)
        for other in others:
            if within[value - 1] & BIT[island.players[other].boat]:
                plays.append(row[m.ASHORE + other])


def targets(rules: Rules, island: Island, seat: Seat) -> int:
    """The cells of enemies next to a character of this seat who can act (gunpowder R17)."""
    players = island.players
    enemies = standing(players) & ~crew_cells(players[seat])
    return enemies and SPREAD[rules.adjacency](usable(players[seat])) & enemies


def lying(island: Island) -> int:
    """The cells of those who are knocked out."""
    cells = 0
    for player in island.players:
        for number in player.down:
            cells |= BIT[player.crew[number]]
    return cells


def _add_attacks(plays: list[Move], rules: Rules, island: Island, cards: Hand, seat: Seat) -> None:
    shoots = "pistol" in cards and island.players[seat].ammo
    captures, knocks = "padlock" in cards, "hammer" in cards
    within = targets(rules, island, seat) if shoots or captures or knocks else 0
    if not within:
        return
    if shoots:
        plays += among(within, m.PISTOL)
    if captures:
        plays += among(within, m.PADLOCK)
    if knocks:
        plays += among(within & ~lying(island), m.HAMMER)


def _add_thefts(plays: list[Move], _rules: Rules, island: Island, _hand: Hand, seat: Seat) -> None:
    for other in opponents(island.players, seat):
        if island.players[other].gems:
            plays.append(m.STEAL[other]["gem"])
        if island.players[other].ammo:
            plays.append(m.STEAL[other]["ammo"])


def _add_gifts(plays: list[Move], _rules: Rules, island: Island, hand: Hand, seat: Seat) -> None:
    others = opponents(island.players, seat)
    for card in dict.fromkeys(hand):
        if card != "gift" or hand.count("gift") > 1:
            plays += [m.GIFT[card][other] for other in others]


def _add_flights(plays: list[Move], rules: Rules, island: Island, _hand: Hand, seat: Seat) -> None:
    for bomb in island.bombs:
        ends = flight_cells(rules, island, seat, bomb)
        plays += among(ends and ends & vacant(island), m.flights(bomb))


def _add_potion(plays: list[Move], _rules: Rules, _island: Island, _hand: Hand, _seat: Seat) -> None:
    plays.append(m.POTION)


def _add_sailing(plays: list[Move], _rules: Rules, island: Island, _hand: Hand, seat: Seat) -> None:
    if ABOARD in island.players[seat].crew:
        plays += [m.SAIL[anchor] for anchor in _empty_anchors(island)]


_BONUS: dict[str, Callable[[list[Move], Rules, Island, Hand, Seat], None]] = {
    "chest": _add_thefts,
    "gift": _add_gifts,
    "fly": _add_flights,
    "potion": _add_potion,
    "boat": _add_sailing,
}


def _empty_anchors(island: Island) -> list[str]:
    boats = [player.boat for player in island.players]
    return [anchor for anchor in ANCHORS if anchor not in boats]


def _shields(turn: Turn, phase: Trapped | Defending, hand: Hand) -> tuple[Move, ...]:
    """One Shield a turn in the own turn, any number in those of others (gunpowder R15, R23)."""
    spent = isinstance(phase, Trapped) and "defence" in turn.used
    return (m.SHIELD, m.ENDURE) if "shield" in hand and not spent else (m.ENDURE,)


def throwable(hand: Hand) -> list[tuple[str, int]]:
    """Number equal cards, so that each can be named."""
    return [(card, hand[: at + 1].count(card)) for at, card in enumerate(hand)]


def _throws(phase: Brewing, hand: Hand) -> tuple[Move, ...]:
    cards = throwable(hand)
    later = cards[cards.index(phase.picked[-1]) + 1 :] if phase.picked else cards
    return (*(m.THROW[card] for card in later), m.DRINK)


def _moorings(_rules: Rules, island: Island, _phase: Mooring) -> tuple[Move, ...]:
    return tuple([m.MOOR[anchor] for anchor in _empty_anchors(island)])


def _takings(_rules: Rules, _island: Island, phase: Taking) -> tuple[Move, ...]:
    return tuple([m.take(bombs) for bombs in phase.ways])


def _droppings(rules: Rules, island: Island, phase: Dropping) -> tuple[Move, ...]:
    """A free cell next to the carrier, or the enemy boat at whose anchor it stands (gunpowder R7)."""
    drops: tuple[Move, ...] = tuple(among(NEAR[rules.adjacency][phase.at] & vacant(island), m.DROP))
    boat = enemy_boat_at(island, phase.seat, phase.at)
    return drops if boat is None else (m.DROP_IN[boat], *drops)


def _openings(_rules: Rules, _island: Island, _phase: Opening) -> tuple[Move, ...]:
    return (m.OPEN, m.LEAVE)


def _placings(rules: Rules, island: Island, phase: Placing) -> tuple[Move, ...]:
    """A free cell next to the finder, else the nearest ones there are (gunpowder R13)."""
    ends = vacant(island)
    for cells in (NEAR[rules.adjacency][phase.at], *rings(phase.at)):
        if cells & ends:
            return tuple(among(cells & ends, m.PLACE))
    return ()


def _aims(rules: Rules, island: Island, phase: Aiming) -> tuple[Move, ...]:
    """Any further target while there is ammunition, in the order of the shooter's choice (gunpowder R17)."""
    picked = (phase.at, *phase.picked)
    done: tuple[Move, ...] = (m.FIRE,)
    if len(picked) >= island.players[phase.seat].ammo:
        return done
    left = targets(rules, island, phase.seat)
    for cell in picked:
        left &= ~BIT[cell]
    return (*among(left, m.AIM), *done)


_BOARD: dict[type, Callable[[Rules, Island, Any], tuple[Move, ...]]] = {
    Mooring: _moorings,
    Taking: _takings,
    Dropping: _droppings,
    Opening: _openings,
    Placing: _placings,
    Aiming: _aims,
}
"""The questions whose answers do not depend on the hand."""
