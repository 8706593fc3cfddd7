"""Keep parts of a table as they were drawn, for the next picture in which they are the same.

From one move to the next most of a table stays as it is: the seats that did nothing, the market, the boxes. A
part is what is drawn within `with canvas.part():`. Its pieces and words are gathered first. If the same ones
were laid at the same places of the same ground before, the old pixels are copied; otherwise the pieces are
laid now. So nobody needs to say what a part depends on, and the pixels that come out are the same.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Final

from PIL import Image, _imaging

from render.kit.colour import RGB
from render.kit.laying import Box, Core
from render.kit.sketch import Piece

BUDGET: Final = 8_000_000
"""Bytes of parts that are kept: those of one table, which take 7 MB at most."""

Step = tuple[Piece, int, int] | tuple[Core, RGB, int, int, int, int] | tuple[RGB | None, Box]
"""A piece and its left upper corner; the mask of a text, its colour, place and size; a colour and its box.

A box without a colour holds something that may look different next time."""
GROUP: Final = 12
"""How many steps are looked at together."""
NOTHING: Final[Box] = (0, 0, 0, 0)

ASKED: Final = 256
"""How many parts are remembered without their pixels."""


class Part:
    """The pixels of a part."""

    __slots__ = ("_colours", "_indices", "pixels")

    def __init__(self, pixels: Core) -> None:
        self.pixels = pixels
        self._colours, self._indices = None, None

    @property
    def size(self) -> int:
        """Bytes that it takes, in full colour and in those of a palette."""
        width, height = self.pixels.size
        return 5 * int(width * height)

    def indices(self, colours: Core) -> Core:
        """The same pixels in the colours of a palette."""
        if self._colours is not colours:
            self._colours, self._indices = colours, self.pixels.convert("P", 0, colours)
        return self._indices


class Parts:
    """Drawn parts within `budget` bytes. The part that was unused for longest is dropped first."""

    def __init__(self, budget: int = BUDGET) -> None:
        self.budget, self.bytes = budget, 0
        self._kept: OrderedDict[Hashable, Part] = OrderedDict()
        self._asked: OrderedDict[int, None] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable) -> Part | None:
        part = self._kept.get(key)
        if part is not None:
            self._kept.move_to_end(key)
        return part

    def wants(self, key: Hashable) -> bool:
        """Whether a part is worth keeping: it was drawn before, and not too long ago."""
        number = hash(key)
        known = number in self._asked
        self._asked[number] = None
        if len(self._asked) > ASKED:
            self._asked.popitem(last=False)
        return known

    def add(self, key: Hashable, part: Part) -> None:
        self._kept[key] = part
        self.bytes += part.size
        while self.bytes > self.budget:
            self.bytes -= self._kept.popitem(last=False)[1].size


PARTS: Final = Parts()
"""The parts of this process."""


def lay(steps: Iterable[Step], paste: Callable[..., None]) -> None:
    """Lay what was gathered."""
    for step in steps:
        if len(step) == 3:
            lay_piece(*step, paste)
        elif len(step) == 6:
            lay_words(*step, paste)
        else:
            paste(*step)


def lay_piece(piece: Piece, left: int, top: int, paste: Callable[..., None]) -> None:
    """Lay a piece with the upper left corner of its image at (left, top)."""
    solid, veiled = piece.laid()
    for paint, x0, y0, x1, y1 in solid:
        paste(paint, (left + x0, top + y0, left + x1, top + y1))
    for paint, alpha, x0, y0, x1, y1 in veiled:
        paste(paint, (left + x0, top + y0, left + x1, top + y1), alpha)


def lay_words(
    mask: Core, colour: RGB, left: int, top: int, width: int, height: int, paste: Callable[..., None]
) -> None:
    """Lay a text."""
    # A picture of one colour is blended twice as fast as the colour itself. Made by Pillow's C code without
    # Python in between, it takes a third of the time.
    paint = _imaging.fill("RGB", (width, height), colour)
    paste(paint, (left, top, left + width, top + height), mask)


def unknown(step: Step) -> bool:
    """Whether a step may look different next time."""
    return step[0] is None


def reach(step: Step) -> Box:
    """The box that a step may change."""
    if len(step) == 3:
        piece, left, top = step
        x0, y0, x1, y1 = piece.reach()
        return left + x0, top + y0, left + x1, top + y1
    if len(step) == 6:
        _, _, left, top, width, height = step
        return left, top, left + width, top + height
    return step[1]


class Layer:
    """Steps that were drawn one after the other."""

    __slots__ = ("_groups", "_known", "steps")

    def __init__(self, steps: list[Step] | None = None) -> None:
        self.steps: list[Step] = steps or []
        """Whether more steps may be added."""
        self._known = 0
        self._groups: list[tuple[Box, list[tuple[Box, Step]]]] = []
        """Neighbouring steps with the box around them, so that most of them need not be looked at."""

    def _measure(self) -> None:
        for first in range(self._known, len(self.steps), GROUP):
            group = [(reach(step), step) for step in self.steps[first : first + GROUP]]
            self._groups.append((_around([box for box, _ in group]), group))
        self._known = len(self.steps)

    def area(self, size: tuple[int, int]) -> Box:
        """The box around all steps within a picture of this size."""
        self._measure()
        x0, y0, x1, y1 = _around([box for box, _ in self._groups])
        return max(0, x0), max(0, y0), min(size[0], x1), min(size[1], y1)

    def within(self, area: Box) -> list[tuple[Box, Step]]:
        """The steps that reach into a box, each with the box that it reaches."""
        self._measure()
        return [
            part
            for around, group in self._groups
            if meet(area, around)
            for part in group
            if meet(area, part[0])
        ]


def _around(boxes: Sequence[Box]) -> Box:
    if not boxes:
        return NOTHING
    lefts, tops, rights, lows = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(lows)


def meet(box: Box, other: Box) -> bool:
    """Whether two boxes share a pixel."""
    return box[0] < other[2] and other[0] < box[2] and box[1] < other[3] and other[1] < box[3]


def mapped(
    image: Image.Image, layers: Sequence[Layer], copied: Mapping[int, tuple[Box, Part]], ready: Image.Image
) -> Image.Image:
    """A picture (RGB) in the colours of a palette, the same as with `Image.quantize`.

    `copied` are the parts that were copied, by the number of their layer. They are mapped already, except
    where something was drawn over them.
    """
    ready.load()
    colours = ready.im
    mapped_image = Image.new("P", image.size)
    mapped_image.putpalette(ready.getpalette("RGB") or [], "RGB")
    paste, crop = mapped_image.im.paste, image.im.crop
    boxes = rest([area for area, _ in copied.values()], image.size)
    for number, (area, part) in copied.items():
        paste(part.indices(colours), area)
        for later in range(number + 1, len(layers)):
            if later not in copied:
                boxes += [box for box, _ in layers[later].within(area)]
    for box in boxes:
        paste(crop(box).convert("P", 0, colours), box)
    return mapped_image


def rest(areas: Sequence[Box], size: tuple[int, int]) -> list[Box]:
    """Boxes that hold what lies in none of these areas: from edge to edge, or between two areas."""
    edges = sorted({0, size[1], *(area[1] for area in areas), *(area[3] for area in areas)})
    boxes: list[Box] = []
    for top, low in pairwise(edges):
        x = 0
        for left, right in sorted((a[0], a[2]) for a in areas if a[1] <= top and low <= a[3]):
            if x < left:
                boxes.append((x, top, left, low))
            x = max(x, right)
        if x < size[0]:
            boxes.append((x, top, size[0], low))
    return boxes
