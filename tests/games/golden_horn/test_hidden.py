"""Section 12: what is hidden and what is announced."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from bot.core import CHANCE, Fact, Term, Who
from bot.games.golden_horn.arrival import Card
from bot.games.golden_horn.colours import counted
from bot.games.golden_horn.sailing import Choose
from bot.games.golden_horn.state import Final
from tests.games.golden_horn.scenario import GH, Game, new_game, position
from tests.rule_ids import rule

HANDS = {"L": "OOP", "E": "GGR", "T": "BBY"}
STORES = {"L": "OR", "E": "PPG", "T": "BBBB"}


def stores(game: Game, viewer: str | None) -> list[tuple[int, ...] | None]:
    return [player.warehouse for player in game.view(viewer).players]


@rule("GH-12.1")
def test_gh_12_1_deliveries_and_thefts_are_announced() -> None:
    game = position("L1@S12>E [RR], E3@S5>E [BB]", hands={"L": "RR"}).play("X.E3.RR", "L1").do("C")
    theft, delivery = game.told[0], game.told[2]
    assert theft is not None
    assert delivery is not None
    assert (theft.key, theft.args["who"], theft.args["cube"]) == ("gh-raided", Who(0), Term("gh-colour-B"))
    assert (delivery.key, delivery.args["count"], delivery.args["colour"]) == (
        "gh-delivered",
        2,
        Term("gh-colour-R"),
    )


@rule("GH-12.2")
def test_gh_12_2_warehouses_are_closed_or_open() -> None:
    closed = position(warehouses=STORES)
    assert stores(closed, None) == [None, None, None]
    assert stores(closed, "E") == [None, counted("PPG"), None]
    opened = position(warehouses=STORES, open_warehouses=True)
    for viewer in (None, "L", "E", "T"):
        assert stores(opened, viewer) == [counted(STORES[crest]) for crest in "LET"]
    option = next(option for option in GH.options if option.key == "open_warehouses")
    assert (option.values, option.default) == (("off", "on"), "off")
    assert new_game(2, open_warehouses="on").state.open_warehouses


@rule("GH-12.2")
def test_gh_12_2_a_closed_warehouse_shows_neither_colours_nor_number() -> None:
    one, other = position(warehouses=STORES), position(warehouses={"L": "OR"}, bag="...")
    other.state = replace(other.state, bag=one.state.bag)
    assert one.view("L") == other.view("L")
    assert one.view() == other.view()


@rule("GH-12.3")
def test_gh_12_3_drawn_cards_are_seen_by_their_owner() -> None:
    game = position("L1@S12>E [R]").play("L1").do("C")
    assert GH.narrate(game.state, CHANCE, Card("B"), 0) == Fact(
        "gh-drew-you", {"colour": Term("gh-colour-B")}
    )
    for other in (None, 1, 2):
        heard = {GH.narrate(game.state, CHANCE, card, other).key for card in (Card("B"), Card("R"))}  # type: ignore[union-attr]
        assert heard == {"gh-drew"}
        assert GH.narrate(game.state, CHANCE, Card("B"), other) == Fact("gh-drew", {"who": Who(0)})
    blue, red = position("L1@S12>E [R]").play("L1").do("C").do("=B"), game.do("=R")
    assert blue.view("E") == red.view("E")
    assert blue.view() == red.view()
    assert [player.hand for player in red.view().players] == [1, 0, 0]
    assert red.view("L").hand == counted("R")


@rule("GH-12.3")
def test_gh_12_3_hands_are_numbers_to_others() -> None:
    game = position(hands=HANDS, discard="OPG")
    assert [player.hand for player in game.view("E").players] == [3, 3, 3]
    assert (game.view("E").hand, game.view().hand) == (counted("GGR"), None)
    assert game.view().discard == counted("OPG")
    assert (game.view("L").pile, game.view("L").bag) == (54 - 12, 72)
    text = msgspec.json.encode(game.view()).decode()
    for secret in ("[2,1,0,0,0,0]", "[0,0,2,1,0,0]"):
        assert secret not in text


@rule("GH-12.4")
def test_gh_12_4_a_call_reveals_only_that_the_colours_are_complete() -> None:
    game = position("L1@S5>E [R]", warehouses={"L": "OPGRBYY"}).play("L1", "S6", "call")
    assert game.told[-1] == Fact("gh-called", {"who": Who(0)})
    assert stores(game, None) == [None, None, None]
    assert position("L1@S5>E [R]", warehouses={"L": "OPGRB"}).play("L1", "S6").turn == "E"


@rule("GH-12.5")
def test_gh_12_5_all_warehouses_are_shown_at_the_end() -> None:
    game = position("T1@S5>E [R]", turn="T", warehouses=STORES, final=Final(0)).play("T1")
    assert stores(game, None) == [None, None, None]
    game.do("S6")  # so far a plan may lead, and it shows no warehouse
    assert list(game.to_act) == [CHANCE]
    assert stores(game, "L") == [counted("OR"), None, None]
    assert GH.foresee(game.state, 2) is None
    game.settle()
    assert game.to_act == ()
    assert stores(game, None) == [counted(STORES[crest]) for crest in "LET"]
    assert game.view().turn is None


@rule("GH-12.6")
def test_gh_12_6_declining_an_attack_is_choosing_a_ship() -> None:
    ships = "E3@S5>E [BB], L1@S2>E [R]"
    worlds = [position(ships, hands={"L": hand}) for hand in ("RR", "BB", "GY")]
    assert len({msgspec.json.encode(game.view()) for game in worlds}) == 1
    heard = [GH.narrate(game.state, 0, Choose("L1"), 1) for game in worlds]
    assert heard[0] == heard[1] == heard[2]
    assert len({str(game.play("L1", "S3").told) for game in worlds}) == 1
    assert len({msgspec.json.encode(game.view("T")) for game in worlds}) == 1


@rule("GH-12.6")
def test_gh_12_6_destinations_do_not_show() -> None:
    ships = "L1@S1>E [R]"
    rich, poor = (
        position(ships, hands={"L": "PGR"}).play("L1"),
        position(ships, hands={"L": "OOO"}).play("L1"),
    )
    assert rich.legal() != poor.legal()
    assert (rich.view(), GH.prompt(rich.state, 0)) == (poor.view(), GH.prompt(poor.state, 0))
    assert rich.play("S2").told == poor.play("S2").told


@rule("GH-12.6", "GH-6.17")
def test_gh_12_6_a_player_without_a_ship_to_move_is_asked_whatever_the_hand() -> None:
    stuck = "L1@V, L2@V, L3@V, E3@S5>E [B]"
    can, cannot = position(stuck, V="", hands={"L": "RR"}), position(stuck, V="", hands={"L": "BB"})
    assert (can.to_act, cannot.to_act) == ((0,), (0,))
    assert can.view() == cannot.view()
    assert GH.prompt(can.state, 0) == GH.prompt(cannot.state, 0)
    assert can.play("pass").told == cannot.play("pass").told


@rule("GH-12.6", "GH-11.2")
@pytest.mark.parametrize("target", ["E3@S5>E [B]", "E3@S5>E []"])
def test_gh_12_6_a_skipped_turn_says_nothing_of_the_hand(target: str) -> None:
    """Whatever Lion holds, the others see the same steps: asked where an attack is in sight, else skipped."""
    ships = f"L1@V, L2@V, L3@V, T1@S11>E [], {target}"
    worlds = [position(ships, turn="T", V="", bag="", hands={"L": hand}) for hand in ("RR", "BB", "GY")]
    for game in worlds:
        game.play("T1", "keep", "S12")
    assert len({game.to_act for game in worlds}) == 1
    assert len({str(game.told) for game in worlds}) == 1
    assert len({msgspec.json.encode(game.view("E")) for game in worlds}) == 1


@rule("GH-12.7")
def test_gh_12_7_the_question_of_the_call_follows_from_announced_cubes() -> None:
    worlds = [position("L1@S5>E [R]", warehouses={"L": "OPGRBY"}, hands={"L": hand}) for hand in ("RR", "BB")]
    assert {game.play("L1", "S6").view().question for game in worlds} == {"end"}


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_a_redeal_keeps_all_that_a_seat_knows(viewer: int | None) -> None:
    game = position("E3@S5>E [BB]", hands=HANDS, warehouses=STORES, discard="OPG")
    rng, other = Random(7), set()
    for _ in range(20):
        again = GH.redeal(game.state, viewer, [rng.random() for _ in range(5)])
        assert GH.view(again, viewer) == GH.view(game.state, viewer)
        assert GH.census(again) == GH.census(game.state)
        other.add(again.hands)
    assert len(other) > 10


def test_a_redeal_changes_what_others_have_sealed() -> None:
    game = new_game(3, start_seat="1", ship_placement="choice").do("VVC", seat=0).do("CVC", seat=1)
    again = GH.redeal(game.state, 1, [0.99, 0.1])
    assert again.sealed == ("CCC", "CVC", None)
