"""Draw the parts that the table and the private pages share: head, shapes, torches, score column, point
boxes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.core import Seat
from bot.games.pyramids.cells import WIDTH as GRID
from bot.games.pyramids.view import PyramidsView
from bot.text import Words, minus
from render.kit import fonts, panels
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.flow import Drawn, Line, column
from render.kit.fonts import BODY, FIGURE, NAME, TITLE, Style
from render.kit.frames import BADGE, MARGIN, WIDTH, Pill, pill, title
from render.kit.palette import FADED, GOLD, GOLD_DARK, INK
from render.kit.pill import SAY
from render.kit.seat_panel import figure
from render.kit.seats import leading
from render.kit.shapes import box, rounded
from render.kit.sketch import Shadow, Sketch, Sprite, sprite
from render.pyramids.pieces.symbols import symbol
from render.pyramids.pieces.wall import sun
from render.pyramids.theme import LOOK, PAPER, C

SUN: Final = 250
"""Width of the winged sun in the head."""
CUT: Final = 150
"""The least room for a name that is cut: about eight letters."""
PUBLIC: Final = 34
PRIVATE: Final = 30
"""The least sizes of type that a phone shows."""


# --- Head --------------------------------------------------------------------------------------------------


def head(canvas: Canvas, w: Words, heading: str, view: PyramidsView, what: Pill | None) -> None:
    """Draw title, round, turn and the pill; also the winged sun if there is room between them.

    No text in it is smaller than `PUBLIC` on public pictures, or than `PRIVATE` on pages of one seat.
    """
    least = PUBLIC if view.viewer is None else PRIVATE
    sub = when(w, view)
    wide = MARGIN + 4 + fonts.width(heading, TITLE) + 30 + fonts.width(sub, SAY.at(least))
    left = WIDTH - MARGIN
    if what is not None:
        room = left - wide - 44
        left = pill(canvas, LOOK, replace(_bare(what, room, view.over), least=least), room=round(room))
    title(canvas, heading, sub, left - MARGIN - 30)
    end = MARGIN + 4 + fonts.width(heading, TITLE) + 30 + fonts.width(sub, SAY)
    if left - end > SUN + 56:
        canvas.put(sun(SUN), (end + left - SUN) / 2, 16)


def _bare(what: Pill, room: float, over: bool) -> Pill:
    """The pill, made shorter if several names do not fit: an hourglass replaces its words while seats are
    awaited. If too little of each name could be read even then, it has no names: the seats show the same
    badges with names.
    """
    count = len(what.who)
    if count < 2:
        return what
    free = room - 60 - fonts.width(what.lead, BODY) - 16 - count * (BADGE + 48)
    if free >= sum(fonts.width(name, NAME.at(PUBLIC)) for _, name in what.who) or free / count >= CUT:
        return what
    free += fonts.width(what.lead, BODY) - 60
    if not over and free / count >= CUT - 20:
        return replace(what, lead="", things=(panels.hourglass(20),))
    return replace(what, who=tuple((seat, "") for seat, _ in what.who))


def when(w: Words, view: PyramidsView) -> str:
    """The round and turn as text, or that players choose their cards."""
    if not view.turn and view.round == 1:
        return w("py-pic-start")
    rounds, turns = view.printed.rounds, view.printed.turns
    return w("py-pic-when", round=view.round, rounds=rounds, turn=view.turn, turns=turns)


# --- Shapes ------------------------------------------------------------------------------------------------


@sprite
def shape(cells: tuple[int, ...], size: int, state: str = "gold") -> Sprite:
    """A shape as blocks, centred in a box of `size`; "gold", or "used" (printed, without colour)."""
    s = Sketch(size, size, 4)
    columns = max(c % GRID for c in cells) + 1
    rows = max(c // GRID for c in cells) + 1
    most = max(columns, rows, 3)
    block = size / (most + 0.2) if size > 60 else size / (most + 0.1)
    x0, y0 = (size - columns * block) / 2, (size - rows * block) / 2
    gap = max(0.6, block * 0.03)
    for c in cells:
        x, y = x0 + c % GRID * block, y0 + c // GRID * block
        a, b = (x + gap, y + gap), (x + block - gap, y + block - gap)
        if state == "gold":
            edge, light, body, dark = (
                C["leaf_edge"],
                C["leaf_light"],
                C["leaf"],
                mix(C["leaf"], C["leaf_edge"], 0.4),
            )
        else:
            body = mix(PAPER.ground, C["joint"], 0.42)
            edge, light, dark = mix(PAPER.ground, C["joint"], 0.75), body, body
        rim = max(1.0, block * 0.045)
        s.polygon(rounded(*a, *b, block * 0.1, 3), edge)
        s.polygon(rounded(a[0] + rim, a[1] + rim, b[0] - rim, b[1] - rim, block * 0.07, 3), dark)
        bevel = block * 0.09 if block > 10 else 0
        s.polygon(box(a[0] + rim, a[1] + rim, b[0] - rim - bevel, b[1] - rim - bevel), light)
        s.polygon(box(a[0] + rim + bevel, a[1] + rim + bevel, b[0] - rim - bevel, b[1] - rim - bevel), body)
    return s.sprite()


@sprite
def shape_plate(size: int) -> Sprite:
    """The paper of an expedition card."""
    s = Sketch(size, size, 12)
    s.polygon(rounded(1.5, 1.5, size - 1.5, size - 1.5, 8), C["bright"], C["joint"], 3)
    s.polygon(rounded(7, 7, size - 7, size - 7, 4), None, mix(C["frieze"], C["joint"], 0.2), 2)
    return s.sprite(shadow=Shadow(0.24, 3, 3, 4))


@sprite
def current_well(width: int, height: int) -> Sprite:
    s = Sketch(width, height, 4)
    s.polygon(rounded(0, 0, width, height, 6), C["bright"], INK, 4)
    return s.sprite()


@sprite
def torch_disc(size: int, state: str) -> Sprite:
    """The torch of a round: "now" burns in a gold ring, "later" is printed pale, "past" is extinguished."""
    s = Sketch(size, size, 6)
    r = size / 2
    if state == "now":
        s.ellipse(r, r, r, fill=C["bright"], line=GOLD_DARK, width=2)
        s.ellipse(r, r, r - 1, line=GOLD, width=4)
    else:
        s.ellipse(r, r, r - 1, fill=PAPER.well, line=PAPER.hair, width=2)
    return s.sprite()


def torch_places(canvas: Canvas, view: PyramidsView, spots: Sequence[tuple[float, float]], size: int) -> None:
    """Draw the torches of the rounds on the expedition panel: past ones hatched, the current one alight."""
    for number, (x, y) in enumerate(spots, 1):
        state = (
            "now" if number == view.round and not view.over else "past" if number <= view.round else "later"
        )
        canvas.centre(torch_disc(size, state), x, y)
        torch(canvas, x, y, round(size * 0.72), state == "now", state == "past")


def torch(canvas: Canvas, x: float, y: float, size: int, lit: bool, gone: bool) -> None:
    canvas.centre(symbol("F", size, not lit), x, y)
    if gone and not lit:
        canvas.centre(_slash(size), x, y)


@sprite
def _slash(size: int) -> Sprite:
    """One stroke of hatching across the whole thing, to show that it is gone."""
    s = Sketch(size, size, 3)
    k = size * 0.16
    s.line([(k, size - k), (size - k, k)], mix(PAPER.ground, INK, 0.6), max(3, size * 0.075))
    return s.sprite()


# --- Score -------------------------------------------------------------------------------------------------


def skull_value(view: PyramidsView, skulls: int) -> int:
    return view.skull_values[skulls - 1] if skulls else 0


def points(w: Words, value: int) -> Line:
    """The points so far, and what they are."""
    text, style = w("py-pic-points", points=value), Style(PRIVATE, 600)

    def label(canvas: Canvas, x: float, middle: float) -> None:
        canvas.middle(x, middle, text, style, FADED)

    told = Drawn(fonts.width(text, style), PRIVATE, label)
    return column(figure(minus(value), style=FIGURE), told, gap=0)


def leaders(view: PyramidsView) -> frozenset[Seat]:
    """The seats with the most points; none while all have the same."""
    return leading(player.points for player in view.players)
