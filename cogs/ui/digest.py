"""The daily digest as a direct message."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.match.models import Mine
from bot.text import Words
from cogs.ui.custom_ids import press
from cogs.ui.lists import mine_lines, mine_menu
from cogs.ui.page import Button, Page

SHOWN: Final = 12
"""Matches in one message, at most."""
ROOM: Final = 1600
"""Characters for them; what stands above and below fits beside."""


def digest_page(words: Words, mine: Sequence[Mine]) -> Page:
    """Whose turn it is in all matches of a person, those that wait for the person first."""
    lines = mine_lines(words, mine, SHOWN, ROOM)
    more = len(mine) - len(lines)
    below = [words("digest-more", count=more)] if more > 0 else []
    below.append(f"-# {words('digest-note')}")
    # First of all a button: a delivery that was cut off knows its message by it.
    button = (Button(press("mine"), words("button-mine")),)
    rows = (button, *mine_menu(words, mine[: len(lines)]))
    texts = ("\n".join([f"### {words('page-mine-title')}", *lines]),)
    return Page(texts, rows=rows, below="\n".join(below))
