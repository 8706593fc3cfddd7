"""Draw the action tiles and the fishing space with their names and dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple
from unicodedata import normalize

from bot.games.bora_bora.view import TileView, View
from bot.text import Words
from render.bora_bora.pieces import symbols, tiles
from render.bora_bora.tile_dice import FEW, lay_dice
from render.kit import fonts, marks
from render.kit.canvas import Anchor, Canvas
from render.kit.fonts import Style
from render.kit.palette import FADED, INK
from render.kit.text import fit, fit_lines

GAP = 5
"""Distance between the tiles of a column."""
HIGH = 104
"""Height of a lying tile that has room for two lines."""
HEADED = 50
"""Height of the line with symbols and limit on a combined lying tile; its dice are below it."""
MANY = 6
"""The number of dice from which a lying tile puts its limit below the symbol: the dice need the width."""
NEEDS = ((0, 54), (2, 60), (3, 69), (5, 83), (9, 95), (12, 118))
"""(most dice, height): a lying tile with so many dice needs this height, so that their values have 34 px."""
BOTH = ((6, HIGH), (9, HIGH + 38))
"""The same for a combined tile, whose dice are below its symbols."""
NAME = 34
"""The size of a name above dice, and the height of its line."""
NAMED = ((6, 85), (9, 112), (12, 146))
"""The same as `NEEDS` for a tile with its name above its dice."""
BOTH_NAMED = ((7, 85 + NAME), (12, 119 + NAME))
"""The same for a combined tile, which has a line for each name."""
NAMELESS = ((9, 88), (12, 118))
"""The same as `NEEDS` for a tile of a column if there is no room for its name."""
BORDER = 4
"""What is left free of a named tile above its name and below its dice."""
SIZES = (NAME, 32, 30)
"""Sizes of a name on a narrow tile, tried from the first on."""
ENDS = 54
"""What the points of a die on the fishing space take at the end of the line of its name."""
UP = 3
"""How much higher than the middle of its line a name stands, so that its tails are clear of the dice."""
SYMBOLS = ((5, 22), (12, 18))
"""(most dice, half the size of the symbol) on a named tile."""
SMALL = 17
"""The greatest half-size on a narrow one, whose name needs the room."""


def limit(tile: TileView) -> str:
    """The highest face that may still be placed."""
    if tile.below == 1:
        return "–"
    return f"≤{min(6, tile.below - 1)}" if tile.below > 2 else "1"


def _fishing(view: View) -> str:
    """The points that a die on the fishing space brings."""
    return str(view.printed.fishing)


def _limit(
    canvas: Canvas, tile: TileView, x: float, middle: float, room: float, size: int, anchor: Anchor = "right"
) -> None:
    """Draw the limit so that it ends at `x`, or is centred there. It is faded if any die fits, or none."""
    steps = tuple(step for step in (56, 52, 48, 44, 40, 36, 34) if step <= size)
    text, style = fit(limit(tile), Style(size, 800).usual, room, steps)
    ink = FADED if tile.below > 6 or tile.below == 1 else INK
    canvas.middle(x, middle, text, style, ink, anchor)


# --- Lying, beside the map of the table --------------------------------------------------------------------


def tile_columns(
    canvas: Canvas, view: View, w: Words, left: int, right: int, top: int, width: int, height: int
) -> None:
    """Draw the tiles in two columns, the fishing space last."""
    first = -(-len(view.tiles) // 2)
    for x, part in ((left, view.tiles[:first]), (right, view.tiles[first:])):
        y = top
        with canvas.part():
            for tile, high in zip(part, heights(part, height - GAP * (len(part) - 1)), strict=True):
                lying_tile(canvas, view, w, tile, x, y, width, high)
                y += high + GAP


def heights(tiles: Sequence[TileView], room: int) -> list[int]:
    """The heights of the tiles of a column: equal, except for those whose dice need more.

    If there is no room for all names, those of the tiles with the most dice are left out.
    """
    least = [needed(tile, True) for tile in tiles]
    for at in sorted(range(len(tiles)), key=lambda at: -least[at]):
        if sum(least) > room:
            least[at] = _step(NAMELESS, len(tiles[at].dice))
    rising = range(room // len(tiles), 0, -1)
    level = next((height for height in rising if sum(max(height, need) for need in least) <= room), 0)
    levels = [max(level, height) for height in least]
    levels[levels.index(min(levels))] += room - sum(levels)
    return levels


def needed(tile: TileView, named: bool = False) -> int:
    """The height that a lying tile needs for its dice, and for its name above them."""
    count = _counted(tile)
    if named and tile.dice:
        return _step(BOTH_NAMED if len(tile.actions) > 1 else NAMED, count)
    return _step(BOTH if len(tile.actions) > 1 else NEEDS, count)


def _counted(tile: TileView) -> int:
    """The number of dice that need as much room; on the fishing space many dice are counted by owner, at most
    three of each seat."""
    if tile.actions != "F" or len(tile.dice) <= FEW:
        return len(tile.dice)
    return max(1, 2 * len({seat for seat, _ in tile.dice}) - 3)


def _step(steps: Sequence[tuple[int, int]], count: int) -> int:
    """The value for `count` in (most, value)."""
    return next((value for most, value in steps if count <= most), steps[-1][1])


class Layout(NamedTuple):
    """How a lying tile is divided."""

    half: int
    """Half the size of its symbol."""
    limit: float
    """Room for the limit beside the symbol; 0 if the limit is below the symbol or missing."""
    well: tuple[int, int, int, int]
    """Left, top, width and height of the place for the dice."""
    named: bool = False
    """Whether its names stand in lines above the dice, with the limit at their end."""


NARROW = 240
"""A narrower tile has no room for a limit beside dice or beside its name, and dice show it anyway."""
FLOWER = 18
"""Half the size of the points on a narrow tile with its name: beside the symbol of the fishing space, below
that of a building."""
BESIDE = 26.0
"""Room for those beside the symbol."""
OVER = 6
"""How far those below it reach over the symbol, if there is room."""


def layout(tile: TileView, width: int, height: int) -> Layout:
    """The parts of a lying tile; more dice get more room."""
    both = len(tile.actions) > 1
    alone = not tile.dice and not both and tile.actions != "F"  # its name is in the place of the dice
    if not alone and (width >= NARROW or tile.dice) and height >= needed(tile, True):
        half = NAME // 2 - 1 if both else _step(SYMBOLS, _counted(tile))
        half = min(half, SMALL) if width < NARROW else half
        left, top = 8 if both else 2 * half + 16, BORDER + NAME * len(tile.actions)
        return Layout(half, 0.0, (left, top, width - left - 6, height - top - BORDER), True)
    if both:
        return Layout(24, 90.0, (8, HEADED, width - 16, height - HEADED - 8))
    half, limit = 32, 70.0
    if not tile.dice and tile.actions == "F" and width < NARROW:
        half, limit = SMALL - 1, BESIDE  # its name is in the place of the dice
    elif not tile.dice and tile.below > 6 and tile.actions != "F":
        half, limit = SMALL if width < NARROW else half, 0.0  # so is that of others
    if len(tile.dice) > FEW:
        crowded = width < NARROW if tile.actions == "F" else len(tile.dice) >= MANY
        half, limit = (24, 0.0) if crowded else (28, 58.0)
    elif tile.dice and width < NARROW:
        half, limit = 24, 0.0
    half = min(half, height // 2 - 9)
    start = round(2 * half + 18 + limit + (2 if limit else 0))
    return Layout(half, limit, (start, 7, width - start - 7, height - 14))


def lying_tile(
    canvas: Canvas, view: View, w: Words, tile: TileView, x: int, y: int, width: int, height: int
) -> None:
    """Draw one tile: symbols, names, the highest face that fits, and dice. On a narrow tile, dice or a limit
    stand in place of the name."""
    canvas.note("bb-see-action", x, y, width, height)
    canvas.keep(x, y, width, height)
    half, room, well, named = layout(tile, width, height)
    canvas.put(tiles.action_ground(tile.actions, width, height, well), x, y)
    box = (x + well[0], y + well[1], well[2], well[3])
    if tile.below == 1:
        marks.hatch(canvas, *box)
    free = not tile.dice and tile.below > 6
    if named:
        _named(canvas, view, w, tile, x, y, width, height, half)
    elif len(tile.actions) > 1:  # symbols and limit above, the dice below them
        middle = y + HEADED / 2 + 2
        for k, letter in enumerate(tile.actions):
            canvas.put(symbols.symbol(letter, half), x + 10 + k * (2 * half + 8), middle - half)
        if not free:
            _limit(canvas, tile, x + width - 14, middle, room, 48)
    else:
        _one_action(canvas, view, tile, x, y, height, half, room)
    if free and not named:
        _name(canvas, w, tile, box, (NAME,) if width >= NARROW else (NAME, 32, 30))
    lay_dice(canvas, view, tile, box)


def _named(
    canvas: Canvas, view: View, w: Words, tile: TileView, x: int, y: int, width: int, height: int, half: int
) -> None:
    """Draw the names above the dice, each behind its symbol, and the limit at their end. The points of a
    building are below its symbol."""
    lines, left, widest = len(tile.actions), x + 2 * half + 18, 0.0
    built = tile.actions == "B" and view.building_points
    for k, letter in enumerate(tile.actions):
        line = y + BORDER + NAME * (k + 0.5) - UP
        middle = y + BORDER + half if built else line if lines > 1 else y + height / 2
        canvas.put(symbols.symbol(letter, half), x + 8, middle - half)
        name = w(f"bb-pic-action-{letter}")
        across = x + width - (ENDS if tile.actions == "F" else 8) - left
        # A narrow tile may have no room for a long name.
        if fonts.width(name, Style(SIZES[-1], 700).usual) <= across:
            accent = width < NARROW and len(normalize("NFD", name[0])) > 1  # it stands above the line
            name, style = fit(name, Style(NAME, 700).usual, across, SIZES[-1:] if accent else SIZES)
            widest = max(widest, canvas.middle(left, line + 2 * accent, name, style))
    if built:
        tiles.points(canvas, x + 8 + half, y + height - 25, str(built), 22)
    if tile.actions == "F":
        tiles.points(canvas, x + width - 28, y + 27, _fishing(view), 22)
    elif width >= NARROW and (tile.dice or tile.below <= 6):
        right = x + width - 6
        room = right - 5 - left - widest
        _limit(canvas, tile, right, y + BORDER + NAME * lines / 2 - 2, room, 24 + 16 * lines)


def _name(
    canvas: Canvas, w: Words, tile: TileView, box: tuple[int, int, int, int], sizes: tuple[int, ...]
) -> None:
    """Write the name of a tile without dice in their place. Any die fits there, so no limit is needed."""
    x, y, width, height = box
    text = " / ".join(w(f"bb-pic-action-{letter}") for letter in tile.actions)
    lines, style = fit_lines(text, Style(NAME, 700), width - 6, 2 if height >= 66 else 1, sizes)
    if " ".join(lines) != text:
        return  # the symbols alone are enough
    canvas.lines(x + width / 2, y + height / 2, lines, style, INK, "centre", apart=NAME)


def _one_action(
    canvas: Canvas, view: View, tile: TileView, x: int, y: int, height: int, half: int, room: float
) -> None:
    """Draw symbol and limit of a tile with one action; a building also has points."""
    built = str(view.building_points) if tile.actions == "B" and view.building_points else ""
    if built and half == SMALL:
        _above_points(canvas, tile, x, y, height, built)
        return
    middle, upper = y + height / 2, y + height / 2 - half
    right = x + 2 * half + 18 + room
    free = not tile.dice and tile.below > 6
    below = not room and not free and tile.actions != "F" and height > 2 * half + 36
    if below:
        upper -= 17
    elif built:
        upper = min(y + 6.0, upper)
    canvas.put(symbols.symbol(tile.actions, half), x + 10, upper)
    if tile.actions == "F":
        if room:
            flower = FLOWER if room == BESIDE else 28 if room < 60 else 36
            tiles.points(canvas, right - flower, middle, _fishing(view), flower)
    elif below:
        _limit(canvas, tile, x + half + 9, upper + 2 * half + 20, 2 * half + 14.0, 40, "centre")
    elif room:
        _limit(canvas, tile, right - 1, middle, room, 44 if room < 60 or built else 56)
    if built:  # on the lower corner of the symbol
        tiles.points(canvas, x + 2 * half - 3, min(upper + 2 * half - 8, y + height - 26), built, 22)


def _above_points(canvas: Canvas, tile: TileView, x: int, y: int, height: int, points: str) -> None:
    """Draw the symbol of a narrow tile above its points, so that both are seen."""
    half = min(SMALL, max(SMALL - 2, (height - 2 * BORDER - 2 * FLOWER + OVER) // 2))
    canvas.put(symbols.symbol(tile.actions, half), x + 10, y + BORDER)
    tiles.points(canvas, x + 12 + SMALL, y + height - BORDER - FLOWER, points, FLOWER)
