"""A copy of all that is stored about a person; and forgetting it, with matches whole."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from sqlalchemy import select

from bot.match import Person
from bot.match.errors import NotSeated
from bot.match.fairness.verify import verify
from bot.match.timing.spans import DAY
from bot.match.timing.time_control import TimeControl
from bot.store import matches
from bot.store.schema import metadata, steps
from tests.match.house import ALL, ANN, BEN, CAT, DAN, HERE, House
from tests.match.messages import fact_of

ZED, YAN = Person(8_000_000_001, "Zed"), Person(8_000_000_002, "Yan")
OTHER = 7_777_777


async def everything(house: House) -> str:
    """The whole database as text."""
    found = []
    async with house.store.read() as db:
        for table in metadata.sorted_tables:
            found += [f"{table.name}: {dict(row._mapping)}" for row in await db.execute(select(table))]
    return "\n".join(found)


async def running(house: House, time_control: TimeControl | None = None, seats: int = 3) -> int:
    brief = await house.lobby(seats=seats)
    if time_control is not None:
        await house.services.lobby.set_time_control(brief.match, ANN.user, time_control)
    await house.services.lobby.start(brief.match, ANN.user)
    await house.pledge(brief.match, seats)
    return brief.match


async def copy(house: House, user: int) -> dict[str, Any]:
    return dict(json.loads(await house.services.privacy.all_about(user)))


async def test_a_copy_tells_nothing_of_what_others_have_sealed(house: House) -> None:
    match = (await house.start()).match

    async def pledge(person: Person) -> None:
        first = (await house.services.play.preview(match, person.user, None)).answers[0].notation
        await house.play(match, person, first, "F.a")

    await pledge(BEN)
    before = (await copy(house, ANN.user))["matches"]
    await house.services.play.undo(match, BEN.user, key="u")  # thinks again, and nobody is told
    await pledge(BEN)
    assert (await copy(house, ANN.user))["matches"] == before
    await pledge(ANN)
    assert [one["n"] for one in (await copy(house, ANN.user))["matches"][0]["moves"]][:2] == [1, 2]


async def test_a_copy_holds_all_that_is_stored(house: House) -> None:
    await house.services.people.set_zone(ANN, "Athens")
    await house.services.people.add_vacation(ANN, "2026-03-20", "2026-03-22")
    over = await house.start()
    await house.at_random(over.match, random.Random(1))
    live = await running(house)
    found = await copy(house, ANN.user)
    assert found["format"] == "turnpost-person"
    assert found["person"][0]["name"] == "Ann"
    assert found["person"][0]["settings"]["zone"] == "Europe/Athens"
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
    assert (await house.secret_of(live)).hex() not in text
    assert "Ben" not in text
    assert str(BEN.user) not in [str(one) for one in found["person"]]


async def test_a_copy_of_a_stranger_is_empty(house: House) -> None:
    await running(house)
    found = await copy(house, OTHER)
    assert all(not part for key, part in found.items() if key not in ("format", "form", "user", "written_at"))


async def test_nothing_of_a_forgotten_person_is_left(house: House) -> None:
    await house.services.people.set_zone(ZED, "Athens")
    await house.services.people.add_vacation(ZED, "2026-03-20", "2026-03-22")
    live = await house.services.lobby.open("ferry", 2, {}, ZED, HERE, "en", key="o")
    await house.services.lobby.join(live.match, ANN, 1, key="j")
    await house.services.lobby.start(live.match, ZED.user, key="s")
    for person in (ZED, ANN):
        first = (await house.services.play.preview(live.match, person.user, None)).answers[0].notation
        await house.play(live.match, person, first, "F.a")
    over = await house.start()
    await house.services.seats.offer(over.match, BEN.user, person=ZED, key="f")
    await house.services.seats.take(over.match, ZED, 1, 1, key="t")
    while (await house.services.views.brief(over.match)).state == "running":
        person = (ANN, ZED)[(await house.services.views.brief(over.match)).awaited[0]]
        preview = await house.services.play.preview(over.match, person.user, None)
        await house.play(over.match, person, preview.answers[-1].notation)
    lobby = await house.services.lobby.open("ferry", 3, {}, ANN, HERE, "en")
    await house.services.lobby.join(lobby.match, ZED, 1)
    invited = await house.services.lobby.open("ferry", 2, {}, ANN, HERE, "en")
    await house.services.lobby.invite(invited.match, ANN.user, [ZED])
    taken = await running(house)
    await house.services.seats.offer(taken, ANN.user, person=YAN, key=house.key())
    before = await everything(house)
    assert all(trace in before for trace in (str(ZED.user), "'Zed'", str(YAN.user), "'Yan'"))
    for person in (ZED, YAN, ZED):
        await house.services.privacy.forget(person.user)
    after = await everything(house)
    for trace in (str(ZED.user), "'Zed'", str(YAN.user), "'Yan'"):
        assert [line for line in after.splitlines() if trace in line] == [], trace
    assert [player.user for player in (await house.services.views.brief(lobby.match)).players] == [ANN.user]
    assert [player.user for player in (await house.services.views.brief(live.match)).players] == [
        None,
        ANN.user,
    ]


async def test_a_finished_match_stays_whole(house: House) -> None:
    over = await house.start()
    await house.at_random(over.match, random.Random(1))
    before = await house.services.history.log(over.match)
    async with house.store.read() as db:
        count = len((await db.execute(select(steps).where(steps.c.match == over.match))).all())
    await house.services.privacy.forget(BEN.user)
    assert await house.services.history.log(over.match) == before
    brief = await house.services.views.brief(over.match)
    assert [player.user for player in brief.players] == [ANN.user, None]
    assert brief.names == ("Ann", "")
    assert verify(await house.services.transfer.export(over.match), ALL).sound
    async with house.store.read() as db:
        assert len((await db.execute(select(steps).where(steps.c.match == over.match))).all()) == count
    (one,) = await house.services.results.history(ANN.user, asker=ANN.user)
    assert [seat.user for seat in one.seats] == [ANN.user, None]
    assert [line.user for line in await house.services.results.ratings("ferry", 1)] == [ANN.user]


async def test_an_empty_seat_is_free_for_a_substitute(house: House) -> None:
    match = await running(house)
    await house.sent()
    who = await house.turn(match)
    await house.services.privacy.forget(who.user)
    (notice,) = await house.sent("notice")
    assert fact_of(notice) is not None
    assert fact_of(notice).key == "table-person-gone"
    with pytest.raises(NotSeated):
        await house.play(match, who, "S")
    assert (await house.services.views.look(match, who.user)).seat is None
    assert await house.later(30 * DAY, "notice") == []
    await house.services.seats.take(match, DAN, fact_of(notice).args["seat"], 1, key=house.key())
    assert (await house.services.play.preview(match, DAN.user, None)).status == "asked"


@pytest.mark.parametrize("absence", ["wait", "substitute"])
async def test_an_empty_seat_with_a_clock_is_told_of_once(house: House, absence: Any) -> None:
    match = await running(house, TimeControl(clock="turn", turn=3 * DAY, absence=absence))
    who = await house.turn(match)
    await house.sent()
    await house.services.privacy.forget(who.user)
    jobs = await house.later(30 * DAY, "notice")
    assert [fact_of(job).key for job in jobs if fact_of(job)] == ["table-person-gone"]
    assert (await house.services.views.brief(match)).state == "running"


async def test_the_house_plays_on_where_that_was_agreed(house: House) -> None:
    match = await running(house, TimeControl(clock="turn", turn=3 * DAY, absence="autopilot"), seats=2)
    who = await house.turn(match)
    await house.sent()
    await house.services.privacy.forget(who.user)
    jobs = await house.later(0, "notice")
    assert [fact_of(job).key for job in jobs if fact_of(job)] == ["table-person-gone-stand-in"]
    brief = await house.services.views.brief(match)
    assert brief.state == "over" or {player.user for player in brief.players if player.awaited} == {
        (BEN if who == ANN else ANN).user
    }


async def test_the_last_to_go_ends_the_match(house: House) -> None:
    match = await running(house)
    await house.services.privacy.forget(ANN.user)
    brief = await house.services.views.brief(match)
    assert (brief.state, brief.host) == ("running", BEN.user)
    await house.services.proposals.vote_end(match, BEN.user, key=house.key())
    await house.services.privacy.forget(CAT.user)  # all who are left have agreed
    assert (await house.services.views.brief(match)).state == "ended"
    assert {"final", "parcel"} <= {job.kind for job in await house.sent()}
    alone = await running(house, seats=2)
    await house.services.privacy.forget(ANN.user)
    await house.services.privacy.forget(BEN.user)
    assert (await house.services.views.brief(alone)).state == "ended"
    await house.sent()
    async with house.store.read() as db:
        row = await matches.find(db, alone)
    assert row is not None
    assert row.host == 0
