"""The way to a player's own page in the browser."""

from __future__ import annotations

from msgspec.structs import replace

from bot.text import Words
from cogs.ui.custom_ids import press
from cogs.ui.page import Button, Page

IN_A_ROW = 5


def with_own_page(words: Words, page: Page, match: int) -> Page:
    """A private page with the button *Open my page* at the end of its last row."""
    button = Button(press("mypage", match), words("button-my-page"))
    last = page.rows[-1] if page.rows else None
    if isinstance(last, tuple) and last and len(last) < IN_A_ROW:
        return replace(page, rows=(*page.rows[:-1], (*last, button)))
    return replace(page, rows=(*page.rows, (button,)))
