"""Phase A: placing a die (section 5)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.core import Seat
from bot.games.bora_bora.acting import least_building, least_slot
from bot.games.bora_bora.board import Box
from bot.games.bora_bora.components import ACTIONS
from bot.games.bora_bora.events import Placed
from bot.games.bora_bora.expanding import NEVER, least_path
from bot.games.bora_bora.gods import paid, payments
from bot.games.bora_bora.moves import Invoke, Place
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
    changed,
    note,
    score,
    swapped,
    then,
    without,
)

FISHING = "F"
HIGHEST = 6


def tile_at(box: Box, state: State, action: str) -> int:
    """The index of the tile of an action, or of the fishing space (the last one)."""
    return len(state.tiles) - 1 if action == FISHING else box.tile_of[state.seats][action]


def lowest(box: Box, state: State, action: str) -> int:
    """The lowest face of the dice on the tile of an action, 7 if it is empty.

    It does not matter how a die came there (BB-8.11).
    """
    return min((face for _, face in state.tiles[tile_at(box, state, action)]), default=NEVER)


def least(box: Box, state: State, seat: Seat, action: str) -> int:
    """The lowest effective value with which a seat can carry out at least the smallest form of an action
    (BB-5.4).

    It is above 6 if the action is impossible.
    """
    player = state.players[seat]
    match action:
        case "L" | "S":
            return least_path(box, state, seat, action)
        case "M" | "W":
            return least_slot(state, seat, action)
        case "T":
            return 1 if player.priests else NEVER  # a priest is needed (BB-7.31)
        case "B":
            return least_building(box, player)
        case _:
            return 1  # always possible: at least one point (BB-7.17), or fishing (BB-5.8)


def effective(face: int, gods: str) -> int:
    """The effective value of a die (BB-1.6, BB-8.13)."""
    return HIGHEST if "W" in gods else face


def both_payable(player: Player) -> bool:
    """Whether Blue and then White can be paid (BB-5.11)."""
    return any(payments(paid(player, how), "W") for how in payments(player, "B"))


def place_moves(box: Box, state: State, task: PlaceDie) -> list[Place | Invoke]:
    """The placements of every die on every possible action, then those with gods that are needed or useful
    (section 5)."""
    seat, player = state.turn, state.active
    faces = sorted(set(player.dice))
    blue, white = bool(payments(player, "B")), bool(payments(player, "W"))
    both = blue and white and both_payable(player)
    plain: list[Place] = []
    aided: list[Invoke] = []
    for action in ACTIONS:
        limit, needs = lowest(box, state, action), least(box, state, seat, action)
        if needs >= NEVER:
            continue
        for face in faces:
            if face < limit:  # printed faces are compared (BB-5.1, BB-5.3)
                if needs <= face:
                    plain.append(Place(action, face))
                if white and face < HIGHEST:  # BB-5.10
                    aided.append(Invoke(action, face, "W"))
            else:  # Blue only where it is needed (BB-5.2, BB-5.10)
                if blue and needs <= face:
                    aided.append(Invoke(action, face, "B"))
                if both and face < HIGHEST:
                    aided.append(Invoke(action, face, "BW"))
    plain += [Place(FISHING, face) for face in faces]  # BB-4.4, BB-5.8
    return [*plain, *aided]


def placed(box: Box, state: State, task: PlaceDie, move: Place | Invoke) -> State:
    """Place the die, which stays on the tile until the end of the round (BB-5.9).

    The gods are paid before the action starts, Blue first (BB-5.11).
    """
    seat, at = state.turn, tile_at(box, state, move.action)
    state = changed(state, seat, dice=without(state.active.dice, move.face))
    dice = (*state.tiles[at], (seat, move.face))
    state = replace(state, tiles=swapped(state.tiles, at, dice))
    state = note(state, Placed(seat, move.action, move.face, move.gods))
    if move.action == FISHING:
        return then(score(state, seat, "fishing", box.data.points.fishing))
    pays = [PayGod(god, move.gods[at + 1 :]) for at, god in enumerate(move.gods)]
    return then(state, *pays, action_task(move.action, effective(move.face, move.gods)))


def action_task(action: str, value: int) -> Task:
    """The task for the first decision of an action."""
    match action:
        case "L" | "S":
            return Expand(action, value)
        case "M" | "W":
            return TakePerson(action, value)
        case "T":
            return SendPriest(value)
        case "B":
            return ChooseBuilding(value)
        case _:
            return Help(value)
