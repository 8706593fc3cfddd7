"""Clocks, time_control and what people type about time, as values."""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest

from bot.match.errors import BadSetting, BadTimeControl, UnknownZone, Unreadable, UserError
from bot.match.people.typed import quiet_hours, read_amount, read_date, read_time, read_zone, vacation
from bot.match.running.clocks import checked
from bot.match.timing import clock as clocks
from bot.match.timing.clock import (
    DAY,
    HOUR,
    MINUTE,
    Clock,
    Quiet,
    TimeControl,
    amount_fact,
    begin,
    reminders,
)
from bot.match.timing.person_settings import PersonSettings, calm_until
from tests.match.timing.test_spans import utc

TURN = TimeControl(clock="turn", turn=2 * DAY)
RESERVE = TimeControl(clock="reserve", turn=DAY, reserve=5 * DAY)
NOON = utc(2026, 3, 1, 12)


def test_a_turn_has_its_time() -> None:
    clock = begin(Clock(), TURN, NOON, None, ())
    assert clock.deadline == NOON + 2 * DAY
    assert begin(clocks.end(clock, NOON + DAY), TURN, NOON + 3 * DAY, None, ()).deadline == NOON + 5 * DAY
    assert begin(Clock(), TimeControl(), NOON, None, ()).deadline is None


def test_a_reserve_pays_for_what_the_allowance_does_not_cover() -> None:
    clock = begin(Clock(), RESERVE, NOON, None, ())
    assert clock.deadline == NOON + 6 * DAY
    quick = begin(clocks.end(clock, NOON + HOUR), RESERVE, NOON, None, ())
    assert quick.reserve == 5 * DAY
    slow = begin(clocks.end(clock, NOON + 3 * DAY), RESERVE, NOON, None, ())
    assert slow.reserve == 3 * DAY
    assert clocks.reserve_left(clocks.end(clock, NOON + 3 * DAY), RESERVE) == 3 * DAY
    assert clocks.reserve_left(slow, RESERVE) == 3 * DAY
    assert clocks.reserve_left(Clock(), RESERVE) == 5 * DAY
    assert clocks.reserve_left(Clock(), TURN) is None
    late = begin(clocks.end(clock, NOON + 30 * DAY), RESERVE, NOON, None, ())
    assert late.reserve == 0
    assert late.deadline == NOON + DAY


def test_taking_back_gives_no_time() -> None:
    clock = begin(Clock(), TURN, NOON, None, ())
    moved = clocks.end(clock, NOON + 47 * HOUR)
    assert clocks.again(moved, NOON + 47 * HOUR, ()).deadline == NOON + 48 * HOUR
    assert clocks.again(moved, NOON + 60 * HOUR, ()).deadline == NOON + 61 * HOUR
    reserve = begin(Clock(), RESERVE, NOON, None, ())
    once = clocks.again(clocks.end(reserve, NOON + 2 * DAY), NOON + 2 * DAY, ())
    twice = clocks.end(once, NOON + 3 * DAY)
    assert begin(twice, RESERVE, NOON + 3 * DAY, None, ()).reserve == 3 * DAY
    assert begin(clocks.never(reserve), RESERVE, NOON, None, ()).reserve == 5 * DAY


def test_pauses_and_the_houses_absence_do_not_count() -> None:
    clock = begin(Clock(), TURN, NOON, None, ())
    once = clocks.stop(clock, (NOON + DAY, NOON + 8 * DAY))
    assert once.deadline == NOON + 9 * DAY
    assert clocks.stop(once, (NOON + DAY, NOON + 8 * DAY)) == once
    assert clocks.stop(once, (NOON + 2 * DAY, NOON + 9 * DAY)).deadline == NOON + 10 * DAY
    assert clocks.leave(clock, ((NOON, NOON + DAY),)).deadline == NOON + 3 * DAY
    back = clocks.set_back(clocks.stop(clock, (NOON + HOUR, NOON + 9 * DAY)), NOON + HOUR)
    assert back.deadline == NOON + 2 * DAY
    assert clocks.set_back(begin(Clock(), TURN, NOON + DAY, None, ()), NOON).deadline == NOON + 2 * DAY


def test_more_time_counts_from_the_deadline_or_from_now() -> None:
    clock = begin(Clock(), TURN, NOON, None, ())
    assert clocks.extend(clock, DAY, NOON + DAY).deadline == NOON + 3 * DAY
    assert clocks.extend(clock, DAY, NOON + 9 * DAY).deadline == NOON + 10 * DAY


def test_quiet_hours_are_counted_as_agreed() -> None:
    quiet = Quiet("Europe/Athens", 23 * 60, 7 * 60)
    clock = begin(Clock(), TimeControl(clock="turn", turn=DAY), NOON, quiet, ())
    assert clock.deadline == utc(2026, 3, 2, 20)  # nine hours till 23:00 in Athens, fifteen from 7:00 on


def test_reminders_come_at_sensible_points() -> None:
    week = begin(Clock(), TimeControl(clock="turn", turn=7 * DAY), NOON, None, ())
    assert reminders(week, "all") == (int(3.5 * DAY), 6 * DAY)
    assert reminders(week, "one") == (6 * DAY,)
    assert reminders(week, "none") == ()
    short = begin(Clock(), TimeControl(clock="turn", turn=6 * HOUR), NOON, None, ())
    assert reminders(short, "all") == (int(4.5 * HOUR),)
    assert reminders(begin(Clock(), RESERVE, NOON, None, ()), "all") == (DAY, 5 * DAY)
    assert reminders(Clock(since=NOON), "all") == (DAY, 3 * DAY, 7 * DAY)


@pytest.mark.parametrize(
    "bad",
    [
        TimeControl(clock="turn", turn=5 * HOUR),
        TimeControl(clock="turn", turn=15 * DAY),
        TimeControl(clock="reserve", turn=0, reserve=DAY),
        TimeControl(clock="reserve", turn=DAY, reserve=100 * DAY),
        TimeControl(clock="turn", turn=DAY, vacation=61),
        TimeControl(clock="turn", turn=DAY, vacation=-1),
    ],
)
def test_impossible_terms(bad: TimeControl) -> None:
    with pytest.raises(BadTimeControl):
        checked(bad)


def test_terms_that_do_not_apply_are_left_out() -> None:
    assert checked(TimeControl(turn=DAY, reserve=DAY, vacation=5, absence="wait")) == TimeControl(
        absence="wait"
    )
    assert checked(TimeControl(clock="turn", turn=DAY, reserve=DAY)) == TimeControl(clock="turn", turn=DAY)


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("36h", 36 * HOUR),
        ("2d 12h", 60 * HOUR),
        ("1 week", 7 * DAY),
        ("3 dni", 3 * DAY),
        ("12 godz.", 12 * HOUR),
        ("1,5 d", 36 * HOUR),
        ("2 μέρες 6 ώρες", 54 * HOUR),
        ("2 Tage 12 Std.", 60 * HOUR),
        ("1 Woche", 7 * DAY),
        ("1 Stunde", HOUR),
        ("3 días 2 horas", 74 * HOUR),
        ("1 semana", 7 * DAY),
        ("2 jours 3 heures", 51 * HOUR),
        ("1 semaine", 7 * DAY),
        ("5 giorni 1 ora", 121 * HOUR),
        ("1 settimana", 7 * DAY),
        ("2 tyg.", 14 * DAY),
    ],
)
def test_amounts_are_read(text: str, amount: int) -> None:
    assert read_amount(text) == amount


@pytest.mark.parametrize("text", ["", "soon", "3", "5m", "-2d", "0h", "1d2", "99999d", "d", "²d"])
def test_amounts_that_are_none(text: str) -> None:
    with pytest.raises(Unreadable):
        read_amount(text)


def test_amounts_in_words() -> None:
    assert amount_fact(6 * HOUR).args == {"hours": 6}
    assert amount_fact(14 * DAY).args == {"days": 14}
    assert amount_fact(60 * HOUR).args == {"days": 2, "hours": 12}


@pytest.mark.parametrize(
    ("text", "minutes"),
    [
        ("23:00", 1380),
        ("7.30", 450),
        ("0:00", 0),
        ("24:00", 0),
        ("11pm", 1380),
        ("12 am", 0),
        ("9", 540),
        ("22 Uhr", 1320),
    ],
)
def test_times_are_read(text: str, minutes: int) -> None:
    assert read_time(text) == minutes


@pytest.mark.parametrize("text", ["", "25:00", "12:60", "13pm", "noon", "-1", "1:2:3", "24:30", "٣:00x"])
def test_times_that_are_none(text: str) -> None:
    with pytest.raises(Unreadable):
        read_time(text)


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Europe/Warsaw", "Europe/Warsaw"),
        ("europe/ATHENS", "Europe/Athens"),
        ("new york", "America/New_York"),
        ("Athens", "Europe/Athens"),
        ("utc", "UTC"),
        ("Wien", "Europe/Vienna"),
        ("zürich", "Europe/Zurich"),
        ("Αθήνα", "Europe/Athens"),
        ("ΑΘΗΝΑ", "Europe/Athens"),
        ("Warszawa", "Europe/Warsaw"),
        ("roma", "Europe/Rome"),
        ("Londres", "Europe/London"),
        ("Bogotá", "America/Bogota"),
        ("Kolkata", "Asia/Kolkata"),
        ("Germany", "Europe/Berlin"),
        ("Ελλάδα", "Europe/Athens"),
        ("polska", "Europe/Warsaw"),
        ("uk", "Europe/London"),
    ],
)
def test_zones_are_read(text: str, zone: str) -> None:
    assert read_zone(text) == zone


def test_zones_that_are_none() -> None:
    for text in ("Mars/Phobos", "", "UTC+25", "../../etc/passwd", "a" * 5000):
        with pytest.raises(UnknownZone):
            read_zone(text)
    with pytest.raises(UnknownZone) as error:
        read_zone("Warszaw")
    assert error.value.near == ("Europe/Warsaw",)
    with pytest.raises(UnknownZone) as error:
        read_zone("España")
    assert error.value.near == ("Europe/Madrid", "Atlantic/Canary"), "a country where clocks differ"


@pytest.mark.parametrize(
    ("country", "zone"),
    [
        ("Brazil", "America/Sao_Paulo"),
        ("Αυστραλία", "Australia/Sydney"),
        ("USA", "America/New_York"),
        ("Canada", "America/Toronto"),
        ("Russland", "Europe/Moscow"),
        ("Indonesia", "Asia/Jakarta"),
    ],
)
def test_a_country_is_shown_by_the_cities_that_people_know(country: str, zone: str) -> None:
    with pytest.raises(UnknownZone) as error:
        read_zone(country)
    assert zone in error.value.near


def test_a_country_with_one_time_needs_no_city() -> None:
    assert read_zone("Argentina") == "America/Argentina/Buenos_Aires"


def test_quiet_hours_that_cannot_be() -> None:
    assert quiet_hours("23:00", "7:00") == (1380, 420)
    for start, until in (("8:00", "8:00"), ("8:00", "7:00"), ("0:00", "14:01")):
        with pytest.raises(BadSetting):
            quiet_hours(start, until)


def test_days_are_read() -> None:
    today = date(2026, 11, 21)
    assert read_date("2026-12-24", today) == read_date("24.12.", today) == read_date("24/12/2026", today)
    assert read_date("1.2", today) == date(2027, 2, 1)
    for bad in ("31.2.2027", "2027-13-01", "tomorrow", "30.2.", "2026-12-24x", "0.0."):
        with pytest.raises(Unreadable):
            read_date(bad, today)


def test_vacations() -> None:
    athens, now = PersonSettings(zone="Europe/Athens"), utc(2026, 11, 21, 12)
    assert vacation(athens, "2026-11-21", "22.11.", now) == (now, utc(2026, 11, 22, 22))
    assert vacation(athens, "24.12.", "2.1.", now) == (utc(2026, 12, 23, 22), utc(2027, 1, 2, 22))
    for first, last in (
        ("2026-11-20", "2026-11-25"),
        ("2026-12-20", "2026-12-19"),
        ("2026-12-01", "2027-03-01"),
        ("2029-12-01", "2029-12-02"),
    ):
        with pytest.raises(BadSetting):
            vacation(athens, first, last, now)


def test_calm() -> None:
    settings = PersonSettings(zone="Europe/Athens", quiet=(23 * 60, 8 * 60))
    night = int(datetime(2026, 3, 1, 22, tzinfo=UTC).timestamp() * 1000)
    assert calm_until(settings, (), NOON) == NOON
    assert calm_until(settings, (), night) == utc(2026, 3, 2, 6)
    assert calm_until(settings, ((NOON, utc(2026, 3, 2, 22)),), night) == utc(2026, 3, 3, 6)
    assert calm_until(PersonSettings(), (), night + MINUTE) == night + MINUTE


def test_every_refusal_is_said() -> None:
    for call in (lambda: read_time("x"), lambda: read_zone("x"), lambda: read_amount("x")):
        with pytest.raises(UserError) as error:
            call()
        assert error.value.fact.args["text"] == "x"
