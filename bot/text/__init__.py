"""Texts: Fluent catalogues in all languages of the bot.

`words(language)` returns the texts of one language; `Words.say` turns a `Fact` into text for a reader. Names
of people are untrusted. Pass them first through `plain` (for pictures, alt text and labels) or `discord_safe`
(for everything that Discord reads as markdown).
"""

from bot.text.engine import FALLBACK, LANGUAGES, TextError, Words, be_strict, pick_language, strictly, words
from bot.text.escape import capital, discord_safe, minus, plain, shorten
from bot.text.game_texts import command_text, is_command_name

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "TextError",
    "Words",
    "be_strict",
    "capital",
    "command_text",
    "discord_safe",
    "is_command_name",
    "minus",
    "pick_language",
    "plain",
    "shorten",
    "strictly",
    "words",
]
