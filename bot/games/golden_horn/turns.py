"""The sequence of turns (section 4) and the end of the game (GH-10.1 to GH-10.9)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.core import CHANCE, Seat
from bot.games.golden_horn.arrival import reshuffle
from bot.games.golden_horn.board import Board
from bot.games.golden_horn.events import Called, EndNotCalled, Passed, TurnSkipped, WarehousesOpened
from bot.games.golden_horn.loading import movable, movable_fleet
from bot.games.golden_horn.moves import Call, Decline, Pass, Reveal, Skip
from bot.games.golden_horn.pirates import attack_in_sight
from bot.games.golden_horn.sailing import ASK_END
from bot.games.golden_horn.state import (
    CHANCE_TASKS,
    AskEnd,
    ChooseShip,
    Draw,
    Fill,
    Final,
    NamePorts,
    OpenTurn,
    OpenWarehouses,
    Played,
    SailShip,
    SkipTurn,
    State,
    Task,
    remember,
)

BY_CHANCE: tuple[Seat, ...] = (CHANCE,)
OPEN_TURN: tuple[Task, ...] = (OpenTurn(),)
END_OF_TURN: tuple[Task, ...] = (ASK_END,)

PASSABLE = frozenset({AskEnd, OpenTurn, Draw, ChooseShip})
"""Tasks that may turn out to need no decision."""


def to_act(state: State) -> tuple[Seat, ...]:
    """The seats that must act now, or chance."""
    if not state.agenda:
        return ()
    head = state.agenda[0]
    if type(head) in CHANCE_TASKS:
        return BY_CHANCE
    if type(head) is NamePorts:
        return tuple(seat for seat, ports in enumerate(state.sealed) if ports is None)
    return (state.turn,)


def foresee(state: State, seat: Seat) -> State | None:
    """The state in which a preview continues before the cubes or cards are drawn.

    The cubes of a refill and the cards of an arrival do not change what the seat may do next (GH-11.1,
    GH-10.3).
    """
    if seat != state.turn or len(state.agenda) < 2:
        return None
    head, after = state.agenda[:2]
    if isinstance(head, Fill) and isinstance(after, SailShip):
        return replace(state, agenda=state.agenda[1:])
    if isinstance(head, Draw) and isinstance(after, AskEnd) and may_call(state, seat):
        return replace(state, agenda=state.agenda[1:])
    return None


def imagine(board: Board, state: State, seat: Seat) -> State | None:
    """The state as if it were the seat's turn, for plans; None where the seat has no turn any more."""
    if state.turn < 0 or not state.agenda or type(state.agenda[0]) is OpenWarehouses:
        return None
    if state.final is not None and _turns_after(state, seat) <= _turns_after(state, state.turn):
        return None
    return settle(board, replace(state, turn=seat, turns=state.turns + 1, agenda=OPEN_TURN))


def _turns_after(state: State, seat: Seat) -> int:
    """How many seats come before this one in a round."""
    assert state.start is not None
    return (seat - state.start) % state.seats


def settle(board: Board, state: State) -> State:
    """Do everything that needs no decision (GH-11.2), until somebody must act or the match is over."""
    while True:
        if not state.agenda:
            state = next_turn(state)
        head = state.agenda[0]
        if type(head) not in PASSABLE:
            return state
        if type(head) is AskEnd:
            if may_call(state, state.turn):
                return state
            state = next_turn(state)
        elif type(head) is OpenTurn:
            if board.skips and not may_do(board, state, state.turn):
                return replace(state, agenda=(SkipTurn(),))
            return state
        elif type(head) is Draw:
            if any(state.pile):
                return state
            # A card is due and the draw pile is empty (GH-8.7, GH-8.9).
            if any(state.discard):
                return reshuffle(state, head)
            state = replace(state, agenda=state.agenda[1:])
        elif type(head) is ChooseShip:
            # After an attack, the move is skipped if no ship can move. Both facts are public (GH-6.17).
            if movable_fleet(board, state, state.turn):
                return state
            state = remember(*end_movement(state))


def may_do(board: Board, state: State, seat: Seat) -> bool:
    """Whether the seat can do something in its turn, judged by public information alone (GH-11.2,
    GH-11.3)."""
    for ship in board.fleets[seat]:
        if movable(board, state, ship):
            return True
    return attack_in_sight(board, state, seat)


def next_turn(state: State) -> State:
    """End the turn. The next seat's turn begins (GH-4.1), or the match is over (GH-10.6, GH-10.7)."""
    if not state.turns:
        assert state.start is not None
        return replace(state, turn=state.start, turns=1, agenda=OPEN_TURN)
    if state.final and state.turn == last_seat(state):
        return replace(state, agenda=(OpenWarehouses(),))
    turn = (state.turn + 1) % state.seats
    return replace(state, turn=turn, turns=state.turns + 1, agenda=OPEN_TURN)


def last_seat(state: State) -> Seat:
    """The player to the right of the start player, who takes the last turn (GH-10.6)."""
    assert state.start is not None
    return (state.start - 1) % state.seats


def may_call(state: State, seat: Seat) -> bool:
    """Whether the seat may call the end in its own turn: it has all six colours, and the final round has not
    begun (GH-10.3, GH-10.8)."""
    return state.final is None and all(state.warehouses[seat])


def end_movement(state: State) -> Played:
    """End the movement of a seat that has no ship to move (GH-6.17)."""
    return replace(state, agenda=END_OF_TURN), (Passed(state.turn),)


def pass_turn(board: Board, state: State, seat: Seat, move: Pass) -> Played:
    """Answer D2 with no ship that can move (GH-6.17)."""
    return end_movement(state)


def skip_turn(board: Board, state: State, seat: Seat, move: Skip) -> Played:
    """Skip a turn in which nothing can be done (GH-11.2). The marks of the previous turn are kept."""
    after = replace(state, last=(*state.last, Passed(state.turn)), agenda=END_OF_TURN)
    return after, (TurnSkipped(state.turn),)


def call_end(board: Board, state: State, seat: Seat, move: Call) -> Played:
    """Answer D6: call the end (GH-10.2)."""
    return replace(state, agenda=state.agenda[1:], final=Final(seat)), (Called(seat),)


def decline_end(board: Board, state: State, seat: Seat, move: Decline) -> Played:
    """Answer D6: do not call the end (GH-10.4)."""
    return replace(state, agenda=state.agenda[1:]), (EndNotCalled(seat),)


def open_warehouses(board: Board, state: State, seat: Seat, move: Reveal) -> Played:
    """Open the warehouses, which ends the match (GH-12.5)."""
    return replace(state, agenda=()), (WarehousesOpened(),)
