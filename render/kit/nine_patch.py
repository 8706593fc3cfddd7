"""Make pieces that differ only in size: draw one small piece and assemble the others from its parts.

Corners and sides are kept; of the middle only the colour is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from PIL import Image

from render.kit import zoom
from render.kit.laying import Box, Part
from render.kit.sketch import Patches, Sprite, kept

Pair = tuple[int, int]
"""(across, down) in pixels."""


@dataclass(frozen=True)
class Pattern:
    """What is drawn small, and how it is cut."""

    draw: Callable[..., Sprite]
    """`draw(width, height, *more)`; it keeps its results."""
    more: tuple[Hashable, ...]
    small: Pair
    """The size of the small piece; its middle lines are the ones that are repeated."""
    end: Pair
    """Size of a corner within the box of the piece."""
    edge: Pair
    """How far the sides between the corners reach inwards.

    The rest has one colour and lies below the corners.
    """

    def drawn(self) -> Sprite:
        return self.draw(*self.small, *self.more)


@kept
def stretched(pattern: Pattern, width: int, height: int) -> Patches:
    """The piece in `width` x `height`: the same pixels as if it were drawn in that size.

    Raises:
        ValueError: it would be smaller than its corners.
    """
    if width < 2 * pattern.end[0] or height < 2 * pattern.end[1]:
        raise ValueError(f"{width} x {height}")
    sprite = pattern.drawn()
    parts = _parts(_cut(pattern), width * zoom.factor(), height * zoom.factor())
    patches = Patches(parts, sprite.left, sprite.top, width, height)
    patches.paper = sprite.paper
    return patches


@dataclass(frozen=True)
class _Cut:
    """The small piece, and how it is cut in its own pixels."""

    colour: Image.Image
    alpha: Image.Image
    left: int
    top: int
    small: Pair
    end: Pair
    edge: Pair


def _cut(pattern: Pattern) -> _Cut:
    sprite, k = pattern.drawn(), zoom.factor()
    small, end, edge = ((x * k, y * k) for x, y in (pattern.small, pattern.end, pattern.edge))
    return _Cut(sprite.colour, sprite.alpha, sprite.left * k, sprite.top * k, small, end, edge)


def _parts(small: _Cut, width: int, height: int) -> tuple[Part, ...]:
    (end_x, end_y), (edge_x, edge_y) = small.end, small.edge
    colour = small.colour.getpixel((small.left + small.small[0] // 2, small.top + small.small[1] // 2))
    inside = (
        small.left + edge_x,
        small.top + edge_y,
        small.left + width - edge_x,
        small.top + height - edge_y,
    )
    parts: list[Part] = [(colour, None, inside)]  # type: ignore[list-item]  # of three channels
    more = (width - small.small[0], height - small.small[1])
    for right in (False, True):
        for low in (False, True):
            paint, alpha, box = _corner(small, right, low)
            parts.append((paint, alpha, _moved(box, more[0] * right, more[1] * low)))
    for far in (False, True):
        if width > 2 * end_x:
            paint, alpha, box = _level(small, far, width - 2 * end_x)
            parts.append((paint, alpha, _moved(box, 0, more[1] * far)))
        if height > 2 * end_y:
            paint, alpha, box = _upright(small, far, height - 2 * end_y)
            parts.append((paint, alpha, _moved(box, more[0] * far, 0)))
    return tuple(parts)


def _moved(box: Box, x: int, y: int) -> Box:
    return box[0] + x, box[1] + y, box[2] + x, box[3] + y


def _corner(small: _Cut, right: bool, low: bool) -> Part:
    wide, high = small.left + small.end[0], small.top + small.end[1]
    x, y = (small.colour.width - wide) * right, (small.colour.height - high) * low
    seen = small.alpha.crop((x, y, x + wide, y + high)).getbbox() or (0, 0, wide, high)
    box = _moved(seen, x, y)
    return small.colour.crop(box), small.alpha.crop(box), box


def _level(small: _Cut, low: bool, length: int) -> Part:
    """The upper or lower side between the corners, at its place in the small piece."""
    x, high = small.left + small.small[0] // 2, small.top + small.edge[1]
    y = (small.colour.height - high) * low
    seen = small.alpha.crop((x, y, x + 1, y + high)).getbbox() or (0, 0, 1, high)
    box = _moved(seen, x, y)
    left = small.left + small.end[0]
    size = (length, box[3] - box[1])
    place = (left, box[1], left + length, box[3])
    return _repeated(small.colour.crop(box), size), _repeated(small.alpha.crop(box), size), place


def _upright(small: _Cut, right: bool, length: int) -> Part:
    """The left or right side between the corners, at its place in the small piece."""
    y, wide = small.top + small.small[1] // 2, small.left + small.edge[0]
    x = (small.colour.width - wide) * right
    seen = small.alpha.crop((x, y, x + wide, y + 1)).getbbox() or (0, 0, wide, 1)
    box = _moved(seen, x, y)
    top = small.top + small.end[1]
    size = (box[2] - box[0], length)
    place = (box[0], top, box[2], top + length)
    return _repeated(small.colour.crop(box), size), _repeated(small.alpha.crop(box), size), place


def _repeated(line: Image.Image, size: Pair) -> Image.Image:
    return line.resize(size, Image.Resampling.NEAREST)
