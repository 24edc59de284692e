"""Pages as Components V2.

Every message gets a fresh `LayoutView` without a timeout. Its buttons and menus are `DynamicItem`s, so
that discord.py keeps nothing of them and the message works after a restart. Their template matches the
beginning of our ids but never a whole one: presses are answered in one place (`bot.ui.press`), also
those that discord.py would leave without an answer.
"""

import io
import re
from collections.abc import Iterable
from typing import Any

import discord
from discord import ui

from bot.pages import forms
from bot.pages.page import ALT, OPTION, Button, Document, Image, Menu, Page, Part, Picture, Row, Text, clip
from engine.core.say import Say

GOLD = 0xC9A227
LOOSE = re.compile(r"(?<=\S) (?=[:;?!»](?:\s|\*|$))|(?<=«) ")

STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


class Pressable(ui.DynamicItem[ui.Item[Any]], template=r"[bs]:"):
    """A button or menu of ours."""


def layout(page: Page) -> ui.LayoutView:
    """Make a message of a page."""
    view = ui.LayoutView(timeout=None)
    items = [_item(part) for part in page.parts if part != Image()]
    view.add_item(ui.Container(*items, accent_colour=GOLD))
    return view


def files(page: Page) -> list[discord.File]:
    """The files that a page needs; they can be sent once."""
    documents = [part for part in page.parts if isinstance(part, Document)]
    pictures = [part.picture for part in page.parts if isinstance(part, Image) and part.picture]
    return [*(_file(one) for one in documents), *(_picture(one) for one in pictures)]


def modal(key: str, fields: Iterable[forms.Field], chosen: dict[str, object], say: Say) -> ui.Modal:
    """Make a form of the options of a game; its answer is read by its id, also after a restart."""
    form = ui.Modal(title=clip(say("options-title"), forms.FORM_TITLE), custom_id=key)
    for field in fields:
        value = chosen.get(field.name, field.default)
        component = _choice(field, value, say) if field.values else _typed(field, value, say)
        label = clip(field.label(say), forms.FORM_LABEL)
        about = clip(field.help(say), forms.FORM_HELP) or None
        form.add_item(ui.Label(text=label, description=about, component=component))
    return form


def unbroken(text: str) -> str:
    """Keep French marks on the line of the word that they belong to."""
    return LOOSE.sub("\N{NO-BREAK SPACE}", text)


def _item(part: Part) -> ui.Item[Any]:
    if isinstance(part, Text):
        return ui.TextDisplay(unbroken(part.content))
    if isinstance(part, Image):
        assert part.picture is not None
        alt = clip(part.picture.alt, ALT)
        url = f"attachment://{part.picture.filename}"
        return ui.MediaGallery(discord.MediaGalleryItem(url, description=alt))
    if isinstance(part, Document):
        return ui.File(f"attachment://{part.filename}")
    if isinstance(part, Row):
        return ui.ActionRow(*(_button(button) for button in part.buttons))
    return ui.ActionRow(Pressable(_select(part)))


def _button(button: Button) -> ui.Item[Any]:
    if button.url:
        return ui.Button(label=button.label, url=button.url)
    style = STYLES[button.style]
    pressed: ui.Button[ui.LayoutView] = ui.Button(
        label=button.label, custom_id=button.id, style=style, disabled=button.disabled
    )
    return Pressable(pressed)


def _select(menu: Menu) -> ui.Select[ui.LayoutView]:
    options = [
        discord.SelectOption(label=one.label, value=one.value, description=one.description or None)
        for one in menu.options
    ]
    return ui.Select(
        custom_id=menu.id,
        placeholder=clip(menu.placeholder, 150),
        options=options,
        min_values=menu.least,
        max_values=menu.most,
    )


def _choice(field: forms.Field, value: object, say: Say) -> ui.Select[ui.Modal]:
    options = [
        discord.SelectOption(
            label=clip(field.value(say, one), OPTION), value=forms.spell(one), default=one == value
        )
        for one in field.values
    ]
    return ui.Select(custom_id=field.name, options=options)


def _typed(field: forms.Field, value: object, say: Say) -> ui.TextInput[ui.Modal]:
    hint = clip(field.wanted(say), OPTION)
    return ui.TextInput(
        custom_id=field.name, default=str(value), placeholder=hint, max_length=OPTION, required=False
    )


def _file(document: Document) -> discord.File:
    return discord.File(io.BytesIO(document.data), document.filename)


def _picture(picture: Picture) -> discord.File:
    return discord.File(io.BytesIO(picture.data), picture.filename, description=clip(picture.alt, ALT))
