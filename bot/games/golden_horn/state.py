"""The state of a match, and its agenda: the tasks that are still to be decided or drawn.

`gc=False` keeps values that are made in great numbers out of Python's garbage collection, which looks for
cycles: frozen values cannot be in one.
"""

from __future__ import annotations

from typing import Annotated, TypeVar

import msgspec

from bot.core import At as CoreAt
from bot.core import Event, Sealed, Seat, Secret, Task, Unseen
from bot.core.facts import Said
from bot.games.golden_horn.board import Board
from bot.games.golden_horn.colours import NONE, Counts

T = TypeVar("T")


class Ship(msgspec.Struct, frozen=True, gc=False):
    """Where a ship is and what it carries. The board holds its sails and its owner."""

    node: int = -1
    """Index in the route; -1 before the ship is placed."""
    direction: int = msgspec.field(default=0, name="bow")
    """1 east, -1 west, 0 in a main port (GH-1.5, GH-8.10)."""
    reversed: bool = False
    """The ship has reversed its direction on this voyage (GH-9.3, GH-9.6)."""
    cargo: str = ""
    """Colour of the cubes on board. They all have one colour (GH-7.3); there may be any number (GH-7.4)."""
    cubes: int = 0


class Final(msgspec.Struct, frozen=True, gc=False):
    """The final round, which began in the turn of `who`: a port was emptied (GH-10.1) or `who` called the end
    (GH-10.2)."""

    who: Seat
    port: str | None = None


class State(msgspec.Struct, frozen=True, gc=False):
    """The state of a match. Bag and piles have no order: what nobody has seen is not decided yet (GH-13.2).
    Outcomes of chance come from outside (GH-13.3, GH-13.4); each makes all that came before it final
    (GH-11.4)."""

    crests: str
    """One crest letter for each seat (GH-3.2)."""
    choice: bool
    """Option `ship_placement = choice` (GH-3.6)."""
    open_warehouses: bool
    """Option `open_warehouses` (GH-12.2)."""
    agenda: tuple[Task, ...]
    """Empty when the match is over."""
    ships: tuple[Ship, ...]
    hands: Secret[tuple[Counts, ...]]
    warehouses: tuple[Counts, ...]
    bag: Counts
    pile: Unseen[Counts]
    discard: Counts = NONE
    ports: tuple[Counts, Counts] = (NONE, NONE)
    """Cubes in Venice and Constantinople, in this order."""
    sealed: Sealed[tuple[str | None, ...]] = ()
    """The sealed ports of each seat while D0 is open, None for a seat that has not chosen; otherwise
    empty."""
    start: Seat | None = None
    turn: Seat = -1
    """The seat whose turn it is; -1 during setup."""
    turns: int = 0
    """Number of turns begun, including the current one."""
    final: Final | None = None
    last: tuple[Event, ...] = ()
    """What happened in turn number `noted`."""
    noted: int = 0

    @property
    def seats(self) -> int:
        return len(self.crests)

    @property
    def round(self) -> int:
        """Number of the round, from 1; 0 during setup (GH-1.6)."""
        return (self.turns - 1) // self.seats + 1 if self.turns else 0


def cargo(board: Board, state: State) -> list[str]:
    """The cubes on ships."""
    return [cube for ship in state.ships for cube in ship.cargo * ship.cubes]


At = CoreAt[Board, State, T]
"""A position as decisions and tasks see it."""


class UnderWay(Task):
    """A task of the ship that was chosen to move."""

    ship: Annotated[int, Said(lambda board, ship: board.ships[ship].id)]
    """Its index on the board."""
