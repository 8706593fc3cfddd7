"""What can be shown of a finished match when nothing is hidden any more: curves of points, and its draws."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from bot.core import CHANCE, AnyRules
from bot.core.chance import outcomes
from bot.match.changing.context import Service, read
from bot.match.engine.models import OVER
from bot.match.engine.moments import moments
from bot.match.engine.replay import Replay
from bot.match.engine.rows import Match
from bot.match.errors import Unfinished
from bot.match.views.leads import points_at
from bot.store import StepRow

MOST_POINTS = 200
"""The most positions in a curve. In a longer match every second, third, ... position is judged."""


class Curve(msgspec.Struct, frozen=True):
    """The points that the seats will probably have at the end, estimated in one position; in the last
    position, their real points."""

    n: int
    worth: tuple[float, ...]


class Draw(msgspec.Struct, frozen=True, array_like=True):
    """An answer of chance: what was drawn, and from what."""

    drawn: str
    outcomes: tuple[tuple[str, int], ...]
    """Notation and weight, in the order in which the rules list them."""


class Finished(Service):
    """Reads matches that are over."""

    @read
    async def curves(self, match_id: int) -> tuple[Curve, ...]:
        """How each seat stood in the course of the match; () if the game cannot tell.

        Raises: UnknownMatch, NotStarted, Unfinished, Broken.
        """
        match, rows, replayed = await self._whole(match_id)
        return await asyncio.to_thread(curves, match.rules, match.row.seats, rows, replayed)

    @read
    async def draws(self, match_id: int) -> tuple[Draw, ...]:
        """Every answer of chance in order, those that were taken back included.

        Raises: UnknownMatch, NotStarted, Unfinished, Broken.
        """
        match, rows, replayed = await self._whole(match_id)
        start = match.rules.start(match.row.seats, match.options)
        return await asyncio.to_thread(draws, match.rules, start, rows, replayed)

    async def _whole(self, match_id: int) -> tuple[Match, list[StepRow], Replay]:
        async with self.context.reading() as db:
            match = await self.context.load_started(db, match_id)
            if match.row.state not in OVER:
                raise Unfinished
            return match, *await self.context.positions.whole(db, match)


def curves(rules: AnyRules, seats: int, rows: Sequence[StepRow], replayed: Replay) -> tuple[Curve, ...]:
    """Judge the public's moments. Takes time: run it in a thread."""
    if rules.heuristic is None:
        return ()
    story = moments(rows, replayed, None)
    step = -(-len(story) // MOST_POINTS)
    shown = sorted({*range(0, len(story), max(1, step)), len(story) - 1} - {-1})
    return tuple(
        Curve(at + 1, tuple(round(point, 1) for point in points_at(rules, story[at].state, seats)))
        for at in shown
    )


def draws(rules: AnyRules, start: object, rows: Sequence[StepRow], replayed: Replay) -> tuple[Draw, ...]:
    """Takes time: run it in a thread."""
    listed = []
    for before, row in zip((start, *replayed.after), rows, strict=False):
        if row.seat == CHANCE:
            drawn = tuple((str(move), weight) for move, weight in outcomes(rules, before))
            listed.append(Draw(row.move, drawn))
    return tuple(listed)
