"""Draw the public table: the market, the map with the marks of the last turn, the seats beside it."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Final

from PIL import Image

from bot.core import Fact
from bot.games.edo.scoring import reached
from bot.games.edo.view import EdoView
from bot.text import Words
from render.edo.background import Spot, spots, table_ground
from render.edo.board import paint_board
from render.edo.layout import layout
from render.edo.pieces.actions import crew
from render.edo.pieces.people import official
from render.edo.seat_panel import seat_panels
from render.edo.story import change_strip, needed, turns
from render.edo.strip import goal, lay_papers, market
from render.edo.theme import LOOK, seal
from render.kit import fonts, frames
from render.kit.backgrounds import as_base
from render.kit.canvas import Canvas
from render.kit.fonts import BODY, Style, sizes_from
from render.kit.frames import MARGIN, WIDTH, Pill, asking, end_pill
from render.kit.palette import FADED
from render.kit.sketch import Sprite
from render.kit.text import fit, fit_lines
from render.scene import Scene

SHORT: Final = (
    *("edo-pic-ask-draft-any", "edo-pic-ask-draft-bundle", "edo-pic-ask-draft-city", "edo-pic-ask-ronin"),
    *("edo-pic-ask-land", "edo-pic-ask-send", "edo-pic-ask-plan", "edo-pic-ask-act", "edo-pic-ask-crew"),
    *("edo-pic-ask-walk", "edo-pic-ask-execute", "edo-pic-ask-travel-on", "edo-pic-ask-rally"),
    *("edo-pic-ask-trade-on", "edo-pic-ask-last", "edo-pic-ask-wages", "edo-pic-ask-discard"),
)
"""Questions that the pill asks in a few words."""


PILL: Final = 860
"""The room of the pill of the table at most."""
LEAST: Final = {False: 620, True: 712}
"""The same at least, for one seat or several, so that the strip below the round tells more turns."""
NAMED: Final = 280
"""The room of the head that the name of the game takes, with the distances between all that stands there."""
UPPER: Final = 32
"""The middle of round and phase above the strip of changes."""


def head(
    canvas: Canvas, w: Words, sub: str, note: str, what: Pill | None, room: float = inf, middle: int = 52
) -> tuple[float, float]:
    """Draw the name of the game, the round and the phase around `middle`; the pill at the right.

    Returns the left edges of the round and of the pill.
    """
    start = x = MARGIN + frames.sealed(canvas, w("edo-pic-title"), seal) + 24
    end = WIDTH - MARGIN
    sub_style = Style(38, 800)
    used = fonts.width(sub, sub_style.at(34))
    if what is not None:
        end = frames.pill(canvas, LOOK, what, room=round(min(room, WIDTH - MARGIN - x - used - 40)))
    sub, sub_style = fit(sub, sub_style, end - x - 24, sizes_from(38, 34))
    x += canvas.middle(x, middle, sub, sub_style) + 24
    lines, style = (
        fit_lines(note, BODY.at(34), end - x - 24, 1 if middle < 52 else 2, (34,))
        if end - x > 150
        else ((), BODY)
    )
    if " ".join(lines) == note:
        canvas.lines(x, middle + 1, lines, style, FADED, apart=38)
    return start, end


def round_text(w: Words, view: EdoView) -> str:
    """ "Round 5 of 10". The number of rounds is known, because the match ends with the merchant cards, or
    with the points that somebody has."""
    if not view.round:
        return w("edo-pic-setup")
    left = 0 if reached(view.players, view.printed.goal) else view.stack
    return w("edo-pic-round", round=view.round, rounds=view.round + left)


def phase_text(w: Words, view: EdoView) -> str:
    """The phase in words."""
    if view.phase == "act":
        return w("edo-pic-phase-act", slot=1 if view.turn is None else view.turn.number + 1)
    if view.phase == "setup" and not view.round:
        return ""
    return w(f"edo-pic-phase-{view.phase}")


def short(w: Words, asked: Fact, names: Sequence[str], view: EdoView) -> str:
    """What a seat must do, short enough for the pill."""
    key = asked.key.replace("edo-ask-", "edo-pic-ask-")
    if key not in SHORT:
        return w.say(asked, names)
    action = ""
    if view.turn is not None and asked.key in ("edo-ask-walk", "edo-ask-execute"):
        slots = view.players[view.turn.seat].slots
        if len(slots) > view.turn.number:
            action = w(f"edo-do-{slots[view.turn.number].do}")
    return w(key, action=action)


def table_pill(scene: Scene, view: EdoView, w: Words, names: Sequence[str]) -> Pill | None:
    """The pill: the seats that must act, what they must do, and the officials that have not worked yet."""
    end = end_pill(w, names, scene)
    if end is not None:
        return end
    if view.over:
        best = max((player.total for player in view.players), default=0)
        return Pill(lead=w("edo-pic-phase-over"), say=str(best) if not best else "")
    if not scene.awaited:
        return None
    if len(scene.awaited) > 1:
        who = tuple((seat, names[seat]) for seat, _ in scene.awaited)
        if sum(fonts.width(name, Style(28, 700)) + 100 for _, name in who) > 500:
            who = tuple((seat, "") for seat, _ in who)
        return Pill(lead=w("edo-pic-plans"), who=who)
    seat, asked = scene.awaited[0]
    return asking(w, seat, names[seat], short(w, asked, names, view), at_work(view), large=True)


def at_work(view: EdoView) -> tuple[Sprite, ...]:
    """The officials of the current turn that have not worked yet."""
    if view.phase != "act" or view.turn is None:
        return ()
    slots = view.players[view.turn.seat].slots
    if len(slots) <= view.turn.number:
        return ()
    slot_view = slots[view.turn.number]
    kinds = crew(slot_view.own, slot_view.neutral, slot_view.black, view.turn.seat)
    return tuple(official(kind, 24, True) for kind in kinds[max(0, len(kinds) - view.turn.left) :])


@as_base
def ground(side: str, known: tuple[Spot, ...], privileges: bool) -> Image.Image:
    """The parts that never change within a match: head, map, and the papers of the market."""
    canvas = Canvas(table_ground(side, known))
    lay_papers(canvas, privileges)
    return canvas.image


def paint_table(scene: Scene) -> Canvas:
    """Draw the table that everybody sees."""
    view, w, names = LOOK.opened(scene, EdoView)
    canvas = Canvas(ground(view.side, spots(view, layout(view.side, True)), view.privileges))
    what, upper = table_pill(scene, view, w, names), UPPER if turns(view) else 52
    room = min(PILL, max(LEAST[len(scene.awaited) > 1], WIDTH - NAMED - needed(view, w)))
    x, end = head(canvas, w, round_text(w, view), phase_text(w, view), what, room, upper)
    change_strip(canvas, view, w, names, x, end - x - 24)
    with canvas.part():
        market(canvas, view, w)
    goal(canvas, view, w)
    paint_board(canvas, view, layout(view.side, True), w)
    seat_panels(canvas, view, names, {seat for seat, _ in scene.awaited}, scene.gold)
    return canvas
