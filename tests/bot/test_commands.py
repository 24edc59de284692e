"""Every command of `/loot`, in both languages, and forms."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.cogs import COMMANDS, admin, opening
from bot.host.sitting import Refused, Status
from bot.voices import voice
from engine.core import save
from tests.bot.test_panel import begun
from tests.bot.world import Shown, world

WANTED = {
    "start", "join", "options", "move", "board", "hand", "games", "rules", "undo", "leave", "rejoin",
    "replace", "stop", "settings", "verify", "ping",
}  # fmt: skip
NAME = re.compile(r"[-_\w]{1,32}")


def test_there_are_exactly_the_commands_we_promise() -> None:
    assert {command.name for command in COMMANDS.commands} == WANTED


@pytest.mark.parametrize("language", ["en", "fr"])
def test_names_and_descriptions_of_commands_are_what_discord_accepts(language: str) -> None:
    say = voice(language)
    names = [say(f"command-{name}") for name in WANTED]
    assert len(set(names)) == len(WANTED)
    for command in COMMANDS.commands:
        assert isinstance(command, app_commands.Command)
        parameters = [one.name for one in command.parameters]
        for key in (f"command-{command.name}", *(f"parameter-{name}" for name in parameters)):
            assert NAME.fullmatch(say(key))
            assert say(key) == say(key).lower()
            assert 1 <= len(say(f"{key}-about")) <= 100


def worded(part: dict[str, Any], where: str) -> Iterator[tuple[str, dict[str, Any], str]]:
    """Every word of a command: its name, its description, and those of all that is within it."""
    for key in ("name", "description"):
        if key in part:
            yield f"{where} {key}", part, key
    for inner in (*part.get("options", []), *part.get("choices", [])):
        yield from worded(inner, f"{where} {inner['name']}")


async def test_every_word_of_every_command_is_said_in_both_languages(
    tmp_path: Path, monkeypatch: Any
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        root = here.env.backend.find_command("loot", None, type=1)
        words = [one for one in worded(root, "loot") if one[0] != "loot name"]
        assert len(words) > 80
        for where, part, key in words:
            said = part.get(f"{key}_localizations") or {}
            assert {"fr", "en-US", "en-GB"} <= set(said), where
            assert said["en-US"] == said["en-GB"] == part[key], where
        french = {where: part[f"{key}_localizations"]["fr"] for where, part, key in words}
        same = {where for where, part, key in words if french[where] == part[key]}
        assert same == {
            "loot options name", "loot ping name", "loot start patience name", "loot options patience name",
            "loot settings patience name",
        }, "words that are the same in both languages are meant to be"  # fmt: skip
        assert french["loot rules name"] == "règles"
        assert french["loot start game name"] == "jeu"
        assert french["loot settings starters moderators name"] == "les modérateurs"
        assert french["loot settings language English name"] == "anglais"


async def test_every_command_answers_in_a_channel_without_a_table_and_in_the_callers_language(
    tmp_path: Path, monkeypatch: Any
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        denis = here.player("denis", "fr")
        for command in ("join", "board", "hand", "undo", "leave", "rejoin", "stop", "options"):
            result = await denis.loot(command)
            text = Shown(here.env, result.response).text or result.response.content
            assert "Il n’y a pas de table ici" in text, command
            assert result.ephemeral
        result = await denis.loot("move", words="anything")
        assert "Il n’y a pas de table ici" in Shown(here.env, result.response).text


async def test_a_whole_game_is_played_by_commands_alone(tiny: str, tmp_path: Path, monkeypatch: Any) -> None:
    async with world(tmp_path, monkeypatch) as here:
        people = [here.player("ann"), here.player("denis", "fr")]
        await people[0].loot("start", game=tiny)
        await people[1].loot("join")
        await people[0].press(here.panel, "start")
        source = random.Random(7)
        for _ in range(60):
            sitting = await here.bot.host.get(1)
            if sitting.play.outcome:
                break
            one = people[sitting.play.to_move[0]]
            offered = await one.actor.autocomplete(here.channel, "loot move", "words", "")
            assert offered
            choice = source.choice(offered)
            result = await one.loot("move", words=choice["value"])
            assert result.ephemeral
        assert sitting.play.outcome


async def test_a_set_is_typed_piece_by_piece(tiny: str, tmp_path: Path, monkeypatch: Any) -> None:
    async with world(tmp_path, monkeypatch) as here:
        people = await begun(here, tiny, "ann", "bob")
        source = random.Random(1)
        for one in people:
            await one.answer(source)
        winner = people[(await here.bot.host.get(1)).play.to_move[0]]
        await winner.loot("move", words="look no")
        first = await winner.actor.autocomplete(here.channel, "loot move", "words", "")
        assert (first[0]["name"], first[0]["value"]) == ("None", "-")
        both = await winner.actor.autocomplete(here.channel, "loot move", "words", first[1]["value"])
        pair = next(one["value"] for one in both if ";" in one["value"])
        await winner.loot("move", words=pair)
        log = (await here.bot.host.get(1)).play.log
        assert [line.text for line in log[-3:]] == [*pair.split("; "), "thrown"]
        assert [line.joined for line in log[-3:]] == [False, True, True]


async def test_words_that_make_no_move_are_answered_with_a_sentence(
    tiny: str, tmp_path: Path, monkeypatch: Any
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann, _ = await begun(here, tiny, "ann", "bob")
        result = await ann.loot("move", words="bid 77")
        assert "The rules of the tiny game forbid that" in Shown(here.env, result.response).text
        result = await ann.loot("move", words="jump `high` @everyone")
        assert "No move reads" in Shown(here.env, result.response).text
        assert (await here.bot.host.get(1)).play.entry == 0


async def test_options_are_settled_by_a_form_that_survives_a_restart(
    tiny: str, tmp_path: Path, monkeypatch: Any
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann, bob = here.player("ann"), here.player("bob")
        await ann.loot("start", game=tiny)
        refused = await bob.press(here.panel, "options")
        assert refused.modal is None
        assert "Only the host" in refused.response.content
        form = await ann.press(here.panel, "options")
        assert form.modal["components"][0]["label"] == "Rounds"
        await here.restart()
        await ann.actor.submit_modal(form, {"rounds": ["1"]})
        assert (await here.bot.host.get(1)).options == '{"rounds":1}'
        assert "Rounds: **one**" in here.panel.text


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en-US", "“Gems to win” cannot be “many\\*”: it is a whole number from 1 to 10."),
        ("fr", "« Pierres pour gagner » ne peut pas être « many\\* » : c’est un nombre entier de 1 à 10."),
    ],
)
async def test_a_bad_value_in_a_form_is_refused_by_the_name_of_its_field(
    tmp_path: Path, monkeypatch: Any, locale: str, told: str
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann = here.player("ann", locale)
        await ann.loot("start", game="gunpowder")
        before = (await here.bot.host.get(1)).options
        form = await ann.press(here.panel, "options")
        refused = await ann.actor.submit_modal(form, {"gems": "many*", "adjacency": ["rook"], "limit": "7"})
        assert told in Shown(here.env, refused.followups[0]).text
        assert (await here.bot.host.get(1)).options == before, "nothing of the form is kept"


async def test_computer_players_among_themselves_are_watched_to_the_end(
    tiny: str, tmp_path: Path, monkeypatch: Any
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann, bob = here.player("ann"), here.player("bob")
        told = await ann.loot("start", game=tiny, watch=True, level="easy")
        assert "The computer players have begun" in Shown(here.env, told.response).text
        assert not (await here.bot.host.get(1)).people
        refused = await ann.press(here.panel, "hand")
        assert "You do not sit at this table" in Shown(here.env, refused.response).text
        await here.pass_time(2)
        assert (await here.bot.host.get(1)).status is Status.OVER
        assert "Seed" in here.panel.text
        stranger = await bob.press(here.panel, "rematch")
        assert "You do not sit at this table" in Shown(here.env, stranger.response).text
        await ann.press(here.panel, "rematch")
        assert (await here.bot.host.get(2)).owner == ann.user.id


async def test_choices_that_do_not_exist_are_refused_with_a_sentence(
    tiny: str, tmp_path: Path, monkeypatch: Any
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        call: Any = SimpleNamespace(
            bot=here.bot,
            interaction=SimpleNamespace(guild_id=here.guild.id, channel_id=here.channel.id),
            moderator=True,
        )
        for act, given, key in (
            (admin._settings, ("klingon", "", ""), "unknown-choice"),
            (admin._settings, ("", "eternal", ""), "unknown-choice"),
            (opening.open_table, (tiny, 1, "divine"), "unknown-level"),
        ):
            with pytest.raises(Refused) as caught:
                await act(call, *given)
            assert caught.value.key == f"refused-{key}"


async def test_a_person_sits_at_tables_in_several_channels_and_threads(
    tiny: str, tmp_path: Path, monkeypatch: Any
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann = here.player("ann")
        await ann.loot("start", game=tiny, computers=1)
        taken = await ann.loot("start", game=tiny)
        assert "This channel has a table already" in Shown(here.env, taken.response).text
        await ann.press(here.panel, "start")
        here.channel = here.guild.create_text_channel("elsewhere")
        await ann.loot("start", game=tiny, computers=1)
        await ann.press(here.panel, "start")
        listed = Shown(here.env, (await ann.loot("games")).response).text
        assert listed.count("it is up to you") == 2
        assert ("#taverne" in listed, "#elsewhere" in listed) == (True, True)
        assert len(ann.user.dm_channel.history()) == 2, "one message a game"
        await ann.answer(random.Random(1))
        tables = [await here.bot.host.get(number) for number in (1, 2)]
        assert [0 in [line.seat for line in one.play.log] for one in tables] == [False, True]


async def test_everybody_reads_their_own_language_and_the_channel_the_servers(
    tiny: str, tmp_path: Path, monkeypatch: Any
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        boss = here.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
        chief = here.guild.add_member(here.env.create_user("chief"), roles=[boss])
        told = await chief.slash(here.channel, "loot settings", language="fr")
        assert "Language: **French**" in Shown(here.env, told.response).text
        ann, denis = here.player("ann"), here.player("denis", "fr")
        opened = await ann.loot("start", game=tiny)
        assert "The table is open" in Shown(here.env, opened.response).text
        await denis.press(here.panel, "join")
        assert "l’hôte peut commencer" in here.panel.text
        await ann.press(here.panel, "start")
        assert "Ma main" in here.panel.buttons
        assert "Which card do you bid?" in (await ann.hand()).text
        assert "Quelle carte" in (await denis.hand()).text
        private = Shown(here.env, (await ann.press(here.panel, "hand")).response)
        assert "Which card do you bid?" in private.text


async def test_patience_and_computer_players_are_chosen_in_the_lobby(
    tiny: str, tmp_path: Path, monkeypatch: Any
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann = here.player("ann")
        await ann.loot("start", game=tiny)
        menus = {menu["custom_id"].split(":")[1]: menu["custom_id"] for menu in here.panel.menus}
        await ann.select(here.panel, menus["patience"], ["slow"])
        await ann.select(here.panel, menus["computer"], ["hard"])
        sitting = await here.bot.host.get(1)
        assert (sitting.patience, sitting.chairs[1].level) == ("slow", "hard")
        await ann.select(here.panel, menus["computer"], ["drop"])
        assert len((await here.bot.host.get(1)).chairs) == 1


async def test_the_table_is_passed_on(tiny: str, tmp_path: Path, monkeypatch: Any) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann, bob = here.player("ann"), here.player("bob")
        await ann.loot("start", game=tiny)
        await bob.press(here.panel, "join")
        asked = Shown(here.env, (await ann.press(here.panel, "pass-on")).response)
        await ann.select(asked, asked.menus[0]["custom_id"], [str(bob.user.id)])
        assert (await here.bot.host.get(1)).owner == bob.user.id


async def test_rules_are_taught_page_by_page(tiny: str, tmp_path: Path, monkeypatch: Any) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann = here.player("ann")
        shown = Shown(here.env, (await ann.loot("rules", game=tiny)).response)
        assert "Win the most cards" in shown.text
        await ann.press(shown, "topic")
        assert "Everybody bids in secret" in Shown(here.env, shown.message).text
        menu = shown.menus[0]
        await ann.select(shown, menu["custom_id"], ["0"])
        assert "Win the most cards" in Shown(here.env, shown.message).text
        topics = await ann.actor.autocomplete(here.channel, "loot rules", "topic", "bid", game=tiny)
        assert [one["value"] for one in topics] == ["bids"]
        direct = Shown(here.env, (await ann.loot("rules", game=tiny, topic="bids")).response)
        assert "Everybody bids in secret" in direct.text
        unknown = Shown(here.env, (await ann.loot("rules", game="chess")).response)
        assert "There is no game called" in unknown.text


async def test_games_are_found_by_their_titles(tiny: str, tmp_path: Path, monkeypatch: Any) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann = here.player("ann")
        offered = await ann.actor.autocomplete(here.channel, "loot start", "game", "tin")
        assert [one["value"] for one in offered] == ["tiny"]


async def test_the_list_of_games_says_whose_turn_it_is(tiny: str, tmp_path: Path, monkeypatch: Any) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann, _ = await begun(here, tiny, "ann", "bob")
        before = Shown(here.env, (await ann.loot("games")).response).text
        assert "it is up to you" in before
        assert f"https://discord.com/channels/{here.guild.id}/{here.channel.id}" in before
        await ann.answer(random.Random(1))
        assert "waiting for others" in Shown(here.env, (await ann.loot("games")).response).text


async def test_settings_are_for_those_who_manage_the_server(
    tiny: str, tmp_path: Path, monkeypatch: Any
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann = here.player("ann")
        refused = await ann.loot("settings", language="fr")
        assert "Only those who manage" in Shown(here.env, refused.response).text
        boss = here.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
        chief = here.guild.add_member(here.env.create_user("chief"), roles=[boss])
        await chief.slash(
            here.channel, "loot settings", language="fr", patience="slow", starters="moderators"
        )
        refused = await ann.loot("start", game=tiny)
        assert "Only those who manage" in Shown(here.env, refused.response).text
        await chief.slash(here.channel, "loot start", game=tiny)
        assert "Patience : **tranquille**" in here.panel.text


async def test_a_finished_game_is_verified_and_handed_out(
    tiny: str, tmp_path: Path, monkeypatch: Any
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann = here.player("ann")
        none = await ann.loot("verify")
        assert "No game has ended" in Shown(here.env, none.response).text
        await ann.loot("start", game=tiny, computers=1, level="easy")
        await ann.press(here.panel, "start")
        promised = re.search(r"`([0-9a-f]{64})`", here.panel.text)
        source = random.Random(3)
        while (sitting := await here.bot.host.get(1)).going:
            if 0 in sitting.play.to_move:
                await ann.answer(source)
            else:
                await here.pass_time(3)
        assert promised is not None
        assert promised[1] in here.panel.text, "the promise of the beginning stands at the end"
        shown = Shown(here.env, (await ann.press(here.panel, "verify")).response)
        assert "The game holds" in shown.text
        text = save.export(sitting.play)
        assert save.verify(text).holds
        again = await ann.loot("verify")
        assert "The game holds" in Shown(here.env, again.response).text


async def test_a_rematch_seats_the_same_people(tiny: str, tmp_path: Path, monkeypatch: Any) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann = here.player("ann")
        await ann.loot("start", game=tiny, computers=1)
        await ann.press(here.panel, "start")
        source = random.Random(3)
        while (sitting := await here.bot.host.get(1)).going:
            if 0 in sitting.play.to_move:
                await ann.answer(source)
            else:
                await here.pass_time(3)
        await ann.press(here.panel, "rematch")
        again = await here.bot.host.get(2)
        assert again.status is Status.LOBBY
        assert again.chairs == sitting.chairs


async def test_a_table_is_closed_after_being_asked_once_more(
    tiny: str, tmp_path: Path, monkeypatch: Any
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann, bob = await begun(here, tiny, "ann", "bob")
        refused = await bob.loot("stop")
        assert "Only the host" in Shown(here.env, refused.response).text
        asked = Shown(here.env, (await ann.loot("stop")).response)
        assert (await here.bot.host.get(1)).going
        await ann.press(asked, "stop")
        assert (await here.bot.host.get(1)).status is Status.STOPPED
        assert "The table was closed" in here.panel.text
        assert not here.panel.buttons


async def test_leaving_coming_back_and_replacing(tiny: str, tmp_path: Path, monkeypatch: Any) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann, bob = await begun(here, tiny, "ann", "bob")
        await bob.loot("leave")
        assert "bob is away" in here.panel.text
        await bob.press(here.panel, "rejoin")
        assert "away" not in here.panel.text
        await bob.loot("leave")
        await bob.loot("rejoin")
        assert (await here.bot.host.get(1)).people == {0, 1}
        eve = here.player("eve")
        await ann.loot("replace", leaver=bob.actor, newcomer=eve.actor)
        assert (await here.bot.host.get(1)).seat_of(eve.user.id) == 1
        assert "Tiny" in (await eve.hand()).text
        lost = await bob.loot("hand")
        assert "You do not sit at this table" in Shown(here.env, lost.response).text


async def test_undo_by_command_and_by_agreement(tiny: str, tmp_path: Path, monkeypatch: Any) -> None:
    async with world(tmp_path, monkeypatch) as here:
        people = await begun(here, tiny, "ann", "bob")
        source = random.Random(1)
        await people[0].answer(source)
        await people[0].loot("undo")
        assert "0 of 2 ready" in here.panel.text
        for one in people:
            await one.answer(source)
        seat = (await here.bot.host.get(1)).play.to_move[0]
        winner, other = people[seat], people[1 - seat]
        await winner.loot("move", words="look yes")
        told = await winner.loot("undo")
        assert "being asked" in Shown(here.env, told.response).text
        assert f"{winner.name} asks to go back to move 2" in here.panel.text
        await other.press(here.panel, "agree")
        assert f"{winner.name} took back what was played after move 2" in here.panel.text
        assert (await here.bot.host.get(1)).play.ply == 2


async def test_ping_tells_the_way_to_invite_the_bot_with_no_more_than_it_needs(
    tmp_path: Path, monkeypatch: Any
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann = here.player("ann")
        text = Shown(here.env, (await ann.loot("ping")).response).text
        assert "permissions=274877942784" in text
        intents = here.bot.intents
        assert not any((intents.members, intents.presences, intents.message_content))


async def test_commands_for_a_channel_answer_in_a_direct_message(
    tiny: str, tmp_path: Path, monkeypatch: Any
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann, _ = await begun(here, tiny, "ann", "bob")
        shown = Shown(here.env, (await ann.user.slash("loot hand")).response)
        assert "Which card do you bid?" in shown.text
        refused = Shown(here.env, (await ann.user.slash("loot start", game=tiny)).response)
        assert "in a server's channel only" in refused.text


async def test_a_lobby_is_settled_passed_on_and_begun_by_commands(
    tiny: str, tmp_path: Path, monkeypatch: Any
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann, bob = here.player("ann"), here.player("bob")
        await ann.loot("start", game=tiny)
        await bob.loot("join")
        await ann.loot("options", patience="slow", computer="hard", host=bob.actor)
        sitting = await here.bot.host.get(1)
        assert (sitting.patience, sitting.chairs[2].level) == ("slow", "hard")
        assert sitting.owner == bob.user.id
        assert "bob (host)" in here.panel.text
        await bob.loot("options", computer="drop")
        assert len((await here.bot.host.get(1)).chairs) == 2
        refused = Shown(here.env, (await ann.loot("start")).response)
        assert "Only the host" in refused.text
        begun = Shown(here.env, (await bob.loot("start")).response)
        assert "The game has begun" in begun.text
        assert (await here.bot.host.get(1)).going
        again = Shown(here.env, (await bob.loot("start")).response)
        assert "The game has begun" in again.text
        assert (await here.bot.host.get(1)).play.entry == 0


async def test_what_was_settled_before_a_refusal_is_shown(
    tiny: str, tmp_path: Path, monkeypatch: Any
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann = here.player("ann")
        await ann.loot("start", game=tiny)
        refused = await ann.loot("options", patience="slow", computer="drop")
        assert "no computer player to send away" in Shown(here.env, refused.response).text
        assert "Patience: **slow**" in here.panel.text


async def test_a_start_without_a_game_asks_which_where_nothing_waits(
    tmp_path: Path, monkeypatch: Any
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        denis = here.player("denis", "fr")
        told = Shown(here.env, (await denis.loot("start")).response)
        assert "Quel jeu" in told.text
        private = Shown(here.env, (await denis.user.slash("loot start")).response)
        assert "salon d’un serveur" in private.text


async def test_the_last_game_is_played_again_by_command(tiny: str, tmp_path: Path, monkeypatch: Any) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann, eve = here.player("ann"), here.player("eve")
        await ann.loot("start", game=tiny, computers=1)
        await ann.loot("start")
        source = random.Random(3)
        while (sitting := await here.bot.host.get(1)).going:
            if 0 in sitting.play.to_move:
                await ann.answer(source)
            else:
                await here.pass_time(3)
        stranger = Shown(here.env, (await eve.loot("start")).response)
        assert "You do not sit at this table" in stranger.text
        await ann.loot("start")
        again = await here.bot.host.get(2)
        assert (again.status, again.chairs) == (Status.LOBBY, sitting.chairs)


@pytest.mark.parametrize(("answer", "ply"), [("yes", 2), ("no", 3)])
async def test_a_wish_to_go_back_is_answered_by_command(
    tiny: str, tmp_path: Path, monkeypatch: Any, answer: str, ply: int
) -> None:
    async with world(tmp_path, monkeypatch) as here:
        people = await begun(here, tiny, "ann", "bob")
        source = random.Random(1)
        for one in people:
            await one.answer(source)
        seat = (await here.bot.host.get(1)).play.to_move[0]
        winner, other = people[seat], people[1 - seat]
        early = Shown(here.env, (await other.loot("undo", answer=answer)).response)
        assert "has moved on" in early.text
        await winner.loot("move", words="look yes")
        await winner.loot("undo")
        told = Shown(here.env, (await other.loot("undo", answer=answer)).response)
        assert ("Taken back" if answer == "yes" else "You have refused") in told.text
        sitting = await here.bot.host.get(1)
        assert (sitting.play.ply, sitting.appeal) == (ply, None)
        assert "asks to go back" not in here.panel.text


async def test_a_question_is_explained_by_command(tiny: str, tmp_path: Path, monkeypatch: Any) -> None:
    async with world(tmp_path, monkeypatch) as here:
        ann, _ = await begun(here, tiny, "ann", "bob")
        plain = Shown(here.env, (await ann.loot("hand")).response).text
        explained = Shown(here.env, (await ann.loot("hand", explained=True)).response).text
        assert len(explained) > len(plain)
