"""Rules of a small game: a state whose fields say who sees them, and tasks, decisions and events with texts
of their own. Everything else has a default that works: view, redeal, census, words, commands, drawing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, TypeVar, cast

import msgspec

from bot.core import english, visible
from bot.core.agenda import Task
from bot.core.components import Figures, Printed
from bot.core.decisions import At, Decision, Event
from bot.core.facts import Fact
from bot.core.game_rules import GameRules
from bot.core.rules import Command, FaultyRules, Offer, Param
from bot.core.score import Score, TieBreak, scored
from bot.core.seats import Seat
from bot.core.visible import TableView

B = TypeVar("B")
S = TypeVar("S")


class WrongPoints(FaultyRules):
    """`TableRules.points` gives something else."""

    at = "points"

    def __init__(self, row: object, about: type) -> None:
        says = f"the points of a seat are numbers by what they are for, not {type(row).__name__}"
        super().__init__(says, about)


class TableRules(GameRules[B, S, TableView]):
    """The base of the rules of a small game. `B` is the type of its component data, or None.

    A game declares `key`, `prefix`, `seats`, `state_type` and `tasks`, and defines `start`, `next_turn` and
    `points`. Its docstring, or that of its module, are its rules in English.
    """

    title: str = ""
    """Its name; by default made from the key."""
    words: ClassVar[Mapping[str, str]] = {}
    """Its other texts, by key without the prefix: `"no-coins": "You have only {coins}."`"""
    opens_at_end: ClassVar[bool] = True

    def __init__(self, data: B | None = None) -> None:
        if data is not None:
            self.data = data

    def __init_subclass__(cls, **keywords: Any) -> None:
        super().__init_subclass__(**keywords)
        if "tasks" not in cls.__dict__:
            return
        if "commands" not in cls.__dict__:
            cls.commands = tuple(_commands(cls.answers))

    def points(self, state: S) -> Sequence[Mapping[str, int]]:
        """The points of each seat by what they are for, at the end: `{"cards": 12, "coins": 3}`."""
        raise NotImplementedError

    def tie_breaks(self, state: S) -> Sequence[TieBreak]:
        """What ranks seats with equal points, the first rule first; nothing: they share their rank. The key
        names what is counted, as in `points`: `TieBreak("coins", state.coins)`."""
        return ()

    def piece(self, name: str) -> Fact | None:
        """The word for a piece, such as a card, if it is not its notation. Pictures show it. The text of a
        decision or an event with this piece gets its values, too."""
        return None

    def score(self, state: S) -> Score | None:
        """The points of all; most wins, and `tie_breaks` rank those that have as many."""
        if self.task(state) is not None:
            return None
        rows = self.points(state)
        for row in rows:
            if not isinstance(row, Mapping):
                raise WrongPoints(row, type(self))
        stem = f"{self.prefix}-score-"
        return scored(
            [tuple((f"{stem}{name}", won) for name, won in row.items()) for row in rows],
            [tie_break._replace(key=f"{stem}{tie_break.key}") for tie_break in self.tie_breaks(state)],
        )

    def board(self, state: S) -> B:
        return cast(B, self.data)

    def show(self, at: At[B, S, Any], viewer: Seat | None, to_act: tuple[Seat, ...]) -> TableView:
        return visible.view_of(self, at, viewer, to_act)

    # Words.

    def english(self, key: str) -> str | None:
        """The English text of a message of this game, as a Fluent pattern; None: it has none."""
        texts, name = english.texts_of(type(self)), key.removeprefix(f"{self.prefix}-")
        if key.startswith("cmd-"):
            return self._command_text(key)
        if name in texts:
            return texts[name]
        for option in self.options:
            name = name.replace(f"option-{option.key.replace('_', '-')}-", "option-")
        return english.named(name.partition("-")[2]) if name.startswith(english.NAMED) else None

    def _command_text(self, key: str) -> str:
        group = f"cmd-{self.key.replace('_', '-')}"
        about = key.endswith("-about")
        rest = key.removesuffix("-about").removeprefix(group).removeprefix("-")
        command = next(
            (
                known_command.name
                for known_command in self.commands
                if f"{rest}-".startswith(f"{known_command.name}-")
            ),
            "",
        )
        path = tuple(part for part in (command, rest.removeprefix(command).removeprefix("-")) if part)
        return english.command_text(type(self), path, about)

    def _spoken(self, what: str, thing: Any) -> Fact:
        spoken = english.spoken(self.prefix, what, thing)
        pieces = [self.piece(value) for value in spoken.args.values() if isinstance(value, str)]
        return Fact(spoken.key, spoken.args | {k: v for part in pieces if part for k, v in part.args.items()})

    def question(self, at: At[B, S, Any]) -> Fact:
        """The question of a task."""
        task: Task = at.task
        own = type(task).question is not Task.question
        return task.question(at) if own else self._spoken("ask", task)

    def prompt(self, state: S, seat: Seat) -> Fact:
        at = At(self.board(state), state, seat, self.task(state))
        return self.waiting(at) if at.task is None or at.task.chance else self.question(at)

    def offer(self, state: S, seat: Seat, move: Any) -> Offer:
        at = self.at(state, seat)
        own = type(move).offer is not Decision.offer
        offer = move.offer(at) if own else Offer(self._spoken("do", move))
        return self.advise(at, move, offer)

    def told(self, after: S, events: Sequence[Event], to: Seat | None) -> Fact | None:
        board = self.board(after)
        for event in events:
            seen = event.seen(to)
            own = type(event).tell is not Event.tell
            spoken = seen.tell(board, to) if own else self._spoken("told", seen)
            if spoken is not None:
                return spoken
        return None

    # Component data.

    def printed(self) -> Printed:
        values = {} if self.data is None else msgspec.structs.asdict(self.data)
        return Figures({name: value for name, value in values.items() if type(value) in (int, str)})


def _commands(answers: Iterable[type[Decision]]) -> Iterable[Command]:
    """A command for each kind of decision: with its first field as the parameter, or without any."""
    seen: set[str] = set()
    for answer in answers:
        if answer.kind not in seen:
            seen.add(answer.kind)
            name, fields = answer.kind.replace("_", "-"), [field for field, _ in answer.written.forms]
            params = (Param(fields[0].replace("_", "-"), answer.kind),) if fields else ()
            yield Command(name, params, () if fields else (answer.notation,))
