"""Component data of Silver & Gold: Pyramids (`cards.json`, `score.toml`): loaded once and checked on load.

An owner of the printed game may correct the files. If a change breaks a property that the rules need, loading
fails and the error names the place.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path

import msgspec

from bot.core.components import DataError as AnyDataError
from bot.games.pyramids.grid import (
    BOTTOM_ROW,
    FULL,
    TOP_ROW,
    Points,
    mask_of,
    placements,
    reachable,
    variants,
)
from bot.games.pyramids.moves import CELLS, COLOURS, WIDTH

SYMBOLS = "ET#.XRGFSP"
CARDS = 48
PER_COLOUR = 16
EXPEDITION = 8
SHAPES = 6


class DataError(AnyDataError):
    """The component data break a property that the rules need."""


class Card(msgspec.Struct, frozen=True):
    """A pyramid card, with a bit mask of its cells for each symbol (PY-2.5, PY-2.8)."""

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


class Shape(msgspec.Struct, frozen=True):
    """The shape of an expedition card."""

    key: str
    cells: int
    """The shape as printed, in the upper left corner of the grid."""
    size: int
    variants: int
    """The shape in its different rotations and mirror images."""
    copies: int
    masks: tuple[int, ...]
    """Every position of the shape inside the grid."""


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of `score.toml`."""

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


class _CardRow(msgspec.Struct):
    id: int
    color: str
    grid: tuple[str, ...]


class _ShapeRow(msgspec.Struct):
    shape: str
    cells: Points
    copies: int


class _CardFile(msgspec.Struct):
    expedition_shapes: list[_ShapeRow]
    totals: dict[str, dict[str, int]]
    cards: list[_CardRow]


def load(folder: Path) -> Data:
    """Read and check `cards.json` and `score.toml` of a folder.

    Raises:
        DataError: the data break a property that the rules need.
    """
    cards_bytes = (folder / "cards.json").read_bytes()
    score_bytes = (folder / "score.toml").read_bytes()
    try:
        file = msgspec.json.decode(cards_bytes, type=_CardFile)
        numbers = msgspec.convert(tomllib.loads(score_bytes.decode()), Numbers)
    except (msgspec.MsgspecError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise DataError(str(error)) from error
    cards = {row.id: _card(row) for row in file.cards}
    shapes = {row.shape: _shape(row) for row in file.expedition_shapes}
    _check_cards(file, cards)
    _check_shapes(file, shapes)
    _check_numbers(numbers)
    digest = hashlib.sha256(hashlib.sha256(cards_bytes).digest() + hashlib.sha256(score_bytes).digest())
    return Data(dict(sorted(cards.items())), shapes, numbers, digest.hexdigest())


@cache
def components() -> Data:
    """The component data in the folder of this module."""
    return load(Path(__file__).parent)


def _check(holds: bool, what: str) -> None:
    if not holds:
        raise DataError(what)


def _card(row: _CardRow) -> Card:
    where = f"card {row.id}"
    _check(len(row.grid) == WIDTH and all(len(line) == WIDTH for line in row.grid), f"{where}: not 5x5")
    text = "".join(row.grid)
    _check(set(text) <= set(SYMBOLS), f"{where}: unknown symbol")
    masks = {symbol: mask_of(c for c in range(CELLS) if text[c] == symbol) for symbol in SYMBOLS}
    entrance, tomb, free = masks["E"], masks["T"], FULL & ~masks["#"]
    _check(entrance.bit_count() == 1 and bool(entrance & TOP_ROW), f"{where}: one entrance in the top row")
    _check(tomb.bit_count() == 1 and bool(tomb & BOTTOM_ROW), f"{where}: one tomb in the bottom row")
    # PY-5.10 needs this: a player with an incomplete card can always mark one cell.
    _check(reachable(entrance, free) == free, f"{where}: cells out of reach")
    _check(row.color in COLOURS, f"{where}: unknown colour")
    return Card(
        serial=row.id,
        colour=row.color,
        grid=row.grid,
        free=free,
        entrance=entrance,
        tomb=tomb,
        crosses=masks["X"],
        reds=masks["R"],
        greens=masks["G"],
        torches=masks["F"],
        skulls=masks["S"],
        potions=masks["P"],
    )


def _shape(row: _ShapeRow) -> Shape:
    cells = mask_of(r * WIDTH + c for r, c in row.cells)
    _check(reachable(cells & -cells, cells) == cells, f"shape {row.shape}: not in one piece")
    _check(2 <= cells.bit_count() == len(row.cells) <= 4, f"shape {row.shape}: two to four squares")
    return Shape(
        key=row.shape,
        cells=cells,
        size=len(row.cells),
        variants=len(variants(row.cells)),
        copies=row.copies,
        masks=placements(row.cells),
    )


def _check_cards(file: _CardFile, cards: dict[int, Card]) -> None:
    _check(
        len(file.cards) == CARDS and set(cards) == set(range(1, CARDS + 1)),
        "the serial numbers are 1 to 48",
    )
    _check(len({card.grid for card in cards.values()}) == CARDS, "two cards have the same grid")
    colours = Counter(card.colour for card in cards.values())
    _check(all(colours[colour] == PER_COLOUR for colour in COLOURS), "16 cards of each colour")
    for colour in COLOURS:
        found = Counter("".join("".join(card.grid) for card in cards.values() if card.colour == colour))
        said = file.totals.get(colour)
        _check(
            said == {symbol: found[symbol] for symbol in "XRGFSP"},
            f"the symbols of the {colour} cards are {dict(found)}, not {said}",
        )


def _check_shapes(file: _CardFile, shapes: dict[str, Shape]) -> None:
    _check(len(shapes) == len(file.expedition_shapes) == SHAPES, "six shapes, each once")
    _check(sum(shape.copies for shape in shapes.values()) == EXPEDITION, "eight expedition cards")
    _check(all(shape.copies >= 1 for shape in shapes.values()), "a shape without a card")
    _check(
        len({shape.masks for shape in shapes.values()}) == SHAPES,
        "two shapes are the same",
    )


def _check_numbers(numbers: Numbers) -> None:
    _check(len(numbers.skulls) == 10, "ten skulls")
    _check(
        all(a >= b for a, b in zip((0, *numbers.skulls), numbers.skulls, strict=False)),
        "a further skull never costs less",
    )
    _check(0 < numbers.turns < EXPEDITION, "at least one expedition card of a round stays unused")
    _check(0 < numbers.kept < numbers.dealt and numbers.kept == 2, "two cards are kept")
    _check(
        len(numbers.boxes) == 3 and list(numbers.boxes) == sorted(numbers.boxes, reverse=True), "three boxes"
    )
    _check(list(numbers.claims) == sorted(set(numbers.claims)), "claims rise")
