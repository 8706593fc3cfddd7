"""A seat that has not moved yet: reminders, the end of its time, and of the others' patience."""

from __future__ import annotations

from msgspec.structs import replace

from bot.core import Fact, Seat, Who, fact
from bot.match.changing.transaction import Tx
from bot.match.engine.rows import bot_moves
from bot.match.outbox.purposes import Reminder
from bot.match.proposals import settling
from bot.match.running.clocks import NOTHING, Known, known_of, next_reminder, set_clocks
from bot.match.seats import automatic
from bot.match.timing.clock import Clock, read_clock, read_time_control
from bot.match.timing.person_settings import calm_until
from bot.store import SeatRow, events, people, proposals


async def look_at_turn(tx: Tx, number: Seat) -> None:
    """Remind a seat, or end its time."""
    match = tx.match
    seat = match.seat(number)
    if seat is None or match.row.state != "running" or not seat.awaited or bot_moves(seat):
        return
    if match.row.paused_at is not None:
        return  # planned again when the match goes on
    clock = read_clock(seat.clock)
    persons = await known_of(tx.db, [seat.user])
    known = persons.get(seat.user or 0, NOTHING)
    await tx.change()
    if clock.deadline is not None and not clock.out and tx.now >= clock.deadline:
        if await _time_out(tx, seat, clock, known):
            return
        clock = replace(clock, out=True)
    elif _patience_is_over(clock, tx.now):
        # About an empty seat the others were told when it became empty.
        if seat.user is not None and match.voters(number):
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
        await settling.settle(tx)


def _patience_is_over(clock: Clock, now: int) -> bool:
    """The others have waited long enough, and nobody was told yet."""
    ends = clock.patience_ends()
    runs = clock.deadline is not None and not clock.out
    return ends is not None and ends <= now and not clock.waited and not runs


async def _remind(tx: Tx, seat: SeatRow, user: int, clock: Clock) -> None:
    person = await people.find(tx.db, user)
    by = (await known_of(tx.db, [user], vacations=False))[user][0].by
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
        private = "-private" if tx.match.row.private else ""
        ended = fact(f"table-time-out-substitute{private}", who=who, seat=seat.seat)
    else:
        ended = fact("table-time-out-wait", who=who)
    async with tx.enqueue() as out:
        pings = ((seat.seat, seat.turn_token),) if calm else ()
        out.notice(ended, pings=pings, purpose=Reminder(seat.seat, seat.turn_token))
    return False


def reminder_fact(clock: Clock) -> Fact:
    """Moments are UTC milliseconds, in arguments named `until` and `since`; the sender shows them."""
    if clock.deadline is None:
        return fact("table-reminder", since=clock.since or 0)
    return fact("table-reminder-until", until=clock.deadline)
