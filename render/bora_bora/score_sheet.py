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
from render.kit import fonts, panels
from render.kit.canvas import Area, Canvas
from render.kit.flow import Thing
from render.kit.fonts import Style
from render.kit.frames import HEAD
from render.kit.palette import FADED, INK
from render.kit.score_table import HEIGHT, ScoreTable, Source, item_keys, pictures, score_table
from render.kit.sketch import Sprite
from render.scene import Sheet

THING: Final = 21
"""Half the size of the pictures, if there is room."""
LOWEST: Final = 44
"""The least height of a row."""
LAPS: Final = (0.1, -0.1, -0.3, -0.5)
"""Distances of pictures as shares of their size."""
HAVE: Final = Style(34, 800)
"""The style of the numbers of things that bring a bonus."""
SHARES: Final = (0.0, 0.27, 0.635, 1.0)
"""The edges of the three columns of the bonuses, as shares of the width; the first one has numbers of one
figure."""
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
    "bonus-tasks": "task",
    "bonus-jewelry": "jewel",
    "bonus-ceremony": "ceremony",
    "bonus-buildings": "B",
    "bonus-regions": "islands",
    "bonus-persons": "people",
}
"""The symbols of the items of the score, by the end of their keys."""


def paint_sheet(scene: Sheet) -> Canvas:
    """Draw the sheet: a row for each item, and below them the six bonuses of the end."""
    view = scene.view_of(View)
    w = words(scene.language)
    items = [key for key in item_keys(scene.score) if not key.startswith(BONUS)]
    bonus = tuple(
        dict.fromkeys(key for place in scene.score.seats for key, _ in place.items if key.startswith(BONUS))
    )
    rows = [*(_item(view, key, w) for key in items), *_bonuses(view, w, bonus)]
    table = ScoreTable(scene, LOOK, w, rows, w("bb-pic-title"), _scenery, tie_signs=_tie_sign)
    return score_table(sea(HEIGHT, HEAD), table)


def _scenery(canvas: Canvas, area: Area) -> None:
    x, y, wide, high = area
    canvas.centre(printed_map.turtle_of(88), x + wide / 2, y + high / 2)


def _tie_sign(seat: Seat, key: str) -> tuple[Sprite]:
    return (symbols.symbol("order", THING),)


def _item(view: View, key: str, w: Words) -> Source:
    picture = symbols.symbol(SIGNS[key.removeprefix("bb-score-")], THING)
    name = w(key, **view.printed.figures())
    return Source(name, (key,), picture, cell=partial(_things, view, key), least=LOWEST)


def _bonuses(view: View, w: Words, keys: tuple[str, ...]) -> list[Source]:
    """The points of the bonuses of the end, and below them the six bonuses: what each needs, and what each
    seat has."""
    whole = Source(keys=keys, label=partial(_bonus, view, w), least=LOWEST, rule=True)
    label = partial(_six, view, None, 0)
    six = Source(label=label, cell=partial(_earned, view), least=2 * LOWEST)
    return [whole, six]


def _bonus(view: View, w: Words, canvas: Canvas, area: Area) -> None:
    x, y, _, high = area
    tiles.points(canvas, x + THING, y + high / 2, str(view.printed.bonus), THING + 2)
    canvas.middle(x + 2 * THING + 10, y + high / 2, w("bb-pic-bonus"), Style(36, 700))


def _pictures(view: View, seat: Seat, key: str) -> list[str]:
    """The symbols of the things that brought the points of an item, if these things are still there."""
    player = view.players[seat]
    match key.removeprefix("bb-score-"):
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


def _earned(view: View, canvas: Canvas, seat: Seat, area: Area) -> None:
    _six(view, seat, 8, canvas, area)


def _six(view: View, seat: Seat | None, wider: int, canvas: Canvas, area: Area) -> None:
    """Draw the six bonuses in two rows of three: how many are needed, or how many a seat has. The box may be
    `wider` at both ends."""
    x, y, wide, high = area
    x, wide = x - wider, wide + 2 * wider
    half = round(min(15 if wide < 300 else THING, high / 4 - 3))
    for k, (name, have, need) in enumerate(own_tasks.bonus_row(view, seat or 0)):
        left, step = x + wide * SHARES[k % 3], wide * (SHARES[k % 3 + 1] - SHARES[k % 3])
        middle = y + high * (0.25 + 0.5 * (k // 3))
        if seat is None:
            name, have = ("building-3" if name == "building-0" else name), need
        at = left + max(0.0, (step - 2 * half - 6 - fonts.width("12"[k % 3 == 0 :], HAVE)) / 2)
        canvas.put(symbols.symbol(name, half), at, middle - half)
        if seat is not None and have >= need:
            canvas.centre(panels.tick(11), at + 2 * half + 13, middle)
        else:
            canvas.middle(at + 2 * half + 5, middle, str(have), HAVE, INK if seat is None else FADED)
