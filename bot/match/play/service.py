"""Making moves, planning them in a draft, and taking them back alone."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import groupby, takewhile
from operator import attrgetter
from typing import Any

from msgspec.structs import asdict, replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import AnyRules, Illegal, Seat, Who, undo_move
from bot.core import read as read_move
from bot.match.changing.context import Service, read, seated_in
from bot.match.changing.transaction import Tx, change
from bot.match.engine.models import Played, PlayedTurn, Preview
from bot.match.engine.moves import Done, Draft, apply, opened_by, preview, stream
from bot.match.engine.positions import Past
from bot.match.engine.replay import ITSELF, is_by_itself, own_last, replay
from bot.match.engine.rows import Match, brief_of
from bot.match.errors import AwaitOthers, EmptyMove, NotYourTurn, UndoAnswered
from bot.match.play.itself import answered, step_rows
from bot.match.play.turn import Turn, Typed, finishes, heard
from bot.match.running import effects, orders, presence
from bot.match.running.effects import Change
from bot.store import SeatRow, StepRow, matches, plans, proposals


class Play(Service):
    """What the seats of a running match do."""

    @change(reads_first=True)
    async def submit(
        self,
        tx: Tx,
        match_id: int,
        user: int,
        /,
        expected: int | None,
        moves: Sequence[str] | Typed,
        *,
        key: str,
    ) -> PlayedTurn:
        """Make moves: all of them or none, with chance drawn in between and after.

        Moves that answer questions of the seat's next turns ahead are kept, and played when they are asked
        for. Upper and lower case and outer space are ignored. Moves that would need an answer of chance or of
        others first are refused as a whole, so that nothing can be peeked at.

        Args:
            expected: the turn token that the page was made for; None: typed, without a page.
            moves: the moves, or a function that makes them from what was typed.

        Raises:
            UnknownMatch, NotStarted, MatchOver, NotSeated, Late, NotYourTurn, EmptyMove, IllegalMove,
            AwaitChance, AwaitOthers, Busy, Storage.
            Unplayed: what was typed is no whole turn, or is asked about once more.
        """
        seat = tx.running_seat(user, expected)
        if not moves:
            raise EmptyMove
        async with tx.reading() as db:
            state = await self.context.positions.state(db, tx.match)
            turn = _tried(tx.match, seat, state, moves)
        draft, later = _split(turn)
        made = resolved(tx, draft, state)
        played = await _write(tx, seat, made, exact(draft), later)
        return await told(tx, played, user)

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
        seat = tx.running_seat(user, expected)
        state, rules = await tx.state(), tx.match.rules
        if seat.seat in rules.may_change(state):
            # The rules can take back a sealed decision, whatever others did meanwhile.
            back = [str(move) for move in rules.moves(state, seat.seat)]
            draft = preview(rules, state, seat.seat, back[:1])
            return await _write(tx, seat, resolved(tx, draft, state), exact(draft))
        undone, taken = await asyncio.to_thread(_undone, tx.match, seat.seat, await tx.past(), tx.now, tx.key)
        return await _write(tx, seat, undone, taken)

    @read
    async def preview(
        self, match_id: int, user: int, expected: int | None, moves: Sequence[str] | Typed = ()
    ) -> Preview:
        """What the seat would see after these moves, and what it would be asked then. Saves nothing.

        Args: as `submit`.

        Raises: as `submit`; never NotYourTurn for an empty draft (its status is "waiting" then).
        """
        async with self.context.reading() as db:
            match = await self.context.load(db, match_id)
            seat, state = await self._position(db, match, user, expected)
            return _tried(match, seat, state, moves).preview()

    @read
    async def with_finishes(self, user: int, preview: Preview) -> Preview:
        """The same preview with the answers that are given together (`Finish`)."""
        if preview.status != "asked":
            return preview
        async with self.context.reading() as db:
            match = await self.context.load(db, preview.brief.match)
            seat, state = await self._position(db, match, user, preview.turn_token)
            return replace(preview, finishes=finishes(Turn(match, seat, state, preview.moves)))

    @read
    async def draft(self, match_id: int, user: int) -> tuple[str, ...]:
        """The seat's unconfirmed moves; () when there are none, or they belong to an older turn."""
        async with self.context.reading() as db:
            match = await self.context.load(db, match_id)
            seat = match.running_seat(user)
            return await plans.draft(db, match.id, seat.seat, seat.turn_token)

    @read
    async def drafted(self, match_id: int, user: int, expected: int | None = None) -> Preview:
        """`preview` of the seat's unconfirmed moves.

        Raises: as `preview`.
        """
        async with self.context.reading() as db:
            match = await self.context.load(db, match_id)
            seat, state = await self._position(db, match, user, expected)
            draft = await plans.draft(db, match.id, seat.seat, seat.turn_token)
            return Turn(match, seat, state, draft).preview()

    @change(reads_first=True)
    async def save_draft(
        self, tx: Tx, match_id: int, user: int, /, expected: int | None, moves: Sequence[str]
    ) -> Preview:
        """`preview`, and keep the moves, so that the page survives a restart. () forgets the draft.

        Raises: as `preview`.
        """
        async with tx.reading() as db:
            seat, state = await self._position(db, tx.match, user, expected)
            result = Turn(tx.match, seat, state, moves).preview()
        await tx.write()
        if moves:
            await plans.save_draft(tx.db, match_id, result.seat, result.turn_token, result.moves)
        else:
            await plans.drop_draft(tx.db, match_id, result.seat)
        return result

    @change
    async def hand_shown(self, tx: Tx, match_id: int, user: int, /) -> None:
        """The player has seen the hand that could not be sent."""
        seat = tx.match.seat_of(user)
        if seat is not None and seat.hand_missed:
            await tx.change_seat(seat.seat, hand_missed=False)

    async def _position(
        self, db: AsyncConnection, match: Match, user: int, expected: int | None
    ) -> tuple[SeatRow, Any]:
        seat = match.running_seat(user, expected)
        return seat, await self.context.positions.state(db, match)


def _tried(match: Match, seat: SeatRow, state: Any, moves: Sequence[str] | Typed) -> Turn:
    turn = Turn(match, seat, state, () if callable(moves) else moves)
    if callable(moves):
        moves(turn)
    return turn


def resolve(tx: Tx, seat: SeatRow, state: Any, texts: Sequence[str]) -> tuple[Change, list[str]]:
    """Check moves and apply them: the change that follows, and the moves in exact notation.

    Raises: as `Play.submit`.
    """
    rules = tx.match.rules
    if seat.seat not in (*rules.to_act(state), *rules.may_change(state)):
        raise NotYourTurn(rules.to_act(state))
    draft = preview(rules, state, seat.seat, texts)
    return resolved(tx, draft, state), exact(draft)


def resolved(tx: Tx, draft: Draft, state: Any) -> Change:
    """The change that a draft makes to the position that it began with. Raises EmptyMove, AwaitChance."""
    rules, row = tx.match.rules, tx.match.row
    assert row.secret is not None
    done, after = apply(draft, state, stream(rules, row.secret, row.uid, row.draws))
    first = row.steps + 1
    return Change(
        actor=draft.seat,
        rows=step_rows(tx, first, first, done, tx.key),
        done=done,
        before=state,
        state=after,
        log_lines=effects.count_log_lines(rules, done),
    )


def exact(draft: Draft) -> list[str]:
    """The moves of a draft as they are played, without further wishes."""
    return [str(step.move) for step in draft.done]


def _split(turn: Turn) -> tuple[Draft, list[tuple[str, ...]]]:
    """The moves of the turn that goes on, and those of later turns, turn by turn.

    Raises: as `Play.submit`.
    """
    draft = turn.draft
    if not draft.turns:
        return draft, []
    if draft.turns[-1] < len(draft.done):
        raise AwaitOthers(move=draft.texts[draft.turns[-1]])
    now, *later = orders.by_turns(draft.texts, draft.turns)
    return preview(draft.rules, turn.state, draft.seat, now), later


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
    elif tx.match.is_away(seat, tx.now):
        await presence.withdraw_offer(tx, proposals.ABSENT, seat.seat)
    return await commit(tx, seat, made, texts)


async def commit(tx: Tx, seat: SeatRow, made: Change, texts: Sequence[str]) -> Played:
    """Commit what is done in a seat, together with the answers after it that leave no choice. Raises
    Conflict."""
    if made.replay is None:
        made = await answered(tx, made)
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
        score=tx.match.rules.score(made.state) if result.over and not result.taught else None,
        may_undo=not result.over and _may_undo(tx.match.rules, made, seat.seat),
    )


async def told(tx: Tx, played: Played, user: int) -> PlayedTurn:
    """The result of a turn, with everything that its player is told after it."""
    own, others = await matches.with_awaiting(tx.db, played.match, user)
    return PlayedTurn(**asdict(played), brief=brief_of(*own), my_turns=seated_in(others, user))


def _may_undo(rules: AnyRules, made: Change, seat: Seat) -> bool:
    """Whether the player could take back what was just done (see `own_last`): nothing was drawn or opened
    after it, or the seat may change what it has sealed."""
    if seat in rules.may_change(made.state):
        return True

    asked = [step for step, row in zip(made.done, made.rows, strict=False) if not is_by_itself(row)]

    def plays(step: Done) -> bool:
        return step.seat == seat and seat not in rules.may_change(step.before)

    own = list(takewhile(plays, reversed(asked)))
    after = [made.state, *(step.before for step in own)]
    return bool(own) and not any(opened_by(rules, step, then) for step, then in zip(own, after, strict=False))


def _undone(match: Match, seat: Seat, past: Past, now: int, key: str | None) -> tuple[Change, list[str]]:
    """An undo: the change, and the moves that are taken back. Others' answers on top of them that were given
    by themselves are taken back first.

    Args:
        key: of the request.

    Raises:
        NothingToUndo, UndoAnswered.
    """
    rules, (rows, stack, states, _) = match.rules, past
    first, top = own_last(rules, stack, states, seat)
    begin, new = match.row.steps + 1, list[StepRow]()
    sealed = [step for step in stack[top + 1 :] if not step.by_itself]

    def add(step_seat: Seat, move: str, of: str | None = None, batch: int = begin) -> None:
        n = begin + len(new)
        new.append(StepRow(n=n, seat=step_seat, move=move, batch=batch, key=of, at=now))

    for other, steps_of in groupby(reversed(stack[top + 1 + len(sealed) :]), attrgetter("seat")):
        add(other, undo_move(len(list(steps_of))), ITSELF)
    n = begin + len(new)
    add(seat, undo_move(top + 1 + len(sealed) - first), key)
    after = states[first]
    for step in sealed:
        # Others decided at the same time; their sealed choices stay sealed.
        try:
            after = rules.apply(after, step.seat, read_move(rules, after, step.seat, step.move))
        except Illegal:
            raise UndoAnswered(who=Who(step.seat)) from None
        assert seat in rules.to_act(after), "taking back opened what is sealed"
        add(step.seat, step.move, batch=step.batch)
    again = replay(rules, match.row.seats, match.options, [*rows, *new])
    undo = Change(
        actor=seat,
        rows=new,
        done=[],
        replay=again,
        before=states[-1],
        state=after,
        log_lines=sum(line.n == n for line in again.logs.lines[None]),
    )
    return undo, [stack[index].move for index in range(first, top + 1)]
