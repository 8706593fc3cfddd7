"""Flea Market, the game that `docs/adding-a-game.md` begins with, as a module."""

from __future__ import annotations

import sys
from functools import cache
from importlib.resources import files
from types import ModuleType
from typing import Any, Final

from bot.cli.new_game import filled, names_of

KEY: Final = "flea_market"


def source(name: str = "@key@") -> str:
    """The file that `new-game flea_market` writes."""
    template = files("bot.cli.new_game").joinpath("small", f"{name}.py.txt")
    return filled(template.read_text(encoding="utf-8"), names_of(KEY))


def module(text: str, name: str) -> Any:
    """A module with this source, which need not lie anywhere."""
    made = ModuleType(name)
    sys.modules[name] = made
    exec(compile(text, f"{name}.py", "exec"), made.__dict__)
    return made


module(source("@key@_lesson"), f"{KEY}_lesson")


@cache
def flea_market() -> Any:
    """The module of the game."""
    return module(source(), f"tests_{KEY}")
