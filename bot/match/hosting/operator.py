"""What the operator decides for all servers: whom the bot does not answer, and whether it takes new tables.
Small things the program remembers about itself, such as which commands Discord was sent last. And what the
operator tells at all tables: each place hears it once, slowly, after all that is played.

Tools write these notes while the bot runs; every process reads them again after some seconds.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Mapping
from hashlib import sha256
from typing import Final, Literal

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Fact, fact
from bot.match.changing.context import Context, Service, read
from bot.match.errors import Maintenance, UserError
from bot.match.outbox.enqueue import NONCE_BYTES, outbox_row
from bot.match.outbox.messages import Notice
from bot.match.timing.clock import is_recent
from bot.store import StoreError, announcements, outbox, steps
from bot.store.engine import as_text
from bot.text.escape import lines_safe

log = logging.getLogger(__name__)

Blockable = Literal["person", "server"]

BLOCKED: Final = f"{steps.NOTE}blocked:"
"""The beginning of the keys of notes about who is blocked; "person" or "server" and the id follow."""
MAINTENANCE: Final = f"{steps.NOTE}maintenance"
KNOWN: Final = 10_000
"""Milliseconds until the list of those who are blocked is read again."""
PATIENCE: Final = 0.5
"""Seconds to wait for that. Discord waits three seconds for the first response."""


class Operator(Service):
    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._blocked: frozenset[str] = frozenset()
        """Who is blocked, as far as it is known."""
        self._read_at: int | None = None
        """When the list was read; None: it has to be read again."""
        self._reading: asyncio.Task[None] | None = None

    async def refusal(self, user: int, guild: int | None) -> Fact | None:
        """Why a person on a server is not answered; None: they are. If the list cannot be read in time, the
        last one counts."""
        await self._look()
        if f"{BLOCKED}person:{user}" in self._blocked:
            return fact("error-blocked-person")
        if guild is not None and f"{BLOCKED}server:{guild}" in self._blocked:
            return fact("error-blocked-server")
        return None

    async def _look(self) -> None:
        """Read who is blocked if the last list is too old, but do not wait long for it."""
        now = self.context.now()
        if self._read_at is not None and 0 <= now - self._read_at < KNOWN:
            return
        if self._reading is None or self._reading.done():
            try:
                self._reading = self.context.store.start(self._read(now))
            except StoreError:  # it is being closed
                return
        await asyncio.wait((self._reading,), timeout=PATIENCE)

    async def _read(self, now: int) -> None:
        with contextlib.suppress(UserError):
            self._blocked = frozenset(await self.blocked())
            self._read_at = now

    @read
    async def blocked(self) -> list[str]:
        """The keys of the notes about all who are blocked."""
        async with self.context.reading() as db:
            return await steps.notes(db, BLOCKED)

    @read
    async def block(self, what: Blockable, number: int, blocked: bool = True) -> None:
        """Stop answering a person, or everybody on a server; or (`blocked` False) answer again. Matches and
        their clocks go on."""
        async with self.context.store.write() as db:
            key = f"{BLOCKED}{what}:{number}"
            if blocked:
                await steps.note(db, key, "", self.context.now())
            else:
                await steps.take_note(db, key)
        self._read_at = None

    @read
    async def maintain(self, on: bool) -> bool:
        """Let no table open or begin, so that running matches can end; or (`on` False) let them again.
        Returns False if nothing changed."""
        async with self.context.store.write() as db:
            before = await steps.remembered(db, MAINTENANCE) is not None
            if on and not before:
                await steps.note(db, MAINTENANCE, "", self.context.now())
            elif not on:
                await steps.take_note(db, MAINTENANCE)
        return before != on


async def must_take_tables(db: AsyncConnection) -> None:
    """Raises Maintenance."""
    if await steps.remembered(db, MAINTENANCE) is not None:
        raise Maintenance


class Notes(Service):
    @read
    async def get(self, name: str) -> str | None:
        """The text that was kept under a name, or None."""
        async with self.context.reading() as db:
            return await steps.remembered(db, f"{steps.NOTE}{name}")

    @read
    async def set(self, name: str, value: str) -> None:
        """Keep a text under a name, in place of an older one."""
        async with self.context.store.write() as db:
            await steps.note(db, f"{steps.NOTE}{name}", value, self.context.now())


Kind = Literal["own", "maintenance", "maintenance-over"]
KEYS: Final = {
    "own": "table-announcement",
    "maintenance": "table-maintenance",
    "maintenance-over": "table-maintenance-over",
}
LONGEST: Final = 1000
"""Characters of a text of the operator."""
AT_ONCE: Final = 5
"""How many places are told in one look: few, because Discord allows 50 requests a second for everything."""
EVERY: Final = 5_000
"""Milliseconds between two looks for an announcement when there was none."""
LATE: Final = 5_000
"""Nothing is announced while a delivery is so many milliseconds late."""
USUAL: Final = ""
"""The key of the text for languages without one of their own."""
PARTITION: Final = "a"
"""The beginning of the partition key. It is a key of its own, so that no board waits for an announcement."""


class BadAnnouncement(ValueError):
    """The text is empty or too long."""


def checked(texts: Mapping[str, str]) -> dict[str, str]:
    """The operator's texts, by language, as they can be told. Raises BadAnnouncement."""
    by_language = {language: text.strip() for language, text in texts.items()}
    if not by_language.get(USUAL):
        raise BadAnnouncement("The text is empty.")
    for text in by_language.values():
        if len(lines_safe(text)) > LONGEST:
            raise BadAnnouncement(f"The text is too long: at most {LONGEST} characters.")
    return by_language


class Announcing(Service):
    """Tells announcements."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._idle: int | None = None
        """When there was nothing to tell."""

    @read
    async def places(self) -> int:
        """At how many places an announcement would be told now."""
        async with self.context.reading() as db:
            return await announcements.places(db)

    @read
    async def announce(self, texts: Mapping[str, str], kind: Kind = "own") -> int:
        """Tell all tables that are live now. Returns the number of their places.

        Args:
            texts: of the operator, by language; USUAL: for all others.

        Raises: BadAnnouncement.
        """
        by_language = checked(texts) if kind == "own" else {}
        async with self.context.store.write() as db:
            kept = as_text(by_language)
            return await announcements.put(db, self.context.now(), kind, kept)

    @read
    async def stop(self) -> int:
        """Stop all announcements. Returns how many were not told everywhere."""
        async with self.context.store.write() as db:
            return await announcements.stop(db, self.context.now())

    async def look(self) -> int:
        """Tell some places, if nothing else is late. Returns how many were told."""
        now = self.context.now()
        if is_recent(self._idle, now, EVERY):
            return 0
        async with self.context.reading() as db:
            waits = await announcements.waits(db)
            late = await outbox.oldest_late(db) if waits else None
        if not waits or (late is not None and now - late > LATE):
            self._idle = now
            return 0
        async with self.context.store.write() as db:
            row = await announcements.current(db)
            if row is None:
                return 0
            tables = await announcements.tables(db, row, AT_ONCE)
            texts = msgspec.json.decode(row.texts, type=dict[str, str])
            nonces = {table.match: _nonce(row.at, table.post) for table in tables}
            sent = await announcements.sent(db, list(nonces.values()))
            new = [table for table in tables if nonces[table.match] not in sent]
            for table in new:
                notice, key = Notice(said=_said(row.kind, texts, table.language)), f"{PARTITION}{table.match}"
                told = outbox_row(notice, key, now, self.context.token_bytes, match=table.match)
                await outbox.add(db, [told | {"nonce": nonces[table.match]}])
            done = len(tables) < AT_ONCE
            reached = tables[-1].match if tables else row.reached
            await announcements.reach(db, row.at, reached, len(new), now if done else None)
        if done:
            log.info("the announcement of %s is told at %s places", row.at, row.told + len(new))
        self.context.news.set()
        return len(new)


def _said(kind: str, texts: Mapping[str, str], language: str) -> Fact:
    if kind != "own":
        return fact(KEYS[kind])
    return fact(KEYS[kind], text=lines_safe(texts.get(language) or texts[USUAL]))


def _nonce(at: int, post: int) -> str:
    """The same for a place at every attempt."""
    return sha256(f"announcement:{at}:{post}".encode()).hexdigest()[: 2 * NONCE_BYTES]
