"""Draw the goods: cubes and their signs, the bag, the warehouses."""

from __future__ import annotations

from render.golden_horn.pieces.signs import draw_good_sign, draw_sign
from render.golden_horn.theme import GAME, GOODS, PAPER, C
from render.kit.badges import draw_badge
from render.kit.colour import RGB, mix
from render.kit.palette import GOLD_LIGHT, INK, IVORY, SEATS, contour, dark, light
from render.kit.shapes import Point, Points, arc, box, cubic, quad
from render.kit.sketch import Shadow, Sketch, Sprite, sprite

CUBE_DEPTH = 0.16
"""Depth of the top and the side of a cube, as a share of its front."""
CUBE_SIGN = 0.84
"""Size of the sign as a share of the front. The sign tells cubes apart for readers who do not see the
colour."""


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
    draw_good_sign(s, letter, (left + fx) / 2, (fy + bottom) / 2, front * CUBE_SIGN)


@sprite
def cube(letter: str, size: int, halo: bool = False) -> Sprite:
    """A cube of goods."""
    s = Sketch(size, size, 10)
    draw_cube(s, 0, 0, size, letter)
    return s.sprite(halo=2 if halo else 0, shadow=Shadow(0.26, 3, 3, 3))


@sprite
def heap(letters: str, size: int) -> Sprite:
    """Cubes of several colours, each partly before the next, for chips."""
    step = size * 0.78
    s = Sketch(round(size + step * (len(letters) - 1)), size, 10)
    for i in reversed(range(len(letters))):
        draw_cube(s, i * step, 0, size, letters[i])
    return s.sprite(halo=2)


@sprite
def sign_disc(letter: str, size: int) -> Sprite:
    """The sign of a good on a disc of its colour, used as a counter."""
    s = Sketch(size, size, 4)
    s.ellipse(size / 2, size / 2, size / 2 - 1, fill=GOODS[letter], line=contour(GOODS[letter]), width=2)
    draw_good_sign(s, letter, size / 2, size / 2, size * 0.6)
    return s.sprite()


@sprite
def no_goods(letter: str, size: int) -> Sprite:
    """A counter for missing goods: a well with the pale sign."""
    s = Sketch(size, size, 4)
    s.ellipse(size / 2, size / 2, size / 2 - 2, fill=PAPER.well, line=PAPER.hair, width=2)
    draw_sign(s, letter, size / 2, size / 2, size * 0.6, PAPER.hair, PAPER.well)
    return s.sprite()


@sprite
def sign(letter: str, size: int, ink: RGB, ground: RGB) -> Sprite:
    """The sign of a good alone, as if printed."""
    s = Sketch(size, size, 2)
    draw_sign(s, letter, size / 2, size / 2, size, ink, ground)
    return s.sprite()


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
