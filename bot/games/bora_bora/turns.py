"""The sequence of rounds, phases, laps and turns (section 4), and steps without a decision."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec.structs import replace

from bot.core import CHANCE, Seat
from bot.games.bora_bora.abilities import carry_out, nothing_to_use
from bot.games.bora_bora.board import Board
from bot.games.bora_bora.cards import reshuffle
from bot.games.bora_bora.expanding import red_is_asked
from bot.games.bora_bora.jewelry import affordable
from bot.games.bora_bora.setup import display_deals
from bot.games.bora_bora.state import (
    CHANCE_TASKS,
    Ability,
    AskRed,
    BuyJewel,
    Deal,
    Done,
    Evaluate,
    Phase,
    PlaceDie,
    ResolveTask,
    StartHut,
    State,
    TakeTask,
    Task,
    UsePersons,
    proceed,
    swapped,
)

LAPS = 3
"""Each player places three dice (BB-4.3)."""
_NOBODY: Final[tuple[Seat, ...]] = ()
_CHANCE: Final = (CHANCE,)


def to_act(state: State) -> tuple[Seat, ...]:
    """The seat that must act; chance before draws and evaluations; nobody when the match is over."""
    agenda = state.agenda
    if not agenda:
        return _NOBODY
    return _CHANCE if type(agenda[0]) in CHANCE_TASKS else (state.turn,)


def imagine(state: State, seat: Seat) -> State | None:
    """The state as if it were the seat's turn to place a die or to use persons, for plans; None if it has no
    such turn in this phase any more."""
    if state.turn < 0 or state.phase not in ("A", "B"):
        return None
    place = state.order.index(seat)
    if state.phase == "A" and state.players[seat].dice:
        task: Task = PlaceDie()
    elif state.phase == "B" and place > state.place:
        task = UsePersons()
    else:
        return None
    return replace(state, turn=seat, place=place, turns=state.turns + 1, agenda=(task,))


def ahead(board: Board, state: State, seat: Seat) -> State | None:
    """The state as if it were the seat's next turn of the round, once its dice are placed: persons, jewelry,
    and tasks. None: there is no such turn, or a card is drawn before that the seat may get."""
    if state.turn < 0 or not state.agenda or type(state.agenda[0]) is Deal:
        return None
    if state.phase not in AHEAD and (state.phase != "A" or state.players[seat].dice):
        return None
    place = state.order.index(seat)
    now = AHEAD.index(state.phase) if state.phase in AHEAD else -1
    first = now + (place <= state.place) if now >= 0 else 0
    for phase in AHEAD[first:]:
        if phase == "final" and state.round < board.data.counts.rounds:
            return None
        asked = LATER[phase](board, replace(state, phase=phase), place)
        if to_act(asked) == (seat,):
            return asked
    return None


# Steps without a decision


def _shuffle_if_empty(board: Board, state: State, task: Deal) -> Done | None:
    if task.what in ("open", "card") and not any(state.deck):
        return reshuffle(state, task)
    return None


def _skip_red(board: Board, state: State, task: AskRed) -> Done | None:
    return None if red_is_asked(state) else proceed(state)


def _end_uses(board: Board, state: State, task: UsePersons) -> Done | None:
    """End the turn if it began with something to use and public information now shows that nothing is left
    (BB-14.5)."""
    return proceed(state) if task.used and nothing_to_use(board, state, state.turn, task) else None


AUTOMATIC: Final[Mapping[type, Callable[[Board, State, Any], Done | None]]] = {
    Ability: carry_out,
    Deal: _shuffle_if_empty,
    AskRed: _skip_red,
    UsePersons: _end_uses,
}
"""For tasks that may need no decision: the state after them, or None if a seat or chance must act."""


def settle(board: Board, state: State) -> State:
    """Do everything that needs no decision, until somebody must act or the match is over."""
    while True:
        if state.agenda:
            head = state.agenda[0]
            step = AUTOMATIC.get(type(head))
            if step is None:
                return state
            after = step(board, state, head)
            if after is None:
                return state
            state = after[0]
        elif state.phase == "over":
            return state
        else:
            state = end_turn(board, state)


# Turns


def begin(state: State, phase: Phase, place: int, *tasks: Task, **changes: Any) -> State:
    """Begin the turn of the player at an index of the turn order."""
    return replace(
        state,
        phase=phase,
        place=place,
        turn=state.order[place],
        turns=state.turns + 1,
        agenda=tasks,
        **changes,
    )


def end_turn(board: Board, state: State) -> State:
    """Begin the next turn, lap, phase, step or round."""
    place = state.place + 1
    return (LATER if place < len(state.order) else LAST)[state.phase](board, state, place)


def end_lap(board: Board, state: State, place: int) -> State:
    """Begin the next lap of Phase A, or Phase B after the last one (BB-4.3, BB-4.5)."""
    if state.lap < LAPS:
        return begin(state, "A", 0, PLACE_DIE, lap=state.lap + 1)
    return person_turn(board, replace(state, lap=0), 0)


def end_uses(board: Board, state: State, place: int) -> State:
    """Score status and temple, steps 1 and 2 of Phase C; the next turn is the first purchase (BB-4.6)."""
    return replace(state, phase="jewelry", place=-1, agenda=EVALUATION)


def start_turn(board: Board, state: State, place: int) -> State:
    """Start huts in reverse turn order (BB-3.17). After the first player's hut the dice are rolled."""
    if state.place < 0:
        return begin(state, "setup", state.seats - 1, StartHut())
    if state.place:
        return begin(state, "setup", state.place - 1, StartHut())
    return first_lap(board, state)


def first_lap(board: Board, state: State, *deals: Task) -> State:
    """All players roll their dice (BB-4.2). Then the first player places a die (BB-4.1)."""
    rolls = (Deal("die", seat, board.data.counts.dice) for seat in state.order)
    return begin(state, "A", 0, *deals, *rolls, PLACE_DIE, lap=1)


def person_turn(board: Board, state: State, place: int) -> State:
    """A turn of Phase B. If there is nothing to use, chance ends it (BB-14.5)."""
    idle = nothing_to_use(board, state, state.order[place], USE_PERSONS)
    return begin(state, "B", place, IDLE if idle else USE_PERSONS)


def jewel_turn(board: Board, state: State, place: int) -> State:
    """A purchase. If the seat cannot buy anything, chance ends the turn (BB-14.5)."""
    can = affordable(board, state, state.order[place])
    return begin(state, "jewelry", place, BUY_JEWEL if can else IDLE)


def close_round(board: Board, state: State) -> State:
    """Clear the round: what is left of it leaves the game, and the dice return (BB-4.8, BB-10.10,
    BB-10.20)."""
    left = (*state.board_tasks, *state.jewelry[state.round - 1])
    persons_left = tuple(person for person in (*state.men, *state.women) if person)
    return replace(
        state,
        gone=(*state.gone, *left, *persons_left),
        board_tasks=(),
        jewelry=swapped(state.jewelry, state.round - 1, ()),
        men=("",) * len(state.men),
        women=("",) * len(state.women),
        tiles=((),) * len(state.tiles),
    )


def end_round(board: Board, state: State, place: int) -> State:
    """End the round. Then comes the next one (BB-4.8, BB-4.9, BB-4.13), or the final tasks (BB-16.1)."""
    state = close_round(board, state)
    if state.round == board.data.counts.rounds:
        return final_turn(board, state, 0)
    return first_lap(board, replace(state, round=state.round + 1), *display_deals(board, state.seats))


def final_turn(board: Board, state: State, place: int) -> State:
    """One player resolves all three open tasks (BB-16.2, BB-16.9)."""
    return begin(state, "final", place, *(RESOLVE_TASK,) * board.data.counts.tasks)


def end_tasks(board: Board, state: State, place: int) -> State:
    """Score the end of the game (BB-16.4)."""
    return replace(state, turn=-1, place=-1, agenda=(Evaluate("final"),))


PLACE_DIE, USE_PERSONS, BUY_JEWEL = PlaceDie(), UsePersons(), BuyJewel()
RESOLVE_TASK, TAKE_TASK, IDLE = ResolveTask(), TakeTask(), Evaluate("idle")
EVALUATION: tuple[Task, ...] = (Evaluate("status"), Evaluate("temple"))

Next = Callable[[Board, State, int], State]

LATER: Final[Mapping[Phase, Next]] = {
    "setup": start_turn,
    "A": lambda board, state, place: begin(state, "A", place, PLACE_DIE),
    "B": person_turn,
    "jewelry": jewel_turn,
    "tasks": lambda board, state, place: begin(state, "tasks", place, RESOLVE_TASK),
    "take": lambda board, state, place: begin(state, "take", place, TAKE_TASK),
    "final": final_turn,
}
"""For each phase: what follows a turn when others have still to take theirs."""

AHEAD: Final[tuple[Phase, ...]] = ("B", "jewelry", "tasks", "take", "final")
"""Phases in which others can hardly change what a seat may do."""

LAST: Final[Mapping[Phase, Next]] = {
    "setup": start_turn,
    "A": end_lap,
    "B": end_uses,
    "jewelry": lambda board, state, place: begin(state, "tasks", 0, RESOLVE_TASK),
    "tasks": lambda board, state, place: begin(state, "take", 0, TAKE_TASK),
    "take": end_round,
    "final": end_tasks,
}
"""For each phase: what follows the last turn."""
