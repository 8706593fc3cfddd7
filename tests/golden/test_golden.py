"""Golden games read back, replay and end as they did."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.games.registry import GAMES
from tests.golden.endings import endings
from tests.golden.games import files, read_played, replayed

FILES = [path for game in GAMES for path in files(game)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_game_ends_as_it_did(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    played = read_played(text)
    assert played.game == path.parent.name
    assert played.ending == path.stem
    assert replayed(GAMES[played.game], played).text() == text, "python -m tests.golden"


@pytest.mark.parametrize("game", GAMES)
def test_there_is_one_for_each_way_to_end(game: str) -> None:
    _, ways = endings(game)
    assert {path.stem for path in files(game)} == set(ways), "python -m tests.golden"
