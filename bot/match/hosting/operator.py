"""What the operator decides for all servers: whom the bot does not answer, and whether it takes new tables.
And small things the program remembers about itself, such as which commands Discord was sent last.

Tools write these notes while the bot runs; every process reads them again after some seconds.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final, Literal

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Fact, fact
from bot.match.changing.context import Context, Service, read
from bot.match.errors import Maintenance, UserError
from bot.store import StoreError, steps

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
