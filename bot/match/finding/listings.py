"""Standing messages that list the open tables of a server and keep themselves up to date.

Every few seconds the bot compares what each message shows with what it should show. So no change is missed,
whoever made it. An edit is a row of the outbox that may wait: whatever else is to be sent goes first.
"""

from __future__ import annotations

import hashlib
import logging
from collections import defaultdict
from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.match.changing.context import Context, Service, read
from bot.match.changing.transaction import GUILD, Tx, change
from bot.match.engine.models import Manager
from bot.match.errors import NoListing, TooManyListings
from bot.match.finding.tables import OpenTable, open_tables
from bot.match.hosting.publicity import may_be_listed
from bot.match.hosting.settings import guild_settings
from bot.match.outbox.enqueue import STANDING, outbox_row
from bot.match.outbox.messages import OpenTables
from bot.match.timing.clock import DAY, HOUR, is_recent
from bot.store import MatchRow, finding, outbox
from bot.store.finding import ListingRow

log = logging.getLogger(__name__)

MOST: Final = 10
"""Standing messages of one server."""
EVERY: Final = 5_000
"""Milliseconds between two looks."""
PAUSE: Final = 20_000
"""Least milliseconds between two edits of one message."""
HOLD: Final = 3_000
"""Milliseconds that an edit waits for more changes; what is enqueued meanwhile goes first."""
CHECK: Final = HOUR
"""A message is edited after this time even if nothing has changed: somebody may have deleted it."""
GIVEN_UP: Final = 7 * DAY
"""How long a message is kept after its channel has gone."""
LOOKED_AT: Final = 2000
"""Open tables that are looked at, the newest."""


class Standing(msgspec.Struct, frozen=True):
    guild: int
    language: str
    elsewhere: bool
    tables: tuple[OpenTable, ...]


class Listings(Service):
    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._looked: int | None = None

    @change(of=GUILD)
    async def put(
        self, tx: Tx, manager: Manager, /, channel: int, language: str, *, elsewhere: bool, key: str
    ) -> None:
        """Keep a list of the open tables in a channel. One that is there changes.

        Args:
            language: as long as the settings of the server name none.
            elsewhere: with tables of other servers.

        Raises: TooManyListings.
        """
        known = await finding.listing(tx.db, channel, lock=True)
        if known is None and await finding.count_listings(tx.db, manager.guild) >= MOST:
            raise TooManyListings(most=MOST)
        message = None if known is None else known.message
        row = ListingRow(channel, manager.guild, language, elsewhere, message, "", tx.now)
        row = replace(row, shown=(await _marks(tx.db, [row]))[channel])
        await finding.put_listing(tx.db, row)
        await self._add(tx.db, OpenTables(channel=channel), tx.now)

    @change(of=GUILD)
    async def remove(self, tx: Tx, manager: Manager, /, channel: int, *, key: str) -> None:
        """Delete the list of a channel. Raises: NoListing."""
        known = await finding.listing(tx.db, channel, lock=True)
        if known is None or known.guild != manager.guild:
            raise NoListing
        await finding.drop_listing(tx.db, channel)
        if known.message is not None:
            await self._add(tx.db, OpenTables(channel=channel, remove=known.message), tx.now)

    @read
    async def shown(self, channel: int) -> Standing | None:
        """What the message of a channel should show now; None: there is to be none."""
        async with self.context.reading() as db:
            row = await finding.listing(db, channel)
            if row is None:
                return None
            settings = await guild_settings(db, row.guild)
            tables = await open_tables(self.context, db, row.guild, elsewhere=row.elsewhere)
            return Standing(row.guild, settings.language or row.language, row.elsewhere, tuple(tables))

    async def look(self) -> int:
        """Bring messages up to date, now and then; how many are edited."""
        now = self.context.now()
        if is_recent(self._looked, now, EVERY):
            return 0
        self._looked = now
        async with self.context.reading() as db:
            rows = await finding.listings_of(db, self.context.shards)
            marks = await _marks(db, rows) if rows else {}
        edited = 0
        for row in rows:
            if not _is_due(row, marks[row.channel], now):
                continue
            async with self.context.store.write() as db:
                edited += await self._bring_up_to_date(db, row.channel, marks[row.channel], now)
        if edited:
            self.context.news.set()
        return edited

    async def _bring_up_to_date(self, db: AsyncConnection, channel: int, mark: str, now: int) -> bool:
        row = await finding.listing(db, channel, lock=True)
        if row is None or not _is_due(row, mark, now):  # another process was first
            return False
        if row.lost_at is not None and now - row.lost_at > GIVEN_UP:
            log.info("the list of open tables in channel %s is given up", channel)
            await finding.drop_listing(db, channel)
            return False
        if await outbox.waits(db, f"{STANDING}{channel}", OpenTables.kind):
            return False
        await finding.note_listing(db, channel, shown=mark, at=now)
        await self._add(db, OpenTables(channel=channel), now, hold=HOLD)
        return True

    async def _add(self, db: AsyncConnection, message: OpenTables, now: int, *, hold: int = 0) -> None:
        row = outbox_row(message, f"{STANDING}{message.channel}", now, self.context.token_bytes)
        await outbox.add(db, [row | {"due": now + hold}])


def _is_due(row: ListingRow, mark: str, now: int) -> bool:
    since = now - row.at if row.at <= now else CHECK  # else the clock was set back
    if row.lost_at is not None or mark == row.shown:
        return since >= CHECK
    return since >= PAUSE


async def _marks(db: AsyncConnection, rows: Iterable[ListingRow]) -> dict[int, str]:
    """For each channel a mark of what its message should show. The mark changes when anything that is shown
    changes."""
    here: dict[int, list[MatchRow]] = defaultdict(list)
    everywhere: list[MatchRow] = []
    for table in await finding.all_open(db, LOOKED_AT):
        assert table.guild is not None
        settings = await guild_settings(db, table.guild)
        if may_be_listed(table, settings, here=True):
            here[table.guild].append(table)
        if may_be_listed(table, settings, here=False):
            everywhere.append(table)
    marks = {}
    for row in rows:
        others = [other for other in everywhere if row.elsewhere and other.guild != row.guild]
        shown = [(table.id, table.revision) for table in (*here[row.guild], *others)]
        language = (await guild_settings(db, row.guild)).language or row.language
        text = msgspec.json.encode((shown, language, row.elsewhere))
        marks[row.channel] = hashlib.blake2b(text, digest_size=8).hexdigest()
    return marks
