"""The sequence of turns (section 4) and the end of the game (GH-10.1 to GH-10.9)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.core import CHANCE, Seat
from bot.games.golden_horn.board import Chart
from bot.games.golden_horn.colours import NONE, add
from bot.games.golden_horn.events import Arrived, Called, Passed
from bot.games.golden_horn.moves import Call, Card, Decline
from bot.games.golden_horn.raids import attack_in_sight
from bot.games.golden_horn.sailing import movable_fleet
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
    SailShip,
    SkipTurn,
    State,
    note,
    swapped,
)


def to_act(state: State) -> tuple[Seat, ...]:
    """The seats that must act now, or chance."""
    if not state.agenda:
        return ()
    head = state.agenda[0]
    if isinstance(head, CHANCE_TASKS):
        return (CHANCE,)
    if isinstance(head, NamePorts):
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


def settle(chart: Chart, state: State) -> State:
    """Do everything that needs no decision (GH-11.2), until somebody must act or the match is over."""
    while True:
        if not state.agenda:
            state = next_turn(state)
        head = state.agenda[0]
        if isinstance(head, Draw):
            if any(state.pile):
                return state
            # A card is due and the draw pile is empty (GH-8.7, GH-8.9).
            if any(state.discard):
                return _reshuffled(state, head)
            state = replace(state, agenda=state.agenda[1:])
        elif isinstance(head, AskEnd):
            if may_call(state, state.turn):
                return state
            state = replace(state, agenda=state.agenda[1:])
        elif isinstance(head, ChooseShip):
            # After an attack, the move is skipped if no ship can move. Both facts are public (GH-6.17).
            if movable_fleet(chart, state, state.turn):
                return state
            state = passed(state)
        elif isinstance(head, OpenTurn) and chart.skips and not may_do(chart, state, state.turn):
            return replace(state, agenda=(SkipTurn(),))
        else:
            return state


def may_do(chart: Chart, state: State, seat: Seat) -> bool:
    """Whether the seat can do something in its turn, judged by public information alone (GH-11.2,
    GH-11.3)."""
    return bool(movable_fleet(chart, state, seat)) or attack_in_sight(chart, state, seat)


def next_turn(state: State) -> State:
    """End the turn. The next seat's turn begins (GH-4.1), or the match is over (GH-10.6, GH-10.7)."""
    assert state.start is not None
    if not state.turns:
        return replace(state, turn=state.start, turns=1, agenda=(OpenTurn(),))
    if state.final and state.turn == last_seat(state):
        return replace(state, agenda=(OpenWarehouses(),))
    turn = (state.turn + 1) % state.seats
    return replace(state, turn=turn, turns=state.turns + 1, agenda=(OpenTurn(),))


def last_seat(state: State) -> Seat:
    """The player to the right of the start player, who takes the last turn (GH-10.6)."""
    assert state.start is not None
    return (state.start - 1) % state.seats


def may_call(state: State, seat: Seat) -> bool:
    """Whether the seat may call the end in its own turn: it has all six colours, and the final round has not
    begun (GH-10.3, GH-10.8)."""
    return state.final is None and all(state.warehouses[seat])


def opened(state: State) -> State:
    """Open the warehouses, which ends the match (GH-12.5)."""
    return replace(state, agenda=())


def passed(state: State) -> State:
    """End the movement of a seat that has no ship to move (GH-6.17)."""
    return replace(note(state, Passed(state.turn)), agenda=(AskEnd(),))


def skipped(state: State) -> State:
    """Skip a turn in which nothing can be done (GH-11.2). The events of the previous turn are kept."""
    return replace(state, last=(*state.last, Passed(state.turn)), agenda=(AskEnd(),))


def answered(state: State, move: Call | Decline) -> State:
    """Answer D6: call the end or not (GH-10.2, GH-10.4)."""
    state = replace(state, agenda=state.agenda[1:])
    if isinstance(move, Decline):
        return state
    return replace(note(state, Called(state.turn)), final=Final(state.turn))


def drawn(state: State, card: Card) -> State:
    """Put a drawn card into a hand (GH-8.7)."""
    head = state.agenda[0]
    assert isinstance(head, Draw)
    rest = (Draw(head.seat, head.left - 1),) if head.left > 1 else ()
    state = replace(
        state,
        agenda=(*rest, *state.agenda[1:]),
        pile=add(state.pile, card.colour, -1),
        hands=swapped(state.hands, head.seat, add(state.hands[head.seat], card.colour)),
    )
    arrival = state.last[-1] if state.turns else None
    if not isinstance(arrival, Arrived):
        return state
    arrival = replace(arrival, cards=arrival.cards + 1, reshuffled=arrival.reshuffled or head.reshuffled)
    return replace(state, last=(*state.last[:-1], arrival))


def _reshuffled(state: State, head: Draw) -> State:
    """Make the discard pile the draw pile (GH-8.7). This is not a random event by itself (GH-13.5)."""
    return replace(
        state,
        pile=state.discard,
        discard=NONE,
        agenda=(replace(head, reshuffled=True), *state.agenda[1:]),
    )
