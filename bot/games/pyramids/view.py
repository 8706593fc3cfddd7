"""What a seat or the public sees of Silver & Gold: Pyramids; everything a drawing needs.

Cells are ints 0 to 24 (row * 5 + column; names in `moves.CELL_NAMES`), sides 0 left and 1 right.
Colours are "green", "orange", "purple". Grids use the legend of PY-2.8: `E` entrance, `T` tomb, `#` wall,
`.` plain, `X` red X, `R` red gem, `G` green gem, `F` torch, `S` skull, `P` potion.
"""

from __future__ import annotations

import msgspec

from bot.core import Seat, View
from bot.games.pyramids.printed import Printed


class CardView(msgspec.Struct, frozen=True):
    """One pyramid card."""

    serial: int
    colour: str
    grid: tuple[str, ...]
    """Five rows of five characters, top row first."""
    marked: tuple[int, ...] = ()
    """All marked cells; in the viewer's own cards also the drafted ones."""
    new: tuple[tuple[int, ...], ...] = ()
    """Cells that the last opened turn brought, one tuple per batch (PY-6.1)."""
    drafted: tuple[tuple[int, ...], ...] = ()
    """Cells of the viewer's own submission that is not open yet, one tuple per batch; also in `marked`."""
    completed: bool = False
    """The tomb is marked (PY-1.4)."""


class ShapeView(msgspec.Struct, frozen=True):
    """One kind of expedition card."""

    key: str
    """I2, I3, V3, I4, L4 or O4."""
    cells: tuple[int, ...]
    """The shape as printed, in the upper left corner of the grid."""
    copies: int
    """How many of the eight cards show it."""
    left: int
    """How many of them are still face down in this round (PY-12.1)."""


class SheetView(msgspec.Struct, frozen=True):
    """A score card without its pyramid points."""

    red: int
    green: int
    skulls: int
    """How many are crossed, 0 to 10; the value is `PyramidsView.skull_values[skulls - 1]`."""
    torches: tuple[int, ...]
    """The rounds, 1 to 4, whose torch is crossed."""


class BoxView(msgspec.Struct, frozen=True):
    """One pyramid point box, the same on all score cards: open, or one seat's and blackened for the rest."""

    colour: str
    points: int
    owner: Seat | None


class SeatView(msgspec.Struct, frozen=True):
    """What lies in front of one player."""

    cards: tuple[CardView | None, CardView | None]
    """Left and right; None: no card, because it was completed and not replaced yet, or nothing was left."""
    completed: tuple[CardView, ...]
    """Cards put aside, in the order they were completed."""
    completed_by_colour: dict[str, int]
    sheet: SheetView
    """As the viewer may know it: with the own draft for the viewer's own seat."""
    boxes: tuple[tuple[str, int], ...]
    """Own pyramid point boxes as (colour, points)."""
    items: tuple[tuple[str, int], ...]
    """Points so far as (catalogue key, points), keys as in the final score."""
    points: int
    """Their sum."""
    ready: bool
    """Has submitted what is asked of all at once now; the only thing others know of a submission."""
    picks: int
    """Cards this player still has to take in action 3."""


class BatchView(msgspec.Struct, frozen=True):
    """Cells marked together (PY-6.1)."""

    side: int
    serial: int
    cells: tuple[int, ...]
    kind: str
    """"shape", "single" or "extra"."""


class PickView(msgspec.Struct, frozen=True):
    """A replacement made in action 3."""

    serial: int
    unseen: bool
    side: int


class LastSeatView(msgspec.Struct, frozen=True):
    """What the last opened turn brought one seat; changes are differences of the score card."""

    batches: tuple[BatchView, ...]
    completed: tuple[CardView, ...]
    """Cards completed in the turn, with all their marks and `new`."""
    red: int
    green: int
    skulls: int
    """Net change, potions included; may be negative."""
    potions: int
    """Potions drunk."""
    torch: bool
    """The torch of the round was crossed in this turn."""
    extras_lost: int
    """Extra marks that no open cell was left for (PY-6.13)."""
    picks: tuple[PickView, ...]
    boxes: tuple[tuple[str, int], ...]


class LastView(msgspec.Struct, frozen=True):
    """The last opened turn, public."""

    round: int
    turn: int
    shape: str
    seats: tuple[LastSeatView, ...]


class OwnView(msgspec.Struct, frozen=True):
    """What only the viewer may know."""

    dealt: tuple[CardView, ...]
    """The four cards to choose from, while the choice is open."""
    keeping: tuple[int, ...]
    """Serial numbers of the sealed choice, or none."""
    draft: tuple[BatchView, ...]
    """The own submission so far, sealed or not."""
    due: int
    """Extra marks still to be made (PY-6.8)."""
    sealed: bool
    """The submission is complete; it may be taken back while others are out."""
    before: SheetView
    """The own score card without the draft."""


class PyramidsView(View, frozen=True, kw_only=True):
    """The whole table as one viewer sees it."""

    phase: str
    """"deal", "keep", "mark", "pick", "between" (chance is at work) or "over"."""
    turn: int
    """Turn in the round, 1 to 7; 0 before the first reveal."""
    rounds: int
    turns: int
    """Turns in a round."""
    shape: ShapeView | None
    """The expedition card of this turn."""
    used: tuple[str, ...]
    """Keys of the cards revealed in this round, the current one last."""
    shapes: tuple[ShapeView, ...]
    display: tuple[CardView, ...]
    """By serial number; the order means nothing (PY-7.12)."""
    pile: int
    boxes: tuple[BoxView, ...]
    """Nine: green, orange, purple, each 10, 6, 3."""
    skull_values: tuple[int, ...]
    """What the highest crossed skull counts, for 1 to 10 crossed."""
    players: tuple[SeatView, ...]
    pick_order: tuple[Seat, ...]
    """Who still picks in action 3, the first first (PY-7.6)."""
    last: LastView | None
    own: OwnView | None
    """None in the public view."""
    printed: Printed
