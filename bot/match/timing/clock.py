"""Time control (how long a turn may take, and what happens when a player is away; settled before the start),
a seat's clock, and arithmetic with time that stands still in between: pure values. Moments are UTC
milliseconds, amounts are milliseconds.

The clock runs while the seat must act. It stands still in the spans of `stops` (pauses, time in which the bot
was down), in `away` (vacation, as far as the table grants it) and, if the table agreed so, in the quiet
hours as they were when the turn began.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime, time, timedelta
from typing import Final, Literal, get_args
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from msgspec.structs import replace

from bot.core import Fact, fact

Span = tuple[int, int]
"""From and until."""

MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


def is_recent(moment: int | None, now: int, span: int) -> bool:
    """Whether a moment (None: never) is less than `span` ago. After the machine's clock was set back it is
    not, so that nothing waits for the time to come again."""
    return moment is not None and 0 <= now - moment < span


class Quiet(msgspec.Struct, frozen=True):
    """Hours of every day, by a wall clock: minutes after midnight. `until` may lie on the next day."""

    zone: str
    start: int
    until: int

    def windows(self, since: int) -> Iterator[Span]:
        """All windows that end after a moment, in order, without end.

        Where the clocks change, an hour that comes twice counts both times, and one that is left out is
        taken as the hour beside it.
        """
        zone = zone_info(self.zone)
        day = datetime.fromtimestamp(since / 1000, UTC).astimezone(zone).date() - timedelta(days=2)
        overnight = timedelta(days=1 if self.until <= self.start else 0)
        while True:
            begins = min(_moment(zone, datetime.combine(day, _time(self.start)), fold) for fold in (0, 1))
            ends = max(
                _moment(zone, datetime.combine(day + overnight, _time(self.until)), fold) for fold in (0, 1)
            )
            if ends > since:
                yield begins, ends
            day += timedelta(days=1)

    def within(self, moment: int) -> Span | None:
        """The window that a moment lies in."""
        begins, ends = next(self.windows(moment))
        return (begins, ends) if begins <= moment else None


def zone_info(zone: str) -> ZoneInfo:
    """A time zone; UTC where the machine no longer knows it."""
    try:
        return ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo("UTC")


def _time(minutes: int) -> time:
    return time(minutes // 60, minutes % 60)


def _moment(zone: ZoneInfo, wall: datetime, fold: int) -> int:
    return int(wall.replace(tzinfo=zone, fold=fold).timestamp() * 1000)


def merged(spans: Iterable[Span]) -> tuple[Span, ...]:
    """The same time as ordered spans that do not touch."""
    out: list[Span] = []
    for begins, ends in sorted(spans):
        if out and begins <= out[-1][1]:
            out[-1] = (out[-1][0], max(ends, out[-1][1]))
        elif begins < ends:
            out.append((begins, ends))
    return tuple(out)


def first_of(spans: Sequence[Span], since: int, most: int) -> tuple[Span, ...]:
    """The first part of spans after a moment, of at most this length in total."""
    out: list[Span] = []
    for begins, ends in merged(spans):
        begins, ends = max(begins, since), min(ends, max(begins, since) + most)
        if begins < ends:
            out.append((begins, ends))
            most -= ends - begins
    return tuple(out)


def blocked(since: int, stops: Iterable[Span], quiet: Quiet | None) -> Iterator[Span]:
    """When time stands still, in order of the beginnings."""
    windows = iter(()) if quiet is None else quiet.windows(since)
    return heapq.merge(sorted(stops), windows)


def running(since: int, until: int, stands: Iterable[Span]) -> int:
    """How much time runs from one moment to another."""
    total, now = 0, since
    for begins, ends in stands:
        if begins >= until or now >= until:
            break
        total += max(0, begins - now)
        now = max(now, ends)
    return total + max(0, until - now)


def after(since: int, amount: int, stands: Iterable[Span]) -> int:
    """The moment at which so much time has run."""
    now = since
    for begins, ends in stands:
        if ends <= now:
            continue
        if begins - now >= amount:
            break
        amount -= max(0, begins - now)
        now = ends
    return now + amount


ClockKind = Literal["none", "turn", "reserve"]
Absence = Literal["wait", "substitute", "autopilot"]
QuietRule = Literal["runs", "stops"]

CLOCKS: Final[tuple[ClockKind, ...]] = get_args(ClockKind)
ABSENCES: Final[tuple[Absence, ...]] = get_args(Absence)
QUIET_RULES: Final[tuple[QuietRule, ...]] = get_args(QuietRule)

ABSENCE_KEYS: Final[dict[Absence, str]] = {
    "wait": "time-control-absence-wait",
    "substitute": "time-control-absence-substitute",
    "autopilot": "time-control-absence-autopilot",
}


class TimeControl(msgspec.Struct, frozen=True, omit_defaults=True):
    """clock none: no limits. turn: `turn` for each turn. reserve: `turn` for each turn, and what a turn takes
    beyond that comes out of the player's `reserve`. Amounts are milliseconds."""

    clock: ClockKind = "none"
    turn: int = 0
    reserve: int = 0
    quiet: QuietRule = "runs"
    """Whether a player's clock stands still in the player's quiet hours."""
    vacation: int = 0
    """Days of vacation for each player in this match during which the clock stands still."""
    absence: Absence = "substitute"
    """When the time is over: wait; remind and let another person take the seat; autopilot."""
    patience: int = 7 * DAY
    """Players who have waited this long for somebody may call the autopilot or offer the seat. It counts from
    the beginning of the turn if there is no clock, else from the end of the turn's time."""

    @property
    def counts_vacations(self) -> bool:
        """Whether a vacation can stop a clock, or the patience of the others."""
        return bool(self.vacation) or self.clock == "none"


DEFAULT: Final = TimeControl()
NEW_TABLE: Final = TimeControl(clock="turn", turn=3 * DAY, quiet="stops", absence="autopilot")
"""The time control of a new table, until the host changes it: no absent person stops the match for ever."""


def read_time_control(text: str | None) -> TimeControl:
    return DEFAULT if text is None else msgspec.json.decode(text, type=TimeControl)


def written(time_control: TimeControl) -> str:
    return msgspec.json.encode(time_control).decode()


def amount_fact(amount: int) -> Fact:
    """An amount of time in words: whole days where it is, else hours (half a day is 12 hours)."""
    if amount >= 2 * DAY and amount % DAY == 0:
        return fact("time-days", days=amount // DAY)
    if amount > 2 * DAY:
        return fact("time-days-hours", days=amount // DAY, hours=max(1, amount % DAY // HOUR))
    return fact("time-hours", hours=max(1, amount // HOUR))


def time_control_facts(time_control: TimeControl, *, alone: bool = False) -> tuple[Fact, ...]:
    """The time control in words, one line each. `alone`: of one person against computers, for whom nobody
    waits."""
    lines = []
    if time_control.clock == "none":
        lines.append(fact("time-control-none"))
        if not alone:
            lines.append(fact("time-control-patience", after=amount_fact(time_control.patience)))
    elif time_control.clock == "turn":
        lines.append(fact("time-control-turn", turn=amount_fact(time_control.turn)))
    else:
        lines.append(
            fact(
                "time-control-reserve",
                turn=amount_fact(time_control.turn),
                reserve=amount_fact(time_control.reserve),
            )
        )
    if time_control.clock != "none":
        lines.append(fact(ABSENCE_KEYS[time_control.absence]))
        if time_control.quiet == "stops":
            lines.append(fact("time-control-quiet-stops"))
        if time_control.vacation:
            lines.append(fact("time-control-vacation", days=time_control.vacation))
    return tuple(lines)


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    since: int | None = None
    """The moment from which it runs; None: it is stopped."""
    used: int = 0
    """How much time of this turn was used before `since`, or when the clock was stopped."""
    budget: int | None = None
    """How long this turn may take, reserve included; None: no limit."""
    deadline: int | None = None
    reserve: int | None = None
    """What the reserve was when the turn began."""
    stops: tuple[Span, ...] = ()
    away: tuple[Span, ...] = ()
    quiet: Quiet | None = None
    reminded: int = 0
    """Reminders that were due up to this much of the turn's time are done with."""
    out: bool = False
    """The end of the time was announced."""
    patience: int = 7 * DAY
    """`TimeControl.patience` of the turn."""
    waited: bool = False
    """It was announced that the others have waited long enough."""

    def written(self) -> str:
        """As `read_clock` reads it."""
        return msgspec.json.encode(self).decode()

    def stands(self) -> Iterator[Span]:
        assert self.since is not None
        return blocked(self.since, (*self.stops, *self.away), self.quiet)

    def elapsed(self, now: int) -> int:
        """How much of its time the turn has used."""
        if self.since is None:
            return self.used
        return self.used + running(self.since, now, self.stands())

    def patience_ends(self) -> int | None:
        """The moment at which the others have waited long enough; None: nobody waits."""
        if self.since is None:
            return None
        return self.at(self.patience) if self.deadline is None else self.deadline + self.patience

    def at(self, amount: int) -> int:
        """The moment at which the turn has used so much."""
        assert self.since is not None
        return after(self.since, max(0, amount - self.used), self.stands())


def read_clock(text: str | None) -> Clock:
    return Clock() if text is None else msgspec.json.decode(text, type=Clock)


def reserve_left(clock: Clock, time_control: TimeControl) -> int | None:
    """What is left of a reserve after the last turn, or was left when the present turn began. None: the clock
    has no reserve."""
    if time_control.clock != "reserve":
        return None
    reserve = time_control.reserve if clock.reserve is None else clock.reserve
    return reserve if clock.since is not None else max(0, reserve - max(0, clock.used - time_control.turn))


def begin(
    last: Clock, time_control: TimeControl, now: int, quiet: Quiet | None, away: tuple[Span, ...]
) -> Clock:
    """A new turn."""
    patience = time_control.patience
    if time_control.clock == "none":
        return Clock(since=now, away=away, patience=patience)
    reserve = reserve_left(replace(last, since=None), time_control)
    budget = time_control.turn + (reserve or 0)
    clock = Clock(since=now, budget=budget, reserve=reserve, quiet=quiet, away=away, patience=patience)
    return _due(clock)


def end(clock: Clock, now: int) -> Clock:
    """The turn has ended."""
    if clock.since is None:
        return clock
    return replace(clock, since=None, used=clock.elapsed(now), deadline=None, stops=(), away=())


def never(clock: Clock) -> Clock:
    """Another seat's undo ends the turn: it cost no time."""
    return replace(clock, since=None, used=0, deadline=None, stops=(), away=())


def again(clock: Clock, now: int, away: tuple[Span, ...]) -> Clock:
    """A turn is undone: it goes on with the time that was left."""
    return _due(replace(clock, since=now, stops=(), away=away))


def stop(clock: Clock, span: Span) -> Clock:
    """The clock stood still in a span."""
    if clock.since is None:
        return clock
    return _due(replace(clock, stops=merged((*clock.stops, span))))


def leave(clock: Clock, away: tuple[Span, ...]) -> Clock:
    """The vacation of the player has changed."""
    return clock if clock.since is None else _due(replace(clock, away=away))


def extend(clock: Clock, amount: int, now: int) -> Clock:
    """The others grant more time: counted from the deadline, or from now if the deadline has passed."""
    assert clock.budget is not None
    longer = replace(clock, budget=max(clock.budget, clock.elapsed(now)) + amount)
    return replace(_due(longer), out=False, waited=False)


def set_back(clock: Clock, now: int) -> Clock:
    """The machine's clock was ahead: nothing can have begun or stopped in the future."""
    if clock.since is None:
        return clock
    stops = tuple((begins, min(ends, now)) for begins, ends in clock.stops if begins < now)
    return _due(replace(clock, since=min(clock.since, now), stops=merged(stops)))


def _due(clock: Clock) -> Clock:
    return clock if clock.budget is None else replace(clock, deadline=clock.at(clock.budget))


# -- reminders ---------------------------------------------------------------------------------------------

WITHOUT_CLOCK: Final = {"all": (DAY, 3 * DAY, 7 * DAY), "one": (2 * DAY,), "none": ()}
"""When a player is reminded where there is no deadline."""


def reminders(clock: Clock, remind: str) -> tuple[int, ...]:
    """After how much of the turn's time its player is reminded: at half time (or when the reserve begins to
    count) and before the end; with "one" only before the end."""
    if clock.budget is None or remind == "none":
        return WITHOUT_CLOCK[remind]
    last = clock.budget - min(DAY, clock.budget // 4)
    first = clock.budget - clock.reserve if clock.reserve else clock.budget // 2
    both = remind == "all" and last - first >= 6 * HOUR and first >= 6 * HOUR
    return (first, last) if both else (last,)
