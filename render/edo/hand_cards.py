"""Draw the cards of the private plan, with numbers on what can be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.games.edo.components import PRODUCTS, Action
from bot.games.edo.view import CardView, EdoView, OwnView
from bot.text import Words
from render.edo import prices
from render.edo.pieces import actions, people
from render.edo.pieces.actions import card_ground, used_ground
from render.edo.theme import C, card_colour, on_card
from render.kit import fonts, panels
from render.kit.canvas import Area, Canvas
from render.kit.colour import mix
from render.kit.fonts import Style
from render.kit.frames import columns
from render.kit.palette import FADED, INK, IVORY
from render.kit.text import fit
from render.scene import Choice

TOP: Final = 124
SLOT: Final = 162
"""Height of the row of slots."""
COUNT: Final = Style(30, 800)
"""The number of samurai who work where an action works."""
WORKS: Final = {do: land for do, (land, _) in PRODUCTS.items()}
"""The kind of space on which each action produces."""


@dataclass(frozen=True)
class Form:
    """How an action is placed in a cell, in shares of the cell's width and height."""

    share: float
    """Half-size of the drawing, as a share of the height."""
    icon: tuple[float, float]
    text: tuple[float, float]
    room: float
    size: int
    """Size of the printed value, as a share of the height."""
    rings: tuple[float, float]
    ring: int
    step: tuple[float, float]
    """Distance between the places of two officials, in pixels."""


TALL: Final = Form(0.23, (0.5, 0.38), (0.5, 0.69), 0.94, 38, (0.5, 0.88), 32, (38, 0))
LOW: Final = Form(0.27, (0.42, 0.43), (0.42, 0.84), 0.76, 32, (0.88, 0.5), 26, (0, 30))
WIDE: Final = Form(0.32, (0.22, 0.52), (0.66, 0.36), 0.52, 38, (0.66, 0.72), 32, (38, 0))


def card_height(rows: int) -> int:
    return 414 if rows == 1 else 278


def draw_deck(
    canvas: Canvas,
    area: Area,
    view: EdoView,
    own: OwnView,
    w: Words,
    deck: Sequence[CardView],
    acts: dict[str, Choice],
    rows: int,
) -> None:
    """Draw the cards that can be planned, with numbers on what can be chosen."""
    across = max(3, -(-len(deck) // rows))
    gutter = 24 if across <= 4 else 16
    height = round(area[3] - 20 * (rows - 1)) // rows
    used = {slot.card: number for number, slot in enumerate(own.plan, 1)}
    for i, card in enumerate(deck):
        x, width = columns(across, gutter=gutter)[i % across]
        y = round(area[1]) + i // across * (height + 20)
        canvas.put(card_ground(card.card, width, height), x, y)
        canvas.note("edo-see-card", x, y, width, height)
        canvas.middle(x + 22, y + 33, card.card, Style(44, 800), on_card(card.card))
        pad, top = 12 if across <= 4 else 8, 62
        wide = 1 if len(card.actions) <= 2 else 2
        lines = -(-len(card.actions) // wide)
        cw = (width - pad * (wide + 1)) / wide
        ch = (height - top - pad * lines) / lines
        for k, action in enumerate(card.actions):
            cx = x + pad + k % wide * (cw + pad)
            cy = y + top + k // wide * (ch + pad)
            choice = acts.get(f"{card.card}.{action.do}")
            canvas.note("edo-see-action", cx, cy, cw, ch)
            _cell(canvas, view, w, card.card, action, round(cx), round(cy), round(cw), round(ch), choice)
        if card.card in used:
            canvas.tint(x + 3, y + 56, x + width - 3, y + height - 3, card_colour(card.card), 0.5)
            _used(canvas, w("edo-pic-slot", number=used[card.card]), x + width / 2, y + height / 2 + 20)
        elif acts and not any(f"{card.card}.{action.do}" in acts for action in card.actions):
            canvas.tint(x + 3, y + 3, x + width - 3, y + height - 3, C["deep"], 0.5)


def _used(canvas: Canvas, text: str, x: float, y: float) -> None:
    style = Style(34, 700)
    canvas.centre(used_ground(round(fonts.width(text, style)) + 56), x, y)
    canvas.middle(x, y, text, style, IVORY, "centre")


def here(view: EdoView, do: str) -> int | None:
    """The number of the viewer's samurai at places where an action works now; None if it needs none."""
    assert view.viewer is not None
    kind = WORKS.get(do)
    if kind is None and do not in ("BUILD", "TRADE"):
        return None
    count = 0
    for space in view.spaces:
        fits = space.kind == kind or (
            kind is None
            and space.city is not None
            and not space.covered
            and (do == "BUILD" or space.merchant)
        )
        count += space.samurai[view.viewer] if fits else 0
    return count


def _value(canvas: Canvas, w: Words, action: Action, x: float, y: float, form: Form, room: float) -> None:
    """Draw the printed value of an action, or its name."""
    if actions.printed(canvas, x, y, action, form.size, form.size // 2):
        return
    name, style = fit(w(f"edo-do-{action.do}"), Style(30, 700), room, (30,))
    if not name.endswith("…"):
        canvas.middle(x, y, name, style, FADED, "centre")


def _cell(
    canvas: Canvas,
    view: EdoView,
    w: Words,
    card: str,
    action: Action,
    x: int,
    y: int,
    width: int,
    height: int,
    choice: Choice | None,
) -> None:
    """Draw an action of a card: drawing, value or name, places for officials, the number of the answer."""
    assert view.viewer is not None
    canvas.put(panels.well(width, height, C["neutral"], mix(card_colour(card), INK, 0.5), 8), x, y)
    form = WIDE if width > 1.45 * height else LOW if height < 150 else TALL
    half = round(min(46, height * form.share, width * 0.25))
    count = here(view, action.do)
    beside = 14 if form is TALL and choice is not None and count is None else 0  # its number covers a corner
    mx, my = x + form.icon[0] * width - beside, y + form.icon[1] * height
    if form is TALL:  # what is drawn smaller in a narrow cell keeps away from the numbers above it
        my += form.share * height - half
    tx, ty = x + form.text[0] * width, y + form.text[1] * height
    lines, room = prices.lines_of(view, action, choice), form.room * width
    tight = choice is not None and width < 120  # the number of the answer stands beside that of samurai
    figure, left = (10, 11) if tight else (17, 23)
    if action.do == "BUILD" and lines:
        if form is WIDE:
            if action.discount:  # above the buildings
                _value(canvas, w, action, tx, ty - 20, form, room)
                ty += 26
        else:
            half, my, ty = min(half, 36), my - 0.05 * height, ty - 8
        prices.draw_builds(canvas, view, lines, tx, ty, room)
    elif (
        len(lines) > 1
        and form is TALL
        and prices.draw(canvas, view, lines, tx, y + 0.52 * height, room, 0.56 * height)
    ):
        half, my = 21, y + 25  # the prices take the place of the drawing, which moves up, beside the samurai
        mx = max(mx, x + left + figure + fonts.width(str(count), COUNT) + half + 7)
    elif not prices.draw(canvas, view, lines if form is WIDE else lines[:1], tx, ty, room, 0.6 * height):
        _value(canvas, w, action, tx, ty, form, room)
    canvas.centre(actions.action(action.do, half), mx, my)
    for i in range(action.most):
        dx, dy = form.step
        at = i - (action.most - 1) / 2 if form is not LOW else i
        canvas.centre(
            actions.ring(form.ring), x + form.rings[0] * width + at * dx, y + form.rings[1] * height + at * dy
        )
    if count is not None:
        canvas.centre(people.samurai(view.viewer, figure, False), x + left, y + 25)
        canvas.middle(x + left + figure + 3, y + 25, str(count), COUNT, INK if count else FADED)
    if choice is not None:
        radius = 25 if tight else 26
        panels.tag(canvas, x + width - radius, y + radius, choice.tag, radius)
