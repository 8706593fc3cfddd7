"""Draw the head of all pictures: title, round and phase, whose turn it is; below it the last turn in
pictures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.core import Fact
from bot.games.bora_bora.view import View
from bot.text import Words
from render.bora_bora.theme import LOOK
from render.kit import fonts
from render.kit.canvas import Canvas
from render.kit.fonts import BODY, NAME, TITLE
from render.kit.frames import HEAD, MARGIN, WIDTH, Pill, awaited_pill, end_pill, pill
from render.kit.palette import FADED, INK
from render.kit.text import fit
from render.scene import Scene

APART: Final = 60
"""From the strip to the round."""
LEAST: Final = 34
"""The least size of round and phase, used beside the widest pill."""


def phase(w: Words, view: View) -> str:
    """The phase in a few words."""
    if view.phase == "A":
        return w("bb-pic-phase-A", lap=view.lap, laps=view.printed.dice)
    return w(f"bb-pic-phase-{view.phase}")


def when(w: Words, view: View) -> str:
    """The text "round ... of ..."."""
    return w("bb-pic-round", round=view.round, rounds=view.printed.rounds)


def head(
    canvas: Canvas,
    scene: Scene,
    w: Words,
    names: Sequence[str],
    heading: str | None = None,
    question: Fact | None = None,
    strip: float | None = None,
) -> None:
    """Draw the title at the left and the pill at the right. Round and phase stand beside the title or, if the
    head has a line below them whose `strip` ends early enough, at the right end of that line."""
    view = scene.view_of(View)
    text = heading or w("bb-pic-title")
    what: Pill | None = awaited_pill(w, names, scene.awaited, question)
    if what is not None and view.viewer is None:
        what = replace(what, large=True)
    end = end_pill(w, names, scene)
    if end is not None:
        what = end
    elif view.over:
        what = Pill(lead=w("bb-pic-over"))
    text, style = fit(text, TITLE, 620, (60, 52, 46))
    used = MARGIN + fonts.width(text, style) + 34
    first, second = when(w, view), phase(w, view)
    need = max(fonts.width(first, NAME.at(LEAST)), fonts.width(second, BODY.at(LEAST))) + 2
    left = float(WIDTH - MARGIN)
    if what is not None:
        left = pill(canvas, LOOK, what, room=round(max(620, left - used - need - 40)))
    canvas.words(MARGIN - 4, 74, text, style)
    second = "" if view.over else second
    right, bold, plain = float(WIDTH - MARGIN), NAME.at(36), BODY.at(LEAST)
    if strip is not None:
        begins = right - fonts.width(second, plain)
        lead = begins - (18 if second else 0) - fonts.width(first, bold)
        if lead > strip + APART:
            canvas.words(lead, HEAD + 40, first, bold, INK)
            canvas.words(begins, HEAD + 40, second, plain, FADED)
            return
    room = left - used - 24
    if room < 90:
        return
    upper, big = fit(first, NAME, room, (36, LEAST))
    canvas.words(used, 48 if second else 66, upper, big, INK)
    if second:
        lower, small = fit(second, BODY, room, (LEAST,))
        canvas.words(used, 86, lower, small, FADED)
