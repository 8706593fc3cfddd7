"""What goes first when there is more to send than Discord takes."""

from __future__ import annotations

from bot.match.outbox.messages import LATER
from bot.runtime.pace import Priority


def priority_of(kind: str) -> Priority:
    """Of a message in the outbox. What somebody has just asked for goes before all of them."""
    return Priority.REST if kind in LATER else Priority.PLAY
