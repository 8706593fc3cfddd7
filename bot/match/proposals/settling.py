"""What players have asked of each other is decided as soon as nobody's consent is lacking any more: also when
the only one who had not answered has gone."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.match.context import Table
from bot.match.proposals.end import Ends
from bot.match.proposals.time import Agreements, voices
from bot.match.proposals.undo import Consents, lacks_nobody
from bot.store import asks, due


class Settling(Consents, Ends, Agreements):
    """Part of `Tables`."""

    async def _settle_open(self, db: AsyncConnection, match_id: int) -> None:
        """Somebody's voice does not count any more. In the transaction in which that came to be."""
        table = await self._table(db, match_id)
        if table.row.state != "running":
            return
        if self._all_want_to_end(table):
            async with self._post(db, match_id) as post:
                await self._end(db, table, post)
            return
        for asked in await asks.of_match(db, match_id):
            if asked.kind == asks.EXTEND:
                await self._grant_if_all(db, table, asked)
            elif asked.kind == asks.PAUSE and table.row.paused_at is None:
                present = voices(table)
                if present and present <= set(asked.granted):
                    await self._pause(db, table)
            elif asked.kind == asks.UNDO and lacks_nobody(table, asked):
                # Taking back replays the match, too long for a transaction: `settle_undos` does it next.
                await due.plan(db, match_id, due.SETTLE, due.WHOLE, self.now())

    def _all_want_to_end(self, table: Table) -> bool:
        """Who is played for holds nobody up; but where only such are left, nobody has to end anything."""
        voters = [one for one in table.seats if one.seat in voices(table)]
        return bool(voters) and all(one.end_vote for one in voters)
