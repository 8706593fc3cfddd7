"""The status track (BB-7.21, BB-7.22)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.core import Seat
from bot.games.bora_bora.box import Box
from bot.games.bora_bora.events import Rose
from bot.games.bora_bora.state import State, note


def space_of(state: State, seat: Seat) -> int:
    """The status space of a seat's marker."""
    return next(space for space, stack in enumerate(state.status) if seat in stack)


def advance(box: Box, state: State, seat: Seat, steps: int) -> State:
    """Lift the marker out of its stack and put it on top of the new space (BB-7.21); surplus steps are lost,
    a marker that cannot move stays where it is (BB-7.22)."""
    here = space_of(state, seat)
    there = min(here + steps, box.last_space)
    if there == here:
        return state
    stacks = list(state.status)
    stacks[here] = tuple(other for other in stacks[here] if other != seat)
    stacks[there] = (seat, *stacks[there])
    return note(replace(state, status=tuple(stacks)), Rose(seat, there))


def ranking(state: State) -> tuple[Seat, ...]:
    """The further space first, on the same space the marker higher in the stack (BB-10.2)."""
    return tuple(seat for stack in reversed(state.status) for seat in stack)
