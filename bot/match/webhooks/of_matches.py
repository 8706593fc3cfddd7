"""Webhooks of a match as such: called whenever anybody must act there, and when it is over.

The host of the match can add them, and so can managers of its server unless the match is private. All who sit
there are told, and can see the list.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import asdict

from bot.core import fact
from bot.match.changing.context import Context, Service, read
from bot.match.changing.transaction import MANAGED_MATCH, Tx, change
from bot.match.engine.models import OVER, Manager, Person
from bot.match.engine.rows import Match
from bot.match.errors import BadSetting, MatchOver, NotSeated, UnknownMatch
from bot.match.webhooks.service import Added, Webhook, Webhooks, made, shown
from bot.store import webhooks
from bot.store.webhooks import WebhookRow
from bot.text.escape import discord_safe

MOST: Final = 3
"""Webhooks of one match."""


class MatchWebhook(Webhook, frozen=True):
    """A webhook of a match, as those who sit there may see it."""

    removable: bool = False
    """The reader may remove it."""


class MatchWebhooks(Service):
    """The webhooks of matches.

    Args:
        people: the service for webhooks of people, which knows what addresses may be called.
    """

    def __init__(self, context: Context, people: Webhooks) -> None:
        super().__init__(context)
        self.people = people

    async def add(self, match_id: int, person: Person, url: str, form: str) -> Added:
        """Call an address at every turn of a match, and once now, to try it. For its host.

        Raises: BadSetting, UnknownMatch, NotHost, MatchOver.
        """
        return await self._add(match_id, person, self.people.checked(url, form), form)

    async def add_managed(self, manager: Manager, match_id: int, url: str, form: str) -> Added:
        """The same for somebody who manages the server. A private match is unknown to them.

        Raises: BadSetting, UnknownMatch, MatchOver.
        """
        return await self._add_managed(manager, match_id, self.people.checked(url, form), form)

    @change
    async def _add(self, tx: Tx, match_id: int, person: Person, url: str, form: str, /) -> Added:
        _must_be_seated(tx.match, person.user)
        tx.match.must_host(person.user)
        return await self._added(tx, person.user, person.name, url, form)

    @change(of=MANAGED_MATCH)
    async def _add_managed(self, tx: Tx, manager: Manager, match_id: int, url: str, form: str, /) -> Added:
        if tx.match.row.private:
            raise UnknownMatch
        return await self._added(tx, manager.user, manager.name, url, form)

    async def _added(self, tx: Tx, user: int, name: str, url: str, form: str) -> Added:
        if tx.match.row.state not in ("lobby", "running"):
            raise MatchOver
        if len(await webhooks.of_match(tx.db, tx.match.id)) >= MOST:
            raise BadSetting(fact("table-webhook-match-many", most=MOST))
        await tx.change()
        added = await made(tx, user, tx.match.id, url, form, everybody=True)
        await self._tell(tx, "table-webhook-match-added", name, added.webhook.host)
        return added

    @read
    async def of(self, match_id: int, user: int) -> tuple[MatchWebhook, ...]:
        """The webhooks of a match, for somebody who sits there. Raises: UnknownMatch, NotSeated."""
        async with self.context.reading() as db:
            match = await self.context.load(db, match_id)
            _must_be_seated(match, user)
            rows = await webhooks.of_match(db, match_id)
        return tuple(_seen(row, removable=user in (row.user, match.row.host)) for row in rows)

    @read
    async def of_managed(self, manager: Manager, match_id: int) -> tuple[MatchWebhook, ...]:
        """The same for somebody who manages the server. Raises: UnknownMatch."""
        async with self.context.reading() as db:
            match = await self.context.load(db, match_id)
            if match.row.guild != manager.guild or match.row.private:
                raise UnknownMatch
            return tuple(_seen(row, removable=True) for row in await webhooks.of_match(db, match_id))

    @change
    async def remove(self, tx: Tx, match_id: int, person: Person, webhook: int, /) -> None:
        """For the host, and for whoever has added it; nothing if there is none.

        Raises: UnknownMatch, NotSeated, NotHost.
        """
        _must_be_seated(tx.match, person.user)
        row = _find(await webhooks.of_match(tx.db, match_id), webhook)
        if row is not None and row.user != person.user:
            tx.match.must_host(person.user)
        await self._removed(tx, row, person.name)

    @change(of=MANAGED_MATCH)
    async def remove_managed(self, tx: Tx, manager: Manager, match_id: int, webhook: int, /) -> None:
        """For whoever manages the server. Raises: UnknownMatch."""
        if tx.match.row.private:
            raise UnknownMatch
        await self._removed(tx, _find(await webhooks.of_match(tx.db, match_id), webhook), manager.name)

    async def _removed(self, tx: Tx, row: WebhookRow | None, name: str) -> None:
        if row is None:
            return
        await webhooks.discard(tx.db, row.id)
        if tx.match.row.state not in OVER:
            await tx.change()
            await self._tell(tx, "table-webhook-match-removed", name, shown(row).host)

    async def _tell(self, tx: Tx, key: str, name: str, host: str) -> None:
        async with tx.enqueue() as out:
            out.notice(fact(key, by=discord_safe(name), host=discord_safe(host)))


def _must_be_seated(match: Match, user: int) -> None:
    """A private match is unknown to others. Raises: UnknownMatch, NotSeated."""
    if match.seat_of(user) is None:
        raise UnknownMatch if match.row.private or match.row.guild is None else NotSeated


def _find(rows: Sequence[WebhookRow], webhook: int) -> WebhookRow | None:
    return next((row for row in rows if row.id == webhook), None)


def _seen(row: WebhookRow, *, removable: bool) -> MatchWebhook:
    return MatchWebhook(**asdict(shown(row)), removable=removable)
