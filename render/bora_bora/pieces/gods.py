"""Draw the five gods: the outline of a mask shows which god it is, the picture below it what the god does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from render.bora_bora.pieces import fish, goods
from render.bora_bora.pieces.pen import Pen
from render.bora_bora.theme import DEEP, GOD, C
from render.kit.colour import RGB, mix
from render.kit.palette import INK, IVORY, light
from render.kit.shapes import arc

FACE: Final[dict[str, RGB]] = {"B": IVORY, "W": IVORY, "R": IVORY, "G": IVORY, "Y": IVORY}


def _features(p: Pen, god: str, y: float = 0.0, k: float = 1.0) -> None:
    ink = DEEP
    for x in (-0.3, 0.3):
        p.disc(x * k, y - 0.06, 0.2 * k, FACE[god], ink, 0.07)
        p.disc(x * k, y - 0.06, 0.075 * k, ink, None)
    p.fill([(0, y + 0.08), (0.12 * k, y + 0.3), (-0.12 * k, y + 0.3)], ink, None)
    p.rect(-0.32 * k, y + 0.42, 0.32 * k, y + 0.64, IVORY, ink, 0.065, 0.05)
    for x in (-0.11, 0.11):
        p.line([(x * k, y + 0.44), (x * k, y + 0.62)], ink, 0.06)


def blue(p: Pen) -> None:
    """Draw a disc with three breaking waves."""
    body = GOD["B"]
    for x, s in ((-0.44, 0.8), (0.0, 1.0), (0.42, 0.8)):
        wave = [
            (x - 0.34, -0.3),
            (x - 0.26, -0.66 * s),
            (x + 0.1, -0.98 * s),
            (x + 0.46, -0.84 * s),
            (x + 0.22, -0.74 * s),
            (x + 0.3, -0.4),
        ]
        p.soft(wave, light(body), DEEP, 0.075)
    p.disc(0, 0.22, 0.74, body)
    p.line(arc(0, 0.22, 0.58, 0.58, 190, 240, 8), light(body), 0.08)
    _features(p, "B", 0.1)


def white(p: Pen) -> None:
    """Draw a hexagon on a point with six studs."""
    body = GOD["W"]
    hexagon = [(0, -0.98), (0.82, -0.5), (0.82, 0.5), (0, 0.98), (-0.82, 0.5), (-0.82, -0.5)]
    p.fill(hexagon, body)
    p.fill(
        [(0.4, -0.74), (0.82, -0.5), (0.82, 0.5), (0, 0.98), (0.5, 0.5)], mix(body, C["stone"], 0.28), None
    )
    p.fill(hexagon, None)
    for x in (-0.2, 0.2):
        for y in (-0.74, -0.56, -0.38):
            p.disc(x, y, 0.08, DEEP, None)
    _features(p, "W", 0.06, 0.92)


def red(p: Pen) -> None:
    """Draw a shield, point down, with a fin."""
    body = GOD["R"]
    p.soft([(-0.26, -0.5), (-0.1, -0.92), (0.34, -0.98), (0.4, -0.8), (0.24, -0.5)], light(body), DEEP, 0.075)
    shield = [(-0.9, -0.6), (0.9, -0.6), (0.72, 0.14), (0, 0.98), (-0.72, 0.14)]
    p.fill(shield, body)
    p.line([(-0.74, -0.46), (0.5, -0.46)], light(body), 0.07)
    _features(p, "R", -0.12)


def green(p: Pen) -> None:
    """Draw a leaf, point up, with veins."""
    body = GOD["G"]
    leaf = [
        (0, -0.98),
        (0.44, -0.52),
        (0.74, 0.06),
        (0.64, 0.66),
        (0, 0.98),
        (-0.64, 0.66),
        (-0.74, 0.06),
        (-0.44, -0.52),
    ]
    p.soft(leaf, body)
    vein = mix(body, IVORY, 0.45)
    p.line([(0, -0.78), (0, -0.1)], vein, 0.08)
    for y in (-0.5, -0.28):
        p.line([(0, y + 0.14), (-0.24, y - 0.04)], vein, 0.065)
        p.line([(0, y + 0.14), (0.24, y - 0.04)], vein, 0.065)
    _features(p, "G", 0.16)


def yellow(p: Pen) -> None:
    """Draw a square with four rays of the sun."""
    body = GOD["Y"]
    for x in (-0.6, -0.2, 0.2, 0.6):
        p.fill([(x - 0.16, -0.56), (x, -0.98), (x + 0.16, -0.56)], C["coral"], DEEP, 0.07)
    p.rect(-0.8, -0.6, 0.8, 0.94, body, DEEP, 0.085, 0.1)
    p.line([(-0.64, -0.44), (0.5, -0.44)], light(body), 0.07)
    _features(p, "Y", 0.08)


MASKS: Final[dict[str, Callable[[Pen], None]]] = {"B": blue, "W": white, "R": red, "G": green, "Y": yellow}


def effect(p: Pen, god: str) -> None:
    """Draw what the god does, in a box twice as wide as high: the picture below the mask."""
    match god:
        case "B":  # a die that need not be lower
            goods.die_face(p.within(-0.66, 0, 0.4), 5, IVORY, INK)
            goods.die_face(p.within(0.66, 0, 0.4), 3, IVORY, INK)
            p.line([(-0.14, -0.24), (0.14, -0.06), (-0.14, 0.12)], INK, 0.11)
            p.line([(-0.14, 0.32), (0.14, 0.32)], INK, 0.11)
        case "W":  # counts as six
            goods.die_face(p.within(-0.62, 0, 0.4), 1, IVORY, INK)
            p.line([(-0.12, 0), (0.16, 0)], INK, 0.11)
            p.line([(0.04, -0.18), (0.22, 0), (0.04, 0.18)], INK, 0.11)
            goods.die_face(p.within(0.66, 0, 0.4), 6, IVORY, INK)
        case "R":
            fish.bonito(p.within(-0.52, 0, 0.46))
            goods.points(p.within(0.56, 0, 0.44))
        case "G":  # double, or one more kind
            from render.bora_bora.pieces.actions import people

            people(p.within(-0.54, 0, 0.48))
            for x in (0.12, 0.56):
                p.line([(x, -0.24), (x + 0.3, 0), (x, 0.24)], INK, 0.12)
        case _:  # one element fewer
            goods.task(p.within(-0.5, 0, 0.46))
            p.line([(0.18, 0), (0.46, 0)], INK, 0.13)
            p.line([(0.62, -0.18), (0.8, -0.32), (0.8, 0.32)], INK, 0.13)


def back(p: Pen) -> None:
    """Draw the small yellow mask on the back of a card."""
    p.rect(-0.7, -0.6, 0.7, 0.8, C["god_y"], DEEP, 0.1, 0.1)
    for x in (-0.5, -0.16, 0.18, 0.52):
        p.fill([(x - 0.16, -0.56), (x, -0.96), (x + 0.16, -0.56)], C["god_y"], DEEP, 0.09)
    for x in (-0.3, 0.3):
        p.disc(x, -0.12, 0.17, IVORY, DEEP, 0.09)
    p.line([(-0.34, 0.4), (0.34, 0.4)], DEEP, 0.2)
