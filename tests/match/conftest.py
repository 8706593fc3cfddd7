from collections.abc import AsyncIterator
from typing import Final

import pytest

from tests.conftest import BOTH
from tests.match.app import MatchApp, open_app

OVER_BOTH: Final = (
    "test_alerts",
    "test_listings",
    "test_matchmaking",
    "test_substitution",
    "test_tables",
    "test_digest",
    "test_events",
    "test_servers",
    "test_moderation",
    "test_outages",
    "test_import",
    "test_scheduler",
    "test_limits",
    "test_lobby",
    "test_lost_places",
    "test_worker",
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
ONCE: Final = (
    "test_a_match_on_autopilot_alone_pauses",
    "test_all_of_it_survives_closed_direct_messages",
    "test_every_ping_comes_once",
    "test_games_go_on_after_any_request",
    "test_a_running_match_goes_on_elsewhere",
    "test_bad_files_are_refused_and_change_nothing",
    "test_it_comes_once_a_day_while_there_are_matches",
    "test_quiet_hours_and_vacations_are_honoured",
    "test_the_log_is_the_game",
)
"""Long tests in these that show nothing new over the second kind."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    module = metafunc.module.__name__.rpartition(".")[2]
    both = module in OVER_BOTH and metafunc.function.__name__ not in ONCE
    if both and "database_url" in metafunc.fixturenames:
        metafunc.parametrize("database_url", BOTH, indirect=True)


@pytest.fixture
async def app(database_url: str) -> AsyncIterator[MatchApp]:
    async with open_app(database_url) as one:
        yield one
