"""Matches come from files and go into files: a finished one to be looked at, or, from operator to operator, a
running one to go on.

Anybody can make up a whole match with a secret of one's own; therefore a finished match from a file belongs
to nobody, and counts in no results and ratings. A running one passes from operator to operator: its file
holds what the players must not see.
"""

from __future__ import annotations

import asyncio
import logging

import msgspec
from msgspec import UNSET
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Who, fact
from bot.match.changing.context import Context, Service, read
from bot.match.changing.transaction import NEW_MATCH, Tx, change
from bot.match.engine.computers import LEVELS, USUAL
from bot.match.engine.models import NEWEST, Brief, Manager, Place
from bot.match.engine.rows import as_stored, bot_moves
from bot.match.errors import HandedOver, Late, MatchHere, MatchOver
from bot.match.fairness.reading import Incoming, read_match, step_rows
from bot.match.fairness.record import (
    Handover,
    MatchExport,
    Sitting,
    TimeControlRecord,
    encode,
    export_of,
    installation,
    last_passage,
    must_be_for_us,
    note_passage,
    record_of,
)
from bot.match.fairness.verify import Proven
from bot.match.hosting.settings import must_allow_place
from bot.match.outbox.messages import Board, FinalBoard
from bot.match.outbox.posted import News
from bot.match.running.clocks import known_of, turns
from bot.match.timing import clock as clocks
from bot.match.timing.clock import read_time_control, written
from bot.store import due, guilds, matches, outbox, people, plans, proposals, steps
from bot.store.engine import as_text
from bot.text.escape import discord_safe

log = logging.getLogger(__name__)


class Transfer(Service):
    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._one = asyncio.Lock()

    @read
    async def export(self, match_id: int, user: int | None = None) -> bytes:
        """The match as JSON. Finished: everything, secret included; `verify` checks it. Running: only what
        the public log shows, without notation, whoever asks: files get passed on. Raises: UnknownMatch,
        NotStarted."""
        async with self.context.reading() as db:
            return await export_of(self.context, db, await self.context.load_started(db, match_id))

    async def read_file(
        self, data: bytes, place: Place | None = None, *, by_operator: bool = False, older: bool = False
    ) -> Incoming:
        """Read and prove a file, one at a time. `place`: the place for the match, if it has to be checked.
        `by_operator`: a running match is allowed, too. `older`: so is a file of an older version, which names
        no installation.

        Raises: BadFile, MatchHere, ClosedChannel.
        """
        async with self._one:
            incoming = await asyncio.to_thread(read_match, data, self.context.games, by_operator)
        async with self.context.reading() as db:
            if place is not None:
                await must_allow_place(db, place)
            await _gone_from_here(db, incoming.match)
            if incoming.handover is not None:
                await must_be_for_us(db, incoming.handover, older=older)
        return incoming

    async def bring_in(
        self,
        place: Place,
        incoming: Incoming,
        *,
        by: Manager | None,
        language: str | None = None,
        key: str | None = None,
    ) -> Brief:
        """Write a match down and post it: a finished one with its last board and all there is to keep of it,
        a running one with its board, the hands, and pings of those who must act.

        Args:
            by: the manager of the server who imports the match; None: the operator does.
            language: of public posts (of a finished match).

        Raises: MatchHere, ClosedChannel.
        """
        return await self._bring_in(by, place, incoming, language, key=key)

    @change(of=NEW_MATCH)
    async def _bring_in(
        self,
        tx: Tx,
        by: Manager | None,
        place: Place,
        /,
        incoming: Incoming,
        language: str | None,
        *,
        key: str | None = None,
    ) -> Brief:
        left = await _gone_from_here(tx.db, incoming.match)
        if incoming.handover is not None:
            # `read_file` has checked whether a file of an older version is allowed.
            number = await must_be_for_us(tx.db, incoming.handover, older=True)
            await note_passage(tx.db, incoming.match.uid, number, tx.now)
        if left is not None:  # the old rows stay as they are; the match gets a new number
            await matches.note(tx.db, left, uid=f"{incoming.match.uid}-{left}")
        if by is not None:
            await must_allow_place(tx.db, place)
        match = await tx.load(await _add(tx, place, incoming, language))
        if incoming.handover is None:
            await _show(tx, by)
        else:
            await _go_on_here(tx, incoming.proven)
        brief = await tx.brief()
        tx.then.append(lambda: log.info("match %s: read in from a file, %s", match.id, brief.state))
        return brief

    @read
    async def recorded(self, manager: Manager) -> tuple[Brief, ...]:
        """The newest matches of the manager's server that have begun."""
        async with self.context.reading() as db:
            briefs = await self.context.briefs(db, await guilds.begun(db, manager.guild, NEWEST))
        return tuple(sorted(briefs, key=lambda brief: -brief.match))

    async def installation(self) -> str:
        """The id of this installation, for operators who hand matches over to it."""
        async with self.context.store.write() as db:
            return await installation(db, self.context.token_bytes, self.context.now())

    @read
    async def whole(self, match_id: int, to: str = "") -> tuple[bytes, int]:
        """A match as a file with all that is secret, for the operator alone; and the revision it is of.

        Args:
            to: the installation that a running match will be handed over to. Without it the file is a copy.

        Raises: UnknownMatch, NotStarted, HandedOver, MatchOver (a lobby that was closed), Broken.
        """
        async with self.context.reading() as db:
            match = await self.context.load_started(db, match_id)
            row = match.row
            if row.state == "closed" or row.secret is None:
                raise MatchOver if row.secret is None else HandedOver
            record = await record_of(self.context, db, match, row.secret)
            passage = 1 + max(0, await last_passage(db, row.uid))
        if row.state != "running":
            return encode(record), row.revision
        now = self.context.now()
        stopped = min(now, row.paused_at or now)
        sitting = tuple(
            as_stored(
                Sitting,
                seat,
                clock=clocks.end(clocks.read_clock(seat.clock), stopped),
                computer=seat.computer or UNSET,
            )
            for seat in match.seats
        )
        handover = as_stored(
            Handover,
            row,
            match=record,
            sitting=sitting,
            time_control=TimeControlRecord.of(read_time_control(row.time_control)),
            paused=row.paused_at is not None,
            board="newest" if row.board == "newest" else "all",
            to=to,
            passage=passage,
        )
        return encode(handover), row.revision

    @change
    async def hand_over(self, tx: Tx, match_id: int, revision: int, /) -> None:
        """A running match goes on elsewhere: it stops here, and its secret stays secret.

        Args:
            revision: that of the file.

        Raises: as `whole`; Late (somebody has moved since).
        """
        tx.match.must_run()
        row = tx.match.row
        if row.revision != revision:
            raise Late
        await tx.change(state="closed", ended_at=tx.now)
        await note_passage(tx.db, row.uid, 1 + max(0, await last_passage(tx.db, row.uid)), tx.now)
        seats = [seat.seat for seat in tx.match.seats]
        for seat in seats:
            await tx.change_seat(seat, awaited=False, awaited_since=None)
        for kind in (due.SEAT, due.AUTOPILOT):
            await due.cancel(tx.db, match_id, kind, seats)
        await plans.drop_draft(tx.db, match_id)
        for waiting in await outbox.untried(tx.db, match_id):
            if waiting.kind in ("board", "refresh", "hand"):
                await outbox.drop(tx.db, waiting.id)
        async with tx.enqueue() as out:
            out.notice(fact("table-handed-over"))
            if row.board_message is not None and row.board_channel is not None:
                out.remove_buttons(row.board_message, row.board_channel, delete=False)
            await out.hands_are_over(fact("table-handed-over"))
        tx.then.append(lambda: log.info("match %s: handed over to another installation", match_id))


async def _add(tx: Tx, place: Place, incoming: Incoming, language: str | None) -> int:
    """The match with its log, position and seats; nothing is posted yet."""
    match, over, now = incoming.match, incoming.handover, tx.now
    rows = list(step_rows(match))
    began = match.started_at if match.started_at is not UNSET else rows[0].at if rows else now
    running = over is not None
    ended = None if running else match.ended_at if match.ended_at is not UNSET else rows[-1].at
    number = await matches.add(
        tx.db,
        uid=match.uid,
        game=match.game,
        rules_version=match.rules_version,
        data_fingerprint=match.data_fingerprint,
        seats=match.seats,
        options=as_text(incoming.proven.options),
        state=match.state,
        host=0 if over is None else over.host,
        **place.columns,
        language=over.language if over is not None else language or "en",
        board="all" if over is None else over.board,
        secret=bytes.fromhex(match.secret),
        steps=len(rows),
        draws=incoming.proven.draws,
        public_version=max(1, incoming.proven.log_lines),
        opened_at=began if over is None else over.opened_at,
        started_at=began,
        ended_at=ended,
        moved_at=rows[-1].at if rows else began,
        time_control=None if over is None else written(over.time_control.value),
        paused_at=now if over is not None and over.paused else None,
        imported_at=now,
        computers=over is not None and any(seated.computer is not UNSET for seated in over.sitting),
    )
    await tx.context.rules.keep(tx.db, incoming.proven.rules)
    await steps.append(tx.db, number, rows)
    await steps.save_snapshot(tx.db, number, len(rows), msgspec.json.encode(incoming.proven.state))
    for seat, name in enumerate(match.names):
        sitting = None if over is None else over.sitting[seat]
        if sitting is None or sitting.user is None:
            values: dict[str, object] = {"known_as": name}
        else:
            values = {}
            if await people.find(tx.db, sitting.user) is None:
                await people.remember(tx.db, sitting.user, name, sitting.locale)
        if sitting is not None:
            values |= {"autopilot": sitting.autopilot, "substitute": sitting.substitute}
            values |= {"clock": sitting.clock.written()}
            values |= {"computer": _level(sitting)}
        await matches.seat(tx.db, number, seat, None if sitting is None else sitting.user, **values)
    return number


def _level(sitting: Sitting) -> str | None:
    """The level of a computer; a level that this program does not know becomes the usual one."""
    if sitting.computer is UNSET:
        return None
    return sitting.computer if sitting.computer in LEVELS else USUAL


async def _show(tx: Tx, by: Manager | None) -> None:
    news = fact("table-imported") if by is None else fact("table-imported-by", by=discord_safe(by.name))
    async with tx.enqueue() as out:
        out.notice(news)
        await out.board(FinalBoard())
        out.parcel()


async def _go_on_here(tx: Tx, proven: Proven) -> None:
    """A running match: whoever must act has a new turn token, with a whole turn's time."""
    match, state, now = tx.match, proven.state, tx.now
    to_act = match.rules.to_act(state)
    known = await known_of(tx.db, (seat.user for seat in match.seats))
    times = await turns(tx, known, actor=None, to_act=to_act, new=to_act)
    begun = [
        matches.TurnValues(seat.seat, 1, True, now, times.get(seat.seat, seat.clock))
        for seat in match.seats
        if seat.seat in to_act
    ]
    await matches.set_turns(tx.db, match.id, begun)
    empty = [seat.seat for seat in match.seats if seat.user is None and not bot_moves(seat)]
    for seat in empty:
        await proposals.put(tx.db, match.id, proposals.ABSENT, seat)
    pings = tuple(
        (seat.seat, 1)
        for seat in match.seats
        if seat.seat in to_act and seat.user is not None and not seat.autopilot
    )
    hands = [
        (seat.seat, seat.user)
        for seat in match.seats
        if seat.user is not None and any(match.rules.hand(state, seat.seat))
    ]
    async with tx.enqueue() as out:
        out.notice(fact("table-imported-running"))
        await out.board(Board(pings=pings, first=True, public_version=match.row.public_version))
        for seat in empty:
            out.notice(fact("table-person-gone", who=Who(seat), seat=seat), purpose=News(seat))
        await out.hands(hands)


async def _gone_from_here(db: AsyncConnection, match: MatchExport) -> int | None:
    """The number that a match had here before it was handed over and came back; None: it was never here.

    Raises: MatchHere (it is here, or something else calls itself so)."""
    number = await matches.by_uid(db, match.uid)
    if number is None:
        return None
    row = await matches.find(db, number)
    if row is None or row.state != "closed" or row.secret is None or row.secret.hex() != match.secret:
        raise MatchHere
    return number
