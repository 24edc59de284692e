"""Whole games by buttons and menus alone, on the real bot over a simulated Discord."""

import random
from pathlib import Path
from typing import Any

from tests.bot.world import Player, Shown, World, world

LIMIT = 400


async def play_on(
    here: World, people: dict[int, Player], source: random.Random, answers: int = LIMIT
) -> None:
    """Let whoever is asked answer, and the computer players follow, until the end or so many answers."""
    for _ in range(answers):
        sitting = await here.bot.host.get(1)
        if sitting.play.outcome:
            return
        asked = [seat for seat in sitting.play.to_move if seat in people]
        if asked:
            await people[source.choice(asked)].answer(source)
        else:
            await here.pass_time(3)


async def test_two_people_play_a_game_from_lobby_to_end(tiny: str, tmp_path: Path, monkeypatch: Any) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann, bob = here.player("ann"), here.player("bob", "fr")
        opened = await ann.loot("start", game=tiny)
        assert opened.ephemeral
        await bob.press(here.panel, "join")
        await ann.press(here.panel, "start")
        await play_on(here, {0: ann, 1: bob}, random.Random(1))
        assert "won" in here.panel.text
        assert "Seed" in here.panel.text


async def test_four_people_play_sails_with_closed_messages_two_languages_and_a_restart(
    tmp_path: Path, monkeypatch: Any
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        people = [here.player(name, locale) for name, locale in CREW]
        people[1].close_messages()
        people[2].close_messages()
        await people[0].loot("start", game="sails")
        for one in people[1:]:
            await one.press(here.panel, "join")
        await people[0].press(here.panel, "start")
        source = random.Random(2)
        await people[0].answer(source)
        await people[2].answer(source)
        before = await here.bot.host.get(1)
        assert len(before.play.to_move) == 2, "two have passed an island, two have not"
        await here.restart()
        after = await here.bot.host.get(1)
        assert after == before
        await play_on(here, dict(enumerate(people)), source)
        assert (await here.bot.host.get(1)).play.outcome is not None
        assert "Seed" in here.panel.text
        french = Shown(here.env, people[3].user.dm_channel.last_message)
        assert "Depuis votre dernier tour" in french.text
        assert "manche 2" in french.text.splitlines()[0]
        assert "Vous finissez" in french.text


async def test_a_hand_closes_with_how_the_game_ended_and_what_can_be_done_now(
    tiny: str, tmp_path: Path, monkeypatch: Any
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann, bob = here.player("ann"), here.player("bob", "fr")
        await ann.loot("start", game=tiny)
        await bob.press(here.panel, "join")
        await ann.press(here.panel, "start")
        await play_on(here, {0: ann, 1: bob}, random.Random(1))
        outcome = (await here.bot.host.get(1)).play.outcome
        assert outcome is not None
        for seat, (one, came) in enumerate(((ann, "You came"), (bob, "Vous finissez"))):
            closing = await one.hand()
            assert came in closing.text
            assert all(f": {score}" in closing.text.replace(" :", ":") for score in outcome.scores), seat
            assert closing.id("rematch")
            assert closing.id("verify")
            assert closing.id("move") is None
        closing = await ann.hand()
        told = await ann.press(closing, "verify")
        assert "The game holds" in Shown(here.env, told.followups[0]).text
        taught = await ann.press(closing, "rules")
        assert "Win the most cards" in Shown(here.env, taught.followups[0]).text
        assert (await ann.hand()).text == closing.text, "the closing page is not wiped"
        await ann.press(closing, "rematch")
        again = await here.bot.host.get(2)
        assert (again.channel, again.names) == (here.channel.id, ("ann", "bob"))
        assert here.panel.id("join")


async def test_one_person_plays_sails_with_three_computer_players(tmp_path: Path, monkeypatch: Any) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann = here.player("ann")
        await ann.loot("start", game="sails", computers=3, level="easy")
        await ann.press(here.panel, "start")
        await play_on(here, {0: ann}, random.Random(3))
        assert "Seed" in here.panel.text


CREW = (("ann", "en-US"), ("bob", "en-GB"), ("cleo", "de"), ("denis", "fr"))
