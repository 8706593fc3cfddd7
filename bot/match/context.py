"""What all parts of the table share: reading a match, its lock, its cache, its errors."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeVar, cast
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import AnyRules, Illegal, UndoError, rules_of
from bot.core.chance import commitment
from bot.match.delivery.enqueue import Post
from bot.match.errors import (
    Broken,
    Busy,
    MatchOver,
    NotSeated,
    NotStarted,
    Storage,
    UnknownMatch,
)
from bot.match.fairness.luck import Luck
from bot.match.history.replay import Chronicle, Hearing, chronicle
from bot.match.models import OVER, BoardOption, Brief, MatchState, Person, Place, Player
from bot.match.timing.clock import read_clock
from bot.match.timing.time_control import read_terms
from bot.runtime.shards import Shards
from bot.store import (
    Conflict,
    MatchRow,
    PersonRow,
    SeatRow,
    StepRow,
    Store,
    StoreBusy,
    StoreError,
    matches,
    people,
    steps,
)

log = logging.getLogger(__name__)

T = TypeVar("T")
D = TypeVar("D", bound="Desk")
P = ParamSpec("P")

TRIES: Final = 12
"""How often a change is judged again because somebody else was first."""
CACHED: Final = 256
"""Matches whose position is kept in memory."""
DM_REST: Final = 60_000
"""Milliseconds after a refused direct message before the person's own action makes us try again."""


def uncancelled(
    method: Callable[Concatenate[D, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[D, P], Coroutine[Any, Any, T]]:
    """A method that reads to its end although its caller goes away (see `Store.finish`)."""

    @wraps(method)
    async def whole(self: D, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.store.finish(method(self, *args, **kwargs))

    return whole


class Table(msgspec.Struct, frozen=True):
    """A match as it was read, with its seats and rules."""

    row: MatchRow
    seats: list[SeatRow]
    rules: AnyRules

    @property
    def id(self) -> int:
        return self.row.id

    @property
    def options(self) -> dict[str, str]:
        return msgspec.json.decode(self.row.options, type=dict[str, str])

    def seat_of(self, user: int | None) -> SeatRow | None:
        return next((seat for seat in self.seats if user is not None and seat.user == user), None)

    @property
    def place(self) -> Place:
        return Place(self.row.guild, self.row.channel, self.row.thread)


class Cached:
    """What is remembered of a match at step n. Never the truth: rows are."""

    def __init__(self, n: int, state: Any) -> None:
        self.n, self.state = n, state
        self.rows: list[StepRow] | None = None
        self.hearing: Hearing | None = None
        self.tail: list[Any] | None = None
        """Positions before each standing step after the last answer of chance: what an undo may reach."""


class Desk:
    """Base of `Tables`.

    Args:
        now: the clock; must give aware times.
        token_bytes: the source of secrets.
        cached: how many positions to keep in memory.
        shards: the servers whose clocks this process looks after; None: all. Whoever asks may play anywhere.
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyRules],
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        token_bytes: Callable[[int], bytes] = secrets.token_bytes,
        *,
        cached: int = CACHED,
        shards: Shards | None = None,
    ) -> None:
        self.store, self.games = store, games
        self.shards = None if shards is None or shards.whole else shards
        self.news = asyncio.Event()
        """Set after every change: there may be something in the outbox. The worker clears it."""
        self._now, self.token_bytes, self._size = now, token_bytes, cached
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._cache: OrderedDict[int, Cached] = OrderedDict()
        self._chronicles: OrderedDict[int, tuple[int, list[StepRow], Chronicle]] = OrderedDict()
        """Whole logs with all their positions, while somebody leafs through them: see `timeline`."""
        self._lucks: OrderedDict[int, tuple[int, asyncio.Task[Luck]]] = OrderedDict()
        """Luck reports at step n, made or in the making: `bot.match.fairness.service`."""
        self._fingerprints: dict[str, str] = {}
        self._warned: set[int] = set()

    def now(self) -> int:
        """UTC milliseconds."""
        return int(self._now().timestamp() * 1000)

    async def idle(self) -> None:
        """Returns when everything that was begun is committed. Call it before the store is closed."""
        await self.store.idle()

    # -- transactions ------------------------------------------------------------------------------------

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        with _translated():
            async with self.store.read() as db:
                yield db

    async def _changing(self, match_id: int, body: Callable[[], Awaitable[T]]) -> T:
        """Run a change of a match: one at a time in this process, judged again when another was first.

        A caller that is cancelled meanwhile does not tear it apart.
        """

        async def guarded() -> T:
            lock = self._locks.setdefault(match_id, asyncio.Lock())
            async with lock:
                for attempt in range(TRIES):
                    try:
                        with _translated():
                            result = await body()
                        self.news.set()
                        return result
                    except Conflict as conflict:
                        self._cache.pop(match_id, None)
                        log.info("match %s: judged again (%s)", match_id, conflict)
                        await asyncio.sleep(0.005 * attempt)
                raise Busy

        return await self.store.finish(guarded())

    def _post(self, db: AsyncConnection, match_id: int) -> Post:
        return Post(db, match_id, self.now(), self.token_bytes)

    async def _met(self, db: AsyncConnection, person: Person) -> None:
        """Remember a person who acts, and try direct messages again after a while."""
        known = await people.find(db, person.user)
        if self._known(known, person):
            return
        await people.remember(db, person.user, person.name, person.locale)
        if known is not None and self._rested(known):
            await people.set_dm(db, person.user, None)

    def _known(self, known: PersonRow | None, person: Person) -> bool:
        """Nothing about this person has to be written."""
        if known is None or self._rested(known):
            return False
        return known.name == person.name and person.locale in (None, known.locale)

    def _rested(self, known: PersonRow) -> bool:
        return known.dm_closed_at is not None and known.dm_closed_at < self.now() - DM_REST

    # -- reading -----------------------------------------------------------------------------------------

    async def _table(self, db: AsyncConnection, match_id: int) -> Table:
        """Raises UnknownMatch, Broken (a game this program does not have)."""
        found = await matches.find_whole(db, match_id) if 0 < match_id < 2**63 else None
        if found is None:
            raise UnknownMatch
        row, seats = found
        rules = rules_of(self.games, row.game, row.rules_version)
        if rules is None:
            raise Broken
        if row.state == "lobby":  # it starts with the rules that are installed then
            rules = self.games[row.game]
        return Table(row, seats, rules)

    async def _position(self, db: AsyncConnection, table: Table) -> Any:
        """The state now: from memory, from the snapshot, or else from the log.

        Raises:
            Broken.
        """
        cached = self._cached(table)
        if cached is not None:
            return cached.state
        self._compare(table)
        found = await steps.snapshot(db, table.id)
        if found is not None and found[0] == table.row.steps:
            try:
                state = msgspec.json.decode(found[1], type=table.rules.state_type)
            except msgspec.MsgspecError:
                log.warning("match %s: the snapshot does not read any more; replaying the log", table.id)
            else:
                self._keep(table.id, Cached(table.row.steps, state))
                return state
        return (await self._chronicle(db, table)).state

    def _compare(self, table: Table) -> None:
        """Tell the host, once, of a match that began with other rules or component data than are installed.
        It goes on from its snapshot."""
        row, rules = table.row, table.rules
        if row.state != "running" or row.id in self._warned:
            return
        if row.game not in self._fingerprints:
            self._fingerprints[row.game] = rules.data_fingerprint()
        for what, began, now in (
            ("rules", row.rules_version, rules.version),
            ("component data", row.data_fingerprint, self._fingerprints[row.game]),
        ):
            if began != now:
                self._warned.add(row.id)
                log.warning("match %s began with other %s (%s) than installed (%s)", row.id, what, began, now)

    async def _rows(self, db: AsyncConnection, table: Table) -> list[StepRow]:
        """The whole log."""
        cached = self._cached(table)
        if cached is not None and cached.rows is not None:
            return cached.rows
        rows = await steps.log(db, table.id)
        rows = [row for row in rows if row.n <= table.row.steps]
        if cached is not None:
            cached.rows = rows
        return rows

    async def _chronicle(self, db: AsyncConnection, table: Table) -> Chronicle:
        """Replay the log, in a thread. Raises Broken."""
        rows = await self._rows(db, table)
        try:
            told = await asyncio.to_thread(chronicle, table.rules, table.row.seats, table.options, rows)
        except (Illegal, UndoError) as error:
            # Neither here nor in a traceback: the error's text is a move.
            log.error(
                "match %s does not replay with the installed rules (%s)", table.id, type(error).__name__
            )
            raise Broken from None
        cached = self._cached(table)
        if cached is None:
            cached = Cached(table.row.steps, told.state)
            self._keep(table.id, cached)
        cached.rows, cached.hearing, cached.tail = rows, told.hearing, told.tail
        return told

    async def _hearing(self, db: AsyncConnection, table: Table, since: int) -> Hearing:
        """What everybody heard from step `since` on."""
        cached = self._cached(table)
        if cached is not None and cached.hearing is not None and cached.hearing.first <= since:
            return cached.hearing
        return (await self._chronicle(db, table)).hearing

    def _cached(self, table: Table) -> Cached | None:
        cached = self._cache.get(table.id)
        if cached is None or cached.n != table.row.steps:
            return None
        self._cache.move_to_end(table.id)
        return cached

    def _keep(self, match_id: int, cached: Cached) -> None:
        known = self._cache.get(match_id)
        if known is not None and known.n > cached.n:
            return  # somebody moved while this was read
        self._cache[match_id] = cached
        self._cache.move_to_end(match_id)
        while len(self._cache) > self._size:
            self._cache.popitem(last=False)

    # -- who asks ----------------------------------------------------------------------------------------

    def _running_seat(self, table: Table, user: int) -> SeatRow:
        """The seat of somebody who wants to act. Raises NotStarted, MatchOver, NotSeated."""
        self._must_run(table)
        seat = table.seat_of(user)
        if seat is None:
            raise NotSeated
        return seat

    def _must_run(self, table: Table) -> None:
        if table.row.state == "lobby":
            raise NotStarted
        if table.row.state != "running":
            raise MatchOver

    def _brief(self, row: MatchRow, seats: list[SeatRow]) -> Brief:
        finished = row.state in OVER
        secret = row.secret
        return Brief(
            match=row.id,
            uid=row.uid,
            game=row.game,
            state=cast(MatchState, row.state),
            seats=row.seats,
            options=msgspec.json.decode(row.options, type=dict[str, str]),
            players=tuple(
                Player(
                    seat.seat,
                    seat.user,
                    seat.name or (seat.known_as or "" if seat.user is None else ""),
                    seat.awaited,
                    seat.awaited_since,
                    seat.end_vote,
                    deadline=None if row.paused_at is not None else read_clock(seat.clock).deadline,
                    stand_in=seat.stand_in,
                )
                for seat in seats
            ),
            host=row.host,
            place=Place(row.guild, row.channel, row.thread),
            place_lost=row.place_lost,
            language=row.language,
            board=cast(BoardOption, row.board),
            board_message=row.board_message,
            board_channel=row.board_channel,
            commitment=None if secret is None else commitment(secret),
            secret=secret.hex() if finished and secret is not None else None,
            position=row.position,
            opened_at=row.opened_at,
            started_at=row.started_at,
            ended_at=row.ended_at,
            moved_at=row.moved_at,
            terms=read_terms(row.terms),
            paused_at=row.paused_at,
        )

    async def _read_brief(self, db: AsyncConnection, match_id: int) -> Brief:
        table = await self._table(db, match_id)
        return self._brief(table.row, table.seats)


class _translated:  # noqa: N801 (used as a statement)
    """Errors of the store as refusals that a person can be told."""

    def __enter__(self) -> None: ...

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, StoreBusy):
            raise Busy from error
        if isinstance(error, StoreError):
            log.error("%s", error)
            raise Storage from error


def key_of(operation: str, match_id: int, user: int, key: str | None) -> str | None:
    """How a key is remembered: an interaction does one thing of a kind, for one person, in one match."""
    return None if key is None else f"{operation}:{match_id}:{user}:{key}"[:200]
