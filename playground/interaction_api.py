"""Routes by which the bot answers interactions and says more afterwards."""

from __future__ import annotations

from playground.errors import JSON, ApiError
from playground.interactions import CALLBACK, Interaction
from playground.messages import EDIT, REPLY
from playground.route import Call, Route

YES = ("1", "true", "True")


def callback(call: Call) -> JSON | None:
    """Answer an interaction, with or without telling what came of it."""
    interactions = call.box.interactions
    path = call.path["interaction"], call.path["token"]
    interaction, resource = interactions.answer(*path, call.body, call.uploads)
    if call.query.get("with_response") in YES:
        return interactions.brief(interaction, resource)
    return None


def _interaction(call: Call) -> Interaction:
    if call.path["application"] != call.box.world.bot_id:
        raise ApiError(10015)
    return call.box.interactions.by_token(call.path["token"])


def _message(call: Call) -> JSON:
    return call.box.interactions.message(_interaction(call), call.path["message"])


def follow_up(call: Call) -> JSON:
    """Say something more."""
    message = call.box.interactions.follow_up(_interaction(call), call.body, call.uploads)
    return call.box.messages.show(message)


def fetch(call: Call) -> JSON:
    """Show a message of this token."""
    return call.box.messages.show(_message(call))


def edit(call: Call) -> JSON:
    """Change a message of this token."""
    return call.box.messages.show(call.box.revise(_message(call), call.body, call.uploads))


def delete(call: Call) -> None:
    """Delete a message of this token."""
    call.box.erase(_message(call))


WEBHOOK = "/webhooks/{application}/{token}"
CALL_BACK = "/interactions/{interaction}/{token}/callback"
ROUTES = [
    Route("POST", CALL_BACK, callback, CALLBACK, open=True, limited=False),
    Route("POST", WEBHOOK, follow_up, REPLY, open=True),
    Route("GET", f"{WEBHOOK}/messages/{{message}}", fetch, open=True),
    Route("PATCH", f"{WEBHOOK}/messages/{{message}}", edit, EDIT, open=True),
    Route("DELETE", f"{WEBHOOK}/messages/{{message}}", delete, open=True),
]
