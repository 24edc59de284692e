"""What Discord refuses, by its numbers, and what each means for us."""

import logging

import aiohttp
import discord

UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
UNKNOWN_USER = 10013
TOO_OLD_TO_EDIT = 30046
ALREADY_ANSWERED = 40060
MISSING_ACCESS = 50001
CLOSED_TO_US = 50007
MISSING_PERMISSION = 50013
NO_SERVER_IN_COMMON = 50278

MESSAGE_GONE = frozenset({UNKNOWN_MESSAGE, TOO_OLD_TO_EDIT})
CHANNEL_GONE = frozenset({UNKNOWN_CHANNEL, MISSING_ACCESS, MISSING_PERMISSION})

PERSON_GONE = frozenset({UNKNOWN_USER, UNKNOWN_CHANNEL, NO_SERVER_IN_COMMON})
"""A direct message cannot get through: the account was deleted, or its owner has left every server."""

PASSING = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What may go wrong on the way to Discord and be right a moment later."""


def code(error: BaseException) -> int:
    """The number that Discord gave; 0 if none."""
    return error.code if isinstance(error, discord.HTTPException) else 0


def worth_telling(record: logging.LogRecord) -> bool:
    """Tell whether a line of discord.py's belongs in the log: suggestions that come too late do not.

    Discord stops waiting for them when the next letter is typed, and nobody has lost anything.
    """
    error = record.exc_info[1] if record.exc_info else None
    return not ("autocomplete" in record.msg and isinstance(error, PASSING))
