"""A match comes from a file: a finished one to be looked at, a running one of another operator to go on."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import UNSET
from msgspec.structs import replace

from bot.match import Person, Place
from bot.match.errors import BadFile, ClosedChannel, Late, MatchHere, MatchOver, NotStarted, UserError
from bot.match.guilds.settings import GuildSettings
from bot.match.models import Manager
from bot.match.record import Handover, MatchExport, TimeControlRecord, encode
from bot.match.timing.spans import DAY, HOUR
from bot.match.timing.time_control import TimeControl
from bot.match.transfer import reading
from bot.store import results, steps
from bot.text import words
from tests.match.house import ANN, BEN, PEOPLE, House, open_house
from tests.match.messages import fact_of

BOSS = Manager(guild=7, user=70, name="Boss *the* owner")
THERE = Place(guild=7, channel=700, thread=701)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """The house that the match comes from."""
    async with open_house(tmp_path / "first.sqlite") as one:
        yield one


@pytest.fixture
async def other(database_url: str) -> AsyncIterator[House]:
    """The house that it comes to."""
    async with open_house(database_url, "other") as one:
        yield one


async def finished(house: House, game: str = "ferry", seats: int = 2) -> bytes:
    match = (await house.start(game, seats)).match
    await house.at_random(match, random.Random(5))
    return await house.services.transfer.export(match)


async def running(house: House, game: str = "golden_horn", seats: int = 3, turns: int = 6) -> int:
    match = (await house.start(game, seats)).match
    await house.at_random(match, random.Random(5), turns)
    await house.sent()
    return match


async def brought(house: House, data: bytes, *, by: Manager | None = BOSS, key: str = "k") -> int:
    incoming = await house.services.transfer.read_file(data, by_operator=by is None)
    return (await house.services.transfer.bring_in(THERE, incoming, by=by, language="pl", key=key)).match


async def counted(house: House) -> dict[str, int]:
    """Rows of all tables."""
    async with house.store.read() as db:
        names = ("matches", "seats", "steps", "snapshots", "outbox", "persons", "results", "seen")
        return {
            name: int((await db.exec_driver_sql(f"select count(*) from {name}")).scalar_one())
            for name in names
        }


@pytest.mark.parametrize("game", ["ferry", "golden_horn", "pyramids"])
async def test_a_finished_match_is_there_to_be_looked_at(house: House, other: House, game: str) -> None:
    data = await finished(house, game)
    match = await brought(other, data)
    here, there = await house.services.views.brief(1), await other.services.views.brief(match)
    assert (there.state, there.uid, there.names) == ("over", here.uid, here.names)
    assert (there.commitment, there.secret, there.place) == (here.commitment, here.secret, THERE)
    assert (there.started_at, there.ended_at) == (here.started_at, here.ended_at)
    assert [player.user for player in there.players] == [None] * here.seats
    jobs = await other.sent()
    assert [job.kind for job in jobs] == ["notice", "final", "parcel"]
    assert {job.channel for job in jobs} == {THERE.post}
    assert words("en").say(fact_of(jobs[0]), ()).startswith("Boss \\*the\\* owner, who manages")
    one, two = await house.services.views.look(1), await other.services.views.look(match)
    assert (one.view, one.score, one.caption) == (two.view, two.score, two.caption)
    assert await house.services.history.log(1) == await other.services.history.log(match)
    assert await house.services.history.timeline(1) == await other.services.history.timeline(match)
    assert (await other.services.fairness.verify(match)).sound
    assert await house.services.fairness.luck(1) == await other.services.fairness.luck(match)
    # What it is exported as there comes to the same.
    assert await other.services.transfer.export(match) == data


async def test_it_counts_for_nobody(house: House, other: House) -> None:
    match = await brought(other, await finished(house))
    await other.services.results.record_missing()
    async with other.store.read() as db:
        assert await results.missing(db) == []
    assert await other.services.results.history(ANN.user, asker=ANN.user, guild=THERE.guild) == ()
    assert await other.services.results.statistics("ferry", THERE.guild) is None
    assert await other.services.results.ratings("ferry", 7) == ()
    assert await other.services.views.mine(ANN.user, over=True) == ()
    await other.services.privacy.forget(ANN.user)
    assert (await other.services.views.brief(match)).names == ("Ann", "Ben")


async def test_a_match_ended_by_agreement_is_as_good(house: House, other: House) -> None:
    match = (await house.start("ferry", 2)).match
    for person in (ANN, BEN):
        await house.services.proposals.vote_end(match, person.user, key=house.key())
    there = await brought(other, await house.services.transfer.export(match))
    assert (await other.services.views.brief(there)).state == "ended"
    assert (await other.services.fairness.verify(there)).sound


async def test_the_same_match_comes_once(house: House, other: House) -> None:
    data = await finished(house)
    with pytest.raises(MatchHere):
        await house.services.transfer.read_file(data)
    incoming = await other.services.transfer.read_file(data)
    first = await other.services.transfer.bring_in(THERE, incoming, by=BOSS, key="1")
    before = await counted(other)
    again = await other.services.transfer.bring_in(THERE, incoming, by=BOSS, key="1")
    assert again.match == first.match
    with pytest.raises(MatchHere):
        await other.services.transfer.bring_in(THERE, incoming, by=BOSS, key="2")
    with pytest.raises(MatchHere):
        await other.services.transfer.read_file(data)
    assert await counted(other) == before


async def test_only_where_the_server_has_tables(house: House, other: House) -> None:
    await other.services.guilds.change(BOSS, lambda charter: replace(charter, channels=(5,)))
    assert (await other.services.guilds.settings(7)) == GuildSettings(channels=(5,))
    incoming = await other.services.transfer.read_file(await finished(house))
    before = await counted(other)
    with pytest.raises(ClosedChannel):
        await other.services.transfer.bring_in(THERE, incoming, by=BOSS, key="1")
    assert await counted(other) == before


def forged(export: MatchExport, **changes: Any) -> bytes:
    return encode(replace(export, **changes))


async def test_bad_files_are_refused_and_change_nothing(house: House, other: House) -> None:
    data = await finished(house)
    export = msgspec.json.decode(data, type=MatchExport)
    log = await house.services.transfer.export(await running(house, "ferry", 2, 1))
    own = max(n for n, step in enumerate(export.steps) if step[0] != 99)
    step = export.steps[own]
    wrong = (*export.steps[:own], (step[0], "Q", step[2]), *export.steps[own + 1 :])
    texts = {
        b"": "damaged",
        b"\x89PNG\r\n": "damaged",
        b"[" * 100_000: "damaged",
        data[:-20]: "damaged",
        data.replace(b"Ann", b"Ana"): "damaged",
        b" " * (reading.BIGGEST + 1): "too big",
        log: "still running",
        forged(export, steps=wrong): f"Step {own + 1} of this record",
        forged(export, steps=export.steps * 3, batches=UNSET): f"Step {len(export.steps) + 1} of this record",
        forged(export, secret="00" * 32): "damaged",
        forged(export, uid="../../x"): "damaged",
        forged(export, uid="0" * 16): "Step 1 of this record",
        forged(export, names=("A", "B", "C")): "damaged",
        forged(export, names=("A" * 500, "B")): "damaged",
        forged(export, seats=9, names=("A",) * 9): "damaged",
        forged(export, batches=(1,)): "damaged",
        forged(export, batches=(-1, len(export.steps) + 1)): "damaged",
        forged(export, started_at=-5): "damaged",
        forged(export, steps=tuple((seat, move, 2**62) for seat, move, _ in export.steps)): "damaged",
        forged(export, steps=()): "damaged",
        forged(export, game="chess"): "do not know that game",
        forged(export, rules_version=9): "other rules",
        forged(export, data_fingerprint="f"): "other rules",
        forged(export, form=2): "newer version",
        forged(export, state="running", totals=None): "damaged",
        forged(export, state="lobby"): "damaged",
        forged(export, options={"weather": "bad"}): "damaged",
    }
    before = await counted(other)
    for text, said in texts.items():
        with pytest.raises(BadFile) as refused:
            await other.services.transfer.read_file(text)
        assert said in words("en").say(refused.value.fact, ()), text[:80]
        assert refused.value.sentence.endswith(".")
    assert await counted(other) == before


async def test_a_match_that_takes_too_long_is_let_go(
    house: House, other: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "SECONDS", -1.0)
    data = await finished(house)
    with pytest.raises(BadFile, match="table-import-big"):
        await other.services.transfer.read_file(data)


async def test_files_from_before_do_not_say_what_was_made_together(house: House, other: House) -> None:
    export = msgspec.json.decode(await finished(house), type=MatchExport)
    old = forged(export, batches=UNSET, started_at=UNSET, ended_at=UNSET)
    assert b"batches" not in old
    match = await brought(other, old)
    brief = await other.services.views.brief(match)
    assert (brief.started_at, brief.ended_at) == (export.steps[0][2], export.steps[-1][2])
    assert await other.services.history.timeline(match)


# -- a running match of another operator -------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), [("golden_horn", 3), ("pyramids", 2), ("edo", 2)])
async def test_a_running_match_goes_on_elsewhere(house: House, other: House, game: str, seats: int) -> None:
    match = await running(house, game, seats)
    data, revision = await house.services.transfer.whole(match)
    await house.services.transfer.hand_over(match, revision)
    there = await brought(other, data, by=None)
    before, after = await house.services.views.brief(match), await other.services.views.brief(there)
    assert after.state == "running"
    assert (after.uid, after.names, after.commitment) == (before.uid, before.names, before.commitment)
    assert after.secret is None
    for seat in (None, *range(seats)):
        one, two = (
            await house.services.views.look_seat(match, seat),
            await other.services.views.look_seat(there, seat),
        )
        assert one.view == two.view
    jobs = await other.sent()
    assert [job.kind for job in jobs if job.kind != "hand"] == ["notice", "board"]
    board = next(job for job in jobs if job.kind == "board")
    assert {ping.user for ping in board.pings} == {PEOPLE[seat].user for seat in after.awaited}
    assert board.first
    over = await other.at_random(there, random.Random(1))
    assert over.state == "over"
    report = await other.services.fairness.verify(there)
    assert report.sound, report.sentences
    assert over.commitment == before.commitment
    # Played to its end here, it counts as any other.
    assert [one.match for one in await other.services.results.history(ANN.user, asker=ANN.user)] == [there]


async def test_what_was_handed_over_may_come_back(house: House, other: House) -> None:
    """Played on elsewhere, and even to its end; but nothing else that calls itself so."""
    match = await running(house)
    data, revision = await house.services.transfer.whole(match)
    with pytest.raises(MatchHere):
        await brought(house, data, by=None)  # it is being played
    await house.services.transfer.hand_over(match, revision)
    there = await brought(other, data, by=None)
    await other.at_random(there, random.Random(4), 3)
    farther, revision = await other.services.transfer.whole(there)
    await other.services.transfer.hand_over(there, revision)
    again = await brought(house, farther, by=None)
    one, two = await other.services.views.look_seat(there, 0), await house.services.views.look_seat(again, 0)
    assert one.view == two.view
    assert (await house.services.views.brief(match)).state == "closed", "what is left of it here stays"
    assert (await house.services.views.brief(again)).state == "running"
    with pytest.raises(MatchHere):
        await brought(house, farther, by=None)
    await house.at_random(again, random.Random(5))
    await brought(other, await house.services.transfer.export(again))
    assert (await house.services.fairness.verify(again)).sound


async def test_what_is_handed_over_stops_and_stays_secret(house: House) -> None:
    match = await running(house, "ferry", 2, 1)
    await house.services.proposals.vote_end(match, ANN.user, key=house.key())
    before = await house.services.views.brief(match)
    data, revision = await house.services.transfer.whole(match)
    assert (await house.secret_of(match)).hex().encode() in data
    await house.services.transfer.hand_over(match, revision)
    after = await house.services.views.brief(match)
    assert (after.state, after.secret, after.awaited) == ("closed", None, ())
    jobs = await house.sent()
    assert sorted(job.kind for job in jobs) == [
        "notice",
        "remove_buttons",
    ]  # nobody is asked to vote any more
    assert (await house.secret_of(match)).hex().encode() not in await house.services.transfer.export(match)
    mover = PEOPLE[before.awaited[0]]
    for call in (
        house.services.play.preview(match, mover.user, None),
        house.services.proposals.vote_end(match, ANN.user, key="v"),
        house.services.transfer.whole(match),
        house.services.transfer.hand_over(match, revision + 1),
    ):
        with pytest.raises(MatchOver):
            await call
    assert await house.later(30 * DAY) == []
    assert await house.services.views.mine(ANN.user) == ()


async def test_who_moves_meanwhile_is_not_lost(house: House) -> None:
    match = await running(house, "golden_horn", 2)
    _, revision = await house.services.transfer.whole(match)
    await house.at_random(match, random.Random(2), 1)
    with pytest.raises(Late):
        await house.services.transfer.hand_over(match, revision)
    assert (await house.services.views.brief(match)).state == "running"


async def test_clocks_and_absence_come_along(house: House, other: House) -> None:
    lobby = await house.lobby("golden_horn", 3)
    time_control = TimeControl(clock="reserve", turn=12 * HOUR, reserve=48 * HOUR, absence="autopilot")
    await house.services.lobby.set_time_control(lobby.match, ANN.user, time_control)
    match = (await house.services.lobby.start(lobby.match, ANN.user)).match
    first = (await house.services.views.brief(match)).awaited[0]
    await house.later(20 * HOUR)
    await house.services.privacy.forget(PEOPLE[(first + 1) % 3].user)
    data, _ = await house.services.transfer.whole(match)
    there = await brought(other, data, by=None)
    brief = await other.services.views.brief(there)
    assert brief.time_control == time_control
    gone = brief.players[(first + 1) % 3]
    assert (gone.user, gone.on_autopilot) == (None, True)
    # Eight hours of the reserve are used; the turn itself begins anew.
    assert brief.players[first].deadline == other.services.context.now() + (12 + 40) * HOUR
    await other.sent()
    await other.later(53 * HOUR)
    assert (await other.services.views.brief(there)).players[first].on_autopilot


async def test_an_empty_seat_is_offered(house: House, other: House) -> None:
    match = await running(house, "golden_horn", 3, 0)
    await house.services.privacy.forget(BEN.user)
    data, _ = await house.services.transfer.whole(match)
    there = await brought(other, data, by=None)
    said = [fact_of(job).key for job in await other.sent("notice") if fact_of(job) is not None]
    assert said == ["table-imported-running", "table-person-gone"]
    zoe = Person(90, "Zoë", "en")
    brief = await other.services.seats.take(there, zoe, 1, THERE.guild, key="t")
    assert brief.players[1].user == zoe.user


async def test_a_paused_match_stays_paused(house: House, other: House) -> None:
    match = await running(house, "ferry", 2, 1)
    for person in (ANN, BEN):
        await house.services.proposals.pause(match, person.user, key=house.key())
    there = await brought(other, (await house.services.transfer.whole(match))[0], by=None)
    assert (await other.services.views.brief(there)).paused_at == other.services.context.now()
    await other.services.proposals.pause(there, ANN.user, agree=False, key="go")
    assert (await other.services.views.brief(there)).paused_at is None


async def test_known_persons_keep_their_own_names(house: House, other: House) -> None:
    await other.services.people.met(Person(ANN.user, "Anna", "pl"))
    there = await brought(other, (await house.services.transfer.whole(await running(house)))[0], by=None)
    assert (await other.services.views.brief(there)).names == ("Anna", "Ben", "Cat")


async def test_a_running_match_is_not_for_those_who_manage_a_server(house: House, other: House) -> None:
    match = await running(house)
    data, _ = await house.services.transfer.whole(match)
    before = await counted(other)
    with pytest.raises(BadFile, match="table-import-handover"):
        await other.services.transfer.read_file(data)
    handover = msgspec.json.decode(data, type=Handover)
    first = handover.sitting[0]
    for bad in (
        replace(handover, sitting=handover.sitting[:1]),
        replace(handover, sitting=(first, first, first)),
        replace(handover, sitting=(replace(first, user=-4), *handover.sitting[1:])),
        replace(handover, host=-1),
        replace(handover, opened_at=0),
        replace(handover, language="xx"),
        replace(handover, time_control=TimeControlRecord(clock="turn", turn=1)),
        replace(handover, match=replace(handover.match, state="over")),
        replace(handover, match=replace(handover.match, steps=handover.match.steps[:3])),
    ):
        with pytest.raises(BadFile):
            await other.services.transfer.read_file(encode(bad), by_operator=True)
    assert await counted(other) == before


async def test_what_cannot_be_exported_whole(house: House) -> None:
    lobby = (await house.lobby()).match
    with pytest.raises(NotStarted):
        await house.services.transfer.whole(lobby)
    with pytest.raises(UserError):
        await house.services.transfer.whole(99)
    over = (await house.start()).match
    await house.at_random(over, random.Random(1))
    data, revision = await house.services.transfer.whole(over)
    assert data == await house.services.transfer.export(over)
    with pytest.raises(MatchOver):
        await house.services.transfer.hand_over(over, revision)


async def test_the_log_is_the_same_step_by_step(house: House, other: House) -> None:
    match = await running(house, "bora_bora", 2, 20)
    there = await brought(other, (await house.services.transfer.whole(match))[0], by=None)
    async with house.store.read() as db:
        one = await steps.log(db, match)
    async with other.store.read() as db:
        two = await steps.log(db, there)
    assert [replace(step, key=None) for step in one] == two
