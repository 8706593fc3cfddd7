"""Tells some events together: a voyage with the arrival, a new direction with the voyage."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from bot.core import Event, Fact, Seat
from bot.games.golden_horn.arrival import Arrived
from bot.games.golden_horn.board import EAST, WEST, Board
from bot.games.golden_horn.loading import Loaded
from bot.games.golden_horn.sailing import Sailed
from bot.games.golden_horn.state import Final, State
from bot.games.golden_horn.turning import Turned


def tell(board: Board, state: State, events: Sequence[Event], to: Seat | None) -> Iterator[Fact]:
    """The events that led to `state` as `to` may hear them, oldest first.

    The state gives what an event lacks: the final round that began, the direction of a ship.
    """
    for event, following in zip_longest(events, events[1:]):
        fact: Fact | None
        match event, following:
            case Sailed(), Arrived():
                fact = event.tell(board, to, following)
            case Turned(), Sailed():
                east = board.node_at[following.end] > board.node_at[following.start]
                fact = event.tell_course(EAST if east else WEST)
            case Turned(), _:
                fact = event.tell_course(state.ships[board.ship_at[event.ship]].direction)
            case Loaded(), _:
                emptied = state.final == Final(event.who, event.port)
                fact = event.tell(board, to, emptied)
            case _:
                fact = event.seen(to).tell(board, to)
        if fact is not None:
            yield fact
