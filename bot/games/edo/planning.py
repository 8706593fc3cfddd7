"""Phase 1 (section 6): every seat plans in secret, in small steps. Sealing the last plan reveals nothing."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.core import Seat
from bot.games.edo.board import Board
from bot.games.edo.moves import BACK, Act, Back, Crew
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
    with_item,
)

SLOTS = 3
"""The number of slots of a plan (EDO-6.2)."""


def begun(board: Board, state: State) -> State:
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
    )


def complete(plan: tuple[Slot, ...]) -> bool:
    """Whether all three slots have their officials."""
    return len(plan) == SLOTS and plan[-1].own >= 0


def awaited(state: State) -> tuple[Seat, ...]:
    """The seats that have not sealed a plan."""
    return tuple(seat for seat, plan in enumerate(state.plans) if not complete(plan))


def left_of(pool: Pool, plan: tuple[Slot, ...]) -> tuple[int, int, int]:
    """Own, neutral and black officials that are in no slot yet."""
    named = [slot for slot in plan if slot.own >= 0]
    return (
        pool.own - sum(slot.own for slot in named),
        pool.neutral - sum(slot.neutral for slot in named),
        pool.black - sum(slot.black for slot in named),
    )


def plan_moves(board: Board, state: State, seat: Seat) -> Iterator[Act | Crew | Back]:
    """The moves for the next part of a plan. A plan with a part may also be taken back."""
    plan, pool = state.plans[seat], state.pools[seat]
    if plan and plan[-1].own < 0:
        slot = plan[-1]
        yield from crews(board.data.action(slot.card, slot.do).most, left_of(pool, plan))
    else:
        yield from acts(board, pool, plan)
    if plan:
        yield BACK


def acts(board: Board, pool: Pool, plan: tuple[Slot, ...]) -> Iterator[Act]:
    """Every action of each card that the plan has not used (EDO-6.2)."""
    used = {slot.card for slot in plan}
    for card in pool.cards:
        if card not in used:
            yield from (Act(card, action.do) for action in board.data.actions[card])


def crews(most: int, left: tuple[int, int, int]) -> Iterator[Crew]:
    """Every choice of officials within the limits of the action and the available officials (EDO-6.4,
    EDO-6.5)."""
    own, neutral, black = left
    for count in range(most + 1):
        for blacks in range(min(count, black) + 1):
            for neutrals in range(min(count - blacks, neutral) + 1):
                if count - blacks - neutrals <= own:
                    yield Crew(count - blacks - neutrals, neutrals, blacks)
    yield Crew(quiet=True)


def repeated(state: State, seat: Seat) -> tuple[Act | Crew, ...]:
    """The previous round's plan as moves of this round, if the seat has planned nothing yet.

    It has fewer officials where fewer are available now.
    """
    if not (state.agenda and isinstance(state.agenda[0], Planning)) or state.plans[seat] or not state.former:
        return ()
    moves: list[Act | Crew] = []
    plan: tuple[Slot, ...] = ()
    for slot in state.former[seat]:
        own, neutral, black = left_of(state.pools[seat], plan)
        crew = Crew(min(slot.own, own), min(slot.neutral, neutral), min(slot.black, black), slot.quiet)
        moves += [Act(slot.card, slot.do), crew]
        plan = (*plan, replace(slot, own=crew.own, neutral=crew.neutral, black=crew.black))
    return tuple(moves)


def planned(state: State, seat: Seat, move: Act | Crew | Back) -> State:
    """Add a part to the plan, or take the whole plan back (EDO-6.10)."""
    plan = state.plans[seat]
    match move:
        case Act(card, do):
            plan = (*plan, Slot(card, do))
        case Crew(own, neutral, black, quiet):
            plan = (*plan[:-1], replace(plan[-1], own=own, neutral=neutral, black=black, quiet=quiet))
        case Back():
            plan = ()
    state = replace(state, plans=with_item(state.plans, seat, plan))
    return state if awaited(state) else _close_planning(state)


def _close_planning(state: State) -> State:
    """Put the turns slot by slot on the agenda (EDO-5.2), then phases 3 and 4 (EDO-5.3)."""
    tasks: list[Task] = [Reveal(seat, number) for number in range(SLOTS) for seat in state.order]
    tasks += [Wages(seat) for seat in state.order]
    tasks.append(Income())
    tasks += [Limit(seat) for seat in state.order]
    tasks.append(EndRound())
    state = done(state)
    return replace(state, agenda=(*tasks, *state.agenda))
