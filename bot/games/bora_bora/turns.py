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


# Steps without a decision


def _shuffle_if_empty(board: Board, state: State, task: Deal) -> State | None:
    if task.what in ("open", "card") and not any(state.deck):
        return reshuffle(state, task)
    return None


def _skip_red(board: Board, state: State, task: AskRed) -> State | None:
    return None if red_is_asked(state) else proceed(state)


def _end_uses(board: Board, state: State, task: UsePersons) -> State | None:
    """End the turn if it began with something to use and public information now shows that nothing is left
    (BB-14.5)."""
    return proceed(state) if task.used and nothing_to_use(board, state, task) else None


AUTOMATIC: Final[Mapping[type, Callable[[Board, State, Any], State | None]]] = {
    Ability: carry_out,
    Deal: _shuffle_if_empty,
    AskRed: _skip_red,
    UsePersons: _end_uses,
}
"""For tasks that may need no decision: the state after them, or None if a seat or chance must act."""


def settle(board: Board, state: State) -> State:
    """Do everything that needs no decision, until somebody must act or the match is over."""
    while True:
        agenda = state.agenda
        if agenda:
            step = AUTOMATIC.get(type(agenda[0]))
            after = step(board, state, agenda[0]) if step is not None else None
            if after is None:
                return state
            state = after
        elif state.phase == "over":
            return state
        else:
            state = end_turn(board, state)


# Turns


def begin(state: State, phase: Phase, place: int, *tasks: Task) -> State:
    """Begin the turn of the player at an index of the turn order."""
    return replace(
        state,
        phase=phase,
        place=place,
        turn=state.order[place],
        turns=state.turns + 1,
        agenda=tasks,
    )


def end_turn(board: Board, state: State) -> State:
    """Begin the next turn, lap, phase, step or round."""
    last = state.place == state.seats - 1
    match state.phase:
        case "setup":
            return start_turn(board, state)
        case "A":
            if not last:
                return begin(state, "A", state.place + 1, PlaceDie())
            if state.lap < LAPS:
                return begin(replace(state, lap=state.lap + 1), "A", 0, PlaceDie())
            return person_turn(board, replace(state, lap=0), 0)  # BB-4.5
        case "B":
            if not last:
                return person_turn(board, state, state.place + 1)
            # The steps of Phase C; the next turn is the first purchase (BB-4.6).
            evaluation = (Evaluate("status"), Evaluate("temple"))
            return replace(state, phase="jewelry", place=-1, agenda=evaluation)
        case "jewelry":
            if not last:
                return jewel_turn(board, state, state.place + 1)
            return begin(state, "tasks", 0, ResolveTask())
        case "tasks":
            if not last:
                return begin(state, "tasks", state.place + 1, ResolveTask())
            return begin(state, "take", 0, TakeTask())
        case "take":
            if not last:
                return begin(state, "take", state.place + 1, TakeTask())
            return end_round(board, state)
        case _:
            if not last:
                return final_turn(board, state, state.place + 1)
            return replace(state, turn=-1, place=-1, agenda=(Evaluate("final"),))


def start_turn(board: Board, state: State) -> State:
    """Start huts in reverse turn order (BB-3.17). After the first player's hut the dice are rolled."""
    if state.place < 0:
        return begin(state, "setup", state.seats - 1, StartHut())
    if state.place:
        return begin(state, "setup", state.place - 1, StartHut())
    return first_lap(board, state)


def first_lap(board: Board, state: State, *deals: Task) -> State:
    """All players roll their dice (BB-4.2). Then the first player places a die (BB-4.1)."""
    rolls = (Deal("die", seat, board.data.counts.dice) for seat in state.order)
    return begin(replace(state, lap=1), "A", 0, *deals, *rolls, PlaceDie())


def person_turn(board: Board, state: State, place: int) -> State:
    """A turn of Phase B. If there is nothing to use, chance ends it (BB-14.5)."""
    state = begin(state, "B", place, UsePersons())
    return replace(state, agenda=(Evaluate("idle"),)) if nothing_to_use(board, state, UsePersons()) else state


def jewel_turn(board: Board, state: State, place: int) -> State:
    """A purchase. If the seat cannot buy anything, chance ends the turn (BB-14.5)."""
    can = affordable(board, state, state.order[place])
    return begin(state, "jewelry", place, BuyJewel() if can else Evaluate("idle"))


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


def end_round(board: Board, state: State) -> State:
    """End the round. Then comes the next one (BB-4.8, BB-4.9, BB-4.13), or the final tasks (BB-16.1)."""
    state = close_round(board, state)
    if state.round == board.data.counts.rounds:
        return final_turn(board, state, 0)
    return first_lap(board, replace(state, round=state.round + 1), *display_deals(board, state.seats))


def final_turn(board: Board, state: State, place: int) -> State:
    """One player resolves all three open tasks (BB-16.2, BB-16.9)."""
    return begin(state, "final", place, *(ResolveTask() for _ in range(board.data.counts.tasks)))
