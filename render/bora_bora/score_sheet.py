"""The score sheet of Bora Bora: its rows show as pictures what brought the points."""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.core import Seat
from bot.games.bora_bora.view import View
from bot.text import Words, words
from render.bora_bora import own_tasks
from render.bora_bora.pieces import printed_map, symbols, tiles
from render.bora_bora.theme import LOOK, sea
from render.kit.canvas import Area, Canvas
from render.kit.flow import Thing
from render.kit.fonts import Style
from render.kit.frames import HEAD
from render.kit.score_table import HEIGHT, ScoreTable, Source, item_keys, pictures, score_table
from render.scene import Sheet

THING: Final = 21
"""Half the size of the pictures, if there is room."""
LOWEST: Final = 44
"""The least height of a row."""
LAPS: Final = (0.1, -0.1, -0.3, -0.5)
"""Distances of pictures as shares of their size."""
BONUS: Final = "bb-score-bonus"
"""The beginning of the keys of the bonuses."""
SIGNS = {
    "start": "first",
    "fishing": "F",
    "helper": "H",
    "persons": "people",
    "buildings": "B",
    "red": "god-R",
    "status": "status",
    "priests": "T",
    "tasks": "task",
    "god-tiles": "god-tile",
    "fish": "F2",
    "jewelry": "jewel",
}
"""The symbols of the items of the score, by the end of their keys."""


def paint_sheet(scene: Sheet) -> Canvas:
    """Draw the sheet: a row for each item, and a last one for the bonuses of the end."""
    view = scene.view_of(View)
    w = words(scene.language)
    items = [key for key in item_keys(scene.score) if not key.startswith(BONUS)]
    bonus = tuple(
        dict.fromkeys(key for place in scene.score.seats for key, _ in place.items if key.startswith(BONUS))
    )
    earned, label = partial(_things, view, BONUS), partial(_bonus, view, w)
    bonuses = Source(keys=bonus, label=label, cell=earned, least=LOWEST, rule=True)
    rows = [
        Source(
            w(key, **view.printed.figures()),
            (key,),
            symbols.symbol(SIGNS[key.removeprefix("bb-score-")], THING),
            cell=partial(_things, view, key),
            least=LOWEST,
        )
        for key in items
    ]
    order = symbols.symbol("order", THING)
    table = ScoreTable(
        scene, LOOK, w, [*rows, bonuses], w("bb-pic-title"), _scenery, tie_signs=lambda seat, key: (order,)
    )
    return score_table(sea(HEIGHT, HEAD), table)


def _bonus(view: View, w: Words, canvas: Canvas, area: Area) -> None:
    x, y, _, high = area
    tiles.points(canvas, x + THING, y + high / 2, str(view.printed.bonus), THING + 2)
    canvas.middle(x + 2 * THING + 10, y + high / 2, w("bb-pic-bonus"), Style(36, 700))


def _scenery(canvas: Canvas, area: Area) -> None:
    x, y, wide, high = area
    canvas.centre(printed_map.turtle_of(88), x + wide / 2, y + high / 2)


def _pictures(view: View, seat: Seat, key: str) -> list[str]:
    """The symbols of the things that brought the points of an item, if these things are still there."""
    player = view.players[seat]
    match key.removeprefix("bb-score-"):
        case "bonus":
            row = own_tasks.bonus_row(view, seat)
            return [name for name, have, need in row if have >= need]
        case "buildings":
            return [f"building-{seat}"] * (view.printed.bonus_needs["buildings"] - len(player.buildings))
        case "tasks":
            return ["task"] * len(player.done)
        case "god-tiles":
            return ["god-tile"] * player.god_tiles
        case "jewelry":
            return [jewel.kind for jewel in player.jewels]
        case "fish":
            mine = [region.fish for region in view.regions if region.host == seat]
            return sorted(fish.kind for fish in mine if fish is not None)
    return []


def _things(view: View, key: str, canvas: Canvas, seat: Seat, area: Area) -> None:
    names, high = _pictures(view, seat, key), min(2 * THING, int(area[3]) - 4)
    piece = partial(symbols.symbol, half=high // 2, lying=True)
    pictures(
        canvas, area, lambda size: [Thing(partial(piece, one), size, size) for one in names], [high], 1, LAPS
    )
