"""Making moves, planning them in a draft, and taking them back alone."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import AnyRules, Illegal, Seat, Who, undo_move
from bot.core import read as read_move
from bot.core.imagine import AsksAhead
from bot.core.rules import Move
from bot.match import presence
from bot.match.context import Context
from bot.match.engine import moves as engine
from bot.match.engine.moves import Done
from bot.match.engine.replay import Replay, replay, standing
from bot.match.errors import AwaitOthers, EmptyMove, Late, NotYourTurn, UndoAnswered, UserError
from bot.match.models import Answer, Played, Preview, Stayed
from bot.match.play import effects, orders
from bot.match.play.effects import Change
from bot.match.play.undo import own_last
from bot.match.rows import Match
from bot.match.transaction import Tx, change, read
from bot.store import SeatRow, StepRow, steps


class Play:
    """What the seats of a running match do."""

    def __init__(self, context: Context) -> None:
        self.context = context

    @change(reads_first=True)
    async def submit(
        self, tx: Tx, match_id: int, user: int, /, expected: int | None, moves: Sequence[str], *, key: str
    ) -> Played:
        """Make moves: all of them or none, with chance drawn in between and after.

        Moves that answer questions of the seat's next turns ahead are kept, and played when they are asked
        for. Upper and lower case and outer space are ignored. Moves that would need an answer of chance or of
        others first are refused as a whole, so that nothing can be peeked at.

        Args:
            expected: the turn token that the page was made for; None: typed, without a page.

        Raises:
            UnknownMatch, NotStarted, MatchOver, NotSeated, Late, NotYourTurn, EmptyMove, IllegalMove,
            AwaitChance, AwaitOthers, Busy, Storage.
        """
        seat = tx.running_seat(user)
        if expected is not None and expected != seat.turn_token:
            raise Late
        if not moves:
            raise EmptyMove
        state = await tx.state()
        now, later = _split(tx, seat, state, moves)
        return await _write(tx, seat, *resolve(tx, seat, state, now), later)

    @change(reads_first=True)
    async def undo(
        self, tx: Tx, match_id: int, user: int, /, *, key: str, expected: int | None = None
    ) -> Played:
        """Take back the player's last moves that nobody, chance included, has answered. A sealed decision can
        be taken back while others are still to decide, whether or not some of them have sealed theirs.

        Args:
            expected: the turn token that the button was made for; None: typed. A button of an older turn must
                not take back a newer one.

        Raises:
            UnknownMatch, NotStarted, MatchOver, NotSeated, Late, NothingToUndo, UndoAnswered.
        """
        seat = tx.running_seat(user)
        if expected is not None and expected != seat.turn_token:
            raise Late
        state, rules = await tx.state(), tx.match.rules
        if seat.seat in rules.may_change(state):
            # The rules know how to take a sealed decision back, whatever others did meanwhile.
            back = [str(move) for move in rules.moves(state, seat.seat)]
            return await _write(tx, seat, *resolve(tx, seat, state, back[:1]))
        rows, log = await tx.replay()
        undone, taken = await asyncio.to_thread(_undone, tx.match, seat.seat, rows, log, state, tx.now)
        first, *others = undone.rows
        return await _write(tx, seat, replace(undone, rows=[replace(first, key=tx.key), *others]), taken)

    @read
    async def preview(
        self, match_id: int, user: int, expected: int | None, moves: Sequence[str] = ()
    ) -> Preview:
        """What the seat would see after these moves, and what it would be asked then. Saves nothing.

        Raises: as `submit`; never NotYourTurn for an empty draft (its status is "waiting" then).
        """
        async with self.context.reading() as db:
            match = await self.context.load(db, match_id)
            return await self._preview(db, match, user, expected, moves)

    @read
    async def draft(self, match_id: int, user: int) -> tuple[str, ...]:
        """The seat's unconfirmed moves; () when there are none, or they belong to an older turn."""
        async with self.context.reading() as db:
            match = await self.context.load(db, match_id)
            seat = match.running_seat(user)
            found = await steps.draft(db, match_id, seat.seat)
            if found is None or found[0] != seat.turn_token:
                return ()
            return msgspec.json.decode(found[1], type=tuple[str, ...])

    @change(reads_first=True)
    async def save_draft(
        self, tx: Tx, match_id: int, user: int, /, expected: int | None, moves: Sequence[str]
    ) -> Preview:
        """`preview`, and keep the moves, so that the page survives a restart. () forgets the draft.

        Raises: as `preview`.
        """
        async with tx.reading() as db:
            result = await self._preview(db, tx.match, user, expected, moves)
        await tx.write()
        if moves:
            text = msgspec.json.encode(result.moves).decode()
            await steps.save_draft(tx.db, match_id, result.seat, result.turn_token, text)
        else:
            await steps.drop_draft(tx.db, match_id, result.seat)
        return result

    @change
    async def hand_shown(self, tx: Tx, match_id: int, user: int, /) -> None:
        """The player has seen the hand that could not be sent."""
        seat = tx.match.seat_of(user)
        if seat is not None and seat.hand_missed:
            await tx.change_seat(seat.seat, hand_missed=False)

    async def _preview(
        self, db: AsyncConnection, match: Match, user: int, expected: int | None, moves: Sequence[str]
    ) -> Preview:
        row = match.running_seat(user)
        if expected is not None and expected != row.turn_token:
            raise Late
        return preview_of(match, row, await self.context.positions.state(db, match), moves)


def preview_of(match: Match, row: SeatRow, state: Any, moves: Sequence[str]) -> Preview:
    """What a seat would see after these moves from a position, and what it would be asked then."""
    rules, seat = match.rules, row.seat
    planned = engine.preview(rules, state, seat, moves, ahead=True)
    asked = planned.status == "asked"
    changing = not asked and seat in rules.may_change(planned.state)
    legal = list(rules.moves(planned.state, seat)) if asked or changing else []
    return Preview(
        brief=match.brief,
        seat=seat,
        turn_token=row.turn_token,
        moves=planned.texts,
        chosen=tuple(one.move for one in planned.done),
        facts=heard(rules, planned.done, seat, planned.opened),
        view=planned.view,
        before=rules.view(state, seat) if moves else None,
        status=planned.status,
        prompt=(planned.view.asked or rules.prompt(planned.state, seat)) if asked else None,
        answers=tuple(answers_to(rules, planned.state, seat, legal)),
        foreseen=planned.foreseen,
        may_change=changing,
        turns=planned.turns,
        stayed=tuple(_stayed(rules, row, planned)) if isinstance(rules, AsksAhead) else (),
    )


def _stayed(rules: AnyRules, row: SeatRow, planned: engine.Planned) -> Iterator[Stayed]:
    """The answered questions that stay on the page. One of the turn that goes on has no further wishes."""
    now = 0 if not row.awaited else planned.turns[0] if planned.turns else len(planned.done)
    for at, (done, text) in enumerate(zip(planned.done, planned.texts, strict=True)):
        offer = rules.offer(done.before, row.seat, done.move)
        if offer.stays:
            answers = tuple(answers_to(rules, done.before, row.seat, rules.moves(done.before, row.seat)))
            yield Stayed(at, answers, tuple(text.split(engine.WISHES)), offer.wishes and at >= now)


def answers_to(rules: AnyRules, state: Any, seat: Seat, moves: Iterable[Move]) -> Iterator[Answer]:
    """Legal moves with the words for them."""
    for move in moves:
        yield Answer(str(move), move.kind, move, rules.offer(state, seat, move))


def resolve(tx: Tx, seat: SeatRow, state: Any, texts: Sequence[str]) -> tuple[Change, list[str]]:
    """Check moves and apply them: the change that follows, and the moves in exact notation.

    Raises: as `Play.submit`.
    """
    rules, row = tx.match.rules, tx.match.row
    if seat.seat not in (*rules.to_act(state), *rules.may_change(state)):
        raise NotYourTurn(rules.to_act(state))
    moves = [one.move for one in engine.preview(rules, state, seat.seat, texts).done]
    assert row.secret is not None
    chance = engine.stream(rules, row.secret, row.uid, row.draws)
    done, after = engine.apply(rules, state, seat.seat, moves, chance)
    first = row.steps + 1
    rows = [
        StepRow(
            n=n,
            seat=one.seat,
            move=str(one.move),
            batch=first,
            key=tx.key if n == first else None,
            at=tx.now,
        )
        for n, one in enumerate(done, first)
    ]
    made = Change(
        actor=seat.seat,
        rows=rows,
        done=done,
        before=state,
        state=after,
        log_lines=effects.count_log_lines(rules, done, None),
    )
    return made, [str(move) for move in moves]


def _split(
    tx: Tx, seat: SeatRow, state: Any, moves: Sequence[str]
) -> tuple[Sequence[str], list[tuple[str, ...]]]:
    """The moves of the turn that goes on, and those of later turns, turn by turn.

    Raises: as `Play.submit`.
    """
    if not isinstance(tx.match.rules, AsksAhead):
        return moves, []
    planned = engine.preview(tx.match.rules, state, seat.seat, moves, ahead=True)
    if not planned.turns:
        return moves, []
    if planned.turns[-1] < len(moves):
        raise AwaitOthers(move=moves[planned.turns[-1]])
    now, *later = orders.by_turns(planned.texts, planned.turns)
    return now, later


async def _write(
    tx: Tx, seat: SeatRow, made: Change, texts: Sequence[str], later: Sequence[Sequence[str]] = ()
) -> Played:
    """Commit what a person does. A person who plays is back: the seat leaves the autopilot.

    Args:
        later: answers for the next turns.
    """
    await tx.write()
    if later:
        await orders.put_ahead(tx, seat.seat, later)
    else:
        made = replace(made, instead=True)
    if seat.autopilot:
        await presence.come_back(tx, seat)
    return await commit(tx, seat, made, texts)


def legal_part(match: Match, seat: SeatRow, state: Any, moves: Sequence[str]) -> tuple[str, ...]:
    """As many of the first moves as are still possible from a position."""
    for count in range(len(moves), 0, -1):
        try:
            engine.preview(match.rules, state, seat.seat, moves[:count], ahead=True)
        except UserError:
            continue
        return tuple(moves[:count])
    return ()


async def commit(tx: Tx, seat: SeatRow, made: Change, texts: Sequence[str]) -> Played:
    """Commit what is done in a seat. Raises Conflict."""
    result = await effects.commit(tx, made)
    return Played(
        match=tx.match.id,
        seat=seat.seat,
        moves=tuple(texts),
        facts=heard(tx.match.rules, made.done, seat.seat),
        turn_token=seat.turn_token + 1,
        public_version=tx.match.row.public_version + result.raised,
        awaited=seat.seat in result.to_act,
        over=result.over,
    )


def _undone(
    match: Match, seat: Seat, rows: Sequence[StepRow], log: Replay, state: Any, now: int
) -> tuple[Change, list[str]]:
    """An undo: the change, and the moves that are taken back.

    Raises:
        NothingToUndo, UndoAnswered.
    """
    rules, stack, states = match.rules, standing(rows), [*log.befores, state]
    first, top = own_last(rules, stack, states, seat)
    n = match.row.steps + 1
    new = [StepRow(n=n, seat=seat, move=undo_move(len(stack) - first), batch=n, key=None, at=now)]
    after = states[first]
    for step in stack[top + 1 :]:
        # Others decided at the same time; what they sealed stays sealed.
        try:
            after = rules.apply(after, step.seat, read_move(rules, after, step.seat, step.move))
        except Illegal:
            raise UndoAnswered(who=Who(step.seat)) from None
        n += 1
        assert seat in rules.to_act(after), "taking back opened what is sealed"
        new.append(StepRow(n=n, seat=step.seat, move=step.move, batch=step.batch, key=None, at=now))
    again = replay(rules, match.row.seats, match.options, [*rows, *new])
    undo = Change(
        actor=seat,
        rows=new,
        done=[],
        replay=again,
        before=state,
        state=after,
        log_lines=sum(line.n == new[0].n for line in again.logs.lines[None]),
    )
    return undo, [stack[index].move for index in range(first, top + 1)]


def heard(rules: AnyRules, done: Sequence[Done], seat: Seat, opened: bool = False) -> tuple[Any, ...]:
    """What the seat hears of moves; of one that would open what others have sealed, only its own choice."""
    facts = [rules.narrate(one.before, one.seat, one.move, seat) for one in (done[:-1] if opened else done)]
    if opened:
        last = done[-1]
        facts.append(rules.offer(last.before, last.seat, last.move).label)
    return tuple(one for one in facts if one is not None)
