"""Draw what a ship carries: its cubes side by side, or one with their number if there is no room for all."""

from __future__ import annotations

from typing import Final

from bot.games.golden_horn.view import ShipView
from render.golden_horn.pieces.goods import cube
from render.kit import panels
from render.kit.canvas import Canvas
from render.kit.fonts import Style
from render.kit.palette import INK, IVORY

SIZE: Final = 56
"""Size of a cube on a ship, with a sign of 40."""
SEEN: Final = 0.84
"""The share of a cube that is seen behind the next one."""
DISC: Final = 21
"""Radius of the disc with the number."""
BESIDE: Final = 34
"""How far it reaches beyond the cube, if there is room."""
COVERED: Final = 0.55
"""Where there is none: as a share of the size of the cube."""
NUMBER: Final = Style(34, 800)


def cargo_width(cubes: int, size: int, room: float) -> float:
    """The width of a cargo as `cargo` draws it."""
    whole = size + round(size * SEEN) * (cubes - 1)
    return whole if whole <= room else min(size + BESIDE, max(room, size + round(size * COVERED)))


def cargo(canvas: Canvas, ship: ShipView, x: float, base: float, room: float, size: int = SIZE) -> None:
    """Draw the cargo of a ship around x, its foot at `base`."""
    if ship.cargo is None or not ship.cubes:
        return
    wide, piece = cargo_width(ship.cubes, size, room), cube(ship.cargo, size, True)
    left, top = x - wide / 2, base - size
    counted = wide < size + round(size * SEEN) * (ship.cubes - 1)
    for i in range(1 if counted else ship.cubes):
        canvas.put(piece, left + round(size * SEEN) * i, top)
    if counted:
        x, y = left + wide - DISC - 1, top + size / 2 + 2
        canvas.centre(panels.disc(DISC, INK, IVORY, 2), x, y)
        canvas.middle(x, y, str(ship.cubes), NUMBER, IVORY, "centre")
