"""How often each kind of message is tried."""

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
"""After so many a row is given up. Boards are never: the match waits with them."""
