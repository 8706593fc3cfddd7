"""Draw the name of a player where there is little room."""

from __future__ import annotations

from typing import Final

from render.kit import fonts
from render.kit.fonts import NAME, Style, sizes_from
from render.kit.own_look import measured
from render.kit.text import ELLIPSIS, cut, fit, fit_lines

STEPS: Final = sizes_from(38, 34)
"""Sizes of a name in one line. A name that does not fit is set in two smaller lines."""
APART: Final = 1.08
"""From one line of a name to the next, as a multiple of their size."""
LETTERS: Final = "Wilhelmina"
"""How many letters of a name are shown if at all possible."""
SIGNS: Final = " _-."
"""Between two words of a name."""
FEW: Final = 3
"""The fewest letters of a divided word on one line."""
PAIR: Final = 30
"""The largest size of two lines, where nothing else is said."""
PAIRS: Final = sizes_from(34, 22)
"""Sizes of two lines: the first in which the name is whole, or in which enough of it is shown (`broken`)."""
WHOLE: Final = 24
"""The least size of a name that is whole in two lines; it is rather cut in larger type."""
LEAST: Final = PAIRS[-1]


@measured(512)
def name_lines(
    name: str,
    room: float,
    steps: tuple[int, ...] = STEPS,
    pair: int = PAIR,
    least: int = LEAST,
    three: int = 0,
) -> tuple[tuple[str, ...], Style]:
    """A name in one line or two, and its style: whole if possible, divided inside a word at last, or in three
    lines; else with at least ten letters.

    Args:
        steps: sizes of one line.
        pair: the largest size of two lines.
        least: the smallest.
        three: the largest size of three lines, if there is room for them.
    """
    line, style = fit(name, NAME, room, steps)
    if line == name:
        return (line,), style
    sizes = [size for size in PAIRS if least <= size <= pair]
    for size in sizes:
        two, small = fit_lines(name, NAME, room, 2, (size,))
        if " ".join(two) == name and size >= WHOLE:
            return two, small
    halves = [(broken(name, NAME.at(size), room), NAME.at(size)) for size in sizes]
    thirds = [(broken(name, NAME.at(size), room, 3), NAME.at(size)) for size in PAIRS if size <= three]
    whole = (one for one in (*halves, *thirds) if ELLIPSIS not in one[0][-1] and one[1].size >= WHOLE)
    enough = [two for two in halves if len("".join(two[0])) > len(LETTERS) or ELLIPSIS not in two[0][1]]
    apart = (two for two in enough if _side(name[len(two[0][0]) :]) == 0 or two[0][0][-1] in SIGNS)
    return next(whole, None) or next(apart, None) or (enough or halves[-1:])[0]


def broken(name: str, style: Style, room: float, lines: int = 2) -> tuple[str, ...]:
    """A name on two lines, or more, with as many of its letters as there is room for: divided at a sign
    between two words if one comes late on a line and that cuts nothing more, else anywhere with a few letters
    of the word on both lines."""
    ends = [k for k in range(1, len(name) + 1) if k == 1 or fonts.width(name[:k], style) <= room]
    part = max((k + 1 for k in range(ends[-1] // 2, ends[-1]) if name[k] in SIGNS), default=0)
    end = next((k for k in reversed(ends) if not _stray(name, k)), ends[-1])
    if not part or fonts.width(name[part:], style) > room >= fonts.width(name[end:], style):
        part = end
    rest = name[part:].lstrip()
    more = broken(rest, style, room, lines - 1) if lines > 2 and fonts.width(rest, style) > room else ()
    return name[:part].rstrip(), *(more or (cut(rest, style, room),))


def _side(text: str) -> int:
    """How many letters stand before the first sign."""
    return next((k for k, letter in enumerate(text) if letter in SIGNS), len(text))


def _stray(name: str, k: int) -> bool:
    """Whether a name divided there has fewer letters of a word on one line than are easily read with it."""
    sides = _side(name[:k][::-1]), _side(name[k:])
    return 0 not in sides and min(sides) < FEW
