"""A value that is corrected in a data file is seen and read everywhere where it is shown."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.text import be_strict
from tests.printed import bora_bora, edo, golden_horn, pyramids
from tests.printed.values import Game, stale

SHOWN: tuple[Game, ...] = (golden_horn.GAME, pyramids.GAME, bora_bora.GAME, edo.GAME)
TABLES = {game.key: game for game in SHOWN}


@pytest.fixture(autouse=True)
def _strict() -> Iterator[None]:
    be_strict()
    yield
    be_strict(False)


@pytest.mark.parametrize("key", sorted(TABLES))
def test_a_corrected_value_is_shown(key: str) -> None:
    assert stale(TABLES[key]) == []
