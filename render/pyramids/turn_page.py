"""Draw the private pages of a turn: where to place the shape, and the reader's cards without a question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from math import inf
from typing import Final

from bot.games.pyramids.cells import CELL_NAMES, COLUMNS
from bot.games.pyramids.cells import WIDTH as GRID
from bot.games.pyramids.forms import SIDES
from bot.games.pyramids.placing import Place
from bot.games.pyramids.replacing import Take
from bot.games.pyramids.symbols import Extra
from bot.games.pyramids.view import CardView, PyramidsView
from bot.text import Words
from render.kit import fonts, marks, panels
from render.kit.answers import PAD as ANSWERS_PAD
from render.kit.answers import SIZES, Aim, Answer, answer_list, has_room
from render.kit.canvas import Area, Canvas
from render.kit.confirm import Turn, confirm
from render.kit.confirm import height_of as told_height
from render.kit.flow import Art, Box, Drawn, Field, Gap, Lines, Sized, Text, best, column, row
from render.kit.fonts import NAME, Style
from render.kit.frames import HEAD, MARGIN, WIDTH, asking
from render.kit.palette import FADED, INK, IVORY
from render.kit.seat_panel import Cell, framed
from render.pyramids import parts
from render.pyramids.draft import condition, draft, taken
from render.pyramids.gains import gains
from render.pyramids.pieces import cards
from render.pyramids.pieces.small_cards import RIM, mini
from render.pyramids.pieces.symbols import SHARE, symbol
from render.pyramids.pieces.wall import wall
from render.pyramids.side_panel import side_panel
from render.pyramids.table import HEIGHT
from render.pyramids.theme import LOOK, PAPER, C
from render.scene import Choice, Scene

ASKED: Final = (104, 82, 76, 68, 60)
"""Sizes of a cell above what is told, beside the list of answers: the first that leaves it its room."""
TOLD: Final = (96, 84, 72, 60)
"""The same beside the panel, above a choice of few or many steps."""
TOP: Final = HEAD + 36
BOTTOM: Final = HEIGHT - MARGIN - 2
"""The lower edge of a page at its greatest height."""
VEIL: Final = 0.52
EMPTY: Final = 0.4
"""The strength of the veil on cells without a symbol."""
PANEL: Final = (28, 38)
"""Between the edge of the panel at the foot and what stands in it."""
ROOM: Final = WIDTH - 2 * MARGIN
BESIDE: Final = 44
"""The room for the names of rows at the left of a card."""
BELOW: Final = 44
"""The room for the names of columns below it."""
AIMS: Final = tuple(Aim(large, 2, (128, 112, 96, 88, *SIZES[1:]), 96, 138, 27) for large in (72, 54))
"""The aims for the list: cells are read on its small cards from these heights on, best first; if there is
room, all of it is larger."""
FOOT: Final = 210
"""The least height for what is told below the cards beside the list, with its gap."""
ROW: Final = 118
"""The height of a row where there is room."""
GAP: Final = 16
LABEL: Final = Style(30, 700)
SIDE: Final = Style(32, 700)
GAIN: Final = Style(30, 800)
GAINS: Final = 0.472
"""The size of a gain as a share of the height of its small card: two stand below each other."""
MOST: Final = 40
"""The same at most."""
POINTS: Final = "STFP"
"""The symbols whose points stand beside them in a cell; the others say by themselves what they bring."""
LEAST: Final = 26
"""The least room for a symbol beside its points."""
TAGGED: Final = 80
"""The least size of a cell that has room for a tag and a symbol; in smaller ones a dot stands for the tag."""


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
    """Draw the reader's two cards, large. Answers are numbered on them; what they do not show there is listed
    beside them."""
    view, w, _ = LOOK.opened(scene, PyramidsView)
    choices = [choice for choice in scene.choices if isinstance(choice.move, Place | Extra)]
    rest = [choice for choice in scene.choices if choice not in choices]
    turn = None if choices else _draft(scene, view, w)
    told = [] if turn is None else confirming(w, turn, rest)
    if not choices and not told:
        told = [framed(PAPER, _finished(scene, view, w), PANEL), *changing(w, rest)]
    more = changing(w, rest) if choices else []
    room = BOTTOM - TOP - sum(box.height + GAP for box in more)
    needed = column(*told, gap=GAP).height + GAP
    sizes = [cards.Size(cell) for cell in (ASKED if choices else TOLD)]
    fits = partial(_has_room, view, choices, room, needed)
    size = next((size for aim in AIMS for size in sizes if fits(size, aim)), sizes[-1])
    rows = listed(view, choices, size)
    if choices and not rows:
        size = cards.Size(TOLD[0])
    wide, high = BESIDE + size.width, size.height + BELOW
    own = [Field(partial(own_card, scene, view, side, choices, size), wide, high, 0) for side in (0, 1)]
    panel = Field(partial(side_panel, scene, view, w, turn is not None))
    if not rows:
        return page(scene, column(row(*own, panel, gap=GAP), *told, *more, gap=GAP))
    made = partial(_answers, view, choices, rows)
    tall = min(room, len(rows) * ROW + 2 * ANSWERS_PAD)
    answers = Field(
        lambda canvas, area: answer_list(canvas, area, PAPER, made, aim=AIMS[0]), height=tall, grow=0
    )
    left = column(row(*own, gap=GAP), panel, gap=GAP)
    both = row(left, column(answers, Gap(), gap=0, grow=1), gap=GAP)
    return page(scene, column(Sized(both, height=room), *more, gap=GAP))


def _has_room(
    view: PyramidsView, choices: Sequence[Choice], room: float, needed: float, size: cards.Size, aim: Aim
) -> bool:
    """Whether cards of a size leave the list beside them its room, or what is told below them."""
    rows, left = listed(view, choices, size), room - size.height - BELOW
    if not rows or left < FOOT:
        return not rows and needed <= left
    wide = ROOM - 2 * (BESIDE + size.width + GAP)
    return has_room(partial(_answers, view, choices, rows), wide, room, aim)


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
        here = [choice for choice in choices if choice.move.side == side]
        _targets(canvas, view, here, card, (round(x), round(y)), size)
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
    canvas: Canvas,
    view: PyramidsView,
    choices: Sequence[Choice],
    card: CardView,
    at: tuple[int, int],
    size: cards.Size,
) -> None:
    """Draw the answers about a card that it can show, and veil the cells that none is about."""
    cell = size.cell

    def place(number: int) -> tuple[int, int, str]:
        """The corner of a cell, and what is in it."""
        line, across = divmod(number, GRID)
        return at[0] + size.left + across * cell, at[1] + size.top + line * cell, card.grid[line][across]

    open_cells = {number for choice in choices for number in choice.move.cells}
    for number in cards.CELLS:
        left, top, letter = place(number)
        if number in open_cells or number in card.marked or letter == "#":
            continue
        # only the ground distinguishes empty cells from open ones
        ground, strength = (C["joint"], EMPTY) if letter == "." else (C["sandstone"], VEIL)
        canvas.tint(left, top, left + cell, top + cell, ground, strength)
    tagged = {choice.move.cells[0]: choice for choice in choices if len(choice.move.cells) == 1}
    apart = outlined(choices)
    cards.outlines(canvas, *at, cell, [choice.move.cells for choice in choices if choice.tag in apart])
    tagged |= {apart[choice.tag]: choice for choice in choices if choice.tag in apart}
    for number, choice in tagged.items():
        left, top, letter = place(number)
        text = _points(view, choice) if len(choice.move.cells) == 1 else ""
        beside = round(fonts.width(text, GAIN)) if text and _beside(text, cell) else 0
        if len(choice.move.cells) == 1 and cell < TAGGED:  # row and column name the answer
            canvas.centre(panels.disc(11, IVORY, INK, 4, IVORY), left + 16, top + 16)
            canvas.centre(panels.disc(4, INK, INK), left + 16, top + 16)
            continue
        if letter in SHARE:  # the symbol is drawn below its tag
            canvas.put(cards.below_tag(cell, letter, beside), left, top)
        if beside:
            canvas.middle(left + cell - beside - 5, top + (cards.TAG + cell) / 2 - 2, text, GAIN)
        tag, radius = choice.tag, 25 if choice.tag.isdecimal() else 20
        if cell < ASKED[0] - 8 and radius == 20:  # no room for the side of the card
            tag = CELL_NAMES[number]
        panels.tag(canvas, left + panels.tag_width(tag, radius) / 2 + 3, top + 25, tag, radius)


def outlined(choices: Sequence[Choice]) -> dict[str, int]:
    """The tags of the places that are outlined on their card, as they share no cell with another place; each
    with the cell of its tag, which is no answer by itself."""
    cells = Counter((choice.move.side, cell) for choice in choices for cell in choice.move.cells)
    alone = {(choice.move.side, choice.move.cells[0]): 1 for choice in choices if len(choice.move.cells) == 1}
    tags: dict[str, int] = {}
    for choice in choices:
        side, own = choice.move.side, choice.move.cells
        free = [cell for cell in own if (side, cell) not in alone]
        if len(own) > 1 and free and all(cells[side, cell] - alone.get((side, cell), 0) == 1 for cell in own):
            tags[choice.tag] = free[0]
    return tags


def _points(view: PyramidsView, choice: Choice) -> str:
    """The points that a single cell brings, which stand beside its symbol."""
    return next((text for kind, text in _gains(view, choice) if kind in POINTS), "")


def _beside(text: str, cell: int) -> bool:
    """Whether points have room beside a symbol in a cell."""
    return not text or (cell >= TAGGED and fonts.width(text, GAIN) + LEAST <= cell - 8)


def _gains(view: PyramidsView, choice: Choice) -> list[tuple[str, str]]:
    assert view.viewer is not None
    return gains(view, choice.offer.effects, view.players[view.viewer].sheet.skulls)


# --- Beside and below the cards ----------------------------------------------------------------------------


def listed(view: PyramidsView, choices: Sequence[Choice], size: cards.Size) -> list[Choice]:
    """The answers that need a row in the list: places that share cells or bring something, and single cells
    with points for which the cell has no room."""
    apart = outlined(choices)
    return [
        choice
        for choice in choices
        if (
            choice.tag not in apart or _gains(view, choice)
            if len(choice.move.cells) > 1
            else not _beside(_points(view, choice), size.cell)
        )
    ]


def _answers(
    view: PyramidsView, choices: Sequence[Choice], rows: Sequence[Choice], size: int
) -> list[Answer]:
    """The rows of the list with small cards of a height: the tag, the cells that the answer marks unless the
    card shows them, and what they bring, two below each other beside a card that is high enough."""
    assert view.viewer is not None
    apart, answers = outlined(choices), []
    for choice in rows:
        move, brings = choice.move, _gains(view, choice)
        card = view.players[view.viewer].cards[move.side]
        assert card is not None
        small = [Art(mini(card, (size - 2 * RIM) // GRID, move.cells, False))]
        style = GAIN.at(max(GAIN.size, min(MOST, round(size * GAINS))))
        lines = [row(Art(symbol(kind, style.size)), Text(text, style), gap=3) for kind, text in brings]
        high = 2 if size > 2 * GAIN.size else 1
        brought = [column(*lines[i : i + high], gap=4) for i in range(0, len(lines), high)]
        shown = [] if choice.tag in apart or len(move.cells) == 1 else small
        answers.append(Answer(choice.tag, (Text(SIDES[move.side], SIDE, FADED), *shown, *brought)))
    return answers


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
