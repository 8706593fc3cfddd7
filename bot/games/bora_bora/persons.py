"""Woman, Man (BB-7.11 to BB-7.15), and what the persons on a player board are."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from bot.core import Seat
from bot.games.bora_bora.board import NEVER, Board
from bot.games.bora_bora.components import KINDS
from bot.games.bora_bora.events import TookPerson, Welcomed
from bot.games.bora_bora.moves import Home, Slot
from bot.games.bora_bora.state import Done, Player, PutPerson, Spot, State, TakePerson, proceed, swapped

SEXES: Final = "MW"
_IN_ORDER: Final = KINDS.index


def free_spots(player: Player) -> list[int]:
    """Spaces of the player board with neither hut nor person (BB-7.12)."""
    return [at for at, spot in enumerate(player.spots) if not spot.huts and not spot.person]


def all_tiles(player: Player) -> Mapping[str, Mapping[str, int]]:
    """For each sex: the kinds that a player has, each with its number of tiles (BB-9.2 to BB-9.4), in the
    order of the kinds."""
    return _all_tiles(player.spots)


@lru_cache(maxsize=1024)
def _all_tiles(spots: tuple[Spot, ...]) -> Mapping[str, Mapping[str, int]]:
    found: dict[str, dict[str, int]] = {sex: {} for sex in SEXES}
    for spot in spots:
        person = spot.person
        if person:
            row, kind = found[person[0]], person[2:-2]
            row[kind] = row.get(kind, 0) + 1
    for sex, row in found.items():
        if len(row) > 1:
            found[sex] = {kind: row[kind] for kind in sorted(row, key=_IN_ORDER)}
    return found


def display(state: State, sex: str) -> tuple[str, ...]:
    """The six display slots of men or of women."""
    return state.men if sex == "M" else state.women


def has_space(player: Player) -> bool:
    """Whether a space of the player board is free for a person (BB-7.13)."""
    for spot in player.spots:  # noqa: SIM110 - a plain loop is the fastest
        if not spot.huts and not spot.person:
            return True
    return False


def first_slot(row: tuple[str, ...]) -> int:
    """The lowest slot of a display that holds a person."""
    for slot, person in enumerate(row, 1):
        if person:
            return slot
    return NEVER


def least_slot(state: State, seat: Seat, sex: str) -> int:
    """The lowest value with which the seat can take a person (BB-7.13)."""
    return first_slot(display(state, sex)) if has_space(state.players[seat]) else NEVER


def slot_moves(board: Board, state: State, task: TakePerson) -> list[Slot]:
    """Slots with a person whose number is not above the value (BB-7.11)."""
    row = display(state, task.sex)[: task.value]
    return [Slot(task.sex, at + 1) for at, person in enumerate(row) if person]


def take_person(board: Board, state: State, task: TakePerson, move: Slot) -> Done:
    """Take a person. The slot stays empty until the next round (BB-4.11)."""
    row, at = display(state, move.sex), move.slot - 1
    person, rest = row[at], swapped(row, at, "")
    took, tasks = TookPerson(state.turn, person, move.slot), (PutPerson(person, move.slot),)
    if move.sex == "M":
        return proceed(state, took, tasks=tasks, men=rest)
    return proceed(state, took, tasks=tasks, women=rest)


def home_moves(board: Board, state: State, task: PutPerson) -> list[Home]:
    """The spaces on which the person can be placed (BB-7.12)."""
    return [Home(at + 1) for at in free_spots(state.active)]


def put_person(board: Board, state: State, task: PutPerson, move: Home) -> Done:
    """Place the person without shifting it, and without any effect (BB-7.14)."""
    player = state.active
    spots = swapped(player.spots, move.space - 1, Spot(person=task.person))
    welcomed = Welcomed(state.turn, task.person, task.slot, move.space)
    return proceed(state, welcomed, player=replace(player, spots=spots))
