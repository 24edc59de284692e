"""The playground as a process, and people in front of a browser."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import aiohttp

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from contextlib import AbstractAsyncContextManager

    from playwright.async_api import ConsoleMessage, Locator, Page

ROOT = Path(__file__).parents[2]
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}
CALM = ":not([aria-busy=true]):not(:disabled)"
STICKS_OUT = """() => [...document.querySelectorAll("body *")]
    .filter((node) => node.getBoundingClientRect().right > innerWidth + 1)
    .map((node) => node.outerHTML)"""
REFUSED = "net::ERR_"  # Chromium's own line about a box that was killed


@dataclass
class Playground:
    """`python -m bot` without a token."""

    process: asyncio.subprocess.Process
    address: str
    key: str = ""

    async def kill(self, module: str) -> None:
        """Kill one of its two processes without warning."""
        found = await asyncio.create_subprocess_exec(
            "pgrep",
            "-P",
            str(self.process.pid),
            "-f",
            "--",
            f"-m {module}( |$)",
            stdout=asyncio.subprocess.PIPE,
        )
        printed, _ = await found.communicate()
        os.kill(int(printed), signal.SIGKILL)


@asynccontextmanager
async def playground(folder: Path, *arguments: str) -> AsyncIterator[Playground]:
    """Start a playground on a free port, and wait until it asks to be opened."""
    environment = os.environ | {"LOOT_PLAYGROUND": str(folder), "DISCORD_TOKEN": "", "LANG": "C.UTF-8"}
    command = [sys.executable, "-m", "bot", "--port", "0", "--no-browser", *arguments]
    process = await asyncio.create_subprocess_exec(
        *command, env=environment, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        line = ""
        while "Open" not in line:
            line = (await asyncio.wait_for(process.stdout.readline(), 60)).decode()
            assert line, "the playground ended instead of starting"
        address = line.split()[1].partition("/#")[0].rstrip("/")
        yield Playground(process, address, await key(address))
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGINT)
        await process.wait()


async def key(address: str) -> str:
    """Read the key as the page does."""
    async with aiohttp.ClientSession() as session, session.get(address) as response:
        found = re.search('name="box-key" content="([^"]+)"', await response.text())
    assert found
    return found[1]


@dataclass
class Player:
    """Someone in front of the page; what the browser complains about is kept."""

    page: Page
    complaints: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.complaints.append(message.text)

    # Seeing

    @property
    def board(self) -> Locator:
        """The newest message of the channel."""
        return self.page.locator("#channel .message:not(.changing)").last

    @property
    def hand(self) -> Locator:
        """The newest direct message."""
        return self.page.locator("#hand .message:not(.changing)").last

    @property
    def private(self) -> Locator:
        """The newest message that only this person sees."""
        return self.page.locator("#channel .message.ephemeral").last

    @property
    def answers(self) -> Locator:
        """Everything in the hand that answers what is asked."""
        return self.hand.locator(f".button.primary{CALM}, .select{CALM}")

    async def sticking_out(self) -> list[str]:
        """Whatever reaches beyond the right edge of the window."""
        return list(await self.page.evaluate(STICKS_OUT))

    # Acting

    async def open(self, address: str) -> None:
        await self.page.goto(address)
        await self.page.locator("#channel :is(.message, .empty)").first.wait_for()

    async def press(self, label: str, within: Locator | None = None) -> None:
        await (within or self.board).get_by_role("button", name=label, exact=True).click()

    async def choose(self, select: Locator, *labels: str) -> None:
        """Choose from a select; several are confirmed."""
        await select.click()
        for label in labels:
            await self.page.locator(".listbox li").filter(has_text=label).first.click()
        confirm = self.page.locator(".listbox-foot .button")
        if await confirm.count():
            await confirm.click()

    async def answer(self) -> None:
        """Answer what is asked with the first thing that is offered, and see the question go."""
        control = self.answers.first
        await control.wait_for()
        identity = await control.get_attribute("data-id")
        if await control.get_attribute("role") == "combobox":
            await self._first_of(control)
        else:
            await control.click()
        gone = 'id => !document.querySelector(`#hand [data-id="${CSS.escape(id)}"]`)'
        await self.page.wait_for_function(gone, arg=identity)

    async def _first_of(self, select: Locator) -> None:
        await select.click()
        confirm = self.page.locator(".listbox-foot .button")
        options = self.page.locator(".listbox li")
        await options.first.click()
        if not await confirm.count():
            return
        for place in range(1, await options.count()):
            if await confirm.is_enabled():
                break
            await options.nth(place).click()
        await confirm.click()

    async def command(self, words: str, **options: str) -> None:
        """Run a slash command through the composer; options are named by their labels."""
        await self.page.locator("#composer").press_sequentially(words)
        await self.page.locator(".listbox li.active").filter(has_text=words).wait_for()
        await self.page.keyboard.press("Enter")
        form = self.page.locator(".command")
        for name, value in options.items():
            await self._fill(form.get_by_label(name), value)
        await form.get_by_role("button", name="Run").click()
        await form.wait_for(state="detached")

    async def _fill(self, field_: Locator, value: str) -> None:
        if await field_.evaluate("node => node.tagName") == "SELECT":
            await field_.select_option(label=value)
            return
        await field_.fill(value)
        if await field_.get_attribute("role") == "combobox":
            await self.page.locator(".listbox li").filter(has_text=value).first.click()

    async def close_table(self) -> None:
        """Close the table of this channel."""
        await self.command("/loot stop")
        await self.press("Close the table", self.private)
        await self.private.get_by_text("The table is closed.").wait_for()


class People(Protocol):
    """Sits someone down in front of a window of their own."""

    def __call__(
        self, address: str, *, expected: str = "", **options: Any
    ) -> AbstractAsyncContextManager[Player]: ...
