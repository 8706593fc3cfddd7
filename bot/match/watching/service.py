"""Matches as strangers may watch them; and what can be shown of a finished one when nothing is hidden any
more: curves of points, and its draws."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import CHANCE, AnyRules
from bot.core.chance import outcomes
from bot.match.changing.context import Service, read
from bot.match.engine.models import OVER, Brief, LogLine
from bot.match.engine.positions import commits, moments, with_former
from bot.match.engine.replay import Replay, Viewer, ViewerLogs
from bot.match.engine.rows import Match, brief_of
from bot.match.errors import Unfinished, UnknownMatch
from bot.match.fairness.record import LogExport, MatchExport, encode, export_of
from bot.match.hosting.settings import guild_settings, hidden_of, in_public, may_be_public
from bot.match.views.models import points_at
from bot.store import StepRow, matches

NO_SERVER: Final = 0
"""The number of no server."""


class Chapter(msgspec.Struct, frozen=True):
    """One moment of a viewer's story: what was heard of one commit."""

    n: int
    """The number of the position, from 1: as in `History.at`."""
    at: int
    """UTC milliseconds."""
    lines: tuple[LogLine, ...]


class Watching(Service):
    """What strangers see. A match that is not public is as unknown as one that does not exist."""

    @read
    async def find(self, uid: str) -> Brief:
        """The match with this id, without ids of people and places. Raises UnknownMatch."""
        async with self.context.reading() as db:
            match = await self._public(db, uid)
            return in_public(match.brief, await hidden_of(db, match.seats))

    @read
    async def is_public(self, match_id: int) -> bool:
        """Whether strangers may watch a match. Raises UnknownMatch."""
        async with self.context.reading() as db:
            match = await self.context.load(db, match_id)
            return may_be_public(match.row, await guild_settings(db, match.row.guild))

    @read
    async def briefs(self, ids: Collection[int]) -> dict[int, Brief]:
        """Those of these matches that are still public, by number."""
        async with self.context.reading() as db:
            by_match = {}
            for row, seats in await matches.wholes(db, list(ids)):
                if may_be_public(row, await guild_settings(db, row.guild)):
                    by_match[row.id] = in_public(brief_of(row, seats), await hidden_of(db, seats))
            return by_match

    @read
    async def states(self, ids: Collection[int]) -> dict[int, Brief]:
        """These matches as those who sit there may watch them, private ones too, by number."""
        async with self.context.reading() as db:
            return {
                row.id: in_public(brief_of(row, seats), await hidden_of(db, seats))
                for row, seats in await matches.wholes(db, list(ids))
            }

    @read
    async def story(self, match_id: int, viewer: Viewer = None) -> tuple[Chapter, ...]:
        """The moments of a seat or (None) of the public, oldest first, without their positions.

        Raises: UnknownMatch, NotStarted.
        """
        async with self.context.reading() as db:
            match = await self.context.load_started(db, match_id)
            rows = await self.context.positions.rows(db, match)
            logs = await self.context.positions.logs(db, match, 1)
            logs = await with_former(db, match, logs, public=True)
        return chapters(rows, logs, viewer)

    @read
    async def record(self, match_id: int) -> bytes:
        """The record of a match, without the names of those who hide them.

        Raises: UnknownMatch, NotStarted, Broken.
        """
        async with self.context.reading() as db:
            match = await self.context.load_started(db, match_id)
            data = await export_of(self.context, db, match, public=True)
            hidden = await hidden_of(db, match.seats)
        seats = {seat.seat for seat in match.seats if seat.user in hidden}
        if not seats:
            return data
        export = msgspec.json.decode(data, type=MatchExport | LogExport)
        names = tuple("" if seat in seats else name for seat, name in enumerate(export.names))
        return encode(replace(export, names=names, digest=""))

    async def _public(self, db: AsyncConnection, uid: str) -> Match:
        watchable = await matches.watchable(db, uid)
        # Read this in any case, so that the time of a refusal does not reveal whether the match exists.
        server = await guild_settings(db, NO_SERVER if watchable is None else watchable.guild)
        if watchable is None or not server.pages:
            raise UnknownMatch
        match = await self.context.load(db, watchable.match)
        if not may_be_public(match.row, server):
            raise UnknownMatch
        return match


def chapters(rows: Sequence[StepRow], logs: ViewerLogs, viewer: Viewer = None) -> tuple[Chapter, ...]:
    """The lines of a viewer by commit, numbered as `timeline.moments` numbers them."""
    ends = commits(rows)
    at = {row.n: index for index, row in enumerate(rows)}
    by_chapter: dict[int, list[LogLine]] = {}
    for line, log_line in zip(logs.lines[viewer], logs.every_line(viewer), strict=True):
        if line.n in at:  # otherwise it was played after the rows were read
            by_chapter.setdefault(ends[at[line.n]], []).append(log_line)
    return tuple(Chapter(n, lines[-1].at, tuple(lines)) for n, lines in enumerate(by_chapter.values(), 1))


MOST_POINTS = 200
"""The most positions in a curve. In a longer match every second, third, ... position is judged."""


class Curve(msgspec.Struct, frozen=True):
    """The points that the seats will probably have at the end, estimated in one position; in the last
    position, their real points."""

    n: int
    worth: tuple[float, ...]


class Draw(msgspec.Struct, frozen=True, array_like=True):
    """An answer of chance: what was drawn, and from what."""

    drawn: str
    outcomes: tuple[tuple[str, int], ...]
    """Notation and weight, in the order in which the rules list them."""


class Finished(Service):
    """Reads matches that are over."""

    @read
    async def curves(self, match_id: int) -> tuple[Curve, ...]:
        """How each seat stood in the course of the match; () if the game cannot tell.

        Raises: UnknownMatch, NotStarted, Unfinished, Broken.
        """
        match, rows, replayed = await self._whole(match_id)
        return await asyncio.to_thread(curves, match.rules, match.row.seats, rows, replayed)

    @read
    async def draws(self, match_id: int) -> tuple[Draw, ...]:
        """Every answer of chance in order, those that were taken back included.

        Raises: UnknownMatch, NotStarted, Unfinished, Broken.
        """
        match, rows, replayed = await self._whole(match_id)
        start = match.rules.start(match.row.seats, match.options)
        return await asyncio.to_thread(draws, match.rules, start, rows, replayed)

    async def _whole(self, match_id: int) -> tuple[Match, list[StepRow], Replay]:
        async with self.context.reading() as db:
            match = await self.context.load_started(db, match_id)
            if match.row.state not in OVER:
                raise Unfinished
            return match, *await self.context.positions.whole(db, match)


def curves(rules: AnyRules, seats: int, rows: Sequence[StepRow], replayed: Replay) -> tuple[Curve, ...]:
    """Judge the public's moments. Takes time: run it in a thread."""
    if rules.heuristic is None:
        return ()
    story = moments(rows, replayed, None)
    step = -(-len(story) // MOST_POINTS)
    shown = sorted({*range(0, len(story), max(1, step)), len(story) - 1} - {-1})
    return tuple(
        Curve(at + 1, tuple(round(point, 1) for point in points_at(rules, story[at].state, seats)))
        for at in shown
    )


def draws(rules: AnyRules, start: object, rows: Sequence[StepRow], replayed: Replay) -> tuple[Draw, ...]:
    """Takes time: run it in a thread."""
    listed = []
    for before, row in zip((start, *replayed.after), rows, strict=False):
        if row.seat == CHANCE:
            drawn = tuple((str(move), weight) for move, weight in outcomes(rules, before))
            listed.append(Draw(row.move, drawn))
    return tuple(listed)
