"""Completions: what Discord offers while somebody types a parameter."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeVar

from discord import app_commands

from bot.text.escape import shorten
from cogs.ui.page import MENU

NAME: Final = 100
"""Characters of a name."""
NUMBERED: Final = NAME - len(" (25)")

ValueT = TypeVar("ValueT", str, int)


def completions(named: Iterable[tuple[str, ValueT]], typed: str = "") -> list[app_commands.Choice[ValueT]]:
    """The choices in which what was typed occurs. Equal names get numbers: for two of them Discord refuses
    all."""
    choices: dict[str, ValueT] = {}
    for name, value in named:
        if typed.casefold() in f"{value} {name}".casefold():
            shown, number = shorten(name, NAME), 1
            while shown in choices:
                number += 1
                shown = f"{shorten(name, NUMBERED)} ({number})"
            choices[shown] = value
    return [app_commands.Choice(name=name, value=value) for name, value in choices.items()][:MENU]
