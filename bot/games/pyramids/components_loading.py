"""Reads the component data from `cards.json` and `components.toml` and checks them.

An owner of the printed game may correct the files. If a change breaks a property that the rules need, loading
fails and the error names the place.
"""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from bot.core.components import DataError, restored, stored
from bot.games.pyramids.cells import BOTTOM_ROW, CELLS, FULL, TOP_ROW, WIDTH, mask_of, placements, reachable
from bot.games.pyramids.components import (
    COLOURS,
    SYMBOLS,
    Card,
    CardFile,
    CardRow,
    Data,
    Numbers,
    Shape,
    ShapeRow,
    Stored,
)
from bot.games.pyramids.validate import check, check_cards, check_numbers, check_shapes

VALUES: Final = "05912379f278b448850389c188a641382066c20c9b0c23ecc48a6ec4d9deafcf"
STORED: Final = "9606077197aec72d09d6f2108e334ef0056e67421937a4a8bb235e9b8c23eb87"
"""The digest of the shipped values, and the fingerprint that matches have stored for them, which was made
from the bytes of the files."""


def load(folder: Path) -> Data:
    """Read and check `cards.json` and `components.toml` of a folder.

    Raises:
        DataError: the data break a property that the rules need.
    """
    try:
        file = msgspec.json.decode((folder / "cards.json").read_bytes(), type=CardFile)
        numbers = msgspec.convert(tomllib.loads((folder / "components.toml").read_text("utf-8")), Numbers)
    except (msgspec.MsgspecError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise DataError(str(error)) from error
    return _made(file, numbers)


def restore(data: bytes) -> Data:
    """The component data that a match began with (`Data.stored`).

    Raises:
        DataError: see `load`.
    """
    components = restored(data, Stored)
    return _made(components.cards, components.numbers)


def _made(file: CardFile, numbers: Numbers) -> Data:
    shapes = {row.shape: _shape(row) for row in file.expedition_shapes}
    cards = {row.id: _card(row, shapes) for row in file.cards}
    check_cards(file, cards)
    check_shapes(file, shapes)
    check_numbers(numbers)
    return Data(
        dict(sorted(cards.items())),
        shapes,
        numbers,
        _fingerprint(file, numbers),
        stored(Stored(file, numbers)),
    )


def _fingerprint(file: CardFile, numbers: Numbers) -> str:
    """The SHA-256 of the values; the shipped values keep the fingerprint that is stored."""
    plain = msgspec.to_builtins((file.cards, file.expedition_shapes, numbers), str_keys=True)
    digest = hashlib.sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()
    return STORED if digest == VALUES else digest


def _card(row: CardRow, shapes: dict[str, Shape]) -> Card:
    where = f"card {row.id}"
    check(len(row.grid) == WIDTH and all(len(line) == WIDTH for line in row.grid), f"{where}: not 5x5")
    text = "".join(row.grid)
    check(set(text) <= set(SYMBOLS), f"{where}: unknown symbol")
    masks = {symbol: mask_of(c for c in range(CELLS) if text[c] == symbol) for symbol in SYMBOLS}
    entrance, tomb, free = masks["E"], masks["T"], FULL & ~masks["#"]
    # Entrance and tomb stand in any column of their rows (PY-2.5, PY-15.1).
    check(entrance.bit_count() == 1 and bool(entrance & TOP_ROW), f"{where}: one entrance in the top row")
    check(tomb.bit_count() == 1 and bool(tomb & BOTTOM_ROW), f"{where}: one tomb in the bottom row")
    # PY-5.10 needs this: a player with an incomplete card can always mark one cell.
    check(reachable(entrance, free) == free, f"{where}: cells out of reach")
    check(row.color in COLOURS, f"{where}: unknown colour")
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
        giving=free & ~masks["."] & ~entrance,
        placements={
            key: tuple(mask for mask in shape.masks if mask & free == mask) for key, shape in shapes.items()
        },
    )


def _shape(row: ShapeRow) -> Shape:
    cells = mask_of(r * WIDTH + c for r, c in row.cells)
    check(reachable(cells & -cells, cells) == cells, f"shape {row.shape}: not in one piece")
    check(2 <= cells.bit_count() == len(row.cells) <= 4, f"shape {row.shape}: two to four squares")
    return Shape(
        key=row.shape,
        cells=cells,
        size=len(row.cells),
        copies=row.copies,
        masks=placements(row.cells),
    )


@cache
def shipped() -> Data:
    """The component data in the folder of this module."""
    return load(Path(__file__).parent)
