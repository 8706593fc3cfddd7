"""The log is the game: steps are only added, and a state is what the steps make of the start."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

import msgspec

from bot.core.options import Options
from bot.core.reading import read
from bot.core.rules import Move, Rules, View
from bot.core.seats import Seat

S = TypeVar("S")
M = TypeVar("M", bound=Move)

UNDO = "undo"
AGREED = "agreed"
RULED = "ruled"
MOST_DIGITS = 6


class Step(msgspec.Struct, frozen=True):
    """One line of history, in notation. An undo is a step too: `undo.3` takes back three steps, and so does
    `agreed.3`, which all players have agreed to, and `ruled.3`, which a manager of the server has decided:
    these two may take back answers of chance and of others."""

    seat: Seat
    move: str


class UndoError(ValueError):
    """A log that takes back more than there is."""


def undo_move(count: int, *, agreed: bool = False, ruled: bool = False) -> str:
    """The notation of taking back the last `count` steps that still stand; `agreed`: by all players; `ruled`:
    by those who manage the server."""
    return f"{RULED if ruled else AGREED if agreed else UNDO}.{count}"


def undone_by(move: str) -> int:
    """How many steps a log line takes back; 0 for an ordinary move."""
    name, _, count = move.partition(".")
    known = name in (UNDO, AGREED, RULED) and count.isascii() and count.isdigit()
    return int(count) if known and len(count) <= MOST_DIGITS else 0


def is_agreed(move: str) -> bool:
    """Whether a log line is an undo that all players have agreed to, or that was decided for them."""
    return move.startswith((f"{AGREED}.", f"{RULED}.")) and undone_by(move) > 0


def is_ruled(move: str) -> bool:
    """Whether a log line is an undo that those who manage the server have decided."""
    return move.startswith(f"{RULED}.") and undone_by(move) > 0


def effective(log: Iterable[Step]) -> list[Step]:
    """The steps that still stand, in order.

    Raises:
        UndoError: more is taken back than stands.
    """
    kept: list[Step] = []
    for step in log:
        count = undone_by(step.move)
        if count > len(kept):
            raise UndoError(step.move)
        if count:
            del kept[-count:]
        else:
            kept.append(step)
    return kept


def replay(rules: Rules[S, M, View], seats: int, options: Options, log: Sequence[Step]) -> S:
    """The state that a log leads to.

    Raises:
        Illegal: a step that is no legal move where it stands.
        UndoError: see `effective`.
    """
    state = rules.start(seats, options)
    for step in effective(log):
        state = rules.apply(state, step.seat, read(rules, state, step.seat, step.move))
    return state
