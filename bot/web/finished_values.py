"""What the page of a finished match shows in addition: luck, curves as shapes, and links to the
rest."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor
from typing import Any, Final, NamedTuple

from bot.match import Brief, UserError
from bot.match.watching.service import Curve
from bot.web.naming import isolated, names
from bot.web.scenes import Drawn, Shown, curves, known_curves, sheet
from bot.web.site import Reader
from bot.web.visits import Visit
from cogs.ui.history import luck_lines


class LuckLine(NamedTuple):
    """A line of the luck report. kind: heading, item, note or text."""

    kind: str
    text: str


async def finished(visit: Visit, shown: Shown) -> dict[str, Any]:
    """The values for the template. A part that cannot be made is None."""
    reader, brief, path = visit.reader, visit.brief, visit.path
    points = await known_curves(visit)
    return {
        "sheet": None
        if shown.score is None
        else Drawn(visit, f"{path}/score.png", sheet(brief, reader.words, shown, shown.score)),
        "points": None
        if points is None
        else Drawn(visit, f"{path}/curves.png", curves(points, brief, reader.words)),
        "curves": reader.link(f"{path}/curves"),
        "luck": await _luck(reader, brief),
        "plot": await _plot(reader, brief),
        "film": reader.link(f"{path}/time-lapse.gif") if reader.site.film_frames else None,
        "proof": reader.link(f"{path}/proof"),
    }


async def _luck(reader: Reader, brief: Brief) -> list[LuckLine] | None:
    try:
        luck = await reader.site.matches.fairness.luck(brief.match)
    except UserError:  # the log cannot be replayed
        return None
    lines = luck_lines(reader.words, brief.game, luck, isolated(names(reader.words, brief)))
    return [_line(line) for line in lines]


def _line(line: str) -> LuckLine:
    text = line.replace("**", "")
    if line.startswith("-# "):
        return LuckLine("note", text.removeprefix("-# "))
    if line.startswith("▪ "):
        return LuckLine("item", text.removeprefix("▪ "))
    return LuckLine("heading" if line.startswith("**") else "text", text)


async def _plot(reader: Reader, brief: Brief) -> Plot | None:
    match = brief.match
    try:
        curves = await reader.site.reports.get(
            ("curves", match), lambda: reader.site.matches.finished.curves(match)
        )
    except UserError:
        return None
    return plot(curves, isolated(names(reader.words, brief)))


WIDTH: Final = 480
HEIGHT: Final = 210
LEFT: Final = 40
RIGHT: Final = 10
TOP: Final = 12
BOTTOM: Final = 26
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)
_LINES: Final = 5
"""The most lines across."""


class Tick(NamedTuple):
    y: float
    text: str


class Line(NamedTuple):
    seat: int
    name: str
    points: str
    """As `points` of an SVG polyline."""
    end: tuple[float, float]


class Plot(NamedTuple):
    width: int
    height: int
    left: int
    right: int
    bottom: int
    ticks: tuple[Tick, ...]
    lines: tuple[Line, ...]
    last: int
    """The number of the last position."""


def plot(curves: Sequence[Curve], names: Sequence[str]) -> Plot | None:
    """The lines of a match; None if there is nothing to draw."""
    if len(curves) < 2:
        return None
    values = [value for curve in curves for value in curve.worth]
    low, high = min(0.0, *values), max(1.0, *values)
    step = next((step_size for step_size in STEPS if (high - low) / step_size <= _LINES), STEPS[-1])
    low, high = floor(low / step) * step, ceil(high / step) * step
    first, last = curves[0].n, curves[-1].n

    def x(n: int) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * (n - first) / (last - first), 1)

    def y(value: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (value - low) / (high - low), 1)

    ticks = tuple(
        Tick(y(low + at * step), str(int(low + at * step))) for at in range(int((high - low) / step) + 1)
    )
    lines = tuple(
        Line(
            seat,
            name,
            " ".join(f"{x(curve.n)},{y(curve.worth[seat])}" for curve in curves),
            (x(last), y(curves[-1].worth[seat])),
        )
        for seat, name in enumerate(names)
    )
    return Plot(WIDTH, HEIGHT, LEFT, WIDTH - RIGHT, HEIGHT - BOTTOM, ticks, lines, last)
