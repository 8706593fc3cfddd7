"""A seat's clock: pure values. Times are UTC milliseconds, amounts are milliseconds.

The clock runs while the seat must act. It stands still in the spans of `stops` (pauses, time in which the bot
was down), in `away` (vacation, as far as the table grants it) and, if the table agreed so, in the quiet
hours as they were when the turn began.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec.structs import replace

from bot.match.timing.spans import DAY, HOUR, Quiet, Span, after, blocked, merged, running
from bot.match.timing.time_control import TimeControl


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    since: int | None = None
    """From when on it runs; None: it is stopped."""
    used: int = 0
    """Of this turn before `since`, or when it was stopped."""
    budget: int | None = None
    """All that this turn may take; None: no limit."""
    deadline: int | None = None
    reserve: int | None = None
    """What the reserve was when the turn began."""
    stops: tuple[Span, ...] = ()
    away: tuple[Span, ...] = ()
    quiet: Quiet | None = None
    reminded: int = 0
    """Reminders that were due after so much of the turn's time are done with."""
    out: bool = False
    """The end of the time was announced."""
    patience: int = 7 * DAY
    """`TimeControl.patience` of the turn."""
    waited: bool = False
    """It was announced that the others have waited long enough."""

    def stands(self) -> Iterator[Span]:
        assert self.since is not None
        return blocked(self.since, (*self.stops, *self.away), self.quiet)

    def elapsed(self, now: int) -> int:
        """How much of its time the turn has used."""
        if self.since is None:
            return self.used
        return self.used + running(self.since, now, self.stands())

    def patience_ends(self) -> int | None:
        """From when on the others have waited long enough; None: nobody waits."""
        if self.since is None:
            return None
        return self.at(self.patience) if self.deadline is None else self.deadline + self.patience

    def at(self, amount: int) -> int:
        """The moment at which the turn has used so much."""
        assert self.since is not None
        return after(self.since, max(0, amount - self.used), self.stands())


def read_clock(text: str | None) -> Clock:
    return Clock() if text is None else msgspec.json.decode(text, type=Clock)


def written(clock: Clock) -> str:
    return msgspec.json.encode(clock).decode()


def reserve_left(clock: Clock, time_control: TimeControl) -> int | None:
    """What is left of a reserve: after the last turn, or when the turn that goes on began. None: there is
    no such clock."""
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
    """The others grant more time: from the deadline on, or from now on where that has passed."""
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
