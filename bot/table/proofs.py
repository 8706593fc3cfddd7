"""What can be asked of a finished match: is it fair, and who was lucky."""

from __future__ import annotations

import asyncio

from bot.table.desk import uncancelled
from bot.table.errors import Unfinished
from bot.table.history import standing
from bot.table.luck import Luck, luck
from bot.table.story import Stories
from bot.table.verify import Report, verify


class Proofs(Stories):
    """Part of `Tables`; see `bot.table.api` for what each method does and refuses."""

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
            rows, told = await self._leafed(db, table)
        return await asyncio.to_thread(luck, table.rules, table.row.seats, standing(rows), told)
