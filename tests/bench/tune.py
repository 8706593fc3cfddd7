"""Tune the weights of a heuristic by self-play: `python -m tests.bench.tune KEY --minutes M --seed S`.

A candidate differs from the best weights in some of them, by chance. It plays some games against them, each
draw twice with changed seats, and takes their place if it wins by more than luck explains. The best weights
are printed after every change. Games at 2 seats, with a small fixed number of nodes for each turn, so the
same seed gives the same run as far as the time allows.
"""

from __future__ import annotations

import argparse
import math
import random
import time
from typing import Any

from bot.ai.budget import Budget, Meter
from bot.ai.search import Search, Style
from bot.core import CHANCE, complete_options
from bot.core.chance import outcomes
from bot.games.registry import GAMES
from tests.weighing import weighted

STYLE = Style(width=2, wide=12)
SHARE = 0.3
"""The share of the weights that are changed at once."""
STEP = 0.35
"""The standard deviation of a change, on a logarithmic scale."""
FEW, MANY = 6, 30
"""Draws played before a candidate may be given up, and before it may be taken."""


class Other:
    """Rules with another heuristic."""

    def __init__(self, rules: Any, heuristic: Any) -> None:
        self._rules, self.heuristic = rules, heuristic

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)


def scores(sides: list[Any], seed: str, nodes: int) -> list[int]:
    """The totals of a game, each seat with its own rules object."""
    rules, rng = sides[0], random.Random(seed)
    state, step = rules.start(len(sides), complete_options(rules.options, {})), 0
    while acting := rules.to_act(state):
        seat = acting[0]
        if seat == CHANCE:
            cases = outcomes(rules, state)
            state = rules.apply(state, CHANCE, weighted(cases, rng.randrange(sum(w for _, w in cases))))
            continue
        step += 1
        meter = Meter(Budget(nodes=nodes))
        thinking = Search(sides[seat], state, seat, STYLE, random.Random(f"{seed}:{step}"), meter)
        for move in thinking.turn():
            if seat not in rules.to_act(state):
                break
            state = rules.apply(state, seat, move)
    score = rules.score(state)
    return [place.total for place in score.places]


def changed(weights: Any, rng: random.Random) -> Any:
    """The weights with some of them changed."""
    names = [name for name in weights._fields if rng.random() < SHARE] or [rng.choice(weights._fields)]
    return weights._replace(
        **{name: round(getattr(weights, name) * math.exp(rng.gauss(0, STEP)), 3) for name in names}
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--nodes", type=int, default=1500)
    args = parser.parse_args()
    rules: Any = GAMES[args.game]
    made = rules.heuristic
    best, rng, until = made.weights, random.Random(args.seed), time.monotonic() + 60 * args.minutes
    tried = taken = 0
    while time.monotonic() < until:
        candidate = changed(best, rng)
        tried += 1
        one, other = (Other(rules, made.with_weights(each)) for each in (candidate, best))
        margins: list[float] = []
        totals: list[int] = []
        while True:
            seed = f"{args.seed}:{tried}:{len(margins)}"
            first, second = scores([one, other], seed, args.nodes), scores([other, one], seed, args.nodes)
            margins.append((first[0] - first[1] + second[1] - second[0]) / 2)
            totals += [first[0], second[1]]
            mean = sum(margins) / len(margins)
            error = math.sqrt(sum((each - mean) ** 2 for each in margins) / max(1, len(margins) - 1))
            error /= math.sqrt(len(margins))
            if len(margins) >= FEW and (mean < -0.3 * error or (mean > 2.5 * error and len(margins) >= 10)):
                break
            if len(margins) >= MANY or time.monotonic() > until:
                break
        if len(margins) >= 10 and mean > 1.2 * error:
            best, taken = candidate, taken + 1
            print(
                f"{tried}: {mean:+.2f} ({error:.2f}), {sum(totals) / len(totals):.1f} points",
                best,
                flush=True,
            )
    print(f"{taken} of {tried} taken: {best}")


if __name__ == "__main__":
    main()
