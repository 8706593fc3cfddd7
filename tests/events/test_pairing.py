"""Pairings: Swiss without repeats, byes, seats that change, leagues, knock-outs."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import msgspec
import pytest

from bot.events import grouping
from bot.events.grouping import History, fresh, sizes, snake
from bot.events.model import COMPUTER, Entrant, EventSetup, Format, Table, usual_rounds
from bot.events.pairing import grouped, next_round
from bot.events.standings import ranked


def people(count: int) -> list[Entrant]:
    return [Entrant(number=at, seed=at) for at in range(1, count + 1)]


def setup_of(format: Format, seats: int, rounds: int, **more: object) -> EventSetup:
    values = {"least": 2, **more}
    return msgspec.convert({"format": format, "seats": seats, "rounds": rounds, **values}, EventSetup)


def played(table: Table, rng: random.Random | None = None) -> Table:
    """The best seed wins, or anybody."""
    if table.done:
        return table
    order = list(range(len(table.seats)))
    order.sort(key=lambda seat: table.seats[seat] or 99)
    if rng is not None:
        rng.shuffle(order)
    return msgspec.structs.replace(table, ranks=ranked([[seat] for seat in order], len(order)))


def whole(setup: EventSetup, entrants: list[Entrant], rng: random.Random | None = None) -> list[Table]:
    """All rounds of an event."""
    tables: list[Table] = []
    for round in range(1, 50):
        made = next_round(setup, entrants, tables, round)
        if made is None:
            return tables
        seated = sorted(one for table in made for one in table.entrants)
        assert len(set(seated)) == len(seated), "nobody sits twice"
        if setup.format != "knockout":
            assert seated == [one.number for one in entrants if one.plays(round)], "nobody is left out"
        tables += [played(one, rng) for one in made]
    raise AssertionError("it does not end")


def meetings(tables: list[Table]) -> Counter[tuple[int, int]]:
    found = Counter[tuple[int, int]]()
    for table in tables:
        found.update(combinations(sorted(table.entrants), 2))
    return found


@pytest.mark.parametrize(
    ("people", "seats", "least", "expected"),
    [
        (5, 2, 2, ([2, 2], 1)),
        (7, 4, 2, ([4, 3], 0)),
        (9, 4, 2, ([3, 3, 3], 0)),
        (5, 4, 3, ([4], 1)),
        (3, 5, 2, ([3], 0)),
        (1, 4, 2, ([], 1)),
        (0, 4, 2, ([], 0)),
        (64, 5, 2, ([5] * 12 + [4], 0)),
    ],
)
def test_sizes(people: int, seats: int, least: int, expected: tuple[list[int], int]) -> None:
    assert sizes(people, seats, least) == expected


def test_strong_and_weak_are_spread() -> None:
    assert snake([1, 2, 3, 4, 5, 6, 7], [3, 2, 2]) == [[1, 6, 7], [2, 5], [3, 4]]
    groups = grouped(people(8), 2)
    assert [groups[one] for one in range(1, 9)] == [0, 1, 1, 0, 0, 1, 1, 0]


@pytest.mark.parametrize("count", range(4, 33))
def test_swiss_for_two_repeats_nothing(count: int) -> None:
    rounds = min(5, count - 1 - (count % 2 == 0 and count <= 4))
    tables = whole(setup_of("swiss", 2, rounds), people(count), random.Random(count))
    assert max(table.round for table in tables) == rounds
    if count > 6:  # with fewer people it may not be possible for all rounds
        assert max(meetings(tables).values()) == 1
    byes = Counter(table.seats[0] for table in tables if table.bye)
    assert sum(byes.values()) == (rounds if count % 2 else 0)
    assert max(byes.values(), default=1) == 1, "nobody has two byes"


@pytest.mark.parametrize(("count", "seats"), [(16, 3), (20, 3), (32, 4), (30, 4), (40, 5), (64, 4), (63, 5)])
def test_swiss_of_larger_tables_repeats_nothing(count: int, seats: int) -> None:
    tables = whole(setup_of("swiss", seats, 4), people(count), random.Random(7))
    assert max(meetings(tables).values()) == 1
    assert {len(table.seats) for table in tables} <= {seats - 1, seats}


def test_where_people_must_meet_again_few_do() -> None:
    tables = whole(setup_of("swiss", 3, 5), people(6), random.Random(3))
    counted = meetings(tables)
    assert max(counted.values()) - min(counted.values()) <= 2
    assert max(counted.values()) <= 3


def test_those_who_stand_alike_meet() -> None:
    setup, entrants = setup_of("swiss", 2, 5), people(16)
    first = next_round(setup, entrants, [], 1)
    assert first is not None
    assert {frozenset(one.seats) for one in first} == {frozenset((at, at + 8)) for at in range(1, 9)}
    tables = [played(one) for one in first]
    second = next_round(setup, entrants, tables, 2)
    assert second is not None
    winners = set(range(1, 9))
    assert all(len(winners & set(one.seats)) in (0, 2) for one in second)


@pytest.mark.parametrize(("seats", "count"), [(2, 12), (3, 12), (4, 16), (5, 20)])
def test_seats_change(seats: int, count: int) -> None:
    rounds = 4
    tables = whole(setup_of("swiss", seats, rounds), people(count), random.Random(5))
    sat = Counter((one, seat) for table in tables for seat, one in enumerate(table.seats))
    assert max(sat.values()) <= -(-rounds // seats) + 1


@pytest.mark.parametrize("count", [4, 5, 6, 7, 8, 11, 16])
def test_in_a_league_for_two_everybody_meets_everybody(count: int) -> None:
    rounds = usual_rounds("league", count, 2)
    tables = whole(setup_of("league", 2, rounds), people(count))
    counted = meetings(tables)
    assert set(counted) == set(combinations(range(1, count + 1), 2))
    assert set(counted.values()) == {1}


def test_a_league_of_larger_tables() -> None:
    tables = whole(setup_of("league", 4, usual_rounds("league", 16, 4)), people(16))
    counted = meetings(tables)
    assert max(counted.values()) <= 2
    assert len(counted) >= 100


def test_groups_keep_to_themselves() -> None:
    entrants = people(12)
    groups = grouped(entrants, 3)
    entrants = [msgspec.structs.replace(one, group=groups[one.number]) for one in entrants]
    tables = whole(setup_of("league", 2, 3, groups=3), entrants)
    assert all(len({groups[one] for one in table.seats}) == 1 for table in tables)
    assert len(meetings(tables)) == 3 * 6


@pytest.mark.parametrize("count", range(4, 65))
def test_a_knock_out_for_two(count: int) -> None:
    setup, entrants = setup_of("knockout", 2, 0), people(count)
    tables = whole(setup, entrants)
    assert max(table.round for table in tables) == usual_rounds("knockout", count, 2)
    assert sum(not table.bye for table in tables) == count - 1, "everybody but one loses once"
    assert {table.round for table in tables if table.bye} <= {1}, "byes in the first round only"
    byes = sorted(table.seats[0] for table in tables if table.bye)
    assert byes == list(range(1, len(byes) + 1)), "for the best seeds"
    assert grouping.alive(entrants, tables) == {1}


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("count", [4, 5, 7, 13, 16, 32, 33, 64])
def test_a_knock_out_of_larger_tables(count: int, seats: int) -> None:
    tables = whole(setup_of("knockout", seats, 0), people(count), random.Random(count))
    assert len(grouping.alive(people(count), tables)) == 1
    assert all(2 <= len(table.seats) <= seats for table in tables if not table.bye)


def test_of_a_shared_first_place_the_better_seed_goes_on_and_nobody_comes_back() -> None:
    entrants = people(4)
    shared = Table(round=1, number=1, seats=(4, 1), ranks=(1, 1))
    other = Table(round=1, number=2, seats=(2, 3), ranks=(2, 1))
    assert grouping.alive(entrants, [shared, other]) == {1, 3}
    gone = [msgspec.structs.replace(one, until=1) if one.number == 1 else one for one in entrants]
    assert grouping.alive(gone, [shared, other]) == {1, 3}, "4 has lost, whoever drops out later"
    assert next_round(setup_of("knockout", 2, 0), gone, [shared, other], 2) is None, "3 has won"


def test_who_drops_out_is_not_paired_and_late_starters_are() -> None:
    setup, entrants = setup_of("swiss", 2, 4), people(8)
    first = next_round(setup, entrants, [], 1)
    assert first is not None
    entrants[2] = msgspec.structs.replace(entrants[2], until=1)
    entrants.append(Entrant(number=9, seed=9, since=2))
    second = next_round(setup, entrants, [played(one) for one in first], 2)
    assert second is not None
    assert sorted(one for table in second for one in table.seats) == [1, 2, 4, 5, 6, 7, 8, 9]


def test_who_drops_out_of_a_league_leaves_others_free() -> None:
    setup, entrants = setup_of("league", 2, 5), people(6)
    first = next_round(setup, entrants, [], 1)
    assert first is not None
    entrants[1] = msgspec.structs.replace(entrants[1], until=1)
    tables = [played(one) for one in first]
    for round in range(2, 6):
        made = next_round(setup, entrants, tables, round)
        assert made is not None
        tables += [played(one) for one in made]
    counted = meetings(tables)
    assert max(counted.values()) == 1
    assert {pair for pair in counted if 2 not in pair} == set(combinations((1, 3, 4, 5, 6), 2))


def test_an_event_ends_when_nobody_is_left_to_meet() -> None:
    entrants = [msgspec.structs.replace(one, until=1) if one.number > 1 else one for one in people(5)]
    for format in ("swiss", "league", "knockout"):
        assert next_round(setup_of(format, 2, 5), entrants, [], 2) is None


def test_computers_fill_seats_only_where_they_may() -> None:
    made = next_round(setup_of("swiss", 4, 3, computers=True), people(6), [], 1)
    assert made is not None
    assert [sum(one == COMPUTER for one in table.seats) for table in made] == [1, 1]
    made = next_round(setup_of("swiss", 4, 3), people(6), [], 1)
    assert made is not None
    assert [len(table.seats) for table in made] == [3, 3]


def test_a_search_without_an_answer_ends() -> None:
    tables = [Table(round=1, number=1, seats=pair, ranks=(1, 2)) for pair in combinations(range(14), 2)]
    assert fresh(list(range(14)), [2] * 7, History(tables)) is None


def test_the_largest_event_is_paired_quickly_enough() -> None:
    """64 people, 8 rounds at tables of five: the last rounds cannot be without repeats."""
    tables = whole(setup_of("swiss", 5, 8), people(64), random.Random(1))
    assert max(table.round for table in tables) == 8
    assert max(meetings(tables).values()) <= 2
