"""Section 9: turning round."""

from __future__ import annotations

import pytest

from bot.games.golden_horn.sailing import Sailed
from bot.games.golden_horn.turning import Turned
from tests.games.golden_horn.scenario import position
from tests.rule_ids import rule


@rule("GH-9.1")
@pytest.mark.parametrize(
    ("ship", "asked"),
    [
        ("L1@S5>E []", True),
        ("L1@S5<W []", True),
        ("L1@M>E []", True),
        ("L1@S5>E [R]", False),
        ("L1@M>E [R]", False),
        ("L1@S5>E* []", False),
        ("L1@V []", False),
    ],
)
def test_gh_9_1_an_empty_ship_at_sea_or_in_modone_may_turn(ship: str, asked: bool) -> None:
    game = position(ship, players=4).play("L1")
    assert (game.legal() == "keep turn") is asked


@rule("GH-9.1")
def test_gh_9_1_why_a_ship_may_not_turn() -> None:
    assert position("L1@S5>E [R]").play("L1").why("turn") == "gh-no-bow-cargo"
    assert position("L1@S5>E* []").play("L1").why("turn") == "gh-no-bow-twice"
    assert position("L1@V").play("L1").why("turn") == "gh-no-bow-port"
    assert position("L1@S5>E []").why("turn") == "gh-no-choose-first"
    assert position("L1@S5>E []").play("L1", "keep").why("turn") == "gh-no-bow-late"


@rule("GH-9.2")
def test_gh_9_2_back_towards_the_port_it_came_from() -> None:
    game = position("L3@S7>E []").play("L3", "turn")
    assert game.legal() == "S6 S5"
    assert position("L3@S7<W []").play("L3", "turn").legal() == "S8"


@rule("GH-9.3")
def test_gh_9_3_once_until_a_main_port_is_reached() -> None:
    game = position("L1@S5>E [], E1@S9>E [R], T1@S11>E [R]").play("L1", "turn", "S4")
    assert game.ship("L1") == "L1@S4<W* []"
    game.play("E1", "S10", "T1", "S12", "L1")
    assert game.kinds() == {"sail"}


@rule("GH-9.4")
def test_gh_9_4_the_choice_stays_open_while_empty_and_not_reversed() -> None:
    game = position("L1@S6>E [], E1@S9>E [R], T1@S11>E [R]").play("L1", "keep", "S7")
    assert game.ship("L1") == "L1@S7>E []"
    game.play("E1", "S10", "T1", "S12", "L1")
    assert game.legal() == "keep turn"


@rule("GH-9.5")
def test_gh_9_5_turning_costs_nothing_and_is_no_step() -> None:
    game = position("L1@S7>E [], L2@S6>E [R]", hands={"L": "Y"}).play("L1", "turn")
    assert game.winds() == {"S5": "", "S4": ""}
    game.play("S5")
    assert game.hand("L") == "Y"
    assert game.last == (Turned(0, "L1", "S7"), Sailed(0, "L1", "S7", "S5", ("S5",), ("S6",), ""))


@rule("GH-9.6")
def test_gh_9_6_who_turns_must_move() -> None:
    game = position("L1@S7>E []").play("L1").do("turn")
    assert (game.turn, game.kinds()) == ("L", {"sail"})
    assert game.why("S7") == "gh-no-stay"
    assert game.why("S8") == "gh-no-behind"


@rule("GH-9.6")
def test_gh_9_6_a_main_port_ends_the_reversal_modone_does_not() -> None:
    game = position("L1@S7>E []", players=4).play("L1", "turn", "M")
    assert game.ship("L1") == "L1@M<W* []"
    game = position("L1@S1>E []", players=4).play("L1", "turn", "V")
    assert game.ship("L1") == "L1@V []"
    assert [ship.reversed for ship in game.view().ships] == [False] * 12
