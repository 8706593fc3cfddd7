"""Draw the private pages of a turn: where to place the shape, and the reader's cards without a question."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import inf
from typing import Final

from bot.games.pyramids.cells import COLUMNS
from bot.games.pyramids.cells import WIDTH as GRID
from bot.games.pyramids.forms import SIDES
from bot.games.pyramids.placing import Place
from bot.games.pyramids.replacing import Take
from bot.games.pyramids.symbols import Extra
from bot.games.pyramids.view import CardView, PyramidsView
from bot.text import Words
from render.kit import marks, panels
from render.kit.answers import SIZES, Aim, Answer, answer_list, least_height
from render.kit.canvas import Area, Canvas
from render.kit.confirm import Turn, confirm
from render.kit.confirm import height_of as told_height
from render.kit.flow import Art, Box, Drawn, Field, Gap, Lines, Text, best, column, row
from render.kit.fonts import NAME, Style
from render.kit.frames import HEAD, MARGIN, WIDTH, asking
from render.kit.palette import FADED, INK
from render.kit.seat_panel import Cell, framed
from render.pyramids import parts
from render.pyramids.draft import draft, taken
from render.pyramids.draft_words import condition
from render.pyramids.gains import gains
from render.pyramids.pieces import cards
from render.pyramids.pieces.small_cards import RIM, mini
from render.pyramids.pieces.symbols import SHARE, symbol
from render.pyramids.pieces.wall import wall
from render.pyramids.side_panel import side_panel
from render.pyramids.table import HEIGHT
from render.pyramids.theme import LOOK, PAPER, C
from render.scene import Choice, Scene

CELL: Final = 96
SMALL: Final = 60
"""A cell above a list with many answers, or a choice of several steps."""
TOP: Final = HEAD + 36
BOTTOM: Final = HEIGHT - MARGIN - 2
"""The lower edge of a page at its greatest height."""
VEIL: Final = 0.52
EMPTY: Final = 0.5
"""The strength of the veil on cells without a symbol."""
PANEL: Final = (28, 38)
"""Between the edge of the panel at the foot and what stands in it."""
ROOM: Final = WIDTH - 2 * MARGIN
BESIDE: Final = 44
"""The room for the names of rows at the left of a card."""
BELOW: Final = 44
"""The room for the names of columns below it."""
AIM: Final = Aim(72, 6, (144, 128, 112, *SIZES), 144, 152, 42)
"""The aim for the list, whose small cards show cells from this height on; if there is room, all of it is
larger."""
GAP: Final = 16
LABEL: Final = Style(30, 700)
SIDE: Final = Style(32, 700)
GAIN: Final = Style(30, 800)
GAINS: Final = (0.6, 0.44)
"""The size of a gain, and of two below each other, as a share of the height of their small card."""
MOST: Final = 56
"""The same at most."""


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
    return w(scene.confirms("py-pic-ask-confirm")) if scene.chosen else ""


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


def page(scene: Scene, box: Box, low: float = 0) -> Canvas:
    """A page as high as what stands on it; at least down to `low`."""
    view, w, names = LOOK.opened(scene, PyramidsView)
    high = max(box.height, low - TOP)
    canvas = Canvas(wall(TOP + round(high) + MARGIN + 2))
    page_head(canvas, scene, view, w, names)
    box.lay(canvas, MARGIN, TOP, ROOM, high)
    return canvas


def paint_marks(scene: Scene) -> Canvas:
    """Draw the reader's two cards, large; answers are numbered on them and listed below."""
    view, w, _ = LOOK.opened(scene, PyramidsView)
    choices = [choice for choice in scene.choices if isinstance(choice.move, Place | Extra)]
    rest = [choice for choice in scene.choices if choice not in choices]
    turn = None if choices else _draft(scene, view, w)
    told = [] if turn is None else confirming(w, turn, rest)
    size = _size(view, choices, told)
    rows = listed(view, choices, size)
    own = [
        Field(
            partial(own_card, scene, view, side, choices, size), BESIDE + size.width, size.height + BELOW, 0
        )
        for side in (0, 1)
    ]
    panel = partial(side_panel, scene, view, w, before=bool(told))
    parts_: list[Box] = [row(*own, Field(panel), gap=GAP)]
    if told:
        parts_ += told
    elif rows:
        made = partial(_answers, view, rows)
        parts_ += [Field(lambda canvas, area: answer_list(canvas, area, PAPER, made, aim=AIM))]
        parts_ += changing(w, rest)
    else:
        parts_ += [] if choices else [framed(PAPER, _finished(scene, view, w), PANEL)]
        parts_ += changing(w, rest)
    return page(scene, column(*parts_, gap=GAP), BOTTOM if rows else 0)


def _taken(size: cards.Size) -> tuple[int, int]:
    """Width and height of a card with the names of its rows and columns."""
    return BESIDE + size.width, size.height + BELOW


def _size(view: PyramidsView, choices: Sequence[Choice], told: Sequence[Box]) -> cards.Size:
    """Large cards, unless what is told or listed below them needs their room."""
    size = cards.Size(CELL)
    rows, needed = listed(view, choices, size), column(*told, gap=GAP).height
    if rows:
        needed = least_height(partial(_answers, view, rows), ROOM, aim=AIM)
    return size if needed <= BOTTOM - TOP - _taken(size)[1] - GAP else cards.Size(SMALL)


def _draft(scene: Scene, view: PyramidsView, w: Words) -> Turn | None:
    """The choice that waits to be confirmed or opened; None if there is none."""
    assert view.viewer is not None
    assert view.own is not None
    takes = tuple(move.card for move in scene.chosen if isinstance(move, Take))
    if takes:
        drafted = tuple(card for card in view.players[view.viewer].cards if card and card.serial in takes)
        return taken(w, condition(scene), drafted)
    if view.own.draft:
        return draft(view, w, condition(scene))
    return None


def confirming(w: Words, turn: Turn, rest: Sequence[Choice]) -> list[Box]:
    """The panel of a turn that waits to be confirmed, and below it the other answer."""
    panel = Field(
        lambda canvas, area: confirm(canvas, area, PAPER, w, turn), height=told_height(w, turn, ROOM)
    )
    return [panel, *changing(w, rest)]


def changing(w: Words, rest: Sequence[Choice]) -> list[Box]:
    """The answer that is on no card (changing one's mind), at the right."""
    said = [(Lines(w.say(choice.offer.label), LABEL, ROOM / 2, 1, (30,)), choice.tag) for choice in rest[:1]]
    return [row(Gap(), Drawn(52, 52, partial(_tag, tag)), text, gap=12) for text, tag in said]


def _tag(tag: str, canvas: Canvas, x: float, middle: float) -> None:
    panels.tag(canvas, x + 26, middle, tag, 26)


# --- Cards -------------------------------------------------------------------------------------------------


def own_card(
    scene: Scene,
    view: PyramidsView,
    side: int,
    choices: Sequence[Choice],
    size: cards.Size,
    canvas: Canvas,
    area: Area,
) -> None:
    """Draw one of the two cards with names of rows and columns; cells that cannot be chosen are veiled."""
    assert view.viewer is not None
    x, y, cell = area[0] + BESIDE, area[1], size.cell
    canvas.fill(area[0], y - 16, x + size.width + 20, y + area[3], C["sandstone"])  # no joints under names
    card = view.players[view.viewer].cards[side]
    low = y + size.height + BELOW / 2
    canvas.middle(x - 25, low, SIDES[side], GAIN, INK, "centre")
    for i in range(GRID):
        canvas.middle(x - 25, y + size.top + (i + 0.5) * cell, str(i + 1), LABEL, FADED, "centre")
        canvas.middle(x + size.left + (i + 0.5) * cell, low, COLUMNS[i], LABEL, FADED, "centre")
    if card is None:
        _empty_place(canvas, scene, x, y, size)
        return
    canvas.put(cards.card(card, cell), x, y)
    cards.note_symbols(canvas, x, y, cell, card)
    if choices:
        _targets(canvas, card, [choice for choice in choices if choice.move.side == side], x, y, size)
    elif view.own is not None and not view.own.draft:
        cards.outlines(canvas, x, y, cell, view.new_cells(view.viewer, card.serial))
    cards.outlines(canvas, x, y, cell, card.drafted, True)
    if any(isinstance(move, Take) and move.card == card.serial for move in scene.chosen):
        canvas.put(marks.chosen(size.width, size.height), x, y)


def _empty_place(canvas: Canvas, scene: Scene, x: float, y: float, size: cards.Size) -> None:
    """Draw a place without a card, or the back of the unseen one that was chosen for it."""
    canvas.put(cards.empty(size.cell), x, y)
    if any(isinstance(move, Take) and not move.card for move in scene.chosen):
        high = round(size.height * 0.7)
        wide = round(high * 0.74)
        for piece in (cards.back(wide, high), marks.chosen(wide, high)):
            canvas.centre(piece, x + size.width / 2, y + size.height / 2)


def _targets(
    canvas: Canvas, card: CardView, choices: Sequence[Choice], x: float, y: float, size: cards.Size
) -> None:
    """Draw the tags of single cells if they have room, and veil the cells that no answer is about."""
    cell = size.cell

    def place(number: int) -> tuple[int, int, str]:
        """The corner of a cell, and what is in it."""
        line, at = divmod(number, GRID)
        return round(x) + size.left + at * cell, round(y) + size.top + line * cell, card.grid[line][at]

    for choice in _singles(choices) if cell == CELL else ():
        left, top, letter = place(*choice.move.cells)
        if letter in SHARE:  # the symbol is drawn below its tag
            canvas.put(cards.below_tag(cell, letter), left, top)
        panels.tag(canvas, left + panels.tag_width(choice.tag, 20) / 2 + 1, top + 21, choice.tag, 20)
    open_cells = {number for choice in choices for number in choice.move.cells}
    for number in cards.CELLS:
        left, top, letter = place(number)
        if number in open_cells or number in card.marked or letter == "#":
            continue
        # only the ground distinguishes empty cells from open ones
        ground, strength = (C["joint"], EMPTY) if letter == "." else (C["sandstone"], VEIL)
        canvas.tint(left, top, left + cell, top + cell, ground, strength)


def _singles(choices: Sequence[Choice]) -> list[Choice]:
    return [choice for choice in choices if len(choice.move.cells) == 1]


# --- Below the cards ---------------------------------------------------------------------------------------


def listed(view: PyramidsView, choices: Sequence[Choice], size: cards.Size) -> list[Choice]:
    """The answers that need a row in the list. A single cell that brings nothing needs none where it has its
    tag, on large cards."""
    return [
        choice
        for choice in choices
        if len(choice.move.cells) > 1 or size.cell != CELL or gains(view, choice.offer.effects, 0)
    ]


def _answers(view: PyramidsView, choices: Sequence[Choice], size: int) -> list[Answer]:
    """The answers with small cards of a height."""
    return [_answer(view, choice, size) for choice in choices]


def _answer(view: PyramidsView, choice: Choice, size: int) -> Answer:
    """The row of an answer, which shows the card, the cells it marks, and what they bring: two below each
    other beside a card that is high enough."""
    assert view.viewer is not None
    player, move = view.players[view.viewer], choice.move
    card = player.cards[move.side]
    assert card is not None
    picture = Art(mini(card, (size - 2 * RIM) // GRID, move.cells, False))
    brings = gains(view, choice.offer.effects, player.sheet.skulls)
    style = GAIN.at(max(GAIN.size, min(MOST, round(size * GAINS[len(brings) > 1]))))
    named = SIDE.at(max(SIDE.size, min(MOST, round(size * GAINS[1]))))
    side = Text(SIDES[move.side], named, FADED)
    lines = [row(Art(symbol(kind, style.size)), Text(text, style), gap=3) for kind, text in brings]
    high = 2 if size > 2 * GAIN.size else 1
    brought = tuple(column(*lines[i : i + high], gap=4) for i in range(0, len(lines), high))
    return Answer(choice.tag, (side, picture, *brought))


def _finished(scene: Scene, view: PyramidsView, w: Words) -> Box:
    """The reader's finished cards, or the message that the card must be chosen first."""
    assert view.viewer is not None
    room, done = ROOM - 2 * PANEL[0], view.players[view.viewer].completed
    if scene.question is not None and not scene.choices:
        return row(Lines(w("py-pic-which-card"), NAME, room, 1, (36, 32, 30)))
    label = Lines(w("py-pic-finished"), LABEL, 400, 1, (30,))
    told: list[Box] = [
        Cell(partial(cards.pyramid, card.colour, 70), 70, str(card.serial), GAIN) for card in done
    ]
    told = told or [Text("–", LABEL, FADED)]
    return best(lambda gap: row(label, *told, gap=gap), (40, 24, 12, 0), room, inf)
