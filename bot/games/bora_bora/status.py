"""The status track (BB-7.21, BB-7.22) and its scoring, step 1 of Phase C."""

from __future__ import annotations

from bot.core import Seat
from bot.games.bora_bora.board import Board
from bot.games.bora_bora.events import Ranked
from bot.games.bora_bora.state import Done, State, earn_all, proceed

Stacks = tuple[tuple[Seat, ...], ...]
"""For each space: the stack of markers, top first."""


def space_of(status: Stacks, seat: Seat) -> int:
    """The space of a seat's marker."""
    for space, stack in enumerate(status):
        if seat in stack:
            return space
    raise ValueError(f"seat {seat} has no marker")


def climb(board: Board, status: Stacks, seat: Seat, steps: int) -> tuple[Stacks, int, bool]:
    """Move the marker forward, on top of the stack of its new space (BB-7.21).

    Steps beyond the end of the track are lost; a marker that cannot move keeps its place in its stack
    (BB-7.22). Returns the track, the space of the marker, and whether it moved.
    """
    here = space_of(status, seat)
    there = min(here + steps, board.last_space)
    if there == here:
        return status, here, False
    stacks = list(status)
    stacks[here] = tuple(other for other in stacks[here] if other != seat)
    stacks[there] = (seat, *stacks[there])
    return tuple(stacks), there, True


def ranking(status: Stacks) -> tuple[Seat, ...]:
    """The seats in rank order: the furthest space first; on one space, the higher marker first (BB-10.2)."""
    return tuple(seat for stack in reversed(status) for seat in stack)


def score_status(board: Board, state: State) -> Done:
    """Score the status track, rank the players and give out the order tiles.

    The markers return to space 0 in their ranking (BB-10.1 to BB-10.4).
    """
    worth = board.data.status.points
    points = tuple(worth[space_of(state.status, seat)] for seat in range(state.seats))
    order = ranking(state.status)
    empty: Stacks = ((),) * board.last_space
    return proceed(
        state,
        Ranked(points, order),
        players=earn_all(state.players, "status", points),
        status=(order, *empty),
        order=order,
        turn=-1,
    )
