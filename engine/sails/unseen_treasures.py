"""Treasures that a viewer cannot see, made up: in the decks, in the piles of others, in their memory."""

from engine.core.dice import Dice
from engine.sails.cards import TINT, TREASURES
from engine.sails.memory import Glimpse
from engine.sails.phases import Ordering
from engine.sails.state import Deck
from engine.sails.views import View

Piles = tuple[tuple[str, ...], ...]


def imagine_treasures(view: View, dice: Dice) -> tuple[tuple[Deck, ...], Piles]:
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


def _piles(view: View, rest: list[str]) -> Piles:
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


def imagine_glimpse(view: View, glimpse: Glimpse, decks: tuple[Deck, ...], dice: Dice) -> Glimpse:
    """Make up what another player saw: all of it, or some of it if the order was lost."""
    if glimpse.seat == view.seat:
        return glimpse
    cards = next(deck.draw for deck in decks if deck.colours == glimpse.deck)[: glimpse.reach]
    if glimpse.blurred:
        cards = tuple(sorted(dice.sample(cards, dice.below(glimpse.reach + 1))))
    return Glimpse(glimpse.seat, glimpse.deck, glimpse.reach, glimpse.blurred, cards)
