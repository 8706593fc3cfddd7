"""The parts that a game is made of: what may be decided in a position, what happens as a result, and why a
text is not a legal move.

A decision owns its notation, the fast list of its legal values, the first rule that forbids a value, its
effect and the words of its offer. An event owns what is told of it and how a picture marks it.
`bot.core.agenda.Task` and `bot.core.game_rules.GameRules` make rules of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, wraps
from itertools import product
from typing import Any, ClassVar, Generic, Self, TypeVar, dataclass_transform

import msgspec
from msgspec.structs import replace

from bot.core.facts import Fact, Value, said
from bot.core.notation import Notation, notation_of
from bot.core.rules import Offer
from bot.core.seats import Seat

B = TypeVar("B")
S = TypeVar("S")
T = TypeVar("T")
D = TypeVar("D")
K = TypeVar("K")


class Way(msgspec.Struct, frozen=True, gc=False):
    """How the tasks of a class go. Every step asks for it, so it is one value, computed once."""

    sealed: bool
    """Several seats answer at the same time."""
    seatless: bool
    """Chance answers, or several seats do."""
    single: bool
    """One seat answers; chance for it, where only one answer is left."""
    plain: bool
    """It is neither sealed nor single: who is asked answers."""
    by_seat: bool
    """Its actor is the seat in the field `seat`."""
    by_turn: bool
    """The seat whose turn it is answers."""
    drops: bool
    """It defines `needed`."""
    automatic: bool
    """It defines `by_itself`."""
    acts: bool
    """It defines `play`."""
    settles: bool
    """It defines `needed` or `by_itself`."""


NO_TASK = Way(False, False, False, False, False, False, False, False, False, settles=True)
"""Where no task is left: the next turn begins, or the match is over."""


class At(msgspec.Struct, Generic[B, S, T], frozen=True, gc=False):
    """All that a rule may look at, in one value that every function of a game is given."""

    board: B
    """What does not change during a match: component data, and what is computed from them."""
    state: S
    seat: Seat
    """Who is asked; CHANCE for its own draws."""
    task: T
    """The question that is answered."""
    way: Way = NO_TASK
    """How it goes. Filled in by `GameRules` for the positions of a match."""

    def on(self, state: S) -> At[B, S, T]:
        """The same with another state."""
        return At(self.board, state, self.seat, self.task, self.way)


@dataclass_transform(frozen_default=True)
class Event(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Something that happened. It carries all that is told of it, so nothing else has to be looked up."""

    kept: ClassVar[bool] = False
    """A picture marks it."""
    marked: ClassVar[bool] = False
    """It is kept, or defines `mark`. Computed from the class."""
    secret: ClassVar[tuple[str, ...]] = ()
    """The fields that only one seat may know, its witness; for all others they are None."""
    witness: ClassVar[str] = "who"
    """The field that names the witness."""
    says: ClassVar[str] = ""
    """What it tells: a key of the catalogue (`"edo-log-gate"`), whose message gets the fields as values. In a
    game without a catalogue an English sentence with fields in braces: `"{who} pays {coins}."`; by default
    the first sentence of its docstring, followed by the values."""
    says_hidden: ClassVar[str] = ""
    """The sentence for those who may not know its secrets."""

    def __init_subclass__(cls, **keywords: Any) -> None:
        super().__init_subclass__(**keywords)
        cls.marked = cls.kept or cls.mark is not Event.mark

    def seen(self, to: Seat | None) -> Event:
        """The event as a seat (None: the public) may know it."""
        if not self.secret or getattr(self, self.witness) == to:
            return self
        hidden: dict[str, Any] = dict.fromkeys(self.secret)
        return replace(self, **hidden)

    def tell(self, board: Any, to: Seat | None) -> Fact | None:
        """What `to` hears of it, after its secrets were removed (`seen`); None: nothing."""
        return said(self.says, self, board) if self.says else None

    def mark(self) -> tuple[Any, ...]:
        """The marks that a picture shows for it. They must not hold anything that is hidden from somebody."""
        return (self.seen(None),) if self.kept else ()

    def join(self, marks: tuple[Any, ...]) -> tuple[Any, ...]:
        """Add it to the marks before it, as a picture of several moves shows them."""
        return (*marks, self)


def is_marked(events: tuple[Event, ...]) -> bool:
    """Whether a picture marks any of these events."""
    for event in events:  # noqa: SIM110 - a generator is twice as slow, and every step asks
        if event.marked:
            return True
    return False


def marks_of(events: tuple[Event, ...]) -> tuple[Any, ...]:
    """What a picture marks of these events."""
    return tuple([mark for event in events if event.marked for mark in event.mark()])


Change = tuple[S, tuple[Event, ...]]
"""The state after a decision or a step that nobody decides, and what happened, in order."""


def refusal(rule: str, key: str, **args: Value) -> Fact:
    """A fact that says which rule forbids something: `refusal("GH-5.2", "gh-no-raid-own", ship="L2")`."""
    return Fact(key, {**args, "rule": rule})


@dataclass_transform(frozen_default=True)
class Decision(msgspec.Struct, frozen=True, gc=False, tag=True):
    """One decision of a seat, or one outcome of chance.

    A subclass declares `notation` and the fields that it names. It defines `options` (fast) and `refused`
    (with reasons), which must agree; a small game may define `refused` alone.
    """

    kind: ClassVar[str] = ""
    """The subject of the decision, by which pages and commands group decisions; by default the name of the
    class in small letters."""
    notation: ClassVar[str] = ""
    """How it is written: fixed letters, and fields in braces. Unique among the options of a position."""
    forced: ClassVar[bool] = False
    """See `Rules.forced`."""
    repeated: ClassVar[bool] = False
    """See `Rules.repeated`."""
    passing: ClassVar[bool] = False
    """The decision, which has no fields, does nothing but pass."""
    label: ClassVar[str] = ""
    """Its words: a key of the catalogue, whose message gets the fields as values. In a game without a
    catalogue an English text with fields in braces; by default the first sentence of its docstring."""
    written: ClassVar[Notation] = Notation("", {})
    fixed: ClassVar[bool] = False
    """Its values are the same in all positions. Computed from the class."""

    def __init_subclass__(cls, **keywords: Any) -> None:
        super().__init_subclass__(**keywords)
        if not cls.kind:
            cls.kind = cls.__name__.lower()
        if "notation" in cls.__dict__:
            cls.written = notation_of(cls, cls.notation)
        common = getattr(cls.domain, "__func__", None) is Decision.domain.__func__  # type: ignore[attr-defined]
        cls.fixed = common and not any(callable(form.values) for _, form in cls.written.forms)

    def __str__(self) -> str:
        return self.written.write(self)

    @classmethod
    def read(cls, text: str, at: Any) -> Self | Fact | None:
        """The decision that a text means, legal or not; a fact: what is wrong with the text; None: the text
        means something else."""
        values = cls.written.read(text)
        return cls(**values) if isinstance(values, dict) else values

    @classmethod
    def options(cls, at: Any) -> Iterable[Self]:
        """All legal values, in the order of pages. By default those that are not refused. That suits small
        games, but is too slow for decisions with many values in games that computers play."""
        domain = every(cls) if cls.fixed else cls.domain(at)
        if cls.refused is Decision.refused:
            return domain
        return [decision for decision in domain if decision.refused(at) is None]

    @classmethod
    def domain(cls, at: Any) -> Iterable[Self]:
        """All values that can be written, legal or not.

        Raises:
            TypeError: the form of a field does not list its values. Then `options` must be defined.
        """
        names = [name for name, _ in cls.written.forms]
        rows = [_values(cls, name, form.values_at(at)) for name, form in cls.written.forms]
        return [cls(**dict(zip(names, row, strict=True))) for row in product(*rows)]

    @classmethod
    def near(cls, at: Any) -> Iterable[Self] | None:
        """For checks, where the domain is too large to try all of it: some values besides the legal ones.
        None: try all."""
        return None

    def refused(self, at: Any) -> Fact | None:
        """The first rule that forbids the decision now, as a fact with its id (`refusal`); None: it is legal.

        It is asked only where the task is one that asks for this kind of decision.
        """
        return None

    def harmless(self, at: Any) -> bool:
        """Whether every other answer would lead to the same score, ranks and options of everybody for the
        rest of the round, so that it may be given without asking. A test proves what each game answers here
        (`tests/match/play/test_harmless.py`)."""
        return False

    def untimely(self, at: Any) -> Fact | None:
        """Why this decision is not asked for now, if the decision knows it better than the current task
        (`Task.instead`). None: the task gives the reason."""
        return None

    def play(self, at: Any) -> Change[Any]:
        """The state after the decision, and what happened."""
        raise NotImplementedError(f"{type(self).__qualname__}.play")

    def offer(self, at: Any) -> Offer:
        """The words for its button: what it costs and gains."""
        if not self.label:
            raise NotImplementedError(f"{type(self).__qualname__}.offer")
        return Offer(said(self.label, self, at.board))


def _values(decision: type, name: str, values: Iterable[Any] | None) -> tuple[Any, ...]:
    if values is None:
        raise TypeError(f"{decision.__qualname__}: the values of {name!r} are not known")
    return tuple(values)


@cache
def every(decision: type[Decision]) -> Sequence[Any]:
    """All values of a decision that does not look at the position, made once."""
    return tuple(decision.domain(None))


class Made(dict[K, D]):
    """Decisions by the value in which they differ. Each is made only once, when it is first needed, because
    options are listed far more often than there are different ones."""

    def __init__(self, make: Callable[[K], D]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, value: K) -> D:
        decision = self[value] = self._make(value)
        return decision


def newest(find: Callable[[Any], D]) -> Callable[[Any], D]:
    """Keep the result of a function of a position, for the newest position only. The moves of a position,
    their offers and the move that is made often need the same result."""
    kept: tuple[Any, Any] = (None, None)

    def found(at: Any) -> D:
        nonlocal kept
        known, value = kept
        if known is not at:
            value = find(at)
            kept = (at, value)
        answer: D = value
        return answer

    return wraps(find)(found)


AnyAt = At[Any, Any, Any]


def why_not(rules: Any, at: AnyAt, wanted: str) -> Fact | None:
    """See `Rules.why_not`. `rules` are `GameRules`, `wanted` is the text without space around it."""
    if at.task is None or not _is_asked(rules, at):
        refusal: Fact | None = rules.not_asked(at, None if at.task is None else _meant(rules, at, wanted))
        return refusal
    asked = at.task.asked(at)
    for kind in asked:
        decision = kind.read(wanted, at)
        if decision is not None:
            return decision if isinstance(decision, Fact) else _refused(rules, at, decision, wanted)
    meant = _meant(rules, at, wanted, asked)
    if isinstance(meant, Decision):
        return meant.untimely(at) or at.task.instead(at, meant) or rules.not_now(at)
    return None if meant is None else rules.not_now(at) or meant


def _meant(
    rules: Any, at: AnyAt, wanted: str, asked: Sequence[type[Decision]] = ()
) -> Decision | Fact | None:
    """What a text means that answers none of the questions now asked: the decision of another task, or else
    what is wrong with the text."""
    wrong: Fact | None = None
    task = at.task
    for kind in dict.fromkeys((*task.decisions, *task.leads_to(at), *rules.answers)):
        meant: Decision | Fact | None = kind.read(wanted, at) if kind not in asked else None
        if isinstance(meant, Decision):
            return meant
        wrong = wrong or meant
    return wrong


def _is_asked(rules: Any, at: AnyAt) -> bool:
    if at.task.sealed:
        return bool(at.task.asked(at))
    return not at.task.chance and at.seat in rules.to_act(at.state)


def _refused(rules: Any, at: AnyAt, decision: Decision, wanted: str) -> Fact | None:
    refused = decision.refused(at)
    right = str(decision)
    if refused is not None or right.casefold() == wanted.casefold():
        return refused
    return Fact(f"{rules.prefix}-no-write", {"text": right})
