"""Looking at matches: briefs, positions and lists, each as its reader may see it; and results of finished
matches, ratings and statistics, read from what was stored when the matches ended."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Fact, Seat
from bot.match.changing.context import Service, read, seated_in
from bot.match.engine.guided import as_ended, is_taught
from bot.match.engine.models import OVER, Brief, Look, Mine
from bot.match.engine.positions import with_former
from bot.match.engine.replay import ViewerLogs, last_turn, standing
from bot.match.engine.rows import Match, winner_of
from bot.match.errors import Broken, UnknownMatch
from bot.match.outbox.posted import Ping, valid_pings
from bot.match.results import rating
from bot.match.results.rating import Reliability, Skill, reliability_of
from bot.match.results.statistics import (
    FEW,
    Outcome,
    OwnRating,
    Rated,
    Rating,
    Statistics,
    outcomes,
    statistics_from,
)
from bot.store import matches, results
from bot.store import results as kept
from bot.store.results import EVERYWHERE, RatingRow


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
            return seated_in(await matches.wholes(db, await matches.of_user(db, user, over=over)), user)

    @read
    async def my_turns(self, user: int, *, but: int | None = None) -> tuple[Mine, ...]:
        """Matches that wait for a person (`Brief.waits_for`), on every server, the longest waiting first.

        Args:
            but: a match that is left out.
        """
        async with self.context.reading() as db:
            return seated_in(await matches.awaiting(db, user, but), user)

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
        # Whether the person of a seat has moved: its first turn has raised its token once, its own
        # moves after that
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
            untouched=match.alone
            and not any((seat.computer is None and seat.turn_token > 1) for seat in match.seats),
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


class Results(Service):
    """Every method shows only what its reader may know: matches of the server it is asked on (`guild`), and
    the reader's own."""

    @read
    async def history(
        self, user: int, *, asker: int | None = None, guild: int | None = None, game: str | None = None
    ) -> tuple[Outcome, ...]:
        """Matches that somebody has finished, newest first: those of a server, and all in which the asker has
        played."""
        async with self.context.reading() as db:
            rows = await results.of_user(db, user, game)
        thread = await asyncio.to_thread(outcomes, rows)
        return tuple(
            outcome
            for outcome in thread
            if (guild is not None and outcome.place.guild == guild and not outcome.private)
            or (asker is not None and outcome.of(asker) is not None)
        )

    @read
    async def statistics(self, game: str, guild: int | None) -> Statistics | None:
        """The statistics of a server, or (None) of all servers together and without names; None: no match has
        ended yet."""
        async with self.context.reading() as db:
            totals = await kept.totals(db, game, guild, FEW)
        return None if totals is None else statistics_from(totals)

    @read
    async def with_computers(self, game: str, guild: int | None) -> bool:
        """Whether a match with computers has ended on a server or (None) on any. Such a match counts in no
        figures."""
        async with self.context.reading() as db:
            return await results.with_computers(db, game, guild)

    @read
    async def ratings(self, game: str, guild: int) -> tuple[Rated, ...]:
        """The list of a server, the best first. It names only people who have played there."""
        async with self.context.reading() as db:
            here = await results.rated_in(db, game, guild)
            overall = await results.ratings_of(db, [row.user for row, _ in here], game, EVERYWHERE)
        rated = [
            Rated(row.user, name, _rating(row), _rating(overall.get(row.user, row))) for row, name in here
        ]
        return tuple(sorted(rated, key=lambda line: (-line.here.points, line.user)))

    @read
    async def own_ratings(self, user: int, guild: int | None) -> tuple[OwnRating, ...]:
        """Of one person, by game."""
        async with self.context.reading() as db:
            rows = await results.all_ratings(db, user)
        here = {row.game: _rating(row) for row in rows if row.guild == guild and guild != EVERYWHERE}
        return tuple(
            OwnRating(row.game, here.get(row.game), _rating(row)) for row in rows if row.guild == EVERYWHERE
        )

    @read
    async def reliability(self, users: Iterable[int]) -> dict[int, Reliability]:
        """How reliably people take turns: those of whom enough is known."""
        async with self.context.reading() as db:
            known = {user: await reliability_of(db, user) for user in users}
        return {user: reliability for user, reliability in known.items() if reliability is not None}


def _rating(row: RatingRow) -> Rating:
    return Rating(rating.points(Skill(row.mu, row.sigma)), row.matches)
