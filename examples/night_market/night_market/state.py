"""The state of a match."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.core import Seat

Phase = Literal["deal", "lot", "bid", "open", "take", "over"]


class State(msgspec.Struct, frozen=True):
    """Everything about a position. Cards are named by their notation, such as "L7"."""

    deck: tuple[str, ...]
    """What has not been drawn, sorted."""
    hands: tuple[tuple[str, ...], ...]
    """By seat; a card that is bid stays here until the bids are opened."""
    bids: tuple[str, ...]
    """By seat; "" while a seat has not bid."""
    stalls: tuple[tuple[str, ...], ...]
    """The cards that each seat has taken."""
    last_card: bool
    """Whether the card that is left counts (NM-3.3)."""
    lot: tuple[str, ...] = ()
    opened: tuple[str, ...] = ()
    """The bids of this round by seat, once they are open."""
    spent: tuple[str, ...] = ()
    """Bids of earlier rounds."""
    takers: tuple[Seat, ...] = ()
    """Who takes a card of the lot, in this order."""
    phase: Phase = "deal"
    round: int = 0
    tray: Seat = 0

    @property
    def seats(self) -> int:
        return len(self.hands)
