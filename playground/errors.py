"""Refusals: an HTTP status with Discord's own error code and sentence."""

from __future__ import annotations

from typing import Any

Value = Any  # any JSON value
JSON = dict[str, Any]

CODES: dict[int, tuple[int, str]] = {
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10011: (404, "Unknown Role"),
    10013: (404, "Unknown User"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    160004: (400, "A thread has already been created for this message"),
}


class ApiError(Exception):
    """What was asked cannot be done; carries what Discord would answer."""

    def __init__(self, code: int, errors: JSON | None = None, status: int | None = None) -> None:
        known_status, sentence = CODES.get(code, (400, "The box refuses"))
        self.status = status or known_status
        self.code = code
        self.errors = errors
        super().__init__(f"{code}: {sentence}")
        self.body: JSON = {"message": sentence, "code": code}
        if errors:
            self.body["errors"] = errors


class UnauthorizedError(ApiError):
    """The bot token is missing or wrong."""

    def __init__(self) -> None:
        super().__init__(0, status=401)
        self.body = {"message": "401: Unauthorized", "code": 0}


class ActError(Exception):
    """A person tried what Discord's own app would not let them do; says why in a sentence."""


class GoneError(ActError):
    """What a person wants to press has gone meanwhile; nobody is to blame."""
