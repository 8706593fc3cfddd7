"""End-to-end tests: the real client on the sandbox, from a slash command to the posted picture."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.games.registry import GAMES
from bot.match import Context, MatchServices
from bot.store import Store
from tests.e2e.plain_bot import PLAIN
from tests.e2e.program import Outside, Program
from tests.e2e.sandbox_app import PAINTER, SandboxApp
from tests.openapi_document import DOCUMENT
from tests.sandbox.box import Box

_OURS = ("bot", "cogs", "render", "turnpost", "discord.ui", "discord.app_commands", "asyncio")


@pytest.fixture(autouse=True)
def no_errors(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing is logged as an error, whatever people and Discord do: an error means a bug."""
    with caplog.at_level(logging.INFO):
        yield
    logged = [*caplog.get_records("setup"), *caplog.get_records("call")]
    faults = [f"{one.name}: {one.getMessage()}\n{one.exc_text or ''}" for one in logged if _is_fault(one)]
    assert faults == []


def _is_fault(record: logging.LogRecord) -> bool:
    if record.levelno < logging.ERROR:
        return False
    return record.name.split(".")[0] in _OURS or record.name.startswith(_OURS) or "Ignoring" in record.msg


@pytest.fixture
async def box() -> AsyncIterator[Box]:
    """A sandbox that checks all bodies against Discord's OpenAPI document."""
    async with Box(openapi=DOCUMENT) as running:
        yield running
        assert running.findings == []
        assert running.breakdowns == []


@pytest.fixture
async def app(request: pytest.FixtureRequest, box: Box, tmp_path: Path) -> AsyncIterator[SandboxApp]:
    """The application on the sandbox, with its database in a file."""
    painter = PAINTER if request.node.get_closest_marker("drawn") else PLAIN
    await painter.warm_up()  # otherwise the first picture could be late on a busy machine
    async with SandboxApp(box, tmp_path / "turnpost.sqlite", painter) as running:
        yield running


@pytest.fixture
async def program(box: Box, tmp_path: Path) -> AsyncIterator[Program]:
    """The bot in its own process, which can be stopped and killed; with placeholders for pictures."""
    async with Program(box, tmp_path, plain=True) as running:
        yield running


@pytest.fixture
async def outside(box: Box, program: Program) -> AsyncIterator[Outside]:
    """Access to the database of the other process."""
    store = await Store.open(f"sqlite+aiosqlite:///{program.database}")
    yield Outside(box, program.database, MatchServices(Context(store, GAMES)))
    await store.close()
