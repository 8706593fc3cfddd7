"""Draw the twelve actions, and the cells of cards that hold them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.games.edo.components import Action
from bot.games.edo.view import CardView
from render.edo.pieces import goods
from render.edo.pieces.buildings import PLAIN, draw_house
from render.edo.pieces.people import BLACK, NEUTRAL, draw_merchant, draw_official, official
from render.edo.pieces.unit import Unit, unit
from render.edo.theme import C, card_colour, on_card
from render.kit import fonts, zoom
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.fonts import Style
from render.kit.palette import INK, IVORY
from render.kit.pieces.papers import dashed_place, well
from render.kit.shapes import rounded
from render.kit.sketch import Shadow, Sketch, Sprite, large, sprite


def _rice(u: Unit) -> None:
    goods.rice(u.part(0, 0, 0.95))


def _money(u: Unit) -> None:
    goods.ryo(u.part(-0.3, 0.06, 0.86))
    goods.ryo(u.part(0.34, -0.06, 0.86))


def _wood(u: Unit) -> None:
    goods.axe(u.part(0.34, -0.3, 0.66))
    goods.wood(u.part(-0.2, 0.34, 0.72))


def _stone(u: Unit) -> None:
    goods.hammer(u.part(0.4, -0.36, 0.62))
    goods.stone(u.part(-0.14, 0.34, 0.74))


def _harvest(u: Unit) -> None:
    goods.sickle(u.part(0.4, 0.2, 0.62))
    goods.ear(u.part(-0.08, 0.2, 0.74))


def _build(u: Unit) -> None:
    goods.hammer(u.part(0.52, -0.5, 0.52))
    draw_house(u.part(-0.12, 0.18, 0.8), PLAIN)


def _travel(u: Unit) -> None:
    goods.torii(u.part(-0.08, 0, 0.9))
    arrow = u.part(0.38, 0.42, 0.6)
    shape = [(-0.95, -0.2), (0.2, -0.2), (0.2, -0.56), (0.98, 0), (0.2, 0.56), (0.2, 0.2), (-0.95, 0.2)]
    arrow.shape(shape, IVORY, 0.44, IVORY)
    goods.arrow(arrow)


def _trade(u: Unit) -> None:
    draw_merchant(u.part(0, 0, 0.95))


def _recruit(u: Unit) -> None:
    draw_official(u.part(-0.22, 0.08, 0.86), NEUTRAL)
    goods.plus(u.part(0.66, -0.44, 0.34))


def _authorize(u: Unit) -> None:
    goods.scroll(u.part(0, 0, 0.92))


def _favour(u: Unit) -> None:
    goods.fan(u.part(0, 0, 0.98))


def _levy(u: Unit) -> None:
    goods.wood(u.part(-0.44, -0.32, 0.56))
    goods.stone(u.part(0.44, 0.44, 0.54))
    goods.slash(u.part(0.06, 0.04, 0.9))


DRAWINGS: Final[dict[str, Callable[[Unit], None]]] = {
    "RICE": _rice, "MONEY": _money, "WOOD": _wood, "STONE": _stone, "HARVEST": _harvest, "BUILD": _build,
    "TRAVEL": _travel, "TRADE": _trade, "RECRUIT": _recruit, "AUTHORIZE": _authorize, "FAVOUR": _favour,
    "LEVY": _levy,
}  # fmt: skip


@sprite
def action(do: str, half: int) -> Sprite:
    """An action at a half-size."""
    s, u = unit(half, margin=4)
    DRAWINGS[do](u)
    return s.sprite()


def value(action: Action) -> tuple[str, str]:
    """What is printed beside an action: a text and the thing it counts; empty if there is no value."""
    match action.do:
        case "RICE":
            return f"+{action.rice}", "rice"
        case "MONEY":
            return f"+{action.ryo}", "ryo"
        case "WOOD" | "STONE" | "HARVEST":
            what = {"WOOD": "wood", "STONE": "stone", "HARVEST": "rice"}[action.do]
            return (f"+{action.bonus}", what) if action.bonus else ("", "")
        case "BUILD":
            return (f"−{action.discount}", "ryo") if action.discount else ("", "")
        case "RECRUIT":
            return (f"−{action.rice}", "rice") if action.rice else ("", "")
        case "FAVOUR":
            return f"−{action.ryo}", "ryo"
    return "", ""


LETTER: Final = 26
"""The least size of the letter of a card."""

# --- Cells -------------------------------------------------------------------------------------------------


@sprite
def frame(card: str, size: int) -> Sprite:
    """A white cell in the frame of a card, with the card's letter in the corner."""
    s = Sketch(size, size, 8)
    body, k = card_colour(card), size / 100
    s.polygon(rounded(1.5, 1.5, size - 1.5, size - 1.5, 9 * k), body, mix(body, INK, 0.55), 2.5)
    rim = 7 * k
    s.polygon(rounded(rim, rim, size - rim, size - rim, 5 * k), C["neutral"])
    return s.sprite(shadow=Shadow(0.22, 3, 2, 3))


@sprite
def corner(card: str, size: int) -> Sprite:
    """The letter of a card, for the upper left corner of its frame: as large as a phone needs."""
    style = Style(max(LETTER, round(0.26 * size)), 800)
    side = _side(style.size)
    s = Sketch(side, side, 8)
    s.polygon(rounded(2, 2, side, side, 6), card_colour(card))
    tile = s.sprite()
    image, _, _ = fonts.mask(card[:1], style, zoom.factor())
    middle = round((8 + (side + 2) / 2) * zoom.factor())
    tile.colour.paste(on_card(card), (middle - image.width // 2, middle - image.height // 2), image)
    return tile


def _side(letter: int) -> int:
    """The side of the corner in which a letter of this size stands."""
    return round(letter * 1.02)


@sprite
def back(size: int) -> Sprite:
    """A slot that is still hidden."""
    s = Sketch(size, size, 8)
    k = size / 100
    s.polygon(rounded(1.5, 1.5, size - 1.5, size - 1.5, 9 * k), C["deep"], INK, 2.5)
    s.polygon(rounded(7 * k, 7 * k, size - 7 * k, size - 7 * k, 5 * k), C["mid"])
    s.ellipse(size / 2, size / 2, 15 * k, line=C["pale"], width=max(2.5, 5 * k))
    s.ellipse(size / 2, size / 2, 4 * k, fill=C["pale"])
    return s.sprite(shadow=Shadow(0.22, 3, 2, 3))


def empty(size: int) -> Sprite:
    """A slot of a round that has not begun."""
    return well(size, size, mix(C["mulberry"], C["site"], 0.6), C["site_edge"], 8)


@sprite
def glow(size: int) -> Sprite:
    """The gold frame of the slot being carried out."""
    s = Sketch(size, size, 12)
    s.polygon(rounded(-4, -4, size + 4, size + 4, 12), None, INK, 9)
    s.polygon(rounded(-4, -4, size + 4, size + 4, 12), None, C["gold_light"], 5)
    return s.sprite()


def ring(size: int, chosen: bool = False) -> Sprite:
    """The place for an official."""
    line = INK if chosen else C["site_edge"]
    return dashed_place(size, size, line, size / 2 - 1.5, (8, 6), 2.5, C["site"], 1.5, paper=True)


def crew(own: int, neutral: int, black: int, seat: int) -> list[int]:
    """The officials of a slot as kinds, with the seat's own first."""
    return [seat] * max(0, own) + [NEUTRAL] * max(0, neutral) + [BLACK] * max(0, black)


def officials(canvas: Canvas, x: float, y: float, kinds: list[int], half: int, room: float) -> None:
    """Draw seated figures in a row centred on (x, y); they stand closer together if there is little room."""
    if not kinds:
        return
    step = min(2 * half + 2, (room - 2 * half) / max(1, len(kinds) - 1)) if len(kinds) > 1 else 0
    left = x - step * (len(kinds) - 1) / 2
    for i, kind in enumerate(kinds):
        canvas.centre(official(kind, half, True), left + i * step, y)


def slot(canvas: Canvas, x: float, y: float, size: int, card: str, do: str, kinds: list[int]) -> None:
    """Draw a revealed slot of a plan: the action in the card's frame, the officials on its lower edge."""
    canvas.put(frame(card, size), x, y)
    half, low = (0.28, 0.4) if kinds else (0.32, 0.52)
    aside = 0.56 if size > 3 * LETTER else 0.67  # a small cell has no room below its letter
    canvas.centre(action(do, round(size * half)), x + size * aside, y + size * low)
    canvas.put(corner(card, size), x, y)
    officials(canvas, x + size / 2, y + size * 0.89, kinds, round(size * 0.18), size * 0.92)


def printed(canvas: Canvas, x: float, y: float, action: Action, size: int, half: int) -> bool:
    """Draw the value of an action, centred on (x, y); returns whether the action has one."""
    text, what = value(action)
    if not text:
        return False
    wide = fonts.width(text, Style(size, 800)) + 4 + half * (1.5 if what == "ryo" else 2.1)
    goods.amount(canvas, x - wide / 2, y, what, text, size, half, after=True)
    return True


def special(canvas: Canvas, x: float, y: float, card: CardView, width: int, half: int) -> None:
    """Draw a special card: its actions one above the other."""
    high = 2 * (2 * half + 12)
    canvas.put(special_ground(width, high), x, y)
    for i, action_view in enumerate(card.actions[:2]):
        middle = y + 6 + (half + 6) * (2 * i + 1) - 3
        canvas.centre(action(action_view.do, half), x + width / 2, middle)


@sprite
def special_ground(width: int, height: int) -> Sprite:
    s = Sketch(width, height, 8)
    body = C["card_s"]
    s.polygon(rounded(1, 1, width - 1, height - 1, 7), body, mix(body, INK, 0.55), 2)
    s.polygon(rounded(5, 5, width - 5, height - 5, 4), C["neutral"])
    s.polygon(rounded(10, height / 2 - 1, width - 10, height / 2 + 1, 1), body)
    return s.sprite(shadow=Shadow(0.2, 3, 2, 3))


def special_sign(half: int) -> Sprite:
    """A special card beside a number."""
    return special_ground(round(half * 1.5), 2 * half)


@large
def dim_slot(width: int, height: int) -> Sprite:
    """A slot that cannot be chosen yet."""
    s = Sketch(width, height, 4, 2)
    s.polygon(rounded(2, 2, width - 2, height - 2, 12), mix(C["deep"], C["mid"], 0.5), C["pale"], 2)
    return s.sprite()


def hole(size: int, dark: bool) -> Sprite:
    """The dashed place of a card."""
    return dashed_place(size, size, C["pale" if dark else "site_edge"], dash=(15, 11))


def hole_ring(size: int, dark: bool) -> Sprite:
    """The dashed place of an official."""
    line, fill = C["pale" if dark else "site_edge"], None if dark else C["site"]
    return dashed_place(size, size, line, size / 2 - 2, (9, 7), fill=fill)


@large
def card_ground(card: str, width: int, height: int) -> Sprite:
    """The ground of a card."""
    s = Sketch(width, height, 12, 2)
    body = card_colour(card)
    s.polygon(rounded(1.5, 1.5, width - 1.5, height - 1.5, 12), body, mix(body, INK, 0.6), 3)
    return s.sprite(shadow=Shadow(0.3, 4))


@sprite
def used_ground(width: int) -> Sprite:
    """The pill that says in which slot a card is."""
    s = Sketch(width, 62, 8)
    s.polygon(rounded(1.5, 1.5, width - 1.5, 60.5, 30), INK, IVORY, 3)
    return s.sprite(shadow=Shadow(0.26, 3, 2, 3))
