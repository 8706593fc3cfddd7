"""Moving samurai and the merchant for ryo (sections 7 and 14). The step of a turn is in `turns`."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, Final

from msgspec.structs import replace

from bot.core import Fact, Offer, Seat, Term, fact, put, without
from bot.core.decisions import Decision, Event, refusal
from bot.games.edo import terms
from bot.games.edo.board import Board
from bot.games.edo.forms import MERCHANT, Piece, Space
from bot.games.edo.marks import Mark
from bot.games.edo.refusals import nobody_there, unknown
from bot.games.edo.state import At, Change, State, player_of

NO_SPACES: Final[frozenset[str]] = frozenset()
MENU: Final = 25
"""Answers that one menu can hold."""
GROUPS: Final = {
    "edo": "cities",
    "city": "cities",
    "forest": "fields",
    "rice": "fields",
    "quarry": "fields",
    "river": "ways",
    "road": "ways",
    "gate": "ways",
}
"""Kinds of spaces, in the groups that menus use."""


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


def way_group(board: Board, mover: str, start: str, end: str) -> Fact:
    """The menu group of a way: who moves, and on a large board also the kind of the destination."""
    if len(board.spaces) <= MENU:
        return fact(f"edo-group-{mover}", place=terms.place(board, start))
    lands = Term(f"edo-lands-{GROUPS[board.kinds[end]]}")
    return fact(f"edo-group-{mover}-to", place=terms.place(board, start), lands=lands)


class Way(Event):
    """A piece moves for ryo in the movement step."""

    drawn: ClassVar[str]
    who: Seat
    start: terms.Place
    end: terms.Place
    cost: int

    def mark(self) -> tuple[Mark, ...]:
        return (Mark(self.drawn, self.who, self.start, self.end, self.cost, (("ryo", -self.cost),)),)


class SamuraiMoved(Way):
    """A samurai moves."""

    says: ClassVar[str] = "edo-log-walk"
    drawn: ClassVar[str] = "walk"


class MerchantMoved(Way):
    """The merchant moves."""

    says: ClassVar[str] = "edo-log-merchant"
    drawn: ClassVar[str] = "merchant"


class Walk(Decision):
    """Move a samurai (named by its space) or the merchant by the cheapest way (EDO-7.2, EDO-20.7).

    `C1-FO2`, `M-C2`
    """

    notation: ClassVar[str] = "{who}-{to}"
    who: Piece
    to: Space

    @staticmethod
    def options(at: At) -> list[Walk]:
        """Every way that the seat can pay for, with any of its samurai or the merchant (EDO-7.2, EDO-7.5,
        EDO-7.12).

        A piece that has moved may move again if the way costs ryo (EDO-14.5). A free second way is left out,
        because the first could have led to the same space.
        """
        board, state = at.board, at.state
        player, moved = state.players[at.seat], at.task.moved
        ryo, free, samurai = min(player.goods.ryo, board.far), free_spaces(state, at.seat), player.samurai
        walks: list[Walk] = []
        for who in dict.fromkeys(samurai):
            fresh = who not in moved or samurai.count(who) > moved.count(who)
            walks += _ways(board, who, who, free, ryo, fresh)
        walks += _ways(board, MERCHANT, state.merchant, free, ryo, MERCHANT not in moved)
        return walks

    def refused(self, at: At) -> Fact | None:
        board, state, who, merchant = at.board, at.state, self.who, self.who == MERCHANT
        if wrong := unknown(board, self.to) or (None if merchant else unknown(board, who)):
            return wrong
        if wrong := None if merchant else nobody_there(at, who):  # EDO-7.6, EDO-14.4
            return wrong
        start = space_of(state, who)
        if start == self.to:
            return refusal("EDO-20.7", "edo-no-way", place=terms.place(board, start))
        cost, ryo = price(board, state, at.seat, start, self.to), player_of(at).goods.ryo
        if cost > ryo:  # EDO-7.4, EDO-7.12
            return refusal("EDO-7.4", "edo-no-walk-ryo", cost=cost, ryo=ryo)
        return None if cost or _fresh(at, who) else refusal("EDO-14.5", "edo-no-walk-free")

    def play(self, at: At) -> Change:
        """Move the piece and pay for it."""
        board, state, seat, task = at.board, at.state, at.seat, at.task
        who, end, moved, merchant = self.who, self.to, task.moved, state.merchant
        player = state.players[seat]
        goods, samurai = player.goods, player.samurai
        here = space_of(state, who)
        cost = board.costs(here, free_spaces(state, seat))[end]
        if cost:
            goods = replace(goods, ryo=goods.ryo - cost)
        event: Way
        if who == MERCHANT:
            fresh, merchant, now = MERCHANT not in moved, end, MERCHANT
            event = MerchantMoved(seat, here, end, cost)
        else:
            # Of several samurai on one space, those that have not moved yet move first.
            fresh, now = samurai.count(here) > moved.count(here), end
            samurai = rearranged(board, samurai, here, end)
            event = SamuraiMoved(seat, here, end, cost)
        moved = (*(moved if fresh else without(moved, who)), now)
        after = replace(
            state,
            agenda=(type(task)(seat, moved), *state.agenda[1:]),
            players=put(state.players, seat, replace(player, goods=goods, samurai=samurai)),
            merchant=merchant,
        )
        return after, (event,)

    def offer(self, at: At) -> Offer:
        start, end = space_of(at.state, self.who), self.to
        mover = "merchant" if self.who == MERCHANT else "samurai"
        cost = price(at.board, at.state, at.seat, start, end)
        label = fact(f"edo-offer-walk-{mover}", **terms.way(at.board, start, end))
        return Offer(
            label,
            (fact("edo-effect-price", ryo=cost),),
            way_group(at.board, mover, start, end),
            name=end,
            short=label,
        )


@lru_cache(maxsize=16384)
def _walk(who: str, to: str) -> Walk:
    """The decision, cached: there are few different ones, and they are needed often."""
    return Walk(who, to)


@lru_cache(maxsize=16384)
def _ways(
    board: Board, who: str, start: str, free: frozenset[str], ryo: int, fresh: bool
) -> tuple[Walk, ...]:
    """The ways of one piece. `fresh`: it has not moved in this step."""
    costs = board.costs(start, free)
    return tuple(_walk(who, end) for end, cost in costs.items() if cost <= ryo and (cost or fresh))


def _fresh(at: At, who: str) -> bool:
    """Whether a piece has not moved in this step; of several samurai on a space, whether any has not."""
    moved, samurai = at.task.moved, player_of(at).samurai
    return who not in moved or (who != MERCHANT and samurai.count(who) > moved.count(who))


@lru_cache(maxsize=16384)
def rearranged(board: Board, samurai: tuple[str, ...], start: str, end: str) -> tuple[str, ...]:
    """The spaces of a player's samurai after one of them has moved."""
    return board.sort((*without(samurai, start), end))


def move_samurai(board: Board, state: State, seat: Seat, start: str, end: str) -> State:
    """Move one samurai of a seat to another space."""
    player = state.players[seat]
    player = replace(player, samurai=rearranged(board, player.samurai, start, end))
    return replace(state, players=put(state.players, seat, player))
