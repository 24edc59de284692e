"""Log lines, as JSON or text, with the fields that a call names and nothing secret."""

import json
import logging
import sys
import time
import traceback
from typing import Any

_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class Formatter(logging.Formatter):
    """Writes a record as one line of text with its extra fields.

    A trace tells where something broke and what kind of error it was. What the error says is left out:
    it may name a card that nobody should know.
    """

    def format(self, record: logging.LogRecord) -> str:
        """Write the moment, the level, the place, the words and the extra fields."""
        extra = "".join(f" {name}={value}" for name, value in _extra(record).items())
        trace = f"\n{_trace(record)}" if record.exc_info else ""
        return f"{_moment(record)} {record.levelname:<7} {record.name} {record.getMessage()}{extra}{trace}"


class JsonFormatter(logging.Formatter):
    """Writes a record as one JSON object; of a trace the same as the other."""

    def format(self, record: logging.LogRecord) -> str:
        """Write the moment, the level, the place, the words and the extra fields."""
        line: dict[str, Any] = {
            "at": _moment(record),
            "level": record.levelname,
            "where": record.name,
            "what": record.getMessage(),
        }
        line |= _extra(record)
        if record.exc_info:
            line["trace"] = _trace(record)
        return json.dumps(line, ensure_ascii=False, default=str)


def _moment(record: logging.LogRecord) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{record.msecs:03.0f}Z"


def _extra(record: logging.LogRecord) -> dict[str, Any]:
    return {name: value for name, value in vars(record).items() if name not in _PLAIN}


def _trace(record: logging.LogRecord) -> str:
    """Write an error and those that led to it, the first one first."""
    error = record.exc_info[1] if record.exc_info else None
    parts: list[str] = []
    while error is not None:
        parts.insert(0, "".join(traceback.format_tb(error.__traceback__)) + type(error).__qualname__)
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return "\n".join(parts)


class Redacting(logging.Formatter):
    """Takes a secret out of every line that another formatter writes, traces included."""

    def __init__(self, inner: logging.Formatter, secret: str) -> None:
        super().__init__()
        self._inner = inner
        self._secret = secret

    def format(self, record: logging.LogRecord) -> str:
        """Write a record without the secret."""
        line = self._inner.format(record)
        return line.replace(self._secret, "…") if self._secret else line


def set_up(level: str, style: str, secret: str) -> None:
    """Send everything to the standard error output."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Redacting(JsonFormatter() if style == "json" else Formatter(), secret))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("discord").setLevel(max(logging.WARNING, logging.getLevelName(level)))
