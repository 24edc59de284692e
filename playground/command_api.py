"""Routes of slash commands, everywhere and of one server."""

from __future__ import annotations

from playground.commands import COMMAND, EDIT
from playground.errors import JSON, ApiError
from playground.route import Call, Route
from playground.shape import many


def _scope(call: Call) -> str | None:
    if call.path["application"] != call.box.world.bot_id:
        raise ApiError(50001)
    return call.guild()["id"] if "guild" in call.path else None


def listing(call: Call) -> list[JSON]:
    """List the commands."""
    return call.box.commands.of(_scope(call))


def replace(call: Call) -> list[JSON]:
    """Register exactly these commands."""
    registered = call.box.commands.replace(_scope(call), call.body)
    _tell(call)
    return registered


def register(call: Call) -> JSON:
    """Register one more command."""
    command = call.box.commands.register(_scope(call), call.body)
    _tell(call)
    return command


def fetch(call: Call) -> JSON:
    """Show one command."""
    command = call.box.commands.find(call.path["command"])
    if command.get("guild_id") != _scope(call):
        raise ApiError(10063)
    return command


def edit(call: Call) -> JSON:
    """Change one command."""
    command = call.box.commands.revise(fetch(call), call.body)
    _tell(call)
    return command


def delete(call: Call) -> None:
    """Forget one command."""
    call.box.commands.drop(fetch(call))
    _tell(call)


def _tell(call: Call) -> None:
    call.box.feed.tell(call.box.world.users, "COMMANDS", None)


SCOPES = (
    "/applications/{application}/commands",
    "/applications/{application}/guilds/{guild}/commands",
)
ROUTES = [
    route
    for path in SCOPES
    for route in (
        Route("GET", path, listing),
        Route("PUT", path, replace, many(COMMAND, 0, 100)),
        Route("POST", path, register, COMMAND, status=201),
        Route("GET", f"{path}/{{command}}", fetch),
        Route("PATCH", f"{path}/{{command}}", edit, EDIT),
        Route("DELETE", f"{path}/{{command}}", delete),
    )
]
