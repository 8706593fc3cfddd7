"""PY-7: completed cards are replaced."""

from __future__ import annotations

import pytest

from bot.core import CHANCE
from bot.games.pyramids.state import Hand, State
from tests.games.pyramids.scenario import (
    IDLE,
    PASS,
    PATH_23,
    PATH_42,
    PY,
    all_but,
    card,
    go,
    hand,
    left,
    legal,
    right,
    serials,
    table,
)
from tests.rule_ids import rule


def tomb(serial: int) -> tuple[int, int]:
    grid = PY.view(table(hand(card(serial)), IDLE), None).players[0].cards[0]
    assert grid is not None
    return 4, grid.grid[4].index("T")


def finisher(serial: int, other: int | None = None) -> Hand:
    """A player who can complete a card by its tomb alone, the left one; see `finish`."""
    return hand(all_but(serial, tomb(serial)), card(other) if other else None)


def finish(state: State, *seats: int) -> State:
    """These seats complete their left card, the others mark their first legal cell."""
    for seat in PY.to_act(state):
        held = state.hands[seat].cards[0]
        assert held is not None
        move = left(tomb(held.serial)) if seat in seats else PASS
        state = go(state, f"{seat} {move}")
    return state


@rule("EX-12", "PY-7.1", "PY-7.2", "PY-7.5")
def test_completing_and_replacing() -> None:
    state = table(hand(card(42, *PATH_42), card(10)), IDLE, shape="V3")
    before = len(state.pile)
    state = go(state, f"0 {left((3, 3), (4, 3), (4, 2))}", f"1 {PASS}")
    assert [held.serial for held in state.hands[0].done] == [42]
    assert PY.to_act(state) == (0,)
    assert legal(state) == {"5", "9", "31", "48", "top"}
    state = go(state, "0 48", "* =20")
    assert serials(state) == (48, 10)
    assert state.display == (5, 9, 20, 31)
    assert len(state.pile) == before - 1


@rule("EX-13", "PY-7.5", "PY-7.6", "PY-11.6")
def test_order_by_serial_number_refill_in_between() -> None:
    vicky, christos, marios = finisher(23, 1), finisher(10, 4), finisher(42, 12)
    state = finish(table(vicky, christos, marios), 0, 1, 2)
    assert PY.to_act(state) == (1,)
    assert tuple(dict.fromkeys(state.picks)) == (1, 0, 2)
    assert legal(state, 0) == legal(state, 2) == set()
    state = go(state, "1 5")
    assert PY.to_act(state) == (CHANCE,)
    state = go(state, "* =20")
    assert state.display == (9, 20, 31, 48)
    assert PY.to_act(state) == (0,)
    state = go(state, "0 top", "* =2")
    assert serials(state, 0) == (2, 1)
    assert state.display == (9, 20, 31, 48)
    assert PY.to_act(state) == (2,)
    state = go(state, "2 20", "* =36")
    assert serials(state, 2) == (20, 12)
    assert state.display == (9, 31, 36, 48)
    assert state.phase == "reveal"


@rule("EX-14", "PY-6.8", "PY-6.16", "PY-7.4", "PY-7.7", "PY-7.13")
@pytest.mark.parametrize(("other", "order"), [(30, (0, 0, 1)), (10, (1, 0, 0))])
def test_one_player_completes_both_cards(other: int, order: tuple[int, ...]) -> None:
    both = hand(card(23, *PATH_23), card(42, *PATH_42, (4, 2)))
    state = table(both, finisher(other), shape="I2")
    state = go(state, f"0 {left((4, 1), (4, 0))}", f"0 {right((4, 3))}", f"1 {left(tomb(other))}")
    assert state.picks == order
    if other == 10:
        return
    state = go(state, "0 top", "* =20")
    assert serials(state) == (20, None)
    assert state.display == (5, 9, 31, 48)
    assert PY.to_act(state) == (0,)
    state = go(state, "0 9")
    assert serials(state) == (20, 9)
    state = go(state, "* =2")
    assert state.display == (2, 5, 31, 48)
    assert PY.to_act(state) == (1,)


@rule("EX-18", "PY-7.3", "PY-7.8", "PY-7.9", "PY-11.8")
def test_empty_pile() -> None:
    state = table(finisher(18, 4), finisher(12, 1), display=(31,), pile=())
    state = finish(state, 0, 1)
    assert serials(state, 1) == (31, 1)
    assert state.display == ()
    assert serials(state, 0) == (None, 4)
    assert state.phase == "reveal"


def both_nearly() -> Hand:
    """Cards 6 and 18, both completed by V3 on red X and tomb of 18 and an extra mark on the tomb of 6."""
    return hand(all_but(6, (4, 4)), all_but(18, (3, 4), (4, 4), (4, 3)))


def complete_both(state: State) -> State:
    shape = right((3, 4), (4, 4), (4, 3))
    return go(state, f"0 {shape}", f"0 {left((4, 4))}", f"1 {left(tomb(21))}")


@rule("EX-24", "PY-7.4", "PY-7.8", "PY-7.14", "PY-11.8")
def test_nearly_empty_pile() -> None:
    state = table(both_nearly(), finisher(21), pile=(20,), shape="V3")
    state = complete_both(state)
    assert state.picks == (0, 0, 1)
    state = go(state, "0 5", "0 9")
    assert state.display == (20, 31, 48)
    assert state.pile == ()
    assert legal(state, 1) == {"20", "31", "48"}
    state = go(state, "1 48")
    assert state.display == (20, 31)
    assert state.phase == "reveal"


@rule("EX-24", "PY-7.3", "PY-7.9", "PY-11.8")
def test_an_empty_pile_and_two_cards() -> None:
    state = complete_both(table(both_nearly(), finisher(21), display=(31, 48), pile=(), shape="V3"))
    assert legal(state) == {"31", "48"}
    state = go(state, "0 31")
    assert serials(state) == (31, 48)
    assert serials(state, 1) == (None, None)
    assert state.phase == "reveal"


@rule("PY-7.10")
def test_new_cards_are_empty_and_wait_for_the_next_turn() -> None:
    state = table(hand(card(42, *PATH_42, (4, 2)), card(10)), IDLE, shape="O4")
    state = go(state, f"0 {left((4, 3))}", f"1 {PASS}", "0 48", "* =20")
    held = state.hands[0].cards[0]
    assert held is not None
    assert held.marks == 0
    assert legal(state) == set()
    state = go(state, "* =I2")
    assert {move for move in legal(state) if move.startswith("L.")} == {"L.C1", "L.B1C1"}


@rule("PY-7.11", "EX-25", "PY-8.1")
def test_the_last_turn() -> None:
    player = hand(all_but(5, tomb(5)), card(10), aside=(2,))
    state = table(player, IDLE, shape="O4", round=4, turn=7, display=(1, 9, 31, 48))
    state = finish(state, 0)
    assert PY.to_act(state) == ()
    assert state.phase == "over"
    assert serials(state) == (None, 10)
    assert state.display == (1, 9, 31, 48)
    score = PY.score(state)
    assert score is not None
    items = dict(score.seats[0].items)
    assert (items["py-score-cards"], items["py-score-boxes"]) == (20, 10)


@rule("PY-7.12")
def test_the_display_is_a_set() -> None:
    state = finish(table(finisher(42, 10), IDLE), 0)
    one = go(state, "0 5", "* =2")
    view = PY.view(one, None)
    assert [shown.serial for shown in view.display] == [2, 9, 31, 48]


@rule("PY-7.13")
def test_a_new_card_takes_the_place_of_the_completed_one() -> None:
    state = table(hand(card(10), card(42, *PATH_42, (4, 2))), IDLE, shape="O4")
    state = go(state, f"0 {right((4, 3))}", f"1 {PASS}", "0 48", "* =20")
    assert serials(state) == (10, 48)


@rule("PY-11.7")
def test_without_a_completed_card_action_three_is_skipped() -> None:
    state = finish(table(IDLE, finisher(42, 10)), 1)
    assert state.picks == (1,)
    assert legal(state, 0) == set()
    nobody = go(table(IDLE, hand(card(9), card(14))), f"0 {PASS}", "1 L.D1")
    assert nobody.phase == "reveal"


@rule("PY-11.9", "PY-4.5", "PY-4.6")
def test_the_next_reveal_waits_for_picks_and_points() -> None:
    state = table(hand(all_but(42, tomb(42)), card(10), aside=(3,)), IDLE)
    state = go(state, f"0 {left(tomb(42))}", f"1 {PASS}", auto=False)
    assert state.phase == "marked"
    state = go(state, "* open", auto=False)
    assert (state.phase, PY.to_act(state)) == ("pick", (0,))
    state = go(state, "0 5", auto=False)
    assert state.phase == "refill"
    state = go(state, "* =20", auto=False)
    assert state.phase == "award"
    state = go(state, "* P10", auto=False)
    assert state.phase == "reveal"
