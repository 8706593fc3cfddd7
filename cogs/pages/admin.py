"""Pages for those who may manage a server."""

from __future__ import annotations

from bot.table.charter import Charter
from bot.text import Words
from cogs.pages.page import Page

DECIDER_KEYS = {"players": "admin-players", "managers": "admin-managers"}


def charter_page(words: Words, charter: Charter, *, before: str = "") -> Page:
    """What the owners of a server have settled. `before` is said first."""
    places = tuple(f"<#{channel}>" for channel in charter.channels)
    lines = [
        before,
        f"### {words('admin-title')}",
        words("admin-channels", channels=places) if places else words("admin-channels-all"),
        words("admin-limit", most=charter.most) if charter.most else words("admin-limit-none"),
        words("admin-end", who=words(DECIDER_KEYS[charter.end])),
        words("admin-move", who=words(DECIDER_KEYS[charter.move])),
        words("admin-language", language=words(f"language-{charter.language}"))
        if charter.language
        else words("admin-language-locale"),
    ]
    return Page(("\n".join(filter(None, lines)),))
