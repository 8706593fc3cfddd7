"""The log of a match, read with the rules alone: what stands after each step, and what the public heard."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from itertools import starmap
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from bot.core import AnyRules, Fact, Options, read
from bot.core.replay import undone_by
from bot.games.bora_bora.ending import EndedGame
from bot.games.edo.marks import Mark
from bot.games.edo.turns import Reveal
from bot.games.edo.wages import Income
from bot.games.pyramids.state import Last, Outcome
from bot.store import StepRow


def marks_of(view: Any) -> tuple[Any, ...]:
    """What a view marks, oldest first. (Pyramids marks one turn, as one value.)"""
    marks = view.marks
    return marks if isinstance(marks, tuple) else () if marks is None else (marks,)


def as_stored(marks: tuple[Any, ...]) -> tuple[Any, ...]:
    """The marks of which states keep something, without goods. What the others count, and the goods, are
    compared with the position (`tests.evening.checks.numbers`)."""
    kept = (one for one in marks if not isinstance(one, EndedGame) and getattr(one, "what", "") != "bundle")
    return tuple(replace(one, goods=()) if isinstance(one, Mark) else one for one in kept)


def unmarked(view: Any) -> Any:
    """The view without its marks."""
    return replace(view, marks=())


BEGINS: Final[Mapping[str, Callable[[Any, Any], bool]]] = {
    "golden_horn": lambda before, after: before.noted != after.noted,
    "bora_bora": lambda before, after: before.noted != after.noted,
    "pyramids": lambda before, after: _opened(before) != _opened(after),
    "edo": lambda before, after: bool(before.agenda) and type(before.agenda[0]) in (Reveal, Income),
}
"""Whether the marks of another turn begin with the step from one state to the next."""


def _opened(state: Any) -> tuple[int, int] | None:
    """The turn of Pyramids that was opened last."""
    return None if state.last is None else (state.last.round, state.last.turn)


class Step(NamedTuple):
    """A step that stands."""

    n: int
    sealed: bool
    """It is a decision that the others do not know yet."""
    before: Any
    after: Any
    fact: Fact | None
    """What the public heard."""


class Story:
    """A match as its log tells it."""

    def __init__(self, rules: AnyRules, seats: int, options: Options, rows: Sequence[StepRow]) -> None:
        self.rules, self.rows = rules, list(rows)
        self.start = rules.start(seats, options)
        self.stands: list[tuple[Step, ...]] = []
        """The steps that stand after each row."""
        self._public: list[bool] = []
        """For each row, whether everybody knows of it."""
        stack: tuple[Step, ...] = ()
        for row in self.rows:
            taken = undone_by(row.move)
            if taken:
                self._public.append(not all(step.sealed for step in stack[-taken:]))
                stack = stack[:-taken]
            else:
                state = stack[-1].after if stack else self.start
                move = read(rules, state, row.seat, row.move)
                fact = rules.narrate(state, row.seat, move, None)
                sealed = getattr(move, "kind", "") in rules.sealed
                stack = (*stack, Step(row.n, sealed, state, rules.apply(state, row.seat, move), fact))
                self._public.append(not sealed)
            self.stands.append(stack)
        self._views: dict[int, Any] = {}

    def state(self, at: int) -> Any:
        """After so many rows."""
        stack = self.stands[at - 1] if at else ()
        return stack[-1].after if stack else self.start

    def view(self, state: Any) -> Any:
        """What the public sees."""
        known = self._views.get(id(state))
        if known is None:
            known = self._views[id(state)] = self.rules.view(state, None)
        return known

    def place(self, view: Any, until: int) -> int | None:
        """After how many rows the public saw this, at the latest; marks do not count.

        Args:
            until: the latest moment of a row.
        """
        plain = unmarked(view)
        for at in range(len(self.rows), 0, -1):
            if self.rows[at - 1].at <= until and unmarked(self.view(self.state(at))) == plain:
                return at
        return None

    def since(self, before: int, at: int) -> tuple[Step, ...]:
        """The steps after row `before` that stand after row `at`."""
        last = self.rows[before - 1].n if before else 0
        return tuple(step for step in self.stands[at - 1] if step.n > last)

    def kept(self, before: int, at: int) -> Any:
        """The state before those steps."""
        steps = self.since(before, at)
        return steps[0].before if steps else self.state(at)

    def facts(self, before: int, at: int) -> list[Fact]:
        """What the public heard of those steps."""
        return [step.fact for step in self.since(before, at) if step.fact is not None]

    def quiet(self, before: int, at: int) -> bool:
        """Whether nothing that everybody knows has happened between two rows."""
        return not any(self._public[before:at])

    def marks(self, before: int, at: int) -> tuple[Any, ...]:
        """The public events of those steps, turn by turn, each turn in its final form."""
        turns: list[tuple[Any, ...]] = []
        had = new = marks_of(self.view(self.kept(before, at)))
        for step in self.since(before, at):
            if BEGINS[self.rules.key](step.before, step.after):
                turns.append(_beyond(had, new))
                had = ()
            new = marks_of(self.view(step.after))
        turns.append(_beyond(had, new))
        every = tuple(mark for turn in turns for mark in turn)
        return (_together(every),) if every and isinstance(every[0], Last) else every


def _beyond(had: tuple[Any, ...], new: tuple[Any, ...]) -> tuple[Any, ...]:
    """What came to the marks of a turn, or changed in them."""
    if had and new and isinstance(new[0], Last):
        return () if had == new else (_difference(had[0], new[0]),)
    same = 0
    for one, other in zip(had, new, strict=False):
        if one != other:
            break
        same += 1
    return new[same:]


def _difference(had: Last, new: Last) -> Last:
    """What a turn of Pyramids has brought since."""

    def since(was: Outcome, now: Outcome) -> Outcome:
        found: dict[str, Any] = {}
        for name in Outcome.__struct_fields__:
            old, newer = getattr(was, name), getattr(now, name)
            found[name] = newer[len(old) :] if isinstance(old, tuple) else newer - old
        return Outcome(**found)

    return replace(new, seats=tuple(starmap(since, zip(had.seats, new.seats, strict=True))))


def _together(turns: Sequence[Last]) -> Last:
    """Turns of Pyramids as one picture shows them: the newest, with the sums of all."""

    def both(one: Outcome, other: Outcome) -> Outcome:
        found: dict[str, Any] = {}
        for name in Outcome.__struct_fields__:
            value = getattr(one, name)
            found[name] = value + getattr(other, name)
        return Outcome(**found)

    seats = [reduce(both, parts) for parts in zip(*(turn.seats for turn in turns), strict=True)]
    return replace(turns[-1], seats=tuple(seats))
