"""Repair by those who may manage the server: a match that lost its way goes on. They are shown and told what
the public is, whether or not they play, and what they do is told to all."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import CHANCE, AnyRules, Fact, Seat, Who, fact, undo_move
from bot.match.context import Table, key_of, uncancelled
from bot.match.delivery.enqueue import Payload
from bot.match.errors import (
    Late,
    LobbyClosed,
    ManagersSeat,
    MatchOver,
    PlayersDecide,
    SeatNotOffered,
    SubstituteSeated,
    UnknownMatch,
)
from bot.match.guilds.settings import Manager, charter_of
from bot.match.history.replay import Chronicle, Standing, chronicle
from bot.match.models import Brief, Person, Place
from bot.match.play.effects import Change
from bot.match.play.engine import opens, simultaneous
from bot.match.proposals.end import Ends
from bot.match.proposals.undo import Consents
from bot.store import StepRow, asks, guilds, matches, people, steps
from bot.text.escape import discord_safe
from bot.text.gather import gather

log = logging.getLogger(__name__)

MENU: Final = 25
"""Turns, or matches, that are offered: the newest."""


class Turn(msgspec.Struct, frozen=True):
    """A turn that stands and that the public heard of."""

    number: int
    """Counts such turns from the first."""
    facts: tuple[Fact, ...]
    """As the public heard it."""
    at: int
    """UTC milliseconds."""
    first: int
    """Where it begins in the steps that stand. Not to be shown: something may be sealed before it."""


class Turns(msgspec.Struct, frozen=True):
    """What a match can be rolled back to: the moment before one of these."""

    brief: Brief
    turns: tuple[Turn, ...]
    """Newest first."""


class Governing(Consents, Ends):
    """Part of `Tables`. All methods refuse a match of another server than the manager's (UnknownMatch)."""

    @uncancelled
    async def governed(self, manager: Manager) -> tuple[Brief, ...]:
        """The newest unfinished matches of the manager's server."""
        async with self._reading() as db:
            numbers = await guilds.live(db, manager.guild, MENU)
            rows = {row.id: row for row in await matches.find_many(db, numbers)}
            seats = await matches.seats_of_many(db, numbers)
            return tuple(self._brief(rows[number], seats[number]) for number in numbers)

    @uncancelled
    async def governed_one(self, manager: Manager, match_id: int) -> Brief:
        """A match of the manager's server."""
        async with self._reading() as db:
            table = await self._governed(db, manager, match_id)
            return self._brief(table.row, table.seats)

    async def resend(self, manager: Manager, match_id: int, *, key: str) -> Brief:
        """Post the newest board (or lobby card) again, without pings. Raises: LobbyClosed."""

        async def work(db: AsyncConnection, table: Table) -> None:
            if table.row.state == "closed":
                raise LobbyClosed
            await matches.change(db, match_id, table.row.revision)
            async with self._post(db, match_id) as post:
                if table.row.state == "lobby":
                    await post.lobby()
                else:
                    await post.board(Payload(), final=table.row.state != "running")

        return await self._governing("resend", manager, match_id, key, work)

    async def relocate(self, manager: Manager, match_id: int, place: Place, *, key: str) -> Brief:
        """Move a match to another channel of the server; its players are called there.

        Raises: PlayersDecide, SamePlace, MatchOver, ClosedChannel.
        """

        async def work(db: AsyncConnection, table: Table) -> None:
            if (await charter_of(db, manager.guild)).move != "managers":
                raise PlayersDecide
            await self._relocate(db, table, place)
            await self._announce(db, table, fact("table-moved-ruled", by=discord_safe(manager.name)))

        return await self._governing("relocate", manager, match_id, key, work)

    async def give_seat(
        self, manager: Manager, match_id: int, seat: Seat, person: Person, *, key: str
    ) -> Brief:
        """Ask somebody to take a seat; it changes hands when that person takes it (`take_seat`). Naming the
        person who sits there takes such a request back.

        Raises: NotStarted, MatchOver, SeatNotOffered (there is no such seat), ManagersSeat (nobody gets
        to see a hand by managing), SubstituteSeated.
        """

        async def work(db: AsyncConnection, table: Table) -> None:
            self._must_run(table)
            of = next((one for one in table.seats if one.seat == seat), None)
            if of is None:
                raise SeatNotOffered
            asked = await asks.find(db, match_id, asks.RULED, seat)
            await matches.change(db, match_id, table.row.revision)
            if of.user == person.user and asked is not None:
                await asks.drop(db, match_id, asks.RULED, seat)
                await self._announce(db, table, fact("table-stays", who=Who(seat)), (seat,))
                return
            if table.seat_of(person.user) is not None:
                raise SubstituteSeated
            if person.user == manager.user:
                raise ManagersSeat
            await people.remember(db, person.user, person.name, person.locale)
            await asks.put(db, match_id, asks.RULED, seat, value=person.user)
            said = fact(
                "table-seat-ruled",
                by=discord_safe(manager.name),
                new=discord_safe(person.name),
                who=Who(seat),
                seat=seat,
            )
            await self._announce(db, table, said, (seat,))
            async with self._post(db, match_id) as post:
                post.notice(said, user=person.user)

        return await self._governing("give", manager, match_id, key, work)

    async def end(self, manager: Manager, match_id: int, *, key: str) -> Brief:
        """End a match without a result, or close a lobby. Raises: PlayersDecide, MatchOver, LobbyClosed."""

        async def work(db: AsyncConnection, table: Table) -> None:
            if (await charter_of(db, manager.guild)).end != "managers":
                raise PlayersDecide
            row, now = table.row, self.now()
            if row.state == "closed":
                raise LobbyClosed
            if row.state not in matches.LIVE:
                raise MatchOver
            await self._announce(db, table, fact("table-ended-ruled", by=discord_safe(manager.name)))
            async with self._post(db, match_id) as post:
                if row.state == "running":
                    await self._end(db, table, post)
                else:
                    await matches.change(db, match_id, row.revision, state="closed", ended_at=now)
                    await post.lobby()

        return await self._governing("end", manager, match_id, key, work)

    # -- rolling back ------------------------------------------------------------------------------------

    @uncancelled
    async def turns(self, manager: Manager, match_id: int) -> Turns:
        """What a match can be rolled back to, as the public knows it.

        Raises: NotStarted, MatchOver, Broken.
        """
        async with self._reading() as db:
            table = await self._governed(db, manager, match_id)
            self._must_run(table)
            stack, _, told = await self._past(db, table)
        return Turns(self._brief(table.row, table.seats), tuple(public_turns(told, stack)[: -MENU - 1 : -1]))

    async def roll_back(
        self, manager: Manager, match_id: int, position: int, number: int, *, key: str
    ) -> Brief:
        """Take back a turn (`Turn.number`) and all that came after it, chance included: a step of the log
        that says so to all. Every draw that follows is a new one. `position` is the public position for which
        the turns were listed.

        Raises: NotStarted, MatchOver, Late (the public has heard of something since), Broken.
        """
        used = key_of("rule", match_id, manager.user, key)
        assert used is not None

        async def body() -> Brief:
            async with self._reading() as db:
                table = await self._governed(db, manager, match_id)
                if await steps.remembered(db, used) is not None:
                    return self._brief(table.row, table.seats)
                self._must_run(table)
                stack, states, told = await self._past(db, table)
            turn = next((one for one in public_turns(told, stack) if one.number == number), None)
            if turn is None or position != table.row.position:
                raise Late
            change = await asyncio.to_thread(self._ruled, table, turn, stack, states, used)
            async with self.store.write() as db:
                await self._announce(
                    db, table, fact("table-rolled-back", by=discord_safe(manager.name)), seats=()
                )
                await self._commit(db, table, change)
                await steps.remember(db, used, "", self.now())
                brief = await self._read_brief(db, match_id)
            self._remember(table, change)
            log.info("match %s: rolled back by a manager of its server", match_id)
            return brief

        return await self._changing(match_id, body)

    def _ruled(
        self, table: Table, turn: Turn, stack: Sequence[Standing], states: Sequence[Any], used: str
    ) -> Change:
        rules = table.rules
        first = before_sealing(rules, stack, states, turn.first)
        n, state = table.row.steps + 1, states[first]
        # In the name of who must act then: that is known to all, unlike who sealed a choice first.
        seat = min(rules.to_act(state))
        new = StepRow(
            n=n, seat=seat, move=undo_move(len(stack) - first, ruled=True), batch=n, key=used, at=self.now()
        )
        again = chronicle(rules, table.row.seats, table.options, [*self._cached_rows(table), new])
        return Change(
            actor=seat,
            rows=[new],
            done=[],
            told=again,
            agreed=True,
            before=states[-1],
            state=state,
            heard=sum(line.n == n for line in again.hearing.lines[None]),
        )

    # -- shared ------------------------------------------------------------------------------------------

    async def _governed(self, db: AsyncConnection, manager: Manager, match_id: int) -> Table:
        table = await self._table(db, match_id)
        if table.row.guild != manager.guild:
            raise UnknownMatch
        return table

    async def _governing(
        self,
        operation: str,
        manager: Manager,
        match_id: int,
        key: str,
        work: Callable[[AsyncConnection, Table], Awaitable[None]],
    ) -> Brief:
        """Work on a match of the manager's server, once for a key."""
        used = key_of(operation, match_id, manager.user, key)
        assert used is not None

        async def body() -> Brief:
            async with self.store.write() as db:
                table = await self._governed(db, manager, match_id)
                if await steps.remembered(db, used) is not None:
                    return self._brief(table.row, table.seats)
                await work(db, table)
                await steps.remember(db, used, "", self.now())
                brief = await self._read_brief(db, match_id)
            log.info("match %s: %s by a manager of its server", match_id, operation)
            return brief

        return await self._changing(match_id, body)

    async def _announce(
        self, db: AsyncConnection, table: Table, said: Fact, seats: Sequence[Seat] | None = None
    ) -> None:
        """Say in the match's place what a manager did. `seats`: whom it calls; None: all who sit there."""
        called = [one.seat for one in table.seats if one.user is not None] if seats is None else seats
        async with self._post(db, table.id) as post:
            post.notice(said, load=Payload(pings=tuple((seat, -1) for seat in called)))


def public_turns(told: Chronicle, stack: Sequence[Standing]) -> list[Turn]:
    """The turns that stand and that the public heard of, oldest first."""
    lines = {line.n: line for line in told.hearing.lines[None] if not line.undoes}
    found: list[Turn] = []
    for index, step in enumerate(stack):
        if step.seat == CHANCE or (index > 0 and stack[index - 1].batch == step.batch):
            continue
        batch = [lines[one.n] for one in stack[index:] if one.batch == step.batch and one.n in lines]
        if batch:
            own = gather(line.fact for line in batch if line.seat != CHANCE)
            found.append(Turn(len(found) + 1, own, batch[0].at, index))
    return found


def before_sealing(rules: AnyRules, stack: Sequence[Standing], states: Sequence[Any], first: int) -> int:
    """The step from which on to take back, so that nobody keeps a choice that the others have seen opened:
    if several were deciding at the same time then, the first of their steps."""
    if not simultaneous(rules, states[first], stack[first].seat):
        return first
    while first > 0:
        seat, before = stack[first - 1].seat, states[first - 1]
        if (
            seat == CHANCE
            or not simultaneous(rules, before, seat)
            or opens(rules, before, seat, states[first])
        ):
            break
        first -= 1
    return first
