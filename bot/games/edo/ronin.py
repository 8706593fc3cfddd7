"""Variant 3 (section 18): where Ronin go, and how they are dispersed."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.core import Seat
from bot.games.edo.board import Board
from bot.games.edo.cities import ronin_on
from bot.games.edo.data import FREE, LANDS
from bot.games.edo.moves import Draw, Name, Pick, Send
from bot.games.edo.state import (
    DrawLand,
    Event,
    NameLand,
    SendRonin,
    State,
    done,
    note,
    swapped,
    with_player,
)


def picks(state: State) -> Iterator[Pick]:
    """EDO-18.6: any, but where exactly two share a space, the one who is alone."""
    together = len(set(state.bands)) == 2
    for number, space in enumerate(state.bands, 1):
        if not together or state.bands.count(space) == 1:
            yield Pick(number)


def picked(state: State, seat: Seat, move: Pick) -> State:
    state = done(state)
    head = DrawLand(seat, move.ronin, state.bands[move.ronin - 1])
    return replace(state, agenda=(head, *state.agenda))


def tiles(board: Board, state: State) -> Iterator[Draw]:
    """EDO-18.7: the location tiles in the bag."""
    for tile in board.data.values.ronin.bag:
        if weight(board, state, tile):
            yield Draw(tile)


def weight(board: Board, state: State, tile: str) -> int:
    """How many tiles of a kind are in the bag."""
    return board.data.values.ronin.bag[tile] - state.drawn.count(tile)


def tile_drawn(state: State, head: DrawLand, move: Draw) -> State:
    state = done(state)
    state = replace(state, drawn=(*state.drawn, move.what))
    task = (
        NameLand(head.seat, head.ronin, head.leaving)
        if move.what == FREE
        else SendRonin(head.seat, head.ronin, head.leaving, move.what)
    )
    return replace(state, agenda=(task, *state.agenda))


def names(board: Board, state: State, head: NameLand) -> Iterator[Name]:
    """EDO-18.7: the kind of space, by the player."""
    for land in LANDS:
        if next(destinations(board, state, head.ronin, head.leaving, land), None):
            yield Name(land)


def named(state: State, head: NameLand, move: Name) -> State:
    state = done(state)
    return replace(state, agenda=(SendRonin(head.seat, head.ronin, head.leaving, move.land), *state.agenda))


def destinations(board: Board, state: State, ronin: int, leaving: str, land: str) -> Iterator[Send]:
    """Rules 1 to 5 (EDO-18.8 to EDO-18.13): an outer city for "city"; not the space he leaves; to others on
    that kind of space, unless they stand where he is leaving; not covered."""
    others = {space for number, space in enumerate(state.bands, 1) if number != ronin and space != leaving}
    spaces = [space for space in board.open_of(land) if space != leaving]
    joined = [space for space in spaces if space in others]
    yield from map(Send, joined or spaces)


def sent(state: State, head: SendRonin, move: Send) -> State:
    """The Ronin jumps (EDO-18.15); the tiles go back after the last one (EDO-18.14, EDO-18.24)."""
    state = done(state)
    state = replace(state, bands=swapped(state.bands, head.ronin - 1, move.to))
    state = note(state, Event("ronin", head.seat, head.leaving, move.to, head.ronin))
    more = any(isinstance(task, DrawLand) for task in state.agenda)
    return state if more else replace(state, drawn=())


# Dispersal


def outnumbered(state: State, seat: Seat, space: str) -> bool:
    """EDO-18.23: his samurai there are more than the Ronin there."""
    return state.players[seat].samurai.count(space) > ronin_on(state, space)


def dispersed(board: Board, state: State, seat: Seat, space: str) -> State:
    """EDO-18.23, EDO-18.30: where the Ronin are outnumbered the reward comes first, then each is moved."""
    if not outnumbered(state, seat, space):
        return note(state, Event("stood", seat, at=space))
    reward = reward_of(board, state, space)
    player = state.players[seat]
    state = with_player(state, seat, replace(player, markers=player.markers + reward))
    state = note(
        replace(state, markers=state.markers - reward), Event("dispersed", seat, at=space, count=reward)
    )
    gone = [number for number, at in enumerate(state.bands, 1) if at == space]
    tasks = tuple(DrawLand(seat, number, space) for number in gone)
    return replace(state, agenda=(*tasks, *state.agenda))


def reward_of(board: Board, state: State, space: str) -> int:
    """Ronin markers for dispersing all who stand there (EDO-18.26), as far as there are any (EDO-18.27)."""
    return min(board.data.values.ronin.rewards[ronin_on(state, space) - 1], state.markers)
