"""What a process made at its start is not collected again."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from bot.runtime.process import keep_started


@pytest.fixture(autouse=True)
def thawed() -> Iterator[None]:
    yield
    gc.unfreeze()


def test_what_was_made_is_spared() -> None:
    made: list[list[int]] = [[]]
    keep_started()
    later: list[list[int]] = [[]]
    looked_through = {id(thing) for thing in gc.get_objects()}
    assert id(made) not in looked_through
    assert id(later) in looked_through
