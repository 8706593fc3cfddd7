"""In these tests a fault of a catalogue is an error, never English instead."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.text import be_strict


@pytest.fixture(autouse=True)
def strict_words() -> Iterator[None]:
    be_strict()
    yield
    be_strict(False)
