"""Draw things that are counted: points, shells, offerings, cards, priests, materials, huts, status."""

from __future__ import annotations

from typing import Final

from render.bora_bora.pieces.pen import Pen
from render.bora_bora.theme import DEEP, PAPER, C
from render.kit.colour import RGB, mix
from render.kit.palette import INK, IVORY, ON_SEAT, SEATS, dark, light
from render.kit.shapes import arc, smooth, turned

WHITE: Final = C["field"]


def points(p: Pen, heart: float = 0.36) -> None:
    """Draw a frangipani: five broad petals turned like a pinwheel. A large heart has room for figures."""
    petal = [(0.0, 0.0), (-0.36, -0.34), (-0.46, -0.74), (-0.06, -1.0), (0.36, -0.84), (0.28, -0.38)]
    outline = smooth(petal, True, 7)
    for k in range(5):
        p.fill(turned(outline, 72 * k), WHITE, DEEP, 0.1)
    for k in range(5):
        p.fill(turned(outline, 72 * k), WHITE, None)
    for k in range(5):
        fold = turned([(-0.1, -0.4), (-0.06, -0.62), (0.06, -0.8)], 72 * k)
        if heart < 0.5:
            p.curve(fold, mix(C["heart"], C["sun"], 0.35), 0.06)
    p.disc(0, 0, heart, C["sun"] if heart < 0.5 else C["heart"], None)


def flower_field(p: Pen) -> None:
    """Draw the flower as a background for figures."""
    points(p, 0.62)


def shell(p: Pen, ribs: bool = True) -> None:
    """Draw a scallop with a small foot."""
    fan = [
        *[(-0.3, 0.7), (-0.72, 0.42), (-0.97, -0.1), (-0.7, -0.62), (-0.26, -0.86)],
        *[(0.26, -0.86), (0.7, -0.62), (0.97, -0.1), (0.72, 0.42), (0.3, 0.7)],
    ]
    p.fill([(-0.36, 0.6), (-0.3, 0.94), (0.3, 0.94), (0.36, 0.6)], light(C["shell"]), DEEP)
    p.soft(fan, C["shell"])
    if ribs:
        ink = mix(C["shell"], C["coral"], 0.72)
        for x, y in ((-0.62, -0.36), (-0.33, -0.6), (0, -0.68), (0.33, -0.6), (0.62, -0.36)):
            p.line([(x * 0.16, 0.6), (x, y)], ink, 0.075)
        p.line(arc(0, -0.06, 0.72, 0.6, 200, 255, 10), IVORY, 0.07)


def shell_field(p: Pen) -> None:
    """Draw the shell as a background for figures."""
    shell(p, False)


def offering(p: Pen) -> None:
    """Draw a bowl of leaves with three fruits."""
    for x, colour in ((-0.46, C["coral"]), (0.46, C["sun"]), (0, C["plains"])):
        p.disc(x, -0.3 if x else -0.46, 0.34, colour)
        p.disc(x - 0.1, (-0.3 if x else -0.46) - 0.11, 0.075, light(colour), None)
    bowl = [(-0.98, -0.14), (0.98, -0.14), (0.56, 0.66), (-0.56, 0.66)]
    p.fill(bowl, C["offering"])
    p.fill([(-0.9, -0.06), (-0.55, -0.06), (-0.34, 0.6), (-0.52, 0.6)], light(C["offering"]), None)
    for x in (-0.42, 0, 0.42):
        p.line([(x * 1.25, -0.04), (x * 0.75, 0.58)], dark(C["offering"]), 0.075)
    p.line([(-0.98, -0.14), (0.98, -0.14)], DEEP, 0.12)
    p.fill([(-0.34, 0.68), (0.34, 0.68), (0.44, 0.92), (-0.44, 0.92)], C["wood"])


def _face(p: Pen, ink: RGB, ground: RGB) -> None:
    """Draw round eyes, a nose and a mouth of three bars: the face of all gods."""
    for x in (-0.36, 0.36):
        p.disc(x, -0.2, 0.2, ground, None)
        p.disc(x, -0.2, 0.2, None, ink, 0.1)
        p.disc(x, -0.2, 0.07, ink, None)
    p.fill([(0, -0.08), (0.13, 0.2), (-0.13, 0.2)], ink, None)
    p.rect(-0.4, 0.34, 0.4, 0.62, ground, ink, 0.09, 0.08)
    for x in (-0.14, 0.14):
        p.line([(x, 0.36), (x, 0.6)], ink, 0.08)


def god_tile(p: Pen) -> None:
    """Draw a gold disc with a mask."""
    p.disc(0, 0, 0.97, C["metal"])
    p.disc(0, 0, 0.78, None, dark(C["metal"]), 0.07)
    p.line(arc(0, 0, 0.84, 0.84, 190, 262, 12), light(C["metal"]), 0.09)
    _face(p.within(0, 0.0, 0.72), DEEP, light(C["metal"]))


def cards(p: Pen) -> None:
    """Draw two cards fanned: god cards of any colour."""
    for turn, x, colour in ((14, 0.3, C["god_g"]), (-8, -0.16, C["god_b"])):
        q = p.within(x, 0, 1, turn)
        q.rect(-0.56, -0.82, 0.56, 0.82, colour, DEEP, 0.085, 0.12)
    q = p.within(-0.16, 0, 1, -8)
    q.rect(-0.4, -0.62, 0.4, 0.62, mix(C["god_b"], IVORY, 0.82), None, 0, 0.06)
    r = q.within(0, 0.02, 0.42)
    r.rect(-0.8, -0.8, 0.8, 0.8, C["god_y"], DEEP, 0.14, 0.16)
    for x in (-0.34, 0.34):
        r.disc(x, -0.2, 0.15, DEEP, None)
    r.line([(-0.36, 0.36), (0.36, 0.36)], DEEP, 0.2)


def priest(p: Pen, seat: int = 2) -> None:
    """Draw a robe in the seat's colour under a crown of feathers."""
    body = SEATS[seat]
    for k, angle in enumerate((-54, -27, 0, 27, 54)):
        colour = C["coral"] if k % 2 == 0 else C["sun"]
        tip = turned([(0, -0.98)], angle)[0]
        tip = (tip[0] * 0.82, tip[1])
        p.line([(0, -0.28), (tip[0], max(-0.9, tip[1]))], DEEP, 0.27)
    for k, angle in enumerate((-54, -27, 0, 27, 54)):
        colour = C["coral"] if k % 2 == 0 else C["sun"]
        tip = turned([(0, -0.98)], angle)[0]
        p.line([(0, -0.28), (tip[0] * 0.82, max(-0.9, tip[1]))], colour, 0.13)
    p.fill([(-0.26, 0.0), (0.26, 0.0), (0.68, 0.94), (-0.68, 0.94)], body)
    p.fill([(-0.2, 0.06), (-0.06, 0.06), (-0.28, 0.88), (-0.54, 0.88)], light(body), None)
    p.fill([(-0.3, 0.02), (0.3, 0.02), (0, 0.46)], C["sun"] if seat != 1 else C["coral"], DEEP, 0.06)
    p.disc(0, -0.2, 0.3, C["skin"])


def sand(p: Pen) -> None:
    """Draw a dune with grains."""
    p.soft(
        [(-0.98, 0.62), (-0.6, 0.1), (-0.12, -0.6), (0.12, -0.6), (0.6, 0.1), (0.98, 0.62), (0, 0.78)],
        C["sand"],
    )
    p.fill([(0.05, -0.5), (0.2, -0.42), (0.84, 0.52), (0.2, 0.64)], mix(C["sand"], C["wood"], 0.22), None)
    p.line([(-0.7, 0.4), (-0.2, -0.34)], light(C["sand"]), 0.09)
    for x, y in ((-0.36, 0.3), (-0.06, 0.06), (0.1, 0.46), (-0.08, 0.5), (0.42, 0.4), (-0.56, 0.52)):
        p.disc(x, y, 0.06, mix(C["sand"], C["wood"], 0.6), None)


def stone(p: Pen) -> None:
    """Draw a cut boulder with three facets."""
    block = [(-0.9, 0.62), (-0.78, -0.12), (-0.28, -0.66), (0.46, -0.6), (0.9, 0.04), (0.86, 0.62)]
    p.fill(block, C["stone"])
    p.fill([(-0.28, -0.6), (0.42, -0.54), (0.2, -0.08), (-0.4, -0.04)], light(C["stone"]), None)
    p.fill([(0.46, -0.54), (0.84, 0.06), (0.8, 0.56), (0.4, 0.56), (0.2, -0.08)], dark(C["stone"]), None)
    p.line([(-0.72, -0.1), (-0.4, -0.04), (0.2, -0.08), (0.4, 0.56)], DEEP, 0.055)
    p.line([(0.2, -0.08), (0.44, -0.54)], DEEP, 0.055)
    p.fill(block, None)


def wood(p: Pen) -> None:
    """Draw three log ends in a pyramid."""
    for x, y in ((-0.48, 0.4), (0.48, 0.4), (0, -0.44)):
        p.disc(x, y, 0.46, C["wood"])
        p.disc(x, y, 0.3, mix(C["wood"], C["sand"], 0.62), None)
        p.disc(x, y, 0.16, None, C["wood"], 0.06)
        p.disc(x, y, 0.045, C["wood"], None)


def status(p: Pen) -> None:
    """Draw a triangle of three teeth, the top one coral: a step on the status track."""
    for x, y, colour in ((0, -0.86, C["coral"]), (-0.48, 0.02, C["contour"]), (0.48, 0.02, C["contour"])):
        p.fill([(x, y), (x + 0.48, y + 0.84), (x - 0.48, y + 0.84)], colour)
    p.line([(-0.06, -0.6), (-0.26, -0.22)], light(C["coral"]), 0.07)
    p.fill([(-0.48, 0.06), (0.48, 0.06), (0, 0.9)], WHITE, DEEP, 0.05)


def tooth(p: Pen) -> None:
    """Draw one tattoo."""
    p.fill([(0, -0.8), (0.84, 0.74), (-0.84, 0.74)], IVORY)


def roof(p: Pen, body: RGB) -> None:
    """Draw a broad thatched roof."""
    outline = [(-1, 0.24), (-0.5, -0.86), (0.5, -0.86), (1, 0.24)]
    p.fill(outline, body)
    p.fill([(-0.9, 0.18), (-0.48, -0.78), (-0.3, -0.78), (-0.58, 0.18)], light(body), None)
    p.fill([(0.9, 0.18), (0.48, -0.78), (0.36, -0.78), (0.66, 0.18)], dark(body), None)
    p.line([(-0.6, -0.86), (0.6, -0.86)], DEEP, 0.16)
    p.line([(-0.52, -0.86), (0.52, -0.86)], light(body), 0.05)
    p.fill(outline, None)


def walls(p: Pen) -> None:
    """Draw cream walls with a dark door."""
    p.rect(-0.66, 0.14, 0.66, 0.92, mix(C["tapa_light"], WHITE, 0.4))
    p.rect(0.4, 0.2, 0.62, 0.88, mix(C["tapa_light"], C["wood"], 0.25), None)
    p.rect(-0.2, 0.36, 0.2, 0.92, mix(C["wood"], INK, 0.45), DEEP, 0.06)


def hut(p: Pen, seat: int | None = None, body: RGB | None = None) -> None:
    """Draw a hut; if it belongs to a seat, its roof has the seat's colour and emblem."""
    from render.bora_bora.pieces.emblems import EMBLEMS

    walls(p)
    ground = SEATS[seat] if seat is not None else body or mix(C["sand"], C["wood"], 0.12)
    roof(p, ground)
    if seat is not None:
        x, y = p.at([(0, -0.3)])[0]
        EMBLEMS[seat](p.sketch, x, y, p.half * 0.82, ON_SEAT[seat], ground)


def hut_12(p: Pen) -> None:
    """Draw a hut above an arrow: a move to the collecting space."""
    hut(p.within(0.06, -0.26, 0.68))
    p.line([(-0.86, 0.72), (0.6, 0.72)], DEEP, 0.17)
    p.fill([(0.46, 0.4), (0.98, 0.72), (0.46, 1.02)], DEEP, DEEP, 0.05)


def palm(p: Pen) -> None:
    """Draw a palm: a bent stem and five leaves."""
    p.curve([(0.1, 1.0), (0.02, 0.3), (0.12, -0.36)], mix(C["wood"], C["hair"], 0.2), 0.16)
    leaf = mix(C["forest"], C["contour"], 0.42)
    for turn in (-100, -52, 8, 62, 112):
        q = p.within(0.12, -0.38, 1, turn)
        q.soft([(0, 0), (-0.2, -0.3), (-0.06, -0.74), (0.14, -0.36)], leaf, None)


def building(p: Pen, seat: int = 3, number: int | None = None) -> None:
    """Draw a small building tile: a straw hut on the seat's colour, with its number as pips below."""
    body = SEATS[seat]
    p.rect(-0.8, -0.96, 0.8, 0.96, body, DEEP, 0.085, 0.14)
    hut(p.within(0, -0.34, 0.52))
    if number is not None:
        die_face(p.within(0, 0.54, 0.32), number, IVORY, INK)


PIPS: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    1: ((0, 0),),
    2: ((-0.46, -0.46), (0.46, 0.46)),
    3: ((-0.52, -0.52), (0, 0), (0.52, 0.52)),
    4: ((-0.46, -0.46), (0.46, -0.46), (-0.46, 0.46), (0.46, 0.46)),
    5: ((-0.5, -0.5), (0.5, -0.5), (0, 0), (-0.5, 0.5), (0.5, 0.5)),
    6: ((-0.46, -0.56), (-0.46, 0), (-0.46, 0.56), (0.46, -0.56), (0.46, 0), (0.46, 0.56)),
}


def die_face(p: Pen, face: int, body: RGB, ink: RGB) -> None:
    """Draw a die from above; face 0 is blank."""
    p.rect(-0.94, -0.94, 0.94, 0.94, body, DEEP, 0.1, 0.34)
    p.line([(-0.62, -0.8), (0.5, -0.8)], light(body), 0.09)
    for x, y in PIPS.get(face, ()):
        p.disc(x, y, 0.195, ink, None)


def die(p: Pen, seat: int, face: int) -> None:
    """Draw a die of a seat."""
    die_face(p, face, SEATS[seat], ON_SEAT[seat])


def dice_pair(p: Pen) -> None:
    """Draw two plain dice: the dice of a turn."""
    die_face(p.within(-0.4, -0.3, 0.58, -10), 5, IVORY, INK)
    die_face(p.within(0.42, 0.36, 0.58, 8), 2, IVORY, INK)


def task(p: Pen) -> None:
    """Draw a task: a green frame with a tick."""
    p.rect(-0.84, -0.9, 0.84, 0.9, C["task"], DEEP, 0.085, 0.14)
    p.rect(-0.58, -0.64, 0.58, 0.64, WHITE, None)
    p.line([(-0.32, 0.02), (-0.06, 0.32), (0.36, -0.32)], INK, 0.2)


def ceremony(p: Pen) -> None:
    """Draw six spaces of the ceremony area."""
    tints = (C["sand"], C["stone"], C["wood"])
    for k in range(6):
        x, y = -0.98 + (k % 3) * 0.66, -0.66 + (k // 3) * 0.66
        colour = mix(tints[(k + k // 3) % 3], WHITE, 0.12)
        p.rect(x, y, x + 0.64, y + 0.64, colour, DEEP, 0.07)


def islands(p: Pen) -> None:
    """Draw five islands in a cross."""
    for x, y in ((0, -0.72), (-0.72, 0), (0.72, 0), (0, 0.72)):
        p.disc(x, y, 0.25, C["plains"])
    p.disc(0, 0, 0.38, C["plains"])


def order(p: Pen) -> None:
    """Draw an order tile without its number."""
    p.rect(-0.8, -0.9, 0.8, 0.9, C["sun"], DEEP, 0.085, 0.2)


def first(p: Pen) -> None:
    """Draw the order tile with number one."""
    order(p)
    p.line([(-0.28, -0.26), (0.08, -0.54), (0.08, 0.5)], INK, 0.22)
    p.line([(-0.28, 0.54), (0.4, 0.54)], INK, 0.2)


def jewel_any(p: Pen) -> None:
    """Draw jewelry of any kind: a necklace in grey."""
    from render.bora_bora.pieces.jewelry import necklace

    necklace(p, mix(C["stone"], WHITE, 0.35), C["stone"])


def blank(p: Pen) -> None:
    """Draw a god card without a colour."""
    p.rect(-0.6, -0.9, 0.6, 0.9, WHITE, DEEP, 0.085, 0.14)
    p.rect(-0.42, -0.72, 0.42, 0.72, mix(PAPER.ground, C["bark"], 0.2), None, 0, 0.08)


def eye(p: Pen) -> None:
    """Draw an eye: visible to one player only."""
    lid = [
        *smooth(
            [(-1, 0), (-0.5, -0.5), (0, -0.62), (0.5, -0.5), (1, 0), (0.5, 0.5), (0, 0.62), (-0.5, 0.5)],
            True,
            8,
        )
    ]
    p.fill(lid, IVORY, None)
    p.disc(0, 0, 0.44, C["night"], None)
    p.disc(0, 0, 0.2, IVORY, None)


def star(p: Pen) -> None:
    """Draw a short bar: nothing."""
    p.line([(-0.5, 0), (0.5, 0)], INK, 0.2)
