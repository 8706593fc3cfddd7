"""How good positions and plans are. Whole rounds are thought through in a model of one seat (`outlook`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from bot.core import Candidate, Decision, PlainHeuristic, Seat
from bot.games.edo.aids.outlook import WEIGHTS, Land, Me, Weights, begin
from bot.games.edo.aids.outlook_actions import distinct, done_by, splits
from bot.games.edo.asking import Ask, AskNow
from bot.games.edo.board import Board
from bot.games.edo.dispersal import Disperse
from bot.games.edo.planning import SLOTS, Back, Crew
from bot.games.edo.rounds import Planning
from bot.games.edo.state import Slot, State
from bot.games.edo.travelling import Travel
from bot.games.edo.turns import Execute, Moving
from bot.games.edo.wages import Wages, wages_for

WIDTH: Final = 24
"""Beginnings of a round that are kept after each slot."""
SHOWN: Final = 24
"""Plans that are compared."""


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
        land = Land(self._board(state), state, seat)
        me = begin(land, state)
        if not state.agenda:
            return self._final(land, me)
        return self._judged(land, me, max(0.5, self._left(land, me) + 1))

    def priors(self, state: State, seat: Seat, moves: Sequence[Decision]) -> Sequence[float]:
        return [_prior(move) for move in moves]

    def candidates(self, state: State, seat: Seat) -> Sequence[Candidate]:
        if not state.agenda:
            return ()
        head = state.agenda[0]
        if not isinstance(head, Planning | Moving | Execute | Wages):
            return ()
        if isinstance(head, Planning) and state.plans[seat]:
            return ()
        land = Land(self._board(state), state, seat)
        me = begin(land, state)
        rivals = self._rivals(state, seat)
        match head:
            case Planning():
                return self._round(land, me, rivals)
            case Wages():
                return self._wages(land, me, rivals)
            case _:
                return self._turn(land, me, state, isinstance(head, Moving), rivals)

    # How good things are

    def _left(self, land: Land, me: Me) -> float:
        """The rounds that will probably be played after this one; each takes a merchant card (EDO-13.2)."""
        if land.last_round:
            return 0.0
        goal = land.board.data.numbers.goal
        leading = max(me.points, land.best)
        return min(len(land.board.data.merchant) - land.round, max(1.0, (goal - leading) / self.weights.rate))

    def _final(self, land: Land, me: Me, kept: int | None = None) -> float:
        numbers = land.board.data.numbers
        samurai = len(me.samurai) if kept is None else kept
        worth = me.points + me.ryo // numbers.ryo_a_point + samurai // numbers.samurai_a_point
        return worth + 0.001 * me.ryo - (0.0 if me.edo else self.weights.house)

    def _judged(self, land: Land, me: Me, left: float, kept: int | None = None) -> float:
        """The worth of everything when `left` rounds are still to be played."""
        weights = self.weights
        share = min(1.0, left / 3)
        samurai = len(me.samurai) if kept is None else kept
        officials = me.own + me.neutral + (len(me.samurai) - samurai)
        worth = (
            me.points
            + 0.05 * me.ryo
            + share
            * (
                max(0.0, weights.ryo - 0.05) * min(me.ryo, 40)
                + weights.rice * min(me.rice, 6)
                + weights.wood * (min(me.wood, 6) + 0.3 * min(3, max(0, me.wood - 6)))
                + weights.stone * (min(me.stone, 8) + 0.3 * min(3, max(0, me.stone - 8)))
            )
        )
        rounds = min(left, 6.0)
        paid = land.paid(me.weights)
        worth += rounds * weights.income * paid
        worth += rounds * weights.official * min(officials, 6)
        worth += rounds * weights.samurai * min(samurai, 3)
        worth += share * weights.card * (len(me.cards) - 3)
        if not me.edo:
            worth -= weights.house * (0.8 - 0.5 * share)
        return worth

    def _closed(self, land: Land, me: Me) -> tuple[float, bool]:
        """The worth after wages and income, and whether the match is over."""
        goal = land.board.data.numbers.goal
        over = land.last_round or me.points >= goal or land.best >= goal
        paid = land.paid(me.weights)
        return max((self._kept(land, me, kept, paid, over), over) for kept in range(_most_kept(land, me) + 1))

    def _kept(self, land: Land, me: Me, kept: int, paid: int, over: bool) -> float:
        """The worth after the round if this many samurai stay."""
        after = me.but(rice=me.rice - wages_for(land.board.data, kept), ryo=me.ryo + paid)
        if over:
            return self._final(land, after, kept)
        return self._judged(land, after, self._left(land, me), kept)

    def _rivals(self, state: State, seat: Seat) -> tuple[float, float]:
        """The worth of the best rival if the match ends with this round, and if it goes on."""
        board = self._board(state)
        ends, goes_on = [0.0], [0.0]
        for other in range(state.seats):
            if other != seat:
                land = Land(board, state, other)
                me = begin(land, state)
                ends.append(self._final(land, me) + self.weights.rate)
                goes_on.append(self._judged(land, me, self._left(land, me)) + self.weights.rate)
        return max(ends), max(goes_on)

    # Plans

    def _worth(self, land: Land, me: Me, rivals: tuple[float, float]) -> float:
        worth, over = self._closed(land, me)
        return worth - rivals[0 if over else 1]

    def _slot(
        self, land: Land, me: Me, slot: Slot, walk: bool, rivals: tuple[float, float]
    ) -> Iterator[tuple[float, Me]]:
        action = land.board.data.action(slot.card, slot.do)
        for after in done_by(land, me, action, slot.own, slot.neutral, walk):
            yield self._worth(land, after, rivals), after

    def _round(self, land: Land, me: Me, rivals: tuple[float, float]) -> list[Candidate]:
        """The best plans for the round."""
        actions = land.board.data.actions
        front = [(self._worth(land, me, rivals), me)]
        for _ in range(SLOTS):
            found = list(front)
            for _, one in front:
                for card in one.cards:
                    if card in one.used:
                        continue
                    for action in actions[card]:
                        for own, neutral in splits(one, action):
                            slot = Slot(card, action.do, own, neutral)
                            for worth, after in self._slot(land, one, slot, True, rivals):
                                ready = after.but(
                                    used=after.used | {card}, plan=(*after.plan, slot), walks=(), works=()
                                )
                                found.append((worth, ready))
            front = distinct(found, self.width)
        plans: dict[tuple[str, ...], float] = {}
        for worth, one in front:
            plans.setdefault(tuple(_planned(land, me, one)), worth)
        return [Candidate(moves, worth) for moves, worth in list(plans.items())[:SHOWN]]

    def _turn(
        self, land: Land, me: Me, state: State, walk: bool, rivals: tuple[float, float]
    ) -> list[Candidate]:
        """The best ways to carry out the current slot, with the slots after it in mind."""
        turn = state.turn
        assert turn is not None
        plan = state.plans[land.seat]
        slots = [
            Slot(slot.card, slot.do, slot.own, slot.neutral + slot.black) for slot in plan[turn.number + 1 :]
        ]
        busy = (sum(slot.own for slot in slots), sum(slot.neutral for slot in slots))
        here = plan[turn.number]
        current = Slot(here.card, here.do, turn.own, turn.neutral + turn.black)
        me = me.but(worked=turn.worked, busy_own=-busy[0], busy_neutral=-busy[1])
        front = [(self._worth(land, me, rivals), me)]
        for number, slot in enumerate([current, *slots]):
            found = list(front)
            if slot.own + slot.neutral:
                for _, one in front:
                    found += self._slot(land, one, slot, walk or number > 0, rivals)
            if number == 0:
                found = [(worth, one.but(turn=(one.walks, one.works), worked=())) for worth, one in found]
            front = distinct(((worth, one.but(walks=(), works=())) for worth, one in found), self.width)
        ways: dict[tuple[str, ...], float] = {}
        for worth, one in front:
            walks, works = one.turn
            moves = [*walks, *(("go",) if walk else ()), *(work for work in works if work != "=")]
            moves += ["pass"] * (turn.left + 1)
            ways.setdefault(tuple(moves), worth)
        return [Candidate(moves, worth) for moves, worth in list(ways.items())[:SHOWN]]

    def _wages(self, land: Land, me: Me, rivals: tuple[float, float]) -> list[Candidate]:
        """Which samurai stay: those on spaces where something can be done, as many as is best."""
        paid = land.paid(me.weights)
        goal = land.board.data.numbers.goal
        over = land.last_round or max(me.points, land.best) >= goal
        ranked = sorted(me.samurai, key=lambda space: land.board.kinds[space] in ("gate", "road", "river"))
        candidates = []
        for kept in range(_most_kept(land, me) + 1):
            worth = self._kept(land, me, kept, paid, over) - rivals[0 if over else 1]
            if kept:
                moves = (*(f"-{space}" for space in ranked[kept:]), "pay")
            else:
                moves = ("home",) if len(ranked) > 1 else (f"-{ranked[0]}",)
            candidates.append(Candidate(moves, worth))
        return sorted(candidates, key=lambda candidate: -candidate.worth)


def _most_kept(land: Land, me: Me) -> int:
    """How many samurai can be paid (EDO-11.3)."""
    counts = range(len(me.samurai) + 1)
    return max(count for count in counts if wages_for(land.board.data, count) <= me.rice)


def _planned(land: Land, me: Me, end: Me) -> Iterator[str]:
    """The notation of a plan; slots that are left get a card without officials."""
    slots = [*end.plan]
    rest = (card for card in me.cards if card not in {slot.card for slot in slots})
    while len(slots) < SLOTS:
        card = next(rest)
        slots.append(Slot(card, land.board.data.actions[card][0].do, 0, 0))
    for slot in slots:
        yield f"{slot.card}.{slot.do}"
        yield str(Crew(slot.own, slot.neutral)) if slot.own + slot.neutral else "0!"


def _prior(move: Decision) -> float:
    """How often moves of a kind are good, for moves that plans do not cover."""
    if isinstance(move, Ask | AskNow | Back):
        return 0.0
    if isinstance(move, Travel | Disperse):
        return 0.2
    return {"build": 8.0, "trade": 4.0, "produce": 4.0, "agree": 3.0, "pass": 0.3}.get(move.kind, 1.0)
