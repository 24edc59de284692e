"""Interactions: from a person's act to the bot's answer, with its deadlines and follow-ups."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from playground.commands import AUTOCOMPLETE, GROUP, SUBCOMMAND
from playground.components import MODAL
from playground.errors import JSON, ApiError
from playground.messages import EDIT, REPLY, Upload
from playground.shape import Check, anything, shape, verify, whole
from playground.world import DM, EPHEMERAL, LOADING

if TYPE_CHECKING:
    from playground.box import Box

COMMAND, COMPONENT, COMPLETION, SUBMISSION = 2, 3, 4, 5
MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, FORM = 4, 5, 6, 7, 8, 9
WAITING, ANSWERED, FAILED = "waiting", "answered", "failed"
ANSWERS: dict[int, tuple[int, ...]] = {
    COMMAND: (MESSAGE, DEFER, FORM),
    COMPONENT: (MESSAGE, DEFER, DEFER_UPDATE, UPDATE, FORM),
    COMPLETION: (CHOICES,),
    SUBMISSION: (MESSAGE, DEFER, DEFER_UPDATE, UPDATE),
}
DATA: dict[int, Check] = {
    MESSAGE: REPLY,
    DEFER: REPLY,
    DEFER_UPDATE: EDIT,
    UPDATE: EDIT,
    CHOICES: AUTOCOMPLETE,
    FORM: MODAL,
}
CALLBACK = shape({"type": whole(4, 9)}, {"data": anything})


@dataclass
class Interaction:
    """One act of one person, and what has become of it."""

    identity: str
    kind: int
    person: str
    channel: JSON
    name: str
    born: float
    source: str | None = None
    token: str = field(default_factory=lambda: secrets.token_urlsafe(32))
    state: str = WAITING
    original: str | None = None
    outcome: asyncio.Future[JSON] | None = None

    def settle(self, state: str, outcome: JSON) -> None:
        """Close the question that the person is waiting on, and let go of it."""
        self.state = state
        if self.outcome and not self.outcome.done():
            self.outcome.set_result({"interaction": self.identity, **outcome})
        self.outcome = None


def spoken(data: JSON) -> str:
    """Name a command as it was typed, with its subcommands."""
    inner = [one for one in data.get("options") or () if one["type"] in (SUBCOMMAND, GROUP)]
    return " ".join([data["name"], *map(spoken, inner)])


class Interactions:
    """All interactions whose tokens still live."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.world = box.world
        self.alive: dict[str, Interaction] = {}
        self.tokens: dict[str, Interaction] = {}
        self._acts = {
            MESSAGE: self._say,
            DEFER: self._think,
            DEFER_UPDATE: self._defer_update,
            UPDATE: self._update,
            CHOICES: self._choices,
            FORM: self._form,
        }

    def start(
        self, kind: int, person: str, channel: JSON, data: JSON, message: JSON | None = None
    ) -> asyncio.Future[JSON]:
        """Tell the bot that a person acted, and start the clock; what comes of it comes later."""
        self._forget_old()
        name = spoken(data) if "name" in data else data.get("custom_id", "")
        interaction = Interaction(self.world.new_id(), kind, person, channel, name, self.world.now())
        interaction.source = message["id"] if message else None
        payload = self._payload(interaction, data, message)
        self.alive[interaction.identity] = interaction
        self.tokens[interaction.token] = interaction
        outcome = self._wait(interaction)
        if self.world.present(self.world.bot_id, channel):
            self.box.gateway.dispatch("INTERACTION_CREATE", payload, channel.get("guild_id"))
        else:
            self.expire(interaction)
        return outcome

    def _wait(self, interaction: Interaction) -> asyncio.Future[JSON]:
        loop = asyncio.get_running_loop()
        timer = loop.call_later(self.box.patience, self.expire, interaction)
        interaction.outcome = loop.create_future()
        interaction.outcome.add_done_callback(lambda _: timer.cancel())
        return interaction.outcome

    def close(self) -> None:
        """Stop all clocks."""
        for interaction in self.alive.values():
            if interaction.state == WAITING:
                self.expire(interaction)

    def expire(self, interaction: Interaction) -> None:
        """Tell the person that nobody answered in time."""
        if interaction.state == WAITING:
            interaction.settle(FAILED, {"outcome": "failed"})
            self.box.feed.tell([interaction.person], "INTERACTION_FAILED", self._brief(interaction))

    def expire_late(self) -> None:
        """Expire what is late after the clock was set forward."""
        for interaction in list(self.alive.values()):
            if self.world.now() - interaction.born >= self.box.patience:
                self.expire(interaction)

    def _forget_old(self) -> None:
        limit = self.world.now() - self.box.token_life
        while self.alive:
            oldest = next(iter(self.alive.values()))
            if oldest.born > limit:
                return
            del self.alive[oldest.identity], self.tokens[oldest.token]

    def _brief(self, interaction: Interaction) -> JSON:
        brief = {"id": interaction.identity, "kind": interaction.kind, "name": interaction.name}
        return brief | {"channel_id": interaction.channel["id"], "message_id": interaction.source}

    def _payload(self, interaction: Interaction, data: JSON, message: JSON | None) -> JSON:
        world, channel = self.world, interaction.channel
        rights = world.permissions(world.bot_id, channel)
        payload: JSON = {"id": interaction.identity, "application_id": world.bot_id, "version": 1}
        payload |= {"type": interaction.kind, "data": data, "token": interaction.token}
        payload |= {"channel_id": channel["id"], "app_permissions": str(rights), "entitlements": []}
        power = str(world.permissions(interaction.person, channel))
        payload["channel"] = world.show_channel(channel) | {"permissions": power}
        payload |= {
            "locale": world.user(interaction.person)["locale"],
            "attachment_size_limit": 10485760,
        }
        payload |= self._place(interaction, power)
        return payload | {"message": self.box.messages.show(message)} if message else payload

    def _place(self, interaction: Interaction, power: str) -> JSON:
        user = self.world.show_user(interaction.person)
        if interaction.channel["type"] == DM:
            return {"user": user, "context": 1, "authorizing_integration_owners": {"0": "0"}}
        guild = self.world.guild(interaction.channel["guild_id"])
        member = self.world.show_member(guild, interaction.person) | {"permissions": power}
        place: JSON = {"guild_id": guild["id"], "member": member, "context": 0}
        place["guild"] = {"id": guild["id"], "locale": guild["preferred_locale"], "features": []}
        place["guild_locale"] = guild["preferred_locale"]
        return place | {"authorizing_integration_owners": {"0": guild["id"]}}

    # The bot's answers

    def answer(
        self, identity: str, token: str, body: JSON, uploads: list[Upload]
    ) -> tuple[Interaction, JSON]:
        """Take a callback; return the interaction and what it brought about."""
        interaction = self.alive.get(identity)
        if interaction is None or interaction.token != token or interaction.state == FAILED:
            raise ApiError(10062)
        if interaction.state == ANSWERED:
            raise ApiError(40060)
        kind, data = body["type"], body.get("data") or {}
        if kind not in ANSWERS[interaction.kind] or (
            kind in (UPDATE, DEFER_UPDATE) and not interaction.source
        ):
            verify({"type": kind}, shape({"type": whole(99, 99)}, {}))
        verify(data, DATA[kind])
        resource = self._acts[kind](interaction, data, uploads)
        return interaction, {"type": kind, **resource}

    def _say(self, interaction: Interaction, data: JSON, uploads: list[Upload]) -> JSON:
        message = self._reply(interaction, data, uploads, original=True)
        return self._done(interaction, "message", message)

    def _think(self, interaction: Interaction, data: JSON, uploads: list[Upload]) -> JSON:
        flags = (data.get("flags") or 0) & EPHEMERAL | LOADING
        message = self._reply(interaction, {}, uploads, original=True, flags=flags)
        return self._done(interaction, "thinking", message)

    def _done(self, interaction: Interaction, outcome: str, message: JSON) -> JSON:
        interaction.original = message["id"]
        shown = self.box.messages.show(message)
        interaction.settle(ANSWERED, {"outcome": outcome, "message": shown})
        return {"message": shown}

    def _defer_update(self, interaction: Interaction, _data: JSON, _uploads: list[Upload]) -> JSON:
        interaction.original = interaction.source
        interaction.settle(ANSWERED, {"outcome": "deferred"})
        return {}

    def _update(self, interaction: Interaction, data: JSON, uploads: list[Upload]) -> JSON:
        message = self.world.message(interaction.channel["id"], interaction.source or "")
        self.box.revise(message, data, uploads)
        return self._done(interaction, "update", message)

    def _choices(self, interaction: Interaction, data: JSON, _uploads: list[Upload]) -> JSON:
        interaction.settle(ANSWERED, {"outcome": "choices", "choices": data.get("choices", [])})
        return {}

    def _form(self, interaction: Interaction, data: JSON, _uploads: list[Upload]) -> JSON:
        modal = data | {"channel_id": interaction.channel["id"], "message_id": interaction.source}
        interaction.settle(ANSWERED, {"outcome": "modal", "modal": modal})
        self.box.feed.tell([interaction.person], "MODAL", modal)
        return {}

    def _reply(
        self,
        interaction: Interaction,
        data: JSON,
        uploads: list[Upload],
        *,
        original: bool,
        flags: int = 0,
    ) -> JSON:
        reference = interaction.source if original else interaction.original
        kind = 20 if original and interaction.kind == COMMAND else 19 if reference else 0
        extra: JSON = {"type": kind, "webhook_id": self.world.bot_id, "flags": flags}
        extra |= {
            "application_id": self.world.bot_id,
            "interaction_metadata": self._metadata(interaction),
        }
        if reference and kind == 19:
            extra["reference_id"] = reference
        if ((data.get("flags") or 0) | flags) & EPHEMERAL:
            extra["viewer_id"] = interaction.person
        return self.box.say(interaction.channel, self.world.bot_id, data, uploads, **extra)

    def _metadata(self, interaction: Interaction) -> JSON:
        user = self.world.show_user(interaction.person)
        owners = self._place(interaction, "0")["authorizing_integration_owners"]
        metadata: JSON = {"id": interaction.identity, "type": interaction.kind, "user": user}
        metadata |= {"authorizing_integration_owners": owners, "name": interaction.name}
        if interaction.kind == COMPONENT:
            metadata["interacted_message_id"] = interaction.source
        if interaction.kind == SUBMISSION:
            opened: JSON = {"type": COMMAND}
            if interaction.source:
                opened = {"type": COMPONENT, "interacted_message_id": interaction.source}
            metadata["triggering_interaction_metadata"] = metadata | opened
        return metadata

    # Afterwards, by token

    def by_token(self, token: str) -> Interaction:
        """Find the interaction of a webhook token that still lives and has been answered."""
        found = self.tokens.get(token)
        if found is None or self.world.now() - found.born > self.box.token_life:
            raise ApiError(50027)
        if found.state != ANSWERED:
            raise ApiError(10015)
        return found

    def follow_up(self, interaction: Interaction, data: JSON, uploads: list[Upload]) -> JSON:
        """Say something more; the first after thinking takes the place of the thought."""
        thought = self.world.store.get("message", interaction.original or 0)
        if thought and thought["flags"] & LOADING:
            return self.box.revise(thought, data, uploads)
        return self._reply(interaction, data, uploads, original=False)

    def message(self, interaction: Interaction, identity: str) -> JSON:
        """Find a message that this token may touch."""
        wanted = interaction.original if identity == "@original" else identity
        found = self.world.message(interaction.channel["id"], wanted or "")
        if found["author_id"] != self.world.bot_id:
            raise ApiError(50005)
        return found

    def brief(self, interaction: Interaction, resource: JSON) -> JSON:
        """Answer a callback that asked `with_response`."""
        about: JSON = {"id": interaction.identity, "type": interaction.kind}
        about |= {"channel_id": interaction.channel["id"]}
        if "guild_id" in interaction.channel:
            about["guild_id"] = interaction.channel["guild_id"]
        message: Any = resource.get("message")
        if message:
            about |= {"response_message_id": message["id"]}
            about["response_message_loading"] = bool(message["flags"] & LOADING)
            about["response_message_ephemeral"] = bool(message["flags"] & EPHEMERAL)
        if resource["type"] in (MESSAGE, UPDATE):
            return {"interaction": about, "resource": resource}
        return {"interaction": about}
