"""Clocks beside the moves: how short and how long times may be, whose time runs, which turns were taken, when
a player is reminded and a clock is looked at again. Written in the transaction of the change that it follows
from."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Seat, fact
from bot.match.changing.transaction import Tx
from bot.match.engine.rows import bot_moves
from bot.match.errors import BadTimeControl
from bot.match.timing import clock as clocks
from bot.match.timing.clock import (
    DAY,
    HOUR,
    MINUTE,
    Clock,
    Span,
    TimeControl,
    amount_fact,
    blocked,
    first_of,
    read_clock,
    read_time_control,
    reminders,
    running,
)
from bot.match.timing.person_settings import PersonSettings, calm_until, read_person_settings
from bot.store import SeatRow, due, people, steps
from bot.store.people import WholePerson
from bot.store.steps import TurnRow

Known = tuple[PersonSettings, tuple[Span, ...]]
"""What is known of a person: settings and vacations."""
NOTHING: Known = (PersonSettings(), ())


async def turns(
    tx: Tx,
    known: Mapping[int, Known],
    *,
    actor: Seat | None,
    to_act: Collection[Seat],
    new: Collection[Seat],
) -> dict[Seat, str]:
    """Start and stop clocks after the seats that must act have changed.

    If an actor takes back the end of a turn, the turn goes on with the time that was left. A seat that is no
    longer asked because of another seat loses no time.

    Args:
        known: what is known of those who sit there.
        new: seats whose turn begins, perhaps after another of their own.

    Returns:
        The clocks that have changed, to be written with the turns. The next looks at them are planned
        already.
    """
    match, now = tx.match, tx.now
    time_control, pause = read_time_control(match.row.time_control), match.row.paused_at
    begins = [seat for seat in match.seats if seat.seat in to_act and (seat.seat in new or not seat.awaited)]
    ends = [seat for seat in match.seats if seat.awaited and (seat.seat not in to_act or seat.seat in new)]
    over = [(seat.seat, None) for seat in (*begins, *ends) if bot_moves(seat)]
    if over:
        moments = [(seat.seat, now) for seat in begins if bot_moves(seat)]
        await due.replan(tx.db, match.id, due.AUTOPILOT, [*over, *moments])
        tx.then.append(tx.context.turns.set)
    begins = [seat for seat in begins if not bot_moves(seat)]
    ends = [seat for seat in ends if seat.computer is None]
    changed: dict[Seat, Clock] = {}
    for seat in ends:
        clock = read_clock(seat.clock)
        if seat.seat != actor:
            changed[seat.seat] = clocks.never(clock)
            continue
        changed[seat.seat] = clocks.end(clock, min(now, pause or now))
        turn = turn_of(tx, seat, clock, known.get(seat.user or 0, NOTHING))
        if turn is not None:
            await steps.add_turns(tx.db, [turn])
    for seat in begins:
        last = changed.get(seat.seat) or read_clock(seat.clock)
        person = known.get(seat.user or 0, NOTHING)
        if seat.seat == actor and seat.seat not in new:
            away = counted_vacation(time_control, person[1], match.row.started_at or now)
            changed[seat.seat] = clocks.again(last, now, away)
            await steps.drop_last_turn(tx.db, match.id, seat.seat)
        else:
            changed[seat.seat] = _begun(tx, last, time_control, person, now)
    return await _plan_looks(tx, changed, known)


async def bot_takes_turn(tx: Tx, seat: Seat) -> None:
    """The bot moves in a seat that must act, as soon as it can."""
    await due.schedule(tx.db, tx.match.id, due.AUTOPILOT, seat, tx.now)
    tx.then.append(tx.context.turns.set)


async def restart(tx: Tx, seat: SeatRow, user: int | None) -> None:
    """A person plays this seat from now on. The turn has its whole time, also if its end is taken back."""
    time_control = read_time_control(tx.match.row.time_control)
    known = await known_of(tx.db, [user])
    last = read_clock(seat.clock) if user == seat.user else Clock()
    clock = _begun(tx, last, time_control, known.get(user or 0, NOTHING), tx.now)
    clock = clock if seat.awaited else clocks.never(clock)
    await set_clocks(tx, {seat.seat: clock}, known, user=(seat.seat, user))


async def change_control(tx: Tx, old: TimeControl, new: TimeControl) -> None:
    """The match has another time control from now on: whoever must act has a whole turn's time."""
    fresh = (old.clock, old.reserve) != (new.clock, new.reserve)
    known = await known_of(tx.db, (seat.user for seat in tx.match.seats), vacations=new.counts_vacations)
    changed: dict[Seat, Clock] = {}
    for seat in tx.match.seats:
        if bot_moves(seat) or seat.clock is None:
            continue
        last = clocks.end(read_clock(seat.clock), tx.now)
        last = replace(last, reserve=None) if fresh else last
        changed[seat.seat] = last
        if seat.awaited:
            changed[seat.seat] = _begun(tx, last, new, known.get(seat.user or 0, NOTHING), tx.now)
    await set_clocks(tx, changed, known)


async def start_missing(tx: Tx) -> None:
    """Give a clock to seats whose turn began before there were clocks; it has run since then."""
    bare = [seat for seat in tx.match.seats if seat.awaited and seat.clock is None and not bot_moves(seat)]
    if tx.match.row.state != "running" or not bare:
        return
    await tx.change()
    time_control = read_time_control(tx.match.row.time_control)
    known = await known_of(tx.db, (seat.user for seat in bare), vacations=time_control.counts_vacations)
    changed = {}
    for seat in bare:
        since = min(seat.awaited_since or tx.now, tx.now)
        changed[seat.seat] = _begun(tx, Clock(), time_control, known.get(seat.user or 0, NOTHING), since)
    await set_clocks(tx, changed, known)


def _begun(tx: Tx, last: Clock, time_control: TimeControl, person: Known, since: int) -> Clock:
    settings, vacations = person
    quiet = settings.hours if time_control.quiet == "stops" else None
    return clocks.begin(
        last,
        time_control,
        since,
        quiet,
        counted_vacation(time_control, vacations, tx.match.row.started_at or tx.now),
    )


async def set_clocks(
    tx: Tx,
    changed: Mapping[Seat, Clock],
    known: Mapping[int, Known],
    *,
    paused: bool | None = None,
    user: tuple[Seat, int | None] | None = None,
) -> None:
    """Write clocks, and when to look at them next.

    Args:
        paused: whether the match will be paused, if that changes.
        user: a seat and who will sit there, if that changes.
    """
    if changed:
        texts = await _plan_looks(tx, changed, known, paused=paused, user=user)
        await due.set_clocks(tx.db, tx.match.id, list(texts.items()))


async def _plan_looks(
    tx: Tx,
    changed: Mapping[Seat, Clock],
    known: Mapping[int, Known],
    *,
    paused: bool | None = None,
    user: tuple[Seat, int | None] | None = None,
) -> dict[Seat, str]:
    """Plan when to look at changed clocks next; the clocks as they are to be written. See `set_clocks`."""
    if not changed:
        return {}
    match = tx.match
    still = match.row.paused_at is not None if paused is None else paused
    users = {seat.seat: seat.user for seat in match.seats} | dict([user] if user else [])
    moments = []
    for seat, clock in changed.items():
        look = None
        if clock.since is not None and not still:
            look = next_look(clock, *known.get(users.get(seat) or 0, NOTHING), tx.now)
        moments.append((seat, look))
    await due.replan(tx.db, match.id, due.SEAT, moments)
    return {seat: clock.written() for seat, clock in changed.items()}


async def known_of(
    db: AsyncConnection, users: Iterable[int | None], *, vacations: bool = True
) -> dict[int, Known]:
    """What is known of these persons."""
    ids = [user for user in users if user is not None]
    if vacations:
        return dict.fromkeys(ids, NOTHING) | known_from(await people.whole_of(db, ids))
    settings = await people.settings_of(db, ids)
    return {user: (read_person_settings(settings.get(user)), ()) for user in ids}


def known_from(persons: Mapping[int, WholePerson]) -> dict[int, Known]:
    """The settings and vacations of persons, read from their rows."""
    return {user: (read_person_settings(row.settings), spans) for user, (row, spans) in persons.items()}


def counted_vacation(time_control: TimeControl, vacations: Sequence[Span], started: int) -> tuple[Span, ...]:
    """The vacation that stops a player's clock in this match. Without a clock the whole vacation counts, so
    that nobody loses a seat by a vacation."""
    if time_control.clock == "none":
        return tuple(vacations)
    return first_of(vacations, started, time_control.vacation * DAY) if time_control.vacation else ()


def turn_of(tx: Tx, seat: SeatRow, clock: Clock, person: Known) -> TurnRow | None:
    """The turn that a seat ends now; None: no time was counted for it."""
    if seat.autopilot:
        return TurnRow(match=tx.match.id, seat=seat.seat, user=None, at=tx.now, took=0, late=False)
    if seat.user is None or clock.since is None:
        return None
    settings, vacations = person
    ends = max(clock.since, min(tx.now, tx.match.row.paused_at or tx.now))
    stands = blocked(clock.since, (*clock.stops, *clock.away, *vacations), settings.hours)
    took = clock.used + running(clock.since, ends, stands)
    allowed = clock.patience if clock.budget is None else clock.budget
    return TurnRow(
        match=tx.match.id, seat=seat.seat, user=seat.user, at=tx.now, took=took, late=took >= allowed
    )


NO_USE: Final = 15 * MINUTE
"""A reminder that would come less than this before the deadline is no use."""
BEFORE: Final = 30 * MINUTE
"""How long before the quiet hours a reminder is sent, if it would come too late after them."""
JUST_PINGED: Final = HOUR
"""Nobody is reminded earlier than this after the turn began."""


class Reminder(NamedTuple):
    at: int
    done: int
    """After how much of the turn's time it was due. When it is sent, earlier reminders are done with, too."""


def next_reminder(
    clock: Clock, settings: PersonSettings, vacations: Sequence[Span], now: int
) -> Reminder | None:
    """The next reminder of a turn; None when there is none left."""
    if clock.since is None or clock.out:
        return None
    points = [
        (point, clock.at(point)) for point in reminders(clock, settings.remind) if point > clock.reminded
    ]
    while len(points) > 1 and points[1][1] <= now:
        points.pop(0)  # late ones are sent as one
    for point, moment in points:
        at = _calm(clock, settings, vacations, moment, now)
        if at is not None:
            return Reminder(at, point)
    return None


def next_look(clock: Clock, settings: PersonSettings, vacations: Sequence[Span], now: int) -> int | None:
    """When there is next something to do about a seat's turn: a reminder, the end of its time, or the end of
    the others' patience."""
    reminder = next_reminder(clock, settings, vacations, now)
    moments = [] if reminder is None else [reminder.at]
    if clock.deadline is not None and not clock.out:
        moments.append(clock.deadline)
    elif not clock.waited and (patience := clock.patience_ends()) is not None:
        moments.append(patience)
    return min(moments, default=None)


def _calm(
    clock: Clock, settings: PersonSettings, vacations: Sequence[Span], moment: int, now: int
) -> int | None:
    """When to send a reminder that is due at a moment, so that it disturbs nobody and is still of use."""
    at = calm_until(settings, vacations, max(moment, now))
    if clock.deadline is None or at < clock.deadline - NO_USE:
        return at
    assert clock.since is not None
    quiet = settings.hours.within(moment) if settings.hours else None
    if quiet is None or now >= quiet[0]:
        return None
    early = max(quiet[0] - BEFORE, now)
    if early < clock.since + JUST_PINGED or calm_until(settings, vacations, early) != early:
        return None
    return early


TURN: Final = (6 * HOUR, 14 * DAY)
"""Least and most time for a turn."""
ALLOWANCE: Final = (HOUR, 14 * DAY)
RESERVE: Final = (6 * HOUR, 60 * DAY)
PATIENCE: Final = (2 * DAY, 30 * DAY)
"""Least and most time after which those who wait may act (`TimeControl.patience`)."""
VACATION: Final = 60
"""Most days that a table can grant a player."""


def checked(time_control: TimeControl) -> TimeControl:
    """The time control without what does not apply.

    Raises:
        BadTimeControl: a time that is too short or too long.
    """
    _within("table-time-control-patience", time_control.patience, PATIENCE)
    if time_control.clock == "none":
        return TimeControl(absence=time_control.absence, patience=time_control.patience)
    if time_control.clock == "turn":
        _within("table-time-control-turn", time_control.turn, TURN)
        time_control = replace(time_control, reserve=0)
    else:
        _within("table-time-control-allowance", time_control.turn, ALLOWANCE)
        _within("table-time-control-reserve", time_control.reserve, RESERVE)
    if not 0 <= time_control.vacation <= VACATION:
        raise BadTimeControl(fact("table-time-control-vacation", most=VACATION))
    return time_control


def _within(key: str, amount: int, limits: tuple[int, int]) -> None:
    least, most = limits
    if not least <= amount <= most:
        raise BadTimeControl(fact(key, least=amount_fact(least), most=amount_fact(most)))
