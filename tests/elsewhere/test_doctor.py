"""`doctor` asks for workers elsewhere: it says who answers, and else what is missing."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest
from sqlalchemy.engine import make_url

from bot.__main__ import main
from bot.cli import doctor
from bot.config import Settings
from bot.elsewhere import asking, queue
from bot.elsewhere.queue import this_version
from tests.elsewhere.test_queue import GRANTS, working
from tests.postgres import GUEST, PASSWORD, Server
from tests.test_start import OURS


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "PROBE", 0.5)


async def said(url: str, kinds: str = "drawing", **settings: object) -> list[str]:
    given = {"database_url": url, "work_elsewhere": kinds, **settings}
    return [str(one) async for one in doctor._elsewhere(Settings.model_validate(given))]


async def test_a_worker_answers(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "PROBE", 30.0)
    async with working(postgres_url, version=this_version()):
        [good] = await said(postgres_url)
    assert good.startswith("ok    A worker elsewhere answers for drawing after ")


async def test_no_worker(postgres_url: str) -> None:
    """A worker of another version is none."""
    async with working(postgres_url, version="old"):
        drawing, thinking = await said(postgres_url, "drawing,thinking")
    assert drawing == "note  No worker of this version answers for drawing; the bot does it by itself."
    assert thinking == "note  No worker of this version answers for thinking; the bot does it by itself."


async def test_nobody_draws(postgres_url: str) -> None:
    [wrong] = await said(postgres_url, picture_workers=0)
    assert wrong == "WRONG No worker of this version draws, and PICTURE_WORKERS=0: there are no pictures."


async def test_no_queue(postgres_server: Server) -> None:
    with postgres_server.database(empty=True) as url:
        [note] = await said(url)
    assert note == "note  There is no queue for work elsewhere yet; the bot creates it at its start."


@pytest.mark.long
async def test_no_rights(postgres_server: Server) -> None:
    with postgres_server.database() as url:
        database = make_url(url).database or ""
        guest = postgres_server.url(database, GUEST, PASSWORD)
        lacking = (
            f"WRONG The user of the database lacks rights on the schema {queue.SCHEMA}; see docs/hosting.md."
        )
        assert await said(guest) == [lacking]
        for number, grant in enumerate(GRANTS):
            await asyncio.to_thread(partial(postgres_server.run, grant, database=database))
            if number == 0:
                assert await said(guest) == [lacking], "the schema alone is not enough"
        [note] = await said(guest)
        assert note.startswith("note  No worker of this version")
        await asyncio.to_thread(partial(postgres_server.run, f"DROP OWNED BY {GUEST}", database=database))


def test_a_wrong_address(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """It is said once what is wrong, and no worker is blamed."""
    for name in OURS:
        monkeypatch.delenv(name, raising=False)
    secret = "sw0rdf1sh"
    monkeypatch.setenv("DATABASE_URL", f"postgresql+asyncpg://me:{secret}@127.0.0.1:1/turnpost")
    monkeypatch.setenv("WORK_ELSEWHERE", "drawing")
    assert main(["doctor"]) == 1
    out = capsys.readouterr()
    told = out.out + out.err
    assert "Traceback" not in told
    assert secret not in told
    assert told.count("WRONG") == 1
    assert "Workers elsewhere cannot be asked: the database does not answer." in told
    assert "No worker" not in told
