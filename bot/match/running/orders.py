"""What a player has decided beforehand: standing orders for the next turns, and how much to be asked: where
in the round, and whether also where nothing is to be chosen.

Nobody is told of an order. A turn that an order takes at once is not announced, and its log line says so. One
that would reveal something that only its player knows is made to look like any answer: the turn is announced,
the order waits for a while as a person would, and no log line mentions it.

Most orders are answers to questions that a page asks ahead (`bot.core.asking.AsksAhead`). Such an answer is
played at once, which reveals nothing beyond the move itself. One that cannot be played is dropped silently.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress
from itertools import islice, pairwise
from typing import Any, Final

from msgspec.structs import replace

from bot.core import AnyRules, Seat
from bot.core.asking import Moment, Spared, moments, spared
from bot.match.changing.context import Service
from bot.match.changing.transaction import Tx, change
from bot.match.engine import moves as engine
from bot.match.engine.guided import story_of
from bot.match.engine.moves import Done
from bot.match.engine.rows import Match, bot_moves
from bot.match.errors import NoPlan, UserError
from bot.match.timing.clock import MINUTE
from bot.store import due, plans
from bot.store.engine import as_text
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
    return PlanRow(seat, plans.AHEAD, as_text(moves), basis)


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
    tx: Tx, state: Any, standing: Sequence[PlanRow], seats: Collection[Seat], actor: Seat | None
) -> set[Seat]:
    """Look for the orders of seats whose turn begins.

    Args:
        standing: all orders of the match.
        actor: a seat that goes on with its turn, and may repeat its answer.

    Returns:
        The seats whose order is played at once: they are not called.
    """
    at_once = set()
    for plan in standing:
        seat = tx.match.seat(plan.seat)
        begins = plan.seat in seats or (plan.seat == actor and plan.kind in (plans.PASS, plans.AHEAD))
        if not begins or seat is None or bot_moves(seat):
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


async def forget(tx: Tx, seat: Seat | None = None) -> None:
    """Delete all plans, and the draft, of a seat that changes hands, or (None) of all seats when the match is
    over."""
    await plans.drop(tx.db, tx.match.id, seat)
    await plans.drop_draft(tx.db, tx.match.id, seat)
    numbers = [seat_row.seat for seat_row in tx.match.seats] if seat is None else [seat]
    await due.cancel(tx.db, tx.match.id, due.ORDER, numbers)


STOP, GO_ON = "+", "-"
"""They stand before the key of a moment and say what the player wants there."""
LONGEST_KEY: Final = 40
"""Characters of a key."""
MOST_STOPS: Final = 20
"""For how many moments of a round the player's wish is kept."""


class Stops(Service):
    """What a player has said about being asked in a match. Nobody else sees it."""

    @change
    async def ask_everything(self, tx: Tx, match_id: int, user: int, /, wanted: bool) -> None:
        """Ask the player also where there is no choice, or (`wanted` False) stop doing so.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated.
        """
        seat = tx.running_seat(user)
        if wanted:
            await plans.put(tx.db, match_id, seat.seat, plans.ALL, (), "", tx.now)
        else:
            await plans.drop(tx.db, match_id, seat.seat, plans.ALL)

    @change
    async def order(self, tx: Tx, match_id: int, user: int, /, key: str, stop: bool) -> None:
        """Stop in a moment of this round, or do not. The moment may belong to a plan that is not sealed yet.
        The key of a moment names what it is about, so another plan has other moments.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated; NoPlan: the moment has come.
        """
        seat = tx.running_seat(user)
        if len(key) > LONGEST_KEY or await self._has_come(tx, seat.seat, key):
            raise NoPlan
        rows = await plans.of_match(tx.db, match_id, seat.seat)
        said = [wish for wish in said_in(rows) if wish[1:] != key]
        said.append(f"{STOP if stop else GO_ON}{key}")
        await plans.put(tx.db, match_id, seat.seat, plans.STOPS, said[-MOST_STOPS:], "", tx.now)

    @change
    async def shown(self, tx: Tx, match_id: int, user: int, /, found: Sequence[Moment]) -> None:
        """The player has seen these moments in which nobody asks. Only a moment that was seen counts as an
        order.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated.
        """
        seat = tx.running_seat(user)
        said = said_in(await plans.of_match(tx.db, match_id, seat.seat))
        new = [f"{GO_ON}{moment.key}" for moment in unseen(found, said)]
        if new:
            await plans.put(tx.db, match_id, seat.seat, plans.STOPS, [*said, *new][-MOST_STOPS:], "", tx.now)

    async def _has_come(self, tx: Tx, seat: Seat, key: str) -> bool:
        """Whether a moment is over for the seat, which is no longer planning."""
        state, rules = await tx.state(), tx.match.rules
        if seat in rules.to_act(state) and not moments(rules, state, seat):
            return False
        return key not in {moment.key for moment in moments(rules, state, seat)}


def coming(match: Match, state: Any, seat: Seat) -> tuple[Moment, ...]:
    """The moments of the round that are still to come for a seat; none in a story, which shows every question
    once."""
    return () if story_of(match) is not None else moments(match.rules, state, seat)


def said_in(rows: Iterable[PlanRow]) -> tuple[str, ...]:
    """What a player has said about moments."""
    return next((row.notations for row in rows if row.kind == plans.STOPS), ())


def as_said(found: Sequence[Moment], said: Collection[str]) -> tuple[Moment, ...]:
    """Moments with what the player has said about them."""

    def stops(moment: Moment) -> bool:
        return (
            moment.fixed
            or f"{STOP}{moment.key}" in said
            or (moment.stop and f"{GO_ON}{moment.key}" not in said)
        )

    return tuple(replace(moment, stop=stops(moment)) for moment in found)


def unseen(found: Iterable[Moment], said: Collection[str]) -> list[Moment]:
    """Moments without a stop, as the game proposes it, about which nothing has been said yet."""
    known = {line[1:] for line in said}
    return [moment for moment in found if not moment.stop and moment.key not in known]


def ordered(rules: AnyRules, state: Any, done: Sequence[Done], rows: Iterable[PlanRow]) -> Spared | None:
    """What the seat that is asked has ordered to be answered now, in a moment whose line its player has seen.

    Only a moment that has come with this change is answered. A player who was already asked there goes on by
    hand.

    Args:
        done: the moves of this change so far.
        rows: the plans of the seat.
    """
    asked = spared(rules, state)
    if asked is None:
        return None
    came = (moments(rules, step.before, asked.seat) for step in reversed(done))
    moment = next((moment for known in came for moment in known if moment.key == asked.key), None)
    known = moment is not None and not moment.fixed and f"{GO_ON}{moment.key}" in said_in(rows)
    return asked if known else None


def asks_all(rows: Iterable[PlanRow]) -> bool:
    """Whether a player wants to be asked also where nothing is to be chosen."""
    return any(row.kind == plans.ALL for row in rows)
