"""The turns at which the lead of a match changed."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.core import AnyRules
from bot.games.registry import GAMES
from bot.match.engine.positions import Moment
from bot.match.errors import Unfinished
from bot.match.views.models import MARGIN, MOST, lead_changes
from tests.long import long_but
from tests.match.app import MatchApp

SPREAD = 10.0


class Estimates:
    """A heuristic for states that are the estimates themselves."""

    spread = SPREAD

    def value(self, state: tuple[float, ...], seat: int) -> float:
        return state[seat]


def changes(
    *totals: tuple[float, ...], ended: bool = True, sealed: tuple[int, ...] = ()
) -> list[tuple[int, int, int]]:
    """(moment, who leads, who had led) of a story with these estimates.

    Args:
        ended: the last are the points.
        sealed: the moments at which somebody has sealed a decision that is not open yet.
    """

    def score(state: tuple[float, ...]) -> Any:
        places = [SimpleNamespace(total=total) for total in state]
        return SimpleNamespace(seats=places) if ended and state is totals[-1] else None

    def may_change(state: tuple[float, ...]) -> tuple[int, ...]:
        return (0,) if any(state is totals[n - 1] for n in sealed) else ()

    rules = cast(AnyRules, SimpleNamespace(heuristic=Estimates(), score=score, may_change=may_change))
    story = [Moment((), state) for state in totals]
    return [(one.n, one.seat, one.before) for one in lead_changes(rules, story, len(totals[0]))]


def test_a_lead_that_changes_once() -> None:
    assert changes((5, 0), (6, 2), (6, 9), (6, 12)) == [(3, 1, 0)]


def test_an_estimate_that_wavers_is_no_news() -> None:
    near = SPREAD * MARGIN / 2
    assert changes((5, 0), (5, 5 + near), (5, 4), (5, 5 + near), (9, 5 + near)) == []


def test_who_begins_to_lead_has_passed_nobody() -> None:
    assert changes((0, 0), (0, 4), (0, 8)) == []


def test_the_greatest_changes_in_their_order() -> None:
    story: list[tuple[float, ...]] = [(5.0, 0.0, 0.0)]
    for number, swing in enumerate(
        (2, 9, 3, 8, 7, 1.5), 1
    ):  # each makes the next seat lead by so much for two turns
        last, at = story[-1], number % 3
        story += 2 * [tuple(max(last) + swing if seat == at else last[seat] for seat in range(3))]
    found = changes(*story)
    assert len(found) == MOST
    assert [n for n, *_ in found] == sorted(n for n, *_ in found)
    assert {n for n, *_ in found} == {8, 10, 12}


def test_the_last_change_is_always_told() -> None:
    """However small: it says who passed whom at the end, and the list does not end with a loser in front."""
    greater = ((9, 0), (9, 0), (0, 9), (0, 9), (18, 9), (18, 9), (18, 30), (18, 30))
    assert changes(*greater, (33, 30), (33, 32)) == [(3, 1, 0), (7, 1, 0), (9, 0, 1)]


def test_what_is_sealed_changes_the_lead_when_it_opens() -> None:
    story = ((5, 0), (6, 0), (6, 8), (6, 9), (6, 10), (6, 11))
    assert changes(*story) == [(3, 1, 0)]
    assert changes(*story, sealed=(3,)) == [(4, 1, 0)]


def test_the_end_decides_by_any_lead() -> None:
    assert changes((5, 0), (5, 0), (5, 5.5)) == [(3, 1, 0)]


def test_a_lead_that_is_gone_with_the_next_turn_is_none() -> None:
    assert changes((0, 0), (4, 0), (4, 9), (4, 9), (4, 9)) == [], "it was the first of two turns alike"
    assert changes((5, 0), (5, 0), (5, 9), (12, 9), (12, 9)) == []
    assert changes((5, 0), (5, 0), (5, 9), (8, 9), (8, 9)) == [(3, 1, 0)]


def test_a_match_that_is_broken_off_ends_with_no_change() -> None:
    assert changes((5, 0), (5, 0), (5, 9), ended=False) == []


def test_a_game_without_a_heuristic_tells_none() -> None:
    rules = cast(AnyRules, SimpleNamespace(heuristic=None, score=lambda state: None))
    story: list[Any] = [Moment((), (1.0, 2.0))]
    assert lead_changes(rules, story, 2) == ()


SEEDS = {"edo": 1}
"""Where the usual one brings a match without a change of the lead."""


@pytest.mark.parametrize("game", long_but(GAMES, "golden_horn"))
async def test_of_a_whole_match(app: MatchApp, game: str) -> None:
    """While it runs nobody is told; afterwards each change has its position."""
    match = (await app.start(game, min(GAMES[game].seats))).match
    with pytest.raises(Unfinished):
        await app.services.history.lead_changes(match)
    await app.at_random(match, random.Random(SEEDS.get(game, 3)))
    found = await app.services.history.lead_changes(match)
    assert found, "in these matches the lead changes"
    for change, past in found:
        assert past.n == change.n
        assert change.seat != change.before
