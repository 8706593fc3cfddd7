"""`python -m bot migrate --dry-run`: say what this version would do to the database when it starts."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bot.cli.databases import Empty, connected, must_be_ours
from bot.store import Store, StoreError
from bot.store.engine import plain_name, read_url, sqlite_file
from bot.store.revisions import newest
from bot.store.sqlite_files import contents, copy, copy_before_upgrade, remove
from bot.store.upgrading import revisions_after

TRIAL: Final = "trial"
"""Suffix of the copy on which an upgrade is tried."""


def preview(url: str) -> Iterator[str]:
    """Say what the start would do. It changes nothing, and the bot may be running. Raises StoreError: the
    start would refuse the database, or the upgrade fails."""
    file = sqlite_file(url)
    if file is None:
        yield from asyncio.run(_on_server(url))
        return
    if not file.exists() or not file.stat().st_size:
        yield f"There is no database {file} yet; the bot creates it at its first start."
        return
    origin = contents(file)
    yield from _steps(str(file), origin.revision)
    if origin.revision == newest():
        return
    kept = copy_before_upgrade(file, origin.revision)
    yield f"Before that it puts a copy beside it: {kept} ({origin.size / 1e6:.1f} MB)."
    seconds = _try_on_copy(file)
    yield f"Tried on a copy: it took {seconds:.1f} s. Nothing was changed."


def _steps(name: str, revision: str) -> Iterator[str]:
    steps = revisions_after(revision)
    if not steps:
        yield f"The database {name} is in the form of this version ({revision}); the start changes nothing."
        return
    yield f"The database {name} is in form {revision}; the start brings it to form {newest()}:"
    yield from (f"  {number} {what}" for number, what in steps)


async def _on_server(url: str) -> list[str]:
    address = read_url(url)
    if address.get_backend_name() == "sqlite":
        raise StoreError("A database in memory is never upgraded.")
    try:
        async with connected(url) as store, store.read() as db:
            revision = await db.run_sync(must_be_ours, store.name)
    except Empty as empty:
        return [str(empty)]
    steps = list(_steps(plain_name(address), revision))
    if revision != newest():
        steps.append("No copy is made of a PostgreSQL database: use pg_dump before the start.")
    return steps


def _try_on_copy(file: Path) -> float:
    """Upgrade a copy, and return the seconds that it took."""
    trial = file.with_name(f"{file.name}.{TRIAL}")
    try:
        copy(file, trial, sealed=False)
        started = time.monotonic()
        asyncio.run(migrated(f"sqlite+aiosqlite:///{trial}"))
        return time.monotonic() - started
    finally:
        remove(trial)


async def migrated(url: str) -> None:
    """Open the database and migrate it, as the bot does when it starts."""
    await (await Store.open(url)).close()
