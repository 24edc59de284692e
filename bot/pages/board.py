"""The board of a table as everybody in the channel sees it."""

from bot.host.sitting import Sitting, Status
from bot.pages import ids, narration
from bot.pages.page import Button, Image, Page, Row, Text, page, row, strong
from engine.core.say import Say


def board(sitting: Sitting, say: Say, call: str = "") -> Page:
    """Show a game: under way, over, or stopped; ``call`` are mentions of those who are asked."""
    if sitting.status is Status.OVER:
        return _over(sitting, say)
    if not sitting.going:
        return page(_title(say), Image(), Text(say(f"status-{sitting.status}")))
    return page(
        _title(say),
        Image(),
        Text(narration.news(sitting, say)),
        Text("\n".join(part for part in (narration.waiting(sitting, say), call) if part)),
        _away(sitting, say),
        *_appeal(sitting, say),
        _buttons(sitting, say),
        _footer(sitting, say),
    )


def _title(say: Say) -> Text:
    return Text(f"### {say('title')}")


def _away(sitting: Sitting, say: Say) -> Text | None:
    away = [seat for seat, chair in enumerate(sitting.chairs) if chair.away]
    if not away:
        return None
    paused = "" if sitting.people else f" {say('all-away')}"
    return Text(say("away", seats=away) + paused)


def _appeal(sitting: Sitting, say: Say) -> tuple[Text | Row, ...]:
    appeal = sitting.appeal
    if appeal is None:
        return ()
    agreed, needed = len(appeal.agreed), len(sitting.people)
    words = say("appeal", seat=appeal.seat, ply=appeal.ply, agreed=agreed, needed=needed)
    number, entry = sitting.number, appeal.entry
    return (
        Text(words),
        Row(
            (
                Button(say("button-agree"), ids.button("agree", number, entry), "success"),
                Button(say("button-refuse"), ids.button("refuse", number, entry), "danger"),
            )
        ),
    )


def _buttons(sitting: Sitting, say: Say) -> Row | None:
    number = sitting.number
    away = any(chair.away for chair in sitting.chairs)
    return row(
        Button(say("button-hand"), ids.button("hand", number), "primary"),
        Button(say("button-undo"), ids.button("undo", number, sitting.play.entry)),
        Button(say("button-rules"), ids.button("rules", 0, 0, sitting.game)),
        Button(say("button-rejoin"), ids.button("rejoin", number), "success") if away else None,
    )


def _footer(sitting: Sitting, say: Say) -> Text:
    commitment = sitting.play.setting.commitment()
    number = ids.spell(sitting.number)
    return Text(say("footer", moment=narration.moment(sitting, say), commitment=commitment, table=number))


def afterwards(sitting: Sitting, say: Say, *more: Button) -> Row | None:
    """What can be done when a game is over."""
    return row(
        Button(say("button-rematch"), ids.button("rematch", sitting.number), "success"),
        Button(say("button-verify"), ids.button("verify", sitting.number)),
        Button(say("button-rules"), ids.button("rules", 0, 0, sitting.game)),
        *more,
    )


def _over(sitting: Sitting, say: Say) -> Page:
    table = sitting.play
    outcome = table.outcome
    assert outcome is not None
    setting = table.setting
    return page(
        _title(say),
        Image(),
        Text(f"{strong(say.outcome(outcome))}\n{narration.standings(outcome.scores, outcome.places, say)}"),
        Text(narration.news(sitting, say)),
        afterwards(sitting, say),
        Text(say("footer-over", seed=setting.seed, commitment=setting.commitment())),
    )
