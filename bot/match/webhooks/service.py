"""Webhooks of persons and of matches: added, listed, removed.

Those of a match as such are called whenever anybody must act there, and when it is over. The host of the
match can add them, and so can managers of its server unless the match is private. All who sit there are told,
and can see the list.
"""

from __future__ import annotations

from typing import Final, Literal, get_args
from urllib.parse import urlsplit

import msgspec
from msgspec.structs import asdict

from bot.core import fact
from bot.match.changing.context import Context, Service, met, read
from bot.match.changing.transaction import PERSON, Tx, change
from bot.match.engine.models import OVER, Manager, Person
from bot.match.engine.rows import Match, as_stored
from bot.match.errors import BadSetting, MatchOver, NotSeated, UnknownMatch
from bot.runtime.public_addresses import Forbidden, checked
from bot.store import people, webhooks
from bot.store.webhooks import NONCE_BYTES, WebhookRow
from bot.text.escape import discord_safe

Form = Literal["json", "ntfy", "slack", "matrix"]
FORMS: Final[tuple[Form, ...]] = get_args(Form)
MOST: Final = 5
"""Webhooks of one person."""
SECRET_BYTES: Final = 24


class Webhook(msgspec.Struct, frozen=True):
    """A webhook as its owner may see it: the whole address and the secret are not shown again."""

    id: int
    host: str
    form: str
    match: int | None
    last: str | None
    """How the last call ended: an HTTP status, or a word of `bot.match.webhooks.worker`."""
    stopped: bool
    everybody: bool = False
    """Called at every turn of the match, whoever must act."""


class Added(msgspec.Struct, frozen=True):
    webhook: Webhook
    secret: str
    """Signs the calls. Shown this once."""


class Webhooks(Service):
    """Webhooks that people have added for their own turns.

    Args:
        allowed: names of hosts that may be private, as the operator says.
        offered: whether there are webhooks at all.
    """

    def __init__(self, context: Context, allowed: tuple[str, ...] = (), *, offered: bool = True) -> None:
        super().__init__(context)
        self.allowed, self.offered = allowed, offered

    async def add(self, person: Person, url: str, form: str, match: int | None = None) -> Added:
        """Call an address when a turn of the person begins, and once now, to try it.

        Args:
            match: only for this match; None: for all.

        Raises:
            BadSetting: not an address that may be called, an unknown form, too many, or there are none here.
            UnknownMatch, NotSeated.
        """
        return await self._add(person, self.checked(url, form), form, match)

    def checked(self, url: str, form: str) -> str:
        """An address that may be called, in its one spelling. Raises BadSetting."""
        try:
            address = str(checked(url.strip(), self.allowed))
        except Forbidden:
            raise BadSetting(fact("table-webhook-address")) from None
        if form not in FORMS or not self.offered:
            raise BadSetting(fact("table-webhook-none"))
        return address

    @change(of=PERSON)
    async def _add(self, tx: Tx, person: Person, url: str, form: str, match: int | None, /) -> Added:
        await met(tx.db, person, tx.now)
        await people.lock(tx.db, [person.user])
        if match is not None and (await tx.load(match)).seat_of(person.user) is None:
            raise NotSeated
        if sum(not row.everybody for row in await webhooks.of_user(tx.db, person.user)) >= MOST:
            raise BadSetting(fact("table-webhook-many", most=MOST))
        return await made(tx, person.user, match, url, form)

    @read
    async def of(self, user: int) -> tuple[Webhook, ...]:
        async with self.context.reading() as db:
            return tuple(map(shown, await webhooks.of_user(db, user)))

    @change(of=PERSON)
    async def remove(self, tx: Tx, user: int, webhook: int, /) -> None:
        """Remove a webhook of the user; nothing if there is none."""
        await webhooks.remove(tx.db, webhook, user)


def host_of(url: str) -> str:
    """The part of an address that is shown: the rest may hold secrets."""
    return urlsplit(url).hostname or "?"


async def made(
    tx: Tx, user: int, match: int | None, url: str, form: str, *, everybody: bool = False
) -> Added:
    """Write a new webhook, and the call that tries it."""
    secret = tx.context.token_bytes(SECRET_BYTES).hex()
    values = {"user": user, "match": match, "url": url, "form": form, "secret": secret}
    number = await webhooks.add(tx.db, made_at=tx.now, everybody=everybody, **values)
    nonce = tx.context.token_bytes(NONCE_BYTES).hex()
    await webhooks.call(
        tx.db, [{"webhook": number, "match": None, "nonce": nonce, "due": tx.now, "created_at": tx.now}]
    )
    row = await webhooks.find(tx.db, number)
    assert row is not None
    return Added(shown(row), secret)


def shown(row: WebhookRow) -> Webhook:
    """A webhook as its owner, or the players of its match, may see it."""
    return as_stored(Webhook, row, host=host_of(row.url), stopped=row.stopped_at is not None)


MOST_OF_MATCH: Final = 3
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

    async def add(self, match_id: int, by: Person | Manager, url: str, form: str) -> Added:
        """Call an address at every turn of a match, and once now, to try it: for its host, or for somebody
        who manages its server. Raises: BadSetting, UnknownMatch, NotSeated, NotHost, MatchOver."""
        return await self._add(match_id, by, self.people.checked(url, form), form)

    @change
    async def _add(self, tx: Tx, match_id: int, by: Person | Manager, url: str, form: str, /) -> Added:
        _must_know(tx.match, by)
        if isinstance(by, Person):
            tx.match.must_host(by.user)
        if tx.match.row.state not in ("lobby", "running"):
            raise MatchOver
        if len(await webhooks.of_match(tx.db, match_id)) >= MOST_OF_MATCH:
            raise BadSetting(fact("table-webhook-match-many", most=MOST_OF_MATCH))
        await tx.change()
        added = await made(tx, by.user, match_id, url, form, everybody=True)
        await self._tell(tx, "table-webhook-match-added", by.name, added.webhook.host)
        return added

    @read
    async def of(self, match_id: int, by: Person | Manager) -> tuple[MatchWebhook, ...]:
        """The webhooks of a match, for somebody who sits there, or manages the server. Raises: UnknownMatch,
        NotSeated."""
        async with self.context.reading() as db:
            match = await self.context.load(db, match_id)
            _must_know(match, by)
            rows = await webhooks.of_match(db, match_id)
        return tuple(
            MatchWebhook(
                **asdict(shown(row)),
                removable=isinstance(by, Manager) or by.user in (row.user, match.row.host),
            )
            for row in rows
        )

    @change
    async def remove(self, tx: Tx, match_id: int, by: Person | Manager, webhook: int, /) -> None:
        """For the host, for whoever has added it, and for somebody who manages the server; nothing if there
        is none. Raises: UnknownMatch, NotSeated, NotHost."""
        _must_know(tx.match, by)
        rows = await webhooks.of_match(tx.db, match_id)
        row = next((row for row in rows if row.id == webhook), None)
        if row is None:
            return
        if isinstance(by, Person) and row.user != by.user:
            tx.match.must_host(by.user)
        await webhooks.discard(tx.db, row.id)
        if tx.match.row.state not in OVER:
            await tx.change()
            await self._tell(tx, "table-webhook-match-removed", by.name, host_of(row.url))

    async def _tell(self, tx: Tx, key: str, name: str, host: str) -> None:
        async with tx.enqueue() as out:
            out.notice(fact(key, by=discord_safe(name), host=discord_safe(host)))


def _must_know(match: Match, by: Person | Manager) -> None:
    """A private match is unknown to whoever does not sit there, whatever they manage. Raises: UnknownMatch,
    NotSeated."""
    row = match.row
    if isinstance(by, Manager):
        if row.private or row.guild != by.guild:
            raise UnknownMatch
    elif match.seat_of(by.user) is None:
        raise UnknownMatch if row.private or row.guild is None else NotSeated
