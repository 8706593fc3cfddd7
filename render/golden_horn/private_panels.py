"""Draw the reader's hand and warehouse as panels."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.core import Seat
from bot.games.golden_horn.view import COLOURS, View, by_colour
from bot.text import Words
from render.golden_horn import pieces
from render.golden_horn.board import Board
from render.golden_horn.theme import PAPER
from render.golden_horn.worth import worth
from render.kit import fonts, panels
from render.kit.canvas import Area, Canvas
from render.kit.flow import Art, Box, Drawn, Gap, Grid, Text, best, column, row
from render.kit.fonts import BODY, NAME, Style
from render.kit.palette import FADED, INK
from render.kit.text import fit

COUNT: Final = Style(30, 800)
OWNED: Final = Style(40, 800)


def hand_panel(
    canvas: Canvas, view: View, w: Words, x: int, width: int, top: int, height: int,
    card: int = 124,
) -> None:  # fmt: skip
    """Draw the reader's cards by colour; from ten cards on, each colour is one card with a chip."""
    assert view.hand is not None
    canvas.put(panels.panel(width, height, PAPER), x, top)
    canvas.note("gh-see-hand", x, top, width, height)
    count = sum(view.hand)
    label = w("word-cards", count=count)
    text, style = fit(w("gh-pic-hand"), NAME, width - 60 - fonts.width(label, BODY), (36, 34, 32, 30))
    canvas.words(x + 24, top + 50, text, style)
    canvas.words(x + width - 24, top + 50, label, BODY, FADED, "right")
    room = width - 48
    area = height - 84
    groups = list(by_colour(view.hand))
    if groups:
        _cards(canvas, groups, x + 24, top + 70, room, area, card)
    else:
        line_text, small = fit(w("gh-pic-no-cards"), BODY, room, (30, 28, 26, 24))
        canvas.middle(x + width / 2, top + 64 + area / 2, line_text, small, FADED, "centre")


def holdings(canvas: Canvas, view: View, seat: Seat, board: Board, area: Area) -> None:
    """Draw in little room what the reader owns: cards and cubes by colour, numbers, points."""
    x, y, width, height = area
    assert view.hand is not None
    own = view.players[seat].warehouse or (0, 0, 0, 0, 0, 0)
    canvas.put(panels.panel(round(width), round(height), PAPER), x, y)
    canvas.note("gh-see-hand", x, y, width, height * 0.6)
    canvas.note("gh-see-warehouse", x, y + height * 0.6, width, height * 0.4)
    points = str(worth(view, own))
    plate = round(fonts.width(points, OWNED)) + 28
    house = Art(pieces.warehouse(seat, 54, board.crest(seat)))
    cards, cubes = list(by_colour(view.hand)), list(by_colour(own))

    def made(size: int) -> Box:
        held = [row(Art(pieces.card(letter, size)), Text(str(count), COUNT)) for letter, count in cards]
        stored = [row(Art(pieces.cube(letter, size - 6)), Text(str(count), COUNT)) for letter, count in cubes]
        return column(
            row(Art(pieces.back(36, 3)), Text(str(sum(view.hand or ())), OWNED), Gap(), gap=12),
            Grid(tuple(held), 3, 6),
            Gap(),
            row(house, Gap(), Drawn(plate, 46, partial(_worth, points, plate))),
            Grid(tuple(stored), 3, 6),
            gap=6,
        )

    inner = (width - 30, height - 24)
    best(made, (48, 44, 40, 36, 32, 28), *inner).lay(canvas, x + 18, y + 12, *inner)


def _worth(points: str, plate: int, canvas: Canvas, x: float, middle: float) -> None:
    canvas.put(panels.plaque(plate, 46), x, middle - 23)
    canvas.middle(x + plate / 2, middle, points, OWNED, INK, "centre")


def _cards(
    canvas: Canvas, groups: Sequence[tuple[str, int]], x: float, y: float, room: float, area: float, most: int
) -> None:
    total = sum(count for _, count in groups)
    single = total < 10
    gap = 14
    width = min(most, round((area - 18) / 1.45))
    peek = round(width * 0.24)  # the visible part of a card behind another

    def wide(size: int) -> float:
        seen = round(size * 0.24)
        each = [size + seen * (count - 1 if single else 0) for _, count in groups]
        return sum(each) + gap * (len(groups) - 1)

    while wide(width) > room and width > 56:
        width -= 2
    peek = round(width * 0.24)
    tall = round(width * 1.45)
    left = x + max(0.0, (room - wide(width)) / 2 if most > 120 else 0)
    top = y + max(0.0, (area - tall) / 2) - 2
    for colour, count in groups:
        if single:
            for i in range(count):
                canvas.put(pieces.card(colour, width), left + peek * i, top)
            left += width + peek * (count - 1) + gap
        else:
            if count > 1:
                canvas.put(pieces.card(colour, width), left - 4, top - 4)
            canvas.put(pieces.card(colour, width), left, top)
            if count > 1:
                panels.chip(canvas, left + width - 14, top + tall - 8, f"×{count}", 30)
            left += width + gap


def warehouse_panel(
    canvas: Canvas, view: View, w: Words, seat: Seat, x: int, width: int, board: Board, top: int,
    height: int,
) -> None:  # fmt: skip
    """Draw the reader's warehouse: six columns of cubes; a missing colour is an empty well with its sign."""
    canvas.put(panels.panel(width, height, PAPER), x, top)
    canvas.note("gh-see-warehouse", x, top, width, height)
    own = view.players[seat].warehouse or (0, 0, 0, 0, 0, 0)
    canvas.put(pieces.warehouse(seat, 72, board.crest(seat)), x + 22, top + 16)
    now = str(worth(view, own))
    plate = round(fonts.width(now, Style(44, 800))) + 34
    room = width - 100 - plate - 26
    text, style = fit(w("gh-pic-warehouse"), NAME, room, (34, 32, 30))
    canvas.words(x + 100, top + 46, text, style)
    canvas.put(panels.plaque(plate, 54), x + width - plate - 18, top + 18)
    canvas.middle(x + width - plate / 2 - 18, top + 45, now, Style(44, 800), INK, "centre")
    # The plate says the points; in a narrow panel cubes and colours are seen below.
    line_text = w("gh-pic-stock", cubes=sum(own), colours=sum(1 for count in own if count))
    if fonts.width(line_text, BODY.at(30)) > room:
        line_text = line_text.partition(" · ")[0]
    text, style = fit(line_text, BODY, room, (30,))
    canvas.words(x + 100, top + 92, text, style, FADED)
    y0, y1 = top + 104, top + height - 18
    step = (width - 40) / 6
    size = 44 if step < 70 else 52
    for i, (letter, count) in enumerate(zip(COLOURS, own, strict=True)):
        left = round(x + 20 + step * i + 3)
        wide = round(step - 6)
        canvas.put(panels.well(wide, y1 - y0, PAPER.well, PAPER.hair, 6), left, y0)
        middle = left + wide / 2
        if not count:
            canvas.centre(pieces.sign(letter, 28, PAPER.hair, PAPER.well), middle, y1 - 28)
            continue
        front = round(size * 0.86)
        most = int((y1 - y0 - 10 - (size - front)) // front)
        seen = count if count <= most else 1
        for k in range(seen):
            canvas.put(pieces.cube(letter, size), middle - size / 2 + 1, y1 - 6 - size - k * front)
        if count > most:
            panels.chip(canvas, middle, y1 - 6 - size - 24, str(count), 30)
