"""Phase 1 (section 6): every seat plans in secret, in small steps. Sealing the last plan reveals nothing."""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter

from msgspec.structs import replace

from bot.core import Seat
from bot.games.edo.board import Board
from bot.games.edo.events import ActionPlanned, AskedFor, Event, OfficialsPlanned, PlanSealed, PlanTakenBack
from bot.games.edo.moves import ASK, ASK_NOW, BACK, Act, Ask, AskNow, Back, Crew
from bot.games.edo.privileges import held
from bot.games.edo.state import (
    EndRound,
    Income,
    Limit,
    Planning,
    Pool,
    Reveal,
    Slot,
    State,
    Task,
    Wages,
    done,
    note,
    with_item,
)

SLOTS = 3
"""The number of slots of a plan (EDO-6.2)."""
Plan = tuple[Slot, ...]
_card = attrgetter("card")


def begin_planning(board: Board, state: State) -> State:
    """Open phase 1 and store what every seat can plan with (EDO-6.5)."""
    pools = tuple(
        Pool(player.officials, player.neutral, len(held(board.data, player, "support")), player.cards)
        for player in state.players
    )
    return replace(
        state,
        agenda=(Planning(), *state.agenda),
        plans=((),) * state.seats,
        opened=(0,) * state.seats,
        pools=pools,
        former=state.plans,
        turned=(),
    )


def complete(plan: Plan) -> bool:
    """Whether all three slots have their officials."""
    return len(plan) == SLOTS and plan[-1].own >= 0


def awaited(state: State) -> tuple[Seat, ...]:
    """The seats that have not sealed a plan."""
    return tuple([seat for seat, plan in enumerate(state.plans) if len(plan) < SLOTS or plan[-1].own < 0])


def lacks(plan: Plan) -> str:
    """The next decision of a plan: `act`, `crew`, or "" if it is complete."""
    if plan and plan[-1].own < 0:
        return "crew"
    return "act" if len(plan) < SLOTS else ""


def ready(state: State) -> tuple[Seat, ...]:
    """The seats that have sealed a plan and can still take it back (EDO-6.10)."""
    if not (state.agenda and type(state.agenda[0]) is Planning):
        return ()
    return tuple([seat for seat, plan in enumerate(state.plans) if complete(plan)])


def left_of(pool: Pool, plan: Plan) -> tuple[int, int, int]:
    """Own, neutral and black officials that are in no slot yet."""
    own, neutral, black = pool.own, pool.neutral, pool.black
    for slot in plan:
        if slot.own >= 0:
            own, neutral, black = own - slot.own, neutral - slot.neutral, black - slot.black
    return own, neutral, black


# Moves


def plan_moves(board: Board, state: State, seat: Seat) -> tuple[Act | Crew | Ask | Back, ...]:
    """The moves for the next part of a plan. A plan with a part may also be taken back."""
    plan, pool = state.plans[seat], state.pools[seat]
    if complete(plan):
        return (BACK,)
    back = (BACK,) if plan else ()
    ask = (ASK,) if _may_ask(board, state, seat) else ()
    slot = plan[-1] if plan else None
    if slot is not None and slot.own < 0:
        return *crews(board.data.action(slot.card, slot.do).most, left_of(pool, plan)), *back, *ask
    return *acts(board, pool, plan), *back, *ask


def _may_ask(board: Board, state: State, seat: Seat) -> bool:
    """Whether a seat that plans may say how much it wants to be asked: once before every part of the plan, in
    versions 2 and 3 before the first alone."""
    return (board.asks_all or (board.standing and not state.plans[seat])) and seat not in state.turned


def asked_all(board: Board, state: State, seat: Seat) -> bool:
    """Whether a seat is asked in the slots, too, that it planned without questions (EDO-20.24)."""
    return board.asks_all and seat in state.asking


def asks_now(board: Board, state: State, seat: Seat) -> tuple[AskNow, ...]:
    """What a seat may say in its turn: whether it wants to be asked in a slot that it planned without
    questions and that is still to be opened (EDO-20.24)."""
    if not board.asks_all or not state.plans:
        return ()
    return (ASK_NOW,) if any(slot.quiet for slot in state.plans[seat][state.opened[seat] :]) else ()


def turn_asking(state: State, seat: Seat) -> State:
    """The state after a seat has said that it wants to be asked everything, or no longer."""
    return replace(state, asking=tuple(sorted({*state.asking} ^ {seat})))


def ask_now(board: Board, state: State, head: Task, move: AskNow) -> State:
    """Say it in a turn. Only the seat itself hears it."""
    seat: Seat = getattr(head, "seat", 0)
    return note(turn_asking(state, seat), AskedFor(seat, seat not in state.asking))


def acts(board: Board, pool: Pool, plan: Plan) -> tuple[Act, ...]:
    """Every action of each card that the plan has not used (EDO-6.2)."""
    return _acts(board, pool.cards, tuple(map(_card, plan)))


@lru_cache(maxsize=4096)
def _acts(board: Board, cards: tuple[str, ...], used: tuple[str, ...]) -> tuple[Act, ...]:
    return tuple(
        Act(card, action.do) for card in cards if card not in used for action in board.data.actions[card]
    )


@lru_cache(maxsize=4096)
def crews(most: int, left: tuple[int, int, int]) -> tuple[Crew, ...]:
    """Every choice of officials within the limits of the action and the available officials (EDO-6.4,
    EDO-6.5), the most officials first."""
    own, neutral, black = left
    found = [
        Crew(count - blacks - neutrals, neutrals, blacks)
        for count in reversed(range(1, most + 1))
        for blacks in range(min(count, black) + 1)
        for neutrals in range(min(count - blacks, neutral) + 1)
        if count - blacks - neutrals <= own
    ]
    return *found, Crew(quiet=True), Crew()


def repeat_plan(state: State, seat: Seat) -> tuple[Act | Crew, ...]:
    """The previous round's plan as moves of this round, if the seat has planned nothing yet.

    It has fewer officials where fewer are available now.
    """
    if not (state.agenda and type(state.agenda[0]) is Planning) or state.plans[seat] or not state.former:
        return ()
    moves: list[Act | Crew] = []
    plan: Plan = ()
    for slot in state.former[seat]:
        own, neutral, black = left_of(state.pools[seat], plan)
        crew = Crew(min(slot.own, own), min(slot.neutral, neutral), min(slot.black, black), slot.quiet)
        moves += [Act(slot.card, slot.do), crew]
        plan = (*plan, replace(slot, own=crew.own, neutral=crew.neutral, black=crew.black))
    return tuple(moves)


# Planning


def plan_slot(board: Board, state: State, seat: Seat, move: Act | Crew | Ask | Back) -> State:
    """Add a part to the plan, or take the whole plan back (EDO-6.10)."""
    if type(move) is Ask:
        return replace(turn_asking(state, seat), turned=(*state.turned, seat))
    if board.asks_all and seat in state.turned:
        state = replace(state, turned=tuple(one for one in state.turned if one != seat))
    plan = state.plans[seat]
    if type(move) is Act:
        plan = (*plan, Slot(move.card, move.do))
    elif type(move) is Crew:
        slot = plan[-1]
        plan = (*plan[:-1], Slot(slot.card, slot.do, move.own, move.neutral, move.black, move.quiet))
    else:
        plan = ()
    state = replace(state, plans=with_item(state.plans, seat, plan))
    if len(plan) < SLOTS or awaited(state):
        return state
    return _close_planning(state)


def plan_events(state: State, seat: Seat, move: Act | Crew | Ask | Back) -> tuple[Event, ...]:
    """What `plan_slot` does. The state does not store it, because plans are secret (EDO-21.1)."""
    plan = state.plans[seat]
    if type(move) is Back:
        return (PlanTakenBack(seat, complete(plan)),)
    if type(move) is Ask:
        return (AskedFor(seat, seat not in state.asking),)
    if type(move) is Act:
        return (ActionPlanned(seat, len(plan) + 1, move.card, move.do),)
    slot, sealed = plan[-1], len(plan) == SLOTS
    own = OfficialsPlanned(seat, len(plan), slot.card, slot.do, move.own, move.neutral, move.black, sealed)
    return (own, PlanSealed(seat)) if sealed else (own,)


def _close_planning(state: State) -> State:
    """Put the turns slot by slot on the agenda (EDO-5.2), then phases 3 and 4 (EDO-5.3)."""
    tasks: list[Task] = [Reveal(seat, number) for number in range(SLOTS) for seat in state.order]
    tasks += [Wages(seat) for seat in state.order]
    tasks.append(Income())
    tasks += [Limit(seat) for seat in state.order]
    tasks.append(EndRound())
    return done(state, *tasks)
