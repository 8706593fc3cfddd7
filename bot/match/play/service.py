"""Playing, planning, taking back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import AnyRules, Illegal, Seat, Who, read, undo_move
from bot.match.context import Table, key_of, uncancelled
from bot.match.errors import EmptyMove, Late, NotYourTurn, TableError, UndoAnswered
from bot.match.history.replay import Chronicle, chronicle, standing
from bot.match.models import Answer, Played, Preview
from bot.match.play.effects import Change, Committer, told_to
from bot.match.play.engine import Done, carry_out, plan, stream
from bot.match.play.undo import own_last
from bot.store import Conflict, SeatRow, StepRow, steps


class Plays(Committer):
    """Part of `Tables`; see `bot.match.api` for what each method does and refuses."""

    async def play(self, match_id: int, user: int, at: int | None, moves: Sequence[str], key: str) -> Played:
        used = key_of("play", match_id, user, key)

        async def body() -> Played:
            async with self._reading() as db:
                table = await self._table(db, match_id)
                seat = self._running_seat(table, user)
                state = await self._position(db, table)
            if at is not None and at != seat.duty:
                raise Late
            if not moves:
                raise EmptyMove
            return await self._play(table, seat, state, moves, used)

        return await self._changing(match_id, partial(self._once, used, body))

    @uncancelled
    async def preview(self, match_id: int, user: int, at: int | None, moves: Sequence[str] = ()) -> Preview:
        async with self._reading() as db:
            return (await self._preview(db, match_id, user, at, moves))[0]

    @uncancelled
    async def draft(self, match_id: int, user: int) -> tuple[str, ...]:
        async with self._reading() as db:
            table = await self._table(db, match_id)
            seat = self._running_seat(table, user)
            found = await steps.draft(db, match_id, seat.seat)
            if found is None or found[0] != seat.duty:
                return ()
            return msgspec.json.decode(found[1], type=tuple[str, ...])

    async def set_draft(self, match_id: int, user: int, at: int | None, moves: Sequence[str]) -> Preview:
        async def body() -> Preview:
            async with self._reading() as db:
                result, seat = await self._preview(db, match_id, user, at, moves)
            async with self.store.write() as db:
                if moves:
                    text = msgspec.json.encode(result.moves).decode()
                    await steps.save_draft(db, match_id, seat, result.at, text)
                else:
                    await steps.drop_draft(db, match_id, seat)
            return result

        return await self._changing(match_id, body)

    async def undo(self, match_id: int, user: int, *, key: str, at: int | None = None) -> Played:
        used = key_of("undo", match_id, user, key)

        async def body() -> Played:
            async with self._reading() as db:
                table = await self._table(db, match_id)
                seat = self._running_seat(table, user)
                if at is not None and at != seat.duty:
                    raise Late
                state = await self._position(db, table)
                sealed = seat.seat in table.rules.may_change(state)
                if not sealed:
                    rows = await self._rows(db, table)
                    told = await self._chronicle(db, table)
            if sealed:
                # The rules know how to take a sealed decision back, whatever others did meanwhile.
                back = [str(move) for move in table.rules.moves(state, seat.seat)]
                return await self._play(table, seat, state, back[:1], used)
            change, taken = await asyncio.to_thread(
                self._undone, table, seat.seat, rows, told, state, self.now()
            )
            rows = [replace(change.rows[0], key=used), *change.rows[1:]]
            return await self._write(table, seat, replace(change, rows=rows), taken, (), used)

        return await self._changing(match_id, partial(self._once, used, body))

    # -- judging -----------------------------------------------------------------------------------------

    async def _preview(
        self, db: AsyncConnection, match_id: int, user: int, at: int | None, moves: Sequence[str]
    ) -> tuple[Preview, Seat]:
        table = await self._table(db, match_id)
        row = self._running_seat(table, user)
        rules, seat = table.rules, row.seat
        if at is not None and at != row.duty:
            raise Late
        state = await self._position(db, table)
        planned = plan(rules, state, seat, moves)
        changing = planned.status != "asked" and seat in rules.may_change(planned.state)
        legal = list(rules.moves(planned.state, seat)) if planned.status == "asked" or changing else []
        result = Preview(
            brief=self._brief(table.row, table.seats),
            seat=seat,
            at=row.duty,
            moves=tuple(str(one.move) for one in planned.done),
            chosen=tuple(one.move for one in planned.done),
            facts=_heard(rules, planned.done, seat, planned.opened),
            view=planned.view,
            status=planned.status,
            prompt=(planned.view.asked or rules.prompt(planned.state, seat))
            if planned.status == "asked"
            else None,
            answers=tuple(
                Answer(str(move), move.kind, move, rules.offer(planned.state, seat, move)) for move in legal
            ),
            foreseen=planned.foreseen,
            may_change=changing,
        )
        return result, seat

    async def _play(
        self, table: Table, seat: SeatRow, state: Any, texts: Sequence[str], used: str | None
    ) -> Played:
        rules, row = table.rules, table.row
        if seat.seat not in (*rules.to_act(state), *rules.may_change(state)):
            raise NotYourTurn(rules.to_act(state))
        planned = plan(rules, state, seat.seat, texts)
        moves = [one.move for one in planned.done]
        assert row.secret is not None
        chance = stream(rules, row.secret, row.uid, row.draws)
        done, after = carry_out(rules, state, seat.seat, moves, chance)
        now, first = self.now(), row.steps + 1
        rows = [
            StepRow(
                n=n,
                seat=one.seat,
                move=str(one.move),
                batch=first,
                key=used if n == first else None,
                at=now,
            )
            for n, one in enumerate(done, first)
        ]
        change = Change(
            actor=seat.seat,
            rows=rows,
            done=done,
            before=state,
            state=after,
            heard=told_to(rules, done, None),
        )
        texts = [str(move) for move in moves]
        return await self._write(table, seat, change, texts, done, used)

    async def _write(
        self,
        table: Table,
        seat: SeatRow,
        change: Change,
        texts: Sequence[str],
        done: Sequence[Done],
        used: str | None,
    ) -> Played:
        async with self.store.write() as db:
            result = await self._commit(db, table, change)
            played = Played(
                match=table.id,
                seat=seat.seat,
                moves=tuple(texts),
                facts=_heard(table.rules, done, seat.seat),
                at=seat.duty + 1,
                position=table.row.position + result.raised,
                awaited=seat.seat in result.to_act,
                over=result.over,
            )
            if used is not None:
                await steps.remember(db, used, msgspec.json.encode(played).decode(), self.now())
        self._remember(table, change)
        return played

    async def _once(self, used: str | None, body: Callable[[], Awaitable[Played]]) -> Played:
        """A key that was used gives its first result. Looked up only where it matters: when the second try
        is refused, which it always is, since a used key cannot be written again."""
        try:
            return await body()
        except (TableError, Conflict):
            if used is not None:
                async with self._reading() as db:
                    text = await steps.remembered(db, used)
                if text is not None:
                    return replace(msgspec.json.decode(text, type=Played), repeated=True)
            raise

    # -- undo --------------------------------------------------------------------------------------------

    def _undone(
        self, table: Table, seat: Seat, rows: Sequence[StepRow], told: Chronicle, state: Any, now: int
    ) -> tuple[Change, list[str]]:
        """Judge an undo: the change, and the moves that are taken back.

        Raises:
            NothingToUndo, UndoAnswered.
        """
        rules, stack, states = table.rules, standing(rows), [*told.befores, state]
        first, top = own_last(rules, stack, states, seat)
        own = range(first, top + 1)
        n = table.row.steps + 1
        new = [StepRow(n=n, seat=seat, move=undo_move(len(stack) - first), batch=n, key=None, at=now)]
        after = states[first]
        for step in stack[top + 1 :]:
            # Others decided at the same time; what they sealed stays sealed.
            try:
                after = rules.apply(after, step.seat, read(rules, after, step.seat, step.move))
            except Illegal:
                raise UndoAnswered(who=Who(step.seat)) from None
            n += 1
            assert seat in rules.to_act(after), "taking back opened what is sealed"
            new.append(StepRow(n=n, seat=step.seat, move=step.move, batch=step.batch, key=None, at=now))
        again = chronicle(rules, table.row.seats, table.options, [*rows, *new])
        heard = sum(line.n == new[0].n for line in again.hearing.lines[None])
        change = Change(
            actor=seat,
            rows=new,
            done=[],
            told=again,
            before=state,
            state=after,
            heard=heard,
        )
        return change, [stack[index].move for index in own]


def _heard(rules: AnyRules, done: Sequence[Done], seat: Seat, opened: bool = False) -> tuple[Any, ...]:
    """What the seat hears of moves; of one that would open what others have sealed, only its own choice."""
    told = [rules.tell(one.before, one.seat, one.move, seat) for one in (done[:-1] if opened else done)]
    if opened:
        last = done[-1]
        told.append(rules.offer(last.before, last.seat, last.move).label)
    return tuple(one for one in told if one is not None)
