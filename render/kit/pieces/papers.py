"""Draw papers, plates and discs, on which everything else stands."""

from __future__ import annotations

from dataclasses import dataclass

from render.kit.colour import RGB, mix
from render.kit.palette import GOLD, GOLD_DARK, GOLD_LIGHT, INK, IVORY
from render.kit.shapes import dashes, rounded
from render.kit.sketch import Shadow, Sketch, Sprite, large, sprite

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
    return s.sprite(paper=True, shadow=SOFT)


@sprite
def whole_pill(width: int, height: int) -> Sprite:
    """A pill drawn in one piece."""
    s = Sketch(width, height, 16)
    s.polygon(rounded(1.5, 1.5, width - 1.5, height - 1.5, height / 2), INK, GOLD_DARK, 3)
    s.polygon(rounded(3, 3, width - 3, height - 3, height / 2), INK, GOLD, 3)
    return s.sprite(paper=True, shadow=SOFT)


@sprite
def plaque(width: int, height: int) -> Sprite:
    """The gold plate under the points of who leads."""
    s = Sketch(width, height, 8)
    s.polygon(rounded(1.5, 1.5, width - 1.5, height - 1.5, 10), GOLD, GOLD_DARK, 3)
    s.polygon(rounded(4, 4, width - 4, height - 4, 8), GOLD_LIGHT, GOLD, 2)
    return s.sprite(paper=True, shadow=Shadow(0.2, 3, 2, 3))


@large
def plate(width: int, height: int, fill: RGB, line: RGB, radius: int = 8, stroke: float = 3) -> Sprite:
    """A flat rounded plate with one contour and a shadow."""
    s = Sketch(width, height, 12)
    half = stroke / 2
    s.polygon(rounded(half, half, width - half, height - half, radius), fill, line, stroke)
    return s.sprite(paper=True, shadow=Shadow(0.24, 3, 3, 4))


@large
def well(width: int, height: int, fill: RGB, line: RGB, radius: int = 4) -> Sprite:
    """An empty place printed on paper, without a shadow."""
    s = Sketch(width, height, 2)
    s.polygon(rounded(1, 1, width - 1, height - 1, radius), fill, line, 2)
    return s.sprite(paper=True)


@sprite
def plain_rail(width: int, colour: RGB) -> Sprite:
    """A rule without ornament."""
    s = Sketch(width, 10, 0, 1)
    s.polygon([(0, 3), (width, 3), (width, 5), (0, 5)], colour)
    return s.sprite()


@sprite
def dashed_place(
    width: int,
    height: int,
    line: RGB,
    radius: float = 8,
    dash: tuple[int, int] = (10, 8),
    stroke: float = 3,
    fill: RGB | None = None,
    inset: float = 2,
    paper: bool = False,
) -> Sprite:
    """The dashed place of something that is not there."""
    s = Sketch(width, height, 4)
    outline = rounded(inset, inset, width - inset, height - inset, radius)
    if fill is not None:
        s.polygon(outline, fill)
    for part in dashes([*outline, outline[0]], *dash):
        s.line(part, line, stroke)
    return s.sprite(paper=paper)


@sprite
def chip_ground(width: int, height: int, fill: RGB, rim: RGB) -> Sprite:
    s = Sketch(width, height, 6)
    s.polygon(rounded(-2, -2, width + 2, height + 2, height / 2 + 2), rim)
    s.polygon(rounded(0, 0, width, height, height / 2), fill)
    return s.sprite(paper=True)


@sprite
def disc(radius: int, fill: RGB, rim: RGB = IVORY, rim_width: float = 3, outer: RGB | None = None) -> Sprite:
    """A round plate; `outer` is a thin line round the rim."""
    s = Sketch(2 * radius, 2 * radius, 10)
    if outer is not None:
        s.ellipse(radius, radius, radius + 2, fill=outer)
    s.ellipse(radius, radius, radius, fill=rim)
    s.ellipse(radius, radius, radius - rim_width, fill=fill)
    return s.sprite(paper=True, shadow=Shadow(0.24, 3, 2, 3))


@sprite
def teeth(width: int, each: int, ground: RGB, line: RGB, colours: tuple[RGB, ...]) -> Sprite:
    """A band of triangles about `each` px wide between two lines, their colours by turns."""
    s = Sketch(width, 16, 2)
    s.polygon([(0, 0), (width, 0), (width, 16), (0, 16)], ground)
    count = width // each
    step = width / count
    for at in range(count):
        x = at * step
        s.polygon([(x + 1.5, 13), (x + step / 2, 3), (x + step - 1.5, 13)], colours[at % len(colours)])
    for y in (1, 15):
        s.line([(0, y), (width, y)], line, 2)
    return s.sprite()
