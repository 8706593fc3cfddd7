"""Draw the score sheet: a row for each source of points, a column for each player, in a landscape picture.

What brought the points stands in the cells as pictures (`score_pictures`); what each counts, before the rows.
"""

from __future__ import annotations

from typing import Final

from bot.core import Seat
from bot.games.pyramids.view import PyramidsView
from bot.text import Words, minus, words
from render.kit import fonts, panels
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.fonts import DISPLAY, Style
from render.kit.frames import GUTTER, HEAD, MARGIN, WIDTH, laurel, result_pill, shown
from render.kit.names import name_lines
from render.kit.palette import FADED, GOLD, INK, IVORY
from render.kit.text import fit, fit_lines
from render.pyramids import parts, score_pictures
from render.pyramids.pieces import cards
from render.pyramids.pieces.wall import sun, wall
from render.pyramids.theme import LOOK, PAPER
from render.scene import Sheet

HEIGHT: Final = 1018
"""The picture fills the box of a single picture in Discord."""
TOP: Final = HEAD + 34
BOTTOM: Final = HEIGHT - 20
CROWN: Final = 206
"""Height of the upper part of a column: rank, badge, total and name."""
LABEL: Final = Style(36, 700)
LABELS: Final = 364
"""Width of the column with the names of the rows."""
POINTS: Final = Style(54, 800)
NARROW: Final = 300
"""Columns below this width have smaller numbers."""


def paint_sheet(scene: Sheet) -> Canvas:
    """Draw the rows of the score and the columns of the players in order of rank."""
    view: PyramidsView = scene.view  # type: ignore[assignment]
    w = words(scene.language)
    canvas = Canvas(wall(HEIGHT))
    names = shown(scene.names, w, LOOK)
    what = result_pill(w, names, scene.score)
    parts.head(canvas, w, w("py-pic-title"), view, what, sheet=True)
    keys = [key for key, _ in scene.score.places[0].items]
    row = (BOTTOM - TOP - CROWN - 12) / len(keys)
    _labels(canvas, view, w, keys, row)
    places = scene.score.places
    order = sorted(range(len(places)), key=lambda seat: (places[seat].rank, seat))
    gutter = GUTTER if len(order) < 4 else 16
    each = (WIDTH - 2 * MARGIN - LABELS - GUTTER - gutter * (len(order) - 1)) / len(order)
    for at, seat in enumerate(order):
        x = round(MARGIN + LABELS + GUTTER + at * (each + gutter))
        _column(canvas, scene, seat, names[seat], keys, (x, int(each)), row)
    return canvas


def _labels(canvas: Canvas, view: PyramidsView, w: Words, keys: list[str], row: float) -> None:
    """Draw the names of the rows, below each what it counts; above them the sun over three pyramids."""
    middle = MARGIN + LABELS / 2
    canvas.centre(sun(300), middle, TOP + 42)
    for shift, size, colour in ((-92, 108, "green"), (92, 108, "purple"), (0, 140, "orange")):
        piece = cards.pyramid(colour, size)
        canvas.put(piece, middle + shift - size / 2, TOP + CROWN - 14 - size * 0.83)
    top = TOP + CROWN - 16
    canvas.put(panels.panel(LABELS, BOTTOM - top, PAPER), MARGIN, top)
    figures = view.printed.figures()
    for k, key in enumerate(keys):
        y = TOP + CROWN + row * k
        _stripe(canvas, MARGIN, LABELS, y, row, k, PAPER.ground)
        text = w(key, **figures)
        lines, style = fit_lines(text, LABEL, LABELS - 40, 1, (36, 34))
        if lines[0] != text:
            lines, style = fit_lines(text, LABEL, LABELS - 40, 2, (34,))
        for i, line in enumerate(lines):
            canvas.middle(MARGIN + 22, y + row * (0.3, 0.17)[len(lines) - 1] + 38 * i, line, style)
        score_pictures.worth(canvas, view, key, MARGIN + 22, y + row * (0.71, 0.79)[len(lines) - 1])


def _stripe(
    canvas: Canvas, x: int, wide: int, y: float, row: float, k: int, ground: tuple[int, int, int]
) -> None:
    """Tint every other row, so that the eye keeps it."""
    if k % 2 == 0:
        canvas.fill(x + 12, y, x + wide - 12, y + row, mix(ground, PAPER.frame, 0.08))


def _column(
    canvas: Canvas, scene: Sheet, seat: Seat, name: str, keys: list[str], at: tuple[int, int], row: float
) -> None:
    """Draw the column of a player: rank, badge, total and name; points by source."""
    x, wide = at
    view: PyramidsView = scene.view  # type: ignore[assignment]
    place = scene.score.places[seat]
    first = place.rank == 1
    canvas.put(panels.panel(wide, BOTTOM - TOP, PAPER, first), x, TOP)
    _crown(canvas, scene, seat, name, x, wide)
    points = dict(place.items)
    style = POINTS if wide >= NARROW else POINTS.at(48)
    for k, key in enumerate(keys):
        y = TOP + CROWN + row * k
        _stripe(canvas, x, wide, y, row, k, PAPER.bright if first else PAPER.ground)
        value = points.get(key, 0)
        ink = INK if value else mix(PAPER.ground, FADED, 0.6)
        used = canvas.middle(x + wide - 24, y + row / 2, minus(value), style, ink, "right")
        score_pictures.draw(canvas, view, seat, key, (x + 20, y, wide - used - 62, row))


def _crown(canvas: Canvas, scene: Sheet, seat: Seat, name: str, x: int, wide: int) -> None:
    """Draw rank, badge and total of a player, the name below, and what parts players with equal totals."""
    places = scene.score.places
    place = places[seat]
    first = place.rank == 1
    size, gap = (92, 24) if wide > NARROW else (76, 16)
    total, style = fit(minus(place.total), DISPLAY, wide - size - gap - 36, (84, 76, 68, 60, 54))
    left = x + (wide - size - gap - fonts.width(total, style)) / 2 + (14 if first and wide <= NARROW else 4)
    if first:
        canvas.centre(laurel(size + 40), left + size / 2 - 8, TOP + 80)
    canvas.centre(
        LOOK.badge(seat, size - (18 if first else 0)), left + size / 2 - (8 if first else 0), TOP + 76
    )
    canvas.middle(left + size + gap + (8 if first else 0), TOP + 76, total, style)
    canvas.centre(panels.disc(23, GOLD if first else INK, INK if first else IVORY), x + 24, TOP + 24)
    canvas.middle(x + 24, TOP + 24, str(place.rank), Style(34, 800), INK if first else IVORY, "centre")
    alike = [one for one in places if one.total == place.total and one.rank != place.rank]
    view: PyramidsView = scene.view  # type: ignore[assignment]
    lowest = min((card.serial for card in view.players[seat].completed), default=0) if alike else 0
    used = 0.0
    if lowest:
        used = 40 + 6 + fonts.width(str(lowest), Style(34, 700)) + 16
    lines, name_style = name_lines(name, wide - 40 - used)
    widest = max(fonts.width(line, name_style) for line in lines)
    start = x + (wide - widest - used) / 2
    for k, line in enumerate(lines):
        low = TOP + 168 + (k - (len(lines) - 1) / 2) * name_style.size * 1.08
        canvas.middle(start + widest / 2, low, line, name_style, INK, "centre")
    if lowest:
        score_pictures.lowest(canvas, view, seat, lowest, start + widest + 16, TOP + 168)
