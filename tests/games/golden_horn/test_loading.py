"""Section 7: loading and refilling."""

from __future__ import annotations

from tests.games.golden_horn.scenario import NINE, position
from tests.rule_ids import rule


@rule("GH-7.1")
def test_gh_7_1_a_ship_in_a_main_port_loads_before_it_leaves() -> None:
    game = position("L1@V, L2@C").play("L1")
    assert game.kinds() == {"load"}
    assert game.why("S1") == "gh-no-load-first"
    assert position("L1@V, L2@C").play("L2").kinds() == {"load"}


@rule("GH-7.2")
def test_gh_7_2_one_colour_that_is_there_and_on_no_sail() -> None:
    game = position("L2@V", V="OPGGRRYYY").play("L2")
    assert game.legal() == "+G +R +Y"
    assert game.why("+O") == "gh-no-load-sail"
    assert game.why("+B") == "gh-no-load-absent"
    game.play("+G")
    assert game.why("+R") == "gh-no-load-late"


@rule("GH-7.3")
def test_gh_7_3_all_cubes_of_the_colour_in_that_port() -> None:
    game = position("L2@V", V="OPGGRRYYY", C="YYYYYYYYY").play("L2", "+Y")
    assert game.port("V").count("Y") == game.state.ports[0][5]
    assert game.ship("L2") == "L2@V [YYY]"
    assert game.port("C") == "Y" * 9


@rule("GH-7.4")
def test_gh_7_4_no_upper_limit() -> None:
    assert position("L1@V", V="OOOOOOOOO").play("L1", "+O", "S1").ship("L1") == "L1@S1>E [OOOOOOOOO]"


@rule("GH-7.5")
def test_gh_7_5_refilled_to_nine_before_the_ship_moves() -> None:
    game = position("L1@C", C="OOOPGRBYY", bag="RGB...").play("L1").do("+O")
    seen = [game.port("C")]
    while game.view().question == "fill":
        game.do(f"={'RGB'[len(seen) - 1]}")
        seen.append(game.port("C"))
    assert [len(port) for port in seen] == [6, 7, 8, 9]
    assert game.view().question == "sail"
    assert game.ship("L1") == "L1@C [OOO]"


@rule("GH-7.5")
def test_gh_7_5_refilled_until_the_bag_is_empty() -> None:
    game = position("L1@C", C="OOOPGRBYY", bag="RG").play("L1", "+O")
    assert (len(game.port("C")), game.bag) == (8, 0)
    assert game.state.final is None


@rule("GH-7.6")
def test_gh_7_6_cubes_never_return_to_the_bag() -> None:
    game = position("L1@S12>E [GG], E3@S5>E [BB]", hands={"L": "RR"}, bag="OOO", V=NINE, C=NINE, pile="RRR")
    game.play("X.E3.RR", "L1", "C")
    assert game.bag == 3


@rule("GH-7.7")
def test_gh_7_7_without_a_load_no_voyage() -> None:
    assert position("L1@V, L2@S3>E [R]", V="", bag="").legal("ship") == "L2 L3"
    assert position("L1@V, L2@S3>E [R]", V="BBB", bag="").legal("ship") == "L2 L3"
    assert position("L1@V, L2@S3>E [R]", V="BBR", bag="").legal("ship") == "L1 L2 L3"
    assert position("L1@V", V="BBB", bag="").why("L1") == "gh-no-load-possible"


@rule("GH-7.8")
def test_gh_7_8_no_loading_in_modone() -> None:
    game = position("L1@M>E [RR]", players=4).play("L1")
    assert game.kinds() == {"sail"}
    assert game.why("+O") == "gh-no-load-late"
    assert position("L1@M>E []", players=4).play("L1").kinds() == {"turn"}
