"""Draw the pieces of Golden Horn: cubes, cards, ships, warehouses, the bag."""

from __future__ import annotations

from render.golden_horn.look import GAME, GOODS, ON_GOOD, C
from render.golden_horn.signs import draw_good_sign, draw_sign
from render.kit.badges import draw_badge
from render.kit.colour import RGB, mix
from render.kit.palette import GOLD, GOLD_LIGHT, INK, IVORY, SEATS, contour, dark, light
from render.kit.shapes import Point, Points, arc, box, cubic, mirrored, moved, quad, rounded, scaled, star
from render.kit.sketch import Shadow, Sketch, Sprite, sprite

CUBE_DEPTH = 0.24
"""Depth of the top and the side of a cube, as a share of its front."""


def draw_cube(s: Sketch, x: float, y: float, size: float, letter: str) -> None:
    """Draw a cube in a box of `size`: front face with the sign, lighter top, darker right side."""
    front = size / (1 + CUBE_DEPTH)
    d = size - front
    body = GOODS[letter]
    edge = contour(body)
    line = 2 if size < 44 else 3
    h = line / 2
    left, right, top, bottom = x + h, x + size - h, y + h, y + size - h
    fx, fy = x + front, y + d  # inner corner
    s.polygon([(left, fy), (left + d, top), (right, top), (fx, fy)], light(body))
    s.polygon([(fx, fy), (right, top), (right, bottom - d), (fx, bottom)], dark(body))
    s.polygon([(left, fy), (fx, fy), (fx, bottom), (left, bottom)], body)
    s.line([(left, fy), (fx, fy), (fx, bottom)], mix(edge, body, 0.35), line * 0.7)
    s.line([(fx, fy), (right, top)], mix(edge, body, 0.35), line * 0.7)
    outline = [(left, fy), (left + d, top), (right, top), (right, bottom - d), (fx, bottom), (left, bottom)]
    s.polygon(outline, None, edge, line)
    draw_good_sign(s, letter, (left + fx) / 2, (fy + bottom) / 2, front * 0.62)


@sprite
def cube(letter: str, size: int, halo: bool = False) -> Sprite:
    """A cube of goods."""
    s = Sketch(size, size, 10)
    draw_cube(s, 0, 0, size, letter)
    return s.sprite(halo=2 if halo else 0, shadow=Shadow(0.26, 3, 3, 3))


@sprite
def sign_disc(letter: str, size: int) -> Sprite:
    """The sign of a good on a disc of its colour, used as a counter."""
    s = Sketch(size, size, 4)
    s.ellipse(size / 2, size / 2, size / 2 - 1, fill=GOODS[letter], line=contour(GOODS[letter]), width=2)
    draw_good_sign(s, letter, size / 2, size / 2, size * 0.6)
    return s.sprite()


@sprite
def sign(letter: str, size: int, ink: RGB, ground: RGB) -> Sprite:
    """The sign of a good alone, as if printed."""
    s = Sketch(size, size, 2)
    draw_sign(s, letter, size / 2, size / 2, size, ink, ground)
    return s.sprite()


# --- Cards -------------------------------------------------------------------------------------------------


def _billow(cx: float, cy: float, w: float, h: float) -> list[Point]:
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
    sail = _billow(w * 0.53, cy, w * 0.56, h * 0.38)
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


@sprite
def bag(size: int) -> Sprite:
    """The bag of cubes."""
    w, h = size, round(size * 1.06)
    s = Sketch(w, h, 14)
    cloth = (0xB0, 0x82, 0x4C)
    edge = contour(cloth)

    def at(points: Points) -> list[Point]:
        return [(x * w, y * h) for x, y in points]

    neck = at(
        [
            (0.34, 0.3),
            (0.24, 0.06),
            (0.36, 0.1),
            (0.45, 0.02),
            (0.55, 0.1),
            (0.68, 0.03),
            (0.78, 0.09),
            (0.66, 0.3),
        ]
    )
    s.polygon(neck, mix(cloth, INK, 0.12), edge, 3)
    left = cubic((0.36, 0.3), (0.08, 0.46), (-0.06, 0.98), (0.22, 0.98))
    right = [(1 - x, y) for x, y in left]
    belly = at([*left, *reversed(right)])
    s.polygon(belly, cloth, None)
    s.wash(
        at(
            [
                *cubic((0.64, 0.3), (0.92, 0.46), (1.06, 0.98), (0.78, 0.98)),
                *quad((0.5, 0.98), (0.86, 0.8), (0.64, 0.3)),
            ]
        ),
        INK,
        0.2,
    )
    s.polygon(
        at(
            [
                *cubic((0.32, 0.4), (0.16, 0.56), (0.1, 0.76), (0.16, 0.86)),
                *cubic((0.21, 0.84), (0.16, 0.74), (0.22, 0.58), (0.38, 0.42)),
            ]
        ),
        light(cloth),
    )
    s.polygon(belly, None, edge, 3)
    for fold in ([(0.44, 0.36), (0.41, 0.5)], [(0.56, 0.36), (0.6, 0.5)], [(0.5, 0.37), (0.5, 0.45)]):
        s.line(at(fold), mix(cloth, INK, 0.4), 2.5)
    tie = at([(0.32, 0.27), (0.68, 0.27), (0.67, 0.345), (0.33, 0.345)])
    s.polygon(tie, GOODS["R"], contour(GOODS["R"]), 2.5)
    return s.sprite(shadow=Shadow(0.26, 4))


# --- Warehouse ---------------------------------------------------------------------------------------------


@sprite
def warehouse(seat: int, width: int, crest: int = -1) -> Sprite:
    """A stone warehouse, doors shut, with a hipped roof in the seat's colour. Height: 0.86 of the width."""
    w, h = width, round(width * 0.86)
    s = Sketch(w, h, 12)
    stone = (0xEC, 0xD9, 0xB0)
    line = (0x4A, 0x38, 0x24)
    s.polygon(box(w * 0.08, h * 0.46, w * 0.92, h * 0.985), stone, line, 3)
    s.wash(box(w * 0.76, h * 0.46, w * 0.92, h * 0.985), INK, 0.12)
    for x, y, length in (
        (0.14, 0.64, 0.08),
        (0.2, 0.86, 0.07),
        (0.8, 0.62, 0.08),
        (0.78, 0.84, 0.07),
        (0.13, 0.76, 0.06),
    ):
        s.line([(w * x, h * y), (w * (x + length), h * y)], mix(stone, line, 0.42), 2)
    roof = SEATS[seat]
    top = [(0.0, 0.5), (0.17, 0.08), (0.83, 0.08), (1.0, 0.5)]
    points = [(x * (w - 3) + 1.5, y * h) for x, y in top]
    s.polygon(points, roof)
    shade = [(0.83, 0.08), (1.0, 0.5), (0.74, 0.5), (0.68, 0.08)]
    s.polygon(
        [(x * (w - 3) + 1.5, y * h) for x, y in shade],
        dark(roof) if seat != 1 else mix(roof, C["sepia"], 0.3),
    )
    for x0, x1 in ((0.3, 0.24), (0.44, 0.42), (0.58, 0.6)):
        s.line([(w * x0, h * 0.12), (w * x1, h * 0.46)], mix(roof, INK if seat else IVORY, 0.25), 2)
    s.line([(w * 0.17 + 2, h * 0.095), (w * 0.83, h * 0.095)], light(roof) if seat != 1 else IVORY, 2.5)
    s.polygon(points, None, line if seat else INK, 3)
    s.line([(w * 0.02, h * 0.5), (w * 0.98, h * 0.5)], line if seat else INK, 4)
    # doors: two leaves below an arch
    wood = (0x6E, 0x45, 0x22)
    arch = [
        (w * 0.36, h * 0.98),
        *arc(w * 0.5, h * 0.72, w * 0.14, h * 0.13, 180, 360, 14),
        (w * 0.64, h * 0.98),
    ]
    s.polygon(arch, wood, line, 2.5)
    s.line([(w * 0.5, h * 0.61), (w * 0.5, h * 0.97)], line, 2.5)
    for side in (-1, 1):
        s.line([(w * (0.5 + side * 0.075), h * 0.66), (w * (0.5 + side * 0.075), h * 0.96)], dark(wood), 1.5)
        s.ellipse(w * (0.5 + side * 0.028), h * 0.82, max(1.5, w * 0.016), fill=GOLD_LIGHT)
    for x in (0.23, 0.77):
        window = [
            (w * (x - 0.045), h * 0.78),
            *arc(w * x, h * 0.66, w * 0.045, h * 0.055, 180, 360, 8),
            (w * (x + 0.045), h * 0.78),
        ]
        s.polygon(window, line)
    size = w * 0.34
    draw_badge(s, w * 0.43 - size / 2, h * 0.3 - size / 2, size, GAME, seat, crest if crest >= 0 else seat)
    return s.sprite(shadow=Shadow(0.26, 4))


# --- Ships -------------------------------------------------------------------------------------------------

# In a box of 100 x 100, bow to the right.
_DECK: list[Point] = [
    (5, 57),
    *quad((5, 57), (14, 60), (25, 61), 6),
    (28, 67),
    *quad((28, 67), (50, 70), (71, 67), 8),
    (74, 61),
    *quad((74, 61), (84, 60), (95, 54), 6),
]
_KEEL: list[Point] = [
    *quad((95, 54), (91, 72), (79, 88), 10),
    *quad((79, 88), (75, 92), (66, 92.5), 5),
    *quad((30, 92.5), (16, 92), (12, 84), 8),
    *quad((12, 84), (6, 70), (5, 57), 8),
]
HULL: list[Point] = [*_DECK, *_KEEL]

_MASTS = ((27, 66, 21, 25), (51, 68, 3, 8), (74, 62, 18, 22))
"""Masts: (x, foot, top, yard)."""
_SAILS = (
    (26.5, 42, 24, 32),
    (51.5, 33.5, 33, 50),
    (75.5, 38.5, 24, 34),
)
"""(middle x, middle y, width, height) of the mizzen, main and fore sail."""


def _sign_places(k: float, flip: bool) -> list[tuple[float, float, float]]:
    found = []
    for cx, cy, w, h in _SAILS:
        x = cx + w * 0.085
        found.append(((100 - x if flip else x) * k, (cy - h * 0.01) * k, min(w * 0.62, h * 0.46) * k))
    return found


@sprite
def ship(seat: int, sails: str, size: int, west: bool = False, crest: int = -1) -> Sprite:
    """A ship of `size` x `size`: hull in the seat's colour with its badge, sails in the colours of the goods.

    `sails` are three letters from stern to bow. The bow points right, or left if the ship sails `west`.
    `crest` replaces the seat's own emblem.
    """
    k = size / 100
    s = Sketch(size, size, 16)
    thin = 3 if size >= 100 else 2.4 if size >= 80 else 2
    hull = SEATS[seat]
    edge = INK if seat in (0, 1) else contour(hull)
    wood = mix(INK, C["russet"], 0.3)

    def pts(points: Points) -> list[Point]:
        found = scaled(points, k)
        return mirrored(found, size / 2) if west else found

    # bowsprit and stay
    s.line(pts([(86, 59), (102, 46)]), wood, thin * 1.1)
    s.line(pts([(101, 47), (75, 20)]), wood, max(1.2, thin * 0.5))
    s.line(pts([(51, 6), (27, 24)]), wood, max(1.2, thin * 0.5))
    s.line(pts([(51, 6), (74, 21)]), wood, max(1.2, thin * 0.5))
    for x, foot, top, _ in _MASTS:
        s.line(pts([(x, foot), (x, top)]), wood, thin * 1.1)
    flag = hull if seat != 1 else IVORY
    for (x, _, top, _), length in zip(_MASTS, (11, 12, 11), strict=True):
        pennant = [
            (x, top - 1),
            *quad((x, top - 1), (x + length * 0.6, top - 2.5), (x + length, top + 3), 5),
            (x, top + 6),
        ]
        s.polygon(pts(pennant), flag, edge, max(1.5, thin * 0.7))
    # hull
    s.polygon(pts(HULL), hull)
    strake = [*_DECK, *reversed(moved(_DECK, 0.4, 6.5))]
    s.polygon(pts(strake), light(hull) if seat != 1 else IVORY)
    bilge = [
        *quad((91, 71), (86, 80), (79, 88), 8),
        *quad((79, 88), (75, 92), (66, 92.5), 5),
        *quad((30, 92.5), (16, 92), (12, 84), 8),
        (10, 79),
        *quad((14, 83), (22, 85), (40, 85), 8),
        *quad((64, 85), (80, 83), (91, 71), 8),
    ]
    s.polygon(pts(bilge), dark(hull) if seat != 1 else mix(hull, C["sepia"], 0.38))
    wale = [*quad((7, 66), (26, 74), (50, 75), 10), *quad((50, 75), (78, 74), (93, 62), 10)]
    s.line(pts(wale), GOLD if seat else mix(GOLD, GOLD_LIGHT, 0.4), max(1.8, 2.3 * k))
    s.polygon(pts(HULL), None, edge, thin)
    # sails, the middle one in front
    for i in (0, 2, 1):
        cx, cy, w, h = _SAILS[i]
        _draw_sail(s, k, size, west, (cx, cy, w, h), sails[i], thin)
    for i in (0, 2, 1):
        sx, sy, span = _sign_places(k, west)[i]
        draw_sign(s, sails[i], sx, sy, span, ON_GOOD[sails[i]], GOODS[sails[i]])
    crest_size = 29 * k
    at = (size / 2 - crest_size / 2, 77.5 * k - crest_size / 2)
    draw_badge(s, *at, crest_size, GAME, seat, crest if crest >= 0 else seat)
    return s.sprite(halo=3 if size >= 80 else 2.5, shadow=Shadow(0.26, 4))


def _draw_sail(
    s: Sketch,
    k: float,
    size: int,
    west: bool,
    where: tuple[float, float, float, float],
    letter: str,
    thin: float,
) -> None:
    cx, cy, w, h = where
    body = GOODS[letter]
    x0, x1, y0, y1 = cx - w / 2, cx + w / 2, cy - h / 2, cy + h / 2

    def pts(points: Points) -> list[Point]:
        found = scaled(points, k)
        return mirrored(found, size / 2) if west else found

    outline = pts(_billow(cx, cy, w, h))
    s.polygon(outline, body)
    luff = [
        *quad((x0, y1), (x0 + w * 0.28, cy), (x0 + w * 0.06, y0), 12),
        *quad((x0 + w * 0.18, y0 + h * 0.03), (x0 + w * 0.4, cy), (x0 + w * 0.15, y1 - h * 0.07), 12),
    ]
    s.polygon(pts(luff), light(body))
    leech = [
        *quad((x1 - w * 0.12, y0), (x1 + w * 0.2, cy), (x1 - w * 0.02, y1), 12),
        *quad((x1 - w * 0.15, y1 - h * 0.06), (x1 + w * 0.04, cy), (x1 - w * 0.22, y0 + h * 0.02), 12),
    ]
    s.polygon(pts(leech), dark(body))
    s.polygon(outline, None, contour(body), thin)
    s.line(pts([(x0 - 0.5, y0), (x1 - w * 0.06, y0)]), mix(INK, C["russet"], 0.25), thin * 1.2)
