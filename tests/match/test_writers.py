"""Several at once: in one process, and two processes on one file."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.core.replay import Step, effective, replay
from bot.match.errors import Broken, Busy, Storage, UserError
from bot.store import Conflict, StepRow, Store, matches, steps
from tests.draining import drained
from tests.match.app import ALL, ANN, BEN, PEOPLE, Clock, MatchApp, open_app
from tests.match.proposals.test_undo import answer, ask, sailed


async def check(app: MatchApp, match: int) -> None:
    """Numbers without gaps, a snapshot that is the log's, seats that are awaited as the rules say."""
    brief = await app.services.views.brief(match)
    async with app.store.read() as db:
        rows = await steps.log(db, match)
        row = await matches.find(db, match)
    assert row is not None
    assert [one.n for one in rows] == list(range(1, row.steps + 1))
    rules = ALL[brief.game]
    log = [Step(one.seat, one.move) for one in rows]
    state = replay(rules, brief.seats, brief.options, log)
    assert brief.awaited == rules.to_act(state)
    assert row.draws == sum(step.seat == 99 for step in effective(log))
    cold = MatchApp(app.store, app.clock, "cold").services
    seen = (await cold.views.look(match, ANN.user)).view
    assert replace(seen, marks=()) == replace(rules.view(state, 0), marks=())  # marks are of the log


async def test_two_writers_cannot_both_win(database_url: str) -> None:
    clock = Clock()
    async with open_app(database_url, "one", clock) as one, open_app(database_url, "two", clock) as two:
        match = (await one.start()).match
        await one.pledge(match)
        for _ in range(25):
            brief = await one.services.views.brief(match)
            if brief.state != "running":
                break
            person = await one.turn(match)
            at = (await two.services.play.preview(match, person.user, None)).turn_token
            answers = (await one.services.play.preview(match, person.user, at)).answers
            moves = [random.Random(at).choice(answers).notation]
            both = await asyncio.gather(
                one.services.play.submit(match, person.user, at, moves, key=f"a{at}"),
                two.services.play.submit(match, person.user, at, moves, key=f"b{at}"),
                return_exceptions=True,
            )
            assert sum(not isinstance(result, BaseException) for result in both) == 1, both
            assert all(isinstance(result, UserError) for result in both if isinstance(result, BaseException))
        await check(two, match)
        await check(one, match)


async def test_two_processes_seal_at_the_same_time(database_url: str) -> None:
    """Neither is late for the other: both are taken, whoever comes first."""
    clock = Clock()
    async with open_app(database_url, "one", clock) as one, open_app(database_url, "two", clock) as two:
        for _ in range(8):
            match = (await one.start()).match
            ann = await one.services.play.preview(match, ANN.user, None)
            ben = await two.services.play.preview(match, BEN.user, None)
            await asyncio.gather(
                one.services.play.submit(
                    match, ANN.user, ann.turn_token, [ann.answers[0].notation, "F.a"], key=f"a{match}"
                ),
                two.services.play.submit(
                    match, BEN.user, ben.turn_token, [ben.answers[0].notation, "F.b"], key=f"b{match}"
                ),
            )
            await check(one, match)
            assert len((await two.services.views.look(match)).to_act) == 1


async def test_the_number_of_a_step_is_the_last_word(app: MatchApp) -> None:
    """Even a writer that ignores the revision cannot write over a step."""
    match = (await app.start()).match
    row = StepRow(n=1, seat=0, move="S", batch=1, key=None, at=0)
    with pytest.raises(Conflict):
        async with app.store.write() as db:
            await steps.append(db, match, [row])


async def test_a_hundred_matches_at_once(app: MatchApp) -> None:
    found = [(await app.start()).match for _ in range(30)]

    async def one(match: int) -> None:
        await app.at_random(match, random.Random(match), steps=8)

    await asyncio.gather(*(one(match) for match in found))
    await drained(app.worker)
    for match in found:
        await check(app, match)
    boards = [job.match for job in app.sender.jobs if job.kind in ("board", "final")]
    assert set(boards) == set(found)


async def test_a_match_outlives_the_cache(database_url: str) -> None:
    async with open_app(database_url) as app:
        app.services.context.positions._size = 2
        found = [(await app.start()).match for _ in range(5)]
        for match in found * 3:
            await app.at_random(match, random.Random(match), steps=1)
        assert len(app.services.context.positions._cache) <= 2
        for match in found:
            await check(app, match)


async def test_busy_and_full_change_nothing(tmp_path: Path) -> None:
    path = tmp_path / "db.sqlite"
    async with open_app(path) as app:
        match = (await app.start()).match
        first = (await app.services.play.preview(match, ANN.user, None)).answers[0].notation
        store = await Store.open(f"sqlite:///{path}", wait=0.05)
        other = MatchApp(store, app.clock, "other")
        async with app.store.write() as db:
            await db.exec_driver_sql("select 1")  # the lock is taken with the first statement
            with pytest.raises(Busy):
                await other.services.play.submit(match, ANN.user, None, [first, "F.a"], key="k")
        assert not (await other.services.play.submit(match, ANN.user, None, [first, "F.a"], key="k")).repeated
        await other.store.close()
        ben = (await app.services.play.preview(match, BEN.user, None)).answers[0].notation
        async with app.store.read() as db:
            pages = (await db.exec_driver_sql("pragma page_count")).scalar_one()
        before = await app.services.history.log(match, BEN.user)
        await _limit(app.store, pages)
        failed = False
        for number in range(40):
            try:
                await app.services.play.submit(match, BEN.user, None, [ben], key=f"full{number}" + "x" * 150)
                await app.services.play.undo(match, BEN.user, key=f"undo{number}" + "x" * 150)
            except Storage:
                failed = True
                break
        assert failed
        await _limit(app.store, 1_000_000_000)
        await check(app, match)
        log = await app.services.history.log(match, BEN.user)
        assert log[: len(before)] == before
        assert await MatchApp(app.store, app.clock, "cold").services.history.log(match, BEN.user) == log
        await app.at_random(match, random.Random(1))
        await check(app, match)


async def _limit(store: Store, pages: int) -> None:
    """As if the disk had no more room than this: for the connections that are open."""

    def limit(connection: Any) -> None:
        connection.exec_driver_sql(f"pragma max_page_count = {pages}")

    async with store.read() as one, store.read() as two, store.read() as three:
        for db in (one, two, three):
            await db.run_sync(limit)


PLAYER = """
import asyncio, random, sys
from tests.match.app import open_app

async def main(path, seed):
    async with open_app(path, seed) as app:
        [match] = [brief.match for brief in await app.services.views.in_channel(200)][:1]
        print("ready", flush=True)
        await app.at_random(match, random.Random(seed))
        print("over", flush=True)

asyncio.run(main(*sys.argv[1:]))
"""


async def test_killed_while_it_writes(database_url: str) -> None:
    """A real process, really killed (SIGKILL) at random points: the match is as committed, every time."""
    rng = random.Random(3)
    async with open_app(database_url) as app:
        match = (await app.start(seats=3, crates="many")).match
        for life in range(6):
            player = await asyncio.create_subprocess_exec(
                sys.executable,
                "-c",
                PLAYER,
                database_url,
                f"life{life}",
                stdout=asyncio.subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
            )
            assert player.stdout is not None
            assert (await player.stdout.readline()).strip() == b"ready"
            await asyncio.sleep(rng.random() * 0.15)
            player.send_signal(signal.SIGKILL)
            await player.wait()
            await check(app, match)
            if (await app.services.views.brief(match)).state != "running":
                match = (await app.start(seats=3, crates="many")).match


async def test_a_match_that_does_not_replay_goes_on_from_its_snapshot(
    app: MatchApp, caplog: pytest.LogCaptureFixture
) -> None:
    match = (await app.start()).match
    await app.pledge(match)
    person = await app.turn(match)
    await app.play(match, person, "S")
    async with app.store.write() as db:  # as if the rules had changed under it
        await db.exec_driver_sql(f"update steps set move = 'OLD' where match = {match} and n = 3")
    later = MatchApp(app.store, app.clock, "later")
    caplog.clear()
    look = await later.services.views.look(match, person.user)
    assert look.caption == ()
    assert f"match {match}" in caplog.text
    assert "OLD" not in caplog.text  # no move in a log
    with pytest.raises(Broken):
        await later.services.history.log(match)
    with pytest.raises(Broken):
        await later.services.play.undo(match, person.user, key="u")
    await later.play(match, await later.turn(match), "D")
    assert (await later.sent("board"))[0].match == match
    async with app.store.write() as db:
        await db.exec_driver_sql(f"delete from snapshots where match = {match}")
    with pytest.raises(Broken):
        await MatchApp(app.store, app.clock, "lost").services.views.look(match)


@pytest.mark.parametrize("column", ["rules_version", "data_fingerprint"])
async def test_other_rules_than_it_began_with(
    app: MatchApp, caplog: pytest.LogCaptureFixture, column: str
) -> None:
    """The match goes on from its snapshot; the operator is told once."""
    match = (await app.start()).match
    async with app.store.write() as db:
        await db.exec_driver_sql(f"update matches set {column} = 7 where id = {match}")
    later = MatchApp(app.store, app.clock, "later")
    for _ in range(2):
        await later.services.views.look(match, ANN.user)
        later.services.context.positions._cache.clear()
    await later.pledge(match)
    warned = [record for record in caplog.records if record.levelname == "WARNING"]
    assert len(warned) == 1
    assert f"match {match}" in warned[0].getMessage()
    caplog.clear()
    async with app.store.write() as db:
        await db.exec_driver_sql(f"update matches set state = 'over' where id = {match}")
    await MatchApp(app.store, app.clock, "over").services.views.look(match)
    assert not caplog.records  # a finished match has nothing to go wrong with


async def test_a_snapshot_that_does_not_read_is_thrown_away(app: MatchApp) -> None:
    match = (await app.start()).match
    look = await app.services.views.look(match, ANN.user)
    async with app.store.write() as db:
        await steps.save_snapshot(db, match, (await matches.find(db, match)).steps, b'{"old": 1}')  # type: ignore[union-attr]
    assert await MatchApp(app.store, app.clock, "later").services.views.look(match, ANN.user) == look


async def test_meeting_somebody_again_writes_nothing(app: MatchApp) -> None:
    await app.services.people.met(ANN)
    async with app.store.write():  # would wait for ever if it wrote
        await asyncio.wait_for(app.services.people.met(ANN), 1)


async def test_two_agree_at_the_same_moment_in_two_processes(database_url: str) -> None:
    """Neither vote is lost: whoever is second is the last to agree, and it happens."""
    clock = Clock()
    async with open_app(database_url, "one", clock) as one, open_app(database_url, "two", clock) as two:
        for _ in range(6):
            match, first = await sailed(one)
            asked = await ask(one, match, first)
            ends = [PEOPLE[seat].user for seat in range(3) if seat != first]
            both = await asyncio.gather(answer(one, asked, ends[0]), answer(two, asked, ends[1]))
            assert sorted(votes.outcome for votes in both) == ["approved", "open"]
            assert (await two.services.views.brief(match)).awaited == (first,)
            assert (await one.services.views.brief(match)).awaited == (first,)
