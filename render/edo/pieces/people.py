"""Draw samurai, officials, the merchant and the Ronin."""

from __future__ import annotations

from render.edo.pieces.crests import CRESTS
from render.edo.pieces.unit import Unit, piece, sides, standing, unit
from render.edo.theme import C
from render.kit import zoom
from render.kit.badges import shape
from render.kit.colour import RGB, mix
from render.kit.fonts import Style, mask
from render.kit.palette import INK, IVORY, ON_SEAT, SEATS, dark
from render.kit.shapes import arc, box, quad, smooth
from render.kit.sketch import Sprite, sprite

STRANGER: RGB = (185, 178, 164)
"""The robe of a samurai whose colour nobody plays."""
BLACK = -2
NEUTRAL = -1


def crest(u: Unit, x: float, y: float, size: float, seat: int, ground: RGB | None = None) -> None:
    """Draw a seat's crest on its colour; `size` in half-sizes."""
    CRESTS[seat](u.sketch, u.cx + x * u.half, u.cy + y * u.half, size * u.half, ON_SEAT[seat],
                 SEATS[seat] if ground is None else ground)  # fmt: skip


def draw_samurai(u: Unit, seat: int) -> None:
    """Draw a samurai: a head with a topknot, a sword behind, and before the body a shield with the crest.

    The shield has the shape of the seat's badge, so that readers who do not see the colours can tell owners
    apart. Seat -1: nobody's.
    """
    u.line([(-1.0, 0.42), (0.1, -0.3)], INK, 0.2)
    u.line([(-0.94, 0.38), (-0.3, -0.04)], C["koban"], 0.08)
    u.line([(0.62, -0.66), (1.06, -0.9)], INK, 0.2)
    u.disc(0, -0.72, 0.29, 0.3, C["skin"])
    u.shape([*arc(0, -0.74, 0.3, 0.27, 180, 360, 16), (0.18, -0.82), (-0.18, -0.82)], INK, 0.04)
    u.shape(box(-0.09, -1.16, 0.09, -0.96), INK, 0.04)
    if seat < 0:
        _plain_robe(u)
        return
    outline = [(x / SHIELD * 2 - 1, y / SHIELD * 2 - 1) for x, y in shape(seat, SHIELD)]
    low, reach = 0.34, 0.88
    body = [(x * reach, low + y * reach) for x, y in outline]
    u.shape(body, SEATS[seat], 0.11)
    rim = mix(SEATS[seat], IVORY, 0.5) if ON_SEAT[seat] == IVORY else mix(SEATS[seat], INK, 0.3)
    u.shape([(x * 0.86, low + (y - low) * 0.86) for x, y in body], None, 0.05, rim)
    down = {0: -0.04, 3: 0.06}.get(seat % 5, 0.0)
    crest(u, 0, low + down, {2: 1.27, 3: 1.38, 4: 1.42}.get(seat % 5, 1.32), seat)


def _plain_robe(u: Unit) -> None:
    """Draw a robe with wide sleeves, a collar and a sash, and no crest."""
    sleeve = [(0.28, -0.42), (0.6, -0.3), (1.0, 0.36), (0.7, 0.56), (0.52, 0.2), (0.66, 0.98)]
    u.shape(sides(sleeve), STRANGER, 0.1)
    fold = mix(STRANGER, INK, 0.4)
    u.line([(-0.24, -0.36), (0.1, 0.26)], fold, 0.09)
    u.line([(0.24, -0.36), (-0.06, 0.14)], fold, 0.09)
    u.shape(box(-0.56, 0.3, 0.56, 0.52), fold, 0.05)


SHIELD = 100.0


@sprite
def samurai(seat: int, half: int, halo: bool = True) -> Sprite:
    return piece(lambda u: draw_samurai(u, seat), half, halo)


def draw_official(u: Unit, kind: int) -> None:
    """Draw an official: seated, a round robe, a tall hat.

    `kind`: a seat, -1 for neutral (white hat), -2 for black (persimmon hat).
    """
    body, hat = {NEUTRAL: (C["neutral"], C["neutral"]), BLACK: (C["soot"], C["persimmon"])}.get(
        kind, (SEATS[kind] if kind >= 0 else INK, INK)
    )
    robe = smooth(sides([(0.22, -0.16), (0.66, 0.16), (0.95, 0.62), (0.98, 0.93)]), True, 6)
    robe = [(x, min(y, 0.95)) for x, y in robe]
    u.shape(robe, body, 0)
    if kind != NEUTRAL:
        u.shape(
            [(0.2, -0.12), (0.62, 0.18), (0.92, 0.62), (0.96, 0.93), (0.45, 0.93), (0.3, 0.3)], dark(body), 0
        )
    else:
        u.shape([(0.3, 0.0), (0.62, 0.18), (0.92, 0.62), (0.96, 0.93), (0.6, 0.93), (0.5, 0.4)], C["site"], 0)
    u.shape(robe, None)
    u.shape([(-0.16, -0.12), (0.16, -0.12), (0, 0.16)], IVORY if kind != NEUTRAL else C["site"], 0.05)
    u.disc(0, -0.28, 0.25, 0.24, C["skin"])
    u.shape(
        [(-0.29, -0.36), (-0.2, -0.86), *quad((-0.2, -0.86), (0, -1.06), (0.2, -0.86)), (0.29, -0.36)], hat
    )
    if kind >= 0 and u.half >= 17:
        crest(u, 0, 0.55, 0.72, kind)


@sprite
def official(kind: int, half: int, halo: bool = False) -> Sprite:
    return piece(lambda u: draw_official(u, kind), half, halo)


def draw_merchant(u: Unit) -> None:
    """Draw the merchant: conical hat, a chest of drawers on the back, a staff."""
    u.line([(0.84, -0.6), (0.84, 0.95)], INK, 0.2)
    u.line([(0.84, -0.52), (0.84, 0.9)], mix(C["cedar"], C["straw"], 0.3), 0.09)
    coat = [(-0.22, -0.24), (0.42, -0.24), (0.72, 0.95), (-0.4, 0.95)]
    u.shape(coat, C["persimmon"])
    u.shape([(0.26, -0.2), (0.42, -0.2), (0.68, 0.9), (0.4, 0.9)], C["persimmon_edge"], 0)
    u.shape(box(-0.98, -0.4, -0.2, 0.6), mix(C["cedar"], C["koban"], 0.45))
    for y in (-0.07, 0.26):
        u.line([(-0.98, y), (-0.2, y)], INK, 0.06)
    for y in (-0.23, 0.1, 0.43):
        u.disc(-0.59, y, 0.06, 0.06, INK, 0)
    u.disc(0.12, 0.38, 0.14, 0.14, C["koban"], 0.05)
    u.disc(0.1, -0.42, 0.24, 0.22, C["skin"])
    u.shape([(-0.5, -0.48), *quad((-0.5, -0.48), (-0.1, -0.7), (0.1, -1.0)),
             *quad((0.1, -1.0), (0.3, -0.7), (0.7, -0.48)), (0.1, -0.36)], C["straw"])  # fmt: skip


@sprite
def merchant(half: int, halo: bool = True) -> Sprite:
    return piece(draw_merchant, half, halo)


def draw_ronin(u: Unit) -> None:
    """Draw a Ronin: a deep sedge basket over the head, a dark cloak, a red sash, a sword across."""
    u.line([(-0.98, 0.44), (0.98, 0.74)], INK, 0.2)
    u.shape(sides([(0.3, 0.1), (0.62, 0.36), (0.74, 0.96)]), C["cloak"])
    u.shape([(-0.6, 0.56), (0.6, 0.56), (0.66, 0.76), (-0.66, 0.76)], C["blood"], 0.05)
    hat = [
        (-0.74, 0.26),
        *quad((-0.74, 0.26), (-0.66, -0.9), (0, -0.96)),
        *quad((0, -0.96), (0.66, -0.9), (0.74, 0.26)),
    ]
    u.shape(hat, C["sedge"])
    for x in (-0.36, 0.36):
        u.line(quad((x * 0.3, -0.88), (x * 1.15, -0.6), (x * 1.3, 0.22)), dark(C["sedge"]), 0.05)
    u.line([(-0.7, 0.1), (0.7, 0.1)], dark(C["sedge"]), 0.06)


@sprite
def ronin(number: int, half: int, halo: bool = True) -> Sprite:
    """A Ronin; its number (0: none) stands in an ink disc on the hat."""
    s, u = unit(half, margin=12)
    draw_ronin(u)
    if number:
        u.disc(0, -0.24, 0.6, 0.6, INK, 0.06, IVORY)
    figure = standing(s) if halo else s.sprite()
    if number:
        more = zoom.factor()
        image, _, _ = mask(str(number), Style(max(20, round(half * 1.06)), 800), more)
        x, y = (figure.left + half) * more, (figure.top + round(half * 0.76)) * more
        figure.colour.paste(IVORY, (x - image.width // 2, y - image.height // 2), image)
    return figure
