"""Draw the seven actions and fishing; the twelve kinds of persons use the same drawings."""

from __future__ import annotations

from collections.abc import Callable

from render.bora_bora.pieces import goods
from render.bora_bora.pieces.jewelry import hibiscus
from render.bora_bora.pieces.pen import Pen
from render.bora_bora.theme import DEEP, C
from render.kit.colour import mix
from render.kit.palette import INK, IVORY, light
from render.kit.shapes import arc, smooth

Draw = Callable[[Pen], None]


def helper(p: Pen) -> None:
    """Draw an open hand with a flower in its palm."""
    skin = C["skin"]
    fingers = (
        (-0.42, -0.2, -0.5, -0.66),
        (-0.12, -0.3, -0.14, -0.88),
        (0.18, -0.28, 0.22, -0.84),
        (0.46, -0.12, 0.58, -0.56),
    )
    for x0, y0, x1, y1 in fingers:
        p.line([(x0, y0 + 0.2), (x1, y1)], DEEP, 0.4)
    p.line([(-0.46, 0.5), (-0.84, 0.06)], DEEP, 0.4)
    p.soft(
        [(-0.58, -0.02), (0, -0.28), (0.62, 0), (0.58, 0.6), (0.36, 0.96), (-0.34, 0.96), (-0.6, 0.56)], skin
    )
    for x0, y0, x1, y1 in fingers:
        p.line([(x0, y0 + 0.3), (x1, y1)], skin, 0.24)
    p.line([(-0.36, 0.54), (-0.84, 0.06)], skin, 0.24)
    goods.points(p.within(0.02, 0.34, 0.44))


def temple(p: Pen) -> None:
    """Draw a red idol with an open mouth on a platform of two steps."""
    p.rect(-0.94, 0.66, 0.94, 0.96, C["stone"])
    p.rect(-0.64, 0.4, 0.64, 0.68, light(C["stone"]))
    p.soft(
        [
            (-0.44, 0.4),
            (-0.46, -0.2),
            (-0.3, -0.8),
            (0, -0.96),
            (0.3, -0.8),
            (0.46, -0.2),
            (0.44, 0.4),
            (0, 0.44),
        ],
        C["coral"],
    )
    p.line([(-0.3, -0.1), (-0.2, -0.66)], light(C["coral"]), 0.09)
    for x in (-0.19, 0.19):
        p.disc(x, -0.42, 0.16, IVORY, DEEP, 0.06)
        p.disc(x, -0.42, 0.06, DEEP, None)
    p.fill(arc(0, 0.06, 0.27, 0.2, 0, 360, 24)[:-1], mix(C["coral"], INK, 0.7), DEEP, 0.06)
    for x in (-0.1, 0.08):
        p.rect(x - 0.06, -0.12, x + 0.08, 0.0, IVORY, None)


def build(p: Pen) -> None:
    """Draw a card with a hut on two squares of material."""
    p.rect(-0.98, -0.02, -0.02, 0.92, mix(C["sand"], IVORY, 0.2), DEEP, 0.085, 0.1)
    p.rect(0.02, -0.02, 0.98, 0.92, mix(C["stone"], IVORY, 0.15), DEEP, 0.085, 0.1)
    p.rect(-0.7, -0.9, 0.7, 0.56, mix(C["wood"], INK, 0.15), DEEP, 0.085, 0.12)
    goods.hut(p.within(0, -0.16, 0.52))


def man(p: Pen) -> None:
    """Draw a bust: broad shoulders, a topknot, a row of tattooed teeth."""
    skin = C["skin"]
    p.soft(
        [
            (-0.98, 0.96),
            (-0.94, 0.42),
            (-0.5, 0.16),
            (0, 0.1),
            (0.5, 0.16),
            (0.94, 0.42),
            (0.98, 0.96),
            (0, 0.98),
        ],
        skin,
    )
    p.rect(-0.2, -0.1, 0.2, 0.26, skin, None)
    for k in range(5):
        x = -0.56 + k * 0.28
        p.fill([(x - 0.14, 0.5), (x + 0.14, 0.5), (x, 0.78)], C["hair"], None)
    p.line([(-0.74, 0.48), (0.74, 0.48)], C["hair"], 0.07)
    p.disc(0, -0.84, 0.17, C["hair"])
    p.disc(0, -0.26, 0.44, skin)
    p.fill([*arc(0, -0.26, 0.46, 0.46, 172, 368, 20), (0.2, -0.4), (-0.2, -0.4)], C["hair"], DEEP, 0.05)
    p.line([(-0.9, 0.9), (-0.82, 0.5)], light(skin), 0.08)


def woman(p: Pen) -> None:
    """Draw a bust with long hair, a hibiscus over the ear, a red wrap."""
    skin = C["skin"]
    p.soft(
        [
            (-0.6, 0.8),
            (-0.66, 0.1),
            (-0.58, -0.5),
            (0, -0.92),
            (0.58, -0.5),
            (0.66, 0.1),
            (0.6, 0.8),
            (0, 0.7),
        ],
        C["hair"],
    )
    p.soft(
        [
            (-0.7, 0.98),
            (-0.62, 0.52),
            (-0.24, 0.36),
            (0, 0.32),
            (0.24, 0.36),
            (0.62, 0.52),
            (0.7, 0.98),
            (0, 1.0),
        ],
        skin,
    )
    p.fill([(-0.64, 0.7), (0, 0.86), (0.64, 0.7), (0.72, 0.98), (-0.72, 0.98)], C["hibiscus"], DEEP, 0.07)
    p.rect(-0.15, 0.1, 0.15, 0.44, skin, None)
    p.disc(0, -0.14, 0.37, skin, DEEP, 0.06, 0.43)
    p.fill([*arc(0, -0.24, 0.4, 0.4, 176, 364, 18), (0.1, -0.42), (-0.24, -0.3)], C["hair"], None)
    hibiscus(p, 0.5, -0.36, 0.3)


def land(p: Pen) -> None:
    """Draw a winding path of sand with stepping stones to a small hut."""
    way = smooth(
        [(-0.62, 0.84), (-0.1, 0.72), (0.42, 0.62), (0.3, 0.28), (-0.26, 0.16), (-0.62, -0.1), (-0.3, -0.36)],
        False,
        9,
    )
    p.line(way, DEEP, 0.5)
    p.line(way, C["sand"], 0.34)
    for x, y in ((-0.48, 0.82), (-0.06, 0.72), (0.36, 0.52), (0.0, 0.2), (-0.46, 0.0)):
        p.disc(x, y, 0.09, mix(C["sand"], C["wood"], 0.62), None)
    goods.hut(p.within(0.28, -0.46, 0.56))


def water(p: Pen) -> None:
    """Draw an outrigger with a triangular sail on a wave."""
    p.curve(
        [(-0.98, 0.82), (-0.66, 0.68), (-0.34, 0.82), (0, 0.68), (0.34, 0.82), (0.66, 0.68), (0.98, 0.82)],
        C["F1"],
        0.2,
    )
    p.fill([(-0.94, 0.26), (0.94, 0.26), (0.66, 0.66), (-0.64, 0.66)], C["wood"])
    p.line([(-0.7, 0.38), (0.7, 0.38)], light(C["wood"]), 0.07)
    p.line([(-0.12, 0.26), (-0.12, -0.96)], DEEP, 0.11)
    p.soft([(-0.02, -0.92), (0.5, -0.42), (0.84, 0.06), (0.36, 0.12), (-0.02, 0.1), (0.06, -0.4)], C["field"])
    p.fill([(-0.22, -0.78), (-0.22, 0.1), (-0.7, 0.1)], C["coral"])


def fishing(p: Pen) -> None:
    """Draw a bone hook on a line."""
    p.line([(0.3, -1), (0.3, -0.6)], DEEP, 0.07)
    bend = [(0.3, -0.56), (0.3, 0.28), *arc(-0.12, 0.3, 0.42, 0.54, 0, 178, 18), (-0.54, 0.16)]
    p.line(bend, DEEP, 0.36)
    p.fill([(-0.78, 0.34), (-0.54, -0.12), (-0.24, 0.34)], C["field"], DEEP, 0.1)
    p.line(bend, C["field"], 0.2)
    p.disc(0.3, -0.62, 0.14, C["coral"], DEEP, 0.07)


ACTIONS: dict[str, Draw] = {
    "H": helper,
    "T": temple,
    "B": build,
    "M": man,
    "W": woman,
    "L": land,
    "S": water,
    "F": fishing,
}


def material(p: Pen) -> None:
    """Draw all three materials."""
    goods.stone(p.within(0, -0.5, 0.48))
    goods.sand(p.within(-0.5, 0.4, 0.48))
    goods.wood(p.within(0.5, 0.44, 0.46))


_Stroke = tuple[tuple[float, float], ...]
_DIGITS: dict[str, tuple[tuple[_Stroke, _Stroke], ...]] = {
    "0": ((((0, -0.34), (-0.2, -0.02), (0, 0.3), (0.2, -0.02), (0, -0.34)), ()),),
    "1": (((), ((-0.14, -0.2), (0.04, -0.34), (0.04, 0.3))),),
    "2": ((((-0.22, -0.14), (-0.1, -0.34), (0.16, -0.32), (0.2, -0.08), (-0.22, 0.3)), ((0.26, 0.3),)),),
    "3": (
        (((-0.2, -0.28), (0.04, -0.36), (0.18, -0.18), (0, -0.02)), ()),
        (((0, -0.02), (0.24, 0.1), (0.1, 0.32), (-0.22, 0.26)), ()),
    ),
    "4": (((), ((0.1, 0.3), (0.1, -0.34), (-0.22, 0.1), (0.26, 0.1))),),
    "5": (
        ((), ((0.2, -0.34), (-0.16, -0.34), (-0.18, -0.06))),
        (((-0.18, -0.06), (0.06, -0.1), (0.22, 0.1), (0.08, 0.3), (-0.2, 0.26)), ()),
    ),
    "6": (
        (
            (
                (0.18, -0.34),
                (-0.12, -0.14),
                (-0.2, 0.14),
                (0, 0.32),
                (0.2, 0.14),
                (0.02, -0.04),
                (-0.18, 0.1),
            ),
            (),
        ),
    ),
    "7": (((), ((-0.22, -0.34), (0.24, -0.34), (-0.06, 0.3))),),
    "8": (
        (((0, -0.04), (-0.18, -0.2), (0, -0.36), (0.18, -0.2), (0, -0.04)), ()),
        (((0, -0.04), (-0.22, 0.14), (0, 0.32), (0.22, 0.14), (0, -0.04)), ()),
    ),
    "9": ((((-0.18, 0.3), (0.12, 0.1), (0.2, -0.18), (0, -0.36), (-0.2, -0.18), (0, 0), (0.18, -0.14)), ()),),
}
"""Strokes of each figure: points joined by a curve, then points joined by straight lines."""


def worth(p: Pen, points: int) -> None:
    """Draw the flower with a number: points."""
    goods.flower_field(p)
    text = str(points)
    for at, digit in enumerate(text):
        q = p if len(text) == 1 else p.within((at - (len(text) - 1) / 2) * 0.44, 0, 0.8)
        for curve, rest in _DIGITS[digit]:
            q.line([*(smooth(curve, False, 8) if curve else ()), *rest], INK, 0.15)


def two(p: Pen) -> None:
    """Draw the flower with a two."""
    worth(p, 2)


PERSONS: dict[str, Draw] = {
    "K1": land,
    "K2": water,
    "K3": woman,
    "K4": man,
    "K5": build,
    "K6": material,
    "K7": goods.hut_12,
    "K8": two,
    "K9": goods.cards,
    "K10": goods.offering,
    "K11": goods.status,
    "K12": goods.shell,
}


def people(p: Pen) -> None:
    """Draw a man and a woman."""
    man(p.within(-0.34, 0.1, 0.68))
    woman(p.within(0.42, 0.1, 0.68))


def tattooed(p: Pen) -> None:
    """Draw a man who has been tattooed."""
    man(p.within(-0.12, 0.1, 0.88))
    _inset(p)
    goods.tooth(p.within(0.6, -0.62, 0.24))


def given(p: Pen) -> None:
    """Draw a woman who has given her shells."""
    woman(p.within(-0.12, 0.1, 0.88))
    _inset(p)
    goods.shell_field(p.within(0.6, -0.6, 0.25))


def both_shifted(p: Pen) -> None:
    """Draw a tattooed man and a woman who has given her shells."""
    man(p.within(-0.4, 0.24, 0.6))
    woman(p.within(0.38, 0.24, 0.6))
    q = p.within(0, -0.12, 1)
    q.disc(-0.36, -0.56, 0.3, mix(C["coral"], IVORY, 0.3), DEEP, 0.06)
    goods.tooth(q.within(-0.36, -0.58, 0.2))
    q.disc(0.44, -0.56, 0.3, C["field"], DEEP, 0.06)
    goods.shell_field(q.within(0.44, -0.54, 0.2))


def _inset(p: Pen) -> None:
    p.disc(0.6, -0.6, 0.38, C["field"], DEEP, 0.075)
