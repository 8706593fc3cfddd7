"""The fire bonus (BB-7.38, BB-7.39, BB-7.42)."""

from __future__ import annotations

from bot.games.bora_bora.board import Board
from bot.games.bora_bora.cards import sources, take_card
from bot.games.bora_bora.events import Climbed, Rose
from bot.games.bora_bora.gains import gain
from bot.games.bora_bora.moves import First, Second
from bot.games.bora_bora.state import Done, FireFirst, FireSecond, State, Task, proceed
from bot.games.bora_bora.status import climb

BONUS: tuple[Task, ...] = (FireFirst(), FireSecond())
"""The two choices of a fire bonus, in the order of BB-7.42."""
SECONDS = (Second("status"), Second("shell"))


def first_moves(board: Board, state: State, task: FireFirst) -> list[First]:
    """The first half: a god card or an offering (BB-7.38)."""
    return [*(First(source) for source in sources(state)), First("")]


def take_first(board: Board, state: State, task: FireFirst, move: First) -> Done:
    """Carry out the first half before the second half is chosen (BB-7.42)."""
    return take_card(state, move.card) if move.card else gain(state, "offering", 1)


def second_moves(board: Board, state: State, task: FireSecond) -> tuple[Second, ...]:
    """The second half: a status step, even at the end of the track (BB-7.43), or a shell."""
    return SECONDS


def take_second(board: Board, state: State, task: FireSecond, move: Second) -> Done:
    """Carry out the second half."""
    if move.what == "shell":
        return gain(state, "shell", 1)
    status, space, moved = climb(board, state.status, state.turn, 1)
    marks = (Rose(state.turn, space),) if moved else ()
    return proceed(state, Climbed(state.turn, space), *marks, status=status)
