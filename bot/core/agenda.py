"""Tasks: what is still to be decided, drawn or done, one after the other; and what follows from the tasks of
a game for its rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Union, dataclass_transform

import msgspec
from msgspec.structs import replace

from bot.core.decisions import At, Change, Decision, Event, Way
from bot.core.facts import Fact, said
from bot.core.rules import FaultyRules
from bot.core.seats import Seat, put


class EndlessAgenda(FaultyRules):
    """The rules go on for ever without asking anybody."""


@dataclass_transform(frozen_default=True)
class Task(msgspec.Struct, frozen=True, gc=False, tag=True):
    """One question to a seat, one draw of chance, or one step that needs nobody.

    Its fields and its tag are stored with the state, so its tag must never change (`tag="open"`).
    """

    decisions: ClassVar[tuple[type[Decision], ...]] = ()
    """All kinds of decisions that may answer it, in the order of their options."""
    chance: ClassVar[bool] = False
    """Chance answers it."""
    sealed: ClassVar[bool] = False
    """Several seats answer it at the same time, hidden from each other; see `SealedTask`."""
    single_by_chance: ClassVar[bool] = False
    """If only one answer is left, chance gives it for the seat; `at.seat` is still the seat."""
    way: ClassVar[Way]
    """How it goes. Computed from the class."""
    asks: ClassVar[str] = ""
    """Its question: a key of the catalogue, whose message gets the fields as values. In a game without a
    catalogue an English text that can follow a name; by default the first sentence of its docstring."""

    def __init_subclass__(cls, **keywords: Any) -> None:
        super().__init_subclass__(**keywords)
        cls.way = _way(cls)
        if cls.asked is Task.asked and len(cls.decisions) == 1 and "options" not in cls.__dict__:
            setattr(cls, "options", staticmethod(cls.decisions[0].options))  # noqa: B010 - without a detour

    def actor(self, state: Any) -> Seat:
        """The seat that is asked, if only one is: that of its field `seat`, or else whose turn it is."""
        seat: Seat = self.seat if self.way.by_seat else state.turn  # type: ignore[attr-defined]
        return seat

    def asked(self, at: Any) -> Sequence[type[Decision]]:
        """The kinds of decisions that are asked for in this position. All are among `decisions`."""
        return self.decisions

    def leads_to(self, at: Any) -> Sequence[type[Decision]]:
        """What is decided next. A text that answers none of the current questions is first read as one of
        these."""
        return ()

    def options(self, at: Any) -> Iterable[Decision]:
        """All legal answers, or all outcomes of chance. Override it if their order mixes kinds."""
        asked = self.asked(at)
        if len(asked) == 1:
            return asked[0].options(at)
        decisions: list[Decision] = []
        for decision in asked:
            decisions += decision.options(at)
        return decisions

    def weights(self, at: Any, outcomes: Sequence[Any]) -> Sequence[int]:
        """For each outcome of chance: how many equally likely cases lead to it."""
        return (1,) * len(outcomes)

    def play(self, at: Any, decision: Any) -> Change[Any]:
        """What a decision does as the answer to this task. It removes the task from the agenda, or leaves it
        there."""
        change: Change[Any] = decision.play(at)
        return change

    def needed(self, at: Any) -> bool:
        """Whether there is anything to decide; if not, the task is left out. It depends on no later task."""
        return True

    def by_itself(self, at: Any) -> Change[Any] | None:
        """What happens without a decision before the task is asked; None: it must be asked; TURN_ENDS: the
        turn is over. The task that is next then is tried in the same way, so each step must make progress."""
        return None

    def question(self, at: Any) -> Fact:
        """The question. It is public: it must not depend on what only the seat knows."""
        if not self.asks:
            raise NotImplementedError(f"{type(self).__qualname__}.question")
        return said(self.asks, self, at.board)

    def instead(self, at: Any, decision: Decision) -> Fact | None:
        """Why the decision, which answers another task, cannot be made now."""
        return None


def _way(task: type[Task]) -> Way:
    seatless, inherited = task.chance or task.sealed, task.actor is Task.actor
    single = task.single_by_chance and not seatless
    by_seat = inherited and hasattr(task, "seat")
    drops, automatic = task.needed is not Task.needed, task.by_itself is not Task.by_itself
    return Way(
        sealed=task.sealed,
        seatless=seatless,
        single=single,
        plain=not task.sealed and not single,
        by_seat=by_seat,
        by_turn=inherited and not by_seat and not seatless,
        drops=drops,
        automatic=automatic,
        acts=task.play is not Task.play,
        settles=drops or automatic,
    )


Task.way = _way(Task)


class TakenBack(Event):
    """`who` has taken a sealed decision back."""

    says: ClassVar[str] = "{who} decides anew."
    who: Seat


class TakeBack(Decision, tag="back"):
    """Take it back."""

    kind: ClassVar[str] = "back"
    notation: ClassVar[str] = "back"

    def play(self, at: Any) -> Change[Any]:
        return at.task.without_draft(at), (TakenBack(at.seat),)


class SealedTask(Task):
    """A task that several seats answer at the same time. Nobody sees the others' answers until all are in.

    Each seat has a draft in the state, None while there is none. The decision `back` takes it back; it is the
    only move of a seat that owes nothing more.
    """

    sealed: ClassVar[bool] = True
    seals: ClassVar[str] = "sealed"
    """The field of the state with the drafts by seat."""
    back: ClassVar[type[Decision]] = TakeBack
    """The decision that takes the draft back."""

    def draft(self, at: Any) -> Any:
        """What `at.seat` has decided so far; None: nothing."""
        return getattr(at.state, self.seals)[at.seat]

    def without_draft(self, at: Any) -> Any:
        """The state in which `at.seat` has decided nothing."""
        return replace(at.state, **{self.seals: put(getattr(at.state, self.seals), at.seat, None)})

    def owes(self, at: Any) -> bool:
        """Whether `at.seat` still has to decide something."""
        return self.draft(at) is None

    def asked(self, at: Any) -> Sequence[type[Decision]]:
        """The decisions, or the one that takes back, as the draft of the seat requires. Empty: the seat has
        nothing to decide."""
        if self.owes(at):
            return self.decisions
        return (self.back,) if at.seat in self.may_change(at.board, at.state) else ()

    def awaited(self, board: Any, state: Any) -> tuple[Seat, ...]:
        """The seats that still owe something."""
        return tuple([seat for seat in range(state.seats) if self.owes(At(board, state, seat, self))])

    def may_change(self, board: Any, state: Any) -> tuple[Seat, ...]:
        """The seats that can take their decision back."""
        owing, drafts = self.awaited(board, state), getattr(state, self.seals)
        return tuple([seat for seat, draft in enumerate(drafts) if draft is not None and seat not in owing])

    def play(self, at: Any, decision: Any) -> Change[Any]:
        """Play the answer; `complete` says what the last one leads to."""
        after, events = decision.play(at)
        if self.awaited(at.board, after):
            return after, events
        return self.complete(at.on(after), (after, events))

    def complete(self, at: Any, change: Change[Any]) -> Change[Any]:
        """What happens when the last answer, that of `at.seat`, is in.

        It opens all at once, or puts a task of chance on the agenda that opens them, so that a preview of the
        last answer shows nobody's.
        """
        raise NotImplementedError(f"{type(self).__qualname__}.complete")


class TurnOver(Task, tag="turn-over"):
    """The turn has ended. `GameRules.next_turn` decides what follows, so that the chapter that ends a turn
    need not know the one that begins the next. This task is never stored."""

    def by_itself(self, at: Any) -> Change[Any]:
        return TURN_ENDS


TURN_ENDS: Change[Any] = (None, ())
"""What a task returns when the turn is over, see `GameRules.next_turn`."""
TURN_OVER: tuple[Task, ...] = (TurnOver(),)


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
