"""The log of a match, its notation and its replay. A text is looked up among the legal moves; it is never
parsed into a move. Steps are only appended; a state is computed by applying them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

import msgspec

from bot.core.rules import Move, Options, Rules, View
from bot.core.seats import Seat


class Illegal(ValueError):
    """The text is not the notation of a legal move in this position."""

    def __init__(self, text: str, legal: tuple[str, ...] = ()) -> None:
        super().__init__(text)
        self.text, self.legal = text, legal


def read(rules: Rules[S, M, View], state: S, seat: Seat, text: str) -> M:
    """Return the legal move of `seat` with the notation `text`, ignoring case and surrounding space.

    Raises:
        Illegal: no legal move has this notation.
    """
    wanted = text.strip().casefold()
    legal = list(rules.moves(state, seat))
    for move in legal:
        if str(move).casefold() == wanted:
            return move
    raise Illegal(text, tuple(str(move) for move in legal))


def notations(rules: Rules[S, M, View], state: S, seat: Seat) -> list[str]:
    """The notation of every legal move, in the order of the rules."""
    return [str(move) for move in rules.moves(state, seat)]


S = TypeVar("S")
M = TypeVar("M", bound=Move)

UNDO = "undo"
AGREED = "agreed"
RULED = "ruled"
MOST_DIGITS = 6


class Step(msgspec.Struct, frozen=True):
    """One entry of the log: a seat and the notation of its move.

    An undo is a step, too. `undo.3` takes back the last three standing steps. `agreed.3` does the same with
    the agreement of all players, `ruled.3` by decision of a manager of the server; only these two may take
    back draws and moves of other seats.
    """

    seat: Seat
    move: str


class UndoError(ValueError):
    """A step takes back more steps than there are."""


def undo_move(count: int, *, agreed: bool = False, ruled: bool = False) -> str:
    """The notation for taking back the last `count` standing steps.

    Args:
        agreed: all players have agreed.
        ruled: a manager of the server has decided it.
    """
    return f"{RULED if ruled else AGREED if agreed else UNDO}.{count}"


def undone_by(move: str) -> int:
    """How many steps this step takes back; 0 for an ordinary move."""
    name, _, count = move.partition(".")
    known = name in (UNDO, AGREED, RULED) and count.isascii() and count.isdigit()
    return int(count) if known and len(count) <= MOST_DIGITS else 0


def is_agreed(move: str) -> bool:
    """Whether a step is an undo that all players agreed to or a manager decided."""
    return move.startswith((f"{AGREED}.", f"{RULED}.")) and undone_by(move) > 0


def is_moderated(move: str) -> bool:
    """Whether a step is an undo that a manager of the server decided."""
    return move.startswith(f"{RULED}.") and undone_by(move) > 0


def effective(log: Iterable[Step]) -> list[Step]:
    """The steps that were not taken back, in order.

    Raises:
        UndoError: a step takes back more steps than there are.
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
    """Return the state that a log leads to.

    Raises:
        Illegal: a step is not a legal move in its position.
        UndoError: see `effective`.
    """
    state = rules.start(seats, options)
    for step in effective(log):
        state = rules.apply(state, step.seat, read(rules, state, step.seat, step.move))
    return state
