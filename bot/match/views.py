"""Looking: positions, lists and logs, each as its reader may see it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from msgspec import UNSET
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Fact, Score, Seat
from bot.match.context import Table, uncancelled
from bot.match.errors import Broken, NothingToUndo, NotStarted, UndoAnswered, UnknownMatch
from bot.match.history.replay import Hearing, last_turn, standing
from bot.match.models import Brief, LogLine, Look, Mine
from bot.match.play.effects import Committer
from bot.match.play.undo import own_last
from bot.match.transfer.record import LogExport, MatchExport, encode
from bot.store import StepRow, matches


class Shows(Committer):
    """Part of `Tables`; see `bot.match.api` for what each method does and refuses."""

    @uncancelled
    async def brief(self, match_id: int) -> Brief:
        async with self._reading() as db:
            return await self._read_brief(db, match_id)

    @uncancelled
    async def look(self, match_id: int, user: int | None = None, *, since: int | None = None) -> Look:
        async with self._reading() as db:
            table = await self._started(db, match_id)
            seat = table.seat_of(user)
            return await self._look(db, table, None if seat is None else seat.seat, since)

    @uncancelled
    async def look_seat(self, match_id: int, seat: Seat | None, *, since: int | None = None) -> Look:
        async with self._reading() as db:
            return await self._look(db, await self._started(db, match_id), seat, since)

    @uncancelled
    async def mine(self, user: int, *, over: bool = False) -> tuple[Mine, ...]:
        async with self._reading() as db:
            briefs = await self._briefs(db, await matches.of_user(db, user, over=over))
        found = []
        for brief in briefs:
            player = next(player for player in brief.players if player.user == user)
            found.append(Mine(brief=brief, seat=player.seat, my_turn=player.awaited))
        return tuple(sorted(found, key=_urgency))

    @uncancelled
    async def in_channel(self, channel: int) -> tuple[Brief, ...]:
        async with self._reading() as db:
            briefs = await self._briefs(db, await matches.in_channel(db, channel))
        return tuple(sorted(briefs, key=lambda brief: -brief.match))

    @uncancelled
    async def log(self, match_id: int, user: int | None = None) -> tuple[LogLine, ...]:
        async with self._reading() as db:
            table = await self._started(db, match_id)
            seat = table.seat_of(user)
            hearing = await self._hearing(db, table, 1)
        return _lines(hearing, None if seat is None else seat.seat)

    @uncancelled
    async def export(self, match_id: int, user: int | None = None) -> bytes:
        async with self._reading() as db:
            table = await self._started(db, match_id)
            brief, row = self._brief(table.row, table.seats), table.row
            if brief.secret is None:
                # A running match: what everybody knows, whoever asks; files get passed on.
                lines = _lines(await self._hearing(db, table, 1), None)
                return encode(
                    LogExport(
                        uid=row.uid,
                        game=row.game,
                        seats=row.seats,
                        options=table.options,
                        names=brief.names,
                        commitment=brief.commitment or "",
                        lines=tuple((line.seat, line.fact, line.at, line.undone) for line in lines),
                    )
                )
            rows = await self._rows(db, table)
            score = table.rules.score(await self._position(db, table)) if row.state == "over" else None
        return encode(self._whole(table, rows, bytes.fromhex(brief.secret), score))

    # -- shared ------------------------------------------------------------------------------------------

    def _whole(
        self, table: Table, rows: Sequence[StepRow], secret: bytes, score: Score | None
    ) -> MatchExport:
        """Everything of a match, secret and hands included."""
        row, brief = table.row, self._brief(table.row, table.seats)
        return MatchExport(
            uid=row.uid,
            game=row.game,
            rules_version=row.rules_version,
            data_fingerprint=row.data_fingerprint,
            seats=row.seats,
            options=table.options,
            names=brief.names,
            commitment=brief.commitment or "",
            secret=secret.hex(),
            state=row.state,
            steps=tuple((step.seat, step.move, step.at) for step in rows),
            totals=None if score is None else tuple(place.total for place in score.places),
            batches=tuple(len(list(group)) for _, group in groupby(rows, lambda step: step.batch)),
            started_at=UNSET if row.started_at is None else row.started_at,
            ended_at=UNSET if row.ended_at is None else row.ended_at,
        )

    async def _started(self, db: AsyncConnection, match_id: int) -> Table:
        table = await self._table(db, match_id)
        if table.row.started_at is None:
            raise NotStarted
        return table

    async def _briefs(self, db: AsyncConnection, ids: Sequence[int]) -> list[Brief]:
        seats = await matches.seats_of_many(db, ids)
        return [self._brief(row, seats[row.id]) for row in await matches.find_many(db, ids)]

    async def _look(self, db: AsyncConnection, table: Table, seat: Seat | None, since: int | None) -> Look:
        rules = table.rules
        own = next((one for one in table.seats if one.seat == seat), None)
        if seat is not None and own is None:
            raise UnknownMatch
        state = await self._position(db, table)
        running = table.row.state == "running"
        to_act = rules.to_act(state) if running else ()
        view = rules.view(state, seat)
        changing = running and own is not None and own.seat in rules.may_change(state)
        return Look(
            brief=self._brief(table.row, table.seats),
            seat=seat,
            view=view,
            to_act=to_act,
            awaited=tuple((one, rules.prompt(state, one)) for one in to_act),
            prompt=(view.asked or rules.prompt(state, seat)) if seat is not None and seat in to_act else None,
            duty=None if own is None else own.duty,
            caption=await self._caption(db, table, seat, since),
            score=rules.score(state) if table.row.state == "over" else None,
            may_change=changing,
            may_undo=changing or (running and seat is not None and await self._may_undo(db, table, seat)),
            hand_missed=own is not None and own.hand_missed,
        )

    async def _caption(
        self, db: AsyncConnection, table: Table, seat: Seat | None, since: int | None
    ) -> tuple[Fact, ...]:
        """A match that no longer replays has no captions, and goes on."""
        try:
            if since is None:
                since = last_turn(standing(await self._rows(db, table)))
            return () if since is None else (await self._hearing(db, table, since)).since(seat, since)
        except Broken:
            return ()

    async def _may_undo(self, db: AsyncConnection, table: Table, seat: Seat) -> bool:
        stack = standing(await self._rows(db, table))
        cached = self._cached(table)
        tail = cached.tail if cached is not None else None
        try:
            if tail is None:
                tail = (await self._chronicle(db, table)).tail
            state = await self._position(db, table)
            own_last(table.rules, stack, [*[None] * (len(stack) - len(tail)), *tail, state], seat)
        except (NothingToUndo, UndoAnswered, Broken):
            return False
        return True


def _lines(hearing: Hearing, listener: Seat | None) -> tuple[LogLine, ...]:
    return tuple(
        LogLine(number, line.seat, line.fact, line.at, line.n in hearing.undone and not line.undoes)
        for number, line in enumerate(hearing.lines[listener], 1)
    )


def _urgency(mine: Mine) -> tuple[bool, bool, int, int]:
    """My turn first, longest waiting first; then running, lobbies, finished, each newest first."""
    brief = mine.brief
    since = next((one.awaited_since or 0 for one in brief.players if one.seat == mine.seat), 0)
    finished = brief.state not in ("lobby", "running")
    return (not mine.my_turn, finished, since if mine.my_turn else 0, -(brief.moved_at or brief.opened_at))
