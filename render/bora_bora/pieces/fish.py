"""Draw the four kinds of fish."""

from __future__ import annotations

import math

from render.bora_bora.pieces.pen import Pen
from render.bora_bora.theme import DEEP, C
from render.kit.colour import mix
from render.kit.palette import IVORY, dark, light


def _eye(p: Pen, x: float, y: float, r: float = 0.1) -> None:
    p.disc(x, y, r, IVORY, None)
    p.disc(x, y, r * 0.62, DEEP, None)


def bonito(p: Pen) -> None:
    """Draw a long fish with a forked tail."""
    body = C["F1"]
    p.fill([(0.5, 0), (0.98, -0.5), (0.86, 0), (0.98, 0.5)], dark(body))
    p.soft(
        [
            (-1, 0.04),
            (-0.62, -0.36),
            (0, -0.44),
            (0.62, -0.1),
            (0.7, 0),
            (0.62, 0.1),
            (0, 0.46),
            (-0.62, 0.38),
        ],
        body,
    )
    p.fill([(-0.16, -0.4), (0.1, -0.66), (0.3, -0.3)], dark(body), DEEP, 0.07)
    p.soft([(-0.86, 0.12), (-0.3, 0.34), (0.5, 0.06), (0, 0.14)], light(body), None)
    for x in (-0.1, 0.12, 0.34):
        p.line([(x, -0.26), (x + 0.06, -0.02)], dark(body), 0.08)
    _eye(p, -0.66, -0.06)


def angelfish(p: Pen) -> None:
    """Draw a tall triangle with two dark bars."""
    body = C["F2"]
    p.fill([(0.46, -0.1), (0.96, -0.36), (0.86, 0), (0.96, 0.36), (0.46, 0.1)], body)
    p.soft(
        [
            (-0.96, 0.06),
            (-0.4, -0.42),
            (0.16, -0.98),
            (0.4, -0.9),
            (0.34, -0.3),
            (0.56, 0),
            (0.34, 0.3),
            (0.4, 0.9),
            (0.16, 0.98),
            (-0.4, 0.5),
        ],
        body,
    )
    p.line([(-0.38, -0.36), (-0.42, 0.02), (-0.36, 0.42)], DEEP, 0.16)
    p.line([(0.1, -0.78), (0.02, 0), (0.1, 0.78)], DEEP, 0.16)
    p.line([(-0.2, -0.42), (0.0, -0.66)], light(body), 0.07)
    _eye(p, -0.62, 0)


def ray(p: Pen) -> None:
    """Draw a diamond with a thin tail and spots."""
    body = C["F3"]
    p.curve([(0.4, 0.4), (0.72, 0.64), (0.98, 0.94)], DEEP, 0.15)
    p.curve([(0.4, 0.4), (0.72, 0.64), (0.96, 0.92)], body, 0.06)
    p.soft(
        [
            (-0.76, -0.76),
            (-0.1, -0.7),
            (0.7, -0.78),
            (0.58, -0.1),
            (0.62, 0.56),
            (0.1, 0.5),
            (-0.78, 0.72),
            (-0.66, 0.1),
        ],
        body,
    )
    p.soft([(-0.6, -0.6), (-0.1, -0.54), (-0.2, -0.3), (-0.5, -0.2)], light(body), None)
    for x, y in ((0.1, -0.3), (0.3, 0), (-0.12, 0.16), (0.02, -0.04), (-0.34, 0.36)):
        p.disc(x, y, 0.07, IVORY, None)
    _eye(p, -0.42, -0.12, 0.11)
    _eye(p, -0.14, -0.44, 0.11)


def puffer(p: Pen) -> None:
    """Draw a disc with spikes."""
    body = C["F4"]
    spikes = []
    for k in range(28):
        r = 0.98 if k % 2 == 0 else 0.74
        a = math.tau * k / 28
        spikes.append((r * math.cos(a), r * math.sin(a)))
    p.fill(spikes, body)
    p.disc(0, 0, 0.66, body, None)
    p.soft([(-0.6, 0.16), (0, 0.26), (0.6, 0.16), (0.3, 0.58), (-0.3, 0.58)], mix(body, IVORY, 0.7), None)
    _eye(p, -0.26, -0.14, 0.17)
    _eye(p, 0.26, -0.14, 0.17)
    p.disc(0, 0.2, 0.09, DEEP, None)


FISH = {"F1": bonito, "F2": angelfish, "F3": ray, "F4": puffer}
