"""How often each kind of message is tried, and when again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.match.outbox.messages import (
    Digest,
    DirectBoard,
    EventCard,
    EventNews,
    Hand,
    LobbyCard,
    Message,
    Notice,
    OpenTables,
    Parcel,
    PostTags,
    Refresh,
    RemoveButtons,
    StartedCard,
)

ATTEMPTS: Final[Mapping[type[Message], int]] = {
    RemoveButtons: 5,
    StartedCard: 5,
    Refresh: 3,
    Parcel: 8,
    Hand: 12,
    DirectBoard: 12,
    Notice: 12,
    Digest: 5,
    OpenTables: 4,
    PostTags: 4,
    LobbyCard: 12,
    EventCard: 12,
    EventNews: 12,
}
"""After this many attempts a row is given up. Boards are never given up: the match waits for them."""

BACK_OFF: Final = (2, 5, 15, 60, 180, 600)
"""Seconds to wait after the first, second, ... attempt."""
LOST: Final = (15, 60, 300, 1800, 7200, 21_600)
"""Seconds until the bot looks again whether a lost place is back, if nothing is heard of it before."""
REFUSALS: Final = 3
"""How many refusals in a row make an existing place a lost one."""


def pause(tried: int) -> int:
    """Seconds to wait after so many attempts."""
    return BACK_OFF[min(tried, len(BACK_OFF)) - 1]
