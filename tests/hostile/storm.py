"""People who press anything, anywhere, any time, and what must hold whatever they do."""

import asyncio
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any

from bot.host.sitting import Sitting, Status
from bot.pages import ids
from bot.voices import language_of
from engine.core import notation, optional
from engine.core.registry import games
from playground.components import walk
from playground.errors import ActError
from tests.hostile.wireless import Wireless

BUTTON, MENU = 2, 3
LOADING = 128
ANSWERING = {"move", "pick", "none"}
CHANNELS = ("loot", "general")


@dataclass(frozen=True)
class Act:
    """One thing that somebody does; numbers choose among what there is at that moment."""

    kind: str
    who: int = 0
    which: int = 0
    twist: str = ""
    text: str = ""
    values: tuple[str, ...] | None = None
    times: int = 1


@dataclass(frozen=True)
class Thing:
    """Something that was once to be pressed."""

    message: Any
    key: str
    options: tuple[str, ...] | None
    owner: str
    """Who alone sees it; nobody if everybody does."""


@dataclass
class Storm:
    """Carries out acts and holds the world against its promises."""

    here: Wireless
    things: list[Thing] = field(default_factory=list)
    forms: list[Any] = field(default_factory=list)
    known: set[str] = field(default_factory=set)
    counts: Counter[str] = field(default_factory=Counter)
    read: int = 0

    async def together(self, acts: list[Act]) -> None:
        """Do these things at the same instant, and see that nothing is broken."""
        before = {one.number: one for one in await self.sittings()}
        pressed: list[tuple[int, str]] = []
        doing = [one for act in acts for one in self._doing(act, before, pressed)]
        results = await asyncio.gather(*doing)
        await self.here.settled()
        for result in results:
            self._answered(result)
        self._learn()
        for after in await self.sittings():
            self._one_effect_each(before.get(after.number), after, pressed)

    async def sittings(self) -> list[Sitting]:
        """All tables as they are."""
        query = "SELECT number FROM sittings UNION SELECT number FROM finished"
        rows = await self.here.bot.store._database.execute_fetchall(query)
        return [await self.here.bot.host.get(number) for (number,) in rows]

    def _doing(self, act: Act, tables: dict[int, Sitting], pressed: list[tuple[int, str]]) -> Iterator[Any]:
        for _ in range(act.times):
            match act.kind:
                case "play":
                    yield from self._play(act, tables, pressed)
                case "press":
                    yield from self._press(act, pressed)
                case "command":
                    pressed.append((act.who, f"command {len(pressed)}"))
                    yield self._command(act)
                case "complete":
                    yield self._complete(act)
                case "form" if self.forms:
                    yield self._submit(act)

    def _play(self, act: Act, tables: dict[int, Sitting], pressed: list[tuple[int, str]]) -> Iterator[Any]:
        """Press a button that is there: an honest move of somebody who is asked."""
        asked = [
            (who, one, seat)
            for one in tables.values()
            for who, person in enumerate(self.here.people)
            if (seat := one.seat_of(int(person))) is not None
            and one.going
            and one.play.question(seat) is not None
        ]
        if asked and self.things:
            who, one, seat = asked[act.who % len(asked)]
            legal = one.play.legal(seat)
            line = notation.text(legal[act.which % len(legal)])
            key = ids.button("move", one.number, one.play.question(seat) or 0, line)
            yield self._send(who, self._message(who, self.things[-1]), key, None, pressed)

    def _press(self, act: Act, pressed: list[tuple[int, str]]) -> Iterator[Any]:
        if not self.things:
            return
        thing = self.things[act.which % len(self.things)]
        key = twisted(thing.key, act.twist, act.text)
        values: list[str] | None = None
        if thing.options is not None:
            values = list(act.values or thing.options[:1])
        elif act.values is not None and act.twist:
            values = list(act.values)
        yield self._send(act.who, self._message(act.who, thing), key, values, pressed)

    def _send(
        self, who: int, message: Any, key: str, values: list[str] | None, pressed: list[tuple[int, str]]
    ) -> Any:
        self.counts["presses"] += 1
        read = ids.read(key)
        if read and read.verb in ANSWERING:
            pressed.append((who, f"{read.number} {read.mark}"))
        return self.here.acts(who).press(message, key, values, forged=True)

    async def _command(self, act: Act) -> Any:
        name, options = COMMANDS[act.which % len(COMMANDS)]
        given = {key: act.text if value is None else value for key, value in options.items()}
        place = "dm" if act.twist else CHANNELS[act.which % 2]
        try:
            return await self.here.acts(act.who).run(name, place, given)
        except ActError:
            return None  # what Discord's app itself does not send

    async def _submit(self, act: Act) -> Any:
        modal = self.forms[act.which % len(self.forms)]
        texts = dict.fromkeys(_fields(modal), act.text)
        try:
            answer = await self.here.acts(act.who).submit(modal, texts, forged=True)
        except ActError:
            return None  # a form from another's direct messages
        self.counts["presses"] += 1
        return answer

    async def _complete(self, act: Act) -> Any:
        command, focused = (("loot move", "words"), ("loot start", "game"))[act.which % 2]
        try:
            return await self.here.acts(act.who).complete(command, focused, "loot", {focused: act.text})
        except ActError:
            return None

    def _answered(self, result: Any) -> None:
        """Everything that was asked has an answer, and none is still being thought about."""
        if result is None:
            return
        if result["outcome"] == "failed":
            lost = self.here.box.interactions.alive[result["interaction"]]
            raise AssertionError(f"nobody answered {lost} of the last {self.here.requests[-5:]}")
        self.counts[result["outcome"]] += 1
        if result["outcome"] == "modal":
            self.forms.append(result["modal"])
        if result["outcome"] == "thinking":
            message = self.here.box.store.get("message", result["message"]["id"])
            assert message is not None
            assert not message["flags"] & LOADING, f"never answered: {result}"

    def _learn(self) -> None:
        """Remember whatever could be pressed at any time; read everything that was said."""
        for viewers, event, data in self.here.told[self.read :]:
            if event not in {"MESSAGE_CREATE", "MESSAGE_UPDATE"}:
                continue
            self._understood(viewers, data)
            for part in walk(data["components"]):
                key = part.get("custom_id")
                if key and key not in self.known:
                    self.known.add(key)
                    options = part.get("options")
                    values = tuple(one["value"] for one in options) if options is not None else None
                    self.things.append(Thing(data, key, values, self._owner(viewers)))
        self.read = len(self.here.told)

    def _owner(self, viewers: frozenset[str]) -> str:
        people = viewers - {self.here.box.world.bot_id}
        return next(iter(people)) if len(people) == 1 else ""

    def _message(self, who: int, thing: Thing) -> Any:
        """The message that is pressed; nobody can touch what only another sees, so its id is forged."""
        if thing.owner in ("", self.here.people[who]):
            return thing.message
        return next(one.message for one in self.things if not one.owner)

    def _understood(self, viewers: frozenset[str], message: Any) -> None:
        """What one person alone is told is said in that person's language."""
        owner = self._owner(viewers)
        if not owner or "interaction_metadata" not in message:
            return
        language = language_of(self.here.box.world.user(owner)["locale"])
        words = "\n".join([message["content"], *_texts(message)]).replace("\xa0", " ")
        wrong = [one for one in foreign(language) if one in words]
        assert not wrong, f"{language} reads {wrong}: {words}"
        self.counts[f"answers in {language}"] += 1

    def _one_effect_each(
        self, before: Sitting | None, after: Sitting, pressed: list[tuple[int, str]]
    ) -> None:
        """A question is answered once, by the one who was asked, however often it is pressed."""
        if after.table is None:
            return
        known = before.play.entry if before and before.table else 0
        seats = [after.seat_of(int(self.here.people[who])) for who, _ in set(pressed)]
        allowed = Counter(seat for seat in seats if seat is not None)
        for step in after.play.steps:
            forced = optional.is_open(after.rules, step.before, step.seat)
            forced = forced and len(after.rules.legal(step.before, step.seat)) == 1
            if step.entry >= known and step.entry == step.run and not forced:
                allowed[step.seat] -= 1
                assert allowed[step.seat] >= 0, f"seat {step.seat} moved without a press: {step.move}"
                self.counts["moves"] += 1
        assert [line.text for line in after.play.log[:known]] == (
            [line.text for line in before.play.log] if before and before.table else []
        ), "the log was rewritten"
        assert (after.status is Status.OVER) == (after.play.outcome is not None) or not after.alive


def twisted(key: str, twist: str, text: str) -> str:
    """A forged id: cut short, with other parts, or with more than there was."""
    parts = key.split(":", 4)
    match twist:
        case "cut":
            return key[: max(1, len(key) * len(text) // 20)][: len(key)]
        case "table" if len(parts) == 5:
            return ":".join([*parts[:2], str(len(text) % 5), *parts[3:]])
        case "mark" if len(parts) == 5:
            return ":".join([*parts[:3], str(len(text) % 30), parts[4]])
        case "words" if len(parts) == 5:
            return ":".join([*parts[:4], text])[:100]
        case "kind":
            return {"b": "s", "s": "f", "f": "b"}.get(key[0], "b") + key[1:]
        case "all":
            return text[:100] or "?"
    return key


COMMANDS: list[tuple[str, dict[str, Any]]] = [
    ("loot start", {"game": None}),
    ("loot start", {"game": "sails", "computers": 2, "level": "easy"}),
    ("loot join", {}),
    ("loot options", {}),
    ("loot move", {"words": None}),
    ("loot board", {}),
    ("loot hand", {}),
    ("loot games", {}),
    ("loot rules", {"game": None}),
    ("loot rules", {"game": "tobago", "topic": None}),
    ("loot undo", {}),
    ("loot leave", {}),
    ("loot rejoin", {}),
    ("loot stop", {}),
    ("loot verify", {}),
    ("loot settings", {}),
    ("loot ping", {}),
]


def _texts(message: Any) -> Iterator[str]:
    for part in walk(message["components"]):
        yield from (str(part[name]) for name in ("content", "label", "placeholder") if part.get(name))


def _fields(modal: Any) -> list[str]:
    return [part["custom_id"] for part in walk(modal["components"]) if part.get("custom_id")]


@cache
def foreign(language: str) -> tuple[str, ...]:
    """Sentences that somebody who reads this language must never be told."""
    other = {"en": "fr", "fr": "en"}[language]
    own = _sentences(language)
    return tuple(
        sorted(one for one in _sentences(other) if len(one) > 14 and not any(one in mine for mine in own))
    )


@cache
def _sentences(language: str) -> frozenset[str]:
    places = ("bot", "engine.core", *(f"engine.{game}" for game in games()))
    text = "\n".join(
        resources.files(place).joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
        for place in places
    )
    lines = re.findall(r"^[a-z][\w-]* = ([^{}\n]+)$", text, re.MULTILINE)
    return frozenset(line.strip() for line in lines)
