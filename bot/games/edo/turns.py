"""A player's turn, one slot of the plan (section 7): it is revealed, pieces move, officials work, it ends.

The decisions of a turn are made one after the other (EDO-20.19). The plans become public slot by slot
(EDO-21.14, EDO-24.25).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import ClassVar

from msgspec.structs import replace

from bot.core import Decision, Event, Fact, Offer, Seat, Task, Who, fact, put, refusal
from bot.games.edo import terms
from bot.games.edo.actions import EVERY, UNASKED, WORKS, can_work, works
from bot.games.edo.asking import ASK_NOW, AskNow, SeatTask, TurnTask, may_ask, opened_slot
from bot.games.edo.board import Board
from bot.games.edo.marks import Mark
from bot.games.edo.movement import Walk
from bot.games.edo.officials import Work, spend_official
from bot.games.edo.privileges import Use, held, spend_privilege
from bot.games.edo.standing import asks_walk, is_smooth, smooth_work
from bot.games.edo.state import At, Change, Slot, Turn, action_of, done, turn_of
from bot.games.edo.travelling import Gate

# The slot is revealed


class Opened(Event):
    """A slot is revealed (EDO-7.1)."""

    seat: Seat
    number: int
    """Number of the slot, from 1."""
    slot: Slot

    def tell(self, board: Board, to: Seat | None) -> Fact:
        key = "edo-log-quiet" if self.slot.quiet else "edo-log-opened"
        return fact(key, who=Who(self.seat), **terms.slot(self.number, self.slot))


class Open(Decision):
    """Chance: reveal a slot; the only outcome then (EDO-7.1). `=open`

    A separate move, so that a preview of the move before it does not show what is still hidden.
    """

    notation: ClassVar[str] = "=open"

    def play(self, at: At) -> Change:
        """Card, action and officials become public and the turn begins. In a slot without questions there is
        no turn."""
        seat, number = at.task.seat, at.task.number
        state, slot = opened_slot(at.board, at.state, seat, number)
        state = replace(
            state,
            agenda=state.agenda[1:] if slot.quiet else (*turn_tasks(seat), *state.agenda[1:]),
            opened=put(state.opened, seat, number + 1),
            turn=Turn(seat, number, *slot.team),
            last=(),
        )
        for _ in range(slot.black):  # EDO-17.32, EDO-17.49
            kind = held(at.board.data, state.players[seat], "support")[0]
            state = spend_privilege(state, seat, kind)
        if at.board.smooth and not slot.quiet and is_smooth(type(at)(at.board, state, seat, state.agenda[0])):
            state = replace(state, turn=replace(turn_of(state), smooth=True))
        return state, (Opened(seat, number + 1, slot),)


class Reveal(Task, tag="reveal"):
    """Chance reveals a slot, and its turn begins (EDO-7.1)."""

    chance: ClassVar[bool] = True
    decisions: ClassVar = (Open,)
    seat: Seat
    number: int


# Officials who do nothing


class Passed(Event):
    """An official does nothing (EDO-0.4)."""

    seat: Seat
    do: str
    possible: bool
    """Whether the official could have done something."""

    def tell(self, board: Board, to: Seat | None) -> Fact | None:
        key = "edo-log-passed" if self.possible else "edo-log-impossible"
        return fact(key, who=Who(self.seat), action=terms.action_name(self.do))

    def mark(self) -> tuple[Mark, ...]:
        return (Mark("pass", self.seat),)


class Pass(Work):
    """The official does nothing (EDO-0.4). `pass`"""

    kind: ClassVar[str] = "pass"
    notation: ClassVar[str] = "pass"
    passing: ClassVar[bool] = True
    label: ClassVar[str] = "edo-offer-pass"

    def refused(self, at: At) -> Fact | None:
        """RICE, MONEY and LEVY are always carried out (EDO-20.20)."""
        always = action_of(at.board, at.state).do in ALWAYS
        return refusal("EDO-20.20", "edo-no-pass") if always else None

    def play(self, at: At) -> Change:
        return at.state, (Passed(at.seat, action_of(at.board, at.state).do, can_work(at)),)


PASS = Pass()
ALWAYS = ("LEVY", *UNASKED)
"""Actions that no official can refuse (EDO-20.20)."""


# Movement


class MovementEnded(Event):
    """The movement step is over (EDO-7.8)."""

    says: ClassVar[str] = "edo-log-go"
    who: Seat


class Go(Decision):
    """End the movement step (EDO-7.8). `go`

    A separate kind of move, so that it has its own button beside the menu of ways.
    """

    notation: ClassVar[str] = "go"
    label: ClassVar[str] = "edo-offer-go"

    def untimely(self, at: At) -> Fact | None:
        """All movement is over before the first execution (EDO-7.8)."""
        return refusal("EDO-7.8", "edo-no-go") if isinstance(at.task, TurnTask) and at.state.turn else None

    def play(self, at: At) -> Change:
        return done(at.state), (MovementEnded(at.seat),)

    def offer(self, at: At) -> Offer:
        """Nothing can end that has not begun."""
        begun = isinstance(at.task, Moving) and at.task.moved
        return super().offer(at) if begun else Offer(fact("edo-offer-stay"))


GO = Go()


class Moving(TurnTask, tag="move"):
    """The movement step of a turn (EDO-7.2, EDO-14.1), also without officials (EDO-7.3, EDO-7.13) and before
    TRAVEL (EDO-7.7)."""

    single_by_chance: ClassVar[bool] = False
    decisions: ClassVar = (Go, Walk, Use, AskNow)
    moved: tuple[str, ...] = ()
    """Current spaces of the pieces that moved in this step; "M" is the merchant."""

    def options(self, at: At) -> Sequence[Decision]:
        decisions: list[Decision] = [GO, *Walk.options(at), *Use.options(at)]
        if may_ask(at):
            decisions.append(ASK_NOW)
        return decisions

    def alone(self, at: At) -> bool:
        return False

    def leads_to(self, at: At) -> Sequence[type[Decision]]:
        return *WORKS[action_of(at.board, at.state).do], *EVERY, Pass

    def needed(self, at: At) -> bool:
        return asks_walk(at)

    def question(self, at: At) -> Fact:
        turn = turn_of(at.state)
        slot = at.state.plans[turn.seat][turn.number]
        ryo = at.state.players[at.seat].goods.ryo
        return fact("edo-ask-walk", **terms.slot(turn.number + 1, slot), ryo=ryo)

    def instead(self, at: At, decision: Decision) -> Fact | None:
        """Why there is no execution yet. If it would be illegal after the step, too, that reason comes first
        (EDO-7.8)."""
        if not isinstance(decision, Work):
            return None
        if not turn_of(at.state).left:
            return refusal("EDO-7.13", "edo-no-official")
        later = type(at)(at.board, at.state, at.seat, Execute(at.seat))
        return decision.refused(later) or refusal("EDO-7.8", "edo-no-walk-first")


# Executions


class Execute(TurnTask, tag="execute"):
    """The next official works (EDO-4.3). The task stays while officials are left (EDO-7.9)."""

    decisions: ClassVar = (*EVERY, Pass, Use, AskNow)

    def asked(self, at: At) -> Sequence[type[Decision]]:
        """The decisions of the action on the card, and to do nothing (EDO-0.4)."""
        do = action_of(at.board, at.state).do
        return WORKS[do] if do in UNASKED else (*WORKS[do], Pass, Use, AskNow)

    def answers(self, at: At) -> Sequence[Decision]:
        """In a slot without questions the only answer is the one that brings most."""
        work = smooth_work(at) if turn_of(at.state).smooth else None
        if work is not None:
            return (work,)
        do, decisions = action_of(at.board, at.state).do, works(at)
        if do in UNASKED:
            return decisions
        return (*decisions, *(() if do in ALWAYS else (PASS,)), *Use.options(at))

    def needed(self, at: At) -> bool:
        return turn_of(at.state).left > 0

    def answer(self, at: At, decision: Decision) -> Change:
        """One official is spent, then he works. A privilege needs none."""
        if isinstance(decision, Use):
            return decision.play(at)
        turn = spend_official(turn_of(at.state), own=isinstance(decision, Gate))
        if isinstance(decision, Pass):
            state, events = decision.play(at)  # whether he could have worked is seen before he is spent
            return replace(state, turn=turn), events
        return decision.play(at.on(replace(at.state, turn=turn)))

    def question(self, at: At) -> Fact:
        action = terms.action_name(action_of(at.board, at.state).do)
        return fact("edo-ask-execute", action=action, left=turn_of(at.state).left)


# The end of the turn


class TurnEnded(Event):
    """The seat uses no more privileges, and its turn is over."""

    says: ClassVar[str] = "edo-log-turn-over"
    who: Seat


class EndNow(Decision):
    """End a turn in which privileges could still be used (EDO-17.48). `go`"""

    kind: ClassVar[str] = "go"
    notation: ClassVar[str] = "go"
    label: ClassVar[str] = "edo-offer-end"

    def play(self, at: At) -> Change:
        return done(at.state), (TurnEnded(at.seat),)


class LastMoment(TurnTask, tag="last"):
    """The end of a turn, after the last execution, if privileges can still be used (EDO-17.48)."""

    decisions: ClassVar = (EndNow, Use, AskNow)
    asks: ClassVar[str] = "edo-ask-last"

    def needed(self, at: At) -> bool:
        return bool(Use.options(at))

    def instead(self, at: At, decision: Decision) -> Fact | None:
        return refusal("EDO-17.48", "edo-no-more")


class EndTurn(SeatTask, tag="end"):
    """The turn ends. Black officials leave the game (EDO-17.42)."""

    def needed(self, at: At) -> bool:
        return False


@cache
def turn_tasks(seat: Seat) -> tuple[Task, ...]:
    """The tasks of a turn (section 7)."""
    return Moving(seat), Execute(seat), LastMoment(seat), EndTurn(seat)
