"""Settings of all tests: the same examples every time, and a fault of a catalogue is an error."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from bot.text import be_strict
from tests import postgres

pytest_plugins = ("tests.leaks",)

settings.register_profile(
    "same", derandomize=True, database=None, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("explore", settings.get_profile("same"), derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))


LONG = (
    "e2e/test_killed",
    "e2e/test_kill",
    "test_thousand_days",
    "e2e/test_whole_games",
    "e2e/",
    "soak/",
    "browser/",
    "contract/",
)
"""Tests that wait or work for long, in their order."""


@pytest.hookimpl(optionalhook=True)  # of xdist
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: the end-to-end tests wait a good deal of their time."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long ones first, so that no worker is busy with one when the others have nothing left."""

    def place(item: pytest.Item) -> int:
        return next((at for at, part in enumerate(LONG) if part in item.nodeid), len(LONG))

    items.sort(key=place)


def pytest_collection_finish() -> None:
    """What was loaded stays: looking again and again whether it may go takes a twentieth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


@pytest.fixture(autouse=True)
def strict_words() -> Iterator[None]:
    """A message that is missing, or lacks a value, raises instead of being said in English."""
    be_strict()
    yield
    be_strict(False)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[postgres.Server]:
    """A real PostgreSQL server, started by the first test of a process that asks for it."""
    lacking = postgres.lacking()
    if lacking is not None:
        pytest.skip(lacking)
    with postgres.running() as server:
        yield server


@pytest.fixture
def postgres_url(postgres_server: postgres.Server) -> Iterator[str]:
    """The address of a fresh PostgreSQL database."""
    with postgres_server.database() as url:
        yield url


BOTH = ("sqlite", "postgresql")
"""For `database_url`: tests that run over both kinds of database."""


@pytest.fixture
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database: SQLite, unless the test is parametrized with another (`BOTH`)."""
    if getattr(request, "param", "sqlite") == "postgresql":
        with request.getfixturevalue("postgres_server").emptied() as url:
            yield url
    else:
        yield f"sqlite+aiosqlite:///{tmp_path / 'turnpost.sqlite'}"
