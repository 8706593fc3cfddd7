"""A copy of all that is stored about a person; and forgetting it, with matches whole."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from sqlalchemy import select

from bot.match import Delivery, Person, Undeliverable
from bot.match.errors import NotSeated
from bot.match.fairness.verify import verify
from bot.match.lobby.terms.clock import TableClock
from bot.match.proposals.clock import End
from bot.match.timing.clock import DAY, TimeControl
from bot.store import matches, people
from bot.store.schema import metadata, steps
from tests.match.app import ALL, ANN, BEN, CAT, DAN, HERE, MatchApp
from tests.match.messages import fact_of

ZED, YAN = Person(8_000_000_001, "Zed"), Person(8_000_000_002, "Yan")
OTHER = 7_777_777
BOX = 8_100_000_001
"""A channel of direct messages."""


async def everything(app: MatchApp) -> str:
    """The whole database as text."""
    found = []
    async with app.store.read() as db:
        for table in metadata.sorted_tables:
            found += [f"{table.name}: {dict(row._mapping)}" for row in await db.execute(select(table))]
    return "\n".join(found)


async def running(app: MatchApp, time_control: TimeControl | None = None, seats: int = 3) -> int:
    brief = await app.lobby(seats=seats)
    if time_control is not None:
        await app.services.lobby.set_terms(brief.match, ANN.user, TableClock(time_control))
    await app.services.lobby.start(brief.match, ANN.user)
    await app.pledge(brief.match, seats)
    return brief.match


async def copy(app: MatchApp, user: int) -> dict[str, Any]:
    return dict(json.loads(await app.services.privacy.all_about(user)))


async def test_a_copy_tells_nothing_of_what_others_have_sealed(app: MatchApp) -> None:
    match = (await app.start()).match

    async def pledge(person: Person) -> None:
        first = (await app.services.play.preview(match, person.user, None)).answers[0].notation
        await app.play(match, person, first, "F.a")

    await pledge(BEN)
    before = (await copy(app, ANN.user))["matches"]
    await app.services.play.undo(match, BEN.user, key="u")  # thinks again, and nobody is told
    await pledge(BEN)
    assert (await copy(app, ANN.user))["matches"] == before
    await pledge(ANN)
    assert [one["n"] for one in (await copy(app, ANN.user))["matches"][0]["moves"]][:2] == [1, 2]


async def test_a_copy_holds_all_that_is_stored(app: MatchApp) -> None:
    await app.services.people.set_zone(ANN, "Athens")
    await app.services.people.add_vacation(ANN, "2026-03-20", "2026-03-22")
    over = await app.start()
    await app.at_random(over.match, random.Random(1))
    live = await running(app)
    async with app.store.write() as db:
        await people.note(db, ANN.user, dm_channel=BOX)
    found = await copy(app, ANN.user)
    assert found["format"] == "turnpost-person"
    assert found["person"][0]["name"] == "Ann"
    assert found["person"][0]["settings"]["zone"] == "Europe/Athens"
    assert found["person"][0]["dm_channel"] == BOX
    assert found["vacations"][0]["starts"].startswith("2026-03-19T22:00:00")
    assert {one["server"] for one in found["ratings"]} == {None, 1}
    done, open_ = found["matches"]
    assert (done["match"]["state"], open_["match"]["state"]) == ("over", "running")
    assert done["match"]["host"] is True
    assert done["result"]["total"] >= 0
    assert open_["result"] is None
    assert open_["moves"][0]["move"].startswith("B.")
    assert open_["match"]["id"] == live
    text = json.dumps(found)
    assert (await app.secret_of(live)).hex() not in text
    assert "Ben" not in text
    assert str(BEN.user) not in [str(one) for one in found["person"]]


async def test_a_copy_of_a_stranger_is_empty(app: MatchApp) -> None:
    await running(app)
    found = await copy(app, OTHER)
    assert all(not part for key, part in found.items() if key not in ("format", "form", "user", "written_at"))


async def test_nothing_of_a_forgotten_person_is_left(app: MatchApp) -> None:
    await app.services.people.set_zone(ZED, "Athens")
    await app.services.people.add_vacation(ZED, "2026-03-20", "2026-03-22")
    live = await app.services.lobby.open("ferry", 2, {}, ZED, HERE, "en", key="o")
    await app.services.lobby.join(live.match, ANN, 1, key="j")
    await app.services.lobby.start(live.match, ZED.user, key="s")
    for person in (ZED, ANN):
        first = (await app.services.play.preview(live.match, person.user, None)).answers[0].notation
        await app.play(live.match, person, first, "F.a")
    over = await app.start()
    await app.services.seats.offer(over.match, BEN.user, person=ZED, key="f")
    await app.services.seats.take(over.match, ZED, 1, 1, key="t")
    while (await app.services.views.brief(over.match)).state == "running":
        person = (ANN, ZED)[(await app.services.views.brief(over.match)).awaited[0]]
        preview = await app.services.play.preview(over.match, person.user, None)
        await app.play(over.match, person, preview.answers[-1].notation)
    lobby = await app.services.lobby.open("ferry", 3, {}, ANN, HERE, "en")
    await app.services.lobby.join(lobby.match, ZED, 1)
    invited = await app.services.lobby.open("ferry", 2, {}, ANN, HERE, "en")
    await app.services.lobby.invite(invited.match, ANN.user, [ZED])

    def closed(job: Delivery) -> None:
        if (job.match, job.user) == (invited.match, ZED.user):
            raise Undeliverable("closed")

    app.sender.fail = closed
    await app.sent()
    taken = await running(app)
    await app.services.seats.offer(taken, ANN.user, person=YAN, key=app.key())
    async with app.store.write() as db:
        await people.note(db, ZED.user, dm_channel=BOX)
    before = await everything(app)
    assert all(trace in before for trace in (str(ZED.user), "'Zed'", str(YAN.user), "'Yan'", str(BOX)))
    for person in (ZED, YAN, ZED):
        await app.services.privacy.forget(person.user)
    after = await everything(app)
    for trace in (str(ZED.user), "'Zed'", str(YAN.user), "'Yan'", str(BOX)):
        assert [line for line in after.splitlines() if trace in line] == [], trace
    assert [player.user for player in (await app.services.views.brief(lobby.match)).players] == [ANN.user]
    assert [player.user for player in (await app.services.views.brief(live.match)).players] == [
        None,
        ANN.user,
    ]


async def test_a_finished_match_stays_whole(app: MatchApp) -> None:
    over = await app.start()
    await app.at_random(over.match, random.Random(1))
    before = await app.services.history.log(over.match)
    async with app.store.read() as db:
        count = len((await db.execute(select(steps).where(steps.c.match == over.match))).all())
    await app.services.privacy.forget(BEN.user)
    assert await app.services.history.log(over.match) == before
    brief = await app.services.views.brief(over.match)
    assert [player.user for player in brief.players] == [ANN.user, None]
    assert brief.names == ("Ann", "")
    assert verify(await app.services.transfer.export(over.match), ALL).sound
    async with app.store.read() as db:
        assert len((await db.execute(select(steps).where(steps.c.match == over.match))).all()) == count
    (one,) = await app.services.results.history(ANN.user, asker=ANN.user)
    assert [seat.user for seat in one.seats] == [ANN.user, None]
    assert [line.user for line in await app.services.results.ratings("ferry", 1)] == [ANN.user]


async def test_an_empty_seat_is_free_for_a_substitute(app: MatchApp) -> None:
    match = await running(app)
    await app.sent()
    who = await app.turn(match)
    await app.services.privacy.forget(who.user)
    (notice,) = await app.sent("notice")
    assert fact_of(notice) is not None
    assert fact_of(notice).key == "table-person-gone"
    with pytest.raises(NotSeated):
        await app.play(match, who, "S")
    assert (await app.services.views.look(match, who.user)).seat is None
    assert await app.later(30 * DAY, "notice") == []
    await app.services.seats.take(match, DAN, fact_of(notice).args["seat"], 1, key=app.key())
    assert (await app.services.play.preview(match, DAN.user, None)).status == "asked"


@pytest.mark.parametrize("absence", ["wait", "substitute"])
async def test_an_empty_seat_with_a_clock_is_told_of_once(app: MatchApp, absence: Any) -> None:
    match = await running(app, TimeControl(clock="turn", turn=3 * DAY, absence=absence))
    who = await app.turn(match)
    await app.sent()
    await app.services.privacy.forget(who.user)
    jobs = await app.later(30 * DAY, "notice")
    assert [fact_of(job).key for job in jobs if fact_of(job)] == ["table-person-gone"]
    assert (await app.services.views.brief(match)).state == "running"


async def test_the_house_plays_on_where_that_was_agreed(app: MatchApp) -> None:
    match = await running(app, TimeControl(clock="turn", turn=3 * DAY, absence="autopilot"), seats=2)
    who = await app.turn(match)
    await app.sent()
    await app.services.privacy.forget(who.user)
    jobs = await app.later(0, "notice")
    assert [fact_of(job).key for job in jobs if fact_of(job)] == ["table-person-gone-autopilot"]
    brief = await app.services.views.brief(match)
    assert brief.state == "over" or {player.user for player in brief.players if player.awaited} == {
        (BEN if who == ANN else ANN).user
    }


async def test_the_last_to_go_ends_the_match(app: MatchApp) -> None:
    match = await running(app)
    await app.services.privacy.forget(ANN.user)
    brief = await app.services.views.brief(match)
    assert (brief.state, brief.host) == ("running", BEN.user)
    await app.services.proposals.propose(match, BEN.user, End(), key=app.key())
    await app.services.privacy.forget(CAT.user)  # all who are left have agreed
    assert (await app.services.views.brief(match)).state == "ended"
    assert {"final", "parcel"} <= {job.kind for job in await app.sent()}
    alone = await running(app, seats=2)
    await app.services.privacy.forget(ANN.user)
    await app.services.privacy.forget(BEN.user)
    assert (await app.services.views.brief(alone)).state == "ended"
    await app.sent()
    async with app.store.read() as db:
        row = await matches.find(db, alone)
    assert row is not None
    assert row.host == 0
