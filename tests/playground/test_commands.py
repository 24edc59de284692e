from __future__ import annotations

from playground import Box, Person, Town
from tests.playground.tiny import TinyBot


async def test_a_command_is_answered_in_the_channel(bot: TinyBot, you: Person, anne: Person) -> None:
    answer = await you.run("echo", text="ahoy")
    assert answer.outcome == "message"
    assert answer.message["content"] == "en-US: ahoy"
    seen = await anne.sees(lambda message: message["content"] == "en-US: ahoy")
    assert seen["id"] == answer.message["id"]
