"""Slash commands in every language: what Discord's translator asks for, without Discord.

The catalogue keys are `cmd-<group>-<command>-<parameter>` for names and the same with `-about` for
descriptions. A parameter that many commands share is written once, as `cmd-param-<parameter>`.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from bot.text.engine import words

NAME_LIMIT: Final = 32
_SHARED: Final = ("match",)


def command_text(language: str, key: str) -> str:
    """A command's, group's or parameter's name, or its description (`...-about`), in a language."""
    said = words(language)
    if not said.has(key):
        stem, about = (key[: -len("-about")], "-about") if key.endswith("-about") else (key, "")
        for name in _SHARED:
            if stem.endswith(f"-{name}"):
                return said(f"cmd-param-{name}{about}")
    return said(key)


def is_command_name(text: str) -> bool:
    """Discord's rule for names of commands and parameters, localised ones included: 1 to 32 lower-case
    letters of any script, digits, `-`, `_` and `'`."""
    return (
        1 <= len(text) <= NAME_LIMIT
        and text == text.lower()
        and all(char in "-_'" or unicodedata.category(char)[0] in "LN" for char in text)
    )
