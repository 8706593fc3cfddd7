"""The state of a match of Silver & Gold: Pyramids. Sets of cells are bit masks (`cells.py`).

`gc=False` keeps values that are made in great numbers out of Python's garbage collection, which looks for
cycles: frozen values cannot be in one.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from bot import core
from bot.core import Sealed, Seat, Secret, Unseen
from bot.games.pyramids.cells import cells_of
from bot.games.pyramids.components import Data

Phase = Literal[
    "deal",  # chance: four cards each (PY-3.2)
    "keep",  # all: D0, sealed
    "kept",  # chance opens D0 (PY-3.4)
    "stock",  # chance: the first display (PY-3.6)
    "reveal",  # chance: action 1
    "mark",  # all: D1 and D2, sealed
    "marked",  # chance opens action 2 (PY-11.4)
    "pick",  # one seat: D3; chance when only one move is legal (PY-11.8)
    "unseen",  # chance: the unseen card that was asked for
    "refill",  # chance: the display (PY-7.5)
    "award",  # chance: action 4, one box after the other
    "over",
]


class Held(msgspec.Struct, frozen=True, gc=False):
    """A pyramid card with its marks. What is marked once stays marked (PY-1.3)."""

    serial: int
    marks: int = 0


class Hand(msgspec.Struct, frozen=True, gc=False):
    """What one player has: cards, completed cards, and the score card without pyramid points (PY-3.1)."""

    cards: tuple[Held | None, Held | None] = (None, None)
    done: tuple[Held, ...] = ()
    """Completed cards that were put aside (PY-7.1), in order."""
    red: int = 0
    green: int = 0
    skulls: int = 0
    """Number of crossed skulls, 0 to 10 (PY-2.3)."""
    torches: int = 0
    """A bit mask: bit `round - 1` for the crossed torch of that round."""

    @property
    def torch_rounds(self) -> tuple[int, ...]:
        """The rounds whose torch is crossed."""
        return tuple(bit + 1 for bit in cells_of(self.torches))


class Batch(msgspec.Struct, frozen=True, gc=False):
    """Cells marked together on one card (PY-6.1)."""

    side: int
    serial: int
    mask: int
    kind: Literal["shape", "single", "extra"]

    @property
    def cells(self) -> tuple[int, ...]:
        return cells_of(self.mask)


class Draft(msgspec.Struct, frozen=True, gc=False):
    """A submission that is not opened yet, complete or not (PY-11.4)."""

    hand: Hand
    """The player's hand after the submission."""
    batches: tuple[Batch, ...]
    due: int
    """Extra marks still to be made (PY-6.8); 0 if the submission is complete."""
    lost: int = 0
    """Extra marks that were lost because no cell was open (PY-6.13)."""
    potions: int = 0


class Pick(msgspec.Struct, frozen=True, gc=False):
    """A replacement that was made (PY-7.2)."""

    serial: int
    unseen: bool
    side: int


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """What the last opened turn gave one seat, as differences of the score card."""

    batches: tuple[Batch, ...] = ()
    completed: tuple[int, ...] = ()
    red: int = 0
    green: int = 0
    skulls: int = 0
    """Change in the number of skulls after potions; may be negative."""
    potions: int = 0
    torch: bool | int = False
    """Whether it gave a torch; of several turns, how many."""
    lost: int = 0
    """Extra marks that were lost because no cell was open (PY-6.13)."""
    picks: tuple[Pick, ...] = ()
    boxes: tuple[tuple[str, int], ...] = ()

    def and_then(self, later: Outcome) -> Outcome:
        """What the seat got first and what it got later, as one sum."""
        names = self.__struct_fields__
        return Outcome(*[getattr(self, name) + getattr(later, name) for name in names])


class Last(msgspec.Struct, frozen=True, gc=False):
    """The last opened turn, which is public: what it gave, and what followed. A board marks it."""

    round: int
    turn: int
    shape: str
    seats: tuple[Outcome, ...]

    def join(self, marks: tuple[Last, ...]) -> tuple[Last, ...]:
        """Join what was opened with what followed; several turns are added up."""
        if not marks:
            return (self,)
        pairs = zip(marks[-1].seats, self.seats, strict=True)
        return (replace(self, seats=tuple(earlier.and_then(outcome) for earlier, outcome in pairs)),)


class Box(msgspec.Struct, frozen=True, gc=False):
    """A pyramid point box that goes to a seat in action 4, for the card that made the claim (PY-8.5). It is
    blackened for all other seats; the boxes that nobody has are open (PY-2.4)."""

    colour: str
    points: int
    seat: Seat
    serial: int


class State(msgspec.Struct, frozen=True, gc=False):
    """The state of a match. The rules say how it changes."""

    seats: int
    phase: Phase
    round: int
    turn: int
    """Number of the turn in the round; 0 before the first reveal of the round."""
    shape: str
    """Key of the turn's expedition card; "" between rounds."""
    used: tuple[str, ...]
    """Expedition cards revealed in this round."""
    pile: Unseen[tuple[int, ...]]
    """Serial numbers in rising order. The deck or pile has no order until a card is drawn (PY-13.1)."""
    display: tuple[int, ...]
    """Serial numbers in rising order; their order means nothing (PY-7.12)."""
    hands: tuple[Hand, ...]
    dealt: Secret[tuple[tuple[int, ...], ...]]
    """The cards dealt to each seat, until D0 is opened."""
    kept: Sealed[tuple[tuple[int, int] | None, ...]]
    """The sealed choice of D0 by seat."""
    drafts: Sealed[tuple[Draft | None, ...]]
    """The sealed submissions of D1 and D2 by seat."""
    boxes: tuple[Box, ...] = ()
    """Pyramid points given out so far."""
    picks: tuple[Seat, ...] = ()
    """The seats that must still replace cards, one entry for each card, in order (PY-7.6)."""
    awards: tuple[Box, ...] = ()
    """Boxes that are still to be given out in this turn."""
    last: Last | None = None


At = core.At[Data, State, Any]
"""All that a rule may look at."""


def unmarked(state: State) -> State:
    """The same position, as if nothing had followed from the last opened turn yet."""
    last = state.last
    return state if last is None else replace(state, last=replace(last, seats=(Outcome(),) * state.seats))


def held_cards(data: Data, state: State) -> list[int]:
    """The cards that players have, completed or not."""
    return [held.serial for hand in state.hands for held in (*hand.cards, *hand.done) if held is not None]


def without(cards: tuple[int, ...], serial: int) -> tuple[int, ...]:
    """The cards, which are in rising order, without this one, if it is among them."""
    at = bisect_left(cards, serial)
    return cards[:at] + cards[at + 1 :] if serial in cards[at : at + 1] else cards
