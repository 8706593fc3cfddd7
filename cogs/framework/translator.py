"""Names and descriptions of commands in the reader's language, for discord.py's command tree."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.text import pick_language, words


class CatalogueTranslator(app_commands.Translator):
    """Looks a string's key up in the catalogues.

    English is the default text, so it is not sent as a localisation of its own; the other languages are.
    """

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        key = string.extras.get("key")
        language = pick_language(locale.value)
        if key is None or language == "en":
            return None
        catalogue = words(language)
        return catalogue(key) if catalogue.has(key) else None


def text(key: str) -> app_commands.locale_str:
    """A command name or description by catalogue key, with its English text as the default."""
    return app_commands.locale_str(words("en")(key), key=key)
