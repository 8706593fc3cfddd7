"""Draw what only its owner sees: god cards, what they can do now, how to pay for them, and the tasks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.games.bora_bora.components import GODS
from bot.games.bora_bora.view import View
from bot.text import Words
from render.bora_bora import own_tasks, player_board
from render.bora_bora.head import head
from render.bora_bora.layout import FIELD, GAP, LEFT, PLAIN_TOP
from render.bora_bora.pieces import symbols, tiles
from render.bora_bora.pieces.scenery import night
from render.bora_bora.theme import LOOK, PAPER, C, sea
from render.kit import marks, panels
from render.kit.canvas import Area, Canvas
from render.kit.colour import RGB
from render.kit.flow import Art, Box, Drawn, Field, Fitted, Gap, Lines, On, Text, bar, column, columns, row
from render.kit.fonts import Style
from render.kit.frames import HEAD
from render.kit.palette import FADED, INK, IVORY
from render.kit.seat_panel import Cell, Place, framed
from render.kit.sketch import Sprite
from render.scene import Scene

BAND: Final = 164
"""Height of the strip below the stage of a page."""
HAND: Final = 300
EMPTY: Final = 220
"""Height of the strip above the gods, and without any card."""
GODLY: Final = 504
"""Height of the panel of the gods."""
WIDE: Final = 1030
"""Its width."""
WORDS: Final = (436, 404, 392)
"""The room for what a god does."""
TASKS: Final = 262
"""Height of the tasks beside it."""
CARDS: Final = tuple((wide, True) for wide in (190, 160, 130, 110, 90)) + tuple(
    (wide, False) for wide in (90, 76, 64, 52)
)
"""Widths of the cards, and whether their effects are on them; the first are taken that fit."""
SAYS: Final = Style(30, 600)
HEADING: Final = Style(32, 700)
COUNT: Final = Style(42, 800)


def strip(canvas: Canvas, view: View, w: Words, area: Area) -> None:
    """Draw the hand as a strip: cards by colour, the three ways to pay, and what the reader can pay with."""
    held = [(god, count) for god, count in zip(GODS, view.hand or (), strict=False) if count]
    only = Lines(w("bb-pic-only-you"), HEADING.usual, 176, 3, (32, 30), IVORY)
    cards: Box = Lines(w("bb-pic-no-cards"), SAYS, 320, 3, (32, 30), IVORY, 1)
    if held:
        cards = Fitted(partial(_cards, held), CARDS)
    private = column(row(Art(symbols.symbol("eye", 24)), Gap()), only, gap=4)
    box = row(Place(private, only.room, 0), cards, bar(C["night_line"], 3), _costs(view, w), gap=16)
    On(night, box, (24, 16)).lay(canvas, *area)
    canvas.keep(*area)


def _cards(held: Sequence[tuple[str, int]], form: tuple[int, bool]) -> Box:
    """A card of each god with the number of its cards."""
    cards = [(tiles.god_card(god, *form), count) for god, count in held]
    return row(*[Drawn(card.width, card.height, partial(_card, card, count)) for card, count in cards], Gap())


def _card(card: Sprite, count: int, canvas: Canvas, x: float, middle: float) -> None:
    canvas.put(card, x, middle - card.height / 2)
    if count > 1:
        panels.chip(canvas, x + card.width - 26, middle - card.height / 2 + 10, f"×{count}", 30, True)


def _costs(view: View, w: Words) -> Box:
    """The three ways to pay for a god, and what the reader has."""
    assert view.viewer is not None
    player = view.players[view.viewer]
    slash = Text("/", Style(34, 700), C["crest"])
    ways = row(payment("?", 22, IVORY), slash, payment("??", 22, IVORY), slash, payment("tile", 22, IVORY))
    held = [
        Cell(partial(symbols.symbol, name, 22, True), 44, str(count), COUNT, IVORY)
        for name, count in (("offering", player.offerings), ("god-tile", player.god_tiles))
    ]
    have = Lines(w("bb-pic-you-have"), SAYS, 176, 1, (30,), C["shallow"])
    costs = Lines(w("bb-pic-god-costs"), HEADING.usual, 340, 1, (32, 30), IVORY)
    return column(costs, ways, row(have, *held, gap=16), gap=3)


def payment(how: str, half: int, ink: RGB) -> Box:
    """A way to pay: card and offering, pair and offering, or god tile."""
    if how == "tile":
        return Art(symbols.symbol("god-tile", half, True))
    wide = round(half * 1.34)
    pair = len(how) - 1
    cards = [
        Art(tiles.any_card(wide, pair, at == pair) if god == "?" else tiles.god_card(god, wide))
        for at, god in enumerate(how)
    ]
    plus, offering = (
        Text("+", Style(round(half * 1.5), 800), ink),
        Art(symbols.symbol("offering", half, True)),
    )
    return row(row(*cards, gap=-0.45 * wide), plus, offering, gap=3)


# --- The hand alone ----------------------------------------------------------------------------------------


def paint_hand(scene: Scene) -> Canvas:
    """Draw the cards large; below them what each god does and how to pay for it; then the tasks."""
    view, w, names = LOOK.opened(scene, View)
    assert view.viewer is not None
    card = HAND if any(view.hand or ()) else EMPTY
    y = PLAIN_TOP + card + GAP
    canvas = sea(y + GODLY + LEFT, HEAD)
    head(canvas, scene, w, names)
    strip(canvas, view, w, (LEFT, PLAIN_TOP, FIELD, card))
    framed(PAPER, _gods(view, w)).lay(canvas, LEFT, y, WIDE, GODLY)
    x, rest = LEFT + WIDE + GAP, FIELD - WIDE - GAP
    own_tasks.tasks(view, view.viewer, w).lay(canvas, x, y, rest, TASKS)
    player_board.things(view, view.viewer).lay(canvas, x, y + TASKS + GAP, rest, GODLY - TASKS - GAP)
    return canvas


def _gods(view: View, w: Words) -> Box:
    """A line for each god, its words on more lines if the payments need the room."""
    return Fitted(partial(told, view, w), WORDS)


def told(view: View, w: Words, room: int) -> Box:
    """A line for each god: mask, what it does and when, the payments that the reader could make now."""
    ways = dict(view.payable or ())
    lines: list[list[Box]] = []
    for god in GODS:
        does = Lines(w(f"bb-pic-does-{god}", **view.printed.figures()), SAYS.usual, room, 3, (30,), grow=1)
        paid: list[Box] = [payment(way, 20, INK) for way in ways.get(god, ())[:3]]
        playable = [Art(panels.tick(17))] if paid and god in view.playable else []
        if not paid:
            paid = [Field(_hatch, 22, grow=0), Lines(w("bb-pic-unpaid"), SAYS.usual, 296, 2, (30,), FADED)]
        art: list[Box] = [Art(symbols.symbol(f"god-{god}", 38)), Art(symbols.effect(god, 46))]
        lines.append([*art, does, row(*paid, Gap(), *playable, gap=10)])
    return columns(lines, 16, PAPER.hair)


def _hatch(canvas: Canvas, area: Area) -> None:
    x, y, width, height = map(round, area)
    marks.hatch(canvas, x, y + height // 2 - 30, width, 60)
