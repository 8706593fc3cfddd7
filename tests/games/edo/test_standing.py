"""What goes without a question in versions 2 and 3 (EDO-20.22), and how a seat says that it wants to be
asked."""

from __future__ import annotations

from functools import partial

import pytest

from bot.core import CHANCE
from tests.games.edo import scenario
from tests.games.edo.scenario import BLUE, EDO, FORMER, RED
from tests.rule_ids import rule

position = partial(scenario.position, rules=FORMER[3])
planning = partial(scenario.planning, rules=FORMER[3])


@rule("EDO-20.22", "EDO-11.1")
def test_wages_that_can_be_paid_are_paid_and_said() -> None:
    game = position(players={RED: "samurai C1 FO1; goods 0 5R"}).turn(RED).end_phase()
    assert (game.to_act, game.legal()) == ((CHANCE,), "pay")
    game.do("pay")
    assert (game.samurai(RED), game.has(RED)) == ("C1 FO1", "0 3R")
    assert game.heard()[-1] == "edo-log-paid-standing"
    short = position(players={RED: "samurai C1 FO1; goods 0 1R"}).turn(RED).end_phase()
    assert short.legal() == "-C1 -FO1 home"


@rule("EDO-20.22")
@pytest.mark.parametrize(
    ("slot", "held", "asked"),
    [
        ("A.MONEY 2", "samurai C1; goods 9", False),  # nothing to decide
        ("A.RICE 1", "samurai C1; goods 9", False),
        ("A.BUILD 1", "samurai C1; goods 9", False),  # no wood or stone at all
        ("A.BUILD 1", "samurai C1; goods 9 9R 9W 9S", True),
        ("A.WOOD 1", "samurai FO1", False),  # no ryo to move: the official works, or nothing
        ("A.WOOD 1", "samurai C1; goods 9", True),
        ("A.WOOD 1", "samurai C1; goods 0", False),
        ("B.RECRUIT 1", "samurai C1; goods 9", False),  # no rice
        ("B.RECRUIT 1", "samurai C1; goods 9 1R", True),
        ("B.TRADE 1", "samurai C1; goods 0 9R 9W 9S", False),  # the merchant is far away
        ("B.TRAVEL 1", "samurai C1; goods 9", True),
        ("A.MONEY 0", "samurai C1; goods 9", True),  # a slot for the movement alone
    ],
)
def test_a_movement_step_that_helps_no_official_is_left_out(slot: str, held: str, asked: bool) -> None:
    game = position(players={RED: held}).turn(RED, slot)
    assert game.asks("go") == asked
    if held.endswith("goods 9") or asked:
        assert position(players={RED: held}, asking=(RED,)).turn(RED, slot).asks("go")


@rule("EDO-20.22")
def test_officials_without_anything_to_do_pass_and_all_hear_it() -> None:
    game = position(players={RED: "samurai C1; goods 9"}).turn(RED, "A.BUILD 2").settle()
    assert game.heard()[-2:] == ["edo-log-impossible", "edo-log-impossible"]


@rule("EDO-20.22", "EDO-7.5", "EDO-10.1")
def test_a_trade_is_in_reach_if_the_merchant_can_come() -> None:
    held = "samurai C1; goods 9 9R 9W 9S"
    assert position(players={RED: held}).turn(RED, "B.TRADE 1").asks("go")
    # the way takes the last ryo, and the card wants ryo for both of its offers
    poor = position(players={RED: "samurai C1; goods 2 9R"}).turn(RED, "B.TRADE 1")
    assert not poor.asks("go")


@rule("EDO-20.22", "EDO-21.1")
def test_a_seat_says_in_secret_that_it_wants_to_be_asked() -> None:
    game = planning(3)
    assert game.may("ask", RED)
    quiet = game.view(BLUE), game.view(None)
    game.do("ask", seat=RED)
    assert game.told[-1] is None
    assert (game.view(BLUE), game.view(None)) == quiet
    assert game.state.asking == (RED,)
    assert not game.may("ask", RED)  # once a round
    assert game.may("ask", BLUE)
    game.plan(RED, "A.MONEY 1")
    assert not game.may("ask", RED)


@rule("EDO-20.22")
def test_it_holds_until_it_is_taken_back() -> None:
    game = position(players={RED: "samurai C1; goods 0 5R"}, asking=(RED,)).turn(RED).end_phase()
    assert game.legal() == "pay -C1"
    game.do("pay").settle()
    game.do("ask", seat=RED)
    assert game.state.asking == ()


@rule("EDO-20.22")
@pytest.mark.parametrize(
    ("slot", "held", "has"),
    [
        ("A.WOOD 1", "samurai FO1; goods 9", "9 3W"),  # alone there: no other place gives more
        ("A.WOOD 2", "samurai FO1 FO2; goods 9", "9 6W"),
        ("A.WOOD 1", "samurai FO1 FO2 FO2; goods 9", "9 3W"),  # of several the one that stands alone
        ("A.WOOD 2", "samurai FO1 FO1", "0 4W"),  # not alone, but without a ryo nobody can move
        ("A.WOOD 1", "samurai FO1 FO1 FO2; goods 9", "9 3W"),
        ("B.RECRUIT 1", "samurai C1; goods 9 2R", "9 1R"),  # the rest is enough for the wages
        ("S04.RECRUIT 2", "goods 9; cards S04", "9"),  # costs nothing
        ("S11.FAVOUR 1", "goods 9; cards S11", "0"),
    ],
)
def test_a_slot_that_nothing_could_make_better_is_played_at_once(slot: str, held: str, has: str) -> None:
    game = position(players={RED: held}).turn(RED, slot).settle()
    assert (game.has(RED), game.state.turn.left if game.state.turn else 0) == (has, 0)
    assert game.legal() == "=open", "on to the next slot: nobody was asked"
    asked = position(players={RED: held}, asking=(RED,)).turn(RED, slot)
    assert asked.to_act == (RED,)


@rule("EDO-20.22", "EDO-20.23")
@pytest.mark.parametrize(
    ("slot", "held", "others"),
    [
        (
            "A.WOOD 1",
            "samurai FO1; goods 9",
            "samurai FO1",
        ),  # somebody else came there: another may be better
        ("A.WOOD 2", "samurai FO1 C1; goods 9", ""),  # the second official needs a samurai that moves
        ("A.WOOD 2", "samurai FO1 FO1; goods 9", ""),
        ("B.RECRUIT 1", "samurai C1; goods 9 1R", ""),  # the rice may be needed for the wages
        ("C.AUTHORIZE 1", "goods 9", ""),
        ("S12.LEVY 1", "goods 9; cards S12", ""),  # wood or stone is a choice
        ("A.BUILD 1", "samurai C1; goods 9 9R 9W 9S", ""),
        ("B.TRAVEL 1", "samurai C1; goods 9", ""),
    ],
)
def test_what_can_be_made_better_or_is_a_choice_is_asked(slot: str, held: str, others: str) -> None:
    game = position(players={RED: held, BLUE: others}).turn(RED, slot)
    assert game.to_act == (RED,)


@rule("EDO-20.22", "EDO-17.46")
def test_whoever_holds_a_privilege_for_it_is_asked() -> None:
    held = "samurai FO1; goods 9; privileges "
    for kind, known in EDO.data.privileges.items():
        if known.does in ("income", "goods") or known.full == "WOOD":
            game = position(
                players={RED: f"{held}{kind}"}, rows={"C1": "R"}, options={"privileges": "on"}
            ).turn(RED, "A.WOOD 1")
            assert game.to_act == (RED,), kind


@rule("EDO-20.22")
def test_the_page_answers_the_production_that_brings_most() -> None:
    """Who was asked about movement is asked about the samurai, too; the best one is the usual answer."""
    game = position(players={RED: "samurai FO1 FO2 C1; goods 9", BLUE: "samurai FO1"})
    game.turn(RED, "A.WOOD 2").do("go")
    offers = {
        str(move): game.rules.offer(game.state, RED, move).usual for move in game.rules.moves(game.state, RED)
    }
    assert offers == {"FO1": False, "FO2": True, "pass": False}


def test_version_2_asks_every_slot_in_which_something_can_be_done() -> None:
    game = scenario.position(players={RED: "samurai FO1; goods 9"}, rules=FORMER[2]).turn(RED, "A.WOOD 1")
    assert game.asks("go")
    game.do("go")
    assert game.legal() == "FO1 pass"


def test_version_1_asks_everything() -> None:
    game = scenario.position(players={RED: "samurai C1 FO1; goods 9 5R"}, rules=FORMER[1])
    assert not game.may("ask", RED)
    assert game.turn(RED, "A.BUILD 1").asks("go")
    game.do("go").settle().end_phase()
    assert game.legal() == "pay -C1 -FO1 home"
