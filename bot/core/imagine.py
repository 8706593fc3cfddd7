"""Positions as if it were a seat's turn: for what a player tries out, and for what is answered ahead."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol, runtime_checkable

from bot.core.rules import AnyRules, Offer
from bot.core.sealed import as_asked
from bot.core.seats import CHANCE, Seat


@runtime_checkable
class Imagines(Protocol):
    """Rules that know what a seat would be asked if it were its turn now. Rules may lack this."""

    def imagine(self, state: Any, seat: Seat) -> Any | None:
        """The position as if it were the seat's turn, with everything else as it is. The unfinished part of
        the current turn, draws included, is left out. What the seat sees and may do there does not depend on
        anything that is hidden from it. None: there is no such position now."""


@runtime_checkable
class AsksAhead(Protocol):
    """Rules that know which questions of a seat's later turns can be answered now just as well. Rules may
    lack this."""

    def ahead(self, state: Any, seat: Seat) -> Any | None:
        """The position in which the seat is asked next, if others can hardly change the answer. It is made
        like that of `Imagines.imagine`, and so is what the seat sees there. None: nothing is asked ahead now,
        or the seat must act anyway. When the seat has answered there, this is called again with the position
        that follows from the answer."""

    def waits(self, state: Any, seat: Seat) -> bool:
        """Whether what chance must draw here may matter for the seat's later answers, so that none is asked
        for before it is drawn."""

    def rivals(self, state: Any, asked: Any) -> int | None:
        """At most so many others come before the question in `asked`, a position of `ahead`. Each of them
        takes at most one of the things that its answers name (`Offer.contested`). None: something else may
        make these answers impossible, too."""


def ahead(rules: AnyRules, state: Any, seat: Seat) -> Any | None:
    """The position in which a seat answers ahead; None: there is none."""
    if not isinstance(rules, AsksAhead) or seat in rules.to_act(state) or waits(rules, state, seat):
        return None
    shown = rules.ahead(state, seat)
    return shown if shown is not None and seat in rules.to_act(shown) else None


def waits(rules: AnyRules, state: Any, seat: Seat) -> bool:
    """Whether a seat's later questions must wait for what chance draws now (`AsksAhead.waits`)."""
    at_chance = rules.to_act(state) == (CHANCE,)
    return at_chance and isinstance(rules, AsksAhead) and rules.waits(state, seat)


def enough(rules: AnyRules, state: Any, asked: Any, offers: Iterable[Offer]) -> int:
    """With wishes for so many different things (`Offer.contested`), one is surely possible when the question
    of `asked`, a position of `ahead`, comes up; 0: there are not so many.

    Args:
        offers: all answers to the question.
    """
    if not isinstance(rules, AsksAhead):
        return 0
    places, rivals = {offer.contested for offer in offers} - {None}, rules.rivals(state, asked)
    if rivals is None:
        return 0
    return rivals + 1 if "" in places or len(places) > rivals else 0


def imagined(rules: AnyRules, state: Any, seat: Seat) -> Any | None:
    """The position in which a seat is asked: this one, without the decision that it has sealed, if any; or
    one as if it were its turn; or one in which it answers ahead. None: there is none."""
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
