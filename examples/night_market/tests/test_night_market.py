"""The rules of Night Market, rule by rule, and everything that can be wrong with a game."""

from __future__ import annotations

import pytest

from bot.cli.check_game import problems
from bot.core import CHANCE, read
from bot.core.components import DataError
from night_market import GAME, NightMarket
from night_market.rules import State, parse

RULES = NightMarket()


def go(state: State, *steps: str) -> State:
    """Play steps, such as "1 L7": a seat, or `*` for chance, and a notation."""
    for step in steps:
        who, text = step.split()
        seat = CHANCE if who == "*" else int(who)
        assert seat in (*RULES.to_act(state), *RULES.may_change(state)), step
        state = RULES.apply(state, seat, read(RULES, state, seat, text))
    return state


def dealt(last_card: str = "on") -> State:
    """Two seats: 0 holds L1 L3 P5 P6 S9, 1 holds L2 L4 P1 S7 S8; the lot is L12 and S12."""
    cards = ["L1", "L2", "L3", "L4", "P5", "P1", "P6", "S7", "S9", "S8"]
    state = RULES.start(2, {"last_card": last_card})
    return go(state, *(f"* ={card}" for card in cards), "* =L12", "* =S12")


def bids(state: State, seat: int) -> list[tuple[int | None, tuple[str, ...], int]]:
    """Of each seat the sealed bid that a viewer sees, and the number of those that are hidden from them."""
    areas = [area for area in RULES.view(state, seat).areas if area.name == "sealed"]
    return [(area.owner, area.items, area.covered) for area in areas]


def test_nm_1_1_cards_are_dealt_in_turn() -> None:
    state = dealt()
    assert state.hands == (("L1", "L3", "P5", "P6", "S9"), ("L2", "L4", "P1", "S7", "S8"))
    assert len(state.deck) == 36 - 12


def test_nm_2_2_a_bid_is_sealed_and_can_be_changed() -> None:
    state = go(dealt(), "0 S9")
    assert bids(state, 1) == [(0, (), 1), (1, (), 0)]
    assert bids(state, 0) == [(0, ("S9",), 0), (1, (), 0)]
    state = go(state, "0 back", "0 L1")
    assert state.sealed == ("L1", None)


def test_nm_2_3_the_highest_bid_takes_first() -> None:
    state = go(dealt(), "0 P5", "1 S8", "* =open")
    assert RULES.to_act(state) == (1,)
    assert state.opened == ("P5", "S8")


def test_nm_2_3_of_equal_bids_the_nearest_to_the_tray_is_first() -> None:
    cards = ["L1", "L2", "L3", "P3", "P5", "P1", "P6", "S7", "S9", "S8"]
    state = go(RULES.start(2, {"last_card": "on"}), *(f"* ={card}" for card in cards), "* =L12", "* =S12")
    state = go(state, "0 L3", "1 P3", "* =open")
    assert state.takers == (0, 1)


def test_nm_2_4_the_last_gets_what_is_left() -> None:
    state = go(dealt(), "0 P5", "1 S8", "* =open", "1 +L12")
    assert RULES.to_act(state) == (CHANCE,)
    state = go(state, "* +S12")
    assert state.stalls == (("S12",), ("L12",))
    assert state.spent == ("P5", "S8")
    assert (state.round, state.tray, RULES.to_act(state)) == (2, 1, (CHANCE,))


def played(last_card: str) -> State:
    """A whole match of two seats."""
    state = go(dealt(last_card), "0 S9", "1 S8", "* =open", "0 +L12", "* +S12")
    state = go(state, "* =L11", "* =P2", "0 P6", "1 S7", "* =open", "1 +P2", "* +L11")
    state = go(state, "* =L10", "* =P3", "0 P5", "1 L4", "* =open", "0 +L10", "* +P3")
    return go(state, "* =S1", "* =S2", "0 L3", "1 L2", "* =open", "0 +S1", "* +S2")


def test_nm_3_points() -> None:
    score = RULES.score(played("on"))
    assert score is not None
    assert [dict(place.items) for place in score.seats] == [
        # The cards (NM-3.1); most lanterns or most spices and silks (NM-3.2); the last card (NM-3.3).
        {"nm-score-cards": 12 + 11 + 10 + 1, "nm-score-most": 6, "nm-score-last": 1},
        {"nm-score-cards": 12 + 2 + 3 + 2, "nm-score-most": 12, "nm-score-last": 1},
    ]
    assert score.winners == (0,)  # NM-3.4


def test_nm_3_3_the_last_card_may_count_nothing() -> None:
    score = RULES.score(played("off"))
    assert score is not None
    assert [place.total for place in score.seats] == [40, 31]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("hand = 5", "hand = 4", "hand: 4 cards are not enough for 4 bids and a last card"),
        ("highest = 12", "highest = 11", "fewer than the 36 that are dealt"),
        ("highest = 12", 'highest = "many"', "components.toml: highest: "),
        ("most = 6", "", "most"),
    ],
)
def test_wrong_component_data_are_told(old: str, new: str, said: str) -> None:
    text = TOML.replace(old, new)
    assert text != TOML
    with pytest.raises(DataError, match=said):
        parse(text)


TOML = """
rounds = 4
hand = 5
highest = 12
most = 6
[kinds]
L = "lantern"
P = "spice"
S = "silk"
"""


def test_a_match_keeps_the_component_data_it_began_with() -> None:
    other = NightMarket(parse(TOML.replace("most = 6", "most = 9")))
    assert other.data_fingerprint() != RULES.data_fingerprint()
    kept = RULES.with_component_data(other.component_data())
    assert kept.data_fingerprint() == other.data_fingerprint()
    assert RULES.data == parse(TOML)


def test_nothing_is_wrong_with_the_game() -> None:
    assert [str(fault) for fault in problems(GAME)] == []
