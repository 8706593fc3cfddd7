"""What a move did is written once: the gains of a turn are made of marks."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.core import CHANCE, Seat
from bot.core.chance import outcomes
from bot.games.edo import Edo
from bot.games.edo.marks import Mark, whole
from bot.games.edo.state import State
from tests.weighing import weighted

EDO = Edo()
GOODS = ("ryo", "rice", "wood", "stone")


def chosen(state: State, rng: Random) -> tuple[Seat, Any]:
    """Who moves, and how."""
    seat = rng.choice(EDO.to_act(state))
    moves = list(EDO.moves(state, seat))
    if seat == CHANCE:
        cases = outcomes(EDO, state)
        move = weighted(cases, rng.randrange(sum(weight for _, weight in cases)))
    else:
        move = moves[rng.randrange(len(moves))]
    return seat, move


@pytest.mark.parametrize(
    ("mark", "gain"),
    [
        (Mark("produce", 0, "FO1", "wood", 3), ("wood", 3)),
        (Mark("income", 1, "C1", "", 4), ("ryo", 4)),
        (Mark("claim", 1, "C1", "", 4), ("ryo", 4)),
        (Mark("collect", 1, "rice", "", 2), ("rice", 2)),
        (Mark("levy", 1, "stone"), ("stone", 1)),
        (Mark("redeem", 1, "wood"), ("wood", 1)),
        (Mark("trade", 1, "M01", "1", 2), ("stone", 2)),
        (Mark("trade", 1, "M01", "2"), None),
        (Mark("house", 1, "C1"), None),
    ],
)
def test_what_a_mark_brought(mark: Mark, gain: tuple[str, int] | None) -> None:
    gains = () if gain is None else (gain,)
    assert whole(mark, {"M01": "stone"}) == replace(mark, goods=gains)
    paid = replace(mark, goods=(("ryo", -3),))
    assert whole(paid, {"M01": "stone"}).goods == (*gains, ("ryo", -3))


def test_goods_of_marks_are_what_the_stock_grew_by() -> None:
    """Whatever happens: what it brings, and what it costs."""
    rng = Random(3)
    state = EDO.start(3, {option.key: option.values[-1] for option in EDO.options})
    grown = 0
    while EDO.to_act(state):
        seat, move = chosen(state, rng)
        marks, after = EDO.marks(state, seat, move), EDO.apply(state, seat, move)
        for one, (old, new) in enumerate(zip(state.players, after.players, strict=True)):
            changes = [part for mark in marks if mark.seat == one for part in mark.goods]
            for what in GOODS:
                more = sum(count for goods, count in changes if goods == what)
                assert getattr(new.goods, what) - getattr(old.goods, what) == more
                grown += abs(more)
        state = after
    assert grown
