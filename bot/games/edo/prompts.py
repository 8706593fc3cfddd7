"""The questions to a seat."""

from __future__ import annotations

from bot.core import Fact, Seat, fact
from bot.games.edo import terms
from bot.games.edo.board import Board
from bot.games.edo.executing import action_of, turn_of
from bot.games.edo.planning import SLOTS, left_of
from bot.games.edo.state import (
    Draft,
    Execute,
    LastMoment,
    Limit,
    Moving,
    NameLand,
    PickRonin,
    Planning,
    Rally,
    SendRonin,
    State,
    TradeOn,
    TravelOn,
    Wages,
)


def prompt(board: Board, state: State, seat: Seat) -> Fact:
    """The question for the first task of the agenda.

    It depends on public information alone; for a plan it does not say how much of the plan is made.
    """
    match state.agenda[0] if state.agenda else None:
        case None:
            return fact("edo-ask-over")
        case Draft():
            player = state.players[seat]
            lacking = "city" if player.bundle else "bundle" if player.city else "any"
            return fact(f"edo-ask-draft-{lacking}")
        case PickRonin():
            return fact("edo-ask-ronin")
        case NameLand(_, ronin):
            return fact("edo-ask-land", ronin=ronin)
        case SendRonin(_, ronin, _, land):
            return fact("edo-ask-send", ronin=ronin, land=terms.land(land))
        case Planning():
            return fact("edo-ask-plan", round=state.round)
        case Moving():
            slot = state.plans[turn_of(state).seat][turn_of(state).number]
            return fact(
                "edo-ask-walk",
                number=turn_of(state).number + 1,
                card=slot.card,
                action=terms.action_name(slot.do),
                officials=terms.officials(slot.own, slot.neutral, slot.black),
                ryo=state.players[seat].goods.ryo,
            )
        case Execute():
            action = terms.action_name(action_of(board, state).do)
            return fact("edo-ask-execute", action=action, left=turn_of(state).left)
        case TravelOn():
            return fact("edo-ask-travel-on")
        case Rally(_, space, left):
            return fact("edo-ask-rally", place=terms.place(board, space), left=left)
        case TradeOn():
            return fact("edo-ask-trade-on")
        case LastMoment():
            return fact("edo-ask-last")
        case Wages():
            samurai = len(state.players[seat].samurai)
            return fact("edo-ask-wages", count=samurai, rice=state.players[seat].goods.rice)
        case Limit():
            over = state.players[seat].goods.resources - board.data.numbers.limit
            return fact("edo-ask-discard", count=over)
        case _:
            return fact("edo-ask-wait")


def asked(board: Board, state: State, seat: Seat) -> Fact | None:
    """The private question to a seat in phase 1: the next part of its own plan."""
    head = state.agenda[0] if state.agenda else None
    if not isinstance(head, Planning):
        return None
    plan = state.plans[seat]
    if plan and plan[-1].own < 0:
        own, neutral, black = left_of(state.pools[seat], plan)
        slot = plan[-1]
        return fact(
            "edo-ask-crew",
            number=len(plan),
            card=slot.card,
            action=terms.action_name(slot.do),
            most=board.data.action(slot.card, slot.do).most,
            officials=terms.officials(own, neutral, black),
        )
    if len(plan) < SLOTS:
        return fact("edo-ask-act", number=len(plan) + 1)
    return None
