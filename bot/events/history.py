"""The past of an event: who has met whom, who had a bye, and who sat where."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from itertools import combinations, permutations

from bot.events.model import COMPUTER, Table


class History:
    """The tables of earlier rounds, counted."""

    def __init__(self, tables: Iterable[Table]) -> None:
        self._met: Counter[tuple[int, int]] = Counter()
        self.byes: Counter[int] = Counter()
        self._sat: defaultdict[int, Counter[int]] = defaultdict(Counter)
        for table in tables:
            if table.bye:
                self.byes[table.seats[0]] += 1
                continue
            for seat, entrant in enumerate(table.seats):
                self._sat[entrant][seat] += 1
            self._met.update(_pairs(table.entrants))

    def met(self, person: int, other: int) -> int:
        """How often two people have met."""
        return self._met[min(person, other), max(person, other)]

    def repeats(self, people: Iterable[int]) -> int:
        """How often the people of a table have met each other."""
        return sum(self._met[pair] for pair in _pairs(people))

    def seated(self, people: Iterable[int]) -> tuple[int, ...]:
        """The people of a table in the order of its seats, so that they repeat seats as little as possible.
        Some may be computers. If all orders are equal, the given one stays."""
        given = tuple(people)

        def often(order: tuple[int, ...]) -> int:
            return sum(
                self._sat[person][seat] ** 2 for seat, person in enumerate(order) if person != COMPUTER
            )

        return min(permutations(given), key=often)  # the first of several equal ones


def _pairs(people: Iterable[int]) -> list[tuple[int, int]]:
    return list(combinations(sorted(person for person in people if person != COMPUTER), 2))
