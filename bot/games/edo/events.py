"""What a move did, written once: the log and the marks on the board are made of it.

Applying a move yields events (`State.happened`). They are not stored; what the board marks of them is.
"""

from __future__ import annotations

import msgspec

from bot.core import Seat
from bot.games.edo.components import Goods


class Mark(msgspec.Struct, frozen=True, gc=False):
    """Something that the board can mark: what happened, from where, to where, and how many.

    States store the marks since the last reveal, or since the income.
    """

    what: str
    seat: Seat
    at: str = ""
    to: str = ""
    count: int = 0


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened."""

    def mark(self) -> Mark | None:
        """What the board marks of it."""
        return None


# Setup and draws


class TownTaken(Event, frozen=True):
    """A seat takes its start city (EDO-3.42)."""

    seat: Seat
    city: str

    def mark(self) -> Mark:
        return Mark("start", self.seat, to=self.city)


class BundleTaken(Event, frozen=True):
    """A seat takes a resource bundle (EDO-3.41)."""

    seat: Seat
    bundle: str


class Drawn(Event, frozen=True):
    """Chance has drawn something. `kind` and `place` are those of the task `Drawing`."""

    kind: str
    place: int
    piece: str


# Ronin (section 18)


class RoninPicked(Event, frozen=True):
    """A seat chooses the Ronin to move."""

    seat: Seat
    ronin: int
    space: str


class LandDrawn(Event, frozen=True):
    """A location tile is drawn for a Ronin."""

    seat: Seat
    ronin: int
    land: str


class LandNamed(Event, frozen=True):
    """A seat names the kind of space for a free-choice tile."""

    seat: Seat
    land: str


class RoninMoved(Event, frozen=True):
    """A Ronin goes to another space."""

    seat: Seat
    start: str
    end: str
    ronin: int

    def mark(self) -> Mark:
        return Mark("ronin", self.seat, self.start, self.end, self.ronin)


class DispersalNamed(Event, frozen=True):
    """A seat wants to disperse the Ronin of a space."""

    seat: Seat
    space: str
    ronin: int

    def mark(self) -> Mark:
        return Mark("disperse", self.seat, self.space)


class Encounter(Event, frozen=True):
    """The end of a dispersal."""

    seat: Seat
    space: str
    samurai: int
    """Of the seat, against so many Ronin."""
    ronin: int
    last: str
    """The space from which the last samurai came with this move; "" if none came."""


class Dispersed(Encounter, frozen=True):
    """The Ronin are outnumbered and leave the space (EDO-18.23)."""

    markers: int
    """Reward of the seat."""

    def mark(self) -> Mark:
        return Mark("dispersed", self.seat, self.space, count=self.markers)


class Stood(Encounter, frozen=True):
    """The Ronin are not outnumbered and stay."""

    def mark(self) -> Mark:
        return Mark("stood", self.seat, self.space)


# Planning (section 6)


class ActionPlanned(Event, frozen=True):
    """A seat puts a card into its next slot. Only the seat itself knows."""

    seat: Seat
    number: int
    card: str
    do: str


class OfficialsPlanned(Event, frozen=True):
    """A seat puts officials on its next slot. Only the seat itself knows."""

    seat: Seat
    number: int
    card: str
    do: str
    own: int
    neutral: int
    black: int
    sealed: bool
    """The plan is complete now."""


class PlanSealed(Event, frozen=True):
    """A plan is complete. This is all that the other seats learn (EDO-21.1)."""

    seat: Seat


class PlanTakenBack(Event, frozen=True):
    """A seat takes back its plan. The others learn it only if the plan was sealed (EDO-21.2)."""

    seat: Seat
    sealed: bool


# A turn (sections 7 to 10)


class Opened(Event, frozen=True):
    """A slot is revealed (EDO-7.1)."""

    seat: Seat
    number: int
    """Number of the slot, from 1."""
    card: str
    do: str
    own: int
    neutral: int
    black: int
    quiet: bool


class Way(Event, frozen=True):
    """A piece moves for ryo in the movement step."""

    seat: Seat
    start: str
    end: str
    ryo: int


class SamuraiMoved(Way, frozen=True):
    """A samurai moves."""

    def mark(self) -> Mark:
        return Mark("walk", self.seat, self.start, self.end, self.ryo)


class MerchantMoved(Way, frozen=True):
    """The merchant moves."""

    def mark(self) -> Mark:
        return Mark("merchant", self.seat, self.start, self.end, self.ryo)


class MovementEnded(Event, frozen=True):
    """The movement step is over (EDO-7.8)."""

    seat: Seat


class TurnEnded(Event, frozen=True):
    """The seat uses no more privileges, and its turn is over."""

    seat: Seat


class Passed(Event, frozen=True):
    """An official does nothing (EDO-0.4)."""

    seat: Seat
    do: str
    possible: bool
    """Whether the official could have done something."""

    def mark(self) -> Mark:
        return Mark("pass", self.seat)


class Enough(Event, frozen=True):
    """An official does nothing more: no second samurai, no second offer."""

    seat: Seat


class Produced(Event, frozen=True):
    """A samurai produces (EDO-8.4)."""

    seat: Seat
    space: str
    goods: str
    count: int
    full: bool
    """By privilege f."""

    def mark(self) -> Mark:
        return Mark("produce", self.seat, self.space, self.goods, self.count)


class Collected(Event, frozen=True):
    """All officials with RICE or MONEY collect at once (EDO-8.1)."""

    seat: Seat
    goods: str
    count: int
    do: str

    def mark(self) -> Mark:
        return Mark("collect", self.seat, self.goods, count=self.count)


class Levied(Event, frozen=True):
    """A seat takes a resource with LEVY (EDO-4.21)."""

    seat: Seat
    goods: str

    def mark(self) -> Mark:
        return Mark("levy", self.seat, self.goods)


class Built(Event, frozen=True):
    """A building stands and is scored (section 9)."""

    seat: Seat
    what: str
    """house, post, stronghold or temple"""
    space: str
    cost: Goods
    points: int
    prime: bool
    """On site 1 by privilege a."""

    def mark(self) -> Mark:
        return Mark(self.what, self.seat, self.space)


class GateEntered(Event, frozen=True):
    """An official goes to a gate and becomes a samurai (EDO-8.7)."""

    seat: Seat
    gate: str

    def mark(self) -> Mark:
        return Mark("gate", self.seat, to=self.gate)


class Travelled(Event, frozen=True):
    """A samurai moves free of charge (EDO-8.8)."""

    seat: Seat
    start: str
    end: str
    rally: str
    """ "rally": it joins a dispersal. "last": it is the last one, and the end of the dispersal tells it."""

    def mark(self) -> Mark:
        return Mark("ride", self.seat, self.start, self.end)


class Traded(Event, frozen=True):
    """An offer of a merchant card is used (EDO-10.2)."""

    seat: Seat
    card: str
    offer: str
    """"1" or "2"."""
    pieces: int
    cost: Goods
    points: int

    def mark(self) -> Mark:
        return Mark("trade", self.seat, self.card, self.offer, self.pieces)


class CardBought(Event, frozen=True):
    """A special card is bought (EDO-8.12)."""

    seat: Seat
    card: str
    ryo: int

    def mark(self) -> Mark:
        return Mark("card", self.seat, self.card)


class Recruited(Event, frozen=True):
    """A neutral official joins the seat (EDO-8.10)."""

    seat: Seat
    rice: int

    def mark(self) -> Mark:
        return Mark("recruit", self.seat)


class FavourWon(Event, frozen=True):
    """A seat pays for the favour of the Shogun (EDO-8.13)."""

    seat: Seat
    ryo: int
    points: int

    def mark(self) -> Mark:
        return Mark("favour", self.seat)


# Demands and privileges (section 17)


class DemandMet(Event, frozen=True):
    """A demand is met (EDO-17.6)."""

    seat: Seat
    marker: str
    privilege: str
    """The privilege it brings; "" if there is none."""
    cost: Goods
    points: int

    def mark(self) -> Mark:
        return Mark("demand", self.seat, self.marker, self.privilege)


class IncomeClaimed(Event, frozen=True):
    """Privilege d pays the income of a city at once (EDO-17.34)."""

    seat: Seat
    city: str
    ryo: int

    def mark(self) -> Mark:
        return Mark("claim", self.seat, self.city, count=self.ryo)


class GoodsRedeemed(Event, frozen=True):
    """Privilege e gives a resource (EDO-17.35)."""

    seat: Seat
    goods: str

    def mark(self) -> Mark:
        return Mark("redeem", self.seat, self.goods)


# The end of a round (sections 11 and 12)


class WagesPaid(Event, frozen=True):
    """A seat pays its samurai (EDO-11.1)."""

    seat: Seat
    rice: int
    samurai: int

    def mark(self) -> Mark:
        return Mark("wage", self.seat, count=self.rice)


class Withdrawn(Event, frozen=True):
    """A samurai comes back from the board (EDO-11.3)."""

    seat: Seat
    space: str
    home: bool
    """With all others, of which `AllWithdrawn` tells."""

    def mark(self) -> Mark:
        return Mark("withdraw", self.seat, self.space)


class AllWithdrawn(Event, frozen=True):
    """All samurai of a seat come back from the board."""

    seat: Seat
    count: int


class Income(Event, frozen=True):
    """A city pays a seat (EDO-11.5)."""

    seat: Seat
    city: str
    ryo: int

    def mark(self) -> Mark:
        return Mark("income", self.seat, self.city, count=self.ryo)


class IncomePaid(Event, frozen=True):
    """All cities have paid."""

    paid: tuple[tuple[str, Seat, int], ...]
    """(city, seat, ryo)"""


class Discarded(Event, frozen=True):
    """A seat discards a resource over the limit (EDO-12.2)."""

    seat: Seat
    goods: str

    def mark(self) -> Mark:
        return Mark("discard", self.seat, self.goods)


def heard_by(event: Event, to: Seat | None) -> bool:
    """Whether a seat (None: the public) learns of an event."""
    match event:
        case ActionPlanned() | OfficialsPlanned():
            return to == event.seat
        case PlanSealed():
            return to != event.seat
        case PlanTakenBack():
            return event.sealed or to == event.seat
        case _:
            return True
