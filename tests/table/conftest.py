from collections.abc import AsyncIterator
from typing import Final

import pytest

from tests.conftest import BOTH
from tests.table.house import House, open_house

OVER_BOTH: Final = (
    "test_absence",
    "test_consent",
    "test_digest",
    "test_governing",
    "test_keeper",
    "test_limits",
    "test_lobby",
    "test_outbox",
    "test_play",
    "test_privacy",
    "test_results",
    "test_settling",
    "test_time",
    "test_undo",
    "test_writers",
)
"""Modules that run over both kinds of database: together they use every statement of the store, and all that
two processes might do at one moment."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    module = metafunc.module.__name__.rpartition(".")[2]
    if module in OVER_BOTH and "database_url" in metafunc.fixturenames:
        metafunc.parametrize("database_url", BOTH, indirect=True)


@pytest.fixture
async def house(database_url: str) -> AsyncIterator[House]:
    async with open_house(database_url) as one:
        yield one
