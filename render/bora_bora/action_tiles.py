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
from render.kit.canvas import Area, Canvas
from render.kit.fonts import Style
from render.kit.palette import FADED, INK
from render.kit.text import fit

GAP = 5
"""Distance between the tiles of a column."""
NEEDS = ((0, 54), (2, 60), (3, 69), (5, 83), (9, 95), (12, 118))
"""(most dice, height): a tile with so many dice needs this height, so that their values have 34 px."""
NAME = 34
"""The size of a name above dice."""
BAND = 38
"""The least height of the line of a name; that of the second name of a combined tile is `NAME`."""
NAMED = ((6, 85), (9, 112), (12, 146))
"""The same as `NEEDS` for a tile with its name above its dice."""
NAMELESS = ((9, 88), (12, 118))
"""The same as `NEEDS` for a tile of a column if there is no room for its name."""
SIZES = (NAME, 32, 30)
"""Sizes of a name on a narrow tile, tried from the first on."""
SYMBOLS = ((4, 24), (12, 18))
"""(most dice, half the size of the symbol)."""
NARROW = 240
"""A narrower tile has no room for a limit beside its name, and dice show it anyway."""
SMALL = 17
"""Half the size of a symbol on a narrow tile, whose name needs the room."""
LEAST = 14
"""The same above points."""
FLOWERS = (22, 18)
"""Half the size of points, and of those on a narrow tile."""
EDGE = 4
"""From the edge of a tile to what lies on it."""


def limit(tile: TileView) -> str:
    """The highest face that may still be placed."""
    if tile.below == 1:
        return "–"
    return f"≤{min(6, tile.below - 1)}" if tile.below > 2 else "1"


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
    """The height that a tile needs for its dice, and for its names above them."""
    if named and tile.dice:
        return _step(NAMED, _counted(tile)) + NAME * (len(tile.actions) - 1)
    return max(_step(NEEDS, _counted(tile)), (2 * NAME + 2 * EDGE) * (len(tile.actions) - 1))


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
    """How a tile is divided: its symbols at the left, beside them its names above the dice."""

    half: int
    """Half the size of a symbol."""
    well: tuple[int, int, int, int]
    """Left, top, width and height of the place for the dice."""
    named: bool
    """Whether there is room for its names; else the dice take it."""


def layout(tile: TileView, width: int, height: int) -> Layout:
    """The parts of a tile."""
    least, more = needed(tile, True), len(tile.actions) - 1
    half = SMALL if more or width < NARROW else _step(SYMBOLS, _counted(tile))
    named, left = height >= least, 2 * half + 4 * EDGE
    spare = height - max(least, NAMED[0][1] + NAME * more)  # as much without dice as with a few
    top = (BAND + NAME * more + max(0, min(6, spare // 2))) * named
    if width < NARROW and not tile.dice:
        top = height
    elif named and more:  # each symbol stands before its name
        left = 0
    return Layout(half, (left, top, width - left, height - top), named)


def lying_tile(
    canvas: Canvas, view: View, w: Words, tile: TileView, x: int, y: int, width: int, height: int
) -> None:
    """Draw one tile: symbols, names, the highest face that fits, and dice. On a narrow tile the dice alone
    tell what fits."""
    canvas.note("bb-see-action", x, y, width, height)
    canvas.keep(x, y, width, height)
    half, (left, top, wide, high), named = layout(tile, width, height)
    canvas.put(tiles.action_ground(tile.actions, width, height, (left, top)), x, y)
    box = (x + left + EDGE - 2, y + top + 2, wide - EDGE - 1, high - EDGE - 1)
    if tile.below == 1:
        marks.hatch(canvas, *box)
    narrow, both = width < NARROW, len(tile.actions) > 1
    worth = {"F": str(view.printed.fishing), "B": str(view.building_points or "")}
    points = worth.get(tile.actions, "")
    flower, right, left = FLOWERS[narrow], x + width - EDGE - 2, 2 * half + 4 * EDGE
    beside = narrow and tile.actions == "F"
    if named:
        _names(canvas, w, tile, (x + left, y, right - x - left - 2 * flower * beside, top), narrow)
    if beside:
        tiles.points(canvas, right - flower, y + max(top / 2, flower + EDGE), points, flower)
    elif points:
        half = max(LEAST, min(half, (height - 2 * EDGE) // 2 - flower))
        tiles.points(canvas, x + left / 2, y + height - EDGE - flower, points, flower)
    part = ((top if named else height) / 2) if both else height
    for k, letter in enumerate(tile.actions):
        middle = y + EDGE + half if points and not beside else y + part * (k + 0.5)
        canvas.centre(symbols.symbol(letter, min(half, int(part / 2) - 1)), x + left / 2, middle)
    lay_dice(canvas, view, tile, box)


def _names(canvas: Canvas, w: Words, tile: TileView, area: Area, narrow: bool) -> None:
    """Write the names, one below the other, and the limit at their end, faded if any die fits, or none."""
    x, y, width, height = area
    widest, count = 0.0, len(tile.actions)
    for k, letter in enumerate(tile.actions):
        name = w(f"bb-pic-action-{letter}")
        # A narrow tile may have no room for a long name.
        if fonts.width(name, Style(SIZES[-1], 700).usual) <= width:
            accent = narrow and len(normalize("NFD", name[0])) > 1  # it stands above the line
            name, style = fit(name, Style(NAME, 700).usual, width, SIZES[-1:] if accent else SIZES)
            line = y + height * (k + 0.5) / count - 1 + 2 * accent
            widest = max(widest, canvas.middle(x, line, name, style))
    if not narrow and tile.actions != "F" and (tile.dice or tile.below <= 6):
        sizes = tuple(size for size in (56, 48, 44, 40, 36, 34) if size <= 26 + 16 * count)
        text, style = fit(limit(tile), Style(sizes[0], 800).usual, width - widest - 2, sizes)
        ink = FADED if tile.below > 6 or tile.below == 1 else INK
        canvas.middle(x + width, y + height / 2 - 1, text, style, ink, "right")
