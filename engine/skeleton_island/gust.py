"""The blind gust: one blow over the heap from a side that nobody chose."""

from engine.core.dice import Dice
from engine.core.types import Record
from engine.skeleton_island.circle import COSINE, FULL, HALF, ONE, ROOTS, SINE, decay, scaled
from engine.skeleton_island.geometry import Spot, clamped
from engine.skeleton_island.heap import Heap, build, centre

MOUTH = 6000
"""How far outside the farthest card's centre the wind starts."""
JITTER = 250
"""How far the aim may miss the centre of the heap."""
POWER = 32000
SIGMA = 16000
DECAY = 32000
LULL = 4000
"""The wind does not slacken before it has come so far."""
SWERVE = 350
SPIN = 800
"""Standard deviations of a card's way off the wind's, and of its rotation."""
VEER = 25
"""One step of angle for so much to the side: 0.004 rad a millimetre."""

_WORD = 1 << 32
_UNITS = 256
"""A normal draw is twelve bytes less their mean, in parts of this."""
_MEAN = 1530


class Wind(Record, frozen=True):
    """The last gust: where it came from, its way, and where the cards lay before it."""

    x: int
    y: int
    aim: int
    cards: tuple[int, ...]
    spots: tuple[Spot, ...]


def blow(heap: Heap, dice: Dice) -> tuple[Heap, Wind]:
    """Blow over the heap; heights and faces stay as they are."""
    x, y, radius = centre(heap.spots)
    side = dice.below(FULL)
    far = radius + MOUTH
    x += scaled(far * COSINE[side])
    y += scaled(far * SINE[side])
    aim = (side + HALF + dice.below(2 * JITTER + 1) - JITTER) % FULL
    wind = Wind(x, y, aim, heap.cards, heap.spots)
    pairs = zip(heap.spots, heap.above, strict=True)
    spots = tuple([_blown(wind, spot, over.bit_count(), dice) for spot, over in pairs])
    return build(heap.cards, spots), wind


def _blown(wind: Wind, spot: Spot, load: int, dice: Dice) -> Spot:
    """Push and turn one card, the less the farther it lies from the wind and the more lies on it."""
    dx, dy = spot.x - wind.x, spot.y - wind.y
    sine, cosine = SINE[wind.aim], COSINE[wind.aim]
    along, side = scaled(dx * cosine + dy * sine), scaled(dy * cosine - dx * sine)
    force = _force(along, side, load)
    angle = (wind.aim + SWERVE * _normal(dice) // _UNITS + side // VEER) % FULL
    push = POWER * force * (600 + dice.below(801)) // (1000 * ONE)
    spin = SPIN * _normal(dice) * force // (_UNITS * ONE)
    return clamped(
        spot.x + scaled(push * COSINE[angle]), spot.y + scaled(push * SINE[angle]), spot.turn + spin
    )


def _force(along: int, side: int, load: int) -> int:
    """exp(-(side / sigma)^2) * exp(-max(0, along - lull) / decay) / sqrt(1 + load), in parts of ONE."""
    exponent = (side * side << 16) // (SIGMA * SIGMA) + (max(0, along - LULL) << 16) // DECAY
    return (decay(exponent) << 10) // ROOTS[1 + load]


def _normal(dice: Dice) -> int:
    """Draw from a normal distribution: twelve uniform draws, three words of four bytes each."""
    word = dice.below(_WORD) << 64 | dice.below(_WORD) << 32 | dice.below(_WORD)
    return sum(word.to_bytes(12, "big")) - _MEAN
