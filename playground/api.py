"""The REST side: one table of routes, and how a request is read, counted, failed and answered."""

from __future__ import annotations

import asyncio
import io
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from aiohttp import web
from PIL import Image

from playground import channel_api, command_api, guild_api, interaction_api, message_api
from playground.errors import JSON, ApiError, UnauthorizedError, Value
from playground.messages import Upload
from playground.route import Call, Route
from playground.shape import UNKNOWN_FIELD, verify

if TYPE_CHECKING:
    from playground.box import Box
    from playground.faults import Fault

PREFIX = "/api/v10"
ROUTES: list[Route] = [
    *guild_api.ROUTES,
    *channel_api.ROUTES,
    *message_api.ROUTES,
    *command_api.ROUTES,
    *interaction_api.ROUTES,
]
INERT = {"X-Content-Type-Options": "nosniff", "Content-Security-Policy": "sandbox"}
COLOURS = ("#5865f2", "#757e8a", "#3ba55c", "#faa61a", "#ed4245", "#eb459e")


def add_api(app: web.Application, box: Box) -> None:
    """Serve every route of the table, the files, and a loud no to everything else."""
    for route in ROUTES:
        app.router.add_route(route.method, PREFIX + route.path, Endpoint(box, route).serve)
    files = Files(box)
    app.router.add_get("/attachments/{channel}/{file}/{name}", files.attachment)
    app.router.add_get("/embed/avatars/{index}.png", files.avatar)
    app.router.add_route("*", "/{rest:.*}", files.unknown)


def answer(status: int, body: Value = None, headers: dict[str, str] | None = None) -> web.Response:
    """Answer JSON with exactly the content type that clients look for."""
    if body is None:
        return web.Response(status=status, headers=headers)
    raw = json.dumps(body).encode()
    return web.Response(status=status, body=raw, headers=headers, content_type="application/json")


@dataclass(frozen=True)
class Endpoint:
    """One route of the table, being served."""

    box: Box
    route: Route

    async def serve(self, request: web.Request) -> web.Response:
        """Serve a request with whatever fault and limit applies to it, and keep a line about it."""
        name = f"{request.method} {request.path.removeprefix(PREFIX)}"
        fault = self.box.faults.take(name)
        if fault and fault.delay:
            await asyncio.sleep(fault.delay)
        headers, too_many = self._count(request)
        response = None
        if too_many is None and (fault is None or fault.after or fault.answer is None):
            response = await self._carry_out(request, headers)
        response = self._fail(too_many or fault, response, headers)
        self.box.requests.append({"at": self.box.world.now(), "request": name, "status": response.status})
        if fault and fault.drop and request.transport:
            request.transport.abort()
        return response

    def _count(self, request: web.Request) -> tuple[dict[str, str], Fault | None]:
        if not self.route.limited:
            return {}, None
        major = [request.match_info.get(key, "") for key in ("channel", "guild", "token")]
        return self.box.limits.count(f"{self.route.method}{self.route.path}:{'/'.join(major)}")

    def _fail(
        self, fault: Fault | None, response: web.Response | None, headers: dict[str, str]
    ) -> web.Response:
        failure = fault.answer if fault else None
        if failure:
            status, body, more = failure
            return answer(status, body, headers | more)
        assert response is not None
        return response

    async def _carry_out(self, request: web.Request, headers: dict[str, str]) -> web.Response:
        try:
            call = await self._read(request)
            result = self.route.handler(call)
        except ApiError as refused:
            self._note_fields(refused)
            return answer(refused.status, refused.body, headers)
        return answer(204 if result is None else self.route.status, result, headers)

    async def _read(self, request: web.Request) -> Call:
        if not self.route.open and request.headers.get("Authorization") != f"Bot {self.box.token}":
            raise UnauthorizedError
        body, uploads = await _body(request)
        if self.route.body is not None:
            verify(body, self.route.body)
        return Call(self.box, request.match_info, request.query, body, uploads)

    def _note_fields(self, refused: ApiError) -> None:
        for path in _unknown_fields(refused.errors or {}):
            self.box.note_unknown(f"field {'.'.join(path)} of {self.route.method} {self.route.path}")


def _unknown_fields(tree: JSON, path: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    found = [path for error in tree.get("_errors", ()) if error["code"] == UNKNOWN_FIELD]
    for key, inner in tree.items():
        if key != "_errors":
            found += _unknown_fields(inner, (*path, key))
    return found


async def _body(request: web.Request) -> tuple[Any, list[Upload]]:
    try:
        if request.content_type != "multipart/form-data":
            raw = await request.read()
            return (json.loads(raw) if raw else {}), []
        form = await request.post()
        uploads = [
            Upload(
                key.removeprefix("files[").removesuffix("]"),
                item.filename,
                item.content_type,
                item.file.read(),
            )
            for key, item in form.items()
            if isinstance(item, web.FileField)
        ]
        payload = form.get("payload_json", "{}")
        assert not isinstance(payload, web.FileField)
        return json.loads(payload), uploads
    except ValueError as error:
        raise ApiError(50109) from error


class Files:
    """What Discord serves from its CDN, and the answer to addresses that nobody knows."""

    def __init__(self, box: Box) -> None:
        self.box = box

    async def attachment(self, request: web.Request) -> web.Response:
        """Serve the bytes of an attachment."""
        identity = request.match_info["file"]
        found = self.box.store.file(identity) if identity.isdigit() else None
        if found is None:
            return web.Response(status=404)
        kind, body = found
        return web.Response(body=body, content_type=kind.partition(";")[0], headers=INERT)

    async def avatar(self, request: web.Request) -> web.Response:
        """Serve one of the plain avatars."""
        index = request.match_info["index"]
        colour = COLOURS[int(index) % len(COLOURS)] if index.isdigit() else COLOURS[0]
        body = io.BytesIO()
        Image.new("RGB", (128, 128), colour).save(body, "PNG")
        return web.Response(body=body.getvalue(), content_type="image/png")

    async def unknown(self, request: web.Request) -> web.Response:
        """Refuse what is not in the table, and list it."""
        self.box.note_unknown(f"route {request.method} {request.path}")
        return answer(404, {"message": "404: Not Found", "code": 0})
