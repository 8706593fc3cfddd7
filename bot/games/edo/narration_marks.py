"""Narrates the last turn from the marks that are stored of it.

Marks say less than events: they leave out what something cost, how many pieces took part, and decisions that
changed nothing on the board. Lines that need more than a mark has are shorter here than in the log.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from bot.core import Event, Fact, Who, fact
from bot.games.edo import (
    dispersal,
    limits,
    movement,
    privileges,
    production,
    ronin,
    setup,
    terms,
    travelling,
    turns,
    wages,
)
from bot.games.edo.board import Board
from bot.games.edo.cities import ronin_on
from bot.games.edo.marks import Mark
from bot.games.edo.state import Slot, State


def retell(board: Board, state: State) -> tuple[Fact, ...]:
    """The last turn, or the income, oldest first. All of it is public."""
    return tuple(_lines(board, state))


def _lines(board: Board, state: State) -> Iterator[Fact]:
    slot = _slot(state)
    if slot is not None and state.turn is not None:
        yield _say(board, turns.Opened(state.turn.seat, state.turn.number + 1, slot))
    yield from _income(board, state)
    target = ""
    """The space of a dispersal that has not ended."""
    for at, mark in enumerate(state.last):
        match mark.what:
            case "income":
                continue
            case "disperse":
                target = mark.at
                if any(
                    seen_mark.what in ENCOUNTERS and seen_mark.at == target for seen_mark in state.last[at:]
                ):
                    continue
            case "dispersed" | "stood":
                target = ""
            case "pass" | "collect" if slot is None:
                continue
        if mark.what in SHORT:
            yield SHORT[mark.what](board, mark)
        else:
            yield _say(board, EVENTS[mark.what](state, mark, slot.do if slot else "", target))


def _slot(state: State) -> Slot | None:
    """The slot of the turn that is marked; None if no turn is, as after the income."""
    if state.turn is None or not any(type(task) is wages.Income for task in state.agenda):
        return None
    return state.plans[state.turn.seat][state.turn.number]


def _income(board: Board, state: State) -> Iterator[Fact]:
    paid = tuple((mark.at, mark.seat, mark.count) for mark in state.last if mark.what == "income")
    if paid:
        yield _say(board, wages.IncomePaid(paid))


def _say(board: Board, event: Event) -> Fact:
    fact = event.tell(board, None)
    assert fact is not None
    return fact


ENCOUNTERS: Final = ("dispersed", "stood")

EVENTS: Final[Mapping[str, Callable[[State, Mark, str, str], Event]]] = {
    "start": lambda state, mark, do, target: setup.TownTaken(mark.seat, mark.to),
    "ronin": lambda state, mark, do, target: ronin.RoninMoved(mark.seat, mark.at, mark.to, mark.count),
    "disperse": lambda state, mark, do, target: dispersal.DispersalNamed(
        mark.seat, mark.at, ronin_on(state, mark.at)
    ),
    "withdraw": lambda state, mark, do, target: wages.Withdrawn(mark.seat, mark.at, home=False),
    "discard": lambda state, mark, do, target: limits.Discarded(mark.seat, mark.at),
    "walk": lambda state, mark, do, target: movement.SamuraiMoved(mark.seat, mark.at, mark.to, mark.count),
    "merchant": lambda state, mark, do, target: movement.MerchantMoved(
        mark.seat, mark.at, mark.to, mark.count
    ),
    "pass": lambda state, mark, do, target: turns.Passed(mark.seat, do, possible=True),
    "produce": lambda state, mark, do, target: production.Produced(
        mark.seat, mark.at, mark.to, mark.count, full=False
    ),
    "collect": lambda state, mark, do, target: production.Collected(mark.seat, mark.at, mark.count, do),
    "levy": lambda state, mark, do, target: production.Levied(mark.seat, mark.at),
    "gate": lambda state, mark, do, target: travelling.GateEntered(mark.seat, mark.to),
    "ride": lambda state, mark, do, target: travelling.Travelled(
        mark.seat, mark.at, mark.to, "rally" if mark.to == target else ""
    ),
    "claim": lambda state, mark, do, target: privileges.IncomeClaimed(mark.seat, mark.at, mark.count),
    "redeem": lambda state, mark, do, target: privileges.GoodsRedeemed(mark.seat, mark.at),
}
"""The event that a mark stands for, given the action of the slot and the space of an open dispersal."""


def _encounter(board: Board, mark: Mark) -> Fact:
    who, place = Who(mark.seat), terms.place(board, mark.at)
    if mark.what == "stood":
        return fact("edo-log-stood-only", who=who, place=place)
    return fact("edo-log-dispersed-only", who=who, place=place, markers=mark.count)


def _built(board: Board, mark: Mark) -> Fact:
    place, building = terms.place(board, mark.at), terms.building(mark.what)
    return fact("edo-log-built-only", who=Who(mark.seat), building=building, place=place)


def _traded(board: Board, mark: Mark) -> Fact:
    who, card = Who(mark.seat), mark.at
    if not mark.count:
        return fact("edo-log-traded-only", who=who, card=card)
    goods = terms.amount(board.data.merchant[card].goods, mark.count)
    return fact("edo-log-bought-goods-only", who=who, card=card, goods=goods)


def _demand_met(board: Board, mark: Mark) -> Fact:
    who, demand = Who(mark.seat), terms.demand(board, mark.at)
    if not mark.to:
        return fact("edo-log-met-only", who=who, demand=demand)
    privilege = terms.privilege(board, mark.to)
    return fact("edo-log-met-privilege-only", who=who, demand=demand, privilege=privilege)


SHORT: Final[Mapping[str, Callable[[Board, Mark], Fact]]] = {
    "dispersed": _encounter,
    "stood": _encounter,
    "house": _built,
    "post": _built,
    "stronghold": _built,
    "temple": _built,
    "trade": _traded,
    "demand": _demand_met,
    "card": lambda board, mark: fact("edo-log-bought-only", who=Who(mark.seat), card=mark.at),
    "recruit": lambda board, mark: fact("edo-log-recruit-only", who=Who(mark.seat)),
    "favour": lambda board, mark: fact("edo-log-favour-only", who=Who(mark.seat)),
    "wage": lambda board, mark: fact("edo-log-paid-only", who=Who(mark.seat), rice=mark.count),
}
"""The lines that need more than a mark has, in a shorter form."""
