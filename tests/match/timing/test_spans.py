"""Time that does not always run: quiet hours over changes of the clocks, vacations, pauses."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import islice, pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.match.people.typed import zones
from bot.match.timing.clock import DAY, HOUR, Quiet, after, blocked, first_of, merged, running

WARSAW = Quiet("Europe/Warsaw", 22 * 60, 7 * 60)


def utc(year: int, month: int, day: int, hour: int = 0, minute: int = 0) -> int:
    return int(datetime(year, month, day, hour, minute, tzinfo=UTC).timestamp() * 1000)


def test_quiet_hours_follow_the_wall_clock_over_both_changes() -> None:
    winter, summer = utc(2026, 3, 27, 12), utc(2026, 10, 23, 12)
    # 28 March: from 22:00 CET to 07:00 CEST, an hour less; 24 October: an hour more.
    assert [(e - b) // HOUR for b, e in islice(WARSAW.windows(winter), 3)] == [9, 8, 9]
    assert [(e - b) // HOUR for b, e in islice(WARSAW.windows(summer), 3)] == [9, 10, 9]
    for begins, ends in islice(WARSAW.windows(winter), 300):
        here = [datetime.fromtimestamp(one / 1000, ZoneInfo("Europe/Warsaw")).hour for one in (begins, ends)]
        assert here == [22, 7]


def test_an_hour_that_comes_twice_is_quiet_twice() -> None:
    night = Quiet("Europe/Warsaw", 2 * 60, 2 * 60 + 30)
    (begins, ends), *_ = islice(night.windows(utc(2026, 10, 24, 12)), 1)
    assert (begins, ends) == (utc(2026, 10, 25, 0), utc(2026, 10, 25, 1, 30))


def test_an_hour_that_is_left_out_still_ends() -> None:
    night = Quiet("Europe/Warsaw", 2 * 60 + 15, 2 * 60 + 45)
    (begins, ends), *_ = islice(night.windows(utc(2026, 3, 28, 12)), 1)
    assert begins < ends
    assert ends - begins <= 2 * HOUR


def test_a_deadline_waits_for_the_morning() -> None:
    since = utc(2026, 3, 28, 20)  # 21:00 in Warsaw, the night of the change: one hour till the quiet
    assert after(since, HOUR, blocked(since, (), WARSAW)) == utc(2026, 3, 28, 21)
    assert after(since, 2 * HOUR, blocked(since, (), WARSAW)) == utc(2026, 3, 29, 6)
    assert running(since, utc(2026, 3, 29, 6), blocked(since, (), WARSAW)) == 2 * HOUR


def test_a_zone_that_is_no_more_counts_as_utc() -> None:
    now = utc(2026, 3, 1, 12)
    gone, known = (Quiet(zone, 60, 120) for zone in ("Nowhere/ChannelLost", "UTC"))
    assert next(gone.windows(now)) == next(known.windows(now))


def test_spans_are_merged_and_cut() -> None:
    assert merged([(5, 7), (1, 3), (2, 4), (7, 9), (6, 6)]) == ((1, 4), (5, 9))
    assert first_of([(0, 10), (20, 30)], 5, 8) == ((5, 10), (20, 23))
    assert first_of([(0, 10)], 12, 8) == ()


quiets = st.builds(
    Quiet,
    st.sampled_from(["Europe/Athens", "America/New_York", "Australia/Lord_Howe", "UTC", "Asia/Kathmandu"]),
    st.integers(0, 1439),
    st.integers(0, 1439),
).filter(lambda quiet: 0 < (quiet.until - quiet.start) % 1440 <= 14 * 60)


@given(
    st.none() | quiets,
    st.integers(utc(2026, 1, 1), utc(2026, 12, 31)),
    st.integers(0, 20 * DAY),
    st.lists(st.tuples(st.integers(0, 10 * DAY), st.integers(0, 3 * DAY)), max_size=3),
)
@settings(max_examples=60, deadline=None)
def test_after_and_running_are_each_others_inverse(
    quiet: Quiet | None, since: int, amount: int, pauses: list[tuple[int, int]]
) -> None:
    stops = merged((since + begins, since + begins + long) for begins, long in pauses)
    moment = after(since, amount, blocked(since, stops, quiet))
    assert running(since, moment, blocked(since, stops, quiet)) == amount
    assert running(since, moment - 1, blocked(since, stops, quiet)) == max(0, amount - 1)


@pytest.mark.parametrize("zone", zones()[::40])
def test_windows_come_in_order_in_every_zone(zone: str) -> None:
    spans = list(islice(Quiet(zone, 23 * 60, 6 * 60).windows(utc(2026, 1, 1)), 370))
    assert all(one[1] <= two[0] for one, two in pairwise(spans))
    assert all(begins < ends for begins, ends in spans)
