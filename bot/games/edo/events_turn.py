"""What a move of a turn did (sections 7 to 10, 17)."""

from __future__ import annotations

from bot.core import Seat
from bot.games.edo.components import Goods
from bot.games.edo.events import Event, Mark

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
