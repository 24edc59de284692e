"""The one door for presses and forms: acknowledge, act, answer.

Handlers are registered by verb and kind. Whatever is refused gets a sentence in the language of the one
who pressed; an id that is not ours, or too old, gets one too.
"""

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.pages import ids
from bot.pages.ids import Press
from bot.ui.call import Call
from bot.ui.faults import ALREADY_ANSWERED, PASSING, code
from bot.voices import refusal, voice
from engine.core.errors import RulesError

log = logging.getLogger(__name__)

Handler = Callable[[Call, Press], Awaitable[None]]

_handlers: dict[tuple[str, str], tuple[Handler, str]] = {}


def on(kind: str, verb: str, *, hold: str = "private") -> Callable[[Handler], Handler]:
    """Register who answers a press.

    ``hold`` says how it is acknowledged: ``private`` answers for the caller alone, ``silent`` leaves it
    to the public message to change, ``form`` opens a form, which must be the first answer itself.
    """

    def register(handler: Handler) -> Handler:
        assert (kind, verb) not in _handlers, f"two handlers for {kind}:{verb}"
        _handlers[kind, verb] = (handler, hold)
        return handler

    return register


def handlers() -> frozenset[tuple[str, str]]:
    """List what is answered."""
    return frozenset(_handlers)


async def answer(call: Call) -> None:
    """Answer a press or a form."""
    press = ids.read(call.id) or Press("", "")
    handler, hold = _handlers.get((press.kind, press.verb), (_unknown, "private"))
    await guarded(call, hold, handler, call, press)
    call.reached("milliseconds")
    log.info("press", extra={"verb": press.verb, "table": press.number, **call.times})


async def guarded(call: Call, hold: str, act: Callable[..., Awaitable[None]], *args: Any) -> None:
    """Acknowledge, act, and turn a refusal into a sentence."""
    with call.bot.answering():
        try:
            if hold == "form" or await _acknowledged(call, silent=hold == "silent"):
                await act(*args)
        except RulesError as error:
            await _refuse(call, error)
        except PASSING as error:
            log.warning("press not carried through", extra={"code": code(error)})
        except Exception:  # whatever it was, the one who pressed must not be left waiting
            log.exception("press failed")
            await _apologise(call)


async def command_failed(interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
    """Say a sentence when a command breaks, and keep the trace for the operator."""
    log.error("command failed", exc_info=error)
    await _apologise(Call(interaction))


async def _apologise(call: Call) -> None:
    """Say that the fault is ours; this too may not get through."""
    interaction, words = call.interaction, voice(call.language)("failed")
    try:
        if interaction.response.is_done():
            await interaction.followup.send(words, ephemeral=True)
        else:
            await interaction.response.send_message(words, ephemeral=True)
    except PASSING as error:
        log.info("answer lost", extra={"code": code(error)})


async def _acknowledged(call: Call, *, silent: bool) -> bool:
    """Acknowledge a call; one that Discord has given up on is not acted upon."""
    try:
        await call.hold(silent=silent)
    except PASSING as error:
        log.info("not acknowledged", extra={"code": code(error)})
        return code(error) == ALREADY_ANSWERED
    return True


async def _refuse(call: Call, error: RulesError) -> None:
    words = refusal(call.say(), error)
    if call.interaction.response.is_done():
        await call.tell_words(words)
    else:
        await call.interaction.response.send_message(words, ephemeral=True)


async def _unknown(call: Call, _press: Press) -> None:
    await call.tell("refused-unknown-button")
