"""Standing orders: what a player has decided before the turn begins.

Nobody is told of one. A turn that an order takes at once is not announced, and its log line says so. An order
that would reveal something that only its player knows is made to look like any answer: the turn is announced,
the order waits for a while as a person would, and no log line mentions it.

Most players answer what a page asks ahead (`bot.core.imagine.AsksAhead`). Such an answer is always played at
once, because the move itself shows that it could be played. An answer that cannot be played is dropped
silently.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Sequence
from contextlib import suppress
from itertools import islice, pairwise
from typing import Any, Final

import msgspec

from bot.core import AnyRules, Seat
from bot.match.changing.transaction import Tx
from bot.match.engine import moves as engine
from bot.match.errors import UserError
from bot.match.timing.spans import MINUTE
from bot.store import due, plans
from bot.store.plans import PlanRow

WAIT: Final = (2 * MINUTE, 40 * MINUTE)
"""The shortest and longest time that an order waits if it must look like any answer."""
DEALS: Final = 6
"""How many other deals are tried, to see whether an order reveals something about a hand."""


def digest(rules: AnyRules, state: Any, seat: Seat) -> str:
    """What a seat is asked and can answer."""
    answers = sorted(str(move) for move in rules.moves(state, seat))
    return hashlib.sha256(" ".join((rules.prompt(state, seat).key, *answers)).encode()).hexdigest()


def by_turns(moves: Sequence[str], turns: Sequence[int]) -> list[tuple[str, ...]]:
    """Moves turn by turn. `turns`: see `Draft.turns`; moves after the last whole turn are left out."""
    return [tuple(moves[start:end]) for start, end in pairwise((0, *turns))]


def put_together(seat: Seat, turns: Sequence[Sequence[str]]) -> PlanRow:
    """The stored form of answers for a seat's next turns."""
    moves = [move for turn in turns for move in turn]
    basis = ".".join(str(len(turn)) for turn in turns)
    return PlanRow(seat, plans.AHEAD, msgspec.json.encode(moves).decode(), basis)


def parts(plan: PlanRow) -> list[tuple[str, ...]]:
    """The moves of an order of answers, turn by turn."""
    moves = iter(plan.notations)
    return [tuple(islice(moves, int(length))) for length in plan.basis.split(".")]


def next_turn(
    rules: AnyRules, state: Any, plan: PlanRow
) -> tuple[tuple[str, ...], list[tuple[str, ...]]] | None:
    """The moves that an order of answers plays now, and its answers for later turns; None: it plays nothing.
    Answers that cannot be played now are skipped."""
    if plan.kind != plans.AHEAD:
        return None
    turns = parts(plan)
    for at, part in enumerate(turns):
        with suppress(UserError):
            draft = engine.preview(rules, state, plan.seat, part)
            if draft.status in ("complete", "chance"):
                return tuple(str(step.move) for step in draft.done), turns[at + 1 :]
    return None


def is_playable(rules: AnyRules, state: Any, plan: PlanRow) -> bool:
    """The order can be played as it was meant: it is legal and takes the whole turn. A repeated answer is
    playable only if the seat is asked the same question with the same possible answers."""
    if plan.kind == plans.AHEAD:
        return next_turn(rules, state, plan) is not None
    if plan.kind == plans.PASS and digest(rules, state, plan.seat) != plan.basis:
        return False
    try:
        planned = engine.preview(rules, state, plan.seat, plan.notations)
    except UserError:
        return False
    return plan.kind == plans.PASS or planned.status in ("complete", "chance")


def is_secret(rules: AnyRules, state: Any, plan: PlanRow) -> bool:
    """Whether the fact that the order can be played now reveals something that only the seat knows."""
    if plan.kind == plans.AHEAD:
        return False
    planned = engine.preview(rules, state, plan.seat, plan.notations)
    if any(step.move.kind in rules.sealed for step in planned.done):
        return True
    picks = [(7 * n % 23 + 0.5) / 23 for n in range(23)]
    deals = [rules.redeal(state, None, [*picks[n:], *picks[:n]]) for n in range(DEALS)]
    return any(not is_playable(rules, deal, plan) for deal in deals)


async def turns_begun(
    tx: Tx, state: Any, seats: Collection[Seat], actor: Seat | None, instead: Seat | None
) -> set[Seat]:
    """Look for the orders of seats whose turn begins.

    Args:
        actor: a seat that goes on with its turn, and may repeat its answer.
        instead: a seat that has moved instead of what it had ordered.

    Returns:
        The seats whose order is played at once: they are not called.
    """
    at_once = set()
    for plan in await _standing(tx, instead):
        seat = tx.match.seat(plan.seat)
        begins = plan.seat in seats or (plan.seat == actor and plan.kind in (plans.PASS, plans.AHEAD))
        if not begins or seat is None or seat.automatic:
            continue
        if not is_playable(tx.match.rules, state, plan):
            await drop(tx, plan)
        elif is_secret(tx.match.rules, state, plan):
            wait = WAIT[0] + int.from_bytes(tx.context.token_bytes(4), "big") % (WAIT[1] - WAIT[0])
            await due.schedule(tx.db, tx.match.id, due.ORDER, plan.seat, tx.now + wait)
        else:
            await due.schedule(tx.db, tx.match.id, due.ORDER, plan.seat, tx.now)
            at_once.add(plan.seat)
    return at_once


async def put_ahead(tx: Tx, seat: Seat, turns: Sequence[Sequence[str]]) -> None:
    """Keep answers for the next turns of a seat, one group of moves for each, instead of any other order."""
    await plans.drop(tx.db, tx.match.id, seat, *plans.STANDING)
    if turns:
        row = put_together(seat, turns)
        await plans.put(tx.db, tx.match.id, seat, row.kind, row.notations, row.basis, tx.now)


async def drop(tx: Tx, plan: PlanRow) -> None:
    """An order cannot be played any more. Keep it as a draft for the turn; the turn's page says so."""
    await plans.drop(tx.db, tx.match.id, plan.seat, *plans.STANDING)
    await due.cancel(tx.db, tx.match.id, due.ORDER, [plan.seat])
    moves = () if plan.kind == plans.PASS else plan.notations  # a pass would be no use as a draft
    await plans.put(tx.db, tx.match.id, plan.seat, plans.KEPT, moves, plan.kind, tx.now)


async def drop_all(tx: Tx, instead: Seat | None) -> None:
    """Moves were taken back, so no order holds any more. `instead`: see `turns_begun`."""
    for plan in await _standing(tx, instead):
        await drop(tx, plan)


async def _standing(tx: Tx, instead: Seat | None) -> list[PlanRow]:
    """The orders of a match. If a seat has moved by hand instead, its order is deleted."""
    rows = [row for row in await plans.of_match(tx.db, tx.match.id) if row.kind in plans.STANDING]
    over = [row for row in rows if row.seat == instead and row.kind in (plans.ORDER, plans.AHEAD)]
    if over and instead is not None:
        await plans.drop_order(tx.db, tx.match.id, instead)
    return [row for row in rows if row not in over]


async def forget(tx: Tx, seat: Seat | None = None) -> None:
    """Delete all plans of a seat that changes hands, or (None) of all seats when the match is over."""
    await plans.drop(tx.db, tx.match.id, seat)
    numbers = [seat_row.seat for seat_row in tx.match.seats] if seat is None else [seat]
    await due.cancel(tx.db, tx.match.id, due.ORDER, numbers)
