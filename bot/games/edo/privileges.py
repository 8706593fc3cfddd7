"""Variant 2 (section 17): demands, privileges, and when privileges can be used."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Self

from msgspec.structs import replace

from bot.core import Fact, Offer, Seat, Who, fact, without
from bot.core.agenda import Task
from bot.core.decisions import Decision, Event, refusal
from bot.games.edo import terms
from bot.games.edo.board import Board
from bot.games.edo.cities import income_of
from bot.games.edo.components import Data, Goods, goods_of
from bot.games.edo.draws import Drawing
from bot.games.edo.forms import Gain, Marker, Privilege
from bot.games.edo.marks import Mark, paid
from bot.games.edo.officials import Work
from bot.games.edo.refusals import other_action, short
from bot.games.edo.state import At, Change, Player, State, gain, pay, player_of, with_player


def held(data: Data, player: Player, does: str, full: str | None = None) -> list[str]:
    """The player's privileges with this effect; with `full`, only those for that action."""
    known = data.privileges
    return [
        kind
        for kind in player.privileges
        if known[kind].does == does and (full is None or known[kind].full == full)
    ]


def spend_privilege(state: State, seat: Seat, kind: str) -> State:
    """The state after a privilege is used. The marker leaves the game (EDO-17.7)."""
    player = state.players[seat]
    player = replace(player, privileges=without(player.privileges, kind))
    return replace(with_player(state, seat, player), used=(*state.used, kind))


# Demands


class DemandMet(Event):
    """A demand is met (EDO-17.6)."""

    seat: Seat
    marker: str
    privilege: str
    """The privilege it brings; "" if there is none."""
    cost: Goods
    points: int

    def tell(self, board: Board, to: Seat | None) -> Fact:
        told = fact(
            "edo-log-met-privilege" if self.privilege else "edo-log-met",
            who=Who(self.seat),
            demand=terms.demand(board, self.marker),
            cost=terms.amounts(self.cost),
            points=self.points,
        )
        if not self.privilege:
            return told
        return Fact(told.key, {**told.args, "privilege": terms.privilege(board, self.privilege)})

    def mark(self) -> tuple[Mark, ...]:
        return (Mark("demand", self.seat, self.marker, self.privilege, goods=paid(self.cost)),)


class Meet(Work):
    """Meet an open demand in place of an action (EDO-17.5, EDO-20.12). `D06`"""

    kind: ClassVar[str] = "demand"
    notation: ClassVar[str] = "{marker}"
    action: ClassVar[str] = ""
    """The action in whose place it is met."""
    marker: Marker

    @classmethod
    def read(cls, text: str, at: At) -> Self | Fact | None:
        decision = super().read(text, at)
        known = at.board.data.demands.get(decision.marker) if isinstance(decision, Meet) else None
        return decision if known and known.action == cls.action else None

    @classmethod
    def options(cls, at: At) -> Sequence[Meet]:
        """Open demands for the action that the seat can pay, if the place is right."""
        if not at.state.privileges or cls.misplaced(at):
            return ()
        return [*map(cls, payable(at, cls.action))]

    @classmethod
    def misplaced(cls, at: At) -> Fact | None:
        """Why the demand cannot be met here."""
        return None

    def refused(self, at: At) -> Fact | None:
        known = at.board.data.demands[self.marker]
        if self.marker not in at.state.demands:
            return refusal("EDO-17.5", "edo-no-demand-open", demand=terms.demand(at.board, self.marker))
        if wrong := other_action(at, known.action) or short(at, known.pay):  # EDO-17.15
            return wrong
        return self.misplaced(at)

    def play(self, at: At) -> Change:
        """Pay, score and take the privilege below it (EDO-17.6, EDO-17.10), then refill both rows (EDO-17.8).
        The privilege may be used in the same turn (EDO-17.11)."""
        state, seat, marker = at.state, at.seat, self.marker
        column, row = state.demands.index(marker), state.privilege_row
        kind, cost = row[column], at.board.data.demands[marker].pay
        points = at.board.data.numbers.demand
        # Demands slide to the right; new ones come in from the left (EDO-17.3).
        state = replace(
            pay(state, seat, cost, points),
            met=(*state.met, marker),
            demands=(state.next_demand, *state.demands[:column], *state.demands[column + 1 :]),
            next_demand="",
        )
        draws: list[Task] = [Drawing("next-demand")] if state.demand_stack else []
        if kind:  # EDO-17.9
            # Privileges slide to the left, only as far as the gap; new ones come in from the right
            # (EDO-17.50).
            player = state.players[seat]
            state = with_player(state, seat, replace(player, privileges=(*player.privileges, kind)))
            state = replace(
                state,
                privilege_row=(*row[:column], *row[column + 1 :], state.next_privilege),
                next_privilege="",
            )
            draws += [Drawing("next-privilege")] if state.privilege_stack else []
        state = replace(state, agenda=(*draws, *state.agenda))
        return state, (DemandMet(seat, marker, kind, cost, points),)

    def offer(self, at: At) -> Offer:
        kind = at.state.privilege_row[at.state.demands.index(self.marker)]
        effects = [
            fact("edo-effect-cost", goods=terms.amounts(at.board.data.demands[self.marker].pay)),
            fact("edo-effect-points", points=at.board.data.numbers.demand),
        ]
        if kind:
            effects.append(fact("edo-effect-privilege", privilege=terms.privilege(at.board, kind)))
        label = fact("edo-offer-meet", demand=terms.demand(at.board, self.marker))
        return Offer(label, tuple(effects), fact("edo-group-demand"))


class MeetTrade(Meet):
    """Meet a demand for local goods while trading with the merchant (EDO-17.12, EDO-10.8)."""

    kind: ClassVar[str] = "trade"
    action: ClassVar[str] = "TRADE"

    @classmethod
    def misplaced(cls, at: At) -> Fact | None:
        return away(at)


class MeetTravel(Meet):
    """Meet a demand for foreign goods (EDO-17.13). No samurai is needed."""

    kind: ClassVar[str] = "travel"
    action: ClassVar[str] = "TRAVEL"


class MeetBuild(Meet):
    """Meet a demand of the palace with a samurai in Edo (EDO-17.14)."""

    kind: ClassVar[str] = "build"
    action: ClassVar[str] = "BUILD"

    @classmethod
    def misplaced(cls, at: At) -> Fact | None:
        there = at.board.edo in player_of(at).samurai
        return None if there else refusal("EDO-17.14", "edo-no-demand-edo")


def payable(at: At, action: str) -> Iterator[str]:
    """Open demands for an action that the seat can pay."""
    known, goods = at.board.data.demands, player_of(at).goods
    for marker in at.state.demands:
        if marker and known[marker].action == action and goods.covers(known[marker].pay):
            yield marker


def may_trade(at: At) -> bool:
    """Whether the merchant and a samurai of the seat are in the same open city (EDO-10.1, EDO-24.15)."""
    merchant = at.state.merchant
    return at.board.is_city(merchant) and merchant in player_of(at).samurai


def away(at: At) -> Fact | None:
    """The merchant and a samurai do not stand in one city (EDO-10.1)."""
    if may_trade(at):
        return None
    return refusal("EDO-10.1", "edo-no-trade-place", place=terms.place(at.board, at.state.merchant))


# Privileges d and e


class IncomeClaimed(Event):
    """Privilege d pays the income of a city at once (EDO-17.34)."""

    says: ClassVar[str] = "edo-log-claim"
    who: Seat
    city: terms.Place
    ryo: int

    def mark(self) -> tuple[Mark, ...]:
        return (Mark("claim", self.who, self.city, count=self.ryo),)


class GoodsRedeemed(Event):
    """Privilege e gives a resource (EDO-17.35)."""

    says: ClassVar[str] = "edo-log-redeem"
    who: Seat
    goods: terms.One

    def mark(self) -> tuple[Mark, ...]:
        return (Mark("redeem", self.who, self.goods),)


class Use(Decision):
    """Use a privilege at a moment of the player's own turn (EDO-17.48, EDO-20.15): d takes the income of a
    city (EDO-17.34), e a resource (EDO-17.35 to EDO-17.37). `d.C1`, `ews.wood`"""

    kind: ClassVar[str] = "privilege"
    notation: ClassVar[str] = "{privilege}.{what}"
    privilege: Privilege
    what: Gain
    """A city or a resource."""

    @classmethod
    def read(cls, text: str, at: At) -> Self | Fact | None:
        chosen = super().read(text, at)
        known = at.board.data.privileges.get(chosen.privilege) if isinstance(chosen, Use) else None
        return chosen if known and known.does in ("income", "goods") else None

    @classmethod
    def options(cls, at: At) -> list[Use]:
        player = player_of(at)
        if not player.privileges:
            return []
        return [Use(kind, what) for kind in dict.fromkeys(player.privileges) for what in _useful(at, kind)]

    def refused(self, at: At) -> Fact | None:
        board, kind = at.board, self.privilege
        if kind not in player_of(at).privileges:
            return refusal("EDO-17.7", "edo-no-privilege", privilege=terms.privilege(board, kind))
        if self.what in _useful(at, kind):
            return None
        if board.data.privileges[kind].does == "income" and self.what in board.kinds:
            return refusal("EDO-17.44", "edo-no-claim", city=terms.place(board, self.what))
        return refusal("EDO-17.35", "edo-no-privilege-goods", privilege=terms.privilege(board, kind))

    def untimely(self, at: At) -> Fact | None:
        """Between the moves of one official, there is no such moment (EDO-17.48, EDO-18.32)."""
        if self.privilege not in player_of(at).privileges:
            return self.refused(at)
        return refusal("EDO-17.48", "edo-no-privilege-now")

    def play(self, at: At) -> Change:
        state, seat, what = spend_privilege(at.state, at.seat, self.privilege), at.seat, self.what
        if what not in at.board.kinds:
            return gain(state, seat, goods_of(what, 1)), (GoodsRedeemed(seat, what),)
        ryo = _income(at, what)
        return gain(state, seat, Goods(ryo=ryo)), (IncomeClaimed(seat, what, ryo),)

    def offer(self, at: At) -> Offer:
        what, group = self.what, fact("edo-group-privilege")
        if what not in at.board.kinds:
            label = fact("edo-offer-redeem", goods=terms.amount(what, 1))
            return Offer(label, (terms.gain(what, 1),), group)
        label = fact("edo-offer-claim", city=terms.place(at.board, what))
        return Offer(label, (terms.gain("ryo", _income(at, what)),), group, name=what)


def _useful(at: At, kind: str) -> Sequence[str]:
    """What a privilege may be used for: cities that pay the seat something now (EDO-17.44), or resources."""
    known = at.board.data.privileges[kind]
    if known.does == "income":
        return [city for city in at.board.cities if _income(at, city)]
    return known.one_of


def _income(at: At, city: str) -> int:
    """What a city would pay the seat now (EDO-17.44)."""
    return dict(income_of(at.board, at.state, city)).get(at.seat, 0)
