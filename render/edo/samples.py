"""Sample pictures with all pieces, grounds and states of the theme, from which its palette is made."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from bot.games.edo.components import Action
from bot.games.edo.view import CardView
from render.edo.background import lobby_ground, night, sheet_ground
from render.edo.hand import dim_slot, hole, hole_ring
from render.edo.hand_cards import card_ground, cell_ground
from render.edo.market import plate
from render.edo.pieces import actions, buildings, goods, lands, people
from render.edo.strip import demand_cell
from render.edo.theme import GAME, PAPER, C, card_colour, seal
from render.kit import badges, marks, panels
from render.kit.canvas import Canvas
from render.kit.frames import flat, laurel
from render.kit.palette import INK

HALVES = (15, 18, 22, 30, 44)
PRIVILEGES = ("a", "b", "c", "d", "ews", "esr", "erw", "fr", "fw", "fs")
CARDS = ("A", "B", "C", "S01")


def made_up() -> CardView:
    """A card with two actions."""
    return CardView(7, (Action("BUILD", 2), Action("LEVY", 1)), card="S01")


def samples() -> Iterator[Image.Image]:
    """Pieces on every ground, cards, panels, the grounds themselves."""
    for ground in (C["washi"], C["mulberry"], C["deep"], C["forest"], C["field"], C["granite"]):
        yield _pieces(flat(1600, 900, ground))
    yield _cards(night(1100))
    yield _spaces(flat(1600, 700, C["washi"]))
    yield lobby_ground(900)
    yield sheet_ground(900)


def _pieces(ground: Image.Image) -> Image.Image:
    canvas = Canvas(ground)
    for row, half in enumerate(HALVES):
        y, x = 30 + row * 110, 40.0
        for seat in range(-1, 5):
            for piece in (
                people.samurai(seat, half),
                people.official(seat, half, True),
                buildings.house(seat, half, True),
                buildings.post(seat, half),
                buildings.temple(seat, half),
            ):
                canvas.centre(piece, x, y)
                x += 50 if half < 40 else 52
        canvas.centre(buildings.stronghold(half), 60, y + 56)
        canvas.centre(people.merchant(half), 160, y + 56)
        canvas.centre(people.ronin(row % 4, half), 260, y + 56)
        canvas.centre(people.official(people.BLACK, half, True), 360, y + 56)
        for i, kind in enumerate(goods.SYMBOLS):
            canvas.centre(goods.symbol(kind, half), 460 + i * 64, y + 56)
    for i, do in enumerate(actions.DRAWINGS):
        canvas.centre(actions.action(do, 46), 60 + i * 110, 640)
        canvas.centre(actions.action(do, 20), 60 + i * 110, 720)
    for i, kind in enumerate(PRIVILEGES):
        canvas.put(plate(kind, 78, 42), 40 + i * 96, 770)
    for seat in range(5):
        canvas.put(badges.badge(GAME, seat, 52), 1060 + seat * 80, 760)
        canvas.put(badges.badge(GAME, seat, 24), 1060 + seat * 80, 830)
    canvas.put(panels.pill_ground(300, 76), 40, 820)
    goods.points(canvas, 420, 850, 8, 56)
    panels.chip(canvas, 520, 850, "×3", 28)
    panels.tag(canvas, 600, 850, "7")
    canvas.centre(panels.tick(), 660, 850)
    canvas.centre(panels.hourglass(), 710, 850)
    canvas.put(marks.brackets(60, 60), 780, 820)
    return canvas.image


def _cards(ground: Image.Image) -> Image.Image:
    canvas = Canvas(ground)
    canvas.put(panels.panel(700, 300, PAPER), 32, 140)
    canvas.put(panels.panel(700, 300, PAPER, True), 780, 140)
    canvas.put(seal(180, 76), 32, 14)
    for i, card in enumerate(CARDS):
        actions.slot(canvas, 60 + i * 150, 160, 120, card, tuple(actions.DRAWINGS)[i], [i, people.NEUTRAL])
        canvas.put(actions.frame(card, 80), 60 + i * 150, 320)
        canvas.put(card_ground(card, 360, 300), 32 + i * 386, 470)
        canvas.put(cell_ground(card, 160, 180), 52 + i * 386, 540)
        canvas.centre(actions.action("BUILD", 40), 132 + i * 386, 620)
        canvas.put(card_ground(card, 360, 200), 32 + i * 386, 800)
        canvas.put(cell_ground(card, 160, 100), 52 + i * 386, 850)
        canvas.centre(actions.action("WOOD", 40), 132 + i * 386, 900)
        left = 32 + i * 386
        canvas.tint(left, 800, left + 360, 1000, card_colour(card), 0.5)
    canvas.put(actions.back(80), 800, 160)
    canvas.put(actions.empty(80), 900, 160)
    canvas.put(actions.glow(80), 1000, 160)
    canvas.put(actions.ring(50), 1110, 170)
    canvas.put(hole(120, False), 1190, 160)
    canvas.put(hole_ring(50, True), 1330, 170)
    actions.special(canvas, 800, 280, made_up(), 62, 23)
    canvas.put(demand_cell(116, 96), 900, 280)
    canvas.put(dim_slot(300, 80), 60, 1010)
    canvas.centre(laurel(120), 1300, 350)
    return canvas.image


def _spaces(ground: Image.Image) -> Image.Image:
    canvas = Canvas(ground)
    for i, kind in enumerate(("forest", "rice", "quarry", "river")):
        canvas.centre(lands.disc(kind, 53), 80 + i * 130, 80)
        canvas.centre(lands.disc(kind, 28), 80 + i * 130, 180)
    canvas.centre(lands.gate(78), 620, 80)
    canvas.centre(lands.road(27), 720, 80)
    canvas.centre(lands.label(50, 25), 790, 80)
    canvas.centre(lands.shutter(106, 106, 53), 880, 80)
    canvas.centre(lands.city(262, 156, 42), 1100, 110)
    canvas.centre(lands.capital(350, 220, 52, 12), 300, 360)
    canvas.put(lands.site(40), 1000, 110)
    canvas.put(lands.keep_site(52), 1160, 120)
    marks.hatch(canvas, 1000, 110, 40, 40, 8)
    for x, colour, width in ((560, INK, 17), (560, C["mulberry"], 11)):
        canvas.fill(x, 300, x + 500, 300 + width, colour)
    marks.way(canvas, [(560, 420), (1000, 500)])
    canvas.put(marks.ring(106, 106, 53), 1100, 300)
    canvas.put(marks.chosen(106, 106), 1300, 300)
    canvas.image.paste(
        Image.blend(canvas.image.crop((0, 0, 1600, 240)), Image.new("RGB", (1600, 240), C["washi"]), 0.52),
        (0, 460),
    )
    return canvas.image
