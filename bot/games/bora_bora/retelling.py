"""Tells the marks of a turn in the words of the log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from bot.core import Event, Fact, Seat
from bot.games.bora_bora.board import Board
from bot.games.bora_bora.expanding import Fished, Settled, UsedRed
from bot.games.bora_bora.gains import Got
from bot.games.bora_bora.gods import Paid
from bot.games.bora_bora.helper import Shifted, Tattooed
from bot.games.bora_bora.resolving import FinishedTask, Resolved
from bot.games.bora_bora.status import Rose
from bot.games.bora_bora.temple import Prayed, RankedTemple
from bot.games.bora_bora.using import Idle, Used


def retell(board: Board, marks: Iterable[Event], order: tuple[Seat, ...]) -> tuple[Fact, ...]:
    """The facts that the marks of a turn tell.

    Marks say less than events: choices that led to something else, and the cards shown for a task, are left
    out.
    """
    lines = [event.tell(board, None) for event in _recalled(board, tuple(marks), order)]
    return tuple([line for line in lines if line is not None])


def _recalled(board: Board, marks: tuple[Event, ...], order: tuple[Seat, ...]) -> Iterator[Event]:
    """The events that the marks stand for. A mark that is told with another event is a part of that event."""
    for at, mark in enumerate(marks):
        before = marks[at - 1] if at else None
        after = marks[at + 1] if at + 1 < len(marks) else None
        cause = Used if isinstance(before, Paid) and before.god == "G" else type(before)
        match mark:
            case Paid(_, "R" | "Y") | Idle():
                pass
            case Got(space=None, what=what) if what in PARTS.get(cause, ()):
                pass
            case Fished(who, region, points) if isinstance(before, Paid):
                yield UsedRed(who, region, points, before.how)
            case Shifted(who, person) if person.startswith("M"):
                yield Tattooed(who, person, after.space if isinstance(after, Rose) else board.last_space)
            case Rose() if cause in (Shifted, Used):
                pass
            case Resolved(who, task, points):
                paid = before.how if isinstance(before, Paid) and before.god == "Y" else "met"
                yield FinishedTask(who, task, points, paid if points else "given", "")
            case Prayed(points, tile):
                yield RankedTemple(points, tile, order)
            case _:
                yield mark


PARTS: Final[Mapping[type | None, frozenset[str]]] = {
    Settled: frozenset({"sand", "stone", "wood", "offering"}),
    Shifted: frozenset({"shell"}),
    Used: frozenset({"points", "offering", "shell"}),
}
"""For each mark: gains right after it that are a part of its event."""
