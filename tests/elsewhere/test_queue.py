"""Work elsewhere over a real PostgreSQL: every fault ends with the work done here, and nothing is lost."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.engine import make_url

from bot.ai.budget import Budget
from bot.ai.thinking import Inside
from bot.elsewhere import asking as caller
from bot.elsewhere import queue
from bot.elsewhere.asking import Asker, asking
from bot.elsewhere.drawing import DrawnElsewhere, drawn
from bot.elsewhere.queue import Kind
from bot.elsewhere.thinking import ThoughtElsewhere, thought
from bot.elsewhere.worker import Work, Worker
from bot.games.registry import GAMES
from bot.runtime import metrics
from bot.store.engine import make_engine, read_url
from render.paint import Picture
from render.pool import Painter, PictureError
from tests.elsewhere.test_scenes import asked
from tests.gallery import NAMES, at, play, public
from tests.postgres import GUEST, PASSWORD, Server
from tests.render.drawers import obey, order

ROOT = Path(__file__).parents[2]
RULES = GAMES["golden_horn"]
SCENE = public(RULES, at(play(RULES, 2, 3), 0.5), "en", NAMES)
LONG_TIME = 90.0
"""Seconds that something may take on a busy machine."""


async def echo(body: bytes) -> bytes:
    return body[::-1]


@contextlib.asynccontextmanager
async def working(
    url: str, work: Work = echo, kind: Kind = "drawing", version: str = "1"
) -> AsyncIterator[Worker]:
    worker = Worker(url, {kind: work}, {kind: 1}, version)
    running = asyncio.create_task(worker.run())
    try:
        yield worker
    finally:
        worker.stop()
        async with asyncio.timeout(LONG_TIME):
            await running


@contextlib.asynccontextmanager
async def bot(
    url: str, kind: Kind = "drawing", version: str = "1", *, found: bool = True
) -> AsyncIterator[Asker]:
    """The side that asks; `found`: wait until it knows of a worker."""
    async with asking(Asker(url, (kind,), version)) as asker:
        if found:
            await until(lambda: asker.hears(kind))
        yield asker


@contextlib.asynccontextmanager
async def painting(asker: Asker, patience: float = 1.0) -> AsyncIterator[Painter]:
    """Asks workers first; its own worker is ready."""
    async with Painter(draw=obey, elsewhere=DrawnElsewhere(asker, patience)) as painter:
        await painter.warm_up()
        yield painter


async def until(true: Callable[[], bool | Awaitable[bool]]) -> None:
    async with asyncio.timeout(LONG_TIME):
        while True:
            found = true()
            if found if isinstance(found, bool) else await found:
                return
            await asyncio.sleep(0.02)


async def rows(url: str, statement: str) -> list[tuple[Any, ...]]:
    engine = make_engine(read_url(url), 5.0)
    try:
        async with engine.connect() as db:
            return [tuple(row) for row in await db.exec_driver_sql(statement)]
    finally:
        await engine.dispose()


async def left(url: str) -> int:
    """Jobs and answers that are still in the tables."""
    [(count,)] = await rows(
        url, f"SELECT (SELECT count(*) FROM {queue.JOBS}) + (SELECT count(*) FROM {queue.ANSWERS})"
    )
    return int(count)


async def nothing_left(url: str) -> None:
    await until(lambda: are_left(url, 0))


async def are_left(url: str, count: int) -> bool:
    return await left(url) == count


async def gives(url: str, statement: str, want: list[tuple[Any, ...]]) -> bool:
    return await rows(url, statement) == want


def counted(kind: str, outcome: str) -> float:
    return metrics.WORK_ASKED.labels(kind, outcome)._value.get()  # type: ignore[no-any-return]


async def test_the_tables_are_those_of_the_engine(postgres_url: str) -> None:
    """The installed engine would change nothing in what the migration has made."""
    engine = make_engine(read_url(postgres_url), 5.0)
    async with engine.connect() as made:
        db = await made.execution_options(isolation_level="AUTOCOMMIT")
        plan = await (await queue.queries(db)).plan_upgrade()
        await db.invalidate()
    await engine.dispose()
    assert (plan.statements, plan.notes) == ((), ())
    unlogged = "SELECT relname FROM pg_class WHERE relpersistence = 'u' AND relkind = 'r'"
    assert {name for (name,) in await rows(postgres_url, unlogged)} >= {"pgqueuer", "pgqueuer_log", "answers"}


async def test_an_answer_comes_and_nothing_stays(postgres_url: str) -> None:
    before = counted("drawing", "answered")
    async with working(postgres_url), bot(postgres_url) as asker:
        answers = await asyncio.gather(*(asker.ask("drawing", b"%d." % at, LONG_TIME) for at in range(10)))
        assert answers == [b".%d" % at for at in range(10)]
        await nothing_left(postgres_url)
    assert counted("drawing", "answered") == before + 10


async def test_without_a_worker_nobody_waits(postgres_url: str) -> None:
    async with (
        bot(postgres_url, found=False) as asker,
        Painter(draw=obey, elsewhere=DrawnElsewhere(asker)) as painter,
    ):
        await painter.warm_up()
        late, nobody = counted("drawing", "late"), counted("drawing", "nobody")
        assert (await painter.paint(order("draw"))).data == b"picture"
        assert (counted("drawing", "late"), counted("drawing", "nobody")) == (late, nobody + 1)


async def test_a_worker_that_comes_later_is_found(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caller, "PROBE", 0.2)
    monkeypatch.setattr(caller, "LOOK", 0.1)
    async with bot(postgres_url, found=False) as asker:
        await asyncio.sleep(0.5)
        assert await asker.ask("drawing", b"ab", 1.0) is None
        async with working(postgres_url):
            await until(lambda: asker.hears("drawing"))
            assert await asker.ask("drawing", b"ab", LONG_TIME) == b"ba"


async def test_a_worker_that_goes_is_noticed(postgres_url: str) -> None:
    """It ends with what it had begun answered; the next one is late, and the one after it does not wait."""
    async with bot(postgres_url, found=False) as asker, painting(asker, 0.5) as painter:
        async with working(postgres_url):
            await until(lambda: asker.hears("drawing"))
        late = counted("drawing", "late")
        assert (await painter.paint(order("draw", note="1"))).data == b"picture"
        assert counted("drawing", "late") == late + 1
        nobody = counted("drawing", "nobody")
        assert (await painter.paint(order("draw", note="2"))).data == b"picture"
        assert (counted("drawing", "late"), counted("drawing", "nobody")) == (late + 1, nobody + 1)
        await nothing_left(postgres_url)


async def test_a_worker_that_is_killed_in_the_middle_loses_nothing(postgres_url: str) -> None:
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.elsewhere.child", postgres_url),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
    )
    assert child.stdout is not None
    try:
        async with asyncio.timeout(LONG_TIME):
            assert await child.stdout.readline() == b"ready\n"
        async with bot(postgres_url) as asker, painting(asker, 5.0) as painter:
            picture = asyncio.create_task(painter.paint(order("draw")))
            async with asyncio.timeout(LONG_TIME):
                assert await child.stdout.readline() == b"begun\n"
            child.kill()
            late = counted("drawing", "late")
            assert (await picture).data == b"picture"
            assert counted("drawing", "late") == late + 1
            await nothing_left(postgres_url)
    finally:
        with contextlib.suppress(ProcessLookupError):
            child.kill()
        await child.wait()


async def test_a_slow_worker_is_not_waited_for(postgres_url: str) -> None:
    """What it is still at is called off, and it is not asked for a while."""
    ended: list[str] = []

    async def slow(body: bytes) -> bytes:
        try:
            await asyncio.sleep(600)
        finally:
            ended.append("called off")
        return body

    async with working(postgres_url, slow), bot(postgres_url) as asker:
        assert await asker.ask("drawing", b"ab", 0.5) is None
        assert not asker.hears("drawing")
        await until(lambda: bool(ended))
        await nothing_left(postgres_url)


async def test_a_worker_of_another_version_takes_nothing(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caller, "PROBE", 0.3)
    taken: list[bytes] = []

    async def take(body: bytes) -> bytes:
        taken.append(body)
        return body

    async with working(postgres_url, take, version="2"), bot(postgres_url, found=False) as asker:
        await asyncio.sleep(1)
        assert not asker.hears("drawing")
        assert await asker.ask("drawing", b"ab", 0.5) is None
        async with bot(postgres_url, version="2") as newer:
            assert await newer.ask("drawing", b"ab", LONG_TIME) == b"ab"
        assert taken == [b"ab"]


async def test_a_full_queue_is_not_made_longer(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(caller.FULL, "drawing", 2)
    go_on = asyncio.Event()

    async def held(body: bytes) -> bytes:
        await go_on.wait()
        return body

    full = counted("drawing", "full")
    async with working(postgres_url, held), bot(postgres_url) as asker:
        # Two are taken by the worker, two wait.
        first = [asyncio.create_task(asker.ask("drawing", b"1", LONG_TIME)) for _ in range(2)]
        picked = f"SELECT count(*) FROM {queue.JOBS} WHERE status = 'picked'"
        await until(lambda: gives(postgres_url, picked, [(2,)]))
        then = [asyncio.create_task(asker.ask("drawing", b"2", LONG_TIME)) for _ in range(2)]
        await until(lambda: are_left(postgres_url, 4))
        assert await asker.ask("drawing", b"3", LONG_TIME) is None
        assert counted("drawing", "full") == full + 1
        assert asker.hears("drawing"), "there is somebody, only busy"
        go_on.set()
        assert await asyncio.gather(*first, *then) == [b"1", b"1", b"2", b"2"]


async def test_without_the_database_everything_is_done_here(
    postgres_server: Server, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And elsewhere again when it is back."""
    monkeypatch.setattr("bot.store.news.LOOK", 0.2)
    monkeypatch.setattr(caller, "LOOK", 0.2)
    monkeypatch.setattr("bot.elsewhere.worker.AGAIN", 0.2)
    monkeypatch.setattr("bot.elsewhere.worker.POLL", timedelta(seconds=0.5))
    async with working(postgres_url), bot(postgres_url) as asker:
        assert await asker.ask("drawing", b"ab", LONG_TIME) == b"ba"
        with postgres_server.away():
            began = time.monotonic()
            assert await asker.ask("drawing", b"ab", 1.0) is None
            assert await asker.ask("drawing", b"ab", 1.0) is None
            assert time.monotonic() - began < 10
        await until(lambda: asker.hears("drawing"))

        async def answered() -> bool:
            return await asker.ask("drawing", b"ab", 2.0) == b"ba"

        await until(answered)


async def test_what_a_worker_refuses_is_done_here(postgres_url: str) -> None:
    async def broken(body: bytes) -> bytes:
        raise ValueError("with a hand in its text")

    refused = counted("drawing", "refused")
    async with working(postgres_url, broken), bot(postgres_url) as asker:
        assert await asker.ask("drawing", b"ab", LONG_TIME) is None
        assert asker.hears("drawing")
    assert counted("drawing", "refused") == refused + 1


async def test_jobs_of_a_stranger_harm_nobody(postgres_url: str) -> None:
    async with working(postgres_url, version="1"), bot(postgres_url) as asker:
        for payload in ("'\\x80'::bytea", "NULL", "'\\xff00'::bytea"):
            await rows(
                postgres_url,
                f"INSERT INTO {queue.JOBS} (priority, status, entrypoint, payload)"
                f" VALUES (9, 'queued', 'drawing 1', {payload}) RETURNING id",
            )
        assert await asker.ask("drawing", b"ab", LONG_TIME) == b"ba"


async def test_leftovers_of_the_killed_are_removed(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caller, "LOOK", 0.1)
    engine = make_engine(read_url(postgres_url), 5.0)
    async with engine.begin() as db:
        await db.exec_driver_sql(
            f"INSERT INTO {queue.JOBS} (priority, status, entrypoint, created)"
            " VALUES (0, 'queued', 'drawing old', now() - interval '2 minutes')"
        )
        await db.exec_driver_sql(
            f"INSERT INTO {queue.ANSWERS} VALUES ('x', now() - interval '2 minutes', '')"
        )
        await db.exec_driver_sql(
            f"INSERT INTO {queue.LOG} (created, job_id, status, priority, entrypoint)"
            " VALUES (now() - interval '1 day', 1, 'queued', 0, 'drawing old')"
        )
    await engine.dispose()
    async with bot(postgres_url, found=False):
        await nothing_left(postgres_url)
        old = f"SELECT 1 FROM {queue.LOG} WHERE entrypoint = 'drawing old'"
        await until(lambda: gives(postgres_url, old, []))


GRANTS = (
    f"GRANT USAGE ON SCHEMA {queue.SCHEMA} TO {GUEST}",
    f"GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA {queue.SCHEMA} TO {GUEST}",
    f"GRANT USAGE ON ALL SEQUENCES IN SCHEMA {queue.SCHEMA} TO {GUEST}",
)
"""As in docs/hosting.md."""


async def test_a_worker_needs_rights_on_its_own_tables_only(
    postgres_server: Server, postgres_url: str
) -> None:
    said = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    for grant in GRANTS:
        assert grant.replace(GUEST, "worker") in said
    database = make_url(postgres_url).database or ""
    await asyncio.to_thread(lambda: postgres_server.run(*GRANTS, database=database))
    url = postgres_server.url(database, GUEST, PASSWORD)
    async with working(url), bot(postgres_url) as asker:
        assert await asker.ask("drawing", b"ab", LONG_TIME) == b"ba"
    with pytest.raises(Exception, match="permission denied"):
        await rows(url, "SELECT * FROM matches")


# -- pictures and turns ------------------------------------------------------------------------------------


async def test_a_picture_is_the_same_wherever_it_is_drawn(postgres_url: str) -> None:
    """And so is a time-lapse."""
    scenes = [public(RULES, at(play(RULES, 2, 3), share), "en", NAMES) for share in (0.2, 0.5, 0.5, 0.8)]
    async with Painter(timeout=60) as there:
        await there.warm_up()

        async def draw(body: bytes) -> bytes:
            return await drawn(there, body)

        answered = counted("drawing", "answered")
        async with working(postgres_url, draw), bot(postgres_url) as asker:
            here = Painter(workers=0, elsewhere=DrawnElsewhere(asker, LONG_TIME))
            assert await here.paint(SCENE) == await there.paint(SCENE)
            assert counted("drawing", "answered") == answered + 1
            film = await here.lapse(scenes, lambda done, total: None)
            assert film == await there.lapse(scenes, lambda done, total: None)
            assert counted("drawing", "answered") == answered + 5
            await here.close()


async def test_where_nothing_is_drawn_here_it_is_said() -> None:
    class Nobody:
        async def draw(self, scene: Any) -> Picture | None:
            return None

        async def shoot(self, scene: Any, before: Any) -> None:
            return None

    painter = Painter(workers=0, elsewhere=Nobody())
    await painter.warm_up()
    with pytest.raises(PictureError, match="PICTURE_WORKERS=0"):
        await painter.paint(SCENE)
    with pytest.raises(PictureError, match="PICTURE_WORKERS=0"):
        await painter.lapse([SCENE], lambda done, total: None)
    await painter.close()


async def test_a_turn_is_thought_about_elsewhere(postgres_url: str) -> None:
    question = asked(RULES, 3, 1)
    inside = Inside(Budget(nodes=20))

    async def think(body: bytes) -> bytes:
        return await thought(inside, body)

    async with working(postgres_url, think, "thinking"), bot(postgres_url, "thinking") as asker:
        near = Inside(Budget(nodes=20))
        thinker = ThoughtElsewhere(asker, near)
        answered = counted("thinking", "answered")
        choice = await thinker.think(question)
        assert choice.moves[0] in list(map(str, RULES.moves(question.state, question.seat)))
        assert counted("thinking", "answered") == answered + 1
        assert thinker.slots > near.slots
    assert (await thinker.think(question)).moves, "without a worker it is thought about here"
    assert thinker.slots == near.slots
