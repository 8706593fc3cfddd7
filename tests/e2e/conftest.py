"""The real client on the sandbox: everything from a slash command to the posted picture."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox.server import Sandbox
from tests.e2e.house import Harbour
from tests.openapi_document import openapi_document


@pytest.fixture
async def box() -> AsyncIterator[Sandbox]:
    """A sandbox whose traffic is checked against Discord's OpenAPI document where that is at hand."""
    async with Sandbox(openapi=openapi_document()) as running:
        yield running
        assert running.findings == []


@pytest.fixture
async def harbour(box: Sandbox, tmp_path: Path) -> AsyncIterator[Harbour]:
    """The bot at home on the sandbox, with its database in a file."""
    async with Harbour(box, tmp_path / "turnpost.sqlite") as home:
        yield home
