from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import pytest

from playground import Box, Person, Town
from tests.playground.tiny import TinyBot, point

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


@asynccontextmanager
async def logged_in(token: str, **options: Any) -> AsyncIterator[TinyBot]:
    bot = TinyBot(**options)
    running = asyncio.create_task(bot.start(token))
    ready = asyncio.create_task(bot.arrived.wait())
    try:
        await asyncio.wait([running, ready], return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
        yield bot
    finally:
        ready.cancel()
        await bot.close()
        await asyncio.wait([running])


@pytest.fixture
async def box(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Box]:
    async with Box.running(heartbeat=0.2) as running:
        point(monkeypatch, running.address)
        yield running


@pytest.fixture
async def town(box: Box) -> AsyncIterator[Town]:
    async with Town(box.address, box.key) as connected:
        yield connected


@pytest.fixture
async def bot(box: Box) -> AsyncIterator[TinyBot]:
    async with logged_in(box.token) as running:
        yield running


@pytest.fixture
async def you(town: Town) -> Person:
    return await town.person("you")


@pytest.fixture
async def anne(town: Town) -> Person:
    return await town.person("anne")
