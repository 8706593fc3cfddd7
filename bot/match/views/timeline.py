"""Every older position of a match, as its reader saw it then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from bot.core import CHANCE, AnyRules, Seat
from bot.match.engine.moments import Moment
from bot.match.views.models import PastPosition
from bot.store import StepRow
from bot.text.gather import gather

BY_BOT: Final = "automaticturns."
"""The keys of steps that the bot has taken for a seat begin with it."""


def past_position(
    rules: AnyRules,
    story: Sequence[Moment],
    n: int,
    seat: Seat | None,
    *,
    over: bool = False,
    winner: Seat | None = None,
) -> PastPosition:
    """Moment n of a story, counted from 1.

    Args:
        over: it is the last one, and the match has ended.
        winner: who has won the match because all others have resigned.
    """
    moment = story[n - 1]
    marks = rules.gather(moment.marks)
    public = replace(rules.view(moment.state, None), marks=marks)
    to_act = () if over else tuple(actor for actor in rules.to_act(moment.state) if actor != CHANCE)
    return PastPosition(
        n=n,
        count=len(story),
        at=moment.lines[-1].at,
        facts=gather(line.fact for line in moment.lines),
        public=public,
        own=None if seat is None else replace(rules.view(moment.state, seat), marks=marks),
        awaited=tuple((actor, rules.prompt(moment.state, actor)) for actor in to_act),
        score=rules.score(moment.state) if over else None,
        winner=winner if over else None,
    )


def with_marks(position: PastPosition, marks: tuple[Any, ...]) -> PastPosition:
    """The position with these marks in its pictures instead of its own."""
    own = None if position.own is None else replace(position.own, marks=marks)
    return replace(position, public=replace(position.public, marks=marks), own=own)


def last_own(story: Sequence[Moment], rows: Sequence[StepRow], seat: Seat | None, awaited: bool) -> int:
    """The number of the moment at which the reader's last turn ended; for a stranger, of the last moment but
    one.

    In the middle of a turn, the turn before it counts, so that the others' turns in between are shown, too.
    What the bot played in the seat meanwhile is news to the reader.
    """
    if seat is None:
        return max(1, len(story) - 1)
    last = len(story)
    if awaited:
        while last > 1 and not _others(story[last - 1], seat):
            last -= 1
        if not _others(story[last - 1], seat):
            last = len(story)  # nobody else has done anything yet
    by_bot = {row.batch for row in rows if row.key is not None and row.key.startswith(BY_BOT)}
    by_hand = {row.n for row in rows if row.seat == seat and row.batch not in by_bot}
    own = [n for n in range(1, last + 1) if any(line.n in by_hand for line in story[n - 1].lines)]
    return own[-1] if own else 1


def _others(moment: Moment, seat: Seat) -> bool:
    return any(line.seat not in (seat, CHANCE) for line in moment.lines)
