"""The large island of the lobby, the boat before it, and the ground of private pictures."""

from __future__ import annotations

from render.bora_bora.pieces import goods
from render.bora_bora.pieces.actions import water
from render.bora_bora.pieces.pen import Pen
from render.bora_bora.theme import C
from render.kit.colour import mix
from render.kit.palette import IVORY, dark
from render.kit.shapes import rounded, smooth
from render.kit.sketch import Shadow, Sketch, Sprite, large


def island() -> Sprite:
    """The large island of the lobby: a peak, woods, a beach."""
    s = Sketch(580, 640, 20, 2)

    def band(points: list[tuple[float, float]], radius: float, colour: tuple[int, int, int]) -> None:
        s.polygon(points, colour, colour, 2 * radius)

    coast = smooth(
        [
            (70, 420),
            (90, 300),
            (170, 240),
            (290, 210),
            (420, 236),
            (510, 310),
            (530, 430),
            (480, 530),
            (340, 580),
            (190, 560),
            (100, 510),
        ],
        True,
        12,
    )
    for radius, colour in ((44, C["reef"]), (29, C["shallow"]), (15, C["shore"])):
        band(coast, radius, colour)
    s.polygon(coast, C["beach"], mix(C["sand"], C["wood"], 0.6), 3)
    wood = smooth(
        [
            (104, 410),
            (130, 310),
            (230, 250),
            (380, 246),
            (480, 320),
            (496, 420),
            (400, 452),
            (300, 436),
            (190, 462),
        ],
        True,
        12,
    )
    s.polygon(wood, C["forest"])
    field = smooth([(300, 436), (400, 440), (498, 400), (500, 462), (430, 500), (340, 492)], True, 10)
    s.polygon(field, C["plains"])
    peak = [
        (150, 350),
        (214, 226),
        (252, 132),
        (284, 92),
        (318, 128),
        (352, 214),
        (430, 348),
        (330, 378),
        (230, 376),
    ]
    s.polygon(smooth(peak, True, 6), C["mountain"], C["contour"], 3)
    s.polygon([(284, 98), (318, 132), (352, 216), (424, 344), (330, 372), (306, 240)], dark(C["mountain"]))
    s.polygon(
        [(252, 140), (284, 98), (318, 136), (326, 176), (304, 156), (288, 186), (268, 158), (240, 178)],
        C["field"],
    )
    for x, y, half in ((130, 396, 46), (196, 424, 38), (430, 372, 46), (382, 404, 36), (476, 396, 34)):
        goods.palm(Pen(s, x, y, half))
    return s.sprite(shadow=Shadow(0.0, 0))


def boat() -> Sprite:
    """A boat on the open sea."""
    s = Sketch(150, 150, 12)
    water(Pen(s, 75, 75, 70))
    return s.sprite(halo=3)


@large
def night(width: int, height: int) -> Sprite:
    """The ground of private pictures: the lagoon at night with a plain border of teeth."""
    s = Sketch(width, height, 10, 2)
    s.polygon(rounded(1.5, 1.5, width - 1.5, height - 1.5, 12), C["night"], IVORY, 3)
    step = 22.0
    count = int((width - 40) / step)
    start = (width - count * step) / 2
    row = [(start + k * step / 2, height - (11 if k % 2 == 0 else 21)) for k in range(2 * count + 1)]
    s.line(row, C["night_line"], 3.4)
    return s.sprite(shadow=Shadow(0.24, 4))
