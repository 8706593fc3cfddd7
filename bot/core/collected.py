"""What follows from the tasks of a game for its rules: all decisions, their kinds, and what a state may
hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Union

from bot.core.agenda import SealedTask, Task
from bot.core.decisions import Decision, Event

Tasks = Sequence[type[Task]]
Decisions = tuple[type[Decision], ...]


def decisions_of(tasks: Tasks) -> Decisions:
    """All decisions and outcomes of the tasks, each once."""
    return tuple(dict.fromkeys(decision for task in tasks for decision in _of(task)))


def answers_of(tasks: Tasks) -> Decisions:
    """The decisions of seats alone."""
    return decisions_of([task for task in tasks if not task.chance])


def kinds_of(tasks: Tasks) -> dict[str, frozenset[str]]:
    """The sets of kinds that rules declare, by name; for `passing`, the notations."""
    every = decisions_of(tasks)
    return {
        "sealed": frozenset(kind.kind for task in tasks if task.sealed for kind in _of(task)),
        "forced": frozenset(kind.kind for kind in every if kind.forced),
        "repeated": frozenset(kind.kind for kind in every if kind.repeated),
        "passing": frozenset(kind.notation for kind in every if kind.passing),
    }


def _of(task: type[Task]) -> Decisions:
    if not issubclass(task, SealedTask):
        return task.decisions
    return tuple(dict.fromkeys((*task.decisions, task.back)))


def complete(struct: Any, tasks: Tasks, events: Sequence[type[Event]]) -> None:
    """Tell the decoder which tasks and events a state or a view may hold. It has a field such as
    `agenda: tuple[Task, ...]`; a state is declared before its tasks are."""
    fields = getattr(struct, "__annotations__", {})
    for name, hint in fields.items():
        for base, kinds in ((Task, tasks), (Event, events)):
            if kinds and hint in (f"tuple[{base.__name__}, ...]", tuple[base, ...]):  # type: ignore[valid-type]
                fields[name] = tuple[Union[tuple(kinds)], ...]  # type: ignore[misc] # noqa: UP007
