"""Sections 4, 7, 8, 14, 20: turns, movement and actions."""

from __future__ import annotations

import pytest

from bot.core import CHANCE
from tests.games.edo.scenario import BLUE, EDO, GREEN, RED, position
from tests.rule_ids import rule


@rule("EDO-0.1", "EDO-7.4", "EDO-7.12")
def test_a_way_that_cannot_be_paid_in_full() -> None:
    game = position(players={RED: "samurai C1; goods 2"}).turn(RED, "A.WOOD 0")
    assert not game.may("C1-GA3")
    assert game.why("C1-GA3") == "edo-no-walk-ryo"
    game.do("C1-FO2")
    assert game.has(RED) == "1"
    assert game.why("M-C1") == "edo-no-walk-ryo"


@rule("EDO-0.4", "EDO-20.18", "EDO-20.14", "EDO-20.20", "EDO-8.1", "EDO-4.10", "EDO-4.11", "EDO-4.21")
@pytest.mark.parametrize(
    ("slot", "cards", "moves", "has"),
    [
        ("A.RICE 2", "", [], "0 4R"),
        ("A.MONEY 1", "", [], "5"),
        ("S01.RICE 2", "S01", [], "0 6R"),
        ("S01.MONEY 1", "S01", [], "8"),
        ("S12.LEVY 2", "S12", ["wood", "stone"], "0 1W 1S"),
    ],
)
def test_what_nobody_can_refuse(slot: str, cards: str, moves: list[str], has: str) -> None:
    game = position(players={RED: f"cards {cards}"}).turn(RED, slot).go()
    for move in moves:
        assert game.legal() == "wood stone"
        game.do(move)
    assert game.has(RED) == has


@rule("EDO-0.3", "EDO-7.6", "EDO-14.4")
def test_nothing_is_done_with_what_others_have() -> None:
    game = position(players={RED: "samurai C1; goods 9", BLUE: "samurai C2"}).turn(RED, "A.WOOD 0")
    assert not any(move.startswith("C2-") for move in game.legal().split())
    assert game.why("C2-C1") == "edo-no-samurai"


@rule("EDO-7.2", "EDO-7.3", "EDO-14.1", "EDO-20.7", "EDO-2.9")
def test_any_samurai_any_distance_whether_needed_or_not() -> None:
    game = position(players={RED: "samurai C1 C2; goods 20", BLUE: "samurai EDO"}).turn(RED, "A.MONEY 0")
    game.do("C1-EDO", "C2-EDO")
    assert (game.samurai(RED), game.has(RED)) == ("EDO EDO", "16")
    assert len([move for move in game.legal("walk").split() if move.startswith("EDO-")]) == 21


@rule("EDO-7.5", "EDO-14.3", "EDO-7.12")
def test_the_merchant_moves_for_whoever_pays() -> None:
    game = position(players={RED: "goods 3"}, merchant="EDO").turn(RED, "A.MONEY 0")
    game.do("M-FO1")
    assert (game.state.merchant, game.has(RED)) == ("FO1", "1")
    travel = position(players={RED: "samurai EDO"}, merchant="EDO").turn(RED, "B.TRAVEL 1").go()
    assert travel.why("M-C1") == "edo-no-travel-merchant"


@rule("EDO-7.7", "EDO-14.1")
def test_paid_movement_before_travel() -> None:
    game = position(players={RED: "samurai C1; goods 1"}).turn(RED, "B.TRAVEL 1")
    game.go("C1-QU1").do("QU1-GA1")
    assert (game.samurai(RED), game.has(RED)) == ("GA1", "0")


@rule("EDO-7.8", "EDO-7.13", "EDO-12.6")
def test_no_paid_movement_after_an_execution() -> None:
    game = position(players={RED: "samurai FO1; goods 9 9W"}, asking=(RED,)).turn(RED, "A.WOOD 1").go()
    assert game.why("FO1-C3") == "edo-no-walk-late"
    game.do("FO1")
    assert game.has(RED) == "9 12W"
    assert game.legal() == "=open"


@rule("EDO-7.9", "EDO-20.19", "EDO-20.8", "EDO-8.2", "EDO-4.3", "EDO-4.12", "EDO-4.13", "EDO-4.14")
@pytest.mark.parametrize(
    ("slot", "spaces", "has"),
    [("A.WOOD 2", "FO1 FO2", "0 6W"), ("C.STONE 2", "QU1 QU2", "0 6S"), ("B.HARVEST 2", "RI1 RI2", "0 8R")],
)
def test_one_official_after_the_other(slot: str, spaces: str, has: str) -> None:
    game = position(players={RED: f"samurai {spaces}"}, asking=(RED,)).turn(RED, slot).go()
    for space in spaces.split():
        game.do(space)
    assert game.has(RED) == has


@rule("EDO-7.10", "EDO-12.1", "EDO-14.8")
def test_used_officials_come_back_but_not_the_one_at_a_gate() -> None:
    game = position(players={RED: "goods 0 2R; neutral 1"}).turn(RED, "B.TRAVEL 1", "A.MONEY 1+1n")
    game.go().do("GA1")
    game.end_round()
    pool = game.state.pools[RED]
    assert (pool.own, pool.neutral, pool.cards) == (4, 1, ("A", "B", "C"))
    assert game.samurai(RED) == "GA1"


@rule("EDO-8.3")
def test_a_samurai_produces_once_in_a_turn() -> None:
    game = position(players={RED: "samurai FO1 FO2"}, asking=(RED,)).turn(RED, "A.WOOD 2").go().do("FO1")
    assert game.legal() == "FO2 pass"
    assert game.why("FO1") == "edo-no-produce-twice"


@rule("EDO-8.5", "EDO-14.10")
def test_he_stays_where_he_is() -> None:
    game = position(players={RED: "samurai FO1"}).turn(RED, "A.WOOD 1").play("FO1")
    assert (game.samurai(RED), game.has(RED)) == ("FO1", "0 3W")


@rule("EDO-8.16", "EDO-8.4")
def test_a_production_of_nothing() -> None:
    held = {RED: "samurai FO1", BLUE: "samurai FO1 FO1 FO1"}
    game = position(players=held, asking=(RED,)).turn(RED, "A.WOOD 1").go()
    assert game.may("FO1")
    game.do("FO1")
    assert game.has(RED) == "0"


@rule("EDO-4.15", "EDO-4.16", "EDO-8.7", "EDO-20.10")
def test_travel_a_needs_an_own_official() -> None:
    game = position(players={RED: "samurai C1; neutral 1"}).turn(RED, "B.TRAVEL 1n").go()
    assert game.why("GA1") == "edo-no-gate-own"
    assert game.may("C1-GA1")


@rule("EDO-8.8", "EDO-8.14")
def test_travel_b_moves_two_different_samurai() -> None:
    game = position(players={RED: "samurai C1 C1"}).turn(RED, "B.TRAVEL 1").go().do("C1-C2")
    assert not game.may("C2-C3")
    assert game.why("C2-C3") == "edo-no-travel-same"
    assert game.why("C1-C1") == "edo-no-way"
    game.do("C1-C2")
    assert game.samurai(RED) == "C2 C2"
    assert game.legal() == "=open"


@rule("EDO-8.9")
def test_travel_never_moves_the_merchant() -> None:
    game = position(players={RED: "samurai EDO"}).turn(RED, "B.TRAVEL 1").go()
    assert not any(move.startswith("M-") for move in game.legal().split())


@rule("EDO-4.18", "EDO-8.10", "EDO-8.11", "EDO-8.15", "EDO-20.12", "EDO-0.2")
def test_recruit() -> None:
    game = position(players={RED: "goods 0 1R; cards S04"}, asking=(RED,)).turn(RED, "B.RECRUIT 1").go()
    game.do("yes")
    assert (game.has(RED), game.player(RED).neutral, game.state.neutral) == ("0", 1, 11)
    free = position(players={RED: "cards S04"}).turn(RED, "S04.RECRUIT 2").play("yes", "yes")
    assert free.player(RED).neutral == 2
    poor = position().turn(RED, "B.RECRUIT 1").go()
    assert poor.player(RED).neutral == 0
    assert "edo-log-impossible" in poor.heard()
    empty = position(players={RED: "goods 1 1R"}, neutral=0).turn(RED, "B.RECRUIT 1")
    assert empty.why("yes", RED) == "edo-no-neutral"


@rule("EDO-4.20", "EDO-8.13", "EDO-8.15", "EDO-20.12")
@pytest.mark.parametrize(("card", "left"), [("S11", "1"), ("S12", "0")])
def test_favour(card: str, left: str) -> None:
    game = (
        position(players={RED: f"goods 10; cards {card}"}, asking=(RED,)).turn(RED, f"{card}.FAVOUR 1").go()
    )
    assert game.legal() == "yes pass"
    game.do("yes")
    assert (game.has(RED), game.points(RED)) == (left, 1)


@rule("EDO-4.19", "EDO-8.12", "EDO-4.63", "EDO-20.13", "EDO-8.15")
def test_authorize() -> None:
    game = position(
        players={RED: "goods 6; cards S01"}, display=("S02", "S04", "S09", "S11"), deck=("S05", "S06")
    )
    game.turn(RED, "C.AUTHORIZE 1").go()
    assert game.legal() == "S02 S04 pass"
    assert game.why("S09") == "edo-no-goods"
    assert game.why("S05") == "edo-no-display"
    game.do("S04", "=S06")
    assert (game.has(RED), game.player(RED).cards) == ("1", ("A", "B", "C", "S01", "S04"))
    assert game.state.display == ("S02", "S09", "S11", "S06")
    assert "S04" not in game.state.pools[RED].cards
    last = position(players={RED: "goods 6"}, display=("S02",), deck=()).turn(RED, "C.AUTHORIZE 1").go()
    last.do("S02")
    assert last.state.display == ()


@rule("EDO-14.5", "EDO-14.6", "EDO-24.15")
def test_movement_back_and_forth_over_anything() -> None:
    game = position(
        2, players={RED: "samurai C1; goods 5", BLUE: "samurai FO2 FO2 FO2"}, rows={"C1": "B B B B B B"}
    )
    game.turn(RED, "A.WOOD 0").do("C1-FO2", "FO2-C1", "C1-FO2")
    assert (game.samurai(RED), game.has(RED)) == ("FO2", "2")


@rule("EDO-14.7")
def test_a_samurai_leaves_the_board_in_phase_3_only() -> None:
    game = position(players={RED: "samurai C1; goods 9"}).turn(RED, "B.TRAVEL 1").do("go")
    assert not any(move.startswith("-") for move in game.legal().split())


@rule("EDO-8.6", "EDO-20.10")
def test_each_official_of_travel_decides_anew() -> None:
    game = position(players={RED: "samurai C1; cards S10"}).turn(RED, "S10.TRAVEL 3").go()
    game.do("GA1", "pass", "GA2")
    assert game.samurai(RED) == "C1 GA1 GA2"


def test_a_second_free_way_of_the_same_samurai_is_not_listed() -> None:
    game = position(
        players={GREEN: "samurai RV1; goods 1"}, options={"temples": "on"}, temples_at=(("RV1", GREEN),)
    )
    game.turn(GREEN, "A.WOOD 0").do("RV1-EDO")
    assert not game.may("EDO-RV1")
    assert game.why("EDO-RV1") == "edo-no-walk-free"
    assert game.may("EDO-RV2")


def test_planning_past_what_nobody_is_asked() -> None:
    """After the movement the rice comes by itself; the privilege can be planned on."""
    game = position(players={RED: "goods 3; privileges ews"}, options={"privileges": "on"})
    game.turn(RED, "A.RICE 1").do("go")
    assert game.to_act == (CHANCE,)
    later = EDO.foresee(game.state, RED)
    assert later is not None
    assert [str(move) for move in EDO.moves(later, RED)] == ["go", "ews.wood", "ews.stone"]
    assert EDO.foresee(game.state, BLUE) is None


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("H.C1", "edo-no-walk-first"),
        ("P.C2", "edo-no-build-nobody"),
        ("P.EDO", "edo-no-build-place"),
        ("S.C1", "edo-no-goods"),
        ("GA1", "edo-no-other-action"),
        ("C1-C9", "edo-no-space"),
        ("A.WOOD", "edo-no-plan-late"),
    ],
)
def test_reasons_before_the_movement_is_over(text: str, reason: str) -> None:
    game = position(players={RED: "samurai C1; goods 4 2W 1S"}).turn(RED, "A.BUILD 1")
    assert game.why(text) == reason
    assert game.why("go", BLUE) == "edo-no-turn"


def test_an_official_less_turn_has_nothing_to_execute() -> None:
    game = position(players={RED: "samurai C1; goods 4 2W 1S"}).turn(RED, "A.BUILD 0")
    assert game.why("H.C1") == "edo-no-official"


def test_movement_that_has_not_begun_is_not_ended() -> None:
    game = position(players={RED: "samurai C1; goods 9"}).turn(RED, "A.WOOD 0")

    def said() -> str:
        [go] = [move for move in EDO.moves(game.state, RED) if str(move) == "go"]
        return EDO.offer(game.state, RED, go).label.key

    assert said() == "edo-offer-stay"
    game.do("C1-FO2")
    assert said() == "edo-offer-go"
