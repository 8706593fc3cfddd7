"""The movement step of a turn (section 7): samurai and merchant, with payment for every road."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from bot.core import Seat
from bot.games.edo.board import Board
from bot.games.edo.events_turn import MerchantMoved, MovementEnded, SamuraiMoved
from bot.games.edo.moves_turn import GO, MERCHANT, Claim, Go, Redeem, Walk, walk
from bot.games.edo.privileges import uses
from bot.games.edo.state import Moving, State, done, note, with_item, without

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
    player, moved = state.players[head.seat], head.moved
    ryo, free, samurai = min(player.goods.ryo, board.far), free_spaces(state, head.seat), player.samurai
    found: list[Walk | Go | Claim | Redeem] = [GO]
    for who in dict.fromkeys(samurai):
        fresh = who not in moved or samurai.count(who) > moved.count(who)
        found += _ways(board, who, who, free, ryo, fresh)
    found += _ways(board, MERCHANT, state.merchant, free, ryo, MERCHANT not in moved)
    found += uses(board, state, head.seat)
    return found


def may_move(board: Board, state: State, head: Moving) -> bool:
    """Whether there is any other decision left than to end the movement step."""
    if state.players[head.seat].goods.ryo >= board.data.numbers.step:
        return True  # the merchant can use a road
    return len(walks(board, state, head)) > 1


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
    if type(move) is Go:
        return note(done(state), MovementEnded(seat))
    who, end, moved, merchant = move.who, move.to, head.moved, state.merchant
    player = state.players[seat]
    goods, samurai = player.goods, player.samurai
    here = space_of(state, who)
    cost = board.costs(here, free_spaces(state, seat))[end]
    if cost:
        goods = replace(goods, ryo=goods.ryo - cost)
    event: MerchantMoved | SamuraiMoved
    if who == MERCHANT:
        fresh, merchant, now = MERCHANT not in moved, end, MERCHANT
        event = MerchantMoved(seat, here, end, cost)
    else:
        # Of several samurai on one space, those that have not moved yet move first.
        fresh, now = samurai.count(here) > moved.count(here), end
        samurai = rearranged(board, samurai, here, end)
        event = SamuraiMoved(seat, here, end, cost)
    moved = (*(moved if fresh else without(moved, who)), now)
    return replace(
        state,
        agenda=(Moving(seat, moved), *state.agenda[1:]),
        players=with_item(state.players, seat, replace(player, goods=goods, samurai=samurai)),
        merchant=merchant,
        happened=(*state.happened, event),
    )


@lru_cache(maxsize=16384)
def rearranged(board: Board, samurai: tuple[str, ...], start: str, end: str) -> tuple[str, ...]:
    """The spaces of a player's samurai after one of them has moved."""
    return board.sort((*without(samurai, start), end))


def move_samurai(board: Board, state: State, seat: Seat, start: str, end: str) -> State:
    """Move one samurai of a seat to another space."""
    player = state.players[seat]
    player = replace(player, samurai=rearranged(board, player.samurai, start, end))
    return replace(state, players=with_item(state.players, seat, player))
