"""Components: what may stand in a message or a form, in which limits, and how it is numbered."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from playground.shape import (
    Check,
    Report,
    anything,
    flag,
    many,
    maybe,
    one_of,
    shape,
    snowflake,
    text,
    whole,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playground.errors import JSON, Value

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT_DISPLAY, THUMBNAIL, GALLERY, FILE, SEPARATOR = 9, 10, 11, 12, 13, 14
CONTAINER, LABEL, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 17, 18, 21, 22, 23

SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
IN_ROW = (BUTTON, *SELECTS)
IN_CONTAINER = (ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR)
IN_V2_MESSAGE = (*IN_CONTAINER, CONTAINER)
IN_LABEL = (TEXT_INPUT, *SELECTS, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)
IN_MODAL = (ROW, LABEL, TEXT_DISPLAY)
MOST_COMPONENTS, MOST_TEXT = 40, 4000

URL = text(1, 2048)
EMOJI = shape({}, {"id": maybe(snowflake), "name": maybe(text(1, 100)), "animated": flag})
MEDIA = shape(
    {"url": URL},
    # What clients echo back from a message that they received.
    dict.fromkeys(("id", "proxy_url", "width", "height", "content_type", "attachment_id", "flags"), anything),
)


def one(*types: int) -> Check:
    """Accept one component of these kinds."""

    def check(value: object, report: Report) -> None:
        kind = value.get("type") if isinstance(value, dict) else None
        if kind in types:
            SHAPES[kind](value, report)
        else:
            report.at("type").blame("BASE_TYPE_CHOICES", f"Value must be one of {types}.")

    return check


def _button_rule(button: JSON, report: Report) -> None:
    link = button["style"] == 5
    if link != ("url" in button) or link == ("custom_id" in button):
        report.blame("BUTTON_COMPONENT_INVALID", "A link has a url, any other button a custom_id.")
    if not (button.get("label") or button.get("emoji")):
        report.blame("BUTTON_COMPONENT_MUST_HAVE_LABEL_OR_EMOJI", "Must have label or emoji.")


def _row_rule(row: JSON, report: Report) -> None:
    kinds = [child["type"] for child in row["components"]]
    if len(kinds) > 1 and set(kinds) != {BUTTON}:
        report.at("components").blame("COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The row is too wide.")


def _select_rule(select: JSON, report: Report) -> None:
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    options = select.get("options")
    if least > most or (options is not None and most > len(options)):
        report.at("max_values").blame("BASE_TYPE_MAX_VALUES", "Must fit min_values and options.")
    values = Counter(option["value"] for option in options or ())
    if any(times > 1 for times in values.values()):
        code = "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"
        report.at("options").blame(code, "The specified option value is already used")
    if sum(bool(option.get("default")) for option in options or ()) > most:
        report.at("options").blame("SELECT_COMPONENT_DEFAULTS", "More defaults than max_values.")


def _component(required: dict[str, Check], optional: dict[str, Check], *rules: Check) -> Check:
    numbered = {"id": whole(0, 2**31 - 1), **optional}
    return shape({"type": anything, **required}, numbered, *rules)


OPTION = shape(
    {"label": text(1, 100), "value": text(1, 100)},
    {"description": maybe(text(0, 100)), "emoji": maybe(EMOJI), "default": flag},
)
ID = text(1, 100)
CHOOSING: dict[str, Check] = {
    "placeholder": maybe(text(0, 150)),
    "min_values": whole(0, 25),
    "max_values": whole(1, 25),
    "disabled": flag,
    "required": flag,
}
DEFAULTS = many(shape({"id": snowflake, "type": one_of("user", "role", "channel")}, {}), 0, 25)
AUTOMATIC: dict[str, Check] = {**CHOOSING, "default_values": DEFAULTS}
GROUP = {"required": flag, "min_values": whole(0, 10), "max_values": whole(1, 10)}

SHAPES: dict[int, Check] = {
    ROW: _component({"components": many(one(*IN_ROW, TEXT_INPUT), 1, 5)}, {}, _row_rule),
    BUTTON: _component(
        {"style": whole(1, 5)},
        {
            "label": maybe(text(0, 80)),
            "emoji": maybe(EMOJI),
            "custom_id": ID,
            "url": text(1, 512),
            "disabled": flag,
        },
        _button_rule,
    ),
    STRING_SELECT: _component({"custom_id": ID, "options": many(OPTION, 1, 25)}, CHOOSING, _select_rule),
    TEXT_INPUT: _component(
        {"custom_id": ID, "style": whole(1, 2)},
        {
            "label": maybe(text(1, 45)),
            "min_length": maybe(whole(0, 4000)),
            "max_length": maybe(whole(1, 4000)),
            "required": flag,
            "value": maybe(text(0, 4000)),
            "placeholder": maybe(text(0, 100)),
        },
    ),
    **{
        kind: _component({"custom_id": ID}, AUTOMATIC, _select_rule)
        for kind in (USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT)
    },
    CHANNEL_SELECT: _component(
        {"custom_id": ID}, {**AUTOMATIC, "channel_types": many(whole(0, 20))}, _select_rule
    ),
    SECTION: _component(
        {"components": many(one(TEXT_DISPLAY), 1, 3), "accessory": one(BUTTON, THUMBNAIL)}, {}
    ),
    TEXT_DISPLAY: _component({"content": text(1, 4000)}, {}),
    THUMBNAIL: _component({"media": MEDIA}, {"description": maybe(text(0, 1024)), "spoiler": flag}),
    GALLERY: _component(
        {
            "items": many(
                shape({"media": MEDIA}, {"description": maybe(text(0, 1024)), "spoiler": flag}),
                1,
                10,
            )
        },
        {},
    ),
    FILE: _component({"file": MEDIA}, {"spoiler": flag, "name": anything, "size": anything}),
    SEPARATOR: _component({}, {"divider": flag, "spacing": whole(1, 2)}),
    CONTAINER: _component(
        {"components": many(one(*IN_CONTAINER), 1, MOST_COMPONENTS)},
        {"accent_color": maybe(whole(0, 0xFFFFFF)), "spoiler": flag},
    ),
    LABEL: _component(
        {"label": text(1, 45), "component": one(*IN_LABEL)}, {"description": maybe(text(0, 100))}
    ),
    RADIO_GROUP: _component({"custom_id": ID, "options": many(OPTION, 2, 10)}, {"required": flag}),
    CHECKBOX_GROUP: _component({"custom_id": ID, "options": many(OPTION, 1, 10)}, GROUP),
    CHECKBOX: _component({"custom_id": ID}, {"default": flag, "required": flag}),
}

MODAL = shape(
    {"custom_id": ID, "title": text(1, 45), "components": many(one(*IN_MODAL), 1, 5)},
    {},
    lambda modal, report: distinct(modal["components"], report.at("components")),
)


VISIBLE: JSON = {"description": None, "spoiler": False}
DEFAULTS_OF: dict[int, JSON] = {
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
    THUMBNAIL: VISIBLE,
    FILE: {"spoiler": False},
    SEPARATOR: {"divider": True, "spacing": 1},
    CONTAINER: {"accent_color": None, "spoiler": False},
}


def walk(components: list[JSON]) -> Iterator[JSON]:
    """Yield every component, parents before what they hold."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))
        yield from walk([component[key] for key in ("accessory", "component") if key in component])


def distinct(components: list[JSON], report: Report) -> None:
    """Blame ids that stand twice."""
    for key in ("custom_id", "id"):
        used = Counter(item[key] for item in walk(components) if item.get(key))
        for value, times in used.items():
            if times > 1:
                code = f"COMPONENT_{key.upper()}_DUPLICATED"
                report.blame(code, f"Component {key} {value!r} cannot be duplicated")


def check_layout(components: list[JSON], report: Report, *, v2: bool) -> None:
    """Check the components of a message as a whole."""
    check = many(one(*IN_V2_MESSAGE), 1, MOST_COMPONENTS) if v2 else many(one(ROW), 0, 5)
    check(components, report)
    if report.faults:
        return
    distinct(components, report)
    every = list(walk(components))
    if any(item["type"] == TEXT_INPUT for item in every):
        report.blame("BASE_TYPE_CHOICES", "Text inputs stand in modals only.")
    if len(every) > MOST_COMPONENTS:
        sentence = f"The total number of components cannot exceed {MOST_COMPONENTS}"
        report.blame("COMPONENT_MAX_COUNT_EXCEEDED", sentence)
    if sum(len(item["content"]) for item in every if item["type"] == TEXT_DISPLAY) > MOST_TEXT:
        sentence = f"The displayable text of components cannot exceed {MOST_TEXT}"
        report.blame("COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", sentence)


def complete(components: list[JSON]) -> None:
    """Fill in what was left out, as Discord does: numbers for all, and each kind's defaults."""
    used = {item["id"] for item in walk(components) if item.get("id")}
    fresh = (count for count in range(1, 1000) if count not in used)
    for item in walk(components):
        if not item.get("id"):
            item["id"] = next(fresh)
        item |= DEFAULTS_OF.get(item["type"], {}) | item
        for entry in item.get("items", ()):
            entry |= VISIBLE | entry


def media(value: Value) -> Iterator[JSON]:
    """Yield every object with a url, wherever it stands in embeds or components."""
    if isinstance(value, dict):
        if isinstance(value.get("url"), str):
            yield value
        value = list(value.values())
    if isinstance(value, list):
        for item in value:
            yield from media(item)
