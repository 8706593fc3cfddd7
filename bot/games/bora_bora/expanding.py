"""The map (section 6) and expanding on it (BB-7.1 to BB-7.10)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.core import Seat
from bot.games.bora_bora.board import Box
from bot.games.bora_bora.components import MATERIALS
from bot.games.bora_bora.events import Fished, Got, Settled
from bot.games.bora_bora.gods import may_pay, pay, payments
from bot.games.bora_bora.moves import Hut, Red, Region, Space
from bot.games.bora_bora.state import (
    SPACE_12,
    AskRed,
    Expand,
    PickHut,
    Player,
    PutMaterial,
    Spot,
    StartHut,
    State,
    Task,
    changed,
    note,
    score,
    swapped,
    then,
)

NEVER = 7
"""Above every die: the value of an action that is impossible."""


# Where to


def settled(state: State, seat: Seat) -> set[int]:
    """Regions with a hut of the seat, on the building space or beside it (BB-7.3, BB-11.4)."""
    return {
        at
        for at, (host, aside) in enumerate(zip(state.hosts, state.aside, strict=True))
        if host == seat or seat in aside
    }


def reach(box: Box, state: State, seat: Seat, by: str) -> dict[int, int]:
    """Regions that the seat can expand to by one path of this kind, each with its lowest path value (BB-7.1).

    The seat has no hut in these regions.
    """
    own = settled(state, seat)
    roads, found = box.roads[by], dict[int, int]()
    for here in own:
        for there, value in roads[here]:
            if there not in own and value < found.get(there, NEVER):
                found[there] = value
    return found


def has_huts(player: Player) -> bool:
    """Whether a hut is left on the player board (BB-7.10)."""
    return any(spot.huts for spot in player.spots)


def least_path(box: Box, state: State, seat: Seat, by: str) -> int:
    """The lowest value with which the seat can expand."""
    if not has_huts(state.players[seat]):
        return NEVER
    return min(reach(box, state, seat, by).values(), default=NEVER)


def region_moves(box: Box, state: State, task: Expand) -> list[Region]:
    """Regions that the seat can expand to, in the order of the map."""
    found = reach(box, state, state.turn, task.by)
    return [Region(box.regions[at]) for at in sorted(found) if found[at] <= task.value]


def start_moves(box: Box, state: State, task: StartHut) -> list[Region]:
    """Regions for the start hut: empty, with a fish tile of value 1 (BB-3.17, BB-3.18)."""
    return [
        Region(box.regions[at])
        for at, (host, fish) in enumerate(zip(state.hosts, state.fish, strict=True))
        if host < 0 and box.fish[fish].value == 1
    ]


def region_chosen(box: Box, state: State, task: Expand | StartHut, move: Region) -> State:
    """Choose a region; the hut is the next decision."""
    return then(state, PickHut(box.region_at[move.region], isinstance(task, StartHut)))


# Which hut, and what it brings


def hut_moves(box: Box, state: State, task: PickHut) -> list[Hut]:
    """Spaces of the player board with a hut (BB-7.2, BB-3.21)."""
    return [Hut(at + 1) for at, spot in enumerate(state.active.spots) if spot.huts]


def hut_placed(box: Box, state: State, task: PickHut, move: Hut) -> State:
    """Place the hut on the building space; a hut already there is moved aside (BB-7.3).

    Then the region gives its yield (BB-7.4), and Red may be used (BB-7.7), except after the start hut
    (BB-3.20).
    """
    seat, spots, at = state.turn, state.active.spots, move.space - 1
    before = state.hosts[task.region]
    aside = state.aside
    if before >= 0:
        aside = swapped(aside, task.region, (*aside[task.region], before))
    state = changed(state, seat, spots=swapped(spots, at, Spot(spots[at].huts - 1)))
    state = replace(state, hosts=swapped(state.hosts, task.region, seat), aside=aside)
    region = box.regions[task.region]
    state = note(state, Settled(seat, region, move.space, None if before < 0 else before))
    red: tuple[Task, ...] = () if task.start else (AskRed(task.region),)
    gain = box.yields[task.region]
    if gain == "offering":
        return then(offering(state), *red)
    return material(box, state, gain, *red)


def offering(state: State, count: int = 1) -> State:
    """Give offerings to the player whose turn it is. The supply is unlimited (BB-2.1)."""
    state = note(state, Got(state.turn, "offering", count))
    return changed(state, state.turn, offerings=state.active.offerings + count)


def shells(state: State, count: int) -> State:
    """Give shells to the player whose turn it is."""
    state = note(state, Got(state.turn, "shell", count))
    return changed(state, state.turn, shells=state.active.shells + count)


# Materials


def fitting(box: Box, player: Player, material: str) -> list[int]:
    """Empty ceremony spaces for a kind of material."""
    return [
        at
        for at, (kind, held) in enumerate(zip(box.space_kinds, player.ceremony, strict=True))
        if kind == material and not held
    ]


def material(box: Box, state: State, kind: str, *rest: Task) -> State:
    """Give a material for the first task of the agenda, followed by the tasks `rest`.

    It goes onto an empty ceremony space of its kind, or beside the player board if there is none (BB-7.5).
    """
    player = state.active
    if fitting(box, player, kind):
        return then(state, PutMaterial(kind), *rest)
    at = MATERIALS.index(kind)
    beside = swapped(player.beside, at, player.beside[at] + 1)
    return then(changed(note(state, Got(state.turn, kind, 1)), state.turn, beside=beside), *rest)


def space_moves(box: Box, state: State, task: PutMaterial) -> list[Space]:
    """D2: the ceremony spaces on which the material can be placed."""
    return [Space(box.spaces[at]) for at in fitting(box, state.active, task.material)]


def material_put(box: Box, state: State, task: PutMaterial, move: Space) -> State:
    """Place the material. It stays there until a building covers it (BB-7.37)."""
    ceremony = swapped(state.active.ceremony, box.space_at[move.space], task.material)
    state = note(state, Got(state.turn, task.material, 1, move.space))
    return then(changed(state, state.turn, ceremony=ceremony))


# Red


def red_moves(box: Box, state: State, task: AskRed) -> list[Red]:
    """Use one Red god, paid with what the player has after the yield (BB-7.8), or none (BB-7.7)."""
    return [*(Red(how) for how in payments(state.active, "R")), Red("no")]


def red_answered(box: Box, state: State, task: AskRed, move: Red) -> State:
    """Answer Red: the fish tile scores its value and stays on the map (BB-8.15, BB-8.18)."""
    if move.how == "no":
        return then(state)
    points = box.fish[state.fish[task.region]].value
    state = pay(state, state.turn, "R", move.how)
    state = note(state, Fished(state.turn, box.regions[task.region], points))
    return then(score(state, state.turn, "red", points))


def red_is_asked(state: State) -> bool:
    """Whether Red is asked. It is skipped only if public information rules it out (BB-14.5)."""
    return may_pay(state.active)


# Space 12


def movable_huts(player: Player) -> list[int]:
    """Spaces whose hut can be moved to space 12 (BB-7.40): none while a person lies on space 12."""
    if player.spots[SPACE_12].person:
        return []
    return [at for at, spot in enumerate(player.spots[:SPACE_12]) if spot.huts]


def carried(state: State, space: int) -> State:
    """Move a hut to space 12; the space it leaves becomes free (BB-7.24, BB-7.25)."""
    spots = state.active.spots
    spots = swapped(spots, space - 1, Spot(spots[space - 1].huts - 1))
    spots = swapped(spots, SPACE_12, Spot(spots[SPACE_12].huts + 1))
    return changed(state, state.turn, spots=spots)
