"""The log of a match is read in a thread while another match goes on, with the same rules."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from bot.cli.simulate import Result, play
from bot.core import complete_options
from tests.contract.journeys import ALL

MATCHES = 16
AT_ONCE = 4


@pytest.fixture
def restless() -> Iterator[None]:
    """Threads take turns as often as they can."""
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(interval)


@pytest.mark.usefixtures("restless")
@pytest.mark.parametrize("game", ALL)
def test_matches_of_one_game_do_not_disturb_each_other(game: str) -> None:
    rules = ALL[game]
    options = complete_options(rules.options, {})

    def played(number: int) -> Result:
        return play(rules, min(rules.seats), options, random.Random(number))

    alone = list(map(played, range(MATCHES)))
    with ThreadPoolExecutor(AT_ONCE) as threads:
        assert list(threads.map(played, range(MATCHES))) == alone
