"""The pictures in README show matches of players who know the game."""

from __future__ import annotations

from typing import Any

from bot.games.registry import GAMES
from tests import readme
from tests.long import LONG


@LONG
def test_everybody_has_points() -> None:
    """Whoever plays Edo at random has none in round 8."""
    view: Any = readme.board(GAMES["edo"]).view
    assert 0 not in [player.points for player in view.players]
