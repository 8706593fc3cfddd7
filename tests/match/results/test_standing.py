"""Who is rated with which rank, and what counts: pure."""

from __future__ import annotations

from bot.match.results import rating
from bot.match.results.rating import NEWCOMER, Skill
from bot.match.results.tally import Entry, began_with_computers, changed, entries
from bot.store import SeatRow
from bot.store.steps import LeaverRow

ANN, BEN, CAT, DAN = 11, 12, 13, 14
BETTER, WORSE = Skill(30, 8), Skill(20, 8)
TURNS: dict[tuple[int, int | None], int] = {(0, ANN): 5, (1, BEN): 5, (2, CAT): 5}


def seat(number: int, user: int | None, **more: object) -> SeatRow:
    values = {"turn_token": 0, "awaited": False, "awaited_since": None, "end_vote": False} | more
    values |= {"match": 1, "seat": number, "user": user, "hand_missed": False, "name": None, "locale": None}
    return SeatRow(**values)  # type: ignore[arg-type]  # columns by name


def gone(user: int, number: int, *, substitute: bool = False) -> LeaverRow:
    return LeaverRow(match=1, user=user, seat=number, at=number, substitute=substitute, resigned=False)


def ranks_of(*given: SeatRow, leavers: tuple[LeaverRow, ...] = ()) -> dict[int, tuple[int, bool, bool]]:
    ranks = {one.seat: one.seat + 1 for one in given}
    found = entries(list(given), ranks, leavers, TURNS, ())
    return {one.user: (one.rank, one.upward, one.left) for one in found}


def test_everybody_who_stays_is_rated() -> None:
    assert ranks_of(seat(0, ANN), seat(1, BEN)) == {ANN: (1, False, False), BEN: (2, False, False)}
    assert ranks_of(seat(0, ANN)) == {}


def test_a_seat_that_was_handed_over_leaves_the_match_rated() -> None:
    given = (seat(0, DAN, substitute=True), seat(1, BEN))
    assert ranks_of(*given, leavers=(gone(ANN, 0),)) == {DAN: (1, True, False), BEN: (2, False, False)}


def test_whoever_leaves_is_last_if_nobody_finishes_there() -> None:
    for left in (
        seat(0, ANN, autopilot=True),  # away at the end
        seat(0, ANN, resigned=True),
        seat(0, None, autopilot=True, resigned=True),  # the autopilot has won for somebody who resigned
        seat(0, None, computer="normal"),
        seat(0, DAN, substitute=True, autopilot=True),  # the substitute has left, too
    ):
        leavers = () if left.user == ANN else (gone(ANN, 0),)
        assert ranks_of(left, seat(1, BEN), leavers=leavers)[ANN] == (3, False, True), left
        assert len(ranks_of(left, seat(1, BEN), leavers=leavers)) == 2, "a substitute never loses by it"


def test_whoever_comes_back_to_the_own_seat_has_not_left() -> None:
    given = (seat(0, ANN, substitute=True), seat(1, BEN))
    assert ranks_of(*given, leavers=(gone(ANN, 0),))[ANN] == (1, False, False)


def test_whoever_takes_another_seat_has_left_the_own_all_the_same() -> None:
    given = (seat(0, ANN, substitute=True), seat(1, None, autopilot=True), seat(2, CAT))
    assert ranks_of(*given, leavers=(gone(ANN, 1), gone(BEN, 0)))[ANN] == (4, False, True)


def test_a_computer_from_the_beginning_and_one_in_place_of_somebody() -> None:
    computer = seat(1, None, computer="hard")
    assert began_with_computers([seat(0, ANN), computer], (), computers=True)
    assert not began_with_computers([seat(0, ANN), computer], (gone(BEN, 1),), computers=True)
    taken = seat(1, DAN, substitute=True)
    assert began_with_computers([seat(0, ANN), taken], (), computers=True)


def test_a_gain_counts_as_far_as_the_person_has_played() -> None:
    ranks, given = {0: 1, 1: 2}, [seat(0, ANN), seat(1, BEN)]
    cases: tuple[tuple[dict[tuple[int, int | None], int], float], ...] = (
        ({(0, ANN): 5}, 1.0),
        ({(0, ANN): 1, (0, None): 3}, 0.25),
        ({(0, None): 9}, 0.0),
        ({(1, BEN): 1}, 0.0),  # the others gave up before Ann had moved at all
        ({}, 1.0),
    )
    for turns, share in cases:
        assert entries(given, ranks, (), turns, ())[0].share == share
    whole, half = Entry(ANN, 0, 1), Entry(ANN, 0, 1, 0.5)
    assert changed(whole, NEWCOMER, BETTER) == BETTER
    gains = [rating.value(changed(one, NEWCOMER, BETTER)) for one in (half, whole)]
    assert rating.value(NEWCOMER) < gains[0] < gains[1]
    assert changed(Entry(ANN, 0, 1, 0.0), NEWCOMER, BETTER) == NEWCOMER
    assert changed(half, NEWCOMER, WORSE) == WORSE, "a loss counts as it is"


def test_a_substitute_only_wins_and_a_leaver_only_loses() -> None:
    assert changed(Entry(ANN, 0, 1, upward=True), NEWCOMER, WORSE) == NEWCOMER
    assert changed(Entry(ANN, 0, 1, upward=True), NEWCOMER, BETTER) == BETTER
    surer = Skill(24.9, 5)  # less skill, but so much surer that the number rises
    assert rating.value(surer) > rating.value(NEWCOMER)
    assert changed(Entry(ANN, 0, 3, left=True), NEWCOMER, surer) == NEWCOMER
    assert changed(Entry(ANN, 0, 3, left=True), NEWCOMER, WORSE) == WORSE
