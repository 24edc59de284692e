"""A made-up truth that a view could be of."""

from engine.core.dice import Dice
from engine.core.types import Seat
from engine.sails.cards import COLOUR, HIGHEST, ISLANDS, RANK, TINT, TREASURES, VALUE
from engine.sails.deal import passable
from engine.sails.memory import Known, Minds
from engine.sails.moves import Play, Steal, Take
from engine.sails.phases import AnyPhase, Claiming, Giving, Ordering, Passing
from engine.sails.state import Deck, Round, State
from engine.sails.trick import claims
from engine.sails.views import Laid, View


def imagine(view: View, dice: Dice) -> State:
    """Deal everything this view does not tell at random, and keep what it tells."""
    hands, plays, unused = _islands(view, dice)
    decks, piles = _treasures(view, dice)
    return State(
        phase=_phase(view, hands, decks, piles, dice),
        round=Round(view.round, view.actions, unused, view.tallies),
        first=view.first,
        hands=hands,
        plays=plays,
        bonus=view.bonus,
        supply=view.supply,
        spent=view.spent,
        decks=decks,
        piles=piles,
        discards=view.discards,
        last=view.last,
        queue=view.queue,
        minds=_minds(view),
        glimpses=view.glimpses,
    )


Hands = tuple[tuple[str, ...], ...]


def _islands(view: View, dice: Dice) -> tuple[Hands, tuple[Play, ...], tuple[str, ...]]:
    """Deal the unseen islands; a deal that contradicts what is seen is dealt again."""
    seen = {*view.discards, *view.hand, *(laid.card for laid in view.plays), *_placed(view)}
    unseen = [card for card in ISLANDS if card not in seen]
    while True:
        dealt = _deal(view, unseen, dice)
        if dealt is not None:
            return dealt


def _placed(view: View) -> list[str]:
    return [fact.card for fact in view.known]


def _deal(
    view: View, unseen: list[str], dice: Dice
) -> tuple[Hands, tuple[Play, ...], tuple[str, ...]] | None:
    held: list[list[str]] = [[] for _ in view.sizes]
    for fact in view.known:
        held[dice.pick(fact.seats)].append(fact.card)
    free = list(dice.shuffle(unseen))
    covered = _covered(view, held, free, dice)
    if covered is None:
        return None
    hands = []
    for seat, size in enumerate(view.sizes):
        missing = size - len(held[seat])
        if seat == view.seat:
            hands.append(view.hand)
        elif missing < 0:
            return None
        else:
            hands.append(_sorted([*held[seat], *free[:missing]]))
            del free[:missing]
    plays = tuple(covered[laid.seat] for laid in view.plays)
    return tuple(hands), plays, _sorted(free)


def _covered(view: View, held: list[list[str]], free: list[str], dice: Dice) -> dict[Seat, Play] | None:
    """Choose what lies under each sail, those that show a number first: fewer islands fit them."""
    plays: dict[Seat, Play] = {}
    for laid in sorted(view.plays, key=_fewest):
        covers = "coast" if laid.colour else "sea"
        card = laid.card or _under(laid, held[laid.seat], free, view.sizes[laid.seat], dice)
        if not card:
            return None
        plays[laid.seat] = Play(card, covers, laid.bonus)
    return plays


def _fewest(laid: Laid) -> tuple[bool, int]:
    return (bool(laid.colour), -laid.bonus)


def _under(laid: Laid, held: list[str], free: list[str], size: int, dice: Dice) -> str:
    """Pick an island that fits, known to be with that player or not; empty if there is none."""
    fitting = [card for card in held if fits(laid, card)]
    if len(held) <= size:
        fitting += [card for card in free if fits(laid, card)]
    if not fitting:
        return ""
    card = dice.pick(fitting)
    (held if card in held else free).remove(card)
    return card


def fits(laid: Laid, card: str) -> bool:
    """Tell whether this island could lie there (sails R4, R5)."""
    if laid.colour:
        return COLOUR[card] == laid.colour and VALUE[card] + laid.bonus <= HIGHEST
    return VALUE[card] == laid.number


def _treasures(view: View, dice: Dice) -> tuple[tuple[Deck, ...], Hands]:
    """Deal the unseen treasures: to each deck of its own colours, the rest into the piles of others."""
    unseen = _unseen_treasures(view)
    decks: list[Deck] = []
    rest: list[str] = []
    for stack in view.decks:
        mine = dice.shuffle([card for card in unseen if TINT[card] in stack.colours])
        top = _top(view, stack.colours)
        count = stack.left - len(top[0])
        draw = _stacked(top, mine[:count], dice)
        decks.append(Deck(stack.colours, stack.shown, draw, stack.buried))
        rest += mine[count:]
    return tuple(decks), _piles(view, list(dice.shuffle(rest)))


def _unseen_treasures(view: View) -> list[str]:
    unseen = list(TREASURES[view.seats])
    seen = [*view.pile]
    seen += [pile.top for seat, pile in enumerate(view.piles) if seat != view.seat and pile.top]
    for stack in view.decks:
        seen += [*stack.buried, *_top(view, stack.colours)[0], *([stack.shown] if stack.shown else [])]
    for card in seen:
        unseen.remove(card)
    return unseen


def _top(view: View, deck: str) -> tuple[tuple[str, ...], int]:
    """What the viewer knows of a deck's next treasures, and among how many they are if not in order."""
    phase = view.phase
    if isinstance(phase, Ordering) and phase.deck == deck and phase.cards:
        return phase.cards, 0
    return next(((one.cards, one.among) for one in view.glimpses if one.deck == deck), ((), 0))


def _stacked(top: tuple[tuple[str, ...], int], cards: tuple[str, ...], dice: Dice) -> tuple[str, ...]:
    known, among = top
    if not among:
        return (*known, *cards)
    filling = among - len(known)
    return (*dice.shuffle((*known, *cards[:filling])), *cards[filling:])


def _piles(view: View, rest: list[str]) -> Hands:
    piles = []
    for seat, pile in enumerate(view.piles):
        if seat == view.seat:
            piles.append(view.pile)
        elif pile.size:
            piles.append((*rest[: pile.size - 1], pile.top))
            del rest[: pile.size - 1]
        else:
            piles.append(())
    return tuple(piles)


def _minds(view: View) -> Minds:
    """Others know what the viewer knows that they know."""
    minds = [
        tuple(
            Known(one.card, (view.seat,))
            for one in view.exposed
            if one.seat == seat and view.seat is not None
        )
        for seat in range(view.seats)
    ]
    minds.append(())
    minds[-1 if view.seat is None else view.seat] = view.known
    return tuple(minds)


def _phase(view: View, hands: Hands, decks: tuple[Deck, ...], piles: Hands, dice: Dice) -> AnyPhase:
    """Fill in the answers of others that are sealed, and what only they see."""
    phase = view.phase
    if isinstance(phase, Passing):
        return Passing(phase.waiting, _passes(phase, hands, dice))
    if isinstance(phase, Claiming):
        return Claiming(phase.seats, phase.waiting, _claims(view, phase, piles, dice))
    if isinstance(phase, Giving) and phase.seat != view.seat:
        return _giving(view, phase, hands[phase.seat], dice)
    if isinstance(phase, Ordering) and not phase.cards:
        draw = next(deck.draw for deck in decks if deck.colours == phase.deck)
        return Ordering(phase.seat, phase.deck, draw[:3])
    return phase


def _passes(phase: Passing, hands: Hands, dice: Dice) -> tuple[str, ...]:
    sealed = []
    for seat, card in enumerate(phase.sealed):
        if seat in phase.waiting or card:
            sealed.append(card)
        else:
            sealed.append(dice.pick(passable(hands[seat])).card)
    return tuple(sealed)


def _claims(view: View, phase: Claiming, piles: Hands, dice: Dice) -> tuple[Take | Steal | None, ...]:
    sealed: list[Take | Steal | None] = []
    assert view.last is not None
    for seat, claim in zip(phase.seats, phase.sealed, strict=True):
        open_still = seat in phase.waiting or claim is not None
        sealed.append(claim if open_still else dice.pick(claims(view.last, piles, seat)))
    return tuple(sealed)


def _giving(view: View, phase: Giving, hand: tuple[str, ...], dice: Dice) -> Giving:
    """Make up what was taken, unless the viewer was robbed of it, and what is picked so far."""
    own = {fact.card for fact in view.known if fact.seats == (phase.seat,)}
    taken = phase.taken or dice.sample([card for card in hand if card not in own], phase.count)
    picked = _sorted(list(dice.sample(hand, phase.count)))[: dice.below(phase.count + 1)]
    return Giving(phase.seat, phase.victim, phase.count, _sorted(list(taken)), picked)


def _sorted(cards: list[str]) -> tuple[str, ...]:
    return tuple(sorted(cards, key=RANK.__getitem__))
