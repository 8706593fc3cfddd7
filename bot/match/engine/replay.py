"""What happened, for each viewer: the log read with the rules, undone moves marked; and which moves a
seat may undo.

An undo by one of several seats that decide at the same time takes back the steps of others that came after,
and is followed at once by the same steps again: nobody's decision is lost, and the log does not show it. An
undo that all players have agreed to, or that a manager of the server has decided, takes everything back,
whoever did it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.core import CHANCE, AnyRules, Fact, Options, Seat, UndoError, Who, fact, read
from bot.core.asking import opens
from bot.core.replay import is_agreed, is_moderated, undone_by
from bot.match.engine.models import LogLine
from bot.match.engine.moves import Done, opened_by
from bot.match.errors import NothingToUndo, UndoAnswered
from bot.store import StepRow
from bot.text.gather import gather, opened, told_again

Viewer = Seat | None
ORDERED = "order:"
"""Prefix of the key of a step that a standing order made, if everybody may know that it did."""
ITSELF = "itself"
"""The key of a step that left no choice, so that nobody was asked for it, and of one that takes it back."""


def is_ordered(row: StepRow) -> bool:
    """Whether the log says that a standing order made a step."""
    return row.key is not None and row.key.startswith(ORDERED)


def is_by_itself(row: StepRow) -> bool:
    """Whether nobody was asked for a step."""
    return row.key == ITSELF


class Standing(NamedTuple):
    """A step that was not undone. `n` is its number in the logs of the viewers."""

    n: int
    seat: Seat
    move: str
    batch: int
    by_itself: bool = False
    """Nobody was asked for it."""


class Line(NamedTuple):
    """One log line of a viewer."""

    n: int
    seat: Seat
    fact: Fact
    at: int
    ordered: bool = False
    """A standing order made it, and everybody may know."""
    by_itself: bool = False
    """It left no choice, so nobody was asked for it."""
    undoes: int = 0
    """For an undo: the first step with a log line that it takes back."""


class Walked(NamedTuple):
    """What one step of a log does to the steps that stand."""

    taken: tuple[int, ...] = ()
    """An undo: the indices in the log of the steps it takes back, oldest first."""
    repeats: int | None = None
    """The index of the step that this one only puts back: an undo by somebody else took it along."""


def walk(log: Sequence[tuple[Seat, str]]) -> Iterator[Walked]:
    """Go through a log of (seat, notation); one value a step.

    Raises:
        UndoError: more is taken back than stands, or what an undo took along is not put back as it was.
    """
    stack: list[int] = []
    again: list[int] = []
    for index, (seat, move) in enumerate(log):
        count = undone_by(move)
        if count > len(stack):
            raise UndoError("more is taken back than there was")
        if again and log[again[0]] != (seat, move):
            raise UndoError("somebody else's move was taken back")
        if count:
            taken = tuple(stack[-count:])
            again = [] if is_agreed(move) else [step for step in taken if log[step][0] != seat]
            del stack[-count:]
            yield Walked(taken=taken)
        elif again:
            stack.append(again.pop(0))
            yield Walked(repeats=stack[-1])
        else:
            stack.append(index)
            yield Walked()
    if again:
        raise UndoError("the log stops within an undo")


def standing(rows: Sequence[StepRow]) -> list[Standing]:
    """The steps that still stand, in order.

    Raises:
        UndoError.
    """
    stack: list[Standing] = []
    for row, step in zip(rows, walk(_log(rows)), strict=True):
        if step.taken:
            del stack[-len(step.taken) :]
        else:
            stack.append(standing_step(rows, row, step))
    return stack


def _log(rows: Sequence[StepRow]) -> list[tuple[Seat, str]]:
    return [(row.seat, row.move) for row in rows]


def standing_step(rows: Sequence[StepRow], row: StepRow, step: Walked) -> Standing:
    """A step of the log that takes nothing back; one that only puts another back has its number."""
    original = row if step.repeats is None else rows[step.repeats]
    return Standing(original.n, original.seat, original.move, original.batch, is_by_itself(original))


def last_turn(stack: Sequence[Standing]) -> int | None:
    """The number of the standing step that the last turn began with; None when nobody has moved yet."""
    first: Standing | None = None
    for step in reversed(stack):
        if step.seat == CHANCE or step.by_itself:
            continue
        if first is not None and step.seat != first.seat:
            break
        first = step
    return None if first is None else first.n


class ViewerLogs:
    """The log lines of every viewer for the steps `first` to `last`."""

    def __init__(self, seats: int, first: int = 1) -> None:
        self.first, self.last = first, first - 1
        self.lines: dict[Viewer, list[Line]] = {None: [], **{seat: [] for seat in range(seats)}}
        self.marks: list[tuple[int, tuple[Any, ...]]] = []
        """What pictures mark of a step (`Rules.marks`), with its number; steps without marks are left out."""
        self.undone: set[int] = set()
        self.sealed: set[int] = set()
        """Steps whose decisions the other seats do not know yet, and the undos of such steps."""

    def copied(self) -> ViewerLogs:
        """The same to go on with, so that who reads this one is not told of later steps."""
        new = copy(self)
        new.lines = {viewer: [*lines] for viewer, lines in self.lines.items()}
        new.marks, new.undone, new.sealed = [*self.marks], {*self.undone}, {*self.sealed}
        return new

    def add(self, rules: AnyRules, row: StepRow, done: Done) -> None:
        """The next step, made in the position `done.before`."""
        may_be = done.move.kind in rules.sealed
        if may_be and not opened_by(rules, done, rules.apply(done.before, done.seat, done.move)):
            self.sealed.add(row.n)
        marks = rules.marks(done.before, done.seat, done.move)
        if marks:
            self.marks.append((row.n, marks))
        ordered, itself, kept = is_ordered(row), is_by_itself(row), list[Line]()
        """`kept`: one line for all viewers who are told the same."""
        for viewer, lines in self.lines.items():
            said = rules.narrate(done.before, done.seat, done.move, viewer)
            if said is None:
                continue
            line = next((line for line in kept if line.fact == said), None)
            if line is None:
                line = Line(row.n, row.seat, said, row.at, ordered, itself)
                kept.append(line)
            lines.append(line)
        self.last = row.n

    def take_back(self, row: StepRow, taken: Iterable[Standing]) -> None:
        """The next step is an undo of these, oldest first."""
        agreed, steps = is_agreed(row.move), list(taken)
        back = {step.n for step in steps if agreed or step.seat == row.seat}
        first = {step.n for step in steps if step.seat == row.seat and step.batch == steps[0].batch}
        self.undone |= back
        if back <= self.sealed:
            self.sealed.add(row.n)
        for lines in () if is_by_itself(row) else self.lines.values():
            undone = [line for line in lines if line.n in back and not line.undoes]
            if undone and is_moderated(row.move):
                said = _undone_by_manager(undone, {step.n: step.batch for step in steps})
                lines.append(Line(row.n, row.seat, said, row.at, undoes=min(line.n for line in undone)))
            elif undone:
                # An undo that all agreed to may reach far back: the line names only the first of its turns.
                moves = [one for one in undone if one.n in first or (not agreed and one.seat == row.seat)]
                said = _undone(row.seat, moves, [line for line in undone if line not in moves], agreed)
                lines.append(Line(row.n, row.seat, said, row.at, undoes=min(line.n for line in undone)))
        self.last = row.n

    def since(self, viewer: Viewer, n: int, until: int | None = None) -> tuple[Fact, ...]:
        """The facts of the steps from n on (to `until`) that still count: neither a move that an undo in this
        span takes back, nor that undo."""
        until = self.last if until is None else until
        return tuple(
            line.fact
            for line in self.lines[viewer]
            if n <= line.n <= until and (line.undoes < n if line.undoes else line.n not in self.undone)
        )

    def told_until(self, until: int | None = None) -> int:
        """The last step (to `until`) that a board tells: a sealed decision is no news, because the list of
        seats still waited for shows that it was made."""
        last = self.last if until is None else min(until, self.last)
        while last in self.sealed:
            last -= 1
        return last

    def marks_since(self, rules: AnyRules, n: int, until: int | None = None) -> tuple[Any, ...]:
        """What a picture marks for the steps from n on (to `until`), without those that were undone."""
        until = self.last if until is None else until
        new = (marks for step, marks in self.marks if n <= step <= until and step not in self.undone)
        return rules.gather([mark for marks in new for mark in marks])

    def undo_at_end(self, viewer: Viewer) -> int:
        """The number of the undo that this viewer has heard of last, if nothing came after it; else 0."""
        lines = self.lines[viewer]
        return lines[-1].n if lines and lines[-1].undoes else 0

    def log_of(self, viewer: Viewer) -> tuple[LogLine, ...]:
        """The whole log of a viewer, oldest first, with each thing told once."""
        every = self.every_line(viewer)
        again: set[int] = set()
        for undone in (False, True):
            alike = [line for line in every if line.undone == undone]
            again |= {alike[at].n for at in told_again([line.fact for line in alike])}
        lines, ordered = list[LogLine](), set[Seat]()
        for line in every:
            if line.ordered:
                ordered.add(line.seat)  # its line may be left out, but not who has played it
            if line.n not in again:
                lines.append(replace(line, ordered=line.seat in ordered))
                ordered.discard(line.seat)
        return tuple(lines)

    def every_line(self, viewer: Viewer) -> tuple[LogLine, ...]:
        """A line for each step of which a viewer has heard, oldest first."""
        return tuple(
            LogLine(
                number,
                line.seat,
                line.fact,
                line.at,
                line.n in self.undone and not line.undoes,
                line.ordered,
                line.by_itself,
            )
            for number, line in enumerate(self.lines[viewer], 1)
        )


def _undone(seat: Seat, moves: Sequence[Line], more: Sequence[Line], agreed: bool) -> Fact:
    """Which moves were undone, in the words of the log."""
    said = opened([line.fact for line in moves], [line.fact for line in more])
    if agreed and not said:
        return fact("table-undone-all", who=Who(seat))
    if agreed and more:
        return fact("table-undone-agreed", who=Who(seat), moves=said, more=len(more))
    return fact("table-undone", who=Who(seat), moves=said)


def _undone_by_manager(undone: Sequence[Line], batches: Mapping[int, int]) -> Fact:
    """A manager of the server has taken back the first turn in the viewer's log, and everything after it."""
    moves = [line for line in undone if batches[line.n] == batches[undone[0].n] and line.seat != CHANCE]
    said = gather(line.fact for line in moves)
    if not said:
        return fact("table-undone-by-manager-all")
    return fact("table-undone-by-manager", moves=said, more=len(undone) - len(moves))


class Replay(NamedTuple):
    """A log read from the top."""

    logs: ViewerLogs
    state: Any
    befores: list[Any]
    """The position before each standing step."""
    tail: list[Any]
    """Those after the last answer of chance."""
    after: list[Any]
    """The position after each step of the log, undos included."""


def replay(rules: AnyRules, seats: int, options: Options, rows: Sequence[StepRow]) -> Replay:
    """Read a whole log. Takes time: run it in a thread.

    Raises:
        Illegal: a step that is no legal move where it stands.
        UndoError.
    """
    logs = ViewerLogs(seats)
    state = rules.start(seats, options)
    stack: list[Standing] = []
    befores: list[Any] = []
    after: list[Any] = []
    for row, step in zip(rows, walk(_log(rows)), strict=True):
        if step.taken:
            count = len(step.taken)
            logs.take_back(row, stack[-count:])
            state = befores[-count]
            after.append(state)
            del stack[-count:], befores[-count:]
            continue
        done = Done(state, row.seat, read(rules, state, row.seat, row.move))
        stack.append(standing_step(rows, row, step))
        if step.repeats is None:
            logs.add(rules, row, done)
        logs.last = row.n
        befores.append(state)
        state = rules.apply(state, row.seat, done.move)
        after.append(state)
    chance = max((n for n, one in enumerate(stack, 1) if one.seat == CHANCE), default=0)
    return Replay(logs, state, befores, befores[chance:], after)


def own_last(
    rules: AnyRules, stack: Sequence[Standing], states: Sequence[Any], seat: Seat
) -> tuple[int, int]:
    """Where the seat's last batch stands in the log: first and last index.

    `states` has the position before each standing step and the one now; nothing before the last answer of
    chance is looked at. Steps of others on top do not count when all decide at the same time and nothing was
    opened yet, so whether an undo works does not tell what others have sealed; nor do those for which nobody
    was asked.

    Raises:
        NothingToUndo, UndoAnswered.
    """
    top = len(stack) - 1
    while top >= 0 and stack[top].seat not in (seat, CHANCE):
        if stack[top].by_itself:
            top -= 1  # nobody has answered
            continue
        before, other = states[top], stack[top].seat
        deciding = (*rules.to_act(before), *rules.may_change(before))
        if seat not in deciding or opens(rules, before, other, states[top + 1]):
            break
        top -= 1
    if not any(step.seat == seat for step in stack):
        raise NothingToUndo
    if stack[top].seat == CHANCE:
        raise UndoAnswered
    if stack[top].seat != seat:
        raise UndoAnswered(who=Who(stack[top].seat))
    first = top + 1
    while first > 0 and stack[first - 1].seat == seat and stack[first - 1].batch == stack[top].batch:
        if seat in rules.may_change(states[first - 1]):
            break  # itself the taking back of a seal: undoing it would seal again
        first -= 1
    if first > top:
        raise NothingToUndo
    if any(opens(rules, states[index], seat, states[index + 1]) for index in range(first, top + 1)):
        raise UndoAnswered  # seeing what others had sealed is an answer
    return first, top


class OwnTurn(NamedTuple):
    """A batch of a seat that still stands."""

    number: int
    """The number of the batch among the seat's own ones, from 1, so that it reveals nothing about other
    seats."""
    first: int
    """Where it begins in the steps that stand."""
    revealed: bool
    """Something has been drawn or opened since it began."""


def own_turns(rules: AnyRules, stack: Sequence[Standing], states: Sequence[Any], seat: Seat) -> list[OwnTurn]:
    """The turns that a seat may ask the others to undo, oldest first; `states` as for `own_last`."""
    revealed, found = False, list[tuple[int, bool]]()
    for index in range(len(stack) - 1, -1, -1):
        step = stack[index]
        # Every outcome of chance counts, and so does opening sealed decisions: a false alarm is better than
        # silence.
        revealed |= step.seat == CHANCE or opens(rules, states[index], step.seat, states[index + 1])
        begins = index == 0 or stack[index - 1].batch != step.batch
        if begins and step.seat == seat and seat not in rules.may_change(states[index]):
            found.append((index, revealed))
    return [OwnTurn(number, *one) for number, one in enumerate(reversed(found), 1)]
