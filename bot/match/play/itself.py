"""What is answered without asking, in one place for all games: what leaves no choice, and what a player has
ordered for a moment of the round.

Such an answer is a move of the log like any other. It belongs to the batch of the move that led to it, its
line says that it was made by itself, or by a standing order, and its player may take it back like any other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from bot.core import AnyRules, Seat
from bot.core.asking import by_itself, spared
from bot.core.rules import Move
from bot.match.changing.transaction import Tx
from bot.match.engine.moves import Done, answer_chance, stream
from bot.match.engine.replay import ITSELF, ORDERED
from bot.match.engine.rows import bot_moves
from bot.match.running.effects import Change, count_log_lines
from bot.match.running.orders import asks_all, is_playable, ordered
from bot.store import StepRow, plans
from bot.store.plans import PlanRow

MOST: Final = 200
"""After so many answers in a row without asking, the rules count as faulty."""


class Given(NamedTuple):
    """An answer that is given without asking."""

    seat: Seat
    move: Move
    key: str
    """The key of its step, which says why nobody was asked."""


def step_rows(tx: Tx, first: int, batch: int, done: Sequence[Done], key: str | None) -> list[StepRow]:
    """Moves as they are stored, from step `first` on. `key`: the key of the first step."""
    return [
        StepRow(
            n=n, seat=step.seat, move=str(step.move), batch=batch, key=key if n == first else None, at=tx.now
        )
        for n, step in enumerate(done, first)
    ]


async def answered(tx: Tx, made: Change) -> Change:
    """The change, together with the answers after it for which nobody is asked."""
    rules, row = tx.match.rules, tx.match.row
    assert row.secret is not None
    chance = stream(rules, row.secret, row.uid, row.draws)
    state, done, rows = made.state, list(made.done), list(made.rows)
    seats = set[Seat]()
    for _ in range(MOST):
        given = await _given(tx, state, done)
        if given is None:
            break
        seats.add(given.seat)
        before = len(done)
        done.append(Done(state, given.seat, given.move))
        state = answer_chance(rules, rules.apply(state, given.seat, given.move), chance, done)
        rows += step_rows(tx, rows[-1].n + 1, rows[0].batch, done[before:], given.key)
    else:
        raise RuntimeError(f"{rules.key}: questions are answered without end")
    if len(done) == len(made.done):
        return made
    for seat in seats:  # an order that could not be played
        await plans.drop(tx.db, tx.match.id, seat, *plans.TURNS)
    lines = made.log_lines + count_log_lines(rules, done[len(made.done) :])
    return replace(made, done=done, state=state, rows=rows, log_lines=lines)


async def _given(tx: Tx, state: Any, done: Sequence[Done]) -> Given | None:
    """The next answer that nobody need be asked for."""
    rules = tx.match.rules
    found, order = by_itself(rules, state), spared(rules, state)
    asked = found[0] if found is not None else None if order is None else order.seat
    seat = tx.match.seat(asked)
    if seat is None:
        return None
    async with tx.reading() as db:
        rows = await plans.of_match(db, tx.match.id, seat.seat)
    if asks_all(rows) or any(_counts(rules, state, row) for row in rows):
        return None
    if found is not None:
        return Given(*found, ITSELF)
    if bot_moves(seat) or (order := ordered(rules, state, done, rows)) is None:
        return None
    return Given(order.seat, order.move, f"{ORDERED}{order.seat}")


def _counts(rules: AnyRules, state: Any, plan: PlanRow) -> bool:
    """Whether a plan is for this turn. Answers given ahead that cannot be played now are not."""
    if plan.kind == plans.AHEAD:
        return is_playable(rules, state, plan)
    return plan.kind in plans.NEXT
