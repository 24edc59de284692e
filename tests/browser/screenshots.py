"""The README's pictures, taken from running playgrounds: `make screenshots`."""

from __future__ import annotations

import asyncio
import io
import re
import tempfile
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from PIL import Image
from playwright.async_api import async_playwright

from engine.core.registry import games
from tests.browser.conftest import ARGUMENTS, chromium
from tests.browser.playing import DESK, ROOT, Player, playground

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from playwright.async_api import Browser

    from tests.browser.playing import Playground

Scheme = Literal["dark", "light"]

DOCS = ROOT / "docs"
PHONE = {"width": 390, "height": 844}
QUALITY = 86
MOVES = 9
"""How far a game goes before its picture is taken."""
PATIENCE = 60_000
NAMES = {"sails": "playground-dark"}
"""The game that stands for all has another name than its own."""
BRIGHT = {"gunpowder", "skeleton_island"}


async def keep(someone: Player, name: str) -> None:
    """Keep what someone sees."""
    await someone.page.wait_for_load_state("networkidle")
    taken = await someone.page.screenshot(animations="disabled")
    path = DOCS / f"{name}.webp"
    Image.open(io.BytesIO(taken)).save(path, quality=QUALITY, method=6)
    print(f"{path} ({path.stat().st_size // 1024} kB)")


@asynccontextmanager
async def look(
    browser: Browser, place: Playground, scheme: Scheme, size: dict[str, int] = DESK
) -> AsyncIterator[Player]:
    """Open a window."""
    view: Any = size
    dots = 2 if size is PHONE else 1
    window = await browser.new_context(viewport=view, color_scheme=scheme, device_scale_factor=dots)
    window.set_default_timeout(PATIENCE)
    someone = Player(await window.new_page())
    await someone.open(place.address)
    yield someone
    await window.close()


async def take_welcome(browser: Browser, folder: Path) -> None:
    """Take what a newcomer sees first."""
    async with playground(folder) as place, look(browser, place, "dark") as you:
        await you.page.locator("#channel .button.primary").first.wait_for()
        await keep(you, "welcome")


async def take_game(browser: Browser, folder: Path, game: str) -> None:
    """Play a little, and take a picture of the table and the hand."""
    async with playground(folder, "--game", game) as place:
        async with look(browser, place, "light" if game in BRIGHT else "dark") as you:
            for _ in range(MOVES):
                await you.answer()
            await you.answers.first.wait_for()
            move = re.findall(r"move \d+", await you.hand.inner_text())[0]
            await you.board.get_by_text(move).wait_for()
            await keep(you, NAMES.get(game, game.replace("_", "-")))
        if game in NAMES:
            await take_other_looks(browser, place)


async def take_other_looks(browser: Browser, place: Playground) -> None:
    """Take the same table by daylight, and in two hands."""
    async with look(browser, place, "light") as day:
        await day.answers.first.wait_for()
        await keep(day, "playground-light")
    async with look(browser, place, "dark", PHONE) as phone:
        await keep(phone, "phone-board")
    async with look(browser, place, "light", PHONE) as phone:
        await phone.page.get_by_role("button", name="Hand", exact=True).click()
        await phone.answers.first.wait_for()
        await keep(phone, "phone-hand")


async def main() -> None:
    """Start everything, and put it away again."""
    DOCS.mkdir(exist_ok=True)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS))
        with tempfile.TemporaryDirectory() as folder:
            await take_welcome(browser, Path(folder) / "welcome")
            for game in games():
                await take_game(browser, Path(folder) / game, game)
        await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
