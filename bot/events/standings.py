"""Standings: points, and what decides between people who have the same points."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final, Literal

import msgspec

from bot.events.grouping import winner
from bot.events.model import COMPUTER, Entrant, EventSetup, Format, Table

FIRST: Final = 12
"""Points of a first place, however many sit at the table: tables of different sizes count alike, and every
place of a table of 2, 3, 4 or 5 is worth a whole number."""


def points_of_place(place: int, seats: int, scheme: Sequence[int] = ()) -> Fraction:
    """Points of a place that nobody shares."""
    if scheme:
        return Fraction(scheme[place - 1] if place <= len(scheme) else 0)
    return Fraction(FIRST) if seats < 2 else Fraction(FIRST * (seats - place), seats - 1)


def points_of_table(table: Table, scheme: Sequence[int] = ()) -> tuple[Fraction, ...]:
    """Points by seat. Those who share places share their points in equal parts; a bye counts as a first
    place. () while the table is played."""
    seats = len(table.seats)
    points = []
    for rank in table.ranks:
        shared = table.ranks.count(rank)
        places = range(rank, rank + shared)
        points.append(sum((points_of_place(place, seats, scheme) for place in places), Fraction()) / shared)
    return tuple(points)


def ranked(order: Sequence[Sequence[int]], seats: int) -> tuple[int, ...]:
    """Ranks by seat, from seats in groups that share a place, the best group first."""
    ranks, place = [0] * seats, 1
    for group in order:
        for seat in group:
            ranks[seat] = place
        place += len(group)
    return tuple(ranks)


TieBreak = Literal["direct", "opponents", "firsts", "share", "last", "seed"]
"""direct: results against people with the same points at common tables (how many of them came behind, less
how many came ahead). opponents: the points of all opponents, counted for each meeting. firsts: first places
at tables. share: the average share of all points on the board. last: the place at the last table. seed: the
seed, or the order in which people signed up."""

TIE_BREAKS: Final[Mapping[Format, tuple[TieBreak, ...]]] = {
    "swiss": ("opponents", "firsts", "share", "seed"),
    "league": ("direct", "firsts", "share", "seed"),
    "knockout": ("last", "seed"),
}


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the standings."""

    entrant: int
    place: int
    group: int
    points: Fraction
    """In a knock-out: the number of tables after which the entrant went on, byes included."""
    played: int
    """Tables, without byes."""
    values: tuple[Fraction, ...]
    """One for each tie-break of the format; more is better."""
    by: TieBreak | None = None
    """The tie-break that puts this line before the next one, if both have the same points."""


def points(setup: EventSetup, tables: Sequence[Table]) -> dict[int, Fraction]:
    """Points by entrant, for everybody who has finished a table."""
    points_of: defaultdict[int, Fraction] = defaultdict(Fraction)
    for table in tables:
        for entrant, gained in zip(table.seats, points_of_table(table, setup.points), strict=False):
            if entrant != COMPUTER:
                points_of[entrant] += gained
    return dict(points_of)


def standings(setup: EventSetup, entrants: Sequence[Entrant], tables: Sequence[Table]) -> list[Standing]:
    """Everybody who has taken part, group by group, the best first."""
    known = [entrant for entrant in entrants if entrant.until is None or entrant.until >= entrant.since]
    won = _reached(entrants, tables) if setup.format == "knockout" else points(setup, tables)
    table_lines = []
    for group in range(setup.groups):
        people = [entrant for entrant in known if entrant.group == group]
        lines = [_line(setup, entrant, people, tables, won) for entrant in people]
        lines.sort(key=lambda each: (each.points, each.values), reverse=True)
        for at, line in enumerate(lines):
            below = lines[at + 1] if at + 1 < len(lines) else None
            by = None if below is None else _decided(setup, line, below)
            table_lines.append(msgspec.structs.replace(line, place=at + 1, by=by))
    return table_lines


def _line(
    setup: EventSetup,
    entrant: Entrant,
    people: Sequence[Entrant],
    tables: Sequence[Table],
    won: Mapping[int, Fraction],
) -> Standing:
    own = [table for table in tables if entrant.number in table.seats and table.done]
    played = [table for table in own if not table.bye]
    level = {other.number for other in people if won.get(other.number, 0) == won.get(entrant.number, 0)}
    values: dict[TieBreak, Fraction] = {
        "direct": Fraction(sum(_ahead(table, entrant.number, level) for table in played)),
        "opponents": sum(
            (
                won.get(other, Fraction())
                for table in played
                for other in table.entrants
                if other != entrant.number
            ),
            Fraction(),
        ),
        "firsts": Fraction(sum(_rank(table, entrant.number) == 1 for table in played)),
        "share": _share(played, entrant.number),
        "last": Fraction(-_rank(played[-1], entrant.number)) if played else Fraction(),
        "seed": Fraction(-entrant.seed),
    }
    return Standing(
        entrant=entrant.number,
        place=0,
        group=entrant.group,
        points=won.get(entrant.number, Fraction()),
        played=len(played),
        values=tuple(values[key] for key in TIE_BREAKS[setup.format]),
    )


def _decided(setup: EventSetup, line: Standing, below: Standing) -> TieBreak | None:
    if line.points != below.points:
        return None
    pairs = zip(TIE_BREAKS[setup.format], line.values, below.values, strict=True)
    return next((key for key, mine, theirs in pairs if mine != theirs), None)


def _reached(entrants: Sequence[Entrant], tables: Sequence[Table]) -> dict[int, Fraction]:
    """By entrant, the number of tables of a knock-out after which the entrant went on."""
    reached: defaultdict[int, Fraction] = defaultdict(Fraction)
    for table in tables:
        first = winner(entrants, table)
        if first is not None:
            reached[first] += 1
    return dict(reached)


def _rank(table: Table, entrant: int) -> int:
    return table.ranks[table.seats.index(entrant)]


def _ahead(table: Table, entrant: int, level: set[int]) -> int:
    own = _rank(table, entrant)
    ranks = [_rank(table, other) for other in table.entrants if other in level and other != entrant]
    return sum(own < rank for rank in ranks) - sum(own > rank for rank in ranks)


def _share(tables: Sequence[Table], entrant: int) -> Fraction:
    shares = []
    for table in tables:
        totals = [max(0, total) for total in table.totals]
        if sum(totals):
            shares.append(Fraction(totals[table.seats.index(entrant)], sum(totals)))
    return sum(shares, Fraction()) / len(shares) if shares else Fraction()
