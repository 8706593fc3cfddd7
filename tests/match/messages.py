"""What a delivery is about, for tests that look at deliveries of several kinds."""

from __future__ import annotations

from typing import Any

from bot.match import Delivery
from bot.match.outbox.messages import Hand, Notice, Parcel, RemoveButtons, StartedCard


def fact_of(delivery: Delivery) -> Any:
    """What is said in words: the `Fact` of a notice or how something ended; None."""
    message = delivery.message
    if isinstance(message, Notice):
        return message.said
    return message.outcome if isinstance(message, RemoveButtons) else None


def message_of(delivery: Delivery) -> int | None:
    """The message that is changed; None for a new one."""
    message = delivery.message
    return message.message if isinstance(message, RemoveButtons | StartedCard | Parcel) else delivery.edit


def hand_of(delivery: Delivery) -> int:
    """Whose hand is sent."""
    assert isinstance(delivery.message, Hand)
    return delivery.message.seat


def deletes(delivery: Delivery) -> bool:
    """Whether the message is deleted."""
    return isinstance(delivery.message, RemoveButtons) and delivery.message.delete
