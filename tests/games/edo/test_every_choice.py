"""Since version 4 nothing that leaves a choice goes without a question (EDO-20.24)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from bot.cli.simulate import walk
from bot.core import CHANCE, Decision, Seat, complete_options, read
from bot.core.checks.position import Position
from bot.games.edo import Edo
from bot.games.edo.asking import MOST_SAID
from bot.games.edo.turns import Go, Moving, Reveal
from tests.games.edo.scenario import BLUE, EDO, FORMER, RED, Game, planning, position
from tests.rule_ids import rule

FIRST = FORMER[1]
"""Its answers are all that the rules of the game allow: it asks every movement step, execution and wage."""
SAID = ("ask", "asking")
"""Kinds of what a seat says of itself in former versions, beside `0!`."""


@rule("EDO-20.24", "EDO-11.3", "EDO-11.2")
@pytest.mark.parametrize(
    ("held", "coming"),
    [
        ("samurai C1 FO1; goods 0 5R", "M03"),  # either of them may be wanted as an official
        ("samurai C1 FO1; goods 0 5R", ""),  # in the last round rice breaks ties
        ("samurai C1 C1 FO1 FO1 FO2; goods 0 5R", "M03"),  # no official would be left
    ],
)
def test_wages_that_can_be_paid_are_asked(held: str, coming: str) -> None:
    game = position(players={RED: held}, coming=coming).turn(RED).end_phase()
    spaces = dict.fromkeys(game.samurai(RED).split())
    assert (game.to_act, game.legal()) == ((RED,), f"pay {' '.join(f'-{one}' for one in spaces)} home")
    game.do("pay")
    assert game.heard()[-1] == "edo-log-paid"


@rule("EDO-20.24", "EDO-7.2", "EDO-7.5")
@pytest.mark.parametrize(
    "slot", ["A.MONEY 2", "A.BUILD 1", "B.RECRUIT 1", "B.TRADE 1", "A.WOOD 1", "A.MONEY 0"]
)
def test_every_step_in_which_a_piece_can_move_is_asked(slot: str) -> None:
    game = position(players={RED: "samurai FO1; goods 1"}).turn(RED, slot)
    assert game.to_act == (RED,)
    assert game.legal().split()[0] == "go"
    assert {"M-RV1", "FO1-C3"} < set(game.legal().split())


@rule("EDO-20.24", "EDO-7.2", "EDO-14.5")
@pytest.mark.parametrize(("ryo", "left"), [(5, True), (1, False)])
def test_a_movement_that_has_begun_ends_with_a_word(ryo: int, left: bool) -> None:
    game = position(players={RED: f"samurai C1; goods {ryo}"}).turn(RED, "A.BUILD 1").do("M-RV1")
    assert isinstance(game.state.agenda[0], Moving)
    assert (game.to_act, game.legal("go"), bool(game.legal("walk"))) == ((RED,), "go", left)
    game.do("go")
    assert game.heard()[-1] == "edo-log-go"


@rule("EDO-20.24", "EDO-20.12", "EDO-8.10", "EDO-8.13")
@pytest.mark.parametrize(
    ("slot", "held"),
    [("S11.FAVOUR 1", "goods 9; cards S11"), ("B.RECRUIT 1", "goods 0 2R"), ("S04.RECRUIT 2", "cards S04")],
)
def test_favour_and_recruits_may_be_refused(slot: str, held: str) -> None:
    game = position(players={RED: held}).turn(RED, slot)
    game.go()
    assert (game.to_act, game.legal()) == ((RED,), "yes pass")


@rule("EDO-20.26", "EDO-6.3", "EDO-7.3", "EDO-7.13")
def test_no_seat_tells_the_rules_how_much_to_ask() -> None:
    def refused(game: Game, *texts: str) -> list[tuple[str, object]]:
        facts = [game.rules.why_not(game.state, RED, text) for text in texts]
        return [("", None) if fact is None else (fact.key, fact.args["rule"]) for fact in facts]

    quiet, asked = ("edo-no-quiet", "EDO-20.26"), ("edo-no-ask-here", "EDO-20.26")
    game = position(players={RED: "samurai C1; goods 9"})
    assert refused(game, "ask") == [asked]
    game.do("A.MONEY", seat=RED)
    assert game.legal("crew", seat=RED) == "2 1 0"
    assert refused(game, "0!", "0 !", "ask") == [quiet, quiet, asked]
    game.do("0", seat=RED)
    assert refused(game.plan(RED, "B.TRAVEL 0", "C.STONE 0"), "ask") == [asked]
    game = position(players={RED: "samurai C1; goods 9"}).turn(RED, "A.MONEY 0")
    assert (game.to_act, game.legal().split()[0]) == ((RED,), "go")
    assert refused(game, "ask") == [asked]


@rule("EDO-20.24", "EDO-21.1")
def test_a_seat_said_before_any_part_of_its_plan_that_it_wanted_to_be_asked() -> None:
    game = planning(3, rules=FORMER[5])
    others = game.view(BLUE), game.view(None)
    for part in ("A.MONEY", "0!", "B.TRAVEL", "1", "C.STONE"):
        game.do("ask", seat=RED)
        assert game.told[-1] is None
        assert not game.may("ask", RED), "once for each part"
        game.do(part, seat=RED)
    assert (game.view(BLUE), game.view(None)) == others
    assert game.state.asking == (RED,)
    game.do("0", seat=RED)
    assert game.legal(seat=RED) == "back"


def planned(**fields: Any) -> Game:
    """Red is in the movement step of its first slot, and has planned the two others without questions."""
    game = position(players={RED: "samurai C1; goods 9"}, rules=FORMER[5], **fields)
    return game.turn(RED, "A.MONEY 1", "B.RECRUIT 0!", "C.STONE 0!")


@rule("EDO-20.24")
def test_a_slot_planned_without_questions_asks_a_seat_that_wants_it() -> None:
    assert [slot.quiet for slot in planned().state.plans[RED]] == [False, True, True]
    told = planned(asking=(RED,)).end_turn().do("=open", "=open", "=open")
    assert (told.to_act, told.asks("go")) == ((RED,), True)
    assert not told.state.plans[RED][1].quiet, "nobody is told that it passes"
    passed = planned().end_turn().do("=open", "=open", "=open")
    assert (passed.to_act, passed.heard()[-1]) == ((CHANCE,), "edo-log-quiet")
    sealed = position(rules=FORMER[5]).plan(RED, "A.MONEY 1", "B.RECRUIT 0!", "C.STONE 0").view(RED)
    assert sealed.ahead is not None
    assert [step.does for step in sealed.ahead.steps][:3] == ["brings", "quiet", "rest"]


@rule("EDO-20.24")
def test_it_is_said_in_the_turn_too_while_such_a_slot_is_to_come() -> None:
    game = planned()
    assert game.legal("asking") == "ask"
    heard = game.rules.narrate(game.state, RED, read(game.rules, game.state, RED, "ask"), RED)
    assert heard is not None
    assert heard.key == "edo-log-ask-on"
    question = game.legal()
    game.do("ask")
    assert (game.told[-1], game.legal(), game.state.asking) == (None, question, (RED,))
    heard = game.rules.narrate(game.state, RED, read(game.rules, game.state, RED, "ask"), RED)
    assert heard is not None
    assert heard.key == "edo-log-ask-planned"
    for texts in (("go", "=take", "=open", "=open", "=open"), ("go", "=open", "=open", "=open")):
        game.do(*texts)
        assert game.to_act == (RED,)
    assert game.legal("asking") == "", "no slot is left"
    assert game.why("ask") == "edo-no-ask"


@rule("EDO-20.24")
def test_it_is_not_said_for_ever() -> None:
    game = planned()
    for _ in range(MOST_SAID):
        game.do("ask")
    assert game.legal("asking") == ""
    assert game.why("ask") == "edo-no-ask"


@pytest.mark.parametrize("seats", EDO.seats)
def test_random_matches_leave_out_no_choice(seats: int) -> None:
    """After every move the same is asked with the same answers as in version 1, or something more. So
    wherever the match goes on by itself, version 1 has one answer at most."""
    steps = [step for number in range(4) for step in steps_of(EDO, seats, number)]
    assert {fault(EDO, *step) for step in steps} == {""}


def test_the_check_finds_what_version_3_leaves_out() -> None:
    steps = [step for number in range(4) for step in steps_of(FORMER[3], 3, number)]
    assert {fault(FORMER[3], *step) for step in steps} == {"", "Moving", "Execute", "Wages"}


Stepped = tuple[Any, Seat, Decision]


def steps_of(rules: Edo, seats: int, number: int) -> Iterator[Stepped]:
    """Every move of a random match, with the position before it."""
    rng = random.Random(f"{seats}:{number}")
    variants = [*product(("off", "on"), repeat=3)][rng.randrange(8)]
    options = complete_options(
        rules.options, dict(zip(("temples", "privileges", "ronin"), variants, strict=True))
    )
    for at, step in walk(rules, seats, options, rng):
        if step is not None:
            yield at.state, step.seat, read(rules, at.state, step.seat, step.move)


def fault(rules: Edo, state: Any, seat: Seat, move: Decision) -> str:
    """The task of which the rules take a choice away after a move; "" if of none."""
    task = state.agenda[0]
    if move.kind in SAID or (isinstance(task, Reveal) and task.seat in state.asking):
        return ""  # version 1 does not know what is said, and does not ask more because of it
    mine, first = (Position(one, one.apply(state, seat, move), state.seats) for one in (rules, FIRST))
    head = mine.state.agenda[0] if mine.state.agenda else None
    if isinstance(head, Moving) and head.moved and answers(mine) == {seat: ("go",)}:
        mine = mine.after(seat, Go())  # nothing but the word that ends it is left (EDO-7.2)
    if first.at_chance or not first.acting or answers(mine) == answers(first):
        return ""
    return type(first.state.agenda[0]).__name__


def answers(at: Position) -> dict[Seat, tuple[str, ...]]:
    """What each seat can answer."""
    return {
        seat: tuple(str(move) for move in moves if move.kind not in SAID and str(move) != "0!")
        for seat, moves in at.moves.items()
    }
