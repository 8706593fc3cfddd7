"""Goods from the supply and from the land: RICE, MONEY, LEVY, WOOD, STONE and HARVEST (sections 4 and 8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar, Final

from msgspec.structs import replace

from bot.core import Fact, Offer, Seat, Who, fact
from bot.core.decisions import Event, refusal
from bot.core.notation import words
from bot.games.edo import terms
from bot.games.edo.board import Board
from bot.games.edo.cities import crowd
from bot.games.edo.components import PRODUCTS, Action, Data, goods_of
from bot.games.edo.forms import Place, Star
from bot.games.edo.marks import Mark
from bot.games.edo.officials import Work
from bot.games.edo.privileges import held, spend_privilege
from bot.games.edo.refusals import nobody_there, other_action, unknown
from bot.games.edo.state import At, Change, State, action_of, gain, player_of, turn_of

LEVIED: Final = ("wood", "stone")
"""The resources that LEVY can bring (EDO-4.21)."""
DOES: Final = {land: do for do, (land, _) in PRODUCTS.items()}
"""The action with which each kind of space produces (EDO-4.12 to EDO-4.14)."""


def produced_by(data: Data, land: str, bonus: int, others: int) -> int:
    """What one samurai produces on a kind of land beside `others` other pieces (EDO-8.4)."""
    base: int = getattr(data.production, land)
    return max(0, base + bonus - others)


def yields(board: Board, state: State, space: str, bonus: int, full: bool = False) -> int:
    """What one samurai produces on the space now (EDO-14.10); with `full`, what it would produce alone
    (EDO-17.46), whoever else is there (EDO-19.5)."""
    others = 0 if full else crowd(board, state, space) - 1
    return produced_by(board.data, board.kinds[space], bonus, others)


def produces(board: Board, do: str, space: str) -> bool:
    """Whether samurai on a space can produce with an action (EDO-8.2): it is open, and of its kind."""
    return do in PRODUCTS and board.kinds[space] == PRODUCTS[do][0] and board.open(space)


def unworked(at: At, space: str) -> int:
    """How many samurai of the seat on a space have not produced in this turn (EDO-8.3)."""
    return player_of(at).samurai.count(space) - turn_of(at.state).worked.count(space)


# RICE and MONEY


def collected(action: Action, count: int) -> tuple[str, int]:
    """What `count` officials collect (EDO-4.10, EDO-4.11)."""
    return ("rice", action.rice * count) if action.do == "RICE" else ("ryo", action.ryo * count)


class Collected(Event):
    """All officials with RICE or MONEY collect at once (EDO-8.1)."""

    seat: Seat
    goods: str
    count: int
    do: str

    def tell(self, board: Board, to: Seat | None) -> Fact:
        goods = (terms.amount(self.goods, self.count),) if self.count else ()
        return fact("edo-log-collect", who=Who(self.seat), action=terms.action_name(self.do), goods=goods)

    def mark(self) -> tuple[Mark, ...]:
        return (Mark("collect", self.seat, self.goods, count=self.count),)


class Collect(Work):
    """Chance: RICE and MONEY, where nobody has a decision (EDO-20.18). `=take`"""

    kind: ClassVar[str] = "collect"
    notation: ClassVar[str] = "=take"

    def play(self, at: At) -> Change:
        """All officials collect at once (EDO-8.1, EDO-8.15). No decision can come in between."""
        turn, action = turn_of(at.state), action_of(at.board, at.state)
        count = turn.left + 1  # one of them is spent already
        state = replace(at.state, turn=replace(turn, own=0, neutral=0, black=0))
        what, amount = collected(action, count)
        return gain(state, at.seat, goods_of(what, amount)), (Collected(at.seat, what, amount, action.do),)


# LEVY


class Levied(Event):
    """A seat takes a resource with LEVY (EDO-4.21)."""

    says: ClassVar[str] = "edo-log-levy"
    who: Seat
    goods: terms.One

    def mark(self) -> tuple[Mark, ...]:
        return (Mark("levy", self.who, self.goods),)


class Levy(Work):
    """Choose the resource of LEVY (EDO-20.14). `wood` or `stone`"""

    kind: ClassVar[str] = "levy"
    notation: ClassVar[str] = "{goods}"
    goods: Annotated[str, words(*LEVIED)]

    def refused(self, at: At) -> Fact | None:
        return other_action(at, "LEVY")

    def play(self, at: At) -> Change:
        return gain(at.state, at.seat, goods_of(self.goods, 1)), (Levied(at.seat, self.goods),)

    def offer(self, at: At) -> Offer:
        return Offer(fact("edo-offer-levy", goods=terms.amount(self.goods, 1)), (terms.gain(self.goods, 1),))


# WOOD, STONE and HARVEST


class Produced(Event):
    """A samurai produces (EDO-8.4)."""

    seat: Seat
    space: str
    goods: str
    count: int
    full: bool
    """Privilege f was used."""

    def tell(self, board: Board, to: Seat | None) -> Fact:
        key = "edo-log-produced-full" if self.full else "edo-log-produced"
        goods = terms.amount(self.goods, self.count)
        return fact(key, who=Who(self.seat), place=terms.place(board, self.space), goods=goods)

    def mark(self) -> tuple[Mark, ...]:
        return (Mark("produce", self.seat, self.space, self.goods, self.count),)


class Produce(Work):
    """A samurai produces (EDO-8.2); with a star by privilege f (EDO-20.8). `FO1`, `FO1*`"""

    kind: ClassVar[str] = "produce"
    notation: ClassVar[str] = "{space}{full}"
    space: Place
    full: Star = False

    @staticmethod
    def options(at: At) -> Iterator[Produce]:
        """The seat's samurai on open spaces of this kind that have not produced in this turn (EDO-8.2,
        EDO-8.3)."""
        board, state = at.board, at.state
        do, player = action_of(board, state).do, player_of(at)
        full = bool(held(board.data, player, "full", do))
        for space in dict.fromkeys(player.samurai):
            if produces(board, do, space) and unworked(at, space):
                yield Produce(space)
                if full:
                    yield Produce(space, full=True)

    def refused(self, at: At) -> Fact | None:
        board, action = at.board, action_of(at.board, at.state)
        if wrong := unknown(board, self.space):
            return wrong
        if action.do not in PRODUCTS:
            return other_action(at, DOES.get(board.kinds[self.space], "TRAVEL"))
        place, (land, _) = terms.place(board, self.space), PRODUCTS[action.do]
        if board.kinds[self.space] != land:  # EDO-8.2
            names = {"land": terms.land(land), "action": terms.action_name(action.do)}
            return refusal("EDO-8.2", "edo-no-produce-land", place=place, **names)
        if not board.open(self.space):
            return refusal("EDO-3.14", "edo-no-covered", place=place)
        if wrong := nobody_there(at, self.space):
            return wrong
        if not unworked(at, self.space):
            return refusal("EDO-8.3", "edo-no-produce-twice", place=place)
        if self.full and not held(board.data, player_of(at), "full", action.do):
            kinds = [kind for kind, known in board.data.privileges.items() if known.full == action.do]
            return refusal("EDO-17.38", "edo-no-privilege", privilege=terms.privilege(board, kinds[0]))
        return None

    def play(self, at: At) -> Change:
        """The samurai stays where it is (EDO-8.5); 0 is legal, too (EDO-8.16)."""
        state, seat, action = at.state, at.seat, action_of(at.board, at.state)
        _, product = PRODUCTS[action.do]
        amount = yields(at.board, state, self.space, action.bonus, self.full)
        if self.full:
            state = spend_privilege(state, seat, held(at.board.data, player_of(at), "full", action.do)[0])
        turn = turn_of(state)
        state = replace(state, turn=replace(turn, worked=(*turn.worked, self.space)))
        event = Produced(seat, self.space, product, amount, self.full)
        return gain(state, seat, goods_of(product, amount)), (event,)

    def offer(self, at: At) -> Offer:
        action = action_of(at.board, at.state)
        amount = yields(at.board, at.state, self.space, action.bonus, self.full)
        key = "edo-offer-produce-full" if self.full else "edo-offer-produce"
        return Offer(
            fact(key, place=terms.place(at.board, self.space)),
            (terms.gain(PRODUCTS[action.do][1], amount),),
            name=self.space,
        )
