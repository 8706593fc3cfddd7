"""Draw a seat in its corner of the table: large name and points, remaining dice, belongings."""

from __future__ import annotations

from collections import Counter
from functools import partial

from bot.core import Seat
from bot.games.bora_bora.building import Built
from bot.games.bora_bora.ending import EndedGame
from bot.games.bora_bora.expanding import Fished
from bot.games.bora_bora.gains import Got
from bot.games.bora_bora.placing import Placed
from bot.games.bora_bora.resolving import Resolved
from bot.games.bora_bora.status import Ranked
from bot.games.bora_bora.temple import Prayed
from bot.games.bora_bora.using import UsePersons
from bot.games.bora_bora.view import View
from render.bora_bora import counts
from render.bora_bora.pieces import symbols
from render.bora_bora.theme import LOOK, PAPER, C
from render.kit import fonts, marks, panels
from render.kit import seat_panel as kit
from render.kit.canvas import Area, Canvas
from render.kit.colour import mix
from render.kit.flow import Art, Box, Drawn, Field, Gap, Sized, Text, column, noted, row
from render.kit.fonts import NAME, Style
from render.kit.palette import FADED
from render.kit.seat_panel import Head, News, Place, figure
from render.kit.seats import leading
from render.kit.sketch import Sprite

POINTS = Style(64, 800)
NAMES = (46, 42, 38, 34)
HALF = 20
"""Half-size of a die."""
HELD = 42
"""Height of the line of belongings."""
EDGES = 40
"""What of the width of a panel is neither name nor points."""
INDENT = 6
"""Before the dice, so that they stand above the belongings."""
PEOPLE = 202
"""Room for the dice, and for the numbers of men and women behind them: two columns of the belongings each."""
BELOW = 3
"""From it to the hairline of the panel."""


def leaders(view: View) -> frozenset[Seat]:
    """The seats with the most points; none while all have the same."""
    return leading(player.points for player in view.players)


def gained(view: View) -> dict[Seat, int]:
    """The points that each seat got in the last turn, or in the step of Phase C that was just scored."""
    gained_by: dict[Seat, int] = {}
    for event in view.marks:
        match event:
            case Placed(who=who, action="F"):
                gained_by[who] = gained_by.get(who, 0) + view.printed.fishing
            case Got(who=who, what="points", count=points) | Fished(who=who, points=points):
                gained_by[who] = gained_by.get(who, 0) + points
            case Built(who=who, points=points) | Resolved(who=who, points=points):
                gained_by[who] = gained_by.get(who, 0) + points
            case Ranked(points=row) | Prayed(points=row) | EndedGame(points=row):
                for who, points in enumerate(row):
                    gained_by[who] = gained_by.get(who, 0) + points
    return {seat: points for seat, points in gained_by.items() if points}


def seat_panel(canvas: Canvas, view: View, seat: Seat, name: str, awaited: bool, area: Area) -> None:
    """Draw one seat: place in the turn order, badge, name, points; remaining dice; belongings."""
    player = view.players[seat]
    order = Text(str(player.order or "–"), Style(42, 800), FADED)
    first, size = Place(order, max(24, order.width), 0), NAMES[-1]
    least = fonts.width(name, NAME.at(size))
    head = Head(name, LOOK.badge(seat, 56), before=(first,), sizes=NAMES, pair=size, smallest=size)
    held = partial(_held, view, seat)
    spent = Place(Drawn(0, 2 * HALF, partial(_spent, view, seat)), 0, 0)
    upper = row(column(head, spent, gap=-6, grow=1), _score(view, seat, area[2] - head.width - least))
    box = column(upper, Field(held, height=HELD, grow=0), Gap(BELOW), gap=0)
    kit.seat_panel(canvas, area, PAPER, noted("bb-see-seat", box), awaited, (10, 4))


def _held(view: View, seat: Seat, canvas: Canvas, area: Area) -> None:
    x, y, width, height = area
    things = counts.things(view.players[seat], seat)
    counts.row(canvas, things, (x + 8, y, width - 8, height), 1, counts.changed(view, seat))
    canvas.keep(x, y + 5, width, height - 5)


def _score(view: View, seat: Seat, room: float) -> Box:
    """The points behind their flower, or below it if the name leaves less room; below them a chip with what
    was gained."""
    points = figure(str(view.players[seat].points), seat in leaders(view), 94, POINTS)
    flower = Art(symbols.symbol("points", HALF))
    beside = row(flower, points, gap=4)
    won, wide = gained(view).get(seat), room >= beside.width + EDGES
    chip = News(f"+{won}")
    lower: Box = chip if won else Gap(0, chip.height) if wide else Sized(flower, 0, chip.height)
    return column(beside if wide else points, lower, gap=-4)


def has_dice(view: View, seat: Seat) -> bool:
    """Whether dice matter now: some must be placed, or were placed in the current lap."""
    placed = any(owner == seat for tile in view.tiles for owner, _ in tile.dice)
    return bool(view.players[seat].dice) or (placed and view.phase == "A")


def _spent(view: View, seat: Seat, canvas: Canvas, x: float, middle: float) -> None:
    """Draw the remaining dice or, in the turn with men and women, the kinds that were used;
    behind them how many men and women the seat has."""
    x += INDENT
    persons = Counter(spot.person.sex for spot in view.players[seat].spots if spot.person is not None)
    place = (x + PEOPLE, middle - HALF + BELOW, PEOPLE, 2 * HALF)
    people = [(sex, persons[sex]) for sex in "MW"]
    counts.row(canvas, people, place, 3, counts.changed(view, seat))
    if has_dice(view, seat):
        dice(canvas, view, seat, x, middle, HALF, True)
        return
    used = view.task.used if isinstance(view.task, UsePersons) and view.turn == seat else ()
    for name in used[:3]:
        canvas.put(symbols.symbol(symbols.kind(view.printed, name[1:]), HALF), x, middle - HALF)
        canvas.centre(panels.tick(11), x + 2 * HALF - 3, middle + HALF - 5)
        x += 2 * HALF + 8


def dice(
    canvas: Canvas, view: View, seat: Seat, x: float, middle: float, half: int, last: bool = False
) -> None:
    """Draw the remaining dice; dashed wells stand for those that lie on tiles.

    `last`: the well of a die that was placed in the last turn is the ghost of the move.
    """
    held = view.players[seat].dice
    left_now = last and any(isinstance(event, Placed) and event.who == seat for event in view.marks)
    for k in range(view.printed.dice):
        left = x + k * (2 * half + 6)
        if k < len(held):
            canvas.put(symbols.die(seat, held[k], half), left, middle - half)
        elif k == len(held) and left_now:
            canvas.put(
                marks.ghost(2 * half - 8, 2 * half - 8, round(half * 0.3)), left + 4, middle - half + 4
            )
        else:
            canvas.put(die_well(half), left, middle - half)


def die_well(half: int) -> Sprite:
    """The dashed place of a die that is on a tile."""
    line = mix(PAPER.ground, C["bark"], 0.45)
    return panels.dashed_place(2 * half, 2 * half, line, half * 0.4, (7, 6), 2.4)
