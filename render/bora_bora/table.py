"""Draw the public table: map, seats, action tiles and the market."""

from __future__ import annotations

from bot.games.bora_bora.view import View
from bot.text import words
from render.bora_bora import layout, main_board
from render.bora_bora.head import head
from render.bora_bora.layout import (
    GAP,
    LEFT,
    MARKET,
    MARKET_TOP,
    SIDE,
    STORY,
    TABLE_HEIGHT,
    TILES,
    TILES_TOP,
    TOP,
    TRACK,
)
from render.bora_bora.map import Atlas
from render.bora_bora.marks import last_turn
from render.bora_bora.seat_panel import seat_column, status
from render.bora_bora.theme import sea
from render.kit.canvas import Canvas
from render.kit.frames import HEAD, MARGIN, WIDTH, shown
from render.scene import Scene

PERSONS = 640
MIDDLE = 340
TEMPLE = 170
CARDS = 154
LAST = layout.FIELD - PERSONS - MIDDLE - 2 * GAP


def paint_table(scene: Scene) -> Canvas:
    """Draw the board that everybody sees."""
    view: View = scene.view  # type: ignore[assignment]
    w = words(scene.language)
    names = shown(scene.names, w)
    canvas = sea(TABLE_HEIGHT, HEAD + STORY)
    head(canvas, scene, w, names)
    last_turn(canvas, view, names, MARGIN, HEAD + STORY / 2 - 4, WIDTH - 2 * MARGIN)
    Atlas(canvas, view, layout.MAP[0], TOP).draw()
    x, width = SIDE
    awaited = frozenset(seat for seat, _ in scene.awaited)
    high = layout.MAP[2] - TRACK - GAP
    seat_column(canvas, view, names, awaited, x, TOP, width, high)
    status(canvas, view, w, x, TOP + high + GAP, width, TRACK)
    main_board.action_tiles(canvas, view, w, LEFT, TILES_TOP, layout.FIELD, TILES)
    y = MARKET_TOP
    main_board.persons(canvas, view, LEFT, y, PERSONS, MARKET)
    x = LEFT + PERSONS + GAP
    main_board.temple(canvas, view, w, x, y, MIDDLE, TEMPLE)
    main_board.board_tasks(canvas, view, w, x, y + TEMPLE + GAP, MIDDLE, MARKET - TEMPLE - GAP)
    x += MIDDLE + GAP
    main_board.god_cards(canvas, view, w, x, y, LAST, CARDS)
    main_board.jewelry(canvas, view, w, x, y + CARDS + GAP, LAST, MARKET - CARDS - GAP)
    return canvas
