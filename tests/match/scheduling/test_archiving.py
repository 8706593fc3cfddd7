"""Finished matches in the archive: everything about them reads as before, in fewer bytes."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, text

from bot.match import Context, MatchServices
from bot.match.errors import Broken
from bot.match.proposals.clock import End
from bot.match.scheduling.tidying import ARCHIVE_AFTER, AT_ONCE, Archiving
from bot.match.timing.clock import DAY, MINUTE
from bot.store import StepRow, matches, steps
from bot.store import privacy as personal
from bot.store.archives import packed, unpacked
from bot.store.schema import archives as kept
from bot.store.schema import snapshots
from bot.store.schema import steps as rows
from tests.conftest import BOTH
from tests.match.app import ANN, BEN, HERE, MatchApp, open_app
from tests.web.site import browsing


@pytest.fixture
async def app(database_url: str) -> AsyncIterator[MatchApp]:
    async with open_app(database_url, "archive") as one:
        yield one


async def finished(app: MatchApp, game: str = "ferry", seed: int = 1) -> int:
    match = (await app.start(game)).match
    await app.at_random(match, random.Random(seed))
    await app.sent()
    return match


async def archived(app: MatchApp, milliseconds: int = ARCHIVE_AFTER) -> None:
    """Time passes, and everything is archived that is ripe; nothing of it is in memory."""
    app.clock.on(milliseconds / 1000 + 1)
    while await app.services.archiving.look():
        pass
    context = app.services.context
    app.services = MatchServices(Context(app.store, context.games, app.clock, context.token_bytes))


async def rows_of(app: MatchApp, match: int) -> tuple[int, int, int]:
    """How many steps, snapshots and archives there are."""
    async with app.store.read() as db:
        found = [
            (
                await db.execute(select(func.count()).select_from(table).where(table.c.match == match))
            ).scalar_one()
            for table in (rows, snapshots, kept)
        ]
    return found[0], found[1], found[2]


async def everything(app: MatchApp, match: int) -> dict[str, Any]:
    """All that anybody can ask about a finished match."""
    services = app.services
    found: dict[str, Any] = {
        "brief": await services.views.brief(match),
        "look": await services.views.look(match, None),
        "record": await services.transfer.export(match),
        "whole": (await services.transfer.whole(match))[0],
        "proof": await services.fairness.verify(match),
        "luck": await services.fairness.luck(match),
        "lapse": await services.history.timeline(match),
        "curves": await services.finished.curves(match),
        "draws": await services.finished.draws(match),
        "statistics": await services.results.statistics("ferry", HERE.guild),
    }
    for viewer in (None, ANN.user, BEN.user):
        found[f"log of {viewer}"] = await services.history.log(match, viewer)
        found[f"first of {viewer}"] = await services.history.at(match, viewer, 1)
        found[f"since of {viewer}"] = await services.history.since(match, viewer)
    for seat in (0, 1):
        found[f"seat {seat}"] = await services.views.look_seat(match, seat)
        async with app.store.read() as db:
            found[f"moves of {seat}"] = await personal.moves(db, match, seat)
    return found


async def pages(app: MatchApp, uid: str) -> list[str]:
    async with browsing(app) as browser:
        return [(await browser.get(path))[1] for path in (f"/m/{uid}", f"/m/{uid}/1")]


@pytest.mark.parametrize("database_url", BOTH, indirect=True)
async def test_an_archived_match_reads_as_before(app: MatchApp) -> None:
    match = await finished(app)
    before = await everything(app, match)
    shown = await pages(app, before["brief"].uid)
    steps_before = (await rows_of(app, match))[0]
    assert steps_before > 10
    await archived(app)
    assert await rows_of(app, match) == (0, 0, 1)
    after = await everything(app, match)
    assert {name for name in before if after[name] != before[name]} == set()
    assert after["proof"].sound
    assert await pages(app, before["brief"].uid) == shown
    again = await app.services.lobby.again(match, ANN, HERE.guild, key="again")
    assert again.seats == 2


@pytest.mark.parametrize("game", ["golden_horn", "pyramids", "bora_bora", "edo"])
async def test_a_game_reads_as_before(app: MatchApp, game: str) -> None:
    """Ended early, so that it is quick: the log is what counts."""
    match = (await app.start(game)).match
    await app.at_random(match, random.Random(game), 8)
    for person in (ANN, BEN):
        await app.services.proposals.propose(match, person.user, End(), key=app.key())
    log = await app.services.history.log(match, ANN.user)
    record = await app.services.transfer.export(match)
    await archived(app)
    assert (await rows_of(app, match))[0] == 0
    assert await app.services.history.log(match, ANN.user) == log
    assert await app.services.transfer.export(match) == record
    assert (await app.services.fairness.verify(match)).sound


async def test_only_what_is_over_long_enough(app: MatchApp) -> None:
    over, running = await finished(app), (await app.start()).match
    lobby = (await app.lobby()).match
    await app.close(lobby)
    app.clock.on(ARCHIVE_AFTER / 1000 - 60)
    assert await app.services.archiving.look() == 0
    await archived(app)
    assert [(await rows_of(app, one))[2] for one in (over, running, lobby)] == [1, 0, 0]
    never = Archiving(app.services.context, None)
    other = await finished(app, seed=2)
    app.clock.on(10 * ARCHIVE_AFTER / 1000)
    assert await never.look() == 0
    assert (await rows_of(app, other))[2] == 0
    async with app.store.read() as db:
        row = await matches.find(db, over)
    assert row is not None
    assert row.archived_at is not None


async def test_a_few_at_once(app: MatchApp) -> None:
    for seed in range(AT_ONCE + 2):
        await finished(app, seed=seed)
    app.clock.on(ARCHIVE_AFTER / 1000 + 1)
    assert await app.services.archiving.look() == AT_ONCE
    assert await app.services.archiving.look() == 2
    assert await app.services.archiving.look() == 0
    await finished(app, seed=99)
    app.clock.on(MINUTE / 1000)
    assert await app.services.archiving.look() == 0, (
        "when there is no more, it is not looked for all the time"
    )


@pytest.mark.parametrize("database_url", BOTH, indirect=True)
async def test_two_processes_archive_a_match_once(app: MatchApp, database_url: str) -> None:
    match = await finished(app)
    record = await app.services.transfer.export(match)
    async with open_app(database_url, "other", app.clock) as other:
        app.clock.on(ARCHIVE_AFTER / 1000 + 1)
        await asyncio.gather(app.services.archiving.look(), other.services.archiving.look())
        assert await rows_of(app, match) == (0, 0, 1)
        assert await other.services.transfer.export(match) == record


async def test_who_reads_meanwhile_reads_all(app: MatchApp) -> None:
    match = await finished(app)
    record = await app.services.transfer.export(match)
    app.clock.on(ARCHIVE_AFTER / 1000 + 1)

    async def read() -> bytes:
        services = MatchServices(Context(app.store, app.services.context.games, app.clock))
        return await services.transfer.export(match)

    found = await asyncio.gather(*(read() for _ in range(4)), app.services.archiving.look(), read(), read())
    assert {one for one in found if isinstance(one, bytes)} == {record}


async def test_the_archive_names_nobody(app: MatchApp) -> None:
    """The keys of requests name persons. They go; that a standing order made a step stays."""
    match = await finished(app)
    async with app.store.write() as db:
        await db.execute(text(f"update steps set key = 'order:1:11:x' where \"match\" = {match} and n = 3"))
    await archived(app)
    async with app.store.read() as db:
        found = await steps.log(db, match)
    assert {row.key for row in found} == {None, "order:"}
    await app.services.privacy.forget(ANN.user)
    assert [player.name for player in (await app.services.views.brief(match)).players] == ["", "Ben"]
    assert len(await app.services.history.log(match, BEN.user)) > 10


async def test_damage_is_noticed(app: MatchApp) -> None:
    match = await finished(app)
    await archived(app)
    async with app.store.write() as db:
        data = (await db.execute(select(kept.c.log))).scalar_one()
        wrong = data[:40] + bytes([data[40] ^ 1]) + data[41:]
        await db.execute(kept.update().values(log=wrong, state=b"x"))
    with pytest.raises(Broken):
        await app.services.history.log(match, None)
    with pytest.raises(Broken):
        await app.services.views.look(match, None)


async def test_it_takes_fewer_bytes(app: MatchApp) -> None:
    match = await finished(app)
    async with app.store.read() as db:
        log = await steps.log(db, match)
    plain = sum(len(row.move) + len(row.key or "") + 16 for row in log)
    assert len(packed(log)) < plain / 2


def test_a_log_comes_back_as_it_was() -> None:
    rng = random.Random(1)
    assert unpacked(packed([])) == []
    for _ in range(50):
        n, at, log = 0, 1_700_000_000_000, []
        for _ in range(rng.randrange(1, 60)):
            n, at = n + rng.choice((1, 1, 1, 2)), at + rng.randrange(-5, DAY)
            log.append(
                StepRow(
                    n=n,
                    seat=rng.randrange(-1, 5),
                    move=rng.choice(("L2", "x", "żółć", "")),
                    batch=n - rng.randrange(min(n, 4)),
                    key=rng.choice((None, "order:")),
                    at=at,
                )
            )
        assert unpacked(packed(log)) == log


async def test_the_next_match_is_found_by_an_index(app: MatchApp) -> None:
    """However many matches are in the archive."""
    async with app.store.read() as db:
        plan = await db.execute(
            text(
                "explain query plan select id from matches where archived_at is null and ended_at <= 5 "
                "and state not in ('lobby', 'running') and started_at is not null order by ended_at limit 5"
            )
        )
        said = " ".join(str(row) for row in plan)
    assert "ix_matches_archived_at_ended_at" in said
    assert "SCAN" not in said
    assert "TEMP B-TREE" not in said


async def test_copies_and_records_of_an_archived_match(app: MatchApp, tmp_path: Path) -> None:
    """An archived match is handed on like any other."""
    match = await finished(app)
    await archived(app)
    data = await app.services.transfer.export(match)
    async with open_app(tmp_path / "other.sqlite", "other") as other:
        incoming = await other.services.transfer.read_file(data)
        brief = await other.services.transfer.bring_in(HERE, incoming, by=None)
        assert await other.services.transfer.export(brief.match) == data
        await archived(other)
        assert await other.services.transfer.export(brief.match) == data
