"""The database stops answering within a change: what is not being committed is given up for good, and of what
is being committed it is found out whether it was done."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.match.changing import context
from bot.match.errors import Silent, Unsure
from bot.store import StoreBusy, StoreUnsure, steps
from bot.store import postgres as driver
from tests.match.app import MatchApp, open_app
from tests.postgres import Server

Arm = Callable[[], ExitStack]


@pytest.fixture
def statement() -> float:
    """Seconds that the driver waits: not minutes."""
    return 1.0


@pytest.fixture
async def app(
    postgres_url: str, statement: float, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[MatchApp]:
    monkeypatch.setattr(driver, "STATEMENT", statement)
    monkeypatch.setattr(driver, "CONNECTING", 1.0)
    async with open_app(postgres_url) as running:
        yield running


@pytest.fixture
async def match(app: MatchApp) -> int:
    match = (await app.start()).match
    await app.pledge(match)
    return match


@pytest.fixture
def arm(postgres_server: Server, monkeypatch: pytest.MonkeyPatch) -> Arm:
    """From now on the server freezes when a change has written everything, until the stack is closed."""
    remember, ending = steps.remember, ExitStack()

    async def frozen(*args: object) -> None:
        await remember(*args)  # type: ignore[arg-type]  # handed through
        monkeypatch.setattr(steps, "remember", remember)
        ending.enter_context(postgres_server.frozen())

    def armed() -> ExitStack:
        monkeypatch.setattr(steps, "remember", frozen)
        return ending

    return armed


async def log(app: MatchApp, match: int) -> int:
    """The number of steps, as far as it is committed."""
    async with app.store.read() as db:
        found = await db.exec_driver_sql(f"select steps from matches where id = {match}")
    return int(found.scalar_one())


async def test_a_commit_that_was_given_up_is_found_again(
    app: MatchApp, match: int, arm: Arm, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was done all the same: the change gives its result, and is not done twice."""
    positions, before, asker = app.services.context.positions, await log(app, match), await app.turn(match)
    forget, unsure = positions.forget, []
    with arm() as freeze:

        def thaw(number: int) -> None:
            unsure.append(number)
            freeze.close()
            forget(number)

        monkeypatch.setattr(positions, "forget", thaw)
        played = await app.play(match, asker, "S")
    assert (unsure, played.repeated) == ([match], True)
    assert await log(app, match) == before + 1


async def test_nobody_knows_whether_it_was_done(app: MatchApp, match: int, arm: Arm) -> None:
    """That is said, and not that nothing has changed. Whoever asks with the key again gets the result."""
    before, asker = await log(app, match), await app.turn(match)
    submit = app.services.play.submit
    with arm(), pytest.raises(Unsure):
        await submit(match, asker.user, None, ["S"], key="one")
    assert (await submit(match, asker.user, None, ["S"], key="one")).repeated
    assert await log(app, match) == before + 1


@pytest.mark.parametrize("statement", [60.0])
async def test_what_was_given_up_is_not_committed_later(
    app: MatchApp, match: int, postgres_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The asker was told that nothing has changed."""
    monkeypatch.setattr(context, "SILENCE", 0.2)
    before, asker = await log(app, match), await app.turn(match)
    context.AWAITED.set(True)
    with postgres_server.frozen(), pytest.raises(Silent):
        await app.play(match, asker, "S")
    await app.services.context.idle()
    assert await log(app, match) == before
    await app.play(match, asker, "S")
    assert await log(app, match) == before + 1


async def test_a_busy_database_does_not_say_that_nothing_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody knows whether the commit was done, and the next attempt finds all connections in use."""
    async with open_app(tmp_path / "turnpost.sqlite") as app:
        match = (await app.start()).match
        await app.pledge(match)
        before, asker, write = await log(app, match), await app.turn(match), app.store.write

        def busy(**_: Any) -> Any:
            raise StoreBusy("All connections are in use.")

        @asynccontextmanager
        async def unsure() -> AsyncIterator[Any]:
            async with write() as db:
                yield db
            monkeypatch.setattr(app.store, "read", busy)
            monkeypatch.setattr(app.store, "write", busy)
            raise StoreUnsure("The database stopped answering.")

        monkeypatch.setattr(app.store, "write", unsure)
        with pytest.raises(Unsure):
            await app.services.play.submit(match, asker.user, None, ["S"], key="one")
        monkeypatch.undo()
        assert await log(app, match) == before + 1
