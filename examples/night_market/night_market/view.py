"""What a viewer sees, as the drawing and the texts take it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from bot.core import Printed as AnyPrinted
from bot.core import Seat, Value
from bot.core import View as AnyView
from night_market.components import Components
from night_market.state import Phase


class Printed(AnyPrinted, frozen=True):
    """Values of the component data that drawings and texts show."""

    kinds: dict[str, str] = msgspec.field(default_factory=dict)
    rounds: int = 0
    hand: int = 0
    highest: int = 0
    most: int = 0

    def figures(self) -> Mapping[str, Value]:
        return {"rounds": self.rounds, "hand": self.hand, "highest": self.highest, "most": self.most}


class Stall(msgspec.Struct, frozen=True):
    """What everybody sees of a seat."""

    cards: tuple[str, ...]
    """The taken cards."""
    in_hand: int
    opened: str
    """The bid of this round, once it is open; else ""."""


class View(AnyView, frozen=True, kw_only=True):
    """What a viewer sees of a position."""

    phase: Phase
    lot: tuple[str, ...]
    deck: int
    """The number of cards that are not drawn."""
    tray: Seat
    stalls: tuple[Stall, ...]
    spent: tuple[str, ...]
    last_card: bool
    hand: tuple[str, ...] = ()
    """The viewer's own cards."""
    bid: str = ""
    """The viewer's own sealed bid."""
    last: tuple[str, ...] = ()
    """At the end, the card that each seat has left."""
    printed: Printed = Printed()


def printed(components: Components) -> Printed:
    return Printed(
        kinds=components.kinds,
        rounds=components.rounds,
        hand=components.hand,
        highest=components.highest,
        most=components.most,
    )
