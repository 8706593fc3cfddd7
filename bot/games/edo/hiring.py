"""What ryo and rice buy at court: RECRUIT, AUTHORIZE and FAVOUR (sections 4 and 8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from bot.core import Fact, Offer, Seat, fact, without
from bot.core.decisions import Event, refusal
from bot.games.edo import terms
from bot.games.edo.board import Board
from bot.games.edo.components import Action, Goods
from bot.games.edo.draws import Drawing
from bot.games.edo.forms import Card
from bot.games.edo.marks import Mark
from bot.games.edo.officials import Work
from bot.games.edo.refusals import other_action, short
from bot.games.edo.state import At, Change, action_of, pay, player_of, with_player

# RECRUIT


def recruiting(action: Action) -> Goods:
    """What an official costs (EDO-8.10)."""
    return Goods(rice=action.rice)


class Recruited(Event):
    """A neutral official joins the seat (EDO-8.10)."""

    says: ClassVar[str] = "edo-log-recruit"
    who: Seat
    rice: int

    def mark(self) -> tuple[Mark, ...]:
        return (Mark("recruit", self.who, goods=(("rice", -self.rice),)),)


class Recruit(Work):
    """Carry out RECRUIT (EDO-8.10, EDO-20.12). `yes`"""

    kind: ClassVar[str] = "agree"
    notation: ClassVar[str] = "yes"

    def refused(self, at: At) -> Fact | None:
        if wrong := other_action(at, "RECRUIT"):
            return wrong
        if not at.state.neutral:  # EDO-1.7
            return refusal("EDO-8.10", "edo-no-neutral")
        return short(at, recruiting(action_of(at.board, at.state)))

    def play(self, at: At) -> Change:
        """Pay the rice and take one from the supply (EDO-8.10). He never goes back (EDO-8.11) and never
        walks (EDO-24.20)."""
        cost = recruiting(action_of(at.board, at.state))
        state = pay(at.state, at.seat, cost)
        player = state.players[at.seat]
        state = with_player(state, at.seat, replace(player, neutral=player.neutral + 1))
        return replace(state, neutral=state.neutral - 1), (Recruited(at.seat, cost.rice),)

    def offer(self, at: At) -> Offer:
        cost = recruiting(action_of(at.board, at.state))
        return Offer(fact("edo-offer-recruit"), (terms.cost("rice", cost.rice),))


# FAVOUR


def favour(action: Action) -> Goods:
    """What the favour costs (EDO-8.13)."""
    return Goods(ryo=action.ryo)


class FavourWon(Event):
    """A seat pays for the favour of the Shogun (EDO-8.13)."""

    says: ClassVar[str] = "edo-log-favour"
    who: Seat
    ryo: int
    points: int

    def mark(self) -> tuple[Mark, ...]:
        return (Mark("favour", self.who, goods=(("ryo", -self.ryo),)),)


class Favour(Work):
    """Carry out FAVOUR (EDO-8.13, EDO-20.12). `yes`"""

    kind: ClassVar[str] = "agree"
    notation: ClassVar[str] = "yes"

    def refused(self, at: At) -> Fact | None:
        return other_action(at, "FAVOUR") or short(at, favour(action_of(at.board, at.state)))

    def play(self, at: At) -> Change:
        cost, points = favour(action_of(at.board, at.state)), at.board.data.numbers.favour
        return pay(at.state, at.seat, cost, points), (FavourWon(at.seat, cost.ryo, points),)

    def offer(self, at: At) -> Offer:
        points = fact("edo-effect-points", points=at.board.data.numbers.favour)
        cost = favour(action_of(at.board, at.state))
        return Offer(fact("edo-offer-favour"), (terms.cost("ryo", cost.ryo), points))


# AUTHORIZE


def price_of(board: Board, card: str) -> Goods:
    """What a special card costs (EDO-8.12)."""
    return Goods(ryo=board.data.special[card].price)


class CardBought(Event):
    """A special card is bought (EDO-8.12)."""

    says: ClassVar[str] = "edo-log-bought"
    who: Seat
    card: str
    ryo: int

    def mark(self) -> tuple[Mark, ...]:
        return (Mark("card", self.who, self.card, goods=(("ryo", -self.ryo),)),)


class Buy(Work):
    """Buy a special card (EDO-8.12, EDO-20.13). `S02`"""

    kind: ClassVar[str] = "card"
    notation: ClassVar[str] = "{card}"
    card: Card

    @staticmethod
    def options(at: At) -> Iterator[Buy]:
        goods = player_of(at).goods
        yield from (Buy(card) for card in at.state.display if goods.covers(price_of(at.board, card)))

    def refused(self, at: At) -> Fact | None:
        if wrong := other_action(at, "AUTHORIZE"):
            return wrong
        if self.card not in at.state.display:
            return refusal("EDO-8.12", "edo-no-display", card=self.card)
        return short(at, price_of(at.board, self.card))

    def play(self, at: At) -> Change:
        """The card is kept (EDO-4.62, EDO-4.63), and the display is refilled at once (EDO-8.12)."""
        card, price = self.card, price_of(at.board, self.card)
        state = pay(at.state, at.seat, price)
        player = state.players[at.seat]
        state = with_player(state, at.seat, replace(player, cards=(*player.cards, card)))
        refill = (Drawing("card"),) if state.deck else ()
        state = replace(state, display=without(state.display, card), agenda=(*refill, *state.agenda))
        return state, (CardBought(at.seat, card, price.ryo),)

    def offer(self, at: At) -> Offer:
        known = at.board.data.special[self.card]
        travellers = at.board.data.numbers.travellers
        actions = tuple(terms.action(action, travellers) for action in known.actions)
        return Offer(fact("edo-offer-buy", card=self.card), (terms.cost("ryo", known.price), *actions))
