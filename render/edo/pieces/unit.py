"""Draw in the unit square: x and y from -1 to 1, y downwards, scaled by a half-size."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from render.kit.colour import RGB
from render.kit.palette import INK
from render.kit.shapes import Point, Points, arc, quad
from render.kit.sketch import Shadow, Sketch, Sprite

LINE = 0.085
"""Width of an outline in half-sizes."""
LYING = Shadow(0.24, 3, 3, 4)


class Unit:
    """A pen in a unit square, with its middle at (cx, cy) of a sketch."""

    def __init__(self, sketch: Sketch, cx: float, cy: float, half: float, ink: RGB = INK) -> None:
        self.sketch, self.cx, self.cy, self.half, self.ink = sketch, cx, cy, half, ink

    def part(self, x: float, y: float, share: float) -> Unit:
        """A smaller square inside this one, with its middle at (x, y)."""
        return Unit(
            self.sketch, self.cx + x * self.half, self.cy + y * self.half, self.half * share, self.ink
        )

    def at(self, points: Iterable[Point]) -> list[Point]:
        return [(self.cx + x * self.half, self.cy + y * self.half) for x, y in points]

    def thick(self, width: float) -> float:
        """A width in half-sizes converted to pixels, with a minimum because thin lines would vanish."""
        return max(1.5, width * self.half)

    def shape(self, points: Points, fill: RGB | None, width: float = LINE, line: RGB | None = None) -> None:
        """Draw a filled shape with an outline (none if `width` is 0)."""
        edge = None if not width else line or self.ink
        self.sketch.polygon(self.at(points), fill, edge, self.thick(width or LINE))

    def line(self, points: Points, colour: RGB | None = None, width: float = LINE) -> None:
        self.sketch.line(self.at(points), colour or self.ink, self.thick(width))

    def disc(
        self, x: float, y: float, rx: float, ry: float | None, fill: RGB | None, width: float = LINE,
        line: RGB | None = None,
    ) -> None:  # fmt: skip
        """Draw an ellipse as a polygon, so that its outline is like all others."""
        ry = rx if ry is None else ry
        self.shape(arc(x, y, rx, ry, 0, 360, 40)[:-1], fill, width, line)


def unit(half: float, ink: RGB = INK, margin: int = 10) -> tuple[Sketch, Unit]:
    """A sheet for one symbol, with its pen."""
    s = Sketch(2 * half, 2 * half, margin)
    return s, Unit(s, half, half, half, ink)


def standing(s: Sketch) -> Sprite:
    """The sprite of a piece on coloured ground, with halo and shadow."""
    return s.sprite(halo=3, shadow=LYING)


def piece(draw: Callable[[Unit], None], half: int, halo: bool) -> Sprite:
    """A piece that is drawn in its unit square; with a `halo` it stands on coloured ground."""
    s, u = unit(half, margin=12)
    draw(u)
    return standing(s) if halo else s.sprite()


def sides(points: Points) -> list[Point]:
    """A symmetrical shape, from its right half given from top to bottom."""
    return [*points, *((-x, y) for x, y in reversed(points))]


def eaves(ridge: float, top: float, wide: float, low: float, lift: float = 0.14) -> list[Point]:
    """A curved roof with lifted eaves: half the ridge, its height, half the width, height of the eaves."""
    slope = quad((ridge, top), (ridge + (wide - ridge) * 0.3, low - lift * 0.6), (wide, low - lift))
    return sides([*slope, (wide - 0.1, low + 0.02)])
