"""Draw on the score sheet the things that brought the points: pyramids, torches, point boxes, gems in pairs,
skulls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.core import Seat
from bot.games.pyramids.view import PyramidsView
from render.kit import panels
from render.kit.canvas import Area, Canvas
from render.kit.fonts import Style
from render.kit.palette import INK
from render.kit.seats import signed
from render.kit.sketch import Sprite
from render.pyramids import score
from render.pyramids.pieces import cards
from render.pyramids.pieces.symbols import NARROW, symbol
from render.pyramids.theme import COLOURS, ON_CARD, PAPER

COUNT: Final = Style(34, 700)
APART: Final = 0.74
"""The least distance of pictures that overlap, as a share of their size."""
LARGE: Final = (62, 84)
"""The greatest size of a picture on one line, in the column of a player among several and among two."""
WIDE: Final = 360
"""The least room for pictures in the column of a player among two."""
SMALL: Final = 30
"""The least size of gems that stand one by one."""
PLATE: Final = (84, 46)
"""Width and height of a point box."""
THING: Final = 42
"""The size of the pictures below the name of a row; gems, which are many, have the size `GEM`."""
GEM: Final = 36


def _size(count: int, room: float, most: int) -> int:
    """The size of `count` pictures in a row that may overlap a little."""
    return min(most, int(room / (APART * (count - 1) + 1)))


def _large(area: Area) -> int:
    return LARGE[area[2] >= WIDE]


def _row(canvas: Canvas, pieces: Sequence[Sprite], x: float, middle: float, room: float, size: int) -> None:
    step = size + 6.0 if len(pieces) == 1 else min(size + 6.0, (room - size) / (len(pieces) - 1))
    for k, piece in enumerate(pieces):
        canvas.centre(piece, x + size / 2 + k * step, middle)


# --- What the rows count -----------------------------------------------------------------------------------


def worth(canvas: Canvas, view: PyramidsView, key: str, x: float, middle: float) -> None:
    """Draw what each thing of a row is worth."""
    printed = view.printed
    match key.removeprefix("py-score-"):
        case "cards":
            _counts(canvas, x, middle, "T", printed.completed)
        case "torches":
            _counts(canvas, x, middle, "F", printed.torch)
        case "boxes":
            for colour in COLOURS:
                canvas.centre(cards.pyramid(colour, 38), x + 19, middle)
                x += 42
            x += 8
            for points in printed.boxes:
                canvas.put(panels.well(54, 42, PAPER.well, PAPER.hair, 6), x, middle - 21)
                canvas.middle(x + 27, middle, str(points), Style(34, 800), INK, "centre")
                x += 60
        case "gems":
            for kinds in ("RG", "R", "G"):
                points = printed.gem_pair if len(kinds) > 1 else printed.gem_single
                x = _counts(canvas, x, middle, kinds, points, size=GEM) + 14
        case "skulls":
            values = view.skull_values
            x = _counts(canvas, x, middle, "S", values[0]) + 10
            x += canvas.middle(x, middle, "…", COUNT) + 10
            _counts(canvas, x, middle, "S", values[-1], times=len(values))


def _counts(
    canvas: Canvas, x: float, middle: float, kinds: str, points: int, times: int = 1, size: int = THING
) -> float:
    """Draw symbols and what they bring together; returns the right end."""
    for kind in kinds:
        wide = size * NARROW.get(kind, 1.0)
        canvas.centre(symbol(kind, size), x + wide / 2, middle)
        x += wide + 2
    if times > 1:
        x += canvas.middle(x + 2, middle, f"×{times}", COUNT) + 10
    if points:
        x += 4 + canvas.middle(x + 4, middle, signed(points), Style(34, 800))
    return x


# --- What a player has -------------------------------------------------------------------------------------


def draw(canvas: Canvas, view: PyramidsView, seat: Seat, key: str, area: Area) -> None:
    """Draw in a box the things that brought a player the points of a row."""
    match key.removeprefix("py-score-"):
        case "cards":
            _pyramids(canvas, view, seat, area)
        case "torches":
            _torches(canvas, view, seat, area)
        case "boxes":
            _boxes(canvas, view, seat, area)
        case "gems":
            _gems(canvas, view, seat, area)
        case "skulls":
            _skulls(canvas, view, seat, area)


def _lines(pieces: int, area: Area, most: int) -> tuple[int, list[tuple[int, float]]]:
    """The size of so many pictures, and their lines as (number, middle): one line, or two if that makes them
    larger."""
    _, y, room, height = area
    size = _size(pieces, room, most)
    half = -(-pieces // 2)
    two = _size(half, room, min(most, int(height / 2) - 6)) if pieces > 1 else 0
    if two > size + 4:
        return two, [(half, y + height / 2 - two / 2 - 2), (pieces - half, y + height / 2 + two / 2 + 2)]
    return size, [(pieces, y + height / 2)]


def _pyramids(canvas: Canvas, view: PyramidsView, seat: Seat, area: Area) -> None:
    done = view.players[seat].completed
    colours = [card.colour for colour in COLOURS for card in done if card.colour == colour]
    if not colours:
        return
    size, lines = _lines(len(colours), area, _large(area))
    at = 0
    for count, middle in lines:
        pieces = [cards.pyramid(colour, size) for colour in colours[at : at + count]]
        _row(canvas, pieces, area[0], middle, area[2], size)
        at += count


def _torches(canvas: Canvas, view: PyramidsView, seat: Seat, area: Area) -> None:
    x, y, room, height = area
    step = min(_large(area), room / view.rounds)
    size = round(min(_large(area) + 6, step / 0.84))
    spots = [(x + step * (i + 0.5), y + height / 2) for i in range(view.rounds)]
    score.torches(canvas, view, view.players[seat].sheet, spots, size)


def _boxes(canvas: Canvas, view: PyramidsView, seat: Seat, area: Area) -> None:
    """Draw one plate per box or, if there are too many boxes, one per colour with its sum."""
    x, y, room, height = area
    held = [box for colour in COLOURS for box in view.players[seat].boxes if box[0] == colour]
    wide, high = PLATE
    across = max(1, int((room + 8) / (wide + 8)))
    if len(held) > 2 * across:
        sums = {colour: sum(points for c, points in held if c == colour) for colour in COLOURS}
        held = [(colour, points) for colour, points in sums.items() if points]
    rows = -(-len(held) // across)
    high = min(high, int(height / max(1, rows)) - 4)
    for k, (colour, points) in enumerate(held):
        top = y + height / 2 - rows * (high + 4) / 2 + k // across * (high + 4) + 2
        _plate(canvas, x + k % across * (wide + 8), top, wide, high, colour, points)


def _plate(canvas: Canvas, x: float, y: float, width: int, height: int, colour: str, points: int) -> None:
    if height >= 40:
        score.box(canvas, x, y, width, height, colour, points)
        return
    canvas.put(cards.chip_ground(width, height, colour), x, y)
    canvas.middle(x + width / 2, y + height / 2, str(points), Style(34, 800), ON_CARD[colour], "centre")


def _gems(canvas: Canvas, view: PyramidsView, seat: Seat, area: Area) -> None:
    """Draw red gems above green ones, with each pair on a plate of its own; many gems are drawn as
    numbers."""
    x, y, room, height = area
    sheet = view.players[seat].sheet
    most, pairs = max(sheet.red, sheet.green), min(sheet.red, sheet.green)
    if not most:
        return
    size = _size(most, room - 8, 54)
    middles = (y + height / 2 - 30, y + height / 2 + 30)
    if size < SMALL:
        _numbered(canvas, "RG", pairs, x, middles[0])
        _numbered(canvas, "R" if sheet.red > pairs else "G", most - pairs, x, middles[1])
        return
    step = min(size + 4.0, (room - 8 - size) / max(1, most - 1))
    if pairs:
        wide = round(size + (pairs - 1) * step + 12)
        canvas.put(panels.well(wide, round(height) - 10, PAPER.well, PAPER.hair, 8), x - 6, y + 5)
    for kind, count, middle in zip("RG", (sheet.red, sheet.green), middles, strict=True):
        for k in range(count):
            canvas.centre(symbol(kind, size), x + size / 2 + k * step, middle)


def _numbered(canvas: Canvas, kinds: str, count: int, x: float, middle: float) -> None:
    if not count:
        return
    for k, kind in enumerate(kinds):
        canvas.centre(symbol(kind, 44), x + 22 + 40 * k, middle)
    canvas.middle(x + 46 + 40 * (len(kinds) - 1) + 4, middle, f"×{count}", COUNT)


def _skulls(canvas: Canvas, view: PyramidsView, seat: Seat, area: Area) -> None:
    """Draw the crossed skulls. The last one, which counts, is on a disc."""
    skulls = view.players[seat].sheet.skulls
    if not skulls:
        return
    size, lines = _lines(skulls, area, 50)
    at = 0
    for count, middle in lines:
        at += count
        step = size + 6.0 if count == 1 else min(size + 6.0, (area[2] - size) / (count - 1))
        for k in range(count):
            x = area[0] + size / 2 + k * step
            if at == skulls and k == count - 1:
                canvas.centre(panels.disc(round(size * 0.58), PAPER.bright, INK, 3), x, middle)
            canvas.centre(symbol("S", size), x, middle)
