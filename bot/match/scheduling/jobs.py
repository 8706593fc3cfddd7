"""What the bot does by itself when a moment has come: reminders, the end of a turn's time, old lobbies."""

from __future__ import annotations

import logging

from msgspec.structs import replace

from bot.core import Fact, Seat, Who, fact
from bot.match.changing.context import Context
from bot.match.changing.transaction import Tx, change, read
from bot.match.errors import Broken, UserError
from bot.match.finding.alerts import announce
from bot.match.lobby.opening import LOBBY_KEPT
from bot.match.lobby.starting import Starting
from bot.match.outbox.messages import Board
from bot.match.outbox.purposes import Reminder
from bot.match.play.plans import Plans
from bot.match.proposals import machine
from bot.match.proposals.service import Proposals
from bot.match.results import tally
from bot.match.running import clocks, presence
from bot.match.running.clocks import NOTHING, Known, next_reminder, people_of, set_clocks
from bot.match.running.following import call_if_away
from bot.match.scheduling.tidying import tidy_up
from bot.match.seats import automatic
from bot.match.seats.automatic import AutomaticTurns
from bot.match.timing.clock import DAY, Clock, read_clock, read_time_control
from bot.match.timing.person_settings import calm_until
from bot.store import SeatRow, due, events, matches, people, proposals, results, steps
from bot.store.due import DueRow

log = logging.getLogger(__name__)


class Jobs:
    """Does what due rows stand for; `bot.match.scheduling.scheduler` calls it."""

    def __init__(self, context: Context, proposals: Proposals, automatic: AutomaticTurns) -> None:
        self.context, self._proposals, self.automatic = context, proposals, automatic
        self._plans = Plans(context)
        self._starting = Starting(context)

    @read
    async def due(self, limit: int, *, autopilot: bool | None = None) -> tuple[DueRow, ...]:
        """Rows whose moment has come, of the matches that this process looks after, the longest overdue
        first.

        Args:
            autopilot: only turns that the bot takes, or all but those.
        """
        async with self.context.reading(single=True) as db:
            ripe = await due.ripe(
                db, self.context.now(), limit, autopilot=autopilot, shards=self.context.shards
            )
            return tuple(ripe)

    async def run(self, row: DueRow) -> None:
        """Do what a row stands for, if there is still anything to do. It is done once, even after a crash."""
        if row.kind == due.AUTOPILOT:
            await self.automatic.take_turn(row)
        elif row.kind == due.SETTLE:
            await self._proposals.settle(
                row.match
            )  # nothing is settled twice if it stops before the next line
            await self._done(row.match, row)
        elif row.kind == due.ORDER:
            await self._plans.run(row.match, row)
        elif row.kind == due.START:
            await self._starting.run(row)
        else:
            await self._run(row.match, row)

    @change
    async def _run(self, tx: Tx, match_id: int, row: DueRow, /) -> None:
        """The row is taken in the same transaction as the work that it stands for."""
        if not await due.take(tx.db, row):
            return
        if row.kind == due.EXPIRE:
            await _expire(tx)
        elif row.kind == due.TIDY:
            await tidy_up(tx)
        elif row.kind == due.ANNOUNCE:
            await announce(tx)
        elif row.kind == due.CALL:
            await call_if_away(tx, row.seat)
        elif row.kind == due.KEPT:
            pass  # it is looked at again, as all others
        else:
            await _look_at_turn(tx, row.seat)

    @change
    async def _done(self, tx: Tx, match_id: int, row: DueRow, /) -> None:
        await due.take(tx.db, row)

    async def put_off(self, row: DueRow, milliseconds: int) -> None:
        """Something went wrong with a row: try it again only after that time."""
        async with self.context.store.write() as db:
            if await due.take(db, row):
                await due.schedule(db, row.match, row.kind, row.seat, self.context.now() + milliseconds)

    async def post_restored(self) -> None:
        """Show the board of every running match again after a backup was restored, without a ping."""
        async with self.context.store.write() as db:
            if await steps.take_note(db, steps.RESTORED):
                for match_id in await matches.running(db):
                    async with self.context.enqueue(db, match_id) as out:
                        await out.board(Board())

    async def start_clocks(self) -> None:
        """Turns that began before there were clocks get one that has run since then, and with it their
        reminders. Once, at the start of the program; repeated after a crash."""
        async with self.context.reading() as db:
            left = await matches.clockless(db)
        for match_id in left:
            try:
                await self._start_clocks(match_id)
            except Broken:  # a game this program does not have; the others must not wait for it
                log.warning("match %s: its turns stay without a clock", match_id)

    @change
    async def _start_clocks(self, tx: Tx, match_id: int, /) -> None:
        await clocks.start_missing(tx)

    async def record_missing(self) -> None:
        """Matches that ended before results were kept: read from their final positions, oldest first. What
        cannot be read any more has no result."""
        async with self.context.reading() as db:
            left = await results.missing(db)
        for match_id in left:
            try:
                await self._record(match_id)
            except UserError as error:
                log.warning("match %s has no result: %s", match_id, error)
            except Exception:  # an old position that today's rules cannot score must not hold up the others
                log.exception("match %s has no result", match_id)

    @change(reads_first=True)
    async def _record(self, tx: Tx, match_id: int, /) -> None:
        score = tx.match.rules.score(await tx.state())
        await tx.write()
        if score is not None and not await results.known(tx.db, match_id):
            await tally.record(tx.db, tx.match, score)


async def _look_at_turn(tx: Tx, number: Seat) -> None:
    """Remind a seat, or end its time."""
    match = tx.match
    seat = match.seat(number)
    if seat is None or match.row.state != "running" or not seat.awaited or seat.automatic:
        return
    if match.row.paused_at is not None:
        return  # planned again when the match goes on
    clock = read_clock(seat.clock)
    persons = await people_of(tx, [seat.user])
    known = persons.get(seat.user or 0, NOTHING)
    await tx.change()
    if clock.deadline is not None and not clock.out and tx.now >= clock.deadline:
        if await _time_out(tx, seat, clock, known):
            return
        clock = replace(clock, out=True)
    elif _patience_is_over(clock, tx.now):
        # About an empty seat the others were told when it became empty.
        if seat.user is not None and presence.voters(match, number):
            async with tx.enqueue() as out:
                out.notice(fact("table-waited", who=Who(number), seat=number, since=clock.since or 0))
        clock = replace(clock, waited=True)
    else:
        reminder = next_reminder(clock, *known, tx.now)
        if reminder is not None and reminder.at <= tx.now:
            if seat.user is not None:  # else there is nobody to remind, then or later
                await _remind(tx, seat, seat.user, clock)
            clock = replace(clock, reminded=reminder.done)
    await set_clocks(tx, {number: clock}, persons)
    if clock.waited:  # the person now has no vote about a new clock
        await machine.settle(tx)


def _patience_is_over(clock: Clock, now: int) -> bool:
    """The others have waited long enough, and nobody was told yet."""
    ends = clock.patience_ends()
    runs = clock.deadline is not None and not clock.out
    return ends is not None and ends <= now and not clock.waited and not runs


async def _remind(tx: Tx, seat: SeatRow, user: int, clock: Clock) -> None:
    person = await people.find(tx.db, user)
    by = (await people_of(tx, [user], vacations=False))[user][0].by
    closed = person is not None and person.dm_closed_at is not None
    direct = tx.match.row.place_lost or ((by == "dm" or seat.visitor) and not closed)
    away = await events.channel_of(tx.db, tx.match.id, user) if seat.visitor else None
    direct = tx.match.row.direct or (direct and (away is None or not closed))
    reminder = reminder_fact(clock)
    purpose = Reminder(seat.seat, seat.turn_token)
    async with tx.enqueue() as out:
        if direct:
            out.notice(reminder, user=user, purpose=purpose)
        else:
            pings = ((seat.seat, seat.turn_token),)
            out.notice(reminder, pings=pings, purpose=purpose, channel=away)


async def _time_out(tx: Tx, seat: SeatRow, clock: Clock, known: Known) -> bool:
    """The time of a turn is over; whether the seat is on autopilot from now on."""
    rule = read_time_control(tx.match.row.time_control).absence
    calm = calm_until(*known, tx.now) == tx.now and known[0].remind != "none"
    if rule == "autopilot":
        await automatic.begin_autopilot(tx, seat, ping=calm)
        return True
    who = Who(seat.seat)
    if rule == "substitute":
        await proposals.put(tx.db, tx.match.id, proposals.ABSENT, seat.seat, since=clock.since or 0)
        ended = fact("table-time-out-substitute", who=who, seat=seat.seat)
    else:
        ended = fact("table-time-out-wait", who=who)
    async with tx.enqueue() as out:
        pings = ((seat.seat, seat.turn_token),) if calm else ()
        out.notice(ended, pings=pings, purpose=Reminder(seat.seat, seat.turn_token))
    return False


async def _expire(tx: Tx) -> None:
    """Close a lobby that nobody has started."""
    if tx.match.row.state != "lobby":
        return
    await tx.change(state="closed", ended_at=tx.now)
    async with tx.enqueue() as out:
        await out.lobby()
        out.notice(fact("table-expired", days=LOBBY_KEPT // DAY))


def reminder_fact(clock: Clock) -> Fact:
    """Moments are UTC milliseconds, in arguments named `until` and `since`; the sender shows them."""
    if clock.deadline is None:
        return fact("table-reminder", since=clock.since or 0)
    return fact("table-reminder-until", until=clock.deadline)
