"""Sections 5, 6, 21: rounds, secret plans, slots that open one by one."""

from __future__ import annotations

import pytest

from bot.core import CHANCE, Who, fact
from bot.games.edo import Edo, terms
from bot.games.edo.state import Slot
from bot.text import words
from tests.games.edo.scenario import BLUE, EDO, FORMER, GREEN, RED, planning, position
from tests.rule_ids import rule


@rule("EDO-5.1", "EDO-5.2", "EDO-5.3", "EDO-12.5")
def test_slots_in_turn_order_then_wages_then_the_next_start_player() -> None:
    game = position(
        players=dict.fromkeys(range(3), "samurai C1; goods 5 5R"), start=BLUE, asking=(RED, BLUE, GREEN)
    )
    for seat in range(3):
        game.plan(seat, "A.WOOD 0", "B.TRAVEL 0", "C.STONE 0")
    order = []
    while game.state.agenda and game.state.round == 2:
        if game.legal() == "=open":
            game.do("=open")
            assert game.state.turn is not None
            order.append((game.state.turn.number, game.state.turn.seat))
        elif game.asks("wage"):
            order.append((9, game.to_act[0]))
            game.do("pay")
        else:
            game.do("go" if game.asks("go") else game.legal().split()[0])
    slots = [(slot, seat) for slot in range(3) for seat in (BLUE, GREEN, RED)]
    assert order == [*slots, (9, BLUE), (9, GREEN), (9, RED)]
    assert game.state.start == GREEN


@rule("EDO-6.1", "EDO-6.10", "EDO-21.1", "EDO-21.2")
def test_all_plan_at_once_and_may_change_until_the_last_is_in() -> None:
    game = planning(3)
    assert list(game.to_act) == [RED, BLUE, GREEN]
    game.plan(BLUE, "A.MONEY 2", "B.TRAVEL 1", "C.STONE 0")
    assert list(game.to_act) == [RED, GREEN]
    assert EDO.may_change(game.state) == (BLUE,)
    assert game.legal(seat=BLUE) == "back"
    assert game.view(RED).players[BLUE].ready
    assert game.view(RED).players[BLUE].slots == ()
    assert game.heard()[-1:] == ["edo-log-ready"]
    game.do("back", seat=BLUE)
    assert list(game.to_act) == [RED, BLUE, GREEN]
    for seat in range(3):
        game.plan(seat, "A.MONEY 0", "B.TRAVEL 0", "C.STONE 0")
    assert EDO.may_change(game.state) == ()
    assert game.to_act == (CHANCE,)


def test_the_last_slot_of_a_plan_does_not_say_that_it_is_sealed_already() -> None:
    """The line stands in trials and above Confirm, too."""
    slot = terms.slot(3, Slot("C", "STONE", 0))
    told = words("en").say(fact("edo-log-sealed", who=Who(BLUE), **slot))
    assert told == "Slot 3: C Stone with no officials. Sealed until all have planned."


@rule("EDO-6.3", "EDO-6.7", "EDO-20.6", "EDO-7.1")
def test_a_slot_shows_card_action_and_officials_when_it_opens() -> None:
    game = position(players={RED: "neutral 1; privileges b"}, options={"privileges": "on"})
    game.turn(RED, "A.MONEY 1+1n", "B.TRAVEL 1b", "C.STONE 1")
    view = game.view(BLUE)
    slot = view.players[RED].slots[0]
    assert (slot.card, slot.do, slot.own, slot.neutral, slot.black) == ("A", "MONEY", 1, 1, 0)
    assert len(view.players[RED].slots) == 1
    own = game.view(RED).own
    assert own is not None
    assert [part.do for part in own.plan] == ["MONEY", "TRAVEL", "STONE"]


@rule("EDO-6.4", "EDO-6.6", "EDO-4.4", "EDO-6.9", "EDO-14.9")
def test_no_official_needs_to_be_used_and_nothing_needs_to_be_possible() -> None:
    game = planning(2)
    for text in ("C.BUILD", "1", "B.TRADE", "0", "A.WOOD", "0"):
        game.do(text, seat=RED)
    game.plan(BLUE, "A.RICE 0", "B.RECRUIT 0", "C.STONE 0")
    assert game.to_act == (CHANCE,)
    none = position(players={RED: "officials 0; goods 3"}).turn(RED, "A.RICE 0")
    assert none.asks("go")


@rule("EDO-6.5", "EDO-20.6")
@pytest.mark.parametrize(
    ("act", "crew", "reason"),
    [
        ("B.TRAVEL", "3", "edo-no-most"),
        ("A.WOOD", "2", "edo-no-officials-own"),
        ("A.WOOD", "2n", "edo-no-officials-neutral"),
        ("A.WOOD", "1b", "edo-no-officials-black"),
        ("A.WOOD", "1+0n", "edo-no-write"),
    ],
)
def test_officials_are_counted_by_kind(act: str, crew: str, reason: str) -> None:
    game = position(players={RED: "samurai C1 C1 C2 C2; neutral 1"})
    assert game.do(act, seat=RED).why(crew, RED) == reason
    assert game.may("1+1n", RED)


@rule("EDO-6.2")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("A.MONEY", "edo-no-card-used"),
        ("S01.RICE", "edo-no-card"),
        ("B.WOOD", "edo-no-action"),
        ("2", "edo-no-act-first"),
    ],
)
def test_cards_of_a_plan(text: str, reason: str) -> None:
    assert planning(2).do("A.RICE", "1", seat=RED).why(text, RED) == reason


@rule("EDO-4.62", "EDO-8.12")
def test_special_cards_are_planned_like_others() -> None:
    game = position(players={RED: "cards S10"})
    assert {"S10.MONEY", "S10.TRAVEL"} <= set(game.legal("act", RED).split())
    game.do("S10.TRAVEL", seat=RED)
    assert game.may("3", RED)


@rule("EDO-6.8")
def test_planning_costs_nothing() -> None:
    game = position(players={RED: "goods 4 2R"})
    game.plan(RED, "B.RECRUIT 1", "A.WOOD 1", "C.BUILD 1")
    assert game.has(RED) == "4 2R"


@rule("EDO-21.3", "EDO-21.15", "EDO-21.16", "EDO-21.14")
def test_public_counts_do_not_change_while_plans_are_secret() -> None:
    game = position(players={RED: "neutral 2; privileges b"}, options={"privileges": "on"})
    before = game.view(BLUE).players[RED]
    game.plan(RED, "A.MONEY 1n+1b", "B.TRAVEL 2", "C.STONE 1n")
    after = game.view(BLUE).players[RED]
    assert (after.officials, after.neutral, after.privileges) == (before.officials, 2, ("b",))
    game.plan(BLUE, "A.RICE 0", "B.TRAVEL 0", "C.STONE 0").plan(GREEN, "A.RICE 0", "B.TRAVEL 0", "C.STONE 0")
    game.end_phase()
    assert [len(player.slots) for player in game.view(None).players] == [3, 3, 3]


@pytest.mark.parametrize(("rules", "nobody"), [(EDO, "0"), (FORMER[5], "0!")])
def test_the_plan_of_the_round_before_can_be_repeated(rules: Edo, nobody: str) -> None:
    game = position(players={RED: "neutral 1"}, rules=rules)
    game.turn(RED, "A.MONEY 1+1n", f"B.TRAVEL {nobody}", "C.STONE 1").end_round()
    former = game.view(RED).former
    assert former == ("A.MONEY", "1+1n", "B.TRAVEL", nobody, "C.STONE", "1")
    assert game.view(None).former == ()
    game.do(*former, seat=RED)
    assert game.view(RED).former == ()
    assert RED not in game.to_act


def test_a_plan_is_repeated_with_the_officials_that_are_left() -> None:
    """Two went to a gate, and stay samurai."""
    game = position(players={RED: "goods 10 9R"}).turn(RED, "B.TRAVEL 2", "A.MONEY 2", "C.STONE 1")
    game.go().do("GA1").settle().do("GA1").end_round()
    assert game.state.players[RED].officials == 3
    assert game.view(RED).former == ("B.TRAVEL", "2", "A.MONEY", "1", "C.STONE", "0")
    game.do(*game.view(RED).former, seat=RED)
    assert RED not in game.to_act


def test_the_last_seal_and_the_last_move_of_a_turn_open_nothing() -> None:
    """A preview of either shows nothing that is hidden: opening is a step of its own."""
    game = planning(2)
    game.plan(RED, "A.MONEY 2", "B.TRAVEL 1", "C.STONE 1").plan(BLUE, "C.STONE 1", "A.MONEY 2", "B.TRAVEL 0")
    assert game.view(None).players[RED].slots == ()
    assert EDO.foresee(game.state, BLUE) is None
    game.do("=open").go()
    assert game.view(RED).players[BLUE].slots == ()


@rule("EDO-21.1")
def test_what_is_asked_privately() -> None:
    game = planning(2)
    before = EDO.prompt(game.state, RED)
    asked = [game.view(RED).asked]
    game.do("A.MONEY", seat=RED)
    asked.append(game.view(RED).asked)
    assert [fact.key for fact in asked if fact is not None] == ["edo-ask-act", "edo-ask-crew"]
    assert EDO.prompt(game.state, RED) == before
    assert game.view(BLUE).asked == planning(2).view(BLUE).asked


@pytest.mark.parametrize(
    ("team", "told"),
    [
        ((2, 1, 0), "2 officials and 1 neutral"),
        ((0, 1, 0), "1 neutral official"),
        ((0, 2, 1), "2 neutral officials and 1 black"),
        ((0, 0, 1), "1 black official"),
        ((0, 0, 0), "no officials"),
    ],
)
def test_a_crew_is_understood_alone(team: tuple[int, int, int], told: str) -> None:
    said = words("en").say(fact("edo-offer-crew", officials=terms.officials(*team), number=1))
    assert said == f"{told} on slot 1"
