"""Asking a seat: which decisions are sealed, which answers leave no choice, and which ones a standing order
gives; and positions as if it were a seat's turn: for what a player tries out, and for what is answered ahead.

An order is for a moment of a round. The seat sees these moments where it plans the round, and can change the
orders until the moment comes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol, runtime_checkable

import msgspec

from bot.core.decisions import Decision
from bot.core.facts import Fact
from bot.core.rules import AnyRules, Move, Offer
from bot.core.seats import CHANCE, Seat


def simultaneous(rules: AnyRules, state: Any, seat: Seat) -> bool:
    """Whether what the seat is asked now, or has answered and may still change, is of a kind that the game
    declares as sealed. All answers to a question are sealed, or none."""
    if not rules.sealed:
        return False
    answer = next(iter(rules.moves(state, seat)), None)
    return answer is not None and answer.kind in rules.sealed


def opens(rules: AnyRules, state: Any, seat: Seat, after: Any) -> bool:
    """Whether the seat's move from `state` to `after` was the last of several sealed decisions."""
    if any(actor != seat for actor in rules.to_act(state)) or not simultaneous(rules, state, seat):
        return False
    return not simultaneous(rules, after, seat) or rules.to_act(after) != (seat,)


def as_asked(rules: AnyRules, state: Any, seat: Seat) -> Any:
    """The position in which a seat was asked: without what others, deciding at the same time, have sealed.

    The only move of a seat that may change a sealed decision takes it back (see `Rules.may_change`).
    """
    if seat not in rules.to_act(state):
        return state
    while others := [actor for actor in rules.may_change(state) if actor != seat]:
        back = next(iter(rules.moves(state, others[0])))
        state = rules.apply(state, others[0], back)
    return state


@runtime_checkable
class AnswersItself(Protocol):
    """Rules that know which answers leave no choice. Rules may lack this."""

    decisions: Sequence[type[Decision]]
    """All that seats decide and chance draws."""

    def by_itself(self, state: Any, seat: Seat) -> Move | None:
        """The answer of a seat that is asked, if there is no other and public information alone shows this
        (`Rules.forced`), or if every other answer would do the same (`Decision.harmless`). None: the seat
        must be asked. Sealed decisions are always asked for."""


def by_itself(rules: AnyRules, state: Any) -> tuple[Seat, Move] | None:
    """The seat that must act and its answer, if the seat need not be asked for it."""
    acting = rules.to_act(state)
    if len(acting) != 1 or acting[0] == CHANCE or not isinstance(rules, AnswersItself):
        return None
    answer = rules.by_itself(state, acting[0])
    return None if answer is None else (acting[0], answer)


def may_answer(rules: AnyRules) -> bool:
    """Whether there are such answers in a game."""
    return bool(rules.forced) or bool(harmless_decisions(rules))


def harmless_decisions(rules: AnyRules) -> list[type[Decision]]:
    """The decisions of a game that may be harmless."""
    decisions = rules.decisions if isinstance(rules, AnswersItself) else ()
    return [decision for decision in decisions if decision.harmless is not Decision.harmless]


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
