"""Every older position of a match, as its reader saw it then.

A story has a moment for each commit that has a line in the reader's log, and for no other: so neither their
number nor their numbering reveals anything about choices that were sealed at the time.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.core import CHANCE, AnyRules, Seat
from bot.match.engine.replay import Line, Replay, Standing, Viewer, last_turn, standing_step, walk
from bot.match.history.models import PastPosition
from bot.store import StepRow
from bot.text.gather import gather


class Moment(NamedTuple):
    """The log lines of one commit for a viewer, and the position that it led to."""

    lines: tuple[Line, ...]
    state: Any
    marks: tuple[Any, ...] = ()
    """What the last turn has left for a picture to mark; nothing after an undo."""


def commits(rows: Sequence[StepRow]) -> list[int]:
    """For each step of a log, the index of the last step that was committed with it."""
    begins: list[int] = []
    for index, step in enumerate(walk([(row.seat, row.move) for row in rows])):
        # Steps that an undo took along are put back in the same commit, but keep their old batch.
        together = step.repeats is not None or rows[index].batch == rows[index - 1].batch
        if index == 0 or not together:
            begins.append(index)
    ends = [begin - 1 for begin in (*begins[1:], len(rows))]
    return [end for begin, end in zip(begins, ends, strict=True) for _ in range(begin, end + 1)]


def moments(rows: Sequence[StepRow], replayed: Replay, viewer: Viewer) -> list[Moment]:
    """The story of one viewer, oldest first."""
    ends = commits(rows)
    at = {row.n: index for index, row in enumerate(rows)}
    turns: OrderedDict[int, list[Line]] = OrderedDict()
    for line in replayed.logs.lines[viewer]:
        turns.setdefault(ends[at[line.n]], []).append(line)
    story, stack, marks = list[Moment](), list[Standing](), dict(replayed.logs.marks)
    for end, (row, step) in enumerate(zip(rows, walk([(row.seat, row.move) for row in rows]), strict=True)):
        if step.taken:
            del stack[-len(step.taken) :]
        else:
            stack.append(standing_step(rows, row, step))
        if lines := turns.get(end):
            first = lines[-1].n if lines[-1].undoes else _latest(stack, marks, len(replayed.logs.lines))
            new = (marks.get(logged.n, ()) for logged in stack if first is not None and logged.n >= first)
            story.append(Moment(tuple(lines), replayed.after[end], tuple(chain.from_iterable(new))))
    return story


def _latest(stack: Sequence[Standing], marks: Mapping[int, tuple[Any, ...]], tries: int) -> int | None:
    """The first step of the latest turn that has marks to show (`Views.look`)."""
    turn = latest = last_turn(stack)
    for _ in range(tries):
        if turn is None:
            break
        at = bisect_left(stack, turn, key=lambda step: step.n)
        if any(step.n in marks for step in stack[at:]):
            return turn
        stack = stack[:at]
        turn = last_turn(stack)
    return latest


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


def last_own(story: Sequence[Moment], seat: Seat | None, awaited: bool) -> int:
    """The number of the moment at which the reader's last turn ended; for a stranger, of the last moment but
    one.

    In the middle of a turn, the turn before it counts, so that the others' turns in between are shown, too.
    """
    if seat is None:
        return max(1, len(story) - 1)
    last = len(story)
    if awaited:
        while last > 1 and not _others(story[last - 1], seat):
            last -= 1
        if not _others(story[last - 1], seat):
            last = len(story)  # nobody else has done anything yet
    own = [n for n in range(1, last + 1) if any(line.seat == seat for line in story[n - 1].lines)]
    return own[-1] if own else 1


def _others(moment: Moment, seat: Seat) -> bool:
    return any(line.seat not in (seat, CHANCE) for line in moment.lines)
