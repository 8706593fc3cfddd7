"""The story of a match for a viewer: the log lines of each commit, and the position that it led to.

A story has a moment for each commit that has a line in the reader's log, and for no other: so neither their
number nor their numbering reveals anything about choices that were sealed at the time.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any, NamedTuple

from bot.match.engine.replay import Line, Replay, Standing, Viewer, last_turn, standing_step, walk
from bot.store import StepRow


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
