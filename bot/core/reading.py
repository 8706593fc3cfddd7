"""Reading of notation. A text is looked up among the legal moves; it is never parsed into a move."""

from __future__ import annotations

from typing import TypeVar

from bot.core.rules import Move, Rules, View
from bot.core.seats import Seat

S = TypeVar("S")
M = TypeVar("M", bound=Move)


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
