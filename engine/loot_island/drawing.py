"""Drawing and discarding map cards, revealing and re-burying treasures; short decks (loot_island N22)."""

from engine.core.types import Seat
from engine.loot_island.cards import Cards, sort, without
from engine.loot_island.draft import Draft
from engine.loot_island.news import Drew, MapsShuffled, TreasuresRanOut, TreasuresShuffled
from engine.loot_island.state import Hoard, Maps


def draw(draft: Draft, count: int) -> Cards:
    """Take cards from the deck; when it is empty the discard pile becomes a new one (R34)."""
    deck, discarded = draft.maps.deck, draft.maps.discarded
    drawn = deck[:count]
    if len(drawn) == count:
        draft.maps = Maps(deck[count:], discarded)
        return drawn
    if discarded:
        deck = drawn + draft.dice.shuffle(discarded)
        draft.news.append(MapsShuffled(len(discarded)))
        draft.maps = Maps(deck[count:], ())
        return deck[:count]
    draft.maps = Maps((), ())
    return drawn


def draw_for(draft: Draft, seat: Seat, count: int) -> int:
    """Let a player draw cards and tell them to that player alone; says how many there were."""
    drawn = draw(draft, count)
    if drawn:
        draft.hands[seat] = sort(draft.hands[seat] + drawn)
        draft.news.append(Drew(seat, drawn))
    return len(drawn)


def discard(draft: Draft, figure: int, cards: Cards) -> None:
    """Put cards of a hand on the discard pile."""
    draft.hands[figure] = without(draft.hands[figure], cards)
    draft.maps = Maps(draft.maps.deck, draft.maps.discarded + cards)


def reveal(draft: Draft, count: int) -> tuple[str, ...]:
    """Turn up treasures; fewer than wanted means that none are left (R23)."""
    deck, buried, renewed = draft.hoard.deck, draft.hoard.buried, draft.hoard.renewed
    if len(deck) < count and buried:
        deck, buried, renewed = deck + draft.dice.shuffle(buried), (), True
        draft.news.append(TreasuresShuffled(len(draft.hoard.buried)))
    draft.hoard = Hoard(deck[count:], buried, renewed)
    if len(deck) < count:
        draft.news.append(TreasuresRanOut())
    return deck[:count]


def bury(draft: Draft, treasure: str) -> None:
    """Put a treasure on the discard pile."""
    hoard = draft.hoard
    draft.hoard = Hoard(hoard.deck, (*hoard.buried, treasure), hoard.renewed)
