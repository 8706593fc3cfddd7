"""What the operator decides: people and servers that are not answered, and no new tables."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.cli.records import block, maintain
from bot.match.errors import Maintenance
from bot.match.hosting.operator import KNOWN
from cogs.framework import guard as calling
from tests.match.app import ANN, BEN, HERE, MatchApp, open_app


async def test_a_person_or_server_is_blocked_and_answered_again(app: MatchApp) -> None:
    operator = app.services.operator
    assert await operator.refusal(ANN.user, 1) is None
    await operator.block("person", ANN.user)
    refused = await operator.refusal(ANN.user, None)
    assert refused is not None
    assert refused.key == "error-blocked-person"
    assert await operator.refusal(BEN.user, 1) is None
    await operator.block("server", 1)
    refused = await operator.refusal(BEN.user, 1)
    assert refused is not None
    assert refused.key == "error-blocked-server"
    assert await operator.refusal(BEN.user, None) is None, "by direct message, or on another server"
    await operator.block("person", ANN.user, False)
    await operator.block("server", 1, False)
    assert await operator.refusal(ANN.user, 1) is None
    assert await operator.blocked() == []


async def test_no_table_is_opened_or_begun_and_what_runs_goes_on(app: MatchApp) -> None:
    running, waiting = await app.start(), await app.lobby()
    await app.services.operator.maintain(True)
    with pytest.raises(Maintenance):
        await app.services.lobby.open("ferry", 2, {}, ANN, HERE, "en")
    with pytest.raises(Maintenance):
        await app.services.lobby.wants_thread(waiting.match)
    with pytest.raises(Maintenance):
        await app.services.lobby.start(waiting.match, ANN.user)
    await app.pledge(running.match)
    await app.services.operator.maintain(False)
    assert (await app.services.lobby.start(waiting.match, ANN.user)).state == "running"


async def test_the_tools_are_heard_by_the_running_bot(tmp_path: Path) -> None:
    file = tmp_path / "turnpost.sqlite"
    url = f"sqlite+aiosqlite:///{file}"
    async with open_app(file) as app:
        await app.start()
        assert await app.services.operator.refusal(BEN.user, 1) is None
        await block(url, "person", BEN.user, True)
        app.clock.on(KNOWN / 1000)
        assert await app.services.operator.refusal(BEN.user, 1) is not None
        assert await maintain(url, True, tell=False) == (1, 0)
        with pytest.raises(Maintenance):
            await app.lobby()


async def test_who_is_blocked_is_told_so_and_nothing_is_done(app: MatchApp) -> None:
    told: list[Any] = []
    done: list[Any] = []

    async def tell(why: Any) -> None:
        told.append(why.key)

    async def handler(call: Any) -> None:
        done.append(call)

    async def prepare() -> None:
        pass

    asking = SimpleNamespace(user=SimpleNamespace(id=ANN.user), guild_id=1)
    services = SimpleNamespace(matches=app.services)
    call = SimpleNamespace(interaction=asking, services=services, prepare=prepare, tell=tell)
    assert await calling._work(cast(Any, call), handler) == "answered"
    await app.services.operator.block("person", ANN.user)
    assert await calling._work(cast(Any, call), handler) == "refused"
    assert (told, len(done)) == (["error-blocked-person"], 1)
