"""Place the chips that say what was gained or lost: beside what changed, never over a number or a label.

A drawing announces changes while it draws, in any order:

    canvas.say("+3", (x, y, width, height))                       beside the box
    canvas.say("−1", box, places=((x, y),), thing=symbol)         first at a place reserved for it
    canvas.say("+5", box, within=area)                            in an area in any case

What is announced while the panel of a seat is drawn stays in that panel, and nothing else comes there.

`render.paint` lays all chips when everything else is drawn. The canvas knows where words and numbers stand;
`Canvas.keep` adds what else must stay visible.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from render.kit import fonts, panels
from render.kit.canvas import Area, Canvas, Chip
from render.kit.fonts import Style
from render.kit.palette import INK, IVORY
from render.kit.shapes import Point

GAP: Final = 3
"""Between a chip, with its rim, and anything else."""
RIM: Final = 4
"""How far a chip may reach out of the box in which it must stand."""
FAR: Final = 240
"""How far from its thing a chip may stand."""
SIDES: Final[tuple[Point, ...]] = (
    *((1, 0), (-1, 0), (0, -1), (0, 1)),
    *((1, -1), (-1, -1), (1, 1), (-1, 1)),
)
"""Right, left, above, below, then the corners."""


def size_of(chip: Chip) -> tuple[int, int]:
    """Width and height of a chip, without its rim."""
    high = round(chip.size * 1.32)
    if chip.thing is None:
        return panels.chip_width(chip.text, chip.size), high
    wide = round(fonts.width(chip.text, Style(chip.size, 700)) + chip.thing.width + chip.size * 0.9)
    return wide, max(high, chip.thing.height + 6)


def area(chip: Chip, x: float, y: float) -> Area:
    """The box that a chip round (x, y) takes, with its rim."""
    return _box(size_of(chip), x, y)


def _box(size: tuple[int, int], x: float, y: float) -> Area:
    wide, tall = size
    return x - wide / 2 - 2, y - tall / 2 - 2, wide + 4, tall + 4


def meet(one: Area, other: Area, gap: float = 0) -> float:
    """How many square pixels two boxes share; each side of `one` is moved out by `gap`."""
    wide = min(one[0] + one[2] + gap, other[0] + other[2]) - max(one[0] - gap, other[0])
    tall = min(one[1] + one[3] + gap, other[1] + other[3]) - max(one[1] - gap, other[1])
    return wide * tall if wide > 0 and tall > 0 else 0.0


def lay(canvas: Canvas) -> None:
    """Draw all chips of a canvas, each at the first place where it covers nothing that must be seen."""
    news, canvas.news = canvas.news, []
    for chip in news:
        canvas.keep(*chip.about)
    for chip in news:
        x, y = _place(canvas, chip, news)
        known = len(canvas.texts)
        _draw(canvas, chip, x, y)
        del canvas.texts[known:]
        canvas.chips.append(area(chip, x, y))


def covered(canvas: Canvas) -> list[tuple[Area, Area]]:
    """Every chip with each text, kept box or other chip that it meets; empty in a good picture."""
    chips = [
        (chip, other) for chip in canvas.chips for other in (*canvas.texts, *canvas.kept) if meet(chip, other)
    ]
    for i, chip in enumerate(canvas.chips):
        chips += [(chip, other) for other in canvas.chips[:i] if meet(chip, other)]
    return chips


def _draw(canvas: Canvas, chip: Chip, x: float, y: float) -> None:
    if chip.thing is None:
        panels.chip(canvas, x, y, chip.text, chip.size)
        return
    wide, tall = size_of(chip)
    canvas.centre(panels.chip_ground(wide, tall, INK, IVORY), x, y)
    left = x - wide / 2 + chip.size * 0.36
    left += canvas.middle(left, y, chip.text, Style(chip.size, 700), IVORY) + chip.size * 0.12
    canvas.put(chip.thing, left, y - chip.thing.height / 2)


def _place(canvas: Canvas, chip: Chip, news: Sequence[Chip]) -> Point:
    """Where a chip covers nothing and is nearest to its own thing; the best place if there is none."""
    seats = canvas.panels
    rivals = {other.about for other in news if other.within not in seats and chip.within not in seats}
    rivals.discard(chip.about)
    others = [panel for panel in seats if panel != chip.within]
    taken = (*canvas.texts, *canvas.kept, *others, *canvas.chips)
    left, top, wide, tall = chip.within or chip.about
    size, least, best = size_of(chip), (math.inf, 0.0), (left + wide / 2, top + tall / 2)
    for x, y in chain(chip.places, _around(chip)):
        box = _box(size, x, y)
        if not _inside(box, (0, 0, canvas.width, canvas.height), 0):
            continue
        if chip.within is not None and not _inside(box, chip.within, RIM):
            continue
        hidden = _hidden(box, taken)
        near = 0.0 if hidden else min((_away(box, rival) for rival in rivals), default=math.inf)
        fault = hidden, max(_away(box, chip.about) - near, 0.0)
        if not any(fault):
            return x, y
        if fault < least:
            least, best = fault, (x, y)
    return best


def _away(box: Area, other: Area) -> float:
    """The distance between two boxes."""
    across = max(box[0] - other[0] - other[2], other[0] - box[0] - box[2], 0)
    return math.hypot(across, max(box[1] - other[1] - other[3], other[1] - box[1] - box[3], 0))


def _hidden(box: Area, taken: Sequence[Area]) -> float:
    """How much a chip would hide: the sum of `meet`, for hundreds of boxes of which it meets hardly any."""
    hidden = 0.0
    left, top, right, low = box[0] - GAP, box[1] - GAP, box[0] + box[2] + GAP, box[1] + box[3] + GAP
    for x, y, wide, tall in taken:
        if x < right and left < x + wide and y < low and top < y + tall:
            hidden += (min(right, x + wide) - max(left, x)) * (min(low, y + tall) - max(top, y))
    return hidden


def _inside(box: Area, other: Area, slack: float) -> bool:
    """Whether a box lies in another one; it may stand out by `slack`."""
    left, top, wide, tall = other
    return (
        box[0] >= left - slack
        and box[1] >= top - slack
        and box[0] + box[2] <= left + wide + slack
        and box[1] + box[3] <= top + tall + slack
    )


def _around(chip: Chip) -> Iterator[Point]:
    """Places beside the thing, then further and further away from it."""
    left, top, wide, tall = chip.about
    _, _, own, high = area(chip, 0, 0)
    for away in (GAP + 1, *range(12, FAR, 8)):
        reach_x, reach_y = (wide + own) / 2 + away, (tall + high) / 2 + away
        for dx, dy in SIDES:
            yield left + wide / 2 + dx * reach_x, top + tall / 2 + dy * reach_y
        for k in (0.08, 0.25, 0.5, 0.75) if away > GAP + 1 else (0.08, 0.5):
            for dx, dy in ((1, k), (1, -k), (-1, k), (-1, -k), (k, -1), (-k, -1), (k, 1), (-k, 1)):
                yield left + wide / 2 + dx * reach_x, top + tall / 2 + dy * reach_y
