"""Phase 4: the resource limit (section 12)."""

from __future__ import annotations

from typing import Annotated, ClassVar

from bot.core import Decision, Event, Fact, Offer, Seat, fact, refusal
from bot.core.notation import words
from bot.games.edo import terms
from bot.games.edo.asking import SeatTask
from bot.games.edo.components import RESOURCES, goods_of
from bot.games.edo.marks import Mark
from bot.games.edo.state import At, Change, pay, player_of


class Discarded(Event):
    """A seat discards a resource over the limit (EDO-12.2)."""

    says: ClassVar[str] = "edo-log-discard"
    who: Seat
    goods: terms.One

    def mark(self) -> tuple[Mark, ...]:
        return (Mark("discard", self.who, self.goods, goods=((self.goods, -1),)),)


class Discard(Decision):
    """Discard a resource that is over the limit (EDO-12.2, EDO-20.17). `-rice`, `-wood`, `-stone`"""

    notation: ClassVar[str] = "-{goods}"
    goods: Annotated[str, words(*RESOURCES)]

    def refused(self, at: At) -> Fact | None:
        if getattr(player_of(at).goods, self.goods):
            return None
        return refusal("EDO-12.2", "edo-no-discard")

    def play(self, at: At) -> Change:
        """The seat is asked again while it is over the limit."""
        return pay(at.state, at.seat, goods_of(self.goods, 1)), (Discarded(at.seat, self.goods),)

    def offer(self, at: At) -> Offer:
        return Offer(fact("edo-offer-discard", goods=terms.amount(self.goods, 1)))


class Limit(SeatTask, tag="limit"):
    """The seat discards resources over the limit (EDO-12.2)."""

    decisions: ClassVar = (Discard,)

    def needed(self, at: At) -> bool:
        """The limit applies only here (EDO-12.6), and not to privileges (EDO-17.45)."""
        return _over(at) > 0

    def question(self, at: At) -> Fact:
        return fact("edo-ask-discard", count=_over(at))


def _over(at: At) -> int:
    return player_of(at).goods.resources - at.board.data.numbers.limit
