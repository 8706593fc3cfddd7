"""Draw the spaces as printed on the map: resource discs, river and road stones, gates, city panels."""

from __future__ import annotations

import math
from typing import Final

from render.edo.pieces import goods
from render.edo.pieces.goods import ear
from render.edo.pieces.unit import Unit
from render.edo.theme import C
from render.kit.colour import mix
from render.kit.palette import INK, IVORY, light
from render.kit.pieces.papers import dashed_place, well
from render.kit.shapes import arc, box, quad, rounded
from render.kit.sketch import Shadow, Sketch, Sprite, sprite

CLOSED: Final = mix(C["site_edge"], INK, 0.22)
"""The contour of what is covered."""
GROUNDS: Final = {"forest": "forest", "rice": "field", "quarry": "granite", "river": "river"}


def _pine(u: Unit, x: float, y: float, k: float) -> None:
    v = u.part(x, y, k)
    v.shape(box(-0.1, 0.6, 0.1, 1.0), C["cedar"], 0.08)
    for top, wide, low in ((-0.1, 0.78, 0.7), (-0.5, 0.62, 0.2), (-0.95, 0.44, -0.26)):
        tree = [(0, top), (wide, low), *quad((wide, low), (0, low + 0.12), (-wide, low))]
        v.shape(tree, C["pine"], 0.08)
        v.line([(-0.04, top + 0.22), (-wide * 0.45, low - 0.14)], mix(C["pine"], C["forest"], 0.5), 0.07)


def _forest(u: Unit) -> None:
    _pine(u, 0, -0.28, 0.46)
    _pine(u, -0.4, 0.14, 0.44)
    _pine(u, 0.4, 0.14, 0.44)


def _field(u: Unit) -> None:
    for y in (-0.5, 0.06, 0.62):
        reach = math.sqrt(max(0.0, 0.86 - y * y))
        u.line([(-reach, y), (reach, y)], mix(C["field"], C["cedar"], 0.35), 0.05)
    for x, y in ((-0.34, -0.52), (0.34, -0.52), (-0.6, 0.04), (0.02, 0.04), (0.62, 0.04)):
        ear(u.part(x, y, 0.3))


def _quarry(u: Unit) -> None:
    goods.stone(u.part(0, -0.08, 0.66))


def _river(u: Unit) -> None:
    for y in (-0.36, 0.02, 0.4):
        wave = []
        for i in range(4):
            x = -0.6 + 0.3 * i
            wave += quad((x, y), (x + 0.15, y - 0.24 + 0.48 * (i % 2)), (x + 0.3, y), 8)
        u.line(wave, mix(C["pale"], IVORY, 0.5), 0.13)


FILLS: Final = {"forest": _forest, "rice": _field, "quarry": _quarry, "river": _river}


@sprite
def disc(kind: str, radius: int) -> Sprite:
    """A resource space or a river: a disc in its colour with its picture."""
    s = Sketch(2 * radius, 2 * radius, 10)
    ground = C[GROUNDS[kind]]
    s.ellipse(radius, radius, radius, fill=INK)
    s.ellipse(radius, radius, radius - 3, fill=ground)
    FILLS[kind](Unit(s, radius, radius, radius * 0.92))
    return s.sprite(shadow=Shadow(0.2, 3, 2, 3))


@sprite
def any_land(radius: int) -> Sprite:
    """A free choice of land: a quarter of the disc for each kind."""
    s = Sketch(2 * radius, 2 * radius, 10)
    s.ellipse(radius, radius, radius, fill=INK)
    for i, name in enumerate(("forest", "field", "granite", "mulberry")):
        s.polygon(
            [(radius, radius), *arc(radius, radius, radius - 3, radius - 3, 90 * i, 90 * i + 90, 12)], C[name]
        )
    for line in ([(radius, 3), (radius, 2 * radius - 3)], [(3, radius), (2 * radius - 3, radius)]):
        s.line(line, INK, 2)
    return s.sprite(shadow=Shadow(0.2, 3, 2, 3))


@sprite
def road(radius: int) -> Sprite:
    """A small disc with a milestone."""
    s = Sketch(2 * radius, 2 * radius, 8)
    s.ellipse(radius, radius, radius, fill=INK)
    s.ellipse(radius, radius, radius - 3, fill=C["mulberry"])
    u = Unit(s, radius, radius, radius)
    u.shape([*arc(0, -0.3, 0.22, 0.22, 180, 360, 12), (0.22, 0.42), (-0.22, 0.42)], C["site_edge"], 0.06)
    return s.sprite(shadow=Shadow(0.18, 3, 2, 3))


@sprite
def gate(size: int) -> Sprite:
    """A rounded square with a red gate."""
    s = Sketch(size, size, 8)
    s.polygon(rounded(1.5, 1.5, size - 1.5, size - 1.5, size * 0.2), C["neutral"], INK, 3)
    goods.torii(Unit(s, size / 2, size / 2, size * 0.36))
    return s.sprite(shadow=Shadow(0.2, 3, 2, 3))


@sprite
def shutter(width: int, height: int, radius: int) -> Sprite:
    """A covered space: closed boards, paler than all that is in play."""
    s = Sketch(width, height, 8)
    s.polygon(rounded(1.5, 1.5, width - 1.5, height - 1.5, radius), C["site"], CLOSED, 3)
    step, inset = width / 4, 16
    for i in range(1, 4):
        s.line([(i * step, inset), (i * step, height - inset)], C["site_edge"], 4)
    for y in (height * 0.28, height * 0.72):
        s.polygon(rounded(inset, y - 5, width - inset, y + 5, 3), C["straw_line"], CLOSED, 2)
    return s.sprite(shadow=Shadow(0.12, 3, 2, 3))


def label(width: int, height: int) -> Sprite:
    """A small paper label."""
    return well(width, height, C["mulberry"], C["site_edge"], 5)


def site(size: int) -> Sprite:
    """An empty building site."""
    return well(size, size, C["site"], C["site_edge"])


def keep_site(size: int) -> Sprite:
    """The empty site of a stronghold, dashed."""
    return dashed_place(size, size, C["site_edge"], 3, (8, 6), paper=True)


@sprite
def city(width: int, height: int, band: int, closed: bool = False) -> Sprite:
    """The panel of an outer city: an indigo band for the name, paper below; `closed`: boards below a name
    on straw."""
    rim, head, edge = (CLOSED, C["straw_line"], C["site"]) if closed else (INK, C["deep"], C["mid"])
    s = Sketch(width, height, 12)
    s.polygon(rounded(1.5, 1.5, width - 1.5, height - 1.5, 8), C["mulberry"], rim, 3)
    s.polygon(rounded(3, 3, width - 3, band + 6, 6), head)
    s.polygon(box(3, band, width - 3, band + 10), C["mulberry"])
    s.line([(3, band), (width - 3, band)], rim, 2)
    s.line([(8, 6), (width - 8, 6)], edge, 2)
    return s.sprite(shadow=Shadow(0.12 if closed else 0.26, 4, 4, 5))


@sprite
def capital(width: int, height: int, band: int, moat: int) -> Sprite:
    """Edo: a persimmon band, paper, and a moat round it."""
    s = Sketch(width, height, moat + 12)
    s.polygon(rounded(-moat, -moat, width + moat, height + moat, 16), C["mid"], INK, 3)
    for k in (0.45,):
        m = moat * k
        s.polygon(rounded(-m, -m, width + m, height + m, 12), None, C["pale"], 2)
    s.polygon(rounded(0, 0, width, height, 8), C["mulberry"], INK, 3)
    s.polygon(rounded(2, 2, width - 2, band + 6, 6), C["persimmon"])
    s.polygon(box(2, band, width - 2, band + 8), C["mulberry"])
    s.line([(2, band), (width - 2, band)], INK, 2)
    s.line([(8, 6), (width - 8, 6)], light(C["persimmon"]), 2)
    return s.sprite(shadow=Shadow(0.26, 4, 4, 5))


def sign(kind: str, half: int = 28) -> Sprite:
    """A small picture of a kind of space."""
    match kind:
        case "edo":
            return capital(round(half * 1.86), round(half * 1.43), half // 2, 5)
        case "city":
            return city(2 * half, round(half * 1.64), round(half * 0.54))
        case "gate":
            return gate(round(half * 1.79))
        case "road":
            return road(round(half * 0.79))
    return disc(kind, half)
