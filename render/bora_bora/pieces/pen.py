"""Draw in the unit square: x and y from -1 to 1, y downwards, scaled by a half-size in pixels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from render.bora_bora.theme import DEEP
from render.kit.colour import RGB
from render.kit.shapes import Point, arc, smooth, turned
from render.kit.sketch import Sketch

Points = Iterable[tuple[float, float]]


class Pen:
    """Draws on a sketch, with the unit square centred on a point. `turn` rotates about the centre."""

    def __init__(self, sketch: Sketch, x: float, y: float, half: float, turn: float = 0) -> None:
        self.sketch, self.x, self.y, self.half, self.turn = sketch, x, y, half, turn

    def within(self, x: float, y: float, share: float, turn: float = 0) -> Pen:
        """A smaller unit square inside this one."""
        ((px, py),) = self.at([(x, y)])
        return Pen(self.sketch, px, py, self.half * share, self.turn + turn)

    def at(self, points: Points) -> list[Point]:
        if self.turn:
            points = turned(points, self.turn)
        return [(self.x + px * self.half, self.y + py * self.half) for px, py in points]

    def wide(self, width: float) -> float:
        """A line width in pixels, never so thin that it would vanish when the sketch is reduced."""
        return max(1.8, width * self.half)

    def fill(self, points: Points, fill: RGB | None, line: RGB | None = DEEP, width: float = 0.085) -> None:
        """Draw a closed shape."""
        self.sketch.polygon(self.at(points), fill, line, self.wide(width))

    def soft(
        self, points: Sequence[Point], fill: RGB | None, line: RGB | None = DEEP, width: float = 0.085
    ) -> None:
        """Draw a smooth closed shape through the points."""
        self.fill(smooth(points, True, 9), fill, line, width)

    def line(self, points: Points, colour: RGB = DEEP, width: float = 0.085) -> None:
        self.sketch.line(self.at(points), colour, self.wide(width))

    def curve(self, points: Sequence[Point], colour: RGB = DEEP, width: float = 0.085) -> None:
        """Draw an open smooth line."""
        self.line(smooth(points, False, 9), colour, width)

    def disc(
        self,
        x: float,
        y: float,
        rx: float,
        fill: RGB | None,
        line: RGB | None = DEEP,
        width: float = 0.085,
        ry: float | None = None,
    ) -> None:
        self.fill(arc(x, y, rx, rx if ry is None else ry, 0, 360, 40)[:-1], fill, line, width)

    def rect(
        self,
        x0: float,
        y0: float,
        x1: float,
        y1: float,
        fill: RGB | None,
        line: RGB | None = DEEP,
        width: float = 0.085,
        radius: float = 0,
    ) -> None:
        from render.kit.shapes import rounded

        if radius:
            self.fill(rounded(x0, y0, x1, y1, radius), fill, line, width)
        else:
            self.fill([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], fill, line, width)

    def clear(self, points: Points, strength: float, colour: RGB) -> None:
        """Lay a transparent tint over what is already drawn."""
        self.sketch.wash(self.at(points), colour, strength)
