"""The helper (BB-7.16 to BB-7.18)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Final, Self

from msgspec.structs import replace

from bot.core import Decision, Event, Fact, Offer, Seat, Task, Who, fact, put, refusal
from bot.games.bora_bora import terms
from bot.games.bora_bora.board import Board
from bot.games.bora_bora.cards import TakeCard, take_card
from bot.games.bora_bora.forms import FACES, BoardSpace, Man, Material, Woman
from bot.games.bora_bora.gains import (
    Carried,
    Got,
    Stop,
    carry_hut,
    gain,
    immovable,
    movable_huts,
    offer_hut,
    offer_material,
    take_material,
)
from bot.games.bora_bora.state import At, Change, Player, Spot, earn, proceed
from bot.games.bora_bora.status import Rose, climb, rises

HIGHEST = FACES[-1]


class Trade(Decision):
    """A trade of the helper, paid with the points that are left (BB-7.16)."""

    kind: ClassVar = "trade"
    repeated: ClassVar = True
    price: ClassVar[str]
    """The name of its cost in the component data."""

    @classmethod
    def options(cls, at: At[Help]) -> Iterable[Self]:
        """All trades of this kind; the task leaves out those that are too dear."""
        return cls.domain(at)

    def refused(self, at: At[Help]) -> Fact | None:
        return self.too_dear(at)

    def cost(self, board: Board) -> int:
        return board.costs[self.price]

    def too_dear(self, at: At[Help]) -> Fact | None:
        cost, left = self.cost(at.board), at.task.left
        return refusal("BB-7.16", "bb-no-points", cost=cost, left=left) if cost > left else None

    def rest(self, at: At[Help]) -> tuple[Task, ...]:
        """What comes after it: the next trade, as long as points are left (BB-7.18)."""
        left = at.task.left - self.cost(at.board)
        return (Help(left, first=False),) if left else ()

    def priced(self, at: At[Help], inner: Offer) -> Offer:
        """Its cost in points, then its gain."""
        cost = fact("bb-effect-cost", count=self.cost(at.board))
        return Offer(inner.label, (cost, *inner.effects))


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


def unshifted(player: Player, sex: str) -> list[str]:
    """The persons of a sex that have not been shifted (BB-1.4)."""
    return [
        spot.person for spot in player.spots if spot.person and not spot.shifted and spot.person[0] == sex
    ]


def shift(player: Player, person: str) -> Player:
    """Shift a person, for ever (BB-1.4)."""
    at = next(at for at, spot in enumerate(player.spots) if spot.person == person)
    return replace(player, spots=put(player.spots, at, Spot(person=person, shifted=True)))


def unshiftable(board: Board, player: Player, person: str) -> Fact | None:
    """Why a person cannot be shifted (BB-1.4): only the player's own persons, and each at most once."""
    for spot in player.spots:
        if spot.person == person:
            return (
                refusal("BB-1.4", "bb-no-shifted", person=terms.person(board, person))
                if spot.shifted
                else None
            )
    return refusal("BB-7.16", "bb-no-person-own", person=terms.person(board, person))


class Tattoo(Trade):
    """D10: tattoo that man. `t.K2-3`"""

    notation: ClassVar = "t.{person}"
    price: ClassVar = "tattoo"
    person: Man

    @classmethod
    def options(cls, at: At[Help]) -> Iterable[Tattoo]:
        return list(map(cls, unshifted(at.state.active, "M")))

    def refused(self, at: At[Help]) -> Fact | None:
        return unshiftable(at.board, at.state.active, self.person) or self.too_dear(at)

    def play(self, at: At[Help]) -> Change:
        """He gives status steps by his symbols, even at the end of the track (BB-7.43)."""
        state, seat, steps = at.state, at.state.turn, at.board.persons[self.person].symbols
        status, space, moved = climb(at.board, state.status, seat, steps)
        events: tuple[Event, ...] = (Tattooed(seat, self.person, space), Shifted(seat, self.person))
        if moved:
            events = (*events, Rose(seat, space))
        player = shift(state.active, self.person)
        return proceed(state, *events, tasks=self.rest(at), player=player, status=status)

    def offer(self, at: At[Help]) -> Offer:
        label = fact("bb-do-tattoo", person=terms.person(at.board, self.person))
        steps = at.board.persons[self.person].symbols
        return self.priced(at, Offer(label, (rises(at.board, at.state, steps),)))


class Collect(Trade):
    """D10: collect that woman's shells. `s.K10-1`"""

    notation: ClassVar = "s.{person}"
    price: ClassVar = "collect"
    person: Woman

    @classmethod
    def options(cls, at: At[Help]) -> Iterable[Collect]:
        return list(map(cls, unshifted(at.state.active, "W")))

    def refused(self, at: At[Help]) -> Fact | None:
        return unshiftable(at.board, at.state.active, self.person) or self.too_dear(at)

    def play(self, at: At[Help]) -> Change:
        """She gives her shells (BB-17.12)."""
        state, seat, shells = at.state, at.state.turn, at.board.persons[self.person].symbols
        player = shift(state.active, self.person)
        player = replace(player, shells=player.shells + shells)
        events = (Shifted(seat, self.person), Got(seat, "shell", shells))
        return proceed(state, *events, tasks=self.rest(at), player=player)

    def offer(self, at: At[Help]) -> Offer:
        label = fact("bb-do-collect", person=terms.person(at.board, self.person))
        shells = fact("bb-effect-shells", count=at.board.persons[self.person].symbols)
        return self.priced(at, Offer(label, (shells,)))


# Points


class Point(Trade):
    """D10: one point. `v`"""

    notation: ClassVar = "v"
    price: ClassVar = "point"

    @property
    def times(self) -> int:
        """How many trades the move stands for."""
        return 1

    def play(self, at: At[Help]) -> Change:
        points = self.times * at.board.data.points.helper
        player = earn(at.state.active, "helper", points)
        got = Got(at.state.turn, "points", points)
        return proceed(at.state, got, tasks=self.rest(at), player=player)

    def offer(self, at: At[Help]) -> Offer:
        points = self.times * at.board.data.points.helper
        return self.priced(at, Offer(fact("bb-do-point", points=points)))


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


class TradeOffering(Trade):
    """D10: an offering. `o`"""

    notation: ClassVar = "o"
    price: ClassVar = "offering"

    def play(self, at: At[Help]) -> Change:
        return gain(at.state, "offering", 1, *self.rest(at))

    def offer(self, at: At[Help]) -> Offer:
        return self.priced(at, Offer(fact("bb-do-offering", count=1)))


class TradeCard(TakeCard, Trade):
    """D10, D11: a god card. `c.R`, `c.top`"""

    kind: ClassVar = "trade"
    price: ClassVar = "card"

    def refused(self, at: At[Help]) -> Fact | None:
        return self.too_dear(at) or super().refused(at)

    def play(self, at: At[Help]) -> Change:
        return take_card(at.state, self.card, *self.rest(at))

    def offer(self, at: At[Help]) -> Offer:
        return self.priced(at, super().offer(at))


class TradeMaterial(Trade):
    """D10: a material. `+sand`"""

    notation: ClassVar = "+{material}"
    price: ClassVar = "material"
    material: Material

    def play(self, at: At[Help]) -> Change:
        return take_material(at.board, at.state, self.material, *self.rest(at))

    def offer(self, at: At[Help]) -> Offer:
        return self.priced(at, offer_material(at.board, at.state.active, self.material))


class TradeHut(Trade):
    """D10: move the hut of a space to space 12 (BB-7.24, BB-7.25). `h7`"""

    notation: ClassVar = "h{space}"
    price: ClassVar = "hut"
    space: BoardSpace

    @classmethod
    def options(cls, at: At[Help]) -> Iterable[TradeHut]:
        return [cls(spot + 1) for spot in movable_huts(at.state.active)]

    def refused(self, at: At[Help]) -> Fact | None:
        return self.too_dear(at) or immovable(at.state.active, self.space)

    def play(self, at: At[Help]) -> Change:
        state = at.state
        player = carry_hut(state.active, self.space)
        return proceed(state, Carried(state.turn, self.space), tasks=self.rest(at), player=player)

    def offer(self, at: At[Help]) -> Offer:
        return self.priced(at, offer_hut(self.space))


class StopTrading(Stop):
    """D10: no further trade; points left over are lost (BB-7.17). `stop`"""

    kind: ClassVar = "trade"
    rule: ClassVar = "BB-7.17"

    def offer(self, at: At[Help]) -> Offer:
        return Offer(fact("bb-do-stop"), (fact("bb-effect-lost", count=at.task.left),))


TRADES: Final[tuple[type[Trade], ...]] = (
    *(Tattoo, Collect, Point, Points, TradeOffering, TradeCard, TradeMaterial, TradeHut),
)


class Help(Task, tag="help"):
    """D10: choose the next trade with the points that are left (BB-7.16)."""

    decisions: ClassVar = (*TRADES, StopTrading)
    asks: ClassVar = "bb-ask-trade"
    left: int
    first: bool = True
    """This is the first trade, which is required (BB-7.17)."""

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


STOP: Final = StopTrading()
