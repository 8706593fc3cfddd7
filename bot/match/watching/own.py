"""A player's own page in the browser: opened by a signed link that the bot gives, and by nothing else.

A link opens once. It is exchanged for a cookie of one match, which ends by itself, by `revoke`, or when the
person sits there no more. Only digests of both are stored.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
from collections.abc import Callable, Collection
from typing import Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Seat
from bot.match.changing.context import Service, read, translated
from bot.match.changing.transaction import PERSON, Tx, change
from bot.match.engine.models import Brief
from bot.match.errors import NotSeated, PageClosed, PageEnded, PageLinkForged, PageLinkUsed, PageRevoked
from bot.match.hosting.settings import hidden_of, in_public
from bot.match.timing.clock import DAY
from bot.match.timing.person_settings import PersonSettings, read_person_settings
from bot.store import matches, page_links, people, steps

LINK_LASTS: Final = 15 * 60_000
"""Milliseconds in which a link must be opened."""
PAGE_LASTS: Final = 30 * DAY
"""Milliseconds for which the cookie opens the page."""
KEPT: Final = 30 * DAY
"""Milliseconds after its end for which a link is remembered, so that it can be told from a forged one."""
KEY: Final = f"{steps.NOTE}page-key"
"""The note with the key that signs links. It never leaves the database."""
KEY_BYTES: Final = 32
RANDOM_BYTES: Final = 16
END_BYTES: Final = 6
SIGNATURE_BYTES: Final = 16


class OpenedPage(msgspec.Struct, frozen=True):
    """What a link was exchanged for."""

    uid: str
    cookie: str
    """Secret: only the browser that opened the link gets it."""


class Owner(msgspec.Struct, frozen=True):
    """Whose page it is."""

    user: int
    seat: Seat
    page: str
    """The id of the page. It does not open the page."""
    settings: PersonSettings


class PageLink(msgspec.Struct, frozen=True):
    """A link or an opened page, as its owner may see it listed."""

    match: int
    game: str
    ends: int
    opened: bool


class OwnPages(Service):
    @change
    async def link(self, tx: Tx, match_id: int, user: int, /) -> str:
        """A new link to the user's page of a match: the last part of its address.

        Raises: UnknownMatch, NotSeated.
        """
        if tx.match.seat_of(user) is None:
            raise NotSeated
        await page_links.prune(tx.db, user, tx.now - KEPT)
        key = await _key(tx.db, self.context.token_bytes, tx.now)
        ends = tx.now + LINK_LASTS
        payload = self.context.token_bytes(RANDOM_BYTES) + ends.to_bytes(END_BYTES, "big")
        await page_links.add(tx.db, _digest(payload), match_id, user, tx.now, ends)
        return base64.urlsafe_b64encode(payload + _signature(key, payload)).decode().rstrip("=")

    @read
    async def open(self, link: str) -> OpenedPage:
        """Exchange a link for a cookie, once.

        Raises: PageLinkForged, PageEnded, PageLinkUsed, PageRevoked, PageClosed.
        """
        now = self.context.now()
        async with self.context.reading() as db:
            key = await steps.remembered(db, KEY)
        payload = _read(link, key)
        if payload is None:
            raise PageLinkForged
        cookie = base64.urlsafe_b64encode(self.context.token_bytes(KEY_BYTES)).decode().rstrip("=")
        with translated():
            async with self.context.store.write() as db:
                row = await page_links.find(db, _digest(payload))
                if row is None or row.revoked_at is not None:
                    # A link without a row ended long ago, or its person had everything deleted.
                    raise PageEnded if row is None else PageRevoked
                if row.opened_at is not None:
                    raise PageLinkUsed
                if row.ends <= now:
                    raise PageEnded
                match = await self.context.load(db, row.match)
                if match.seat_of(row.user) is None:
                    raise PageClosed
                ends = now + PAGE_LASTS
                if not await page_links.open_(db, row.link, _digest(cookie.encode()), now, ends):
                    raise PageLinkUsed
        return OpenedPage(match.row.uid, cookie)

    @read
    async def owned(self, uid: str, cookie: str) -> tuple[Brief, Owner]:
        """The match of a cookie, without ids of people and places, and whose page it is.

        Raises: PageClosed (also where there is no such match, or the cookie is of another one), PageEnded,
        PageRevoked.
        """
        async with self.context.reading() as db:
            row = await page_links.by_cookie(db, _digest(cookie.encode()))
            if row is None or await matches.by_uid(db, uid) != row.match:
                raise PageClosed
            if row.revoked_at is not None:
                raise PageRevoked
            if row.ends <= self.context.now():
                raise PageEnded
            match = await self.context.load(db, row.match)
            seat = match.seat_of(row.user)
            if seat is None:
                raise PageClosed
            known = read_person_settings((await people.settings_of(db, [row.user])).get(row.user))
            owner = Owner(row.user, seat.seat, row.cookie or "", known)
            return in_public(match.brief, await hidden_of(db, match.seats)), owner

    @read
    async def alive(self, pages: Collection[str]) -> frozenset[str]:
        """Those of these pages (`Owner.page`) that their owners may still see."""
        async with self.context.reading() as db:
            rows = await page_links.opened(db, pages, self.context.now())
            seats = await matches.seats_of_many(db, [row.match for row in rows])
        return frozenset(
            row.cookie for row in rows if row.cookie and row.user in {seat.user for seat in seats[row.match]}
        )

    @read
    async def links(self, user: int) -> tuple[PageLink, ...]:
        """The links and pages of a person that open something, oldest first."""
        async with self.context.reading() as db:
            rows = await page_links.alive(db, user, self.context.now())
            briefs = await self.context.briefs(db, [row.match for row in rows])
        games = {brief.match: brief.game for brief in briefs}
        return tuple(
            PageLink(row.match, games[row.match], row.ends, row.opened_at is not None)
            for row in rows
            if row.match in games
        )

    @change(of=PERSON)
    async def revoke(self, tx: Tx, user: int, /) -> int:
        """Close all links and pages of a person. Returns how many there were."""
        return await page_links.revoke(tx.db, user, tx.now)


async def _key(db: AsyncConnection, token_bytes: Callable[[int], bytes], now: int) -> str:
    known = await steps.locked_note(db, KEY)
    if known is None:
        known = token_bytes(KEY_BYTES).hex()
        await steps.note(db, KEY, known, now)
    return known


def _signature(key: str, payload: bytes) -> bytes:
    return hmac.digest(bytes.fromhex(key), b"turnpost page\0" + payload, "sha256")[:SIGNATURE_BYTES]


def _read(link: str, key: str | None) -> bytes | None:
    """What a link says; None if it was not signed here."""
    size = RANDOM_BYTES + END_BYTES
    if key is None or len(link) > 100:
        return None
    try:
        whole = base64.b64decode(link + "=" * (-len(link) % 4), b"-_", validate=True)
    except (binascii.Error, ValueError):
        return None
    payload, signature = whole[:size], whole[size:]
    return payload if hmac.compare_digest(signature, _signature(key, payload)) else None


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
