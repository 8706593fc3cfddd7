"""Jewelry: step 3 of Phase C (BB-10.8 to BB-10.11)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from bot.core import Decision, Event, Fact, Offer, Seat, Task, Who, fact, put, refusal, without
from bot.games.bora_bora import terms
from bot.games.bora_bora.board import Board
from bot.games.bora_bora.forms import JewelName
from bot.games.bora_bora.state import At, Change, State, proceed


def affordable(board: Board, state: State, seat: Seat) -> list[str]:
    """Tiles of the round's column that the seat has enough shells for (BB-10.8)."""
    shells = state.players[seat].shells
    return [jewel for jewel in state.jewelry[state.round - 1] if board.jewels[jewel].cost <= shells]


class Bought(Event, tag="bought"):
    """`who` bought a jewelry tile, or none (BB-10.8, BB-10.9)."""

    kept: ClassVar = True
    who: Seat
    jewel: str | None

    def tell(self, board: Board, to: Seat | None) -> Fact:
        if self.jewel is None:
            return fact("bb-not-bought", who=Who(self.who))
        return fact("bb-bought", who=Who(self.who), jewel=terms.jewel(board, self.jewel))


class Buy(Decision):
    """D18: buy a jewelry tile of the column. `J1-4`"""

    kind: ClassVar = "jewel"
    notation: ClassVar = "{jewel}"
    jewel: JewelName

    @classmethod
    def options(cls, at: At[BuyJewel]) -> Iterable[Buy]:
        return list(map(cls, affordable(at.board, at.state, at.seat)))

    def refused(self, at: At[BuyJewel]) -> Fact | None:
        """The tile must be in the column, and the player must have its cost in shells (BB-10.8)."""
        jewel, held = terms.jewel(at.board, self.jewel), at.state.active.shells
        if self.jewel not in at.state.jewelry[at.state.round - 1]:
            return refusal("BB-10.8", "bb-no-jewel", jewel=jewel)
        cost = at.board.jewels[self.jewel].cost
        if cost > held:
            return refusal("BB-10.8", "bb-no-shells", jewel=jewel, cost=cost, have=held)
        return None

    def play(self, at: At[BuyJewel]) -> Change:
        """Shells are paid at once, points are scored at the end (BB-10.11)."""
        state, player, column = at.state, at.state.active, at.state.round - 1
        shells, jewels = player.shells - at.board.jewels[self.jewel].cost, (*player.jewels, self.jewel)
        rest = without(state.jewelry[column], self.jewel)
        return proceed(
            state,
            Bought(state.turn, self.jewel),
            player=replace(player, shells=shells, jewels=jewels),
            jewelry=put(state.jewelry, column, rest),
        )

    def offer(self, at: At[BuyJewel]) -> Offer:
        left = at.state.active.shells - at.board.jewels[self.jewel].cost
        label = fact("bb-do-buy", jewel=terms.jewel(at.board, self.jewel))
        effects = (fact("bb-effect-shells-left", count=left),)
        return Offer(label, effects, stays=True, contested=self.jewel)


class BuyNothing(Decision):
    """D18: buy no tile (BB-10.9). `none`"""

    kind: ClassVar = "jewel"
    notation: ClassVar = "none"

    def play(self, at: At[BuyJewel]) -> Change:
        return proceed(at.state, Bought(at.state.turn, None))

    def offer(self, at: At[BuyJewel]) -> Offer:
        return Offer(fact("bb-do-buy-none"), stays=True, contested="")


class BuyJewel(Task, tag="buy-jewel"):
    """D18: buy a jewelry tile or none (BB-10.8, BB-10.9)."""

    decisions: ClassVar = (Buy, BuyNothing)

    def question(self, at: At[BuyJewel]) -> Fact:
        return fact("bb-ask-jewel", shells=at.state.active.shells)
