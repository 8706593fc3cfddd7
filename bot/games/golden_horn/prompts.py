"""The question to a seat."""

from __future__ import annotations

from bot.core import Fact, Seat, fact
from bot.games.golden_horn.board import Board
from bot.games.golden_horn.loading import movable_fleet
from bot.games.golden_horn.pirates import attack_in_sight
from bot.games.golden_horn.state import (
    AskEnd,
    ChooseShip,
    LoadShip,
    NamePorts,
    OpenTurn,
    SailShip,
    SetDirection,
    State,
)


def prompt(board: Board, state: State, seat: Seat) -> Fact:
    """The question for the first task of the agenda. It depends on public information alone (GH-12.6)."""
    match state.agenda[0] if state.agenda else None:
        case NamePorts():
            return fact("gh-ask-ports" if state.sealed[seat] is None else "gh-ask-ports-sealed")
        case OpenTurn():
            if not movable_fleet(board, state, state.turn):
                return fact("gh-ask-pass")
            return fact("gh-ask-turn" if attack_in_sight(board, state, state.turn) else "gh-ask-move")
        case ChooseShip():
            return fact("gh-ask-ship")
        case LoadShip(ship):
            return fact("gh-ask-load", ship=board.ships[ship].id)
        case SetDirection(ship):
            return fact("gh-ask-bow", ship=board.ships[ship].id)
        case SailShip(ship):
            return fact("gh-ask-sail", ship=board.ships[ship].id)
        case AskEnd():
            return fact("gh-ask-call")
        case None:
            return fact("gh-ask-over")
        case _:
            return fact("gh-ask-wait")
