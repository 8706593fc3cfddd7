"""A position of a match and the agenda of what is still to be decided or drawn in it."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from msgspec.structs import replace

from bot.core import Seat
from bot.games.edo.data import Goods

T = TypeVar("T")

NOTHING = Goods()


class Building(msgspec.Struct, frozen=True):
    """A house or a trading post in the row of a city."""

    seat: Seat
    post: bool = False


class Player(msgspec.Struct, frozen=True):
    """What lies before a player, all of it open (EDO-21.4)."""

    goods: Goods
    officials: int
    """Own pieces off the board, those on the planning board included (EDO-21.15)."""
    houses: int
    """Houses not built yet; so the next two."""
    temples: int
    cards: tuple[str, ...]
    """Authorization cards owned, the starting cards first."""
    post: bool = True
    neutral: int = 0
    samurai: tuple[str, ...] = ()
    """Their spaces, in the order of EDO-0.5."""
    points: int = 0
    """On the track."""
    privileges: tuple[str, ...] = ()
    markers: int = 0
    """Ronin markers."""
    city: str = ""
    """Start city; "" before it is taken, likewise the bundle."""
    bundle: str = ""


class Slot(msgspec.Struct, frozen=True):
    """One position of a planning board (EDO-6.7)."""

    card: str
    do: str
    own: int = -1
    """-1: the officials are not named yet."""
    neutral: int = 0
    black: int = 0
    quiet: bool = False
    """Nobody is to be asked in this turn."""

    @property
    def count(self) -> int:
        return self.own + self.neutral + self.black


class Pool(msgspec.Struct, frozen=True):
    """What a seat could plan with when planning began."""

    own: int
    neutral: int
    black: int
    cards: tuple[str, ...]


class Turn(msgspec.Struct, frozen=True):
    """The turn that runs, or ran last: one slot of a seat (section 7)."""

    seat: Seat
    number: int
    """Slot 0, 1 or 2."""
    own: int
    """Officials that have still to execute, by kind."""
    neutral: int
    black: int
    worked: tuple[str, ...] = ()
    """Spaces of the samurai that produced in this turn (EDO-8.3)."""
    dispersed: bool = False
    """The one dispersal of the turn is used up (EDO-18.21, EDO-18.31)."""

    @property
    def left(self) -> int:
        return self.own + self.neutral + self.black


class Event(msgspec.Struct, frozen=True):
    """Something that the board can mark: what happened, where from, where to, how many."""

    what: str
    seat: Seat
    at: str = ""
    to: str = ""
    count: int = 0


# The agenda: its head says who acts and how.


class Drawing(msgspec.Struct, frozen=True, tag="draw"):
    """Chance draws (section 22): `what` says from where, `at` for which place."""

    what: str
    """start, merchant, card, tile, demand, privilege, next-demand, next-privilege or ronin"""
    at: int = 0


class Draft(msgspec.Struct, frozen=True, tag="draft"):
    """EDO-3.41: a bundle or a start city; in the second pass what is still lacking."""

    seat: Seat


class PickRonin(msgspec.Struct, frozen=True, tag="pick"):
    """EDO-18.5."""

    seat: Seat


class DrawLand(msgspec.Struct, frozen=True, tag="tile"):
    """EDO-18.7: chance draws a location tile for a Ronin who leaves a space."""

    seat: Seat
    ronin: int
    leaving: str


class NameLand(msgspec.Struct, frozen=True, tag="land"):
    """EDO-18.7: the kind of space for a free-choice tile."""

    seat: Seat
    ronin: int
    leaving: str


class SendRonin(msgspec.Struct, frozen=True, tag="send"):
    """EDO-18.12: a space of the kind."""

    seat: Seat
    ronin: int
    leaving: str
    land: str


class Planning(msgspec.Struct, frozen=True, tag="plan"):
    """Phase 1: all seats at once, sealed."""


class Reveal(msgspec.Struct, frozen=True, tag="reveal"):
    """EDO-7.1: a slot is opened and its turn begins."""

    seat: Seat
    number: int


class Moving(msgspec.Struct, frozen=True, tag="move"):
    """The movement step (EDO-7.2)."""

    seat: Seat
    moved: tuple[str, ...] = ()
    """Where those stand who have moved in this step; the merchant is "M"."""


class Execute(msgspec.Struct, frozen=True, tag="execute"):
    """The next official works; as long as there are any (EDO-7.9)."""

    seat: Seat


class RideOn(msgspec.Struct, frozen=True, tag="ride"):
    """EDO-8.14: a second samurai; the first went to `to`."""

    seat: Seat
    to: str


class Rally(msgspec.Struct, frozen=True, tag="rally"):
    """EDO-18.22: up to `left` more samurai come to the named space."""

    seat: Seat
    at: str
    left: int


class TradeOn(msgspec.Struct, frozen=True, tag="trade"):
    """EDO-10.3: the second offer of one execution; the first was this one."""

    seat: Seat
    card: str
    offer: int


class LastMoment(msgspec.Struct, frozen=True, tag="last"):
    """EDO-17.48: after the last execution, where privileges may still be used."""

    seat: Seat


class EndTurn(msgspec.Struct, frozen=True, tag="end"):
    """Black officials leave the game (EDO-17.42)."""

    seat: Seat


class Wages(msgspec.Struct, frozen=True, tag="wages"):
    """EDO-11.1."""

    seat: Seat


class Income(msgspec.Struct, frozen=True, tag="income"):
    """EDO-11.5."""


class Limit(msgspec.Struct, frozen=True, tag="limit"):
    """EDO-12.2."""

    seat: Seat


class BeginRound(msgspec.Struct, frozen=True, tag="begin"):
    """A round begins (EDO-5.1), with a Ronin in variant 3 (EDO-18.5)."""


class EndRound(msgspec.Struct, frozen=True, tag="round"):
    """Steps 3 to 5 of phase 4 (EDO-12.3 to EDO-12.5)."""


Task = (
    Drawing
    | Draft
    | PickRonin
    | DrawLand
    | NameLand
    | SendRonin
    | Planning
    | Reveal
    | Moving
    | Execute
    | RideOn
    | Rally
    | TradeOn
    | LastMoment
    | EndTurn
    | Wages
    | Income
    | Limit
    | EndRound
    | BeginRound
)


class State(msgspec.Struct, frozen=True):
    """A position. Unseen decks are sets in rising order: nothing that nobody has seen is decided yet."""

    seats: int
    temples: bool
    privileges: bool
    ronin: bool
    """Which variants are played."""
    agenda: tuple[Task, ...]
    """Empty when the match is over."""
    players: tuple[Player, ...]
    rows: tuple[tuple[Building, ...], ...]
    """The row of every city of the side, EDO first; site 1 first."""
    strongholds: tuple[Seat | None, ...]
    """Builder of the stronghold of every city."""
    tiles: tuple[str, ...]
    """Profit tile of every city; "" where there is none."""
    merchant: str
    """The space of the merchant."""
    merchants: tuple[str, ...]
    """Merchant cards seen so far, in order: the current one, and after it the next one, are the last."""
    stack: tuple[str, ...]
    """Merchant cards not seen yet."""
    ahead: bool
    """The last card of `merchants` is the next one, not the current one."""
    neutral: int
    """Neutral officials in the supply."""
    display: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    """Special cards not seen yet."""
    shrines: tuple[tuple[str, Seat], ...] = ()
    """Temples: space and owner, in the order they were built."""
    demands: tuple[str, ...] = ()
    """By column; "" is an empty one. Likewise the privileges."""
    next_demand: str = ""
    demand_stack: tuple[str, ...] = ()
    rights: tuple[str, ...] = ()
    next_right: str = ""
    right_stack: tuple[str, ...] = ()
    """Kinds of the privilege markers not seen yet, one entry a marker."""
    met: tuple[str, ...] = ()
    """Demands that left the game."""
    used: tuple[str, ...] = ()
    """Privileges that left the game."""
    bands: tuple[str, ...] = ()
    """The space of each Ronin."""
    drawn: tuple[str, ...] = ()
    """Location tiles out of the bag."""
    markers: int = 0
    """Ronin markers in the supply."""
    start: Seat | None = None
    round: int = 0
    """From 1; 0 during setup."""
    plans: tuple[tuple[Slot, ...], ...] = ()
    """By seat; hidden as far as `opened` does not say otherwise."""
    pools: tuple[Pool, ...] = ()
    opened: tuple[int, ...] = ()
    """How many slots of each plan have been revealed."""
    former: tuple[tuple[Slot, ...], ...] = ()
    """The plans of the round before."""
    turn: Turn | None = None
    last: tuple[Event, ...] = ()
    """What happened since the last reveal, or since phase 2."""

    @property
    def current(self) -> str:
        """The current merchant card; "" before it is drawn."""
        seen = self.merchants[:-1] if self.ahead else self.merchants
        return seen[-1] if seen else ""

    @property
    def coming(self) -> str:
        """The visible next card (EDO-10.7); "": the stack is empty."""
        return self.merchants[-1] if self.ahead else ""

    @property
    def order(self) -> tuple[Seat, ...]:
        """Turn order of the round (EDO-5.2)."""
        first = self.start or 0
        return tuple((first + step) % self.seats for step in range(self.seats))


def swapped(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The row with another value at one place."""
    return (*row[:at], value, *row[at + 1 :])


def without(row: tuple[T, ...], value: T) -> tuple[T, ...]:
    """The row without the first such value."""
    at = row.index(value)
    return (*row[:at], *row[at + 1 :])


def with_player(state: State, seat: Seat, player: Player) -> State:
    return replace(state, players=swapped(state.players, seat, player))


def gain(state: State, seat: Seat, goods: Goods) -> State:
    """The seat takes goods from the supply (EDO-0.2)."""
    player = state.players[seat]
    return with_player(state, seat, replace(player, goods=player.goods.plus(goods)))


def pay(state: State, seat: Seat, cost: Goods, points: int = 0) -> State:
    """The seat pays and scores."""
    player = state.players[seat]
    return with_player(
        state, seat, replace(player, goods=player.goods.minus(cost), points=player.points + points)
    )


def note(state: State, event: Event) -> State:
    """Remembers what the board marks."""
    return replace(state, last=(*state.last, event))


def done(state: State) -> State:
    """The head of the agenda is dealt with."""
    return replace(state, agenda=state.agenda[1:])
