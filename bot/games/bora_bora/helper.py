"""The helper (BB-7.16 to BB-7.18)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Final, Self

from msgspec.structs import replace

from bot.core import Decision, Event, Fact, Offer, Seat, Task, Who, fact, put, refusal
from bot.core.decisions import every
from bot.games.bora_bora import terms
from bot.games.bora_bora.board import Board
from bot.games.bora_bora.cards import TakeCard
from bot.games.bora_bora.forms import HIGHEST, Man, Woman
from bot.games.bora_bora.gains import CarryHut, Got, Several, Stop, TakeMaterial, TakeOffering
from bot.games.bora_bora.state import At, Change, Player, Spot, earn, proceed
from bot.games.bora_bora.status import Rose, climb, rises


class Trade(Decision):
    """A trade of the helper, paid with the points that are left (BB-7.16)."""

    repeated: ClassVar = True
    price: ClassVar[str]
    """The name of its cost in the component data."""

    def refused(self, at: At[Help]) -> Fact | None:
        return self.too_dear(at) or super().refused(at)

    def cost(self, board: Board) -> int:
        return board.costs[self.price]

    def too_dear(self, at: At[Help]) -> Fact | None:
        cost, left = self.cost(at.board), at.task.left
        return refusal("BB-7.16", "bb-no-points", cost=cost, left=left) if cost > left else None

    def gains(self, at: At[Help]) -> Offer:
        """Its words without the cost."""
        return super().offer(at)

    def offer(self, at: At[Help]) -> Offer:
        """Its cost in points, then its gain."""
        cost, gains = fact("bb-effect-cost", count=self.cost(at.board)), self.gains(at)
        return Offer(gains.label, (cost, *gains.effects))


# Persons


class Shifted(Event, tag="shifted"):
    """`who` tattooed a man or collected the shells of a woman (BB-7.16)."""

    kept: ClassVar = True
    who: Seat
    person: str

    def tell(self, board: Board, to: Seat | None) -> Fact | None:
        """It tells of women alone; `Tattooed` tells of a man, and how far his tattoo goes."""
        tile = board.persons[self.person]
        if tile.sex == "M":
            return None
        person = terms.person(board, self.person)
        return fact("bb-collected", who=Who(self.who), person=person, count=tile.symbols)


class Tattooed(Event, tag="tattooed"):
    """`who` tattooed a man; the status marker stands on a space now (BB-7.16, BB-7.43)."""

    says: ClassVar = "bb-tattooed"
    who: Seat
    person: terms.Person
    space: int


class Shift(Trade):
    """Shift a person, for ever (BB-1.4)."""

    sex: ClassVar[str]
    person: str

    @classmethod
    def options(cls, at: At[Help]) -> Iterable[Self]:
        spots = at.state.players[at.seat].spots
        unshifted = [spot.person for spot in spots if spot.person and not spot.shifted]
        return [cls(person) for person in unshifted if person[0] == cls.sex]

    def refused(self, at: At[Help]) -> Fact | None:
        """Only the player's own persons, and each at most once (BB-1.4)."""
        person, place = terms.person(at.board, self.person), self.place(at)
        if place is None:
            return refusal("BB-7.16", "bb-no-person-own", person=person)
        if at.state.active.spots[place].shifted:
            return refusal("BB-1.4", "bb-no-shifted", person=person)
        return self.too_dear(at)

    def place(self, at: At[Help]) -> int | None:
        """The index of the space with the person; None: the player does not have it."""
        spots = at.state.active.spots
        return next((place for place, spot in enumerate(spots) if spot.person == self.person), None)

    def shifted(self, at: At[Help]) -> Player:
        """The player with the person shifted."""
        player, place = at.state.active, self.place(at)
        assert place is not None
        return replace(player, spots=put(player.spots, place, Spot(person=self.person, shifted=True)))

    def symbols(self, at: At[Help]) -> int:
        """The steps or shells that the person gives."""
        return at.board.persons[self.person].symbols


class Tattoo(Shift):
    """D10: tattoo that man. `t.K2-3`"""

    notation: ClassVar = "t.{person}"
    price: ClassVar = "tattoo"
    sex: ClassVar = "M"
    person: Man

    def play(self, at: At[Help]) -> Change:
        """He gives status steps by his symbols, even at the end of the track (BB-7.43)."""
        state, seat = at.state, at.state.turn
        status, space, moved = climb(at.board, state.status, seat, self.symbols(at))
        events: tuple[Event, ...] = (Tattooed(seat, self.person, space), Shifted(seat, self.person))
        if moved:
            events = (*events, Rose(seat, space))
        rest = at.task.rest(at.board, self)
        return proceed(state, *events, tasks=rest, player=self.shifted(at), status=status)

    def gains(self, at: At[Help]) -> Offer:
        label = fact("bb-do-tattoo", person=terms.person(at.board, self.person))
        return Offer(label, (rises(at.board, at.state, self.symbols(at)),))


class Collect(Shift):
    """D10: collect that woman's shells. `s.K10-1`"""

    notation: ClassVar = "s.{person}"
    price: ClassVar = "collect"
    sex: ClassVar = "W"
    person: Woman

    def play(self, at: At[Help]) -> Change:
        """She gives her shells (BB-17.12)."""
        state, seat, shells, player = at.state, at.state.turn, self.symbols(at), self.shifted(at)
        player = replace(player, shells=player.shells + shells)
        events = (Shifted(seat, self.person), Got(seat, "shell", shells))
        return proceed(state, *events, tasks=at.task.rest(at.board, self), player=player)

    def gains(self, at: At[Help]) -> Offer:
        label = fact("bb-do-collect", person=terms.person(at.board, self.person))
        return Offer(label, (fact("bb-effect-shells", count=self.symbols(at)),))


# Points


class Point(Trade):
    """D10: one point. `v`"""

    notation: ClassVar = "v"
    price: ClassVar = "point"

    @classmethod
    def options(cls, at: At[Help]) -> Iterable[Point]:
        return every(cls)

    @property
    def times(self) -> int:
        """How many trades the move stands for."""
        return 1

    def play(self, at: At[Help]) -> Change:
        points = self.times * at.board.data.points.helper
        player = earn(at.state.active, "helper", points)
        got = Got(at.state.turn, "points", points)
        return proceed(at.state, got, tasks=at.task.rest(at.board, self), player=player)

    def gains(self, at: At[Help]) -> Offer:
        return Offer(fact("bb-do-point", points=self.times * at.board.data.points.helper))


class Points(Point):
    """D10: spend all that is left on points, in place of many moves for one point each. `v4`"""

    notation: ClassVar = "v{count}"
    count: int

    @property
    def times(self) -> int:
        return self.count

    def cost(self, board: Board) -> int:
        return self.count * board.costs[self.price]

    @classmethod
    def most(cls, at: At[Help]) -> int:
        """All points that are left."""
        return at.task.left // at.board.costs[cls.price]

    @classmethod
    def read(cls, text: str, at: At[Any]) -> Self | Fact | None:
        """To spend only a part of what is left, a player writes point by point."""
        trade = super().read(text, at)
        if isinstance(trade, cls) and isinstance(at.task, Help) and trade.count not in cls.counts(at):
            return fact("bb-no-write", text=" ".join("v" * max(1, trade.count)))
        return trade

    @classmethod
    def counts(cls, at: At[Help]) -> list[int]:
        most = cls.most(at)
        return [count for count in range(most, HIGHEST + most) if count > 1]

    @classmethod
    def domain(cls, at: At[Help]) -> list[Points]:
        return list(map(cls, cls.counts(at)))

    @classmethod
    def options(cls, at: At[Help]) -> Iterable[Points]:
        most = cls.most(at)
        return [cls(most)] if most > 1 else ()


# Other gains


class TradeOffering(Trade, TakeOffering):
    """D10: an offering. `o`"""

    price: ClassVar = "offering"


class TradeCard(Trade, TakeCard):
    """D10, D11: a god card. `c.R`, `c.top`"""

    price: ClassVar = "card"


class TradeMaterial(Trade, TakeMaterial):
    """D10: a material. `+sand`"""

    notation: ClassVar = "+{material}"
    price: ClassVar = "material"


class TradeHut(Trade, CarryHut):
    """D10: move the hut of a space to space 12 (BB-7.24, BB-7.25). `h7`"""

    price: ClassVar = "hut"


class StopTrading(Stop):
    """D10: no further trade; points left over are lost (BB-7.17). `stop`"""

    kind: ClassVar = "trade"
    rule: ClassVar = "BB-7.17"

    def offer(self, at: At[Help]) -> Offer:
        return Offer(fact("bb-do-stop"), (fact("bb-effect-lost", count=at.task.left),))


TRADES: Final[tuple[type[Trade], ...]] = (
    *(Tattoo, Collect, Point, Points, TradeOffering, TradeCard, TradeMaterial, TradeHut),
)


class Help(Several, tag="help"):
    """D10: choose the next trade with the points that are left (BB-7.16). The first trade is required
    (BB-7.17)."""

    decisions: ClassVar = (*TRADES, StopTrading)
    asks: ClassVar = "bb-ask-trade"

    def options(self, at: At[Help]) -> list[Decision]:
        """Every trade that the points left allow. After the first trade the player may stop (BB-7.16,
        BB-7.17)."""
        costs, left = at.board.costs, self.left
        decisions: list[Decision] = []
        for trade in TRADES:
            if costs[trade.price] <= left:
                decisions += trade.options(at)
        if not self.first:
            decisions.append(STOP)
        return decisions

    def rest(self, board: Board, taken: Trade) -> tuple[Task, ...]:
        """The next trade, as long as points are left (BB-7.18)."""
        left = self.left - taken.cost(board)
        return (Help(left, first=False),) if left else ()


STOP: Final = StopTrading()
