"""The database server stops answering (frozen, or the network is dead): nobody waits without a word, nothing
is lost, and whoever asked for what is committed late is told."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, contextmanager

import aiohttp
import pytest

from bot.match.hosting import operator
from bot.sandbox.interactions import Interaction
from bot.store import steps
from bot.text import words
from tests.e2e.plain_bot import PLAIN
from tests.e2e.players import page_with, random_moves
from tests.e2e.sandbox_app import Match, SandboxApp, control
from tests.postgres import Server
from tests.sandbox.box import Box
from tests.sandbox.person import text_of
from tests.test_start import free_port

DISCORD_WAITS = 3.0
"""Seconds for the first response."""
HEALTH_TAKES = 2.0
"""Seconds for what a monitor asks."""


@pytest.fixture(autouse=True)
def no_errors() -> None:
    """What the store says of a dead server is logged as an error here."""


@pytest.fixture
async def app(box: Box, postgres_url: str) -> AsyncIterator[SandboxApp]:
    box.actions.book.answer_seconds = 20.0  # the machine may be busy when nothing is frozen
    running = SandboxApp(box, postgres_url, PLAIN)
    running.settings = {"metrics_port": free_port()}
    async with running:
        yield running


@pytest.fixture
async def match(app: SandboxApp) -> Match:
    running = await app.open("golden_horn", ("Ada", "Bruno"), "start_seat=1")
    await running.delivered()
    return running


def typed(match: Match, text: str) -> Interaction:
    """The first player types a move."""
    ada = match.people[0]
    return match.app.box.actions.invoke_command(
        ada.id, ada.channel_id, "move", {"move": text, "match": match.number}
    )


async def shown(sent: Interaction, key: str, *, gone: bool = False) -> None:
    """Wait until the private answer says this, or says it no more."""
    async with asyncio.timeout(60):
        while not sent.messages or (words("en")(key) in text_of(sent.messages[0])) is gone:
            assert sent.how != "failed", "no first response"
            await asyncio.sleep(0.05)


@contextmanager
def frozen_at_the_commit(server: Server, monkeypatch: pytest.MonkeyPatch) -> Iterator[ExitStack]:
    """The server freezes when the next change has written everything; closing the stack ends it."""
    remember, ending = steps.remember, ExitStack()

    async def freeze(*args: object) -> None:
        await remember(*args)  # type: ignore[arg-type]  # handed through
        monkeypatch.setattr(steps, "remember", remember)
        ending.enter_context(server.frozen())

    monkeypatch.setattr(steps, "remember", freeze)
    with ending:
        yield ending


@pytest.mark.parametrize("patience", [operator.PATIENCE, 60.0])
async def test_nothing_is_begun_and_everybody_is_told(
    match: Match, postgres_server: Server, monkeypatch: pytest.MonkeyPatch, patience: float
) -> None:
    """The first answer comes in time, whatever is waited for, and the move is not made later behind anybody's
    back."""
    app, before = match.app, await match.steps()
    monkeypatch.setattr(operator, "PATIENCE", patience)
    asked = await random_moves(match.people[0], match, random.Random(7))
    app.services.operator._read_at = None  # who is blocked has to be read again
    with postgres_server.frozen():
        sent = typed(match, asked)
        async with asyncio.timeout(DISCORD_WAITS):
            while sent.how is None:  # noqa: ASYNC110 (an answer makes no event)
                await asyncio.sleep(0.02)
        assert sent.how == "deferred"
        url = f"http://127.0.0.1:{app.settings['metrics_port']}"
        async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(HEALTH_TAKES)) as session:
            async with session.get(f"{url}/health") as health:
                assert health.status == 503
                assert await health.json() == {"well": False, "why": "The database does not answer."}
            async with session.get(f"{url}/metrics") as metrics:
                assert "turnpost_storage_well 0.0" in await metrics.text()
        await shown(sent, "table-storage-silent")
    await app.services.context.idle()
    await match.delivered()
    assert await match.steps() == before
    again = typed(match, asked)
    await again.wait()
    assert "Done" in text_of(again.messages[0])


async def test_who_is_blocked_stays_blocked(match: Match, postgres_server: Server) -> None:
    blocking = match.app.services.operator
    ada, bruno = match.people
    await blocking.block("person", bruno.id)
    assert await blocking.refusal(bruno.id, None) is not None
    blocking._read_at = 0
    with postgres_server.frozen():
        async with asyncio.timeout(DISCORD_WAITS):
            assert await blocking.refusal(bruno.id, None) is not None
            assert await blocking.refusal(ada.id, None) is None


async def test_a_move_that_is_committed_late_is_told(
    match: Match, postgres_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = await random_moves(match.people[0], match, random.Random(7))
    with frozen_at_the_commit(postgres_server, monkeypatch) as freeze:
        sent = typed(match, asked)
        await shown(sent, "table-storage-waits")
        freeze.close()
        await shown(sent, "table-storage-waits", gone=True)
    await match.delivered()
    assert "Done" in text_of(sent.messages[0])
    assert len(sent.messages) == 1
    assert [person.name for person in await match.awaited()] == ["Bruno"]


async def test_a_press_that_is_committed_late_leaves_nothing_beside_its_page(
    match: Match, postgres_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = match.people[0]
    page = await page_with(ada, match, "confirm", random.Random(7))
    with frozen_at_the_commit(postgres_server, monkeypatch) as freeze:
        sent = match.app.box.actions.press(ada.id, page.message, control(page.message, "confirm"))
        said = await ada.until_sees(words("en")("table-storage-waits"), 60)
        freeze.close()
        async with asyncio.timeout(60):
            while said in ada.sees():  # noqa: ASYNC110 (a message that is deleted makes no event)
                await asyncio.sleep(0.05)
    await match.delivered()
    assert "Done" in text_of(page.message)
    assert sent.how == "deferred_update"
