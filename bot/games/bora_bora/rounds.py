"""The sequence of rounds, phases, laps and turns (section 4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

from msgspec.structs import replace

from bot.core import Decision, Seat, Task, put
from bot.games.bora_bora.board import Board
from bot.games.bora_bora.dealing import Deal, Step, dice_rolls, display_deals
from bot.games.bora_bora.ending import ScoreEnd
from bot.games.bora_bora.jewelry import BuyJewel, affordable
from bot.games.bora_bora.placing import PlaceDie
from bot.games.bora_bora.resolving import ResolveTask, TakeTask
from bot.games.bora_bora.setup import StartHut
from bot.games.bora_bora.state import At, Change, Phase, State, proceed
from bot.games.bora_bora.status import ScoreStatus
from bot.games.bora_bora.temple import ScoreTemple
from bot.games.bora_bora.using import EndedTurn, Idle, UsePersons, nothing_to_use

LAPS = 3
"""Each player places three dice (BB-4.3)."""


# Steps of chance in which nothing is drawn


class SkipTurn(Step):
    """The turn of a player who, by public information, has no decision (BB-14.5). `=idle`"""

    notation: ClassVar = "=idle"

    def play(self, at: At[Any]) -> Change:
        seat, why = at.state.turn, "use" if at.state.phase == "B" else "buy"
        return proceed(at.state, EndedTurn(seat, why), Idle(seat))


STEPS: Final[Mapping[str, tuple[type[Decision], ...]]] = {
    "status": (ScoreStatus,),
    "temple": (ScoreTemple,),
    "final": (ScoreEnd,),
    "idle": (SkipTurn,),
}


class Evaluate(Task, tag="evaluate"):
    """A step of chance in which nothing is drawn: `status`, `temple` (section 10), `final` (section 16), or
    `idle`."""

    chance: ClassVar = True
    decisions: ClassVar = (ScoreStatus, ScoreTemple, ScoreEnd, SkipTurn)
    what: str

    def asked(self, at: At[Evaluate]) -> tuple[type[Decision], ...]:
        return STEPS[self.what]


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


def next_turn(at: At[Any]) -> Change:
    """Begin the next turn, lap, phase, step or round: each of the rounds has Phases A, B and C (BB-1.1)."""
    state, place = at.state, at.state.place + 1
    return (LATER if place < len(state.order) else LAST)[state.phase](at.board, state, place), ()


def end_lap(board: Board, state: State, place: int) -> State:
    """Begin the next lap of Phase A, or Phase B after the last one (BB-4.3, BB-4.5)."""
    if state.lap < LAPS:
        return begin(replace(state, lap=state.lap + 1), "A", 0, PLACE_DIE)
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
    return begin(replace(state, lap=1), "A", 0, *deals, *dice_rolls(board, state.order), PLACE_DIE)


def person_turn(board: Board, state: State, place: int) -> State:
    """A turn of Phase B. If there is nothing to use, chance ends it (BB-14.5)."""
    idle = nothing_to_use(board, state, state.order[place], USE_PERSONS)
    return begin(state, "B", place, IDLE if idle else USE_PERSONS)


def jewel_turn(board: Board, state: State, place: int) -> State:
    """A purchase, in the new turn order (BB-17.11). If the seat cannot buy anything, chance ends the turn
    (BB-14.5)."""
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
        jewelry=put(state.jewelry, state.round - 1, ()),
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
    """One player resolves all three open tasks, one after the other (BB-16.2, BB-16.3, BB-16.9)."""
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

# Turns that a player looks at before they come


def imagine(board: Board, state: State, seat: Seat) -> State | None:
    """The state as if it were the seat's turn to place a die or to use persons, for plans; None if it has no
    such turn in this phase any more, or no person to use (BB-14.5)."""
    if state.turn < 0 or state.phase not in ("A", "B"):
        return None
    place = state.order.index(seat)
    if state.phase == "A" and state.players[seat].dice:
        task: Task = PlaceDie()
    elif state.phase == "B" and place > state.place and not nothing_to_use(board, state, seat, UsePersons()):
        task = UsePersons()
    else:
        return None
    return replace(state, turn=seat, place=place, turns=state.turns + 1, agenda=(task,))


def ahead(board: Board, state: State, seat: Seat) -> State | None:
    """The state as if it were the seat's next turn of the round, once its dice are placed: persons, jewelry,
    and tasks. None: there is no such turn, or the seat's present turn goes on after a card is drawn."""
    if state.turn < 0 or not state.agenda or _goes_on(board, state):
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
        if asked.turn == seat and not asked.agenda[0].chance:
            return asked
    return None


def _goes_on(board: Board, state: State) -> bool:
    """Whether a turn goes on after a card is drawn."""
    deal, *left = state.agenda
    if type(deal) is not Deal or not left:
        return False
    return type(left[0]) is not UsePersons or not nothing_to_use(board, state, state.turn, left[0])


def waits(state: State, seat: Seat) -> bool:
    """Whether a card is drawn that the seat may get before its later turns: into the hand, or from the open
    row, from which it takes nothing more in this round once it has used its persons."""
    deal = state.agenda[0]
    return type(deal) is Deal and (deal.what != "open" or state.phase != "B" or state.turn != seat)


def rivals(state: State, asked: State) -> int | None:
    """How many others act in a phase before the question there: all, as long as the turn order may still
    change (BB-10.4). In its turn, each buys one jewelry tile or takes one task at most.

    None: the shells for the jewelry are still to come from a use of persons. Others can take the persons away
    that the seat wants to use, so that its turn is skipped (BB-14.5).
    """
    if state.phase not in ("A", "B") and state.place >= 0:
        return asked.place - (state.place if state.phase == asked.phase else 0)
    seat, using = asked.turn, state.phase == "B" and state.turn == asked.turn
    if asked.phase == "jewelry" and not using and asked.active.shells > state.players[seat].shells:
        return None
    return state.seats - 1
