"""The feed: what each person sees as it happens, as server-sent events that can be resumed."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import defaultdict, deque
from typing import TYPE_CHECKING

from aiohttp import web

if TYPE_CHECKING:
    from collections.abc import Iterable

    from playground.errors import Value

KEPT = 5000
QUIET = 15.0


class Feed:
    """A numbered line of news, each for some viewers; every open page listens to its person's."""

    def __init__(self) -> None:
        self.run = secrets.token_hex(4)
        self.number = 0
        self._kept: deque[tuple[int, frozenset[str], str]] = deque(maxlen=KEPT)
        self._listeners: dict[str, set[asyncio.Queue[str | None]]] = defaultdict(set)

    @property
    def mark(self) -> str:
        """Name the present moment, to go on from it later."""
        return f"{self.run}-{self.number}"

    def tell(self, viewers: Iterable[str], event: str, data: Value) -> None:
        """Tell some viewers what happened."""
        self.number += 1
        body = json.dumps({"event": event, "data": data})
        line = f"id: {self.mark}\ndata: {body}\n\n"
        audience = frozenset(viewers)
        self._kept.append((self.number, audience, line))
        for viewer in audience:
            for queue in self._listeners.get(viewer, ()):
                queue.put_nowait(line)

    def close(self) -> None:
        """End every stream."""
        for queues in self._listeners.values():
            for queue in queues:
                queue.put_nowait(None)

    async def stream(self, request: web.Request, person: str) -> web.StreamResponse:
        """Serve one listener until it goes away; a mark that is too old is answered by `reset`."""
        response = web.StreamResponse(headers={"Cache-Control": "no-store"})
        response.content_type = "text/event-stream"
        queue: asyncio.Queue[str | None] = asyncio.Queue()
        since = request.headers.get("Last-Event-ID") or request.query.get("since", "")
        for line in self._missed(person, since):
            queue.put_nowait(line)
        self._listeners[person].add(queue)
        try:
            await response.prepare(request)
            await self._pump(response, queue)
        except ConnectionError:
            pass  # the page was closed
        finally:
            self._listeners[person].discard(queue)
        return response

    async def _pump(self, response: web.StreamResponse, queue: asyncio.Queue[str | None]) -> None:
        while True:
            try:
                line = await asyncio.wait_for(queue.get(), QUIET)
            except TimeoutError:
                line = ": still here\n\n"
            if line is None:
                return
            await response.write(line.encode())

    def _missed(self, person: str, since: str) -> list[str]:
        run, _, number = since.partition("-")
        if not since:
            return []
        oldest = self._kept[0][0] if self._kept else self.number + 1
        if run != self.run or not number.isdigit() or int(number) + 1 < oldest:
            return [f"id: {self.mark}\ndata: {json.dumps({'event': 'reset', 'data': None})}\n\n"]
        return [line for count, who, line in self._kept if count > int(number) and person in who]
