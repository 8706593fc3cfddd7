"""Enqueue messages in the outbox, in the transaction of what they tell of.

Rows carry no content, only what must not be forgotten: whom to ping, and since which step there is news.
A row that nobody has tried to send yet takes in the next one of its kind, so a busy match does not lag.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Self

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Fact
from bot.store import OutboxRow, calls, outbox

NONCE_BYTES = 10
"""A nonce is random, so that it tells nothing; it is kept in the row and so the same at every attempt."""


Pings = tuple[tuple[int, int], ...]
"""(seat, duty) of those to ping; void once the duty is done or another."""


class Older(msgspec.Struct, frozen=True, omit_defaults=True):
    """A row whose attempt may have arrived, and that a later row took in: should its message be found, only
    this is left to say."""

    nonce: str
    at: int
    pings: Pings = ()
    since: int | None = None


class Payload(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a row carries, as JSON."""

    pings: Pings = ()
    since: int | None = None
    first: bool = False
    position: int | None = None
    """The public position it was written for; None: to be posted whatever was shown before."""
    older: tuple[Older, ...] = ()
    tries: int = 0
    """Attempts at the rows that were taken in."""
    message: int | None = None
    channel: int | None = None
    delete: bool = False
    fact: Fact | None = None
    bound: tuple[int, int] | None = None
    """notice: (seat, duty) without which there is nothing to say any more."""
    instead: Fact | None = None
    """notice to a person: what is said in the match's place when it cannot be delivered, ..."""
    to: Pings = ()
    """... and to whom."""
    refusals: int = 0
    """How often in a row it was refused; since its place counts as lost, from then on."""
    about: str | None = None
    """A notice that is tidied away when there is nothing left to do about it (`bot.store.calls`)."""

    def merged(self, newer: Payload) -> Payload:
        """Both in one message: no ping is lost, the news begins with the older."""
        return Payload(
            pings=_both(self.pings, newer.pings),
            since=_first(self.since, newer.since),
            first=self.first or newer.first,
            position=newer.position if self.position is not None else None,
            tries=self.tries + newer.tries,
            refusals=self.refusals,
            older=tuple(
                msgspec.structs.replace(
                    one, pings=_both(one.pings, newer.pings), since=_first(one.since, newer.since)
                )
                for one in self.older
            ),
        )

    def superseding(self, row: OutboxRow) -> Payload:
        """This one in the place of a row before it, which is taken in."""
        older = payload(row).merged(self)
        if row.attempts:
            mine = Older(row.nonce, row.created_at, self.pings, self.since)
            tries = older.tries + row.attempts
            older = msgspec.structs.replace(older, older=(*older.older, mine), tries=tries)
        return older


def _both(pings: Pings, newer: Pings) -> Pings:
    return tuple(sorted({**dict(pings), **dict(newer)}.items()))


def _first(since: int | None, other: int | None) -> int | None:
    return min((n for n in (since, other) if n is not None), default=None)


def payload(row: OutboxRow) -> Payload:
    return msgspec.json.decode(row.payload, type=Payload)


class Post:
    """Writes rows for one match in one transaction, when its `async with` block is left well."""

    def __init__(
        self, db: AsyncConnection, match: int, now: int, token_bytes: Callable[[int], bytes]
    ) -> None:
        self.db, self.match, self.now, self.token_bytes = db, match, now, token_bytes
        self._untried: list[OutboxRow] | None = None
        self._new: list[dict[str, object]] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            await outbox.add(self.db, self._new)

    async def board(self, load: Payload, *, final: bool = False) -> None:
        """A board with its news and pings; the final one takes the place of one that was not sent yet."""
        rows = [row for row in await self._mine() if row.kind in ("board", "final")]
        for row in rows:
            load = payload(row).merged(load)
        kind = "final" if final or any(row.kind == "final" for row in rows) else "board"
        if kind == "final":
            load = msgspec.structs.replace(load, pings=())
        if len(rows) == 1 and rows[0].kind == kind:
            if await outbox.rewrite(self.db, rows[0].id, text(load)):
                return
        else:
            for row in rows:
                await outbox.drop(self.db, row.id)
        self._add(kind, f"c{self.match}", load)

    def parcel(self) -> None:
        """What there is to keep of the match, after its last board."""
        self._add("parcel", f"c{self.match}", Payload())

    async def lobby(self) -> None:
        """Post or edit the lobby card."""
        if not any(row.kind == "lobby" for row in await self._mine()):
            self._add("lobby", f"l{self.match}", Payload())

    def card(self, message: int, channel: int) -> None:
        """The card of a lobby that has started says so. With the lobby's partition key: no board waits for
        it."""
        self._add("card", f"l{self.match}", Payload(message=message, channel=channel))

    async def hands(self, hands: Iterable[tuple[int, int]]) -> None:
        """(seat, user) of those whose hands changed."""
        waiting = {(row.seat, row.user) for row in await self._mine() if row.kind == "hand"}
        for seat, user in hands:
            if (seat, user) not in waiting:
                self._add("hand", f"u{user}", Payload(), seat=seat, user=user)

    def notice(self, fact: Fact, *, user: int | None = None, load: Payload | None = None) -> None:
        """Tell something to a user, or (None) in the match's place."""
        load = msgspec.structs.replace(load or Payload(), fact=fact)
        self._add("notice", f"c{self.match}" if user is None else f"u{user}", load, user=user)

    async def refresh(self, position: int) -> None:
        """The newest board shows who is still to act. With the partition key of old boards: no new board
        waits for it, and one that is old by then is left alone."""
        if not any(row.kind == "refresh" for row in await self._mine()):
            self._add("refresh", f"s{self.match}", Payload(position=position))

    async def take_back(self, about: str) -> None:
        """Drop notices about something that were not tried yet."""
        for row in await self._mine():
            if row.kind == "notice" and payload(row).about == about:
                await outbox.drop(self.db, row.id)

    async def call_off(self, about: str, *, delete: bool = False, how: Fact | None = None) -> None:
        """There is nothing left to do about this: messages that called somebody lose their buttons and pings,
        or go. `how`: said below, as how it ended."""
        await self.take_back(about)
        for call in await calls.take(self.db, self.match, about):
            self.remove_buttons(call.message, call.channel, delete=delete, fact=how)

    def remove_buttons(self, message: int, channel: int, *, delete: bool, fact: Fact | None = None) -> None:
        """Remove buttons and pings of an old message, or delete it. `fact`: how it ended, said below."""
        load = Payload(message=message, channel=channel, delete=delete, fact=fact)
        self._add("strip", f"s{self.match}", load)

    async def _mine(self) -> list[OutboxRow]:
        if self._untried is None:
            self._untried = await outbox.untried(self.db, self.match)
        return self._untried

    def _add(
        self,
        kind: str,
        partition_key: str,
        load: Payload,
        *,
        seat: int | None = None,
        user: int | None = None,
    ) -> None:
        self._new.append(
            {
                "match": self.match,
                "kind": kind,
                "lane": partition_key,
                "nonce": self.token_bytes(NONCE_BYTES).hex(),
                "due": self.now,
                "created_at": self.now,
                "payload": text(load),
                "seat": seat,
                "user": user,
            }
        )


def text(load: Payload) -> str:
    return msgspec.json.encode(load).decode()
