"""Sections 4 and 11: the turn and its decisions."""

from __future__ import annotations

import pytest

from bot.core import CHANCE, Fact, Illegal, Who, read
from bot.games.golden_horn.loading import Loaded, Refilled
from bot.games.golden_horn.pirates import Raided
from bot.games.golden_horn.sailing import Passed, Sailed
from bot.games.golden_horn.state import Final
from tests.games.golden_horn.scenario import GH, position
from tests.rule_ids import rule

RICH = {"L": "OPGRBY", "E": "OPGRBY", "T": "OPGRBY"}


@rule("GH-4.1")
def test_gh_4_1_clockwise_from_the_start_player() -> None:
    game = position(start=3, turn="T")
    turns = []
    for _ in range(7):
        turns.append(game.turn)
        game.anyhow()
    assert "".join(turns) == "TLETLET"


@rule("GH-4.2")
def test_gh_4_2_pirates_are_optional_moving_is_not() -> None:
    game = position("E3@S5>E [BB], L1@S2>E [R]", hands={"L": "RG"})
    assert game.kinds() == {"raid", "ship"}
    assert game.legal("ship") == "L1 L2 L3"
    assert game.why("pass") == "gh-no-pass"
    game.play("X.E3.GR")
    assert game.kinds() == {"ship"}
    assert game.why("pass") == "gh-no-pass"


@rule("GH-4.3")
def test_gh_4_3_no_pirates_after_the_ship_has_moved() -> None:
    game = position("E3@S5>E [BB], L1@S2>E [R]", hands={"L": "RRRRGG"}, warehouses={"L": "OPGRBY"}).play("L1")
    assert game.why("X.E3.RR") == "gh-no-raid-late"
    game.play("S3")
    assert game.kinds() == {"call"}
    assert game.why("X.E3.RR") == "gh-no-raid-late"


@rule("GH-4.4")
def test_gh_4_4_one_attack_a_turn() -> None:
    game = position("E3@S5>E [BB], T3@S7>E [GG]", hands=RICH).play("X.E3.OR")
    assert game.kinds() == {"ship"}
    for text in ("X.E3.RG", "X.T3.PB"):
        assert game.why(text) == "gh-no-raid-second"


@rule("GH-4.5")
def test_gh_4_5_exactly_one_ship_a_turn() -> None:
    game = position("L1@S2>E [R], L3@S7>E [R]", warehouses={"L": "OPGRBY"}).play("L1")
    assert game.why("L3") == "gh-no-ship-chosen"
    game.play("S3")
    assert game.why("L3") == "gh-no-moved"
    assert game.play("no").turn == "E"
    assert game.ship("L3") == "L3@S7>E [R]"


@rule("GH-4.6", "GH-10.5")
def test_gh_4_6_the_call_comes_after_the_move_and_ends_the_turn() -> None:
    game = position("L1@S12>E [R]", warehouses={"L": "OPGBY"}, pile="RRR...").play("L1").do("C")
    assert game.view().question == "draw"
    game.settle()
    assert (game.view().question, game.hand("L")) == ("end", "RRR")
    assert game.play("no").turn == "E"


@rule("GH-11.1")
def test_gh_11_1_sailing_can_be_planned_before_the_refill_is_seen() -> None:
    game = position("L3@V, L1@S2>E [G]", V="BBPGGGYYR").play("L3").do("+B")
    assert game.to_act == (CHANCE,)
    plan = GH.foresee(game.state, 0)
    assert plan is not None
    planned = [str(move) for move in GH.moves(plan, 0)]
    assert (sum(plan.bag), sum(plan.ports[0])) == (game.bag, 7)
    assert game.settle().legal().split() == planned
    assert GH.foresee(game.state, 0) is None
    for other in (1, 2):
        assert GH.foresee(position("L3@V").play("L3").do("+B").state, other) is None


@rule("GH-11.1")
def test_gh_11_1_only_the_call_can_be_planned_before_cards_are_seen() -> None:
    game = position("L1@S12>E [R]", warehouses={"L": "OPGBY"}).play("L1").do("C")
    plan = GH.foresee(game.state, 0)
    assert plan is not None
    assert [str(move) for move in GH.moves(plan, 0)] == ["call", "no"]
    assert plan.hands == game.state.hands
    without = position("L1@S12>E [R]", warehouses={"L": "OPGB"}).play("L1").do("C")
    assert GH.foresee(without.state, 0) is None


@rule("GH-11.2")
def test_gh_11_2_what_is_never_asked() -> None:
    game = position(
        "E1@S12>E [R], L1@V", turn="L", hands={"L": "PP"}, V="OOOOOOOOO", bag="GGGGGGGGG", pile="BB"
    )
    game.do("X.E1.PP")  # the cube is stolen at once
    assert game.warehouse("L") == "R"
    game.do("L1").do("+O")
    for _ in range(9):
        game.do("=G")  # refilled
    assert game.port("V") == "G" * 9
    assert game.play("S1").turn == "E"
    game.play("E1").do("turn").do("S11").settle()
    assert game.turn == "T"


@rule("GH-11.3", "GH-12.6")
def test_gh_11_3_a_turn_starts_alike_with_and_without_attacks() -> None:
    ships = "E3@S5>E [BB], L1@S2>E [R]"
    can, cannot = position(ships, hands={"L": "RR"}), position(ships, hands={"L": "BB"})
    assert (can.legal("raid"), cannot.legal("raid")) == ("X.E3.RR", "")
    assert can.view() == cannot.view()
    assert GH.prompt(can.state, 0) == GH.prompt(cannot.state, 0)
    assert can.play("L1").told == cannot.play("L1").told
    assert can.view() == cannot.view()


@rule("GH-11.3")
def test_gh_11_3_no_question_of_turning_or_calling_without_its_condition() -> None:
    game = position("L1@S2>E [R]").play("L1")
    assert game.view().question == "sail"
    assert game.play("S3").turn == "E"
    game = position("L1@S2>E []").play("L1")
    assert game.view().question == "bow"


STUCK = "L1@V, L2@V, L3@V, T1@S11>E []"
"""No ship of Lion can move once Venice is empty (GH-6.17); Tower moves an empty one before Lion's turn."""


@rule("GH-11.2", "GH-11.3", "GH-6.17")
def test_gh_11_2_a_turn_without_a_move_and_without_an_attack_is_skipped() -> None:
    game = position(STUCK, turn="T", V="", bag="", hands={"L": "PP"}).play("T1", "keep").do("S12")
    assert game.to_act == (CHANCE,)  # a step of its own: nobody plans on what comes after it
    assert GH.foresee(game.state, 0) is None
    assert game.settle().turn == "E"
    assert game.told[-1] == Fact("gh-passed", {"who": Who(0)})
    assert game.last == (Sailed(2, "T1", "S11", "S12", ("S12",), (), ""), Passed(0))  # boards mark both


@rule("GH-11.2", "GH-11.3", "GH-12.6")
@pytest.mark.parametrize(
    ("target", "hand", "discard", "asked"),
    [
        ("E1@S5>E [BB]", "OO", "", True),  # only the hidden hand forbids it
        ("E1@S5>E [BB]", "O", "", False),  # GH-5.1: two cards
        ("E1@S5>E []", "PP", "", False),  # GH-5.4
        ("E1@C", "PP", "", False),  # GH-5.3
        ("E1@S5>E [BB]", "OO", "PPPPPPPP", False),  # GH-5.5: one pink card is left
        ("E1@S5>E [BB]", "OO", "PPPPPPP", True),  # two are, wherever they may be
        ("E2@S5>E [RR]", "OO", "YYYYYYYYBBBBBBBB", True),  # GH-5.6: one yellow and one blue
    ],
)
def test_gh_11_2_whether_it_is_skipped_follows_from_public_things(
    target: str, hand: str, discard: str, asked: bool
) -> None:
    game = position(
        f"{STUCK}, {target}", turn="T", V="", bag="", hands={"L": hand}, discard=discard, pile=""
    ).play("T1", "keep", "S12")
    assert game.turn == ("L" if asked else "E")
    assert not asked or game.legal() == "pass"


@rule("GH-11.2", "GH-5.2")
def test_gh_11_2_own_ships_are_no_targets() -> None:
    """L1 is at sea with cargo, so that Lion has a ship to move: the turn is asked for that alone."""
    game = position("L1@S5>E [RR], L2@V, L3@V, T1@S11>E []", turn="T", V="", bag="", hands={"L": "BB"})
    assert game.play("T1", "keep", "S12").legal() == "L1"


@rule("GH-10.3", "GH-11.2")
def test_gh_11_2_a_skipped_turn_leaves_the_call() -> None:
    game = position(STUCK, turn="T", V="", bag="", warehouses={"L": "OPGRBY"}).play("T1", "keep", "S12")
    assert (game.turn, game.legal()) == ("L", "call no")


@rule("GH-11.4")
def test_gh_11_4_chance_answers_as_a_step_of_its_own() -> None:
    game = position("L1@V", V="BBPGGGYYR").play("L1").do("+P")
    assert game.to_act == (CHANCE,)
    assert list(GH.moves(game.state, 0)) == []
    game.do("=B")
    assert game.view().question == "sail"


@rule("GH-11.5")
def test_gh_11_5_single_answers_are_asked_too() -> None:
    game = position("L1@V", V="R", C="", bag="")
    assert game.legal() == "L1"
    assert game.play("L1").legal() == "+R"
    game.play("+R")
    assert game.legal() == "S1"


def test_the_last_turn_is_remembered_until_something_happens_in_the_next() -> None:
    game = position("L3@V, E3@S5>E [BB]", V="BBPGGGYYR", bag="BO...", hands={"L": "RRP"})
    game.play("X.E3.RR", "L3", "+B", "S1")
    remembered = (
        Raided(0, "E3", "RR", "B"),
        Loaded(0, "L3", "V", "B", 2),
        Refilled("V", (1, 0, 0, 0, 1, 0)),
        Sailed(0, "L3", "V", "S1", ("S1",), (), ""),
    )
    assert game.last == remembered
    assert game.play("E3").last == remembered
    assert game.play("S6").last == (Sailed(1, "E3", "S5", "S6", ("S6",), (), ""),)


def test_moves_are_read_only_when_legal() -> None:
    game = position("L1@S2>E [R]", final=Final(0))
    for text in ("", "?", "X", "call", "+R", "S3", "E1"):
        with pytest.raises(Illegal):
            read(GH, game.state, 0, text)
    assert list(GH.moves(game.state, 1)) == []
