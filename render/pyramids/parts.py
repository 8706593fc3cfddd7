"""Draw the parts that the table and the private pages share: head, torches of the rounds, points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.core import Seat
from bot.games.pyramids.view import PyramidsView, ShapeView
from bot.text import Words, minus
from render.kit import fonts, panels
from render.kit.canvas import Canvas
from render.kit.flow import Drawn, Line, row
from render.kit.fonts import FIGURE, NAME, TITLE, Style, sizes_from
from render.kit.frames import BADGE, BELOW, MARGIN, WIDTH, Pill, pill, title
from render.kit.palette import FADED
from render.kit.pill import SAY
from render.kit.seat_panel import figure
from render.kit.seats import leading
from render.kit.text import fit
from render.pyramids.pieces.symbols import round_torch, torch_disc
from render.pyramids.pieces.wall import sun
from render.pyramids.theme import LOOK

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
    sub, left = when(w, view), WIDTH - MARGIN
    begins = MARGIN + 4 + fonts.width(heading, TITLE) + 30

    def end(style: Style) -> float:
        return begins + max(fonts.width(line, style) for line in sub.split(BELOW))

    if what is not None:
        room = left - end(SAY.at(least)) - 44
        if not _whole(what, room):
            sub = sub.replace(" · ", BELOW)
            room = left - end(SAY.at(least)) - 44
        left = pill(canvas, LOOK, replace(_bare(what, room, view.over), least=least), room=round(room))
    title(canvas, heading, sub, left - MARGIN - 30)
    if left - end(SAY) > SUN + 56:
        canvas.put(sun(SUN), (end(SAY) + left - SUN) / 2, 16)


def _free(what: Pill, room: float) -> float:
    """The room for all names of several seats."""
    count = len(what.who)
    return room - 60 - fonts.width(what.lead, SAY) - 16 - count * (BADGE + 16) - (count - 1) * 32


def _whole(what: Pill, room: float) -> bool:
    """Whether the names of several seats fit on one line."""
    wide = sum(fonts.width(name, NAME) for _, name in what.who)
    return len(what.who) < 2 or wide <= _free(what, room)


def _bare(what: Pill, room: float, over: bool) -> Pill:
    """The pill, made shorter if several names do not fit: an hourglass replaces its words while seats are
    awaited. If too little of each name could be read even then, it has no names: the seats show the same
    badges with names.
    """
    if _whole(what, room):
        return what
    short = what if over else replace(what, lead="", things=(panels.hourglass(20),))
    if not _whole(short, room - 60) and _free(short, room - 60) / len(what.who) < CUT:
        return replace(what, who=tuple((seat, "") for seat, _ in what.who))
    return short


def when(w: Words, view: PyramidsView) -> str:
    """The round and turn as text, or that players choose their cards."""
    if not view.turn and view.round == 1:
        return w("py-pic-start")
    rounds, turns = view.printed.rounds, view.printed.turns
    return w("py-pic-when", round=view.round, rounds=rounds, turn=view.turn, turns=turns)


def coming(view: PyramidsView) -> tuple[ShapeView, ...]:
    """The shapes that may still be turned up in this round: none in its last turn, whatever is left then."""
    last = view.over or view.turn >= view.printed.turns
    return () if last else tuple(shape for shape in view.shapes if shape.left)


def torch_places(canvas: Canvas, view: PyramidsView, spots: Sequence[tuple[float, float]], size: int) -> None:
    """Draw the torches of the rounds on the expedition panel: past ones hatched, the current one alight."""
    for number, (x, y) in enumerate(spots, 1):
        state = (
            "now" if number == view.round and not view.over else "past" if number <= view.round else "later"
        )
        canvas.centre(torch_disc(size, state), x, y)
        round_torch(canvas, x, y, round(size * 0.72), state == "now", state == "past")


# --- Score -------------------------------------------------------------------------------------------------


def skull_value(view: PyramidsView, skulls: int) -> int:
    return view.skull_values[skulls - 1] if skulls else 0


def points(w: Words, value: int, room: float) -> Line:
    """The points so far, and what they are."""
    text, style = fit(w("py-pic-points", points=value), Style(PRIVATE, 600), room, sizes_from(PRIVATE, 22))

    def label(canvas: Canvas, x: float, middle: float) -> None:
        canvas.middle(x, middle, text, style, FADED)

    told = Drawn(fonts.width(text, style), PRIVATE, label)
    return row(figure(minus(value), style=FIGURE), told, gap=4)


def leaders(view: PyramidsView) -> frozenset[Seat]:
    """The seats with the most points; none while all have the same."""
    return leading(player.points for player in view.players)
