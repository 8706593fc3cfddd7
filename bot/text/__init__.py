"""The words: Fluent catalogues in every language the bot speaks.

`words(language)` gives the words of one language; `Words.say` turns a `Fact` into text for a reader.
Names of people are untrusted: pass them through `plain` (pictures, alt text, labels) or
`discord_safe` (anything Discord reads as markdown) first.
"""

from bot.text.commands import command_text, is_command_name
from bot.text.engine import FALLBACK, LANGUAGES, TextError, Words, be_strict, pick_language, words
from bot.text.escape import capital, discord_safe, plain, shorten

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
    "pick_language",
    "plain",
    "shorten",
    "words",
]
