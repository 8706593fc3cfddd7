"""What a seat is asked ahead: persons, jewelry, its task and the next one, once its dice are placed."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

from bot.core import CHANCE, read
from bot.core.asking import ahead, imagined
from bot.games.bora_bora.jewelry import BuyJewel
from bot.games.bora_bora.placing import PlaceDie
from bot.games.bora_bora.resolving import ResolveTask, TakeTask
from bot.games.bora_bora.state import State
from bot.games.bora_bora.using import UsePersons
from bot.match.engine.moves import preview
from tests.games.bora_bora.scenario import BB, position

TASKS = {"A": "T10 T11 T22", "B": "T12 T13 T21"}
TWO = {"A": "T10 T11", "B": "T12 T13"}
MAN = {"B": "M-K8-1@1"}
BUYS: dict[str, Any] = {"column": "J1-1 J2-2", "shells": {"A": 5, "B": 5}}


def asked(**rest: Any) -> State:
    return position(**{"players": 2, "tasks": TASKS, **rest}).state


def heads(state: State, seat: int) -> list[type]:
    """The questions that the seat answers ahead, each with the first answer."""
    found: list[type] = []
    at = ahead(BB, state, seat)
    while at is not None and len(found) < 20:
        while BB.to_act(at) == (seat,):
            found.append(type(at.agenda[0]))
            at = BB.apply(at, seat, list(BB.moves(at, seat))[-1])
        at = ahead(BB, at, seat)
    return found


def test_nothing_while_there_are_dice() -> None:
    state = asked(dice={"A": "3", "B": "4"}, home=MAN)
    assert ahead(BB, state, 1) is None
    assert ahead(BB, state, 0) is None, "who must act is asked anyhow"


def test_after_the_last_die_all_that_is_left_of_the_round() -> None:
    state = asked(dice={"A": "3", "B": ""}, lap=3, home=MAN, **BUYS)
    assert heads(state, 1) == [UsePersons, BuyJewel, ResolveTask, TakeTask]


def test_what_would_be_no_question_is_left_out() -> None:
    """Nobody to use, nothing to buy (BB-14.5)."""
    state = asked(dice={"A": "3", "B": ""}, lap=3)
    assert heads(state, 1) == [ResolveTask, TakeTask]


def test_nobody_to_use_is_not_tried() -> None:
    """While another uses persons, a seat tries out its own use of them; without any, what comes later
    (BB-14.5)."""
    for home, question in (({"A": "M-K9-1@1", **MAN}, UsePersons), ({"A": "M-K9-1@1"}, ResolveTask)):
        tried = imagined(BB, asked(phase="B", home=home), 1)
        assert tried is not None
        assert type(tried.agenda[0]) is question


def test_in_each_phase_what_comes_later() -> None:
    state = asked(phase="jewelry", **BUYS)
    assert heads(state, 1) == [BuyJewel, ResolveTask, TakeTask]
    after = BB.apply(state, 0, read(BB, state, 0, "J1-1"))
    assert heads(after, 0) == [ResolveTask, TakeTask]
    state = asked(phase="tasks")
    assert heads(state, 1) == [ResolveTask, TakeTask]
    state = asked(phase="take", tasks=TWO)
    assert heads(state, 1) == [TakeTask]


def test_in_the_last_round_the_last_three_tasks_too() -> None:
    state = asked(phase="take", round=6, tasks=TWO)
    assert heads(state, 1) == [TakeTask, ResolveTask, ResolveTask, ResolveTask]


def test_a_jewel_that_is_bought_ahead_counts_for_the_task() -> None:
    tasks, jewels = {"A": "T10 T11 T22", "B": "T48 T12 T21"}, {"B": "J3-2 J4-1"}
    state = asked(phase="jewelry", tasks=tasks, jewels=jewels, **BUYS)
    at = ahead(BB, state, 1)
    assert at is not None
    bought = preview(BB, at, 1, ("J1-1",), ahead=True)
    assert [str(one) for one in BB.moves(bought.state, 1)] == ["T48"]
    assert bought.turns == (1,)
    nothing = preview(BB, at, 1, ("none",), ahead=True)
    assert "T48" not in [str(one) for one in BB.moves(nothing.state, 1)]


K9, K5 = "M-K9-1@1", "W-K5-1@2"
HUTS = {"A": " ".join(["12"] * 12)}


@pytest.mark.parametrize(
    ("persons", "moves", "later"),
    [
        (K9, "MK9 c.R", True),
        (K9, "MK9 c.top", False),
        (f"{K9} M-K9-2@3", "MK9 c.R", False),
        (f"{K9} {K5}", "MK9 c.R", False),
        (K5, "WK5 3 a1a2 c.R shell", True),
        (K5, "WK5 3 a1a2 c.top shell", False),
    ],
)
def test_after_a_card_of_the_open_row_the_page_goes_on(persons: str, moves: str, later: bool) -> None:
    """If the turn is over: the card that replaces it is nothing to the seat any more in this round. A card
    from the deck is: the hand may meet a task then (BB-11.3)."""
    state = asked(
        phase="B",
        home={"A": persons},
        huts_at=HUTS,
        ceremony={"A": "a1 a2"},
        offerings={"A": 0},
        column="J1-1 J2-2",
        shells={"A": 5},
    )
    draft = preview(BB, state, 0, moves.split(), ahead=True)
    assert (draft.status == "asked" and draft.state.phase == "jewelry") == later
    assert draft.foreseen or not later


def test_in_phase_a_persons_may_still_take_the_new_card() -> None:
    """The last die brings a card, and a person who takes cards is used later."""
    state = asked(dice={"A": "1", "B": ""}, lap=3, home={"A": K9}, huts_at=HUTS)
    for last, turns in (("o", (4,)), ("c.R", ())):
        draft = preview(BB, state, 0, ("T1", "1", last, "shell"), ahead=True)
        assert draft.turns == turns


def test_whole_drafts_in_random_games() -> None:
    """A draft that goes ahead ends with a whole turn, and each turn has an answer."""
    rng, drafts = random.Random(5), 0
    state = BB.start(3, {})
    while BB.to_act(state) and drafts < 25:
        seat = BB.to_act(state)[0]
        if seat != CHANCE and isinstance(state.agenda[0], PlaceDie) and state.lap == 3:
            made: list[str] = []
            found = preview(BB, state, seat, made, ahead=True)
            while found.status == "asked":
                made.append(str(rng.choice(list(BB.moves(found.state, seat)))))
                found = preview(BB, state, seat, made, ahead=True)
            assert not found.turns or found.turns[-1] == len(made)
            assert all(one < other for one, other in pairwise((0, *found.turns)))
            drafts += 1
        moves = list(BB.moves(state, seat))
        state = BB.apply(state, seat, rng.choice(moves))
    assert drafts == 25 or not BB.to_act(state)
