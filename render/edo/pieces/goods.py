"""Draw goods, money, points and tools."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from render.edo.pieces.unit import LYING, Unit, unit
from render.edo.theme import C
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.fonts import Style
from render.kit.palette import INK, IVORY, dark, light
from render.kit.shapes import Point, arc, box, quad, rounded, smooth, turned
from render.kit.sketch import Sketch, Sprite, sprite


def rice(u: Unit) -> None:
    """Draw a straw bale on its side, with three ropes and a pale end."""
    body = [(-0.72, -0.5), (-0.2, -0.62), (0.45, -0.62), (0.86, -0.5), (0.98, 0)]
    body += [(x, -y) for x, y in reversed(body[:-1])] + [(-0.95, 0)]
    outline = smooth(body, True, 8)
    u.shape(outline, C["straw"], 0)
    u.shape(
        [(-0.6, 0.3), (0.9, 0.3), (0.8, 0.52), (0.3, 0.62), (-0.5, 0.58)],
        mix(C["straw"], C["cedar"], 0.22),
        0,
    )
    for x in (-0.22, 0.22, 0.64):
        reach = 0.62 - 0.08 * (x > 0.5)
        u.line(quad((x - 0.03, -reach), (x + 0.17, 0), (x - 0.03, reach)), C["cedar"], 0.1)
    u.shape(outline, None)
    u.disc(-0.7, 0, 0.23, 0.47, light(C["straw"]), 0.07)
    u.disc(-0.7, 0, 0.08, 0.17, C["straw"], 0.05)


def wood(u: Unit) -> None:
    """Draw three logs in a pyramid, their sawn ends to the front."""
    r, go = 0.33, (0.46, -0.34)
    for x, y in ((0.28, 0.46), (-0.42, 0.46), (-0.07, -0.12)):
        side = turned([(0, r), (0, -r)], 36)
        a, b = [(x + px, y + py) for px, py in side]
        hull = [a, b, (b[0] + go[0], b[1] + go[1]), (a[0] + go[0], a[1] + go[1])]
        u.disc(x + go[0], y + go[1], r, r, dark(C["cedar"]))
        u.shape(hull, C["cedar"])
        u.disc(x, y, r, r, mix(C["straw"], C["cedar"], 0.25))
        u.disc(x, y, r * 0.5, None, None, 0.06, C["cedar"])


def stone(u: Unit) -> None:
    """Draw three cut blocks."""
    body = C["stone"]
    blocks = (
        ([(-0.98, 0.82), (-0.02, 0.82), (-0.08, 0.14), (-0.86, 0.14)], body),
        ([(0.02, 0.82), (0.98, 0.82), (0.86, 0.14), (0.08, 0.14)], dark(body)),
        ([(-0.5, 0.12), (0.5, 0.12), (0.38, -0.6), (-0.38, -0.6)], light(body)),
    )
    for points, colour in blocks:
        u.shape(points, colour)
        (x3, y3), (x2, _) = points[3], points[2]
        u.line([(x3 + 0.12, y3 + 0.13), (x2 - 0.2, y3 + 0.13)], light(colour), 0.08)


def ryo(u: Unit) -> None:
    """Draw a koban: an upright oval."""
    u.disc(0, 0, 0.66, 0.95, C["koban"])
    u.line(arc(0, 0, 0.5, 0.78, 150, 300, 16), light(C["koban"]), 0.1)
    u.disc(0, 0, 0.48, 0.76, None, 0.05, C["gold_dark"])
    for y in (-0.34, 0, 0.34):
        u.line([(-0.22, y), (0.22, y)], C["gold_dark"], 0.1)


def seal(u: Unit) -> None:
    """Draw a power point: a square seal, here with a ring instead of a number."""
    u.shape(rounded(-0.9, -0.9, 0.9, 0.9, 0.22), C["persimmon"], 0.1, C["persimmon_edge"])
    u.disc(0, 0, 0.42, 0.42, None, 0.18, IVORY)


def bundle(u: Unit) -> None:
    """Draw goods in a cloth that is knotted above them."""
    body = smooth(
        [(-0.2, -0.3), (-0.86, 0.1), (-0.8, 0.76), (0, 0.92), (0.8, 0.76), (0.86, 0.1), (0.2, -0.3)], True, 8
    )
    u.shape(body, C["mid"])
    for x in (-0.44, 0.44):
        u.line(quad((x * 0.3, -0.1), (x, 0.3), (x * 1.1, 0.72)), C["pale"], 0.07)
        u.shape(
            smooth([(x * 0.2, -0.34), (x * 1.1, -0.94), (x * 1.9, -0.72), (x * 1.2, -0.34)], True, 8),
            C["mid"],
        )
    u.disc(0, -0.32, 0.24, 0.2, C["pale"])


def handle(u: Unit, a: Point, b: Point) -> None:
    u.line([a, b], INK, 0.26)
    u.line([a, b], mix(C["cedar"], C["straw"], 0.35), 0.13)


def axe(u: Unit) -> None:
    handle(u, (-0.7, 0.8), (0.5, -0.6))
    u.shape([(0.1, -0.55), (0.4, -0.98), (0.98, -0.5), (0.62, -0.12)], light(C["stone"]))


def hammer(u: Unit) -> None:
    handle(u, (-0.65, 0.85), (0.35, -0.4))
    head = turned([*box(-0.55, -0.3, 0.55, 0.3), (-0.4, -0.14), (0.3, -0.14)], 39)
    head = [(x + 0.4, y - 0.46) for x, y in head]
    u.shape(head[:4], C["stone"])
    u.line(head[4:], light(C["stone"]), 0.1)


def sickle(u: Unit) -> None:
    outer = arc(0, -0.1, 0.85, 0.85, -150, 40, 24)
    inner = arc(-0.02, 0.08, 0.62, 0.62, 28, -140, 24)
    u.shape([*outer, *inner], light(C["stone"]))
    handle(u, (0.6, 0.35), (0.28, 0.95))


def ear(u: Unit) -> None:
    """Draw an ear of rice, bent by its weight."""
    stem = quad((-0.25, 1.0), (-0.3, -0.35), (0.35, -0.8))
    u.line(stem, C["pine"], 0.15)
    leaf = [(-0.24, 0.75), *quad((-0.24, 0.75), (-0.8, 0.35), (-0.75, -0.05)), (-0.3, 0.45)]
    u.shape(leaf, C["forest"], 0.06)
    for x, y in ((0.42, -0.84), (0.02, -0.88), (0.3, -0.48), (-0.3, -0.62), (0.12, -0.12), (-0.45, -0.26)):
        u.disc(x, y, 0.2, 0.24, C["koban"], 0.07)


def scroll(u: Unit) -> None:
    u.shape(box(-0.62, -0.78, 0.62, 0.78), IVORY)
    for y in (-0.45, -0.2, 0.05):
        u.line([(-0.36, y), (0.36 - 0.2 * (y > 0), y)], INK, 0.08)
    u.shape(box(0.0, 0.25, 0.4, 0.6), C["persimmon"], 0.06, C["persimmon_edge"])
    for y in (-0.84, 0.84):
        u.shape(rounded(-0.85, y - 0.15, 0.85, y + 0.15, 0.12), C["cedar"])


def fan(u: Unit) -> None:
    """Draw an open folding fan with a red sun."""
    outer = arc(0, 0.72, 1.0, 1.5, 205, 335, 24)
    inner = arc(0, 0.72, 0.36, 0.5, 335, 205, 14)
    u.shape([*outer, *inner], IVORY)
    u.disc(0, -0.3, 0.34, 0.34, C["persimmon"], 0)
    for a in range(218, 335, 13):
        u.line([*arc(0, 0.72, 0.36, 0.5, a, a, 1)[:1], *arc(0, 0.72, 0.97, 1.45, a, a, 1)[:1]],
               mix(C["site_edge"], INK, 0.1), 0.04)  # fmt: skip
    for a in range(218, 335, 26):
        u.line([(0, 0.82), *arc(0, 0.72, 0.36, 0.5, a, a, 1)[:1]], C["cedar"], 0.08)
    u.shape([*outer, *inner], None)
    u.disc(0, 0.8, 0.12, 0.12, C["koban"], 0.06)


def torii(u: Unit) -> None:
    """Draw the red gate of a shrine."""
    red, edge = C["persimmon"], C["persimmon_edge"]
    for x in (-0.5, 0.5):
        u.shape([(x - 0.11, -0.5), (x + 0.11, -0.5), (x + 0.15, 0.9), (x - 0.15, 0.9)], red, 0.08, INK)
        u.line([(x + 0.05, -0.3), (x + 0.07, 0.78)], edge, 0.06)
    u.shape(box(-0.74, -0.26, 0.74, -0.06), red, 0.08, INK)
    top = [(-0.98, -0.86), *quad((-0.98, -0.86), (0, -0.66), (0.98, -0.86)), (0.86, -0.5),
           *quad((0.86, -0.5), (0, -0.4), (-0.86, -0.5))]  # fmt: skip
    u.shape(top, INK, 0.08, INK)
    u.line(quad((-0.78, -0.56), (0, -0.44), (0.78, -0.56)), red, 0.09)


def arrow(u: Unit) -> None:
    u.shape(
        [(-0.95, -0.26), (0.1, -0.26), (0.1, -0.68), (0.98, 0), (0.1, 0.68), (0.1, 0.26), (-0.95, 0.26)],
        INK,
        0.06,
    )


def plus(u: Unit) -> None:
    arm = [(0.24, -0.24), (0.24, -0.9), (-0.24, -0.9), (-0.24, -0.24)]
    u.shape([corner for quarter in range(4) for corner in turned(arm[:3], -90 * quarter)], INK, 0.06)


def slash(u: Unit) -> None:
    u.line([(-0.3, 0.95), (0.3, -0.95)], INK, 0.16)


def eye(u: Unit) -> None:
    """Draw an eye: only the reader sees this."""
    lid = [*quad((-1, 0), (0, -1.1), (1, 0)), *quad((1, 0), (0, 1.1), (-1, 0))]
    u.shape(lid, IVORY, 0.16)
    u.disc(0, 0, 0.36, 0.36, INK, 0)
    u.disc(0.1, -0.12, 0.11, 0.11, IVORY, 0)


def full(u: Unit) -> None:
    """Draw the gold bar of full production."""
    u.shape(rounded(-0.95, -0.3, 0.95, 0.3, 0.2), C["gold_light"], 0.12)


_EVERY = (
    rice,
    wood,
    stone,
    ryo,
    seal,
    bundle,
    axe,
    hammer,
    sickle,
    ear,
    scroll,
    fan,
    torii,
    arrow,
    plus,
    slash,
    eye,
    full,
)
SYMBOLS: Final[dict[str, Callable[[Unit], None]]] = {thing.__name__: thing for thing in _EVERY}


@sprite
def symbol(kind: str, half: int, halo: bool = False) -> Sprite:
    """A symbol by its name at a half-size; `halo` is for use on coloured ground."""
    s, u = unit(half)
    SYMBOLS[kind](u)
    return s.sprite(halo=3, shadow=LYING) if halo else s.sprite()


@sprite
def seal_ground(width: int, height: int) -> Sprite:
    s = Sketch(width, height, 6)
    s.polygon(rounded(1.5, 1.5, width - 1.5, height - 1.5, min(width, height) * 0.14), C["persimmon"],
              C["persimmon_edge"], 3)  # fmt: skip
    return s.sprite()


def points(canvas: Canvas, x: float, y: float, number: int, size: int = 56) -> None:
    """Draw a seal of `size` with the number of power points, centred on (x, y)."""
    text = str(number)
    wide = size if len(text) < 2 else round(size * 1.18)
    canvas.centre(seal_ground(wide, size), x, y)
    canvas.middle(x, y, text, Style(round(size * 0.72), 800), IVORY, "centre")


def amount(
    canvas: Canvas,
    x: float,
    y: float,
    what: str,
    text: str,
    size: int = 34,
    half: int = 18,
    after: bool = False,
) -> float:
    """Draw a thing and its number, centred on `y`; returns the width.

    `after`: the thing stands behind the number.
    """
    style = Style(size, 800)
    piece = symbol(what, half)
    wide = round(half * (1.5 if what == "ryo" else 2.1))
    if after:
        number = canvas.middle(x, y, text, style) + 5 if text else 0
        canvas.centre(piece, x + number + wide / 2, y)
        return number + wide
    canvas.centre(piece, x + wide / 2, y)
    return wide + 5 + canvas.middle(x + wide + 5, y, text, style)
