"""Who is rated for a match, with which rank, and which part of a gain counts. Pure.

- Whoever has a seat from the beginning to the end is rated with its rank.
- Whoever has left a seat (resigned, given it up, or away at the end) holds the last place, unless a
  substitute has finished there; then the match does not count for the one who left.
- A substitute's rating can rise by the match, but not fall.
- A person's first match of a game does not change that person's rating.
- A gain counts in proportion to the turns that the person has taken: nobody gains by the autopilot's turns.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple

from bot.core import Seat
from bot.match.results import rating
from bot.match.results.rating import Skill
from bot.store import SeatRow
from bot.store.steps import LeaverRow

FIRST_MATCHES: Final = 1
"""How many first matches of a game leave a newcomer's rating as it is."""


class Entry(NamedTuple):
    """One person in the rating of a match."""

    user: int
    seat: Seat
    rank: int
    share: float = 1.0
    """The share of a gain that counts, from 0 to 1."""
    upward: bool = False
    """Only a gain counts."""
    left: bool = False
    """The last place, which is never a gain."""
    newcomer: bool = False
    """Nothing changes for this person."""


def entries(
    seats: Sequence[SeatRow],
    ranks: Mapping[Seat, int],
    leavers: Sequence[LeaverRow],
    turns: Mapping[tuple[int, int | None], int],
    unrated: Collection[int],
    newcomers: Collection[int] = (),
) -> list[Entry]:
    """The people who are rated, in the order of seats; empty if there are fewer than two.

    Args:
        ranks: of the seats.
        leavers: who has left a seat, in order.
        turns: how many turns each person has taken, by (seat, user); user None: the autopilot.
        unrated: who takes no part in ratings.
        newcomers: who plays this game for the first time.
    """
    last, by_user = len(seats) + 1, dict[int, Entry]()
    for seat in seats:
        first = next(
            (leaver.user for leaver in leavers if leaver.seat == seat.seat and not leaver.substitute), None
        )
        person = seat.user if not (seat.autopilot or seat.resigned) else None
        if person is not None and (not seat.substitute or person == first):
            by_user[person] = Entry(person, seat.seat, ranks[seat.seat], _share(turns, seat.seat, person))
        elif person is not None:
            share = _share(turns, seat.seat, person)
            by_user.setdefault(person, Entry(person, seat.seat, ranks[seat.seat], share, upward=True))
        else:
            original = seat.user if seat.user is not None and not seat.substitute else first
            if original is not None:
                by_user[original] = Entry(original, seat.seat, last, left=True)
    rated = [
        entry._replace(newcomer=entry.user in newcomers)
        for entry in by_user.values()
        if entry.user not in unrated
    ]
    return sorted(rated, key=lambda entry: entry.seat) if len(rated) > 1 else []


def began_with_computers(seats: Sequence[SeatRow], leavers: Sequence[LeaverRow], computers: bool) -> bool:
    """Whether a computer sat at the table from the beginning. A computer that took a seat over later does not
    count."""
    left = {leaver.seat for leaver in leavers}
    return computers and any((seat.computer or seat.substitute) and seat.seat not in left for seat in seats)


def changed(entry: Entry, before: Skill, after: Skill) -> Skill:
    """Somebody's skill after a match."""
    if entry.newcomer:
        return before
    gain = rating.value(after) - rating.value(before)
    if gain > 0:
        share = 0.0 if entry.left else entry.share
        mu, sigma = (old + share * (new - old) for old, new in zip(before, after, strict=True))
        return Skill(mu, sigma)
    return before if entry.upward else after


def _share(turns: Mapping[tuple[int, int | None], int], seat: Seat, user: int) -> float:
    """The share of the seat's turns that the person has taken. In older matches, of which nothing is known,
    it is 1."""
    if not turns:
        return 1.0
    own, automatic = turns.get((seat, user), 0), turns.get((seat, None), 0)
    return own / (own + automatic) if own else 0.0
