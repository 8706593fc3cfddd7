"""Build (BB-7.32 to BB-7.37)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.bora_bora.board import NEVER, Board
from bot.games.bora_bora.components import MATERIALS
from bot.games.bora_bora.events import Built, ChoseBuilding
from bot.games.bora_bora.fire import BONUS
from bot.games.bora_bora.moves import Building, Pair
from bot.games.bora_bora.state import ChooseBuilding, ChoosePair, Done, Player, State, earn, proceed, swapped


def holds_material(held: str) -> bool:
    """Whether a ceremony space holds a material and is not covered by a building."""
    return held in MATERIALS


def least_building(board: Board, player: Player) -> int:
    """The lowest value with which the player can build (BB-7.36)."""
    return player.buildings[0] if player.buildings and board.buildable(player.ceremony) else NEVER


def building_moves(board: Board, state: State, task: ChooseBuilding) -> list[Building]:
    """Building tiles not built yet, with numbers up to the value (BB-7.32)."""
    return [Building(number) for number in state.active.buildings if number <= task.value]


def choose_building(board: Board, state: State, task: ChooseBuilding, move: Building) -> Done:
    """Choose a building tile; its place is the next decision."""
    return proceed(state, ChoseBuilding(state.turn, move.number), tasks=(ChoosePair(move.number),))


def pair_moves(board: Board, state: State, task: ChoosePair) -> list[Pair]:
    """The pairs of spaces on which the building can be placed (BB-7.33)."""
    names = board.spaces
    return [Pair(names[one], names[other]) for one, other in board.buildable(state.active.ceremony)]


def build(board: Board, state: State, task: ChoosePair, move: Pair) -> Done:
    """Build: both materials return to the supply and the tile covers both spaces.

    The player scores points by round and then takes a fire bonus (BB-7.34, BB-7.35).
    """
    player, number = state.active, str(task.number)
    ceremony = swapped(player.ceremony, board.space_at[move.one], number)
    ceremony = swapped(ceremony, board.space_at[move.other], number)
    left = tuple(other for other in player.buildings if other != task.number)
    points = board.building_points(state.round)
    return proceed(
        state,
        Built(state.turn, task.number, (move.one, move.other), points),
        tasks=BONUS,
        player=earn(replace(player, ceremony=ceremony, buildings=left), "buildings", points),
    )
