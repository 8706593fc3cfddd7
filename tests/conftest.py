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


@pytest.fixture(autouse=True)
def strict_words() -> Iterator[None]:
    """A message that is missing, or lacks a value, raises instead of being said in English."""
    be_strict()
    yield
    be_strict(False)
