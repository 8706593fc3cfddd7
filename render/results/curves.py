"""Draw the points of a match as curves: one line for each seat, which ends in a dot.

A thin rule leads from there to its badge, its points and its name. Lines differ in colour and in their
dashes, and have small badges on the way.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, hypot
from typing import Final, NamedTuple

from bot.core import Seat
from bot.games.registry import PACKAGES
from bot.text import Words, minus, words
from render.kit import fonts, frames, panels
from render.kit.canvas import Canvas
from render.kit.colour import RGB, mix
from render.kit.fonts import NAME, Style, sizes_from
from render.kit.frames import HEAD, MARGIN, WIDTH, Look, Pill
from render.kit.names import name_lines
from render.kit.palette import FADED, INK, IVORY, SEATS
from render.kit.shapes import Point
from render.kit.sketch import Sketch
from render.kit.text import clean, fit
from render.results.rounds import Ticks, across, heights, turns_of_rounds
from render.scene import Curves

HEIGHT: Final = 1018
TOP: Final = HEAD + 26
LEFT: Final = 196
"""Where the curves begin."""
RIGHT: Final = 1004
"""Where the curves end beside the longest names; their labels are to the right of it."""
HIGH: Final = TOP + 100
LOW: Final = HEIGHT - MARGIN - 92
AWAY: Final = 70
"""From the end of the curves to the badges."""
BADGE: Final = 84
CROWNED: Final = 70
"""The badge of the winner, which stands in a laurel."""
WREATH: Final = 126
BESIDE: Final = 36
"""The distance from a badge, or the laurel round it, to its points and name."""
DOT: Final = 12
"""Radius of the end of a curve."""
LEAD: Final = 3
"""Thickness of the rule from the dot to the badge."""
SMALL: Final = 46
"""Size of a badge on a curve."""
AXIS: Final = Style(36, 700)
CASE: Final = 12
LINE: Final = 7

APART: Final = 150
"""The least distance of two labels."""

NUMBER: Final = Style(64, 800)
DASHES: Final[tuple[tuple[int, ...], ...]] = ((), (46, 20), (4, 20), (46, 18, 4, 18), (20, 20))
"""The dashes of each seat: lengths of line and gap in turn; () is a solid line. Round ends make each piece of
line longer by its thickness."""
LAYERS: Final = (0, 1, 3, 4, 2)
"""The order in which the lines are drawn, so that both are visible if one lies on another."""


class End(NamedTuple):
    """The end of a curve, and the place of its label."""

    seat: Seat
    y: float
    label: float


def paint(scene: Curves, look: Look) -> Canvas:
    """Draw the curves on the game's paper, 1600 x 1018."""
    w = words(scene.language)
    names = frames.shown(scene.names, w, look)
    canvas = Canvas(frames.flat(WIDTH, HEIGHT, look.ground))
    _head(canvas, scene, look, w, names)
    panels.lay(canvas, MARGIN, TOP, WIDTH - 2 * MARGIN, HEIGHT - MARGIN - TOP, look.paper)
    seats = known(scene)
    values = [at.points[seat] for at in scene.points for seat in seats]
    ticks = heights([value for value in values if value is not None])
    last = scene.points[-1].points
    right = _right([names[seat] for seat in seats], [last[seat] or 0 for seat in seats])
    places = [LEFT + (right - LEFT) * share for share in across(scene.points, scene.score is not None)]
    _grid(canvas, scene, ticks, places, right, look, w)
    lines = {seat: _points(scene, seat, ticks, places, right) for seat in seats}
    ends = _spread(lines)
    _lines(canvas, lines, ends, right, mix(look.paper.ground, INK, 0.5))
    winners = () if scene.score is None else scene.score.winners
    for seat, (x, y) in _on_the_way(lines, right).items():
        canvas.centre(look.badge(seat, SMALL), x, y)
    for end in ends:
        name, beaten = names[end.seat], end.seat in overruled(scene)
        _label(canvas, look, end, right, name, last[end.seat] or 0, end.seat in winners, beaten)
    return canvas


def _right(names: Sequence[str], values: Sequence[int]) -> int:
    """Where the curves end: as far to the right as the names and points of the seats leave room."""
    widest = max(
        *(fonts.width(clean(name), NAME) for name in names),
        *(fonts.width(minus(value), NUMBER) for value in values),
    )
    return max(RIGHT, WIDTH - MARGIN - 36 - BESIDE - BADGE - AWAY - ceil(widest))


def overruled(scene: Curves) -> set[Seat]:
    """The seats that have more points than a seat of a better rank, so that their points do not count."""
    places = () if scene.score is None else scene.score.seats
    return {
        seat
        for seat, own in enumerate(places)
        if any(other.rank < own.rank and other.total < own.total for other in places)
    }


def known(scene: Curves) -> list[Seat]:
    """The seats that have a curve."""
    return [seat for seat, value in enumerate(scene.points[-1].points) if value is not None]


def leaders(scene: Curves) -> tuple[list[Seat], int]:
    """The seats with the most points in the last position, and these points."""
    now = {seat: value for seat, value in enumerate(scene.points[-1].points) if value is not None}
    most = max(now.values(), default=0)
    return [seat for seat, value in now.items() if value == most], most


def _head(canvas: Canvas, scene: Curves, look: Look, w: Words, names: Sequence[str]) -> None:
    if scene.score is not None:
        what = frames.result_pill(w, names, scene.score)
    else:
        best, most = leaders(scene)
        who = tuple((seat, names[seat]) for seat in best)
        lone = len(best) == 1
        what = Pill(who=who, say=w("pic-leads", points=most)) if lone else Pill(lead=w("pic-level"), who=who)
    prefix = PACKAGES[scene.game].rules.prefix
    short = f"{prefix}-pic-title"
    title = w(short if w.has(short) else f"{prefix}-title")
    room = WIDTH - 2 * MARGIN - fonts.width(title, fonts.TITLE) - 48  # the head has nothing else
    left = frames.pill(canvas, look, what, room=max(760, round(room)))
    frames.title(canvas, title, "", left - MARGIN - 36)
    canvas.put(look.rail(WIDTH - 2 * MARGIN), MARGIN, HEAD)


def _grid(
    canvas: Canvas, scene: Curves, ticks: Ticks, places: Sequence[float], right: int, look: Look, w: Words
) -> None:
    title, style = fit(w("pic-curves"), Style(32, 600), WIDTH - 2 * MARGIN - 60, sizes_from(32, 26))
    canvas.middle(MARGIN + 30, TOP + 42, title, style, FADED)
    for value in ticks.values:
        y = ticks.y(value, HIGH, LOW)
        strong = value == 0
        canvas.rule(LEFT, right, y - 1, INK if strong else look.paper.hair, 3 if strong else 2)
        canvas.middle(LEFT - 18, y, minus(value), AXIS, INK, "right")
    shown = turns_of_rounds(scene.points)
    for number, at in shown:
        x = places[at]
        canvas.fill(x - 1, HIGH, x + 1, LOW + 10, look.paper.hair)
        canvas.middle(x, LOW + 36, str(number), AXIS, INK, "centre")
    word = w("pic-round" if shown else "pic-moves")
    text, style = fit(word, Style(32, 600), LEFT - MARGIN - 54 if shown else 600, sizes_from(32, 24))
    canvas.middle(MARGIN + 24 if shown else LEFT, LOW + 36, text, style, FADED)


def _points(scene: Curves, seat: Seat, ticks: Ticks, places: Sequence[float], right: int) -> list[Point]:
    """The corners of a curve, which begins where the points of the seat are known."""
    points: list[Point] = []
    for x, curve_point in zip(places, scene.points, strict=True):
        value = curve_point.points[seat]
        if value is not None:
            points.append((x, ticks.y(value, HIGH, LOW)))
    return bent(points) if len(points) > 1 else [(right - 1.0, points[0][1]), points[0]]


def _spread(lines: dict[Seat, list[Point]]) -> list[End]:
    """The labels in the order of the points, moved apart as little as necessary."""
    order = sorted(lines, key=lambda seat: (lines[seat][-1][1], seat))
    high, low = HIGH + 20.0, LOW - 26.0
    step = min(APART, (low - high) / max(1, len(order) - 1))
    groups: list[tuple[float, list[Seat]]] = []
    for seat in order:
        middle, members = min(max(lines[seat][-1][1], high), low), [seat]
        while groups and middle - groups[-1][0] < step * (len(members) + len(groups[-1][1])) / 2:
            above, others = groups.pop()
            members = others + members
            middle = (above * len(others) + middle * (len(members) - len(others))) / len(members)
            half = step * (len(members) - 1) / 2
            middle = min(max(middle, high + half), low - half)
        groups.append((middle, members))
    return [
        End(seat, lines[seat][-1][1], middle + step * (at - (len(members) - 1) / 2))
        for middle, members in groups
        for at, seat in enumerate(members)
    ]


def _lines(
    canvas: Canvas, lines: dict[Seat, list[Point]], ends: Sequence[End], right: int, lead: RGB
) -> None:
    """Draw all curves in one sketch, each with a dot at its end, above the rules that lead to the badges."""
    sketch = Sketch(right + AWAY - LEFT, LOW - HIGH, 60, 2)
    order = sorted(ends, key=lambda end: LAYERS.index(end.seat % len(LAYERS)))
    for end in order:
        sketch.line([(right - LEFT, end.y - HIGH), (right + AWAY + 6.0 - LEFT, end.label - HIGH)], lead, LEAD)
    for end in order:
        points = [(x - LEFT, y - HIGH) for x, y in lines[end.seat]]
        pieces = dashed(points, DASHES[end.seat % len(DASHES)])
        for thick, colour in ((CASE, INK), (LINE, SEATS[end.seat % len(SEATS)])):
            for piece in pieces:
                sketch.line(piece, colour, thick)
    for at, end in enumerate(order):
        more = 6 * sum(other.y == end.y for other in order[at + 1 :])  # all equal ends stay visible
        for radius, colour in ((DOT + 4, INK), (DOT + 1.5, IVORY), (DOT - 1, SEATS[end.seat % len(SEATS)])):
            sketch.ellipse(right - LEFT, end.y - HIGH, radius + more, fill=colour)
    canvas.put(sketch.sprite(), LEFT, HIGH)


def dashed(points: Sequence[Point], pattern: Sequence[int]) -> list[list[Point]]:
    """The pieces of a line that are drawn."""
    if not pattern:
        return [list(points)]
    pieces: list[list[Point]] = []
    step, left, piece = 0, float(pattern[0]), [points[0]]
    for (x0, y0), (x1, y1) in pairwise(points):
        whole = hypot(x1 - x0, y1 - y0)
        at = 0.0
        while whole - at > left:
            at += left
            here = (x0 + (x1 - x0) * at / whole, y0 + (y1 - y0) * at / whole)
            if step % 2 == 0:
                pieces.append([*piece, here])
            step += 1
            left, piece = float(pattern[step % len(pattern)]), [here]
        left -= whole - at
        piece.append((x1, y1))
    return [*pieces, piece] if step % 2 == 0 and len(piece) > 1 else pieces


def bent(points: Sequence[Point]) -> list[Point]:
    """The line without the points that lie between two others."""
    curve = list(points[:1])
    for before, here, after in zip(points, points[1:], points[2:], strict=False):
        cross = (here[0] - before[0]) * (after[1] - here[1]) - (here[1] - before[1]) * (after[0] - here[0])
        if abs(cross) > 1e-6:
            curve.append(here)
    return [*curve, *points[-1:]] if len(points) > 1 else curve


def _on_the_way(lines: dict[Seat, list[Point]], right: int) -> dict[Seat, Point]:
    """For each curve a place for a small badge: where the others are far away, and where it is level.

    A badge at a corner would suggest that something happened there.
    """
    positions: dict[Seat, Point] = {}
    for seat, own in lines.items():
        best, most = None, -1.0
        for share in range(12, 90, 2):
            x = LEFT + (right - LEFT) * share / 100
            if x < own[0][0]:
                continue
            y = height_at(own, x)
            others = [abs(height_at(line, x) - y) for other, line in lines.items() if other != seat]
            badges = [max(abs(x - a), abs(y - b)) for a, b in positions.values()]
            bend = max(abs(height_at(own, x + side * SMALL) - y) for side in (-0.7, -0.35, 0.35, 0.7))
            free = min([*others, *badges, 120.0]) - min(bend, 60.0)
            if free > most:
                best, most = (x, y), free
        if best is not None and most > SMALL * 0.7:
            positions[seat] = best
    return positions


def height_at(line: Sequence[Point], x: float) -> float:
    """The y of a line at an x."""
    for (x0, y0), (x1, y1) in pairwise(line):
        if x <= x1:
            return y0 + (y1 - y0) * max(0.0, x - x0) / max(1e-6, x1 - x0)
    return line[-1][1]


def _label(
    canvas: Canvas, look: Look, end: End, right: int, name: str, value: int, won: bool, beaten: bool = False
) -> None:
    """Draw the badge at the end of a curve, in a laurel if the seat has `won`, the points, and the name below
    them.

    Points that do not count, though they are more than the winner's (`beaten`), are struck out.
    """
    left = right + AWAY
    if won:
        canvas.centre(frames.laurel(WREATH), left + BADGE / 2, end.label)
    canvas.centre(look.badge(end.seat, CROWNED if won else BADGE), left + BADGE / 2, end.label)
    x = left + BADGE + BESIDE
    room = WIDTH - MARGIN - 20 - x
    number = minus(value)
    lines, style = name_lines(clean(name), room, pair=34, least=28)
    tall = 34 * len(lines)
    y = end.label - tall / 2
    wide = canvas.middle(x, y, number, NUMBER, FADED if beaten else INK)
    if beaten:
        canvas.fill(x - 10, y - 3, x + wide + 10, y + 3, FADED)
    for at, line in enumerate(lines):
        canvas.middle(x, end.label + 50 - tall / 2 + 36 * at, line, style)
