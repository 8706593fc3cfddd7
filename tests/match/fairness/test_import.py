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
from bot.match.engine.models import Manager
from bot.match.errors import (
    BadFile,
    ClosedChannel,
    HandedOver,
    Late,
    MatchHere,
    MatchOver,
    NotStarted,
    UserError,
)
from bot.match.fairness import reading
from bot.match.fairness.record import Handover, MatchExport, TimeControlRecord, encode
from bot.match.hosting.settings import GuildSettings
from bot.match.lobby.terms.clock import TableClock
from bot.match.proposals.clock import End
from bot.match.timing.clock import DAY, HOUR, TimeControl
from bot.store import results, steps
from bot.text import words
from tests.match.app import ANN, BEN, PEOPLE, MatchApp, open_app
from tests.match.messages import fact_of

BOSS = Manager(guild=7, user=70, name="Boss *the* owner")
THERE = Place(guild=7, channel=700, thread=701)


@pytest.fixture
async def app(tmp_path: Path) -> AsyncIterator[MatchApp]:
    """The bot that the match comes from."""
    async with open_app(tmp_path / "first.sqlite") as one:
        yield one


@pytest.fixture
async def other(database_url: str) -> AsyncIterator[MatchApp]:
    """The bot that it comes to."""
    async with open_app(database_url, "other") as one:
        yield one


async def finished(app: MatchApp, game: str = "ferry", seats: int = 2) -> bytes:
    match = (await app.start(game, seats)).match
    await app.at_random(match, random.Random(5))
    return await app.services.transfer.export(match)


async def running(app: MatchApp, game: str = "golden_horn", seats: int = 3, turns: int = 6) -> int:
    match = (await app.start(game, seats)).match
    await app.at_random(match, random.Random(5), turns)
    await app.sent()
    return match


async def brought(
    app: MatchApp, data: bytes, *, by: Manager | None = BOSS, key: str = "k", older: bool = False
) -> int:
    incoming = await app.services.transfer.read_file(data, by_operator=by is None, older=older)
    return (await app.services.transfer.bring_in(THERE, incoming, by=by, language="pl", key=key)).match


async def whole(app: MatchApp, match: int, to: MatchApp) -> tuple[bytes, int]:
    """The file with which a match is handed over."""
    return await app.services.transfer.whole(match, await to.services.transfer.installation())


async def counted(app: MatchApp) -> dict[str, int]:
    """Rows of all tables."""
    async with app.store.read() as db:
        names = ("matches", "seats", "steps", "snapshots", "outbox", "persons", "results", "seen")
        return {
            name: int((await db.exec_driver_sql(f"select count(*) from {name}")).scalar_one())
            for name in names
        }


@pytest.mark.parametrize("game", ["ferry", "golden_horn", "pyramids"])
async def test_a_finished_match_is_there_to_be_looked_at(app: MatchApp, other: MatchApp, game: str) -> None:
    data = await finished(app, game)
    match = await brought(other, data)
    here, there = await app.services.views.brief(1), await other.services.views.brief(match)
    assert (there.state, there.uid, there.names) == ("over", here.uid, here.names)
    assert (there.commitment, there.secret, there.place) == (here.commitment, here.secret, THERE)
    assert (there.started_at, there.ended_at) == (here.started_at, here.ended_at)
    assert [player.user for player in there.players] == [None] * here.seats
    jobs = await other.sent()
    assert [job.kind for job in jobs] == ["notice", "final", "parcel"]
    assert {job.channel for job in jobs} == {THERE.post}
    assert words("en").say(fact_of(jobs[0]), ()).startswith("Boss \\*the\\* owner, who manages")
    one, two = await app.services.views.look(1), await other.services.views.look(match)
    assert (one.view, one.score, one.caption) == (two.view, two.score, two.caption)
    assert await app.services.history.log(1) == await other.services.history.log(match)
    assert await app.services.history.timeline(1) == await other.services.history.timeline(match)
    assert (await other.services.fairness.verify(match)).sound
    assert await app.services.fairness.luck(1) == await other.services.fairness.luck(match)
    # What it is exported as there comes to the same.
    assert await other.services.transfer.export(match) == data


async def test_it_counts_for_nobody(app: MatchApp, other: MatchApp) -> None:
    match = await brought(other, await finished(app))
    await other.services.jobs.record_missing()
    async with other.store.read() as db:
        assert await results.missing(db) == []
    assert await other.services.results.history(ANN.user, asker=ANN.user, guild=THERE.guild) == ()
    assert await other.services.results.statistics("ferry", THERE.guild) is None
    assert await other.services.results.ratings("ferry", 7) == ()
    assert await other.services.views.mine(ANN.user, over=True) == ()
    await other.services.privacy.forget(ANN.user)
    assert (await other.services.views.brief(match)).names == ("Ann", "Ben")


async def test_a_match_ended_by_agreement_is_as_good(app: MatchApp, other: MatchApp) -> None:
    match = (await app.start("ferry", 2)).match
    for person in (ANN, BEN):
        await app.services.proposals.propose(match, person.user, End(), key=app.key())
    there = await brought(other, await app.services.transfer.export(match))
    assert (await other.services.views.brief(there)).state == "ended"
    assert (await other.services.fairness.verify(there)).sound


async def test_the_same_match_comes_once(app: MatchApp, other: MatchApp) -> None:
    data = await finished(app)
    with pytest.raises(MatchHere):
        await app.services.transfer.read_file(data)
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


async def test_only_where_the_server_has_tables(app: MatchApp, other: MatchApp) -> None:
    await other.services.guilds.change(BOSS, lambda settings: replace(settings, channels=(5,)))
    assert (await other.services.guilds.settings(7)) == GuildSettings(channels=(5,))
    incoming = await other.services.transfer.read_file(await finished(app))
    before = await counted(other)
    with pytest.raises(ClosedChannel):
        await other.services.transfer.bring_in(THERE, incoming, by=BOSS, key="1")
    assert await counted(other) == before


def forged(export: MatchExport, **changes: Any) -> bytes:
    return encode(replace(export, **changes))


async def test_bad_files_are_refused_and_change_nothing(app: MatchApp, other: MatchApp) -> None:
    data = await finished(app)
    export = msgspec.json.decode(data, type=MatchExport)
    log = await app.services.transfer.export(await running(app, "ferry", 2, 1))
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
        forged(export, rules_version=9): "rules or data that differ",
        forged(export, data_fingerprint="f"): "rules or data that differ",
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
    app: MatchApp, other: MatchApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "SECONDS", -1.0)
    data = await finished(app)
    with pytest.raises(BadFile, match="table-import-big"):
        await other.services.transfer.read_file(data)


async def test_files_from_before_do_not_say_what_was_made_together(app: MatchApp, other: MatchApp) -> None:
    export = msgspec.json.decode(await finished(app), type=MatchExport)
    old = forged(export, batches=UNSET, started_at=UNSET, ended_at=UNSET)
    assert b"batches" not in old
    match = await brought(other, old)
    brief = await other.services.views.brief(match)
    assert (brief.started_at, brief.ended_at) == (export.steps[0][2], export.steps[-1][2])
    assert await other.services.history.timeline(match)


# -- a running match of another operator -------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), [("golden_horn", 3), ("pyramids", 2), ("edo", 2)])
async def test_a_running_match_goes_on_elsewhere(
    app: MatchApp, other: MatchApp, game: str, seats: int
) -> None:
    match = await running(app, game, seats)
    data, revision = await whole(app, match, other)
    await app.services.transfer.hand_over(match, revision)
    there = await brought(other, data, by=None)
    before, after = await app.services.views.brief(match), await other.services.views.brief(there)
    assert after.state == "running"
    assert (after.uid, after.names, after.commitment) == (before.uid, before.names, before.commitment)
    assert after.secret is None
    assert (before.imported, after.imported) == (False, True)
    for seat in (None, *range(seats)):
        one, two = (
            await app.services.views.look_seat(match, seat),
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


async def test_what_was_handed_over_may_come_back(app: MatchApp, other: MatchApp) -> None:
    """Played on elsewhere, and even to its end; but nothing else that calls itself so."""
    match = await running(app)
    data, revision = await whole(app, match, other)
    with pytest.raises(MatchHere):
        await brought(app, data, by=None)  # it is being played
    await app.services.transfer.hand_over(match, revision)
    there = await brought(other, data, by=None)
    await other.at_random(there, random.Random(4), 3)
    farther, revision = await whole(other, there, app)
    await other.services.transfer.hand_over(there, revision)
    again = await brought(app, farther, by=None)
    one, two = await other.services.views.look_seat(there, 0), await app.services.views.look_seat(again, 0)
    assert one.view == two.view
    assert (await app.services.views.brief(match)).state == "closed", "what is left of it here stays"
    assert (await app.services.views.brief(again)).state == "running"
    with pytest.raises(MatchHere):
        await brought(app, farther, by=None)
    await app.at_random(again, random.Random(5))
    await brought(other, await app.services.transfer.export(again))
    assert (await app.services.fairness.verify(again)).sound


async def test_a_hand_over_file_is_used_once(app: MatchApp, other: MatchApp, tmp_path: Path) -> None:
    """By the installation that it was written for, and never again after the match has gone on from there."""
    match = await running(app)
    data, revision = await whole(app, match, other)
    await app.services.transfer.hand_over(match, revision)
    with pytest.raises(HandedOver):
        await whole(app, match, other)
    with pytest.raises(HandedOver):
        await app.services.play.preview(match, ANN.user, None)
    async with open_app(tmp_path / "third.sqlite", "third") as third:
        await third.services.transfer.installation()
        for stranger in (app, third):
            with pytest.raises(BadFile) as refused:
                await brought(stranger, data, by=None)
            assert "another installation" in refused.value.sentence
        there = await brought(other, data, by=None)
        back, revision = await whole(other, there, app)
        await other.services.transfer.hand_over(there, revision)
        again = await brought(app, back, by=None)
        for used in (data, back):
            with pytest.raises((BadFile, MatchHere)) as refused_again:
                await brought(other, used, by=None)
            assert not isinstance(refused_again.value, MatchHere)
        farther, revision = await whole(app, again, other)
        await app.services.transfer.hand_over(again, revision)
        with pytest.raises(BadFile) as refused:
            await brought(app, back, by=None)
        assert "used before" in refused.value.sentence
        last = await brought(other, farther, by=None, key="later")
        assert (await other.services.views.brief(last)).state == "running"
    playing = [(await one.services.views.brief(number)).state for one, number in ((app, match), (app, again))]
    assert playing == ["closed", "closed"]


async def test_a_copy_of_a_match_that_goes_on_cannot_be_played(app: MatchApp, other: MatchApp) -> None:
    data, _ = await app.services.transfer.whole(await running(app))
    with pytest.raises(BadFile) as refused:
        await brought(other, data, by=None)
    assert "is a copy" in refused.value.sentence


async def test_a_hand_over_file_of_an_older_version(app: MatchApp, other: MatchApp) -> None:
    """It names nobody, so the operator has to; it counts as the first handing over."""
    match = await running(app)
    data, revision = await app.services.transfer.whole(match)
    await app.services.transfer.hand_over(match, revision)
    old = encode(replace(msgspec.json.decode(data, type=Handover), to=UNSET, passage=UNSET))
    assert b"passage" not in old
    with pytest.raises(BadFile) as unnamed:
        await brought(other, old, by=None)
    assert "--from-older" in unnamed.value.sentence
    there = await brought(other, old, by=None, older=True)
    _, revision = await whole(other, there, app)
    await other.services.transfer.hand_over(there, revision)
    with pytest.raises(BadFile, match="table-import-handover"):
        await brought(other, old, by=None, older=True)


async def test_what_is_handed_over_stops_and_stays_secret(app: MatchApp) -> None:
    match = await running(app, "ferry", 2, 1)
    await app.services.proposals.propose(match, ANN.user, End(), key=app.key())
    before = await app.services.views.brief(match)
    data, revision = await app.services.transfer.whole(match)
    assert (await app.secret_of(match)).hex().encode() in data
    await app.services.transfer.hand_over(match, revision)
    after = await app.services.views.brief(match)
    assert (after.state, after.secret, after.awaited) == ("closed", None, ())
    jobs = await app.sent()
    # Nobody is asked to vote, or for a turn, any more.
    assert sorted(job.kind for job in jobs) == ["notice", *["remove_buttons"] * 3]
    assert (await app.secret_of(match)).hex().encode() not in await app.services.transfer.export(match)
    mover = PEOPLE[before.awaited[0]]
    for call in (
        app.services.play.preview(match, mover.user, None),
        app.services.proposals.propose(match, ANN.user, End(), key="v"),
        app.services.transfer.whole(match),
        app.services.transfer.hand_over(match, revision + 1),
    ):
        with pytest.raises(MatchOver):
            await call
    assert await app.later(30 * DAY) == []
    assert await app.services.views.mine(ANN.user) == ()


async def test_who_moves_meanwhile_is_not_lost(app: MatchApp) -> None:
    match = await running(app, "golden_horn", 2)
    _, revision = await app.services.transfer.whole(match)
    await app.at_random(match, random.Random(2), 1)
    with pytest.raises(Late):
        await app.services.transfer.hand_over(match, revision)
    assert (await app.services.views.brief(match)).state == "running"


async def test_clocks_and_absence_come_along(app: MatchApp, other: MatchApp) -> None:
    lobby = await app.lobby("golden_horn", 3)
    time_control = TimeControl(clock="reserve", turn=12 * HOUR, reserve=48 * HOUR, absence="autopilot")
    await app.services.lobby.set_terms(lobby.match, ANN.user, TableClock(time_control))
    match = (await app.services.lobby.start(lobby.match, ANN.user)).match
    first = (await app.services.views.brief(match)).awaited[0]
    await app.later(20 * HOUR)
    await app.services.privacy.forget(PEOPLE[(first + 1) % 3].user)
    data, _ = await whole(app, match, other)
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


async def test_an_empty_seat_is_offered(app: MatchApp, other: MatchApp) -> None:
    match = await running(app, "golden_horn", 3, 0)
    await app.services.privacy.forget(BEN.user)
    data, _ = await whole(app, match, other)
    there = await brought(other, data, by=None)
    said = [fact_of(job).key for job in await other.sent("notice") if fact_of(job) is not None]
    assert said == ["table-imported-running", "table-person-gone"]
    zoe = Person(90, "Zoë", "en")
    brief = await other.services.seats.take(there, zoe, 1, THERE.guild, key="t")
    assert brief.players[1].user == zoe.user


async def test_a_paused_match_stays_paused(app: MatchApp, other: MatchApp) -> None:
    match = await running(app, "ferry", 2, 1)
    for person in (ANN, BEN):
        await app.services.proposals.pause(match, person.user, key=app.key())
    there = await brought(other, (await whole(app, match, other))[0], by=None)
    assert (await other.services.views.brief(there)).paused_at == other.services.context.now()
    await other.services.proposals.pause(there, ANN.user, agree=False, key="go")
    assert (await other.services.views.brief(there)).paused_at is None


async def test_known_persons_keep_their_own_names(app: MatchApp, other: MatchApp) -> None:
    await other.services.people.met(Person(ANN.user, "Anna", "pl"))
    there = await brought(other, (await whole(app, await running(app), other))[0], by=None)
    assert (await other.services.views.brief(there)).names == ("Anna", "Ben", "Cat")


async def test_a_running_match_is_not_for_those_who_manage_a_server(app: MatchApp, other: MatchApp) -> None:
    match = await running(app)
    data, _ = await whole(app, match, other)
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


async def test_what_cannot_be_exported_whole(app: MatchApp) -> None:
    lobby = (await app.lobby()).match
    with pytest.raises(NotStarted):
        await app.services.transfer.whole(lobby)
    with pytest.raises(UserError):
        await app.services.transfer.whole(99)
    over = (await app.start()).match
    await app.at_random(over, random.Random(1))
    data, revision = await app.services.transfer.whole(over)
    assert data == await app.services.transfer.export(over)
    with pytest.raises(MatchOver):
        await app.services.transfer.hand_over(over, revision)


async def test_the_log_is_the_same_step_by_step(app: MatchApp, other: MatchApp) -> None:
    match = await running(app, "bora_bora", 2, 20)
    there = await brought(other, (await whole(app, match, other))[0], by=None)
    async with app.store.read() as db:
        one = await steps.log(db, match)
    async with other.store.read() as db:
        two = await steps.log(db, there)
    assert [replace(step, key=None) for step in one] == two
