"""Is what is answered by itself really without a choice? Every other answer is played beside it."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from bot.cli.simulate import below_of, chosen
from bot.core import AnyRules, Move, Seat, complete_options
from bot.core.asking import by_itself
from bot.core.checks.position import Position

STEPS = 400
"""Steps of a round at most."""


class Given(NamedTuple):
    """A position in which an answer is given without asking, though there are others."""

    state: Any
    seat: Seat
    answer: Move
    others: Sequence[Move]


def given(rules: AnyRules, number: int) -> Iterator[Given]:
    """Those of one random match."""
    rng = random.Random(number)
    seats = rng.choice(rules.seats)
    wanted = {option.key: rng.choice(option.values) for option in rules.options}
    try:
        options = complete_options(rules.options, wanted)
        rules.start(seats, options)
    except ValueError:
        options = complete_options(rules.options, {})
    state = rules.start(seats, options)
    while acting := rules.to_act(state):
        found = by_itself(rules, state)
        if found is not None:
            seat, answer = found
            others = [move for move in rules.moves(state, seat) if move != answer]
            if others:
                yield Given(state, seat, answer, others)
        state = rules.apply(state, *chosen(rules, state, acting, rng, below_of(rng)))


def fault(rules: AnyRules, found: Given, seed: int = 0) -> str:
    """What another answer would have changed: points, ranks or options of anybody for the rest of the round,
    or the position after it; "": nothing. Both go on with the same random moves and draws."""
    for other in found.others:
        left = rules.apply(found.state, found.seat, found.answer)
        right = rules.apply(found.state, found.seat, other)
        wrong = _differ(rules, left, right, random.Random(f"{seed}:{other}"))
        if wrong:
            return f"{other} instead of {found.answer}: {wrong}"
    return ""


def _differ(rules: AnyRules, left: Any, right: Any, rng: random.Random) -> str:
    begun = rules.view(left, None).round
    for _ in range(STEPS):
        left, right = _goes_on(rules, left), _goes_on(rules, right)
        if _bare(left) == _bare(right):
            return ""
        one, other = _seen(rules, left), _seen(rules, right)
        if one != other:
            return f"{one} is not {other}"
        if not one[0] and _unordered(_bare(left)) == _unordered(_bare(right)):
            return ""
        if not one[0] or rules.view(left, None).round != begun:
            return "the position is another one after the round"
        seat, move = chosen(rules, left, rules.to_act(left), rng, below_of(rng))
        left, right = (
            rules.apply(
                state, seat, next(same for same in rules.moves(state, seat) if str(same) == str(move))
            )
            for state in (left, right)
        )
    raise AssertionError("the round does not end")


def _goes_on(rules: AnyRules, state: Any) -> Any:
    """The position in which somebody is asked next."""
    while (found := by_itself(rules, state)) is not None:
        state = rules.apply(state, *found)
    return state


def _seen(rules: AnyRules, state: Any) -> Any:
    """Who acts, what all can answer, the points and the result."""
    points = rules.view(state, None).points_now
    at = Position(rules, state, len(points))
    options = {seat: sorted(map(str, moves)) for seat, moves in at.moves.items()}
    return at.acting, options, points, rules.score(state)


def _unordered(value: Any) -> Any:
    """A position in which the order of names in a row does not count: a match that is over may have the same
    things in another order, such as the tasks that were given up."""
    if isinstance(value, Struct):
        return tuple(_unordered(getattr(value, name)) for name in value.__struct_fields__)
    if not isinstance(value, tuple):
        return value
    return sorted(value) if all(isinstance(one, str) for one in value) else tuple(map(_unordered, value))


def _bare(state: Any) -> Any:
    """The state without what pictures mark."""
    return replace(state, last=()) if hasattr(state, "last") else state
