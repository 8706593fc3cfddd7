"""Cut drawn pieces into what covers, what shows the ground and what is empty, so that they are laid fast.

Blending a pixel takes twenty times as long as copying it, and half of a round piece is either empty or hides
the ground. So each piece is cut into boxes once, and only the boxes along its edges are blended. The pixels
that come out are the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from PIL import Image

from render.kit.colour import RGB

Paint = Image.Image | RGB
Box = tuple[int, int, int, int]
Part = tuple[Paint, Image.Image | None, Box]
"""What is laid (an image or one colour), its alpha (None where it is opaque), and the place."""

Core = Any
"""The pixels of an image as Pillow's C code has them. With them a small piece is laid in half the time,
because no Python code runs, and takes half the memory, because there is no whole `Image`."""

_PART: Final = 260
"""What one more box costs, in pixels that could be blended in that time."""
_EMPTY, _EDGE, _SOLID = 0, 1, 2
_OPAQUE: Final = bytes(255) + b"\xff"
_SEEN: Final = b"\x00" + b"\xff" * 255
_TO_SOLID: Final = bytes(255) + bytes([_SOLID])
_TO_EDGE: Final = bytes([_EMPTY]) + bytes([_EDGE]) * 255
"""Tables by value of a pixel, of an alpha channel or of one that was reduced."""


class Laid(NamedTuple):
    """A piece cut into boxes: first what covers is copied, then the rest is blended."""

    solid: tuple[tuple[Core, int, int, int, int], ...]
    """An image or a colour, and its place."""
    veiled: tuple[tuple[Core, Core, int, int, int, int], ...]
    """An image, its alpha, and its place."""


def cut(parts: Iterable[Part]) -> Laid:
    """The boxes of a piece. Parts that are blended must not lie on each other."""
    solid: list[tuple[Core, int, int, int, int]] = []
    veiled: list[tuple[Core, Core, int, int, int, int]] = []
    for paint, alpha, (left, top, right, low) in parts:
        if alpha is None:
            solid.append((paint.im if isinstance(paint, Image.Image) else paint, left, top, right, low))
            continue
        art = paint if isinstance(paint, Image.Image) else Image.new("RGB", alpha.size, paint)
        for covers, (x0, y0, x1, y1) in _boxes(alpha):
            place = (left + x0, top + y0, left + x1, top + y1)
            if covers:
                solid.append((art.crop((x0, y0, x1, y1)).im, *place))
            else:
                veiled.append((art.crop((x0, y0, x1, y1)).im, alpha.crop((x0, y0, x1, y1)).im, *place))
    return Laid(tuple(solid), tuple(veiled))


def reach(laid: Laid) -> Box:
    """The box around all that is laid; an empty one if there is nothing to see."""
    boxes = [box for _, *box in laid.solid] + [box for _, _, *box in laid.veiled]
    if not boxes:
        return 0, 0, 0, 0
    lefts, tops, rights, lows = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(lows)


def whole(laid: Laid) -> tuple[Part, ...]:
    """The parts that a piece was cut into, as images of their own."""
    parts: list[Part] = []
    for paint, x0, y0, x1, y1 in laid.solid:
        parts.append((paint if isinstance(paint, tuple) else _image(paint), None, (x0, y0, x1, y1)))
    for paint, alpha, x0, y0, x1, y1 in laid.veiled:
        parts.append((_image(paint), _image(alpha), (x0, y0, x1, y1)))
    return tuple(parts)


def _image(core: Core) -> Image.Image:
    image = Image.new(core.mode, core.size)
    image.im.paste(core, (0, 0, *core.size))
    return image


def _boxes(alpha: Image.Image) -> list[tuple[bool, Box]]:
    """The boxes to lay, each with whether it covers what lies below; between them is nothing to see."""
    seen = alpha.getbbox()
    if seen is None:
        return []
    wide, tall = seen[2] - seen[0], seen[3] - seen[1]
    if wide * tall <= 2 * _PART:
        return [(alpha.crop(seen).getextrema() == (255, 255), seen)]
    if seen != (0, 0, *alpha.size):
        alpha = alpha.crop(seen)
    cell = 4 if wide * tall < 16384 else 8 if wide * tall < 65536 else 16
    values = alpha.tobytes()
    opaque, visible = (
        Image.frombytes("L", alpha.size, values.translate(table)).reduce(cell) for table in (_OPAQUE, _SEEN)
    )
    cells = bytes(map(max, opaque.tobytes().translate(_TO_SOLID), visible.tobytes().translate(_TO_EDGE)))
    grid = _Grid(cells, opaque.width, cell, wide, tall)
    boxes: list[tuple[bool, Box]] = []
    for covers, box in grid.cut((0, 0, opaque.width, opaque.height))[1]:
        x0, y0, x1, y1 = grid.pixels(box)
        if not covers:
            inner = alpha.crop((x0, y0, x1, y1)).getbbox()
            if inner is None:
                continue
            x0, y0, x1, y1 = x0 + inner[0], y0 + inner[1], x0 + inner[2], y0 + inner[3]
        boxes.append((covers, (x0 + seen[0], y0 + seen[1], x1 + seen[0], y1 + seen[1])))
    return boxes


class _Grid:
    """An alpha channel seen coarsely, in square cells: empty, edge or solid."""

    def __init__(self, cells: bytes, across: int, cell: int, wide: int, tall: int) -> None:
        self.rows = [cells[i : i + across] for i in range(0, len(cells), across)]
        self.cell, self.wide, self.tall = cell, wide, tall

    def pixels(self, box: Box) -> Box:
        x0, y0, x1, y1 = (n * self.cell for n in box)
        return x0, y0, min(x1, self.wide), min(y1, self.tall)

    def _area(self, box: Box) -> int:
        x0, y0, x1, y1 = self.pixels(box)
        return (x1 - x0) * (y1 - y0)

    def cut(self, box: Box) -> tuple[int, list[tuple[bool, Box]]]:
        """What a box costs, and how it is best laid."""
        x0, y0, x1, y1 = box = self._trimmed(box)
        if x0 >= x1:
            return 0, []
        best = _PART + self._area(box), [(False, box)]
        inner, kind = self._largest(box)
        if inner is None:
            return best
        if inner == box:
            return _PART, [(True, box)]
        if self._area(inner) <= _PART:
            return best
        a, b, c, d = inner
        cost, laid = (_PART, [(True, inner)]) if kind == _SOLID else (0, [])
        for strip in ((x0, y0, x1, b), (x0, d, x1, y1), (x0, b, a, d), (c, b, x1, d)):
            if strip[0] < strip[2] and strip[1] < strip[3]:
                more, boxes = self.cut(strip)
                cost, laid = cost + more, laid + boxes
                if cost >= best[0]:
                    return best
        return cost, laid

    def _trimmed(self, box: Box) -> Box:
        x0, y0, x1, y1 = box
        while y0 < y1 and not any(self.rows[y0][x0:x1]):
            y0 += 1
        while y0 < y1 and not any(self.rows[y1 - 1][x0:x1]):
            y1 -= 1
        if y0 >= y1:
            return x0, y0, x0, y0
        seen = list(map(any, zip(*(row[x0:x1] for row in self.rows[y0:y1]), strict=True)))
        return x0 + seen.index(True), y0, x1 - seen[::-1].index(True), y1

    def _largest(self, box: Box) -> tuple[Box | None, int]:
        """The largest box in `box` that is wholly solid or wholly empty, and which of both. None: there is
        none that is worth a cut."""
        x0, y0, x1, y1 = box
        rows = [self.rows[y][x0:x1] for y in range(y0, y1)]
        wide, enough = x1 - x0, min(_PART // self.cell**2, (x1 - x0) * (y1 - y0) - 1)
        best, area, largest = None, 0, _EDGE
        for kind in (_SOLID, _EMPTY):
            if sum(row.count(kind) for row in rows) <= max(area, enough):
                continue
            heights = [0] * (wide + 1)
            for y, row in enumerate(rows, y0 + 1):
                if kind not in row:
                    heights = [0] * (wide + 1)
                    continue
                stack: list[int] = []
                for i, seen in enumerate((*row, _EDGE)):
                    high = heights[i] = heights[i] + 1 if seen == kind else 0
                    while stack and heights[stack[-1]] > high:
                        tall = heights[stack.pop()]
                        begin = stack[-1] + 1 if stack else 0
                        if tall * (i - begin) > area:
                            area = tall * (i - begin)
                            best, largest = (x0 + begin, y - tall, x0 + i, y), kind
                    stack.append(i)
        return best, largest
