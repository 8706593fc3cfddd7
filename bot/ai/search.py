"""One search for every game, on the contract alone.

It never looks at the position that it is given, only at positions that the seat cannot tell from it
(`Rules.redeal`). If the game has a heuristic, whole turns of the seat are built move by move; at each step
the most promising ones are kept (a beam, as wide as the style says, with the moves ordered by their priors).
The best turns are then compared in playouts: unknown things are dealt anew, all seats play by the priors, and
after some turns the position is judged by its value. Turns with poor results are dropped after a few
playouts, so that most of the effort goes into the good ones. Without a heuristic single moves are compared in
the same way, by random playouts to the end.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from bot.ai.budget import Meter
from bot.core import CHANCE, AnyRules, Seat
from bot.core.asking import opens, simultaneous
from bot.core.chance import outcome
from bot.core.rules import Move

LONGEST: Final = 4_000
"""Number of moves after which a playout is given up."""
MOST_MOVES: Final = 60
"""Highest number of moves in one turn."""
MOST_SINGLE: Final = 24
"""Single moves that are compared without a heuristic; if there are more, some are chosen at random."""
THRIFT: Final = 1 / 3
"""The share of the remaining budget that a move may use if the moves of a turn are chosen one by one."""
MOST_BUILDING: Final = 0.6
"""The share of the budget after which no further first moves are followed."""
SLIPS: Final = 0.2
"""The share of turns made at random by the weakest level, in games without a heuristic."""
PICKS: Final = 16
"""Random numbers for one deal of the unknown."""


class Style(msgspec.Struct, frozen=True):
    """How a computer player thinks."""

    width: int = 4
    """Unfinished turns that are kept at each step."""
    wide: int = 24
    """Moves tried from each of them."""
    compared: int = 1
    """Whole turns that are compared in playouts; 1: no playouts, the turn with the best value is played."""
    trust: float = 4.0
    """How many playouts the value of a turn counts as, in addition to its real playouts."""
    noise: float = 0.0
    """Standard deviation of an error in the value of every turn, as a multiple of the heuristic's error."""


class Line(NamedTuple):
    """A turn, or the beginning of one."""

    moves: tuple[Move, ...]
    state: Any
    worth: float
    over: bool = False
    """Chance or another seat must act next."""


def win_chance(lead: float, spread: float) -> float:
    """The probability of winning with a lead over one other seat."""
    return 1.0 / (1.0 + math.exp(-max(-50.0, min(50.0, 1.1 * lead / spread))))


def lead_of(totals: Sequence[float], seat: Seat) -> float:
    """The lead of a seat over the best other seat."""
    return totals[seat] - max((total for other, total in enumerate(totals) if other != seat), default=0.0)


class Search:
    """The thinking of one seat about one position.

    Args:
        state: the position. It is dealt anew at once, so what the seat does not know has no influence.
        rng: the player's own randomness.
    """

    def __init__(
        self, rules: AnyRules, state: Any, seat: Seat, style: Style, rng: random.Random, meter: Meter
    ) -> None:
        self.rules, self.seat, self.style, self.rng, self.meter = rules, seat, style, rng, meter
        self.heuristic = rules.heuristic
        self.seats = rules.view(state, None).seats
        self.root = self._deal(state)

    def turn(self) -> list[Move]:
        """The moves of the seat until chance or another seat must act."""
        moves: list[Move] = []
        state = self.root
        while len(moves) < MOST_MOVES:
            ahead = self._own(state)
            if ahead is None:
                break
            line = self._best(ahead)
            moves += line.moves
            if line.over:
                break
            state = line.state
        return moves

    @property
    def slips(self) -> float:
        """The share of turns that the weakest level makes at random in this game."""
        return self.heuristic.slips if self.heuristic is not None else SLIPS

    # Positions

    @property
    def _spread(self) -> float:
        return self.heuristic.spread if self.heuristic is not None else 1.0

    @property
    def _rivalry(self) -> float:
        return self.heuristic.rivalry if self.heuristic is not None else 1.0

    def _deal(self, state: Any) -> Any:
        return self.rules.redeal(state, self.seat, [self.rng.random() for _ in range(PICKS)])

    def _own(self, state: Any) -> Any:
        """The position on which the seat decides next; None if it does not."""
        if self.rules.to_act(state) == (CHANCE,):
            state = self.rules.foresee(state, self.seat)
        return state if state is not None and self.seat in self.rules.to_act(state) else None

    def _apply(self, state: Any, move: Move) -> tuple[Any, bool]:
        """The position after a move of the seat, and whether its turn is over with it."""
        self.meter.spend()
        after = self.rules.apply(state, self.seat, move)
        return after, opens(self.rules, state, self.seat, after) or self._own(after) is None

    def _totals(self, state: Any) -> list[float]:
        """The points of each seat at the end, as far as they can be told."""
        score = self.rules.score(state)
        if score is not None:
            return [float(place.total) for place in score.seats]
        if self.heuristic is None:
            return [0.0] * self.seats
        return [self.heuristic.value(state, seat) for seat in range(self.seats)]

    def _worth(self, state: Any) -> float:
        """How good a position is for the seat: its points, less those of the best other as far as these count
        (`Heuristic.rivalry`), and its chance to win as points."""
        totals = self._totals(state)
        own, lead = totals[self.seat], lead_of(totals, self.seat)
        points = own - self._rivalry * (own - lead)
        score = self.rules.score(state)
        if score is None:
            return points + self._spread * (win_chance(lead, self._spread) - 0.5)
        shared = sum(place.rank == 1 for place in score.seats)
        won = 1.0 / shared if score.seats[self.seat].rank == 1 else 0.0
        if self.heuristic is None:  # a lead of one point means more where few points are made
            points /= max(1.0, *map(abs, totals))
        return points + self._spread * (won - 0.5)

    # Whole turns

    def _best(self, state: Any) -> Line:
        """The turn, or the part of one, to play now."""
        lines = self._lines(state)
        if len(lines) == 1:
            return lines[0]
        if self.heuristic is None:
            most = MOST_SINGLE
            lines = lines if len(lines) <= most else self.rng.sample(lines, most)
            return self._compare(state, lines, LONGEST)
        if self.style.noise:
            error = self.style.noise * self.heuristic.error
            lines = [line._replace(worth=line.worth + self.rng.gauss(0, error)) for line in lines]
        lines = self._different(sorted(lines, key=lambda line: -line.worth))
        horizon = self.heuristic.horizon
        return self._compare(state, lines, horizon) if len(lines) > 1 and horizon else lines[0]

    def _lines(self, state: Any) -> list[Line]:
        """Turns to choose from; single moves if there is no heuristic."""
        moves = list(self.rules.moves(state, self.seat))
        if self.heuristic is None or len(moves) == 1:
            after = [(move, *self._apply(state, move)) for move in moves]
            return [Line((move,), state, 0.0, over) for move, state, over in after]
        return self._candidates(state) or self._built(state)

    def _candidates(self, state: Any) -> list[Line]:
        """The candidates of the heuristic, as far as they are legal."""
        assert self.heuristic is not None
        lines: list[Line] = []
        for candidate in self.heuristic.candidates(state, self.seat):
            here, planned_moves, over = state, list[Move](), False
            for text in candidate.moves:
                ahead = None if over else self._own(here)
                moves = () if ahead is None else self.rules.moves(ahead, self.seat)
                move = next((move_text for move_text in moves if str(move_text) == text), None)
                if move is None:
                    break
                here, over = self._apply(ahead, move)
                planned_moves.append(move)
            if planned_moves:
                lines.append(Line(tuple(planned_moves), here, candidate.worth, over))
        return lines

    def _built(self, state: Any) -> list[Line]:
        """Turns built move by move: each promising first move, with the best moves that can follow."""
        firsts = [Line((move,), *self._tried(state, move)) for move in self._promising(state)]
        firsts.sort(key=lambda line: -line.worth)
        sealed = self._sealed(state)  # when this changes, another kind of turn begins
        lines: list[Line] = []
        for first in firsts:
            if lines and self.meter.used >= MOST_BUILDING:
                break
            lines += self._continued(first, sealed)
        return lines

    def _continued(self, first: Line, sealed: bool) -> list[Line]:
        """Whole turns that begin with this line."""
        done: list[Line] = []
        front = [first]
        for _ in range(MOST_MOVES):
            done += [line for line in front if line.over or self._sealed(line.state) != sealed]
            going = [line for line in front if not line.over and self._sealed(line.state) == sealed]
            if not going:
                break
            if self.meter.used >= 1:
                return done + going
            front = []
            for line in going:
                ahead = self._own(line.state)
                for move in self._promising(ahead):
                    front.append(Line((*line.moves, move), *self._tried(ahead, move)))
            front.sort(key=lambda line: -line.worth)
            del front[self.style.width :]
        return done

    def _tried(self, state: Any, move: Move) -> tuple[Any, float, bool]:
        after, over = self._apply(state, move)
        return after, self._worth(after), over

    def _sealed(self, state: Any) -> bool:
        return simultaneous(self.rules, state, self.seat)

    def _promising(self, state: Any) -> list[Move]:
        """The moves of the seat with the highest priors."""
        assert self.heuristic is not None
        moves = list(self.rules.moves(state, self.seat))
        if len(moves) == 1:
            return moves
        priors = self.heuristic.priors(state, self.seat, moves)
        ranked = sorted(range(len(moves)), key=lambda at: -priors[at])
        if any(priors):
            ranked = [at for at in ranked if priors[at] > 0]
        return [moves[at] for at in ranked[: self.style.wide]]

    def _different(self, lines: Sequence[Line]) -> list[Line]:
        """The best of these lines, as many as are compared; of several that lead to the same state, only
        one."""
        kept: list[Line] = []
        for line in lines:
            if len(kept) >= self.style.compared:
                break
            if not any(line.state == kept_line.state for kept_line in kept):
                kept.append(line)
        return kept

    # Playouts

    def _compare(self, state: Any, lines: Sequence[Line], horizon: int) -> Line:
        """The line with the best playouts, found by halving."""
        trust = self.style.trust if self.heuristic is not None else 0.0
        total = [trust * line.worth for line in lines]
        count = [trust] * len(lines)
        left = list(range(len(lines)))
        phases = (len(left) - 1).bit_length()
        begun = self.meter.used
        # If moves are chosen one by one, the later moves of the turn need a part of the budget, too.
        end = begun + max(0.0, 1 - begun) * (THRIFT if self.heuristic is None else 1.0)
        for phase in range(phases):
            until = begun + (end - begun) * (phase + 1) / phases
            while self.meter.used < until:
                dealt, seed = self._deal(state), self.rng.random()
                for at in left:
                    worth = self._playout(dealt, lines[at], random.Random(seed), horizon)
                    if worth is None:
                        break
                    total[at] += worth
                    count[at] += 1.0
            left.sort(key=lambda at: -total[at] / count[at] if count[at] else math.inf)
            left = left[: -(-len(left) // 2)]
        return lines[left[0]]

    def _playout(self, state: Any, line: Line, rng: random.Random, horizon: int) -> float | None:
        """Play a line, then some turns of all seats.

        Returns the worth of the position after them; None if the budget was used up before.
        """
        rules = self.rules
        self.meter.spend()
        for move in line.moves:
            ahead = self._own(state)
            if ahead is None:
                return self._worth(state)
            state, _ = self._apply(ahead, move)
        former, turns = self.seat, 0
        for _ in range(LONGEST):
            acting = rules.to_act(state)
            if not acting:
                break
            if self.meter.used >= 1:
                return None
            actor = acting[0] if len(acting) == 1 else acting[rng.randrange(len(acting))]
            moves = list(rules.moves(state, actor))
            if actor == CHANCE:
                move = self._drawn(state, moves, rng)
            else:
                turns += actor != former
                if turns > horizon:
                    break
                former = actor
                move = moves[0] if len(moves) == 1 else self._guessed(state, actor, moves, rng)
            self.meter.spend()
            state = rules.apply(state, actor, move)
        return self._worth(state)

    def _drawn(self, state: Any, moves: Sequence[Move], rng: random.Random) -> Move:
        if len(moves) == 1:
            return moves[0]
        drawn: Move = outcome(self.rules, state, moves, rng.randrange)
        return drawn

    def _guessed(self, state: Any, seat: Seat, moves: Sequence[Move], rng: random.Random) -> Move:
        """A move that the seat may well make."""
        if self.heuristic is None:
            return moves[rng.randrange(len(moves))]
        priors = self.heuristic.priors(state, seat, moves)
        if not any(priors):
            return moves[rng.randrange(len(moves))]
        return rng.choices(moves, priors)[0]
