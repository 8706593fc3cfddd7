"""How good positions and plans are. Whole rounds are thought through: the rules try what one seat can do
(`trying`), and all others stand still."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from bot.core import Candidate, Decision, PlainHeuristic, Seat
from bot.games.edo.aids.trying import Line, asked, opened, planned, slots, tried, with_workers
from bot.games.edo.asking import Ask, AskNow
from bot.games.edo.board import Board
from bot.games.edo.cities import income_of
from bot.games.edo.components import Goods
from bot.games.edo.dispersal import Disperse
from bot.games.edo.planning import SLOTS, Act, Back, Crew, left_of
from bot.games.edo.production import Collect
from bot.games.edo.rounds import Planning, ends
from bot.games.edo.scoring import in_edo, items
from bot.games.edo.state import At, Slot, State, player_of, turn_of, with_player
from bot.games.edo.travelling import Travel
from bot.games.edo.turns import GO, Execute, Moving
from bot.games.edo.wages import PAY, Home, Wages, Withdraw, staying, wages_for

WIDTH: Final = 19
"""Beginnings of a round that are kept after each slot."""
NARROW: Final = 3
"""Beginnings of a slot that are kept after each official; twice as many in the current turn."""


class Weights(NamedTuple):
    """What things are worth in points while rounds are left."""

    ryo: float = 0.07
    rice: float = 0.09
    wood: float = 0.17
    stone: float = 0.24
    income: float = 0.05
    """One ryo of income, for each round that is left."""
    official: float = 0.12
    """One official at hand, for each round that is left."""
    samurai: float = 0.10
    """One of the first three samurai, for each round that is left."""
    rate: float = 1.7
    """Points that the leading seat makes in a round."""
    card: float = 0.35
    """A special card, if three rounds or more are left."""
    house: float = 3.0
    """The lack of a house in Edo at the end."""


WEIGHTS: Final = Weights()

Found = list[tuple[float, Line]]


class EdoHeuristic(PlainHeuristic):
    """The heuristic of Edo.

    Args:
        board: gives the board of a position.
    """

    spread = 3.0
    horizon = 0
    error = 4.5
    slips = 0.8

    def __init__(
        self, board: Callable[[State], Board], weights: Weights = WEIGHTS, width: int = WIDTH
    ) -> None:
        self._board, self.weights, self.width = board, weights, width

    def with_weights(self, weights: Weights) -> EdoHeuristic:
        """The same heuristic with other weights, to tune them."""
        return EdoHeuristic(self._board, weights, self.width)

    def value(self, state: State, seat: Seat) -> float:
        judge = Judge(self._board(state), self.weights, seat)
        return judge.judged(state, judge.left(state) + 1) if state.agenda else judge.final(state)

    def priors(self, state: State, seat: Seat, moves: Sequence[Decision]) -> Sequence[float]:
        return [_prior(move) for move in moves]

    def candidates(self, state: State, seat: Seat) -> Sequence[Candidate]:
        if not state.agenda:
            return ()
        head = state.agenda[0]
        board = self._board(state)
        at, judge = At(board, state, seat, head), Judge(board, self.weights, seat, state)
        match head:
            case Planning() if not state.plans[seat]:
                return self._round(at, judge)
            case Wages():
                return _wages(at, judge)
            case Moving() | Execute():
                return self._turn(at, judge)
        return ()

    def _round(self, at: At, judge: Judge) -> list[Candidate]:
        """The best plans for the round."""
        first = Line(at, at)
        front = [(judge.worth(at.state), first)]
        for _ in range(SLOTS):
            found = [*front]
            for _, line in front:
                for slot in slots(line.at):
                    found += [
                        (worth, with_workers(after))
                        for worth, after in judge.reached(planned(line, slot), walk=True)
                    ]
            front = distinct(found, self.width)
        plans: dict[tuple[str, ...], float] = {}
        for worth, line in front:
            plans.setdefault(tuple(_notation(line.at)), worth)
        return [Candidate(moves, worth) for moves, worth in plans.items()]

    def _turn(self, at: At, judge: Judge) -> list[Candidate]:
        """The best ways to carry out the current slot, with the slots after it in mind."""
        turn, walk = turn_of(at.state), isinstance(at.task, Moving)
        here = asked(at, Execute(at.seat))
        start = Line(here, here)
        found = [(judge.worth(at.state), start), *judge.reached(start, walk, 2 * NARROW)]
        front = distinct(
            [(worth, replace(line, turn=_moves(line, walk))) for worth, line in found], self.width
        )
        for number, slot in enumerate(at.state.plans[at.seat]):
            if number > turn.number and slot.count:
                found = [*front]
                for _, line in front:
                    later = opened(line.at, number)
                    found += judge.reached(Line(later, later, turn=line.turn), walk=True)
                front = distinct(found, self.width)
        ways: dict[tuple[str, ...], float] = {}
        for worth, line in front:
            ways.setdefault((*line.turn, *("pass",) * (turn.left + 1)), worth)
        return [Candidate(moves, worth) for moves, worth in ways.items()]


class Judge:
    """How good positions of one match are for a seat.

    Args:
        start: the position from which plans are made; without it only `value` can be asked.
    """

    def __init__(self, board: Board, weights: Weights, seat: Seat, start: State | None = None) -> None:
        self.board, self.weights, self.seat = board, weights, seat
        self._paid: dict[tuple[object, ...], int] = {}
        self._rivals: tuple[float, float] = (0.0, 0.0)
        """The worth of the best rival if the match ends with this round, and if it goes on."""
        if start is not None:
            others = [Judge(board, weights, other) for other in range(start.seats) if other != seat]
            ended = max(other.final(start) for other in others)
            going = max(other.judged(start, other.left(start)) for other in others)
            self._rivals = (max(0.0, ended + weights.rate), max(0.0, going + weights.rate))

    def left(self, state: State) -> float:
        """The rounds that will probably be played after this one; each takes a merchant card (EDO-13.2)."""
        if state.round and not state.coming:
            return 0.0
        leading = max(player.points for player in state.players)
        rounds = (self.board.data.numbers.goal - leading) / self.weights.rate
        return min(len(self.board.data.merchant) - state.round, max(1.0, rounds))

    def final(self, state: State) -> float:
        """The worth of everything if the match ends."""
        points = sum(count for _, count in items(self.board, state, self.seat))
        housed = in_edo(self.board, state, self.seat)
        return points + 0.001 * state.players[self.seat].goods.ryo - (0.0 if housed else self.weights.house)

    def judged(self, state: State, left: float) -> float:
        """The worth of everything when `left` rounds are still to be played."""
        weights, player = self.weights, state.players[self.seat]
        goods, share, rounds = player.goods, min(1.0, left / 3), min(left, 6.0)
        worth = (
            player.points
            + 0.05 * goods.ryo
            + share
            * (
                max(0.0, weights.ryo - 0.05) * min(goods.ryo, 40)
                + weights.rice * min(goods.rice, 6)
                + weights.wood * (min(goods.wood, 6) + 0.3 * min(3, max(0, goods.wood - 6)))
                + weights.stone * (min(goods.stone, 8) + 0.3 * min(3, max(0, goods.stone - 8)))
            )
        )
        worth += rounds * weights.income * self._income(state)
        worth += rounds * weights.official * min(player.officials + player.neutral, 6)
        worth += rounds * weights.samurai * min(len(player.samurai), 3)
        worth += share * weights.card * (len(player.cards) - 3)
        if not in_edo(self.board, state, self.seat):
            worth -= weights.house * (0.8 - 0.5 * share)
        return worth

    def worth(self, state: State) -> float:
        """The lead after the round, if as many samurai stay as is best."""
        return max(self.closed(state))

    def closed(self, state: State) -> list[float]:
        """The lead after wages and income with each number of samurai that can be paid (EDO-11.3)."""
        player, over, left = state.players[self.seat], ends(self.board, state), self.left(state)
        goods, count = player.goods.plus(Goods(ryo=self._income(state))), len(player.samurai)
        leads = list[float]()
        for kept in range(count + 1):
            wages = Goods(rice=wages_for(self.board.data, kept))
            if not goods.covers(wages):
                break
            paid = replace(staying(player, player.samurai[:kept]), goods=goods.minus(wages))
            after = with_player(state, self.seat, paid)
            worth = self.final(after) if over else self.judged(after, left)
            leads.append(worth - self._rivals[0 if over else 1])
        return leads

    def _income(self, state: State) -> int:
        """What all cities would pay the seat. While a round is thought through, only rows change."""
        if state.rows not in self._paid:
            paid = (dict(income_of(self.board, state, city)) for city in self.board.cities)
            self._paid[state.rows] = sum(of_city.get(self.seat, 0) for of_city in paid)
        return self._paid[state.rows]

    def reached(self, line: Line, walk: bool, width: int = NARROW) -> Found:
        """What the officials of a slot can reach, whether or not all of them work."""
        front, reached = [line], Found()
        while front:
            found = [(self.worth(after.at.state), after) for one in front for after in tried(one, walk)]
            reached += found
            front = [after for _, after in distinct(found, width) if not after.over]
        return reached


def distinct(found: Iterable[tuple[float, Line]], width: int) -> Found:
    """The best lines, without those that differ from a better one only in the way to them."""
    best, seen = Found(), set[tuple[object, ...]]()
    for worth, line in sorted(found, key=lambda pair: -pair[0]):
        state, seat = line.at.state, line.at.seat
        plan = state.plans[seat]
        key = (
            *(state.players[seat], state.rows, state.strongholds, len(state.agenda)),
            *(frozenset(slot.card for slot in plan), left_of(state.pools[seat], plan)),
        )
        if key not in seen:
            seen.add(key)
            best.append((worth, line))
            if len(best) == width:
                break
    return best


def _moves(line: Line, walk: bool) -> tuple[str, ...]:
    """The notation of a turn. Chance collects what no official decides."""
    works = [work for work in line.works if not isinstance(work, Collect)]
    return tuple(map(str, (*line.walks, *((GO,) if walk else ()), *works)))


def _notation(at: At) -> Iterator[str]:
    """The notation of a plan; slots that are left get a card without officials."""
    plan = at.state.plans[at.seat]
    used = {slot.card for slot in plan}
    rest = [card for card in at.state.pools[at.seat].cards if card not in used]
    idle = [Slot(card, at.board.data.actions[card][0].do, 0) for card in rest[: SLOTS - len(plan)]]
    for slot in (*plan, *idle):
        yield str(Act(slot.card, slot.do))
        yield str(Crew(*slot.team))


def _wages(at: At, judge: Judge) -> list[Candidate]:
    """Which samurai stay: those on spaces where something can be done, as many as is best."""
    ranked = sorted(
        player_of(at).samurai, key=lambda space: at.board.kinds[space] in ("gate", "road", "river")
    )
    candidates = []
    for kept, worth in enumerate(judge.closed(at.state)):
        if kept:
            answers: tuple[Decision, ...] = (*map(Withdraw, ranked[kept:]), PAY)
        else:
            answers = (Home(),) if len(ranked) > 1 else (Withdraw(ranked[0]),)
        candidates.append(Candidate(tuple(map(str, answers)), worth))
    return sorted(candidates, key=lambda candidate: -candidate.worth)


def _prior(move: Decision) -> float:
    """How often moves of a kind are good, for moves that plans do not cover."""
    if isinstance(move, Ask | AskNow | Back):
        return 0.0
    if isinstance(move, Travel | Disperse):
        return 0.2
    return {"build": 8.0, "trade": 4.0, "produce": 4.0, "agree": 3.0, "pass": 0.3}.get(move.kind, 1.0)
