"""Draw the private pages with whole cards: keep two of four, and take a new card."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.games.pyramids.cells import WIDTH as GRID
from bot.games.pyramids.replacing import Take
from bot.games.pyramids.setup import Keep
from bot.games.pyramids.view import CardView, PyramidsView
from bot.text import Words
from render.kit import fonts, marks, panels
from render.kit import seat_panel as kit
from render.kit.answers import Aim, Answer, answer_list
from render.kit.canvas import Canvas
from render.kit.confirm import Turn, confirm
from render.kit.confirm import height_of as told_height
from render.kit.flow import Art, Drawn, Gap, Lines, column, row, rule
from render.kit.fonts import FIGURE, NAME, Style
from render.kit.frames import MARGIN, WIDTH
from render.kit.palette import INK
from render.kit.text import fit, fit_lines
from render.pyramids import parts, score
from render.pyramids.band import point_boxes
from render.pyramids.draft import kept
from render.pyramids.pieces import cards
from render.pyramids.pieces.symbols import NARROW, symbol
from render.pyramids.pieces.wall import wall
from render.pyramids.seat_panel import card_places
from render.pyramids.small_cards import KINDS, RIM, mini
from render.pyramids.theme import COLOURS, LOOK, PAPER, C
from render.pyramids.turn_page import TOP, other_answer, page_head
from render.scene import Choice, Scene

KEEP: Final = 64
TAKE: Final = 54
LARGE: Final = Aim(large=96)
"""The cards of a pair are large before there are few columns: they are compared."""
HOLDS: Final = 200
"""Width of the symbols of a pair."""
HELD: Final = 92
"""Height of the plate that shows which symbols a card holds."""
ROOM: Final = WIDTH - 2 * MARGIN
PAD: Final = (20, 14)
APART: Final = 28
BOXES: Final = 224
"""Width of the point boxes."""
OWN: Final = ROOM - BOXES - 3 * PAD[0]
"""Width of the panel with the reader's cards."""


def holds(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    card_views: Sequence[CardView],
    size: int = 34,
) -> None:
    """Draw the symbols on cards: each kind with its number, centred in a width, on two lines round y."""
    text = "".join(row for card in card_views for row in card.grid)
    rows = [(kind, text.count(kind)) for kind in KINDS if kind in text]
    per = -(-len(rows) // 2) if len(rows) > 3 else max(1, len(rows))
    parts_ = [rows[k : k + per] for k in range(0, len(rows), per)]
    for k, part in enumerate(parts_):
        _held(canvas, x, y + (k - len(parts_) / 2) * (size + 8) + 4, width, part, size)


def _held(
    canvas: Canvas, x: float, y: float, width: float, rows: Sequence[tuple[str, int]], size: int
) -> None:
    style = Style(30, 800)
    for kind_size in range(size, 25, -2):
        each = [
            kind_size * NARROW.get(kind, 1.0) + 3 + fonts.width(str(count), style) for kind, count in rows
        ]
        gap = min(20.0, (width - sum(each)) / max(1, len(rows) - 1))
        if gap >= 9:
            break
    left = x + (width - sum(each) - gap * (len(rows) - 1)) / 2
    for (kind, count), wide in zip(rows, each, strict=True):
        share = NARROW.get(kind, 1.0)
        canvas.centre(symbol(kind, kind_size), left + kind_size * share / 2, y + size / 2)
        canvas.middle(left + kind_size * share + 3, y + size / 2, str(count), style)
        left += wide + gap


def paint_keep(scene: Scene) -> Canvas:
    """Draw the four dealt cards, and the six pairs by number."""
    view, w, names = LOOK.opened(scene, PyramidsView)
    assert view.own is not None
    at = cards.Size(KEEP)
    foot = TOP + 8 + at.height + HELD + 24
    pairs = [choice for choice in scene.choices if isinstance(choice.move, Keep)]
    turn = None if pairs else _kept(scene, view, w)
    tall = 284 if pairs else 148 if turn is None else told_height(w, turn, ROOM)
    tall += 56 if turn is not None and scene.choices else 0
    canvas = Canvas(wall(foot + tall + MARGIN + 2))
    page_head(canvas, scene, view, w, names)
    gap = (ROOM - 4 * at.width) / 4
    for i, card in enumerate(view.own.dealt):
        x, y = round(MARGIN + gap / 2 + i * (at.width + gap)), TOP + 8
        canvas.put(cards.card(card, KEEP), x, y)
        if card.serial in view.own.keeping:
            canvas.put(marks.chosen(at.width, at.height), x, y)
        elif view.own.keeping:
            canvas.tint(x, y, x + at.width, y + at.height, C["sandstone"], 0.55)
        plate = panels.plate(at.width, HELD, PAPER.ground, PAPER.frame, 8, 2)
        canvas.put(plate, x, y + at.height + 8)
        holds(canvas, x + 10, y + at.height + 8 + HELD / 2, at.width - 20, [card])
    if pairs:
        answer_list(canvas, (MARGIN, foot, ROOM, tall), PAPER, partial(_pairs, view, pairs), aim=LARGE)
    else:
        _foot(canvas, scene, view, w, turn, foot, tall)
    return canvas


def _pairs(view: PyramidsView, pairs: Sequence[Choice], size: int) -> list[Answer]:
    """The pairs of cards with their symbols; `size` is the height of the cells of a card."""
    assert view.own is not None
    known = {card.serial: card for card in view.own.dealt}
    cell = (size - 2 * RIM) // GRID
    found = []
    for choice in pairs:
        two = [known[choice.move.first], known[choice.move.second]]
        held = Drawn(HOLDS, HELD, partial(_holds, two))
        found.append(Answer(choice.tag, tuple(Art(mini(card, cell)) for card in two), costs=(held,)))
    return found


def _holds(two: Sequence[CardView], canvas: Canvas, x: float, y: float) -> None:
    holds(canvas, x, y, HOLDS, two, 32)


def _kept(scene: Scene, view: PyramidsView, w: Words) -> Turn | None:
    """The two chosen cards, which are not public yet; None before the choice."""
    assert view.own is not None
    two = tuple(card for card in view.own.dealt if card.serial in view.own.keeping)
    return kept(w, "py-pic-keep-confirm" if scene.chosen else "py-pic-keep-sealed", two) if two else None


def _foot(
    canvas: Canvas, scene: Scene, view: PyramidsView, w: Words, turn: Turn | None, foot: int, tall: int
) -> None:
    """Draw the chosen cards, or what the reader must do."""
    rest = scene.choices[:1]
    if turn is not None:
        confirm(canvas, (MARGIN, foot, ROOM, tall - (56 if rest else 0)), PAPER, w, turn)
    else:
        canvas.put(panels.panel(ROOM, tall, PAPER), MARGIN, foot)
        text, style = fit(w("py-pic-keep", dealt=view.printed.dealt), NAME, ROOM - 64, (36, 34, 32, 30))
        canvas.middle(MARGIN + 32, foot + tall / 2, text, style)
    for choice in rest:
        other_answer(canvas, w, choice, WIDTH - MARGIN - 28, foot + tall - 22, 900)


def paint_take(scene: Scene) -> Canvas:
    """Draw the display and the pile with numbers; below it the reader's cards, the colours and the boxes."""
    view, w, names = LOOK.opened(scene, PyramidsView)
    at = cards.Size(TAKE)
    foot = TOP + 8 + at.height + HELD + 24
    own = cards.Size(44)
    tall = own.height + 40
    canvas = Canvas(wall(foot + max(tall, 334) + MARGIN + 2))
    page_head(canvas, scene, view, w, names)
    tags = {choice.move.card: choice.tag for choice in scene.choices if isinstance(choice.move, Take)}
    step = at.width + 40
    y = TOP + 8
    for i, card in enumerate(view.display):
        x = MARGIN + 10 + i * step
        canvas.put(cards.card(card, TAKE), x, y)
        canvas.put(panels.plate(at.width, HELD, PAPER.ground, PAPER.frame, 8, 2), x, y + at.height + 8)
        holds(canvas, x + 8, y + at.height + 8 + HELD / 2, at.width - 16, [card], 32)
        tag = tags.get(card.serial)
        _target(canvas, x, y, at.width, at.height, tag, str(card.serial))
    x = MARGIN + 10 + 4 * step
    wide = WIDTH - MARGIN - 10 - x
    if view.pile:
        canvas.put(cards.back(wide - 12, at.height - 12, 4), x, y)
        _target(canvas, x, y, wide, at.height, tags.get(0))
        canvas.put(panels.plate(wide, HELD, PAPER.ground, PAPER.frame, 8, 2), x, y + at.height + 8)
        lines, style = fit_lines(
            w("py-pic-pile", count=view.pile), Style(34, 700), wide - 12, 2, (34, 32, 30)
        )
        canvas.lines(x + wide / 2, y + at.height + 8 + HELD / 2, lines, style, INK, "centre", apart=40)
    own_panel(canvas, view, w, foot, 334)
    return canvas


def _target(
    canvas: Canvas, x: float, y: float, width: int | float, height: int, tag: str | None, printed: str = ""
) -> None:
    """Draw the ring of what may be taken, and its tag unless it is `printed` there anyway."""
    if tag is None:
        return
    canvas.put(marks.ring(round(width), height, 8, 2), x, y)
    if tag == printed:
        return
    panels.tag(canvas, x + width / 2, y + 2, tag, 28)


def own_panel(canvas: Canvas, view: PyramidsView, w: Words, y: int, height: int) -> None:
    """Draw the reader's cards, score and colours, and the point boxes that each colour can still bring."""
    assert view.viewer is not None
    player = view.players[view.viewer]
    own = score.Account(view, player, player.sheet)
    points, line = parts.points(w, player.points), rule(PAPER.hair)
    title = Lines(w("py-pic-finished"), NAME, OWN / 2 - points.width, 1)
    done = row(*[own.finished(colour, 96, FIGURE) for colour in COLOURS], gap=APART)
    sheet = row(
        own.gem("R", 46, 42), own.gem("G", 46, 42), own.skulls(46, OWN / 3), own.torches(42), gap=APART
    )
    right = column(row(title, Gap(), points), done, Gap(), line, Gap(), sheet, grow=1)
    both = row(*card_places(view, view.viewer, 44), gap=16)
    kit.seat_panel(canvas, (MARGIN, y, OWN, height), PAPER, row(both, right, gap=APART), pad=PAD)
    boxes = column(Lines(w("py-pic-bonus"), NAME, BOXES, 1), point_boxes(view, 28, 58, 72), gap=14)
    x = MARGIN + OWN + PAD[0]
    canvas.note("py-see-bonus", x, y, WIDTH - MARGIN - x, height)
    kit.seat_panel(canvas, (x, y, WIDTH - MARGIN - x, height), PAPER, boxes, pad=PAD)
