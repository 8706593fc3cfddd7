"""The points of a match in its course: what everybody may know, and the whole when it is over."""

from __future__ import annotations

import random

import pytest

from bot.games.registry import GAMES
from bot.match.engine.positions import Moment
from bot.match.errors import HiddenPoints, NoCurves, NoMoment
from bot.match.views.history import MOST, curve_points
from bot.store import matches
from tests.gallery import play
from tests.long import long_but
from tests.match.app import MatchApp

OPEN = ("pyramids", "bora_bora", "edo")


@pytest.mark.parametrize("game", long_but(OPEN, "pyramids"))
async def test_while_a_match_runs_they_are_those_of_the_public_board(app: MatchApp, game: str) -> None:
    match = await app.start(game, 3)
    await app.at_random(match.match, random.Random(game), 12)
    found = await app.services.history.curves(match.match)
    story = await app.services.history.timeline(match.match)
    assert found.score is None
    assert [one.n for one in found.points] == list(range(1, len(story) + 1))
    assert [one.points for one in found.points] == [past.public.points_now for past in story]
    assert [one.round for one in found.points] == [past.public.round for past in story]


async def test_what_is_hidden_stays_hidden_until_the_end(app: MatchApp) -> None:
    """Closed warehouses: no curve while the match runs, nor when it goes on elsewhere; then all of them."""
    match = await app.start("golden_horn", 2)
    rng = random.Random("hidden")
    await app.at_random(match.match, rng, 8)
    with pytest.raises(HiddenPoints):
        await app.services.history.curves(match.match)
    async with app.store.write() as db:
        row = await matches.find(db, match.match)
        assert row is not None
        await matches.change(db, match.match, row.revision, state="closed")
    with pytest.raises(HiddenPoints):
        await app.services.history.curves(match.match)


async def test_open_warehouses_are_counted(app: MatchApp) -> None:
    match = await app.start("golden_horn", 2, open_warehouses="on")
    await app.at_random(match.match, random.Random("open"), 8)
    found = await app.services.history.curves(match.match)
    assert None not in found.points[-1].points


@pytest.mark.parametrize("game", long_but(GAMES, "golden_horn", "pyramids"))
def test_the_end_is_the_score(game: str) -> None:
    """Nothing is hidden any more: each seat's points are told from the beginning on."""
    rules = GAMES[game]
    states = [shot.state for shot in play(rules, 2, 1)]
    score = rules.score(states[-1])
    assert score is not None
    story = [Moment((), state) for state in states]
    found = curve_points(rules, story, 2, over=True)
    assert found[-1].points == tuple(place.total for place in score.seats)
    assert None not in [value for one in found for value in one.points]
    assert (found[0].n, found[-1].n) == (1, len(states))
    assert len(found) <= MOST + 1
    running = curve_points(rules, story[:-1], 2, over=False)
    assert (None in running[-1].points) == (game == "golden_horn")


async def test_nothing_to_show_yet(app: MatchApp) -> None:
    match = await app.start("pyramids", 2)
    with pytest.raises((NoCurves, NoMoment)):
        await app.services.history.curves(match.match)
