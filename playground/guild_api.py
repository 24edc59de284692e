"""Routes of login, users, servers, members and roles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground.channel_api import FIELDS as CHANNEL_FIELDS
from playground.errors import JSON, ApiError
from playground.permissions import May
from playground.route import Call, Route
from playground.shape import anything, maybe, shape, text, whole
from playground.world import GUILD_TEXT

if TYPE_CHECKING:
    from playground.box import Box


def gateway(call: Call) -> JSON:
    """Say where the websocket is."""
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return {"url": call.box.gateway.url, "shards": 1, "session_start_limit": limit}


def me(call: Call) -> JSON:
    """Show the bot itself."""
    user = call.box.world.show_user(call.box.world.bot_id)
    return user | {
        "verified": True,
        "mfa_enabled": False,
        "email": None,
        "flags": 0,
        "locale": "en-US",
    }


def application(call: Call) -> JSON:
    """Show the bot's application."""
    world = call.box.world
    shown: JSON = {"id": world.bot_id, "name": "Loot", "description": "", "icon": None}
    shown |= {
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
    }
    shown |= {"owner": world.show_user(next(key for key in world.users if key != world.bot_id))}
    shown |= {"summary": "", "rpc_origins": [], "team": None, "tags": [], "redirect_uris": []}
    shown |= {"approximate_guild_count": len(world.guilds), "approximate_user_install_count": 0}
    shown |= {"approximate_user_authorization_count": 0, "interactions_endpoint_url": None}
    shown |= {"eligible_oauth2_scopes": [], "explicit_content_filter": 0, "flags_new": "0"}
    shown |= {"role_connections_verification_url": None, "type": None}
    return shown | {"integration_types_config": {"0": {}}}


def user(call: Call) -> JSON:
    """Show someone."""
    call.box.world.user(call.path["user"])
    return call.box.world.show_user(call.path["user"])


def my_guilds(call: Call) -> list[JSON]:
    """List the servers that the bot is in."""
    world = call.box.world
    mine = [guild for guild in world.guilds.values() if world.bot_id in guild["members"]]
    blanks: JSON = {
        "icon": None,
        "banner": None,
        "owner": False,
        "permissions": "0",
        "features": [],
    }
    return [{"id": guild["id"], "name": guild["name"], **blanks} for guild in mine]


def leave(call: Call) -> None:
    """Leave a server."""
    dismiss_bot(call.box, call.guild())


def dismiss_bot(box: Box, guild: JSON) -> None:
    """Take the bot out of a server; it hears of it once, and then nothing more."""
    if box.world.bot_id in guild["members"]:
        box.gateway.dispatch("GUILD_DELETE", {"id": guild["id"]}, guild["id"])
        del guild["members"][box.world.bot_id]
        box.world.save_guild(guild)
        box.feed.tell(guild["members"], "GUILD_MEMBER_REMOVE", {"guild_id": guild["id"]})


def guild(call: Call) -> JSON:
    """Show a server."""
    found = call.guild()
    shown = {key: value for key, value in found.items() if key != "members"}
    return shown | {
        "approximate_member_count": len(found["members"]),
        "approximate_presence_count": 0,
    }


def channels(call: Call) -> list[JSON]:
    """List the channels of a server."""
    world, found = call.box.world, call.guild()
    inside = [item for item in world.channels.values() if item.get("guild_id") == found["id"]]
    return [world.show_channel(item) for item in inside if item["type"] == GUILD_TEXT]


def make_channel(call: Call) -> JSON:
    """Make a text channel."""
    fields = {key: value for key, value in call.body.items() if key not in ("name", "type")}
    channel = call.box.world.add_channel(call.guild(May.MANAGE_CHANNELS)["id"], call.body["name"], **fields)
    call.box.tell_channel("CREATE", channel)
    return call.box.world.show_channel(channel)


def active_threads(call: Call) -> JSON:
    """List the threads of a server that are not archived."""
    world, found = call.box.world, call.guild()
    inside = [item for item in world.channels.values() if item.get("guild_id") == found["id"]]
    active = [item for item in inside if not item.get("thread_metadata", {"archived": True})["archived"]]
    seen = [item for item in active if world.sees(world.bot_id, item)]
    return {
        "threads": [world.show_channel(item) for item in seen],
        "members": [],
        "has_more": False,
    }


def member(call: Call) -> JSON:
    """Show a member."""
    return call.box.world.show_member(call.guild(), call.path["user"])


def roles(call: Call) -> list[JSON]:
    """List the roles of a server."""
    return list(call.guild()["roles"])


def make_role(call: Call) -> JSON:
    """Make a role."""
    found = call.guild(May.MANAGE_ROLES)
    fields = {key: value for key, value in call.body.items() if value is not None}
    name, allowed = fields.pop("name", "new role"), int(fields.pop("permissions", 0))
    role = call.box.world.add_role(found, name, allowed, **fields)
    call.box.tell_guild("GUILD_ROLE_CREATE", found, {"guild_id": found["id"], "role": role})
    return role


def give_role(call: Call) -> None:
    """Give a member a role."""
    _change_role(call, given=True)


def take_role(call: Call) -> None:
    """Take a role from a member."""
    _change_role(call, given=False)


def _change_role(call: Call, *, given: bool) -> None:
    found, role = call.guild(May.MANAGE_ROLES), call.path["role"]
    if role not in {item["id"] for item in found["roles"]}:
        raise ApiError(10011)
    set_role(call.box, found, call.path["user"], role, given=given)


def set_role(box: Box, found: JSON, user_id: str, role: str, *, given: bool) -> None:
    """Give or take a role and tell the server."""
    holder = found["members"].get(user_id)
    if holder is None:
        raise ApiError(10007)
    others = [key for key in holder["roles"] if key != role]
    holder["roles"] = [*others, role] if given else others
    box.world.save_guild(found)
    shown = box.world.show_member(found, user_id) | {"guild_id": found["id"]}
    box.tell_guild("GUILD_MEMBER_UPDATE", found, shown)


GUILD = "/guilds/{guild}"
ROLE_FIELDS = ("permissions", "color", "colors", "hoist", "mentionable", "icon", "unicode_emoji")
ROLE = shape({}, {"name": maybe(text(0, 100)), **dict.fromkeys(ROLE_FIELDS, anything)})
ROUTES = [
    Route("GET", "/gateway", gateway, open=True),
    Route("GET", "/gateway/bot", gateway),
    Route("GET", "/users/@me", me),
    Route("GET", "/users/@me/guilds", my_guilds),
    Route("DELETE", "/users/@me/guilds/{guild}", leave),
    Route("GET", "/users/{user}", user),
    Route("GET", "/oauth2/applications/@me", application),
    Route("GET", "/applications/@me", application),
    Route("GET", GUILD, guild),
    Route("GET", f"{GUILD}/channels", channels),
    Route(
        "POST",
        f"{GUILD}/channels",
        make_channel,
        shape({"name": text(1, 100)}, {**CHANNEL_FIELDS, "type": whole(0, 0)}),
        status=201,
    ),
    Route("GET", f"{GUILD}/threads/active", active_threads),
    Route("GET", f"{GUILD}/members/{{user}}", member),
    Route("GET", f"{GUILD}/roles", roles),
    Route("POST", f"{GUILD}/roles", make_role, ROLE),
    Route("PUT", f"{GUILD}/members/{{user}}/roles/{{role}}", give_role),
    Route("DELETE", f"{GUILD}/members/{{user}}/roles/{{role}}", take_role),
]
