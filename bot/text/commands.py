"""Names and descriptions of slash commands in every language.

The catalogue keys are `cmd-<group>-<command>-<parameter>` for names, and the same with `-about` for
descriptions. A parameter of many commands has one text, `cmd-param-<parameter>`.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from bot.text.engine import words

NAME_LIMIT: Final = 32
_SHARED: Final = ("match", "event")


def command_text(language: str, key: str) -> str:
    """The name or description (`...-about`) of a command, group or parameter in a language."""
    words_of = words(language)
    if not words_of.has(key):
        stem, about = (key[: -len("-about")], "-about") if key.endswith("-about") else (key, "")
        for name in _SHARED:
            if stem.endswith(f"-{name}"):
                return words_of(f"cmd-param-{name}{about}")
    return words_of(key)


def is_command_name(text: str) -> bool:
    """Whether Discord accepts a text as the name of a command or parameter, in any language.

    A name has 1 to 32 characters: lower-case letters of any script, digits, `-`, `_` and `'`.
    """
    return (
        1 <= len(text) <= NAME_LIMIT
        and text == text.lower()
        and all(char in "-_'" or unicodedata.category(char)[0] in "LN" for char in text)
    )
