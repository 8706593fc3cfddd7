"""What a player tries out and plans: trials, drafts for a later turn, standing orders, and a private note."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import AnyRules, Fact
from bot.core.asking import Moment, ahead, by_itself, imagined
from bot.core.asking import may_answer as may_be_spared
from bot.match.changing.context import Service, read
from bot.match.changing.transaction import Tx, change
from bot.match.engine.models import Played, PlayedTurn, Preview
from bot.match.engine.positions import moments
from bot.match.engine.replay import ITSELF, ORDERED
from bot.match.engine.rows import Match, bot_moves
from bot.match.errors import NoMoment, NoPlan, NothingToTry, NotSeated, UserError
from bot.match.outbox.messages import Board
from bot.match.play.service import commit, resolve, told
from bot.match.play.turn import Turn, legal_part
from bot.match.running import orders
from bot.match.running.orders import as_said, asks_all, coming, said_in
from bot.store import SeatRow, due, plans
from bot.store.due import DueRow
from bot.store.plans import PlanRow


class Trial(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody tries out, as their seat would see it. Nothing is played."""

    preview: Preview
    n: int
    """The moment of the reader's story at which the trial begins; 0: now."""
    awaited: bool
    """The seat is asked now, or may change what it has sealed, so the trial can be played at once."""
    lost: int = 0
    """Moves at the end that are not possible any more."""
    ahead: bool = False
    """The trial is about the seat's next question, which can be answered now."""


class Planned(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody has planned in a match. Only they see it."""

    kind: Literal["", "order", "pass", "ahead"] = ""
    """The standing order: for the next turn, an answer that is repeated, or answers for the next turns; "":
    none."""
    moves: tuple[str, ...] = ()
    facts: tuple[Fact, ...] = ()
    """What the seat would hear of the order's moves; () where they are not possible."""
    note: str = ""
    """The private note: untrusted text."""
    may_try: bool = False
    """There is a position in which the seat could be asked."""
    may_answer: bool = False
    """That position is one of the seat's next questions, which can be answered now."""
    moments: tuple[Moment, ...] = ()
    """Where the seat will be asked in this round, as things stand."""
    said: tuple[str, ...] = ()
    """What the player has said about such moments (`plans.STOPS`)."""
    may_ask_all: bool = False
    """Some questions are answered without asking."""
    asks_all: bool = False
    """The player wants to be asked all the same."""


class Taken(msgspec.Struct, frozen=True, kw_only=True):
    """A plan that has become the draft of a turn."""

    was: Literal["", "order", "pass", "ahead"]
    """The kind of order that it was."""
    lost: int
    """Moves at the end that are not possible any more."""
    kept: int
    """Moves that are still possible."""


LONGEST_NOTE: Final = 500
"""Characters."""


class Plans(Service):
    """A player's own plans. Nothing here is public, and none of it is a move before it is played."""

    # -- trying out --------------------------------------------------------------------------------------

    @read
    async def trial(self, match_id: int, user: int) -> Trial:
        """What is being tried out. What the match has made impossible meanwhile is left out and counted.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated, NothingToTry.
        """
        async with self.context.reading() as db:
            match = await self.context.load(db, match_id)
            seat = match.running_seat(user)
            row = await _find(db, match_id, seat, plans.TRY)
            n = 0 if row is None else int(row.basis)
            return await self._trial(db, match, seat, n, () if row is None else row.notations)

    @change(reads_first=True)
    async def try_out(self, tx: Tx, match_id: int, user: int, /, n: int, moves: Sequence[str]) -> Trial:
        """Try moves from moment n of the reader's own story, or from now (0). They are kept until something
        else is tried.

        Raises: as `trial`; IllegalMove, AwaitChance, AwaitOthers, TooManyMoves.
        """
        seat = tx.running_seat(user)
        async with tx.reading() as db:
            position, state = await self._position(db, tx.match, seat, n)
            preview = Turn(tx.match, seat, state, moves, position).preview()
            now = seat.awaited or await self._has_sealed(db, tx.match, seat)
            asked = not n and await self._asks_ahead(db, tx.match, seat)
        await tx.write()
        await plans.put(tx.db, match_id, seat.seat, plans.TRY, preview.moves, str(n), tx.now)
        return Trial(preview=preview, n=n, awaited=now, ahead=asked)

    # -- for the next turn -------------------------------------------------------------------------------

    @change
    async def keep(self, tx: Tx, match_id: int, user: int, /) -> None:
        """Keep what is tried out as the draft of the next turn. If the turn has begun, or the seat has sealed
        something that it may change, it becomes the draft at once.

        Raises: as `trial`; NoPlan: nothing is tried out.
        """
        seat = tx.running_seat(user)
        moves = await self._tried(tx, seat)
        if await self._has_sealed(tx.db, tx.match, seat):
            state = await self.context.positions.state(tx.db, tx.match)
            back = next(iter(tx.match.rules.moves(state, seat.seat)))
            await plans.save_draft(tx.db, match_id, seat.seat, seat.turn_token, (str(back), *moves))
            return
        if seat.awaited:
            await plans.drop_draft(tx.db, match_id, seat.seat)
        await plans.put(tx.db, match_id, seat.seat, plans.KEPT, moves, "", tx.now)

    @change
    async def order(self, tx: Tx, match_id: int, user: int, /, *, key: str) -> Planned:
        """Play what is tried out when the turn begins, if it is legal then. Answers for several turns are
        each played when their turn begins.

        Raises: as `trial`; NoPlan: nothing is tried out, it is no whole turn, or the turn has begun.
        """
        seat = tx.running_seat(user)
        moves = await self._tried(tx, seat)
        _, state = await self._position(tx.db, tx.match, seat, 0)
        preview = Turn(tx.match, seat, state, moves).preview()
        if seat.awaited or not preview.whole or await self._has_sealed(tx.db, tx.match, seat):
            raise NoPlan
        if preview.turns:
            await orders.put_ahead(tx, seat.seat, orders.by_turns(moves, preview.turns))
        else:
            await plans.drop(tx.db, match_id, seat.seat, *plans.STANDING)
            await plans.put(tx.db, match_id, seat.seat, plans.ORDER, moves, "", tx.now)
        return await self._planned(tx.db, tx.match, seat, user)

    @change
    async def repeat(
        self, tx: Tx, match_id: int, user: int, /, expected: int, moves: Sequence[str], *, key: str
    ) -> PlayedTurn:
        """Play one answer now, and again whenever the seat is asked the same and can answer the same.

        Raises: as `Play.submit`; NoPlan: it is no answer that can be repeated.
        """
        seat, state = tx.running_seat(user, expected), await tx.state()
        if len(moves) != 1 or moves[0] not in tx.match.rules.passing:
            raise NoPlan
        basis = orders.digest(tx.match.rules, state, seat.seat)
        made, texts = resolve(tx, seat, state, moves)
        await plans.drop(tx.db, match_id, seat.seat, *plans.STANDING)
        await plans.put(tx.db, match_id, seat.seat, plans.PASS, texts, basis, tx.now)
        return await told(tx, await commit(tx, seat, made, texts), user)

    @change
    async def withdraw(self, tx: Tx, match_id: int, user: int, /) -> None:
        """Take a standing order back. Nothing happens where there is none.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated.
        """
        seat = tx.running_seat(user)
        await plans.drop(tx.db, match_id, seat.seat, *plans.STANDING)
        await due.cancel(tx.db, match_id, due.ORDER, [seat.seat])

    @change(reads_first=True)
    async def take(self, tx: Tx, match_id: int, user: int, /) -> Taken | None:
        """Make a kept plan the draft of the turn that has begun, as far as it is possible; None: there is
        nothing to take, or it is not the seat's turn.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated.
        """
        seat = tx.running_seat(user)
        if not seat.awaited:
            return None
        async with tx.reading() as db:
            row = await _find(db, match_id, seat, plans.KEPT)
        if row is None:
            return None
        moves = legal_part(tx.match, seat, await tx.state(), row.notations)
        await tx.write()
        await plans.drop(tx.db, match_id, seat.seat, plans.KEPT)
        if moves:
            await plans.save_draft(tx.db, match_id, seat.seat, seat.turn_token, moves)
        was: Any = row.basis
        return Taken(was=was, lost=len(row.notations) - len(moves), kept=len(moves))

    @read
    async def planned(self, match_id: int, user: int) -> Planned:
        """What a person has planned here. Nothing for those who do not play.

        Raises: UnknownMatch.
        """
        async with self.context.reading() as db:
            match = await self.context.load(db, match_id)
            seat = match.seat_of(user)
            if seat is None or match.row.state != "running":
                return Planned(note=await plans.note(db, match_id, user))
            return await self._planned(db, match, seat, user)

    @change
    async def set_note(self, tx: Tx, match_id: int, user: int, /, text: str) -> None:
        """Write a private note about a match, or delete it ("").

        Raises: UnknownMatch, NotSeated.
        """
        if tx.match.seat_of(user) is None and text:
            raise NotSeated
        await plans.set_note(tx.db, match_id, user, tidy(text))

    # -- what is due -------------------------------------------------------------------------------------

    @change
    async def run(self, tx: Tx, match_id: int, row: DueRow, /) -> None:
        """Play the standing order of a seat, if it can still be played."""
        if not await due.take(tx.db, row):
            return
        seat = tx.match.seat(row.seat)
        running = tx.match.row.state == "running"
        if seat is None or seat.user is None or bot_moves(seat) or not seat.awaited or not running:
            return
        rows = await plans.of_match(tx.db, match_id, seat.seat)
        plan = next((row for row in rows if row.kind in plans.STANDING), None)
        if plan is None:
            return
        state = await tx.state()
        if orders.is_playable(tx.match.rules, state, plan):
            tx.key = _key(tx.match.rules, state, plan)
            moves, later = orders.next_turn(tx.match.rules, state, plan) or (plan.notations, [])
            try:
                made, texts = resolve(tx, seat, state, moves)
            except UserError:
                pass  # a draw would come between its moves
            else:
                if plan.kind != plans.PASS:
                    await orders.put_ahead(tx, seat.seat, later)
                await _call(tx, seat, await commit(tx, seat, made, texts))
                return
        await orders.drop(tx, plan)
        async with tx.enqueue() as out:  # because of the order, the seat may not have been called
            await out.board(Board(pings=((seat.seat, seat.turn_token),)))

    # -- shared ------------------------------------------------------------------------------------------

    async def _position(self, db: AsyncConnection, match: Match, seat: SeatRow, n: int) -> tuple[Any, Any]:
        """The position in which something is tried out, and the same as the seat is asked in it. Raises
        NothingToTry, NoMoment."""
        if n:
            story = moments(*await self.context.positions.whole(db, match), seat.seat)
            if not 0 < n <= len(story):
                raise NoMoment
            state = story[n - 1].state
        else:
            state = await self.context.positions.state(db, match)
        asked = imagined(match.rules, state, seat.seat)
        if asked is None:
            raise NothingToTry
        return state, asked

    async def _trial(
        self, db: AsyncConnection, match: Match, seat: SeatRow, n: int, moves: Sequence[str]
    ) -> Trial:
        position, state = await self._position(db, match, seat, n)
        possible = legal_part(match, seat, state, moves)
        preview = Turn(match, seat, state, possible, position).preview()
        now = seat.awaited or await self._has_sealed(db, match, seat)
        lost, asked = len(moves) - len(possible), not n and await self._asks_ahead(db, match, seat)
        return Trial(preview=preview, n=n, awaited=now, lost=lost, ahead=asked)

    async def _has_sealed(self, db: AsyncConnection, match: Match, seat: SeatRow) -> bool:
        return seat.seat in match.rules.may_change(await self.context.positions.state(db, match))

    async def _asks_ahead(self, db: AsyncConnection, match: Match, seat: SeatRow) -> bool:
        return ahead(match.rules, await self.context.positions.state(db, match), seat.seat) is not None

    async def _tried(self, tx: Tx, seat: SeatRow) -> tuple[str, ...]:
        """What is tried out from now, as far as it is possible. Raises NoPlan, NothingToTry."""
        row = await _find(tx.db, tx.match.id, seat, plans.TRY)
        if row is None or row.basis != "0":
            raise NoPlan
        _, state = await self._position(tx.db, tx.match, seat, 0)
        moves = legal_part(tx.match, seat, state, row.notations)
        if not moves:
            raise NoPlan
        return moves

    async def _planned(self, db: AsyncConnection, match: Match, seat: SeatRow, user: int) -> Planned:
        position = await self.context.positions.state(db, match)
        state = imagined(match.rules, position, seat.seat)
        rows = await plans.of_match(db, match.id, seat.seat)
        plan = next((row for row in rows if row.kind in plans.STANDING), None)
        note = await plans.note(db, match.id, user)
        next_asked = ahead(match.rules, position, seat.seat)
        base = Planned(
            note=note,
            may_try=state is not None,
            may_answer=state is not None and next_asked is not None,
            moments=as_said(coming(match, position, seat.seat), said_in(rows)),
            said=said_in(rows),
            may_ask_all=may_be_spared(match.rules),
            asks_all=asks_all(rows),
        )
        if plan is None:
            return base
        begun = next_asked if plan.kind == plans.AHEAD else state
        try:
            facts = () if begun is None else Turn(match, seat, begun, plan.notations).preview().facts
        except UserError:
            facts = ()
        kind: Any = plan.kind
        return replace(base, kind=kind, moves=plan.notations, facts=facts)


def _key(rules: AnyRules, state: Any, plan: PlanRow) -> str | None:
    """What the log says of the moves that an order plays. Where there was no choice, no order made them."""
    if orders.is_secret(rules, state, plan):
        return None
    return f"{ORDERED}{plan.seat}" if by_itself(rules, state) is None else ITSELF


async def _call(tx: Tx, seat: SeatRow, played: Played) -> None:
    """After an order was played, call the seat if it is asked again, because it was not called before."""
    rows = await plans.of_match(tx.db, tx.match.id, seat.seat)
    if played.awaited and not any(row.kind in plans.STANDING for row in rows):
        async with tx.enqueue() as out:
            await out.board(Board(pings=((seat.seat, played.turn_token),)))


def tidy(text: str) -> str:
    """A note in the form that is stored: without control characters, and not too long."""
    kept = "".join(char for char in text if char == "\n" or unicodedata.category(char)[0] != "C")
    return kept.strip()[:LONGEST_NOTE]


async def _find(db: AsyncConnection, match: int, seat: SeatRow, kind: str) -> PlanRow | None:
    rows = await plans.of_match(db, match, seat.seat)
    return next((row for row in rows if row.kind == kind), None)
