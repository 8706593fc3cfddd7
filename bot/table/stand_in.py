"""A stand-in: a simple sensible player for every game, written on the rules alone.

It knows what its seat knows. For every legal move it deals the unknown out anew (`Rules.redeal`: positions
that the seat cannot tell from the real one), makes the move, lets everybody play on at random to the end,
and compares how it stands then. Moves that do badly are dropped after a few games, so that most of the effort
goes into the good ones. Its dice are its own: the secret that the match's chance is drawn from is not used.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

from bot.core import CHANCE, AnyRules, Seat
from bot.core.chance import weighted
from bot.core.rules import Move
from bot.table.judge import plan

EFFORT: Final = 60
"""Games played out for one decision."""
MOST: Final = 24
"""Moves looked at for one decision, taken at random from more."""
STEPS: Final = 4_000
"""Steps after which a game played out is given up."""
MOST_MOVES: Final = 60
"""Small moves in one turn."""


def choose(rules: AnyRules, state: Any, seat: Seat, rng: random.Random, effort: int = EFFORT) -> list[str]:
    """The seat's next moves in notation, up to where chance or others must answer."""
    moves: list[str] = []
    while len(moves) < MOST_MOVES:
        planned = plan(rules, state, seat, moves)
        if planned.status != "asked":
            break
        moves.append(str(best(rules, planned.state, seat, rng, effort)))
    return moves


def best(rules: AnyRules, state: Any, seat: Seat, rng: random.Random, effort: int = EFFORT) -> Move:
    """The most promising of the seat's legal moves."""
    legal = list(rules.moves(state, seat))
    if len(legal) > MOST:
        legal = rng.sample(legal, MOST)
    worth = [0.0] * len(legal)
    left = list(range(len(legal)))
    games = 0
    while len(left) > 1 and games < effort:
        rounds = max(1, effort // (len(left) * max(1, (len(legal)).bit_length())))
        for _ in range(rounds):
            # The same dealing for every move, so that luck does not decide between them.
            picks = [rng.random() for _ in range(16)]
            seed = rng.random()
            dealt = rules.redeal(state, seat, picks)
            for at in left:
                worth[at] += _played_out(rules, dealt, seat, legal[at], random.Random(seed))
        games += rounds * len(left)
        left = sorted(left, key=lambda at: -worth[at])[: max(1, -(-len(left) // 2))]
    found: Move = legal[left[0]]
    return found


def _played_out(rules: AnyRules, state: Any, seat: Seat, move: Move, rng: random.Random) -> float:
    """How the seat stands after a game that begins with a move and goes on at random: from -1 to 1, mostly by
    how far it is before or behind the best of the others."""
    state = rules.apply(state, seat, move)
    for _ in range(STEPS):
        acting = rules.to_act(state)
        if not acting:
            break
        one = acting[0] if len(acting) == 1 else acting[rng.randrange(len(acting))]
        moves = list(rules.moves(state, one))
        if one == CHANCE:
            cases = [(case, rules.weight(state, case)) for case in moves]
            made = weighted(cases, rng.randrange(sum(weight for _, weight in cases)))
        else:
            made = moves[rng.randrange(len(moves))]
        state = rules.apply(state, one, made)
    score = rules.score(state)
    return 0.0 if score is None else _standing([place.total for place in score.places], seat)


def _standing(totals: Sequence[int], seat: Seat) -> float:
    mine = totals[seat]
    others = max((total for one, total in enumerate(totals) if one != seat), default=0)
    scale = max(1.0, float(max(abs(total) for total in totals)))
    return (mine - others) / scale + (0.5 if mine >= others else 0.0)
