"""The daily digest as a direct message."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.match.engine.models import Mine
from bot.text import Words
from cogs.ui.lists import mine_lines, mine_menu
from cogs.ui.page import Button, Page, press

SHOWN: Final = 12
"""Matches in one message, at most."""
ROOM: Final = 1600
"""The largest number of characters for them, which leaves room for the rest."""


def digest_page(words: Words, mine: Sequence[Mine]) -> Page:
    """All matches of a person and whose turn it is; those that wait for the person come first."""
    lines = mine_lines(words, mine, SHOWN, ROOM)
    more = len(mine) - len(lines)
    below = [words("digest-more", count=more)] if more > 0 else []
    below.append(f"-# {words('digest-note')}")
    # There is always a button, because an interrupted delivery is recognised by it.
    button = (Button(press("mine"), words("button-mine")),)
    rows = (button, *mine_menu(words, mine[: len(lines)]))
    texts = ("\n".join([f"### {words('page-mine-title')}", *lines]),)
    return Page(texts, rows=rows, below="\n".join(below))
