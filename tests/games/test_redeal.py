"""A redeal deals every hidden world that is possible, each as often as chance and people who decide at random
would make it. The worlds of small positions are listed by the rules themselves."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Mapping
from itertools import combinations, product
from math import comb, prod, sqrt
from typing import Any

from msgspec.structs import replace

from bot.core import AnyRules, Seat
from bot.games.golden_horn.colours import counted
from bot.games.pyramids.state import Held
from tests.games.golden_horn.scenario import GH
from tests.games.golden_horn.scenario import new_game as golden_horn
from tests.games.pyramids.scenario import PY, card, go, hand, new_game, table

OFTEN = 200
"""Redeals for each world, on average."""
World = Hashable
Worlds = Mapping[Any, float]
"""How likely each world is, in any measure."""


def found(
    rules: AnyRules, state: Any, viewer: Seat | None, number: int, world: Callable[[Any], World]
) -> Counter[World]:
    """How often each world is dealt."""
    rng = random.Random(7)
    return Counter(
        world(rules.redeal(state, viewer, [rng.random() for _ in range(24)])) for _ in range(number)
    )


def fits(counted: Worlds, weights: Worlds) -> bool:
    """Whether no other worlds were dealt, and these as often as their weights say: the chi-square statistic
    is below the value that it passes once in a thousand times."""
    if not counted.keys() <= weights.keys():
        return False
    number, whole, free = sum(counted.values()), sum(weights.values()), len(weights) - 1
    wanted = {world: number * weight / whole for world, weight in weights.items()}
    off = sum((counted.get(world, 0) - many) ** 2 / many for world, many in wanted.items())
    return off < free * (1 - 2 / (9 * free) + 3.09 * sqrt(2 / (9 * free))) ** 3


def submissions(state: Any, seat: Seat) -> tuple[Worlds, Worlds]:
    """All complete submissions of a seat, with the chance that somebody who marks at random makes them; and
    all that are not complete, if nobody knows how far they have come."""
    whole, begun = defaultdict[World, float](float), defaultdict[World, float](float)
    edge: list[tuple[Any, float, tuple[World, ...]]] = [(state, 1, ())]
    while edge:
        here, chance, before = edge.pop()
        draft = here.drafts[seat]
        if seat in PY.to_act(here):
            moves = [move for move in PY.moves(here, seat) if str(move) != "back"]
            share = chance / len(moves)
            edge += [(PY.apply(here, seat, move), share, (*before, draft)) for move in moves]
        else:
            whole[draft] += chance
            for part in before:
                begun[part] += chance / len(before)
    return whole, begun


def test_the_test_has_teeth() -> None:
    worlds = dict.fromkeys(range(20), 1.0)
    assert fits(dict.fromkeys(range(20), OFTEN), worlds)
    assert not fits({0: OFTEN // 2, 1: OFTEN * 3 // 2, **dict.fromkeys(range(2, 20), OFTEN)}, worlds)
    assert not fits(dict.fromkeys(range(19), OFTEN), worlds)
    assert not fits(dict.fromkeys(range(21), OFTEN), worlds)


def test_cards_and_choices_of_pyramids() -> None:
    state = go(replace(new_game(2, (1, 2, 3, 4), (5, 6, 7, 8)), pile=(9, 10)), "1 6+8", auto=False)
    worlds = {
        (four, two): 1.0 for four in combinations((5, 6, 7, 8, 9, 10), 4) for two in combinations(four, 2)
    }
    dealt = found(PY, state, 0, OFTEN * len(worlds), lambda to: (tuple(sorted(to.dealt[1])), to.kept[1]))
    assert fits(dealt, worlds)


def test_marks_of_pyramids_near_the_end() -> None:
    """No mark gives another, so all worlds are dealt alike."""
    known = PY.data.cards[42]
    crossed = Held(42, known.entrance | known.crosses)
    state = table(hand(card(6)), hand(crossed), round=4, turn=7, shape="I2")
    worlds, _ = submissions(state, 1)
    assert len(worlds) > 10
    assert len(set(worlds.values())) == 1
    sealed = PY.apply(state, 1, next(iter(PY.moves(state, 1))))
    assert fits(found(PY, sealed, 0, OFTEN * len(worlds), lambda to: to.drafts[1]), worlds)


def test_marks_of_pyramids_that_give_others() -> None:
    state = table(hand(card(6)), hand(card(28)), shape="I4")
    worlds, partial = submissions(state, 1)
    assert len(set(worlds.values())) > 1
    begun = sealed = PY.apply(state, 1, next(iter(PY.moves(state, 1))))
    while 1 in PY.to_act(sealed):
        sealed = PY.apply(sealed, 1, next(iter(PY.moves(sealed, 1))))
    assert fits(found(PY, sealed, 0, OFTEN * len(worlds), lambda to: to.drafts[1]), worlds)
    for owing in (state, begun):
        assert fits(found(PY, owing, 0, OFTEN * len(partial), lambda to: to.drafts[1]), partial)


def test_hands_of_golden_horn() -> None:
    """A deal is as likely as there are ways to give out single cards so."""
    rows = "RB", "OOP", "GB", "OPG"
    *hands, pile = map(counted, rows)
    state = replace(golden_horn(3).state, hands=tuple(hands), pile=pile)
    every = counted("".join(rows[1:]))
    worlds: dict[World, float] = {}
    for first in product(*(range(number + 1) for number in every)):
        for second in product(*(range(number - own + 1) for number, own in zip(every, first, strict=True))):
            if (sum(first), sum(second)) == (3, 2):
                ways = zip(every, first, second, strict=True)
                worlds[first, second] = prod(comb(n, a) * comb(n - a, b) for n, a, b in ways)
    assert fits(found(GH, state, 0, OFTEN * len(worlds), lambda to: to.hands[1:]), worlds)


def test_ports_of_golden_horn() -> None:
    state = golden_horn(2, start_seat="1", ship_placement="choice").do("VVC", seat=1).state
    worlds = {"".join(ports): 1.0 for ports in product("VC", repeat=3)}
    assert fits(found(GH, state, 0, OFTEN * len(worlds), lambda to: to.sealed[1]), worlds)
