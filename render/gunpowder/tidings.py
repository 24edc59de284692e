"""What just happened, as a sentence below the island; all of it for those who cannot see the picture."""

from engine.core.types import Event
from engine.gunpowder import events as e
from render.kit import paths
from render.moment import Moment, said, told
from render.scene import Box, Group, Said, Shape, Text
from render.theme import SNOW

STRIP = Box(40, 746, 766, 38)
RECENT = 2
"""How many of the last events weigh as much as turn and scores."""
SILENT = (e.Drew, e.Refilled, e.StoodUp, e.Gave, e.Took)
"""What is seen in hands and on plates, or is nobody else's business."""
WEIGHT: dict[type[Event], int] = {
    e.Ended: 0,
    e.Renewed: 0,
    e.Dealt: 0,
    e.Walked: 1,
    e.Pushed: 1,
    e.Dropped: 1,
    e.Attacked: 1,
    e.Eliminated: 3,
    e.Perished: 3,
    e.Finished: 3,
}
"""How much an event matters beside others; those that are not named weigh 2."""


def tidings(moment: Moment) -> Group:
    """The most important thing that happened, in words; everything is told."""
    recent = len(moment.news) - RECENT
    says = (Said(told(event), 1 if at >= recent else 2) for at, event in enumerate(moment.news))
    return Group(_strip(moment.news), says=tuple(says))


def headline(news: tuple[Event, ...]) -> Event | None:
    """Find the event that matters most, and the last of equals."""
    loud = [event for event in news if not isinstance(event, SILENT)]
    return max(reversed(loud), key=lambda event: WEIGHT.get(type(event), 2), default=None)


def _strip(news: tuple[Event, ...]) -> tuple[Shape | Text, ...]:
    """A dark band with the sentence in it."""
    event = headline(news)
    if event is None:
        return ()
    band = paths.rect(STRIP.x, STRIP.y, STRIP.width, STRIP.height, 10)
    sentence = Text(said("draw-news", event), STRIP.inset(12, 0), size=36, face="bold", colour=SNOW)
    return Shape(band, "#04222ec8", "#d9b87380", 2), sentence
