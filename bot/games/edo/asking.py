"""How much a seat is asked: in all its slots, or not in those that it planned without questions (EDO-20.22,
EDO-20.24). Only the seat itself knows. Since version 6 the rules ask about everything (EDO-20.26)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from msgspec.structs import replace

from bot.core import Fact, Offer, Seat, fact, put
from bot.core.agenda import Task
from bot.core.decisions import Decision, Event, refusal
from bot.games.edo.board import Board
from bot.games.edo.officials import Work
from bot.games.edo.planning import Crew
from bot.games.edo.state import At, Change, Slot, State

MOST_SAID: Final = 100
"""How often a seat may change this in the turns of one round: more often than anybody ever will, but not
without end."""


class AskedFor(Event):
    """A seat wants to be asked everything, or no longer. Only the seat itself knows."""

    seat: Seat
    everything: bool

    def tell(self, board: Board, to: Seat | None) -> Fact | None:
        if to != self.seat:
            return None
        if self.everything:
            return fact("edo-log-ask-on")
        return fact("edo-log-ask-planned" if board.asks_all else "edo-log-ask-standing")


def turn_asking(state: State, seat: Seat) -> tuple[State, tuple[Event, ...]]:
    """Say that a seat wants to be asked everything, or no longer."""
    asking = tuple(sorted({*state.asking} ^ {seat}))
    return replace(state, asking=asking), (AskedFor(seat, seat not in state.asking),)


def ask_offer(at: At) -> Offer:
    """To be asked everything, or no longer if that is so."""
    asked, board = at.seat in at.state.asking, at.board
    if board.asks_all and asked:
        return Offer(fact("edo-offer-ask-planned"), (fact("edo-effect-ask-planned"),), gear=True)
    if asked:
        return Offer(fact("edo-offer-ask-standing"), (fact("edo-effect-ask-standing"),), gear=True)
    effect = fact("edo-effect-ask-too" if board.asks_all else "edo-effect-ask-everything")
    return Offer(fact("edo-offer-ask"), (effect,), gear=True)


def opened_slot(board: Board, state: State, seat: Seat, number: int) -> tuple[State, Slot]:
    """A slot as it is revealed. A seat that wants to be asked everything is also asked in a slot that it
    planned without questions (EDO-20.24); nobody learns how it was planned."""
    slot = state.plans[seat][number]
    if not (slot.quiet and board.asks_all and seat in state.asking):
        return state, slot
    slot = replace(slot, quiet=False)
    return replace(state, plans=put(state.plans, seat, put(state.plans[seat], number, slot))), slot


class Quiet(Crew):
    """Plan no officials and no questions: the turn passes without movement. `0!`"""

    quiet: ClassVar[bool] = True

    def __str__(self) -> str:
        return "0!"

    @classmethod
    def read(cls, text: str, at: At) -> Quiet | None:
        return QUIET if "".join(text.split()) == "0!" else None

    @classmethod
    def domain(cls, at: At) -> tuple[Quiet, ...]:
        return (QUIET,)

    @classmethod
    def options(cls, at: At) -> tuple[Quiet, ...]:
        return (QUIET,) if at.board.comfort else ()

    def refused(self, at: At) -> Fact | None:
        return None if at.board.comfort else refusal("EDO-20.26", "edo-no-quiet")

    def offer(self, at: At) -> Offer:
        number = len(at.state.plans[at.seat])
        return Offer(fact("edo-offer-quiet", number=number), (fact("edo-effect-quiet"),))


QUIET = Quiet()


class Ask(Decision):
    """Be asked everything from now on, or no longer; sealed like the plan that comes after it. `ask`"""

    notation: ClassVar[str] = "ask"

    def refused(self, at: At) -> Fact | None:
        return None if may_say(at) else _not_said(at)

    def untimely(self, at: At) -> Fact | None:
        return _not_said(at) if at.board.asks_all else None

    def play(self, at: At) -> Change:
        state, events = turn_asking(at.state, at.seat)
        return replace(state, turned=(*state.turned, at.seat)), events

    def offer(self, at: At) -> Offer:
        return ask_offer(at)


class AskNow(Ask):
    """Be asked everything from now on, or no longer; in a turn, before a slot that was planned without
    questions (EDO-20.24). `ask`"""

    kind: ClassVar[str] = "asking"

    def refused(self, at: At) -> Fact | None:
        return None if may_ask(at) and not at.task.alone(at) else _not_said(at)


ASK, ASK_NOW = Ask(), AskNow()


def _not_said(at: At) -> Fact:
    """Why a seat cannot say now how much it is asked."""
    comfort = at.board.comfort
    return refusal("EDO-20.24", "edo-no-ask") if comfort else refusal("EDO-20.26", "edo-no-ask-here")


def may_say(at: At) -> bool:
    """Whether a seat that plans may say how much it is asked: once before every part of the plan, in versions
    2 and 3 only before the first."""
    board, state, seat = at.board, at.state, at.seat
    if not board.comfort or seat in state.turned:
        return False
    return board.asks_all or (board.standing and not state.plans[seat])


def may_ask(at: At) -> bool:
    """Whether a slot that the seat planned without questions is still to be opened."""
    board, state, seat = at.board, at.state, at.seat
    if not (board.comfort and board.asks_all and state.plans) or state.turned.count(seat) >= MOST_SAID:
        return False
    return True in [slot.quiet for slot in state.plans[seat][state.opened[seat] :]]


class SeatTask(Task):
    """A question to one seat. Where it has only one answer, chance gives it (EDO-20.18)."""

    single_by_chance: ClassVar[bool] = True
    seat: Seat


class TurnTask(SeatTask):
    """A question in a turn. Beside each, the seat may say whether it wants to be asked more."""

    def answers(self, at: At) -> Sequence[Decision]:
        """The answers to the question itself."""
        decisions: list[Decision] = []
        for decision in self.asked(at):
            if decision is not AskNow:
                decisions += decision.options(at)
        return decisions

    def alone(self, at: At) -> bool:
        """Whether there is only one answer, so that the seat is not asked."""
        return len(self.answers(at)) == 1

    def options(self, at: At) -> Sequence[Decision]:
        decisions = self.answers(at)
        return (*decisions, ASK_NOW) if len(decisions) > 1 and may_ask(at) else decisions

    def play(self, at: At, decision: Decision) -> Change:
        """Do what a decision says. One about how much the seat is asked does not answer the question."""
        return decision.play(at) if type(decision) is AskNow else self.answer(at, decision)

    def instead(self, at: At, decision: Decision) -> Fact | None:
        """What is wrong now with something that an official may do at other times."""
        known = at.state.turn is not None and isinstance(decision, Work)
        return decision.refused(at) if known else None

    def answer(self, at: At, decision: Decision) -> Change:
        """What an answer to the question itself does."""
        return decision.play(at)
