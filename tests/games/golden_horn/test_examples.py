"""The worked examples of section 17, by name."""

from __future__ import annotations

import pytest

from bot.core import Illegal
from bot.games.golden_horn.colours import counted
from bot.games.golden_horn.scoring import items, score
from bot.games.golden_horn.state import Final
from tests.games.golden_horn.scenario import GH, position
from tests.rule_ids import rule

ALL = "OPGRBY"


@rule("EX-1", "GH-7.2", "GH-7.3", "GH-7.5")
def test_ex_1_loading() -> None:
    game = position("L3@V", V="BBPGGGYYR", bag="BO...")
    bag = game.bag
    game.play("L3")
    assert game.legal() == "+P +B"
    for colour in "GYR":
        assert game.why(f"+{colour}") == "gh-no-load-sail"
    game.play("+B", "S1")
    assert game.ship("L3") == "L3@S1>E [BB]"
    assert game.port("V") == "".join(sorted("PGGGYYRBO", key=ALL.index))
    assert game.bag == bag - 2


@rule("EX-2", "GH-6.8", "GH-6.11")
def test_ex_2_one_square() -> None:
    game = position("L1@S7>E [GG]", hands={"L": "OOGRBY"}).play("L1")
    assert game.legal() == "S8"
    assert game.play("S8").ship("L1") == "L1@S8>E [GG]"


@rule("EX-3", "GH-6.6", "GH-6.10")
def test_ex_3_skip_and_follow_the_sails() -> None:
    game = position("L3@S1>E [BB], E2@S2").play("L3")
    assert game.winds() == {"S3": "", "S4": "", "S5": ""}
    game.play("S5")
    assert game.ship("L3") == "L3@S5>E [BB]"
    assert game.discard == ""


@rule("EX-4", "GH-6.10", "GH-6.11")
def test_ex_4_wind_cards() -> None:
    game = position("L2@S1>E [BB]", hands={"L": "GRY"}).play("L2")
    assert game.winds() == {"S2": "", "S3": "", "S4": "G", "S5": "GR"}
    game.play("S5")
    assert game.ship("L2") == "L2@S5>E [BB]"
    assert (game.hand("L"), game.discard) == ("Y", "GR")


@rule("EX-5", "GH-6.13")
def test_ex_5_stopping_early() -> None:
    game = position("L3@S1>E [BB], E2@S2").play("L3")
    assert game.why("S1") == "gh-no-stay"
    assert game.play("S3").ship("L3") == "L3@S3>E [BB]"


@rule("EX-6", "GH-5.5", "GH-5.6", "GH-5.9")
def test_ex_6_attack_with_two_colours() -> None:
    game = position("L3@S5>E [BB]", turn="E", hands={"E": "GYOO"}).play("X.L3.GY")
    assert game.ship("L3") == "L3@S5>E [B]"
    assert (game.hand("E"), game.discard, game.warehouse("E")) == ("OO", "GY", "B")
    assert game.turn == "E"
    assert game.kinds() == {"ship"}


@rule("EX-7", "GH-5.2", "GH-5.3", "GH-5.4", "GH-5.5", "GH-4.4")
def test_ex_7_refused_attacks() -> None:
    def tower(ships: str) -> tuple[str, str]:
        game = position(ships, players=4, turn="T", hands={"T": "GYRB"})
        reasons = {game.why(text) for text in ("X.L3.GY", "X.L3.GR") if text not in game.legal().split()}
        return game.legal("raid"), " ".join(reasons)

    for port in ("V", "C", "M"):
        assert tower(f"L3@{port}>E [BB]") == ("", "gh-no-raid-port")
    assert tower("L3@S5>E []") == ("", "gh-no-raid-empty")

    game = position("E2@S5>E [R], T2@S7>E [O]", players=4, turn="T", hands={"T": "GYRB"})
    assert game.legal("raid") == "X.E2.BY"
    assert game.why("X.E2.GY") == "gh-no-raid-sail"
    assert game.why("X.T2.GY") == "gh-no-raid-own"
    game = position("E2@S5>E [RR]", players=4, turn="T", hands={"T": "YYBB"}).play("X.E2.BY")
    assert game.legal("raid") == ""
    assert game.why("X.E2.BY") == "gh-no-raid-second"


@rule("EX-8", "GH-5.7")
def test_ex_8_two_equal_cards_against_a_single_sail() -> None:
    game = position("L3@S5>E [BB]", turn="T", hands={"T": "YY"}).play("X.L3.YY")
    assert game.ship("L3") == "L3@S5>E [B]"
    assert (game.hand("T"), game.warehouse("T")) == ("", "B")


@rule("EX-9", "GH-9.1", "GH-8.5")
def test_ex_9_turning_round() -> None:
    start = "T1@S3>E [], L3@S2>E [], E2@S1>E []"
    assert position(start, turn="T").play("T1", "keep").winds() == {"S4": ""}
    game = position(start, turn="T", pile="RRR...").play("T1", "turn")
    assert game.legal() == "V"
    game.play("V")
    assert game.ship("T1") == "T1@V []"
    assert (game.hand("T"), game.warehouse("T")) == ("RRR", "")


@rule("EX-10", "GH-6.5", "GH-6.6")
def test_ex_10_full_modone_is_skipped() -> None:
    game = position("L2@S3>E [G], L1@M>E [O], E3@M>E [B]", players=2).play("L2")
    assert game.legal() == "S4 S5 S6"
    assert game.play("S6").ship("L2") == "L2@S6>E [G]"


@rule("EX-11", "GH-6.9", "GH-8.4")
def test_ex_11_modone_stops_a_ship_and_gives_two_players_no_cards() -> None:
    game = position("L2@S3>E [G], L1@M>E [O]", players=2).play("L2")
    assert game.legal() == "M"
    game.play("M")
    assert game.ship("L2") == "L2@M>E [G]"
    assert game.hand("L") == ""


@rule("EX-12", "GH-8.3")
def test_ex_12_modone_with_four_players() -> None:
    game = position("A1@S6>E [PP]", players=4, turn="A", pile="BOR...").play("A1", "M")
    assert game.ship("A1") == "A1@M>E [PP]"
    assert (game.hand("A"), game.warehouse("A")) == ("ORB", "")


@rule("EX-13", "GH-8.1", "GH-8.3", "GH-6.6")
def test_ex_13_arrival() -> None:
    game = position("T1@S11>E [BBB], L2@S12>E [R]", turn="T", pile="YPG...").play("T1")
    assert game.legal() == "C"
    game.play("C")
    assert game.ship("T1") == "T1@C []"
    assert (game.warehouse("T"), game.hand("T")) == ("BBB", "PGY")


@rule("EX-14", "GH-8.7")
def test_ex_14_reshuffle_in_the_middle_of_a_draw() -> None:
    game = position("L1@S12>E [GG]", pile="R", discard="OOPGY").play("L1").do("C")
    assert (game.pile, game.discard) == ("R", "OOPGY")
    game.do("=R")
    assert (game.pile, game.discard) == ("OOPGY", "")
    game.do("=G").do("=O")
    assert game.hand("L") == "OGR"
    assert (game.pile, game.discard) == ("OPY", "")


@rule("EX-15", "GH-7.5")
def test_ex_15_bag_runs_out() -> None:
    game = position("L1@V", V="RRGGBYOPP", bag="O").play("L1", "+P", "S1")
    assert game.ship("L1") == "L1@S1>E [PP]"
    assert game.port("V") == "OOGGRRBY"
    assert game.bag == 0
    assert game.state.final is None


@rule("EX-16", "GH-10.1", "GH-10.6", "GH-6.17")
def test_ex_16_empty_port_starts_the_final_round() -> None:
    start = "L1@V, L3@S9>E [BB], E1@V, E2@V, E3@V, T1@S2>E [P]"
    game = position(start, V="RRR", bag="", start=1, hands={"E": "GG"})
    game.play("L1", "+R", "S1")
    assert game.port("V") == ""
    assert game.state.final == Final(0, "V")
    assert game.turn == "E"
    assert game.legal() == "X.L3.GG pass"
    game.play("X.L3.GG")  # and the move that does not exist is skipped
    assert game.turn == "T"
    game.play("T1", "S3")
    assert game.to_act == ()
    assert position(start, V="RRR", bag="", hands={"E": "OO"}).play("L1", "+R", "S1", "pass").turn == "T"
    assert position(start, V="RRR", bag="").play("L1", "+R", "S1").turn == "T"  # no card, as all see


@rule("EX-17", "GH-10.3", "GH-10.6", "GH-10.7")
@pytest.mark.parametrize(("caller", "turns_left"), [("T", 1), ("L", 0), ("E", 2)])
def test_ex_17_calling_the_end(caller: str, turns_left: int) -> None:
    ship = f"{caller}2@S12>E [{'P' if caller != 'L' else 'G'}]"
    lacking = ALL.replace("P" if caller != "L" else "G", "")
    game = position(ship, start=2, turn=caller, warehouses={caller: lacking})
    game.play(f"{caller}2", "C")
    assert game.legal() == "call no"
    game.play("call")
    for _ in range(turns_left):
        assert game.to_act
        game.anyhow()
    assert game.to_act == ()


@rule("EX-18", "GH-10.11", "GH-10.12", "GH-10.13")
def test_ex_18_scoring() -> None:
    scored = items(GH.data.points, counted("OOORRGYYYYBPP"))
    assert scored == (
        ("gh-score-cubes", 13),
        ("gh-score-sets-6", 4),
        ("gh-score-sets-5", 0),
        ("gh-score-sets-4", 1),
    )
    assert sum(points for _, points in scored) == 18


@rule("EX-19", "GH-10.13", "GH-10.14", "GH-10.15")
@pytest.mark.parametrize(
    ("warehouse", "cubes", "bonus"),
    [
        ((2, 2, 2, 2, 2, 2), 12, 8),
        ((3, 0, 3, 3, 0, 3), 12, 3),
        ((4, 0, 1, 1, 1, 1), 8, 2),
        ((9, 0, 9, 9, 0, 0), 27, 0),
        ((3, 2, 1, 2, 1, 2), 11, 5),
    ],
)
def test_ex_19_more_scoring(warehouse: tuple[int, int, int, int, int, int], cubes: int, bonus: int) -> None:
    scored = dict(items(GH.data.points, warehouse))
    assert scored["gh-score-cubes"] == cubes
    assert sum(scored.values()) == cubes + bonus


@rule("EX-19", "GH-10.15")
def test_ex_19_equal_totals_share_a_place() -> None:
    twenty, fifteen = (2, 2, 2, 2, 2, 2), (3, 0, 3, 3, 0, 3)
    result = score(GH.data.points, [twenty, fifteen, twenty])
    assert [(place.total, place.rank) for place in result.seats] == [(20, 1), (15, 3), (20, 1)]
    assert result.winners == (0, 2)


@rule("EX-20", "GH-9.1", "GH-9.3", "GH-9.4")
def test_ex_20_keeping_now_reversing_later_never_twice() -> None:
    others = ", L1@S3>E [R], E1@S9>E [R]"
    game = position("T1@S6>E []" + others, turn="T").play("T1")
    assert game.legal() == "keep turn"
    game.play("keep")
    assert game.legal() == "S7 S8"
    game = position("T1@S7>E []" + others, turn="T").play("T1", "turn")
    assert game.legal() == "S6"
    game.play("S6")
    assert game.ship("T1") == "T1@S6<W* []"
    game = position("T1@S6<W* []" + others, turn="T").play("T1")
    assert game.legal() == "S5"


@rule("EX-21", "GH-9.1", "GH-9.6", "GH-6.10")
def test_ex_21_reversing_out_of_modone() -> None:
    start = position("T2@M>E []", players=4, turn="T").play("T2").state
    game = position("T2@M>E []", players=4, turn="T").play("T2", "keep")
    assert game.legal() == "S7"
    game.state = start
    game.play("turn")
    assert game.legal() == "S6 S5"
    assert game.why("M") == "gh-no-stay"


@rule("EX-22", "GH-6.1", "GH-7.7")
def test_ex_22_a_ship_that_cannot_load() -> None:
    game = position("L1@V, L3@V, L2@S1>E [R]", V="GGGGYYYRR")
    assert game.legal() == "L1 L2"
    assert game.why("L3") == "gh-no-load-possible"
    assert game.play("L1").legal() == "+G +R +Y"


@rule("EX-23", "GH-8.7", "GH-8.8", "GH-8.9")
def test_ex_23_the_wind_card_just_played_is_drawn_again_the_rest_is_lost() -> None:
    game = position("L1@S11>E [GG]", hands={"L": "Y"}, pile="").play("L1")
    assert game.winds() == {"S12": "", "C": "Y"}
    game.do("C")
    assert (game.pile, game.discard) == ("Y", "")
    game.do("=Y")
    assert (game.hand("L"), game.pile, game.discard) == ("Y", "", "")
    assert game.turn == "E"


@rule("EX-24", "GH-10.1", "GH-10.8")
def test_ex_24_emptying_the_port_with_all_six_colours() -> None:
    game = position("L1@C, E1@V, T1@V", C="GGGG", bag="", warehouses={"L": ALL}).play("L1", "+G", "S12")
    assert game.state.final == Final(0, "C")
    assert game.turn == "E"


@rule("EX-25", "GH-6.5", "GH-6.6")
def test_ex_25_three_berths_westward() -> None:
    full = "A2@S7<W [B], L1@M>E [R], E1@M<W [R], T1@M>E [R]"
    assert position(full, players=4, turn="A").play("A2").legal() == "S6"
    roomy = full.replace("T1@M", "T1@S1")
    assert position(roomy, players=4, turn="A").play("A2").legal() == "M"


@rule("EX-26", "GH-6.11", "GH-6.12", "GH-6.16")
def test_ex_26_one_card_for_one_square() -> None:
    one = {"S2": "", "S3": "P", "S4": "P", "S5": "P", "S6": "PB", "S7": "PB", "S8": "PBO"}
    assert position("L3@S1>E [BB]", hands={"L": "PBO"}).play("L3").winds() == one
    two = {**one, "S9": "PBOP", "S10": "PBOP", "S11": "PBOP"}
    assert position("L3@S1>E [BB]", hands={"L": "PBOP"}).play("L3").winds() == two


@rule("EX-4")
def test_ex_4_a_destination_out_of_reach_is_no_move() -> None:
    game = position("L2@S1>E [BB]", hands={"L": "GRY"}).play("L2")
    with pytest.raises(Illegal):
        game.play("S6")
    assert game.why("S6") == "gh-no-wind"
