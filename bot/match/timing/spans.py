"""Arithmetic with time that stands still in between. Moments are UTC milliseconds, amounts are
milliseconds."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

Span = tuple[int, int]
"""From and until."""

MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


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
