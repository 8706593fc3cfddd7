"""How many wishes are surely enough: as many as the rules say, for different things, are never all gone."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from bot.core import CHANCE, Seat
from bot.core.asking import ahead, enough
from bot.games.bora_bora.jewelry import BuyJewel
from bot.games.bora_bora.resolving import TakeTask
from bot.games.bora_bora.state import State
from bot.match.engine.moves import WISHES, Draft
from bot.match.running.orders import by_turns, next_turn, put_together
from tests.games.bora_bora.scenario import BB, position

Orders = list[tuple[str, ...]]


def answered_ahead(state: State, seat: Seat, rng: random.Random) -> tuple[Orders, set[type]]:
    """Random answers of a seat, turn by turn, and the questions to which they are surely enough: wishes for
    as many different things as the rules say, and for nothing else if there are so many."""
    begun = state if seat in BB.to_act(state) else ahead(BB, state, seat)
    draft, texts, sure = Draft(BB, begun, seat, ahead=True), list[str](), set[type]()
    while draft.status == "asked":
        moves = rng.sample(list(draft.legal), len(draft.legal))
        offers = [BB.offer(draft.state, seat, move) for move in moves]
        later = begun is not state or bool(draft.turns)
        needed = enough(BB, state, draft.state, offers) if later else 0
        things = {offer.contested: str(move) for offer, move in zip(offers, moves, strict=True)}
        if needed:
            sure.add(type(draft.state.agenda[0]))
        in_order = sorted(things, key=lambda thing: thing == "")  # what is always possible comes last
        wishes = [things[thing] for thing in in_order][:needed] if needed else [str(moves[0])]
        texts.append(WISHES.join(wishes))
        draft.add(texts[-1])
    return by_turns(texts, draft.turns or (len(texts),)), sure


def play_on(state: State, seat: Seat, orders: Orders, rng: random.Random) -> tuple[list[type], type | None]:
    """Play to the end of the round: the seat as it has answered ahead, all others at random. Returns the
    questions that were answered so, and the first one to which no answer was possible."""
    questions, left, number = list[type](), list[str](), state.round
    while BB.to_act(state) and state.round == number:
        acting, question = BB.to_act(state)[0], type(state.agenda[0])
        moves = list(BB.moves(state, acting))
        if acting != seat:
            state = BB.apply(state, acting, rng.choice(moves))
            continue
        if not left:
            turn = next_turn(BB, state, put_together(seat, orders)) if orders else None
            if turn is None:
                return questions, question
            left, orders = list(turn[0]), turn[1]
        text = left.pop(0)
        state = BB.apply(state, seat, next(move for move in moves if str(move) == text))
        questions.append(question)
    return questions, None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_wishes_for_enough_things_are_never_all_gone(seats: int) -> None:
    """At random positions, and whatever the others do, nobody is called for such a question."""
    rng, answered = random.Random(seats), Counter[type]()
    for _ in range(6):
        state = BB.start(seats, {})
        while BB.to_act(state):
            acting, seat = BB.to_act(state)[0], rng.randrange(seats)
            asked = acting not in (CHANCE, seat) and ahead(BB, state, seat) is not None
            if asked or (acting == seat and state.phase != "setup"):
                orders, sure = answered_ahead(state, seat, rng)
                questions, called_for = play_on(state, seat, orders, rng)
                assert called_for not in sure
                answered.update(question for question in questions if question in sure)
            state = BB.apply(state, acting, rng.choice(list(BB.moves(state, acting))))
    assert answered[BuyJewel] > 100
    assert answered[TakeTask] > 100


def test_how_many_are_enough() -> None:
    """All who come before; everybody, as long as the turn order may change (BB-10.4)."""
    column, tasks = "J1-1 J2-2 J3-3 J4-1", "T08 T09 T14 T15 T18 T19"
    rest: dict[str, Any] = {"column": column, "shells": dict.fromkeys("ABCD", 9), "board_tasks": tasks}

    def needed(seat: Seat, *texts: str, **where: Any) -> int:
        state = position(players=4, **rest, **where).state
        draft = Draft(BB, ahead(BB, state, seat), seat, ahead=True)
        for text in texts:
            draft.add(text)
        offers = [BB.offer(draft.state, seat, move) for move in draft.legal]
        return enough(BB, state, draft.state, offers)

    assert [needed(seat, phase="jewelry") for seat in (1, 2, 3)] == [2, 3, 4]
    assert [needed(seat, phase="jewelry", turn="B") for seat in (2, 3)] == [2, 3]
    assert needed(1, phase="B") == 4
    assert needed(3, phase="tasks") == 0, "others do not take one's own tasks"


def test_shells_that_are_still_to_come_make_nothing_sure() -> None:
    """Ben wants to take the man, who brings shells. If Ann takes him, Ben has nobody to use (BB-14.5)."""
    huts = {name: " ".join(["12"] * 12) for name in "AB"}
    home = {"A": "W-K4-1@1", "B": "W-K4-2@1"}
    game = position(
        players=2, phase="B", home=home, huts_at=huts, men="M-K12-1", column="J1-1 J2-1", shells={"B": 0}
    )
    draft = Draft(BB, ahead(BB, game.state, 1), 1, ahead=True)
    for text in ("WK4", "M1", "2", "MK12"):
        draft.add(text)
    offers = [BB.offer(draft.state, 1, move) for move in draft.legal]
    assert [str(move) for move in draft.legal] == ["J1-1", "J2-1", "none"]
    assert enough(BB, game.state, draft.state, offers) == 0
    skipped = game.play("WK4").play("M1").play("2").play("end").state
    assert BB.to_act(skipped) != (1,)
