"""PY-6: what marked cells bring."""

from __future__ import annotations

import pytest

from bot.games.pyramids.state import State
from tests.games.pyramids.scenario import (
    IDLE,
    PASS,
    PATH_23,
    PATH_42,
    PY,
    all_but,
    at,
    card,
    go,
    hand,
    left,
    legal,
    marks,
    reason,
    right,
    serials,
    sheet,
    table,
)
from tests.rule_ids import rule

BOTH_NEARLY_DONE = (card(23, *PATH_23), card(42, *PATH_42, (4, 2)))
"""The cards of EX-14."""


def ended(state: State, *lines: str) -> State:
    """Seat 0 plays the lines, then the other player closes the turn."""
    return go(state, *(f"0 {line}" for line in lines), f"1 {PASS}")


@rule("EX-7", "PY-6.8", "PY-6.9", "PY-6.10", "PY-6.11")
def test_a_chain_of_red_x() -> None:
    state = table(hand(card(28), card(8)), IDLE, shape="I4")
    state = go(state, f"0 {left((0, 0), (0, 1), (0, 2), (0, 3))}")
    assert due(state) == 2
    assert right((0, 3)) in legal(state)
    assert right((0, 2)) not in legal(state)
    assert all(len(move) == 4 for move in legal(state))
    state = go(state, f"0 {right((0, 3))}")
    assert due(state) == 1
    state = go(state, f"0 {right((0, 2))}")
    assert due(state) == 1
    state = go(state, f"0 {left((1, 0))}")
    assert due(state) == 0
    state = go(state, f"1 {PASS}")
    assert marks(state, 0) == at((0, 0), (0, 1), (0, 2), (0, 3), (1, 0))
    assert marks(state, 1) == at((0, 2), (0, 3))
    assert sheet(state) == (0, 0, 0, (1,))


def due(state: State, seat: int = 0) -> int:
    own = PY.view(state, seat).own
    assert own is not None
    return own.due


def test_card_8_shows_a_red_x_beside_its_entrance() -> None:
    """EX-7 takes (0,2) of card 8 for a red X; the table has it on (0,2)."""
    view = PY.view(table(hand(card(28), card(8)), IDLE), None).players[0].cards[1]
    assert view is not None
    assert view.grid[0] == "R.XE."


@rule("EX-8", "PY-6.6", "PY-9.5")
def test_one_torch_a_round() -> None:
    line = left((0, 0), (1, 0), (2, 0))
    assert sheet(ended(table(hand(card(28), card(10)), IDLE), line)) == (0, 0, 0, (1,))
    again = ended(table(hand(card(28), card(10), torches=(1,)), IDLE), line)
    assert sheet(again) == (0, 0, 0, (1,))
    second = ended(table(hand(card(28), card(10), torches=(1,)), IDLE, round=2), line)
    assert sheet(second) == (0, 0, 0, (1, 2))
    third = ended(table(hand(card(28), card(10), torches=(1,)), IDLE, round=3), line)
    assert sheet(third) == (0, 0, 0, (1, 3))


@rule("EX-9", "PY-6.1", "PY-6.2", "PY-6.3", "PY-6.4")
@pytest.mark.parametrize(("before", "after"), [(3, 2), (0, 0), (10, 8)])
def test_skull_and_potion_in_one_shape(before: int, after: int) -> None:
    state = table(hand(card(4, (0, 0), (0, 1), (0, 2)), card(10), score=(0, 0, before)), IDLE, shape="V3")
    assert sheet(ended(state, left((0, 3), (1, 3), (1, 2)))) == (0, 0, after, ())


@rule("EX-10", "PY-6.4")
@pytest.mark.parametrize(("before", "after"), [(1, 0), (0, 0), (5, 3)])
def test_a_potion_with_few_skulls(before: int, after: int) -> None:
    state = table(hand(card(4, (0, 0), (0, 1), (0, 2)), card(10), score=(0, 0, before)), IDLE)
    assert sheet(ended(state, left((0, 3)))) == (0, 0, after, ())


@rule("EX-11", "PY-6.3", "PY-6.5")
def test_limits() -> None:
    # Card 12: EPXGF / ###S. / R#.XS / SR.## / #S..T
    full = (10, 4, 10)
    red = table(hand(card(12, (3, 0)), card(10), score=full), IDLE)
    assert sheet(ended(red, left((2, 0)))) == (10, 4, 10, ())
    green = table(hand(card(12, (0, 4)), card(10), score=full), IDLE)
    assert sheet(ended(green, left((0, 3)))) == (10, 5, 10, ())
    skull = table(hand(card(12, (0, 3)), card(10), score=full), IDLE)
    assert sheet(ended(skull, left((1, 3)))) == (10, 4, 10, ())


@rule("PY-6.5")
def test_gems_count_one_by_one() -> None:
    # Card 17: .E##S / .#XGR / .PS#R / FG#.X / S#ST#
    state = table(hand(card(17, (1, 2)), card(10), score=(2, 2, 0)), IDLE, shape="V3")
    assert sheet(ended(state, left((1, 3), (1, 4), (2, 4)))) == (4, 3, 0, ())
    assert sheet(ended(state, left((1, 3)))) == (2, 3, 0, ())


@rule("PY-6.7", "PY-4.4")
def test_a_completed_card_stays_until_action_three() -> None:
    state = table(hand(*BOTH_NEARLY_DONE), IDLE, shape="I2")
    state = go(state, f"0 {left((4, 1), (4, 0))}")
    own = PY.view(state, 0)
    here = own.players[0].cards[0]
    assert here is not None
    assert here.completed
    public = PY.view(state, None).players[0].cards[0]
    assert public is not None
    assert not public.completed
    state = go(state, f"0 {right((4, 3))}", f"1 {PASS}")
    assert state.phase == "pick"
    assert serials(state) == (None, None)


@rule("EX-23", "PY-6.12", "PY-5.12")
def test_an_extra_mark_on_a_card_completed_in_the_same_action() -> None:
    state = table(hand(*BOTH_NEARLY_DONE), IDLE, shape="I2")
    state = go(state, f"0 {left((4, 1), (4, 0))}")
    assert left((3, 1)) in legal(state)
    state = go(state, f"0 {left((3, 1))}", f"1 {PASS}")
    assert sheet(state)[0] == 1
    assert [held.serial for held in state.hands[0].done] == [23]
    assert serials(state) == (None, 42)


@rule("EX-22", "PY-6.13")
def test_a_lost_extra_mark() -> None:
    state = table(hand(all_but(23, (4, 0), (4, 1))), IDLE, shape="I2", display=(), pile=())
    whole = go(state, f"0 {left((4, 0), (4, 1))}")
    assert PY.to_act(whole) == (1,)
    assert PY.may_change(whole) == (0,)
    whole = go(whole, f"1 {PASS}")
    assert serials(whole) == (None, None)
    assert whole.last is not None
    assert whole.last.seats[0].lost == 1
    single = go(state, f"0 {left((4, 1))}")
    assert legal(single) - {"back"} == {left((4, 0))}


@rule("PY-6.14")
def test_symbols_count_on_a_card_that_is_never_completed() -> None:
    state = table(hand(card(12, (0, 4)), card(10)), IDLE, round=4, turn=7)
    state = ended(state, left((0, 3)))
    assert state.phase == "over"
    assert sheet(state)[1] == 1
    assert dict(PY.score(state).seats[0].items)["py-score-gems"] == 1  # type: ignore[union-attr]


@rule("PY-6.15")
def test_a_symbol_acts_once() -> None:
    state = table(hand(card(12, (0, 4)), card(10)), IDLE, shape="I2")
    state = go(state, f"0 {left((0, 3))}", f"1 {PASS}")
    assert sheet(state)[1] == 1
    state = go(state, "* =I3", f"0 {left((1, 4))}", "1 L.C1")
    assert sheet(state)[1] == 1
    assert reason(go(state, "* =O4"), left((0, 3))) == "py-no-marked"


@rule("PY-6.16")
def test_extra_marks_complete_both_cards() -> None:
    several = table(hand(card(23, *PATH_23), all_but(3, (4, 0), (3, 1))), IDLE, shape="I2")
    several = go(several, f"0 {left((4, 0), (4, 1))}", "0 R.B4", "0 R.A5", f"1 {PASS}")
    assert [held.serial for held in several.hands[0].done] == [3, 23]
    both = table(hand(card(23, *PATH_23), card(42, *PATH_42, (4, 2))), IDLE, shape="I2")
    both = go(both, f"0 {left((4, 1), (4, 0))}", f"0 {right((4, 3))}", f"1 {PASS}")
    assert [held.serial for held in both.hands[0].done] == [23, 42]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("R.A1", "py-no-entrance"),
        ("R.C1", "py-no-entrance"),
        ("R.A3", "py-no-wall"),
        ("L.B1", "py-no-marked"),
        ("L.E5", "py-no-contact"),
        ("L.A2A3", "py-no-one-cell"),
        ("L.F1", "py-no-off-grid"),
        ("5.A1", "py-no-not-your-card"),
        ("28.A2", "py-no-write"),
        ("31", "py-no-mark-first"),
    ],
)
def test_refusals_in_a_chain(text: str, key: str) -> None:
    state = go(table(hand(card(28), card(8)), IDLE, shape="I4"), "0 L.A1B1C1D1")
    assert reason(state, text) == key
