"""A lobby: who sits there, what is settled, and what to press."""

import json

from bot.host.deadlines import PATIENCE
from bot.host.sitting import LEVELS, Chair, Sitting, Status
from bot.pages import forms, ids
from bot.pages.page import IN_A_ROW, OPTION, Button, Image, Menu, Option, Page, Row, Text, clip, page, row
from bot.voices import voice
from engine.core.registry import game, games
from engine.core.say import Say


def lobby(sitting: Sitting, say: Say) -> Page:
    """Show a lobby, open or closed."""
    if sitting.status is not Status.LOBBY:
        return page(Text(f"### {say('title')}\n{say('lobby-closed')}"))
    return page(
        Text(f"### {say('title')}\n{say('tagline')}"),
        Image(),
        Text(seats(sitting, say)),
        Text(settled(sitting, say)),
        _doors(sitting, say),
        _computers(sitting, say),
        _patience(sitting, say),
        _owners(sitting, say),
    )


def seats(sitting: Sitting, say: Say) -> str:
    """List who sits at the table."""
    info = sitting.rules.INFO
    lines = [_seat(sitting, seat, chair, say) for seat, chair in enumerate(sitting.chairs)]
    missing = info.least - len(sitting.chairs)
    state = say("lobby-missing", count=missing) if missing > 0 else say("lobby-ready")
    head = say("lobby-seats", least=info.least, most=info.most, minutes=info.minutes)
    return "\n".join([head, *lines, state])


def settled(sitting: Sitting, say: Say) -> str:
    """List what is settled: the options of the game, and the patience."""
    chosen = json.loads(sitting.options)
    lines = [
        say("lobby-option", option=field.label(say), value=field.spoken(say, chosen))
        for field in forms.fields(sitting.rules)
    ]
    return "\n".join([*lines, say("lobby-patience", patience=say(f"patience-{sitting.patience}"))])


def welcome(say: Say) -> Page:
    """Greet a server: one button a game, which opens a table with computer players."""
    voices = {key: voice(say.language, key) for key in games()}
    buttons = [
        Button(speak("title"), ids.button("try", 0, 0, key), "primary") for key, speak in voices.items()
    ]
    rows = [row(*buttons[at : at + IN_A_ROW]) for at in range(0, len(buttons), IN_A_ROW)]
    offer = "\n".join(_offer(key, speak) for key, speak in voices.items())
    return page(Text(say("welcome")), Text(offer), *rows)


def _offer(key: str, say: Say) -> str:
    info = game(key).INFO
    fields = {"least": info.least, "most": info.most, "minutes": info.minutes}
    return say("welcome-game", title=say("title"), tagline=say("tagline"), **fields)


def _seat(sitting: Sitting, seat: int, chair: Chair, say: Say) -> str:
    if chair.level:
        return say("lobby-computer", seat=seat, level=say(f"level-{chair.level}"))
    return say("lobby-owner" if chair.person == sitting.owner else "lobby-person", seat=seat)


def _doors(sitting: Sitting, say: Say) -> Row:
    full = len(sitting.chairs) >= sitting.rules.INFO.most
    return Row(
        (
            Button(say("button-join"), ids.button("join", sitting.number), "success", disabled=full),
            Button(say("button-leave"), ids.button("leave", sitting.number)),
            Button(say("button-rules"), ids.button("rules", 0, 0, sitting.game)),
        )
    )


def _computers(sitting: Sitting, say: Say) -> Menu:
    options = [Option(say(f"add-computer-{level}"), level) for level in LEVELS]
    if any(chair.level for chair in sitting.chairs):
        options.append(Option(say("drop-computer"), "drop"))
    return Menu(ids.menu("computer", sitting.number), say("choose-computer"), tuple(options))


def _patience(sitting: Sitting, say: Say) -> Menu:
    options = tuple(
        Option(say(f"patience-{name}"), name, clip(say(f"patience-{name}-about"), OPTION))
        for name in PATIENCE
    )
    return Menu(ids.menu("patience", sitting.number), say("choose-patience"), options)


def _owners(sitting: Sitting, say: Say) -> Row | None:
    ready = len(sitting.chairs) >= sitting.rules.INFO.least
    form = Button(say("button-options"), ids.button("options", sitting.number))
    others = [chair for chair in sitting.chairs if chair.person not in {None, sitting.owner}]
    return row(
        Button(say("button-start"), ids.button("start", sitting.number), "success", disabled=not ready),
        form if forms.fields(sitting.rules) else None,
        Button(say("button-pass-on"), ids.button("pass-on", sitting.number)) if others else None,
        Button(say("button-stop"), ids.button("close", sitting.number), "danger"),
    )


def heirs(sitting: Sitting, say: Say) -> Page:
    """Ask the host of a table who shall be it."""
    people = [chair for chair in sitting.chairs if chair.person not in {None, sitting.owner}]
    options = tuple(Option(clip(chair.name, OPTION), str(chair.person)) for chair in people)
    if not options:
        return page(Text(say("no-heir")))
    return page(Menu(ids.menu("heir", sitting.number), say("choose-heir"), options))


def sure(sitting: Sitting, say: Say) -> Page:
    """Ask once more before a table is closed."""
    stop = Button(say("button-stop"), ids.button("stop", sitting.number), "danger")
    return page(Text(say("sure-to-stop")), Row((stop,)))
