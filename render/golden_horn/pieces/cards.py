"""Draw the wind cards."""

from __future__ import annotations

from render.golden_horn.pieces.signs import draw_good_sign, draw_sign
from render.golden_horn.theme import GOODS, C
from render.kit.colour import mix
from render.kit.palette import GOLD, GOLD_LIGHT, INK, IVORY, contour, dark, light
from render.kit.shapes import Point, quad, rounded, star
from render.kit.sketch import Shadow, Sketch, Sprite, sprite


def billow(cx: float, cy: float, w: float, h: float) -> list[Point]:
    """The outline of a square sail filled by a wind that blows to the right."""
    x0, x1, y0, y1 = cx - w / 2, cx + w / 2, cy - h / 2, cy + h / 2
    return [
        *quad((x0 + w * 0.06, y0), (cx, y0 + h * 0.05), (x1 - w * 0.12, y0), 10),
        *quad((x1 - w * 0.12, y0), (x1 + w * 0.2, cy), (x1 - w * 0.02, y1), 14),
        *quad((x1 - w * 0.02, y1), (cx + w * 0.06, y1 - h * 0.16), (x0, y1), 12),
        *quad((x0, y1), (x0 + w * 0.28, cy), (x0 + w * 0.06, y0), 14),
    ]


@sprite
def card(letter: str, width: int) -> Sprite:
    """A card, face up; its height is 1.45 times its width."""
    w, h = width, round(width * 1.45)
    s = Sketch(w, h, 14)
    body = GOODS[letter]
    edge = max(3.0, w * 0.06)
    s.polygon(rounded(1, 1, w - 1, h - 1, max(4, w * 0.09)), IVORY, mix(INK, C["sepia"], 0.3), 2)
    field = rounded(edge, edge, w - edge, h - edge, max(3, w * 0.06))
    s.polygon(field, body, contour(body), 2)
    if w < 56:  # too small for a sail: only the sign
        draw_good_sign(s, letter, w / 2, h / 2, w * 0.56)
        return s.sprite(shadow=Shadow(0.26, 3, 3, 4))
    s.polygon(rounded(edge + 4, edge + 4, w - edge - 4, h - edge - 4, 4), None, light(body), 1.5)
    cy = h * 0.5
    mast = dark(C["russet"])
    s.line([(w * 0.34, h * 0.24), (w * 0.34, h * 0.78)], mast, max(2.5, w * 0.035))
    sail = billow(w * 0.53, cy, w * 0.56, h * 0.38)
    s.polygon(sail, IVORY, contour(body), 2.5)
    luff = [
        *quad((w * 0.25, cy + h * 0.19), (w * 0.25 + w * 0.157, cy), (w * 0.284, cy - h * 0.19), 12),
        *quad((w * 0.35, cy - h * 0.185), (w * 0.5, cy), (w * 0.35, cy + h * 0.165), 12),
    ]
    s.polygon(luff, mix(IVORY, INK, 0.1))
    s.polygon(sail, None, contour(body), 2.5)
    s.line([(w * 0.2, cy - h * 0.19), (w * 0.8, cy - h * 0.19)], mast, max(2.5, w * 0.03))
    strong = body if letter not in "YP" else mix(body, INK, 0.42)
    draw_sign(s, letter, w * 0.57, cy - h * 0.01, w * 0.3, strong, IVORY)
    corner = w * 0.17
    draw_good_sign(s, letter, edge + corner * 0.95, edge + corner * 1.0, corner)
    draw_good_sign(s, letter, w - edge - corner * 0.95, h - edge - corner * 1.0, corner)
    return s.sprite(shadow=Shadow(0.28, 4, 3, 4))


def _draw_back(s: Sketch, x: float, y: float, w: float, h: float) -> None:
    edge = max(2.5, w * 0.06)
    s.polygon(
        rounded(x + 1, y + 1, x + w - 1, y + h - 1, max(4, w * 0.1)), IVORY, mix(INK, C["sepia"], 0.3), 2
    )
    body = mix(C["russet"], GOODS["R"], 0.55)
    s.polygon(
        rounded(x + edge, y + edge, x + w - edge, y + h - edge, max(3, w * 0.06)), body, contour(body), 1.5
    )
    inner = edge + max(2.5, w * 0.06)
    s.polygon(rounded(x + inner, y + inner, x + w - inner, y + h - inner, 3), None, GOLD, 1.5)
    cx, cy = x + w / 2, y + h / 2
    s.polygon(star(cx, cy, w * 0.29, w * 0.075, 8), GOLD_LIGHT)
    s.polygon(star(cx, cy, w * 0.19, w * 0.05, 8, -67.5), GOLD)


@sprite
def back(width: int, count: int = 1) -> Sprite:
    """Face-down cards; at most five of a pile are visible."""
    h = round(width * 1.45)
    s = Sketch(width, h, 22)
    step = max(2.5, width * 0.05)
    for i in reversed(range(count)):
        _draw_back(s, i * step, -i * step * 0.9, width, h)
    return s.sprite(shadow=Shadow(0.26, 3, 3, 4))


@sprite
def fan(letters: str, width: int) -> Sprite:
    """A few discarded cards, the last one on top."""
    h = round(width * 1.45)
    s = Sketch(width, h, 22)
    step = max(5.0, width * 0.13)
    for i, letter in enumerate(letters):
        k = len(letters) - 1 - i
        x, y = -k * step, -k * step * 0.35
        body = GOODS[letter]
        edge = max(2.5, width * 0.06)
        s.polygon(rounded(x + 1, y + 1, x + width - 1, y + h - 1, 5), IVORY, mix(INK, C["sepia"], 0.3), 2)
        s.polygon(rounded(x + edge, y + edge, x + width - edge, y + h - edge, 4), body, contour(body), 1.5)
        draw_good_sign(s, letter, x + width / 2, y + h / 2, width * 0.5)
    return s.sprite(shadow=Shadow(0.26, 3, 3, 4))
