"""Phase A: placing a die (section 5)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from msgspec.structs import replace

from bot.core import Seat
from bot.games.bora_bora.board import NEVER, Board
from bot.games.bora_bora.building import least_building
from bot.games.bora_bora.components import ACTIONS
from bot.games.bora_bora.events import Placed, WentFishing
from bot.games.bora_bora.expanding import least_path
from bot.games.bora_bora.gods import can_pay, pay, payments
from bot.games.bora_bora.moves import Invoke, Place
from bot.games.bora_bora.persons import least_slot
from bot.games.bora_bora.state import (
    ChooseBuilding,
    Done,
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


def lowest_faces(state: State) -> list[int]:
    """For each tile: the lowest face of the dice on it, 7 if it is empty.

    It does not matter how a die came there (BB-8.11).
    """
    return [min([face for _, face in dice]) if dice else NEVER for dice in state.tiles]


LEAST: Final[Mapping[str, Callable[[Board, State, Seat], int]]] = {
    "H": lambda board, state, seat: 1,  # always possible: at least one point (BB-7.17)
    "T": lambda board, state, seat: 1 if state.players[seat].priests else NEVER,  # needs a priest (BB-7.31)
    "B": lambda board, state, seat: least_building(board, state.players[seat]),
    "M": lambda board, state, seat: least_slot(state, seat, "M"),
    "W": lambda board, state, seat: least_slot(state, seat, "W"),
    "L": lambda board, state, seat: least_path(board, state, seat, "L"),
    "S": lambda board, state, seat: least_path(board, state, seat, "S"),
}
"""For each action: the lowest effective value with which a seat can carry out at least the smallest form of
it (BB-5.4). It is above 6 if the action is impossible."""


def effective(face: int, gods: str) -> int:
    """The effective value of a die (BB-1.6, BB-8.13)."""
    return HIGHEST if "W" in gods else face


def both_payable(player: Player) -> bool:
    """Whether Blue and then White can be paid (BB-5.11)."""
    return any(can_pay(pay(player, how), "W") for how in payments(player, "B"))


def place_moves(board: Board, state: State, task: PlaceDie) -> list[Place | Invoke]:
    """The placements of every die on every possible action (BB-5.4), then those with gods that are needed or
    useful (section 5)."""
    seat = state.turn
    player = state.players[seat]
    faces = tuple(dict.fromkeys(player.dice))
    blue, white = can_pay(player, "B"), can_pay(player, "W")
    both = blue and white and both_payable(player)
    lowest, tile_of = lowest_faces(state), board.tile_of[len(state.players)]
    by_blue, by_white, by_both = INVOCATIONS["B"], INVOCATIONS["W"], INVOCATIONS["BW"]
    plain: list[Place | Invoke] = []
    aided: list[Place | Invoke] = []
    for action, least in LEAST.items():
        limit = lowest[tile_of[action]]
        if faces[0] >= limit and not blue:  # no die is low enough
            continue
        needs, places = least(board, state, seat), PLACES[action]
        if needs >= NEVER:
            continue
        for face in faces:
            if face < limit:  # printed faces are compared (BB-5.1, BB-5.3)
                if needs <= face:
                    plain.append(places[face])
                if white and face < HIGHEST:  # BB-5.10
                    aided.append(by_white[action][face])
            elif blue:  # Blue only where it is needed (BB-5.2, BB-5.10)
                if needs <= face:
                    aided.append(by_blue[action][face])
                if both and face < HIGHEST:
                    aided.append(by_both[action][face])
    plain += [PLACES[FISHING][face] for face in faces]  # BB-4.4, BB-5.8
    return plain + aided


def place_die(board: Board, state: State, task: PlaceDie, move: Place | Invoke) -> Done:
    """Place the die, which stays on the tile until the end of the round (BB-5.9).

    The gods are paid before the action starts, Blue first (BB-5.11).
    """
    seat, at, face, gods = state.turn, tile_at(board, state, move.action), move.face, move.gods
    player = state.players[seat]
    player = replace(player, dice=without(player.dice, face))
    tiles = swapped(state.tiles, at, (*state.tiles[at], (seat, face)))
    if move.action == FISHING:
        points = board.data.points.fishing
        fished = WentFishing(seat, face, points)
        placed = Placed(seat, FISHING, face, gods)
        return proceed(state, fished, placed, player=earn(player, "fishing", points), tiles=tiles)
    tasks: tuple[Task, ...] = (TASKS[move.action](effective(face, gods)),)
    if gods:
        tasks = (*(PayGod(god, gods[later:]) for later, god in enumerate(gods, 1)), *tasks)
    return proceed(state, Placed(seat, move.action, face, gods), tasks=tasks, player=player, tiles=tiles)


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
