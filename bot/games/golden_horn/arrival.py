"""Arriving in a port and drawing cards (section 8)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.core import Seat
from bot.games.golden_horn.board import Board
from bot.games.golden_horn.colours import NONE, add
from bot.games.golden_horn.events import Arrived, CardDrawn
from bot.games.golden_horn.moves import Card
from bot.games.golden_horn.state import Draw, Played, Ship, State, put


def cards_due(board: Board, ship: int, node: int) -> int:
    """How many cards the owner draws when the ship arrives at a node, loaded or not (GH-8.3 to GH-8.5)."""
    if board.at_sea(node) or (not board.main_port(node) and not board.modone_cards):
        return 0
    return board.ships[ship].cards


def arrive(board: Board, state: State, ship: int) -> tuple[State, Arrived]:
    """Let the ship arrive in a port, where its owner draws cards.

    In a main port the cubes go to the warehouse and the voyage ends (GH-8.1, GH-8.10, GH-9.6). In Modone
    cubes, direction and reversal stay as they are (GH-8.11).
    """
    it, vessel = state.ships[ship], board.ships[ship]
    seat, node = vessel.seat, it.node
    due = cards_due(board, ship, node)
    agenda = (Draw(seat, due), *state.agenda) if due else state.agenda
    if not board.main_port(node):
        arrived = Arrived(seat, vessel.id, board.route[node].id, None, 0, 0)
        return replace(state, agenda=agenda), arrived
    warehouses = state.warehouses
    if it.cubes:
        warehouses = put(warehouses, seat, add(warehouses[seat], it.cargo, it.cubes))
    after = replace(state, ships=put(state.ships, ship, Ship(node)), warehouses=warehouses, agenda=agenda)
    return after, Arrived(seat, vessel.id, board.route[node].id, it.cargo or None, it.cubes, 0)


def draw_card(board: Board, state: State, seat: Seat, move: Card) -> Played:
    """Put a drawn card into a hand (GH-8.7)."""
    head = state.agenda[0]
    assert isinstance(head, Draw)
    to, rest = head.seat, state.agenda[1:]
    after = replace(
        state,
        agenda=(Draw(to, head.left - 1), *rest) if head.left > 1 else rest,
        pile=add(state.pile, move.colour, -1),
        hands=put(state.hands, to, add(state.hands[to], move.colour)),
    )
    return after, (CardDrawn(to, move.colour, not state.turns, head.reshuffled),)


def reshuffle(state: State, head: Draw) -> State:
    """Make the discard pile the draw pile (GH-8.7). This is not a random event by itself (GH-13.5)."""
    return replace(
        state,
        pile=state.discard,
        discard=NONE,
        agenda=(replace(head, reshuffled=True), *state.agenda[1:]),
    )
