"""Explains why an official cannot do what was asked.

The reason is one that the player can act on; the place is checked before the price.
"""

from __future__ import annotations

import re

import msgspec

from bot.core import Fact, Seat, Term, fact
from bot.games.edo import terms
from bot.games.edo.board import Board
from bot.games.edo.building import barred, cost_of
from bot.games.edo.components import PRODUCTS, Action, Goods
from bot.games.edo.executing import action_of, turn_of
from bot.games.edo.moves_turn import LETTERS
from bot.games.edo.privileges import held
from bot.games.edo.state import Player, Rally, State, TradeOn, TravelOn
from bot.games.edo.trading import cards_open, may_trade

WAY = re.compile(r"([A-Z]+[0-9]*)-([A-Z]+[0-9]*)")
BUILD = re.compile(r"([HPST])\.([A-Z]+[0-9]*)(\*?)")
TRADE = re.compile(r"([A-Z0-9]+)\.(1|2)(?:\.(\d{1,3}))?")
DISPERSE = re.compile(r"R\.([A-Z]+[0-9]*)")
PRIVILEGE = re.compile(r"([A-Z]+)\.([A-Z]+[0-9]*)")
NAMES = {letter: what for what, letter in LETTERS.items()}


class Work(msgspec.Struct, frozen=True):
    """The official that is asked: its board, state and seat."""

    board: Board
    state: State
    seat: Seat

    @property
    def player(self) -> Player:
        return self.state.players[self.seat]

    @property
    def action(self) -> Action:
        return action_of(self.board, self.state)


def no_work(work: Work, said: str) -> Fact | None:
    """The reason why a text is not a legal execution now."""
    data = work.board.data
    if said == "GO":
        return fact("edo-no-go")
    if WAY.fullmatch(said) and work.action.do != "TRAVEL":
        return fact("edo-no-walk-late")
    if found := BUILD.fullmatch(said):
        return _no_build(work, NAMES[found[1]], found[2], bool(found[3]))
    if (found := TRADE.fullmatch(said)) and found[1] in data.merchant:
        return _no_trade(work, found[1], int(found[3] or 0), found[2] == "1")
    if found := DISPERSE.fullmatch(said):
        return _no_disperse(work, found[1])
    if said in data.demands:
        return _no_demand(work, said)
    if said in data.special:
        return _no_card(work, said)
    if found := WAY.fullmatch(said):
        return _no_travel(work, found[1], found[2])
    if (found := PRIVILEGE.fullmatch(said)) and found[1].lower() in data.privileges:
        return _no_privilege(work, found[1].lower(), found[2])
    if said.rstrip("*") in work.board.spaces:
        return _no_space(work, said.rstrip("*"), said.endswith("*"))
    if said == "YES":
        return _no_agree(work)
    if said == "PASS":
        return fact("edo-no-pass")
    return None


def _other(work: Work, do: str) -> Fact:
    """Why an execution belongs to another action than that of the slot."""
    return fact("edo-no-other-action", action=terms.action_name(work.action.do), wanted=terms.action_name(do))


def _short(work: Work, cost: Goods) -> Fact:
    return fact(
        "edo-no-goods", cost=terms.amounts(cost), missing=terms.amounts(_missing(work.player.goods, cost))
    )


def _missing(goods: Goods, cost: Goods) -> Goods:
    names = ("ryo", "rice", "wood", "stone")
    return Goods(**{name: max(0, getattr(cost, name) - getattr(goods, name)) for name in names})


def _no_build(work: Work, what: str, space: str, prime: bool) -> Fact:
    """Why the building cannot be built (section 9): samurai, site, supply, Ronin, cost."""
    board, state = work.board, work.state
    if work.action.do != "BUILD":
        return _other(work, "BUILD")
    if space not in board.spaces:
        return fact("edo-no-space", space=space)
    place = terms.place(board, space)
    why = barred(board, state, work.seat, what, space)
    if what == "temple" and not state.temples:
        return fact("edo-no-temples")
    if why:
        return fact(f"edo-no-build-{why}", building=terms.building(what), place=place)
    if prime and (what != "house" or not held(board.data, work.player, "site")):
        return fact("edo-no-privilege", privilege=Term("edo-privilege-a"))
    return _short(work, cost_of(board.data.buildings[what], work.action))


def _no_trade(work: Work, card: str, count: int, buying: bool) -> Fact:
    """Why the trade is not possible (section 10): place, card, offers, cost."""
    board, state = work.board, work.state
    if work.action.do != "TRADE":
        return _other(work, "TRADE")
    if not may_trade(board, state, work.seat):
        return fact("edo-no-trade-place", place=terms.place(board, state.merchant))
    if card not in (state.current, state.coming):
        return fact("edo-no-trade-card", card=card)
    head = state.agenda[0]
    first = head if isinstance(head, TradeOn) else None
    if card not in cards_open(board, state, work.seat, first):
        return fact("edo-no-trade-next", card=card)
    known = board.data.merchant[card]
    if first is not None and (first.card, first.offer) == (card, 1 if buying else 2):
        return fact("edo-no-trade-twice")
    if buying and not 1 <= count <= known.most:
        return fact("edo-no-trade-most", card=card, most=known.most)
    cost = Goods(ryo=count * known.price) if buying else known.pay
    return _short(work, cost)


def _no_disperse(work: Work, space: str) -> Fact:
    """Why the Ronin cannot be dispersed (EDO-18.21, EDO-18.28, EDO-18.31)."""
    if not work.state.ronin:
        return fact("edo-no-ronin-off")
    if work.action.do != "TRAVEL":
        return _other(work, "TRAVEL")
    if turn_of(work.state).dispersed:
        return fact("edo-no-disperse-twice")
    if space not in work.board.spaces:
        return fact("edo-no-space", space=space)
    return fact("edo-no-disperse-none", place=terms.place(work.board, space))


def _no_demand(work: Work, marker: str) -> Fact:
    """Why the demand cannot be met (EDO-17.5, EDO-17.12 to EDO-17.14)."""
    board, state = work.board, work.state
    known = board.data.demands[marker]
    demand = terms.demand(board, marker)
    if marker not in state.demands:
        return fact("edo-no-demand-open", demand=demand)
    if work.action.do != known.action:
        return _other(work, known.action)
    if not work.player.goods.covers(known.pay):
        return _short(work, known.pay)
    if known.action == "TRADE" and not may_trade(board, state, work.seat):
        return fact("edo-no-trade-place", place=terms.place(board, state.merchant))
    if known.action == "BUILD":
        return fact("edo-no-demand-edo")
    return fact("edo-no-demand-second")


def _no_card(work: Work, card: str) -> Fact:
    """Why the card cannot be bought (EDO-8.12)."""
    if work.action.do != "AUTHORIZE":
        return _other(work, "AUTHORIZE")
    if card not in work.state.display:
        return fact("edo-no-display", card=card)
    return _short(work, Goods(ryo=work.board.data.special[card].price))


def _no_travel(work: Work, start: str, end: str) -> Fact:
    """Why the samurai cannot move free of charge (EDO-8.8, EDO-8.9, EDO-8.14)."""
    board, head = work.board, work.state.agenda[0]
    if start == "M":
        return fact("edo-no-travel-merchant")
    for space in (start, end):
        if space not in board.spaces:
            return fact("edo-no-space", space=space)
    if start not in work.player.samurai:
        return fact("edo-no-samurai", place=terms.place(board, start))
    if start == end:
        return fact("edo-no-way", place=terms.place(board, end))
    if isinstance(head, Rally):
        return fact("edo-no-rally", place=terms.place(board, head.at))
    if isinstance(head, TravelOn):
        return fact("edo-no-travel-same")
    return fact("edo-no-way", place=terms.place(board, end))


def _no_privilege(work: Work, kind: str, what: str) -> Fact:
    """Why the privilege cannot be used (EDO-17.34 to EDO-17.37, EDO-17.44, EDO-17.48)."""
    if kind not in work.player.privileges:
        return fact("edo-no-privilege", privilege=terms.privilege(work.board, kind))
    if isinstance(work.state.agenda[0], TravelOn | Rally):
        return fact("edo-no-privilege-now")
    if work.board.data.privileges[kind].does == "income" and what in work.board.spaces:
        return fact("edo-no-claim", city=terms.place(work.board, what))
    return fact("edo-no-privilege-goods", privilege=terms.privilege(work.board, kind))


def _no_space(work: Work, space: str, star: bool) -> Fact | None:
    """Why the space cannot be used for a gate or for production."""
    board, action = work.board, work.action
    place = terms.place(board, space)
    if action.do == "TRAVEL":
        if space not in board.gates:
            return fact("edo-no-gate", place=place)
        return fact("edo-no-gate-own")
    if action.do not in PRODUCTS:
        return None
    land, _ = PRODUCTS[action.do]
    if board.kinds[space] != land:
        return fact(
            "edo-no-produce-land", place=place, land=terms.land(land), action=terms.action_name(action.do)
        )
    if not board.open(space):
        return fact("edo-no-covered", place=place)
    if space not in work.player.samurai:
        return fact("edo-no-samurai", place=place)
    if work.player.samurai.count(space) <= turn_of(work.state).worked.count(space):
        return fact("edo-no-produce-twice", place=place)
    kinds = [kind for kind, known in board.data.privileges.items() if known.full == action.do and star]
    return fact("edo-no-privilege", privilege=terms.privilege(board, kinds[0])) if kinds else None


def _no_agree(work: Work) -> Fact | None:
    """Why RECRUIT or FAVOUR cannot be carried out (EDO-8.10, EDO-8.13)."""
    if work.action.do == "FAVOUR":
        return _short(work, Goods(ryo=work.action.ryo))
    if work.action.do != "RECRUIT":
        return None
    return _short(work, Goods(rice=work.action.rice)) if work.state.neutral else fact("edo-no-neutral")
