"""The worked examples of section 23 that need no variant, by name."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.core import CHANCE
from tests.games.edo.scenario import BLUE, GREEN, RED, Game, drafting, position
from tests.rule_ids import rule


@rule("EX-1", "EDO-3.40", "EDO-3.41", "EDO-3.43", "EDO-3.44", "EDO-3.45")
def test_ex_1_setup_draft() -> None:
    game = drafting(3, BLUE)
    for seat, item in ((BLUE, "C1"), (GREEN, "K4"), (RED, "C2"), (RED, "K5"), (GREEN, "C3"), (BLUE, "K1")):
        # Only C3 is left for Green: nobody is asked.
        assert game.to_act == ((CHANCE,) if item == "C3" else (seat,))
        game.do(item)
    assert [game.has(seat) for seat in (BLUE, GREEN, RED)] == ["13 4R", "11 2R 2S", "10 1R 3W 1S"]
    assert [game.row(city) for city in ("C1", "C2", "C3")] == ["B", "R", "G"]
    assert [game.samurai(seat) for seat in (BLUE, RED, GREEN)] == ["C1", "C2", "C3"]
    for seat in (RED, BLUE, GREEN):
        player = game.player(seat)
        assert (player.officials, player.houses, player.points) == (4, 6, 0)


@rule("EX-2", "EDO-6.2", "EDO-6.5")
def test_ex_2_legal_and_illegal_plans() -> None:
    def plan(*slots: str) -> str:
        game = position(players={RED: "samurai C2"})
        for slot in slots:
            for text in slot.split():
                if not game.may(text, RED):
                    return game.why(text, RED)
                game.do(text, seat=RED)
        return "legal" if not game.may("back", RED) or RED not in game.to_act else "not yet"

    assert plan("B.TRAVEL 2", "A.WOOD 1", "C.STONE 1") == "legal"
    assert plan("A.WOOD 1", "A.BUILD 1") == "edo-no-card-used"
    assert plan("B.TRAVEL 3") == "edo-no-most"
    assert plan("B.TRAVEL 2", "A.WOOD 2", "C.STONE 1") == "edo-no-officials-own"
    assert plan("B.TRAVEL 2", "A.WOOD 1") == "not yet"


@rule("EX-3", "EDO-8.6", "EDO-8.7", "EDO-8.8", "EDO-14.2")
def test_ex_3_a_gate_and_a_free_move() -> None:
    game = position(players={RED: "samurai C2; goods 10"}).turn(RED, "B.TRAVEL 2")
    game.go().do("GA2", "C2-FO3", "GA2-QU2")
    assert game.samurai(RED) == "FO3 QU2"
    assert game.has(RED) == "10"
    assert game.player(RED).officials == 3


@rule("EX-4", "EDO-8.4")
def test_ex_4_production_alone_two_different_turns() -> None:
    game = position(players={RED: "samurai FO3 QU2; goods 0 1R 3W 1S"}, asking=(RED,))
    game.turn(RED, "A.WOOD 1", "C.STONE 1").go().do("FO3")
    game.settle(reveal=True).go().do("QU2")
    assert game.has(RED) == "0 1R 6W 4S"


@rule("EX-5", "EDO-7.4", "EDO-8.4")
def test_ex_5_paid_movement_and_a_foreign_samurai() -> None:
    game = position(players={BLUE: "samurai C1; goods 13 4R", GREEN: "samurai FO2"})
    game.turn(BLUE, "A.WOOD 1").go("C1-FO2").do("FO2")
    assert game.has(BLUE) == "12 4R 2W"


@rule("EX-6", "EDO-8.3", "EDO-8.4")
@pytest.mark.parametrize(
    ("samurai", "slot", "works", "wood"),
    [
        ("FO2 FO2", "A.WOOD 2", ["FO2", "FO2"], "0 4W"),
        ("FO2 FO2", "A.WOOD 1", ["FO2"], "0 2W"),
        ("FO1 FO2", "A.WOOD 2", ["FO1", "FO2"], "0 6W"),
    ],
)
def test_ex_6_two_own_samurai_on_one_forest(samurai: str, slot: str, works: list[str], wood: str) -> None:
    game = position(players={BLUE: f"samurai {samurai}"}, asking=(BLUE,)).turn(BLUE, slot).go()
    assert game.do(*works).has(BLUE) == wood


@rule("EX-7", "EDO-11.1", "EDO-11.2", "EDO-11.3")
def test_ex_7_wages() -> None:
    game = position(players={RED: "samurai FO3 QU2; goods 10 1R 6W 4S"}).turn(RED).end_phase()
    assert game.to_act == (RED,)
    assert game.legal() == "-FO3 -QU2 home"
    game.do("-QU2", "pay")
    assert (game.has(RED), game.samurai(RED), game.player(RED).officials) == ("10 6W 4S", "FO3", 4)


@rule("EX-8", "EDO-11.9")
def test_ex_8_income_of_one_player_alone() -> None:
    game = position(players={RED: "samurai FO3; goods 10 1R 6W 4S"}, rows={"C2": "R"}, tiles={"C2": "P3b"})
    game.turn(RED).end_phase().do("pay", "=take")
    assert game.has(RED) == "16 6W 4S"


@rule("EX-9", "EDO-9.2", "EDO-9.4")
def test_ex_9_building_a_trading_post() -> None:
    game = position(players={RED: "samurai FO3; goods 16 6W 4S"}, rows={"C2": "R"})
    game.turn(RED, "A.BUILD 1").go("FO3-C2").do("P.C2")
    assert (game.has(RED), game.points(RED), game.row("C2")) == ("7 3W 3S", 2, "R RP")
    city = next(space.city for space in game.view().spaces if space.code == "C2")
    assert city is not None
    assert dict(city.weights) == {RED: 3}


@rule("EX-10", "EDO-11.6", "EDO-11.7", "EDO-11.8", "EDO-11.9")
@pytest.mark.parametrize(
    ("row", "income"),
    [
        ("R B B", {BLUE: 4, RED: 3}),
        ("R B B RP", {RED: 4, BLUE: 3}),
        ("R B B RP G", {RED: 4, BLUE: 2, GREEN: 1}),
        ("R B", {RED: 4, BLUE: 3}),
    ],
)
def test_ex_10_income_with_majority_and_tie(row: str, income: dict[int, int]) -> None:
    game = position(rows={"C1": row}, tiles={"C1": "P3c"})
    assert game.income("C1") == income
    assert list(game.income("C1")) == list(income)


@rule("EX-11", "EDO-10.3", "EDO-10.5", "EDO-7.5")
@pytest.mark.parametrize("post", [True, False])
def test_ex_11_trade_with_and_without_trading_post(post: bool) -> None:
    game = position(
        players={RED: "samurai C2; goods 7 3W 3S; points 2"},
        rows={"C2": "R RP" if post else "R"},
        current="M01",
        coming="M04",
        merchant="EDO",
    )
    game.turn(RED, "B.TRADE 1").go("M-C2").do("M01.2")
    assert (game.has(RED), game.points(RED)) == ("3 3W 1S", 3)
    assert game.may("M01.1.1") is post
    if post:
        game.do("M01.1.1")
        assert (game.has(RED), game.points(RED)) == ("1 4W 1S", 3)


@rule("EX-12", "EDO-7.3", "EDO-7.13")
def test_ex_12_movement_without_officials() -> None:
    game = position(players={GREEN: "samurai C3; goods 11"}).turn(GREEN, "A.WOOD 0")
    game.do("C3-EDO", "go")
    assert (game.samurai(GREEN), game.has(GREEN)) == ("EDO", "9")
    assert game.state.turn is not None
    assert game.legal() == "=open"


@rule("EX-13", "EDO-12.2")
def test_ex_13_resource_limit() -> None:
    game = position(players={GREEN: "goods 0 5R 4W 3S"}).turn(RED).end_phase().settle()
    assert game.to_act == (GREEN,)
    game.do("-wood", "-stone")
    assert game.has(GREEN) == "0 5R 3W 2S"
    assert game.to_act != (GREEN,)


@rule("EX-14", "EDO-13.4", "EDO-13.5", "EDO-13.6", "EDO-13.8", "EDO-13.9")
def test_ex_14_final_scoring_and_the_house_in_edo() -> None:
    game = position(
        players={
            RED: "points 12; goods 33 3R; samurai C1 C2 C3",
            BLUE: "points 13; goods 45 2R; samurai C1 C2",
            GREEN: "points 9; goods 20 4R; samurai C1 C2 C3 GA1",
        },
        rows={"EDO": "R G"},
        tiles={"EDO": ""},
    )
    game.turn(RED).end_round()
    places = game.score().seats
    assert [place.total for place in places] == [14, 16, 12]
    assert [place.rank for place in places] == [1, 3, 2]


@rule("EX-15", "EDO-13.1", "EDO-13.2")
def test_ex_15_end_by_the_merchant_stack() -> None:
    game = position()
    cards = tuple(sorted(game.rules.data.merchant))
    game.state = replace(game.state, round=9, merchants=cards, stack=(), ahead=True)
    game.turn(RED).end_round()
    assert (game.state.round, game.state.current, game.state.coming) == (10, "M10", "")
    game.turn(RED).end_round()
    assert game.to_act == ()


@rule("EX-29", "EDO-7.11", "EDO-8.7", "EDO-8.14")
def test_ex_29_own_and_neutral_officials_on_one_travel() -> None:
    def begun() -> Game:
        game = position(players={BLUE: "samurai RI1; neutral 1"})
        return game.turn(BLUE, "B.TRAVEL 1+1n").go()

    game = begun().do("RI1-C3").settle().do("GA3")
    assert game.samurai(BLUE) == "C3 GA3"
    assert game.player(BLUE).neutral == 1
    game = begun().do("GA3")
    assert not game.may("GA1")
    game.do("GA3-QU2").do("RI1-C1")
    assert game.samurai(BLUE) == "C1 QU2"


@rule("EX-30", "EDO-13.9", "EDO-13.10", "EDO-13.11")
def test_ex_30_ranks() -> None:
    game = position(
        players={
            RED: "points 14; goods 8 2R 4W; samurai C1 C2",
            BLUE: "points 14; goods 8 2R 4S; samurai C1 C3",
            GREEN: "points 17",
        },
        rows={"EDO": "R B"},
        tiles={"EDO": ""},
    )
    game.turn(RED).end_round()
    places = game.score().seats
    assert [(place.total, place.rank) for place in places] == [(15, 1), (15, 1), (17, 3)]
    assert [place.ties for place in places] == [(), (), ()]
