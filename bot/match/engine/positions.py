"""Positions and logs of matches, kept in memory. Never the truth: the rows are.

The story of a match for a viewer has the log lines of each commit, and the position that it led to. It has a
moment for each commit that has a line in the reader's log, and for no other: so neither their number nor
their numbering reveals anything about choices that were sealed at the time.
"""

from __future__ import annotations

import asyncio
import logging
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from copy import copy
from itertools import chain
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import UNNAMED, Illegal, Seat, UndoError, View, with_names
from bot.match.engine.replay import (
    Line,
    Replay,
    Standing,
    Viewer,
    ViewerLogs,
    last_turn,
    replay,
    standing,
    standing_step,
    walk,
)
from bot.match.engine.rows import Match, fingerprint_of
from bot.match.errors import Broken
from bot.match.timing.person_settings import read_person_settings
from bot.store import PersonRow, StepRow, archives, people, steps
from bot.store.rows import FormerRow, LeaverRow
from bot.text.escape import badged, plain

log = logging.getLogger(__name__)

CACHED: Final = 256
"""Matches whose position is kept."""
REPLAYS: Final = 8
"""Matches whose replay is kept while somebody leafs through it."""
MOST_BYTES: Final = 32 << 20
"""Most bytes of memory for positions with their logs, and as many again for replays. Those that were used
last are kept, at least one."""
ASIDE_BYTES: Final = 8 << 20
"""The same for readers who must not push out what players need."""
ROW_BYTES: Final = 250
LINE_BYTES: Final = 700
"""Bytes of a step of the log, and of a line of a viewer's log: measured over all games, and rounded up."""
MARK_BYTES: Final = 300
"""Bytes of what a picture marks of a step, likewise."""
SHARED: Final = 4
"""Of each position in a row only about a fourth is new: it shares the rest with the position before it."""
TIMES_JSON: Final = 8
"""How many times the size of its JSON a position takes in memory."""


class Cached:
    """What is known of a match at step `n`."""

    def __init__(self, n: int, state: Any) -> None:
        self.n, self.state = n, state
        self.seen: View | None = None
        """Its public view."""
        self.rows: list[StepRow] | None = None
        self.logs: ViewerLogs | None = None
        self.tail: list[Any] | None = None
        """Positions before each standing step after the last answer of chance: what an undo may reach."""

    def weigh(self, position: int) -> int:
        """About how many bytes of memory this takes. `position`: how many one position takes."""
        positions = 1 + len(self.tail or ()) + (self.seen is not None)
        return positions * position + len(self.rows or ()) * ROW_BYTES + _weigh_logs(self.logs)


def _weigh_logs(logs: ViewerLogs | None) -> int:
    if logs is None:
        return 0
    marks = sum(len(marks) for _, marks in logs.marks)
    return sum(map(len, logs.lines.values())) * LINE_BYTES + marks * MARK_BYTES


class Past(NamedTuple):
    """A match with all its positions."""

    rows: list[StepRow]
    stack: list[Standing]
    """The steps that stand."""
    states: list[Any]
    """The position before each of them, and the one now."""
    log: Replay


class Positions:
    """The cache of a process.

    Args:
        size: how many positions to keep.
        most: how many bytes they may take.
    """

    def __init__(self, size: int = CACHED, most: int = MOST_BYTES) -> None:
        self._size, self._most = size, most
        self._weights: dict[int, int] = {}
        self._position_bytes: dict[type, int] = {}
        self._cache: OrderedDict[int, Cached] = OrderedDict()
        self._replays: OrderedDict[int, tuple[int, list[StepRow], Replay]] = OrderedDict()
        self._warned: set[int] = set()

    def aside(self) -> Positions:
        """For readers who take no place of what is kept here."""
        return _Aside(self)

    async def state(self, db: AsyncConnection, match: Match) -> Any:
        """The state now: from memory, from the snapshot, or else from the log. Raises Broken."""
        cached = self.find(match)
        if cached is not None:
            return cached.state
        self._compare(match)
        try:
            snapshot = await steps.snapshot(db, match.id)
        except archives.Damaged:
            snapshot = None
        if snapshot is not None and snapshot[0] == match.row.steps:
            try:
                state = msgspec.json.decode(snapshot[1], type=match.rules.state_type)
            except msgspec.MsgspecError:
                log.warning("match %s: the snapshot cannot be read any more; replaying the log", match.id)
            else:
                self.keep(match.id, Cached(match.row.steps, state))
                return state
        return (await self.replay(db, match)).state

    async def rows(self, db: AsyncConnection, match: Match) -> list[StepRow]:
        """The whole log, as rows. Raises Broken."""
        cached = self.find(match)
        if cached is not None and cached.rows is not None:
            return cached.rows
        try:
            rows = [row for row in await steps.log(db, match.id) if row.n <= match.row.steps]
        except archives.Damaged:
            log.error("match %s: its log in the archive is damaged; restore it from a backup", match.id)
            raise Broken from None
        if cached is not None:
            cached.rows = rows
            self._weigh(match.id, cached)
        return rows

    async def replay(self, db: AsyncConnection, match: Match) -> Replay:
        """Replay the log, in a thread. Raises Broken."""
        rows = await self.rows(db, match)
        try:
            thread = await asyncio.to_thread(replay, match.rules, match.row.seats, match.options, rows)
        except (Illegal, UndoError) as error:
            # Neither here nor in a traceback: the error's text is a move.
            log.error(
                "match %s does not replay with the installed rules (%s)", match.id, type(error).__name__
            )
            raise Broken from None
        cached = self.find(match)
        if cached is None:
            cached = Cached(match.row.steps, thread.state)
            self.keep(match.id, cached)
        cached.rows, cached.logs, cached.tail = rows, thread.logs, thread.tail
        self._weigh(match.id, cached)
        return thread

    async def past(self, db: AsyncConnection, match: Match) -> Past:
        """Raises Broken."""
        rows, log = await self.rows(db, match), await self.replay(db, match)
        return Past(rows, standing(rows), [*log.befores, log.state], log)

    async def logs(self, db: AsyncConnection, match: Match, since: int) -> ViewerLogs:
        """The log of every viewer from step `since` on."""
        cached = self.find(match)
        if cached is not None and cached.logs is not None and cached.logs.first <= since:
            return cached.logs
        return (await self.replay(db, match)).logs

    async def whole(self, db: AsyncConnection, match: Match) -> tuple[list[StepRow], Replay]:
        """The log and all its positions, kept while somebody leafs through them."""
        kept = self._replays.get(match.id)
        if kept is None or kept[0] != match.row.steps:
            rows = await self.rows(db, match)
            kept = self._replays[match.id] = (match.row.steps, rows, await self.replay(db, match))
        self._replays.move_to_end(match.id)
        weights = {key: self._weigh_replay(*held[1:]) for key, held in self._replays.items()}
        while len(self._replays) > 1 and (len(self._replays) > REPLAYS or sum(weights.values()) > self._most):
            del weights[self._replays.popitem(last=False)[0]]
        return kept[1], kept[2]

    def find(self, match: Match) -> Cached | None:
        """What is in memory about the match as it was read."""
        cached = self._cache.get(match.id)
        if cached is None or cached.n != match.row.steps:
            return None
        self._cache.move_to_end(match.id)
        return cached

    def keep(self, match_id: int, cached: Cached) -> None:
        known = self._cache.get(match_id)
        if known is not None and known.n > cached.n:
            return  # somebody moved while this was read
        self._cache[match_id] = cached
        self._cache.move_to_end(match_id)
        self._weigh(match_id, cached)

    def forget(self, match_id: int) -> None:
        self._cache.pop(match_id, None)
        self._weights.pop(match_id, None)

    @property
    def bytes(self) -> int:
        """About how many bytes the positions and their logs take."""
        return sum(self._weights.values())

    def _weigh(self, match_id: int, cached: Cached) -> None:
        """Note how much memory a match takes, and drop the matches that were unused for longest if it is too
        much."""
        if self._cache.get(match_id) is not cached:
            return
        self._weights[match_id] = cached.weigh(self._bytes_of(cached.state))
        total = self.bytes
        while len(self._cache) > 1 and (len(self._cache) > self._size or total > self._most):
            oldest, _ = self._cache.popitem(last=False)
            total -= self._weights.pop(oldest)

    def _weigh_replay(self, rows: list[StepRow], replayed: Replay) -> int:
        positions = len(replayed.befores) + len(replayed.after)
        return (
            positions * self._bytes_of(replayed.state) // SHARED
            + len(rows) * ROW_BYTES
            + _weigh_logs(replayed.logs)
        )

    def _bytes_of(self, state: Any) -> int:
        """About how many bytes a position of this game takes."""
        kind = type(state)
        if kind not in self._position_bytes:
            self._position_bytes[kind] = TIMES_JSON * len(msgspec.json.encode(state))
        return self._position_bytes[kind]

    def _compare(self, match: Match) -> None:
        """Tell the operator, once, of a match that began with other rules or component data than are
        installed. It goes on from its snapshot."""
        row, rules = match.row, match.rules
        if row.state != "running" or row.id in self._warned:
            return
        for what, began, now in (
            ("rules", row.rules_version, rules.version),
            ("component data", row.data_fingerprint, fingerprint_of(rules)),
        ):
            if began != now:
                self._warned.add(row.id)
                log.warning("match %s began with other %s (%s) than installed (%s)", row.id, what, began, now)


class _Aside(Positions):
    """The cache for readers aside: it reads what is kept for the others, and keeps the rest by itself."""

    def __init__(self, others: Positions) -> None:
        super().__init__(most=ASIDE_BYTES)
        self._others = others

    def find(self, match: Match) -> Cached | None:
        cached = self._others._cache.get(match.id)
        return cached if cached is not None and cached.n == match.row.steps else super().find(match)

    def _weigh(self, match_id: int, cached: Cached) -> None:
        super()._weigh(match_id, cached)
        self._others._weigh(match_id, cached)


async def with_former(
    db: AsyncConnection, match: Match, logs: ViewerLogs, *, public: bool = False
) -> ViewerLogs:
    """The logs naming who had a seat at the time, not a substitute who has it now.

    Args:
        public: for a page, on which some people do not want to be named.
    """
    former = await former_of(db, match, public=public)
    if not former:
        return logs

    def told(line: Line) -> Line:
        names = names_then(former, line.at)
        return line._replace(fact=with_names(line.fact, names)) if names else line

    named = copy(logs)
    named.lines = {viewer: list(map(told, lines)) for viewer, lines in logs.lines.items()}
    return named


class Former(NamedTuple):
    """Who had a seat until another took it."""

    seat: Seat
    name: str
    until: int


async def former_of(db: AsyncConnection, match: Match, *, public: bool = False) -> list[Former]:
    """Those who had seats and whose names are known, in the order of time. `public`: as `with_former`."""
    if not any(seat.substitute or seat.computer for seat in match.seats):
        return []
    sitting = {(seat.seat, seat.user) for seat in match.seats}  # who has resigned may still be there
    left = [of for of in await steps.leavers_of(db, match.id) if (of.seat, of.user) not in sitting]
    had: list[LeaverRow | FormerRow] = [*left, *await steps.former_of(db, match.id)]
    before = sorted(had, key=lambda of: (of.at, of.seat))
    persons = await people.find_many(db, {of.user for of in before if of.user is not None})
    return [Former(of.seat, name, of.at) for of in before if (name := _name_of(of, persons, public))]


def names_then(former: Sequence[Former], at: int) -> dict[Seat, str]:
    """The names of those who had seats at a time and have them no more."""
    return {of.seat: of.name for of in reversed(former) if at <= of.until}


def _name_of(of: LeaverRow | FormerRow, persons: Mapping[int, PersonRow], public: bool) -> str:
    """Who had a seat; "" if that is not known any more."""
    if isinstance(of, FormerRow) and of.computer is not None:
        return badged(of.computer, computer=True)
    person = None if of.user is None else persons.get(of.user)
    if public and person is not None and read_person_settings(person.settings).nameless:
        return UNNAMED
    return "" if person is None else badged(plain(person.name), computer=False)


class Moment(NamedTuple):
    """The log lines of one commit for a viewer, and the position that it led to."""

    lines: tuple[Line, ...]
    state: Any
    marks: tuple[Any, ...] = ()
    """What the last turn has left for a picture to mark; nothing after an undo."""


def commits(rows: Sequence[StepRow]) -> list[int]:
    """For each step of a log, the index of the last step that was committed with it."""
    begins: list[int] = []
    for index, step in enumerate(walk([(row.seat, row.move) for row in rows])):
        # Steps that an undo took along are put back in the same commit, but keep their old batch.
        together = step.repeats is not None or rows[index].batch == rows[index - 1].batch
        if index == 0 or not together:
            begins.append(index)
    ends = [begin - 1 for begin in (*begins[1:], len(rows))]
    return [end for begin, end in zip(begins, ends, strict=True) for _ in range(begin, end + 1)]


def moments(rows: Sequence[StepRow], replayed: Replay, viewer: Viewer) -> list[Moment]:
    """The story of one viewer, oldest first."""
    ends = commits(rows)
    at = {row.n: index for index, row in enumerate(rows)}
    turns: OrderedDict[int, list[Line]] = OrderedDict()
    for line in replayed.logs.lines[viewer]:
        turns.setdefault(ends[at[line.n]], []).append(line)
    story, stack, marks = list[Moment](), list[Standing](), dict(replayed.logs.marks)
    for end, (row, step) in enumerate(zip(rows, walk([(row.seat, row.move) for row in rows]), strict=True)):
        if step.taken:
            del stack[-len(step.taken) :]
        else:
            stack.append(standing_step(rows, row, step))
        if lines := turns.get(end):
            first = lines[-1].n if lines[-1].undoes else _latest(stack, marks, len(replayed.logs.lines))
            new = (marks.get(logged.n, ()) for logged in stack if first is not None and logged.n >= first)
            story.append(Moment(tuple(lines), replayed.after[end], tuple(chain.from_iterable(new))))
    return story


def _latest(stack: Sequence[Standing], marks: Mapping[int, tuple[Any, ...]], tries: int) -> int | None:
    """The first step of the latest turn that has marks to show (`Views.look`)."""
    turn = latest = last_turn(stack)
    for _ in range(tries):
        if turn is None:
            break
        at = bisect_left(stack, turn, key=lambda step: step.n)
        if any(step.n in marks for step in stack[at:]):
            return turn
        stack = stack[:at]
        turn = last_turn(stack)
    return latest
