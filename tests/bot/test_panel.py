"""The public message, the hands, and what happens when Discord does not play along."""

import random
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.host.sitting import Status
from bot.voices import voice
from engine.core.registry import games
from tests.bot.world import Player, Shown, World, world


async def begun(here: World, game: str, *names: str) -> list[Player]:
    people = [here.player(name) for name in names]
    await people[0].loot("start", game=game)
    for one in people[1:]:
        await one.press(here.panel, "join")
    await people[0].press(here.panel, "start")
    return people


async def test_the_board_is_edited_while_it_is_at_the_bottom(
    tiny: str, tmp_path: Path, monkeypatch: Any
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann, bob = await begun(here, tiny, "ann", "bob")
        before = here.panel.message.id
        await ann.answer(random.Random(1))
        assert here.panel.message.id == before
        assert "1 of 2 ready" in here.panel.text
        assert len(here.messages()) == 1
        assert bob.open


async def test_a_board_that_has_scrolled_away_is_posted_anew_and_the_old_one_loses_its_buttons(
    tiny: str, tmp_path: Path, monkeypatch: Any
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann, bob = await begun(here, tiny, "ann", "bob")
        await bob.actor.send(here.channel, "nice board")
        await ann.answer(random.Random(1))
        old, chat, new = here.messages()
        assert chat.message.content == "nice board"
        assert new.buttons
        assert not old.buttons
        assert "must answer" in old.text, "it still shows what it showed"


async def test_an_old_board_is_posted_anew(tiny: str, tmp_path: Path, monkeypatch: Any) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann = here.player("ann")
        await ann.loot("start", game=tiny, computers=1)
        await ann.press(here.panel, "start")
        here.clock.now += 3600
        await ann.answer(random.Random(1))
        assert len(here.messages()) == 2


async def test_a_deleted_board_is_made_again(tiny: str, tmp_path: Path, monkeypatch: Any) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann, _ = await begun(here, tiny, "ann", "bob")
        here.env.backend.delete_message(here.channel.id, here.panel.message.id)
        await ann.answer(random.Random(1))
        assert here.panel.buttons


async def test_a_deleted_channel_parks_the_game_and_it_goes_on_in_another(
    tiny: str, tmp_path: Path, monkeypatch: Any
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann, bob = await begun(here, tiny, "ann", "bob")
        here.env.backend.delete_channel(here.channel.id)
        await here.env.settle()
        assert (await here.bot.host.get(1)).status is Status.PARKED
        assert "/loot board" in (await ann.hand()).text
        here.channel = here.guild.create_text_channel("elsewhere")
        await bob.loot("board")
        assert (await here.bot.host.get(1)).channel == here.channel.id
        assert here.panel.buttons
        await ann.answer(random.Random(1))
        assert (await here.bot.host.get(1)).play.entry == 1


async def test_a_channel_that_is_closed_to_the_bot_parks_the_game(
    tiny: str, tmp_path: Path, monkeypatch: Any
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann, _ = await begun(here, tiny, "ann", "bob")
        for method in ("PATCH", "POST"):
            path = f"/channels/{here.channel.id}/messages*"
            here.env.inject_error(method, path, status=403, code=50001, times=None)
        await ann.answer(random.Random(1))
        sitting = await here.bot.host.get(1)
        assert sitting.status is Status.PARKED
        assert sitting.play.entry == 1, "the move was made"


async def test_a_fault_of_discord_loses_nothing_and_is_made_up_for(
    tiny: str, tmp_path: Path, monkeypatch: Any
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann, _ = await begun(here, tiny, "ann", "bob")
        here.env.inject_error("PATCH", f"/channels/{here.channel.id}/messages/*", status=400, code=0)
        await ann.answer(random.Random(1))
        assert "0 of 2 ready" in here.panel.text
        await here.pass_time(2)
        assert "1 of 2 ready" in here.panel.text


async def test_a_new_message_comes_only_when_somebody_is_asked_anew(
    tiny: str, tmp_path: Path, monkeypatch: Any
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann, bob = await begun(here, tiny, "ann", "bob")
        first = (await bob.hand()).message.id
        source = random.Random(1)
        await ann.answer(source)
        assert (await bob.hand()).message.id == first, "asked already: the message is edited"
        mine = (await ann.hand()).message.id
        await bob.answer(source)
        winner, other = (ann, bob) if (await here.bot.host.get(1)).play.to_move == (0,) else (bob, ann)
        before = {ann.name: mine, bob.name: first}
        assert (await other.hand()).message.id == before[other.name], "not asked: no new message"
        kept = (await winner.hand()).message.id
        await winner.answer(source)
        assert (await winner.hand()).message.id == kept, "the next question of a turn edits the message"
        assert len(winner.user.dm_channel.history()) == 1, "one message a game"


async def test_hands_say_where_they_belong_and_nobody_sees_anothers(
    tiny: str, tmp_path: Path, monkeypatch: Any
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann, bob = await begun(here, tiny, "ann", "bob")
        table = (await here.bot.host.get(1)).play
        for seat, one in enumerate((ann, bob)):
            shown = await one.hand()
            assert "**Tiny** · Tortuga · #taverne · move 0" in shown.text
            links = [part["url"] for part in shown.parts if part.get("url")]
            assert links == [f"https://discord.com/channels/{here.guild.id}/{here.channel.id}"]
            offered = {label for label in shown.buttons if label.startswith("Card")}
            assert offered == {f"Card {card}" for card in table.view(seat).hand}


async def test_somebody_with_closed_messages_is_called_in_the_channel_once(
    tiny: str, tmp_path: Path, monkeypatch: Any
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann, bob = here.player("ann"), here.player("bob")
        bob.close_messages()
        await ann.loot("start", game=tiny)
        told = await bob.press(here.panel, "join")
        assert "closed to me" in Shown(here.env, told.followups[0]).text
        await ann.press(here.panel, "start")
        assert bob.user.mention in here.panel.text
        sent = [one.json for one in here.env.http_requests if one.method == "POST" and one.json]
        allowed = [one.get("allowed_mentions") for one in sent if one.get("allowed_mentions")]
        assert {"parse": [], "users": [bob.user.id]} in [
            {"parse": one.get("parse"), "users": [int(user) for user in one.get("users", [])]}
            for one in allowed
        ]
        count = len(here.messages())
        await ann.answer(random.Random(1))
        assert len(here.messages()) == count, "nobody is called twice for one question"


async def test_missing_permissions_are_named_before_anything_happens(
    tiny: str, tmp_path: Path, monkeypatch: Any
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        me = here.bot.user
        assert me is not None
        denied = discord.PermissionOverwrite(attach_files=False, send_messages=False)
        here.channel = here.guild.create_text_channel("closed", overwrites={me: denied})
        denis = here.player("denis", "fr")
        result = await denis.loot("start", game=tiny)
        text = Shown(here.env, result.response).text
        assert "Envoyer des messages" in text
        assert "Joindre des fichiers" in text
        assert "Voir les salons" not in text
        assert await here.bot.store.in_channel(here.channel.id) is None


async def make_thread(here: World) -> None:
    """Go on in a new thread of the channel."""
    channel = here.bot.get_channel(here.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.create_thread(name="cabin", type=discord.ChannelType.public_thread)
    (here.channel,) = here.channel.threads


async def test_a_thread_has_a_table_of_its_own(tiny: str, tmp_path: Path, monkeypatch: Any) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann = here.player("ann")
        await ann.loot("start", game=tiny, computers=1)
        await make_thread(here)
        await ann.loot("start", game=tiny, computers=1)
        await ann.press(here.panel, "start")
        assert (await here.bot.host.get(2)).going
        assert "#cabin" in (await ann.hand()).text
        assert (await here.bot.host.get(1)).status is Status.LOBBY


async def test_what_is_missing_in_a_thread_is_named(tiny: str, tmp_path: Path, monkeypatch: Any) -> None:
    async with world(tmp_path, monkeypatch) as here:
        me = here.bot.user
        assert me is not None
        denied = discord.PermissionOverwrite(send_messages_in_threads=False)
        here.channel = here.guild.create_text_channel("closed", overwrites={me: denied})
        await make_thread(here)
        result = await here.player("ann").loot("start", game=tiny)
        assert "Send Messages in Threads" in Shown(here.env, result.response).text


async def test_a_rematch_asked_for_by_direct_message_is_checked_too(
    tiny: str, tmp_path: Path, monkeypatch: Any
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann = here.player("ann")
        await ann.loot("start", game=tiny, computers=1, level="easy")
        await ann.press(here.panel, "start")
        source = random.Random(1)
        while (sitting := await here.bot.host.get(1)).going:
            await (ann.answer(source) if 0 in sitting.play.to_move else here.pass_time(3))
        closing = await ann.hand()
        monkeypatch.setattr(
            discord.TextChannel,
            "permissions_for",
            lambda *_: discord.Permissions(view_channel=True, attach_files=True),
        )
        told = await ann.press(closing, "rematch")
        assert "Send Messages" in Shown(here.env, told.followups[0]).text
        assert await here.bot.store.in_channel(here.channel.id) is None


async def test_a_server_is_greeted_where_the_bot_may_write(
    tiny: str, tmp_path: Path, monkeypatch: Any
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        guild = here.bot.get_guild(here.guild.id)
        assert guild is not None
        await here.bot.on_guild_join(guild)
        await here.env.settle()
        titles = [voice("en", key)("title") for key in games()]
        assert list(here.panel.buttons) == titles, "one button a game"
        ann = here.player("ann")
        await ann.click(here.panel, here.panel.buttons["Tiny"])
        sitting = await here.bot.host.get(1)
        assert sitting.going
        assert sitting.people == {0}


async def test_a_server_without_a_place_to_write_is_not_greeted(tmp_path: Path, monkeypatch: Any) -> None:
    async with world(tmp_path, monkeypatch) as here:
        guild = here.bot.get_guild(here.env.create_guild("Empty").id)
        assert guild is not None
        await here.bot.on_guild_join(guild)
        assert here.channel.last_message is None


async def test_a_server_that_sends_the_bot_away_keeps_its_games(
    tiny: str, tmp_path: Path, monkeypatch: Any
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        await begun(here, tiny, "ann", "bob")
        guild = here.bot.get_guild(here.guild.id)
        assert guild is not None
        await here.bot.on_guild_remove(guild)
        assert (await here.bot.host.get(1)).status is Status.PARKED


@pytest.mark.parametrize(
    "name", ["*bold*", "@everyone", "<@123>", "[x](http://evil)", "a\nb", "`code`", "# big", "\u202e"]
)
async def test_names_are_shown_as_they_are(tiny: str, tmp_path: Path, monkeypatch: Any, name: str) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann = here.player(name)
        await ann.loot("start", game=tiny, computers=1)
        line = next(line for line in here.panel.text.splitlines() if "(host)" in line)
        assert not any(f"{mark}" in line.replace(f"\\{mark}", "") for mark in "*_`<[@")
        await ann.press(here.panel, "start")
        await ann.answer(random.Random(1))
        await here.pass_time(3)
