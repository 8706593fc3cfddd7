"""Looking at matches: briefs, positions and lists, each as its reader may see it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Fact, Seat
from bot.match.changing.context import Service, read
from bot.match.engine.guided import as_ended, is_taught
from bot.match.engine.models import OVER, Brief, Look, Mine
from bot.match.engine.positions import with_former
from bot.match.engine.replay import ViewerLogs, last_turn, standing
from bot.match.engine.rows import Match, winner_of
from bot.match.errors import Broken, UnknownMatch
from bot.match.outbox.posted import Ping, valid_pings
from bot.store import SeatRow, matches


class Views(Service):
    """Positions, lists and briefs, each as its reader may see it."""

    @read
    async def brief(self, match_id: int) -> Brief:
        """The match without its position. Raises: UnknownMatch."""
        async with self.context.reading(single=True) as db:
            return (await self.context.load(db, match_id)).brief

    @read
    async def may_see(self, match_id: int, user: int) -> bool:
        """Whether somebody may know of a match. Only its players, and before the start those who are invited,
        may know of a private one. Raises: UnknownMatch."""
        async with self.context.reading() as db:
            match = await self.context.load(db, match_id)
            if not match.row.private or match.seat_of(user) is not None:
                return True
            return match.row.state == "lobby" and user in await matches.invited(db, match_id)

    @read
    async def look(
        self, match_id: int, user: int | None = None, *, since: int | None = None, public: bool = False
    ) -> Look:
        """The position as the user may see it (None or a stranger: as the public).

        Args:
            since: the caption tells, and the picture marks, the steps from that number on (`since` of a
                message) instead of the last turn.
            public: for a page, on which some people do not want to be named.

        Raises: UnknownMatch, NotStarted (lobby).
        """
        async with self.context.reading() as db:
            match = await self.context.load_started(db, match_id)
            seat = match.seat_of(user)
            return await self._look(db, match, None if seat is None else seat.seat, since, public=public)

    @read
    async def look_seat(
        self, match_id: int, seat: Seat | None, *, since: int | None = None, until: int | None = None
    ) -> Look:
        """`look`, by seat. For deliveries. `until`: the last step that the caption tells and the picture
        marks."""
        async with self.context.reading() as db:
            return await self._look(db, await self.context.load_started(db, match_id), seat, since, until)

    @read
    async def still_called(self, match_id: int, pings: tuple[Ping, ...]) -> tuple[Ping, ...]:
        """Those who still have to do what they are to be called for. For deliveries."""
        async with self.context.reading(single=True) as db:
            seats = {seat.seat: seat for seat in await matches.seats_of(db, match_id)}
        return tuple(ping for ping in pings if ping in valid_pings(((ping.seat, ping.token),), seats))

    @read
    async def mine(self, user: int, *, over: bool = False) -> tuple[Mine, ...]:
        """Matches and lobbies the user sits in, those that wait for the user first; with `over` the finished
        ones too, newest first."""
        async with self.context.reading() as db:
            return await self.context.mine(db, user, over=over)

    @read
    async def my_turns(self, user: int, *, but: int | None = None) -> tuple[Mine, ...]:
        """Matches that wait for the user (see `Context.my_turns`)."""
        async with self.context.reading() as db:
            return await self.context.my_turns(db, user, but=but)

    @read
    async def in_channel(self, channel: int, user: int | None = None) -> tuple[Brief, ...]:
        """Unfinished matches shown in a channel or thread, newest first. Of matches that were opened there
        but are played in direct messages, only the user's own."""
        async with self.context.reading() as db:
            briefs = await self.context.briefs(db, await matches.in_channel(db, channel))
        seen = (
            brief for brief in briefs if not brief.place.direct or (user and brief.seat_of(user) is not None)
        )
        return tuple(sorted(seen, key=lambda brief: -brief.match))

    @read
    async def ended_in_channel(self, channel: int) -> int | None:
        """The newest match that has ended in a channel or thread."""
        async with self.context.reading(single=True) as db:
            return await matches.newest_in_channel(db, channel, OVER)

    @read
    async def turns_of(self, user: int, game: str) -> int:
        """How many turns a person has begun in a game, the present one included."""
        async with self.context.reading(single=True) as db:
            return await matches.turns_of(db, user, game)

    # -- shared ------------------------------------------------------------------------------------------

    async def _look(
        self,
        db: AsyncConnection,
        match: Match,
        seat: Seat | None,
        since: int | None,
        until: int | None = None,
        *,
        public: bool = False,
    ) -> Look:
        rules = match.rules
        own = match.seat(seat)
        if seat is not None and own is None:
            raise UnknownMatch
        state = await self.context.positions.state(db, match)
        taught = match.row.state == "ended" and await is_taught(db, match, state)
        state = as_ended(match, state) if taught else state
        to_act = rules.to_act(state) if match.row.state == "running" else ()
        caption, marks = await self._news(db, match, seat, since, until, public)
        view = replace(rules.view(state, seat), marks=marks)
        if taught:  # the lesson ended when the next round was to begin
            view = replace(view, round=view.round - 1)
        return Look(
            brief=match.brief,
            seat=seat,
            view=view,
            to_act=to_act,
            awaited=tuple((actor, rules.prompt(state, actor)) for actor in to_act),
            turn_token=None if own is None else own.turn_token,
            caption=caption,
            score=rules.score(state) if taught or match.row.state == "over" else None,
            winner=await winner_of(db, match),
            hand_missed=own is not None and own.hand_missed,
            steps=match.row.steps,
            untouched=match.alone and not any(_has_moved(seat) for seat in match.seats),
        )

    async def _news(
        self,
        db: AsyncConnection,
        match: Match,
        seat: Seat | None,
        since: int | None,
        until: int | None,
        public: bool,
    ) -> tuple[tuple[Fact, ...], tuple[Any, ...]]:
        """The log lines from step `since` (None: of what happened last) to step `until` (or the last), and
        what pictures mark of these steps. A match that no longer replays has neither, but goes on."""
        try:
            if since is None:
                since, logs = await self._latest(db, match, seat)
            else:
                logs = await self.context.positions.logs(db, match, since)
                until = logs.told_until(until) if seat is None else until
        except Broken:
            return (), ()
        if logs is None:
            return (), ()
        told = (await with_former(db, match, logs, public=public)).since(seat, since, until)
        return told, logs.marks_since(match.rules, since, until)

    async def _latest(
        self, db: AsyncConnection, match: Match, seat: Seat | None
    ) -> tuple[int, ViewerLogs | None]:
        """The first step of the latest turn, or an undo after it. If that turn has nothing to show, as when
        something was sealed, it is the last turn before it that has."""
        stack = standing(await self.context.positions.rows(db, match))
        latest: tuple[int, ViewerLogs | None] = 0, None
        for _ in range(match.row.seats + 1):
            turn = last_turn(stack)
            if turn is None:
                break
            logs = await self.context.positions.logs(db, match, turn)
            if undo := logs.undo_at_end(seat):
                return max(turn, undo), logs
            if latest[1] is None:
                latest = turn, logs
            if logs.marks_since(match.rules, turn):
                return turn, logs
            stack = [step for step in stack if step.n < turn]
        return latest


def _has_moved(seat: SeatRow) -> bool:
    """Whether the person of a seat has moved: its first turn has raised its token once, its own moves after
    that."""
    return seat.computer is None and seat.turn_token > 1
