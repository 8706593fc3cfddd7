"""What the panels of seats have in common: who leads, the points on their plate, a number with its sign."""

from __future__ import annotations

from collections.abc import Iterable

from bot.core import Seat
from bot.text import minus


def leading(points: Iterable[int]) -> frozenset[Seat]:
    """The seats with the most points; none while all have the same."""
    found = list(points)
    best = max(found)
    return frozenset() if min(found) == best else frozenset(s for s, own in enumerate(found) if own == best)


def signed(count: int) -> str:
    """A change: "+3", "−1" or "0"."""
    return f"+{count}" if count > 0 else minus(count)
