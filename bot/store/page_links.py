"""Links to a player's own pages in the browser, what became of them, and the addresses of the pages about
people who want one.

Only digests of links and cookies are stored, so nobody can open a page with what is in the database.
"""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine import many, one
from bot.store.rows import PageLinkRow as PageLinkRow
from bot.store.schema import page_links, person_pages


def _valid(now: int) -> tuple[ColumnElement[bool], ...]:
    """The conditions for links and cookies that still open something."""
    return page_links.c.revoked_at.is_(None), page_links.c.ends > now


async def add(db: AsyncConnection, link: str, match: int, user: int, now: int, ends: int) -> None:
    values = {"link": link, "match": match, "user": user, "made_at": now, "ends": ends}
    await db.execute(insert(page_links).values(values))


async def find(db: AsyncConnection, link: str) -> PageLinkRow | None:
    return await one(db, PageLinkRow, select(page_links).filter_by(link=link))


async def by_cookie(db: AsyncConnection, cookie: str) -> PageLinkRow | None:
    return await one(db, PageLinkRow, select(page_links).filter_by(cookie=cookie))


async def opened(db: AsyncConnection, cookies: Collection[str], now: int) -> list[PageLinkRow]:
    """The rows of those cookies that still open something."""
    return await many(
        db, PageLinkRow, select(page_links).where(page_links.c.cookie.in_(cookies), *_valid(now))
    )


async def open_(db: AsyncConnection, link: str, cookie: str, now: int, ends: int) -> bool:
    """Note that a link was opened; False if it was opened or revoked before."""
    fresh = (page_links.c.link == link) & page_links.c.opened_at.is_(None) & page_links.c.revoked_at.is_(None)
    statement = update(page_links).where(fresh).values(cookie=cookie, opened_at=now, ends=ends)
    return (await db.execute(statement)).rowcount == 1


async def alive(db: AsyncConnection, user: int, now: int) -> list[PageLinkRow]:
    """The links and opened pages of a person that still open something, oldest first."""
    chosen = select(page_links).where(page_links.c.user == user, *_valid(now))
    statement = chosen.order_by(page_links.c.made_at, page_links.c.link)
    return await many(db, PageLinkRow, statement)


async def revoke(db: AsyncConnection, user: int, now: int) -> int:
    """Revoke all links and opened pages of a person, and return how many there were."""
    chosen = update(page_links).where(page_links.c.user == user, *_valid(now))
    return int((await db.execute(chosen.values(revoked_at=now))).rowcount)


async def prune(db: AsyncConnection, user: int, before: int) -> None:
    """Delete what ended before this time."""
    await db.execute(delete(page_links).where(page_links.c.user == user, page_links.c.ends < before))


async def person_page_of(db: AsyncConnection, user: int) -> str | None:
    """The last part of the address; None: the person wants no page."""
    page = await db.execute(select(person_pages.c.page).where(person_pages.c.user == user))
    return page.scalar_one_or_none()


async def user_of_page(db: AsyncConnection, page: str) -> int | None:
    user = await db.execute(select(person_pages.c.user).where(person_pages.c.page == page))
    return user.scalar_one_or_none()


async def add_person_page(db: AsyncConnection, page: str, user: int) -> None:
    await db.execute(insert(person_pages).values(page=page, user=user))


async def drop_person_page(db: AsyncConnection, user: int) -> None:
    await db.execute(delete(person_pages).where(person_pages.c.user == user))
