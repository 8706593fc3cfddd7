"""Public events of a turn. A board uses them to mark the last move."""

from __future__ import annotations

import msgspec

from bot.core import Seat
from bot.games.golden_horn.colours import Counts


class Raided(msgspec.Struct, frozen=True, tag="raided"):
    """`who` attacked `ship` with two `cards` and took one cube of colour `cube` (GH-5.8, GH-5.9)."""

    who: Seat
    ship: str
    cards: str
    """Two colour letters."""
    cube: str


class Loaded(msgspec.Struct, frozen=True, tag="loaded"):
    """`ship` took all `count` cubes of a colour in a main port (GH-7.3)."""

    who: Seat
    ship: str
    port: str
    colour: str
    count: int


class Refilled(msgspec.Struct, frozen=True, tag="refilled"):
    """Cubes drawn so far from the bag into a main port (GH-7.5)."""

    port: str
    cubes: Counts


class Turned(msgspec.Struct, frozen=True, tag="turned"):
    """`ship` reversed its direction at `node` (GH-9.1)."""

    who: Seat
    ship: str
    node: str


class Sailed(msgspec.Struct, frozen=True, tag="sailed"):
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


class Arrived(msgspec.Struct, frozen=True, tag="arrived"):
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


class Passed(msgspec.Struct, frozen=True, tag="passed"):
    """`who` had no ship that could move (GH-6.17)."""

    who: Seat


class Called(msgspec.Struct, frozen=True, tag="called"):
    """`who` called the end (GH-10.2)."""

    who: Seat


Event = Raided | Loaded | Refilled | Turned | Sailed | Arrived | Passed | Called
