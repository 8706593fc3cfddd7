"""What officials could do after movement, for slots that are played without a question and for hints."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from bot.games.edo.actions import UNASKED, can_work
from bot.games.edo.board import HOLY, Board
from bot.games.edo.components import PRODUCTS, Goods
from bot.games.edo.movement import free_spaces
from bot.games.edo.privileges import payable
from bot.games.edo.state import At, Player, action_of, player_of, with_player
from bot.games.edo.trading import cards_open


def reachable(at: At) -> bool:
    """Whether an official could do something with the action of the slot, here or after movement.

    RICE and MONEY are left out: for them it is False. For all other actions False is always right, but True
    may be wrong, because each of several ways is looked at alone.
    """
    do = action_of(at.board, at.state).do
    if do in UNASKED:
        return False
    if can_work(at):
        return True
    if do == "TRADE":
        return _trade_in_reach(at)
    if do not in PRODUCTS and do != "BUILD":
        return False
    return any(can_work(at.on(with_player(at.state, at.seat, there))) for there in _arrivals(at, do))


def ways(at: At) -> dict[str, int]:
    """The spaces that a samurai of the seat can reach, with the ryo for the cheapest way."""
    return {space: cost for space, (cost, _) in nearest(at, player_of(at).samurai).items()}


def nearest(at: At, samurai: tuple[str, ...]) -> dict[str, tuple[int, str]]:
    """For each space that the seat can pay for: the ryo for the nearest of these samurai, and where it is."""
    free = free_spaces(at.state, at.seat)
    return _nearest(at.board, samurai, free, min(player_of(at).goods.ryo, at.board.far))


@lru_cache(maxsize=4096)
def _nearest(
    board: Board, samurai: tuple[str, ...], free: frozenset[str], ryo: int
) -> dict[str, tuple[int, str]]:
    near = {start: (0, start) for start in samurai}
    for start in near.copy():
        for space, cost in board.costs(start, free).items():
            if cost <= ryo and (space not in near or cost < near[space][0]):
                near[space] = (cost, start)
    return near


def _arrivals(at: At, do: str) -> Iterator[Player]:
    """The player with one samurai on a space in reach where the action might be possible."""
    player = player_of(at)
    kinds = (PRODUCTS[do][0],) if do in PRODUCTS else ("edo", "city", *HOLY)
    for space, cost in ways(at).items():
        if at.board.kinds[space] in kinds:
            yield replace(player, samurai=(space,), goods=player.goods.minus(Goods(ryo=cost)))


def _trade_in_reach(at: At) -> bool:
    """Whether a samurai and the merchant can meet in a city, with enough left for an offer or a demand."""
    board, state, player = at.board, at.state, player_of(at)
    road = {state.merchant: 0, **board.costs(state.merchant, free_spaces(state, at.seat))}
    for space, cost in ways(at).items():
        if not board.is_city(space) or space not in road or cost + road[space] > player.goods.ryo:
            continue
        goods = player.goods.minus(Goods(ryo=cost + road[space]))
        there = at.on(with_player(state, at.seat, replace(player, goods=goods)))
        if next(payable(there, "TRADE"), None) is not None:
            return True
        for card in cards_open(there):
            known = board.data.merchant[card]
            if goods.ryo >= known.price or goods.covers(known.pay):
                return True
    return False
