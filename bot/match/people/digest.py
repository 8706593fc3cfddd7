"""The daily digest: a list of somebody's matches by direct message, at an hour of the person's own day."""

from __future__ import annotations

import logging
from datetime import UTC, datetime, timedelta
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.match.changing.context import Service
from bot.match.outbox.enqueue import PERSON, outbox_row
from bot.match.outbox.messages import Digest
from bot.match.running.clocks import known_of
from bot.match.timing.clock import DAY
from bot.match.timing.person_settings import PersonSettings, calm_until
from bot.store import digests, matches, outbox
from bot.store.digests import DigestRow

log = logging.getLogger(__name__)

AT_ONCE: Final = 50
FARTHEST: Final = 2 * DAY
"""No digest is planned further ahead than this, even with quiet hours and changes to summer time."""


def next_digest(settings: PersonSettings, now: int) -> int | None:
    """The next time that the person's clock shows the hour of the digest. An hour that the clocks skip comes
    an hour later; an hour that comes twice counts once."""
    if settings.digest is None:
        return None
    hour, minute = divmod(settings.digest, 60)
    day = datetime.fromtimestamp(now / 1000, UTC).astimezone(settings.tz).date() - timedelta(days=1)
    for _ in range(4):
        moment = datetime(day.year, day.month, day.day, hour, minute, tzinfo=settings.tz)
        at = int(moment.timestamp() * 1000)
        if at > now:
            return at
        day += timedelta(days=1)
    raise AssertionError("unreachable")


class Digests(Service):
    async def look(self) -> int:
        """Put digests that are due into the outbox. Returns how many rows were due. A row and its message are
        one transaction."""
        context, now = self.context, self.context.now()
        async with context.reading(single=True) as db:
            rows = await digests.ripe(db, now, now + FARTHEST, AT_ONCE)
        for row in rows:
            try:
                async with context.store.write() as db:
                    await self._send(db, row)
            except Exception:  # the others must not wait for it
                log.exception("a digest failed; later again")
                async with context.store.write() as db:
                    if await digests.take(db, row):
                        await digests.schedule(db, row.user, now + DAY)
        if rows:
            context.news.set()
        return len(rows)

    async def _send(self, db: AsyncConnection, row: DigestRow) -> None:
        if not await digests.take(db, row):
            return
        user, now = row.user, self.context.now()
        known, vacations = (await known_of(db, [user]))[user]
        away = any(begins <= now < ends for begins, ends in vacations)
        calm = now if away else calm_until(known, (), now)
        if calm > now and known.digest is not None:  # it waits for the end of the quiet hours
            await digests.schedule(db, user, calm)
            return
        await digests.schedule(db, user, next_digest(known, now))
        due = known.digest is not None and row.at <= now and not away
        if (
            due
            and await matches.of_user(db, user, over=False)
            and not await outbox.waits(db, f"{PERSON}{user}", Digest.kind)
        ):
            message = outbox_row(Digest(), f"{PERSON}{user}", now, self.context.token_bytes, user=user)
            await outbox.add(db, [message])
