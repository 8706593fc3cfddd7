"""The status track (BB-7.21, BB-7.22) and its scoring, step 1 of Phase C (BB-10.1 to BB-10.4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from bot.core import Event, Fact, Seat, Who, fact
from bot.games.bora_bora.board import Board
from bot.games.bora_bora.dealing import Step
from bot.games.bora_bora.state import At, Change, State, earn_all, proceed

Stacks = tuple[tuple[Seat, ...], ...]
"""For each space: the stack of markers, top first."""


class Rose(Event, tag="rose"):
    """The status marker of `who` went to a space (BB-7.21)."""

    kept: ClassVar = True
    says: ClassVar = "bb-rose"
    who: Seat
    space: int


class Stayed(Event, tag="stayed"):
    """`who` chose a status step, but the marker stands at the end of the track (BB-7.43)."""

    says: ClassVar = "bb-rose"
    who: Seat
    space: int


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


def rises(board: Board, state: State, steps: int) -> Fact:
    """Where the marker of the player whose turn it is would go."""
    space = min(space_of(state.status, state.turn) + steps, board.last_space)
    return fact("bb-effect-status", space=space, points=board.data.status.points[space])


# Step 1 of Phase C


def ranking(status: Stacks) -> tuple[Seat, ...]:
    """The seats in rank order: the furthest space first; on one space, the higher marker first (BB-10.2)."""
    return tuple(seat for stack in reversed(status) for seat in stack)


def results(points: tuple[int, ...], seats: Iterable[Seat]) -> tuple[Fact, ...]:
    """The points of each seat, in the given order."""
    return tuple(fact("bb-result", who=Who(seat), points=points[seat]) for seat in seats)


class Ranked(Event, tag="ranked"):
    """Step 1 of Phase C: points by seat, and the new turn order (BB-10.1 to BB-10.4)."""

    kept: ClassVar = True
    points: tuple[int, ...]
    order: tuple[Seat, ...]

    def tell(self, board: Board, to: Seat | None) -> Fact:
        return fact("bb-ranked", results=results(self.points, self.order))


class ScoreStatus(Step):
    """Score the status track, rank the players and give out the order tiles. `=status`"""

    notation: ClassVar = "=status"

    def play(self, at: At[Any]) -> Change:
        """The markers return to space 0 in their ranking (BB-10.3). From now on everything uses the new turn
        order (BB-4.7, BB-10.4)."""
        board, state = at.board, at.state
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
