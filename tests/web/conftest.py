from collections.abc import AsyncIterator

import pytest

from tests.match.app import MatchApp, open_app


@pytest.fixture
async def app(database_url: str) -> AsyncIterator[MatchApp]:
    async with open_app(database_url, "pages") as one:
        yield one
