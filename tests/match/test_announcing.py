"""What the operator tells at all tables: once at each place, slowly, in their languages, harmless."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.cli.records import announce, maintain, stop_announcing
from bot.match import Delivery, Place
from bot.match.hosting.operator import AT_ONCE, EVERY, LATE, LONGEST, USUAL, BadAnnouncement
from bot.text import LANGUAGES, words
from tests.conftest import BOTH
from tests.match.app import ANN, BEN, MatchApp, open_app
from tests.match.messages import fact_of


@pytest.fixture
async def app(database_url: str) -> AsyncIterator[MatchApp]:
    async with open_app(database_url, "telling") as one:
        yield one


async def tables(app: MatchApp, count: int, language: str = "en", first: int = 500) -> list[int]:
    """Lobbies, each in a thread of its own."""
    found = []
    for thread in range(first, first + count):
        place = Place(guild=1, channel=100, thread=thread)
        brief = await app.services.lobby.open("ferry", 2, {}, ANN, place, language, key=str(thread))
        found.append(brief.match)
    await app.sent()
    return found


async def told(app: MatchApp) -> list[Delivery]:
    """Everything that is told from now on; a second passes between two looks."""
    jobs: list[Delivery] = []
    for _ in range(60):
        await app.services.announcing.look()
        jobs += [job for job in await app.sent() if fact_of(job) is not None]
        app.clock.on(1)
    return jobs


def texts(jobs: Sequence[Delivery]) -> list[str]:
    return [words("en").say(said, ()) for job in jobs if (said := fact_of(job)) is not None]


@pytest.mark.parametrize("database_url", BOTH, indirect=True)
async def test_every_place_hears_it_once_in_its_language(app: MatchApp) -> None:
    matches = await tables(app, 7)
    greek = await tables(app, 1, "el", first=600)
    second = await app.services.lobby.open("ferry", 2, {}, BEN, Place(1, 100, 500), "en")
    closed = (await tables(app, 1, first=700))[0]
    await app.close(closed)
    await app.sent()
    assert await app.services.announcing.announce({USUAL: "We move.", "el": "Μετακόμιση."}) == 8
    later = await tables(app, 1, first=800)
    jobs = await told(app)
    assert [job.match for job in jobs] == [*matches, *greek]
    assert second.match not in [job.match for job in jobs], "the place has heard it"
    assert later[0] not in [job.match for job in jobs]
    assert {job.pings for job in jobs} == {()}
    assert [fact_of(job).args["text"] for job in jobs] == ["We move."] * 7 + ["Μετακόμιση."]
    assert await told(app) == []


async def test_few_at_once_and_only_when_nothing_else_is_late(app: MatchApp) -> None:
    await tables(app, AT_ONCE + 2)
    await app.services.announcing.announce({USUAL: "Hello"})
    assert await app.services.announcing.look() == AT_ONCE
    app.clock.on(LATE / 1000 + 1)
    assert await app.services.announcing.look() == 0, "what was told before is still on its way"
    assert len(await app.sent()) == AT_ONCE
    app.clock.on(EVERY / 1000)
    assert await app.services.announcing.look() == 2
    assert len(await app.sent()) == 2
    assert await app.services.announcing.look() == 0


@pytest.mark.parametrize("database_url", BOTH, indirect=True)
async def test_a_restart_and_a_second_process_tell_nothing_twice(app: MatchApp, database_url: str) -> None:
    matches = await tables(app, 2 * AT_ONCE + 1)
    await app.services.announcing.announce({USUAL: "Hello"})
    await app.services.announcing.look()
    async with open_app(database_url, "other", app.clock) as other:
        await asyncio.gather(*(one.services.announcing.look() for one in (app, other)))
        await told(other)
        jobs = [*app.sender.jobs, *other.sender.jobs]
        jobs += await told(app)
    async with app.store.read() as db:
        rows = await db.exec_driver_sql(
            "select count(distinct nonce), count(*) from outbox where kind = 'notice'"
        )
        assert tuple(rows.one()) == (len(matches), len(matches))


async def test_the_text_does_nothing(app: MatchApp) -> None:
    """No markdown, no mention, no link: the text is the operator's, the frame is ours."""
    await tables(app, 1)
    await app.services.announcing.announce(
        {USUAL: "@everyone **now**\n<@11> https://example.org discord.gg/x"}
    )
    (said,) = texts(await told(app))
    assert said.startswith("From those who run this bot: ")
    for acting in ("**now**", "<@11>", "https://example", "discord.gg/x"):
        assert acting not in said, said


@pytest.mark.parametrize("text", ["", "   ", "x" * (LONGEST + 1), "*" * (LONGEST // 2 + 1)])
async def test_a_text_that_cannot_be_told(app: MatchApp, text: str) -> None:
    await tables(app, 1)
    with pytest.raises(BadAnnouncement):
        await app.services.announcing.announce({USUAL: text})
    assert await told(app) == []


async def test_maintenance_is_told_when_it_begins_and_ends(tmp_path: Path) -> None:
    file = tmp_path / "turnpost.sqlite"
    url = f"sqlite+aiosqlite:///{file}"
    async with open_app(file) as app:
        await tables(app, 2)
        assert await maintain(url, True, tell=True) == (0, 2)
        assert await maintain(url, True, tell=True) == (0, 0), "nothing new"
        assert [fact_of(job).key for job in await told(app)] == ["table-maintenance"] * 2
        assert await maintain(url, False, tell=True) == (0, 2)
        assert [fact_of(job).key for job in await told(app)] == ["table-maintenance-over"] * 2
        for language in LANGUAGES:
            for key in ("table-maintenance", "table-maintenance-over"):
                assert len(words(language)(key)) > 20
        await announce(url, {USUAL: "Never mind"})
        assert await stop_announcing(url) == 1
        assert await stop_announcing(url) == 0
        assert await told(app) == []


def test_the_tool(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "turnpost.sqlite"
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{file}")
    monkeypatch.chdir(tmp_path)

    async def prepare() -> None:
        async with open_app(file) as app:
            await tables(app, 2)

    asyncio.run(prepare())
    assert main(["announce", "We move.", "--in", "pl", "Przeprowadzka.", "--yes"]) == 0
    assert "at 2 places" in capsys.readouterr().out
    assert main(["announce", "--stop"]) == 0
    assert "Nothing more" in capsys.readouterr().out
    assert main(["announce", " "]) == 2
    assert main(["announce", "x", "--in", "tlh", "y"]) == 2
    assert "no language tlh" in capsys.readouterr().err
    assert main(["maintenance", "on"]) == 0
    assert "at 2 places" in capsys.readouterr().out
    assert main(["maintenance", "off", "--quiet"]) == 0
    assert "tells" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("answer", "agreed"), [("y\n", True), ("YES\n", True), ("n\n", False), ("\n", False), ("", False)]
)
def test_the_tool_asks_first(
    answer: str,
    agreed: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Whoever forgets the dashes of --stop would tell "stop" at every table."""
    file = tmp_path / "turnpost.sqlite"
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{file}")
    monkeypatch.chdir(tmp_path)

    async def prepare() -> None:
        async with open_app(file) as app:
            await tables(app, 2)

    async def hear() -> list[str]:
        async with open_app(file) as app:
            return texts(await told(app))

    asyncio.run(prepare())
    monkeypatch.setattr("sys.stdin", io.StringIO(answer))
    assert main(["announce", "stop"]) == (0 if agreed else 1)
    out = capsys.readouterr().out
    assert out.startswith("Everywhere: stop\nTell this at 2 places? [y/N] ")
    assert out.endswith("`announce --stop` ends it.\n" if agreed else "Nothing is told.\n")
    assert ["stop" in one for one in asyncio.run(hear())] == ([True, True] if agreed else [])
