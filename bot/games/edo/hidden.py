"""Makes states that a seat cannot tell from the real one. Only plans of others are secret (EDO-21.1,
EDO-21.3)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.core import Picks, Seat
from bot.games.edo.board import Board
from bot.games.edo.planning import SLOTS, acts, complete, crews, left_of
from bot.games.edo.state import Slot, State


def redeal(board: Board, state: State, seat: Seat | None, picks: Sequence[float]) -> State:
    """Replace the other seats' plans.

    Each new plan is as complete as the real one and equal to it in all revealed slots.
    """
    if not state.pools:
        return state
    numbers = Picks(picks)
    plans = []
    for other, plan in enumerate(state.plans):
        if other != seat:
            length = SLOTS if complete(plan) else numbers.below(SLOTS)
            plan = _other(board, state, other, plan[: state.opened[other]], length, numbers)
        plans.append(plan)
    return replace(state, plans=tuple(plans))


def _other(
    board: Board, state: State, other: Seat, plan: tuple[Slot, ...], length: int, numbers: Picks
) -> tuple[Slot, ...]:
    pool = state.pools[other]
    while len(plan) < length:
        act = numbers.one(list(acts(board, pool, plan)))
        crew = numbers.one(crews(board.data.action(act.card, act.do).most, left_of(pool, plan)))
        plan = (*plan, Slot(act.card, act.do, crew.own, crew.neutral, crew.black, crew.quiet))
    return plan
