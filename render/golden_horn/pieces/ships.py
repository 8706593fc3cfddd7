"""Draw the ships."""

from __future__ import annotations

from typing import Final

from bot.core import Seat
from bot.games.golden_horn.view import ShipView
from render.golden_horn.pieces.cards import billow
from render.golden_horn.pieces.goods import cube
from render.golden_horn.pieces.signs import draw_sign
from render.golden_horn.theme import GAME, GOODS, ON_GOOD, C
from render.kit import fonts, panels
from render.kit.badges import draw_badge
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.fonts import Style
from render.kit.palette import GOLD, GOLD_LIGHT, INK, IVORY, ON_SEAT, SEATS, contour, dark, light
from render.kit.shapes import Point, Points, mirrored, moved, quad, rounded, scaled
from render.kit.sketch import Shadow, Sketch, Sprite, sprite

KEEL: Final = 0.925
"""Height of the keel of a ship in its box."""
DECK: Final = 0.775
"""Height of the middle of a hull in its box."""
CREST: Final = 0.29
"""Size of the crest in the middle of a hull."""
SAILS: Final = 0.57
"""Height at which the sails of a ship end in its box: no name and no cube is drawn above that."""
CARGO: Final = 56
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
NAME: Final = Style(34, 800)
NAMEPLATE: Final = 40


# In a box of 100 x 100, bow to the right.
_DECK: list[Point] = [
    (5, 57),
    *quad((5, 57), (14, 60), (25, 61), 6),
    (28, 67),
    *quad((28, 67), (50, 70), (71, 67), 8),
    (74, 61),
    *quad((74, 61), (84, 60), (95, 54), 6),
]
_KEEL: list[Point] = [
    *quad((95, 54), (91, 72), (79, 88), 10),
    *quad((79, 88), (75, 92), (66, 92.5), 5),
    *quad((30, 92.5), (16, 92), (12, 84), 8),
    *quad((12, 84), (6, 70), (5, 57), 8),
]
HULL: list[Point] = [*_DECK, *_KEEL]

_MASTS = ((27, 66, 21, 25), (51, 68, 3, 8), (74, 62, 18, 22))
"""Masts: (x, foot, top, yard)."""
_SAILS = ((26.5, 42, 24, 32), (51.5, 33.5, 33, 50), (75.5, 38.5, 24, 34))
"""(middle x, middle y, width, height) of the mizzen, main and fore sail."""


def _sign_places(k: float, flip: bool) -> list[tuple[float, float, float]]:
    places = []
    for cx, cy, w, h in _SAILS:
        x = cx + w * 0.085
        places.append(((100 - x if flip else x) * k, (cy - h * 0.01) * k, min(w * 0.62, h * 0.46) * k))
    return places


@sprite
def ship(
    seat: int, sails: str, size: int, west: bool = False, crest: int = -1, laden: bool = False
) -> Sprite:
    """A ship of `size` x `size`: hull in the seat's colour with its badge, sails in the colours of the goods.

    `sails` are three letters from stern to bow. The bow points right, or left if the ship sails `west`.
    `crest` replaces the seat's own emblem. `laden`: without it, because name and cargo are put on the hull.
    """
    k = size / 100
    s = Sketch(size, size, 16)
    thin = 3 if size >= 100 else 2.4 if size >= 80 else 2
    hull = SEATS[seat]
    edge = INK if seat in (0, 1) else contour(hull)
    wood = mix(INK, C["russet"], 0.3)

    def pts(points: Points) -> list[Point]:
        scaled_points = scaled(points, k)
        return mirrored(scaled_points, size / 2) if west else scaled_points

    # bowsprit and stay
    s.line(pts([(86, 59), (102, 46)]), wood, thin * 1.1)
    s.line(pts([(101, 47), (75, 20)]), wood, max(1.2, thin * 0.5))
    s.line(pts([(51, 6), (27, 24)]), wood, max(1.2, thin * 0.5))
    s.line(pts([(51, 6), (74, 21)]), wood, max(1.2, thin * 0.5))
    for x, foot, top, _ in _MASTS:
        s.line(pts([(x, foot), (x, top)]), wood, thin * 1.1)
    flag = hull if seat != 1 else IVORY
    for (x, _, top, _), length in zip(_MASTS, (11, 12, 11), strict=True):
        pennant = [
            (x, top - 1),
            *quad((x, top - 1), (x + length * 0.6, top - 2.5), (x + length, top + 3), 5),
            (x, top + 6),
        ]
        s.polygon(pts(pennant), flag, edge, max(1.5, thin * 0.7))
    # hull
    s.polygon(pts(HULL), hull)
    strake = [*_DECK, *reversed(moved(_DECK, 0.4, 6.5))]
    s.polygon(pts(strake), light(hull) if seat != 1 else IVORY)
    bilge = [
        *quad((91, 71), (86, 80), (79, 88), 8),
        *quad((79, 88), (75, 92), (66, 92.5), 5),
        *quad((30, 92.5), (16, 92), (12, 84), 8),
        (10, 79),
        *quad((14, 83), (22, 85), (40, 85), 8),
        *quad((64, 85), (80, 83), (91, 71), 8),
    ]
    s.polygon(pts(bilge), dark(hull) if seat != 1 else mix(hull, C["sepia"], 0.38))
    wale = [*quad((7, 66), (26, 74), (50, 75), 10), *quad((50, 75), (78, 74), (93, 62), 10)]
    s.line(pts(wale), GOLD if seat else mix(GOLD, GOLD_LIGHT, 0.4), max(1.8, 2.3 * k))
    s.polygon(pts(HULL), None, edge, thin)
    # sails, the middle one in front
    for i in (0, 2, 1):
        cx, cy, w, h = _SAILS[i]
        _draw_sail(s, k, size, west, (cx, cy, w, h), sails[i], thin)
    for i in (0, 2, 1):
        sx, sy, span = _sign_places(k, west)[i]
        draw_sign(s, sails[i], sx, sy, span, ON_GOOD[sails[i]], GOODS[sails[i]])
    if not laden:
        crest_size = CREST * size
        at = (size / 2 - crest_size / 2, 77.5 * k - crest_size / 2)
        draw_badge(s, *at, crest_size, GAME, seat, crest if crest >= 0 else seat)
    return s.sprite(halo=3 if size >= 80 else 2.5, shadow=Shadow(0.26, 4))


def _draw_sail(
    s: Sketch,
    k: float,
    size: int,
    west: bool,
    where: tuple[float, float, float, float],
    letter: str,
    thin: float,
) -> None:
    cx, cy, w, h = where
    body = GOODS[letter]
    x0, x1, y0, y1 = cx - w / 2, cx + w / 2, cy - h / 2, cy + h / 2

    def pts(points: Points) -> list[Point]:
        outline = scaled(points, k)
        return mirrored(outline, size / 2) if west else outline

    outline = pts(billow(cx, cy, w, h))
    s.polygon(outline, body)
    luff = [
        *quad((x0, y1), (x0 + w * 0.28, cy), (x0 + w * 0.06, y0), 12),
        *quad((x0 + w * 0.18, y0 + h * 0.03), (x0 + w * 0.4, cy), (x0 + w * 0.15, y1 - h * 0.07), 12),
    ]
    s.polygon(pts(luff), light(body))
    leech = [
        *quad((x1 - w * 0.12, y0), (x1 + w * 0.2, cy), (x1 - w * 0.02, y1), 12),
        *quad((x1 - w * 0.15, y1 - h * 0.06), (x1 + w * 0.04, cy), (x1 - w * 0.22, y0 + h * 0.02), 12),
    ]
    s.polygon(pts(leech), dark(body))
    s.polygon(outline, None, contour(body), thin)
    s.line(pts([(x0 - 0.5, y0), (x1 - w * 0.06, y0)]), mix(INK, C["russet"], 0.25), thin * 1.2)


@sprite
def _ground(seat: Seat, width: int) -> Sprite:
    s = Sketch(width, NAMEPLATE, 8)
    s.polygon(rounded(-1, -1, width + 1, NAMEPLATE + 1, 11), INK)
    s.polygon(rounded(1, 1, width - 1, NAMEPLATE - 1, 9), IVORY)
    s.polygon(rounded(3, 3, width - 3, NAMEPLATE - 3, 7), SEATS[seat])
    return s.sprite(shadow=Shadow(0.22, 3, 2, 3))


def nameplate_width(name: str) -> int:
    """The width of a plate."""
    return round(fonts.width(name, NAME)) + 15


def nameplate(canvas: Canvas, name: str, seat: Seat, x: float, y: float) -> None:
    """Draw the plate of a ship round (x, y)."""
    canvas.centre(_ground(seat, nameplate_width(name)), x, y)
    canvas.middle(x, y, name, NAME, ON_SEAT[seat], "centre")


def cargo_width(cubes: int, size: int, room: float) -> float:
    """The width of a cargo as `cargo` draws it."""
    whole = size + round(size * SEEN) * (cubes - 1)
    return whole if whole <= room else min(size + BESIDE, max(room, size + round(size * COVERED)))


def cargo(canvas: Canvas, ship: ShipView, x: float, base: float, room: float, size: int = CARGO) -> None:
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
