"""The page as it is served: to this machine only, with the key in one place, and strictly fenced."""

from __future__ import annotations

import re
from importlib import resources
from typing import TYPE_CHECKING

import pytest

from playground.page import FONTS, words

if TYPE_CHECKING:
    from playground import Box, Town

FILES = sorted(
    item.name for item in resources.files("playground.page").iterdir() if item.name.endswith((".js", ".css"))
)


async def fetch(town: Town, path: str, **headers: str) -> tuple[int, dict[str, str], str]:
    async with town.session.get(town.address + path, headers=headers, allow_redirects=False) as response:
        return response.status, dict(response.headers), (await response.read()).decode("utf-8", "replace")


async def test_the_page_carries_the_key_and_a_strict_policy(box: Box, town: Town) -> None:
    status, headers, body = await fetch(town, "/")
    assert (status, headers["Content-Type"]) == (200, "text/html; charset=utf-8")
    assert f'content="{box.key}"' in body
    policy = headers["Content-Security-Policy"]
    assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self'")
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["Cache-Control"] == "no-store"
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Cross-Origin-Resource-Policy"] == "same-origin"


@pytest.mark.parametrize("host", ["evil.example", "loot.evil.example:8765", "127.0.0.1.evil.example"])
async def test_a_foreign_name_that_points_here_gets_neither_page_nor_key(
    box: Box, town: Town, host: str
) -> None:
    status, _, body = await fetch(town, "/", Host=host)
    assert status == 403
    assert box.key not in body


async def test_localhost_is_sent_to_the_one_address(town: Town) -> None:
    status, headers, _ = await fetch(town, "/?as=anne", Host="localhost:1")
    assert (status, headers["Location"]) == (302, f"{town.address}/?as=anne")


@pytest.mark.parametrize("name", FILES)
async def test_every_file_is_served_without_the_key(box: Box, town: Town, name: str) -> None:
    status, headers, body = await fetch(town, f"/page/{name}")
    assert status == 200
    assert headers["Content-Type"].startswith(("text/javascript", "text/css"))
    assert box.key not in body


@pytest.mark.parametrize("name", FILES)
async def test_no_file_asks_anything_of_others_or_builds_markup_from_data(town: Town, name: str) -> None:
    _, _, body = await fetch(town, f"/page/{name}")
    addresses = re.findall(r"(?:https?:)?//[\w.-]+\.\w+", re.sub(r"/\*.*?\*/", "", body, flags=re.DOTALL))
    assert [address for address in addresses if "www.w3.org" not in address] == []
    assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(|new Function", body)


@pytest.mark.parametrize(
    "path", ["index.html", "__init__.py", "..%2fstore.py", "words%2fen.ftl", "nothing.js"]
)
async def test_nothing_else_is_served(town: Town, path: str) -> None:
    assert (await fetch(town, f"/page/{path}"))[0] == 404


@pytest.mark.parametrize("name", FONTS)
async def test_the_fonts_come_from_this_machine(town: Town, name: str) -> None:
    status, headers, _ = await fetch(town, f"/page/fonts/{name}.ttf")
    assert (status, headers["Content-Type"]) == (200, "font/ttf")


@pytest.mark.parametrize("path", ["fonts/comic.ttf", "words/de.json"])
async def test_unknown_fonts_and_languages_are_refused(town: Town, path: str) -> None:
    assert (await fetch(town, f"/page/{path}"))[0] == 404


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_the_words_are_served(town: Town, language: str) -> None:
    async with town.session.get(f"{town.address}/page/words/{language}.json") as response:
        assert await response.json() == words(language)


def test_both_languages_say_the_same_things_with_the_same_variables() -> None:
    def variables(language: str) -> dict[str, list[str]]:
        return {key: sorted(re.findall(r"{\w+}", text)) for key, text in words(language).items()}

    assert variables("en") == variables("fr")


def test_every_word_that_the_page_says_exists_and_every_one_that_exists_is_said() -> None:
    folder = resources.files("playground.page")
    source = "".join(
        (folder / name).read_text() for name in [*FILES, "index.html"] if name.endswith(("js", "html"))
    )
    said = set(re.findall(r'say\("([\w-]+)"', source)) | set(re.findall(r'data-word="([\w-]+)"', source))
    made = {f"theme-{name}" for name in ("auto", "dark", "light")} | {"online", "away", "yes", "no"}
    assert said | made == words("en").keys()


@pytest.mark.parametrize(
    "headers",
    [{"X-Box-Key": ""}, {"X-Box-Key": "wrong"}, {"Origin": "http://evil.example"}, {"Host": "evil.example"}],
    ids=["no key", "wrong key", "foreign page", "foreign name"],
)
async def test_the_control_side_refuses_strangers(town: Town, headers: dict[str, str]) -> None:
    assert (await fetch(town, "/_box/people", **headers))[0] == 403


async def test_a_server_changes_its_language_and_everyone_hears_of_people(town: Town) -> None:
    you = await town.person()
    await town.stage("speak", locale="fr")
    await town.stage("set_person", person=you.identity, locale="fr")
    await you.until(lambda: {"GUILD_UPDATE", "PEOPLE"} <= {news["event"] for news in you.events})
    await you.refresh()
    assert you.screen["me"]["locale"] == "fr"
