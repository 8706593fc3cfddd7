"""Knock-outs: who is still in, and who meets whom."""

from __future__ import annotations

from collections.abc import Sequence

from bot.events.grouping import sizes, snake
from bot.events.model import Entrant, EventSetup, Table


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
