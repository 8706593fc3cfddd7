"""A short run of the fuzzer; `make soak` sends 100,000."""

from __future__ import annotations

import logging
import random

import pytest

from tests.e2e.conftest import box, harbour
from tests.e2e.house import Harbour
from tests.soak.fuzzer import Fuzzer, failures, tables_of_all_games

__all__ = ["box", "harbour"]


async def test_hostile_interactions(harbour: Harbour, caplog: pytest.LogCaptureFixture) -> None:
    rng = random.Random(1)
    matches = await tables_of_all_games(harbour, rng)
    before = [(await match.steps(), await match.brief()) for match in matches]
    failed = failures()
    fuzzer = Fuzzer(harbour, matches, rng)
    with caplog.at_level(logging.ERROR):
        tally = await fuzzer.run(400)
    assert failures() == failed
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
    assert [(await match.steps(), await match.brief()) for match in matches] == before
    assert tally.answered > tally.sent / 3
    assert len(tally.kinds) == 4
