"""What a move did. The log, the marks of the last move and the text on pages are made of these events.

An event with a secret names its only witness as `who`; `as_seen` removes the secret for everybody else.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec.structs import replace

from bot.core import Seat
from bot.games.golden_horn.colours import Counts

# Marks: public events that stay with the turn, so that a board can show them.


class Raided(msgspec.Struct, frozen=True, gc=False, tag="raided"):
    """`who` attacked `ship` with two `cards` and took one cube of colour `cube` (GH-5.8, GH-5.9)."""

    who: Seat
    ship: str
    cards: str
    """Two colour letters."""
    cube: str


class Loaded(msgspec.Struct, frozen=True, gc=False, tag="loaded"):
    """`ship` took all `count` cubes of a colour in a main port (GH-7.3)."""

    who: Seat
    ship: str
    port: str
    colour: str
    count: int


class Refilled(msgspec.Struct, frozen=True, gc=False, tag="refilled"):
    """Cubes drawn so far from the bag into a main port (GH-7.5)."""

    port: str
    cubes: Counts


class Turned(msgspec.Struct, frozen=True, gc=False, tag="turned"):
    """`ship` reversed its direction at `node` (GH-9.1)."""

    who: Seat
    ship: str
    node: str


class Sailed(msgspec.Struct, frozen=True, gc=False, tag="sailed"):
    """`ship` moved from one node to another (section 6)."""

    who: Seat
    ship: str
    start: str
    end: str
    path: tuple[str, ...]
    """Every node at which the ship stopped, ending with `end`; `start` is not included."""
    skipped: tuple[str, ...]
    """Nodes passed over because they were full (GH-6.7)."""
    wind: str
    """Colour letters of the wind cards played, in order (GH-6.11)."""


class Arrived(msgspec.Struct, frozen=True, gc=False, tag="arrived"):
    """`ship` arrived in a port: what it unloaded (GH-8.1) and how many cards were drawn so far (GH-8.3)."""

    who: Seat
    ship: str
    port: str
    colour: str | None
    """Colour of the unloaded cubes; None when nothing was unloaded (no cargo, or Modone)."""
    count: int
    cards: int
    reshuffled: bool = False
    """The discard pile became the draw pile during the arrival (GH-8.7)."""


class Passed(msgspec.Struct, frozen=True, gc=False, tag="passed"):
    """`who` had no ship that could move (GH-6.17)."""

    who: Seat


class Called(msgspec.Struct, frozen=True, gc=False, tag="called"):
    """`who` called the end (GH-10.2)."""

    who: Seat


Mark = Raided | Loaded | Refilled | Turned | Sailed | Arrived | Passed | Called

# Events for the log alone.


class StartDrawn(msgspec.Struct, frozen=True, gc=False, tag="start"):
    """`who` is the start player (GH-3.4)."""

    who: Seat


class ShipPlaced(msgspec.Struct, frozen=True, gc=False, tag="placed"):
    """A ship was placed in a main port (GH-3.7)."""

    ship: str
    port: str


class PortsSealed(msgspec.Struct, frozen=True, gc=False, tag="sealed"):
    """`who` chose ports for the own ships (GH-3.8)."""

    who: Seat
    ports: str | None
    """Secret."""


class PortsTakenBack(msgspec.Struct, frozen=True, gc=False, tag="taken-back"):
    """`who` took the sealed ports back."""

    who: Seat


class PortsOpened(msgspec.Struct, frozen=True, gc=False, tag="opened"):
    """`who` was the last to choose, so all ports were opened (GH-3.8)."""

    who: Seat
    ports: str
    """Port letters of all ships, in their order."""


class CubeDrawn(msgspec.Struct, frozen=True, gc=False, tag="cube"):
    """A cube came from the bag into a main port (GH-3.11, GH-7.5)."""

    port: str
    colour: str
    setup: bool


class CardDrawn(msgspec.Struct, frozen=True, gc=False, tag="card"):
    """`who` drew a card (GH-3.12, GH-8.3)."""

    who: Seat
    colour: str | None
    """Secret (GH-12.3)."""
    setup: bool
    reshuffled: bool
    """The discard pile became the draw pile before it (GH-8.7)."""


class ShipChosen(msgspec.Struct, frozen=True, gc=False, tag="chosen"):
    """`who` moves this ship (GH-6.1)."""

    who: Seat
    ship: str


class DirectionKept(msgspec.Struct, frozen=True, gc=False, tag="kept"):
    """`who` did not reverse the ship (GH-9.1)."""

    who: Seat
    ship: str


class EndNotCalled(msgspec.Struct, frozen=True, gc=False, tag="not-called"):
    """`who` could call the end and did not (GH-10.4)."""

    who: Seat


class TurnSkipped(msgspec.Struct, frozen=True, gc=False, tag="skipped"):
    """`who` could do nothing in this turn (GH-11.2)."""

    who: Seat


class WarehousesOpened(msgspec.Struct, frozen=True, gc=False, tag="end"):
    """The match is over (GH-12.5)."""


Event = (
    Mark
    | StartDrawn
    | ShipPlaced
    | PortsSealed
    | PortsTakenBack
    | PortsOpened
    | CubeDrawn
    | CardDrawn
    | ShipChosen
    | DirectionKept
    | EndNotCalled
    | TurnSkipped
    | WarehousesOpened
)

SECRETS: Final[dict[type[Event], str]] = {PortsSealed: "ports", CardDrawn: "colour"}
"""The field of an event that only its `who` may know."""


def as_seen(event: Event, to: Seat | None) -> Event:
    """The event as a seat (None: the public) may know it."""
    secret = SECRETS.get(type(event))
    if secret is None or getattr(event, "who", None) == to:
        return event
    hidden: dict[str, Any] = {secret: None}
    return replace(event, **hidden)
