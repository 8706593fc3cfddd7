"""How a match is changed: lock, idempotency key, transaction, retry on conflict and waking of the outbox.

    @change
    async def join(self, tx: Tx, match_id: int, person: Person, /, *, key: str | None = None) -> Brief:
        ...

The first arguments say what is changed (`of`) and who asks. A method takes `key`, the number of an
interaction, where a repeated request must change nothing and give the first result; the decorator reads it.
What the method returns is remembered under the key, in the same transaction.
"""

from __future__ import annotations

import asyncio
import functools
import logging
import typing
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Concatenate, Final, NamedTuple, Protocol, overload

import msgspec
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core.seats import Seat
from bot.match.changing.context import Attempt, Context, P, Public, S, T, translated, waited_for
from bot.match.engine.models import Brief, Manager, Person, Played, PlayedTurn
from bot.match.engine.positions import Past
from bot.match.engine.rows import Match
from bot.match.errors import Busy, Storage, TooManyCalls, UnknownMatch, Unsure, UserError
from bot.match.outbox.enqueue import Outgoing
from bot.match.timing.clock import DAY
from bot.store import Conflict, SeatRow, matches, steps
from bot.store.engine import as_text

log = logging.getLogger(__name__)

TRIES: Final = 12
"""How often a change is tried when somebody else changed the match first."""


_Method = Callable[Concatenate[S, "Tx", P], Coroutine[Any, Any, T]]


class Tx:
    """One try to change something. Reads freely; after `write` it is one transaction, all or nothing."""

    def __init__(self, context: Context, stack: AsyncExitStack, key: str | None = None) -> None:
        self.context, self.key = context, key
        self.now = context.now()
        """UTC milliseconds: the moment of the change."""
        self.then: list[Callable[[], None]] = []
        """Functions to call when the transaction is committed."""
        self._stack = stack
        self._db: AsyncConnection | None = None
        self._reader: AsyncConnection | None = None
        self._match: Match | None = None
        self._changed = False

    # -- the transaction ---------------------------------------------------------------------------------

    @property
    def db(self) -> AsyncConnection:
        """The connection that writes."""
        assert self._db is not None, "call `write` first"
        return self._db

    @property
    def writes(self) -> bool:
        return self._db is not None

    async def write(self) -> None:
        """Begin to write; the transaction ends with the method. Raises StoreError, StoreBusy."""
        if self._db is None:
            self._db = await self._stack.enter_async_context(self.context.store.write())

    @asynccontextmanager
    async def reading(self, *, single: bool = False) -> AsyncIterator[AsyncConnection]:
        """The connection that writes, or one that only reads; within another such block, the same. For
        `single` see `Store.read`."""
        open_already = self._db or self._reader
        if open_already is not None:
            yield open_already
            return
        async with self.context.reading(single=single) as self._reader:
            try:
                yield self._reader
            finally:
                self._reader = None

    # -- the match ---------------------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        """The match as it was last read."""
        assert self._match is not None
        return self._match

    async def load(self, match_id: int) -> Match:
        """Read a match; this change is about it from now on. Raises UnknownMatch, Broken."""
        if self._match is None or self._match.id != match_id:
            self._changed = False
        async with self.reading() as db:
            self._match = await self.context.load(db, match_id)
        return self._match

    async def reload(self) -> Match:
        """Read the match again, with what this transaction has written."""
        return await self.load(self.match.id)

    async def brief(self) -> Brief:
        """The match as it is now, with what this transaction has written."""
        return (await self.reload()).brief

    async def change(self, **columns: object) -> None:
        """Change the row of the match. The first call makes sure that nobody has changed it since it was
        read. Raises Conflict."""
        if not self._changed:
            await matches.change(self.db, self.match.id, self.match.row.revision, **columns)
            self._changed = True
        elif columns:
            await matches.note(self.db, self.match.id, **columns)
        row = self.match.row
        if "ended_at" in columns:
            await steps.forget_notes(self.db, f"{steps.HOME}{row.id}:", but=None)
            await steps.take_note(self.db, f"{steps.MOVES_ON}{row.id}")
        if "state" in columns and row.forum and row.thread is not None:
            async with self.enqueue() as out:
                await out.post_tags(row.thread)

    async def change_seat(self, seat: Seat, **columns: object) -> None:
        """Change the row of a seat."""
        await matches.change_seat(self.db, self.match.id, seat, columns)

    def enqueue(self) -> Outgoing:
        """Writes messages of the match into the outbox: `async with tx.enqueue() as out`."""
        return self.context.enqueue(self.db, self.match.id)

    # -- its position ------------------------------------------------------------------------------------

    async def state(self) -> Any:
        """Raises Broken."""
        async with self.reading() as db:
            return await self.context.positions.state(db, self.match)

    async def past(self) -> Past:
        """Raises Broken."""
        async with self.reading() as db:
            return await self.context.positions.past(db, self.match)

    def running_seat(self, user: int, expected: int | None = None) -> SeatRow:
        """As `Match.running_seat`."""
        return self.match.running_seat(user, expected)


class Scope(NamedTuple):
    """What a request is about."""

    lock: int
    match: int | None
    user: int
    guild: int | None = None
    """The match must be of this server."""


Subject = Callable[..., Scope]


class _Change(Protocol):
    """A decorator with its parameters."""

    def __call__(self, method: _Method[S, P, T], /) -> Public[S, P, T]: ...


def _of_match(match_id: int, who: int | Person | Manager = 0, *_: object) -> Scope:
    guild = who.guild if isinstance(who, Manager) else None
    return Scope(match_id, match_id, who.user if isinstance(who, Person | Manager) else who, guild)


def _of_managed_match(manager: Manager, match_id: int, *_: object) -> Scope:
    return Scope(match_id, match_id, manager.user, manager.guild)


def _of_person(who: int | Person, *_: object) -> Scope:
    user = who.user if isinstance(who, Person) else who
    return Scope(-user, None, user)


def _of_guild(where: int | Manager, *_: object) -> Scope:
    """Numbers of servers and persons differ."""
    if isinstance(where, Manager):
        return Scope(-where.guild, None, where.user)
    return Scope(-where, None, 0)


def _of_new_match(who: Person | Manager | None, *_: object) -> Scope:
    return Scope(0, None, 0 if who is None else who.user)


MATCH: Final[Subject] = _of_match
"""(match_id, user, person or manager, ...)"""
MANAGED_MATCH: Final[Subject] = _of_managed_match
"""(manager, match_id, ...): a match of the manager's own server. Others raise UnknownMatch."""
NEW_MATCH: Final[Subject] = _of_new_match
"""(who, ...): a match that does not exist yet."""
PERSON: Final[Subject] = _of_person
"""(user or person, ...): what is known of a person."""
GUILD: Final[Subject] = _of_guild
"""(manager or guild, ...): what is known of a server."""


@overload
def change(method: _Method[S, P, T], /) -> Public[S, P, T]: ...
@overload
def change(*, of: Subject = MATCH, reads_first: bool = False) -> _Change: ...
def change(method: Any = None, /, *, of: Subject = MATCH, reads_first: bool = False) -> Any:
    """A method that changes something.

    Args:
        of: what is changed, and so what the first arguments are: MATCH, MANAGED_MATCH, ...
        reads_first: for a method that takes long, is often refused, or often has nothing to write. At first
            the transaction only reads; the method calls `tx.write` when it knows what to write.
    """
    if method is not None:
        return _wrapped(method, MATCH, writes=True)
    return lambda method: _wrapped(method, of, writes=not reads_first)


def _wrapped(method: _Method[S, P, T], scope_of: Subject, *, writes: bool) -> Public[S, P, T]:
    remembered: _Remembered[T] | None = None

    @functools.wraps(method)
    async def public(self: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        nonlocal remembered
        if remembered is None:
            remembered = _Remembered(typing.get_type_hints(method)["return"])
        scope = scope_of(*args)
        given = kwargs.get("key")
        key = None
        if given is not None:
            operation = f"{type(self).__name__}.{method.__name__}".lower()
            key = f"{operation}:{scope.match or 0}:{scope.user}:{given}"[:200]

        attempt = Attempt()

        async def once() -> T:
            try:
                return await _once(self, scope, key, remembered, attempt, method, writes, args, kwargs)
            except UserError:
                # Perhaps it is refused only because another process has just carried out the same request.
                # This transaction is over: it has written nothing, and its connection is free.
                if key is None:
                    raise
                async with AsyncExitStack() as stack:
                    tx = Tx(self.context, stack, key)
                    async with tx.reading() as db:
                        before = await steps.remembered(db, key)
                    if before is None:
                        raise
                    return await remembered.read(tx, before)

        trying = _tried(self.context, scope, once, attempt, sure=key is not None)
        return await waited_for(self.context, trying, attempt)

    return public


async def _tried(
    context: Context,
    scope: Scope,
    once: Callable[[], Coroutine[Any, Any, T]],
    attempt: Attempt,
    *,
    sure: bool,
) -> T:
    """Make one change at a time in this process, and try again when another process was first. If the caller
    is cancelled meanwhile, the change still runs to its end.

    Args:
        sure: the change has a key. So it may be tried again if nobody knows whether it was committed: if it
            was, the second try gives its result.
    """
    unsure = False
    async with context.lock(scope.lock):
        for number in range(TRIES):
            attempt.must_go_on()
            try:
                with translated():
                    result = await once()
            except (Storage, Busy) as error:
                if unsure:
                    raise Unsure from error
                if not sure or not isinstance(error, Unsure):
                    raise
                unsure = True
                if scope.match is not None:
                    context.positions.forget(scope.match)
            except Conflict as conflict:
                if scope.match is not None:
                    context.positions.forget(scope.match)
                log.info("match %s: tried again (%s)", scope.match, conflict)
                attempt.committing = unsure
                await asyncio.sleep(0.005 * number)
            else:
                context.news.set()
                return result
        raise Busy


async def _once(
    service: S,
    scope: Scope,
    key: str | None,
    remembered: _Remembered[T],
    attempt: Attempt,
    method: Callable[..., Coroutine[Any, Any, T]],
    writes: bool,
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
) -> T:
    async with AsyncExitStack() as stack:
        tx = Tx(service.context, stack, key)
        if writes:
            await tx.write()
        # The two statements need not see the same state: a change between them is found when this one is
        # written.
        async with tx.reading(single=True) as db:
            before = None if key is None else await steps.remembered(db, key)
            if before is not None:
                return await remembered.read(tx, before)
            if scope.match is not None:
                match = await tx.load(scope.match)
                if scope.guild is not None and match.row.guild != scope.guild:
                    raise UnknownMatch
        result = await method(service, tx, *args, **kwargs)
        if key is not None and tx.writes:
            await steps.remember(tx.db, key, remembered.text(result), tx.now)
        attempt.commit()
    for do in tx.then:
        do()
    return result


class _Remembered(typing.Generic[T]):
    """The form in which a result is stored under its key. Of a match only the number is stored, because its
    brief names other people. When the result is asked for again, the brief is read anew."""

    def __init__(self, kind: type[T]) -> None:
        self._kind = kind

    def text(self, result: T) -> str:
        if isinstance(result, Brief):
            return str(result.match)
        if isinstance(result, PlayedTurn):
            result = replace(result, my_turns=())
        value = msgspec.to_builtins(result)
        if isinstance(value, dict) and "brief" in value:
            value["brief"] = value["brief"]["match"]
        return as_text(value)

    async def read(self, tx: Tx, text: str) -> T:
        value = msgspec.json.decode(text)
        if self._kind is Brief:
            return typing.cast(T, (await tx.load(value)).brief)
        if issubclass(self._kind, PlayedTurn):
            value.setdefault("brief", value["match"])  # older versions stored less of a turn
        if isinstance(value, dict) and "brief" in value:
            value["brief"] = msgspec.to_builtins((await tx.load(value["brief"])).brief)
        result = msgspec.convert(value, self._kind)
        return typing.cast(T, replace(result, repeated=True)) if isinstance(result, Played) else result


CALLS: Final = 8
"""Requests of one person in one match, of any kind, within `WITHIN`."""
WITHIN: Final = DAY


async def count_call(tx: Tx, user: int) -> None:
    """A person is about to call others: with an invitation, a request, an offer of a seat, a proposal.
    Counted in the transaction that calls them, so that a request refused for another reason does not count.

    Raises:
        TooManyCalls.
    """
    # Each call takes one of a few keys that is free. Like other keys, they name the person and are deleted
    # after a day.
    keys = [f"called:{tx.match.id}:{user}:{number}" for number in range(CALLS)]
    used = {key: at for key, at in (await steps.moments(tx.db, keys)).items() if at > tx.now - WITHIN}
    free = next((key for key in keys if key not in used), None)
    if free is None:
        raise TooManyCalls(most=CALLS, until=min(used.values()) + WITHIN)
    await steps.note(tx.db, free, "", tx.now)
