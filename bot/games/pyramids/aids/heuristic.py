"""How good positions are: points made, and how far the two cards are on their way to the tomb."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final, NamedTuple

from bot.core import Decision, PlainHeuristic, Seat
from bot.games.pyramids.awarding import claims, highest_box
from bot.games.pyramids.cards import completed, is_completed, open_cells
from bot.games.pyramids.cells import around, cells_of
from bot.games.pyramids.components import Data
from bot.games.pyramids.placing import Place, fitting
from bot.games.pyramids.scoring import gem_value, skull_value
from bot.games.pyramids.sealing import Back
from bot.games.pyramids.state import Hand, Held, State


class Weights(NamedTuple):
    """What things are worth in points, or in cells to mark."""

    pace: float = 2.5
    """Cells marked in a turn on the ways to the tombs."""
    card: float = 9.5
    """Cells of an average new card."""
    later: float = 3.0
    """Points of an average new card besides its completion: symbols and boxes."""
    gem: float = 2.6
    odd: float = 1.1
    """The loss for each gem without a partner."""
    skull: float = 0.45
    """The length of a skull on the way, in cells."""
    bonus: float = 0.6
    """What a gem on the way is worth, in cells; a torch is worth twice as much."""
    cross: float = 0.75
    potion: float = 0.5
    next_box: float = 0.4
    """The share of a box that a card earns if one more card is needed for it."""
    fear: float = 0.35
    """What each skull will cost later, besides its points."""
    ahead: float = 1.3
    """How many turns ahead it matters which shapes fit."""
    beside: float = 0.25
    """What a gem that is not on the way is worth, in points."""


WEIGHTS: Final = Weights()


FRESH: Final = 0.9
"""How much of a shape is on the way to the tomb on a new card."""


class Ways:
    """The ways to the tombs of the cards of a match. Results are kept.

    Args:
        data: the component data of the match.
    """

    def __init__(self, data: Data, weights: Weights) -> None:
        self.data, self.weights = data, weights
        self.lengths = lru_cache(maxsize=1024)(self._lengths)
        """For each cell of a card: the length of the best way from there to the tomb, in cells.

        Skulls make it longer and other symbols shorter. `torch`: the torch of this round can still be won.
        """
        self.way = lru_cache(maxsize=65536)(self._way)
        """The length of the best way from the marked cells to the tomb."""
        self.steps = lru_cache(maxsize=65536)(self._steps)
        """For each shape: how much shorter one mark can make the way."""

    def __reduce__(self) -> tuple[type[Ways], tuple[Data, Weights]]:
        """Copies in other processes compute everything anew."""
        return Ways, (self.data, self.weights)

    def _lengths(self, serial: int, torch: bool) -> dict[int, float]:
        card, weights = self.data.cards[serial], self.weights

        def step(cell: int) -> float:
            length = 1.0
            if cell & card.skulls:
                length += weights.skull
            if cell & (card.reds | card.greens):
                length -= weights.bonus
            if torch and cell & card.torches:
                length -= 2 * weights.bonus
            if cell & card.crosses:
                length -= weights.cross
            if cell & card.potions:
                length -= weights.potion
            return max(0.1, length)

        best: dict[int, float] = {}
        edge: list[tuple[float, int]] = [(step(card.tomb), card.tomb)]
        while edge:
            length, cell = heappop(edge)
            if cell in best:
                continue
            best[cell] = length
            for index in cells_of(around(cell) & card.free):
                if 1 << index not in best:
                    heappush(edge, (length + step(1 << index), 1 << index))
        return best

    def _way(self, serial: int, marks: int, torch: bool) -> float:
        card = self.data.cards[serial]
        if marks & card.tomb:
            return 0.0
        shortest = self.lengths(serial, torch)
        starts = open_cells(self.data, Held(serial, marks))
        return min(shortest[1 << index] for index in cells_of(starts))

    def _steps(self, serial: int, marks: int, torch: bool) -> tuple[float, ...]:
        data, held, here = self.data, Held(serial, marks), self.way(serial, marks, torch)
        near = open_cells(data, held)
        least = min(self.way(serial, marks | 1 << cell, torch) for cell in cells_of(near))
        return tuple(
            here - min([least, *(self.way(serial, marks | place.mask, torch) for place in places)])
            for places in (fitting(data, 0, held, shape, near) for shape in data.shapes)
        )


class PyramidsHeuristic(PlainHeuristic):
    """The heuristic of Silver & Gold: Pyramids.

    Args:
        data: the component data of the match.
    """

    spread = 16.0
    horizon = 0
    error = 14.0

    def __init__(self, data: Data, weights: Weights = WEIGHTS) -> None:
        self.data, self.weights = data, weights
        self.ways = Ways(data, weights)

    def with_weights(self, weights: Weights) -> PyramidsHeuristic:
        """The same heuristic with other weights, to tune them."""
        return PyramidsHeuristic(self.data, weights)

    def value(self, state: State, seat: Seat) -> float:
        w, data = self.weights, self.data
        numbers, cards = data.numbers, data.cards
        hand = state.hands[seat]
        draft = state.drafts[seat]
        if draft is not None:
            hand = draft.hand
        kept = state.kept[seat]
        if kept is not None:
            hand = Hand((Held(kept[0]), Held(kept[1])))
        marked = draft is not None or state.phase not in ("deal", "keep", "kept", "stock", "reveal", "mark")
        over = state.phase == "over"
        turns = (numbers.rounds - state.round) * numbers.turns + numbers.turns - state.turn
        if state.turn and not marked:
            turns += 1
        if over:
            turns = 0
        share = turns / (numbers.rounds * numbers.turns)

        worth = float(numbers.torch * hand.torches.bit_count() + skull_value(data, hand.skulls))
        worth -= w.fear * hand.skulls * 4 * share
        pairs = gem_value(data, hand)
        soft = w.gem * (hand.red + hand.green) - w.odd * abs(hand.red - hand.green)
        worth += pairs * (1 - min(1.0, 2 * share)) + soft * min(1.0, 2 * share)
        worth += sum(box.points for box in state.boxes if box.seat == seat)
        worth += sum(box.points for box in state.awards if box.seat == seat)
        if draft is not None:
            worth += 0.3 * draft.due + 0.1 * (2 - draft.due if draft.due else 0)

        finished = [held.serial for held in hand.done]
        finished += [held.serial for held in completed(data, hand)]
        worth += numbers.completed * len(finished)
        counts: dict[str, int] = {}
        for serial in finished:
            colour = cards[serial].colour
            counts[colour] = counts.get(colour, 0) + 1
        for colour, count in counts.items():
            if count + 1 in numbers.claims:
                worth += w.next_box * self._box(state, colour) * min(1.0, turns / 6)
            claimed = sum(box.seat == seat and box.colour == colour for box in (*state.boxes, *state.awards))
            if claims(data, count) > claimed and (draft is not None or state.phase == "marked"):
                worth += 0.95 * self._box(state, colour)
        return worth + (self._to_come(state, seat, hand, counts, turns) if turns else 0.0)

    def _box(self, state: State, colour: str) -> int:
        """The highest box of a colour that is left."""
        return highest_box(self.data, (*state.boxes, *state.awards), colour)

    def _gain(self, state: State, colour: str, count: int) -> float:
        """What completing one more card of a colour brings, if `count` are completed."""
        share = self.weights.next_box
        points = self._box(state, colour) * (1 - share if count + 1 in self.data.numbers.claims else share)
        return self.data.numbers.completed + points

    def _to_come(self, state: State, seat: Seat, hand: Hand, counts: dict[str, int], turns: int) -> float:
        """What the cards in hand and later cards will bring in the turns that are left."""
        w, data = self.weights, self.data
        torch = not hand.torches >> (state.round - 1) & 1
        budget = turns * w.pace
        started: list[tuple[float, float]] = []
        worth = 0.0
        fits: list[Sequence[float]] = []
        for held in hand.cards:
            if held is None or is_completed(data, held):
                fits.append([FRESH * shape.size for shape in data.shapes.values()])
                continue
            fits.append(self.ways.steps(held.serial, held.marks, torch))
            card = data.cards[held.serial]
            length = self.ways.way(held.serial, held.marks, torch)
            started.append((length, self._gain(state, card.colour, counts.get(card.colour, 0))))
            beside = (card.reds | card.greens) & ~held.marks
            worth += w.beside * beside.bit_count() * min(1.0, turns / 6)
        average = data.numbers.completed + w.later
        rate = average / w.card
        copies = [
            shape.copies - (state.used.count(key) if turns % data.numbers.turns else 0)
            for key, shape in data.shapes.items()
        ]
        coming: float = sum(number * max(best) for number, *best in zip(copies, *fits, strict=True)) / sum(
            copies
        )
        worth += min(w.ahead, turns) * rate * coming
        started.sort()
        for length, gain in started:
            if length <= budget:
                worth += gain
                budget -= length
            else:  # probably not in time
                worth += gain * max(0.0, 1 - (length - budget) / 3) * 0.8 if length - budget < 3 else 0.0
                budget = 0.0
        return worth + rate * max(0.0, budget - 0.5 * w.card * (turns < 6)) * 0.9

    def priors(self, state: State, seat: Seat, moves: Sequence[Decision]) -> Sequence[float]:
        return [_prior(move) for move in moves]


def _prior(move: Decision) -> float:
    """More cells are better as a rule."""
    if isinstance(move, Back):
        return 0.0
    return float(move.mask.bit_count() ** 2) if isinstance(move, Place) else 1.0
