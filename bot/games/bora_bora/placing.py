"""Phase A: placing a die (section 5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from bot.core import Seat
from bot.games.bora_bora.board import NEVER, Board
from bot.games.bora_bora.building import least_building
from bot.games.bora_bora.components import ACTIONS
from bot.games.bora_bora.events import Placed
from bot.games.bora_bora.expanding import least_path
from bot.games.bora_bora.gods import pay, payments
from bot.games.bora_bora.moves import Invoke, Place
from bot.games.bora_bora.persons import least_slot
from bot.games.bora_bora.state import (
    ChooseBuilding,
    Expand,
    Help,
    PayGod,
    PlaceDie,
    Player,
    SendPriest,
    State,
    TakePerson,
    Task,
    earn,
    proceed,
    swapped,
    without,
)

FISHING = "F"
HIGHEST = 6
FACES = range(1, HIGHEST + 1)

PLACES: Final = {action: {face: Place(action, face) for face in FACES} for action in ACTIONS + FISHING}
INVOCATIONS: Final = {
    gods: {action: {face: Invoke(action, face, gods) for face in FACES} for action in ACTIONS}
    for gods in ("B", "W", "BW")
}
"""All placements, by gods, action and face: they are the same in every position."""


def tile_at(board: Board, state: State, action: str) -> int:
    """The index of the tile of an action, or of the fishing space (the last one)."""
    return len(state.tiles) - 1 if action == FISHING else board.tile_of[state.seats][action]


def lowest_face(dice: tuple[tuple[Seat, int], ...]) -> int:
    """The lowest face of the dice on a tile, 7 if it is empty.

    It does not matter how a die came there (BB-8.11).
    """
    return min([face for _, face in dice]) if dice else NEVER


def lowest(board: Board, state: State, action: str) -> int:
    """The lowest face of the dice on the tile of an action."""
    return lowest_face(state.tiles[tile_at(board, state, action)])


Least = Callable[[Board, State, Seat], int]

LEAST: dict[str, Least] = {
    "L": lambda board, state, seat: least_path(board, state, seat, "L"),
    "S": lambda board, state, seat: least_path(board, state, seat, "S"),
    "M": lambda board, state, seat: least_slot(state, seat, "M"),
    "W": lambda board, state, seat: least_slot(state, seat, "W"),
    # A priest is needed (BB-7.31).
    "T": lambda board, state, seat: 1 if state.players[seat].priests else NEVER,
    "B": lambda board, state, seat: least_building(board, state.players[seat]),
    # Always possible: at least one point (BB-7.17), or fishing (BB-5.8).
    "H": lambda board, state, seat: 1,
    FISHING: lambda board, state, seat: 1,
}


def least(board: Board, state: State, seat: Seat, action: str) -> int:
    """The lowest effective value with which a seat can carry out at least the smallest form of an action
    (BB-5.4).

    It is above 6 if the action is impossible.
    """
    return LEAST[action](board, state, seat)


def effective(face: int, gods: str) -> int:
    """The effective value of a die (BB-1.6, BB-8.13)."""
    return HIGHEST if "W" in gods else face


def both_payable(player: Player) -> bool:
    """Whether Blue and then White can be paid (BB-5.11)."""
    return any(payments(pay(player, how), "W") for how in payments(player, "B"))


def place_moves(board: Board, state: State, task: PlaceDie) -> list[Place | Invoke]:
    """The placements of every die on every possible action, then those with gods that are needed or useful
    (section 5)."""
    seat, player = state.turn, state.active
    faces = sorted(set(player.dice))
    blue, white = bool(payments(player, "B")), bool(payments(player, "W"))
    both = blue and white and both_payable(player)
    limits, tile_of = list(map(lowest_face, state.tiles)), board.tile_of[state.seats]
    plain: list[Place | Invoke] = []
    aided: list[Place | Invoke] = []
    for action in ACTIONS:
        limit, needs = limits[tile_of[action]], LEAST[action](board, state, seat)
        if needs >= NEVER:
            continue
        places = PLACES[action]
        plain += [places[face] for face in faces if needs <= face < limit]  # printed faces (BB-5.1, BB-5.3)
        if not blue and not white:
            continue
        for face in faces:
            if face < limit:
                if white and face < HIGHEST:  # BB-5.10
                    aided.append(INVOCATIONS["W"][action][face])
            else:  # Blue only where it is needed (BB-5.2, BB-5.10)
                if blue and needs <= face:
                    aided.append(INVOCATIONS["B"][action][face])
                if both and face < HIGHEST:
                    aided.append(INVOCATIONS["BW"][action][face])
    plain += [PLACES[FISHING][face] for face in faces]  # BB-4.4, BB-5.8
    return plain + aided


def place_die(board: Board, state: State, task: PlaceDie, move: Place | Invoke) -> State:
    """Place the die, which stays on the tile until the end of the round (BB-5.9).

    The gods are paid before the action starts, Blue first (BB-5.11).
    """
    seat, at, face, gods = state.turn, tile_at(board, state, move.action), move.face, move.gods
    player = replace(state.active, dice=without(state.active.dice, face))
    tiles = swapped(state.tiles, at, (*state.tiles[at], (seat, face)))
    if move.action == FISHING:
        points = board.data.points.fishing
        placed = Placed(seat, FISHING, face, gods, points)
        return proceed(state, placed, player=earn(player, "fishing", points), tiles=tiles)
    tasks = [PayGod(god, gods[later:]) for later, god in enumerate(gods, 1)]
    action = TASKS[move.action](effective(face, gods))
    return proceed(
        state, Placed(seat, move.action, face, gods), tasks=(*tasks, action), player=player, tiles=tiles
    )


TASKS: dict[str, Callable[[int], Task]] = {
    "L": lambda value: Expand("L", value),
    "S": lambda value: Expand("S", value),
    "M": lambda value: TakePerson("M", value),
    "W": lambda value: TakePerson("W", value),
    "T": SendPriest,
    "B": ChooseBuilding,
    "H": Help,
}
"""For each action: the task for its first decision, given the effective value."""
