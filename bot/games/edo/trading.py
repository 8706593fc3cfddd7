"""The action TRADE with the merchant (section 10)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from bot.core import Fact, Offer, Seat, Who, fact
from bot.core.decisions import Decision, Event, refusal
from bot.games.edo import terms
from bot.games.edo.asking import AskNow, TurnTask
from bot.games.edo.board import Board
from bot.games.edo.cities import has_post
from bot.games.edo.components import Goods, MerchantData, goods_of
from bot.games.edo.forms import MerchantCard, Pieces
from bot.games.edo.marks import Mark, paid
from bot.games.edo.officials import Stop, Work
from bot.games.edo.privileges import Use, away, held, may_trade, spend_privilege
from bot.games.edo.refusals import other_action, short
from bot.games.edo.state import At, Change, action_of, done, player_of, with_player


def affordable(card: MerchantData, ryo: int) -> int:
    """How many pieces of offer 1 can be bought (EDO-10.5)."""
    return min(card.most, ryo // card.price) if card.price else card.most


class Traded(Event):
    """An offer of a merchant card is used (EDO-10.2)."""

    seat: Seat
    card: str
    offer: str
    """"1" or "2"."""
    pieces: int
    cost: Goods
    points: int

    def tell(self, board: Board, to: Seat | None) -> Fact:
        who = Who(self.seat)
        if self.pieces:
            goods = terms.amount(board.data.merchant[self.card].goods, self.pieces)
            return fact("edo-log-bought-goods", who=who, card=self.card, goods=goods, ryo=self.cost.ryo)
        cost = terms.amounts(self.cost)
        return fact("edo-log-traded", who=who, card=self.card, cost=cost, points=self.points)

    def mark(self) -> tuple[Mark, ...]:
        return (Mark("trade", self.seat, self.card, self.offer, self.pieces, paid(self.cost)),)


class Trade(Work):
    """Use an offer of a merchant card; offer 1 with the number of pieces (EDO-10.2, EDO-20.11). `M04.1.3`,
    `M04.2`"""

    kind: ClassVar[str] = "trade"
    notation: ClassVar[str] = "{card}.{count}"
    card: MerchantCard
    count: Pieces = 0
    """Number of pieces bought with offer 1; 0 for offer 2."""

    @property
    def number(self) -> int:
        """Number of the offer."""
        return 1 if self.count else 2

    @staticmethod
    def options(at: At) -> Iterator[Trade]:
        """Offer 1 with each number of pieces, and offer 2 (EDO-10.5), where the merchant and a samurai are
        (EDO-10.1). The offer that was used first in this execution is left out (EDO-10.3)."""
        first = at.task if isinstance(at.task, TradeOn) else None
        if first is None and not may_trade(at):
            return
        goods, known = player_of(at).goods, at.board.data.merchant
        for code in cards_open(at):
            card, used = known[code], 0
            if first is not None and first.card == code:
                used = first.offer
            if used != 1:
                for count in range(1, affordable(card, goods.ryo) + 1):
                    yield Trade(code, count)
            if used != 2 and goods.covers(card.pay):
                yield Trade(code)

    def refused(self, at: At) -> Fact | None:
        state, first = at.state, at.task if isinstance(at.task, TradeOn) else None
        if wrong := other_action(at, "TRADE") or away(at):
            return wrong
        if self.card not in (state.current, state.coming):
            return refusal("EDO-10.2", "edo-no-trade-card", card=self.card)
        if self.card not in cards_open(at):
            return refusal("EDO-10.7", "edo-no-trade-next", card=self.card)
        if first is not None and (first.card, first.offer) == (self.card, self.number):
            return refusal("EDO-10.3", "edo-no-trade-twice")
        most = at.board.data.merchant[self.card].most
        if self.count > most:
            return refusal("EDO-10.5", "edo-no-trade-most", card=self.card, most=most)
        return short(at, self._cost(at))

    def _cost(self, at: At) -> Goods:
        known = at.board.data.merchant[self.card]
        return Goods(ryo=self.count * known.price) if self.count else known.pay

    def play(self, at: At) -> Change:
        """Use the offer (EDO-10.6), and ask for the second one if the seat may use both (EDO-10.3)."""
        state, seat = at.state, at.seat
        if self.card == state.coming and not paid_for(at, self.card):  # EDO-17.43
            state = spend_privilege(state, seat, held(at.board.data, player_of(at), "trade")[0])
        known, cost = at.board.data.merchant[self.card], self._cost(at)
        points = 0 if self.count else at.board.data.numbers.trade
        bought = goods_of(known.goods, self.count) if self.count else Goods()
        player = state.players[seat]
        player = replace(player, goods=player.goods.minus(cost).plus(bought), points=player.points + points)
        state = with_player(state, seat, player)
        if not isinstance(at.task, TradeOn) and uses_both(at):
            state = replace(state, agenda=(TradeOn(seat, self.card, self.number), *state.agenda))
        return state, (Traded(seat, self.card, str(self.number), self.count, cost, points),)

    def offer(self, at: At) -> Offer:
        known = at.board.data.merchant[self.card]
        if self.count:
            goods = terms.amount(known.goods, self.count)
            return Offer(
                fact("edo-offer-buy-goods", card=self.card, goods=goods),
                (terms.cost("ryo", self.count * known.price), terms.gain(known.goods, self.count)),
            )
        points = fact("edo-effect-points", points=at.board.data.numbers.trade)
        cost = fact("edo-effect-cost", goods=terms.amounts(known.pay))
        return Offer(fact("edo-offer-trade", card=self.card), (cost, points))


class TradeOn(TurnTask, tag="trade"):
    """Use the second offer of one execution, or not (EDO-10.3). The fields describe the first offer."""

    decisions: ClassVar = (Trade, Stop, Use, AskNow)
    seat: Seat
    card: str
    offer: int

    def needed(self, at: At) -> bool:
        """It is not asked if there is neither a second offer nor a privilege to use."""
        return not self.alone(at)

    def question(self, at: At) -> Fact:
        return fact("edo-ask-trade-on")

    def answer(self, at: At, decision: Decision) -> Change:
        """The second offer ends the execution; a privilege between the two does not (EDO-17.48)."""
        state, events = decision.play(at)
        return state if isinstance(decision, Use) else done(state), events


def cards_open(at: At) -> list[str]:
    """The merchant cards whose offers can be used.

    The current card, and with privilege c the next one (EDO-17.33, EDO-17.43, EDO-25.8). The privilege
    also applies to the second offer of the same trade.
    """
    state = at.state
    coming = state.coming
    if coming and (held(at.board.data, player_of(at), "trade") or paid_for(at, coming)):
        return [state.current, coming]
    return [state.current]


def paid_for(at: At, card: str) -> bool:
    """Whether the privilege was used with the first offer of this execution."""
    return isinstance(at.task, TradeOn) and at.task.card == card


def uses_both(at: At) -> bool:
    """Whether the execution may use two offers (EDO-10.3, EDO-4.64). Each official has an execution of his
    own (EDO-10.4)."""
    post = action_of(at.board, at.state).post
    return post or has_post(at.board, at.state, at.seat, at.state.merchant)
