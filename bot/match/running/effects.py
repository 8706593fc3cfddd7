"""What follows from a move: who must act now, who is pinged, whose hand changed, what is posted; and writing
all of it.

A person who plays computers alone sits in front of the board, so the board follows: it is edited after each
move and calls nobody. If that person does nothing for a while, a new board calls them.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from bot.core import CHANCE, AnyRules, Fact, Seat, View, fact
from bot.core.asking import simultaneous
from bot.match.changing.transaction import Tx
from bot.match.engine.guided import ending, is_taught
from bot.match.engine.moves import Done, opened_by
from bot.match.engine.positions import Cached, Positions
from bot.match.engine.replay import Replay, ViewerLogs, standing
from bot.match.engine.rows import Match, bot_moves
from bot.match.outbox.enqueue import seated_of
from bot.match.outbox.messages import Board, FinalBoard
from bot.match.results import tally
from bot.match.running import clocks, orders
from bot.store import SeatRow, StepRow, due, matches, people, plans, steps
from bot.store.matches import TurnValues
from bot.store.rows import PersonRow

AWAY: Final = 600_000
"""Milliseconds without a sign after which somebody counts as gone."""


async def call_later(tx: Tx, asked: Collection[Seat], new: Collection[Seat]) -> None:
    """Plan to look later whether somebody has moved.

    Args:
        asked: who must act. Plans for other seats of the match are dropped.
        new: those of them whose turn has just begun and who were not called.
    """
    moments = [
        (seat.seat, tx.now + AWAY if seat.seat in new else None)
        for seat in tx.match.seats
        if seat.seat in new or seat.seat not in asked
    ]
    await due.replan(tx.db, tx.match.id, due.CALL, moments)


async def call_if_away(tx: Tx, number: Seat) -> None:
    """Call somebody who was asked a while ago, unless there was a sign of them since."""
    match, seat = tx.match, tx.match.seat(number)
    running = match.row.state == "running" and match.row.paused_at is None
    if not running or not match.alone or seat is None or seat.user is None:
        return
    if bot_moves(seat) or not seat.awaited:
        return
    seen = tx.context.attendance.last(match.id, seat.user)
    if seen is not None and seen + AWAY > tx.now:
        await due.schedule(tx.db, match.id, due.CALL, number, seen + AWAY)
        return
    async with tx.enqueue() as out:
        await out.board(Board(pings=((number, seat.turn_token),)))


HOLD: Final = 20_000
"""Milliseconds that a board waits for the turns of computers, counted from the last of them."""
HOLD_ORDERS: Final = 3_000
"""The same for standing orders, which are played at once."""


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """A new position that is not committed yet."""

    actor: Seat | None
    """None: the start."""
    rows: list[StepRow]
    done: list[Done]
    """The moves behind `rows`; empty for an undo."""
    replay: Replay | None = None
    """For an undo: the match replayed from the whole log, this change included."""
    instead: bool = False
    """The actor does this instead of what the actor's standing order says for this turn."""
    agreed: bool = False
    """An undo that all have agreed to: everybody knows of it, and whoever must act is asked anew."""
    before: Any
    state: Any
    log_lines: int
    """The number of these steps that have a public log line."""


class Meaning(msgspec.Struct, frozen=True, kw_only=True):
    """What follows from a change."""

    seen: View
    """What the new position shows to all."""
    new_round: bool

    to_act: tuple[Seat, ...]
    fresh: tuple[Seat, ...]
    """Seats that did not have to act before and do now."""
    pings: tuple[Seat, ...]
    """Seats with a new turn token."""
    hands: tuple[Seat, ...]
    """Seats whose hand changed, or that hear what the public does not."""
    emptied: tuple[Seat, ...]
    """Seats that have nothing in their hands any more since decisions were opened."""
    raised: int
    """By how much the public version is raised; 0 for a sealed decision, because the newest board still shows
    everything that players need."""
    over: bool
    post: bool
    """A new board is due."""
    refresh: bool
    """The newest board is to show that another has decided, or decides again; no more than that is known."""
    taught: bool = False
    """It is over because the lesson of a guided match is."""


def count_log_lines(rules: AnyRules, done: Sequence[Done]) -> int:
    """How many of the moves the public hears of."""
    return sum(rules.narrate(step.before, step.seat, step.move, None) is not None for step in done)


def meaning(rules: AnyRules, seats: Sequence[SeatRow], change: Change, known: View | None = None) -> Meaning:
    """Pure: what the change means, from what the rules show and tell.

    Args:
        known: the public view of the position before it, if that has been looked at.
    """
    before, state, actor = change.before, change.state, change.actor
    to_act = rules.to_act(state)
    fresh = tuple(seat.seat for seat in seats if seat.seat in to_act and (change.agreed or not seat.awaited))
    afters = [*(step.before for step in change.done[1:]), state]
    # The actor was the last of several to decide.
    opened = any(opened_by(rules, *pair) for pair in zip(change.done, afters, strict=False))
    # While several seats decide at the same time, a decision is no news, not even that it was made, until all
    # are opened.
    sealing = actor is not None and not (opened or change.agreed) and _deciding(rules, change, actor)
    over = not to_act
    if known is None:
        known = rules.view(before, None)
    then = rules.view(state, None)
    news = change.agreed or change.log_lines > 0 or _differ(known, then)
    # Nobody is called in the middle of their own turn. The seat that opened the decisions gets a new turn
    # token like all others.
    news_to_all = opened or change.agreed
    pinged = {seat for seat in fresh if seat != actor} | ({actor} & set(to_act) if news_to_all else set())
    hands: tuple[Seat, ...] = ()
    emptied: tuple[Seat, ...] = ()
    if rules.hidden_hands and not over:
        told = [rules.narrate(step.before, step.seat, step.move, None) for step in change.done]
        held = {seat.seat: (rules.hand(before, seat.seat), rules.hand(state, seat.seat)) for seat in seats}
        # A sealed choice (and its opening) is a decision, not a change of the hand.
        hands = tuple(
            seat
            for seat, (had, has) in held.items()
            if _is_told(rules, change, told, seat) or (had != has and not (sealing or opened))
        )
        if opened:
            emptied = tuple(seat for seat, (had, has) in held.items() if any(had) and not any(has))
    return Meaning(
        seen=then,
        new_round=known.round != then.round,
        to_act=to_act,
        fresh=fresh,
        pings=tuple(sorted(seat for seat in pinged if seat is not None)),
        hands=hands,
        emptied=emptied,
        raised=0 if sealing else change.log_lines or int(news or actor is None),
        over=over,
        post=over or actor is None or bool(pinged) or (news and not sealing),
        refresh=sealing and set(to_act) != set(rules.to_act(before)),
    )


def _deciding(rules: AnyRules, change: Change, seat: Seat) -> bool:
    """The actor is one of several that decide at the same time."""
    if change.done and change.done[0].seat == seat:
        return change.done[0].move.kind in rules.sealed
    before = change.before
    return seat in (*rules.to_act(before), *rules.may_change(before)) and simultaneous(rules, before, seat)


def _differ(before: Any, after: Any) -> bool:
    """Two public views differ, apart from who has still to act."""
    return bool(replace(before, to_act=()) != replace(after, to_act=()))


def _is_told(rules: AnyRules, change: Change, told: Sequence[Any], seat: Seat) -> bool:
    """The seat hears something about another seat's moves, or about chance, that the public does not hear.

    Args:
        told: what the public is told of each move.
    """
    return any(
        rules.narrate(step.before, step.seat, step.move, seat) != public_fact
        for step, public_fact in zip(change.done, told, strict=True)
        if step.seat != seat
    )


async def commit(tx: Tx, change: Change, **columns: object) -> Meaning:
    """Write a change with everything that follows from it.

    Args:
        columns: more columns of the match to set.

    Raises:
        Conflict: somebody else has changed the match.
    """
    match = tx.match
    rules, row, now = match.rules, match.row, tx.now
    cached = tx.context.positions.find(match)
    result = meaning(rules, match.seats, change, None if cached is None else cached.seen)
    if row.computers and not result.over and await is_taught(tx.db, match, change.state):
        result = replace(result, to_act=(), fresh=(), pings=(), hands=(), over=True, post=True, taught=True)
    last = change.rows[-1].n if change.rows else row.steps
    values: dict[str, object] = {
        "steps": last,
        "draws": row.draws + (sum(step.seat == CHANCE for step in change.done)),
        "public_version": row.public_version + result.raised,
        **({"moved_at": now} if result.raised else {}),
        **({"state": "ended" if result.taught else "over", "ended_at": now} if result.over else {}),
        **columns,
    }
    await tx.change(**values)
    await steps.append(tx.db, row.id, change.rows)
    await steps.save_snapshot(tx.db, row.id, last, msgspec.json.encode(change.state))
    users = [seat.user for seat in match.seats if seat.user is not None]
    persons = await people.whole_of(tx.db, users)
    new = _new_turns(change, result)
    known = clocks.known_from(persons)
    times = await clocks.turns(tx, known, actor=change.actor, to_act=result.to_act, new=new)
    turns = [_turn(seat, change.actor, result, now, times) for seat in match.seats]
    old = [_turn_values(seat) for seat in match.seats]
    await matches.set_turns(
        tx.db, row.id, [turn for turn, was in zip(turns, old, strict=True) if turn != was]
    )
    if result.over:
        score = None if result.taught else rules.score(change.state)
        if score is not None:
            await tally.record(tx.db, match, score)
        await orders.forget(tx)
    at_once = await _orders(tx, change, result)
    done = ending(match, change.state, standing(await steps.log(tx.db, row.id))) if result.taught else None
    tokens = {turn.seat: turn.turn_token for turn in turns}
    await _enqueue(
        tx,
        change,
        result,
        last,
        tokens,
        at_once,
        {user: person.row for user, person in persons.items()},
        done,
    )
    tx.then.append(partial(remember, tx.context.positions, match, change, result.seen))
    return result


async def _orders(tx: Tx, change: Change, result: Meaning) -> set[Seat]:
    """Seats whose turn a standing order takes at once."""
    instead = change.actor if change.instead else None
    in_force = [] if result.over else await plans.standing(tx.db, tx.match.id, instead)
    if change.replay is None and in_force:
        begins = {*result.pings, *(seat for seat in result.fresh if seat != change.actor)}
        goes_on = change.actor if change.actor in result.to_act else None
        return await orders.turns_begun(tx, change.state, in_force, begins, goes_on)
    for order in in_force:  # moves were taken back, so no order holds any more
        await orders.drop(tx, order)
        seat = tx.match.seat(order.seat)
        called = order.seat in result.to_act  # the page of the turn says so
        if not called and seat is not None and seat.user is not None:
            async with tx.enqueue() as out:
                out.notice(fact("table-plan-undone"), user=seat.user)
    return set()


async def _enqueue(
    tx: Tx,
    change: Change,
    result: Meaning,
    last: int,
    tokens: Mapping[Seat, int],
    at_once: Collection[Seat],
    persons: Mapping[int, PersonRow],
    done: Fact | None,
) -> None:
    """Boards, pings and hands. `at_once`: seats that need not be called; `persons`: who sits there; `done`:
    how a lesson has ended."""
    row, seats = tx.match.row, tx.match.seats
    users, alone = {seat.seat: seat.user for seat in seats}, tx.match.alone
    automatic = {*at_once, *(seat.seat for seat in seats if bot_moves(seat))}
    first = change.actor is None
    # The first call of a person is always a new message, because it brings the person to the thread.
    follow = alone and not first and all(seat.turn_token for seat in seats if seat.user)
    if alone:
        asked = set(result.to_act) - automatic
        await call_later(tx, asked, asked & set(result.fresh) if follow else ())
    async with tx.enqueue() as out:
        if result.post:
            since = change.rows[0].n if change.rows else last
            if result.over:
                await out.board(FinalBoard(since=since, first=first))
                if done is None:
                    out.parcel()
                else:
                    out.notice(done)
            else:
                pings = tuple((seat, tokens[seat]) for seat in result.pings if seat not in automatic)
                version = row.public_version + result.raised
                board = Board(
                    pings=() if follow else pings,
                    since=since,
                    first=first,
                    public_version=version,
                    follow=follow,
                )
                hold = 0 if first else _hold(seats, result.to_act, at_once)
                await out.board(board, hold=hold, seated=seated_of(row, seats), persons=persons)
        elif result.refresh:
            await out.refresh(row.public_version)
        goes_on = change.actor if change.actor not in result.pings else None
        await out.turns_over({seat: tokens[seat] for seat in result.to_act if seat in tokens}, goes_on)
        await out.hands((seat, user) for seat in result.hands if (user := users[seat]) is not None)
        for seat in seats:
            if seat.seat in result.emptied and seat.hand_message is not None and not row.direct:
                out.remove_own(seat.hand_message, seat.user)
                await tx.change_seat(seat.seat, hand_message=None)


def _hold(seats: Sequence[SeatRow], to_act: Sequence[Seat], at_once: Collection[Seat]) -> int:
    """How long a board waits. While only computers or standing orders are to move, one board takes the news
    of all their turns."""
    if not to_act:
        return 0
    if set(to_act) <= set(at_once):
        return HOLD_ORDERS
    computers = {seat.seat for seat in seats if seat.computer is not None}
    return HOLD if computers.issuperset(to_act) else 0


def _new_turns(change: Change, result: Meaning) -> set[Seat]:
    """Seats whose time begins anew: with a new turn, or in a new round. A turn that an actor gets back by an
    undo is not new."""
    new = {*result.pings, *(seat for seat in result.fresh if seat != change.actor)}
    if change.actor in result.to_act and change.replay is None and result.new_round:
        new.add(change.actor)
    return new


def _turn_values(seat: SeatRow) -> TurnValues:
    return TurnValues(seat.seat, seat.turn_token, seat.awaited, seat.awaited_since, seat.clock)


def _turn(
    seat: SeatRow, actor: Seat | None, result: Meaning, now: int, clocks: Mapping[Seat, str]
) -> TurnValues:
    """The turn of a seat after the change. Only its own move and a new turn raise the token."""
    awaited, clock = seat.seat in result.to_act, clocks.get(seat.seat, seat.clock)
    if seat.seat == actor or seat.seat in result.fresh:
        return TurnValues(seat.seat, seat.turn_token + 1, awaited, now if awaited else None, clock)
    return TurnValues(seat.seat, seat.turn_token, awaited, seat.awaited_since if awaited else None, clock)


def remember(positions: Positions, match: Match, change: Change, seen: View) -> None:
    """Keep the position that was just committed, and what it shows."""
    known = positions.find(match)
    new = Cached(change.rows[-1].n if change.rows else match.row.steps, change.state)
    new.seen = seen
    if known is not None and known.rows is not None:
        new.rows = [*known.rows, *change.rows]
    elif not match.row.steps:
        new.rows = list(change.rows)
    if change.replay is not None:
        new.logs, new.tail = change.replay.logs, change.replay.tail
    else:
        chance = max((n for n, step in enumerate(change.done, 1) if step.seat == CHANCE), default=0)
        tail = [] if chance else None if known is None else known.tail
        new.tail = None if tail is None else [*tail, *(step.before for step in change.done[chance:])]
        logs = known.logs if known is not None else None
        if logs is None or logs.last != match.row.steps:
            logs = ViewerLogs(len(match.seats), match.row.steps + 1)
        logs = logs.copied()
        for step, taken in zip(change.rows, change.done, strict=True):
            logs.add(match.rules, step, taken)
        new.logs = logs
    positions.keep(match.id, new)
