"""Settings of all tests: the examples are the same in every run, and errors in catalogues are raised."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from bot.store import engine
from bot.text import be_strict
from tests import postgres
from tests.groups import GroupScheduling
from tests.long import LONG, POSTGRESQL, is_long

pytest_plugins = ("tests.leaks", "tests.left_out")

settings.register_profile(
    "same", derandomize=True, database=None, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("explore", settings.get_profile("same"), derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))


FIRST = (
    "e2e/test_killed",
    "e2e/test_kill",
    "test_thousand_days",
    "e2e/test_whole_games",
    "evening/test_walk",
    "e2e/",
    "soak/",
    "browser/",
    "contract/",
    "web/test_crowds",
    "web/test_rude_clients",
)
"""Where the tests that take long are, in the order in which they are started."""


@pytest.hookimpl(optionalhook=True)  # of xdist
def pytest_xdist_auto_num_workers() -> int:
    """Use one worker more than there are cores, because the end-to-end tests often wait."""
    return (os.cpu_count() or 1) + 1


@pytest.hookimpl(optionalhook=True)  # of xdist
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> GroupScheduling | None:
    """Quick tests that share something costly stay together. The long ones are few, and better spread."""
    return None if config.getoption("markexpr").startswith("long") else GroupScheduling(config, log)


@pytest.hookimpl(tryfirst=True)  # before `-m` chooses
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run what takes long first, so that no worker has such a test at the end."""
    for item in items:
        if isinstance(item, pytest.Function) and "postgres_server" in item.fixturenames:
            item.add_marker(POSTGRESQL)
        on_postgresql = item.get_closest_marker("postgresql") is not None
        if is_long(item.nodeid, language_of(item), on_postgresql):
            item.add_marker(LONG)

    def place(item: pytest.Item) -> int:
        return next((at for at, part in enumerate(FIRST) if part in item.nodeid), len(FIRST))

    items.sort(key=place)


def language_of(item: pytest.Item) -> object:
    """The value of a test's parameter `language`; None if it has none."""
    call = getattr(item, "callspec", None)
    return None if call is None else call.params.get("language")


def pytest_collection_finish() -> None:
    """Exclude loaded objects from garbage collection, which would take a twentieth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


@pytest.fixture(autouse=True)
def first_matches_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ratings are tested from the first match on; `tests/match/results/test_newcomers.py` tests newcomers."""
    monkeypatch.setattr("bot.match.results.tally.FIRST_MATCHES", 0)


@pytest.fixture(autouse=True)
def strict_words() -> Iterator[None]:
    """Raise an exception for a missing message or value, instead of using English."""
    be_strict()
    yield
    be_strict(False)


@pytest.fixture(autouse=True)
def rows_in_no_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows that no ORDER BY sorts come in reverse from SQLite. Whatever goes by their order, which PostgreSQL
    does not promise, fails at once instead of now and then."""
    monkeypatch.setattr(engine, "PRAGMAS", (*engine.PRAGMAS, "reverse_unordered_selects = ON"))


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[postgres.Server]:
    """A real PostgreSQL server, started by the first test of a process that uses it."""
    with postgres.running() as server:
        yield server


@pytest.fixture
def postgres_url(postgres_server: postgres.Server) -> Iterator[str]:
    """The address of a new PostgreSQL database."""
    with postgres_server.database() as url:
        yield url


BOTH = ("sqlite", pytest.param("postgresql", marks=POSTGRESQL))
"""Parameters of `database_url` for tests that run with both kinds of database."""


@pytest.fixture
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database: SQLite, unless the test has another parameter (see `BOTH`)."""
    if getattr(request, "param", "sqlite") == "postgresql":
        with request.getfixturevalue("postgres_server").emptied() as url:
            yield url
    else:
        yield f"sqlite+aiosqlite:///{tmp_path / 'turnpost.sqlite'}"
