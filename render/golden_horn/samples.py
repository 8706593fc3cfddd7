"""Sample pictures with all pieces, grounds and states of the theme, from which its palette is made."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from bot.games.golden_horn.board import Board
from bot.games.golden_horn.components import CRESTS
from bot.games.golden_horn.validate import load
from bot.games.golden_horn.view import Node
from render.golden_horn import pieces
from render.golden_horn.chart import ground
from render.golden_horn.layout import TABLE_HEIGHT
from render.golden_horn.pieces.rose import rose
from render.golden_horn.targets import VEIL
from render.golden_horn.theme import GAME, LOOK, PAPER, C
from render.kit import badges, marks, panels
from render.kit.canvas import Canvas
from render.kit.frames import flat, laurel
from render.kit.palette import GOLD

FLEETS = ("BBB", "OOP", "GYR", "PPP", "YYB", "ROG", "OOO", "GGY", "PRB", "YYY", "RRO", "BGP")


def shipped_route(seats: int) -> tuple[Node, ...]:
    """The route of matches that use the shipped data."""
    return Board(load(), seats, CRESTS).route


def samples() -> Iterator[Image.Image]:
    """A sheet of pieces on each ground, the charts, and a veiled chart."""
    for ground_colour in (C["sand"], C["vellum"], C["water"], C["land"]):
        canvas = Canvas(flat(1600, 900, ground_colour))
        canvas.put(panels.panel(700, 400, PAPER), 860, 20)
        canvas.put(panels.panel(700, 400, PAPER, True), 860, 450)
        for i, sails in enumerate(FLEETS):
            x, y = 10 + (i % 6) * 134, 10 + (i // 6) * 134
            canvas.put(pieces.ship(i // 3, sails, 124, i % 2 == 1), x, y)
            canvas.put(pieces.ship(i // 3, sails, 70), 880 + (i % 6) * 80, 40 + (i // 6) * 80)
        for i, letter in enumerate("OPGRBY"):
            canvas.put(pieces.cube(letter, 44), 10 + 50 * i, 300)
            canvas.put(pieces.cube(letter, 32, True), 330 + 40 * i, 300)
            canvas.put(pieces.card(letter, 124), 10 + 134 * i, 370)
            canvas.put(pieces.card(letter, 40), 880 + 50 * i, 220)
            canvas.put(pieces.sign_disc(letter, 32), 880 + 40 * i, 300)
        for seat in range(4):
            canvas.put(badges.badge(GAME, seat, 60), 880 + 80 * seat, 480)
            canvas.put(pieces.warehouse(seat, 118), 880 + 140 * seat, 560)
        canvas.put(pieces.bag(92), 600, 290)
        canvas.put(pieces.back(62, 5), 700, 300)
        canvas.put(laurel(208), 1250, 640)
        canvas.put(LOOK.rail(600), 10, 600)
        canvas.put(marks.brackets(142, 146), 30, 660)
        canvas.put(marks.ring(142, 146), 230, 660)
        canvas.put(marks.ghost(100, 100), 430, 680)
        canvas.put(marks.pointer(32, 0, GOLD), 560, 700)
        canvas.put(panels.tick(), 620, 700)
        yield canvas.image
    canvas = Canvas(flat(1600, 500, C["sand"]))
    canvas.centre(rose(210), 800, 250)
    yield canvas.image
    for seats in (2, 3, 4):
        yield ground(seats, shipped_route(seats), TABLE_HEIGHT)
    veiled = Canvas(ground(4, shipped_route(4), TABLE_HEIGHT))
    for i, sails in enumerate(FLEETS):
        veiled.put(pieces.ship(i // 3, sails, 124, i % 2 == 1), 80 + 120 * i, 560)
    veiled.tint(0, 104, 1600, 1060, C["vellum"], VEIL)
    yield veiled.image
