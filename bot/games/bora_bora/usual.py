"""The usual answers: those that most players give to small questions. A page gives them by itself and offers
the others beside the next question (`Offer.usual`)."""

from __future__ import annotations

from bot.games.bora_bora import moves as m
from bot.games.bora_bora.board import Board
from bot.games.bora_bora.components import MATERIALS
from bot.games.bora_bora.gains import fitting
from bot.games.bora_bora.persons import free_spots
from bot.games.bora_bora.state import ChooseBuilding, PutMaterial, SendPriest, State


def is_usual(board: Board, state: State, move: m.Move) -> bool:
    """Whether most players would answer the question at hand so."""
    head = state.agenda[0]
    match move, head:
        case m.Hut(space), _:
            return space == _hut(state)
        case m.Home(space), _:
            return space == free_spots(state.active)[0] + 1
        case m.Space(space), PutMaterial(material):
            return board.space_at[space] == _space(board, state, material)
        case m.Priest(slot), SendPriest(value):
            return slot == min(value, len(state.temple))
        case m.Building(number), ChooseBuilding(value):
            return number == max(one for one in state.active.buildings if one <= value)
        case m.Red(how), _:
            return how == "no"
    return False


def _hut(state: State) -> int:
    """The first space that a hut leaves free, else the space with most huts."""
    huts = [spot.huts for spot in state.active.spots]
    return huts.index(1 if 1 in huts else max(huts)) + 1


def _space(board: Board, state: State, material: str) -> int:
    """The space with most materials beside it, so that a building can be built soon; else the first."""
    held = state.active.ceremony
    found = fitting(board, state.active, material)

    def beside(space: int) -> int:
        others = [one if other == space else other for one, other in board.pairs if space in (one, other)]
        return sum(held[other] in MATERIALS for other in others)

    return max(found, key=lambda space: (beside(space), -space))
