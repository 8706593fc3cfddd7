"""What ranks players with equal points in a small game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from bot.core import TieBreak
from bot.core.score import SeatScore
from tests.core.flea import module, source

FLEA: Any = type(module(source(), "tests_flea_tied").GAME.rules)


class Tied(FLEA):  # type: ignore[misc]
    """Of equal points, the most coins win, and then the fewest charms."""

    def tie_breaks(self, state: Any) -> Sequence[TieBreak]:
        return [TieBreak("coins", state.coins), TieBreak("held", [len(held) for held in state.charms], True)]


@pytest.mark.parametrize(
    ("coins", "charms", "places"),
    [
        ((4, 5), ((), ()), [(2, (("fm-score-coins", 4),)), (1, (("fm-score-coins", 5),))]),
        ((4, 4), ((0,), ()), [(2, (("fm-score-held", 1),)), (1, (("fm-score-held", 0),))]),
        ((4, 4), ((), ()), [(1, ()), (1, ())]),
    ],
)
def test_equal_points_are_ranked_by_the_tie_breaks(
    coins: tuple[int, ...], charms: tuple[tuple[int, ...], ...], places: list[Any]
) -> None:
    rules = Tied()
    score = rules.score(replace(rules.start(2, {}), coins=coins, charms=charms, agenda=()))
    assert score is not None
    items = (("fm-score-curios", 0), ("fm-score-charms", 0))
    assert score.seats == tuple(SeatScore(0, rank, items, ties) for rank, ties in places)
    assert rules.english("fm-score-held") == "Held"
