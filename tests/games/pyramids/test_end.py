"""PY-9, PY-10: rounds, scoring, places."""

from __future__ import annotations

import msgspec
import pytest

from bot.core import Score
from bot.core.chance import outcomes
from bot.games.pyramids.state import State
from tests.games.pyramids.scenario import IDLE, PASS, PY, card, go, hand, left, marks, reason, sheet, table
from tests.rule_ids import rule


def over(state: State) -> Score:
    """The score of a position as if the game ended there."""
    score = PY.score(msgspec.structs.replace(state, phase="over"))
    assert score is not None
    return score


@rule("EX-19", "PY-9.1", "PY-9.2", "PY-9.3", "PY-9.4", "PY-9.5")
def test_end_of_a_round() -> None:
    state = table(hand(card(6), card(3)), hand(card(15), card(9)), round=2, shape="I3")
    first = ("C1", "B1", "A1", "D1", "E1", "A2", "B2")
    second = ("E1", "D1", "C1", "B1", "B2", "C2", "A2")
    shapes = ("V3", "O4", "I2", "I3", "L4", "V3", "")
    for turn, (a, b, shape) in enumerate(zip(first, second, shapes, strict=True), start=2):
        state = go(state, f"0 L.{a}", f"1 L.{b}")
        if shape:
            state = go(state, f"* ={shape}")
            assert (state.round, state.turn, state.shape) == (2, turn, shape)
            before = PY.view(state, None)
    assert before.used == ("I3", "V3", "O4", "I2", "I3", "L4", "V3")
    assert {shape.key: shape.left for shape in before.shapes if shape.left} == {"I4": 1}
    assert (state.round, state.turn, state.used, state.phase) == (3, 0, (), "reveal")
    assert sum(weight for _, weight in outcomes(PY, state)) == 8
    assert marks(state) == "A1B1C1D1E1A2B2"
    assert [shown.serial for shown in before.display] == list(state.display)
    torch = table(IDLE, hand(card(28, (0, 0)), card(9)), round=3)
    assert sheet(go(torch, f"0 {PASS}", "1 L.A2"), 1) == (0, 0, 0, (3,))


@rule("EX-20", "PY-10.2", "PY-10.3", "PY-10.4", "PY-10.5", "PY-10.6", "PY-10.7")
def test_full_scoring() -> None:
    marios = hand(card(48, (0, 2)), aside=(2, 5, 1, 4, 7, 10, 42), score=(6, 3, 4), torches=(1, 4))
    state = table(marios, IDLE, boxes=(("green", 10, 0), ("orange", 6, 0), ("green", 3, 0)))
    place = over(state).seats[0]
    assert place.items == (
        ("py-score-cards", 70),
        ("py-score-torches", 10),
        ("py-score-boxes", 19),
        ("py-score-gems", 18),
        ("py-score-skulls", -6),
    )
    assert place.total == 111


@rule("PY-10.5")
@pytest.mark.parametrize(("red", "green", "points"), [(0, 0, 0), (3, 3, 15), (10, 4, 26), (0, 7, 7)])
def test_gems(red: int, green: int, points: int) -> None:
    state = table(hand(card(1), card(2), score=(red, green, 0)), IDLE)
    assert dict(over(state).seats[0].items)["py-score-gems"] == points


@rule("PY-10.6")
@pytest.mark.parametrize(("skulls", "points"), [(0, 0), (1, -1), (5, -9), (6, -12), (10, -30)])
def test_only_the_highest_skull_counts(skulls: int, points: int) -> None:
    state = table(hand(card(1), card(2), score=(0, 0, skulls)), IDLE)
    assert dict(over(state).seats[0].items)["py-score-skulls"] == points


@rule("EX-21", "PY-10.8", "PY-10.9", "PY-11.10")
def test_a_tie_at_the_end() -> None:
    # 96 and 96 and 95 points, made of completed cards, boxes, torches and gems.
    marios = hand(card(1), aside=(9, 12, 20), score=(10, 10, 3), torches=(1, 2))  # 30 + 50 + 10 - 4 + 10
    vicky = hand(card(2), aside=(3, 40), score=(10, 10, 3), torches=(1, 2, 3, 4))  # 20 + 50 + 20 - 4 + 10
    third = hand(card(5), aside=(1,), score=(10, 10, 1), torches=(1, 2, 3, 4))  # 10 + 50 + 20 - 1 + 10 + 6
    state = table(
        marios,
        vicky,
        third,
        boxes=(("green", 10, 0), ("orange", 10, 1), ("purple", 10, 2), ("orange", 6, 2)),
    )
    score = over(state)
    assert [place.total for place in score.seats] == [96, 96, 95]
    assert [place.rank for place in score.seats] == [2, 1, 3]
    assert score.winners == (1,)


@rule("EX-26", "PY-10.9", "PY-10.11")
def test_places() -> None:
    state = table(
        hand(card(1), aside=(9,), score=(10, 10, 0), torches=(1, 2, 3, 4)),  # 80
        hand(card(2), aside=(12,), score=(10, 10, 0), torches=(1, 2, 3, 4)),  # 80 + 16
        hand(card(6), aside=(4, 30), score=(10, 10, 0), torches=(1, 2)),  # 80
        hand(card(7), aside=(5,), score=(10, 10, 0), torches=(1, 2, 3, 4)),  # 80 + 16
        boxes=(("green", 10, 1), ("green", 6, 1), ("orange", 10, 3), ("orange", 6, 3)),
    )
    score = over(state)
    assert [place.total for place in score.seats] == [80, 96, 80, 96]
    assert [place.rank for place in score.seats] == [4, 2, 3, 1]


@rule("PY-10.10", "PY-10.11")
def test_a_shared_victory() -> None:
    state = table(
        hand(card(1), score=(5, 5, 0)),
        hand(card(2), score=(5, 5, 0)),
        hand(card(3), score=(3, 3, 0)),
        hand(card(4), aside=(20,), score=(1, 1, 0)),
    )
    score = over(state)
    assert [place.rank for place in score.seats] == [1, 1, 4, 3]
    assert score.winners == (0, 1)


@rule("PY-10.1", "PY-10.2")
def test_the_game_ends_after_the_fourth_round() -> None:
    state = table(IDLE, hand(card(28, (0, 0)), card(9)), round=4, turn=7)
    assert PY.score(state) is None
    state = go(state, f"0 {PASS}", "1 L.A2")
    assert PY.to_act(state) == ()
    assert PY.view(state, None).over
    assert PY.score(state) is not None
    assert reason(state, left((0, 0))) == "py-no-over"
    third = table(IDLE, hand(card(28, (0, 0)), card(9)), round=3, turn=7)
    assert go(third, f"0 {PASS}", "1 L.A2").phase == "reveal"
