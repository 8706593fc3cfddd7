"""The public or private view of a match of Silver & Gold: Pyramids: everything that a drawing needs.

A cell is an int from 0 to 24 (row * 5 + column; names in `cells.CELL_NAMES`), a side is 0 (left) or 1
(right). Colours are "green", "orange", "purple". Grids use the letters of PY-2.8: `E` entrance, `T` tomb, `#`
wall, `.` plain, `X` red X, `R` red gem, `G` green gem, `F` torch, `S` skull, `P` potion.
"""

from __future__ import annotations

import msgspec

from bot.core import Fact, Seat, View
from bot.games.pyramids.printed import Printed
from bot.games.pyramids.state import Batch, Hand, Last, Phase


class CardView(msgspec.Struct, frozen=True):
    """One pyramid card."""

    serial: int
    colour: str
    grid: tuple[str, ...]
    """Five rows of five characters, with the top row first."""
    marked: tuple[int, ...] = ()
    """All marked cells; on the viewer's own cards also those of the draft."""
    drafted: tuple[tuple[int, ...], ...] = ()
    """Cells of the viewer's own sealed submission, one tuple for each batch. They are also in `marked`."""
    completed: bool = False
    """Whether the tomb is marked (PY-1.4)."""


class ShapeView(msgspec.Struct, frozen=True):
    """One kind of expedition card."""

    key: str
    """I2, I3, V3, I4, L4 or O4."""
    cells: tuple[int, ...]
    """The shape as printed, in the upper left corner of the grid."""
    left: int
    """How many of its expedition cards are still face down in this round (PY-12.1)."""


class BoxView(msgspec.Struct, frozen=True):
    """One pyramid point box. Either it is still open, or one seat has it and it is blackened for the
    others."""

    colour: str
    points: int
    owner: Seat | None


class SeatView(msgspec.Struct, frozen=True):
    """What one player has on the table."""

    cards: tuple[CardView | None, CardView | None]
    """Left and right card; None if it was completed and not replaced yet, or could not be replaced."""
    completed: tuple[CardView, ...]
    """Cards put aside, in the order in which they were completed."""
    completed_by_colour: dict[str, int]
    sheet: Hand
    """The score card as the viewer may know it. The viewer's own includes the draft. The points of its skulls
    are `PyramidsView.skull_values[skulls - 1]`."""
    boxes: tuple[tuple[str, int], ...]
    """The seat's pyramid point boxes as (colour, points)."""
    points: int
    """The points so far."""
    ready: bool
    """The seat has submitted what all seats must submit now. Others know nothing else about a submission."""


class OwnView(msgspec.Struct, frozen=True):
    """What only the viewer may know."""

    dealt: tuple[CardView, ...]
    """The four cards to choose from, until the choice is opened."""
    keeping: tuple[int, ...]
    """Serial numbers of the sealed choice; empty before it."""
    draft: tuple[Batch, ...]
    """The viewer's submission so far, sealed or not."""
    said: Fact | None
    """What the log will say of it when it is opened."""
    due: int
    """Extra marks still to be made (PY-6.8)."""
    sealed: bool
    """The submission is complete. It may be taken back while other submissions are missing."""
    before: Hand
    """The viewer's score card without the draft."""
    points: int
    """The viewer's points without the draft."""


class PyramidsView(View, frozen=True, kw_only=True):
    """The whole table as one viewer sees it."""

    phase: Phase
    turn: int
    """Number of the turn in the round, 1 to 7; 0 before the first reveal."""
    shape: ShapeView | None
    """The expedition card of this turn."""
    used: tuple[str, ...]
    """Keys of the expedition cards revealed in this round, with the current one last."""
    shapes: tuple[ShapeView, ...]
    display: tuple[CardView, ...]
    """Sorted by serial number. The order means nothing (PY-7.12)."""
    pile: int
    boxes: tuple[BoxView, ...]
    """Nine boxes: green, orange and purple, each with 10, 6 and 3 points."""
    skull_values: tuple[int, ...]
    """Points of the highest crossed skull, for 1 to 10 crossed skulls."""
    players: tuple[SeatView, ...]
    marks: tuple[Last, ...] = ()
    """At most one mark: what was opened, taken and given."""
    own: OwnView | None
    """None in the public view."""
    printed: Printed

    @property
    def last(self) -> Last | None:
        """What is marked; None: nothing."""
        return self.marks[0] if self.marks else None

    def new_cells(self, seat: Seat, serial: int) -> tuple[tuple[int, ...], ...]:
        """The cells of a card that are marked as new, one tuple for each batch."""
        if self.last is None:
            return ()
        return tuple(batch.cells for batch in self.last.seats[seat].batches if batch.serial == serial)
