"""When a player is reminded of a turn. Pure: from the clock and the player's settings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.match.timing.clock import Clock, reminders
from bot.match.timing.person_settings import PersonSettings, calm_until
from bot.match.timing.spans import HOUR, MINUTE, Span

NO_USE: Final = 15 * MINUTE
"""A reminder that could come only so late before the deadline is no use."""
BEFORE: Final = 30 * MINUTE
"""How long before the quiet hours a reminder comes that would be too late after them."""
JUST_PINGED: Final = HOUR
"""So soon after the turn began nobody is reminded."""


class Reminder(NamedTuple):
    at: int
    done: int
    """After how much of the turn's time it was due; with it the earlier ones are done with, too."""


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
