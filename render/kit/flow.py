"""A small flow layout: boxes know their size, rows and columns share the room, `best` takes what fits.

A box is measured first and laid afterwards. Code that builds a picture of boxes names no coordinates, only
what stands beside what, and which box takes the room that is left.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from render.kit import fonts
from render.kit.canvas import LEADING, Anchor, Area, Canvas
from render.kit.colour import RGB
from render.kit.fonts import Style, as_set, sizes_from
from render.kit.palette import INK
from render.kit.sketch import Patches, Sprite
from render.kit.text import fit_lines

T = TypeVar("T")
SHARE: Final[dict[Anchor, float]] = {"left": 0, "centre": 0.5, "right": 1}
"""Where in its place a text has its anchor."""


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


class Gap(NamedTuple):
    """Empty room."""

    width: float = 0
    height: float = 0
    grow: int = 1

    def lay(self, canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        """Nothing is drawn."""


class Art(NamedTuple):
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


class Thing(NamedTuple):
    """A piece in the middle of its box, drawn once it is known how large."""

    make: Callable[[], Sprite]
    width: float
    height: float
    grow: int = 0

    def lay(self, canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        canvas.centre(self.make(), x + width / 2, y + height / 2)


class Drawn(NamedTuple):
    """What a function draws: `draw(canvas, left edge, middle)`."""

    width: float
    height: float
    draw: Callable[[Canvas, float, float], object]
    grow: int = 0

    def lay(self, canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        self.draw(canvas, x + (width - self.width) / 2, y + height / 2)


class Field(NamedTuple):
    """What a function draws in the whole of its box: `draw(canvas, area)`."""

    draw: Callable[[Canvas, Area], object]
    width: float = 0
    height: float = 0
    grow: int = 1

    def lay(self, canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        self.draw(canvas, (x, y, width, height))


class Sized(NamedTuple):
    """A box with the whole of a place of its own size."""

    box: Box
    width: float = 0
    height: float = 0
    grow: int = 0

    def lay(self, canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        self.box.lay(canvas, x, y, width, height)


class Backed(NamedTuple):
    """A box over what a function draws in its place: `draw(canvas, area)`."""

    draw: Callable[[Canvas, Area], object]
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
        self.draw(canvas, (x, y, width, height))
        self.box.lay(canvas, x, y, width, height)


class On(NamedTuple):
    """A box on a ground that is drawn in its size."""

    ground: Callable[[int, int], Sprite | Patches]
    box: Box
    pad: tuple[float, float] = (0, 0)
    """What the ground is wider and higher than the box, at each side."""
    grow: int = 0

    @property
    def width(self) -> float:
        return self.box.width + 2 * self.pad[0]

    @property
    def height(self) -> float:
        return self.box.height + 2 * self.pad[1]

    def lay(self, canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        across, down = self.pad
        canvas.put(self.ground(round(width), round(height)), x, y)
        self.box.lay(canvas, x + across, y + down, width - 2 * across, height - 2 * down)


class Text(NamedTuple):
    """Words on one line, of which nothing is cut."""

    text: str
    style: Style
    colour: RGB = INK
    grow: int = 0
    anchor: Anchor = "left"

    @property
    def width(self) -> float:
        return fonts.width(self.text, self.style)

    @property
    def height(self) -> float:
        return self.style.size

    def lay(self, canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        x += width * SHARE[self.anchor]
        canvas.middle(x, y + height / 2, self.text, self.style, self.colour, self.anchor)


@dataclass(frozen=True)
class Lines:
    """Words on the lines that a width allows, at most `most`, in the largest of `sizes` that cuts nothing."""

    text: str
    style: Style
    room: float
    most: int = 2
    sizes: tuple[int, ...] = sizes_from(34, 30)
    colour: RGB = INK
    grow: int = 0
    anchor: Anchor = "left"
    cut: bool = True
    """Whether words may be cut. If not, a box that cuts them counts as too wide."""

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
        widest = max((fonts.width(line, style) for line in lines), default=0)
        return widest if self.cut or self.whole else inf

    @property
    def height(self) -> float:
        lines, style = self.set
        return len(lines) * as_set(style).size * LEADING

    def lay(self, canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        canvas.lines(x + width * SHARE[self.anchor], y + height / 2, *self.set, self.colour, self.anchor)


class Line(NamedTuple):
    """Boxes side by side, or below each other; those that grow share the room that is left."""

    parts: tuple[Box, ...]
    gap: float
    down: bool
    grow: int
    width: float
    height: float

    def lay(self, canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        spare = max(0.0, height - self.height if self.down else width - self.width)
        shares = sum([part.grow for part in self.parts])
        if self.down and not shares:  # in the middle
            y += spare / 2
        each = spare / shares if shares else 0
        for part in self.parts:
            if self.down:
                own = part.height + each * part.grow
                part.lay(canvas, x, y, width, own)
                y += own + self.gap
            else:
                own = part.width + each * part.grow
                part.lay(canvas, x, y, own, height)
                x += own + self.gap


class Grid(NamedTuple):
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
        widest = max([part.width for part in self.parts], default=0)
        return widest * self.columns + self.gap * (self.columns - 1)

    @property
    def height(self) -> float:
        return max([part.height for part in self.parts], default=0) * self.rows

    def lay(self, canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        rows, step = self.rows, (width + self.gap) / self.columns
        for at, part in enumerate(self.parts):
            top = y + at % rows * height / rows
            part.lay(canvas, x + at // rows * step, top, step - self.gap, height / rows)


class Columns(NamedTuple):
    """Boxes in lines, of equal height as far as all have room, and in columns as wide as their widest box.
    Columns with a box that grows share the room that is left."""

    lines: Sequence[Sequence[Box]]
    gap: float
    hair: RGB | None
    grow: int
    wide: Sequence[float]
    """The least widths of the columns."""
    high: Sequence[float]
    """The least heights of the lines."""
    width: float
    height: float

    def _heights(self, height: float) -> list[float]:
        """The heights that the lines have of this one in all."""
        equal = height / max(1, len(self.high))
        for at, most in enumerate(taken := sorted(self.high, reverse=True)):
            equal = (height - sum(taken[:at])) / (len(taken) - at)
            if most <= equal:
                break
        return [max(own, equal) for own in self.high]

    def lay(self, canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        grows = [max([box.grow for box in boxes]) for boxes in zip(*self.lines, strict=True)]
        each, top = (width - self.width) / max(1, sum(grows)), y
        for line, high in zip(self.lines, self._heights(height), strict=True):
            left = x
            if top > y and self.hair is not None:
                canvas.rule(x, x + width, round(top), self.hair)
            for box, own, grow in zip(line, self.wide, grows, strict=True):
                box.lay(canvas, left, top, own + each * grow, high)
                left += own + each * grow + self.gap
            top += high


@dataclass(frozen=True)
class Fitted(Generic[T]):
    """The box of the first form that fits the place where it is laid."""

    make: Callable[[T], Box]
    forms: Sequence[T]
    width: float = 0
    height: float = 0
    grow: int = 1

    def lay(self, canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        best(self.make, self.forms, width, height).lay(canvas, x, y, width, height)


def row(*parts: Box, gap: float = 8, grow: int = 0) -> Line:
    """Boxes side by side."""
    wide, high = [part.width for part in parts], [part.height for part in parts]
    return Line(parts, gap, False, grow, sum(wide) + _gaps(parts, gap), max(high, default=0))


def column(*parts: Box, gap: float = 8, grow: int = 0) -> Line:
    """Boxes below each other."""
    wide, high = [part.width for part in parts], [part.height for part in parts]
    return Line(parts, gap, True, grow, max(wide, default=0), sum(high) + _gaps(parts, gap))


def columns(lines: Sequence[Sequence[Box]], gap: float = 12, hair: RGB | None = None) -> Columns:
    """Boxes in lines and columns, with hairlines of a colour between the lines."""
    wide = [max([box.width for box in boxes]) for boxes in zip(*lines, strict=True)]
    high = [max([box.height for box in line]) for line in lines]
    return Columns(lines, gap, hair, 1, wide, high, sum(wide) + _gaps(wide, gap), sum(high))


def _gaps(parts: Sequence[object], gap: float) -> float:
    return gap * max(0, len(parts) - 1)


def noted(symbol: str, box: Box) -> Backed:
    """A box that shows a symbol of the game's guide."""
    return Backed(lambda on, area: on.note(symbol, *area), box)


def rule(colour: RGB) -> Field:
    """A hairline across the room."""
    return Field(lambda on, area: on.rule(area[0], area[0] + area[2], area[1], colour), height=2, grow=0)


def bar(colour: RGB, width: int = 2) -> Field:
    """A vertical line down the room."""
    return Field(
        lambda on, area: on.fill(*area[:2], area[0] + area[2], area[1] + area[3], colour), width, grow=0
    )


def best(make: Callable[[T], Box], forms: Sequence[T], width: float, height: float) -> Box:
    """The box of the first form that fits; of the last one if none does."""
    for form in forms:
        box = make(form)
        if box.width <= width and box.height <= height:
            return box
    return box
