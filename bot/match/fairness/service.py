"""What can be asked of a finished match: whether it was fair, and who was lucky."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from bot.match.changing.context import Context, Service, read
from bot.match.engine.replay import standing
from bot.match.engine.rows import Match
from bot.match.errors import Unfinished
from bot.match.fairness.luck import Luck, luck
from bot.match.fairness.record import export_of
from bot.match.fairness.verify import Report, verify
from bot.runtime.memo import Memo

REPORTS: Final = 64
"""Luck reports that are kept: everybody looks at those of matches that have just ended."""


class Fairness(Service):
    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._reports = Memo[Luck](REPORTS, context.store.start)
        """Luck reports by match and last step."""

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
        key = match_id, match.row.steps
        return await self._reports.get(key, partial(self._reckoned, match), lasting=True)

    async def _reckoned(self, match: Match) -> Luck:
        async with self.context.reading() as db:
            rows, log = await self.context.positions.whole(db, match)
        return await asyncio.to_thread(luck, match.rules, match.row.seats, standing(rows), log)
