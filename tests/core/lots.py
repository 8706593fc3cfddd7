"""Lots: the smallest game that uses all of tasks, decisions and events. An example of their shape.

Each round (1) chance draws the worth of a lot. All bid at once, sealed (2); the highest bid pays and gets
it, the first seat in order among equals. The buyer gets a secret gift from the bag (3) and may sell (4) a lot
that is worth 3 or more. After three rounds the match is over (5); coins, lots and gifts are points.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, ClassVar

import msgspec
from msgspec.structs import replace

from bot.core import (
    TURN_OVER,
    At,
    Change,
    Decision,
    Event,
    Fact,
    GameRules,
    Offer,
    Options,
    Score,
    SealedTask,
    Seat,
    SeatScore,
    Task,
    View,
    Who,
    fact,
    ranking,
    refusal,
)
from bot.core.notation import numbers

PURSE, ROUNDS, WORTHS, GIFTS = 6, 3, {1: 3, 3: 1}, (0, 1, 2)


class State(msgspec.Struct, frozen=True):
    coins: tuple[int, ...]
    sealed: tuple[int | None, ...]
    lots: tuple[int, ...]
    gifts: tuple[tuple[int, ...], ...]
    bag: tuple[int, ...] = GIFTS
    agenda: tuple[Task, ...] = TURN_OVER
    lot: int = 0
    turn: Seat = 0
    round: int = 0

    @property
    def seats(self) -> int:
        return len(self.coins)


Here = At[None, State, Any]


def put(row: tuple[Any, ...], at: int, value: Any) -> tuple[Any, ...]:
    return (*row[:at], value, *row[at + 1 :])


class LotDrawn(Event):
    worth: int

    def tell(self, board: None, to: Seat | None) -> Fact:
        return fact("lots-drawn", worth=self.worth)


class DrawLot(Decision):
    """Chance: what the lot is worth (1)."""

    notation: ClassVar = "={worth}"
    worth: Annotated[int, numbers((*WORTHS,))]

    def play(self, at: Here) -> Change[State]:
        return replace(at.state, lot=self.worth, agenda=(MakeBids(),)), (LotDrawn(self.worth),)


class Draw(Task):
    chance: ClassVar = True
    decisions: ClassVar = (DrawLot,)

    def weights(self, at: Here, outcomes: Sequence[DrawLot]) -> list[int]:
        return [WORTHS[outcome.worth] for outcome in outcomes]


class BidMade(Event):
    """`who` has bid. Only they know how much."""

    secret: ClassVar = ("coins",)
    who: Seat
    coins: int | None

    def tell(self, board: None, to: Seat | None) -> Fact:
        if self.coins is None:
            return fact("lots-ready", who=Who(self.who))
        return fact("lots-bid", who=Who(self.who), coins=self.coins)


class Bid(Decision):
    """Bid coins for the lot, sealed (2)."""

    notation: ClassVar = "b{coins}"
    coins: Annotated[int, numbers(range(PURSE + 2))]

    def refused(self, at: Here) -> Fact | None:
        return refusal("LOT-2", "lots-no-coins") if self.coins > at.state.coins[at.seat] else None

    def untimely(self, at: Here) -> Fact | None:
        return fact("lots-no-bids-open") if at.task.sealed else None

    def play(self, at: Here) -> Change[State]:
        sealed = put(at.state.sealed, at.seat, self.coins)
        return replace(at.state, sealed=sealed), (BidMade(at.seat, self.coins),)

    def offer(self, at: Here) -> Offer:
        return Offer(fact("lots-do-bid", coins=self.coins))


class BidTakenBack(Event):
    who: Seat

    def tell(self, board: None, to: Seat | None) -> Fact:
        return fact("lots-back", who=Who(self.who))


class Back(Decision):
    """Take the bid back before all are in."""

    notation: ClassVar = "back"

    def play(self, at: Here) -> Change[State]:
        return replace(at.state, sealed=put(at.state.sealed, at.seat, None)), (BidTakenBack(at.seat),)

    def offer(self, at: Here) -> Offer:
        return Offer(fact("lots-do-back"))


class Sold(Event):
    """`who` bought the lot for `coins`; the picture marks it."""

    kept: ClassVar = True
    who: Seat
    coins: int

    def tell(self, board: None, to: Seat | None) -> Fact:
        return fact("lots-sold", who=Who(self.who), coins=self.coins)


class MakeBids(SealedTask):
    decisions: ClassVar = (Bid,)
    back: ClassVar = Back

    def question(self, at: Here) -> Fact:
        return fact("lots-ask-bid")

    def complete(self, at: Here, change: Change[State]) -> Change[State]:
        state, bids = at.state, [bid or 0 for bid in at.state.sealed]
        buyer = max(range(state.seats), key=bids.__getitem__)
        after = replace(
            state,
            sealed=(None,) * state.seats,
            coins=put(state.coins, buyer, state.coins[buyer] - bids[buyer]),
            lots=put(state.lots, buyer, state.lots[buyer] + state.lot),
            turn=buyer,
            agenda=(DrawGift(), SellLot()),
        )
        return after, (Sold(buyer, bids[buyer]),)


class GiftDrawn(Event):
    secret: ClassVar = ("gift",)
    who: Seat
    gift: int | None

    def tell(self, board: None, to: Seat | None) -> Fact:
        if self.gift is None:
            return fact("lots-gift", who=Who(self.who))
        return fact("lots-gift-you", gift=self.gift)


class Gift(Decision):
    """Chance: a gift from the bag (3)."""

    notation: ClassVar = "=g{points}"
    points: int

    @classmethod
    def options(cls, at: Here) -> list[Gift]:
        return [Gift(points) for points in at.state.bag]

    def play(self, at: Here) -> Change[State]:
        state, buyer = at.state, at.state.turn
        gifts = put(state.gifts, buyer, (*state.gifts[buyer], self.points))
        bag = tuple(gift for gift in state.bag if gift != self.points)
        after = replace(state, bag=bag, gifts=gifts, agenda=state.agenda[1:])
        return after, (GiftDrawn(buyer, self.points),)


class DrawGift(Task):
    chance: ClassVar = True
    decisions: ClassVar = (Gift,)


class Sale(Event):
    kept: ClassVar = True
    who: Seat
    sold: bool

    def tell(self, board: None, to: Seat | None) -> Fact:
        return fact("lots-resold" if self.sold else "lots-kept", who=Who(self.who))


class Keep(Decision):
    """Keep the lot (4)."""

    notation: ClassVar = "keep"
    passing: ClassVar = True

    def play(self, at: Here) -> Change[State]:
        return replace(at.state, agenda=TURN_OVER), (Sale(at.seat, False),)

    def offer(self, at: Here) -> Offer:
        return Offer(fact("lots-do-keep"))


class Resell(Decision):
    """Sell the lot for 4 coins (4)."""

    notation: ClassVar = "sell"

    def play(self, at: Here) -> Change[State]:
        state, seat = at.state, at.seat
        coins = put(state.coins, seat, state.coins[seat] + 4)
        lots = put(state.lots, seat, state.lots[seat] - state.lot)
        return replace(state, coins=coins, lots=lots, agenda=TURN_OVER), (Sale(seat, True),)

    def offer(self, at: Here) -> Offer:
        return Offer(fact("lots-do-sell"))


class SellLot(Task):
    """A cheap lot cannot be sold; nothing is asked then."""

    decisions: ClassVar = (Keep, Resell)

    def by_itself(self, at: Here) -> Change[State] | None:
        return (replace(at.state, agenda=TURN_OVER), ()) if at.state.lot < 3 else None

    def question(self, at: Here) -> Fact:
        return fact("lots-ask-sell")

    def instead(self, at: Here, decision: Decision) -> Fact:
        return fact("lots-no-sell-first")


class LotsView(View, frozen=True, kw_only=True):
    coins: tuple[int, ...]
    lots: tuple[int, ...]
    gifts: tuple[int, ...] | None
    bid: int | None


class Lots(GameRules[None, State, LotsView]):
    api, key, prefix, seats = 1, "lots", "lots", range(2, 4)
    hidden_hands = True
    hidden = frozenset({"sealed", "bag", "gifts"})
    state_type = State
    tasks: ClassVar = (Draw, MakeBids, DrawGift, SellLot)

    def start(self, seats: int, options: Options) -> State:
        start = State((PURSE,) * seats, (None,) * seats, (0,) * seats, ((),) * seats)
        return self.advance(start)[0]

    def board(self, state: State) -> None:
        return None

    def next_turn(self, at: Here) -> Change[State]:
        if at.state.round == ROUNDS:
            return replace(at.state, agenda=()), ()
        return replace(at.state, round=at.state.round + 1, agenda=(Draw(),)), ()

    def score(self, state: State) -> Score | None:
        if state.agenda:
            return None
        points = [
            (("lots-coins", coins), ("lots-lots", lots), ("lots-gifts", sum(gifts)))
            for coins, lots, gifts in zip(state.coins, state.lots, state.gifts, strict=True)
        ]
        totals = [sum(item for _, item in items) for items in points]
        places = zip(totals, ranking(totals), points, strict=True)
        return Score(tuple(SeatScore(total, rank, items) for total, rank, items in places))

    def hand(self, state: State, seat: Seat) -> tuple[tuple[int, ...]]:
        return (state.gifts[seat],)

    def view(self, state: State, seat: Seat | None) -> LotsView:
        acting = () if state.agenda and state.agenda[0].chance else self.to_act(state)
        return LotsView(
            viewer=seat,
            seats=state.seats,
            to_act=acting,
            round=state.round,
            over=not state.agenda,
            coins=state.coins,
            lots=state.lots,
            gifts=None if seat is None else state.gifts[seat],
            bid=None if seat is None else state.sealed[seat],
        )

    def census(self, state: State) -> Mapping[str, int]:
        return {"gifts": len(state.bag) + sum(map(len, state.gifts))}
