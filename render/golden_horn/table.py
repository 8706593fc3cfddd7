"""Draw the public table: head, chart, caption, seats."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from bot.core import Seat
from bot.games.golden_horn.view import COLOURS, View
from bot.text import Words
from render.golden_horn import pieces
from render.golden_horn.board import Board, look_of
from render.golden_horn.chart import table_ground
from render.golden_horn.layout import CHART_TOP
from render.golden_horn.marks import gains, last_move, passed
from render.golden_horn.pieces.tokens import first_mark
from render.golden_horn.strip import change_strip
from render.golden_horn.theme import PAPER
from render.golden_horn.worth import worth
from render.kit import fonts, panels
from render.kit.canvas import Area, Canvas
from render.kit.fonts import NAME, TITLE, Style
from render.kit.frames import (
    MARGIN,
    WIDTH,
    Look,
    awaited_pill,
    end_pill,
    pill,
    title,
)
from render.kit.names import draw_lines, name_lines
from render.kit.palette import GOLD, GOLD_DARK, GOLD_LIGHT, INK
from render.kit.seats import leading
from render.kit.shapes import Point, box, mirrored
from render.kit.sketch import Shadow, Sketch, Sprite, sprite
from render.kit.text import cut, fit
from render.scene import Scene

#: The kinds of facts that are worth telling; the rest (each cube, each card) is visible on the board.
CAPTIONS = frozenset(
    {
        "gh-start", "gh-ports-open", "gh-raided", "gh-loaded", "gh-loaded-emptied", "gh-turned",
        "gh-sailed", "gh-arrived", "gh-delivered", "gh-called", "gh-passed",
    }
)  # fmt: skip
RIBBON = 38
"""Height of the ribbon of the final round."""
HAND = Style(54, 800)


def paint_table(scene: Scene) -> Canvas:
    """Draw the board that everybody sees."""
    look = look_of(scene.view_of(View))
    view, w, names = look.opened(scene, View)
    canvas = Canvas(table_ground(view.seats, view.route))
    head(canvas, scene, view, look, w, names)
    board = Board(canvas, view, w)
    board.draw()
    last_move(board)
    change_strip(board, names)
    ribbon(canvas, view, w, names)
    awaited = {seat for seat, _ in scene.awaited}
    for seat, place in enumerate(board.layout.panels):
        seat_panel(board, look, seat, names[seat], place, seat in awaited, len(awaited) > 1)
    return canvas


def head(
    canvas: Canvas, scene: Scene, view: View, look: Look, w: Words, names: Sequence[str], heading: str = ""
) -> None:
    """Draw the title, the round, and whose turn it is."""
    what = end_pill(w, names, scene) or awaited_pill(w, names, scene.awaited, scene.question)
    room = WIDTH - 2 * MARGIN - 60 - round(fonts.width(heading or w("gh-title"), TITLE))
    if not heading:
        room -= 170
    left = pill(canvas, look, what, room=min(1140, room)) if what is not None else WIDTH - MARGIN
    sub = w("turn-round", round=view.round) if view.round else w("gh-pic-setup")
    title(canvas, heading or w("gh-title"), "" if heading else sub, left - MARGIN - 36)


@sprite
def _ribbon(width: int) -> Sprite:
    s = Sketch(width, RIBBON, 12)
    for flip in (False, True):
        tail: list[Point] = [(-8, 8), (14, 8), (14, RIBBON + 4), (-8, RIBBON + 4), (0, 27)]
        s.polygon(mirrored(tail, width / 2) if flip else tail, GOLD_DARK)
    s.polygon(box(0, 0, width, RIBBON), GOLD, GOLD_DARK, 3)
    for y in (4, RIBBON - 4):
        s.line([(4, y), (width - 4, y)], GOLD_LIGHT, 2)
    return s.sprite(shadow=Shadow(0.26, 3, 2, 4))


def ribbon(canvas: Canvas, view: View, w: Words, names: Sequence[str]) -> None:
    """Draw the gold ribbon of the final round over the upper frame of the chart."""
    if view.final is None or view.over:
        return
    text = w("turn-last-round")
    if view.final.port is None:
        why = w("gh-pic-final-called", who=cut(names[view.final.who], Style(34, 700), 420))
    else:
        why = w("gh-pic-final-empty", port=w(f"gh-port-{view.final.port}"))
    y = CHART_TOP - 14
    canvas.put(_ribbon(WIDTH - 2 * MARGIN), MARGIN, y)
    line, style = fit(f"{text} · {why}", Style(34, 700), 1480, (34, 32, 30, 28))
    canvas.middle(WIDTH / 2, y + RIBBON / 2, line, style, INK, "centre")


def seat_panel(
    board: Board,
    look: Look,
    seat: Seat,
    name: str,
    place: tuple[int, int, int, int],
    awaited: bool,
    several: bool,
) -> None:
    """Draw one seat: badge, name, hand; below them its warehouse and the places of its ships. Its panel is
    gold if only this seat is awaited."""
    canvas, view = board.canvas, board.view
    player = view.players[seat]
    x, y, width, height = place
    canvas.put(panels.panel(width, height, PAPER, awaited and not several), x, y)
    canvas.put(look.badge(seat, 60), x + 14, y + 11)
    middle = y + 42
    # hand
    right = x + width - 20
    number = str(player.hand)
    wide = canvas.middle(right, middle, number, HAND, INK, "right")
    back_x = right - wide - 52
    canvas.put(pieces.back(40, 1 if player.hand < 2 else 2 if player.hand < 5 else 3), back_x, y + 13)
    canvas.note("gh-see-hand", back_x - 8, y + 8, right - back_x + 16, 72)
    left = x + 88
    end = back_x - 14
    # gains: cards beside the hand; cubes beside the warehouse, or here if its row is full
    won, cards = gains(view, seat)
    chips: list[tuple[str, Sprite | None]] = []
    if cards:
        chips.append((f"+{cards}", None))
    if won is not None and (
        _full(view, seat, height) or _fits(won, name, end - left - (80 if cards else 0), height)
    ):
        chips.append((f"+{won[1]}", _wares(won[0])))
        won = None
    if passed(view, seat):
        chips.append((board.words("gh-do-pass"), None))
    for text, thing in chips:
        wide = panels.chip_width(text, 34) if thing is None else _gain_width(text, thing)
        canvas.say(text, (back_x, y + 12, 40, 58), ((end - wide / 2 - 2, middle),), thing=thing)
        end -= round(wide) + 10
    if several or player.ready:
        mark = panels.tick(20) if player.ready else panels.hourglass(20) if awaited else None
        if mark is not None:
            canvas.centre(mark, end - 22, middle)
            end -= 50
    if view.start_seat == seat:
        canvas.centre(first_mark(17), x + 68, y + 62)
    draw_lines(canvas, *name_lines(name, end - left), left, middle)
    canvas.rule(x + 16, x + width - 16, y + 78, PAPER.hair)
    low = y + 82
    _store(board, seat, x + 14, low, width - 28, height - 92, won)


TWO_ROWS: Final = 212
"""The least height of a panel in which the ships stand below the warehouse."""


def _full(view: View, seat: Seat, height: int) -> bool:
    """Whether the row of the warehouse has no room for a gain, because it is open and has six numbers."""
    return view.players[seat].warehouse is not None and height < TWO_ROWS


def _fits(won: tuple[str, int], name: str, room: float, height: int) -> bool:
    """Whether a low panel has room for a gain beside the name; otherwise it is before the ships."""
    taken = _gain_width(f"+{won[1]}", _wares(won[0])) + 10
    return height < TWO_ROWS and fonts.width(name, NAME) <= room - taken


def _gain_width(text: str, thing: Sprite) -> float:
    """The width of a chip with cubes."""
    return fonts.width(text, Style(34, 700)) + thing.width + 30


def _wares(colours: str) -> Sprite:
    """The cubes of a gain: one of each colour."""
    if len(colours) == 1:
        return pieces.cube(colours, 32, True)
    return pieces.heap(colours, 32)


def _won(board: Board, won: tuple[str, int] | None, x: float, middle: float, about: Area) -> float:
    """Announce the cubes that a warehouse got, from `x` on. Returns the width."""
    if won is None:
        return 0
    text, thing = f"+{won[1]}", _wares(won[0])
    wide = _gain_width(text, thing)
    place = (x + wide / 2 + 2, middle)
    board.canvas.say(text, about, (place,), thing=thing)
    return wide + 14


def _store(
    board: Board, seat: Seat, x: int, y: int, width: int, height: int, won: tuple[str, int] | None
) -> None:
    """Draw the warehouse with the ships: either shut, or open with a number for each ware.

    `won`: the cubes that it just got.
    """
    canvas, view = board.canvas, board.view
    player = view.players[seat]
    rows = 2 if height > TWO_ROWS - 92 else 1
    tall = height / rows
    if player.warehouse is not None:
        shift = _points(board, seat, x, y + tall / 2)
        shift += round(_won(board, won, x + shift, y + tall / 2, (x, y + tall / 2 - 27, shift - 8, 54)))
        step = (width - shift) / (6 / rows)
        for i, (letter, count) in enumerate(zip(COLOURS, player.warehouse, strict=True)):
            disc = 36 if count < 10 or rows > 1 else 26
            at, middle = x + shift + step * (i // rows) + 2, y + tall * (i % rows + 0.5) / rows
            piece = (pieces.sign_disc if count else pieces.no_goods)(letter, disc)
            canvas.centre(piece, at + disc / 2, middle)
            if count:
                canvas.middle(at + disc + 2, middle, str(count), Style(34, 800))
        canvas.note("gh-see-warehouse", x, y, width, tall)
        if rows == 1:
            return
        y += round(tall)
    size = 62 if rows == 1 else 76
    left: float = x
    if player.warehouse is None:
        store = 60 if rows == 1 else 72
        row = tall if rows == 1 else height * 0.46
        piece = pieces.warehouse(seat, store, board.crest(seat))
        top = y + (row - piece.height) / 2
        canvas.put(piece, x + 2, top)
        canvas.note("gh-see-warehouse", x, y, store, piece.height)
        left = x + store + 16
        more = _won(board, won, left - 6, y + row / 2, (x + 2, top, store, piece.height))
        if rows == 2:  # the ships stand below the warehouse, because there is room
            left, y, tall = x, y + round(row), height - row
        else:
            left += more
    fleet = [ship for ship in view.ships if ship.seat == seat]
    places = [fonts.width(ship.node or "–", Style(34, 700)) for ship in fleet]
    gap = (x + width - left - sum(places) - len(fleet) * (size + 6)) / len(fleet)
    if gap < 10:  # smaller ships leave room for the names of their places
        size += math.floor(gap - 10)
        gap = 10
    step = (x + width - left) / 3
    for ship, wide in zip(fleet, places, strict=True):
        at = left
        left += step if size > 60 else size + 6 + wide + gap
        canvas.put(board.sprite(ship, size), at, y + tall / 2 - size * 0.55)
        place = ship.node or "–"
        canvas.middle(at + size + 6, y + tall / 2 + 4, place, Style(34, 700))


def leaders(view: View) -> frozenset[Seat]:
    """The seats whose open warehouse is worth most; none if warehouses are shut or all are worth the same."""
    players = [worth(view, player.warehouse) for player in view.players if player.warehouse is not None]
    return leading(players) if len(players) == len(view.players) else frozenset()


def _points(board: Board, seat: Seat, x: float, y: float) -> int:
    """Draw what an open warehouse is worth now, on a gold plate for leaders. Returns the width."""
    canvas, view = board.canvas, board.view
    held = view.players[seat].warehouse
    assert held is not None
    number = str(worth(view, held))
    wide = max(78, round(fonts.width(number, HAND)) + 22)
    if seat in leaders(view):
        canvas.centre(panels.plaque(wide, 54), x + wide / 2, y)
    canvas.middle(x + wide / 2, y, number, HAND, INK, "centre")
    return wide + 8
