"""Draw the score sheet: a row for each source of points, a column for each player, in a landscape picture.

What brought the points stands in the cells as pictures: buildings, jewels, fish, god tiles, tasks.
"""

from __future__ import annotations

from typing import Final

from bot.core import Seat
from bot.games.bora_bora.view import View
from bot.text import Words, minus, words
from render.bora_bora import islands, own_tasks
from render.bora_bora.pieces import symbols, tiles
from render.bora_bora.theme import LOOK, PAPER, sea
from render.kit import fonts, frames, panels
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.fonts import DISPLAY, NAME, TITLE, Style
from render.kit.frames import GUTTER, HEAD, MARGIN, WIDTH, laurel
from render.kit.palette import FADED, GOLD, INK, IVORY
from render.kit.sketch import Sprite
from render.kit.text import fit, fit_lines
from render.scene import Sheet

HEIGHT: Final = 1018
"""The picture fills the box of a single picture in Discord."""
TOP: Final = HEAD + 32
BOTTOM: Final = HEIGHT - 22
CROWN: Final = 208
"""Height of the upper part of a column: badge, total and name."""
ROW: Final = 64
"""The greatest height of a row."""
BONUS_ROWS: Final = 3
"""The bonuses of the end take as much room as so many rows."""
LABEL: Final = Style(36, 600)
LABEL_SIZES: Final = (36, 34)
LABELS: Final = (330, 490)
"""The least and the most width of the column with the names of the rows."""
SIGN: Final = 58
"""Room for the picture before a name."""
POINTS: Final = Style(44, 800)
THING: Final = 21
"""Half the size of the pictures in a cell, where there is room."""
NARROWEST: Final = 20
"""The least distance of pictures that overlap; where it would be less, one stands for all."""
HAVE: Final = Style(34, 800)
"""How many there are of what brings a bonus."""
SHARES: Final = (0.0, 0.3, 0.64, 1.0)
"""Where the three columns of the bonuses begin and end; the first one has numbers of one figure."""
BONUS: Final = "bb-score-bonus"
"""How the items of the bonuses begin."""
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
    """Draw the rows of the score and the columns of the players in order of rank."""
    view: View = scene.view  # type: ignore[assignment]
    w = words(scene.language)
    canvas = sea(HEIGHT, HEAD)
    names = _head(canvas, scene, w)
    keys = [key for key in frames.item_keys(scene.score) if not key.startswith(BONUS)]
    labels = [w(key, **view.printed.figures()) for key in keys]
    widest = max(fonts.width(text, LABEL) for text in labels) + SIGN + 48
    wide = round(min(max(widest, LABELS[0]), LABELS[1]))
    row = min(ROW, (BOTTOM - TOP - CROWN - 12) / (len(keys) + BONUS_ROWS))
    bottom = round(TOP + CROWN + 12 + row * (len(keys) + BONUS_ROWS))
    _labels(canvas, view, w, list(zip(keys, labels, strict=True)), wide, row, bottom)
    places = scene.score.places
    order = sorted(range(len(places)), key=lambda seat: (places[seat].rank, seat))
    room = WIDTH - 2 * MARGIN - wide - GUTTER
    gutter = GUTTER if len(order) < 4 else 16
    for at, seat in enumerate(order):
        each = (room - gutter * (len(order) - 1)) / len(order)
        x = round(MARGIN + wide + GUTTER + at * (each + gutter))
        _column(canvas, scene, seat, names[seat], keys, (x, int(each)), row, bottom)
    return canvas


def _head(canvas: Canvas, scene: Sheet, w: Words) -> tuple[str, ...]:
    """Draw title and winner; returns the names as they can be drawn."""
    names = frames.shown(scene.names, w, LOOK)
    heading, sub = w("bb-pic-title"), w("pic-final", rounds=scene.view.round)
    what = frames.result_pill(w, names, scene.score)
    room = WIDTH - 2 * MARGIN - 80 - fonts.width(heading, TITLE) - fonts.width(sub, frames.SAY)
    left = frames.pill(canvas, LOOK, what, room=max(560, round(room)))
    frames.title(canvas, heading, sub, left - MARGIN - 36)
    return names


def _labels(
    canvas: Canvas, view: View, w: Words, rows: list[tuple[str, str]], wide: int, row: float, bottom: int
) -> None:
    """Draw the names of the rows, each with its picture, and what earns a bonus at the end."""
    left, top = MARGIN, TOP + CROWN - 14
    canvas.centre(islands.turtle_of(88), left + wide / 2, (TOP + top) / 2)
    canvas.put(panels.panel(wide, bottom - top, PAPER), left, top)
    for k, (key, name) in enumerate(rows):
        y = TOP + CROWN + row * k
        _stripe(canvas, left, wide, y, row, k, PAPER.ground)
        picture = symbols.symbol(SIGNS[key.removeprefix("bb-score-")], _half(row))
        canvas.centre(picture, left + 20 + SIGN / 2, y + row / 2)
        text, style = fit(name, LABEL, wide - SIGN - 46, LABEL_SIZES)
        canvas.middle(left + 28 + SIGN, y + row / 2, text, style)
    y = TOP + CROWN + row * len(rows)
    canvas.rule(left + 14, left + wide - 14, round(y + 3), INK, 3)
    tiles.points(canvas, left + 20 + SIGN / 2, y + 8 + row * 0.5, str(view.printed.bonus), _half(row) + 4)
    canvas.middle(left + 28 + SIGN, y + 8 + row * 0.5, w("bb-pic-bonus"), LABEL)
    _six(canvas, view, 0, (left + 14, wide - 28), y, row, None)


def _stripe(
    canvas: Canvas, x: int, wide: int, y: float, row: float, k: int, ground: tuple[int, int, int]
) -> None:
    """Tint every other row, so that the eye keeps it."""
    if k % 2 == 0:
        canvas.fill(x + 12, y, x + wide - 12, y + row, mix(ground, PAPER.frame, 0.08))


def _half(row: float) -> int:
    return round(min(24, row / 2 - 2))


def _column(
    canvas: Canvas,
    scene: Sheet,
    seat: Seat,
    name: str,
    keys: list[str],
    box: tuple[int, int],
    row: float,
    bottom: int,
) -> None:
    """Draw the column of a player: total and name, points by source, bonuses."""
    x, wide = box
    view: View = scene.view  # type: ignore[assignment]
    place = scene.score.places[seat]
    first = place.rank == 1
    canvas.put(panels.panel(wide, bottom - TOP, PAPER, first), x, TOP)
    _crown(canvas, scene, seat, name, x, wide)
    points = dict(place.items)
    for k, key in enumerate(keys):
        y = TOP + CROWN + row * k
        _stripe(canvas, x, wide, y, row, k, PAPER.bright if first else PAPER.ground)
        value = points.get(key, 0)
        used = _value(canvas, x + wide - 22, y + row / 2, value)
        _things(canvas, _pictures(view, seat, key), x + 18, y + row / 2, wide - used - 56, _half(row))
    y = TOP + CROWN + row * len(keys)
    canvas.rule(x + 14, x + wide - 14, round(y + 3), INK, 3)
    bonus = sum(value for key, value in points.items() if key.startswith(BONUS))
    _value(canvas, x + wide - 22, y + 8 + row * 0.5, bonus)
    _six(canvas, view, seat, (x + 8, wide - 16), y, row, points)


def _value(canvas: Canvas, right: float, middle: float, value: int) -> float:
    number = minus(value)
    return canvas.middle(
        right, middle, number, POINTS, INK if value else mix(PAPER.ground, FADED, 0.6), "right"
    )


def _crown(canvas: Canvas, scene: Sheet, seat: Seat, name: str, x: int, wide: int) -> None:
    """Draw rank, badge and total of a player, and the name below."""
    place = scene.score.places[seat]
    first = place.rank == 1
    total = str(place.total)
    size, gap = (84, 22) if wide > 300 else (70, 14)
    total, style = fit(total, DISPLAY, wide - size - gap - 30, (84, 76, 68, 60, 54))
    left = x + (wide - size - gap - fonts.width(total, style)) / 2 + (6 if first else 4)
    if first:
        canvas.centre(laurel(size + 40), left + size / 2 - 8, TOP + 84)
    canvas.centre(
        LOOK.badge(seat, size - (16 if first else 0)), left + size / 2 - (8 if first else 0), TOP + 80
    )
    canvas.middle(left + size + gap + (8 if first else 0), TOP + 80, total, style)
    canvas.centre(panels.disc(23, GOLD if first else INK, INK if first else IVORY), x + 22, TOP + 18)
    canvas.middle(x + 22, TOP + 18, str(place.rank), Style(34, 800), INK if first else IVORY, "centre")
    fitted, style = fit(name, NAME, wide - 36, (38, 36, 34))
    lines: tuple[str, ...] = (fitted,)
    if fitted != name:
        lines, style = fit_lines(name, NAME, wide - 36, 2, (34, 30, 28, 26))
    for k, line in enumerate(lines):
        at = TOP + 170 + (k - (len(lines) - 1) / 2) * 32
        canvas.middle(x + wide / 2, at, line, style, INK, "centre")


def _pictures(view: View, seat: Seat, key: str) -> list[str]:
    """The symbols of what brought the points of an item, where pieces are left that tell."""
    player = view.players[seat]
    match key.removeprefix("bb-score-"):
        case "buildings":
            return [f"building-{seat}"] * (view.printed.bonus_needs["buildings"] - len(player.buildings))
        case "tasks":
            return ["task"] * len(player.done)
        case "god-tiles":
            return ["god-tile"] * player.god_tiles
        case "jewelry":
            return [one.kind for one in player.jewels]
        case "fish":
            mine = [region.fish for region in view.regions if region.host == seat]
            return sorted(fish.kind for fish in mine if fish is not None)
    return []


def _things(canvas: Canvas, names: list[str], x: float, middle: float, room: float, most: int) -> None:
    """Draw pictures side by side, overlapping if need be; of too many, one with their number."""
    if not names:
        return
    half = min(THING, most)
    pitch = 2 * half + 4 if len(names) == 1 else min(2 * half + 4, (room - 2 * half) / (len(names) - 1))
    if pitch < NARROWEST:
        canvas.put(_thing(names[0], half), x, middle - half)
        canvas.middle(x + 2 * half + 6, middle, f"×{len(names)}", Style(34, 700), FADED)
        return
    for k, name in enumerate(names):
        canvas.put(_thing(name, half), x + pitch * k, middle - half)


def _thing(name: str, half: int) -> Sprite:
    return symbols.symbol(name, half, lying=True)


def _six(
    canvas: Canvas,
    view: View,
    seat: Seat,
    box: tuple[int, int],
    y: float,
    row: float,
    points: dict[str, int] | None,
) -> None:
    """Draw the six bonuses in two rows of three: how many are needed, or (with points) how many there are."""
    x, wide = box
    half = round(min(18 if wide < 300 else 21, row / 2 - 3))
    for k, (name, have, need) in enumerate(own_tasks.bonus_row(view, seat)):
        left, step = x + wide * SHARES[k % 3], wide * (SHARES[k % 3 + 1] - SHARES[k % 3])
        middle = y + 6 + row * (1.5 + k // 3)
        earned = points is not None and have >= need
        if points is None:
            name, have = ("building-3" if name == "building-0" else name), need
        at = left + max(3.0, (step - 2 * half - 6 - fonts.width("12"[k % 3 == 0 :], HAVE)) / 2)
        canvas.put(symbols.symbol(name, half), at, middle - half)
        if earned:
            canvas.centre(panels.tick(11), at + 2 * half + 13, middle)
        else:
            canvas.middle(at + 2 * half + 5, middle, str(have), HAVE, INK if points is None else FADED)
