"""Explains why a text is not a legal move, using only what the writer may know."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import get_args

from bot.core import Fact, Seat, Who, fact
from bot.games.edo import terms
from bot.games.edo.board import Board
from bot.games.edo.components import ActionName
from bot.games.edo.executing import executions, turn_of
from bot.games.edo.movement import price, space_of
from bot.games.edo.moves_turn import MERCHANT
from bot.games.edo.planning import complete, left_of
from bot.games.edo.rejections_work import Work, no_work
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
    done,
)

ACT = re.compile(r"([A-Z0-9]+)\.([A-Z]+)")
CREW = re.compile(r"(?:\d{1,3}[NB]?)(?:\+\d{1,3}[NB]?)*!?")
WAY = re.compile(r"([A-Z]+[0-9]*)-([A-Z]+[0-9]*)")
ACTIONS: frozenset[str] = frozenset(get_args(ActionName))


def why_not(board: Board, state: State, seat: Seat, text: str, acting: tuple[Seat, ...]) -> Fact | None:
    """The most specific reason that the rules can give."""
    said = re.sub(r"\s", "", text).upper()
    if not said:
        return None
    if not state.agenda:
        return fact("edo-no-over")
    head = state.agenda[0]
    if isinstance(head, Planning):
        return _no_plan(board, state, seat, said)
    if seat not in acting and not (isinstance(head, Execute) and head.seat == seat):
        players = [other for other in acting if other in range(state.seats)]
        return fact("edo-no-turn", who=Who(players[0])) if players else fact("edo-no-wait")
    if said == "ASK" and board.asks_all:
        return fact("edo-no-ask")
    found = ACT.fullmatch(said)
    if CREW.fullmatch(said) or (found and found[2] in ACTIONS):
        return fact("edo-no-plan-late")
    match head:
        case Draft():
            return _no_draft(board, state, seat, said)
        case PickRonin():
            return fact("edo-no-ronin") if re.fullmatch(r"R\d", said) else None
        case NameLand():
            return fact("edo-no-land")
        case SendRonin(_, ronin, leaving, land):
            return _no_send(board, state, ronin, leaving, land, said)
        case Moving():
            return _no_walk(board, state, head, said)
        case Execute() | TravelOn() | Rally() | TradeOn():
            return no_work(Work(board, state, seat), said)
        case LastMoment():
            return fact("edo-no-more")
        case Wages():
            return _no_wage(board, state, seat, said)
        case Limit():
            return fact("edo-no-discard") if said.startswith("-") else None
        case _:
            return None


def _no_plan(board: Board, state: State, seat: Seat, said: str) -> Fact | None:
    """Why the next part of the plan is illegal (EDO-6.2, EDO-6.5)."""
    plan, pool = state.plans[seat], state.pools[seat]
    if complete(plan):
        return fact("edo-no-sealed")
    found = ACT.fullmatch(said)
    naming = bool(plan) and plan[-1].own < 0
    if CREW.fullmatch(said):
        return _no_crew(board, state, seat, said) if naming else fact("edo-no-act-first")
    if not found or (found[2] not in ACTIONS and found[1] not in pool.cards):
        return fact("edo-no-back") if said == "BACK" else None
    if naming:
        return fact("edo-no-crew-first")
    card, do = found[1], found[2]
    if card not in pool.cards:
        owned = card in state.players[seat].cards
        return fact("edo-no-card-late" if owned else "edo-no-card", card=card)
    if any(slot.card == card for slot in plan):
        return fact("edo-no-card-used", card=card)
    actions = tuple(terms.action_name(action.do) for action in board.data.actions[card])
    return fact("edo-no-action", card=card, action=do, actions=actions)


def _no_crew(board: Board, state: State, seat: Seat, said: str) -> Fact:
    plan, pool = state.plans[seat], state.pools[seat]
    slot, counts = plan[-1], {"own": 0, "neutral": 0, "black": 0}
    for part in said.rstrip("!").split("+"):
        kind = {"N": "neutral", "B": "black"}.get(part[-1], "own")
        counts[kind] += int(part.rstrip("NB"))
    most = board.data.action(slot.card, slot.do).most
    if sum(counts.values()) > most:
        return fact("edo-no-most", card=slot.card, action=terms.action_name(slot.do), most=most)
    left = dict(zip(counts, left_of(pool, plan), strict=True))
    for kind, count in counts.items():
        if count > left[kind]:
            return fact(f"edo-no-officials-{kind}", count=count, left=left[kind])
    return fact("edo-no-write-crew")


def _no_draft(board: Board, state: State, seat: Seat, said: str) -> Fact | None:
    """Why the start city or bundle cannot be taken (EDO-3.41, EDO-3.42)."""
    player = state.players[seat]
    if said in board.spaces:
        if player.city:
            return fact("edo-no-city-twice")
        for other, known in enumerate(state.players):
            if known.city == said:
                return fact("edo-no-city-taken", city=terms.place(board, said), who=Who(other))
        if said == board.edo:
            return fact("edo-no-city-edo")
        return fact("edo-no-city", city=terms.place(board, said))
    if said in board.data.bundles:
        if player.bundle:
            return fact("edo-no-bundle-twice")
        for other, known in enumerate(state.players):
            if known.bundle == said:
                return fact("edo-no-bundle-taken", bundle=said, who=Who(other))
    return None


def _no_send(board: Board, state: State, ronin: int, leaving: str, land: str, said: str) -> Fact | None:
    """Why the Ronin cannot go there (rules 1 to 4 of EDO-18.8 to EDO-18.11)."""
    if said not in board.spaces:
        return None
    place = terms.place(board, said)
    if said == board.edo:
        return fact("edo-no-send-edo")
    if board.kinds[said] != land:
        return fact("edo-no-send-land", place=place, land=terms.land(land))
    if said == leaving:
        return fact("edo-no-send-leaving", place=place)
    if not board.open(said):
        return fact("edo-no-covered", place=place)
    return fact("edo-no-send-join", place=place)


def _no_walk(board: Board, state: State, head: Moving, said: str) -> Fact | None:
    """Why the samurai or merchant cannot move there (EDO-7.2 to EDO-7.6)."""
    found = WAY.fullmatch(said)
    if not found:
        return _no_work_yet(board, state, head, said) if _is_work(board, said) else None
    who, end = found[1], found[2]
    if end not in board.spaces or (who != MERCHANT and who not in board.spaces):
        return fact("edo-no-space", space=end if end not in board.spaces else who)
    player = state.players[head.seat]
    if who != MERCHANT and who not in player.samurai:
        return fact("edo-no-samurai", place=terms.place(board, who))
    start = space_of(state, who)
    if start == end:
        return fact("edo-no-way", place=terms.place(board, end))
    cost = price(board, state, head.seat, start, end)
    if cost > player.goods.ryo:
        return fact("edo-no-walk-ryo", cost=cost, ryo=player.goods.ryo)
    return fact("edo-no-walk-free")


def _no_work_yet(board: Board, state: State, head: Moving, said: str) -> Fact | None:
    """Why an execution is refused during the movement step.

    If the execution would be illegal after the step too, that reason comes first.
    """
    later = done(state)
    if not turn_of(state).left:
        return fact("edo-no-official")
    if any(str(move).upper() == said for move in executions(board, later, Execute(head.seat))):
        return fact("edo-no-walk-first")
    return no_work(Work(board, later, head.seat), said)


def _is_work(board: Board, said: str) -> bool:
    """Whether a text has the form of an execution."""
    tests: tuple[Callable[[str], object], ...] = (
        re.compile(r"[HPSTR]\.[A-Z]+[0-9]*\*?").fullmatch,
        re.compile(r"M\d+\.\d(\.\d+)?").fullmatch,
        board.data.special.__contains__,
        board.data.demands.__contains__,
        lambda text: text.rstrip("*") in board.spaces,
        lambda text: text in ("PASS", "YES", "WOOD", "STONE"),
    )
    return any(test(said) for test in tests)


def _no_wage(board: Board, state: State, seat: Seat, said: str) -> Fact | None:
    """Why these wages cannot be chosen (EDO-11.3)."""
    player = state.players[seat]
    if said == "PAY":
        due = len(player.samurai) * board.data.numbers.wage
        return fact("edo-no-rice", due=due, rice=player.goods.rice)
    if said.startswith("-") and said[1:] in board.spaces:
        return fact("edo-no-samurai", place=terms.place(board, said[1:]))
    return None
