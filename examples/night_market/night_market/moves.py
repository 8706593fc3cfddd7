"""Moves and their notation: `L7` bids a card, `back` takes the bid back, `+L7` takes a card; of chance `=L7`
draws a card, `=open` opens the bids and `+L7` gives away the last card."""

from __future__ import annotations

from typing import ClassVar

import msgspec


class Bid(msgspec.Struct, frozen=True, tag="bid"):
    """A card of the hand, sealed (NM-2.2)."""

    kind: ClassVar[str] = "bid"
    card: str

    def __str__(self) -> str:
        return self.card


class Back(msgspec.Struct, frozen=True, tag="back"):
    """Takes a sealed bid back (NM-2.2)."""

    kind: ClassVar[str] = "back"

    def __str__(self) -> str:
        return "back"


class Take(msgspec.Struct, frozen=True, tag="take"):
    """Takes a card of the lot (NM-2.3, NM-2.4)."""

    kind: ClassVar[str] = "take"
    card: str

    def __str__(self) -> str:
        return f"+{self.card}"


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """Chance: the next card of the deck (NM-1.1, NM-2.1)."""

    kind: ClassVar[str] = "draw"
    card: str

    def __str__(self) -> str:
        return f"={self.card}"


class Open(msgspec.Struct, frozen=True, tag="open"):
    """Chance: the bids are opened (NM-2.3)."""

    kind: ClassVar[str] = "open"

    def __str__(self) -> str:
        return "=open"


Move = Bid | Back | Take | Draw | Open
