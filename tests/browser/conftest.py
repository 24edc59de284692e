from __future__ import annotations

import shutil
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import pytest
import pytest_asyncio
from playwright.async_api import async_playwright, expect

from tests.browser.playing import DESK, Player, Playground, playground

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from playwright.async_api import Browser

    from tests.browser.playing import People

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-dev-shm-usage",
)
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
PATIENCE = 20_000
expect.set_options(timeout=PATIENCE)


def chromium() -> str:
    """Find Chromium, or say what to install."""
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        pytest.fail("This needs Chromium: install Debian's package chromium.", pytrace=False)
    return path


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    path = chromium()
    async with async_playwright() as playwright:
        running = await playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        yield running
        await running.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def place(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Playground]:
    async with playground(tmp_path_factory.mktemp("playground")) as running:
        yield running


@pytest.fixture
def player(browser: Browser) -> People:
    """Sit someone down in front of a window of their own; at the end nothing may have complained."""

    @asynccontextmanager
    async def sit(address: str, *, expected: str = "", **options: Any) -> AsyncIterator[Player]:
        context = await browser.new_context(**{"viewport": DESK, "reduced_motion": "reduce"} | options)
        context.set_default_timeout(PATIENCE)
        someone = Player(await context.new_page())
        await someone.open(address)
        yield someone
        await context.close()
        assert [line for line in someone.complaints if not expected or expected not in line] == []

    return sit
