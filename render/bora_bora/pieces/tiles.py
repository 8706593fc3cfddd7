"""Draw tiles and cards as sprites: persons, jewelry, tasks, gods, buildings, fish."""

from __future__ import annotations

from typing import Final

from bot.games.bora_bora.board import Jewel
from bot.games.bora_bora.printed import Printed
from render.bora_bora.pieces import gods, goods
from render.bora_bora.pieces.pen import Pen
from render.bora_bora.pieces.symbols import DRAWINGS, drawing, field
from render.bora_bora.pieces.tasks import glyph
from render.bora_bora.theme import DEEP, GOD, TILES, C
from render.kit import fonts
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.fonts import Style
from render.kit.palette import INK, IVORY, SEATS
from render.kit.shapes import rounded
from render.kit.sketch import Shadow, Sketch, Sprite, large, plain, sprite

Place = tuple[int, int, int, int]
"""Left, top, width and height of a tile."""
LYING: Final = Shadow(0.26, 3, 3, 4)
PERSON: Final = 1.36
CARD: Final = 1.5
BUILDING: Final = 1.32
"""The heights of a person, a god's card and a building, divided by their widths."""

# --- Persons -----------------------------------------------------------------------------------------------


@sprite
def person(sex: str, kind: str, symbols: int, width: int, pale: bool = False) -> Sprite:
    """A man or woman tile, width to height 100 : 136.

    Ground, band, and the teeth or shells in the band show the sex. `kind` is a symbol, see `symbols.kind`.
    """
    height = round(width * PERSON)
    s = Sketch(width, height, 10)
    ground, band = ("man_ground", "man_band") if sex == "M" else ("woman_ground", "woman_band")
    r = width * 0.08
    outline = rounded(1.5, 1.5, width - 1.5, height - 1.5, r)
    top = height * 0.71
    s.polygon(outline, C[ground])
    s.polygon(
        [
            (1.5, top),
            (width - 1.5, top),
            (width - 1.5, height - r),
            (width - r, height - 1.5),
            (r, height - 1.5),
            (1.5, height - r),
        ],
        C[band],
    )
    s.line([(1.5, top), (width - 1.5, top)], DEEP, max(2, width * 0.022))
    drawing(kind)(Pen(s, width / 2, top / 2, width * 0.385))
    small = height * 0.11
    step = min(small * 2.2, width * 0.3)
    for k in range(symbols):
        x = width / 2 + (k - (symbols - 1) / 2) * step
        p = Pen(s, x, (top + height) / 2, small)
        (goods.tooth if sex == "M" else goods.shell_field)(p)
    s.polygon(outline, None, DEEP, max(2.2, width * 0.028))
    if pale:
        image = s.reduced()
        image.putalpha(image.getchannel("A").point([round(v * 0.5) for v in range(256)]))
        return plain(image, 10, 10)
    return s.sprite(shadow=LYING)


# --- Jewelry -----------------------------------------------------------------------------------------------


@sprite
def jewel_ground(kind: str, width: int, height: int) -> Sprite:
    """A jewelry tile without its figures: the jewel at the left, shell and flower at the right."""
    s = Sketch(width, height, 10)
    s.polygon(rounded(1.5, 1.5, width - 1.5, height - 1.5, 8), C["field"], DEEP, 2.6)
    r = min(height / 4 - 1.5, width * 0.2)
    half = min((width - 2 * r - 18) / 2, height / 2 - 9)
    DRAWINGS[kind](Pen(s, 8 + half, height / 2, half))
    goods.shell_field(Pen(s, width - r - 6, r + 4, r))
    goods.flower_field(Pen(s, width - r - 6, height - r - 4, r * 1.04))
    return s.sprite(shadow=LYING)


def jewel(shown: Jewel, canvas: Canvas, place: Place) -> None:
    """Draw a jewelry tile: its cost in a shell, its points in a flower."""
    x, y, width, height = place
    canvas.put(jewel_ground(shown.kind, width, height), x, y)
    r = min(height / 4 - 1.5, width * 0.2)
    style = Style(max(34, round(r * 1.2)), 800)
    canvas.middle(x + width - r - 6, y + r + 2, str(shown.cost), style, INK, "centre")
    canvas.middle(x + width - r - 6, y + height - r - 4, str(shown.points), style, INK, "centre")


# --- Tasks -------------------------------------------------------------------------------------------------


@sprite
def _task(name: str, need: int, width: int, height: int, start: bool, story: int) -> Sprite:
    s = Sketch(width, height, 10)
    frame = C["task_start"] if start else C["task"]
    edge = max(4.0, min(width, height) * 0.07)
    s.polygon(rounded(1.5, 1.5, width - 1.5, height - 1.5, 8), frame, DEEP, 2.4)
    s.polygon(rounded(edge, edge, width - edge, height - edge, 4), C["field"])
    draw, wide, number = glyph(name, need, story)
    text = "" if not number else f"≠{need}" if number == "≠" else str(need)
    style = figure(name, need, width, height)
    figures = fonts.width(text, style) if text else 0
    gap = 8 if text else 0
    room = width - 2 * edge - 10 - figures - gap
    half = min((height - 2 * edge - 6) / 2, room / 2 / wide)
    left = (width - (2 * half * wide + gap + figures)) / 2
    draw(Pen(s, left + half * wide, height / 2, half))
    return s.sprite(shadow=LYING)


def figure(name: str, need: int, width: int, height: int) -> Style:
    """The style of the number on a task tile."""
    del name, need
    return Style(max(34, round(min(54.0, height * 0.5, width * 0.3))), 800)


def task(name: str, printed: Printed, canvas: Canvas, place: Place) -> None:
    """Draw a task tile: glyphs and a number in a green frame (light for a task of the start)."""
    x, y, width, height = place
    need = printed.needs[name]
    canvas.put(_task(name, need, width, height, name in printed.starts, printed.story), x, y)
    text, left, style = _number(name, need, printed.story, width, height)
    if text:
        canvas.middle(x + left, y + height / 2, text, style)


def _number(name: str, need: int, story: int, width: int, height: int) -> tuple[str, float, Style]:
    """The number on a task tile, its left edge within the tile, its style; empty if it has none."""
    _, wide, number = glyph(name, need, story)
    style = figure(name, need, width, height)
    if not number:
        return "", 0, style
    text = f"≠{need}" if number == "≠" else str(need)
    edge = max(4.0, min(width, height) * 0.07)
    figures = fonts.width(text, style)
    room = width - 2 * edge - 10 - figures - 8
    half = min((height - 2 * edge - 6) / 2, room / 2 / wide)
    left = (width - (2 * half * wide + 8 + figures)) / 2
    return text, left + 2 * half * wide + 8, style


def task_sprite(name: str, printed: Printed, width: int, height: int) -> Sprite:
    """A task tile with its number, in one piece."""
    return _whole_task(name, printed.needs[name], width, height, name in printed.starts, printed.story)


@sprite
def _whole_task(name: str, need: int, width: int, height: int, start: bool, story: int) -> Sprite:
    tile = _task(name, need, width, height, start, story)
    sheet = Canvas(tile.colour)
    text, x, style = _number(name, need, story, width, height)
    if text:
        sheet.middle(tile.left + x, tile.top + height / 2, text, style)
    return Sprite(sheet.image, tile.alpha, tile.left, tile.top, width, height)


# --- Gods --------------------------------------------------------------------------------------------------


@sprite
def god_card(god: str, width: int, with_effect: bool = False) -> Sprite:
    """A god's card; `god` may be "top" for the back. Width to height 1 : 1.5 (with the effect 1 : 1.34)."""
    height = round(width * (1.34 if with_effect else CARD))
    s = Sketch(width, height, 10)
    if god == "top":
        s.polygon(rounded(1.2, 1.2, width - 1.2, height - 1.2, width * 0.1), C["night"], DEEP, 2.4)
        e = width * 0.1
        s.polygon(
            rounded(e, e, width - e, height - e, width * 0.05), None, C["night_line"], max(2, width * 0.03)
        )
        gods.back(Pen(s, width / 2, height / 2, width * 0.26))
        return s.sprite(shadow=LYING)
    s.polygon(
        rounded(1.2, 1.2, width - 1.2, height - 1.2, width * 0.1),
        GOD[god] if god != "W" else mix(GOD[god], C["stone"], 0.3),
        DEEP,
        2.4,
    )
    e = width * 0.075
    s.polygon(rounded(e, e, width - e, height - e, width * 0.05), field(god))
    if with_effect:
        gods.MASKS[god](Pen(s, width / 2, height * 0.41, width * 0.36))
        gods.effect(Pen(s, width / 2, height * 0.84, width * 0.29), god)
    else:
        gods.MASKS[god](Pen(s, width / 2, height / 2, width * 0.37))
    return s.sprite(shadow=LYING)


# --- Buildings ---------------------------------------------------------------------------------------------


@sprite
def building(seat: int, number: int, width: int) -> Sprite:
    """A building that is not built yet: a straw hut and its number as a die."""
    height = round(width * BUILDING)
    s = Sketch(width, height, 10)
    s.polygon(rounded(1.5, 1.5, width - 1.5, height - 1.5, 8), SEATS[seat], DEEP, 2.6)
    goods.hut(Pen(s, width / 2, height * 0.3, width * 0.33))
    goods.die_face(Pen(s, width / 2, height * 0.75, width * 0.24), number, IVORY, INK)
    return s.sprite(shadow=LYING)


@sprite
def built(seat: int, width: int, height: int) -> Sprite:
    """A building on two ceremony spaces: a hut between two palms."""
    s = Sketch(width, height, 10)
    s.polygon(rounded(1.5, 1.5, width - 1.5, height - 1.5, 8), SEATS[seat], DEEP, 3)
    s.polygon(rounded(6, 6, width - 6, height - 6, 5), None, mix(SEATS[seat], IVORY, 0.3), 2)
    half = min(width, height) * 0.33
    if width >= height:
        for x in (width / 2 - half * 1.75, width / 2 + half * 1.75):
            goods.palm(Pen(s, x, height / 2 + half * 0.2, half * 0.8))
        goods.hut(Pen(s, width / 2, height / 2, half))
    else:
        goods.palm(Pen(s, width / 2 - half * 0.55, height / 2 - half * 1.3, half * 0.8))
        goods.palm(Pen(s, width / 2 + half * 0.6, height / 2 - half * 1.5, half * 0.75))
        goods.hut(Pen(s, width / 2, height / 2 + half * 0.55, half))
    return s.sprite(shadow=LYING)


# --- Fish --------------------------------------------------------------------------------------------------

PILL: Final = (104, 52)


@sprite
def fish(kind: str) -> Sprite:
    """A fish tile without its value: a white pill with the fish at the left."""
    width, height = PILL
    s = Sketch(width, height, 10)
    s.polygon(rounded(1.5, 1.5, width - 1.5, height - 1.5, height / 2), C["field"], DEEP, 2.6)
    DRAWINGS[kind](Pen(s, 33, height / 2, 21))
    return s.sprite(shadow=LYING)


def fish_tile(canvas: Canvas, x: float, y: float, kind: str, value: int) -> None:
    """Draw a fish tile centred on (x, y)."""
    width, height = PILL
    canvas.put(fish(kind), x - width / 2, y - height / 2)
    canvas.middle(x + 26, y, str(value), Style(40, 800), INK, "centre")


@sprite
def score(half: int) -> Sprite:
    """The flower as a background for figures, with halo and shadow."""
    s = Sketch(2 * half, 2 * half, 8)
    goods.flower_field(Pen(s, half, half, half))
    return s.sprite()


def points(canvas: Canvas, x: float, y: float, text: str, half: int) -> None:
    """Draw points: figures in a flower, centred on (x, y)."""
    canvas.centre(score(half), x, y)
    canvas.middle(x, y, text, Style(figures(text, half), 800), INK, "centre")


def figures(text: str, half: int) -> int:
    """The size of figures in a flower of this half-size."""
    least = 34 if half > 21 else 30 if half > 16 else 0
    size = round(half * (1.02 if len(text) < 2 else 0.84 if len(text) < 3 else 0.62))
    return max(size, least) if len(text) < 3 else size


@sprite
def action_ground(actions: str, width: int, height: int, well: tuple[int, int]) -> Sprite:
    """The ground of an action tile: its tint (two on a combined tile), and a white well for dice from
    the point `well` on down to the corner."""
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
    if well[1] < height:
        s.polygon(rounded(*well, width - 1.5, height - 1.5, 10), C["field"])
    s.polygon(outline, None, DEEP, 3)
    return s.sprite(shadow=Shadow(0.24, 3, 3, 4))


@large
def any_card(width: int, pair: int, signed: bool = True) -> Sprite:
    """A card of the god's colour (shown in red, signed "="), or of a pair of another colour (shown in green,
    signed "≠")."""
    height = round(width * 1.5)
    s = Sketch(width, height, 6)
    s.polygon(rounded(1, 1, width - 1, height - 1, 5), GOD["G" if pair else "R"], IVORY, 2.4)
    if signed:
        x, y, reach = width / 2, height / 2, width * 0.26
        for up in (-reach / 2, reach / 2):
            s.line([(x - reach, y + up), (x + reach, y + up)], IVORY, width * 0.12)
        if pair:
            s.line(
                [(x - reach * 0.6, y + reach * 1.3), (x + reach * 0.6, y - reach * 1.3)], IVORY, width * 0.12
            )
    return s.sprite(shadow=Shadow(0.2, 2, 2, 2))


@sprite
def shifted(width: int) -> Sprite:
    """A tick in an ink pill: this person has been tattooed or has given shells."""
    s = Sketch(width, 30, 4)
    s.polygon(rounded(0, 0, width, 30, 15), INK)
    x = width / 2
    s.line([(x - 11, 15), (x - 3, 22), (x + 12, 7)], IVORY, 5)
    return s.sprite()
