"""What the operator tells at all tables: each place hears it once, slowly, after all that is played."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from hashlib import sha256
from typing import Final, Literal

import msgspec

from bot.core import Fact, fact
from bot.match.changing.context import Context, Service, read
from bot.match.outbox.enqueue import NONCE_BYTES, outbox_row
from bot.match.outbox.messages import Notice
from bot.match.timing.clock import is_recent
from bot.store import announcements, outbox
from bot.store.engine import as_text
from bot.text.escape import lines_safe

log = logging.getLogger(__name__)

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
