"""The pages that teach a game, and the list of somebody's tables."""

from collections.abc import Sequence

from bot.pages import ids
from bot.pages.page import OPTION, Button, Image, Menu, Option, Page, Text, clip, page, row
from engine.core.registry import game as find_game
from engine.core.say import Say


def rules(game: str, at: int, say: Say) -> Page:
    """Show one page of the rules, with the way to the others."""
    topics = find_game(game).INFO.topics
    if not topics:
        return page(Text(f"### {say('title')}\n{say('about')}"))
    at = min(max(at, 0), len(topics) - 1)
    options = tuple(Option(clip(title(say, topic), OPTION), str(one)) for one, topic in enumerate(topics))
    return page(
        Text(f"### {say('title')} · {title(say, topics[at])}"),
        Image(),
        Text(say(f"rules-{topics[at]}")),
        Menu(ids.menu("rules", 0, 0, game), say("choose-topic"), options),
        row(
            _turn(game, at - 1, len(topics), "page-previous", say),
            _turn(game, at + 1, len(topics), "page-next", say),
        ),
        Text(say("rules-page", page=at + 1, pages=len(topics))),
    )


def title(say: Say, topic: str) -> str:
    """The title of a topic."""
    return say(f"rules-{topic}-title")


def tables(lines: Sequence[str], say: Say) -> Page:
    """List somebody's tables."""
    return page(Text(say("games") if lines else say("games-none")), Text("\n".join(lines)))


def _turn(game: str, at: int, count: int, key: str, say: Say) -> Button | None:
    return Button(say(key), ids.button("topic", 0, at, game)) if 0 <= at < count else None
