"""The control side: what the page and the tests' people talk to, behind a secret key."""

from __future__ import annotations

import hmac
import inspect
from typing import TYPE_CHECKING, Any

from aiohttp import web

from playground.acts import Acts, view
from playground.errors import JSON, ActError, ApiError, GoneError
from playground.stage import Stage

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from playground.box import Box

ACTS = ("run", "complete", "press", "submit", "say", "erase", "upload")
STAGE = tuple(name for name, _ in inspect.getmembers(Stage, inspect.isfunction) if name[0] != "_")
LOOPBACK = ("127.0.0.1", "localhost")
NEWEST = (1 << 63) - 1


def add_control(app: web.Application, box: Box) -> None:
    """Serve the control side under /_box."""
    control = Control(box)
    for method, path, handler in (
        ("GET", "/_box/status", control.status),
        ("GET", "/_box/unknown", control.unknown),
        ("GET", "/_box/requests", control.requests),
        ("GET", "/_box/people", control.people),
        ("GET", "/_box/people/{person}", control.screen),
        ("GET", "/_box/people/{person}/feed", control.feed),
        ("GET", "/_box/people/{person}/messages", control.messages),
        ("GET", "/_box/people/{person}/commands", control.commands),
        ("POST", "/_box/people/{person}/{act}", control.act),
        ("POST", "/_box/stage/{verb}", control.stage),
    ):
        app.router.add_route(method, path, control.guarded(handler))


class Control:
    """The handlers of the control side."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def guarded(
        self, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        """Let only loopback, our own page and those with the key in; refusals are sentences."""

        async def serve(request: web.Request) -> web.StreamResponse:
            if not self._admitted(request):
                return web.json_response({"error": "The key is missing or wrong."}, status=403)
            try:
                return await handler(request)
            except GoneError as late:
                return web.json_response({"outcome": "gone", "error": str(late)})
            except ActError as rejected:
                return web.json_response({"error": str(rejected)}, status=409)
            except ApiError as refused:
                return web.json_response({"error": str(refused), "code": refused.code}, status=409)

        return serve

    def _admitted(self, request: web.Request) -> bool:
        key = request.headers.get("X-Box-Key") or request.query.get("key", "")
        origin = request.headers.get("Origin")
        host = request.host.rpartition(":")[0] or request.host
        at_home = host in LOOPBACK and origin in (None, f"http://{request.host}")
        return at_home and hmac.compare_digest(key.encode(), self.box.key.encode())

    def _person(self, request: web.Request) -> str:
        wanted = request.match_info["person"].lower()
        for user in self.box.world.users.values():
            if wanted in (user["id"], user["username"]) and not user["bot"]:
                return str(user["id"])
        raise ActError(f"There is nobody called {wanted!r}.")

    async def status(self, _request: web.Request) -> web.Response:
        """Tell how the bot is connected and what is still to fail."""
        gateway = self.box.gateway
        counts = {"identified": gateway.identified, "resumed": gateway.resumed}
        counts |= {"connected": len(gateway.connected), "faults": len(self.box.faults.pending)}
        return web.json_response(counts | {"bot": self.box.world.bot_id, "token": self.box.token})

    async def unknown(self, _request: web.Request) -> web.Response:
        """List what clients used and the box does not have."""
        return web.json_response(dict(self.box.unknown))

    async def requests(self, _request: web.Request) -> web.Response:
        """List what the bot asked of the REST side, oldest first."""
        return web.json_response(list(self.box.requests))

    async def people(self, _request: web.Request) -> web.Response:
        """List the people."""
        world = self.box.world
        return web.json_response([world.show_user(key) for key in world.users if key != world.bot_id])

    async def screen(self, request: web.Request) -> web.Response:
        """Show what a person sees, apart from messages."""
        return web.json_response(view(self.box, self._person(request)))

    async def feed(self, request: web.Request) -> web.StreamResponse:
        """Stream what a person sees from now, or from a mark, on."""
        return await self.box.feed.stream(request, self._person(request))

    async def messages(self, request: web.Request) -> web.Response:
        """Show the newest messages of a channel, own ephemerals included, oldest first."""
        person = self._person(request)
        channel = Acts(self.box, person).place(request.query.get("channel", "loot"))
        span = (0, int(request.query.get("before", NEWEST)))
        limit = int(request.query.get("limit", 50))
        found = self.box.store.messages(channel["id"], person, span, limit)
        return web.json_response([self.box.messages.show(message) for message in reversed(found)])

    async def commands(self, request: web.Request) -> web.Response:
        """List the commands that a person may run in a channel."""
        person = self._person(request)
        channel = Acts(self.box, person).place(request.query.get("channel", "loot"))
        return web.json_response(self.box.commands.offered(person, channel))

    async def act(self, request: web.Request) -> web.Response:
        """Let a person do something, and answer with what the bot made of it."""
        name = request.match_info["act"]
        if name not in ACTS:
            raise ActError(f"Nobody can {name}; only {', '.join(ACTS)}.")
        verb = getattr(Acts(self.box, self._person(request)), name)
        return web.json_response(await verb(**await _arguments(request, verb)))

    async def stage(self, request: web.Request) -> web.Response:
        """Change the world."""
        name = request.match_info["verb"]
        if name not in STAGE:
            raise ActError(f"The stage has no {name}; only {', '.join(STAGE)}.")
        verb = getattr(Stage(self.box), name)
        return web.json_response(verb(**await _arguments(request, verb)))


async def _arguments(request: web.Request, verb: Callable[..., Any]) -> JSON:
    arguments = await request.json() if request.can_read_body else {}
    try:
        inspect.signature(verb).bind(**arguments)
    except TypeError as error:
        raise ActError(f"{request.path}: {error}.") from error
    return dict(arguments)
