"""Divides people into tables: how large the tables are, who has met whom before, and who sits together so
that few people meet again; in a knock-out, who goes on."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, permutations
from typing import Final

from bot.events.model import COMPUTER, Entrant, EventSetup, Table


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


TRIED: Final = 20_000
"""Steps of the search for tables at which nobody meets again."""
AGAIN: Final = 10_000
"""The cost if two people meet again, in squared differences of score groups."""


def sizes(people: int, seats: int, least: int) -> tuple[list[int], int]:
    """Sizes of the tables, as equal as they can be and the larger ones first; and how many get a bye."""
    tables = -(-people // seats)
    if tables and people // tables < least:  # the last table would be too small
        tables = people // seats
        at_tables = tables * seats
    else:
        at_tables = people
    share, more = divmod(at_tables, tables) if tables else (0, 0)
    return [share + (at < more) for at in range(tables)], people - at_tables


def snake(people: Sequence[int], counts: Sequence[int]) -> list[list[int]]:
    """Equally strong tables: the strongest people sit at one table each, the next ones in the opposite order
    of the tables, and so on. With tables of two the first meets the last."""
    tables: list[list[int]] = [[] for _ in counts]
    left, forward = list(people), True
    while left:
        for at in range(len(counts)) if forward else reversed(range(len(counts))):
            if left and len(tables[at]) < counts[at]:
                tables[at].append(left.pop(0))
        forward = not forward
    return tables


def chunks(people: Sequence[int], counts: Sequence[int]) -> list[list[int]]:
    """Tables at which neighbours in the given order sit together."""
    tables, first = [], 0
    for count in counts:
        tables.append(list(people[first : first + count]))
        first += count
    return tables


def fresh(people: Sequence[int], counts: Sequence[int], history: History) -> list[list[int]] | None:
    """Tables at which nobody meets again; the first people sit with their nearest possible neighbours. None:
    there are no such tables, or they were not found in time."""
    left_to_try = TRIED
    met = {person: {other for other in people if history.met(person, other)} for person in people}

    def fill(rest: tuple[int, ...], left: Sequence[int]) -> list[list[int]] | None:
        nonlocal left_to_try
        if not left:
            return []
        first, others = rest[0], [rival for rival in rest[1:] if rival not in met[rest[0]]]
        for more in combinations(others, left[0] - 1):
            left_to_try -= 1
            if left_to_try < 0:
                return None
            if any(other in met[chosen] for chosen, other in combinations(more, 2)):
                continue
            tables = fill(tuple(person for person in rest[1:] if person not in more), left[1:])
            if tables is not None:
                return [[first, *more], *tables]
        return None

    return fill(tuple(people), counts)


def improved(tables: Sequence[Sequence[int]], history: History, level: Mapping[int, int]) -> list[list[int]]:
    """The tables after all exchanges of two people that help: fewer people meet again, and people with
    similar points sit together. `level`: score groups."""
    arranged = [list(table) for table in tables]
    people = [person for table in arranged for person in table]
    cost = {person: {other: _cost(person, other, history, level) for other in people} for person in people}
    helped = True
    while helped:
        helped = False
        for pair, other in combinations(arranged, 2):
            while _exchange(pair, other, cost):
                helped = True
    return arranged


def _cost(person: int, other: int, history: History, level: Mapping[int, int]) -> int:
    """The cost of two people at one table."""
    met = history.met(person, other)
    return (met + met * met) * AGAIN + (level[person] - level[other]) ** 2


def _exchange(table: list[int], other: list[int], cost: Mapping[int, Mapping[int, int]]) -> bool:
    """Exchange two people if that helps."""
    for at, mine in enumerate(table):
        for to, theirs in enumerate(other):
            with_mine, with_theirs = cost[mine], cost[theirs]
            gain = sum(with_mine[who] - with_theirs[who] for who in table if who not in (mine, theirs))
            gain += sum(with_theirs[who] - with_mine[who] for who in other if who not in (mine, theirs))
            if gain > 0:
                table[at], other[to] = theirs, mine
                return True
    return False


def alive(entrants: Sequence[Entrant], tables: Sequence[Table]) -> set[int]:
    """Those who have not lost at any table, even if they have dropped out since. If several share a first
    place, the best seed goes on."""
    lost = {
        entrant
        for table in tables
        if table.done
        for entrant in table.entrants
        if entrant != winner(entrants, table)
    }
    return {entrant.number for entrant in entrants} - lost


def winner(entrants: Sequence[Entrant], table: Table) -> int | None:
    """Who goes on from a table of a knock-out; None: nobody, because a computer came first."""
    seeds = {entrant.number: entrant.seed for entrant in entrants}
    firsts = [
        seated
        for seated, rank in zip(table.seats, table.ranks, strict=False)
        if rank == 1 and seated in seeds
    ]
    return min(firsts, key=lambda person: seeds[person], default=None)


def tables(setup: EventSetup, people: Sequence[int]) -> list[list[int]]:
    """The tables of a round, from the people that are left by seed: the first meets the last. With tables of
    two the best seeds get the byes of the first round, so that from then on the number is a power of two;
    larger tables are made as equal as they can be."""
    if setup.seats > 2:
        counts, byes = sizes(len(people), setup.seats, setup.fewest)
    else:
        full = 1
        while full * 2 < len(people):
            full *= 2
        counts = [2] * (len(people) - full)
        byes = len(people) - 2 * len(counts)
    return [*snake(people[byes:], counts), *([person] for person in people[:byes])]
