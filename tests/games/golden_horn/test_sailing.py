"""Section 6: moving a ship."""

from __future__ import annotations

import pytest

from bot.games.golden_horn.sailing import Sailed
from tests.games.golden_horn.scenario import position
from tests.rule_ids import rule


@rule("GH-6.1")
def test_gh_6_1_one_own_ship_that_can_move() -> None:
    game = position("L1@V, L2@S3>E [R], L3@C", V="BB", C="PO")
    assert game.legal() == "L2 L3"
    assert game.why("L1") == "gh-no-load-possible"
    assert game.why("E1") == "gh-no-own-ship"
    assert game.why("A1") == "gh-no-such-ship"


@rule("GH-6.2")
def test_gh_6_2_away_from_the_main_port() -> None:
    assert position("L1@V").play("L1", "+R").legal() == "S1"
    assert position("L1@C").play("L1", "+R").legal() == "S12"
    game = position("L1@C").play("L1", "+R", "S12")
    assert game.ship("L1") == "L1@S12<W [R]"


@rule("GH-6.3")
def test_gh_6_3_a_ship_keeps_its_direction() -> None:
    game = position("L1@S7<W [R]").play("L1")
    assert game.legal() == "S6"
    assert game.why("S8") == "gh-no-behind"
    assert position("L1@M<W [R]", players=4).play("L1").legal() == "S6"
    assert position("L1@M>E [R]", players=4).play("L1").legal() == "S7"


@rule("GH-6.4")
def test_gh_6_4_one_ship_on_a_square() -> None:
    game = position("L1@S7>E [R], L2@S8<W [R]").play("L1")
    assert game.legal() == "S9"
    assert game.why("S8") == "gh-no-full"


@rule("GH-6.5")
@pytest.mark.parametrize(
    ("players", "node", "there", "legal"),
    [
        (2, "S3", "E1@M<W [R]", "M"),
        (2, "S3", "E1@M<W [R], L2@M>E [R]", "S4"),
        (4, "S6", "E1@M<W [R], L2@M>E [R]", "M"),
        (4, "S6", "E1@M<W [R], L2@M>E [R], A1@M>E []", "S7"),
    ],
)
def test_gh_6_5_berths_count_all_owners_and_directions(
    players: int, node: str, there: str, legal: str
) -> None:
    game = position(f"L1@{node}>E [R], {there}", players=players).play("L1")
    assert game.legal() == legal


@rule("GH-6.6", "GH-6.7")
def test_gh_6_6_the_next_stop_is_the_first_with_room() -> None:
    crowd = "E1@S8>E [R], E2@S9<W [R], T1@S10>E [R], T2@S11>E [R], T3@S12>E [R]"
    game = position(f"L1@S7>E [RR], {crowd}").play("L1")
    assert game.legal() == "C"


@rule("GH-6.7")
def test_gh_6_7_skipped_nodes_cost_nothing() -> None:
    ships = "L1@S4>E [R], E1@S5>E [R], E2@S6>E [R], E3@M>E [R], T1@M>E [R], A1@M>E [R]"
    game = position(ships, players=4).play("L1")
    assert game.winds() == {"S7": ""}
    game.play("S7")
    assert game.last == (Sailed(0, "L1", "S4", "S7", ("S7",), ("S5", "S6", "M"), ""),)
    told = game.told[-1]
    assert told is not None
    assert told.args["skips"] == 3


@rule("GH-6.8")
def test_gh_6_8_first_step_is_free() -> None:
    for square in ("S1", "S2", "S3", "S4", "S6"):
        assert position(f"L1@{square}>E [R]").play("L1").winds() == {f"S{int(square[1:]) + 1}": ""} | (
            {"S6": ""} if square == "S4" else {}
        )


@rule("GH-6.9")
def test_gh_6_9_a_port_ends_the_move() -> None:
    game = position("L3@S6>E [B]", players=4, hands={"L": "OOPPGGRRYY"}).play("L3")
    assert game.legal() == "M"
    assert game.why("S7") == "gh-no-past"
    game = position("L3@S10>E [B]", hands={"L": "BB"}).play("L3")
    assert game.legal() == "S11 S12 C"
    assert game.play("C").turn == "E"


@rule("GH-6.10")
def test_gh_6_10_a_sail_of_the_colour_goes_on_for_free() -> None:
    assert position("E3@S6>E [B]", turn="E").play("E3").winds() == {"S7": "", "S8": ""}


@rule("GH-6.11")
def test_gh_6_11_wind() -> None:
    game = position("E3@S6>E [B]", turn="E", hands={"E": "PG"}).play("E3")
    assert game.winds() == {"S7": "", "S8": "", "S9": "P", "S10": "P", "S11": "P"}
    game.play("S9")
    assert (game.hand("E"), game.discard) == ("G", "P")


@rule("GH-6.12")
def test_gh_6_12_sails_and_wind_mixed_without_limit() -> None:
    game = position("E3@S1>E [B]", turn="E", hands={"E": "PBYPBY"}).play("E3")
    assert game.winds()["C"] == "PBYPBY"
    assert game.play("C").discard == "PPBBYY"


@rule("GH-6.13")
def test_gh_6_13_stop_anywhere_but_move() -> None:
    game = position("E3@S2>E [B]", turn="E").play("E3")
    assert game.legal() == "S3 S4 S5"
    assert game.why("S2") == "gh-no-stay"
    for end in ("S3", "S4", "S5"):
        assert position("E3@S2>E [B]", turn="E").play("E3", end).ship("E3") == f"E3@{end}>E [B]"


@rule("GH-6.14")
def test_gh_6_14_going_on_is_never_mandatory() -> None:
    game = position("E3@S2>E [B]", turn="E").play("E3", "S3")
    assert (game.ship("E3"), game.turn) == ("E3@S3>E [B]", "T")


@rule("GH-6.15")
def test_gh_6_15_wind_is_no_first_step_and_not_needed_with_a_sail() -> None:
    game = position("L1@S10>E [R]", hands={"L": "BB"}).play("L1")
    assert game.winds() == {"S11": "", "S12": ""}
    game.play("S12")
    assert game.hand("L") == "BB"


@rule("GH-6.16")
def test_gh_6_16_a_destination_fixes_path_and_cards() -> None:
    game = position("L1@S1>E [R], E1@S3>E [R]", hands={"L": "PRY"}).play("L1")
    assert game.winds() == {"S2": "", "S4": "P", "S5": "PR", "S6": "PR", "S7": "PRY"}
    game.play("S7")
    assert game.last == (Sailed(0, "L1", "S1", "S7", ("S2", "S4", "S5", "S6", "S7"), ("S3",), "PRY"),)


@rule("GH-6.17")
def test_gh_6_17_without_a_move_the_action_is_skipped() -> None:
    stuck = "L1@V, L2@V, L3@V"
    game = position(stuck + ", E1@S3>E [R]", V="", bag="", hands={"L": "BB"})
    assert game.legal() == "pass"
    assert game.play("pass").turn == "E"
    game = position(stuck + ", E1@S3>E [R]", V="", bag="", hands={"L": "PP"})
    assert game.legal() == "X.E1.PP pass"
    assert game.play("X.E1.PP").turn == "E"
    assert game.warehouse("L") == "R"


@rule("GH-6.17")
def test_gh_6_17_a_player_without_a_move_may_still_call_the_end() -> None:
    game = position(
        "L1@V, L2@V, L3@V, E1@S3>E [R]", V="", bag="", hands={"L": "PP"}, warehouses={"L": "OPGBY"}
    )
    game.play("X.E1.PP")
    assert game.legal() == "call no"
