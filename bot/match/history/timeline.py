"""Every older position of a match, as its reader saw it then.

A story has a moment for each commit of which its reader heard something, and no other: how many there
are, and how they are numbered, tells nothing about choices that were sealed at the time.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import CHANCE, AnyRules, Seat
from bot.match.context import Table, uncancelled
from bot.match.errors import NoMoment
from bot.match.history.replay import Chronicle, Line, Listener, walk
from bot.match.models import Recap, Then
from bot.match.views import Shows
from bot.store import StepRow
from bot.text.gather import gather

KEPT = 8
"""Matches whose chronicle is kept in memory while somebody leafs through it."""


class Moment(NamedTuple):
    """What a listener heard of one commit, and where it led."""

    lines: tuple[Line, ...]
    state: Any


def commits(rows: Sequence[StepRow]) -> list[int]:
    """For each step of a log, the index of the last step that was committed with it."""
    begins: list[int] = []
    for index, step in enumerate(walk([(row.seat, row.move) for row in rows])):
        # What an undo took along is put back in the commit of the undo, under its old batch.
        together = step.repeats is not None or rows[index].batch == rows[index - 1].batch
        if index == 0 or not together:
            begins.append(index)
    ends = [begin - 1 for begin in (*begins[1:], len(rows))]
    return [end for begin, end in zip(begins, ends, strict=True) for _ in range(begin, end + 1)]


def moments(rows: Sequence[StepRow], told: Chronicle, listener: Listener) -> list[Moment]:
    """The story of one listener, oldest first."""
    ends = commits(rows)
    at = {row.n: index for index, row in enumerate(rows)}
    found: OrderedDict[int, list[Line]] = OrderedDict()
    for line in told.hearing.lines[listener]:
        found.setdefault(ends[at[line.n]], []).append(line)
    return [Moment(tuple(lines), told.after[end]) for end, lines in found.items()]


def then(rules: AnyRules, story: Sequence[Moment], n: int, seat: Seat | None, *, over: bool = False) -> Then:
    """Moment n of a story, counted from 1."""
    moment = story[n - 1]
    public = rules.view(moment.state, None)
    to_act = () if over else tuple(one for one in rules.to_act(moment.state) if one != CHANCE)
    return Then(
        n=n,
        count=len(story),
        at=moment.lines[-1].at,
        facts=gather(line.fact for line in moment.lines),
        public=public,
        own=None if seat is None else rules.view(moment.state, seat),
        awaited=tuple((one, rules.prompt(moment.state, one)) for one in to_act),
    )


def last_own(story: Sequence[Moment], seat: Seat | None, awaited: bool) -> int:
    """The number of the moment that the reader's last turn ended with; for a stranger the last but one.

    In the middle of a turn the one before is meant: what the others did in between is to be told.
    """
    if seat is None:
        return max(1, len(story) - 1)
    last = len(story)
    if awaited:
        while last > 1 and not _others(story[last - 1], seat):
            last -= 1
        if not _others(story[last - 1], seat):
            last = len(story)  # nobody else has done anything yet
    own = [n for n in range(1, last + 1) if any(line.seat == seat for line in story[n - 1].lines)]
    return own[-1] if own else 1


def _others(moment: Moment, seat: Seat) -> bool:
    return any(line.seat not in (seat, CHANCE) for line in moment.lines)


class Stories(Shows):
    """Part of `Tables`; see `bot.match.api` for what each method does and refuses."""

    @uncancelled
    async def then(self, match_id: int, user: int | None, n: int) -> Then:
        async with self._reading() as db:
            table = await self._started(db, match_id)
            seat = table.seat_of(user)
            story = await self._story(db, table, None if seat is None else seat.seat)
        if not story:
            raise NoMoment
        n = min(max(n, 1), len(story)) if n else len(story)
        over = n == len(story) and table.row.state != "running"
        return then(table.rules, story, n, None if seat is None else seat.seat, over=over)

    @uncancelled
    async def recap(self, match_id: int, user: int | None) -> Recap:
        async with self._reading() as db:
            table = await self._started(db, match_id)
            own = table.seat_of(user)
            seat = None if own is None else own.seat
            rows, told = await self._leafed(db, table)
        story = moments(rows, told, seat)
        if not story:
            raise NoMoment
        first = last_own(story, seat, own is not None and own.awaited)
        over = table.row.state != "running"
        heard = told.hearing.since(seat, story[first - 1].lines[-1].n + 1)
        return Recap(
            brief=self._brief(table.row, table.seats),
            seat=seat,
            facts=gather(heard),
            before=then(table.rules, story, first, seat, over=over and first == len(story)),
            now=then(table.rules, story, len(story), seat, over=over),
        )

    @uncancelled
    async def story(self, match_id: int) -> tuple[Then, ...]:
        """Every moment of the public's story, oldest first; for the time-lapse."""
        async with self._reading() as db:
            table = await self._started(db, match_id)
            story = await self._story(db, table, None)
        over = table.row.state != "running"

        def views() -> tuple[Then, ...]:
            return tuple(
                then(table.rules, story, n, None, over=over and n == len(story))
                for n in range(1, len(story) + 1)
            )

        return await asyncio.to_thread(views)

    async def _story(self, db: AsyncConnection, table: Table, listener: Listener) -> list[Moment]:
        return moments(*await self._leafed(db, table), listener)

    async def _leafed(self, db: AsyncConnection, table: Table) -> tuple[list[StepRow], Chronicle]:
        """The log and all its positions, kept while somebody leafs through them."""
        kept = self._chronicles.get(table.id)
        if kept is None or kept[0] != table.row.steps:
            rows = await self._rows(db, table)
            kept = self._chronicles[table.id] = (table.row.steps, rows, await self._chronicle(db, table))
        self._chronicles.move_to_end(table.id)
        while len(self._chronicles) > KEPT:
            self._chronicles.popitem(last=False)
        return kept[1], kept[2]
