"""What is remembered of a person who acts: name, locale, and whether direct messages arrive."""

from __future__ import annotations

from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.match.models import Person
from bot.store import PersonRow, people

DM_REST: Final = 60_000
"""Milliseconds after a refused direct message before the person's own action makes us try again."""


async def met(db: AsyncConnection, person: Person, now: int) -> None:
    """Remember a person who acts, and try direct messages again after a while."""
    known = await people.find(db, person.user)
    if is_known(known, person, now):
        return
    await people.remember(db, person.user, person.name, person.locale)
    if known is not None and _rested(known, now):
        await people.set_dm(db, person.user, None)


def is_known(known: PersonRow | None, person: Person, now: int) -> bool:
    """Nothing about this person has to be written."""
    if known is None or _rested(known, now):
        return False
    return known.name == person.name and person.locale in (None, known.locale)


def _rested(known: PersonRow, now: int) -> bool:
    return known.dm_closed_at is not None and known.dm_closed_at < now - DM_REST
