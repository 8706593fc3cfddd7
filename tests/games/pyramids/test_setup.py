"""PY-3: the deal and the first choice."""

from __future__ import annotations

import pytest

from bot.core import CHANCE
from bot.core.chance import outcomes
from tests.games.pyramids.scenario import PY, go, legal, new_game, reason, serials
from tests.rule_ids import rule


@rule("EX-1", "PY-3.3", "PY-3.5")
def test_starting_cards() -> None:
    state = new_game(2, (4, 15, 22, 42), (1, 2, 3, 5))
    assert legal(state) == {"4+15", "4+22", "4+42", "15+22", "15+42", "22+42"}
    state = go(state, "0 15+42", "1 1+5")
    assert serials(state, 0) == (15, 42)
    assert serials(state, 1) == (1, 5)
    assert all(h.marks == 0 for hand in state.hands for h in hand.cards if h)
    assert len(state.pile) == 44
    assert {4, 22, 2, 3} <= set(state.pile)
    state = go(state, "* =4", "* =10", "* =11", "* =12")
    assert state.display == (4, 10, 11, 12)
    assert len(state.pile) == 40
    assert state.phase == "reveal"


@rule("PY-3.2")
def test_four_cards_each_in_a_block() -> None:
    state = PY.start(3, {})
    assert PY.to_act(state) == (CHANCE,)
    assert legal(state, CHANCE) == {f"={serial}" for serial in range(1, 49)}
    assert all(weight == 1 for _, weight in outcomes(PY, state))
    state = go(state, *(f"* ={serial}" for serial in range(9, 21)))
    assert state.dealt == ((9, 10, 11, 12), (13, 14, 15, 16), (17, 18, 19, 20))


@rule("PY-3.4", "PY-3.9")
def test_the_choice_is_secret_until_all_have_chosen() -> None:
    state = new_game(3, (4, 15, 22, 42), (1, 2, 3, 5), (6, 7, 8, 9))
    assert PY.to_act(state) == (0, 1, 2)
    one = go(state, "1 2+3")
    other = go(state, "1 1+5")
    assert PY.to_act(one) == (0, 2)
    for viewer in (None, 0, 2):
        assert PY.view(one, viewer) == PY.view(other, viewer)
        assert PY.view(one, viewer).players[1].ready
    own = PY.view(one, 1).own
    assert own is not None
    assert own.keeping == (2, 3)
    assert [card.serial for card in own.dealt] == [1, 2, 3, 5]
    full = go(one, "0 4+15", "2 8+9", auto=False)
    assert PY.to_act(full) == (CHANCE,)
    assert PY.view(full, None).players[0].cards == (None, None)
    opened = go(full)
    assert [serials(opened, seat) for seat in range(3)] == [(4, 15), (2, 3), (8, 9)]
    final = PY.view(opened, 1).own
    assert final is not None
    assert final.dealt == ()


@rule("PY-3.6", "PY-3.8")
@pytest.mark.parametrize(("seats", "pile"), [(2, 40), (3, 38), (4, 36)])
def test_sizes_after_setup(seats: int, pile: int) -> None:
    state = new_game(seats)
    for seat in range(seats):
        state = go(state, f"{seat} {'+'.join(str(s) for s in state.dealt[seat][:2])}")
    for _ in range(4):
        state = go(state, f"* ={state.pile[0]}")
    assert (len(state.display), len(state.pile)) == (4, pile)
    cards = [kind for kind in PY.census(state) if kind.startswith("cards ")]
    assert (len(cards), {PY.census(state)[kind] for kind in cards}) == (48, {1})


@rule("PY-3.7")
def test_all_eight_expedition_cards_are_face_down() -> None:
    state = new_game(2, (1, 2, 3, 4), (5, 6, 7, 8))
    state = go(state, "0 1+2", "1 5+6", "* =20", "* =21", "* =22", "* =23")
    drawn = {str(move): weight for move, weight in outcomes(PY, state)}
    assert drawn == {"=I2": 1, "=I3": 2, "=V3": 2, "=I4": 1, "=L4": 1, "=O4": 1}


def test_a_choice_may_be_taken_back_while_others_are_out() -> None:
    state = go(new_game(2, (4, 15, 22, 42), (1, 2, 3, 5)), "0 4+15")
    assert PY.may_change(state) == (0,)
    assert legal(state) == {"back"}
    state = go(state, "0 back", "0 15+42", "1 1+2")
    assert PY.may_change(state) == ()
    assert serials(state) == (15, 42)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("4", "py-no-two"),
        ("4+15+22", "py-no-two"),
        ("4+4", "py-no-two"),
        ("4+1", "py-no-not-dealt"),
        ("15+4", "py-no-write"),
        ("L.A1", "py-no-keep-first"),
        ("back", "py-no-nothing-back"),
    ],
)
def test_refusals(text: str, key: str) -> None:
    assert reason(new_game(2, (4, 15, 22, 42), (1, 2, 3, 5)), text) == key
