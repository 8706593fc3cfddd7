"""Draw the public table: head, chart, caption, seats."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core import Fact, Seat
from bot.games.golden_horn.view import COLOURS, View
from bot.text import Words, words
from render.golden_horn import pieces
from render.golden_horn.board import Board, look_of
from render.golden_horn.chart import ground
from render.golden_horn.layout import CHART_TOP, FOOT, TABLE_HEIGHT, seat_height
from render.golden_horn.marks import actor, gains, last_move
from render.golden_horn.theme import PAPER
from render.kit import fonts, panels
from render.kit.canvas import Canvas
from render.kit.fonts import FIGURE, NAME, TITLE, Style
from render.kit.frames import (
    MARGIN,
    WIDTH,
    Look,
    Pill,
    awaited_pill,
    columns,
    pill,
    shown,
    title,
)
from render.kit.palette import FADED, GOLD, GOLD_DARK, GOLD_LIGHT, INK
from render.kit.shapes import Point, box, mirrored
from render.kit.sketch import Shadow, Sketch, Sprite, sprite
from render.kit.text import NAME_STEPS, cut, fit, fit_lines
from render.scene import Scene

#: The kinds of facts that the caption says; the rest (each cube, each card) is visible on the board.
CAPTIONS = frozenset(
    {
        "gh-start", "gh-ports-open", "gh-raided", "gh-loaded", "gh-loaded-emptied", "gh-turned",
        "gh-sailed", "gh-arrived", "gh-delivered", "gh-called", "gh-passed",
    }
)  # fmt: skip
#: Left out first when the caption gets long: the cargo is visible on the ship.
LESSER = frozenset({"gh-loaded", "gh-start"})
#: Lines, room, room for a name, sizes: the first setting in which nothing is cut is used.
CAPTION_TRIES = (
    (1, 800, 300, (30,)),
    (2, 800, 300, (30, 28)),
    (3, 820, 240, (28, 26, 24)),
    (4, 860, 180, (24, 22)),
)


def paint_table(scene: Scene) -> Canvas:
    """Draw the board that everybody sees."""
    view: View = scene.view  # type: ignore[assignment]
    w = words(scene.language)
    names = shown(scene.names, w)
    canvas = Canvas(ground(view.seats, view.route, TABLE_HEIGHT[view.seats]))
    look = look_of(view)
    head(canvas, scene, view, look, w, names)
    board = Board(canvas, view, w)
    board.draw()
    last_move(board)
    caption(canvas, scene.caption, view, look, w, names, board.layout.caption)
    ribbon(canvas, view, w, names)
    awaited = {seat for seat, _ in scene.awaited}
    for seat, (x, width) in enumerate(columns(view.seats)):
        seat_panel(board, look, seat, names[seat], x, width, seat in awaited, len(awaited) > 1)
    return canvas


def head(
    canvas: Canvas, scene: Scene, view: View, look: Look, w: Words, names: Sequence[str], heading: str = ""
) -> None:
    """Draw the title, the round, and whose turn it is."""
    what: Pill | None = awaited_pill(w, names, scene.awaited, scene.question)
    room = WIDTH - 2 * MARGIN - 60 - round(fonts.width(heading or w("gh-title"), TITLE))
    if not heading:
        room -= 170
    left = pill(canvas, look, what, room=min(1140, room)) if what is not None else WIDTH - MARGIN
    sub = w("turn-round", round=view.round) if view.round else w("gh-pic-setup")
    title(canvas, heading or w("gh-title"), "" if heading else sub, left - MARGIN - 36)


@sprite
def _ribbon(width: int) -> Sprite:
    s = Sketch(width, 30, 12)
    for flip in (False, True):
        tail: list[Point] = [(-8, 8), (14, 8), (14, 34), (-8, 34), (0, 21)]
        s.polygon(mirrored(tail, width / 2) if flip else tail, GOLD_DARK)
    s.polygon(box(0, 0, width, 30), GOLD, GOLD_DARK, 3)
    for y in (4, 26):
        s.line([(4, y), (width - 4, y)], GOLD_LIGHT, 2)
    return s.sprite(shadow=Shadow(0.26, 3, 2, 4))


def ribbon(canvas: Canvas, view: View, w: Words, names: Sequence[str]) -> None:
    """Draw the gold ribbon of the final round over the upper frame of the chart."""
    if view.final is None or view.over:
        return
    text = w("turn-last-round")
    if view.final.port is None:
        why = w("gh-pic-final-called", who=cut(names[view.final.who], Style(26, 700), 420))
    else:
        why = w("gh-pic-final-empty", port=w(f"gh-port-{view.final.port}"))
    y = CHART_TOP - 8
    canvas.put(_ribbon(WIDTH - 2 * MARGIN), MARGIN, y)
    line, style = fit(f"{text} · {why}", Style(24, 700), 1400, (24, 22))
    canvas.middle(WIDTH / 2, y + 15, line, style, INK, "centre")


def caption(
    canvas: Canvas, facts: Sequence[Fact], view: View, look: Look, w: Words, names: Sequence[str], middle: int
) -> None:
    """Draw what happened last, in words, on a plate in the middle of the land."""
    told = [fact for fact in facts if fact.key in CAPTIONS]
    if sum(fact.key not in LESSER for fact in told) and len(told) > 1:
        told = [fact for fact in told if fact.key not in LESSER]
    if not told:
        return
    lines: tuple[str, ...] = ()
    style = Style(30, 600)
    for count, room, name_room, steps in CAPTION_TRIES:
        short = [cut(name, Style(30, 600), name_room) for name in names]
        text = " ".join(w.say(fact, short) for fact in told)
        lines, style = fit_lines(text, Style(30, 600), room, count, steps)
        if " ".join(lines) == text:
            break
    seat = actor(view)
    wide = max(fonts.width(line, style) for line in lines)
    step = style.size * 1.3
    height = round(max(72, step * len(lines) + 34))
    badge_room = 76 if seat is not None else 24
    width = -(-round(wide + badge_room + 28) // 16) * 16  # few sizes of plate to keep
    x, y = round((WIDTH - width) / 2), round(middle - height / 2)
    canvas.put(panels.panel(width, height, PAPER), x, y)
    if seat is not None:
        canvas.centre(look.badge(seat, 44), x + 42, middle)
    for i, line in enumerate(lines):
        canvas.middle(x + badge_room, middle + (i - (len(lines) - 1) / 2) * step, line, style)


def seat_panel(
    board: Board, look: Look, seat: Seat, name: str, x: int, width: int, awaited: bool, several: bool
) -> None:
    """Draw one seat: badge, name, hand, warehouse, and where its ships are."""
    canvas, view, w = board.canvas, board.view, board.words
    player = view.players[seat]
    height = seat_height(view.seats)
    top = FOOT
    canvas.put(panels.panel(width, height, PAPER, awaited), x, top)
    canvas.put(look.badge(seat, 60), x + 20, top + 20)
    won, cards = gains(view, seat)
    # hand
    right = x + width - 22
    number = str(player.hand)
    wide = fonts.width(number, FIGURE)
    canvas.words(right, top + 66, number, FIGURE, INK, "right")
    back_x = right - wide - 54
    canvas.put(pieces.back(40, 1 if player.hand < 2 else 2 if player.hand < 5 else 3), back_x, top + 22)
    canvas.note("gh-see-hand", back_x - 8, top + 14, right - back_x + 16, 72)
    if cards:
        canvas.say(f"+{cards}", (back_x, top + 18, right - back_x, 56), ((back_x - 44, top + 48),))
    state_room = 0.0
    if several or player.ready:
        mark = panels.tick(17) if player.ready else panels.hourglass(17) if awaited else None
        if mark is not None:
            canvas.centre(mark, back_x - 30, top + 44)
            state_room = 44
    # name
    room = back_x - (x + 96) - 16 - state_room
    text, style = fit(name, NAME, room, NAME_STEPS)
    below = top + 84
    halves = fit_lines(name, Style(26, 700), room, 2, (26,))[0]
    if text == name or len(halves) < 2:
        canvas.words(x + 96, top + 54, text, style)
    else:  # a long name: two smaller lines
        for i, part in enumerate(halves):
            canvas.words(x + 96, top + 38 + 27 * i, part, Style(26, 700))
        below = top + 90
    line = w(f"gh-crest-{player.crest}")
    if view.start_seat == seat:
        line = f"{line} · {w('gh-pic-starts')}"
    text, small = fit(line, Style(22, 600), room, (22,))
    canvas.words(x + 96, below, text, small, FADED)
    canvas.rule(x + 20, x + width - 20, top + 98, PAPER.hair)
    # warehouse, shut or open
    base = top + height - 20
    store = 96 if width < 450 else 118 if width < 700 else 130
    if player.warehouse is None:
        piece = pieces.warehouse(seat, store, board.crest(seat))
        canvas.put(piece, x + 20, base - piece.height)
        canvas.note("gh-see-warehouse", x + 18, base - piece.height, store, piece.height)
        left = x + 20 + store
    else:
        _counters(canvas, player.warehouse, x + 18, top + 108, 58 if width < 450 else 66, (height - 120) // 3)
        left = x + 18 + (116 if width < 450 else 136)
    if won is not None:
        colour, count = won
        tall = (base - top - 104) * (0.5 if player.warehouse is None else 1)  # the shut doors may be hidden
        sign = (x + 20, top + 104, store if player.warehouse is None else left - x - 18, tall)
        canvas.say(f"+{count}", sign, ((x + 20 + store / 2, base - 8),), thing=pieces.cube(colour, 34, True))
    # ships
    ships = [ship for ship in view.ships if ship.seat == seat]
    size = 70 if width < 450 else 84 if width < 700 else 100
    step = (x + width - 16 - left - 8) / 3
    for i, ship in enumerate(ships):
        cx = left + 8 + step * (i + 0.5)
        sx, sy = round(cx - size / 2), base - 26 - size
        board.ship(ship, size, sx, sy)
        place = ship.node or "–"
        canvas.words(cx, base + 3, place, Style(26, 700), INK, "centre")
        if ship.reversed:
            canvas.centre(turned_mark(13), cx - size * 0.38, sy + 10)


def _counters(canvas: Canvas, counts: Sequence[int], x: int, y: int, column: int, row: int) -> None:
    for i, (letter, count) in enumerate(zip(COLOURS, counts, strict=True)):
        cx, cy = x + (i % 2) * column, y + (i // 2) * row
        canvas.put(pieces.sign_disc(letter, 24), cx, cy)
        canvas.middle(cx + 27, cy + 12, str(count), Style(22, 700), INK if count else FADED)


@sprite
def turned_mark(radius: int) -> Sprite:
    """The mark of a ship that has turned round: a bent arrow in an ink disc."""
    r = radius
    from render.kit.palette import IVORY
    from render.kit.shapes import arc

    s = Sketch(2 * r, 2 * r, 4)
    s.ellipse(r, r, r, fill=IVORY)
    s.ellipse(r, r, r - 2, fill=INK)
    bend = [(r * 0.55, r * 1.35), *arc(r, r * 0.95, r * 0.42, r * 0.42, 180, 360, 14), (r * 1.42, r * 1.15)]
    s.line(bend, IVORY, max(2, r * 0.2))
    s.polygon([(r * 1.1, r * 1.1), (r * 1.74, r * 1.1), (r * 1.42, r * 1.52)], IVORY)
    return s.sprite()
