"""Draw what only its owner sees: god cards, what they can do now, how to pay for them, and the tasks."""

from __future__ import annotations

from bot.games.bora_bora.components import GODS
from bot.games.bora_bora.view import View
from bot.text import Words
from render.bora_bora import own_tasks, player_board
from render.bora_bora.head import head
from render.bora_bora.layout import FIELD, GAP, LEFT, PLAIN_TOP
from render.bora_bora.pieces import symbols, tiles
from render.bora_bora.theme import LOOK, PAPER, C, sea
from render.kit import marks, panels
from render.kit.canvas import Canvas
from render.kit.fonts import Style
from render.kit.frames import HEAD
from render.kit.palette import FADED, INK, IVORY
from render.kit.shapes import rounded
from render.kit.sketch import Shadow, Sketch, Sprite, large
from render.kit.text import fit, fit_lines
from render.scene import Scene

STRIP = 236
BAND = 164
"""Height of the strip in a corner of the sea, while a die is placed."""
CARD = 300
EMPTY = 220
"""Height of the strip without any card."""
ROW = 96


@large
def night(width: int, height: int) -> Sprite:
    """The ground of private pictures: the lagoon at night with a plain border of teeth."""
    s = Sketch(width, height, 10, 2)
    s.polygon(rounded(1.5, 1.5, width - 1.5, height - 1.5, 12), C["night"], IVORY, 3)
    step = 22.0
    count = int((width - 40) / step)
    start = (width - count * step) / 2
    row = [(start + k * step / 2, height - (11 if k % 2 == 0 else 21)) for k in range(2 * count + 1)]
    s.line(row, C["night_line"], 3.4)
    return s.sprite(shadow=Shadow(0.24, 4))


def strip(canvas: Canvas, view: View, w: Words, x: int, y: int, width: int, height: int = STRIP) -> None:
    """Draw the hand as a strip: cards by colour, the three ways to pay, and what the reader can pay with."""
    hand = view.hand or (0, 0, 0, 0, 0)
    canvas.put(night(width, height), x, y)
    canvas.put(symbols.symbol("eye", 26), x + 28, y + 22)
    lines, style = fit_lines(w("bb-pic-only-you"), Style(32, 700), 176, 3, (32, 30))
    for k, line in enumerate(lines):
        canvas.words(x + 28, y + 112 + k * 38, line, style, IVORY)
    held = [(god, count) for god, count in zip(GODS, hand, strict=True) if count]
    pay = 410
    left, room = x + 214.0, width - 214 - pay - 30
    tall = height - 44
    wide = round(tall / 1.34)
    if not held:
        canvas.middle(left, y + height / 2, w("bb-pic-no-cards"), Style(32, 600), IVORY)
    else:
        step = min(wide + 22.0, room / len(held))
        for god, count in held:
            shift = min(14, int((step - wide) / 2) if step > wide else 4)
            for k in range(min(count, 3)):
                canvas.put(tiles.god_card(god, wide, True), left + k * shift, y + 22)
            if count > 1:
                panels.chip(canvas, left + wide - 8, y + 30, f"×{count}", 36, True)
            left += step
    at = x + width - pay
    canvas.fill(at - 16, y + 28, at - 13, y + height - 40, C["night_line"])
    _costs(canvas, view, w, at + 6, y, pay - 26, height)


def band(canvas: Canvas, view: View, w: Words, x: int, y: int, width: int, height: int = BAND) -> None:
    """Draw the same at half the width; cards of more than three colours are small, without their effects."""
    hand = view.hand or (0, 0, 0, 0, 0)
    canvas.put(night(width, height), x, y)
    canvas.keep(x, y, width, height)
    canvas.put(symbols.symbol("eye", 22), x + 22, y + 8)
    lines, style = fit_lines(w("bb-pic-only-you"), Style(30, 700), 150, 3, (30,))
    for k, line in enumerate(lines):
        canvas.words(x + 22, y + 78 + k * 31, line, style, IVORY)
    pay = 356
    left, room = x + 180.0, width - 180 - pay - 24.0
    held = [(god, count) for god, count in zip(GODS, hand, strict=True) if count]
    tall = height - 40
    wide = round(tall / 1.34)
    if not held:
        lines, style = fit_lines(w("bb-pic-no-cards"), Style(30, 600), room, 3, (30,))
        canvas.lines(left, y + height / 2, lines, style, IVORY, apart=38)
    many = len(held) * (wide + 8) > room
    if many:
        wide = int((room - 8 * (len(held) - 1)) / len(held))
    for k, (god, count) in enumerate(held):
        at = left + k * (wide + (8 if many else 12))
        card = tiles.god_card(god, wide, not many)
        canvas.put(card, at, y + 14)
        if count > 1:
            panels.chip(
                canvas, at + wide / 2, y + 14 + card.height + (18 if many else -18), f"×{count}", 30, True
            )
    at = x + width - pay
    canvas.fill(at - 14, y + 20, at - 11, y + height - 30, C["night_line"])
    _costs(canvas, view, w, at + 2, y, pay - 16, height)


def _costs(canvas: Canvas, view: View, w: Words, x: float, y: float, width: float, height: float) -> None:
    """Draw the three ways to pay for a god, and what the reader has."""
    assert view.viewer is not None
    player = view.players[view.viewer]
    small = height < EMPTY
    text, style = fit(w("bb-pic-god-costs"), Style(32, 700), width, (32, 30))
    canvas.words(x, y + (38 if small else 54), text, style, IVORY)
    middle = y + height / 2 - 4 if small else y + height / 2 + 2
    at = x
    at = payment(canvas, "?", at, middle, 22, IVORY) + 10
    at += canvas.middle(at, middle, "/", Style(34, 700), C["crest"]) + 10
    at = payment(canvas, "??", at, middle, 22, IVORY) + 10
    at += canvas.middle(at, middle, "/", Style(34, 700), C["crest"]) + 10
    payment(canvas, "tile", at, middle, 22, IVORY)
    low = y + height - (40 if small else 50)
    text, style = fit(w("bb-pic-you-have"), Style(30, 600), 176, (30,))
    at = x + canvas.middle(x, low, text, style, C["shallow"]) + 16
    for name, count in (("offering", player.offerings), ("god-tile", player.god_tiles)):
        canvas.put(symbols.symbol(name, 22, True), at, low - 22)
        at += 54 + canvas.middle(at + 54, low, str(count), Style(42, 800), IVORY) + 22


def payment(canvas: Canvas, how: str, x: float, middle: float, half: int, ink: tuple[int, int, int]) -> float:
    """Draw a way to pay: card and offering, pair and offering, or god tile. Returns the right end."""
    if how == "tile":
        canvas.put(symbols.symbol("god-tile", half, True), x, middle - half)
        return x + 2 * half
    wide = round(half * 1.34)
    for k, god in enumerate(how):
        card = tiles.god_card(god, wide) if god != "?" else _any_card(wide, len(how) - 1)
        canvas.put(card, x + k * wide * 0.55, middle - wide * 0.75)
    x += wide + (len(how) - 1) * wide * 0.55 + 4
    x += canvas.middle(x, middle, "+", Style(round(half * 1.5), 800), ink) + 3
    canvas.put(symbols.symbol("offering", half, True), x, middle - half)
    return x + 2 * half


@large
def _any_card(width: int, pair: int) -> Sprite:
    """A card of the god's colour (shown in red), or of a pair of another colour (shown in green)."""
    from render.bora_bora.theme import GOD

    height = round(width * 1.5)
    s = Sketch(width, height, 6)
    s.polygon(rounded(1, 1, width - 1, height - 1, 5), GOD["G" if pair else "R"], IVORY, 2.4)
    return s.sprite(shadow=Shadow(0.2, 2, 2, 2))


# --- The hand alone ----------------------------------------------------------------------------------------

TOP = PLAIN_TOP


def paint_hand(scene: Scene) -> Canvas:
    """Draw the cards large; below them what each god does and how to pay for it; then the tasks."""
    view, w, names = LOOK.opened(scene, View)
    assert view.viewer is not None
    card = CARD if any(view.hand or ()) else EMPTY
    y = TOP + card + GAP
    canvas = sea(y + 5 * ROW + 24 + LEFT, HEAD)
    head(canvas, scene, w, names)
    strip(canvas, view, w, LEFT, TOP, FIELD, card)
    wide = 1030
    gods(canvas, view, w, LEFT, y, wide, 5 * ROW + 24)
    x, rest = LEFT + wide + GAP, FIELD - wide - GAP
    own_tasks.tasks(canvas, view, view.viewer, w, x, y, rest, 262)
    player_board.things(canvas, view, view.viewer, x, y + 262 + GAP, rest, 5 * ROW + 24 - 262 - GAP)
    return canvas


def gods(canvas: Canvas, view: View, w: Words, x: int, y: int, width: int, height: int) -> None:
    """Draw one row per god: mask, what it does and when, the payments that the reader could make now."""
    panels.lay(canvas, x, y, width, height, PAPER)
    ways = dict(view.payable or ())
    step = (height - 24) / len(GODS)
    for k, god in enumerate(GODS):
        top = y + 12 + step * k
        middle = top + step / 2
        if k:
            canvas.rule(x + 20, x + width - 20, round(top), PAPER.hair)
        canvas.centre(symbols.symbol(f"god-{god}", 38), x + 62, middle)
        canvas.put(symbols.effect(god, 46), x + 118, middle - symbols.effect(god, 46).height / 2)
        does = w(f"bb-pic-does-{god}", **view.printed.figures())
        lines, style = fit_lines(does, Style(30, 600), width - 236 - 352, 3, (30,))
        each = 36 if len(lines) < 3 else 31
        canvas.lines(x + 236, middle, lines, style, INK, apart=each)
        left = x + width - 342
        moves = ways.get(god, ())
        if not moves:
            lines, style = fit_lines(w("bb-pic-unpaid"), Style(30, 600), 296, 2, (30,))
            tall = 44 if len(lines) < 2 else 76
            marks.hatch(canvas, round(left), round(middle - tall / 2), 22, tall)
            canvas.lines(left + 34, middle, lines, style, FADED, apart=33)
            continue
        at = float(left)
        for way in moves[:3]:
            if at + 100 > x + width - 16:
                break
            at = payment(canvas, way, at, middle, 20, INK) + 14
        if god in view.playable:
            canvas.centre(panels.tick(17), x + width - 32, middle)
