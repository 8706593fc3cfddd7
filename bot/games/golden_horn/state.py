"""The state of a match, and its agenda: the tasks that are still to be decided or drawn.

`gc=False` keeps values that are made in great numbers out of Python's garbage collection, which looks for
cycles; they can be in none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar
from typing import Final as TypingFinal

import msgspec
from msgspec.structs import replace

from bot.core import Seat
from bot.games.golden_horn.colours import NONE, Counts, add, plus
from bot.games.golden_horn.events import (
    Arrived,
    Called,
    CardDrawn,
    CubeDrawn,
    Event,
    Loaded,
    Mark,
    Passed,
    Raided,
    Refilled,
    Sailed,
    Turned,
)

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
    """Colour of the cubes on board. They all have one colour (GH-7.3)."""
    cubes: int = 0


class Final(msgspec.Struct, frozen=True, gc=False):
    """The final round, which began in the turn of `who`: a port was emptied (GH-10.1) or `who` called the end
    (GH-10.2)."""

    who: Seat
    port: str | None = None


# The agenda. Its first task decides who must act and how.


class DrawStart(msgspec.Struct, frozen=True, gc=False, tag="start"):
    """Chance draws the start player (GH-3.4)."""


class PlaceShip(msgspec.Struct, frozen=True, gc=False, tag="place"):
    """Chance places this ship in a main port, then each later ship (GH-3.7)."""

    ship: int


class NamePorts(msgspec.Struct, frozen=True, gc=False, tag="ports"):
    """Every player chooses the ports of their ships. The choices are sealed (GH-3.8)."""


class Fill(msgspec.Struct, frozen=True, gc=False, tag="fill"):
    """Chance draws `left` more cubes into a main port: 0 Venice, 1 Constantinople (GH-3.11, GH-7.5)."""

    port: int
    left: int


class Draw(msgspec.Struct, frozen=True, gc=False, tag="draw"):
    """Chance gives `left` more cards to a seat (GH-3.12, GH-8.3)."""

    seat: Seat
    left: int
    reshuffled: bool = False
    """The discard pile became the draw pile before the next card (GH-8.7)."""


class OpenTurn(msgspec.Struct, frozen=True, gc=False, tag="open"):
    """D1 and D2: attack, or choose the ship to move. Choosing a ship declines the attack (GH-4.2,
    GH-12.6)."""


class SkipTurn(msgspec.Struct, frozen=True, gc=False, tag="skip"):
    """Public information shows that the seat can neither attack nor move, so chance ends its turn (GH-11.2,
    GH-6.17)."""


class ChooseShip(msgspec.Struct, frozen=True, gc=False, tag="ship"):
    """D2 after an attack: which ship moves (GH-6.1)."""


class LoadShip(msgspec.Struct, frozen=True, gc=False, tag="load"):
    """D3: which colour is loaded (GH-7.1)."""

    ship: int


class SetDirection(msgspec.Struct, frozen=True, gc=False, tag="bow"):
    """D4: keep the direction or reverse it (GH-9.1)."""

    ship: int


class SailShip(msgspec.Struct, frozen=True, gc=False, tag="sail"):
    """D5: where the ship sails (GH-6.16)."""

    ship: int


class AskEnd(msgspec.Struct, frozen=True, gc=False, tag="end"):
    """D6: call the end or not. Asked only when GH-10.3 and GH-10.8 allow it."""


class OpenWarehouses(msgspec.Struct, frozen=True, gc=False, tag="reveal"):
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
    | SetDirection
    | SailShip
    | AskEnd
    | OpenWarehouses
)

CHANCE_TASKS: TypingFinal = frozenset({DrawStart, PlaceShip, Fill, Draw, SkipTurn, OpenWarehouses})
"""Tasks that chance answers: the random events of GH-13.1, a turn in which nothing can be done, and the
opening of the warehouses."""


class State(msgspec.Struct, frozen=True, gc=False):
    """The state of a match. Bag and piles have no order: what nobody has seen is not decided yet
    (GH-13.2)."""

    crests: str
    """One crest letter for each seat (GH-3.2)."""
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
    """Cubes in Venice and Constantinople, in this order."""
    sealed: tuple[str | None, ...] = ()
    """The sealed ports of each seat while D0 is open, None for a seat that has not chosen; otherwise
    empty."""
    start: Seat | None = None
    turn: Seat = -1
    """The seat whose turn it is; -1 during setup."""
    turns: int = 0
    """Number of turns begun, including the current one."""
    final: Final | None = None
    last: tuple[Mark, ...] = ()
    """What happened in turn number `noted`."""
    noted: int = 0

    @property
    def seats(self) -> int:
        return len(self.crests)

    @property
    def round(self) -> int:
        """Number of the round, from 1; 0 during setup (GH-1.6)."""
        return (self.turns - 1) // self.seats + 1 if self.turns else 0


Played = tuple[State, tuple[Event, ...]]
"""The state after a move, and what the move did."""


def put(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The tuple with `value` at index `at`."""
    new = [*row]
    new[at] = value
    return (*new,)


def remember(state: State, events: tuple[Event, ...]) -> State:
    """Keep the marks of a move. The first mark of a turn replaces those of the turn before."""
    if not state.turns:
        return state
    before = state.last if state.noted == state.turns else ()
    last = gathered(events, before)
    return state if last is before else replace(state, last=last, noted=state.turns)


def gathered(events: Sequence[Event], last: tuple[Mark, ...] = ()) -> tuple[Mark, ...]:
    """The marks of events, after those in `last`: a refill is one mark, and so is an arrival with its
    cards."""
    for event in events:
        keep = KEEP.get(type(event))
        if keep is not None:
            last = keep(last, event)
    return last


def _append(last: tuple[Mark, ...], event: Mark) -> tuple[Mark, ...]:
    return (*last, event)


def _gather_refill(last: tuple[Mark, ...], event: Refilled) -> tuple[Mark, ...]:
    """Cubes are drawn one by one; a mark shows all of a refill."""
    newest = last[-1] if last else None
    if type(newest) is Refilled and newest.port == event.port:
        return (*last[:-1], Refilled(event.port, plus(newest.cubes, event.cubes)))
    return (*last, event)


def _gather_cube(last: tuple[Mark, ...], event: CubeDrawn) -> tuple[Mark, ...]:
    return _gather_refill(last, Refilled(event.port, add(NONE, event.colour)))


def _gather_card(last: tuple[Mark, ...], event: CardDrawn) -> tuple[Mark, ...]:
    """Cards are drawn one by one; the mark of the arrival counts them."""
    newest = last[-1] if last else None
    if type(newest) is not Arrived:
        return last
    reshuffled = newest.reshuffled or event.reshuffled
    return (*last[:-1], replace(newest, cards=newest.cards + 1, reshuffled=reshuffled))


KEEP: TypingFinal[dict[type[Event], Callable[[tuple[Mark, ...], Any], tuple[Mark, ...]]]] = {
    Raided: _append,
    Loaded: _append,
    Turned: _append,
    Sailed: _append,
    Arrived: _append,
    Passed: _append,
    Called: _append,
    Refilled: _gather_refill,
    CubeDrawn: _gather_cube,
    CardDrawn: _gather_card,
}
"""How an event is kept as a mark; other events are for the log alone."""
