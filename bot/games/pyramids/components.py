"""Types of the component data of Silver & Gold: Pyramids (`cards.json`, `components.toml`)."""

from __future__ import annotations

import msgspec

from bot.core.components import Positive

SYMBOLS = "ET#.XRGFSP"
"""What the cells of a card may show (PY-2.8)."""
COLOURS = ("green", "orange", "purple")
CARDS = 48
PER_COLOUR = 16
EXPEDITION = 8
SHAPES = 6
"""Six shapes on eight expedition cards (PY-2.1, PY-15.2)."""


class Card(msgspec.Struct, frozen=True):
    """A pyramid card, with a bit mask of its cells for each symbol (PY-2.5, PY-2.8).

    Entrance and tomb carry no symbol (PY-2.7). Tier and length of the path have no effect on any rule
    (PY-2.9), so they are left out.
    """

    serial: int
    colour: str
    grid: tuple[str, ...]
    free: int
    """Every cell that is not a wall."""
    entrance: int
    tomb: int
    crosses: int
    """Cells with a red X."""
    reds: int
    greens: int
    torches: int
    skulls: int
    potions: int
    giving: int
    """Every cell whose mark gives something; the rest are plain."""
    placements: dict[str, tuple[int, ...]]
    """For each shape its positions that touch no wall (PY-5.3), whatever is already marked."""


class Shape(msgspec.Struct, frozen=True):
    """The shape of an expedition card."""

    key: str
    cells: int
    """The shape as printed, in the upper left corner of the grid."""
    size: int
    copies: int
    masks: tuple[int, ...]
    """Every position of the shape inside the grid."""


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of `components.toml`."""

    rounds: int
    turns: int
    display: int
    dealt: int
    kept: int
    completed: int
    torch: int
    gem_pair: int
    gem_single: int
    gems: int
    potion: int
    boxes: tuple[int, ...]
    claims: tuple[int, ...]
    skulls: tuple[int, ...]


class Data(msgspec.Struct, frozen=True):
    """All component data."""

    cards: dict[int, Card]
    shapes: dict[str, Shape]
    numbers: Numbers
    fingerprint: str
    """SHA-256 (hex) of the values. Comments and layout of the files do not change it."""
    stored: bytes = b""
    """The values of both files as JSON, for matches that begin with them."""


class CardRow(msgspec.Struct):
    """A card in `cards.json`."""

    id: int
    color: str
    grid: tuple[str, ...]


class ShapeRow(msgspec.Struct):
    """A kind of expedition card in `cards.json`."""

    shape: str
    cells: tuple[tuple[int, int], ...]
    copies: Positive


class CardFile(msgspec.Struct):
    """The contents of `cards.json`, which programs read; the table of the rules has the same (PY-2.10)."""

    expedition_shapes: list[ShapeRow]
    totals: dict[str, dict[str, int]]
    cards: list[CardRow]


class Stored(msgspec.Struct, frozen=True):
    """The contents of both files, as they are kept with matches."""

    cards: CardFile
    numbers: Numbers
