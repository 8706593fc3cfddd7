"""What every match service shares: store, games, clock, secrets, locks, positions in memory; how it reads;
and what is remembered of a person who acts."""

from __future__ import annotations

import asyncio
import copy
import functools
import logging
import secrets
from collections import Counter
from collections.abc import (
    AsyncIterator,
    Awaitable,
    Callable,
    Coroutine,
    Iterable,
    Iterator,
    Mapping,
    Sequence,
)
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from threading import Event
from typing import Any, Concatenate, Final, ParamSpec, TypeVar
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import AnyRules
from bot.match.engine.models import Brief, Mine, Person, Place
from bot.match.engine.positions import Positions
from bot.match.engine.rows import Match, RulesOfMatches, brief_of, load
from bot.match.errors import Busy, Silent, Storage, Unsure, UserError
from bot.match.outbox.enqueue import Outgoing
from bot.match.outbox.posted import Listener
from bot.match.timing.person_settings import PersonSettings, read_person_settings
from bot.runtime.shards import Shards
from bot.store import Conflict, PersonRow, Store, StoreBusy, StoreError, StoreUnsure, matches, people

T = TypeVar("T")

log = logging.getLogger(__name__)

PROBE: Final = 1.0
"""Seconds in which the store has to show that it answers."""

SILENCE: Final = 8.0
"""Seconds without an answer from the store after which the bot gives up waiting for work that is not being
committed."""

LOOK: Final = 1.0
"""Seconds between two looks whether the store answers."""

AWAITED: Final = ContextVar("awaited", default=False)
"""Whether somebody waits for what is done now, and must be told when the store falls silent."""

SEEN: Final = 10_000
"""How many sightings are remembered. Older ones are forgotten, as after a restart, and those people may be
called."""

DM_REST: Final = 60_000
"""After a refused direct message, an action of the person makes the bot try again once this many milliseconds
have passed."""

UID_BYTES: Final = 8


class Quotas(msgspec.Struct, frozen=True):
    """How many unfinished tables the operator allows on one server and to one person; 0: any number."""

    server: int = 0
    person: int = 0


NO_QUOTAS: Final = Quotas()


class Attendance:
    """When people were last seen at their matches: whoever looks at one need not be called to it."""

    def __init__(self) -> None:
        self._seen: dict[tuple[int, int], int] = {}

    def note(self, match: int, user: int, now: int) -> None:
        """Somebody looks at a match or does something there."""
        self._seen.pop((match, user), None)
        self._seen[match, user] = now
        if len(self._seen) > SEEN:
            del self._seen[next(iter(self._seen))]

    def last(self, match: int, user: int) -> int | None:
        """UTC milliseconds of the last sighting; None: no sighting is remembered."""
        return self._seen.get((match, user))


class Context:
    """One per process.

    Args:
        store: an open store.
        games: rules by key.
        now: the clock; must give aware times.
        token_bytes: the source of secrets, nonces and match ids.
        shards: the servers whose clocks this process looks after; None: all. Anybody may play anywhere.
        quotas: how many unfinished tables the operator allows.
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyRules],
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        token_bytes: Callable[[int], bytes] = secrets.token_bytes,
        *,
        shards: Shards | None = None,
        quotas: Quotas = NO_QUOTAS,
    ) -> None:
        self.store, self.games, self.token_bytes = store, games, token_bytes
        self.shards = None if shards is None or shards.whole else shards
        self.quotas = quotas
        self.rules = RulesOfMatches(games)
        self.positions = Positions()
        self.attendance = Attendance()
        self.news = asyncio.Event()
        """Set after every change: there may be something in the outbox. The worker clears it."""
        self.hints: Counter[tuple[int, bool]] = Counter()
        """How many signs there were that the bot can reach a server again; True: signs for lost channels
        alone. A delivery that fails after such a sign came while it was under way is tried again at once."""
        self.threads: Callable[[Brief, int], Awaitable[int | None]] | None = None
        """Makes the thread of a match that the bot begins by itself; None where Discord refuses. The program
        sets it."""
        self.unmake: Callable[[int], Awaitable[None]] | None = None
        """Puts away such a thread, because it is not needed any more. The program sets it."""
        self.exists: Callable[[int, int], bool] = lambda guild, channel: True
        """Whether a server still has a channel. The program sets it; servers of other processes have all."""
        self.lacks: Callable[[Place], str] = lambda place: ""
        """The permission without which the bot cannot post in a place; "": none, as far as is known. The
        program sets it."""
        self.listeners: tuple[Listener, ...] = ()
        """They hear of turns that begin and of matches that end. `MatchServices` names them."""
        self.turns = asyncio.Event()
        """Set when a seat in which the bot moves has to act."""
        self.told = asyncio.Event()
        """Set while this process is told at once of what others write, so that it need not look often."""
        self._now = now
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def now(self) -> int:
        """UTC milliseconds."""
        return int(self._now().timestamp() * 1000)

    def new_uid(self) -> str:
        """What names a new match everywhere."""
        return self.token_bytes(UID_BYTES).hex()

    def lock(self, number: int) -> asyncio.Lock:
        """The lock of a match, or (negative) of a person or server: one change at a time in this process."""
        return self._locks.setdefault(number, asyncio.Lock())

    def aside(self, readers: int, waiting: int) -> Context:
        """The same context for readers who must not keep players waiting: they take turns (`Store.aside`),
        and what they read does not push out what players need (`Positions.aside`)."""
        other = copy.copy(self)
        other.store, other.positions = self.store.aside(readers, waiting), self.positions.aside()
        return other

    async def keep_components(self) -> None:
        """Store the component data of all installed games. Call it at the start: running
        matches may have begun with these data, and new ones will."""
        with translated():
            async with self.store.write() as db:
                for rules in self.games.values():
                    await self.rules.keep(db, rules)

    async def is_silent(self, seconds: float) -> bool:
        """Whether something has waited longer than this for the store, and the store does not answer now
        either."""
        return self.store.silence > seconds and not await self.store.answers(PROBE)

    async def idle(self) -> None:
        """Return when everything that was begun is committed. Call it before the store is closed."""
        await self.store.idle()

    @asynccontextmanager
    async def reading(self, *, single: bool = False) -> AsyncIterator[AsyncConnection]:
        """A connection that only reads; for `single` see `Store.read`. Raises Busy, Storage."""
        with translated():
            async with self.store.read(single=single) as db:
                yield db

    async def load(self, db: AsyncConnection, match_id: int) -> Match:
        """Raises UnknownMatch, Broken."""
        return await load(db, self.rules, match_id)

    async def load_started(self, db: AsyncConnection, match_id: int) -> Match:
        """Raises UnknownMatch, Broken, NotStarted."""
        match = await self.load(db, match_id)
        match.must_have_started()
        return match

    async def briefs(self, db: AsyncConnection, ids: Sequence[int]) -> list[Brief]:
        """The briefs of several matches, in the order of the store."""
        return [brief_of(*whole) for whole in await matches.wholes(db, ids)]

    def enqueue(self, db: AsyncConnection, match_id: int, now: int | None = None) -> Outgoing:
        """Writes messages of a match into the outbox, in the transaction of `db`.

        Args:
            now: its moment; None: now.
        """
        now = self.now() if now is None else now
        return Outgoing(db, match_id, now, self.token_bytes, self.listeners)

    async def asker(self, user: int) -> Asker:
        """What is known of somebody who acts. It is read to its end even if its caller goes away."""
        return await waited_for(self, self._asker(user), Attempt())

    async def _asker(self, user: int) -> Asker:
        async with self.reading(single=True) as db:
            row = await people.find(db, user)
        return Asker(row, read_person_settings(None if row is None else row.settings))

    def heard_of(self, guild: int | None) -> int:
        """How many signs there were that the bot can reach a server again."""
        return 0 if guild is None else self.hints[guild, False] + self.hints[guild, True]


class Asker(msgspec.Struct, frozen=True):
    """What is known of somebody who acts."""

    row: PersonRow | None = None
    settings: PersonSettings = PersonSettings()

    def is_known(self, person: Person, now: int) -> bool:
        """Nothing about this person has to be written (see `met`)."""
        if self.row is None or _rested(self.row, now):
            return False
        return self.row.name == person.name and person.locale in (None, self.row.locale)


async def met(db: AsyncConnection, person: Person, now: int) -> None:
    """Remember a person who acts, and try direct messages again after a while."""
    known = await people.find(db, person.user)
    if Asker(known).is_known(person, now):
        return
    await people.remember(db, person.user, person.name, person.locale)
    if known is not None and _rested(known, now):
        await people.note(db, person.user, dm_closed_at=None)


def _rested(known: PersonRow, now: int) -> bool:
    return known.dm_closed_at is not None and known.dm_closed_at < now - DM_REST


@contextmanager
def translated() -> Iterator[None]:
    """Errors of the store become errors that a person can be told."""
    try:
        yield
    except StoreBusy as error:
        raise Busy from error
    except StoreUnsure as error:
        log.error("%s", error)
        raise Unsure from error
    except StoreError as error:
        log.error("%s", error)
        raise Storage from error


@contextmanager
def going_on(log: logging.Logger, name: str) -> Iterator[Event]:
    """For loops: errors are logged, and the loop goes on. A caller may set the event at the end of its block,
    and so learn whether there was an error."""
    try:
        yield Event()
    except (StoreError, Conflict, UserError) as error:
        log.error("%s: %s", name, error.__cause__ or error)  # the operator reads what the store said
    except Exception:
        log.exception("%s: unexpected; going on", name)


def seated_in(wholes: Iterable[matches.Whole], user: int) -> tuple[Mine, ...]:
    """Matches in which a person sits, those that wait longest for the person first."""
    seats = []
    for whole in wholes:
        brief = brief_of(*whole)
        player = next(player for player in brief.players if player.user == user)
        seats.append(Mine(brief=brief, seat=player.seat, my_turn=brief.waits_for(user)))
    return tuple(sorted(seats, key=_urgency))


def _urgency(mine: Mine) -> tuple[bool, bool, int, int]:
    """My turn first, longest waiting first; then running, lobbies, finished, each newest first."""
    brief = mine.brief
    since = next((player.awaited_since or 0 for player in brief.players if player.seat == mine.seat), 0)
    finished = brief.state not in ("lobby", "running")
    return (not mine.my_turn, finished, since if mine.my_turn else 0, -(brief.moved_at or brief.opened_at))


class Attempt:
    """How far a change has come, for whoever waits for it. Up to its commit it may be given up."""

    def __init__(self) -> None:
        self.given_up = self.committing = False

    def must_go_on(self) -> None:
        """Raises Silent if the change was given up: the asker was told that nothing has changed."""
        if self.given_up:
            raise Silent

    def commit(self) -> None:
        """From now on it can no longer be given up. Raises Silent if it already was."""
        self.must_go_on()
        self.committing = True


async def waited_for(context: Context, work: Coroutine[Any, Any, T], attempt: Attempt) -> T:
    """Wait for work that nothing interrupts; but not for ever (`AWAITED`) while the store does not answer.

    Raises:
        Silent: it is given up, and changes nothing.
        StoreError: the store is closing.
    """
    if not AWAITED.get():
        return await context.store.finish(work)
    running = context.store.start(work)
    while not (await asyncio.wait((running,), timeout=LOOK))[0]:
        silent = await context.is_silent(SILENCE)
        if silent and not attempt.committing and not running.done():
            attempt.given_up = True
            raise Silent
    return running.result()


class Service:
    """What reads and changes matches. The decorators need to know its context."""

    def __init__(self, context: Context) -> None:
        self.context = context


S = TypeVar("S", bound=Service)
P = ParamSpec("P")
Public = Callable[Concatenate[S, P], Coroutine[Any, Any, T]]


def read(method: Callable[Concatenate[S, P], Coroutine[Any, Any, T]]) -> Public[S, P, T]:
    """A method that only reads. It reads to its end even if its caller goes away (see `Store.finish`). It
    raises Silent if somebody waits and the store does not answer."""

    @functools.wraps(method)
    async def public(self: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await waited_for(self.context, method(self, *args, **kwargs), Attempt())

    return public
