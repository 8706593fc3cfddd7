"""Seat badges: shape and colour by seat, the emblem by game.

A game registers one emblem a seat: a function that draws it on a `Sketch` in a box of `size` pixels centred
on (cx, cy), in `ink` with details in `ground`. The badge is then `badge(game, seat, size)`; without emblems
it is shape and colour alone. The names of the emblems stand for names of people that no font has.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence

from render.kit.colour import RGB, mix
from render.kit.palette import GOLD_DARK, GOLD_LIGHT, INK, IVORY, ON_SEAT, SEATS
from render.kit.shapes import Point, arc, cubic, mirrored, ngon, scaled
from render.kit.sketch import Shadow, Sketch, Sprite, sprite

Emblem = Callable[[Sketch, float, float, float, RGB, RGB], None]
"""(sketch, cx, cy, size, ink, ground)"""

_EMBLEMS: dict[str, tuple[Emblem, ...]] = {}
_CALLED: dict[str, tuple[str, ...]] = {}


def register(game: str, emblems: Sequence[Emblem], called: Sequence[str] = ()) -> None:
    """Register the emblems of a game in seat order.

    Args:
        called: the keys of their names, in the same order; empty if they have none.

    Raises:
        ValueError: an emblem has no name, though others have.
    """
    if called and len(called) != len(emblems):
        raise ValueError(f"{game}: {len(emblems)} emblems, {len(called)} names")
    _EMBLEMS[game], _CALLED[game] = tuple(emblems), tuple(called)


def sign(game: str, seat: int, emblem: int | None = None) -> str:
    """The key of the word for what is seen on a badge: its emblem, or its shape if emblems have no names."""
    called = _CALLED.get(game)
    if not called:
        return f"seat-sign-{seat % 5 + 1}"
    return called[seat if emblem is None else emblem]


def shape(seat: int, size: float, inset: float = 0) -> list[Point]:
    """The outline of a seat's badge in a box of `size`, moved `inset` pixels inwards."""
    h = size / 2 - inset
    match seat % 5:
        case 0:  # heater shield
            side = [(0.86, -0.92), (0.86, -0.05), *cubic((0.86, -0.05), (0.84, 0.52), (0.42, 0.82), (0, 1.0))]
            points = [*side, *reversed(mirrored(side))]
        case 1:
            points = arc(0, 0, 0.96, 0.96, 0, 360, 72)[:-1]
        case 2:  # a square on its point, made to look as wide as the disc
            points = [(0, -1.06), (1.06, 0), (0, 1.06), (-1.06, 0)]
        case 3:  # tower: a square with battlements on its upper edge
            top = -0.9
            cells = [-0.86, -0.516, -0.172, 0.172, 0.516, 0.86]
            points = []
            for i, (a, b) in enumerate(itertools.pairwise(cells)):
                y = top if i % 2 == 0 else top + 0.2
                points += [(a, y), (b, y)]
            points += [(0.86, 0.86), (-0.86, 0.86)]
        case _:
            points = ngon(0, 0, 1.02, 6, -90)
    return [(x + size / 2, y + size / 2) for x, y in scaled(points, h)]


def draw_badge(
    s: Sketch, x: float, y: float, size: float, game: str, seat: int, emblem: int | None = None
) -> None:
    """Draw a badge as a part of a larger sketch, its box at (x, y);

    `emblem` replaces the seat's own emblem.
    """
    fill, ink = SEATS[seat], ON_SEAT[seat]
    thin = size < 48

    def at(inset: float) -> list[Point]:
        return [(px + x, py + y) for px, py in shape(seat, size, inset)]

    s.polygon(at(0), INK, INK, 2)
    if not thin:
        rim = GOLD_LIGHT if ink == IVORY else mix(fill, GOLD_DARK, 0.8)
        s.polygon(at(size * 0.045), fill)
        s.polygon(at(size * 0.075), None, rim, max(2, size * 0.026))
    else:
        s.polygon(at(max(1.5, size * 0.05)), fill)
    share = 0.62 if not thin else 0.72
    k = {0: 0.98, 1: 1.06, 2: 0.88, 3: 0.98, 4: 1.02}[seat % 5] * share * size
    cy = y + size / 2 + {0: -0.035, 1: 0, 2: 0, 3: 0.06, 4: 0}[seat % 5] * size
    if game in _EMBLEMS:
        _EMBLEMS[game][seat if emblem is None else emblem](s, x + size / 2, cy, k, ink, fill)


@sprite
def badge(game: str, seat: int, size: int, halo: bool = False, emblem: int | None = None) -> Sprite:
    """The badge of a seat: shape and colour of the seat, emblem of the game (the seat's own unless given).

    `halo` is for use on coloured ground.
    """
    s = Sketch(size, size, 12)
    draw_badge(s, 0, 0, size, game, seat, emblem)
    return s.sprite(halo=3 if halo else 0, shadow=Shadow(0.2, 3, 2, 3))


@sprite
def free_badge(seat: int, size: int, line: RGB, ground: RGB) -> Sprite:
    """The badge of a free seat: a dashed outline."""
    from render.kit.marks import dashes

    s = Sketch(size, size, 6)
    points = shape(seat, size, 3)
    s.polygon(points, ground)
    for dash in dashes([*points, points[0]], 12, 9):
        s.line(dash, line, 4)
    return s.sprite()
