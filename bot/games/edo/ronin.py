"""Variant 3 (section 18): where Ronin go and how they are dispersed."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.core import Seat
from bot.games.edo.board import Board
from bot.games.edo.cities import ronin_on
from bot.games.edo.components import FREE, LANDS
from bot.games.edo.moves import Draw, Name, Pick, Send
from bot.games.edo.state import (
    DrawLand,
    Event,
    NameLand,
    SendRonin,
    State,
    done,
    note,
    with_item,
    with_player,
)


def picks(state: State) -> Iterator[Pick]:
    """The Ronin that may be moved: any, but if exactly two share a space, the third (EDO-18.6)."""
    together = len(set(state.ronin_at)) == 2
    for number, space in enumerate(state.ronin_at, 1):
        if not together or state.ronin_at.count(space) == 1:
            yield Pick(number)


def picked(state: State, seat: Seat, move: Pick) -> State:
    state = done(state)
    head = DrawLand(seat, move.ronin, state.ronin_at[move.ronin - 1])
    return replace(state, agenda=(head, *state.agenda))


def tiles(board: Board, state: State) -> Iterator[Draw]:
    """The location tiles still in the bag (EDO-18.7)."""
    for tile in board.data.ronin.bag:
        if weight(board, state, tile):
            yield Draw(tile)


def weight(board: Board, state: State, tile: str) -> int:
    """How many tiles of a kind are in the bag."""
    return board.data.ronin.bag[tile] - state.drawn.count(tile)


def draw_tile(state: State, head: DrawLand, move: Draw) -> State:
    state = done(state)
    state = replace(state, drawn=(*state.drawn, move.what))
    task = (
        NameLand(head.seat, head.ronin, head.leaving)
        if move.what == FREE
        else SendRonin(head.seat, head.ronin, head.leaving, move.what)
    )
    return replace(state, agenda=(task, *state.agenda))


def names(board: Board, state: State, head: NameLand) -> Iterator[Name]:
    """The kinds of space that the player may choose for a free-choice tile (EDO-18.7)."""
    for land in LANDS:
        if next(destinations(board, state, head.ronin, head.leaving, land), None):
            yield Name(land)


def named(state: State, head: NameLand, move: Name) -> State:
    state = done(state)
    return replace(state, agenda=(SendRonin(head.seat, head.ronin, head.leaving, move.land), *state.agenda))


def destinations(board: Board, state: State, ronin: int, leaving: str, land: str) -> Iterator[Send]:
    """The spaces that the Ronin may go to by rules 1 to 5 (EDO-18.8 to EDO-18.13).

    "city" means an outer city. The space must be open and not the one the Ronin leaves. If other Ronin stand
    on spaces of this kind, the Ronin must join them, except those on the space it leaves.
    """
    others = {space for number, space in enumerate(state.ronin_at, 1) if number != ronin and space != leaving}
    spaces = [space for space in board.open_of(land) if space != leaving]
    joined = [space for space in spaces if space in others]
    yield from map(Send, joined or spaces)


def sent(state: State, head: SendRonin, move: Send) -> State:
    """Move the Ronin (EDO-18.15). After the last Ronin the tiles go back into the bag (EDO-18.14,
    EDO-18.24)."""
    state = done(state)
    state = replace(state, ronin_at=with_item(state.ronin_at, head.ronin - 1, move.to))
    state = note(state, Event("ronin", head.seat, head.leaving, move.to, head.ronin))
    more = any(isinstance(task, DrawLand) for task in state.agenda)
    return state if more else replace(state, drawn=())


# Dispersal


def outnumbered(state: State, seat: Seat, space: str) -> bool:
    """Whether the seat has more samurai on the space than there are Ronin (EDO-18.23)."""
    return state.players[seat].samurai.count(space) > ronin_on(state, space)


def dispersed(board: Board, state: State, seat: Seat, space: str) -> State:
    """Disperse the Ronin if they are outnumbered: first the reward, then each Ronin moves (EDO-18.23,
    EDO-18.30)."""
    if not outnumbered(state, seat, space):
        return note(state, Event("stood", seat, at=space))
    reward = reward_of(board, state, space)
    player = state.players[seat]
    state = with_player(state, seat, replace(player, markers=player.markers + reward))
    state = note(
        replace(state, markers=state.markers - reward), Event("dispersed", seat, at=space, count=reward)
    )
    gone = [number for number, at in enumerate(state.ronin_at, 1) if at == space]
    tasks = tuple(DrawLand(seat, number, space) for number in gone)
    return replace(state, agenda=(*tasks, *state.agenda))


def reward_of(board: Board, state: State, space: str) -> int:
    """Ronin markers for dispersing all Ronin of a space (EDO-18.26), limited by the supply (EDO-18.27)."""
    return min(board.data.ronin.rewards[ronin_on(state, space) - 1], state.markers)
