"""Positions as if it were a seat's turn: for what a player tries out, and for what is answered ahead."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from bot.core.rules import AnyRules
from bot.core.sealed import as_asked
from bot.core.seats import Seat


@runtime_checkable
class Imagines(Protocol):
    """Rules that know what a seat would be asked if it were its turn now. Rules may lack this."""

    def imagine(self, state: Any, seat: Seat) -> Any | None:
        """The position as if it were the seat's turn, with everything else as it is. What is unfinished of
        the turn that goes on, draws included, is left out. What the seat sees and may do there depends on
        nothing that is hidden from it. None: there is no such position now."""


@runtime_checkable
class AsksAhead(Protocol):
    """Rules that know which questions of a seat's later turns can as well be answered now. Rules may lack
    this."""

    def ahead(self, state: Any, seat: Seat) -> Any | None:
        """The position in which the seat is asked next, if others can hardly change the answer. It is as that
        of `Imagines.imagine`, and so is what the seat sees there. None: nothing is asked ahead now, or the
        seat must act anyhow. When the seat has answered there, the same is asked of the position that follows
        from the answer."""


def ahead(rules: AnyRules, state: Any, seat: Seat) -> Any | None:
    """The position in which a seat answers ahead; None: there is none."""
    if not isinstance(rules, AsksAhead) or seat in rules.to_act(state):
        return None
    shown = rules.ahead(state, seat)
    return shown if shown is not None and seat in rules.to_act(shown) else None


def imagined(rules: AnyRules, state: Any, seat: Seat) -> Any | None:
    """The position in which a seat is asked: this one, one in which what it has sealed is open again, or one
    as if it were its turn; None: none of them."""
    if seat in rules.may_change(state):
        state = rules.apply(state, seat, next(iter(rules.moves(state, seat))))
    if seat in rules.to_act(state):
        return as_asked(rules, state, seat)
    if not rules.to_act(state) or not isinstance(rules, Imagines):
        return None
    shown = rules.imagine(state, seat)
    if shown is not None and seat in rules.to_act(shown):
        return shown
    return ahead(rules, state, seat)
