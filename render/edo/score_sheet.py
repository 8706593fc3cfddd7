"""Draw the picture after the game: the score sheet."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Final

from bot.core import Seat
from bot.games.edo.view import EdoView
from bot.text import Words, words
from render.edo.background import sheet_ground
from render.edo.pieces import buildings, lands, people
from render.edo.pieces.goods import points, symbol
from render.edo.theme import LOOK, PAPER, C
from render.kit import frames, marks, panels
from render.kit.canvas import Canvas
from render.kit.fonts import BODY, Style
from render.kit.frames import MARGIN, score_sheet, sheet_height
from render.kit.palette import FADED, INK, IVORY
from render.kit.sketch import Sprite
from render.kit.text import fit, fit_lines
from render.scene import Sheet

DETAIL: Final = 354
HIGH: Final = 120
"""Height of the picture of Edo."""
BEHIND: Final = "edo-item-no-house"
"""The item of those who have no house in Edo while somebody has one."""


def paint_sheet(scene: Sheet) -> Canvas:
    """Draw the score sheet. A column shows the house in Edo, all buildings, and what counts at the end."""
    view: EdoView = scene.view  # type: ignore[assignment]
    w = words(scene.language)
    height = sheet_height(len(frames.item_keys(scene.score)), DETAIL)
    places = scene.score.places
    void = {seat for seat, place in enumerate(places) if BEHIND in dict(place.items)}
    first = min(range(len(places)), key=lambda seat: places[seat].rank)
    draw = partial(_detail, view=view, w=w, void=void)
    foot = partial(_rule, w=w, view=view, first=first)
    title = w("edo-pic-title")
    return score_sheet(sheet_ground(height), scene, LOOK, w, title, draw, DETAIL, foot, void=void)


def built(view: EdoView, seat: Seat) -> dict[str, int]:
    """How many buildings of each kind a seat has built."""
    found = {"house": 0, "post": 0, "stronghold": 0, "temple": 0}
    for space in view.spaces:
        found["temple"] += space.temple == seat
        if space.city is not None:
            found["stronghold"] += space.city.stronghold == seat
            for one in space.city.row:
                found["post" if one.post else "house"] += one.seat == seat
    return found


def _detail(
    canvas: Canvas, x: int, y: int, width: int, seat: Seat, *, view: EdoView, w: Words, void: Collection[Seat]
) -> None:
    player = view.players[seat]
    # the house in Edo; nobody wins without one
    wide, middle = min(width - 12, 360), x + width / 2
    canvas.centre(lands.capital(wide, HIGH, 34, 6), middle, y + HIGH / 2 + 4)
    canvas.middle(middle - wide / 2 + 12, y + 22, w("edo-town-edo"), Style(30, 700, "speaking"), IVORY)
    low = y + 4 + (HIGH + 34) / 2
    if player.house_in_edo:
        canvas.centre(buildings.house(seat, 32), middle, low)
        canvas.centre(panels.tick(18), middle + 52, low)
    elif seat in void:
        text, style = w(BEHIND), Style(30, 700)
        lines, style = fit_lines(text, style, wide - 20, 2, (30, 28, 26))
        if " ".join(lines) != text:
            lines, style = fit_lines(text, style, wide - 16, 3, (24, 22))
        for i, line in enumerate(lines):
            base = low + (i - (len(lines) - 1) / 2) * style.size * 1.12
            canvas.middle(middle, base, line, style, C["persimmon_edge"], "centre")
    else:
        canvas.centre(lands.site(52), middle, low)
        marks.hatch(canvas, round(middle - 26), round(low - 26), 52, 52, 8)
    counts = built(view, seat)
    things: list[tuple[Sprite, int]] = [
        (buildings.house(seat, 24), counts["house"]),
        (buildings.post(seat, 24), counts["post"]),
        (buildings.stronghold(24), counts["stronghold"]),
    ]
    if view.temples:
        things.append((buildings.temple(seat, 25, False), counts["temple"]))
    things.append((people.samurai(seat, 21, False), len(player.samurai)))
    money = (symbol("ryo", 24), player.goods.ryo)
    things.insert(4, money)  # the first of its row, where there is most room
    if view.ronin:
        things.append((people.ronin(0, 24, False), player.markers))
    across = 2 if width < 300 else 3 if width < 600 else 4
    rows = [things[at : at + across] for at in range(0, len(things), across)]
    apart = (DETAIL - HIGH - 20) / len(rows)
    for i, row in enumerate(rows):
        top = y + HIGH + 20 + apart * (i + 0.5)
        canvas.rule(x, x + width, round(top - apart / 2), PAPER.hair)
        step = width / across
        for k, (piece, count) in enumerate(row):
            left = x + step * k + (max(0.0, step / 2 - 52) if step > 150 else 0)
            room = step - 62
            if across == 2 and step <= 150:  # money has three digits, what stands at the right has one
                left, room = x + k * 0.6 * width, (0.4 if k else 0.6) * width - 62
            canvas.centre(piece, left + 26, top)
            text, style = fit(str(count), Style(38, 800), room, (38, 34, 30, 26))
            canvas.middle(left + 58, top + 2, text, style, INK if count else FADED)


def _rule(canvas: Canvas, middle: int, w: Words, view: EdoView, first: Seat) -> None:
    """Draw what counts besides the points on the track, as a line of pictures."""
    printed = view.printed
    text, style = fit(w("edo-pic-rule"), BODY, 500, (30, 28, 26, 24, 22))
    x = MARGIN + 4 + canvas.middle(MARGIN + 4, middle, text, style, FADED) + 36
    rows: list[tuple[Sprite, int]] = [
        (symbol("ryo", 22), printed.ryo_a_point),
        (people.samurai(first, 24, False), printed.samurai_a_point),
    ]
    if view.ronin:
        rows.append((people.ronin(0, 22, False), 1))
    for piece, count in rows:
        wide = canvas.middle(x, middle, str(count), Style(36, 800))
        canvas.centre(piece, x + wide + 28, middle)
        canvas.centre(symbol("arrow", 16), x + wide + 78, middle)
        points(canvas, x + wide + 120, middle, 1, 42)
        x += wide + 196
    canvas.centre(lands.capital(96, 52, 18, 4), x + 40, middle)
    canvas.centre(buildings.house(buildings.PLAIN, 17), x + 40, middle + 9)
    canvas.centre(symbol("arrow", 16), x + 116, middle)
    canvas.centre(frames.laurel(64), x + 172, middle)
