"""Draw signs in one colour: the emblems of the seats (ankh, eye, scarab, lotus) and of the card colours."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit.badges import Emblem
from render.kit.colour import RGB
from render.kit.shapes import Point, arc, cubic, mirrored, smooth, turned
from render.kit.sketch import Sketch, Sprite, sprite
from render.pyramids.theme import ON_CARD


def _put(points: Sequence[Point], cx: float, cy: float, size: float) -> list[Point]:
    k = size / 100
    return [(cx + x * k, cy + y * k) for x, y in points]


def ankh(s: Sketch, cx: float, cy: float, size: float, ink: RGB, ground: RGB) -> None:
    outer = smooth([(0, 2), (-20, -14), (-24, -34), (0, -50), (24, -34), (20, -14)], True, 8)
    inner = smooth([(0, -10), (-9, -20), (-11, -31), (0, -39), (11, -31), (9, -20)], True, 8)
    s.polygon(_put(outer, cx, cy, size), ink)
    s.polygon(_put(inner, cx, cy, size), ground)
    s.polygon(_put([(-5, -4), (5, -4), (9, 50), (-9, 50)], cx, cy, size), ink)
    bar = [(-5, -2), (-34, -8), (-34, 10), (-5, 7), (5, 7), (34, 10), (34, -8), (5, -2)]
    s.polygon(_put(bar, cx, cy, size), ink)


def eye(s: Sketch, cx: float, cy: float, size: float, ink: RGB, ground: RGB) -> None:
    """Draw the eye of Horus."""
    w = size * 0.075
    brow = cubic((-42, -22), (-18, -42), (20, -38), (44, -22))
    s.line(_put(brow, cx, cy, size), ink, w * 1.15)
    lid = [*cubic((-44, 2), (-24, -22), (14, -24), (44, 0)), *cubic((44, 0), (16, 16), (-24, 16), (-44, 2))]
    s.polygon(_put(lid, cx, cy, size), None, ink, w)
    s.ellipse(cx - size * 0.01, cy - size * 0.03, size * 0.125, fill=ink)
    s.line(_put([(-6, 12), (-8, 42)], cx, cy, size), ink, w)
    tail = cubic((6, 12), (12, 30), (26, 40), (38, 36))
    curl = [*tail, *arc(36, 28, 9, 9, 80, -140, 14)]
    s.line(_put(curl, cx, cy, size), ink, w * 0.95)


def scarab(s: Sketch, cx: float, cy: float, size: float, ink: RGB, ground: RGB) -> None:
    w = size * 0.07
    for side in (-1, 1):
        for leg in (
            [(16, -12), (36, -22), (38, -40)],
            [(22, 6), (44, 4), (48, 16)],
            [(18, 22), (36, 30), (34, 46)],
        ):
            s.line(_put([(side * x, y) for x, y in leg], cx, cy, size), ink, w)
    body = smooth([(0, 44), (-22, 30), (-27, 4), (-20, -12), (20, -12), (27, 4), (22, 30)], True, 6)
    s.polygon(_put(body, cx, cy, size), ink)
    s.polygon(_put([(-24, -12), (24, -12), (20, -28), (-20, -28)], cx, cy, size), ink)
    s.polygon(_put(smooth([(-12, -28), (0, -42), (12, -28)], True, 6), cx, cy, size), ink)
    s.line(_put([(-25, -11), (25, -11)], cx, cy, size), ground, max(1.4, size * 0.05))
    s.line(_put([(0, -10), (0, 42)], cx, cy, size), ground, max(1.4, size * 0.05))


def lotus(s: Sketch, cx: float, cy: float, size: float, ink: RGB, ground: RGB) -> None:
    """Draw an open lotus: broad petals in a cup over a short stem."""
    w = max(1.4, size * 0.04)

    def petal(wide: float, high: float) -> list[Point]:
        right = [*cubic((0, 30), (wide, 14), (wide, -high * 0.45), (0, -high))]
        return [*right, *reversed(mirrored(right))]

    s.polygon(_put([(-4, 26), (4, 26), (5, 48), (-5, 48)], cx, cy, size), ink)
    for angle, wide, high in ((62, 20, 24), (-62, 20, 24), (34, 22, 36), (-34, 22, 36), (0, 26, 46)):
        s.polygon(_put(turned(petal(wide, high), angle, 0, 26), cx, cy, size), ink, ground, w)
    cup = [(-26, 20), *cubic((-26, 20), (-14, 36), (14, 36), (26, 20)), (0, 30)]
    s.polygon(_put(cup, cx, cy, size), ink, ground, w)


EMBLEMS: tuple[Emblem, ...] = (ankh, eye, scarab, lotus)
CALLED = ("py-emblem-ankh", "py-emblem-eye", "py-emblem-scarab", "py-emblem-lotus")
"""The keys of their names, in the same order."""


def draw_sign(s: Sketch, cx: float, cy: float, size: float, colour: str, ink: RGB) -> None:
    """Draw the sign of a card colour: papyrus (green), sun (orange), moon (purple)."""
    match colour:
        case "green":
            s.polygon(_put([(-5, -6), (5, -6), (6, 49), (-6, 49)], cx, cy, size), ink)
            half = [
                *cubic((0, 4), (16, 0), (16, -20), (43, -32)),
                *cubic((43, -32), (30, -46), (14, -49), (0, -49)),
            ]
            s.polygon(_put([*half, *reversed(mirrored(half))], cx, cy, size), ink)
            leaf = [
                (4, 46),
                *cubic((4, 40), (10, 22), (22, 16), (34, 16)),
                *cubic((34, 16), (28, 30), (18, 44), (4, 49)),
            ]
            s.polygon(_put(leaf, cx, cy, size), ink)
            s.polygon(_put(mirrored(leaf), cx, cy, size), ink)
        case "orange":
            s.ellipse(cx, cy, size * 0.24, fill=ink)
            for i in range(8):
                ray = turned([(-5.5, -32), (5.5, -32), (3.2, -49), (-3.2, -49)], 45 * i)
                s.polygon(_put(ray, cx, cy, size), ink)
        case _:
            outer = arc(0, 0, 42, 42, -52, -308, 40)
            inner = arc(19, 0, 33.2, 33.2, -264, -96, 30)
            s.polygon(_put([*outer, *inner], cx - 0.06 * size, cy, size), ink)


@sprite
def sign(colour: str, size: int, ink: RGB | None = None) -> Sprite:
    """The sign of a card colour; in the colour for text on that card colour unless `ink` is given."""
    s = Sketch(size, size, 2)
    draw_sign(s, size / 2, size / 2, size, colour, ON_CARD[colour] if ink is None else ink)
    return s.sprite()
