"""The movement step of a turn (section 7): samurai and merchant, with payment for every road."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain

from msgspec.structs import replace

from bot.core import Seat
from bot.games.edo.board import Board
from bot.games.edo.components import Goods
from bot.games.edo.events import MerchantMoved, MovementEnded, SamuraiMoved
from bot.games.edo.moves import GO, MERCHANT, Claim, Go, Redeem, Walk, walk
from bot.games.edo.privileges import uses
from bot.games.edo.state import Moving, Player, State, done, note, with_item, without

NO_SPACES: frozenset[str] = frozenset()


def free_spaces(state: State, seat: Seat) -> frozenset[str]:
    """Spaces whose roads cost the seat nothing: those with its own temples (EDO-16.8)."""
    if not state.temples_at:
        return NO_SPACES
    return frozenset([space for space, owner in state.temples_at if owner == seat])


def price(board: Board, state: State, seat: Seat, start: str, end: str) -> int:
    """The ryo for the cheapest way between two spaces (EDO-7.4, EDO-16.9)."""
    return board.costs(start, free_spaces(state, seat))[end]


def space_of(state: State, who: str) -> str:
    """The space of a samurai or the merchant. A samurai is named by its space."""
    return state.merchant if who == MERCHANT else who


def walks(board: Board, state: State, head: Moving) -> list[Walk | Go | Claim | Redeem]:
    """Every way that the seat can pay for, with any own samurai or the merchant (EDO-7.2, EDO-7.5).

    A piece that has moved may move again if the way costs ryo (EDO-14.5). A free second way is left out,
    because the first could have led to the same space.
    """
    return [GO, *chain.from_iterable(_ways_of_pieces(board, state, head)), *uses(board, state, head.seat)]


def idle(board: Board, state: State, head: Moving) -> bool:
    """Whether the only decision left is to end the movement step."""
    return not any(_ways_of_pieces(board, state, head)) and not any(uses(board, state, head.seat))


def _ways_of_pieces(board: Board, state: State, head: Moving) -> Iterator[tuple[Walk, ...]]:
    """The ways of each samurai, in the order of their spaces, and of the merchant."""
    player, moved = state.players[head.seat], head.moved
    ryo, free = min(player.goods.ryo, board.far), free_spaces(state, head.seat)
    samurai = player.samurai
    for who in dict.fromkeys(samurai):
        fresh = who not in moved or samurai.count(who) > moved.count(who)
        yield _ways(board, who, who, free, ryo, fresh)
    yield _ways(board, MERCHANT, state.merchant, free, ryo, MERCHANT not in moved)


@lru_cache(maxsize=16384)
def _ways(
    board: Board, who: str, start: str, free: frozenset[str], ryo: int, fresh: bool
) -> tuple[Walk, ...]:
    """The ways of one piece. `fresh`: it has not moved in this step."""
    costs = board.costs(start, free)
    return tuple(walk(who, end) for end, cost in costs.items() if cost <= ryo and (cost or fresh))


def move_piece(board: Board, state: State, head: Moving, move: Walk | Go) -> State:
    """Move a samurai or the merchant and pay for it, or end the step."""
    seat = head.seat
    if isinstance(move, Go):
        return note(done(state), MovementEnded(seat))
    here, end, player, moved = space_of(state, move.who), move.to, state.players[seat], head.moved
    cost = price(board, state, seat, here, end)
    goods = player.goods.minus(Goods(ryo=cost))
    if move.who == MERCHANT:
        return replace(
            state,
            agenda=(
                Moving(seat, (*(mark for mark in moved if mark != MERCHANT), MERCHANT)),
                *state.agenda[1:],
            ),
            players=with_item(state.players, seat, replace(player, goods=goods)),
            merchant=end,
            last=(*state.last, MerchantMoved(seat, here, end, cost)),
        )
    # Of several samurai on one space, those that have not moved yet move first.
    fresh = player.samurai.count(here) > moved.count(here)
    player = with_samurai_moved(board, player, here, end)
    return replace(
        state,
        agenda=(Moving(seat, (*(moved if fresh else without(moved, here)), end)), *state.agenda[1:]),
        players=with_item(state.players, seat, replace(player, goods=goods)),
        last=(*state.last, SamuraiMoved(seat, here, end, cost)),
    )


def with_samurai_moved(board: Board, player: Player, start: str, end: str) -> Player:
    """The player with one samurai on another space."""
    return replace(player, samurai=board.sort((*without(player.samurai, start), end)))


def move_samurai(board: Board, state: State, seat: Seat, start: str, end: str) -> State:
    """Move one samurai of a seat to another space."""
    player = with_samurai_moved(board, state.players[seat], start, end)
    return replace(state, players=with_item(state.players, seat, player))
