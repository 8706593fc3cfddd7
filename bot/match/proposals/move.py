"""The match goes on in another channel or thread, when all agree; a private match in a new private thread."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Self

import msgspec
from msgspec.structs import replace

from bot.core import Fact, Seat, Who, fact
from bot.match.changing.context import Service, read
from bot.match.changing.transaction import Tx, change
from bot.match.engine.models import Brief, Place
from bot.match.errors import UserError
from bot.match.hosting.places import relocate
from bot.match.proposals.proposal import WHOLE, Proposal, ask_there, close, find
from bot.store import MatchRow, SeatRow, due, proposals
from bot.store.due import DueRow
from bot.store.engine import as_text


class Move(Proposal, frozen=True):
    """`value` is where the match is; `time_control` has the new place and the seat that has asked, `since` is
    when. It takes the place of an earlier such proposal."""

    name: ClassVar[str] = proposals.MOVE
    asks: ClassVar[str] = "table-move-asked"
    verb: ClassVar[str] = "follow"
    refused: ClassVar[str] = "table-move-refused"

    @classmethod
    def to(cls, place: Place) -> Self:
        """The caller has made sure that the match can go there."""
        return cls(time_control=as_text((place, WHOLE)))

    @property
    def wish(self) -> tuple[Place, Seat]:
        """The new place, and who has asked."""
        return msgspec.json.decode(self.time_control or "", type=tuple[Place, Seat])

    def exchanged(self, first: Seat, second: Seat) -> Self:
        """The same when the people of two seats have changed places: it is still the asker's."""
        place, seat = self.wish
        there = {first: second, second: first}.get(seat, seat)
        return replace(self, time_control=as_text((place, there)))

    async def begun(self, tx: Tx, seat: SeatRow) -> Self:
        wish = as_text((self.wish[0], seat.seat))
        return replace(self, value=tx.match.row.post, since=tx.now, approved=(seat.seat,), time_control=wish)

    def repeats(self, known: Self) -> bool:
        return (self.value, self.wish[0]) == (known.value, known.wish[0])

    def asking(self, seat: Seat) -> Fact:
        return fact(self.asks, who=Who(seat), place=f"<#{self.wish[0].post}>", asked=self.since)

    def concerns(self, seat: Seat) -> bool:
        return seat == self.wish[1]

    def stands(self, match: MatchRow, seats: Sequence[SeatRow]) -> bool:
        return super().stands(match, seats) and match.post == self.value and self.wish[1] in self.approved

    async def carry_out(self, tx: Tx) -> None:
        if tx.match.row.private and self.wish[0].post != self.value:
            await self.save(tx)
            await due.schedule(tx.db, tx.match.id, due.MOVE, due.WHOLE, tx.now)
        else:
            await self.go(tx, self.wish[0])

    async def go(self, tx: Tx, place: Place, *, secluded: bool = False) -> None:
        """Nobody need be asked any more. `secluded`: only the players read that place."""
        seat, former = tx.match.seat(self.wish[1]), tx.match.row
        try:
            await relocate(tx, place, None if seat is None else seat.user, secluded=secluded)
        except UserError as error:  # the settings of the server are others by now, for instance
            await close(tx, self, error.fact)
            return
        await self.drop(tx)
        async with tx.enqueue() as out:
            await out.call_off(self.about)
        await ask_there(tx, former)


class Moving(Service):
    """Private matches that are to go on in a new private thread."""

    async def run(self, row: DueRow) -> None:
        """The time to make the thread has come."""
        asked, make = await self._asked(row.match), self.context.threads
        thread = await make(*asked) if asked is not None and make is not None else None
        there = await self._go(row.match, row, thread)
        if thread is not None and not there and self.context.unmake is not None:
            await self.context.unmake(thread)

    @read
    async def _asked(self, match_id: int) -> tuple[Brief, int] | None:
        """The match in its new place, and when that was asked for."""
        async with self.context.reading() as db:
            match = await self.context.load(db, match_id)
            asked = await find(db, match, Move)
            return None if asked is None else (replace(match.brief, place=asked.wish[0]), asked.since)

    @change
    async def _go(self, tx: Tx, match_id: int, row: DueRow, thread: int | None, /) -> bool:
        """Whether the match is in this thread now."""
        asked = await find(tx.db, tx.match, Move)
        if await due.take(tx.db, row) and asked is not None:
            await tx.change()
            if thread is None:
                await self._stay(tx, asked)
            else:
                await asked.go(tx, asked.wish[0].within(thread), secluded=True)
        return (await tx.reload()).row.post == thread

    async def _stay(self, tx: Tx, asked: Move) -> None:
        none = fact("error-no-new-private-thread")
        await close(tx, asked, none)
        seat = tx.match.seat(asked.wish[1])
        if seat is not None and seat.user is not None:
            async with tx.enqueue() as out:
                out.notice(none, user=seat.user)
