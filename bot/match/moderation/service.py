"""What managers of a server may do with a match that is in trouble, and to which turns they can roll it back.
They see what the public sees, whether or not they play, and everybody is told what they do."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import CHANCE, AnyRules, Fact, Seat, Who, fact, undo_move
from bot.core.asking import opens, simultaneous
from bot.match.changing.context import Service, read
from bot.match.changing.transaction import MANAGED_MATCH, Tx, change
from bot.match.engine.models import NEWEST, Brief, Manager, Person, Place
from bot.match.engine.replay import Replay, Standing
from bot.match.engine.rows import Match
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
from bot.match.hosting.places import relocate
from bot.match.hosting.settings import guild_settings
from bot.match.outbox.messages import Board, FinalBoard
from bot.match.outbox.posted import ANY_TURN, Purpose, offers
from bot.match.proposals.proposal import ask_there
from bot.match.proposals.undo import undo_to
from bot.match.running import effects
from bot.match.running.presence import end_match, withdraw_offer
from bot.store import guilds, matches, people, proposals
from bot.text.escape import discord_safe
from bot.text.gather import gather

log = logging.getLogger(__name__)


class Moderation(Service):
    """All methods refuse a match of another server than the manager's (UnknownMatch)."""

    @read
    async def matches(self, manager: Manager) -> tuple[Brief, ...]:
        """The newest unfinished matches of the manager's server."""
        async with self.context.reading() as db:
            numbers = await guilds.live(db, manager.guild, NEWEST)
            briefs = {brief.match: brief for brief in await self.context.briefs(db, numbers)}
            return tuple(briefs[number] for number in numbers)

    @read
    async def match(self, manager: Manager, match_id: int) -> Brief:
        async with self.context.reading() as db:
            return (await self._managed(db, manager, match_id)).brief

    @change(of=MANAGED_MATCH)
    async def resend(self, tx: Tx, manager: Manager, match_id: int, /, *, key: str) -> Brief:
        """Post the newest board (or lobby card) again, without pings. Raises: LobbyClosed."""
        state = tx.match.row.state
        if state == "closed":
            raise LobbyClosed
        await tx.change()
        async with tx.enqueue() as out:
            if state == "lobby":
                await out.lobby()
            else:
                await out.board(Board() if state == "running" else FinalBoard())
        return await _done(tx, "resend")

    @change(of=MANAGED_MATCH)
    async def move(self, tx: Tx, manager: Manager, match_id: int, /, place: Place, *, key: str) -> Brief:
        """Move a match to another channel of the server; its players are called there.

        Raises: PlayersDecide, StaysPrivate, SamePlace, MatchOver, ClosedChannel.
        """
        if (await guild_settings(tx.db, manager.guild)).move != "managers":
            raise PlayersDecide
        former = tx.match.row
        await relocate(tx, place)
        await ask_there(tx, former)
        await _announce(tx, fact("table-moved-by-manager", by=discord_safe(manager.name)))
        return await _done(tx, "move")

    @change(of=MANAGED_MATCH)
    async def give_seat(
        self, tx: Tx, manager: Manager, match_id: int, /, seat: Seat, person: Person, *, key: str
    ) -> Brief:
        """Ask a person to take a seat; it changes hands when that person takes it (`Seats.take`). Naming the
        person who sits there withdraws such a request.

        Raises: NotStarted, MatchOver, SeatNotOffered (there is no such seat), ManagersSeat (nobody gets to
        see a hand by managing), SubstituteSeated.
        """
        match = tx.match
        match.must_run()
        of = match.seat(seat)
        if of is None:
            raise SeatNotOffered
        asked = await proposals.find(tx.db, match_id, proposals.ASSIGNED, seat)
        await tx.change()
        if of.user == person.user and asked is not None:
            await withdraw_offer(tx, proposals.ASSIGNED, seat)
            await _announce(tx, fact("table-stays", who=Who(seat)), (seat,))
            return await _done(tx, "give")
        if match.seat_of(person.user) is not None:
            raise SubstituteSeated
        if person.user == manager.user:
            raise ManagersSeat
        await people.remember(tx.db, person.user, person.name, person.locale)
        await proposals.put(tx.db, match_id, proposals.ASSIGNED, seat, value=person.user)
        handed = fact(
            "table-seat-by-manager",
            by=discord_safe(manager.name),
            new=discord_safe(person.name),
            who=Who(seat),
            seat=seat,
        )
        await _announce(tx, handed, (seat,), offers(seat))
        async with tx.enqueue() as out:
            out.notice(handed, user=person.user, purpose=offers(seat))
        return await _done(tx, "give")

    @change(of=MANAGED_MATCH)
    async def end(self, tx: Tx, manager: Manager, match_id: int, /, *, key: str) -> Brief:
        """End a match without a result, or close a lobby. Raises: PlayersDecide, MatchOver, LobbyClosed."""
        if (await guild_settings(tx.db, manager.guild)).end != "managers":
            raise PlayersDecide
        state = tx.match.row.state
        if state == "closed":
            raise LobbyClosed
        if state not in matches.LIVE:
            raise MatchOver
        await _announce(tx, fact("table-ended-by-manager", by=discord_safe(manager.name)))
        if state == "running":
            await end_match(tx)
        else:
            await tx.change(state="closed", ended_at=tx.now)
            async with tx.enqueue() as out:
                await out.lobby()
        return await _done(tx, "end")

    @read
    async def turns(self, manager: Manager, match_id: int) -> Turns:
        """What a match can be rolled back to, as the public knows it.

        Raises: NotStarted, MatchOver, Broken.
        """
        async with self.context.reading() as db:
            match = await self._managed(db, manager, match_id)
            match.must_run()
            past = await self.context.positions.past(db, match)
        return Turns(match.brief, tuple(public_turns(past.log, past.stack)[: -NEWEST - 1 : -1]))

    @change(of=MANAGED_MATCH, reads_first=True)
    async def roll_back(
        self, tx: Tx, manager: Manager, match_id: int, /, version: int, number: int, *, key: str
    ) -> Brief:
        """Take back a turn (`Turn.number`) and all that came after it, chance included: a step of the log
        that says so to all. Every draw that follows is a new one.

        Args:
            version: the public version for which the turns were listed.

        Raises: NotStarted, MatchOver, Late (the public log has a line since), Broken.
        """
        match = tx.match
        match.must_run()
        past = await tx.past()
        known = {turn.number: turn for turn in public_turns(past.log, past.stack)}
        turn = known.get(number)
        if turn is None or version != match.row.public_version:
            raise Late
        first = before_sealing(match.rules, past.stack, past.states, turn.first)
        # The undo is a step of a seat that must act then. Everybody knows such a seat, but not who sealed a
        # choice first.
        seat = min(match.rules.to_act(past.states[first]))
        move = undo_move(len(past.stack) - first, ruled=True)
        undo = await undo_to(tx, seat, first, move, past)
        await tx.write()
        await _announce(tx, fact("table-rolled-back", by=discord_safe(manager.name)), ())
        await effects.commit(tx, undo)
        return await _done(tx, "roll_back")

    async def _managed(self, db: AsyncConnection, manager: Manager, match_id: int) -> Match:
        match = await self.context.load(db, match_id)
        if match.row.guild != manager.guild:
            raise UnknownMatch
        return match


async def _announce(
    tx: Tx, news: Fact, seats: Sequence[Seat] | None = None, purpose: Purpose | None = None
) -> None:
    """Say in the match's place what a manager did.

    Args:
        seats: whom it calls; None: all who sit there.
    """
    called = [seat.seat for seat in tx.match.seats if seat.user is not None] if seats is None else seats
    async with tx.enqueue() as out:
        out.notice(news, pings=tuple((seat, ANY_TURN) for seat in called), purpose=purpose)


async def _done(tx: Tx, operation: str) -> Brief:
    number = tx.match.id
    tx.then.append(lambda: log.info("match %s: %s by a manager of its server", number, operation))
    return await tx.brief()


class Turn(msgspec.Struct, frozen=True):
    """A turn that stands and is in the public log."""

    number: int
    """Counts such turns from the first."""
    facts: tuple[Fact, ...]
    """As the public log says it."""
    first: int
    """Where it begins in the steps that stand. Not to be shown: something may be sealed before it."""


class Turns(msgspec.Struct, frozen=True):
    """What a match can be rolled back to: the moment before one of these."""

    brief: Brief
    turns: tuple[Turn, ...]
    """Newest first."""


def public_turns(log: Replay, stack: Sequence[Standing]) -> list[Turn]:
    """The turns that stand and are in the public log, oldest first."""
    lines = {line.n: line for line in log.logs.lines[None] if not line.undoes}
    turns: list[Turn] = []
    for index, step in enumerate(stack):
        if step.seat == CHANCE or (index > 0 and stack[index - 1].batch == step.batch):
            continue
        batch = [
            lines[logged.n] for logged in stack[index:] if logged.batch == step.batch and logged.n in lines
        ]
        if batch:
            own = gather(line.fact for line in batch if line.seat != CHANCE)
            turns.append(Turn(len(turns) + 1, own, index))
    return turns


def before_sealing(rules: AnyRules, stack: Sequence[Standing], states: Sequence[Any], first: int) -> int:
    """The first step to take back. If several seats were deciding at the same time then, it is the first of
    their steps, so that no choice that the others have seen opened is kept."""
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
