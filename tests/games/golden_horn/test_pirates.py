"""Section 5: pirates."""

from __future__ import annotations

import pytest

from tests.games.golden_horn.scenario import GH, Game, position
from tests.rule_ids import rule

HAND = {"L": "OPGRBY"}


@rule("GH-5.1")
def test_gh_5_1_a_target_and_two_cards() -> None:
    game = position("E3@S5>E [BB]", hands={"L": "R"})
    assert game.legal("raid") == ""
    assert game.why("X.E3.R") == "gh-no-raid-cards"
    assert game.why("X.E3.RR") == "gh-no-raid-hand"
    assert game.why("X.E3.RRR") == "gh-no-raid-cards"
    assert position("E3@S5>E [BB]", hands={"L": "RR"}).legal("raid") == "X.E3.RR"


@rule("GH-5.2")
def test_gh_5_2_not_an_own_ship() -> None:
    game = position("L3@S5>E [BB], E2@S7>E [R]", hands=HAND)
    assert game.legal("raid") == "X.E2.BY"
    assert game.why("X.L3.GR") == "gh-no-raid-own"


@rule("GH-5.3")
@pytest.mark.parametrize("where", ["V", "C", "M>E", "M<W"])
def test_gh_5_3_not_in_a_port(where: str) -> None:
    game = position(f"E2@{where} [R]", players=4, hands=HAND)
    assert game.legal("raid") == ""
    assert game.why("X.E2.BY") == "gh-no-raid-port"


@rule("GH-5.4")
def test_gh_5_4_there_must_be_a_cube() -> None:
    game = position("E2@S5>E []", hands=HAND)
    assert game.legal("raid") == ""
    assert game.why("X.E2.BY") == "gh-no-raid-empty"


@rule("GH-5.5")
def test_gh_5_5_each_card_has_a_colour_of_the_sails() -> None:
    game = position("E3@S5>E [B]", hands={"L": "OPGRBY"})
    assert game.legal("raid") == "X.E3.OG X.E3.OR X.E3.GR"
    assert game.why("X.E3.RB") == "gh-no-raid-sail"


@rule("GH-5.6")
def test_gh_5_6_equal_or_different_colours() -> None:
    assert position("E3@S5>E [B]", hands={"L": "OOG"}).legal("raid") == "X.E3.OO X.E3.OG"


@rule("GH-5.7")
def test_gh_5_7_the_number_of_sails_does_not_limit_the_cards() -> None:
    game = position("E3@S5>E [BB]", hands={"L": "RR"}).play("X.E3.RR")
    assert game.warehouse("L") == "B"


@rule("GH-5.8")
def test_gh_5_8_both_cards_are_shown_and_discarded() -> None:
    game = position("E3@S5>E [BB]", hands={"L": "OGY"}, discard="P").play("X.E3.OG")
    assert (game.hand("L"), game.discard) == ("Y", "OPG")
    told = game.told[-1]
    assert told is not None
    assert [card.key for card in told.args["cards"]] == ["gh-colour-O", "gh-colour-G"]  # type: ignore[union-attr]


@rule("GH-5.9", "GH-5.10")
def test_gh_5_9_one_cube_of_the_ships_colour_goes_to_the_warehouse_at_once() -> None:
    game = position("E3@S5>E [BBB]", hands={"L": "OG"}, warehouses={"L": "P"}).play("X.E3.OG")
    assert game.view().question == "ship"
    assert (game.ship("E3"), game.warehouse("L")) == ("E3@S5>E [BB]", "PB")


@rule("GH-5.10")
def test_gh_5_10_all_cubes_aboard_have_one_colour() -> None:
    game = position("L1@V", V="RRGGG").play("L1", "+G", "S1")
    assert game.ship("L1") == "L1@S1>E [GGG]"
    assert game.view().ships[0].cargo == "G"


@rule("GH-5.11")
def test_gh_5_11_a_ship_that_loses_its_last_cube_stays_and_may_turn() -> None:
    game = position("E3@S5>E [B], L1@S1>E [R]", hands={"L": "OG"}).play("X.E3.OG", "L1", "S2")
    assert game.ship("E3") == "E3@S5>E []"
    assert game.view().ships[5].cargo is None
    assert game.play("E3").legal() == "keep turn"


@rule("GH-5.12")
def test_gh_5_12_the_owner_decides_nothing() -> None:
    game = position("E3@S5>E [B]", hands={"L": "OG"}).do("X.E3.OG")
    assert game.to_act == (0,)


@rule("GH-12.6")
def test_gh_12_6_the_question_names_pirates_where_the_public_thinks_of_them() -> None:
    """Not where nobody can be attacked; but still where only the hidden hand rules an attack out."""

    def asked(game: Game) -> str:
        return GH.prompt(game.state, game.state.turn).key

    assert asked(position("E3@S5>E [BB]", hands=HAND)) == "gh-ask-turn"
    assert asked(position("E3@S5>E [BB]", hands={"L": "YY"})) == "gh-ask-turn"
    assert asked(position("E3@S5>E [BB]", hands={"L": "R"})) == "gh-ask-move"
    assert asked(position("E3@S5>E []", hands=HAND)) == "gh-ask-move"
    assert asked(position("E3@V [BB]", hands=HAND)) == "gh-ask-move"


@rule("GH-12.6")
def test_gh_12_6_the_seat_alone_is_told_that_its_hand_rules_an_attack_out() -> None:
    def alone(game: Game, viewer: str | None) -> str | None:
        told = game.view(viewer).asked
        return None if told is None else told.key

    lacking = position("E3@S5>E [BB]", hands={"L": "YY"})
    assert {viewer: alone(lacking, viewer) for viewer in ("L", "E", None)} == {
        "L": "gh-ask-move",
        "E": None,
        None: None,
    }
    assert alone(position("E3@S5>E [BB]", hands=HAND), "L") is None
    assert alone(position("E3@V [BB]", hands=HAND), "L") is None
