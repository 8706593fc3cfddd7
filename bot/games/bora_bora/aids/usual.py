"""The usual answers: those that most players give to small questions. A page gives them by itself and offers
the others beside the next question (`Offer.usual`)."""

from __future__ import annotations

from typing import Any

from bot.core import Decision
from bot.games.bora_bora.board import Board
from bot.games.bora_bora.building import Building
from bot.games.bora_bora.components import MATERIALS
from bot.games.bora_bora.expanding import Hut, NoRed
from bot.games.bora_bora.gains import Space, fitting
from bot.games.bora_bora.persons import Home, free_spots
from bot.games.bora_bora.state import At, State
from bot.games.bora_bora.temple import Priest


def is_usual(at: At[Any], decision: Decision) -> bool:
    """Whether most players would give this answer to the current question."""
    player, task = at.state.active, at.task
    match decision:
        case Hut(space):
            return space == _hut(at.state)
        case Home(space):
            return space == free_spots(player)[0] + 1
        case Space(space):
            return at.board.space_at[space] == _space(at.board, at.state, task.material)
        case Priest(slot):
            return bool(slot == min(task.value, len(at.state.temple)))
        case Building(number):
            return number == max(building for building in player.buildings if building <= task.value)
    return isinstance(decision, NoRed)


def _hut(state: State) -> int:
    """The first space with a single hut, which then becomes free; else the space with most huts."""
    huts = [spot.huts for spot in state.active.spots]
    return huts.index(1 if 1 in huts else max(huts)) + 1


def _space(board: Board, state: State, material: str) -> int:
    """The space with most materials beside it, so that a building can be built soon; else the first."""
    held = state.active.ceremony

    def beside(space: int) -> int:
        return sum(held[other] in MATERIALS for other in board.neighbours(space))

    return max(fitting(board, state.active, material), key=lambda space: (beside(space), -space))
