"""stub"""

from __future__ import annotations

from bot.core import Fact, Seat
from bot.games.edo.board import Board
from bot.games.edo.state import State


def why_not(board: Board, state: State, seat: Seat, text: str, acting: tuple[Seat, ...]) -> Fact | None:
    return None
