"""Moves, undo, trials and plans."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core import Fact, Offer, Seat, Who, fact
from bot.match.errors.base import Keyed, UserError


class Late(Keyed):
    """The click or command was made for an earlier position of the asker's seat."""

    key = "table-late"


class EmptyMove(Keyed):
    key = "table-empty-move"


class TooManyMoves(Keyed):
    """args: most."""

    key = "table-too-many-moves"


class AwaitChance(Keyed):
    """More moves were sent than can be checked before chance answers. args: move (the first too many)."""

    key = "table-await-chance"


class AwaitOthers(Keyed):
    """More moves were sent than the seat may make before others answer. args: move."""

    key = "table-await-others"


class NotYourTurn(UserError):
    """args: who (the seats that must act)."""

    def __init__(self, awaited: Sequence[Seat]) -> None:
        super().__init__(fact("table-not-your-turn", who=tuple(Who(seat) for seat in awaited)))
        self.awaited = tuple(awaited)


class IllegalMove(UserError):
    """A text that is no legal move of the asker now.

    `fact` says why. `legal` are the notations that would do, `offers` the same in words, in the same order;
    both are for the asker alone, since they may tell what a hand holds.
    """

    def __init__(self, why: Fact, text: str, legal: Sequence[str], offers: Sequence[Offer]) -> None:
        super().__init__(why)
        self.text, self.legal, self.offers = text, tuple(legal), tuple(offers)


class NothingToUndo(Keyed):
    key = "table-nothing-to-undo"


class UndoAnswered(Keyed):
    """Chance or another seat has answered; nobody may take the move back. args: who (absent: chance)."""

    key = "table-undo-answered"


class NothingToTry(Keyed):
    """There is no position in which the seat could be asked."""

    key = "plan-nothing-to-try"


class NoPlan(Keyed):
    """What was to be planned is no plan: there are no moves, or the turn has begun."""

    key = "plan-none"


class NoHints(Keyed):
    """At this table nobody takes hints."""

    key = "table-no-hints"
