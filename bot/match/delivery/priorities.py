"""What goes first when there is more to send than Discord takes."""

from __future__ import annotations

from typing import Final

from bot.match.outbox.messages import (
    Digest,
    EventCard,
    EventNews,
    OpenTables,
    Parcel,
    PostTags,
    RemoveButtons,
    StartedCard,
)
from bot.runtime.pace import Priority

LATER: Final = tuple(
    kind.kind_name()
    for kind in (
        RemoveButtons,
        StartedCard,
        Parcel,
        Digest,
        OpenTables,
        PostTags,
        EventCard,
        EventNews,
    )
)
"""Kinds of messages that nobody misses for a while."""


def priority_of(kind: str) -> Priority:
    """Of a message in the outbox. What somebody has just asked for goes before all of them."""
    return Priority.REST if kind in LATER else Priority.PLAY
