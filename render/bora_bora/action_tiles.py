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
from render.kit.palette import FADED, INK
from render.kit.shapes import rounded
from render.kit.sketch import Shadow, Sketch, Sprite, sprite
from render.kit.text import fit

WELL = 62
"""Height of the place for dice on an upright tile."""
HIGH = 104
"""A combined lying tile of this height or more has its dice below its symbols."""
FEW = 3
"""Dice on the fishing space that are drawn as dice; more are counted by owner."""
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
    for k, letter in enumerate(tile.actions):
        canvas.put(symbols.symbol(letter, half), x + 10 + k * (2 * half + 8), middle - half)
    right = x + used + room
    built = str(view.building_points) if "B" in tile.actions and view.building_points else ""
    if tile.actions == "F":
        flower = 28 if tall else 36
        tiles.points(canvas, right - flower, middle, _fishing(view), flower)
    else:
        higher = 25 if built and height >= HIGH else 0
        _limit(canvas, tile, right - 4, middle - higher, room - 4, 48 if tall else 56)
    box = (x + well[0], y + well[1], well[2], well[3])
    if tile.below == 1:
        marks.hatch(canvas, *box)
    if built:
        flower = 26
        if height >= HIGH:  # below the limit, so that all of the well is for dice
            tiles.points(canvas, right - flower - 8, middle + 26, built, flower)
        else:
            tiles.points(canvas, box[0] + box[2] - flower - 2, box[1] + box[3] / 2, built, flower)
            box = (box[0], box[1], box[2] - 2 * flower - 2, box[3])
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
        tiles.points(canvas, x + width - 36, y + height - 8 - WELL / 2, str(view.building_points), 26)
        box = (box[0], box[1], box[2] - 54, box[3])
    _dice(canvas, view, tile, box, not ask.active)
    if not ask.active:
        return
    found = [choice for letter in tile.actions for choice in ask.of(f"tile:{letter}")]
    if not found:
        canvas.tint(x, y, x + width, y + height, PAPER.ground, VEIL)


# --- Dice --------------------------------------------------------------------------------------------------


def _dice(canvas: Canvas, view: View, tile: TileView, box: Box, last: bool) -> None:
    """Draw the dice in their place, the lowest on top; on the fishing space more than a few are counted."""
    if not tile.dice:
        return
    x, y, width, height = box
    if tile.actions == "F" and len(tile.dice) > FEW:
        _owners(canvas, tile.dice, box)
        return
    half = min(26, round(height / 2 - 3))
    middle = y + height / 2
    room = width - 14
    step = min(2 * half + 10.0, (room - 2 * half) / max(1, len(tile.dice) - 1))
    left = x + 6.0
    at: dict[tuple[Seat, int], float] = {}
    for k, (seat, face) in enumerate(tile.dice, 1):
        canvas.put(symbols.die(seat, face, half), left, middle - half)
        covered = k < len(tile.dice) and step < 2 * half  # by the next one: the badge stands where it is seen
        badge = left - 4 if covered else left + 2 * half - 14
        canvas.put(LOOK.badge(seat, 24), badge, middle + half - 20)
        at[seat, face] = left
        left += step
    for placed in view.last if last else ():
        if isinstance(placed, Placed) and placed.action in tile.actions and (placed.who, placed.face) in at:
            left = at[placed.who, placed.face]
            canvas.put(marks.brackets(2 * half, 2 * half, 4, 14), left, middle - half)


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
