"""Texts: Fluent catalogues in all languages of the bot.

`words(language)` returns the texts of one language; `Words.say` turns a `Fact` into text for a reader. Names
of people are untrusted. Pass them first through `plain` (for pictures, alt text and labels) or `discord_safe`
(for everything that Discord reads as markdown).
"""

from bot.text.engine import FALLBACK as FALLBACK
from bot.text.engine import LANGUAGES as LANGUAGES
from bot.text.engine import TextError as TextError
from bot.text.engine import Words as Words
from bot.text.engine import be_strict as be_strict
from bot.text.engine import pick_language as pick_language
from bot.text.engine import strictly as strictly
from bot.text.engine import words as words
from bot.text.escape import capital as capital
from bot.text.escape import discord_safe as discord_safe
from bot.text.escape import minus as minus
from bot.text.escape import plain as plain
from bot.text.escape import shorten as shorten
from bot.text.game_texts import command_text as command_text
from bot.text.game_texts import is_command_name as is_command_name
