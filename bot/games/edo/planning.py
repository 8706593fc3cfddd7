"""Phase 1 (section 6): every seat plans in secret, in small steps. Sealing the last plan reveals nothing."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from operator import attrgetter
from typing import Annotated, ClassVar, Final, Self, get_args

from msgspec.structs import replace

from bot.core import Decision, Event, Fact, Offer, Seat, Who, fact, put, refusal
from bot.core.notation import Form, words
from bot.games.edo import terms
from bot.games.edo.board import Board
from bot.games.edo.components import ActionName
from bot.games.edo.state import At, Change, Pool, Slot, State, Team

SLOTS: Final = 3
"""The number of slots of a plan (EDO-6.2)."""
Plan = tuple[Slot, ...]
_card = attrgetter("card")


def complete(plan: Plan) -> bool:
    """Whether all three slots have their officials."""
    return len(plan) == SLOTS and plan[-1].own >= 0


def left_of(pool: Pool, plan: Plan) -> Team:
    """The officials that are in no slot yet."""
    own, neutral, black = pool.own, pool.neutral, pool.black
    for slot in plan:
        if slot.own >= 0:
            own, neutral, black = own - slot.own, neutral - slot.neutral, black - slot.black
    return own, neutral, black


def _planned(at: At, plan: Plan) -> State:
    """The state with another plan of the seat. In versions 4 and 5 the seat may then say again how much it is
    asked."""
    state, seat = at.state, at.seat
    if at.board.asks_all and seat in state.turned:
        state = replace(state, turned=tuple([slot for slot in state.turned if slot != seat]))
    return replace(state, plans=put(state.plans, seat, plan))


# Cards and actions


class ActionPlanned(Event):
    """A seat puts a card into its next slot. Only the seat itself knows."""

    seat: Seat
    number: int
    card: str
    do: str

    def tell(self, board: Board, to: Seat | None) -> Fact | None:
        if to != self.seat:
            return None
        action = terms.action_name(self.do)
        return fact("edo-log-act", who=Who(self.seat), number=self.number, card=self.card, action=action)


class Act(Decision):
    """Plan card and action of the next slot, sealed (EDO-6.2, EDO-20.6). `B.TRAVEL`"""

    notation: ClassVar[str] = "{card}.{do}"
    card: Annotated[str, Form(r"[A-Z]\d*", str.upper, values=lambda at: tuple(at.board.data.actions))]
    do: Annotated[str, words(*get_args(ActionName), pattern="[A-Z]+")]

    @classmethod
    def read(cls, text: str, at: At) -> Self | Fact | None:
        """A text with the name of an action, or with a card of the seat."""
        act = super().read(text, at)
        if not isinstance(act, Act) or act.do in get_args(ActionName):
            return act
        pools = at.state.pools
        return act if pools and at.seat >= 0 and act.card in pools[at.seat].cards else None

    @classmethod
    def options(cls, at: At) -> tuple[Act, ...]:
        """Every action of each card that the plan has not used (EDO-6.2)."""
        state, seat = at.state, at.seat
        return _acts(at.board, state.pools[seat].cards, tuple(map(_card, state.plans[seat])))

    def refused(self, at: At) -> Fact | None:
        data, seat, card = at.board.data, at.seat, self.card
        if card not in at.state.pools[seat].cards:
            owned = card in at.state.players[seat].cards  # EDO-8.12
            return refusal("EDO-6.2", "edo-no-card-late" if owned else "edo-no-card", card=card)
        if any(slot.card == card for slot in at.state.plans[seat]):
            return refusal("EDO-6.2", "edo-no-card-used", card=card)
        if any(action.do == self.do for action in data.actions[card]):
            return None
        actions = tuple(terms.action_name(action.do) for action in data.actions[card])
        return refusal("EDO-6.3", "edo-no-action", card=card, action=self.do, actions=actions)

    def untimely(self, at: At) -> Fact | None:
        return None if _is_planning(at) else refusal("EDO-6.10", "edo-no-plan-late")

    def play(self, at: At) -> Change:
        plan = at.state.plans[at.seat]
        event = ActionPlanned(at.seat, len(plan) + 1, self.card, self.do)
        return _planned(at, (*plan, Slot(self.card, self.do))), (event,)

    def offer(self, at: At) -> Offer:
        known = at.board.data.action(self.card, self.do)
        label = fact("edo-offer-act", card=self.card, action=terms.action_name(self.do))
        group = fact("edo-group-card", card=self.card)
        return Offer(label, (terms.action(known, at.board.data.numbers.travellers),), group=group)


@lru_cache(maxsize=4096)
def _acts(board: Board, cards: tuple[str, ...], used: tuple[str, ...]) -> tuple[Act, ...]:
    return tuple(
        Act(card, action.do) for card in cards if card not in used for action in board.data.actions[card]
    )


def _is_planning(at: At) -> bool:
    return bool(at.task.sealed)


# Officials


class OfficialsPlanned(Event):
    """A seat puts officials on the slot that it plans. Only the seat itself knows."""

    seat: Seat
    number: int
    slot: Slot
    sealed: bool
    """The plan is complete now."""

    def tell(self, board: Board, to: Seat | None) -> Fact | None:
        if to != self.seat:
            return None
        key = "edo-log-sealed" if self.sealed else "edo-log-crew"
        return fact(key, who=Who(self.seat), **terms.slot(self.number, self.slot))


class PlanSealed(Event):
    """A plan is complete. This is all that the other seats learn (EDO-21.1)."""

    seat: Seat

    def tell(self, board: Board, to: Seat | None) -> Fact | None:
        return None if to == self.seat else fact("edo-log-ready", who=Who(self.seat))


WRITTEN: Final = re.compile(r"(?:\d{1,3}[NB]?)(?:\+\d{1,3}[NB]?)*", re.IGNORECASE)


class Crew(Decision):
    """Plan the officials of a slot, sealed: own, `n` neutral, `b` black (EDO-6.7, EDO-20.6). `2`, `1+1n`,
    `1n+1b`, `0`."""

    own: int = 0
    neutral: int = 0
    black: int = 0
    quiet: ClassVar[bool] = False
    """The seat asks for no questions in the slot (`asking.Quiet`)."""

    @property
    def team(self) -> Team:
        return self.own, self.neutral, self.black

    @property
    def count(self) -> int:
        return sum(self.team)

    def __str__(self) -> str:
        parts = zip(self.team, ("", "n", "b"), strict=True)
        return "+".join(f"{count}{letter}" for count, letter in parts if count) or "0"

    @classmethod
    def read(cls, text: str, at: At) -> Self | None:
        text = re.sub(r"\s", "", text).upper()
        if not WRITTEN.fullmatch(text):
            return None
        counts = {"": 0, "N": 0, "B": 0}
        for part in text.split("+"):
            digits = part.rstrip("NB")
            counts[part[len(digits) :]] += int(digits)
        return cls(counts[""], counts["N"], counts["B"])

    @classmethod
    def domain(cls, at: At) -> Iterable[Crew]:
        """As many as there are pieces of each kind, and more."""
        few = range(4)
        return [Crew(own, neutral, black) for own in range(6) for neutral in few for black in few]

    @classmethod
    def options(cls, at: At) -> tuple[Crew, ...]:
        state, seat = at.state, at.seat
        plan, pool = state.plans[seat], state.pools[seat]
        slot = plan[-1]
        return crews(at.board.most[slot.card, slot.do], left_of(pool, plan))

    def refused(self, at: At) -> Fact | None:
        """There must not be more officials than the action takes or than are at hand (EDO-6.5). Some may be
        left over (EDO-6.6).

        What is planned costs nothing yet and may turn out impossible (EDO-6.8, EDO-6.9).
        """
        plan, pool = at.state.plans[at.seat], at.state.pools[at.seat]
        slot = plan[-1]
        most = at.board.most[slot.card, slot.do]
        if self.count > most:
            action = terms.action_name(slot.do)
            return refusal("EDO-6.5", "edo-no-most", card=slot.card, action=action, most=most)
        kinds = ("own", "neutral", "black")
        for kind, count, left in zip(kinds, self.team, left_of(pool, plan), strict=True):
            if count > left:
                return refusal("EDO-6.5", f"edo-no-officials-{kind}", count=count, left=left)
        return None

    def untimely(self, at: At) -> Fact | None:
        return None if _is_planning(at) else refusal("EDO-6.10", "edo-no-plan-late")

    def play(self, at: At) -> Change:
        plan = at.state.plans[at.seat]
        slot, sealed = plan[-1], len(plan) == SLOTS
        filled = Slot(slot.card, slot.do, self.own, self.neutral, self.black, self.quiet)
        told = OfficialsPlanned(at.seat, len(plan), filled, sealed)
        state = _planned(at, (*plan[:-1], filled))
        return state, (told, PlanSealed(at.seat)) if sealed else (told,)

    def offer(self, at: At) -> Offer:
        number = len(at.state.plans[at.seat])
        officials = terms.officials(*self.team)
        return Offer(fact("edo-offer-crew", officials=officials, number=number))


@lru_cache(maxsize=4096)
def crews(most: int, left: Team) -> tuple[Crew, ...]:
    """Every choice of officials within the limits of the action and the available officials (EDO-6.4,
    EDO-6.5), the most officials first. Nobody at all is always possible (EDO-14.9)."""
    own, neutral, black = left
    teams = [
        Crew(count - blacks - neutrals, neutrals, blacks)
        for count in reversed(range(1, most + 1))
        for blacks in range(min(count, black) + 1)
        for neutrals in range(min(count - blacks, neutral) + 1)
        if count - blacks - neutrals <= own
    ]
    return *teams, Crew()


def lacks(plan: Plan) -> type[Act | Crew] | None:
    """The next decision of a plan; None: it is complete."""
    if plan and plan[-1].own < 0:
        return Crew
    return Act if len(plan) < SLOTS else None


# Second thoughts


class PlanTakenBack(Event):
    """A seat takes back its plan. The others learn it only if the plan was sealed (EDO-21.2)."""

    seat: Seat
    sealed: bool

    def tell(self, board: Board, to: Seat | None) -> Fact | None:
        return fact("edo-log-back", who=Who(self.seat)) if self.sealed or to == self.seat else None


class Back(Decision):
    """Take back the player's whole plan, whether it is begun or sealed (EDO-6.10). `back`"""

    notation: ClassVar[str] = "back"
    label: ClassVar[str] = "edo-offer-back"

    def refused(self, at: At) -> Fact | None:
        return None if at.state.plans[at.seat] else refusal("EDO-6.10", "edo-no-back")

    def play(self, at: At) -> Change:
        return _planned(at, ()), (PlanTakenBack(at.seat, complete(at.state.plans[at.seat])),)


BACK: Final = (Back(),)
