"""The first match of a game counts for nobody who plays it for the first time."""

from __future__ import annotations

import random

import pytest

from tests.match.app import ANN, BEN, CAT, MatchApp


async def test_the_first_match_of_a_game_is_not_rated(app: MatchApp, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.match.results.tally.FIRST_MATCHES", 1)

    async def played(seats: int) -> set[int]:
        brief = await app.start(seats=seats)
        await app.at_random(brief.match, random.Random(seats))
        return {line.user for line in await app.services.results.ratings("ferry", 1)}

    assert await played(2) == set()
    assert await played(3) == {ANN.user, BEN.user}, "Cat is new"
    assert await played(3) == {ANN.user, BEN.user, CAT.user}
