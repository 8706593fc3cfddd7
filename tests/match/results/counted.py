"""Statistics of a game counted from its results, one by one: what the kept sums must come to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean, median

from bot.match.results.statistics import FEW, Outcome, SeatShare, Statistics, among_people
from bot.match.timing.clock import DAY


def statistics_of(outcomes: Sequence[Outcome]) -> Statistics | None:
    """Of one game, without matches with computers; None without matches."""
    outcomes = among_people(outcomes)
    if not outcomes:
        return None
    days = [(outcome.ended_at - outcome.started_at) / DAY for outcome in outcomes]
    seats = [seat for outcome in outcomes for seat in outcome.seats]
    totals = [seat.total for seat in seats]
    highest = max(totals)
    holders = dict.fromkeys((seat.user, seat.name) for seat in seats if seat.total == highest)
    return Statistics(
        matches=len(outcomes),
        shortest=min(days),
        usual=median(days),
        longest=max(days),
        winners=fmean([seat.total for seat in seats if seat.rank == 1]),
        average=fmean(totals),
        highest=highest,
        best=tuple(name for _, name in holders)[:FEW],
        seats=tuple(_shares(outcomes)),
    )


def _shares(outcomes: Sequence[Outcome]) -> Iterable[SeatShare]:
    for players in sorted({len(outcome.seats) for outcome in outcomes}):
        played = [outcome for outcome in outcomes if len(outcome.seats) == players]
        wins = [0.0] * players
        for outcome in played:
            first = [at for at, seat in enumerate(outcome.seats) if seat.rank == 1]
            for at in first:
                wins[at] += 1 / len(first)
        yield SeatShare(players, len(played), tuple(wins))
