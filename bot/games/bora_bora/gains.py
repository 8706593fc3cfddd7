"""What players gain: materials (BB-7.5), offerings, shells, and huts on space 12 (BB-7.24, BB-7.25)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.bora_bora.board import Board
from bot.games.bora_bora.components import MATERIALS
from bot.games.bora_bora.events import Got, TookMaterial
from bot.games.bora_bora.moves import Space
from bot.games.bora_bora.state import SPACE_12, Done, Player, PutMaterial, Spot, State, Task, proceed, swapped

# Offerings and shells


def gain(state: State, what: str, count: int, *rest: Task, told: bool = True) -> Done:
    """Give `count` offerings or shells to the player whose turn it is. The supply is unlimited (BB-2.1).

    `told`: an ability has told it already, if false.
    """
    player = state.active
    if what == "offering":
        player = replace(player, offerings=player.offerings + count)
    else:
        player = replace(player, shells=player.shells + count)
    got = Got(state.turn, what, count)
    if told:
        return proceed(state, got, tasks=rest, player=player)
    return proceed(state, None, got, tasks=rest, player=player)


# Materials


def fitting(board: Board, player: Player, material: str) -> list[int]:
    """Empty ceremony spaces for a kind of material."""
    held = player.ceremony
    return [at for at in board.spaces_for[material] if not held[at]]


def put_beside(player: Player, material: str) -> Player:
    """Put a material that has no empty space beside the player board (BB-7.5)."""
    at = MATERIALS.index(material)
    return replace(player, beside=swapped(player.beside, at, player.beside[at] + 1))


def take_material(board: Board, state: State, material: str, *rest: Task) -> Done:
    """Take a material of a chosen kind for the first task of the agenda, followed by the tasks `rest`.

    It goes onto an empty ceremony space of its kind, or beside the player board if there is none (BB-7.5).
    """
    player, seat = state.active, state.turn
    if fitting(board, player, material):
        return proceed(state, TookMaterial(seat, material), tasks=(PutMaterial(material), *rest))
    return proceed(state, Got(seat, material, 1), tasks=rest, player=put_beside(player, material))


def space_moves(board: Board, state: State, task: PutMaterial) -> list[Space]:
    """D2: the ceremony spaces on which the material can be placed."""
    return [Space(board.spaces[at]) for at in fitting(board, state.active, task.material)]


def put_material(board: Board, state: State, task: PutMaterial, move: Space) -> Done:
    """Place the material. It stays there until a building covers it (BB-7.37)."""
    player = state.active
    ceremony = swapped(player.ceremony, board.space_at[move.space], task.material)
    got = Got(state.turn, task.material, 1, move.space)
    return proceed(state, got, player=replace(player, ceremony=ceremony))


# Space 12


def movable_huts(player: Player) -> list[int]:
    """Spaces whose hut can be moved to space 12 (BB-7.40): none while a person lies on space 12."""
    if player.spots[SPACE_12].person:
        return []
    return [at for at, spot in enumerate(player.spots[:SPACE_12]) if spot.huts]


def carry_hut(player: Player, space: int) -> Player:
    """Move a hut to space 12; the space it leaves becomes free (BB-7.24, BB-7.25)."""
    spots = player.spots
    spots = swapped(spots, space - 1, Spot(spots[space - 1].huts - 1))
    return replace(player, spots=swapped(spots, SPACE_12, Spot(spots[SPACE_12].huts + 1)))
