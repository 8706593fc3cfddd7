"""Reading notation: a text is looked up among the legal moves, never trusted."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from bot.core.rules import Move, Rules, View
from bot.core.seats import Seat

S = TypeVar("S")
M = TypeVar("M", bound=Move)


class Illegal(ValueError):
    """A text that is no legal move now."""

    def __init__(self, text: str, legal: tuple[str, ...] = ()) -> None:
        super().__init__(text)
        self.text, self.legal = text, legal


def read(rules: Rules[S, M, View], state: S, seat: Seat, text: str) -> M:
    """The legal move of `seat` that `text` notates; case and outer space do not matter.

    Raises:
        Illegal: no legal move has that notation.
    """
    wanted = text.strip().casefold()
    legal = list(rules.moves(state, seat))
    for move in legal:
        if str(move).casefold() == wanted:
            return move
    raise Illegal(text, tuple(str(move) for move in legal))


def notations(rules: Rules[S, M, View], state: S, seat: Seat) -> list[str]:
    """The notation of every legal move, in the rules' order."""
    return [str(move) for move in rules.moves(state, seat)]


def kinds(moves: Iterable[Move]) -> list[str]:
    """The kinds among moves, in order of appearance."""
    return list(dict.fromkeys(move.kind for move in moves))
