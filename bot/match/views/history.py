"""The history of a match as its viewers know it: log, older positions, points from its
beginning on, and what happened since one's last turn."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from bot.core import CHANCE, AnyRules, CurvePoint, Seat
from bot.core.asking import imagined
from bot.match.changing.context import Service, read
from bot.match.engine.models import OVER, LogLine
from bot.match.engine.positions import Former, Moment, former_of, moments, names_then, with_former
from bot.match.engine.replay import Replay
from bot.match.engine.rows import Match, winner_of
from bot.match.errors import HiddenPoints, NoCurves, NoMoment, Unfinished
from bot.match.views.models import Curves, LeadChange, PastPosition, Recap, lead_changes
from bot.store import SeatRow, StepRow
from bot.text.gather import gather


class _Story(NamedTuple):
    """A match as one viewer knows it."""

    match: Match
    own: SeatRow | None
    rows: list[StepRow]
    replay: Replay
    public: list[Moment]
    told: list[Moment]
    """What the viewer has heard; oldest first."""
    winner: Seat | None
    former: list[Former]

    @property
    def seat(self) -> Seat | None:
        return None if self.own is None else self.own.seat

    def past(self, n: int) -> PastPosition:
        """The position at a moment, counted from 1."""
        match = self.match
        over = n == len(self.told) and match.row.state != "running"
        past = past_position(match.rules, self.told, n, self.seat, over=over, winner=self.winner)
        return past if n == past.count else replace(past, former=names_then(self.former, past.at))

    @property
    def has_curves(self) -> bool:
        """Whether something is to be seen in curves: more than one moment, and points that all may know."""
        match = self.match
        over = match.row.state in OVER  # a match that was handed over goes on elsewhere
        last = curve_points(match.rules, self.public[-1:], match.row.seats, over=over)
        return len(self.public) > 1 and bool(last) and None not in last[0].points


class History(Service):
    """What happened in a match, for each viewer."""

    @read
    async def log(self, match_id: int, user: int | None = None) -> tuple[LogLine, ...]:
        """The log of this reader, oldest first. Raises: UnknownMatch, NotStarted."""
        async with self.context.reading() as db:
            match = await self.context.load_started(db, match_id)
            seat = match.seat_of(user)
            logs = await with_former(db, match, await self.context.positions.logs(db, match, 1))
        return logs.log_of(None if seat is None else seat.seat)

    @read
    async def at(self, match_id: int, user: int | None, n: int, *, public: bool = False) -> PastPosition:
        """An older position as the reader saw it then.

        Args:
            n: counts the reader's own moments from 1 (0: the newest) and is brought within bounds.
            public: for a page, on which some people do not want to be named.

        Raises: UnknownMatch, NotStarted, NoMoment, Broken.
        """
        story = await self._story(match_id, user, public=public)
        if not story.told:
            raise NoMoment
        n = min(max(n, 1), len(story.told)) if n else len(story.told)
        match, seat, state = story.match, story.seat, story.told[n - 1].state
        running = match.row.state == "running"
        may_try = running and seat is not None and imagined(match.rules, state, seat) is not None
        return replace(story.past(n), may_try=may_try, curves=story.has_curves)

    @read
    async def since(self, match_id: int, user: int | None) -> Recap:
        """What happened since the reader's last turn; the positions before and after. Raises: as `at`."""
        story = await self._story(match_id, user)
        if not story.told:
            raise NoMoment
        awaited = story.own is not None and story.own.awaited
        first = last_own(story.told, story.rows, story.seat, awaited)
        begin, logs = story.told[first - 1].lines[-1].n + 1, story.replay.logs
        return Recap(
            brief=story.match.brief,
            seat=story.seat,
            facts=gather(logs.since(story.seat, begin)),
            before=story.past(first),
            now=with_marks(story.past(len(story.told)), logs.marks_since(story.match.rules, begin)),
        )

    @read
    async def between(self, match_id: int, user: int | None, first: int) -> tuple[PastPosition, ...]:
        """The reader's moments from `first` (brought within bounds) to the newest, for an animation.

        Raises: UnknownMatch, NotStarted, NoMoment, Broken.
        """
        story = await self._story(match_id, user)
        if not story.told:
            raise NoMoment
        last = len(story.told)
        shown = range(min(max(first, 1), last), last + 1)
        return await asyncio.to_thread(lambda: tuple(map(story.past, shown)))

    @read
    async def timeline(self, match_id: int) -> tuple[PastPosition, ...]:
        """Every moment of the public's story, oldest first; for the time-lapse."""
        story = await self._story(match_id)
        return await asyncio.to_thread(lambda: tuple(map(story.past, range(1, len(story.told) + 1))))

    @read
    async def lead_changes(self, match_id: int) -> tuple[tuple[LeadChange, PastPosition], ...]:
        """The turns of a finished match at which the lead changed, each with the position after it.

        Raises: UnknownMatch, NotStarted, Unfinished, Broken.
        """
        story = await self._story(match_id)
        row = story.match.row
        if row.state == "running":
            raise Unfinished

        def found() -> tuple[tuple[LeadChange, PastPosition], ...]:
            changes = lead_changes(story.match.rules, story.told, row.seats)
            return tuple((change, story.past(change.n)) for change in changes)

        return await asyncio.to_thread(found)

    @read
    async def curves(self, match_id: int) -> Curves:
        """The points of the seats in the course of a match, and its newest public position.

        While it runs, only what everybody knows.

        Raises: UnknownMatch, NotStarted, NoMoment, HiddenPoints, NoCurves, Broken.
        """
        story = await self._story(match_id)
        if not story.told:
            raise NoMoment
        rules, row, state = story.match.rules, story.match.row, story.told[-1].state
        over = row.state in OVER  # a match that was handed over goes on elsewhere
        points = await asyncio.to_thread(curve_points, rules, story.told, row.seats, over=over)
        if len(points) < 2:
            raise NoCurves
        if None in points[-1].points:
            raise HiddenPoints
        score = rules.score(state) if over else None
        return Curves(brief=story.match.brief, points=points, public=rules.view(state, None), score=score)

    @read
    async def has_curves(self, match_id: int) -> bool:
        """Whether `curves` has something to show. Raises: UnknownMatch, NotStarted, Broken."""
        return (await self._story(match_id)).has_curves

    async def _story(self, match_id: int, user: int | None = None, *, public: bool = False) -> _Story:
        async with self.context.reading() as db:
            match = await self.context.load_started(db, match_id)
            rows, replay = await self.context.positions.whole(db, match)
            replay = replay._replace(logs=await with_former(db, match, replay.logs, public=public))
            winner = await winner_of(db, match)
            former = await former_of(db, match, public=public)
        own = match.seat_of(user)
        everybody = moments(rows, replay, None)
        told = everybody if own is None else moments(rows, replay, own.seat)
        return _Story(match, own, rows, replay, everybody, told, winner, former)


MOST: Final = 160
"""The most positions in a curve. From a longer match it takes every second, third, ... position."""


def curve_points(
    rules: AnyRules, story: Sequence[Moment], seats: int, *, over: bool
) -> tuple[CurvePoint, ...]:
    """How the seats stood at the moments of the public's story; () if the game does not tell. Takes time: run
    it in a thread.

    Args:
        over: the match is over, so points that only a seat itself knew are shown, too.
    """
    step = -(-len(story) // MOST)
    shown = sorted({*range(0, len(story), max(1, step)), len(story) - 1} - {-1})
    curve = []
    for at in shown:
        state = story[at].state
        view = rules.view(state, None)
        points = view.points_now
        if len(points) != seats:
            return ()
        if over:
            points = tuple(
                rules.view(state, seat).points_now[seat] if value is None else value
                for seat, value in enumerate(points)
            )
        curve.append(CurvePoint(at + 1, view.round, points))
    return tuple(curve)


BY_BOT: Final = "automaticturns."
"""The keys of steps that the bot has taken for a seat begin with it."""


def past_position(
    rules: AnyRules,
    story: Sequence[Moment],
    n: int,
    seat: Seat | None,
    *,
    over: bool = False,
    winner: Seat | None = None,
) -> PastPosition:
    """Moment n of a story, counted from 1.

    Args:
        over: it is the last one, and the match has ended.
        winner: who has won the match because all others have resigned.
    """
    moment = story[n - 1]
    marks = rules.gather(moment.marks)
    public = replace(rules.view(moment.state, None), marks=marks)
    to_act = () if over else tuple(actor for actor in rules.to_act(moment.state) if actor != CHANCE)
    return PastPosition(
        n=n,
        count=len(story),
        at=moment.lines[-1].at,
        facts=gather(line.fact for line in moment.lines),
        public=public,
        own=None if seat is None else replace(rules.view(moment.state, seat), marks=marks),
        awaited=tuple((actor, rules.prompt(moment.state, actor)) for actor in to_act),
        score=rules.score(moment.state) if over else None,
        winner=winner if over else None,
    )


def with_marks(position: PastPosition, marks: tuple[Any, ...]) -> PastPosition:
    """The position with these marks in its pictures instead of its own."""
    own = None if position.own is None else replace(position.own, marks=marks)
    return replace(position, public=replace(position.public, marks=marks), own=own)


def last_own(story: Sequence[Moment], rows: Sequence[StepRow], seat: Seat | None, awaited: bool) -> int:
    """The number of the moment at which the reader's last turn ended; for a stranger, of the last moment but
    one.

    In the middle of a turn, the turn before it counts, so that the others' turns in between are shown, too.
    What the bot played in the seat meanwhile is news to the reader.
    """
    if seat is None:
        return max(1, len(story) - 1)
    last = len(story)
    if awaited:
        while last > 1 and not _others(story[last - 1], seat):
            last -= 1
        if not _others(story[last - 1], seat):
            last = len(story)  # nobody else has done anything yet
    by_bot = {row.batch for row in rows if row.key is not None and row.key.startswith(BY_BOT)}
    by_hand = {row.n for row in rows if row.seat == seat and row.batch not in by_bot}
    own = [n for n in range(1, last + 1) if any(line.n in by_hand for line in story[n - 1].lines)]
    return own[-1] if own else 1


def _others(moment: Moment, seat: Seat) -> bool:
    return any(line.seat not in (seat, CHANCE) for line in moment.lines)
