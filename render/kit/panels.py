"""Draw paper and its furniture: panels, gold frames, the turn pill, chips, counters, ribbons, discs."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from render.kit import fonts
from render.kit.canvas import Canvas
from render.kit.colour import RGB, mix
from render.kit.fonts import Style
from render.kit.nine_patch import Pattern, stretched
from render.kit.palette import GOLD, GOLD_DARK, GOLD_LIGHT, INK, IVORY, TICK
from render.kit.shapes import rounded
from render.kit.sketch import Patches, Shadow, Sketch, Sprite, large, sprite

SOFT = Shadow(0.26, 4)


@dataclass(frozen=True)
class Paper:
    """The colours of a theme's paper: normal, brighter for the seat whose turn it is, and the frame."""

    ground: RGB
    bright: RGB
    frame: RGB

    @property
    def hair(self) -> RGB:
        """The colour of the thin inner line and of rules."""
        return mix(self.ground, self.frame, 0.45)

    @property
    def well(self) -> RGB:
        """The colour of an empty place: a little darker than the paper."""
        return mix(self.ground, self.frame, 0.14)


RIM = 24
"""Size of a panel's corners, measured inwards, shadow included."""
EDGE = 10
"""Width of the frame and hairline, measured inwards."""


def panel(width: int, height: int, paper: Paper, gold: bool = False, radius: int = 12) -> Patches:
    """A sheet of paper with a frame of two lines and a shadow; `gold` frames the seat whose turn it is.

    At least as large as two of its corners (`2 * RIM`); `radius` is at most 12.
    """
    more = (paper, gold, radius)
    pattern = Pattern(whole_panel, more, (4 * RIM, 4 * RIM), (RIM, RIM), (EDGE, EDGE))
    return stretched(pattern, width, height)


@sprite
def whole_panel(width: int, height: int, paper: Paper, gold: bool, radius: int) -> Sprite:
    """A panel drawn in one piece."""
    s = Sketch(width, height, 20, 2)
    if gold:
        s.polygon(rounded(-6, -6, width + 6, height + 6, radius + 6), GOLD, GOLD_DARK, 3)
        s.polygon(rounded(-4, -4, width + 4, height + 4, radius + 4), None, GOLD_LIGHT, 2)
    ground = paper.bright if gold else paper.ground
    s.polygon(
        rounded(1.5, 1.5, width - 1.5, height - 1.5, radius),
        ground,
        GOLD_DARK if gold else mix(ground, paper.frame, 0.9),
        3,
    )
    s.polygon(rounded(8, 8, width - 8, height - 8, max(2, radius - 6)), None, paper.hair, 2)
    return s.sprite(shadow=SOFT)


def lay(
    canvas: Canvas, x: float, y: float, width: int, height: int, paper: Paper, gold: bool = False
) -> None:
    """Draw a `panel` on the canvas."""
    canvas.put(panel(width, height, paper, gold), x, y)


def pill_ground(width: int, height: int) -> Patches:
    """The ink pill with a gold rim that says whose turn it is; a little wider than high."""
    end = (height // 2 + 12, height // 2)
    return stretched(Pattern(whole_pill, (), (2 * height, height), end, (end[0], 6)), width, height)


@sprite
def whole_pill(width: int, height: int) -> Sprite:
    """A pill drawn in one piece."""
    s = Sketch(width, height, 16)
    s.polygon(rounded(1.5, 1.5, width - 1.5, height - 1.5, height / 2), INK, GOLD_DARK, 3)
    s.polygon(rounded(3, 3, width - 3, height - 3, height / 2), INK, GOLD, 3)
    return s.sprite(shadow=SOFT)


@sprite
def plaque(width: int, height: int) -> Sprite:
    """The gold plate under the points of who leads."""
    s = Sketch(width, height, 8)
    s.polygon(rounded(1.5, 1.5, width - 1.5, height - 1.5, 10), GOLD, GOLD_DARK, 3)
    s.polygon(rounded(4, 4, width - 4, height - 4, 8), GOLD_LIGHT, GOLD, 2)
    return s.sprite(shadow=Shadow(0.2, 3, 2, 3))


@large
def plate(width: int, height: int, fill: RGB, line: RGB, radius: int = 8, stroke: float = 3) -> Sprite:
    """A flat rounded plate with one contour and a shadow."""
    s = Sketch(width, height, 12)
    half = stroke / 2
    s.polygon(rounded(half, half, width - half, height - half, radius), fill, line, stroke)
    return s.sprite(shadow=Shadow(0.24, 3, 3, 4))


@large
def well(width: int, height: int, fill: RGB, line: RGB, radius: int = 4) -> Sprite:
    """An empty place printed on paper, without a shadow."""
    s = Sketch(width, height, 2)
    s.polygon(rounded(1, 1, width - 1, height - 1, radius), fill, line, 2)
    return s.sprite()


@sprite
def chip_ground(width: int, height: int, fill: RGB, rim: RGB) -> Sprite:
    s = Sketch(width, height, 6)
    s.polygon(rounded(-2, -2, width + 2, height + 2, height / 2 + 2), rim)
    s.polygon(rounded(0, 0, width, height, height / 2), fill)
    return s.sprite()


def chip_width(text: str, size: int = 26) -> int:
    """The width that `chip` will have."""
    return max(round(size * 1.32), round(fonts.width(text, Style(size, 700)) + size * 0.8))


def chip(canvas: Canvas, x: float, y: float, text: str, size: int = 26, reverse: bool = False) -> int:
    """Draw an ink pill with an ivory number, centred on (x, y); returns its width.

    `reverse` is for dark ground.
    """
    style = Style(size, 700)
    height = round(size * 1.32)
    width = chip_width(text, size)
    fill, rim = (IVORY, INK) if reverse else (INK, IVORY)
    canvas.centre(chip_ground(width, height, fill, rim), x, y)
    canvas.middle(x, y, text, style, rim, "centre")
    return width


@sprite
def disc(radius: int, fill: RGB, rim: RGB = IVORY, rim_width: float = 3, outer: RGB | None = None) -> Sprite:
    """A round plate; `outer` is a thin line round the rim."""
    s = Sketch(2 * radius, 2 * radius, 10)
    if outer is not None:
        s.ellipse(radius, radius, radius + 2, fill=outer)
    s.ellipse(radius, radius, radius, fill=rim)
    s.ellipse(radius, radius, radius - rim_width, fill=fill)
    return s.sprite(shadow=Shadow(0.24, 3, 2, 3))


@sprite
def tick(radius: int = 20) -> Sprite:
    """The sign for "has finished": a tick in a green disc."""
    r = radius
    s = Sketch(2 * r, 2 * r, 6)
    s.ellipse(r, r, r, fill=INK)
    s.ellipse(r, r, r - 2, fill=IVORY)
    s.ellipse(r, r, r - 4, fill=TICK)
    s.line([(r * 0.58, r * 1.04), (r * 0.88, r * 1.34), (r * 1.42, r * 0.7)], IVORY, max(3, r * 0.2))
    return s.sprite(shadow=Shadow(0.22, 3, 2, 3))


@sprite
def hourglass(radius: int = 20) -> Sprite:
    """The sign for "must act": an hourglass in an ink disc."""
    r = radius
    s = Sketch(2 * r, 2 * r, 6)
    s.ellipse(r, r, r, fill=IVORY)
    s.ellipse(r, r, r - 3, fill=INK)
    h, w = r * 0.5, r * 0.42
    s.polygon([(r - w, r - h), (r + w, r - h), (r, r)], IVORY)
    s.polygon([(r - w, r + h), (r + w, r + h), (r, r)], GOLD_LIGHT)
    for y in (r - h, r + h):
        s.line([(r - w * 1.15, y), (r + w * 1.15, y)], IVORY, max(2, r * 0.13))
    return s.sprite(shadow=Shadow(0.22, 3, 2, 3))


@lru_cache(maxsize=1024)
def tag_width(tag: str, radius: int = 24) -> int:
    """The width that `tag` will have: that of a disc, or of a plate if it is a long name."""
    if tag.isdecimal() or len(tag) < 2:
        return 2 * radius
    return max(2 * radius, round(fonts.width(tag, _tag_style(tag, radius)) + radius * 0.8))


def _tag_style(text: str, radius: int) -> Style:
    """The style of the answer's name: as large as its disc or plate allows."""
    if not text.isdecimal() and len(text) > 1:
        return Style(max(30, radius + 3), 800)
    if len(text) > 2:
        return Style(round(radius * 0.8), 800)
    size = round(radius * 1.25)
    while size > radius and fonts.width(text, Style(size, 800)) > 2 * radius - 8:
        size -= 1
    return Style(size, 800)


def tag(canvas: Canvas, x: float, y: float, text: str, radius: int = 24, chosen: bool = False) -> None:
    """The tag of an answer, ivory on ink around (x, y); with the colours swapped if it is chosen."""
    fill, ink = (IVORY, INK) if chosen else (INK, IVORY)
    wide = tag_width(text, radius)
    if wide > 2 * radius:
        canvas.centre(chip_ground(wide, 2 * radius - 4, fill, ink), x, y)
    else:
        canvas.centre(disc(radius, fill, ink, 3, INK), x, y)
    canvas.middle(x, y, text, _tag_style(text, radius), ink, "centre")
