"""What a move did, written once: the log and the marks on the board are made of it.

Applying a move yields events (`State.happened`). They are not stored; what the board marks of them is.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from bot.core import Seat


class Mark(msgspec.Struct, frozen=True, gc=False):
    """Something that the board can mark: what happened, from where, to where, and how many.

    States store the marks since the last reveal, or since the income.
    """

    what: str
    seat: Seat
    at: str = ""
    to: str = ""
    count: int = 0


def gained(mark: Mark, goods_of: Mapping[str, str]) -> tuple[str, int] | None:
    """The goods that a mark brought to its seat, and how many; None if there are none.

    `goods_of`: the goods that each merchant card sells.
    """
    match mark.what:
        case "collect":
            return mark.at, mark.count
        case "produce":
            return mark.to, mark.count
        case "claim" | "income":
            return "ryo", mark.count
        case "levy" | "redeem":
            return mark.at, 1
        case "trade" if mark.to == "1":
            return goods_of[mark.at], mark.count
    return None


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


class AskedFor(Event, frozen=True):
    """A seat wants to be asked everything, or no longer. Only the seat itself knows."""

    seat: Seat
    everything: bool


class PlanSealed(Event, frozen=True):
    """A plan is complete. This is all that the other seats learn (EDO-21.1)."""

    seat: Seat


class PlanTakenBack(Event, frozen=True):
    """A seat takes back its plan. The others learn it only if the plan was sealed (EDO-21.2)."""

    seat: Seat
    sealed: bool


# The end of a round (sections 11 and 12)


class WagesPaid(Event, frozen=True):
    """A seat pays its samurai (EDO-11.1)."""

    seat: Seat
    rice: int
    samurai: int
    asked: bool = True
    """False: by the standing rule, without a question."""

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


def is_for(event: Event, to: Seat | None) -> bool:
    """Whether a seat (None: the public) learns of an event."""
    match event:
        case ActionPlanned() | OfficialsPlanned() | AskedFor():
            return to == event.seat
        case PlanSealed():
            return to != event.seat
        case PlanTakenBack():
            return event.sealed or to == event.seat
        case _:
            return True
