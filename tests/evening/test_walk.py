"""The walk itself: a quick one of all games, and (long) the whole of each."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.games.registry import GAMES
from tests.evening.scenarios import QUICK, WHOLE
from tests.evening.walk import walk
from tests.long import LONG


async def test_quick(tmp_path: Path) -> None:
    walked = await walk(tmp_path, QUICK)
    assert walked.faults == []
    assert sorted(table.scenario.name for table in walked.tables) == sorted(one.name for one in QUICK)
    alone = walked.noise["golden_horn-quick"]
    assert alone.messages <= 4, "a board is edited after each turn"
    assert alone.pings <= 1


@pytest.mark.parametrize("game", [pytest.param(game, marks=LONG) for game in GAMES])
async def test_whole(tmp_path: Path, game: str) -> None:
    scenarios = [one for one in WHOLE if one.game == game]
    walked = await walk(tmp_path, scenarios)
    assert walked.faults == []
    assert len(walked.tables) == len(scenarios)
