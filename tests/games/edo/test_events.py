"""What a move did is written once: log, facts of a turn and gains are made of events and marks."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.core import CHANCE, Fact, Seat
from bot.core.chance import outcomes, weighted
from bot.games.edo import Edo
from bot.games.edo.marks import Mark, changed
from bot.games.edo.state import State

EDO = Edo()
GOODS = ("ryo", "rice", "wood", "stone")

UNMARKED = frozenset(
    f"edo-log-{what}"
    for what in (
        *("start", "bundle", "card-current", "card-next", "display", "profit", "demand", "demand-next"),
        *("privilege", "privilege-next", "ronin", "pick", "tile", "land", "ready", "ready-many", "back"),
        *("go", "turn-over", "enough"),
    )
)
"""Lines of which no mark is left."""
SAME = {
    "edo-log-produced-full": "edo-log-produced",
    "edo-log-impossible": "edo-log-passed",
    "edo-log-built-prime": "edo-log-built",
    "edo-log-quiet": "edo-log-opened",
    "edo-log-paid-standing": "edo-log-paid",
}
"""What a mark does not tell apart."""


def kind(line: Fact) -> str:
    key = line.key.removesuffix("-only")
    return SAME.get(key, key)


def agrees(said: Fact, line: Fact) -> bool:
    """A line told again says the same, or less."""
    return kind(said) == kind(line) and all(line.args[name] == said.args[name] for name in said.args)


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


def play(state: State, rng: Random) -> tuple[State, Fact | None]:
    seat, move = chosen(state, rng)
    return EDO.apply(state, seat, move), EDO.narrate(state, seat, move, None)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_facts_of_a_turn_are_the_lines_of_its_moves(seats: int) -> None:
    """What a view tells of a turn are the lines of which marks are left, the same for everybody."""
    rng = Random(seats)
    state = EDO.start(seats, {option.key: option.values[-1] for option in EDO.options})
    lines: list[Fact] = []
    compared = 0
    while EDO.to_act(state):
        state, line = play(state, rng)
        told = EDO.view(state, None).told
        assert all(EDO.view(state, seat).told == told for seat in range(seats))
        if line is None:
            continue
        if kind(line) in ("edo-log-opened", "edo-log-income"):
            lines = []
        if kind(line) == "edo-log-home":
            # Each samurai that was called home has a mark of its own.
            lines += [fact for fact in told[len(lines) :] if fact.key == "edo-log-withdrew"]
            continue
        if line.key in UNMARKED or line.args.get("count") == 0:
            continue
        if kind(line) in ("edo-log-dispersed", "edo-log-stood"):
            lines = [one for one in lines if one.key != "edo-log-disperse"]
            lines += [fact for fact in told[len(lines) : -1] if fact.key == "edo-log-rally"]
        lines.append(line)
        assert len(told) == len(lines), (told, lines)
        assert all(agrees(said, one) for said, one in zip(told, lines, strict=True)), (told, lines)
        compared += 1
    assert compared > 100


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
    assert changed(mark, {"M01": "stone"}) == gains
    assert changed(replace(mark, goods=(("ryo", -3),)), {"M01": "stone"}) == (*gains, ("ryo", -3))


def test_goods_of_marks_are_what_the_stock_grew_by() -> None:
    """Whatever happens: what it brings, and what it costs."""
    rng = Random(3)
    state = EDO.start(3, {option.key: option.values[-1] for option in EDO.options})
    grown = 0
    while EDO.to_act(state):
        seat, move = chosen(state, rng)
        marks, after = EDO.marks(state, seat, move), EDO.apply(state, seat, move)
        for one, (old, new) in enumerate(zip(state.players, after.players, strict=True)):
            changes = [part for mark in marks if mark.seat == one for part in mark.changed]
            for what in GOODS:
                more = sum(count for goods, count in changes if goods == what)
                assert getattr(new.goods, what) - getattr(old.goods, what) == more
                grown += abs(more)
        state = after
    assert grown
