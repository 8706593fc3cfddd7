"""How a person of Discord is called at a table."""

from __future__ import annotations

from typing import Final, Protocol

from bot.text.escape import plain
from render.kit.text import legible

LONGEST: Final = 20
"""The most characters of a name that stands before a username."""


class Named(Protocol):
    """A user or member."""

    @property
    def name(self) -> str: ...

    @property
    def display_name(self) -> str: ...


def called(user: Named) -> str:
    """The name that is shown; a name in a script that no picture can show is followed by the username."""
    name = plain(user.display_name)
    if legible(name) or not legible(user.name):
        return name
    return f"{name[:LONGEST].strip()} ({plain(user.name)})"
