"""What the match of a table means for the event."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from bot.events.model import COMPUTER
from bot.events.points import ranked
from bot.match.events.models import How
from bot.store import MatchRow, ResultRow, SeatRow


class Outcome(msgspec.Struct, frozen=True):
    ranks: tuple[int, ...]
    totals: tuple[int, ...] | None
    how: How


def outcome(
    match: MatchRow,
    seats: Sequence[SeatRow],
    results: Sequence[ResultRow],
    sat: Sequence[int],
    users: Mapping[int, int | None],
    *,
    stopped: bool = False,
) -> Outcome:
    """The places of a table.

    Those who are there at the end are placed as the match has placed them; where it has placed nobody, they
    share the first places. Behind them, those who are not there share the last places: who has resigned or
    left, whom a substitute replaced, and for whom the autopilot plays.

    Args:
        sat: numbers of entries by seat.
        users: the persons of entries.
        stopped: the time of the round was over.
    """
    there = [seat.seat for seat in seats if _there(seat, sat, users)]
    away = [seat for seat in range(len(sat)) if seat not in there]
    known = {result.seat: result for result in results}
    if match.state == "over" and known:
        places = sorted({known[seat].rank for seat in there})
        groups = [[seat for seat in there if known[seat].rank == place] for place in places]
        totals = tuple(known[seat].total if seat in known else 0 for seat in range(len(sat)))
        return Outcome(ranked([*groups, away], len(sat)), totals, "played")
    how: How = "time" if stopped else "void" if match.state == "closed" else "ended"
    if known:
        how = "resigned"
    return Outcome(ranked([there, away], len(sat)), None, how)


def _there(seat: SeatRow, sat: Sequence[int], users: Mapping[int, int | None]) -> bool:
    if seat.seat >= len(sat):
        return False
    if sat[seat.seat] == COMPUTER:
        return seat.computer is not None
    person = users.get(sat[seat.seat])
    return person is not None and person == seat.user and not (seat.autopilot or seat.resigned)
