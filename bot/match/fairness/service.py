"""What can be asked of a finished match: is it fair, and who was lucky."""

from __future__ import annotations

import asyncio
from typing import Final

from bot.match.context import Table, uncancelled
from bot.match.errors import Unfinished
from bot.match.fairness.luck import Luck, luck
from bot.match.fairness.verify import Report, verify
from bot.match.history.replay import standing
from bot.match.history.timeline import Stories

REPORTS: Final = 64
"""Luck reports that are kept: everybody looks at those of matches that have just ended."""


class Proofs(Stories):
    """Part of `Tables`; see `bot.match.api` for what each method does and refuses."""

    async def verify(self, match_id: int) -> Report:
        if (await self.brief(match_id)).secret is None:
            raise Unfinished
        return await asyncio.to_thread(verify, await self.export(match_id), self.games)

    @uncancelled
    async def luck(self, match_id: int) -> Luck:
        async with self._reading() as db:
            table = await self._started(db, match_id)
            if table.row.state == "running":
                raise Unfinished
        known = self._lucks.get(match_id)
        if known is None or known[0] != table.row.steps or _failed(known[1]):
            known = self._lucks[match_id] = table.row.steps, self.store.start(self._reckoned(table))
        self._lucks.move_to_end(match_id)
        while len(self._lucks) > REPORTS:
            self._lucks.popitem(last=False)
        return await asyncio.shield(known[1])

    async def _reckoned(self, table: Table) -> Luck:
        async with self._reading() as db:
            rows, told = await self._leafed(db, table)
        return await asyncio.to_thread(luck, table.rules, table.row.seats, standing(rows), told)


def _failed(task: asyncio.Task[Luck]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
