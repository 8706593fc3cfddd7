"""Phase 3: wages and income (section 11). What cities pay is in `cities`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from bot.core import Decision, Event, Fact, Offer, Seat, Task, Who, fact, refusal, without
from bot.games.edo import terms
from bot.games.edo.asking import SeatTask
from bot.games.edo.board import Board
from bot.games.edo.cities import income_of
from bot.games.edo.components import Data, Goods
from bot.games.edo.forms import Place
from bot.games.edo.marks import Mark
from bot.games.edo.refusals import nobody_there, unknown
from bot.games.edo.state import At, Change, Player, done, pay, player_of, with_player


class WagesPaid(Event):
    """A seat pays its samurai (EDO-11.1)."""

    seat: Seat
    rice: int
    samurai: int
    asked: bool = True
    """False: by the standing rule, without a question."""

    def tell(self, board: Board, to: Seat | None) -> Fact:
        key = "edo-log-paid" if self.asked else "edo-log-paid-standing"
        return fact(key, who=Who(self.seat), count=self.samurai, rice=self.rice)

    def mark(self) -> tuple[Mark, ...]:
        return (Mark("wage", self.seat, count=self.rice, goods=(("rice", -self.rice),)),)


class Pay(Decision):
    """Pay wages for all samurai still on the board, which stay (EDO-11.2, EDO-20.16). `pay`"""

    kind: ClassVar[str] = "wage"
    notation: ClassVar[str] = "pay"

    def refused(self, at: At) -> Fact | None:
        """No more samurai stay than there is rice (EDO-11.3)."""
        due, rice = _due(at), player_of(at).goods.rice
        return None if due <= rice else refusal("EDO-11.3", "edo-no-rice", due=due, rice=rice)

    def play(self, at: At) -> Change:
        due, count = _due(at), len(player_of(at).samurai)
        event = WagesPaid(at.seat, due, count, not _pays_all(at))
        return pay(done(at.state), at.seat, Goods(rice=due)), (event,)

    def offer(self, at: At) -> Offer:
        return Offer(fact("edo-offer-pay", count=len(player_of(at).samurai)), (terms.cost("rice", _due(at)),))


def wages_for(data: Data, samurai: int) -> int:
    """The rice for this number of samurai on the board (EDO-11.2). Officials get none (EDO-11.4)."""
    return samurai * data.numbers.wage


def staying(player: Player, samurai: tuple[str, ...]) -> Player:
    """The player when only these samurai stay on the board. The others are officials again (EDO-14.7)."""
    back = len(player.samurai) - len(samurai)
    return replace(player, officials=player.officials + back, samurai=samurai)


def _due(at: At) -> int:
    return wages_for(at.board.data, len(player_of(at).samurai))


def _pays_all(at: At) -> bool:
    """Whether a seat pays all its samurai without a question, in versions 2 and 3 (EDO-11.1, EDO-20.22)."""
    paid = player_of(at).goods.rice >= _due(at)
    return at.board.standing and paid and at.seat not in at.state.asking


class Withdrawn(Event):
    """A samurai comes back from the board (EDO-11.3)."""

    seat: Seat
    space: str
    home: bool
    """It comes back together with all others; `AllWithdrawn` tells of it."""

    def tell(self, board: Board, to: Seat | None) -> Fact | None:
        if self.home:
            return None
        return fact("edo-log-withdrew", who=Who(self.seat), place=terms.place(board, self.space))

    def mark(self) -> tuple[Mark, ...]:
        return (Mark("withdraw", self.seat, self.space),)


class Withdraw(Decision):
    """Take a samurai back from the board (EDO-11.3, EDO-20.16). `-FO3`"""

    kind: ClassVar[str] = "wage"
    notation: ClassVar[str] = "-{space}"
    space: Place

    @classmethod
    def options(cls, at: At) -> Iterable[Withdraw]:
        return map(Withdraw, dict.fromkeys(player_of(at).samurai))

    def refused(self, at: At) -> Fact | None:
        return unknown(at.board, self.space) or nobody_there(at, self.space)

    def play(self, at: At) -> Change:
        player = player_of(at)
        player = staying(player, without(player.samurai, self.space))
        return with_player(at.state, at.seat, player), (Withdrawn(at.seat, self.space, home=False),)

    def offer(self, at: At) -> Offer:
        place = terms.place(at.board, self.space)
        return Offer(fact("edo-offer-withdraw", place=place), name=self.space)


class AllWithdrawn(Event):
    """All samurai of a seat come back from the board."""

    says: ClassVar[str] = "edo-log-home"
    who: Seat
    count: int


class Home(Decision):
    """Take all samurai back from the board (EDO-11.3, EDO-20.16). `home`"""

    kind: ClassVar[str] = "wage"
    notation: ClassVar[str] = "home"

    def refused(self, at: At) -> Fact | None:
        """A single samurai is taken back by its space instead, unless the seat can pay none."""
        if len(player_of(at).samurai) > 1 or _has_none(at):
            return None
        return refusal("EDO-20.16", "edo-no-home")

    def harmless(self, at: At) -> bool:
        """Without rice all come back, whichever is chosen first (EDO-20.25)."""
        return _has_none(at)

    def play(self, at: At) -> Change:
        player, seat = player_of(at), at.seat
        count = len(player.samurai)
        withdrawn = [Withdrawn(seat, space, home=True) for space in player.samurai]
        return with_player(at.state, seat, staying(player, ())), (*withdrawn, AllWithdrawn(seat, count))

    def offer(self, at: At) -> Offer:
        return Offer(fact("edo-offer-home", count=len(player_of(at).samurai)))


PAY = Pay()


def _has_none(at: At) -> bool:
    """Whether the seat cannot pay a single samurai."""
    return player_of(at).goods.rice < wages_for(at.board.data, 1)


class Wages(SeatTask, tag="wages"):
    """The seat pays wages or takes samurai back (EDO-11.1), for as long as there are any."""

    decisions: ClassVar = (Pay, Withdraw, Home)

    def asked(self, at: At) -> tuple[type[Decision], ...]:
        """Up to version 4 a seat without rice can only take back all of them; in versions 2 and 3 a seat with
        enough rice can only pay, unless it wants to be asked."""
        if _has_none(at) and not at.board.asks_equal:
            return (Home,)
        return (Pay,) if _pays_all(at) else self.decisions

    def needed(self, at: At) -> bool:
        """Nothing is decided without samurai (EDO-20.21)."""
        return bool(player_of(at).samurai)

    def instead(self, at: At, decision: Decision) -> Fact | None:
        return decision.refused(at) if isinstance(decision, self.decisions) else None

    def question(self, at: At) -> Fact:
        player = player_of(at)
        return fact("edo-ask-wages", count=len(player.samurai), rice=player.goods.rice)


# Income


class CityPaid(Event):
    """A city pays a seat (EDO-11.5). `IncomePaid` tells it."""

    seat: Seat
    city: str
    ryo: int

    def mark(self) -> tuple[Mark, ...]:
        return (Mark("income", self.seat, self.city, count=self.ryo),)


class IncomePaid(Event):
    """All cities have paid."""

    paid: tuple[tuple[str, Seat, int], ...]
    """(city, seat, ryo)"""

    def tell(self, board: Board, to: Seat | None) -> Fact:
        paid = tuple(
            fact("edo-log-income-of", who=Who(seat), city=terms.place(board, city), ryo=ryo)
            for city, seat, ryo in self.paid
        )
        return fact("edo-log-income", count=len(paid), paid=paid)


class TakeIncome(Decision):
    """Chance: all cities pay (EDO-11.5). `=take`"""

    kind: ClassVar[str] = "collect"
    notation: ClassVar[str] = "=take"

    def play(self, at: At) -> Change:
        board, state = at.board, at.state
        paid = tuple(
            (city, seat, ryo) for city in board.cities for seat, ryo in income_of(board, state, city)
        )
        players = list(state.players)
        for _, seat, ryo in paid:
            players[seat] = replace(players[seat], goods=players[seat].goods.plus(Goods(ryo=ryo)))
        state = replace(done(state), players=tuple(players), last=())
        return state, (*(CityPaid(seat, city, ryo) for city, seat, ryo in paid), IncomePaid(paid))


class Income(Task, tag="income"):
    """All cities pay income (EDO-11.5)."""

    chance: ClassVar[bool] = True
    decisions: ClassVar = (TakeIncome,)
