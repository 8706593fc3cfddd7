"""Turns that a computer thinks of are legal from their first move to their last."""

from __future__ import annotations

import pytest

from bot.core import read
from tests.games.edo.scenario import EDO, RED, Game, position


def left_over(game: Game, moves: tuple[str, ...]) -> list[str]:
    """The moves for which the turn is too short. All before them are legal."""
    state, left = game.state, [*moves]
    while left and RED in EDO.to_act(state):
        state = EDO.apply(state, RED, read(EDO, state, RED, left.pop(0)))
    return left


@pytest.mark.parametrize(
    ("held", "slot", "among"),
    [
        ("samurai C1 C1; goods 9", "A.WOOD 2", ("C1-FO2", "C1-FO2", "go", "FO2", "FO2")),
        ("samurai C1 FO2; goods 9", "A.WOOD 2", ("C1-FO1", "go", "FO2", "FO1")),
        ("samurai FO2; officials 3; goods 20 9R 9W 9S", "A.BUILD 2", ("FO2-C1", "go", "P.C1", "H.C1")),
        ("samurai C1 C2; officials 3; goods 20 9R 9W 9S", "A.BUILD 2", ("C1-EDO", "go", "H.EDO", "H.C2")),
        ("samurai C1; goods 9 9R", "B.TRADE 1", ("C1-EDO", "go", "M01.1.2")),
        ("officials 4; goods 9 9R 9W 9S", "B.TRAVEL 1", ("go", "GA1")),
        ("officials 4; goods 0 3R", "B.RECRUIT 1", ("yes",)),
    ],
)
def test_samurai_walk_before_the_first_official_works(held: str, slot: str, among: tuple[str, ...]) -> None:
    game = position(players={RED: held}, current="M01").turn(RED, slot)
    assert EDO.heuristic is not None
    turns = [candidate.moves for candidate in EDO.heuristic.candidates(game.state, RED)]
    for moves in turns:
        assert set(left_over(game, moves)) <= {"pass"}, moves
    assert [moves for moves in turns if moves[: len(among)] == among]
