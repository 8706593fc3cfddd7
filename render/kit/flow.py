"""A small flow layout: boxes know their size, rows and columns share the room, `best` takes what fits.

A box is measured first and laid afterwards. Code that builds a picture of boxes names no coordinates, only
what stands beside what, and which box takes the room that is left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol, TypeVar

from render.kit import fonts
from render.kit.canvas import LEADING, Area, Canvas
from render.kit.colour import RGB
from render.kit.fonts import Style
from render.kit.palette import INK
from render.kit.sketch import Sprite
from render.kit.text import fit_lines

T = TypeVar("T")


class Box(Protocol):
    """Something that can be laid: its least size, and its share of the room that is left."""

    @property
    def width(self) -> float: ...
    @property
    def height(self) -> float: ...
    @property
    def grow(self) -> int: ...
    def lay(self, canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        """Draw it in a box that is at least as large as itself."""
        ...


@dataclass(frozen=True)
class Gap:
    """Empty room."""

    width: float = 0
    height: float = 0
    grow: int = 1

    def lay(self, canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        """Nothing is drawn."""


@dataclass(frozen=True)
class Art:
    """A piece, in the middle of its box."""

    sprite: Sprite
    grow: int = 0

    @property
    def width(self) -> float:
        return self.sprite.width

    @property
    def height(self) -> float:
        return self.sprite.height

    def lay(self, canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        canvas.centre(self.sprite, x + width / 2, y + height / 2)


@dataclass(frozen=True)
class Drawn:
    """What a function draws: `draw(canvas, left edge, middle)`."""

    width: float
    height: float
    draw: Callable[[Canvas, float, float], object]
    grow: int = 0

    def lay(self, canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        self.draw(canvas, x + (width - self.width) / 2, y + height / 2)


@dataclass(frozen=True)
class Field:
    """What a function draws in the whole of its box: `draw(canvas, area)`."""

    draw: Callable[[Canvas, Area], object]
    width: float = 0
    height: float = 0
    grow: int = 1

    def lay(self, canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        self.draw(canvas, (x, y, width, height))


@dataclass(frozen=True)
class Noted:
    """A box that shows a symbol of the game's guide."""

    symbol: str
    box: Box

    @property
    def width(self) -> float:
        return self.box.width

    @property
    def height(self) -> float:
        return self.box.height

    @property
    def grow(self) -> int:
        return self.box.grow

    def lay(self, canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        canvas.note(self.symbol, x, y, width, height)
        self.box.lay(canvas, x, y, width, height)


@dataclass(frozen=True)
class Text:
    """Words on one line, of which nothing is cut."""

    text: str
    style: Style
    colour: RGB = INK
    grow: int = 0

    @property
    def width(self) -> float:
        return fonts.width(self.text, self.style)

    @property
    def height(self) -> float:
        return self.style.size

    def lay(self, canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        canvas.middle(x, y + height / 2, self.text, self.style, self.colour)


@dataclass(frozen=True)
class Lines:
    """Words on the lines that a width allows, at most `most`, in the largest of `sizes` that cuts nothing."""

    text: str
    style: Style
    room: float
    most: int = 2
    sizes: tuple[int, ...] = (34, 32, 30)
    colour: RGB = INK
    grow: int = 0

    @property
    def set(self) -> tuple[tuple[str, ...], Style]:
        """The lines and their style."""
        return fit_lines(self.text, self.style, self.room, self.most, self.sizes)

    @property
    def whole(self) -> bool:
        """Whether nothing is cut."""
        return " ".join(self.set[0]) == " ".join(self.text.split(" "))

    @property
    def width(self) -> float:
        lines, style = self.set
        return max((fonts.width(line, style) for line in lines), default=0)

    @property
    def height(self) -> float:
        lines, style = self.set
        return len(lines) * style.size * LEADING

    def lay(self, canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        canvas.lines(x, y + height / 2, *self.set, self.colour)


@dataclass(frozen=True)
class Line:
    """Boxes side by side, or below each other; those that grow share the room that is left."""

    parts: tuple[Box, ...]
    gap: float = 8
    down: bool = False
    grow: int = 0

    @cached_property
    def width(self) -> float:
        wide = [part.width for part in self.parts]
        return max(wide, default=0) if self.down else sum(wide) + self._gaps

    @cached_property
    def height(self) -> float:
        high = [part.height for part in self.parts]
        return sum(high) + self._gaps if self.down else max(high, default=0)

    @property
    def _gaps(self) -> float:
        return self.gap * max(0, len(self.parts) - 1)

    def lay(self, canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        spare = max(0.0, height - self.height if self.down else width - self.width)
        shares = sum(part.grow for part in self.parts)
        if self.down and not shares:  # in the middle
            y, spare = y + spare / 2, 0
        shares = shares or 1
        for part in self.parts:
            more = spare * part.grow / shares
            if self.down:
                part.lay(canvas, x, y, width, part.height + more)
                y += part.height + more + self.gap
            else:
                part.lay(canvas, x, y, part.width + more, height)
                x += part.width + more + self.gap


@dataclass(frozen=True)
class Grid:
    """Boxes in columns of equal width, read downwards; the rows share the height."""

    parts: tuple[Box, ...]
    columns: int = 1
    gap: float = 24
    grow: int = 0

    @property
    def rows(self) -> int:
        return -(-len(self.parts) // self.columns)

    @property
    def width(self) -> float:
        widest = max((part.width for part in self.parts), default=0)
        return widest * self.columns + self.gap * (self.columns - 1)

    @property
    def height(self) -> float:
        return max((part.height for part in self.parts), default=0) * self.rows

    def cells(self, x: float, y: float, width: float, height: float) -> Iterable[tuple[Box, float, float]]:
        """Each box with its left upper corner."""
        wide = (width + self.gap) / self.columns
        for at, part in enumerate(self.parts):
            yield part, x + at // self.rows * wide, y + at % self.rows * height / self.rows

    def lay(self, canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        wide = (width + self.gap) / self.columns - self.gap
        for part, left, top in self.cells(x, y, width, height):
            part.lay(canvas, left, top, wide, height / self.rows)


def row(*parts: Box, gap: float = 8, grow: int = 0) -> Line:
    """Boxes side by side."""
    return Line(parts, gap, False, grow)


def column(*parts: Box, gap: float = 8, grow: int = 0) -> Line:
    """Boxes below each other."""
    return Line(parts, gap, True, grow)


def best(make: Callable[[T], Box], forms: Sequence[T], width: float, height: float) -> Box:
    """The box of the first form that fits; of the last one if none does."""
    for form in forms:
        box = make(form)
        if box.width <= width and box.height <= height:
            return box
    return box
