"""Draw the six kinds of jewelry."""

from __future__ import annotations

import math

from render.bora_bora.pieces.pen import Pen
from render.bora_bora.theme import DEEP, C
from render.kit.colour import RGB, mix
from render.kit.palette import IVORY, light
from render.kit.shapes import arc, smooth


def necklace(p: Pen, bead: RGB = IVORY, gem: RGB | None = None) -> None:
    """Draw a string of beads with a pendant."""
    line = smooth([(-0.86, -0.84), (-0.66, -0.1), (0, 0.4), (0.66, -0.1), (0.86, -0.84)], False, 10)
    p.line(line, DEEP, 0.1)
    for x, y in ((-0.84, -0.7), (-0.74, -0.3), (-0.46, 0.08), (0.46, 0.08), (0.74, -0.3), (0.84, -0.7)):
        p.disc(x, y, 0.17, bead, DEEP, 0.07)
    p.soft([(0, 0.2), (0.3, 0.6), (0, 0.98), (-0.3, 0.6)], gem or C["coral"])


def bracelet(p: Pen) -> None:
    """Draw a gold ring with coral beads."""
    p.disc(0, 0, 0.92, C["metal"])
    p.disc(0, 0, 0.48, C["field"])
    p.line(arc(0, 0, 0.8, 0.8, 195, 255, 12), light(C["metal"]), 0.1)
    for k in range(8):
        a = math.tau * (k + 0.5) / 8
        p.disc(0.7 * math.cos(a), 0.7 * math.sin(a), 0.12, C["coral"], DEEP, 0.05)


def earring(p: Pen) -> None:
    """Draw a hook, a ball, a dark drop."""
    p.line([*arc(0.02, -0.62, 0.28, 0.3, -200, 60, 16)], DEEP, 0.2)
    p.line([*arc(0.02, -0.62, 0.28, 0.3, -200, 60, 16)], C["metal"], 0.09)
    p.disc(0, -0.18, 0.24, C["metal"])
    p.soft([(0, -0.02), (0.42, 0.56), (0, 0.98), (-0.42, 0.56)], C["man_band"])
    p.soft([(-0.08, 0.3), (-0.02, 0.6), (-0.14, 0.76), (-0.24, 0.56)], light(C["man_band"]), None)


def anklet(p: Pen) -> None:
    """Draw a flat gold arc with a row of hanging teeth."""
    for k in range(7):
        a = math.radians(158 - 136 * k / 6)
        x, y = 0.86 * math.cos(a), -0.5 + 0.72 * math.sin(a)
        p.fill([(x - 0.14, y), (x + 0.14, y), (x * 1.04, y + 0.52)], IVORY, DEEP, 0.065)
    band = [*arc(0, -0.5, 1.0, 0.86, 172, 8, 20), *arc(0, -0.58, 0.78, 0.56, 8, 172, 20)]
    p.fill(band, C["metal"])
    for x, y in ((-0.94, -0.44), (0.94, -0.44)):
        p.disc(x, y, 0.13, C["metal"], DEEP, 0.07)


def comb(p: Pen) -> None:
    """Draw an arched back with five teeth."""
    wood = mix(C["wood"], C["sun"], 0.34)
    for x in (-0.68, -0.34, 0, 0.34, 0.68):
        p.rect(x - 0.1, -0.1, x + 0.1, 0.94, wood, DEEP, 0.075, 0.08)
    p.fill([(-0.88, 0.14), *arc(0, -0.04, 0.88, 0.86, 180, 360, 20), (0.88, 0.14)], wood)
    p.line(arc(0, -0.04, 0.68, 0.66, 200, 262, 10), light(wood), 0.08)
    p.disc(0, -0.34, 0.17, C["coral"], DEEP, 0.065)


def hibiscus(p: Pen, x: float, y: float, r: float) -> None:
    """Draw a red flower with a yellow heart."""
    q = p.within(x, y, r)
    for k in range(5):
        a = math.radians(72 * k - 90)
        q.disc(0.52 * math.cos(a), 0.52 * math.sin(a), 0.44, C["hibiscus"], DEEP, 0.13)
    for k in range(5):
        a = math.radians(72 * k - 90)
        q.disc(0.5 * math.cos(a), 0.5 * math.sin(a), 0.4, C["hibiscus"], None)
    q.disc(0, 0, 0.24, C["sun"], None)


def headband(p: Pen) -> None:
    """Draw a pale band with leaves and a hibiscus in the middle."""
    band = [*arc(0, -1.0, 1.0, 1.5, 164, 16, 22), *arc(0, -1.06, 0.84, 1.16, 16, 164, 22)]
    p.fill(band, mix(C["tapa_light"], IVORY, 0.5))
    for side in (-1, 1):
        for x, y in ((0.82, -0.44), (0.62, 0.06)):
            p.disc(side * x, y, 0.09, C["coral"], None)
        leaf = [(side * 0.2, 0.34), (side * 0.5, 0.0), (side * 0.84, 0.3), (side * 0.54, 0.62)]
        p.soft(leaf, C["offering"], DEEP, 0.075)
    hibiscus(p, 0, 0.34, 0.52)


JEWELS = {"J1": necklace, "J2": bracelet, "J3": earring, "J4": anklet, "J5": comb, "J6": headband}
