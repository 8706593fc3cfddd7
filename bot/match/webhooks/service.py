"""A person's webhooks: added, listed, removed."""

from __future__ import annotations

from typing import Final, Literal, get_args
from urllib.parse import urlsplit

import msgspec

from bot.core import fact
from bot.match.changing.context import Context, Service, met, read
from bot.match.changing.transaction import PERSON, Tx, change
from bot.match.engine.models import Person
from bot.match.errors import BadSetting, NotSeated
from bot.runtime.public_addresses import Forbidden, checked
from bot.store import people, webhooks
from bot.store.webhooks import NONCE_BYTES, WebhookRow

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
    return Webhook(
        row.id,
        host_of(row.url),
        row.form,
        row.match,
        row.last,
        stopped=row.stopped_at is not None,
        everybody=row.everybody,
    )
