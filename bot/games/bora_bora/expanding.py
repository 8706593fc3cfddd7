"""The map (section 6) and expanding on it (BB-7.1 to BB-7.10)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from msgspec.structs import replace

from bot.core import Seat
from bot.games.bora_bora.board import NEVER, Board
from bot.games.bora_bora.events import (
    ChoseRegion,
    Declined,
    Fished,
    Got,
    Mark,
    Paid,
    PlacedHut,
    Settled,
    UsedRed,
)
from bot.games.bora_bora.gains import fitting, put_beside
from bot.games.bora_bora.gods import may_pay, pay, payments, put_away
from bot.games.bora_bora.moves import Hut, Red, Region
from bot.games.bora_bora.state import (
    AskRed,
    Done,
    Expand,
    PickHut,
    Player,
    PutMaterial,
    Spot,
    StartHut,
    State,
    Task,
    earn,
    proceed,
    swapped,
)

# Where to


@lru_cache(maxsize=4096)
def _settled(
    hosts: tuple[Seat, ...], aside: tuple[tuple[Seat, ...], ...], seats: int
) -> tuple[frozenset[int], ...]:
    """For each seat: the regions with a hut of it."""
    found: list[list[int]] = [[] for _ in range(seats)]
    for at, host in enumerate(hosts):
        if host >= 0:
            found[host].append(at)
            for other in aside[at]:
                found[other].append(at)
    return tuple(map(frozenset, found))


def settled(state: State, seat: Seat) -> frozenset[int]:
    """Regions with a hut of the seat, on the building space or beside it (BB-7.3, BB-11.4)."""
    return _settled(state.hosts, state.aside, len(state.players))[seat]


def reach(board: Board, state: State, seat: Seat, by: str) -> Mapping[int, int]:
    """Regions that the seat can expand to by one path of this kind, each with its lowest path value (BB-7.1).

    The seat has no hut in these regions (BB-7.9).
    """
    return board.reach(by, settled(state, seat))


def has_huts(player: Player) -> bool:
    """Whether a hut is left on the player board (BB-7.10)."""
    for spot in player.spots:  # noqa: SIM110 - a plain loop is the fastest
        if spot.huts:
            return True
    return False


def least_path(board: Board, state: State, seat: Seat, by: str) -> int:
    """The lowest value with which the seat can expand."""
    if not has_huts(state.players[seat]):
        return NEVER
    return board.nearest(by, settled(state, seat))


def region_moves(board: Board, state: State, task: Expand) -> list[Region]:
    """Regions that the seat can expand to, in the order of the map."""
    found = reach(board, state, state.turn, task.by)
    return [Region(board.regions[at]) for at in sorted(found) if found[at] <= task.value]


def choose_region(board: Board, state: State, task: Expand, move: Region) -> Done:
    """Choose a region; the hut is the next decision."""
    pick = PickHut(board.region_at[move.region])
    return proceed(state, ChoseRegion(state.turn, move.region), tasks=(pick,))


def start_moves(board: Board, state: State, task: StartHut) -> list[Region]:
    """Regions for the start hut: empty, with a fish tile of value 1 (BB-3.17, BB-3.18)."""
    return [
        Region(board.regions[at])
        for at, (host, fish) in enumerate(zip(state.hosts, state.fish, strict=True))
        if host < 0 and board.fish[fish].value == 1
    ]


def choose_start(board: Board, state: State, task: StartHut, move: Region) -> Done:
    """Choose the region of the start hut; the hut is the next decision."""
    pick = PickHut(board.region_at[move.region], start=True)
    return proceed(state, ChoseRegion(state.turn, move.region), tasks=(pick,))


# Which hut, and what it brings


def hut_moves(board: Board, state: State, task: PickHut) -> list[Hut]:
    """Spaces of the player board with a hut (BB-7.2, BB-3.21)."""
    return [Hut(at + 1) for at, spot in enumerate(state.active.spots) if spot.huts]


def place_hut(board: Board, state: State, task: PickHut, move: Hut) -> Done:
    """Place the hut on the building space; a hut already there is moved aside (BB-7.3).

    Then the region gives its yield (BB-7.4), and Red may be used (BB-7.7), except after the start hut
    (BB-3.20).
    """
    seat, region, player = state.turn, task.region, state.active
    before, aside, given = state.hosts[region], state.aside, board.yields[region]
    if before >= 0:
        aside = swapped(aside, region, (*aside[region], before))
    at, spots = move.space - 1, player.spots
    player = replace(player, spots=swapped(spots, at, Spot(spots[at].huts - 1)))
    owner = None if before < 0 else before
    name = board.regions[region]
    marks: tuple[Mark, ...] = (Settled(seat, name, move.space, owner),)
    tasks: tuple[Task, ...] = () if task.start else (AskRed(region),)
    if given == "offering":
        player = replace(player, offerings=player.offerings + 1)
        marks = (*marks, Got(seat, given, 1))
    elif fitting(board, player, given):
        tasks = (PutMaterial(given), *tasks)
    else:
        player = put_beside(player, given)
        marks = (*marks, Got(seat, given, 1))
    hosts = swapped(state.hosts, region, seat)
    placed = PlacedHut(seat, name, move.space, owner, given)
    return proceed(state, placed, *marks, tasks=tasks, player=player, hosts=hosts, aside=aside)


# Red


def red_moves(board: Board, state: State, task: AskRed) -> list[Red]:
    """Use one Red god, paid with what the player has after the yield (BB-7.8), or none (BB-7.7)."""
    return [*(Red(how) for how in payments(state.active, "R")), Red("no")]


def answer_red(board: Board, state: State, task: AskRed, move: Red) -> Done:
    """Answer Red: the fish tile scores its value and stays on the map (BB-8.15, BB-8.18)."""
    seat, region, how = state.turn, board.regions[task.region], move.how
    if how == "no":
        return proceed(state, Declined(seat, region))
    points = board.fish[state.fish[task.region]].value
    return proceed(
        state,
        UsedRed(seat, region, points, how),
        Paid(seat, "R", how),
        Fished(seat, region, points),
        player=earn(pay(state.active, how), "red", points),
        **put_away(state, how),
    )


def red_is_asked(state: State) -> bool:
    """Whether Red is asked. It is skipped only if public information rules it out (BB-14.5)."""
    return may_pay(state.active)
