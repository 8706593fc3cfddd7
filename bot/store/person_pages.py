"""The addresses of pages about people, of those who want one."""

from __future__ import annotations

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import person_pages


async def of_user(db: AsyncConnection, user: int) -> str | None:
    """The last part of the address; None: the person wants no page."""
    page = await db.execute(select(person_pages.c.page).where(person_pages.c.user == user))
    return page.scalar_one_or_none()


async def user_of(db: AsyncConnection, page: str) -> int | None:
    user = await db.execute(select(person_pages.c.user).where(person_pages.c.page == page))
    return user.scalar_one_or_none()


async def add(db: AsyncConnection, page: str, user: int) -> None:
    await db.execute(insert(person_pages).values(page=page, user=user))


async def drop(db: AsyncConnection, user: int) -> None:
    await db.execute(delete(person_pages).where(person_pages.c.user == user))
