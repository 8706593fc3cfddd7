"""Draw the symbols on the cells of a card. Each is known by its outline; a gilded one was taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from render.kit.canvas import Canvas
from render.kit.colour import RGB, mix
from render.kit.palette import GOLD, GOLD_DARK, INK, IVORY
from render.kit.shapes import Point, cubic, mirrored, rounded, smooth, turned
from render.kit.sketch import Shadow, Sketch, Sprite, sprite
from render.pyramids.theme import PAPER, C


@dataclass(frozen=True)
class Pen:
    """Draws in a box of 100 x 100 round the origin, scaled to `size` pixels at (x, y)."""

    sketch: Sketch
    x: float
    y: float
    size: float
    gilded: bool = False
    pale: bool = False
    """Whether it draws an empty place: printed in only two paper colours."""
    ground: RGB = C["limestone"]

    @property
    def stroke(self) -> float:
        """Width of the outline: 3 px, or 2 px at sizes below 40."""
        return 3 if self.size >= 52 else 2

    def at(self, points: Sequence[Point]) -> list[Point]:
        k = self.size / 100
        return [(self.x + px * k, self.y + py * k) for px, py in points]

    def tone(self, colour: RGB, value: float = 0.0) -> RGB:
        """A colour as it is drawn here: lighter (`value` > 0) or darker, in gold, or pale."""
        if self.pale:
            return mix(self.ground, C["joint"], 0.2 if value < 0.2 else 0.1)
        if self.gilded:
            return C["leaf_light"] if value > -0.2 else mix(C["leaf"], C["leaf_edge"], 0.22)
        return mix(colour, IVORY, value) if value >= 0 else mix(colour, INK, -value)

    def line(self, colour: RGB) -> RGB:
        """The outline colour of a body of this colour."""
        if self.pale:
            return mix(self.ground, C["joint"], 0.5)
        return C["leaf_edge"] if self.gilded else mix(colour, INK, 0.72)

    def shape(
        self, points: Sequence[Point], fill: RGB | None, line: RGB | None = None, width: float = 0
    ) -> None:
        self.sketch.polygon(self.at(points), fill, line, width or self.stroke)

    def stroked(self, points: Sequence[Point], colour: RGB, width: float) -> None:
        """Draw an open line; `width` in hundredths of the size, at least 1.5 px."""
        self.sketch.line(self.at(points), colour, max(1.5, width * self.size / 100))

    def dot(self, x: float, y: float, rx: float, ry: float, fill: RGB, line: RGB | None = None) -> None:
        k = self.size / 100
        self.sketch.ellipse(self.x + x * k, self.y + y * k, rx * k, ry * k, fill, line, self.stroke)


Drawing = Callable[[Pen], None]


def ruby(p: Pen) -> None:
    """Draw a cut stone with a point below."""
    body = C["ruby"]
    crown = [(-24, -40), (24, -40), (44, -14), (0, 44), (-44, -14)]
    p.shape(crown, p.tone(body))
    p.shape([(-24, -40), (-14, -14), (-44, -14)], p.tone(body, 0.34))
    p.shape([(-24, -40), (0, -40), (-14, -14)], p.tone(body, 0.2))
    p.shape([(24, -40), (14, -14), (0, -40)], p.tone(body, 0.08))
    p.shape([(24, -40), (44, -14), (14, -14)], p.tone(body, -0.22))
    p.shape([(-44, -14), (-14, -14), (0, 44)], p.tone(body, 0.16))
    p.shape([(44, -14), (14, -14), (0, 44)], p.tone(body, -0.34))
    facet = p.line(body) if p.gilded or p.pale else p.tone(body, -0.45)
    for line in (
        [(-44, -14), (44, -14)],
        [(-14, -14), (0, 44), (14, -14)],
        [(-14, -14), (0, -40), (14, -14)],
    ):
        p.stroked(line, facet, 2.6)
    p.shape(crown, None, p.line(body))


def emerald(p: Pen) -> None:
    """Draw an upright octagon with steps."""
    body = C["emerald"]

    def octagon(w: float, h: float, c: float) -> list[Point]:
        return [
            (-w + c, -h),
            (w - c, -h),
            (w, -h + c),
            (w, h - c),
            (w - c, h),
            (-w + c, h),
            (-w, h - c),
            (-w, -h + c),
        ]

    outer, inner = octagon(36, 43, 15), octagon(19, 26, 9)
    values = (0.42, 0.3, -0.12, -0.3, -0.36, -0.16, 0.14, 0.34)
    order = (0, 1, 2, 3, 4, 5, 6, 7)
    for i in order:
        j = (i + 1) % 8
        p.shape([outer[i], outer[j], inner[j], inner[i]], p.tone(body, values[i]))
    p.shape(inner, p.tone(body, 0.12))
    p.shape([inner[7], inner[0], inner[1], inner[6]], p.tone(body, 0.3))
    facet = p.line(body) if p.gilded or p.pale else p.tone(body, -0.42)
    p.stroked([*inner, inner[0]], facet, 2.6)
    if not p.gilded or p.size > 48:
        for i in range(8):
            p.stroked([outer[i], inner[i]], facet, 2)
    p.shape(outer, None, p.line(body))


def skull(p: Pen) -> None:
    body = C["bone"]
    line = p.line(mix(body, INK, 0.5))
    half = [
        (0, -45),
        *cubic((0, -45), (30, -45), (42, -24), (40, -4)),
        *cubic((40, -4), (38, 10), (30, 14), (26, 18)),
        (25, 36),
        *cubic((25, 36), (24, 43), (12, 45), (0, 45)),
    ]
    head = [*half, *reversed(mirrored(half))]
    p.shape(head, p.tone(body, 0.2))
    if not (p.gilded or p.pale):
        shade = [
            (40, -4),
            *cubic((40, -4), (38, 10), (30, 14), (26, 18)),
            (25, 36),
            (18, 44),
            (16, 16),
            (30, -6),
            (32, -30),
        ]
        p.shape(shade, mix(body, C["joint"], 0.3))
    hole = C["leaf_edge"] if p.gilded else line if p.pale else INK
    for side in (-1, 1):
        p.shape(
            [(side * x, y) for x, y in smooth([(7, -6), (17, -14), (28, -8), (27, 7), (15, 9), (7, 4)])], hole
        )
    p.shape([(0, 9), (6, 21), (0, 18), (-6, 21)], hole)
    for x in (-11, 0, 11):
        p.stroked([(x, 30), (x, 43)], hole, 3)
    p.shape(head, None, line)


def torch(p: Pen) -> None:
    """Draw a tapering handle with a flame."""
    wood, fire = C["wood"], C["flame"]
    handle = [(-11, 6), (11, 6), (5, 46), (-5, 46)]
    p.shape(handle, p.tone(wood), p.line(wood))
    if not (p.gilded or p.pale):
        p.shape([(3, 8), (10, 8), (5, 45), (2, 45)], p.tone(wood, -0.3))
    outer = smooth(
        [(0, 0), (-18, -8), (-20, -22), (-9, -34), (-4, -48), (9, -38), (14, -28), (21, -24), (19, -8)],
        True,
        6,
    )
    p.shape(outer, mix(p.ground, C["joint"], 0.36) if p.pale else p.tone(fire), p.line(fire))
    inner = smooth([(0, -2), (-9, -8), (-8, -20), (1, -30), (8, -20), (9, -8)], True, 6)
    p.shape(inner, p.tone(C["leaf_light"], 0.1) if not p.gilded else C["leaf"])
    p.shape([(-18, -2), (18, -2), (13, 12), (-13, 12)], p.tone(C["leaf"], -0.1), p.line(wood))


def potion(p: Pen) -> None:
    """Draw a flask with a long neck, half filled."""
    body = C["potion"]
    glass = mix(IVORY, body, 0.16)
    half = [
        (10, -36),
        (10, -14),
        *cubic((10, -14), (24, -8), (36, 6), (36, 20)),
        *cubic((36, 20), (36, 38), (20, 45), (0, 45)),
    ]
    flask = [*half, *reversed(mirrored(half))]
    p.shape(flask, p.tone(glass, 0.1) if not p.gilded else C["leaf_light"])
    level = [
        (34, 12),
        *cubic((36, 14), (37, 38), (20, 45), (0, 45)),
        *reversed(mirrored(cubic((36, 14), (37, 38), (20, 45), (0, 45)))),
        (-34, 12),
    ]
    p.shape(
        level,
        mix(C["leaf"], C["leaf_edge"], 0.4) if p.gilded else p.tone(body) if not p.pale else p.line(body),
    )
    if not (p.gilded or p.pale):
        p.shape(
            [
                (34, 12),
                *cubic((36, 14), (37, 38), (20, 45), (4, 45)),
                *cubic((4, 45), (18, 38), (24, 28), (22, 12)),
            ],
            p.tone(body, -0.3),
        )
        p.dot(-14, 27, 6, 6, mix(body, IVORY, 0.55))
        p.dot(4, 20, 4, 4, mix(body, IVORY, 0.55))
        p.stroked([(-3, -30), (-3, -14)], IVORY, 5)
    p.shape(flask, None, p.line(body))
    p.shape(rounded(-17, -47, 17, -34, 4, 4), p.tone(C["wood"], 0.12), p.line(C["wood"]))


def cross(p: Pen) -> None:
    """Draw two bold strokes."""
    body = C["cross"]
    w = 12.5
    bar = rounded(-48, -w, 48, w, 7, 4)
    stroke, two = turned(bar, 45), turned(bar, -45)
    line = p.line(body)
    p.shape(stroke, line, line, p.stroke * 2)
    p.shape(two, line, line, p.stroke * 2)
    p.shape(stroke, p.tone(body))
    p.shape(two, p.tone(body))
    if not (p.gilded or p.pale):
        for bars in (45, -45):
            p.shape(
                turned([(-44, -w + 1), (44, -w + 1), (44, -w + 7), (-44, -w + 7)], bars),
                p.tone(body, 0.26 if bars == 45 else 0.18),
            )


def entrance(p: Pen) -> None:
    """Draw a gate with a cornice and a sun."""
    stone = mix(C["frieze"], C["joint"], 0.3)
    line = p.line(C["joint"])
    p.shape([(-38, -20), (38, -20), (42, 44), (-42, 44)], p.tone(stone, 0.12), line)
    if not (p.gilded or p.pale):
        p.shape([(26, -18), (37, -18), (41, 43), (28, 43)], p.tone(stone, -0.2))
    hole = C["leaf_edge"] if p.gilded else line if p.pale else INK
    p.shape([(-17, 2), (17, 2), (21, 44), (-21, 44)], hole)
    p.shape([(-48, -42), (48, -42), (40, -20), (-40, -20)], p.tone(C["frieze"], 0.1), line)
    p.stroked([(-42, -26), (42, -26)], line, 2.4)
    p.dot(0, -31, 8, 8, C["leaf_edge"] if p.gilded else line if p.pale else C["ochre"])
    p.stroked([(-28, -10), (28, -10)], line, 2.4)


def tomb(p: Pen) -> None:
    """Draw a mummy case with striped headcloth and crossed arms."""
    gold, blue = C["leaf"], C["nile"]
    line = p.line(C["joint"])
    half = [
        (0, -48),
        *cubic((0, -48), (20, -48), (24, -34), (24, -22)),
        *cubic((24, -22), (40, -14), (42, 0), (36, 16)),
        (24, 47),
        (0, 47),
    ]
    case = [*half, *reversed(mirrored(half))]
    p.shape(case, p.tone(gold, 0.04) if not p.gilded else C["leaf_light"])
    if not (p.gilded or p.pale):
        p.shape(
            [(24, -18), *cubic((24, -22), (40, -14), (42, 0), (36, 16)), (24, 47), (14, 47), (26, 10)],
            p.tone(gold, -0.26),
        )
    cloth = [
        (-24, -14),
        (-24, -30),
        *cubic((-22, -44), (-12, -48), (12, -48), (22, -44)),
        (24, -30),
        (24, -14),
        (13, -10),
        (13, -30),
        (-13, -30),
        (-13, -10),
    ]
    p.shape(cloth, line if p.gilded or p.pale else blue)
    stripe = C["leaf_light"] if p.gilded else p.ground if p.pale else gold
    for y in (-38, -28, -18):
        for side in (-1, 1):
            p.stroked([(side * 23, y), (side * 13.5, y)], stripe, 4)
    p.shape(
        smooth([(-12, -32), (12, -32), (11, -18), (0, -10), (-11, -18)], True, 5),
        p.tone(mix(C["frieze"], IVORY, 0.45), 0.1),
        line,
        1.5,
    )
    for side in (-1, 1):
        p.dot(side * 5, -24, 2.6, 2.6, line)
    for a, b in (((-30, 2), (14, 18)), ((30, 2), (-14, 18))):
        p.stroked([a, b], line, 10)
        p.stroked([a, b], stripe if p.gilded or p.pale else mix(C["frieze"], IVORY, 0.35), 5)
    for y, w in ((28, 27), (37, 23)):
        p.stroked([(-w, y), (w, y)], line if p.gilded or p.pale else C["nile"], 5)
    p.shape(case, None, line)


DRAWINGS: Final[dict[str, Drawing]] = {
    "R": ruby, "G": emerald, "S": skull, "F": torch, "P": potion, "X": cross, "E": entrance, "T": tomb,
}  # fmt: skip
#: The share of a cell that a symbol fills.
NARROW: Final = {"F": 0.5, "P": 0.78, "G": 0.8, "S": 0.9, "R": 0.9, "X": 0.9, "T": 0.88}
"""The width of a symbol as a share of its box."""
SHARE: Final[dict[str, float]] = {
    "R": 0.62, "G": 0.6, "S": 0.64, "F": 0.72, "P": 0.68, "X": 0.56, "E": 0.78, "T": 0.84,
}  # fmt: skip


def draw_symbol(s: Sketch, x: float, y: float, size: float, kind: str, gilded: bool = False) -> None:
    """Draw a symbol as a part of a larger sketch, centred on (x, y)."""
    DRAWINGS[kind](Pen(s, x, y, size, gilded))


@sprite
def symbol(kind: str, size: int, pale: bool = False, lies: bool = False) -> Sprite:
    """A symbol by its letter (PY-2.8) in a box of `size`; `pale`: an empty place; `lies`: with a shadow."""
    s = Sketch(size, size, 6)
    DRAWINGS[kind](Pen(s, size / 2, size / 2, size, pale=pale))
    return s.sprite(shadow=Shadow(0.22, 3, 2, 3) if lies else None)


# --- Torches of the rounds ----------------------------------------------------------------------------------


@sprite
def torch_disc(size: int, state: str) -> Sprite:
    """The torch of a round: "now" burns in a gold ring, "later" is printed pale, "past" is extinguished."""
    s = Sketch(size, size, 6)
    r = size / 2
    if state == "now":
        s.ellipse(r, r, r, fill=C["bright"], line=GOLD_DARK, width=2)
        s.ellipse(r, r, r - 1, line=GOLD, width=4)
    else:
        s.ellipse(r, r, r - 1, fill=PAPER.well, line=PAPER.hair, width=2)
    return s.sprite()


def round_torch(canvas: Canvas, x: float, y: float, size: int, lit: bool, gone: bool) -> None:
    """Draw a torch around (x, y): burning, printed pale, or pale and struck out."""
    canvas.centre(symbol("F", size, not lit), x, y)
    if gone and not lit:
        canvas.centre(_slash(size), x, y)


@sprite
def _slash(size: int) -> Sprite:
    """One stroke of hatching across the whole thing, to show that it is gone."""
    s = Sketch(size, size, 3)
    k = size * 0.16
    s.line([(k, size - k), (size - k, k)], mix(PAPER.ground, INK, 0.6), max(3, size * 0.075))
    return s.sprite()
