"""Variant 3 (section 18): where Ronin go and how they are dispersed."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.core import Seat
from bot.games.edo.board import Board
from bot.games.edo.cities import ronin_on
from bot.games.edo.components import FREE, LANDS
from bot.games.edo.events import Dispersed, LandDrawn, LandNamed, RoninMoved, RoninPicked, Stood
from bot.games.edo.moves import Draw, Name, Pick, Send
from bot.games.edo.state import (
    DrawLand,
    NameLand,
    PickRonin,
    SendRonin,
    State,
    done,
    note,
    with_item,
    with_player,
)


def picks(board: Board, state: State, head: PickRonin) -> Iterator[Pick]:
    """The Ronin that may be moved: any, but if exactly two share a space, the third (EDO-18.6)."""
    together = len(set(state.ronin_at)) == 2
    for number, space in enumerate(state.ronin_at, 1):
        if not together or state.ronin_at.count(space) == 1:
            yield Pick(number)


def pick(board: Board, state: State, head: PickRonin, move: Pick) -> State:
    space = state.ronin_at[move.ronin - 1]
    state = note(state, RoninPicked(head.seat, move.ronin, space))
    return done(state, DrawLand(head.seat, move.ronin, space))


def lands(board: Board, state: State, head: DrawLand) -> Iterator[Draw]:
    """The location tiles still in the bag (EDO-18.7)."""
    for land, left in _in_bag(board, state).items():
        if left:
            yield Draw(land)


def weights(board: Board, state: State) -> list[int]:
    """How many tiles of each kind are left in the bag."""
    return [left for left in _in_bag(board, state).values() if left]


def _in_bag(board: Board, state: State) -> dict[str, int]:
    return {land: number - state.drawn.count(land) for land, number in board.data.ronin.bag.items()}


def draw_land(board: Board, state: State, head: DrawLand, move: Draw) -> State:
    state = note(state, LandDrawn(head.seat, head.ronin, move.what))
    state = replace(state, drawn=(*state.drawn, move.what))
    if move.what == FREE:
        return done(state, NameLand(head.seat, head.ronin, head.leaving))
    return done(state, SendRonin(head.seat, head.ronin, head.leaving, move.what))


def names(board: Board, state: State, head: NameLand) -> Iterator[Name]:
    """The kinds of space that the player may choose for a free-choice tile (EDO-18.7)."""
    for land in LANDS:
        if destinations(board, state, SendRonin(head.seat, head.ronin, head.leaving, land)):
            yield Name(land)


def name_land(board: Board, state: State, head: NameLand, move: Name) -> State:
    state = note(state, LandNamed(head.seat, move.land))
    return done(state, SendRonin(head.seat, head.ronin, head.leaving, move.land))


def destinations(board: Board, state: State, head: SendRonin) -> list[Send]:
    """The spaces that the Ronin may go to by rules 1 to 5 (EDO-18.8 to EDO-18.13).

    "city" means an outer city. The space must be open and not the one the Ronin leaves. If other Ronin stand
    on spaces of this kind, the Ronin must join them, except those on the space it leaves.
    """
    leaving = head.leaving
    others = {
        space for number, space in enumerate(state.ronin_at, 1) if number != head.ronin and space != leaving
    }
    spaces = [space for space in board.open_of(head.land) if space != leaving]
    joined = [space for space in spaces if space in others]
    return [Send(space) for space in joined or spaces]


def send(board: Board, state: State, head: SendRonin, move: Send) -> State:
    """Move the Ronin (EDO-18.15). After the last Ronin the tiles go back into the bag (EDO-18.14,
    EDO-18.24)."""
    state = done(state)
    state = replace(state, ronin_at=with_item(state.ronin_at, head.ronin - 1, move.to))
    state = note(state, RoninMoved(head.seat, head.leaving, move.to, head.ronin))
    more = any(type(task) is DrawLand for task in state.agenda)
    return state if more else replace(state, drawn=())


# Dispersal


def outnumbered(state: State, seat: Seat, space: str) -> bool:
    """Whether the seat has more samurai on the space than there are Ronin (EDO-18.23)."""
    return state.players[seat].samurai.count(space) > ronin_on(state, space)


def disperse(board: Board, state: State, seat: Seat, space: str, last: str = "") -> State:
    """Disperse the Ronin if they are outnumbered: first the reward, then each Ronin moves (EDO-18.23,
    EDO-18.30). `last`: where the last samurai came from with this move."""
    player, ronin = state.players[seat], ronin_on(state, space)
    samurai = player.samurai.count(space)
    if not outnumbered(state, seat, space):
        return note(state, Stood(seat, space, samurai, ronin, last))
    reward = reward_of(board, state, space)
    state = with_player(state, seat, replace(player, markers=player.markers + reward))
    state = replace(state, markers=state.markers - reward)
    state = note(state, Dispersed(seat, space, samurai, ronin, last, reward))
    gone = [number for number, at in enumerate(state.ronin_at, 1) if at == space]
    tasks = tuple(DrawLand(seat, number, space) for number in gone)
    return replace(state, agenda=(*tasks, *state.agenda))


def reward_of(board: Board, state: State, space: str) -> int:
    """Ronin markers for dispersing all Ronin of a space (EDO-18.26), limited by the supply (EDO-18.27)."""
    return min(board.data.ronin.rewards[ronin_on(state, space) - 1], state.markers)
