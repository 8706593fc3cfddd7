"""The sequence of rounds, phases, laps and turns (section 4), and steps without a decision."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.bora_bora.abilities import carried_out, nothing_to_use
from bot.games.bora_bora.board import Box
from bot.games.bora_bora.evaluating import affordable, round_closed
from bot.games.bora_bora.expanding import red_is_asked
from bot.games.bora_bora.gods import reshuffled
from bot.games.bora_bora.state import (
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
    then,
)

LAPS = 3
"""Each player places three dice (BB-4.3)."""


def settle(box: Box, state: State) -> State:
    """Do everything that needs no decision, until somebody must act or the match is over."""
    while True:
        if not state.agenda:
            if state.phase == "over":
                return state
            state = next_turn(box, state)
            continue
        head = state.agenda[0]
        if isinstance(head, Ability):
            state = carried_out(box, state, head)
        elif isinstance(head, Deal):
            if head.what in ("open", "card") and not any(state.deck):
                state = reshuffled(state, head)
            return state
        elif (isinstance(head, AskRed) and not red_is_asked(state)) or (
            # The turn began with something to use; public information now shows that nothing is left
            # (BB-14.5).
            isinstance(head, UsePersons) and head.used and nothing_to_use(box, state, head)
        ):
            state = then(state)
        else:
            return state


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


def next_turn(box: Box, state: State) -> State:
    """End the turn. The next turn, lap, phase, step or round begins."""
    last = state.place == state.seats - 1
    match state.phase:
        case "setup":
            return start_turn(box, state)
        case "A":
            if not last:
                return begin(state, "A", state.place + 1, PlaceDie())
            if state.lap < LAPS:
                return begin(replace(state, lap=state.lap + 1), "A", 0, PlaceDie())
            return person_turn(box, replace(state, lap=0), 0)  # BB-4.5
        case "B":
            if not last:
                return person_turn(box, state, state.place + 1)
            # The steps of Phase C; the next turn is the first purchase (BB-4.6).
            evaluation = (Evaluate("status"), Evaluate("temple"))
            return replace(state, phase="jewelry", place=-1, agenda=evaluation)
        case "jewelry":
            if not last:
                return jewel_turn(box, state, state.place + 1)
            return begin(state, "tasks", 0, ResolveTask())
        case "tasks":
            if not last:
                return begin(state, "tasks", state.place + 1, ResolveTask())
            return begin(state, "take", 0, TakeTask())
        case "take":
            if not last:
                return begin(state, "take", state.place + 1, TakeTask())
            return round_ended(box, state)
        case _:
            if not last:
                return final_turn(box, state, state.place + 1)
            return replace(state, turn=-1, place=-1, agenda=(Evaluate("final"),))


def start_turn(box: Box, state: State) -> State:
    """Start huts in reverse turn order (BB-3.17). After the first player's hut the dice are rolled."""
    if state.place < 0:
        return begin(state, "setup", state.seats - 1, StartHut())
    if state.place:
        return begin(state, "setup", state.place - 1, StartHut())
    return first_lap(box, state)


def first_lap(box: Box, state: State, *deals: Task) -> State:
    """All players roll their dice (BB-4.2). Then the first player places a die (BB-4.1)."""
    rolls = (Deal("die", seat, box.data.counts.dice) for seat in state.order)
    return begin(replace(state, lap=1), "A", 0, *deals, *rolls, PlaceDie())


def person_turn(box: Box, state: State, place: int) -> State:
    """A turn of Phase B. If there is nothing to use, chance ends it (BB-14.5)."""
    state = begin(state, "B", place, UsePersons())
    return replace(state, agenda=(Evaluate("idle"),)) if nothing_to_use(box, state, UsePersons()) else state


def jewel_turn(box: Box, state: State, place: int) -> State:
    """A purchase. If the seat cannot buy anything, chance ends the turn (BB-14.5)."""
    can = affordable(box, state, state.order[place])
    return begin(state, "jewelry", place, BuyJewel() if can else Evaluate("idle"))


def round_ended(box: Box, state: State) -> State:
    """Begin the next round (BB-4.8, BB-4.9, BB-4.13), or the final tasks after the last round (BB-16.1)."""
    state = round_closed(box, state)
    if state.round == box.data.counts.rounds:
        return final_turn(box, state, 0)
    return first_lap(box, replace(state, round=state.round + 1), *display_deals(box, state.seats))


def display_deals(box: Box, seats: int) -> tuple[Task, ...]:
    """Draw new men, new women and new tasks, in this order (BB-4.13)."""
    counts = box.data.counts
    return (
        Deal("M", 0, counts.slots),
        Deal("W", 0, counts.slots),
        Deal("board", 0, seats + counts.extra_tasks),
    )


def final_turn(box: Box, state: State, place: int) -> State:
    """One player resolves all three open tasks (BB-16.2, BB-16.9)."""
    return begin(state, "final", place, *(ResolveTask() for _ in range(box.data.counts.tasks)))
