"""The README's pictures, taken from a running playground: `make screenshots`."""

from __future__ import annotations

import asyncio
import io
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from PIL import Image
from playwright.async_api import async_playwright

from tests.browser.conftest import ARGUMENTS, chromium
from tests.browser.playing import DESK, ROOT, Player, playground

if TYPE_CHECKING:
    from playwright.async_api import Browser

DOCS = ROOT / "docs"
PHONE = {"width": 390, "height": 844}
QUALITY = 88
MOVES = 7


async def keep(someone: Player, name: str) -> None:
    """Keep what someone sees."""
    taken = await someone.page.screenshot(animations="disabled")
    DOCS.mkdir(exist_ok=True)
    Image.open(io.BytesIO(taken)).save(DOCS / f"{name}.webp", quality=QUALITY, method=6)
    print(DOCS / f"{name}.webp")


async def look(
    browser: Browser, address: str, scheme: Literal["dark", "light"], size: dict[str, int]
) -> Player:
    """Open a window."""
    view: Any = size
    dots = 2 if size is PHONE else 1
    window = await browser.new_context(viewport=view, color_scheme=scheme, device_scale_factor=dots)
    someone = Player(await window.new_page())
    await someone.open(address)
    return someone


async def take(browser: Browser, address: str) -> None:
    """Play a little, and take a picture of each look."""
    you = await look(browser, address, "dark", DESK)
    await keep(you, "welcome")
    await you.press("Sails", you.page.locator("#channel .message").first)
    for _ in range(MOVES):
        await you.answer()
    await you.answers.first.wait_for()
    await keep(you, "playground-dark")
    light = await look(browser, address, "light", DESK)
    await light.answers.first.wait_for()
    await keep(light, "playground-light")
    phone = await look(browser, address, "dark", PHONE)
    await keep(phone, "phone-board")
    await phone.page.get_by_role("button", name="Hand", exact=True).click()
    await phone.answers.first.wait_for()
    await keep(phone, "phone-hand")


async def main() -> None:
    """Start everything, and put it away again."""
    with tempfile.TemporaryDirectory() as folder:
        async with playground(Path(folder)) as place, async_playwright() as playwright:
            path = chromium()
            browser = await playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
            await take(browser, place.address)
            await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
