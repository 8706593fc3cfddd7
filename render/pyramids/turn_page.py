"""Draw the private pages of a turn: where to place the shape, and the reader's cards without a question."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.games.pyramids.cells import COLUMNS
from bot.games.pyramids.cells import WIDTH as GRID
from bot.games.pyramids.forms import SIDES
from bot.games.pyramids.placing import Place
from bot.games.pyramids.replacing import Take
from bot.games.pyramids.symbols import Extra
from bot.games.pyramids.view import CardView, PyramidsView
from bot.text import Words, words
from render.kit import fonts, marks, panels
from render.kit.answers import Aim, Answer, answer_list, least_height
from render.kit.canvas import Canvas
from render.kit.confirm import Turn, confirm
from render.kit.confirm import height_of as told_height
from render.kit.flow import Art, Text, column, row
from render.kit.fonts import NAME, Style
from render.kit.frames import HEAD, MARGIN, WIDTH, asking, shown
from render.kit.palette import FADED, INK
from render.kit.text import fit
from render.pyramids import parts
from render.pyramids.draft import draft, taken
from render.pyramids.pieces import cards
from render.pyramids.pieces.symbols import SHARE, symbol
from render.pyramids.pieces.wall import wall
from render.pyramids.side_panel import side_panel
from render.pyramids.small_cards import RIM, gains, mini
from render.pyramids.table import HEIGHT
from render.pyramids.theme import LOOK, PAPER, C
from render.scene import Choice, Scene

CELL: Final = 96
SMALL: Final = 60
"""A cell beside a list with many answers."""
TOP: Final = HEAD + 36
BOTTOM: Final = HEIGHT - MARGIN - 2
"""The lower edge of a page at its greatest height."""
VEIL: Final = 0.52
EMPTY: Final = 0.5
"""The strength of the veil on cells without a symbol."""
LOW: Final = 148
"""Height of the foot if there is no list."""
OTHER: Final = 60
"""Height of the line with answers that are on no card."""
ROOM: Final = WIDTH - 2 * MARGIN


class Places:
    """The places of the two cards, the panel beside them and the foot, with cells of `cell` pixels."""

    def __init__(self, cell: int) -> None:
        self.cell = cell
        self.card = cards.Size(cell)
        left = MARGIN + 44
        self.lefts = (left, left + self.card.width + 60)
        side = self.lefts[1] + self.card.width + 32
        self.side = (side, TOP, WIDTH - MARGIN - side, self.card.height + 44)
        self.foot = TOP + self.card.height + 60
        self.tagged = cell == CELL
        """Whether single cells have room for their tags."""


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
    view = scene.view_of(PyramidsView)
    w = words(scene.language)
    choices = [choice for choice in scene.choices if isinstance(choice.move, Place | Extra)]
    rest = [choice for choice in scene.choices if choice not in choices]
    at = _places(view, choices)
    rows = listed(view, choices, at.tagged)
    turn = None if choices else _draft(scene, view, w)
    tall = BOTTOM - at.foot if rows else OTHER + 20 if choices else LOW
    if turn is not None:
        tall = told_height(w, turn, ROOM) + (56 if rest else 0)
    canvas = Canvas(wall(at.foot + (tall if rows or rest or not choices else 0) + MARGIN + 2))
    page_head(canvas, scene, view, w, shown(scene.names, w, LOOK))
    canvas.fill(MARGIN, HEAD + 20, at.side[0] - 8, at.foot, C["sandstone"])  # no joints under names of cells
    for side in (0, 1):
        own_card(canvas, scene, view, side, choices, at)
    side_panel(canvas, scene, view, w, at.side, turn is not None)
    area = (MARGIN, at.foot, ROOM, tall)
    if turn is not None:
        confirm(canvas, (*area[:3], tall - (56 if rest else 0)), PAPER, w, turn)
    elif rows:
        low = OTHER if rest else 0
        answer_list(canvas, (*area[:3], tall - low), PAPER, partial(_answers, view, rows), aim=AIM)
    elif rest or not choices:
        panels.lay(canvas, *area[:2], ROOM, tall, PAPER)
        if not choices:
            finished_cards(canvas, scene, view, w, at.foot)
    for choice in rest[:1]:
        low = 26 if rows else 40 if choices else 22 if turn is not None else LOW // 2
        other_answer(canvas, w, choice, WIDTH - MARGIN - 28, at.foot + tall - low, 700)
    return canvas


def _places(view: PyramidsView, choices: Sequence[Choice]) -> Places:
    """Large cards, unless the list below them needs their room."""
    at = Places(CELL)
    rows = listed(view, choices, at.tagged)
    if not rows or least_height(partial(_answers, view, rows), ROOM, aim=AIM) <= BOTTOM - at.foot:
        return at
    return Places(SMALL)


def _draft(scene: Scene, view: PyramidsView, w: Words) -> Turn | None:
    """The choice that waits to be confirmed or opened; None if there is none."""
    assert view.viewer is not None
    assert view.own is not None
    takes = tuple(move.card for move in scene.chosen if isinstance(move, Take))
    if takes:
        drafted = tuple(card for card in view.players[view.viewer].cards if card and card.serial in takes)
        return taken(w, "py-pic-if-confirmed", drafted)
    if view.own.draft:
        return draft(view, w, "py-pic-if-confirmed" if scene.chosen else "py-pic-if-opened")
    return None


def other_answer(canvas: Canvas, w: Words, choice: Choice, right: float, middle: float, room: float) -> None:
    """Draw an answer that is on no card (changing one's mind), as a line that ends at `right`."""
    text, style = fit(w.say(choice.offer.label), Style(30, 700), room - 60, (30,))
    left = right - fonts.width(text, style)
    canvas.middle(left, middle, text, style)
    panels.tag(canvas, left - 34, middle, choice.tag, 26)


# --- Cards -------------------------------------------------------------------------------------------------


def own_card(
    canvas: Canvas, scene: Scene, view: PyramidsView, side: int, choices: Sequence[Choice], at: Places
) -> None:
    """Draw one of the two cards with names of rows and columns; cells that cannot be chosen are veiled."""
    assert view.viewer is not None
    x, y, size, cell = at.lefts[side], TOP, at.card, at.cell
    card = view.players[view.viewer].cards[side]
    style = Style(30, 700)
    low = y + size.height + 24
    canvas.middle(x - 25, low, SIDES[side], Style(30, 800), INK, "centre")
    for i in range(GRID):
        canvas.middle(x - 25, y + size.top + (i + 0.5) * cell, str(i + 1), style, FADED, "centre")
        canvas.middle(x + size.left + (i + 0.5) * cell, low, COLUMNS[i], style, FADED, "centre")
    if card is None:
        _empty_place(canvas, scene, x, size)
        return
    canvas.put(cards.card(card, cell), x, y)
    cards.note_symbols(canvas, x, y, cell, card)
    if choices:
        _targets(canvas, card, [choice for choice in choices if choice.move.side == side], x, at)
    elif view.own is not None and not view.own.draft:
        cards.outlines(canvas, x, y, cell, view.new_cells(view.viewer, card.serial))
    cards.outlines(canvas, x, y, cell, card.drafted, True)
    if any(isinstance(move, Take) and move.card == card.serial for move in scene.chosen):
        canvas.put(marks.chosen(size.width, size.height), x, y)


def _empty_place(canvas: Canvas, scene: Scene, x: int, size: cards.Size) -> None:
    """Draw a place without a card, or the back of the unseen one that was chosen for it."""
    canvas.put(cards.empty(size.cell), x, TOP)
    if any(isinstance(move, Take) and not move.card for move in scene.chosen):
        high = round(size.height * 0.7)
        wide = round(high * 0.74)
        left, top = x + (size.width - wide) // 2, TOP + (size.height - high) // 2
        canvas.put(cards.back(wide, high), left, top)
        canvas.put(marks.chosen(wide, high), left, top)


def _targets(canvas: Canvas, card: CardView, choices: Sequence[Choice], x: int, at: Places) -> None:
    """Draw the tags of single cells if they have room, and veil the cells that no answer is about."""
    size, cell = at.card, at.cell
    for choice in _singles(choices) if at.tagged else ():
        (number,) = choice.move.cells
        left, top = x + size.left + number % GRID * cell, TOP + size.top + number // GRID * cell
        letter = card.grid[number // GRID][number % GRID]
        if letter in SHARE:  # the symbol is drawn below its tag
            canvas.put(cards.below_tag(cell, letter), left, top)
        panels.tag(canvas, left + panels.tag_width(choice.tag, 20) / 2 + 1, top + 21, choice.tag, 20)
    open_cells = {number for choice in choices for number in choice.move.cells}
    for number in cards.CELLS:
        letter = card.grid[number // GRID][number % GRID]
        if number in open_cells or number in card.marked or letter == "#":
            continue
        left, top = x + size.left + number % GRID * cell, TOP + size.top + number // GRID * cell
        # only the ground distinguishes empty cells from open ones
        ground, strength = (C["joint"], EMPTY) if letter == "." else (C["sandstone"], VEIL)
        canvas.tint(left, top, left + cell, top + cell, ground, strength)


def _singles(choices: Sequence[Choice]) -> list[Choice]:
    return [choice for choice in choices if len(choice.move.cells) == 1]


# --- Below the cards ---------------------------------------------------------------------------------------


AIM: Final = Aim(72, 6)
"""The aim for the list, whose small cards show cells from this height on."""
SIDE: Final = Style(32, 700)
GAIN: Final = Style(30, 800)


def listed(view: PyramidsView, choices: Sequence[Choice], tagged: bool) -> list[Choice]:
    """The answers that need a row in the list. A single cell that has its tag and brings nothing needs
    none."""
    return [
        choice
        for choice in choices
        if len(choice.move.cells) > 1 or not tagged or gains(view, choice.offer.effects, 0)
    ]


def _answers(view: PyramidsView, choices: Sequence[Choice], size: int) -> list[Answer]:
    """The answers with small cards of a height."""
    return [_answer(view, choice, size) for choice in choices]


def _answer(view: PyramidsView, choice: Choice, size: int) -> Answer:
    """The row of an answer, which shows the card, the cells it marks, and what they bring, in two columns."""
    assert view.viewer is not None
    player, move = view.players[view.viewer], choice.move
    card = player.cards[move.side]
    assert card is not None
    picture = Art(mini(card, (size - 2 * RIM) // GRID, move.cells, False))
    side = () if len(move.cells) == 1 else (Text(SIDES[move.side], SIDE, FADED),)  # its tag names the card
    lines = [
        row(Art(symbol(kind, 30)), Text(text, GAIN), gap=3)
        for kind, text in gains(view, choice.offer.effects, player.sheet.skulls)
    ]
    brought = tuple(column(*lines[i : i + 2], gap=4) for i in range(0, len(lines), 2))
    return Answer(choice.tag, (*side, picture, *brought))


def finished_cards(canvas: Canvas, scene: Scene, view: PyramidsView, w: Words, y: int) -> None:
    """Draw the reader's finished cards, or the message that the card must be chosen first."""
    assert view.viewer is not None
    player = view.players[view.viewer]
    middle = y + LOW / 2
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
