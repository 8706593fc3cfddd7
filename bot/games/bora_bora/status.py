"""The status track (BB-7.21, BB-7.22)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.core import Seat
from bot.games.bora_bora.board import Box
from bot.games.bora_bora.events import Rose
from bot.games.bora_bora.state import State, note


def space_of(state: State, seat: Seat) -> int:
    """The status space of a seat's marker."""
    return next(space for space, stack in enumerate(state.status) if seat in stack)


def advance(box: Box, state: State, seat: Seat, steps: int) -> State:
    """Move the marker forward, on top of the stack of its new space (BB-7.21).

    Steps beyond the end of the track are lost; a marker that cannot move keeps its place in its stack
    (BB-7.22).
    """
    here = space_of(state, seat)
    there = min(here + steps, box.last_space)
    if there == here:
        return state
    stacks = list(state.status)
    stacks[here] = tuple(other for other in stacks[here] if other != seat)
    stacks[there] = (seat, *stacks[there])
    return note(replace(state, status=tuple(stacks)), Rose(seat, there))


def ranking(state: State) -> tuple[Seat, ...]:
    """The seats in rank order: the furthest space first; on one space, the higher marker first (BB-10.2)."""
    return tuple(seat for stack in reversed(state.status) for seat in stack)
