"""Taking back further than one may alone: asked of the others, and done when all of them agree."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Fact, Seat, Who, fact, undo_move
from bot.match.context import Table, key_of, uncancelled
from bot.match.delivery.enqueue import Payload
from bot.match.errors import (
    NobodyToGrant,
    NothingToUndo,
    OwnRequest,
    UndoAnswered,
    UndoGone,
)
from bot.match.history.replay import Chronicle, Standing, chronicle, standing
from bot.match.models import Backward, Brief, Consent, Earlier
from bot.match.play.effects import Change, Committer
from bot.match.play.undo import OwnTurn, own_last, own_turns
from bot.match.proposals.requests import Requests, about
from bot.match.proposals.time import voices
from bot.store import SeatRow, StepRow, asks, matches, steps
from bot.store.asks import Ask
from bot.text.gather import gather

MENU = 25
"""Turns that can be asked for: the newest."""


class Consents(Committer, Requests):
    """Part of `Tables`; see `bot.match.api` for what each method does and refuses."""

    @uncancelled
    async def backward(self, match_id: int, user: int) -> Backward:
        async with self._reading() as db:
            table = await self._table(db, match_id)
            seat = self._running_seat(table, user)
            stack, states, told = await self._past(db, table)
            asked = _open(table, await asks.find(db, match_id, asks.UNDO, seat.seat))
        try:
            first, _ = own_last(table.rules, stack, states, seat.seat)
        except (NothingToUndo, UndoAnswered):
            first = len(stack)
        turns = own_turns(table.rules, stack, states, seat.seat)
        changing = seat.seat in table.rules.may_change(states[-1])
        at_once = _heard(told, stack, first, seat.seat) if first < len(stack) else None
        return Backward(
            brief=self._brief(table.row, table.seats),
            seat=seat.seat,
            duty=seat.duty,
            at_once=() if changing and at_once is None else at_once,
            earlier=tuple(
                Earlier(
                    turn.number,
                    _heard(told, stack, turn.first, seat.seat),
                    _moment(told, stack[turn.first]),
                    turn.revealed,
                )
                for turn in reversed(turns[-MENU:])
                if turn.first != first
            ),
            asked=None if asked is None else _number(turns, stack, asked),
        )

    async def ask_undo(self, match_id: int, user: int, number: int, *, key: str) -> Consent:
        used = key_of("ask", match_id, user, key)

        async def body() -> Consent:
            async with self._reading() as db:
                table = await self._table(db, match_id)
                seat = self._running_seat(table, user)
                stack, states, told = await self._past(db, table)
            turns = own_turns(table.rules, stack, states, seat.seat)
            turn = next((one for one in turns if one.number == number), None)
            if turn is None:
                raise NothingToUndo
            others = _others(table, seat.seat)
            if not others:
                raise NobodyToGrant
            step = stack[turn.first]
            async with self.store.write() as db:
                if used is None or await steps.remembered(db, used) is None:
                    row = table.row
                    await matches.change(db, match_id, row.revision)
                    await self._count_call(db, match_id, user)
                    async with self._post(db, match_id) as post:
                        await self._settle(db, table, seat.seat, None)
                        await asks.put(db, match_id, asks.UNDO, seat.seat, value=step.n, since=row.position)
                        post.notice(
                            _request(told, stack, turn, seat.seat, row.position),
                            load=Payload(pings=tuple((one, -1) for one in others), about=about(seat.seat)),
                        )
                    if used is not None:
                        await steps.remember(db, used, "", self.now())
                return Consent(
                    brief=self._brief(table.row, table.seats),
                    asker=seat.seat,
                    number=number,
                    revealed=turn.revealed,
                    missing=others,
                    outcome="asked",
                )

        return await self._changing(match_id, body)

    async def answer_undo(
        self,
        match_id: int,
        user: int,
        asker: Seat,
        position: int,
        number: int,
        agree: bool,
        *,
        key: str,
        knowing: bool = False,
    ) -> Consent:
        used = key_of("grant", match_id, user, key)

        async def body() -> Consent:
            async with self._reading() as db:
                table = await self._table(db, match_id)
                seat = self._running_seat(table, user)
                asked = _open(table, await asks.find(db, match_id, asks.UNDO, asker))
                if asked is None or position != table.row.position:
                    raise UndoGone
                stack, states, told = await self._past(db, table)
            turns = own_turns(table.rules, stack, states, asker)
            turn = next((one for one in turns if one.number == number), None)
            if turn is None or stack[turn.first].n != asked.value:
                raise UndoGone
            if agree and seat.seat == asker:
                raise OwnRequest
            others = _others(table, asker)
            agreed = tuple(one for one in others if one in asked.granted or (agree and one == seat.seat))
            consent = Consent(
                brief=self._brief(table.row, table.seats),
                asker=asker,
                number=number,
                revealed=turn.revealed,
                agreed=agreed,
                missing=tuple(one for one in others if one not in agreed),
            )
            if not agree:
                return await self._refused(table, seat, consent)
            if turn.revealed and not knowing:
                return replace(consent, outcome="warned")
            if consent.missing:
                async with self.store.write() as db:
                    # Two who agree at the same moment: the second is judged again with what the first said.
                    await matches.change(db, match_id, table.row.revision)
                    await asks.put(
                        db, match_id, asks.UNDO, asker, value=asked.value, since=asked.since, granted=agreed
                    )
                return consent
            brief = await self._take_back(table, asker, turn, told, states, used)
            return replace(consent, brief=brief, outcome="granted")

        return await self._changing(match_id, body)

    async def settle_undos(self, match_id: int) -> None:
        """Somebody has left or is played for: requests that lacked only that consent are granted, and those
        that nobody is left to grant are over."""

        async def body() -> bool:
            async with self._reading() as db:
                table = await self._table(db, match_id)
                if table.row.state != "running":
                    return False
                found = [one for one in await asks.of_match(db, match_id) if one.kind == asks.UNDO]
                ready = [one for one in found if lacks_nobody(table, one)]
                if not ready:
                    return False
                asked = ready[0]
                stack, states, told = await self._past(db, table)
            turns = own_turns(table.rules, stack, states, asked.seat)
            turn = next((one for one in turns if stack[one.first].n == asked.value), None)
            if turn is not None and asked.granted:
                await self._take_back(table, asked.seat, turn, told, states, None)
                return True
            async with self.store.write() as db:
                await matches.change(db, match_id, table.row.revision)
                await self._settle(db, table, asked.seat, fact("table-nobody-to-grant"))
            return True

        while await self._changing(match_id, body):
            pass

    # -- parts -------------------------------------------------------------------------------------------

    async def _past(self, db: AsyncConnection, table: Table) -> tuple[list[Standing], list[Any], Chronicle]:
        """The steps that stand, the position before each and the one now, and what everybody heard."""
        rows = await self._rows(db, table)
        told = await self._chronicle(db, table)
        return standing(rows), [*told.befores, told.state], told

    async def _take_back(
        self,
        table: Table,
        asker: Seat,
        turn: OwnTurn,
        told: Chronicle,
        states: Sequence[Any],
        used: str | None,
    ) -> Brief:
        """All have agreed."""
        change = await asyncio.to_thread(self._agreed, table, asker, turn, told, states, used)
        async with self.store.write() as db:
            await self._settle(db, table, asker, fact("table-undo-granted"))
            await self._commit(db, table, change)
            brief = await self._read_brief(db, table.id)
        self._remember(table, change)
        return brief

    async def _refused(self, table: Table, seat: SeatRow, consent: Consent) -> Consent:
        asker = consent.asker
        withdrawn = seat.seat == asker
        how = fact("table-undo-refused", who=Who(seat.seat))
        user = next((one.user for one in table.seats if one.seat == asker), None)
        async with self.store.write() as db:
            await matches.change(db, table.id, table.row.revision)
            await self._settle(db, table, asker, None if withdrawn else how)
            if not withdrawn and user is not None:
                async with self._post(db, table.id) as post:
                    post.notice(how, user=user)
        return replace(consent, outcome="withdrawn" if withdrawn else "refused")

    def _agreed(
        self,
        table: Table,
        asker: Seat,
        turn: OwnTurn,
        told: Chronicle,
        states: Sequence[Any],
        used: str | None,
    ) -> Change:
        """The undo that all have agreed to; takes whatever came after along."""
        rows = self._cached_rows(table)
        n, count = table.row.steps + 1, len(states) - 1 - turn.first
        new = StepRow(n=n, seat=asker, move=undo_move(count, agreed=True), batch=n, key=used, at=self.now())
        again = chronicle(table.rules, table.row.seats, table.options, [*rows, new])
        return Change(
            actor=asker,
            rows=[new],
            done=[],
            told=again,
            agreed=True,
            before=states[-1],
            state=states[turn.first],
            heard=sum(line.n == n for line in again.hearing.lines[None]),
        )

    def _cached_rows(self, table: Table) -> list[StepRow]:
        cached = self._cached(table)
        assert cached is not None
        assert cached.rows is not None  # `_past` has read them, and nobody moved: the lock is ours
        return cached.rows


def _open(table: Table, asked: Ask | None) -> Ask | None:
    """A request is void as soon as the public hears of anything."""
    return asked if asked is not None and asked.since == table.row.position else None


def _others(table: Table, asker: Seat) -> tuple[Seat, ...]:
    """Whose leave it needs: every other person at the table for whom nobody plays."""
    return tuple(sorted(voices(table, asker)))


def lacks_nobody(table: Table, asked: Ask) -> bool:
    """The request stands, and nobody is left who has not agreed to it."""
    return _open(table, asked) is not None and set(_others(table, asked.seat)) <= set(asked.granted)


def _number(turns: Sequence[OwnTurn], stack: Sequence[Standing], asked: Ask) -> int | None:
    return next((turn.number for turn in turns if stack[turn.first].n == asked.value), None)


def _heard(told: Chronicle, stack: Sequence[Standing], first: int, listener: Seat | None) -> tuple[Fact, ...]:
    """What a listener heard of the batch that begins there."""
    seat, batch = stack[first].seat, stack[first].batch
    own = {one.n for one in stack[first:] if one.seat == seat and one.batch == batch}
    return gather(line.fact for line in told.hearing.lines[listener] if line.n in own and not line.undoes)


def _moment(told: Chronicle, step: Standing) -> int:
    lines = told.hearing.lines[step.seat]
    return next((line.at for line in lines if line.n == step.n), 0)


def _request(told: Chronicle, stack: Sequence[Standing], turn: OwnTurn, seat: Seat, position: int) -> Fact:
    """What the others are asked, in public words. The values that no text shows are for the buttons."""
    moves = _heard(told, stack, turn.first, None)
    heard = {line.n for line in told.hearing.lines[None] if not line.undoes}
    batch = stack[turn.first].batch
    more = sum(one.n in heard and one.batch != batch for one in stack[turn.first :])
    return fact(
        "table-undo-asked" if moves else "table-undo-asked-all",
        who=Who(seat),
        moves=moves,
        more=more,
        revealed=int(turn.revealed),
        seat=seat,
        position=position,
        number=turn.number,
    )
