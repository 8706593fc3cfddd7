"""Draw the private pages of a turn: where to place the shape, and the reader's cards without a question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.pyramids.cells import COLUMNS
from bot.games.pyramids.cells import WIDTH as GRID
from bot.games.pyramids.forms import SIDES
from bot.games.pyramids.placing import Place
from bot.games.pyramids.replacing import Take
from bot.games.pyramids.symbols import Extra
from bot.games.pyramids.view import PyramidsView
from bot.text import Words, words
from render.kit import fonts, marks, panels
from render.kit.canvas import Canvas
from render.kit.confirm import Turn, confirm
from render.kit.confirm import height_of as told_height
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
from render.pyramids.theme import LOOK, PAPER, C
from render.scene import Choice, Scene

CELL: Final = 96
TOP: Final = HEAD + 36
LEFTS: Final = (MARGIN + 44, MARGIN + 44 + 500 + 60)
SIDE: Final = (LEFTS[1] + 500 + 32, WIDTH - MARGIN - LEFTS[1] - 532)
"""Left edge and width of the panel beside the cards."""
CARD: Final = cards.Size(CELL)
FOOT: Final = TOP + CARD.height + 44 + 16
VEIL: Final = 0.52
EMPTY: Final = 0.5
"""The same on cells without a symbol."""
LOW: Final = 148
"""Height of the foot if there is no list."""
TABLES: Final = ((5, 5, 36), (6, 6, 28), (10, 5, 36), (18, 6, 28), (28, 7, 19), (48, 8, 16))
"""(most answers, columns, cell): the layout of the small cards depends on their number."""
APART: Final = 8
"""Between the frames of answers."""
LINE: Final = 5
"""Single cells in one line of the list."""
RADIUS: Final = 26
"""Of the tag of an answer."""
GAIN: Final = 30
"""The least height of a line below it."""
TAG: Final = 22
"""The tag of a single cell in the list."""


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
    names = shown(scene.names, w, LOOK)
    choices = [choice for choice in scene.choices if isinstance(choice.move, Place | Extra)]
    shapes = [choice for choice in choices if len(choice.move.cells) > 1]
    singles = [choice for choice in choices if len(choice.move.cells) == 1]
    rest = [choice for choice in scene.choices if choice not in choices]
    tall = _table_height(view, w, shapes, singles) + (60 if choices and rest else 0)
    turn = None if choices else _draft(scene, view, w)
    if turn is not None:
        tall = told_height(w, turn, WIDTH - 2 * MARGIN) + (56 if rest else 0)
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
        return taken(w, "py-pic-if-confirmed", found)
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
            empty = card.grid[cell // GRID][cell % GRID] == "."  # nothing else tells them from open ones
            ground, strength = (C["joint"], EMPTY) if empty else (C["sandstone"], VEIL)
            canvas.tint(left, top, left + CELL, top + CELL, ground, strength)
    if not choices and view.own is not None and not view.own.draft:
        cards.outlines(canvas, x, y, CELL, view.new_cells(view.viewer, card.serial))
    cards.outlines(canvas, x, y, CELL, card.drafted, True)
    if any(isinstance(move, Take) and move.card == card.serial for move in scene.chosen):
        canvas.put(marks.chosen(CARD.width, CARD.height), x, y)


# --- Below the cards ---------------------------------------------------------------------------------------


def _table_height(view: PyramidsView, w: Words, shapes: Sequence[Choice], singles: Sequence[Choice]) -> int:
    if not shapes and not singles:
        return LOW
    _, _, step, rows = _setting(view, shapes)
    return max(LOW, 28 + rows * step + _listed(view, w, singles) + (10 if shapes and singles else 0))


def _setting(view: PyramidsView, shapes: Sequence[Choice]) -> tuple[int, int, int, int]:
    """Columns, cell, height of a row, and number of rows of the small cards."""
    count = len(shapes)
    if not count:
        return 5, 36, 0, 0
    _, columns, cell = next((row for row in TABLES if count <= row[0]), TABLES[-1])
    most = max(len(gains(view, choice.offer.effects, 0)) for choice in shapes)
    high = max(mini_size(cell)[1], 2 * RADIUS + most * GAIN)
    return columns, cell, high + 16, -(-count // columns)


def _sorted(view: PyramidsView, singles: Sequence[Choice]) -> tuple[list[Choice], list[Choice]]:
    """The single cells that bring something, and those that do not."""
    some = [choice for choice in singles if gains(view, choice.offer.effects, 0)]
    return some, [choice for choice in singles if choice not in some]


def _flow(w: Words, empty: Sequence[Choice]) -> list[tuple[Choice, float, int]]:
    """The cells that bring nothing, one behind the other: left edge and line of each; a label comes first."""
    left, line = _label_width(w), 0
    found: list[tuple[Choice, float, int]] = []
    for choice in empty:
        wide = panels.tag_width(choice.tag, TAG)
        if left + wide > WIDTH - 2 * MARGIN - 40 and found:
            left, line = _label_width(w), line + 1
        found.append((choice, left, line))
        left += wide + 14
    return found


def _label_width(w: Words) -> float:
    return fonts.width(w("py-gain-nothing"), Style(30, 600)) + 26


def _listed(view: PyramidsView, w: Words, singles: Sequence[Choice]) -> int:
    """The height of the list of single cells."""
    some, empty = _sorted(view, singles)
    lines = _flow(w, empty)[-1][2] + 1 if empty else 0
    return (-(-len(some) // LINE) + lines) * 60


def answers(
    canvas: Canvas, view: PyramidsView, w: Words, shapes: Sequence[Choice], singles: Sequence[Choice]
) -> None:
    """Draw the numbered answers with their gains: shapes as small cards, single cells as short lines."""
    assert view.viewer is not None
    player = view.players[view.viewer]
    columns, cell, step, rows = _setting(view, shapes)
    x0, room = MARGIN + 20, WIDTH - 2 * MARGIN - 40
    wide = (room + APART) / columns
    y = FOOT + 18
    for i, choice in enumerate(shapes):
        left, top = x0 + i % columns * wide, y + i // columns * step
        card = player.cards[choice.move.side]
        if card is None:
            continue
        _thumb(canvas, view, choice, (round(left), top, round(wide) - APART, step - 16), cell)
    y += rows * step
    if singles and shapes:
        y += 10
    if not shapes:
        y += (_table_height(view, w, (), singles) - 28 - _listed(view, w, singles)) // 2
    some, empty = _sorted(view, singles)
    for i, choice in enumerate(some):
        _line(canvas, view, choice, x0 + i % LINE * room / LINE, y + i // LINE * 60, room / LINE)
    y += -(-len(some) // LINE) * 60
    if empty:
        canvas.middle(x0 + 4, y + 28, w("py-gain-nothing"), Style(30, 600), FADED)
    for choice, shift, line in _flow(w, empty):
        half = panels.tag_width(choice.tag, TAG) / 2
        panels.tag(canvas, x0 + shift + half, y + line * 60 + 28, choice.tag, TAG)


def _thumb(
    canvas: Canvas, view: PyramidsView, choice: Choice, at: tuple[int, int, int, int], cell: int
) -> None:
    """Draw an answer in a frame of its own: its tag, below it what it brings, and the card at the right."""
    x, y, width, high = at
    assert view.viewer is not None
    player = view.players[view.viewer]
    card = player.cards[choice.move.side]
    assert card is not None
    across, _ = mini_size(cell)
    canvas.put(panels.well(width, high + 10, PAPER.bright, PAPER.hair, 6), x, y - 5)
    canvas.put(mini(card, cell, choice.move.cells), x + width - across - 5, y)
    column = width - across - 5
    panels.tag(canvas, x + min(column / 2, 60), y + RADIUS + 1, choice.tag, RADIUS)
    found = gains(view, choice.offer.effects, player.sheet.skulls)
    top, low = y + 2.0 * RADIUS + 2, y + high + 3
    step = min(38.0, (low - top) / max(1, len(found)))
    size = round(min(34 if cell > 20 else 25, step - 1))
    for kind, text in found:
        wide = size * NARROW.get(kind, 1.0)
        left = x + max(6.0, min(14.0, column - wide - 5 - fonts.width(text, Style(30, 800))))
        canvas.centre(symbol(kind, size), left + wide / 2, top + step / 2)
        canvas.middle(left + wide + 3, top + step / 2, text, Style(30, 800))
        top += step


def _line(canvas: Canvas, view: PyramidsView, choice: Choice, x: float, y: float, width: float) -> None:
    """Draw a single cell: its tag, its gain."""
    assert view.viewer is not None
    player = view.players[view.viewer]
    middle = y + 28
    wide = panels.tag_width(choice.tag, TAG)
    panels.tag(canvas, x + 4 + wide / 2, middle, choice.tag, TAG)
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
