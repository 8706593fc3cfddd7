"""Draw the sixty tasks as pictures: one or two glyphs and a number."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from render.bora_bora.pieces import actions, gods, goods
from render.bora_bora.pieces.pen import Pen
from render.bora_bora.pieces.symbols import DRAWINGS, field
from render.bora_bora.theme import DEEP, GOD, C
from render.kit.colour import mix
from render.kit.palette import INK
from render.kit.shapes import smooth

Draw = Callable[[Pen], None]


def _named(name: str) -> Draw:
    return DRAWINGS[name]


def _plus(p: Pen) -> None:
    p.line([(-0.16, 0), (0.16, 0)], INK, 0.13)
    p.line([(0, -0.16), (0, 0.16)], INK, 0.13)


def _pair(p: Pen, left: str, other: str) -> None:
    """Draw two things: at least one of each is required."""
    _named(left)(p.within(-0.98, 0, 0.8))
    _plus(p.within(0, 0, 1.0))
    _named(other)(p.within(0.98, 0, 0.8))


def _ground(p: Pen, kind: str) -> None:
    """Draw a hut in a region of a kind."""
    patch = smooth(
        [(-1, 0.3), (-0.8, -0.5), (0, -0.86), (0.84, -0.56), (1, 0.24), (0.6, 0.86), (-0.5, 0.9)], True, 8
    )
    p.fill(patch, C[kind])
    if kind == "mountain":
        for x in (-0.78, 0.5):
            p.fill([(x, 0.5), (x + 0.26, 0.02), (x + 0.52, 0.5)], mix(C[kind], DEEP, 0.4), None)
            p.fill([(x + 0.16, 0.2), (x + 0.26, 0.02), (x + 0.37, 0.2)], C["field"], None)
    elif kind == "forest":
        for x in (-0.62, 0.62):
            goods.palm(p.within(x, 0.12, 0.5))
    elif kind == "plains":
        for x, y in ((-0.7, 0.3), (0.64, 0.32), (-0.5, 0.66), (0.5, 0.64), (-0.66, -0.16), (0.66, -0.16)):
            for dx in (-0.09, 0, 0.09):
                p.line([(x, y), (x + dx, y - 0.2)], mix(C[kind], C["forest"], 0.7), 0.055)
    elif kind == "beach":
        for x, y in (
            (-0.7, 0.2),
            (0.7, 0.24),
            (-0.46, 0.66),
            (0.46, 0.66),
            (0, 0.76),
            (-0.64, -0.22),
            (0.66, -0.2),
        ):
            p.disc(x, y, 0.055, mix(C["sand"], C["wood"], 0.5), None)
    goods.hut(p.within(0, -0.04, 0.56))


def _neutral(p: Pen) -> None:
    """Draw a hut in a region of any kind."""
    patch = smooth(
        [(-1, 0.3), (-0.8, -0.5), (0, -0.86), (0.84, -0.56), (1, 0.24), (0.6, 0.86), (-0.5, 0.9)], True, 8
    )
    p.fill(patch, mix(C["tapa_light"], C["field"], 0.3))
    goods.hut(p.within(0, -0.04, 0.6))


def _fish(p: Pen, kind: str) -> None:
    """Draw a hut in a region with a fish of that kind."""
    _named(kind)(p.within(0.26, 0.42, 0.6))
    goods.hut(p.within(-0.34, -0.36, 0.58))


def _card(p: Pen, god: str) -> None:
    """Draw a card of a god."""
    p.rect(-0.66, -0.96, 0.66, 0.96, GOD[god], DEEP, 0.085, 0.12)
    p.rect(-0.48, -0.78, 0.48, 0.78, mix(GOD[god], C["field"], 0.82), None, 0, 0.06)
    gods.MASKS[god](p.within(0, 0, 0.46))


def _same(p: Pen) -> None:
    """Draw cards of one colour."""
    for k, x in enumerate((-0.96, 0, 0.96)):
        goods.blank(p.within(x, 0, 0.66))
        if k:
            for y in (-0.1, 0.1):
                p.line([(x - 0.56, y), (x - 0.4, y)], INK, 0.085)


def _fan(p: Pen) -> None:
    """Draw four cards of four colours, each with its god."""
    for k, god in enumerate("BRGY"):
        q = p.within(-0.84 + k * 0.56, 0.06, 0.88, -12 + 8 * k)
        q.rect(-0.44, -0.8, 0.44, 0.8, GOD[god], DEEP, 0.1, 0.12)
        q.rect(-0.34, -0.7, 0.34, 0.7, field(god), None, 0, 0.06)
        gods.MASKS[god](q.within(0, 0, 0.36))


def _small(p: Pen, draw: Draw) -> None:
    """Draw persons of a kind: two small busts and the drawing of the kind."""
    actions.people(p.within(-0.88, 0.06, 0.74))
    draw(p.within(0.86, 0, 0.82))


def _materials(p: Pen) -> None:
    actions.material(p)


def _built(p: Pen) -> None:
    """Draw a built tile: a hut between palms, two spaces wide."""
    p.rect(-1.1, -0.66, 1.1, 0.66, mix(C["wood"], INK, 0.2), DEEP, 0.085, 0.1)
    goods.palm(p.within(-0.76, 0.02, 0.5))
    goods.palm(p.within(0.72, 0.02, 0.5))
    goods.hut(p.within(0, 0.02, 0.54))


def _priest(p: Pen) -> None:
    """Draw a priest of the task's owner."""
    goods.priest(p, 3)


#: Task to (drawing, half its width in half-sizes, number shown: "", "n" or "≠").
_SINGLE: Final[dict[str, tuple[Draw, str]]] = {
    "T04": (_priest, "n"),
    "T07": (_neutral, "n"),
    "T08": (actions.man, "n"),
    "T09": (actions.woman, "n"),
    "T10": (goods.jewel_any, "n"),
    "T18": (goods.god_tile, "n"),
    "T19": (goods.offering, "n"),
    "T20": (goods.shell, "n"),
    "T21": (_neutral, "n"),
    "T22": (goods.islands, "n"),
    "T23": (goods.stone, "n"),
    "T24": (goods.sand, "n"),
    "T25": (goods.wood, "n"),
    "T26": (_materials, "n"),
    "T42": (goods.hut_12, "n"),
    "T43": (actions.tattooed, "n"),
    "T44": (actions.given, "n"),
    "T45": (actions.both_shifted, "n"),
    "T46": (actions.man, "≠"),
    "T47": (actions.woman, "≠"),
    "T48": (goods.jewel_any, "≠"),
    **{f"T{12 + k}": (_named(f"J{k + 1}"), "n") for k in range(6)},
    **{f"T{28 + k}": (partial(_card, god=god), "n") for k, god in enumerate("BWRGY")},
    **{
        f"T{34 + k}": (partial(_ground, kind=kind), "n")
        for k, kind in enumerate(("mountain", "beach", "forest", "plains"))
    },
    **{f"T{38 + k}": (partial(_fish, kind=f"F{k + 1}"), "n") for k in range(4)},
}
_WIDE: Final[dict[str, tuple[Draw, float, str]]] = {
    "T01": (partial(_pair, left="M", other="W"), 1.8, ""),
    "T02": (partial(_pair, left="W", other="priest-3"), 1.8, ""),
    "T03": (partial(_pair, left="M", other="priest-3"), 1.8, ""),
    "T05": (partial(_pair, left="W", other="jewel"), 1.8, ""),
    "T06": (partial(_pair, left="M", other="first"), 1.8, ""),
    "T11": (_built, 1.12, "n"),
    "T27": (_same, 1.6, ""),
    "T33": (_fan, 1.36, ""),
    **{f"T{49 + k}": (partial(_small, draw=_named(f"K{k + 1}")), 1.72, "n") for k in range(12)},
}


_SHOWN: Final = {"T27": (3, "n"), "T33": (4, "≠")}
"""Tasks whose drawing already shows a number, and how a different number is shown."""


def glyph(task: str, need: int | None = None, story: int = 2) -> tuple[Draw, float, str]:
    """The drawing of a task, half its width (in half-heights), and how its number `need` is shown.

    `story`: the points on the tile of the kind that scores.
    """
    if task in _SHOWN:
        shown, sign = _SHOWN[task]
        draw, wide, _ = _WIDE[task]
        return draw, wide, "" if need in (None, shown) else sign
    if task == "T56":
        return partial(_small, draw=partial(actions.worth, points=story)), *_WIDE[task][1:]
    if task in _WIDE:
        return _WIDE[task]
    draw, number = _SINGLE[task]
    return draw, 1.0, number
