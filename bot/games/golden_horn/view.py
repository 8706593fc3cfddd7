"""The public or private view of a match: all that a picture or a description needs, and no secret."""

from __future__ import annotations

import msgspec

from bot.core import Seat
from bot.core import View as CoreView
from bot.games.golden_horn.arrival import Arrived as Arrived
from bot.games.golden_horn.board import Node as Node
from bot.games.golden_horn.colours import COLOURS as COLOURS
from bot.games.golden_horn.colours import Counts as Counts
from bot.games.golden_horn.colours import by_colour as by_colour
from bot.games.golden_horn.colours import listed as listed
from bot.games.golden_horn.ending import Called as Called
from bot.games.golden_horn.loading import Loaded as Loaded
from bot.games.golden_horn.loading import Refilled as Refilled
from bot.games.golden_horn.pirates import Raided as Raided
from bot.games.golden_horn.printed import Printed as Printed
from bot.games.golden_horn.sailing import Passed as Passed
from bot.games.golden_horn.sailing import Sailed as Sailed
from bot.games.golden_horn.state import Final as Final
from bot.games.golden_horn.turning import Turned as Turned

Mark = Raided | Loaded | Refilled | Turned | Sailed | Arrived | Passed | Called
"""What a picture marks: the events that a board can show."""


class ShipView(msgspec.Struct, frozen=True):
    """One ship; everything about it is public."""

    id: str
    """Crest letter and number of sail colours, e.g. `L3`."""
    seat: Seat
    sails: tuple[str, str, str]
    """Colour letters of the three sails."""
    node: str | None
    """None before the ship is placed."""
    direction: str
    """`E` or `W`; empty in a main port (GH-8.10)."""
    reversed: bool
    """The ship has reversed on this voyage and may not reverse again (GH-9.3)."""
    cargo: str | None
    """Colour of its cubes; None when it carries none."""
    cubes: int


class PlayerView(msgspec.Struct, frozen=True):
    """What the viewer may see of one seat."""

    crest: str
    """`L`, `E`, `T` or `A`."""
    hand: int
    """Number of cards in hand."""
    warehouse: Counts | None
    """None if the viewer may not see this warehouse (section 12)."""
    ready: bool
    """The seat has sealed its ports, while D0 is open."""


class View(CoreView, frozen=True, kw_only=True):
    """A state as one viewer may see it.

    `round` counts from 1 and is 0 during setup. The contract defines `to_act` and `viewer`.
    """

    route: tuple[Node, ...]
    """From west (Venice) to east (Constantinople)."""
    ships: tuple[ShipView, ...]
    """Three for each seat, in seat order."""
    ports: tuple[Counts, Counts]
    """The cubes in Venice and Constantinople, in this order."""
    bag: int
    """Cubes left in the bag."""
    pile: int
    """Cards left in the draw pile."""
    discard: Counts
    """The discard pile, which everybody may look through."""
    players: tuple[PlayerView, ...]
    start_seat: Seat | None
    """None until the start player is drawn."""
    turn: Seat | None
    """The seat whose turn it is, also while chance draws; None during setup and at the end."""
    question: str
    """The tag of the task that is decided, drawn or done next; "" at the end."""
    chosen: str | None
    """The ship that moves, from its choice (D2) until it has sailed (D5)."""
    hand: Counts | None
    """The viewer's own cards; None in the public view."""
    sealed: str | None
    """The viewer's own sealed ports while D0 is open, e.g. `VVC`."""
    final: Final | None
    marks: tuple[Mark, ...] = ()
    over: bool
    printed: Printed
