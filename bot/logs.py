"""Log lines as JSON, one object a line, with the fields that a call names and nothing secret."""

import json
import logging
import sys
import time
from typing import Any

_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonFormatter(logging.Formatter):
    """Writes a record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """Write the moment, the level, the place, the words and the extra fields."""
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{record.msecs:03.0f}Z",
            "level": record.levelname,
            "where": record.name,
            "what": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _PLAIN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


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
    plain = logging.Formatter("%(asctime)s %(levelname)-7s %(name)s %(message)s")
    handler.setFormatter(Redacting(JsonFormatter() if style == "json" else plain, secret))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("discord").setLevel(max(logging.WARNING, logging.getLevelName(level)))
