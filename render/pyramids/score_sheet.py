"""The score sheet of Pyramids: its rows show as pictures what brought the points."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from bot.core import Seat
from bot.games.pyramids.view import PyramidsView
from bot.text import Words, words
from render.kit import panels
from render.kit.canvas import Area, Canvas
from render.kit.flow import Art, Box, Drawn, Line, On, Sized, Text, Thing, best, column, row
from render.kit.fonts import Style
from render.kit.palette import INK
from render.kit.score_table import HEIGHT, LAPS, ScoreTable, Source, pictures, score_table
from render.kit.seats import signed
from render.kit.sketch import Sprite
from render.pyramids import score
from render.pyramids.pieces import cards
from render.pyramids.pieces.symbols import NARROW, symbol
from render.pyramids.pieces.wall import sun, wall
from render.pyramids.theme import COLOURS, LOOK, PAPER
from render.scene import Sheet

TIE: Final = 40
"""The size of the pyramid that tells why a tie was broken."""
PYRAMIDS: Final = ((-92, 108, "green"), (92, 108, "purple"), (0, 140, "orange"))
"""The pyramids below the sun: their middle, size and colour."""
LABELS: Final = 372
"""The width for the pictures of what the rows count."""
LOW: Final = 0.83
"""How much of a pyramid's height stands above its base line."""
COUNT: Final = Style(34, 700)
GAIN: Final = Style(34, 800)
LARGE: Final = (84, 74, 62, 54, 48, 42, 36, 30, 26)
"""Sizes of pictures; the first ones only in the wide column of a player among two."""
WIDE: Final = 360
SMALL: Final = (50, 42, 36, 30, 26)
"""Sizes of gems and skulls, which are many; smaller gems are drawn as numbers."""
PLATE: Final = (92, 46)
"""Width and height of a point box."""
THING: Final = 42
"""The size of the pictures below the name of a row; gems, which are many, have the size `GEM`."""
GEM: Final = 36
GAP: Final = 6
MOST: Final = 4
"""Of more point boxes than this, the sums by colour are shown."""


def paint_sheet(scene: Sheet) -> Canvas:
    """Draw the sheet."""
    view = scene.view_of(PyramidsView)
    w = words(scene.language)
    rows = [_row(view, key, w) for key, _ in scene.score.seats[0].items]
    signs = partial(_tie_sign, view)
    table = ScoreTable(scene, LOOK, w, rows, w("py-pic-title"), _scenery, tie_signs=signs)
    return score_table(Canvas(wall(HEIGHT)), table)


def _row(view: PyramidsView, key: str, w: Words) -> Source:
    name, told = w(key, **view.printed.figures()), worth(view, key)

    def below(canvas: Canvas, x: float, middle: float) -> None:
        told.lay(canvas, x, middle - told.height / 2, told.width, told.height)

    return Source(name, (key,), below=below, cell=partial(draw, view, key), wide=LABELS)


def _scenery(canvas: Canvas, area: Area) -> None:
    """The sun over three pyramids."""
    x, y, wide, high = area
    canvas.centre(sun(300), x + wide / 2, y + 74)
    for shift, size, colour in PYRAMIDS:
        canvas.put(cards.pyramid(colour, size), x + wide / 2 + shift - size / 2, y + high - size * LOW)


def _tie_sign(view: PyramidsView, seat: Seat, _: str) -> tuple[Sprite]:
    """The pyramid of the lowest completed card."""
    lowest = min(view.players[seat].completed, key=lambda card: card.serial)
    return (cards.pyramid(lowest.colour, TIE),)


# --- What the rows count -----------------------------------------------------------------------------------


def worth(view: PyramidsView, key: str) -> Line:
    """What each thing of a row is worth."""
    printed, values = view.printed, view.skull_values
    match key.removeprefix("py-score-"):
        case "cards":
            return _worth("T", printed.completed)
        case "torches":
            return _worth("F", printed.torch)
        case "gems":
            pair, single = printed.gem_pair, printed.gem_single
            return row(_worth("RG", pair, GEM), _worth("R", single, GEM), _worth("G", single, GEM), gap=14)
        case "skulls":
            all_of_them = row(Art(symbol("S", THING)), Text(f"×{len(values)}", COUNT), gap=2)
            return row(_worth("S", values[0]), Text("…", COUNT), all_of_them, Text(signed(values[-1]), GAIN))
    numbers = [Text(str(points), GAIN, anchor="centre") for points in printed.boxes]
    wells = [On(score.WELL, Sized(number, 54, THING)) for number in numbers]
    signs = [Art(cards.pyramid(colour, 38)) for colour in COLOURS]
    return row(row(*signs, gap=4), row(*wells, gap=GAP))


def _worth(kinds: str, points: int, size: int = THING) -> Line:
    """Symbols and what they bring together."""
    return row(*[_thing(kind, size) for kind in kinds], Text(signed(points), GAIN), gap=4)


def _thing(kind: str, size: int) -> Thing:
    return Thing(partial(symbol, kind, size), size * NARROW[kind], size)


# --- What a player has -------------------------------------------------------------------------------------


def draw(view: PyramidsView, key: str, canvas: Canvas, seat: Seat, area: Area) -> None:
    """Draw in a box the things that brought a player the points of a row."""
    DRAW[key.removeprefix("py-score-")](view, seat, canvas, area)


def _sizes(area: Area) -> Sequence[int]:
    return LARGE if area[2] >= WIDE else LARGE[2:]


def _pyramids(view: PyramidsView, seat: Seat, canvas: Canvas, area: Area) -> None:
    done = view.players[seat].completed
    colours = [card.colour for colour in COLOURS for card in done if card.colour == colour]
    pictures(
        canvas,
        area,
        lambda size: [Thing(partial(cards.pyramid, colour, size), size, size * 0.86) for colour in colours],
        _sizes(area),
    )


def _torches(view: PyramidsView, seat: Seat, canvas: Canvas, area: Area) -> None:
    player = view.players[seat]
    own = score.Account(view, player, player.sheet)
    best(own.torches, _sizes(area), area[2], area[3]).lay(canvas, *area)


def _boxes(view: PyramidsView, seat: Seat, canvas: Canvas, area: Area) -> None:
    """Draw one plate per box or, if there are many, one per colour with its sum."""
    player = view.players[seat]
    held: Sequence[Box] = [score.plate(*box, *PLATE) for box in sorted(player.boxes)]
    if len(held) > MOST:
        own = score.Account(view, player, player.sheet)
        held = [own.plate(colour, *PLATE) for colour in sorted({colour for colour, _ in player.boxes})]
    pictures(canvas, area, lambda _: held, [PLATE[1]], laps=LAPS[:1])


def _gems(view: PyramidsView, seat: Seat, canvas: Canvas, area: Area) -> None:
    """Draw red gems above green ones, with the pairs on a plate of their own; many gems are drawn as
    numbers."""
    x, y, width, height = area
    sheet = view.players[seat].sheet
    pairs, most = sorted((sheet.red, sheet.green))
    forms = [(size, lap * size) for size in SMALL for lap in LAPS]

    def made(form: tuple[int, float]) -> Line:
        size, gap = form
        kinds = ("R", sheet.red), ("G", sheet.green)
        lines = [
            row(*[Thing(partial(symbol, kind, size), size, size)] * count, gap=gap) for kind, count in kinds
        ]
        return column(*lines, gap=GAP)

    box = best(made, forms, width - GAP, height - GAP)
    if box.width > width - GAP:
        rest = row(_thing("R" if sheet.red > pairs else "G", THING), Text(f"×{most - pairs}", COUNT))
        both = row(_thing("R", THING), _thing("G", THING), Text(f"×{pairs}", COUNT))
        box = column(*([both] if pairs else []), *([rest] if most > pairs else []), gap=GAP)
    elif pairs:
        wide = round(box.width * pairs / most + GAP)
        canvas.put(panels.well(wide, round(height) - 10, PAPER.well, PAPER.hair, 8), x - GAP, y + 5)
    box.lay(canvas, *area)


def _skulls(view: PyramidsView, seat: Seat, canvas: Canvas, area: Area) -> None:
    """Draw the crossed skulls. The last one, which counts, is on a disc."""
    skulls = view.players[seat].sheet.skulls

    def made(size: int) -> list[Box]:
        thing = Thing(partial(symbol, "S", size), size, size)
        return [thing] * (skulls - 1) + [Drawn(size, size, partial(_on_disc, size))] if skulls else []

    pictures(canvas, area, made, SMALL, laps=LAPS[:-1])


def _on_disc(size: int, canvas: Canvas, x: float, middle: float) -> None:
    canvas.centre(panels.disc(round(size * 0.58), PAPER.bright, INK, 3), x + size / 2, middle)
    canvas.centre(symbol("S", size), x + size / 2, middle)


DRAW: Final[Mapping[str, Callable[[PyramidsView, Seat, Canvas, Area], None]]] = {
    "cards": _pyramids,
    "torches": _torches,
    "boxes": _boxes,
    "gems": _gems,
    "skulls": _skulls,
}
