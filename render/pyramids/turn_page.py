"""Draw the private pages of a turn: where to place the shape, and the reader's cards without a question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.pyramids.moves import COLUMNS, SIDES, Extra, Place, Take
from bot.games.pyramids.moves import WIDTH as GRID
from bot.games.pyramids.view import PyramidsView
from bot.text import Words, words
from render.kit import fonts, marks, panels
from render.kit.canvas import Canvas
from render.kit.confirm import Turn, confirm
from render.kit.fonts import NAME, Style
from render.kit.frames import HEAD, MARGIN, WIDTH, asking, shown
from render.kit.palette import FADED, INK
from render.kit.text import fit
from render.pyramids import parts
from render.pyramids.draft import draft, taken
from render.pyramids.pieces import cards
from render.pyramids.pieces.symbols import NARROW, SHARE, symbol
from render.pyramids.pieces.wall import wall
from render.pyramids.side_panel import side_panel
from render.pyramids.small_cards import gains, mini, mini_size
from render.pyramids.theme import PAPER, C
from render.scene import Choice, Scene

CELL: Final = 96
TOP: Final = HEAD + 36
LEFTS: Final = (MARGIN + 44, MARGIN + 44 + 500 + 60)
SIDE: Final = (LEFTS[1] + 500 + 32, WIDTH - MARGIN - LEFTS[1] - 532)
"""Left edge and width of the panel beside the cards."""
CARD: Final = cards.Size(CELL)
FOOT: Final = TOP + CARD.height + 44 + 16
VEIL: Final = 0.52
LOW: Final = 148
"""Height of the foot if there is no list."""
TOLD: Final = 232
"""Height of the panel that tells a draft, and of the answer below it."""
TABLES: Final = ((5, 5, 36), (6, 6, 28), (10, 5, 36), (18, 6, 28), (28, 7, 22), (48, 8, 16))
LINE: Final = 5
"""Single cells in one line of the list."""
"""(most answers, columns, cell): the layout of the small cards depends on their number."""


def ask(scene: Scene, view: PyramidsView, w: Words) -> str:
    """The question of the page, short enough for the pill."""
    if scene.question is not None:
        key = {
            "py-ask-keep": "py-pic-ask-keep",
            "py-ask-mark": "py-pic-ask-mark",
            "py-ask-extra": "py-pic-ask-extra",
            "py-ask-take": "py-pic-ask-take",
        }.get(scene.question.key)
        if key == "py-pic-ask-mark" and view.own is not None and view.own.due:
            key = "py-pic-ask-extra"
        return w(key) if key else w.say(scene.question, scene.names)
    return w("py-pic-ask-confirm") if scene.chosen else ""


def picking(scene: Scene) -> bool:
    """Whether the page is about a new card."""
    asked = scene.question is not None and scene.question.key == "py-ask-take"
    return asked or any(isinstance(move, Take) for move in scene.chosen)


def page_head(canvas: Canvas, scene: Scene, view: PyramidsView, w: Words, names: Sequence[str]) -> None:
    """Draw the subject of the page, and its question beside the reader's badge."""
    seat = view.viewer
    assert seat is not None
    key = "py-pic-your-cards"
    if scene.question is not None or scene.chosen:
        key = "py-pic-your-pick" if picking(scene) else "py-pic-your-choice"
    elif view.own is not None and (view.own.sealed or view.own.dealt):
        key = "py-pic-your-choice"
    say = ask(scene, view, w)
    if not say and view.own is not None and view.own.sealed and view.phase in ("keep", "mark"):
        say = w("py-pic-sealed")
    parts.head(canvas, w, w(key), view, asking(w, seat, names[seat], say))


def paint_marks(scene: Scene) -> Canvas:
    """Draw the reader's two cards, large; answers are numbered on them and listed below."""
    view: PyramidsView = scene.view  # type: ignore[assignment]
    assert view.viewer is not None
    assert view.own is not None
    w = words(scene.language)
    names = shown(scene.names, w)
    choices = [choice for choice in scene.choices if isinstance(choice.move, Place | Extra)]
    shapes = [choice for choice in choices if len(choice.move.cells) > 1]
    singles = [choice for choice in choices if len(choice.move.cells) == 1]
    rest = [choice for choice in scene.choices if choice not in choices]
    tall = _table_height(len(shapes), len(singles)) + (60 if choices and rest else 0)
    turn = None if choices else _draft(scene, view, w)
    if turn is not None:
        tall = TOLD
    canvas = Canvas(wall(FOOT + tall + MARGIN + 2))
    page_head(canvas, scene, view, w, names)
    canvas.fill(MARGIN, HEAD + 20, SIDE[0] - 8, FOOT, C["sandstone"])  # no joints under the names of cells
    for side in (0, 1):
        own_card(canvas, scene, view, side, choices)
    for choice in singles:
        at = cards.spot(LEFTS[choice.move.side], TOP, CELL, choice.move.cells[0])
        inset = panels.tag_width(choice.tag, 20) / 2 + 1
        panels.tag(canvas, at[0] - CELL / 2 + inset, at[1] - CELL / 2 + 21, choice.tag, 20)
    beside = (SIDE[0], TOP, SIDE[1], CARD.height + 44)
    side_panel(canvas, scene, view, w, beside, turn is not None)
    if turn is not None:
        low = 56 if rest else 0
        confirm(canvas, (MARGIN, FOOT, WIDTH - 2 * MARGIN, tall - low), PAPER, w, turn)
    else:
        canvas.put(panels.panel(WIDTH - 2 * MARGIN, tall, PAPER), MARGIN, FOOT)
        if choices:
            answers(canvas, view, w, shapes, singles)
        else:
            finished_cards(canvas, scene, view, w)
    for choice in rest[:1]:
        low = 36 if choices else 22 if turn is not None else LOW // 2
        other_answer(canvas, w, choice, WIDTH - MARGIN - 28, FOOT + tall - low, 700)
    return canvas


def _draft(scene: Scene, view: PyramidsView, w: Words) -> Turn | None:
    """What waits to be confirmed, or to be opened; None: nothing."""
    assert view.viewer is not None
    assert view.own is not None
    takes = tuple(move.card for move in scene.chosen if isinstance(move, Take))
    if takes:
        found = tuple(card for card in view.players[view.viewer].cards if card and card.serial in takes)
        return taken(view, w, "py-pic-if-confirmed", found)
    if view.own.draft:
        return draft(view, w, "py-pic-if-confirmed" if scene.chosen else "py-pic-if-opened")
    return None


def other_answer(canvas: Canvas, w: Words, choice: Choice, right: float, middle: float, room: float) -> None:
    """Draw an answer that lies on no card (changing one's mind), as a line that ends at `right`."""
    text, style = fit(w.say(choice.offer.label), Style(30, 700), room - 60, (30,))
    left = right - fonts.width(text, style)
    canvas.middle(left, middle, text, style)
    panels.tag(canvas, left - 34, middle, choice.tag, 26)


# --- Cards -------------------------------------------------------------------------------------------------


def own_card(canvas: Canvas, scene: Scene, view: PyramidsView, side: int, choices: Sequence[Choice]) -> None:
    """Draw one of the two cards with names of rows and columns; cells that cannot be chosen are veiled."""
    assert view.viewer is not None
    x, y = LEFTS[side], TOP
    card = view.players[view.viewer].cards[side]
    style = Style(30, 700)
    canvas.middle(x - 25, y + CARD.height + 24, SIDES[side], Style(30, 800), INK, "centre")
    for i in range(GRID):
        canvas.middle(x - 25, y + CARD.top + (i + 0.5) * CELL, str(i + 1), style, FADED, "centre")
        canvas.middle(
            x + CARD.left + (i + 0.5) * CELL, y + CARD.height + 24, COLUMNS[i], style, FADED, "centre"
        )
    if card is None:
        canvas.put(cards.empty(CELL), x, y)
        if any(isinstance(move, Take) and not move.card for move in scene.chosen):
            high = round(CARD.height * 0.7)
            wide = round(high * 0.74)
            left, top = x + (CARD.width - wide) // 2, y + (CARD.height - high) // 2
            canvas.put(cards.back(wide, high), left, top)
            canvas.put(marks.chosen(wide, high), left, top)
        return
    canvas.put(cards.card(card, CELL), x, y)
    cards.note_symbols(canvas, x, y, CELL, card)
    for choice in choices:
        if choice.move.side == side and len(choice.move.cells) == 1:
            cell = choice.move.cells[0]
            letter = card.grid[cell // GRID][cell % GRID]
            if letter in SHARE:  # its tag covers nothing of it
                middle, centre = cards.spot(x, y, CELL, cell)
                canvas.put(cards.below_tag(CELL, letter), middle - CELL / 2, centre - CELL / 2)
    if choices:
        open_cells = {cell for choice in choices if choice.move.side == side for cell in choice.move.cells}
        for cell in cards.CELLS:
            if cell in open_cells or cell in card.marked or card.grid[cell // GRID][cell % GRID] == "#":
                continue
            left, top = x + CARD.left + cell % GRID * CELL, y + CARD.top + cell // GRID * CELL
            canvas.tint(left, top, left + CELL, top + CELL, C["sandstone"], VEIL)
    if not choices and view.own is not None and not view.own.draft:
        cards.outlines(canvas, x, y, CELL, card.new)
    cards.outlines(canvas, x, y, CELL, card.drafted, True)
    if any(isinstance(move, Take) and move.card == card.serial for move in scene.chosen):
        canvas.put(marks.chosen(CARD.width, CARD.height), x, y)


# --- Below the cards ---------------------------------------------------------------------------------------


def _table_height(shapes: int, singles: int) -> int:
    if not shapes and not singles:
        return LOW
    _, _, step, rows = _setting(shapes)
    height = 28 + rows * step
    if singles:
        height += -(-singles // LINE) * 60 + (10 if shapes else 0)
    return max(LOW, height)


def _setting(count: int) -> tuple[int, int, int, int]:
    """Columns, cell, height of a row, and number of rows of the small cards."""
    if not count:
        return 5, 36, 0, 0
    _, columns, cell = next((row for row in TABLES if count <= row[0]), TABLES[-1])
    return columns, cell, mini_size(cell)[1] + 16, -(-count // columns)


def answers(
    canvas: Canvas, view: PyramidsView, w: Words, shapes: Sequence[Choice], singles: Sequence[Choice]
) -> None:
    """Draw the numbered answers with their gains: shapes as small cards, single cells as short lines."""
    assert view.viewer is not None
    player = view.players[view.viewer]
    columns, cell, step, rows = _setting(len(shapes))
    x0, room = MARGIN + 20, WIDTH - 2 * MARGIN - 40
    wide = room / columns
    y = FOOT + 18
    for i, choice in enumerate(shapes):
        left, top = x0 + i % columns * wide, y + i // columns * step
        card = player.cards[choice.move.side]
        if card is None:
            continue
        _thumb(canvas, view, choice, left, top, wide, cell)
    y += rows * step
    if singles and shapes:
        canvas.rule(x0, x0 + room, y - 2, PAPER.hair)
        y += 10
    if not shapes:
        spare = _table_height(0, len(singles)) - 28 - -(-len(singles) // LINE) * 60
        y += spare // 2
    for i, choice in enumerate(singles):
        _line(canvas, view, choice, x0 + i % LINE * room / LINE, y + i // LINE * 60, room / LINE)


def _thumb(
    canvas: Canvas, view: PyramidsView, choice: Choice, x: float, y: float, width: float, cell: int
) -> None:
    assert view.viewer is not None
    player = view.players[view.viewer]
    card = player.cards[choice.move.side]
    assert card is not None
    radius = 26 if cell > 16 else 24
    column = width - mini_size(cell)[0] - 8 if cell < 36 else 104
    panels.tag(canvas, x + column / 2 - 4, y + radius, choice.tag, radius)
    canvas.put(mini(card, cell, choice.move.cells), x + column, y)
    found = gains(view, choice.offer.effects, player.sheet.skulls)
    top = y + 2 * radius + 8
    low = y + mini_size(cell)[1] + 8
    step = min(36.0, (low - top) / max(1, len(found)))
    size = round(min(34 if cell > 22 else 28, step - 1))
    for kind, text in found:
        wide = size * NARROW.get(kind, 1.0)
        canvas.centre(symbol(kind, size), x + wide / 2, top + step / 2)
        canvas.middle(x + wide + 3, top + step / 2, text, Style(30, 800))
        top += step


def _line(canvas: Canvas, view: PyramidsView, choice: Choice, x: float, y: float, width: float) -> None:
    """Draw a single cell: its tag, its gain."""
    assert view.viewer is not None
    player = view.players[view.viewer]
    middle = y + 28
    wide = panels.tag_width(choice.tag, 22)
    panels.tag(canvas, x + 4 + wide / 2, middle, choice.tag, 22)
    left = x + wide + 18.0
    for kind, text in gains(view, choice.offer.effects, player.sheet.skulls):
        canvas.put(symbol(kind, 38), left, middle - 19)
        left += 50 + canvas.middle(left + 42, middle, text, Style(30, 800))


def finished_cards(canvas: Canvas, scene: Scene, view: PyramidsView, w: Words) -> None:
    """Draw the reader's finished cards, or the message that the card must be chosen first."""
    assert view.viewer is not None
    player = view.players[view.viewer]
    middle = FOOT + LOW / 2
    if scene.question is not None and not scene.choices:
        text, style = fit(w("py-pic-which-card"), NAME, WIDTH - 2 * MARGIN - 80, (36, 32, 30))
        canvas.middle(MARGIN + 28, middle, text, style)
        return
    label, style = fit(w("py-pic-finished"), Style(30, 700), 400, (30,))
    x = MARGIN + 28.0
    x += canvas.middle(x, middle, label, style) + 40
    if not player.completed:
        canvas.middle(x, middle, "–", Style(30, 600), FADED)
        return
    step = min(150.0, (WIDTH - MARGIN - 24 - x) / len(player.completed))
    for card in player.completed:
        canvas.centre(cards.pyramid(card.colour, 70), x + 36, middle)
        canvas.middle(x + 78, middle + 8, str(card.serial), Style(30, 800))
        x += step
