"""What can be asked of a finished match: whether it was fair, and who was lucky."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from bot.match.changing.context import Context, read
from bot.match.engine.replay import standing
from bot.match.engine.rows import Match
from bot.match.errors import Unfinished
from bot.match.fairness.luck import Luck, luck
from bot.match.fairness.record import export_of
from bot.match.fairness.verify import Report, verify

REPORTS: Final = 64
"""Luck reports that are kept: everybody looks at those of matches that have just ended."""


class Fairness:
    def __init__(self, context: Context) -> None:
        self.context = context
        self._reports: OrderedDict[int, tuple[int, asyncio.Task[Luck]]] = OrderedDict()
        """Luck reports at step n, made or in the making."""

    @read
    async def verify(self, match_id: int) -> Report:
        """Check every draw and every move of a finished match. Raises: UnknownMatch, Unfinished."""
        async with self.context.reading() as db:
            match = await self.context.load(db, match_id)
            if match.brief.secret is None:
                raise Unfinished
            match.must_have_started()
            data = await export_of(self.context, db, match)
        return await asyncio.to_thread(verify, data, self.context.games)

    @read
    async def luck(self, match_id: int) -> Luck:
        """What chance brought in a finished match, compared with what was to be expected.

        Raises: UnknownMatch, NotStarted, Unfinished, Broken.
        """
        async with self.context.reading() as db:
            match = await self.context.load_started(db, match_id)
            if match.row.state == "running":
                raise Unfinished
        known = self._reports.get(match_id)
        if known is None or known[0] != match.row.steps or _failed(known[1]):
            task = self.context.store.start(self._reckoned(match))
            known = self._reports[match_id] = match.row.steps, task
        self._reports.move_to_end(match_id)
        while len(self._reports) > REPORTS:
            self._reports.popitem(last=False)
        return await asyncio.shield(known[1])

    async def _reckoned(self, match: Match) -> Luck:
        async with self.context.reading() as db:
            rows, log = await self.context.positions.whole(db, match)
        return await asyncio.to_thread(luck, match.rules, match.row.seats, standing(rows), log)


def _failed(task: asyncio.Task[Luck]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
