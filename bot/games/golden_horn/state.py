"""A position of a match and the agenda of what is still to be decided or drawn in it."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from msgspec.structs import replace

from bot.core import Seat
from bot.games.golden_horn.colours import NONE, Counts
from bot.games.golden_horn.events import Event

T = TypeVar("T")


class Ship(msgspec.Struct, frozen=True):
    """Where a ship is and what it carries. Its sails and its owner are in the chart."""

    node: int = -1
    """Index in the route; -1 before it is placed."""
    bow: int = 0
    """1 east, -1 west, 0 in a main port (GH-1.5, GH-8.10)."""
    reversed: bool = False
    """It has turned round on this voyage (GH-9.3, GH-9.6)."""
    cargo: str = ""
    """Colour of the cubes aboard: always one (GH-7.3)."""
    cubes: int = 0


class Final(msgspec.Struct, frozen=True):
    """The final round runs: in the turn of `who` a port was emptied (GH-10.1) or the end called (GH-10.2)."""

    who: Seat
    port: str | None = None


# The agenda: its head says who acts and how.


class DrawStart(msgspec.Struct, frozen=True, tag="start"):
    """Chance names the start player (GH-3.4)."""


class PlaceShip(msgspec.Struct, frozen=True, tag="place"):
    """Chance puts a ship into a main port; then come the later ones (GH-3.7)."""

    ship: int


class NamePorts(msgspec.Struct, frozen=True, tag="ports"):
    """All players name ports for their ships, sealed (GH-3.8)."""


class Fill(msgspec.Struct, frozen=True, tag="fill"):
    """Chance draws `left` more cubes into a main port: 0 Venice, 1 Constantinople (GH-3.11, GH-7.5)."""

    port: int
    left: int


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """Chance gives `left` more cards to a seat (GH-3.12, GH-8.3)."""

    seat: Seat
    left: int
    reshuffled: bool = False
    """The discard pile has become the draw pile for the next card (GH-8.7)."""


class OpenTurn(msgspec.Struct, frozen=True, tag="open"):
    """D1 and D2: attack, or choose the ship to move, which declines the attack (GH-4.2, GH-12.6)."""


class SkipTurn(msgspec.Struct, frozen=True, tag="skip"):
    """As all can see, the seat can neither attack nor move: nature ends its turn (GH-11.2, GH-6.17)."""


class ChooseShip(msgspec.Struct, frozen=True, tag="ship"):
    """D2 after an attack: which ship (GH-6.1)."""


class LoadShip(msgspec.Struct, frozen=True, tag="load"):
    """D3: which colour (GH-7.1)."""

    ship: int


class SetBow(msgspec.Struct, frozen=True, tag="bow"):
    """D4: keep the direction or reverse it (GH-9.1)."""

    ship: int


class SailShip(msgspec.Struct, frozen=True, tag="sail"):
    """D5: where to (GH-6.16)."""

    ship: int


class AskEnd(msgspec.Struct, frozen=True, tag="end"):
    """D6: call the end or not; asked only where GH-10.3 and GH-10.8 allow it."""


class OpenWarehouses(msgspec.Struct, frozen=True, tag="reveal"):
    """The last turn is over; the warehouses are opened next (GH-12.5)."""


Task = (
    DrawStart
    | PlaceShip
    | NamePorts
    | Fill
    | Draw
    | OpenTurn
    | SkipTurn
    | ChooseShip
    | LoadShip
    | SetBow
    | SailShip
    | AskEnd
    | OpenWarehouses
)


class State(msgspec.Struct, frozen=True):
    """A position. Multisets have no order: nothing that nobody has seen is decided yet (GH-13.2)."""

    crests: str
    """One crest letter a seat (GH-3.2)."""
    choice: bool
    """Option `ship_placement = choice` (GH-3.6)."""
    open_warehouses: bool
    """Option `open_warehouses` (GH-12.2)."""
    agenda: tuple[Task, ...]
    """Empty when the match is over."""
    ships: tuple[Ship, ...]
    hands: tuple[Counts, ...]
    warehouses: tuple[Counts, ...]
    bag: Counts
    pile: Counts
    discard: Counts = NONE
    ports: tuple[Counts, Counts] = (NONE, NONE)
    """Cubes in Venice and in Constantinople."""
    sealed: tuple[str | None, ...] = ()
    """Ports named so far, by seat, while D0 is open; else empty."""
    start: Seat | None = None
    turn: Seat = -1
    """Whose turn runs; -1 during setup."""
    turns: int = 0
    """Turns begun, the one that runs included."""
    final: Final | None = None
    last: tuple[Event, ...] = ()
    """What happened in turn number `noted`."""
    noted: int = 0

    @property
    def seats(self) -> int:
        return len(self.crests)

    @property
    def round(self) -> int:
        """From 1; 0 during setup (GH-1.6)."""
        return (self.turns - 1) // self.seats + 1 if self.turns else 0


def swapped(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The row with another value at one place."""
    return (*row[:at], value, *row[at + 1 :])


def note(state: State, event: Event) -> State:
    """Remembers a public event; the first one of a turn drops those of the turn before."""
    if state.noted != state.turns:
        return replace(state, last=(event,), noted=state.turns)
    return replace(state, last=(*state.last, event))
