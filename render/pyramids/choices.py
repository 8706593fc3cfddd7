"""Draw the private pages with whole cards: keep two of four, and take a new card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from bot.games.pyramids.cells import WIDTH as GRID
from bot.games.pyramids.replacing import Take
from bot.games.pyramids.setup import Keep
from bot.games.pyramids.view import CardView, OwnView, PyramidsView
from bot.text import Words
from render.kit import marks, panels
from render.kit.answers import Aim, Answer, answer_list
from render.kit.canvas import Canvas
from render.kit.confirm import Turn
from render.kit.flow import Art, Box, Drawn, Field, Gap, Line, Lines, On, Sized, column, noted, row, rule
from render.kit.fonts import FIGURE, NAME, Style, sizes_from
from render.kit.seat_panel import Place, framed
from render.kit.sketch import Sprite
from render.pyramids import parts, score
from render.pyramids.band import point_boxes
from render.pyramids.draft import kept
from render.pyramids.gains import held
from render.pyramids.pieces import cards
from render.pyramids.pieces.small_cards import RIM, mini
from render.pyramids.seat_panel import card_places
from render.pyramids.theme import COLOURS, LOOK, PAPER, C
from render.pyramids.turn_page import PANEL, ROOM, changing, confirming, page
from render.scene import Choice, Scene

KEEP: Final = cards.Size(64)
TAKE: Final = cards.Size(54)
PILED: Final = 234
"""Width of the pile."""
OWN: Final = 44
"""Size of a cell of the reader's cards."""
LARGE: Final = Aim(large=96)
"""The cards of a pair are large before there are few columns: they are compared."""
PAIRS: Final = 284
"""Height of the list of pairs."""
SIZES: Final = sizes_from(34, 26)
"""Sizes of the symbols that a card holds."""
HOLDS: Final = 200
"""Width of the symbols of a pair."""
HELD: Final = 92
"""Height of the plate that shows which symbols a card holds."""
PAD: Final = (20, 14)
APART: Final = 28
PILE: Final = Style(34, 700)
BOXES: Final = 224
"""Width of the point boxes."""


def paint_keep(scene: Scene) -> Canvas:
    """Draw the four dealt cards, and the six pairs by number."""
    view, w, _ = LOOK.opened(scene, PyramidsView)
    assert view.own is not None
    own, pairs = view.own, [choice for choice in scene.choices if isinstance(choice.move, Keep)]
    upper: list[Box] = [Gap()]
    for card in own.dealt:
        upper += [
            _plated(KEEP.width, KEEP.height, partial(_dealt, own, card), held([card], SIZES, KEEP.width, 2)),
            Gap(),
        ]
    if turn := None if pairs else _kept(scene, own, w):
        return page(scene, column(row(*upper, grow=1), *confirming(w, turn, scene.choices), gap=20))
    pair_list = Field(
        lambda canvas, area: answer_list(canvas, area, PAPER, partial(_pairs, own, pairs), aim=LARGE),
        height=PAIRS,
    )
    must = Lines(w("py-pic-keep", dealt=view.printed.dealt), NAME, ROOM - 2 * PANEL[0], 1, sizes_from(36, 30))
    foot = [pair_list] if pairs else [framed(PAPER, must, (PANEL[0], 48)), *changing(w, scene.choices)]
    return page(scene, column(row(*upper, grow=1), *foot, gap=20))


def _plated(wide: int, high: int, draw: Callable[[Canvas, float, float], object], told: Box) -> Line:
    """A card, and what is told of it on a plate below."""
    ground = partial(panels.plate, fill=PAPER.ground, line=PAPER.frame, stroke=2)
    return column(Drawn(wide, high, draw), On(ground, Sized(told, wide, HELD)), gap=8)


def _dealt(own: OwnView, card: CardView, canvas: Canvas, x: float, middle: float) -> None:
    """Draw a dealt card: marked if it is chosen, veiled if others are."""
    y = round(middle - KEEP.height / 2)
    canvas.put(cards.card(card, KEEP.cell), x, y)
    cards.note_symbols(canvas, x, y, KEEP.cell, card)
    if card.serial in own.keeping:
        canvas.put(marks.chosen(KEEP.width, KEEP.height), x, y)
    elif own.keeping:
        canvas.tint(round(x), y, round(x) + KEEP.width, y + KEEP.height, C["sandstone"], 0.55)


def _pairs(own: OwnView, pairs: Sequence[Choice], size: int) -> list[Answer]:
    """The pairs of cards with their symbols; `size` is the height of the cells of a card."""
    known = {card.serial: card for card in own.dealt}
    found = []
    for choice in pairs:
        two = [known[choice.move.first], known[choice.move.second]]
        holds = Place(held(two, SIZES[1:], HOLDS, 2), HOLDS)
        small = tuple(Art(mini(card, (size - 2 * RIM) // GRID)) for card in two)
        found.append(Answer(choice.tag, small, costs=(holds,)))
    return found


def _kept(scene: Scene, own: OwnView, w: Words) -> Turn | None:
    """The two chosen cards, which are not public yet; None before the choice."""
    two = tuple(card for card in own.dealt if card.serial in own.keeping)
    key = scene.confirms("py-pic-keep-confirm") if scene.chosen else "py-pic-keep-sealed"
    return kept(w, key, two) if two else None


def paint_take(scene: Scene) -> Canvas:
    """Draw the display and the pile with numbers; below it the reader's cards, the colours and the boxes."""
    view, w, _ = LOOK.opened(scene, PyramidsView)
    tags = {choice.move.card: choice.tag for choice in scene.choices if isinstance(choice.move, Take)}
    upper: list[Box] = []
    for card in view.display:
        draw = partial(
            _target, cards.card(card, TAKE.cell), TAKE.width, tags.get(card.serial), str(card.serial)
        )
        upper.append(_plated(TAKE.width, TAKE.height, draw, held([card], SIZES[1:], TAKE.width, 2)))
    if view.pile:
        count = Lines(w("py-pic-pile", count=view.pile), PILE, PILED, 2, anchor="centre")
        back = partial(_target, cards.back(PILED - 12, TAKE.height - 12, 4), PILED, tags.get(0), "")
        upper.append(_plated(PILED, TAKE.height, back, count))
    lower = row(*_own_panels(view, w), gap=PAD[0], grow=1)
    return page(scene, column(row(*upper, Gap(), gap=40), lower, gap=20))


def _target(
    art: Sprite, wide: int, tag: str | None, printed: str, canvas: Canvas, x: float, middle: float
) -> None:
    """Draw a card that may be taken with its ring, and its tag unless it is `printed` there anyway."""
    y = middle - TAKE.height / 2
    canvas.put(art, x, y)
    if tag is not None:
        canvas.put(marks.ring(wide, TAKE.height, 8, 2), x, y)
        if tag != printed:
            panels.tag(canvas, x + wide / 2, y + 2, tag, 28)


def _own_panels(view: PyramidsView, w: Words) -> tuple[Box, Box]:
    """The reader's cards, score and colours; the point boxes that each colour can still bring."""
    assert view.viewer is not None
    player = view.players[view.viewer]
    own = score.Account(view, player, player.sheet)
    room = ROOM - BOXES - 3 * PAD[0]
    points, line = parts.points(w, player.points, room / 2), rule(PAPER.hair)
    title = Lines(w("py-pic-finished"), NAME, room / 2 - points.width, 1)
    done = row(*[own.finished(colour, 96, FIGURE) for colour in COLOURS], gap=APART)
    sheet = row(
        own.gem("R", 46, 42), own.gem("G", 46, 42), own.skulls(46, room / 3), own.torches(42), gap=APART
    )
    right = column(row(title, Gap(), points), Gap(), done, Gap(), line, Gap(), sheet, grow=1)
    both = row(*card_places(view, view.viewer, OWN), gap=16)
    boxes = column(Lines(w("py-pic-bonus"), NAME, BOXES, 1), point_boxes(view, 28, 58, 72), gap=14)
    boxed = framed(PAPER, Place(boxes, BOXES), PAD)._replace(grow=0)
    return framed(PAPER, row(both, right, gap=APART), PAD), noted("py-see-bonus", boxed)
