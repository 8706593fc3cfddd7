"""The history of a match as its viewers know it: log, older positions, and what happened since one's last
turn."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core.imagine import imagined
from bot.match.changing.context import Context, read
from bot.match.engine.models import OVER, LogLine
from bot.match.engine.moments import Moment, moments
from bot.match.engine.replay import Viewer
from bot.match.engine.rows import Match, winner_of
from bot.match.errors import HiddenPoints, NoCurves, NoMoment, Unfinished
from bot.match.views.curves import curve_points
from bot.match.views.leads import LeadChange, lead_changes
from bot.match.views.models import Curves, PastPosition, Recap
from bot.match.views.timeline import last_own, past_position, with_marks
from bot.text.gather import gather


class History:
    """What happened in a match, for each viewer."""

    def __init__(self, context: Context) -> None:
        self.context = context

    @read
    async def log(self, match_id: int, user: int | None = None) -> tuple[LogLine, ...]:
        """The log of this reader, oldest first. Raises: UnknownMatch, NotStarted."""
        async with self.context.reading() as db:
            match = await self.context.load_started(db, match_id)
            seat = match.seat_of(user)
            logs = await self.context.positions.logs(db, match, 1)
        return logs.log_of(None if seat is None else seat.seat)

    @read
    async def at(self, match_id: int, user: int | None, n: int) -> PastPosition:
        """An older position as the reader saw it then.

        Args:
            n: counts the reader's own moments from 1 (0: the newest) and is brought within bounds.

        Raises: UnknownMatch, NotStarted, NoMoment, Broken.
        """
        async with self.context.reading() as db:
            match = await self.context.load_started(db, match_id)
            own = match.seat_of(user)
            seat = None if own is None else own.seat
            rows, replay = await self.context.positions.whole(db, match)
            winner = await winner_of(db, match)
        story = moments(rows, replay, seat)
        if not story:
            raise NoMoment
        n = min(max(n, 1), len(story)) if n else len(story)
        running = match.row.state == "running"
        over = n == len(story) and not running
        state = story[n - 1].state
        return replace(
            past_position(match.rules, story, n, seat, over=over, winner=winner),
            may_try=running and seat is not None and imagined(match.rules, state, seat) is not None,
            curves=_has_curves(match, moments(rows, replay, None)),
        )

    @read
    async def since(self, match_id: int, user: int | None) -> Recap:
        """What happened since the reader's last turn; the positions before and after. Raises: as `at`."""
        async with self.context.reading() as db:
            match = await self.context.load_started(db, match_id)
            own = match.seat_of(user)
            seat = None if own is None else own.seat
            rows, replay = await self.context.positions.whole(db, match)
            winner = await winner_of(db, match)
        story = moments(rows, replay, seat)
        if not story:
            raise NoMoment
        first = last_own(story, seat, own is not None and own.awaited)
        over = match.row.state != "running"
        same = over and first == len(story)
        begin = story[first - 1].lines[-1].n + 1
        now = past_position(match.rules, story, len(story), seat, over=over, winner=winner)
        return Recap(
            brief=match.brief,
            seat=seat,
            facts=gather(replay.logs.since(seat, begin)),
            before=past_position(match.rules, story, first, seat, over=same, winner=winner),
            now=with_marks(now, replay.logs.marks_since(match.rules, begin)),
        )

    @read
    async def between(self, match_id: int, user: int | None, first: int) -> tuple[PastPosition, ...]:
        """The reader's moments from `first` (brought within bounds) to the newest, for an animation.

        Raises: UnknownMatch, NotStarted, NoMoment, Broken.
        """
        async with self.context.reading() as db:
            match = await self.context.load_started(db, match_id)
            own = match.seat_of(user)
            seat = None if own is None else own.seat
            story = await self._story(db, match, seat)
            winner = await winner_of(db, match)
        if not story:
            raise NoMoment
        over, last = match.row.state != "running", len(story)

        def views() -> tuple[PastPosition, ...]:
            return tuple(
                past_position(match.rules, story, n, seat, over=over and n == last, winner=winner)
                for n in range(min(max(first, 1), last), last + 1)
            )

        return await asyncio.to_thread(views)

    @read
    async def timeline(self, match_id: int) -> tuple[PastPosition, ...]:
        """Every moment of the public's story, oldest first; for the time-lapse."""
        async with self.context.reading() as db:
            match = await self.context.load_started(db, match_id)
            story = await self._story(db, match, None)
            winner = await winner_of(db, match)
        over = match.row.state != "running"

        def views() -> tuple[PastPosition, ...]:
            return tuple(
                past_position(match.rules, story, n, None, over=over and n == len(story), winner=winner)
                for n in range(1, len(story) + 1)
            )

        return await asyncio.to_thread(views)

    @read
    async def lead_changes(self, match_id: int) -> tuple[tuple[LeadChange, PastPosition], ...]:
        """The turns of a finished match at which the lead changed, each with the position after it.

        Raises: UnknownMatch, NotStarted, Unfinished, Broken.
        """
        async with self.context.reading() as db:
            match = await self.context.load_started(db, match_id)
            if match.row.state == "running":
                raise Unfinished
            story = await self._story(db, match, None)
            winner = await winner_of(db, match)

        def found() -> tuple[tuple[LeadChange, PastPosition], ...]:
            changes = lead_changes(match.rules, story, match.row.seats)
            last = len(story)
            return tuple(
                (
                    change,
                    past_position(match.rules, story, change.n, None, over=change.n == last, winner=winner),
                )
                for change in changes
            )

        return await asyncio.to_thread(found)

    @read
    async def curves(self, match_id: int) -> Curves:
        """The points of the seats in the course of a match, and its newest public position.

        While it runs, only what everybody knows.

        Raises: UnknownMatch, NotStarted, NoMoment, HiddenPoints, NoCurves, Broken.
        """
        async with self.context.reading() as db:
            match = await self.context.load_started(db, match_id)
            story = await self._story(db, match, None)
        if not story:
            raise NoMoment
        over = match.row.state in OVER  # a match that was handed over goes on elsewhere
        thread = await asyncio.to_thread(curve_points, match.rules, story, match.row.seats, over=over)
        if len(thread) < 2:
            raise NoCurves
        if None in thread[-1].points:
            raise HiddenPoints
        state = story[-1].state
        return Curves(
            brief=match.brief,
            points=thread,
            public=match.rules.view(state, None),
            score=match.rules.score(state) if over else None,
        )

    @read
    async def has_curves(self, match_id: int) -> bool:
        """Whether `curves` has something to show. Raises: UnknownMatch, NotStarted, Broken."""
        async with self.context.reading() as db:
            match = await self.context.load_started(db, match_id)
            return _has_curves(match, await self._story(db, match, None))

    async def _story(self, db: AsyncConnection, match: Match, viewer: Viewer) -> list[Moment]:
        return moments(*await self.context.positions.whole(db, match), viewer)


def _has_curves(match: Match, story: Sequence[Moment]) -> bool:
    """Whether there is more than one moment of the public's story, and everybody may know the points."""
    last = curve_points(match.rules, story[-1:], match.row.seats, over=match.row.state in OVER)
    return len(story) > 1 and bool(last) and None not in last[0].points
