"""One digest a day, at the person's own hour: in quiet hours, on vacation, over changes of the clocks."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.match.errors import BadSetting, Unreadable
from bot.match.people.service import next_digest
from bot.match.timing.clock import DAY, HOUR, MINUTE
from bot.match.timing.person_settings import PersonSettings
from bot.store import people
from tests.draining import all_done
from tests.match.app import ANN, BEN, MatchApp

ATHENS = ZoneInfo("Europe/Athens")


def at(*moment: int) -> int:
    return int(datetime(*moment, tzinfo=ATHENS).timestamp() * 1000)  # type: ignore[misc, arg-type]


def local(milliseconds: int | None) -> str:
    assert milliseconds is not None
    return datetime.fromtimestamp(milliseconds / 1000, UTC).astimezone(ATHENS).strftime("%d.%m. %H:%M")


@pytest.mark.parametrize(
    ("minutes", "now", "then"),
    [
        (8 * 60, at(2026, 3, 1, 7, 59), "01.03. 08:00"),
        (8 * 60, at(2026, 3, 1, 8, 0), "02.03. 08:00"),
        (0, at(2026, 3, 1, 23, 59), "02.03. 00:00"),
        (8 * 60, at(2026, 3, 28, 8, 0), "29.03. 08:00"),  # the clocks go forward
        (3 * 60 + 30, at(2026, 3, 28, 8, 0), "29.03. 04:30"),  # an hour that there is not
        (3 * 60 + 30, at(2026, 10, 24, 8, 0), "25.10. 03:30"),  # an hour that comes twice
        (3 * 60 + 30, at(2026, 10, 25, 3, 30), "26.10. 03:30"),
    ],
)
def test_the_next_hour(minutes: int, now: int, then: str) -> None:
    assert local(next_digest(PersonSettings(zone="Europe/Athens", digest=minutes), now)) == then


def test_every_day_of_a_year_has_one() -> None:
    for minutes in (0, 3 * 60 + 30, 12 * 60, 23 * 60 + 59):
        settings = PersonSettings(zone="Europe/Athens", digest=minutes)
        now, days = at(2026, 1, 1, 0, 0) - 1, []
        for _ in range(365):
            found = next_digest(settings, now)
            assert found is not None
            assert 0 < found - now <= 25 * HOUR + MINUTE
            days.append(local(found)[:6])
            now = found
        assert len(set(days)) == 365
    assert next_digest(PersonSettings(), 0) is None


async def digests_in(app: MatchApp, milliseconds: int, step: int = 10 * MINUTE) -> list[str]:
    """When digests were sent, and to whom, while this time went by."""
    found = []
    for _ in range(milliseconds // step):
        app.clock.on(step / 1000)
        await all_done(app.scheduler)
        found += [f"{job.user} {local(app.services.context.now())}" for job in await app.sent("digest")]
    return found


async def test_it_comes_once_a_day_while_there_are_matches(app: MatchApp) -> None:
    await app.services.people.set_zone(ANN, "Athens")
    await app.services.people.set_digest(ANN, "8:00")
    assert await digests_in(app, 2 * DAY, HOUR) == []  # no match
    await app.start()
    await app.sent()
    assert await digests_in(app, 3 * DAY) == ["11 04.03. 08:00", "11 05.03. 08:00", "11 06.03. 08:00"]
    await app.services.people.set(ANN, digest=None)
    assert await digests_in(app, 2 * DAY, HOUR) == []


async def test_quiet_hours_and_vacations_are_honoured(app: MatchApp) -> None:
    await app.start()
    for person, hour in ((ANN, "7:00"), (BEN, "12:00")):
        await app.services.people.set_zone(person, "Athens")
        await app.services.people.set_digest(person, hour)
    await app.services.people.set_quiet(ANN, "22:00", "9:30")
    await app.services.people.add_vacation(BEN, "2026-03-02", "2026-03-03")
    assert await digests_in(app, 4 * DAY) == [
        "11 02.03. 09:30",
        "11 03.03. 09:30",
        "11 04.03. 09:30",
        "12 04.03. 12:00",
        "11 05.03. 09:30",
        "12 05.03. 12:00",
    ]


async def test_after_a_week_of_downtime_there_is_one(app: MatchApp) -> None:
    await app.start()
    await app.services.people.set_zone(ANN, "Athens")
    await app.services.people.set_digest(ANN, "8:00")
    app.clock.on(7 * 86400)
    assert len(await digests_in(app, HOUR)) == 1
    assert await digests_in(app, DAY) == ["11 09.03. 08:00"]


async def test_a_clock_that_was_ahead_loses_no_digest(app: MatchApp) -> None:
    await app.start()
    await app.services.people.set_zone(ANN, "Athens")
    app.clock.on(30 * 86400)
    await app.services.people.set_digest(ANN, "8:00")
    app.clock.on(-30 * 86400)
    assert await digests_in(app, DAY) == ["11 02.03. 08:00"]


async def test_bad_hours_are_refused(app: MatchApp) -> None:
    with pytest.raises(BadSetting):
        await app.services.people.set_digest(ANN, "8:00")
    await app.services.people.set_zone(ANN, "Athens")
    with pytest.raises(Unreadable):
        await app.services.people.set_digest(ANN, "25:00")
    async with app.store.read() as db:
        assert await people.ripe_digests(db, 2**62, 2**62, 5) == []
    await app.services.people.set_digest(ANN, "8:00")
    await app.services.people.set_digest(ANN, "9:00")
    async with app.store.read() as db:
        assert len(await people.ripe_digests(db, 2**62, 2**62, 5)) == 1
    await app.services.privacy.forget(ANN.user)
    async with app.store.read() as db:
        assert await people.ripe_digests(db, 2**62, 2**62, 5) == []


async def test_one_that_fails_stops_no_other(app: MatchApp) -> None:
    await app.start()
    for person in (ANN, BEN):
        await app.services.people.set_zone(person, "Athens")
        await app.services.people.set_digest(person, "8:00")
    async with app.store.write() as db:  # a zone that was known once
        await people.note(db, ANN.user, settings='{"zone":"Nowhere/Gone","digest":480}')
    app.clock.on(86400)
    await all_done(app.scheduler)
    assert [job.user for job in await app.sent("digest")] == [BEN.user]
