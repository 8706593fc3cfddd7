"""The rules of a game that is made of tasks, decisions and events (`bot.core.decisions`).

What is the same for all such games is here: whose turn it is, the legal moves, what a move does, the steps
that nobody decides, notation, "why not", and what each move tells. A game adds its start, score and view.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar, get_type_hints

from msgspec.structs import replace

from bot.core.agenda import (
    TURN_ENDS,
    TURN_OVER,
    EndlessAgenda,
    Task,
    answers_of,
    complete,
    decisions_of,
    kinds_of,
)
from bot.core.chance import NothingToDraw
from bot.core.decisions import At, Change, Decision, Event, is_marked, marks_of, why_not
from bot.core.defaults import Defaults
from bot.core.facts import Fact, Who
from bot.core.heuristic import AnyHeuristic
from bot.core.rules import AnyRules, Command, Offer, Option, Options, View
from bot.core.score import Score
from bot.core.seats import CHANCE, Seat
from bot.core.visible import hand_of, has_hands, hidden_parts, masked

B = TypeVar("B")
S = TypeVar("S")
V = TypeVar("V", bound=View)

BY_CHANCE = (CHANCE,)
NOWHERE: At[Any, Any, Any] = At(None, None, CHANCE, None)
"""The position before any is known."""
MOST_STEPS = range(10_000)
"""How many steps in a row may happen without a decision. More are an endless loop."""


class GameRules(Defaults[S], Generic[B, S, V]):
    """The base of the rules of a game. `B` is its board, `S` its state, `V` its view.

    By default the state has the fields `agenda` (tasks, the next one first; empty when the match is over),
    `turn` (whose turn it is) and `seats` (how many there are). What has no text here is that of `Rules`.
    """

    api: int
    key: str
    prefix: str
    version: int = 1
    earlier: tuple[AnyRules, ...] = ()
    seats: range
    options: tuple[Option, ...] = ()
    commands: tuple[Command, ...] = ()
    hidden: frozenset[str] = frozenset()
    hidden_hands: bool = False
    state_type: type[S]
    heuristic: AnyHeuristic | None = None

    tasks: ClassVar[tuple[type[Task], ...]]
    """All tasks of the game."""
    kept_events: ClassVar[tuple[type[Event], ...]] = ()
    """The events that are fields of the state."""

    decisions: tuple[type[Decision], ...] = ()
    """All decisions and outcomes of the tasks. Computed from the class, like the next five."""
    answers: tuple[type[Decision], ...] = ()
    """The decisions of seats alone."""
    sealed: frozenset[str] = frozenset()
    forced: frozenset[str] = frozenset()
    repeated: frozenset[str] = frozenset()
    passing: frozenset[str] = frozenset()

    remembers: bool
    """It defines `remember`. Like the next ones it is a value of the instance, which is read fastest."""
    by_agenda: bool
    """Its tasks stand in the field `agenda`: it does not define `task`."""
    _newest: At[B, S, Any]
    """The newest position that was asked for, whole (see `position`). Other threads ask for positions of
    other matches, so it is read once, then checked. What every step asks for does so without a call."""
    _own: At[B, S, Any]
    """The same position for the seat whose sealed answers were listed last."""
    _answered: tuple[At[B, S, Any] | None, Sequence[Decision]]
    """The newest position whose answers were all asked for, with these answers; see `_answers`."""

    def __new__(cls, *_: Any, **__: Any) -> Self:
        rules = super().__new__(cls)
        rules.remembers, rules.by_agenda = cls.remember is not GameRules.remember, cls.task is GameRules.task
        rules._newest, rules._own, rules._answered = NOWHERE, NOWHERE, (None, ())
        return rules

    def __init_subclass__(cls, **keywords: Any) -> None:
        super().__init_subclass__(**keywords)
        if "tasks" in cls.__dict__:
            cls.decisions, cls.answers = decisions_of(cls.tasks), answers_of(cls.tasks)
            for name, kinds in kinds_of(cls.tasks).items():
                if name not in cls.__dict__:
                    setattr(cls, name, kinds)
            complete(cls.state_type, cls.tasks, cls.kept_events)
            if "hidden" not in cls.__dict__:
                cls.hidden = hidden_parts(cls.state_type)
            if "hidden_hands" not in cls.__dict__:
                cls.hidden_hands = has_hands(cls.state_type)

    # What a game defines.

    def start(self, seats: int, options: Options) -> S:
        raise NotImplementedError

    def show(self, at: At[B, S, Any], viewer: Seat | None, to_act: tuple[Seat, ...]) -> V:
        """The view of a seat, or of the public.

        Args:
            at: the position for the viewer, or for CHANCE. Its state is `masked`: what is hidden from the
                viewer is not in it.
            to_act: the seats that must act; empty while chance acts.
        """
        raise NotImplementedError

    def score(self, state: S) -> Score | None:
        raise NotImplementedError

    def board(self, state: S) -> B:
        """What does not change during the match of this state. Called often: make it once and keep it."""
        raise NotImplementedError

    def task(self, state: S) -> Task | None:
        """What is decided, drawn or done next; None: nothing."""
        agenda = state.agenda  # type: ignore[attr-defined]
        return agenda[0] if agenda else None

    def over(self, state: S) -> bool:
        """Whether the match is over when no task is left. Otherwise the next turn begins."""
        return True

    def next_turn(self, at: At[B, S, Any]) -> Change[S]:
        """What follows after a turn: the next one, or the end."""
        raise NotImplementedError

    def remember(self, state: S, events: tuple[Event, ...]) -> S:
        """Keep in the state what a picture marks of these events, of which at least one is marked."""
        return state

    def advise(self, at: At[B, S, Any], decision: Any, offer: Offer) -> Offer:
        """Add what helps a player to choose but is not a rule: which answer is usual, which ones are
        likely."""
        return offer

    def view(self, state: S, seat: Seat | None) -> V:
        """See `Rules.view`. It is made of a state without what is hidden from the seat."""
        acting = self.to_act(state)
        to_act = () if acting == BY_CHANCE else acting
        task = self.task(state)
        owing = to_act if task is not None and task.sealed else ()
        shown = masked(self.state_type, state, seat, owing, over=task is None and self.opens_at_end)
        at = At(self.board(state), shown, CHANCE if seat is None else seat, task)
        return self.show(at, seat, to_act)

    def hand(self, state: S, seat: Seat) -> tuple[Any, ...]:
        return hand_of(self.state_type, state, seat)

    # The positions of a match.

    def to_act(self, state: S) -> tuple[Seat, ...]:
        at = self._newest
        if at.state is not state:
            at = self._seen(self.board(state), state)
        if at.way.plain:
            return (at.seat,)
        if at.task is None:
            return ()
        if at.way.sealed:
            return tuple(at.task.awaited(at.board, state))
        return BY_CHANCE if len(self._answers(at)) == 1 else (at.seat,)

    def may_change(self, state: S) -> tuple[Seat, ...]:
        at = self._newest
        if at.state is not state:
            at = self._seen(self.board(state), state)
        changing: tuple[Seat, ...] = at.task.may_change(at.board, state) if at.way.sealed else ()
        return changing

    def position(self, state: S) -> At[B, S, Any]:
        """The position for the one who answers it: the seat that is asked, or CHANCE. It is kept for the next
        calls about the same state, such as the one for the moves."""
        at = self._newest
        return at if at.state is state else self._seen(self.board(state), state)

    def _seen(self, board: B, state: Any) -> At[B, S, Any]:
        task: Any = state.agenda[0] if self.by_agenda and state.agenda else self.task(state)
        if task is None:
            at = self._newest = At(board, state, CHANCE, None)
            return at
        way = task.way
        if way.by_turn:
            seat = state.turn
        elif way.seatless:
            seat = CHANCE
        else:
            seat = task.seat if way.by_seat else task.actor(state)
        at = self._newest = At(board, state, seat, task, way)
        return at

    def at(self, state: S, seat: Seat) -> At[B, S, Any]:
        """The position for a seat, or chance, that answers it. If chance gives the only answer of a seat, it
        is the position for that seat."""
        at = self.position(state)
        if seat == at.seat or (seat == CHANCE and at.way.single):
            return at
        return At(at.board, state, seat, at.task, at.way)

    def moves(self, state: S, seat: Seat) -> Iterable[Decision]:
        at = self._newest
        if at.state is not state:
            at = self._seen(self.board(state), state)
        options: Iterable[Decision]
        if at.way.plain:
            options = at.task.options(at) if seat == at.seat else ()
            return options
        if at.way.sealed:
            own = self._own = At(at.board, state, seat, at.task, at.way)
            options = at.task.options(own) if 0 <= seat < state.seats else ()  # type: ignore[attr-defined]
            return options
        if not at.way.single:
            return ()
        answers = self._answers(at)
        return answers if seat == (CHANCE if len(answers) == 1 else at.seat) else ()

    def _answers(self, at: At[B, S, Any]) -> Sequence[Decision]:
        """The answers to a task; if there is only one, chance gives it. `to_act` and `moves` both need the
        answers, so those of the newest position are kept."""
        known, answers = self._answered
        if known is not at:
            answers = tuple(at.task.options(at))
            self._answered = at, answers
        return answers

    def by_itself(self, state: S, seat: Seat) -> Decision | None:
        """See `bot.core.asking.AnswersItself`."""
        at = self.position(state)
        if at.task is None or at.way.seatless or at.seat != seat:
            return None
        answers = list(self.moves(state, seat))
        if len(answers) == 1 and answers[0].kind in self.forced:
            return answers[0]
        return next((answer for answer in answers if answer.harmless(at)), None)

    def weights(self, state: S, moves: Sequence[Any]) -> Sequence[int]:
        at = self._newest
        if at.state is not state:
            at = self._seen(self.board(state), state)
        if not moves:
            raise NothingToDraw(type(at.task))
        weights: Sequence[int] = at.task.weights(at, moves)
        return weights

    def step(self, state: S, seat: Seat, move: Any) -> Change[S]:
        """The state after a legal move and after what follows by itself, and all that happened, in order."""
        at = self._newest
        if at.state is not state or at.seat != seat:
            at = self._own
            if at.state is not state or at.seat != seat:
                at = self.at(state, seat)
        after, events = at.task.play(at, move) if at.way.acts else move.play(at)
        if self.remembers and is_marked(events):
            after = self.remember(after, events)
        if self._seen(at.board, after).way.settles:
            return self.advance(after, events)
        return after, events

    def advance(self, state: S, events: tuple[Event, ...] = ()) -> Change[S]:
        """Do everything that needs no decision, until somebody must act or the match is over.

        Raises:
            EndlessAgenda: that point is never reached.
        """
        at = self._newest
        if at.state is not state:
            at = self._seen(self.board(state), state)
        for _ in MOST_STEPS:
            task, way = at.task, at.way
            if task is None:
                change = None if self.over(state) else self.next_turn(at)
            elif way.drops and not task.needed(at):
                change = self._without_idle(at), ()
            else:
                change = task.by_itself(at) if way.automatic else None
                if change is TURN_ENDS:
                    change = self.next_turn(at)
            if change is None:
                return state, events
            state, more = change
            if more:
                state = self.remember(state, more) if self.remembers and is_marked(more) else state
                events += more
            at = self._seen(at.board, state)
            if not at.way.settles:
                return state, events
        about = type(self) if at.task is None or (at.task,) == TURN_OVER else type(at.task)
        raise EndlessAgenda(f"{self.key}: nobody is ever asked: {at.task!r}", about)

    def _without_idle(self, at: At[B, S, Any]) -> S:
        """The state without its first task, and without the tasks right after it that need no decision
        either."""
        board, state = at.board, at.state
        agenda, first = state.agenda, 1  # type: ignore[attr-defined]
        for task in agenda[1:]:
            if not task.way.drops or task.needed(At(board, state, task.actor(state), task)):
                break
            first += 1
        return replace(state, agenda=agenda[first:])  # type: ignore[type-var]

    def apply(self, state: S, seat: Seat, move: Any) -> S:
        return self.step(state, seat, move)[0]

    def foresee(self, state: S, seat: Seat) -> S | None:
        return None

    # Texts.

    def prompt(self, state: S, seat: Seat) -> Fact:
        task = self.task(state)
        at = At(self.board(state), state, seat, task)
        return self.waiting(at) if task is None or task.chance else task.question(at)

    def waiting(self, at: At[B, S, Any]) -> Fact:
        """The text in place of the question while chance acts, and when the match is over."""
        return Fact(f"{self.prefix}-ask-over" if at.task is None else f"{self.prefix}-ask-wait")

    def offer(self, state: S, seat: Seat, move: Any) -> Offer:
        at = self.at(state, seat)
        return self.advise(at, move, move.offer(at))

    def narrate(self, state: S, seat: Seat, move: Any, to: Seat | None) -> Fact | None:
        return self.told(*self.step(state, seat, move), to)

    def told(self, after: S, events: Sequence[Event], to: Seat | None) -> Fact | None:
        """What `to` learns of the events of one move that led to `after`: the first that has words for it."""
        board = self.board(after)
        for event in events:
            told = event.seen(to).tell(board, to)
            if told is not None:
                return told
        return None

    def marks(self, state: S, seat: Seat, move: Any) -> tuple[Any, ...]:
        return marks_of(self.step(state, seat, move)[1])

    def gather(self, marks: Sequence[Any]) -> tuple[Any, ...]:
        joined: tuple[Any, ...] = ()
        for mark in marks:
            joined = mark.join(joined)
        return joined

    # Why a text is not a legal move.

    def why_not(self, state: S, seat: Seat, text: str) -> Fact | None:
        return why_not(self, self.at(state, seat), text.strip())

    def not_asked(self, at: At[B, S, Any], meant: Decision | Fact | None) -> Fact | None:
        """Why a seat that is not asked cannot make any move.

        Args:
            meant: what its text means, or what is wrong with it; None: it is in no notation of the game.
        """
        if at.task is None:
            return Fact(f"{self.prefix}-no-over")
        acting = [seat for seat in self.to_act(at.state) if seat != CHANCE]
        if not acting or at.task.sealed:
            return Fact(f"{self.prefix}-no-wait")
        return Fact(f"{self.prefix}-no-turn", {"who": Who(acting[0])})

    def not_now(self, at: At[B, S, Any]) -> Fact | None:
        """Why a decision that answers another question cannot be made now, if neither the decision nor the
        current task gives a reason; also for a text that looks like such a decision but is wrong."""
        return None


def view_type(rules: AnyRules) -> Any:
    """The type of a game's views. Raises KeyError, NameError or TypeError if no annotation tells it."""
    if isinstance(rules, GameRules) and type(rules).view is GameRules.view:
        view = get_type_hints(rules.show)["return"]
        complete(view, rules.tasks, rules.kept_events)
        return view
    return get_type_hints(rules.view)["return"]
