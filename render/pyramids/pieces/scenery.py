"""Draw the evening at the pyramids for the lobby: sun, pyramids, palms, the Nile, and an obelisk per seat."""

from __future__ import annotations

from typing import Final

from bot.core import Seat
from render.kit import badges
from render.kit.canvas import Canvas
from render.kit.colour import RGB, mix
from render.kit.palette import INK, IVORY
from render.kit.shapes import Point, cubic, dashes, rounded, smooth
from render.kit.sketch import Shadow, Sketch, Sprite, sprite
from render.pyramids.pieces.signs import draw_sign
from render.pyramids.pieces.symbols import draw_symbol
from render.pyramids.theme import GAME, ON_CARD, PAPER, C

WIDE: Final = 628
HIGH: Final = 900
HORIZON: Final = 560
"""Width and height of the view, and where the desert begins."""
COURSES: Final = 9
"""Rows of stones on a pyramid."""


@sprite
def evening() -> Sprite:
    """The view without its obelisks."""
    s = Sketch(WIDE, HIGH, 0, 2)
    _sky(s)
    for middle, wide, base, colour in (
        (136, 300, 590, "green"),
        (500, 300, 590, "purple"),
        (314, 440, 610, "orange"),
    ):
        _pyramid(s, middle, base, wide, colour)
    _desert(s)
    _river(s)
    for x, y, size in ((46, 690, 150), (98, 716, 110), (590, 694, 140), (544, 722, 100)):
        _palm(s, x, y, size)
    _boat(s, 316, 838, 128)
    return s.sprite()


def _sky(s: Sketch) -> None:
    """Flat bands from the dusk above to the glow at the horizon, and a great sun."""
    tones = [mix(C["nile"], C["sandstone"], share) for share in (0.52, 0.64, 0.76, 0.88)]
    tones += [mix(C["sandstone"], C["frieze"], share) for share in (0.25, 0.5, 0.75)]
    tones += [mix(C["frieze"], C["bright"], share) for share in (0.25, 0.5)]
    step = (HORIZON + 40) / len(tones)
    for i, tone in enumerate(tones):
        top = [(x, i * step + (6 if (x // 40) % 2 else 0) * (i > 0)) for x in range(-40, WIDE + 80, 40)]
        s.polygon([*smooth(top, False, 6), (WIDE, HIGH), (0, HIGH)], tone)
    for radius, share in ((178, 0.28), (146, 0.55)):
        s.ellipse(314, 330, radius, fill=mix(tones[4], C["bright"], share))
    s.ellipse(314, 330, 116, fill=mix(C["ochre"], C["frieze"], 0.35))


def _pyramid(s: Sketch, middle: float, base: float, wide: float, colour: str) -> None:
    """Draw a pyramid: a lit and a shaded side in courses of stone, a gilded top, its sign and its gate."""
    high = wide * 0.78
    top = base - high
    body = C[colour]
    lit, shade = mix(body, IVORY, 0.08), mix(body, INK, 0.26)
    edge = middle + wide * 0.1
    s.polygon([(middle, top), (middle + wide / 2, base), (middle - wide / 2, base)], lit)
    s.polygon([(middle, top), (middle + wide / 2, base), (edge, base)], shade)
    for k in range(1, COURSES):
        y = top + high * k / COURSES
        half = wide / 2 * k / COURSES
        part = middle + (edge - middle) * k / COURSES
        s.line([(middle - half, y), (part, y)], mix(lit, INK, 0.16), 2)
        s.line([(part, y), (middle + half, y)], mix(shade, INK, 0.2), 2)
        for j in range(-k, k, 2):
            x = middle + half * (j + (k % 2) * 0.9) / k
            if x < part - 6:
                s.line([(x, y), (x, y + high / COURSES)], mix(lit, INK, 0.12), 1.5)
    cap, cut = top + high * 0.2, wide * 0.1
    s.polygon([(middle, top), (middle + cut, cap), (middle - cut, cap)], C["leaf_light"])
    s.polygon(
        [(middle, top), (middle + cut, cap), (middle + (edge - middle) * 0.2, cap)], mix(C["leaf"], INK, 0.08)
    )
    line = mix(body, INK, 0.7)
    s.line([(middle - cut, cap), (middle + cut, cap)], line, 2)
    s.polygon([(middle, top), (middle + wide / 2, base), (middle - wide / 2, base)], None, line, 4)
    draw_sign(s, middle - wide * 0.02, top + high * 0.5, wide * 0.26, colour, ON_CARD[colour])
    draw_symbol(s, middle - wide * 0.02, base - wide * 0.1, wide * 0.2, "E")


def _desert(s: Sketch) -> None:
    """Dunes in front of the pyramids, and the way that leads to the largest."""
    far, near = mix(C["chamber"], C["frieze"], 0.4), mix(C["chamber"], C["sandstone"], 0.35)
    back: list[Point] = [(0, 604), (120, 586), (260, 612), (420, 600), (540, 584), (WIDE, 606)]
    s.polygon([*smooth(back, False, 10), (WIDE, HIGH), (0, HIGH)], far)
    way = [(286, 606), (342, 606), (470, HIGH), (158, HIGH)]
    s.polygon(way, C["chamber_light"])
    for k in range(1, 9):
        y = 606 + 294 * (k / 9) ** 1.7
        spread = 28 + 128 * (y - 606) / 294
        s.line([(314 - spread, y), (314 + spread, y)], mix(C["chamber_light"], C["joint"], 0.2), 2)
    front: list[Point] = [(0, 676), (110, 664), (208, 706), (150, HIGH), (0, HIGH)]
    s.polygon(smooth(front, True, 8), near)
    other: list[Point] = [(WIDE, 680), (520, 668), (430, 712), (480, HIGH), (WIDE, HIGH)]
    s.polygon(smooth(other, True, 8), near)


def _river(s: Sketch) -> None:
    """Draw the Nile across the foot of the view, with ripples."""
    water = mix(C["nile"], C["sandstone"], 0.1)
    bank: list[Point] = [(0, 806), (150, 796), (320, 812), (480, 798), (WIDE, 810)]
    shore = smooth(bank, False, 10)
    s.polygon([*shore, (WIDE, HIGH), (0, HIGH)], water)
    s.line(shore, mix(C["green"], C["sandstone"], 0.25), 8)
    light = mix(water, IVORY, 0.35)
    for k, (x, y) in enumerate(((40, 842), (300, 838), (420, 862), (120, 874), (520, 846), (260, 884))):
        wide = 54 + 12 * (k % 3)
        s.line(cubic((x, y), (x + wide * 0.3, y - 6), (x + wide * 0.7, y + 6), (x + wide, y)), light, 3)


def _palm(s: Sketch, x: float, y: float, size: float) -> None:
    k = size / 100
    trunk = cubic((x, y), (x + 6 * k, y - 30 * k), (x - 4 * k, y - 60 * k), (x + 4 * k, y - 84 * k))
    s.line(trunk, mix(C["wood"], INK, 0.45), 11 * k)
    s.line(trunk, C["wood"], 7 * k)
    dark, leaf = mix(C["green"], INK, 0.35), mix(C["green"], C["chamber"], 0.12)
    top = (x + 4 * k, y - 84 * k)
    for dx, dy in ((-46, 12), (46, 10), (-40, -16), (42, -18), (-14, -36), (18, -36), (-24, 30), (28, 28)):
        tip = (top[0] + dx * k, top[1] + dy * k)
        bend = (top[0] + dx * 0.55 * k, top[1] + (dy - 22) * k)
        low = (top[0] + dx * 0.5 * k, top[1] + (dy - 4) * k)
        blade = [*cubic(top, bend, bend, tip), *cubic(tip, low, low, top)]
        s.polygon(blade, leaf, dark, 2)


def _boat(s: Sketch, x: float, y: float, size: float) -> None:
    """Draw a felucca: its high sail, and a hull whose ends rise like reeds."""
    k = size / 100
    dark = mix(C["wood"], INK, 0.55)
    s.line([(x, y + 10 * k), (x + 4 * k, y - 62 * k)], dark, 4 * k)
    sail = [
        *cubic((x + 5 * k, y - 66 * k), (x + 40 * k, y - 48 * k), (x + 52 * k, y - 20 * k), (x + 52 * k, y)),
        (x + 7 * k, y + 4 * k),
    ]
    s.polygon(sail, C["bright"], dark, 3)
    jib = [(x - 2 * k, y - 50 * k), (x - 34 * k, y + 2 * k), (x - 4 * k, y + 4 * k)]
    s.polygon(jib, mix(C["ochre"], C["bright"], 0.25), dark, 3)
    stem, stern, keel = (x - 52 * k, y - 6 * k), (x + 60 * k, y - 8 * k), y + 28 * k
    deck = cubic(stem, (x - 30 * k, y + 14 * k), (x + 34 * k, y + 14 * k), stern)
    hull = [*deck, *cubic(stern, (x + 46 * k, keel), (x - 40 * k, keel), stem)]
    s.polygon(hull, C["wood"], dark, 3)


# --- Obelisks ----------------------------------------------------------------------------------------------


def _outline(width: float, height: float) -> list[Point]:
    """A tapering pillar with a pointed top on a plinth, upright in its box."""
    foot, neck, tip = width * 0.4, width * 0.28, height * 0.16
    middle = width / 2
    return [
        (middle, 0),
        (middle + neck, tip),
        (middle + foot, height - 24),
        (middle - foot, height - 24),
        (middle - neck, tip),
    ]


@sprite
def obelisk(seat: Seat, width: int, height: int) -> Sprite:
    """The obelisk of a taken seat: gilded top, badge, a torch that burns at each side."""
    s = Sketch(width, height, 20)
    stone, dark = mix(C["limestone"], C["sandstone"], 0.3), mix(C["joint"], INK, 0.45)
    tip, right, low_right, low_left, left = _outline(width, height)
    middle = width / 2
    s.polygon([tip, right, low_right, low_left, left], stone)
    s.polygon([tip, right, low_right, (middle + width * 0.18, height - 24)], mix(stone, C["joint"], 0.35))
    s.polygon([tip, right, left], C["leaf_light"])
    s.polygon([tip, right, (middle + width * 0.12, right[1])], mix(C["leaf"], C["leaf_edge"], 0.2))
    for k in range(3):  # carved lines
        y = height * (0.68 + 0.08 * k)
        s.line([(middle - width * 0.2, y), (middle + width * 0.1, y)], mix(stone, C["joint"], 0.5), 3)
    s.line([left, right], dark, 2)
    s.polygon([tip, right, low_right, low_left, left], None, dark, 4)
    plinth = rounded(2, height - 26, width - 2, height - 2, 4)
    s.polygon(plinth, mix(stone, C["joint"], 0.15), dark, 4)
    badges.draw_badge(s, middle - width * 0.34, height * 0.3, width * 0.68, GAME, seat, None)
    for x in (width * 0.02, width * 0.98):
        draw_symbol(s, x, height - 52, 60, "F")
    return s.sprite(shadow=Shadow(0.25, 4, 4, 5))


@sprite
def missing(seat: Seat, width: int, height: int) -> Sprite:
    """The place of an obelisk whose seat is free: a dashed outline round a dashed badge."""

    s = Sketch(width, height, 8)
    points = _outline(width, height)
    plinth = [(2, height - 24), (width - 2, height - 24), (width - 2, height - 2), (2, height - 2)]
    for line in (points, plinth):
        s.wash(line, PAPER.bright, 0.6)
        for dash in dashes([*line, line[0]], 14, 10):
            s.line(dash, INK, 4)
    return s.sprite()


def stand(canvas: Canvas, x: float, y: float, seat: Seat, taken: bool, height: int, ground: RGB) -> None:
    """Draw the obelisk of a seat with the middle of its foot at (x, y)."""
    width = round(height * 0.42)
    if taken:
        canvas.put(obelisk(seat, width, height), x - width / 2, y - height)
        return
    canvas.put(missing(seat, width, height), x - width / 2, y - height)
    size = round(width * 0.62)
    canvas.put(badges.free_badge(seat, size, INK, ground), x - size / 2, y - height * 0.7)
