"""A made-up truth that a view could be of."""

from engine.core.dice import Dice
from engine.sails.cards import in_hand
from engine.sails.deal import passable
from engine.sails.memory import Dealing
from engine.sails.moves import Steal, Take
from engine.sails.phases import AnyPhase, Claiming, Giving, Ordering, Passing
from engine.sails.state import Deck, Round, State
from engine.sails.trick import claims
from engine.sails.unseen_islands import Hands, imagine_islands
from engine.sails.unseen_treasures import Piles, imagine_glimpse, imagine_treasures
from engine.sails.views import View


def imagine(view: View, dice: Dice) -> State:
    """Deal everything this view does not tell at random, and keep what it tells."""
    hands, plays, unused, dealings = imagine_islands(view, dice)
    decks, piles = imagine_treasures(view, dice)
    return State(
        phase=_phase(view, hands, decks, piles, dealings, dice),
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
        dealings=dealings,
        glimpses=tuple(imagine_glimpse(view, one, decks, dice) for one in view.glimpses),
    )


def _phase(
    view: View,
    hands: Hands,
    decks: tuple[Deck, ...],
    piles: Piles,
    dealings: tuple[Dealing, ...],
    dice: Dice,
) -> AnyPhase:
    """Fill in the answers of others that are sealed, and what only they see."""
    phase = view.phase
    if isinstance(phase, Passing):
        return Passing(phase.waiting, _passes(phase, hands, dice))
    if isinstance(phase, Claiming):
        return Claiming(phase.winners, phase.waiting, _claims(view, phase, piles, dice))
    if isinstance(phase, Giving) and phase.seat != view.seat:
        return _giving(phase, dealings[-1].cards, hands[phase.seat], dice)
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


def _claims(view: View, phase: Claiming, piles: Piles, dice: Dice) -> tuple[Take | Steal | None, ...]:
    sealed: list[Take | Steal | None] = []
    assert view.last is not None
    for seat, claim in zip(phase.winners, phase.sealed, strict=True):
        open_still = seat in phase.waiting or claim is not None
        sealed.append(claim if open_still else dice.pick(claims(view.last, piles, seat)))
    return tuple(sealed)


def _giving(phase: Giving, taken: tuple[str, ...], hand: tuple[str, ...], dice: Dice) -> Giving:
    """Make up what is picked so far."""
    picked = in_hand(dice.sample(hand, phase.count))[: dice.below(phase.count + 1)]
    return Giving(phase.seat, phase.victim, phase.count, taken, picked)
