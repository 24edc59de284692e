"""The names and descriptions of commands in the languages that we speak."""

import discord
from discord import app_commands

from bot.voices import voice

LOCALES = {
    discord.Locale.french: "fr",
    discord.Locale.american_english: "en",
    discord.Locale.british_english: "en",
}


class Words(app_commands.Translator):
    """Translates commands from the host's own words."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002 - discord.py's
    ) -> str | None:
        """Find a translation, or nothing for languages that we do not speak."""
        key = string.extras.get("key")
        if key is None or locale not in LOCALES:
            return None
        return voice(LOCALES[locale])(key)


def said(key: str) -> app_commands.locale_str:
    """A word of a command: its English now, the others by its key."""
    return app_commands.locale_str(voice("en")(key), key=key)
