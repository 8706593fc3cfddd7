"""What a move did. The log and the text on pages are made of these events; `State.last` keeps what a board
marks.

A sealed event names its only witness as `who`; `as_seen` gives what the others learn of it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from bot.core import Seat
from bot.games.pyramids.state import Batch, Box, Last, Pick, State


class CardDealt(msgspec.Struct, frozen=True, gc=False):
    """`who` was dealt a card, which only `who` sees (PY-3.2)."""

    who: Seat
    card: int
    complete: bool
    """It was the last card of this player."""


class DealComplete(msgspec.Struct, frozen=True, gc=False):
    """`who` has all cards of the deal."""

    who: Seat


class CardsKept(msgspec.Struct, frozen=True, gc=False):
    """`who` chose the cards to keep; sealed (PY-3.3)."""

    who: Seat
    cards: tuple[int, int]


class Marked(msgspec.Struct, frozen=True, gc=False):
    """`who` marked cells on a card; sealed (PY-11.4)."""

    who: Seat
    batch: Batch
    gain: Gain
    round: int
    complete: bool
    """No extra mark is due, so the submission is complete."""


class Ready(msgspec.Struct, frozen=True, gc=False):
    """`who` has completed a sealed decision."""

    who: Seat


class TakenBack(msgspec.Struct, frozen=True, gc=False):
    """`who` took a sealed decision back."""

    who: Seat
    complete: bool
    """The decision was complete, so the others knew of it."""


class ChoicesOpened(msgspec.Struct, frozen=True, gc=False):
    """The cards that each seat keeps (PY-3.4)."""

    kept: tuple[tuple[int, int], ...]


class DisplayFilled(msgspec.Struct, frozen=True, gc=False):
    """A card was laid out in the display (PY-3.6, PY-7.5)."""

    card: int


class ShapeRevealed(msgspec.Struct, frozen=True, gc=False):
    """The expedition card of a turn (PY-4.2)."""

    shape: str
    round: int
    turn: int


class TurnOpened(msgspec.Struct, frozen=True, gc=False):
    """All submissions of a turn were opened together (PY-11.4)."""

    last: Last


class UnseenAsked(msgspec.Struct, frozen=True, gc=False):
    """`who` takes the unseen top card of the pile (PY-7.2)."""

    who: Seat


class CardTaken(msgspec.Struct, frozen=True, gc=False):
    """`who` replaced a completed card (PY-7.2)."""

    who: Seat
    pick: Pick
    forced: bool = False
    """It was the only card that was left, so nobody was asked (PY-11.8). Not kept after the move."""


class BoxGiven(msgspec.Struct, frozen=True, gc=False):
    """A pyramid point box went to a seat (PY-8.1)."""

    box: Box


class Gain(msgspec.Struct, frozen=True, gc=False):
    """What a batch gives, in the order in which the symbols are settled (PY-6.2)."""

    skulls: int
    """Skulls newly crossed."""
    potions: int
    """Potions drunk."""
    erased: int
    """Skulls erased by the potions."""
    skulls_now: int
    """Number of crossed skulls after the batch."""
    red: int
    green: int
    torch: bool
    tomb: bool
    extras: int
    """Extra marks given by red X."""
    lost: int = 0
    """Extra marks lost because no cell was open (PY-6.13)."""


Event = (
    CardDealt
    | DealComplete
    | CardsKept
    | Marked
    | Ready
    | TakenBack
    | ChoicesOpened
    | DisplayFilled
    | ShapeRevealed
    | TurnOpened
    | UnseenAsked
    | CardTaken
    | BoxGiven
)

Played = tuple[State, tuple[Event, ...]]
"""The state after a move, and what the move did."""

FOR_OTHERS: Final[dict[type[Event], Callable[[Any], Event | None]]] = {
    CardDealt: lambda event: DealComplete(event.who) if event.complete else None,
    CardsKept: lambda event: Ready(event.who),
    Marked: lambda event: Ready(event.who) if event.complete else None,
    TakenBack: lambda event: event if event.complete else None,
}
"""What those who are not `who` learn of a secret event."""


def as_seen(event: Event, to: Seat | None) -> Event | None:
    """The event as a seat (None: the public) may know it."""
    hide = FOR_OTHERS.get(type(event))
    if hide is None or getattr(event, "who", None) == to:
        return event
    return hide(event)


def events_of(last: Last, boxes: tuple[Box, ...]) -> tuple[Event, ...]:
    """The events of the last opened turn: the opening, then the cards taken and the boxes given so far."""
    order = sorted((outcome.completed, seat) for seat, outcome in enumerate(last.seats) if outcome.completed)
    return (
        TurnOpened(last),
        *(CardTaken(seat, pick) for _, seat in order for pick in last.seats[seat].picks),
        *(BoxGiven(box) for box in boxes if (box.colour, box.points) in last.seats[box.seat].boxes),
    )
