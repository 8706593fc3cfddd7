"""Draw the action tiles with their dice, and the fishing space: upright for a page, lying for the table."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core import Seat
from bot.games.bora_bora.view import Placed, TileView, View
from bot.text import Words
from render.bora_bora.pieces import symbols, tiles
from render.bora_bora.targets import NOTHING, VEIL, Targets
from render.bora_bora.theme import DEEP, LOOK, PAPER, TILES, C
from render.kit import marks
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.fonts import Style
from render.kit.palette import FADED, INK, IVORY
from render.kit.shapes import rounded
from render.kit.sketch import Shadow, Sketch, Sprite, sprite
from render.kit.text import fit

WELL = 62
"""Height of the place for dice on an upright tile."""
HIGH = 104
"""A combined lying tile of this height or more has its dice below its symbols."""
FEW = 2
"""Dice on the fishing space that are drawn as dice; more are counted by owner."""
LITTLE = 20
"""Half the size of dice in two rows."""
Box = tuple[float, float, float, float]
"""Left, top, width, height."""


@sprite
def tile_ground(actions: str, width: int, height: int, well: tuple[int, int, int, int]) -> Sprite:
    """The ground of an action tile: its tint (two on a combined tile) and a white well for dice."""
    s = Sketch(width, height, 12)
    outline = rounded(1.5, 1.5, width - 1.5, height - 1.5, 10)
    s.polygon(outline, TILES[actions[0]])
    if len(actions) > 1:
        half = [
            (width * 0.62, 1.5),
            (width - 10, 1.5),
            (width - 1.5, 10),
            (width - 1.5, height - 10),
            (width - 10, height - 1.5),
            (width * 0.38, height - 1.5),
        ]
        s.polygon(half, TILES[actions[1]])
        s.line([(width * 0.62, 3), (width * 0.38, height - 3)], mix(DEEP, TILES[actions[0]], 0.5), 2)
    s.polygon(outline, None, DEEP, 3)
    x, y, wide, high = well
    s.polygon(rounded(x, y, x + wide, y + high, 7), C["field"], mix(DEEP, C["field"], 0.5), 2)
    return s.sprite(shadow=Shadow(0.24, 3, 3, 4))


def limit(tile: TileView) -> str:
    """The highest face that may still be placed."""
    if tile.below == 1:
        return "–"
    return f"≤{min(6, tile.below - 1)}" if tile.below > 2 else "1"


def _fishing(view: View) -> str:
    """What a die on the fishing space brings."""
    return str(view.printed.fishing)


def _limit(canvas: Canvas, tile: TileView, right: float, middle: float, room: float, size: int) -> None:
    """Draw the limit so that it ends at `right`; faded where any die fits, or none."""
    steps = tuple(step for step in (56, 52, 48, 44, 40, 36, 34) if step <= size)
    text, style = fit(limit(tile), Style(size, 800), room, steps)
    ink = FADED if tile.below > 6 or tile.below == 1 else INK
    canvas.middle(right, middle, text, style, ink, "right")


# --- Lying, beside the map of the table --------------------------------------------------------------------


def tile_columns(
    canvas: Canvas, view: View, left: int, right: int, top: int, width: int, height: int, gap: int = 8
) -> None:
    """Draw the tiles in two columns, the fishing space last."""
    first = -(-len(view.tiles) // 2)
    for x, part in ((left, view.tiles[:first]), (right, view.tiles[first:])):
        high = (height - gap * (len(part) - 1)) // len(part)
        for k, tile in enumerate(part):
            lying_tile(canvas, view, tile, x, top + k * (high + gap), width, high)


def lying_tile(canvas: Canvas, view: View, tile: TileView, x: int, y: int, width: int, height: int) -> None:
    """Draw one tile: its symbols, the highest face that fits, the dice on it."""
    canvas.note("bb-see-action", x, y, width, height)
    canvas.keep(x, y, width, height)
    tall = height >= HIGH and len(tile.actions) > 1
    head = height - 54 if tall else height
    half = min(34, head // 2 - (1 if tall else 9))
    used = len(tile.actions) * (2 * half + 8) + 10
    if tall:
        well = (8, height - 54, width - 16, 46)
        room = float(width - 14 - used)
    else:
        room = 78.0
        start = round(used + room + 6)
        well = (start, 8, width - start - 8, height - 16)
    canvas.put(tile_ground(tile.actions, width, height, well), x, y)
    middle = y + head / 2 + (3 if tall else 0)
    built = str(view.building_points) if "B" in tile.actions and view.building_points else ""
    low = bool(built) and height < HIGH  # the points stand on the lower corner of the symbol
    for k, letter in enumerate(tile.actions):
        size = half - 4 if low else half
        canvas.put(symbols.symbol(letter, size), x + 10 + k * (2 * half + 8), y + 6 if low else middle - half)
    right = x + used + room
    if tile.actions == "F":
        flower = 28 if tall else 36
        tiles.points(canvas, right - flower, middle, _fishing(view), flower)
    else:
        higher = 25 if built and height >= HIGH else 0
        large = 48 if tall or low else 56
        _limit(canvas, tile, right - 4, middle - higher, room - 4, large)
    box = (x + well[0], y + well[1], well[2], well[3])
    if tile.below == 1:
        marks.hatch(canvas, *box)
    if built:
        if height >= HIGH:  # below the limit, so that all of the well is for dice
            tiles.points(canvas, right - 34, middle + 26, built, 26)
        else:
            tiles.points(canvas, x + 2 * half + 2, y + height - 26, built, 22)
    _dice(canvas, view, tile, box, True)


# --- Upright, on a page ------------------------------------------------------------------------------------


def action_tile(
    canvas: Canvas,
    view: View,
    w: Words,
    tile: TileView,
    x: int,
    y: int,
    width: int,
    height: int,
    ask: Targets = NOTHING,
) -> None:
    """Draw one tile: what it does, the highest face that fits, its name, the dice on it."""
    canvas.note("bb-see-action", x, y, width, height)
    box = (x + 8, y + height - WELL - 8, width - 16, WELL)
    canvas.put(tile_ground(tile.actions, width, height, (8, height - WELL - 8, width - 16, WELL)), x, y)
    half = 31
    left = float(x + 12)
    for letter in tile.actions:
        canvas.put(symbols.symbol(letter, half), left, y + 12)
        left += 2 * half + 8
    if tile.actions == "F":
        tiles.points(canvas, x + width - 44, y + 44, _fishing(view), 32)
    else:
        _limit(canvas, tile, x + width - 14, y + 44, x + width - 12 - left, 48)
    names = [w(f"bb-pic-action-{letter}") for letter in tile.actions]
    fitted, style = fit(" / ".join(names), Style(30, 700), width - 16, (30,))
    if not fitted.endswith("…"):  # else the pictures say it
        canvas.words(x + width / 2, y + height - WELL - 18, fitted, style, INK, "centre")
    if tile.below == 1:
        marks.hatch(canvas, *box)
    if "B" in tile.actions and view.building_points:
        tiles.points(canvas, x + 2 * half + 10, y + 2 * half - 2, str(view.building_points), 23)
    _dice(canvas, view, tile, box, not ask.active)
    if not ask.active:
        return
    found = [choice for letter in tile.actions for choice in ask.of(f"tile:{letter}")]
    if not found:
        canvas.tint(x, y, x + width, y + height, PAPER.ground, VEIL)


# --- Dice --------------------------------------------------------------------------------------------------


@sprite
def _corners(half: int) -> Sprite:
    """Mark the newest die: brackets like those of every last move, so thin and close that they stay beside
    the neighbours."""
    s = Sketch(2 * half, 2 * half, 10)
    x0, x1, arm = -2, 2 * half + 2, half * 0.68
    for colour, width in ((INK, 10), (IVORY, 5)):
        for x, y, dx, dy in ((x0, x0, 1, 1), (x1, x0, -1, 1), (x1, x1, -1, -1), (x0, x1, 1, -1)):
            s.line([(x + dx * arm, y), (x, y), (x, y + dy * arm)], colour, width)
    return s.sprite()


def _dice(canvas: Canvas, view: View, tile: TileView, box: Box, last: bool) -> None:
    """Draw the dice in their place, with the badges of their owners; `last`: the newest is marked.

    Of more dice than have room, the one that matters is shown, and the badges of the others: the lowest, for
    it decides what still fits, or the newest. On the fishing space more than a few are counted.
    """
    if not tile.dice:
        return
    x, y, width, height = box
    new = {
        (one.who, one.face)
        for one in (view.last if last else ())
        if isinstance(one, Placed) and one.action in tile.actions
    }
    shown: Sequence[tuple[Seat, int]] = tile.dice
    if tile.actions == "F" and len(shown) > FEW:
        _owners(canvas, shown, box)
        return
    half, rows = min(26, round(height / 2 - 3)), 1
    if len(shown) > _across(width, half) and height >= 4 * LITTLE + 10:
        half, rows = LITTLE, 2
    if len(shown) > rows * _across(width, half):
        half, rows = min(26, round(height / 2 - 3)), 1
        one = next((die for die in reversed(shown) if die in new), min(shown, key=_face))
        room = width - 2 * half - 22
        _badges(canvas, [seat for seat, _ in _without(shown, one)], (x + 6, y, room - 6, height))
        shown, x, width = (one,), x + room, width - room
    columns = -(-len(shown) // rows)
    step = min(2 * half + 14.0, (width - 10 - 2 * half) / max(1, columns - 1))
    left = x + (10 if (columns - 1) * step + 2 * half + 20 <= width else 5)
    places = [
        (die, left + k % columns * step, y + height * (k // columns + 0.5) / rows)
        for k, die in enumerate(shown)
    ]
    for (seat, face), at, middle in places:
        canvas.put(symbols.die(seat, face, half), at, middle - half)
    for die, at, middle in places:
        if die in new:
            canvas.put(_corners(half), at, middle - half)
    for (seat, _), at, middle in places:
        canvas.put(LOOK.badge(seat, 24), at + 2 * half - 11, middle + half - 20)


def _across(width: float, half: int) -> int:
    """How many dice stand beside each other."""
    return int(width // (2 * half + 6))


def _face(die: tuple[Seat, int]) -> int:
    return die[1]


def _without(dice: Sequence[tuple[Seat, int]], one: tuple[Seat, int]) -> list[tuple[Seat, int]]:
    at = dice.index(one)
    return [*dice[:at], *dice[at + 1 :]]


def _badges(canvas: Canvas, seats: Sequence[Seat], box: Box) -> None:
    """Draw the badge of the owner of each die, in rows as large as the place allows."""
    x, y, width, height = box
    size, across = 0, 1
    for rows in (1, 2, 3, 4):
        columns = -(-len(seats) // rows)
        fits = min(40, int(height / rows - 3), int(width / columns - 2))
        if fits > size:
            size, across = fits, columns
    rows = -(-len(seats) // across)
    for k, seat in enumerate(seats):
        left = x + (k % across + 0.5) * min(width / across, size + 6) - size / 2
        canvas.put(LOOK.badge(seat, size), left, y + height / 2 + (k // across - rows / 2) * (size + 2) + 1)


def _owners(canvas: Canvas, dice: Sequence[tuple[Seat, int]], box: Box) -> None:
    """Draw each owner's badge with the number of dice, two by two."""
    x, y, width, height = box
    owners = sorted({seat for seat, _ in dice})
    rows = 1 if len(owners) * 78 <= width else 2
    across = -(-len(owners) // rows)
    each = (width - 8) / across
    size = min(46, round(height / rows - 3), round(each - 28))
    style = Style(max(34, min(44, size)), 800)
    for k, seat in enumerate(owners):
        left = x + 4 + k % across * each + 1
        middle = y + height * (k // across + 0.5) / rows
        canvas.put(LOOK.badge(seat, size), left, middle - size / 2)
        count = sum(owner == seat for owner, _ in dice)
        canvas.middle(left + size + 4, middle, str(count), style)
