"""A made-up truth that a view could be of."""

from engine.core.dice import Dice
from engine.core.types import Seat
from engine.sails.cards import COLOUR, HIGHEST, ISLANDS, RANK, TINT, TREASURES, VALUE
from engine.sails.deal import passable
from engine.sails.memory import Dealing, Glimpse
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
        dealings=tuple(_dealing(view, one, hands, dice) for one in view.dealings),
        glimpses=tuple(_glimpse(view, one, decks, dice) for one in view.glimpses),
    )


Hands = tuple[tuple[str, ...], ...]


def _islands(view: View, dice: Dice) -> tuple[Hands, tuple[Play, ...], tuple[str, ...]]:
    """Deal the unseen islands; a deal that contradicts what is seen is dealt again."""
    seen = {*view.discards, *view.hand, *(laid.card for laid in view.plays)}
    seen.update(fact.card for fact in view.known)
    unseen = [card for card in ISLANDS if card not in seen]
    while True:
        dealt = _deal(view, unseen, dice)
        if dealt is not None:
            return dealt


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
        count = stack.left - len(top.cards)
        draw = _stacked(top, mine[:count], dice)
        decks.append(Deck(stack.colours, stack.shown, draw, stack.buried))
        rest += mine[count:]
    return tuple(decks), _piles(view, list(dice.shuffle(rest)))


def _unseen_treasures(view: View) -> list[str]:
    unseen = list(TREASURES[view.seats])
    seen = [*view.pile]
    seen += [pile.top for seat, pile in enumerate(view.piles) if seat != view.seat and pile.top]
    for stack in view.decks:
        seen += [*stack.buried, *_top(view, stack.colours).cards, *([stack.shown] if stack.shown else [])]
    for card in seen:
        unseen.remove(card)
    return unseen


def _top(view: View, deck: str) -> Glimpse:
    """What the viewer knows of a deck's next treasures."""
    phase = view.phase
    if isinstance(phase, Ordering) and phase.deck == deck and phase.cards:
        return Glimpse(phase.seat, deck, len(phase.cards), blurred=False, cards=phase.cards)
    own = (one for one in view.glimpses if (one.seat, one.deck) == (view.seat, deck))
    return next(own, Glimpse(0, deck, 0, blurred=False, cards=()))


def _stacked(top: Glimpse, cards: tuple[str, ...], dice: Dice) -> tuple[str, ...]:
    """Put unseen treasures among and below those the viewer knows of."""
    if not top.blurred:
        return top.cards + cards
    filling = top.reach - len(top.cards)
    return dice.shuffle(top.cards + cards[:filling]) + cards[filling:]


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


def _dealing(view: View, dealing: Dealing, hands: Hands, dice: Dice) -> Dealing:
    """Make up what two others exchanged: islands the receiver has now, or such as are gone."""
    if dealing.seen_by(view.seat):
        return dealing
    cards = dice.sample((*hands[dealing.receiver], *view.discards), dealing.count)
    return Dealing(dealing.giver, dealing.receiver, dealing.count, cards)


def _glimpse(view: View, glimpse: Glimpse, decks: tuple[Deck, ...], dice: Dice) -> Glimpse:
    """Make up what another player saw: all of it, or some of it if the order was lost."""
    if glimpse.seat == view.seat:
        return glimpse
    cards = next(deck.draw for deck in decks if deck.colours == glimpse.deck)[: glimpse.reach]
    if glimpse.blurred:
        cards = tuple(sorted(dice.sample(cards, dice.below(glimpse.reach + 1))))
    return Glimpse(glimpse.seat, glimpse.deck, glimpse.reach, glimpse.blurred, cards)


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
