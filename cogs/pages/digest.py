"""The daily digest as a direct message."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from bot.match.models import Mine
from bot.text import Words
from cogs.actions import press
from cogs.pages.lists import mine_page
from cogs.pages.page import Button, Page

SHOWN: Final = 12
"""Matches that one message has room for."""


def digest_page(words: Words, mine: Sequence[Mine]) -> Page:
    """Whose turn it is in all matches of a person, those that wait for the person first."""
    page = mine_page(words, mine[:SHOWN])
    more = len(mine) - SHOWN
    below = [words("digest-more", count=more)] if more > 0 else []
    below.append(f"-# {words('digest-note')}")
    # First of all a button: a delivery that was cut off knows its message by it.
    button = (Button(press("mine"), words("button-mine")),)
    return replace(page, rows=(button, *page.rows), below="\n".join(below))
