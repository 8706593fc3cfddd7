"""The movement step of a turn (section 7): samurai and merchant, with payment for every road."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.core import Seat
from bot.games.edo.board import Board
from bot.games.edo.components import Goods
from bot.games.edo.moves import GO, MERCHANT, Claim, Go, Redeem, Walk, walk
from bot.games.edo.privileges import uses
from bot.games.edo.state import Event, Moving, State, done, note, pay, with_player, without


def free_spaces(state: State, seat: Seat) -> frozenset[str]:
    """Spaces whose roads cost the seat nothing: those with its own temples (EDO-16.8)."""
    return frozenset(space for space, owner in state.temples_at if owner == seat)


def price(board: Board, state: State, seat: Seat, start: str, end: str) -> int:
    """The ryo for the cheapest way between two spaces (EDO-7.4, EDO-16.9)."""
    return board.costs(start, free_spaces(state, seat))[end]


def space_of(state: State, who: str) -> str:
    """The space of a samurai or the merchant. A samurai is named by its space."""
    return state.merchant if who == MERCHANT else who


def walks(board: Board, state: State, head: Moving) -> Iterator[Walk | Go | Claim | Redeem]:
    """Every way that the seat can pay for, with any own samurai or the merchant (EDO-7.2, EDO-7.5).

    A piece that has moved may move again if the way costs ryo (EDO-14.5). A free second way is left out,
    because the first could have led to the same space.
    """
    yield GO
    seat = head.seat
    player = state.players[seat]
    ryo, free = player.goods.ryo, free_spaces(state, seat)
    for who in (*dict.fromkeys(player.samurai), MERCHANT):
        here = space_of(state, who)
        costs = board.costs(here, free)
        if who == MERCHANT:
            fresh = MERCHANT not in head.moved
        else:
            fresh = player.samurai.count(who) > head.moved.count(who)
        for end, cost in costs.items():
            if cost <= ryo and (cost or fresh):
                yield walk(who, end)
    yield from uses(board, state, seat)


def idle(board: Board, state: State, head: Moving) -> bool:
    """Whether the only decision left is to end the movement step."""
    ways = walks(board, state, head)
    return next(ways) is GO and next(ways, None) is None


def walked(board: Board, state: State, head: Moving, move: Walk) -> State:
    """Make the move and pay for it."""
    seat = head.seat
    here = space_of(state, move.who)
    cost = price(board, state, seat, here, move.to)
    state = done(pay(state, seat, Goods(ryo=cost)))
    if move.who == MERCHANT:
        moved = (*(mark for mark in head.moved if mark != MERCHANT), MERCHANT)
        state = note(replace(state, merchant=move.to), Event("merchant", seat, here, move.to, cost))
    else:
        player = state.players[seat]
        # Of several samurai on one space, those that have not moved yet move first.
        fresh = player.samurai.count(here) > head.moved.count(here)
        moved = (*(head.moved if fresh else without(head.moved, here)), move.to)
        state = note(
            move_samurai(board, state, seat, here, move.to), Event("walk", seat, here, move.to, cost)
        )
    return replace(state, agenda=(replace(head, moved=moved), *state.agenda))


def move_samurai(board: Board, state: State, seat: Seat, start: str, end: str) -> State:
    """The player with one samurai moved to another space."""
    player = state.players[seat]
    samurai = board.sort((*without(player.samurai, start), end))
    return with_player(state, seat, replace(player, samurai=samurai))
