"""The helper (BB-7.16 to BB-7.18)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.bora_bora.board import Board
from bot.games.bora_bora.cards import sources, take_card
from bot.games.bora_bora.components import MATERIALS
from bot.games.bora_bora.events import Carried, Collected, Got, Rose, Shifted, Stopped, Tattooed
from bot.games.bora_bora.gains import carry_hut, gain, movable_huts, take_material
from bot.games.bora_bora.moves import Trade
from bot.games.bora_bora.state import Done, Help, Spot, State, Task, earn, proceed, swapped
from bot.games.bora_bora.status import climb

SHIFTS = {"M": "tattoo", "W": "collect"}
"""The trade that shifts a person of each sex."""


def trade_moves(board: Board, state: State, task: Help) -> list[Trade]:
    """Every trade that the points left allow. After the first trade the player may stop (BB-7.16,
    BB-7.17)."""
    player, costs, left = state.active, board.costs, task.left
    ways: list[Trade] = []
    for sex, trade in SHIFTS.items():
        if costs[trade] <= left:
            ways += [
                Trade(trade, spot.person)
                for spot in player.spots
                if spot.person and not spot.shifted and spot.person[0] == sex
            ]
    if costs["point"] <= left:
        ways.append(Trade("point"))
    if left // costs["point"] > 1:  # one move for all points left, instead of the same move many times
        ways.append(Trade("point", str(left // costs["point"])))
    if costs["offering"] <= left:
        ways.append(Trade("offering"))
    if costs["card"] <= left:
        ways += [Trade("card", source) for source in sources(state)]
    if costs["material"] <= left:
        ways += [Trade("material", kind) for kind in MATERIALS]
    if costs["hut"] <= left:
        ways += [Trade("hut", str(at + 1)) for at in movable_huts(player)]
    if not task.first:
        ways.append(Trade("stop"))
    return ways


def cost_of(board: Board, move: Trade) -> int:
    """How many of the helper's points a trade costs (BB-7.16)."""
    return board.costs[move.trade] * move.times


def trade(board: Board, state: State, task: Help, move: Trade) -> Done:
    """Carry out one trade (BB-7.18). Points left over at the end are lost (BB-7.17)."""
    seat = state.turn
    if move.trade == "stop":
        return proceed(state, Stopped(seat))
    left = task.left - cost_of(board, move)
    rest: tuple[Task, ...] = (Help(left, first=False),) if left else ()
    match move.trade:
        case "tattoo" | "collect":
            return shift(board, state, move.what, *rest)
        case "point":
            points = move.times * board.data.points.helper
            player = earn(state.active, "helper", points)
            return proceed(state, Got(seat, "points", points), tasks=rest, player=player)
        case "offering":
            return gain(state, "offering", 1, *rest)
        case "card":
            return take_card(state, move.what, *rest)
        case "material":
            return take_material(board, state, move.what, *rest)
        case _:
            space = int(move.what)
            return proceed(state, Carried(seat, space), tasks=rest, player=carry_hut(state.active, space))


def shift(board: Board, state: State, person: str, *rest: Task) -> Done:
    """Shift a person: tattoo a man or collect a woman's shells.

    A man gives status steps by his symbols, even at the end of the track (BB-7.43). A woman gives her shells.
    """
    player, seat, tile = state.active, state.turn, board.persons[person]
    at = next(at for at, spot in enumerate(player.spots) if spot.person == person)
    spots = swapped(player.spots, at, Spot(person=person, shifted=True))
    if tile.sex == "M":
        status, space, moved = climb(board, state.status, seat, tile.symbols)
        marks = (Shifted(seat, person), Rose(seat, space)) if moved else (Shifted(seat, person),)
        tattooed, player = Tattooed(seat, person, space), replace(player, spots=spots)
        return proceed(state, tattooed, *marks, tasks=rest, player=player, status=status)
    return proceed(
        state,
        Collected(seat, person, tile.symbols),
        Shifted(seat, person),
        Got(seat, "shell", tile.symbols),
        tasks=rest,
        player=replace(player, spots=spots, shells=player.shells + tile.symbols),
    )
