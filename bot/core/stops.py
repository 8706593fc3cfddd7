"""Moments of a round in which a seat is asked something that a standing order may answer. The seat sees them
where it plans the round, and can change the orders until the moment comes."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

import msgspec

from bot.core.facts import Fact
from bot.core.rules import AnyRules, Move
from bot.core.seats import CHANCE, Seat


class Moment(msgspec.Struct, frozen=True):
    """A moment of the round that is still to come."""

    key: str
    """What identifies it: the round, and what is planned for this moment."""
    label: Fact
    stop: bool
    """The game proposes to ask the seat then."""
    fixed: bool = False
    """No order can answer what is asked then."""


class Spared(msgspec.Struct, frozen=True):
    """An answer that a seat has ordered, so that it need not be asked."""

    seat: Seat
    key: str
    """The moment."""
    move: Any
    """The answer."""


@runtime_checkable
class KnowsStops(Protocol):
    """Rules that know such moments. Rules may lack this."""

    def moments(self, state: Any, seat: Seat) -> tuple[Moment, ...]:
        """The moments of this round that are still to come for a seat, in order. Only the seat may know
        them."""

    def spared(self, state: Any, seat: Seat) -> tuple[str, Move] | None:
        """The current moment of the seat, and what an order not to stop there answers. None: the seat is
        asked in any case. That is so where the answer may end the match, break a tie or leave a seat without
        means, and for the end of something that has begun."""


def moments(rules: AnyRules, state: Any, seat: Seat) -> tuple[Moment, ...]:
    """The moments of this round that are still to come for a seat."""
    return rules.moments(state, seat) if isinstance(rules, KnowsStops) else ()


def spared(rules: AnyRules, state: Any) -> Spared | None:
    """The answer of the seat that is asked, if an order not to stop would give it."""
    acting = rules.to_act(state)
    if len(acting) != 1 or acting[0] == CHANCE or not isinstance(rules, KnowsStops):
        return None
    found = rules.spared(state, acting[0])
    return None if found is None else Spared(acting[0], *found)
