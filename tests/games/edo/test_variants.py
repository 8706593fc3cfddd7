"""Sections 16 to 19: temples, privileges, Ronin."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.core.chance import outcomes
from bot.games.edo.draws import Drawing
from tests.games.edo.scenario import ALL, BLUE, EDO, GREEN, RED, Game, new, position
from tests.games.edo.test_expansion import ronin_round
from tests.rule_ids import rule

PRIVILEGES = {"privileges": "on"}
RONIN = {"ronin": "on"}
BANDS = ("FO1", "QU1", "RI1")
ROW = {
    "demands": ("D06", "D01", "D11"),
    "next_demand": "D12",
    "privilege_row": ("a", "c", "ews"),
    "next_privilege": "fr",
}


# Temples


def temples(samurai: str, seats: int = 3, **fields: object) -> Game:
    game = position(
        seats,
        players={RED: f"samurai {samurai}; goods 9 5R 9W 9S"},
        options={"temples": "on"},
        **fields,  # type: ignore[arg-type]
    )
    return game.turn(RED, "A.BUILD 1").go()


@rule("EDO-16.2", "EDO-16.3", "EDO-16.6", "EDO-2.6", "EDO-2.7", "EDO-19.3")
def test_where_temples_stand() -> None:
    game = temples("FO1 RI1 QU1 RV1")
    assert game.legal("build") == "T.RV1 T.FO1 T.RI1 T.QU1"
    assert temples("GA1 RD1").legal("build") == "T.RD1"
    assert game.why("T.GA1") == "edo-no-build-place"
    assert game.why("T.C1") == "edo-no-build-place"
    assert game.why("T.FO2") == "edo-no-build-nobody"
    # With four players FO1 and QU5 are covered.
    assert temples("FO1 QU5 FO2", seats=4).legal("build") == "T.FO2"


@rule("EDO-16.5", "EDO-16.1")
def test_one_temple_on_a_space_and_three_of_a_player() -> None:
    game = temples("FO1 RI1", temples_at=(("FO1", BLUE),))
    assert game.legal("build") == "T.RI1"
    assert game.why("T.FO1") == "edo-no-build-taken"
    game.do("T.RI1")
    assert game.player(RED).temples == 2


@rule("EDO-16.10", "EDO-16.7")
def test_temples_change_neither_income_nor_production() -> None:
    game = position(
        players={RED: "samurai FO1"},
        rows={"C1": "B"},
        tiles={"C1": "P3a"},
        options={"temples": "on"},
        temples_at=(("FO1", RED), ("RI1", RED)),
    )
    assert game.income("C1") == {BLUE: 5}
    assert game.turn(RED, "A.WOOD 1").go().play("FO1").has(RED) == "0 3W"


@rule("EDO-16.4")
def test_discounts_do_not_reach_temples() -> None:
    game = position(players={RED: "samurai FO1; goods 0 1R 2W; cards S05"}, options={"temples": "on"})
    assert game.turn(RED, "S05.BUILD 1").go().do("T.FO1").has(RED) == "0"


# Demands


def demanding(held: str, slot: str, merchant: str = "EDO", samurai: str = "") -> Game:
    text = f"goods {held}" + (f"; samurai {samurai}" if samurai else "")
    game = position(players={RED: text}, merchant=merchant, options=PRIVILEGES, **ROW)  # type: ignore[arg-type]
    return game.turn(RED, slot)


@rule("EDO-17.13", "EDO-17.5", "EDO-19.2")
def test_foreign_goods_need_no_samurai() -> None:
    game = demanding("10 2R", "B.TRAVEL 1").go()
    assert game.legal() == "GA1 GA2 GA3 D06 pass"
    game.do("D06")
    assert (game.has(RED), game.points(RED), game.player(RED).privileges) == ("0", 1, ("a",))


@rule("EDO-17.12", "EDO-19.4")
def test_local_goods_need_merchant_and_samurai() -> None:
    game = demanding("20 1S", "B.TRADE 1", "C1", "C2")
    assert game.why("D01") == "edo-no-trade-place"
    game.go("C2-C1")
    assert game.may("D01")
    assert game.why("D06") == "edo-no-other-action"


@rule("EDO-17.14", "EDO-17.15", "EDO-13.9")
def test_the_palace() -> None:
    game = demanding("20 2W 2S", "A.BUILD 1", samurai="C1")
    assert game.why("D11") == "edo-no-demand-edo"
    game.go("C1-EDO").do("D11")
    assert game.row("EDO") == ""
    assert game.points(RED) == 1
    assert not game.view().players[RED].house_in_edo
    cheap = position(
        players={RED: "samurai EDO; goods 0 2W 2S; cards S05"},
        options=PRIVILEGES,
        **ROW,  # type: ignore[arg-type]
    )
    assert cheap.turn(RED, "S05.BUILD 1").why("D11", RED) == "edo-no-goods"


@rule("EDO-17.5", "EDO-17.8")
def test_several_demands_in_one_turn() -> None:
    game = position(
        players={RED: "goods 30 4R 2W"},
        options=PRIVILEGES,
        demands=("D06", "D09", "D11"),
        next_demand="D08",
        demand_stack=("D10",),
        privilege_row=("a", "c", "ews"),
        next_privilege="",
        privilege_stack=(),
    )
    game.turn(RED, "B.TRAVEL 2").go().do("D06", "=D10")
    assert game.state.demands == ("D08", "D09", "D11")
    assert game.state.privilege_row == ("c", "ews", "")
    game.do("D09")
    assert game.state.demands == ("D10", "D08", "D11")
    assert game.player(RED).privileges == ("a", "ews")
    assert game.state.next_demand == ""


@rule("EDO-17.10")
def test_columns_stay_empty_from_the_left() -> None:
    game = position(
        players={RED: "goods 30 4R 2W"},
        options=PRIVILEGES,
        demands=("D06", "D09", "D11"),
        next_demand="",
        demand_stack=(),
        privilege_row=("a", "c", "ews"),
    )
    game.turn(RED, "B.TRAVEL 1").go().do("D09")
    assert game.state.demands == ("", "D06", "D11")
    assert [column.demand is None for column in game.view().columns] == [True, False, False]


# Privileges


@rule("EDO-17.11", "EDO-17.48", "EDO-20.15", "EDO-17.35")
def test_a_privilege_serves_in_the_turn_in_which_it_came() -> None:
    game = position(
        players={RED: "goods 24 1W 2R"},
        options=PRIVILEGES,
        demands=("D06", "D08", "D07"),
        privilege_row=("ews", "a", "c"),
        next_demand="D01",
    )
    game.turn(RED, "B.TRAVEL 1").go().do("D06").settle()
    assert game.legal() == "go ews.wood ews.stone"
    game.do("ews.stone")
    assert game.has(RED) == "14 1W 1S"
    assert game.legal() == "=open"


@rule("EDO-17.34", "EDO-17.44", "EDO-17.48")
def test_the_income_of_a_city_pays_for_what_follows() -> None:
    game = position(
        players={RED: "privileges d; samurai C2"},
        rows={"C1": "R B"},
        tiles={"C1": "P3c", "C2": "P3a"},
        options=PRIVILEGES,
    )
    game.turn(RED, "A.WOOD 0")
    assert game.legal() == "go d.C1"
    assert game.why("d.C2") == "edo-no-claim"
    game.do("d.C1", "C2-C1")
    assert game.has(RED) == "0"


@rule("EDO-17.36", "EDO-17.37", "EDO-17.35")
@pytest.mark.parametrize(
    ("kind", "moves"),
    [("ews", "ews.wood ews.stone"), ("esr", "esr.stone esr.rice"), ("erw", "erw.rice erw.wood")],
)
def test_resource_privileges(kind: str, moves: str) -> None:
    game = position(players={RED: f"privileges {kind}"}, options=PRIVILEGES).turn(RED, "A.WOOD 0")
    assert game.legal("privilege") == moves


@rule("EDO-17.48", "EDO-17.35")
def test_between_the_two_offers_of_a_trade() -> None:
    game = position(
        players={RED: "samurai C1; goods 2 1S; privileges ews"},
        rows={"C1": "RP"},
        current="M01",
        merchant="C1",
        options=PRIVILEGES,
    )
    game.turn(RED, "B.TRADE 1").go().do("M01.1.1")
    assert not game.may("M01.2")
    game.do("ews.stone")
    assert game.has(RED) == "0 1W 2S"


@rule("EDO-17.45")
def test_an_unredeemed_marker_is_no_resource() -> None:
    game = (
        position(players={RED: "goods 0 9R 1W; privileges ews esr"}, options=PRIVILEGES).turn(RED).end_round()
    )
    assert game.has(RED) == "0 9R 1W"
    assert game.player(RED).privileges == ("ews", "esr")


@rule("EDO-17.38", "EDO-17.40", "EDO-17.46", "EDO-19.5")
@pytest.mark.parametrize(
    ("kind", "space", "slot", "has"),
    [("fr", "RI1", "B.HARVEST 1", "0 4R"), ("fs", "QU1", "C.STONE 1", "0 3S")],
)
def test_full_production(kind: str, space: str, slot: str, has: str) -> None:
    game = position(
        2,
        players={RED: f"samurai {space}; privileges {kind}", BLUE: f"samurai {space}"},
        options=ALL,
        ronin_at=(space, space, "FO1"),
    )
    game.turn(RED, slot).go().do(f"{space}*")
    assert game.has(RED) == has


@rule("EDO-17.41")
def test_the_prime_site_is_for_houses_where_a_site_is_free() -> None:
    game = position(
        players={RED: "samurai C1 C2; goods 60 9W 9S; privileges a"},
        rows={"C1": "B B B B B B"},
        options=PRIVILEGES,
    )
    game.turn(RED, "A.BUILD 1").go()
    assert game.legal("build") == "S.C1 H.C2 H.C2* P.C2 S.C2"


@rule("EDO-17.42", "EDO-25.12", "EDO-6.5")
def test_black_officials() -> None:
    game = position(players={RED: "samurai C1; privileges b b"}, options=PRIVILEGES)
    game.do("B.TRAVEL", seat=RED)
    assert game.may("2b", RED)
    assert not game.may("2+1b", RED)
    game.do("back", seat=RED)
    game.turn(RED, "B.TRAVEL 1b", "A.MONEY 1b").go()
    assert game.why("GA1") == "edo-no-gate-own"
    game.do("pass")
    assert game.player(RED).privileges == ("b",)
    game.settle(reveal=True).go()
    assert game.state.used == ("b", "b")


# Ronin


@rule("EDO-18.5", "EDO-18.6", "EDO-20.3", "EDO-18.14", "EDO-22.7")
def test_the_start_player_moves_a_ronin_each_round() -> None:
    game = position(options=RONIN, ronin_at=BANDS).turn(RED).end_phase()
    while game.state.round == 2 or game.legal() == "=open":
        game.do(game.legal().split()[0])
    assert game.state.start == BLUE
    assert game.to_act == (BLUE,)
    assert game.legal() == "R1 R2 R3"
    game.do("R1")
    weights = {str(move): weight for move, weight in outcomes(EDO, game.state)}
    assert weights == {"=rice": 1, "=forest": 1, "=quarry": 1, "=city": 1, "=free": 3}
    game.do("=forest", "FO3")
    assert game.state.ronin_at == ("FO3", "QU1", "RI1")
    assert game.state.drawn == ()
    assert game.asks("act")


@rule("EDO-22.8", "EDO-17.2")
def test_one_outcome_may_stand_for_two_markers() -> None:
    state = new(3, {"privileges": "on"}).state
    state = replace(state, agenda=(Drawing("next-privilege"),), privilege_stack=("support", "support"))
    assert [(str(move), weight) for move, weight in outcomes(EDO, state)] == [("=support", 2)]


@rule("EDO-18.7", "EDO-20.4", "EDO-20.5", "EDO-18.15")
def test_a_free_tile() -> None:
    game = ronin_round(3, ("FO1", "QU1", "RI1")).do("R1", "=free")
    assert game.legal() == "forest quarry rice city"
    game.do("forest")
    assert game.legal() == "FO2 FO3"
    assert game.why("EDO") == "edo-no-send-edo"
    assert game.why("FO1") == "edo-no-send-leaving"
    assert game.why("C1") == "edo-no-send-land"


@rule("EDO-18.10", "EDO-18.13", "EDO-24.27")
def test_he_joins_one_of_two_others() -> None:
    game = ronin_round(4, ("C1", "FO2", "FO3")).do("R1", "=forest")
    assert game.legal() == "FO2 FO3"
    assert game.why("FO4") == "edo-no-send-join"
    alone = ronin_round(4, ("FO4", "FO2", "FO3")).do("R1", "=forest")
    assert alone.legal() == "FO2 FO3"


@rule("EDO-18.20")
def test_trade_and_temples_in_spite_of_ronin() -> None:
    game = position(
        players={RED: "samurai C1 FO1; goods 20 2R 9W 9S"},
        merchant="C1",
        current="M01",
        options=ALL,
        ronin_at=("C1", "C1", "FO1"),
    )
    game.turn(RED, "A.BUILD 1", "B.TRADE 1").go()
    assert game.legal("build") == "T.FO1"
    game.do("pass").settle(reveal=True).go()
    assert game.may("M01.2")


@rule("EDO-18.23", "EDO-18.31", "EDO-18.28", "EDO-18.29")
def test_a_failed_dispersal_uses_up_the_one_of_the_turn() -> None:
    game = position(players={RED: "samurai C1 FO1"}, options=RONIN, ronin_at=("C1", "C1", "RI1"))
    game.turn(RED, "B.TRAVEL 2").go()
    assert game.why("R.C2") == "edo-no-disperse-none"
    game.do("R.C1", "FO1-C1")
    # Nobody else could come: two against two.
    game.settle()
    assert game.samurai(RED) == "C1 C1"
    assert game.state.ronin_at == ("C1", "C1", "RI1")
    assert game.why("R.C1") == "edo-no-disperse-twice"


@rule("EDO-18.26", "EDO-18.27")
@pytest.mark.parametrize(("markers", "won"), [(15, 2), (1, 1), (0, 0)])
def test_markers_run_out(markers: int, won: int) -> None:
    game = position(
        players={RED: "samurai C1 C1 C1 C1"}, options=RONIN, ronin_at=("C1", "C1", "C1"), markers=markers
    )
    game.turn(RED, "B.TRAVEL 1").go().do("R.C1").settle()
    assert (game.player(RED).markers, game.state.markers) == (won, markers - won)


@rule("EDO-18.32")
def test_no_privilege_while_ronin_are_moved() -> None:
    game = position(
        players={RED: "samurai C1 C1; privileges ews"}, options=ALL, ronin_at=("C1", "QU1", "RI1")
    )
    game.turn(RED, "B.TRAVEL 1").go().do("R.C1")
    assert game.legal() == "pass"
    game.do("pass", "=forest")
    assert game.legal() == "FO1 FO2 FO3"
    game.do("FO1")
    assert game.may("ews.wood")


@rule("EDO-19.2")
def test_a_travel_official_with_all_variants() -> None:
    game = position(
        players={RED: "samurai C1; goods 10 2R"},
        options=ALL,
        ronin_at=("C1", "QU1", "RI1"),
        **ROW,  # type: ignore[arg-type]
    )
    game.turn(RED, "B.TRAVEL 1").go()
    assert {"GA1", "C1-FO1", "D06", "R.C1", "pass"} <= set(game.legal().split())
    assert GREEN not in game.to_act
