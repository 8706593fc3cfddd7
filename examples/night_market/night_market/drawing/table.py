"""Draw the table: the lot, the stall of each seat, and for a reader the own hand below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.text import Words, words
from night_market.drawing.pieces import cards
from night_market.drawing.theme import LOOK, PAPER, C
from night_market.moves import Back, Bid, Take
from night_market.view import View
from render.kit import frames, panels
from render.kit.canvas import Canvas
from render.kit.fonts import BODY, LABEL, NAME, Style
from render.kit.frames import HEAD, MARGIN, WIDTH
from render.kit.palette import FADED, INK
from render.kit.text import NAME_STEPS, fit
from render.scene import Choice, Scene

LOT: Final = 250
STALL: Final = 400
HAND: Final = 264
GAP: Final = 20
SIDE: Final = 340
"""Room at the left of a panel for its title."""
ACROSS: Final = 5
"""Small cards in a row of a stall."""


def paint_table(scene: Scene) -> Canvas:
    """The table as everybody sees it; for a seat with its hand, its sealed bid and the numbered answers."""
    view: View = scene.view  # type: ignore[assignment]
    w = words(scene.language)
    names = frames.shown(scene.names, w, LOOK)
    own = view.viewer is not None and (view.hand or scene.choices)
    height = HEAD + GAP + LOT + GAP + STALL + GAP + (HAND + GAP if own else 0) + MARGIN
    canvas = Canvas(frames.flat(WIDTH, height, C["dusk"]))
    _head(canvas, scene, view, w, names)
    y = HEAD + GAP
    _lot(canvas, y, view, w, names, scene.choices)
    y += LOT + GAP
    for seat, (x, width) in enumerate(frames.columns(view.seats)):
        _stall(canvas, x, y, width, view, w, names[seat], seat)
    if own:
        _hand(canvas, y + STALL + GAP, view, w, scene)
    return canvas


def _head(canvas: Canvas, scene: Scene, view: View, w: Words, names: Sequence[str]) -> None:
    what = frames.awaited_pill(w, names, scene.awaited, scene.question)
    left = WIDTH - MARGIN if what is None else frames.pill(canvas, LOOK, what)
    rounds = view.printed.rounds
    sub = w("nm-pic-when", round=view.round, rounds=rounds) if view.round else w("nm-pic-dealing")
    frames.title(canvas, w("nm-title"), sub, left - MARGIN - 36)
    canvas.put(LOOK.rail(WIDTH - 2 * MARGIN), MARGIN, HEAD)


def _lot(
    canvas: Canvas, y: int, view: View, w: Words, names: Sequence[str], choices: Sequence[Choice]
) -> None:
    """The cards that are laid out, with the tags of the answers, and who has the tray."""
    panels.lay(canvas, MARGIN, y, WIDTH - 2 * MARGIN, LOT, PAPER)
    canvas.note("nm-see-lot", MARGIN, y, WIDTH - 2 * MARGIN, LOT)
    canvas.words(MARGIN + 30, y + 52, w("nm-pic-lot"), NAME)
    tray, style = fit(w("nm-pic-tray", who=names[view.tray]), LABEL, SIDE + 60, (26, 24, 22))
    canvas.words(MARGIN + 30, y + LOT - 32, tray, style, FADED)
    if not view.lot:
        text, style = fit(w("nm-pic-lot-empty"), BODY, 900, (30, 28, 26, 24))
        canvas.middle(WIDTH / 2, y + LOT / 2, text, style, FADED, "centre")
    width = cards.LARGE[0]
    left = WIDTH / 2 - (len(view.lot) * (width + 36) - 36) / 2
    tags = {one.move.card: one.tag for one in choices if isinstance(one.move, Take)}
    for i, name in enumerate(view.lot):
        x = left + i * (width + 36)
        _card(canvas, x, y + (LOT - cards.LARGE[1]) / 2, view, name, tags.get(name), bool(tags))


def _card(canvas: Canvas, x: float, y: float, view: View, name: str, tag: str | None, asked: bool) -> None:
    """A large card; while the reader is asked, cards that are no answer are veiled."""
    goods = view.printed.kinds[name[0]]
    cards.card(canvas, x, y, name, goods, cards.LARGE, veiled=asked and tag is None)
    if tag is not None:
        panels.tag(canvas, x + cards.LARGE[0] - 6, y + 6, tag)


def _stall(canvas: Canvas, x: int, y: int, width: int, view: View, w: Words, name: str, seat: int) -> None:
    """A seat: its name, the cards it has taken, its open bid, and how many cards it holds."""
    stall = view.stalls[seat]
    panels.lay(canvas, x, y, width, STALL, PAPER, seat in view.to_act)
    canvas.note("nm-see-stall", x, y, width, STALL)
    canvas.put(LOOK.badge(seat, 56), x + 20, y + 18)
    text, style = fit(name, NAME, width - 116, NAME_STEPS)
    canvas.middle(x + 90, y + 46, text, style)
    canvas.rule(x + 20, x + width - 20, y + 88, PAPER.hair)
    step = (cards.SMALL[0] + 8, cards.SMALL[1] + 10)
    across = min(ACROSS, (width - 30) // step[0])
    for i, card in enumerate(stall.cards):
        at = (x + 22 + i % across * step[0], y + 104 + i // across * step[1])
        cards.card(canvas, *at, card, view.printed.kinds[card[0]], cards.SMALL)
    low = y + STALL - cards.SMALL[1] - 24
    canvas.rule(x + 20, x + width - 20, low - 14, PAPER.hair)
    shown = view.last[seat] if view.over else stall.opened
    room = width - 44
    if shown:
        cards.card(
            canvas, x + width - 22 - cards.SMALL[0], low, shown, view.printed.kinds[shown[0]], cards.SMALL
        )
        room -= cards.SMALL[0] + 16
        if not view.over:
            text, style = fit(w("nm-pic-bids"), LABEL, room, (26, 24, 22))
            canvas.words(x + width - 34 - cards.SMALL[0], low + 28, text, style, FADED, "right")
    elif view.phase == "bid" and seat not in view.to_act:
        canvas.put(cards.back(*cards.SMALL), x + width - 22 - cards.SMALL[0], low)
        canvas.centre(panels.tick(18), x + width - 26, low + 6)
        room -= cards.SMALL[0] + 16
    text, style = fit(w("nm-pic-in-hand", count=stall.in_hand), LABEL, room, (26, 24, 22))
    canvas.words(x + 22, low + 66, text, style, INK)


def _hand(canvas: Canvas, y: int, view: View, w: Words, scene: Scene) -> None:
    """The reader's own cards with the tags of the answers, and the sealed bid apart."""
    panels.lay(canvas, MARGIN, y, WIDTH - 2 * MARGIN, HAND, PAPER)
    canvas.note("nm-see-hand", MARGIN, y, WIDTH - 2 * MARGIN, HAND)
    label, style = fit(w("nm-pic-hand"), NAME, SIDE - 60, (36, 32, 28))
    canvas.words(MARGIN + 30, y + 52, label, style)
    tags = {one.move.card: one.tag for one in scene.choices if isinstance(one.move, Bid)}
    top = y + (HAND - cards.LARGE[1]) / 2 + 8
    x = float(MARGIN + SIDE)
    for name in view.hand:
        if name != view.bid:
            _card(canvas, x, top, view, name, tags.get(name), bool(tags))
            x += cards.LARGE[0] + 26
    if view.bid:
        right = WIDTH - MARGIN - 40 - cards.LARGE[0]
        label = w("nm-pic-confirm") if scene.chosen else w("nm-pic-bid")
        text, style = fit(label, LABEL, SIDE - 60, (26, 24, 22))
        canvas.words(MARGIN + 30, y + HAND - 32, text, style, FADED)
        _card(canvas, right, top, view, view.bid, None, False)
    for one in scene.choices:
        if isinstance(one.move, Back):
            text, style = fit(w.say(one.offer.label), Style(30, 700), SIDE - 110, (30, 28, 26, 24, 22))
            canvas.middle(MARGIN + 84, y + HAND / 2, text, style)
            panels.tag(canvas, MARGIN + 50, y + HAND / 2, one.tag, 22)
