"""The temple (BB-7.26 to BB-7.31) and its scoring, step 2 of Phase C (BB-10.5 to BB-10.7)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from msgspec.structs import replace

from bot.core import Decision, Event, Fact, Offer, Seat, Task, Who, fact, put, refusal
from bot.games.bora_bora.board import NEVER, Board
from bot.games.bora_bora.dealing import Step
from bot.games.bora_bora.fire import BONUS
from bot.games.bora_bora.forms import SlotNumber
from bot.games.bora_bora.state import At, Change, State, earn_all, proceed
from bot.games.bora_bora.status import results


def least_priest(board: Board, state: State, seat: Seat) -> int:
    """The lowest value with which the seat can send a priest (BB-7.31)."""
    return 1 if state.players[seat].priests else NEVER


def push(temple: tuple[Seat, ...], slot: int, seat: Seat) -> tuple[tuple[Seat, ...], Seat]:
    """The temple after a priest came to a slot, and the owner of the priest pushed out of slot 1, or -1
    (BB-7.28)."""
    row, coming = list(temple), seat
    for at in range(slot - 1, -1, -1):
        row[at], coming = coming, row[at]
        if coming < 0:
            break
    return tuple(row), coming


class Sent(Event, tag="sent"):
    """`who` put a priest on a temple slot (BB-7.26); `out` is the owner of a priest that was pushed out
    (BB-7.28)."""

    kept: ClassVar = True
    who: Seat
    slot: int
    out: Seat | None

    def tell(self, board: Board, to: Seat | None) -> Fact:
        who = Who(self.who)
        if self.out is not None:
            return fact("bb-priest-out", who=who, slot=self.slot, owner=Who(self.out))
        return fact("bb-priest", who=who, slot=self.slot)


class Priest(Decision):
    """D12: the temple slot. `6`"""

    notation: ClassVar = "{slot}"
    forced: ClassVar = True
    slot: SlotNumber

    @classmethod
    def options(cls, at: At[SendPriest]) -> Iterable[Priest]:
        """The best slot first: from left to right, 6 to 1 (BB-7.26, BB-7.27)."""
        return [cls(slot) for slot in range(min(at.task.value, len(at.state.temple)), 0, -1)]

    def refused(self, at: At[SendPriest]) -> Fact | None:
        """The number of the slot must not be above the value (BB-7.26)."""
        if self.slot <= at.task.value:
            return None
        return refusal("BB-7.26", "bb-no-slot-value", slot=self.slot, value=at.task.value)

    def play(self, at: At[SendPriest]) -> Change:
        """Send a priest to the temple, where it stays (BB-7.29), then take a fire bonus (BB-7.30, BB-17.9).

        Other priests move to the right; a priest that is pushed out returns to its owner's supply (BB-7.28).
        """
        state, seat = at.state, at.state.turn
        temple, out = push(state.temple, self.slot, seat)
        players = state.players
        players = put(players, seat, replace(players[seat], priests=players[seat].priests - 1))
        if out >= 0:
            players = put(players, out, replace(players[out], priests=players[out].priests + 1))
        sent = Sent(seat, self.slot, None if out < 0 else out)
        return proceed(state, sent, tasks=BONUS, players=players, temple=temple)

    def offer(self, at: At[SendPriest]) -> Offer:
        return Offer(fact("bb-do-priest", slot=self.slot), _pushes(at.state, self.slot), name=str(self.slot))


def _pushes(state: State, slot: int) -> tuple[Fact, ...]:
    """The priests that must move, and the priest that is pushed out (BB-7.28)."""
    moved: list[Seat] = []
    for priest in state.temple[slot - 1 :: -1]:
        if priest < 0:
            return _makes_way(moved)
        moved.append(priest)
    return (*_makes_way(moved[:-1]), fact("bb-effect-drops", who=Who(moved[-1])))


def _makes_way(moved: list[Seat]) -> tuple[Fact, ...]:
    return (fact("bb-effect-pushes", priests=tuple(map(Who, dict.fromkeys(moved)))),) if moved else ()


class SendPriest(Task, tag="send-priest"):
    """D12: choose the temple slot (BB-7.26)."""

    decisions: ClassVar = (Priest,)
    asks: ClassVar = "bb-ask-priest"
    value: int


# Step 2 of Phase C


class Prayed(Event, tag="prayed"):
    """Step 2 of Phase C: points by seat, and the seat that took the god tile (BB-10.5 to BB-10.7)."""

    kept: ClassVar = True
    points: tuple[int, ...]
    tile: Seat | None


class RankedTemple(Event, tag="ranked-temple"):
    """Step 2 of Phase C: points by seat, and the seat that won the comparison (BB-10.5 to BB-10.7)."""

    points: tuple[int, ...]
    winner: Seat | None
    order: tuple[Seat, ...]
    """The turn order."""

    def tell(self, board: Board, to: Seat | None) -> Fact:
        if self.winner is None:
            return fact("bb-temple-empty")
        praying = [seat for seat in self.order if self.points[seat]]
        return fact("bb-temple", results=results(self.points, praying), who=Who(self.winner))


def winner(temple: tuple[Seat, ...], seats: int) -> Seat | None:
    """The seat with the most priests; if tied, the one with the leftmost priest, in the highest slot
    (BB-10.6)."""
    most = max(map(temple.count, range(seats)))
    if not most:
        return None
    return next(seat for seat in reversed(temple) if seat >= 0 and temple.count(seat) == most)


class ScoreTemple(Step):
    """Score the priests (BB-10.5). `=temple`"""

    notation: ClassVar = "=temple"

    def play(self, at: At[Any]) -> Change:
        """The top god tile goes to the winner or leaves the game (BB-10.6, BB-10.7)."""
        state = at.state
        each, best = at.board.priest_points(state.round), winner(state.temple, state.seats)
        points = tuple(each * state.temple.count(seat) for seat in range(state.seats))
        players = earn_all(state.players, "priests", points)
        tiles, gone = state.temple_tiles, state.gone_tiles
        tile = best if tiles else None
        if tile is not None:
            players = put(players, tile, replace(players[tile], god_tiles=players[tile].god_tiles + 1))
        elif tiles:
            gone += 1
        return proceed(
            state,
            RankedTemple(points, best, state.order),
            Prayed(points, tile),
            players=players,
            temple_tiles=max(0, tiles - 1),
            gone_tiles=gone,
        )
