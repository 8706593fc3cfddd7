"""Points for places, and what decides between equals."""

from __future__ import annotations

from fractions import Fraction

import msgspec
import pytest

from bot.events.model import Entrant, Table
from bot.events.standings import TIE_BREAKS, points_of_table, ranked, standings
from tests.events.test_pairing import people, setup_of


def table(round: int, seats: tuple[int, ...], ranks: tuple[int, ...], totals: tuple[int, ...] = ()) -> Table:
    return Table(round=round, number=1, seats=seats, ranks=ranks, totals=totals)


@pytest.mark.parametrize(
    ("ranks", "scheme", "expected"),
    [
        ((1, 2), (), (12, 0)),
        ((2, 1, 3), (), (6, 12, 0)),
        ((1, 2, 3, 4), (), (12, 8, 4, 0)),
        ((1, 2, 3, 4, 5), (), (12, 9, 6, 3, 0)),
        ((1, 1, 3), (), (9, 9, 0)),
        ((1, 2, 2, 2, 5), (), (12, 6, 6, 6, 0)),
        ((1, 1, 1, 1), (), (6, 6, 6, 6)),
        ((1,), (), (12,)),
        ((1, 2, 3, 4), (10, 6, 3), (10, 6, 3, 0)),
        ((1, 2, 2), (10, 6, 3), (10, Fraction(9, 2), Fraction(9, 2))),
        ((1,), (10, 6, 3), (10,)),
        ((), (), ()),
    ],
)
def test_points(ranks: tuple[int, ...], scheme: tuple[int, ...], expected: tuple[Fraction, ...]) -> None:
    assert points_of_table(table(1, tuple(range(1, len(ranks) + 1)), ranks), scheme) == expected


def test_ranks_of_groups() -> None:
    assert ranked([[2], [0, 3], [1]], 4) == (2, 4, 1, 2)
    assert ranked([[], [0, 1]], 2) == (1, 1)


def test_swiss_goes_by_the_points_of_the_opponents() -> None:
    tables = [
        table(1, (1, 2), (1, 2)),
        table(1, (3, 4), (1, 2)),
        table(2, (1, 4), (2, 1)),
        table(2, (3, 2), (2, 1)),
        table(3, (1, 3), (2, 1)),
        table(3, (2, 4), (2, 1)),
    ]
    found = standings(setup_of("swiss", 2, 3), people(4), tables)
    assert [(one.entrant, int(one.points), one.place) for one in found] == [
        (3, 24, 1),
        (4, 24, 2),
        (1, 12, 3),
        (2, 12, 4),
    ]
    # 3 and 4 have met the same: points of the opponents 48 and 48, firsts equal, no points on the board: seed
    assert [one.by for one in found] == ["seed", None, "seed", None]
    assert [one.values[0] for one in found] == [48, 48, 60, 60]


def test_a_league_goes_by_the_tables_of_the_equal() -> None:
    tables = [
        table(1, (1, 2), (2, 1)),
        table(1, (3, 4), (1, 2)),
        table(2, (1, 3), (1, 2)),
        table(2, (2, 4), (2, 1)),
    ]
    found = standings(setup_of("league", 2, 3), people(4), tables)
    order = [one.entrant for one in found]
    # all have 12; among themselves everybody has won one and lost one
    assert order == [1, 2, 3, 4]
    assert found[0].by == "seed"
    found = standings(setup_of("league", 2, 3), people(4), tables[:1])
    assert [one.entrant for one in found] == [2, 1, 3, 4]
    tables = [table(1, (1, 2, 3), (2, 1, 3)), table(2, (1, 3, 4), (1, 2, 3)), table(2, (2, 4, 3), (2, 1, 3))]
    found = standings(setup_of("league", 3, 2), people(4), tables)
    assert [(one.entrant, int(one.points)) for one in found] == [(2, 18), (1, 18), (4, 12), (3, 6)]
    assert found[0].by == "direct"


def test_the_share_of_points_on_the_board() -> None:
    tables = [
        table(1, (1, 2), (1, 2), (30, 20)),
        table(1, (3, 4), (1, 2), (60, 20)),
        table(2, (1, 3), (1, 1)),
    ]
    found = standings(setup_of("swiss", 2, 3), people(4), tables)
    assert [one.entrant for one in found][:2] == [3, 1]
    assert found[0].by == "share"
    assert found[0].values[TIE_BREAKS["swiss"].index("share")] == Fraction(3, 4)


def test_negative_points_on_the_board() -> None:
    found = standings(setup_of("swiss", 2, 1), people(2), [table(1, (1, 2), (1, 2), (-3, -9))])
    assert [one.entrant for one in found] == [1, 2]


def test_a_knock_out_goes_by_the_round() -> None:
    tables = [
        table(1, (1,), (1,)),
        table(1, (2, 3, 5), (2, 1, 3)),
        table(2, (1, 3), (2, 1)),
    ]
    entrants = [one for one in people(5) if one.number != 4]
    found = standings(setup_of("knockout", 3, 0), entrants, tables)
    assert [(one.entrant, int(one.points)) for one in found] == [(3, 2), (1, 1), (2, 0), (5, 0)]
    assert found[2].by == "last"


def test_groups_and_those_who_never_played() -> None:
    entrants = [
        Entrant(number=1, seed=1, group=0),
        Entrant(number=2, seed=2, group=1),
        Entrant(number=3, seed=3, group=1),
        Entrant(number=4, seed=4, group=0, since=3, until=1),
        msgspec.structs.replace(people(5)[4], until=1),
    ]
    found = standings(setup_of("league", 2, 3, groups=2), entrants, [table(1, (2, 3), (2, 1))])
    assert [(one.entrant, one.group, one.place) for one in found] == [
        (1, 0, 1),
        (5, 0, 2),
        (3, 1, 1),
        (2, 1, 2),
    ]
