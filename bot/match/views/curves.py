"""The points of a match from its beginning on, as the public knows them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.core import AnyRules, CurvePoint
from bot.match.engine.moments import Moment

MOST: Final = 160
"""The most positions in a curve. From a longer match it takes every second, third, ... position."""


def curve_points(
    rules: AnyRules, story: Sequence[Moment], seats: int, *, over: bool
) -> tuple[CurvePoint, ...]:
    """How the seats stood at the moments of the public's story; () if the game does not tell. Takes time: run
    it in a thread.

    Args:
        over: the match is over, so points that only a seat itself knew are shown, too.
    """
    step = -(-len(story) // MOST)
    shown = sorted({*range(0, len(story), max(1, step)), len(story) - 1} - {-1})
    curve = []
    for at in shown:
        state = story[at].state
        view = rules.view(state, None)
        points = view.points_now
        if len(points) != seats:
            return ()
        if over:
            points = tuple(
                rules.view(state, seat).points_now[seat] if value is None else value
                for seat, value in enumerate(points)
            )
        curve.append(CurvePoint(at + 1, view.round, points))
    return tuple(curve)
