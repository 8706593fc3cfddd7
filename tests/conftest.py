"""Settings of all tests: the same examples every time, and a fault of a catalogue is an error."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from bot.text import be_strict

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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long ones first, so that no worker is busy with one when the others have nothing left."""

    def place(item: pytest.Item) -> int:
        return next((at for at, part in enumerate(LONG) if part in item.nodeid), len(LONG))

    items.sort(key=place)


@pytest.fixture(autouse=True)
def strict_words() -> Iterator[None]:
    """A message that is missing, or lacks a value, raises instead of being said in English."""
    be_strict()
    yield
    be_strict(False)
