"""A database full of live matches, made by copying one that was really begun."""

from __future__ import annotations

from typing import Final

import asyncpg
from sqlalchemy.engine import URL, make_url

from tests.load.processor import parent_of

SERVERS: Final = 5_000
"""Servers on which the copies are."""
DAY_MS: Final = 86_400_000
COPIED: Final = (("matches", "id"), ("seats", "match"), ("steps", "match"), ("snapshots", "match"))
OWN: Final = {
    "uid": "'load' || i",
    "guild": f"(1000000 + i % {SERVERS})::bigint << 22",
    "channel": "5000000000 + i",
    "thread": "NULL",
    "post": "5000000000 + i",
    "board_channel": "5000000000 + i",
    "user": '"user" + i * 10',
}
"""What is different in each copy."""


async def connect(url: str) -> asyncpg.Connection:
    address: URL = make_url(url)
    query = {name: value for name, value in address.query.items() if name == "host"}
    return await asyncpg.connect(
        host=query.get("host", address.host),
        port=address.port,
        user=address.username,
        password=address.password,
        database=address.database,
    )


async def fill(url: str, live: int) -> None:
    """Add matches until there are so many: copies of the first one, each with a deadline within two days."""
    db = await connect(url)
    try:
        (least, there) = await db.fetchrow("SELECT min(id), max(id) FROM matches")
        numbers = range(there + 1, there + 1 + live)
        every = f"generate_series({numbers.start}, {numbers.stop - 1}) AS i"
        for table, key in COPIED:
            columns = [
                row["column_name"]
                for row in await db.fetch(
                    "SELECT column_name FROM information_schema.columns WHERE table_name = $1", table
                )
            ]
            own = {**OWN, key: "i"}
            picked = ", ".join(own.get(column, f'"{column}"') for column in columns)
            named = ", ".join(f'"{column}"' for column in columns)
            await db.execute(
                f"INSERT INTO {table} ({named}) SELECT {picked} FROM {table}, {every} WHERE {key} = {least}"
            )
        await db.execute(
            "INSERT INTO due (match, kind, seat, at) SELECT i, 'seat', 0, "
            f"(extract(epoch FROM now()) * 1000)::bigint + {DAY_MS // 2} + (i * 7919 % {DAY_MS}) "
            f"FROM {every}"
        )
        await db.execute(f"SELECT setval(pg_get_serial_sequence('matches', 'id'), {numbers.stop})")
        await db.execute("ANALYZE")
    finally:
        await db.close()


async def sizes(url: str) -> tuple[int, int]:
    """Rows of all tables, and bytes of the database."""
    db = await connect(url)
    try:
        await db.execute("ANALYZE")
        rows = await db.fetchval(
            "SELECT sum(reltuples)::bigint FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace "
            "WHERE relkind = 'r' AND nspname = 'public' AND reltuples > 0"
        )
        return int(rows), int(await db.fetchval("SELECT pg_database_size(current_database())"))
    finally:
        await db.close()


async def server_process(url: str) -> int | None:
    """The number of the server's first process, if it runs on this machine."""
    db = await connect(url)
    try:
        own = int(await db.fetchval("SELECT pg_backend_pid()"))
        return parent_of(own)
    except OSError:
        return None
    finally:
        await db.close()


async def ages(url: str, since: int) -> list[tuple[str, float]]:
    """Kind and age in seconds of every delivery that was written since then: until it was done, or until
    now."""
    db = await connect(url)
    try:
        rows = await db.fetch(
            "SELECT kind, coalesce(done_at, (extract(epoch FROM now()) * 1000)::bigint) - created_at AS age "
            "FROM outbox WHERE created_at >= $1 AND kind NOT IN ('parcel')",
            since,
        )
        return [(row["kind"], row["age"] / 1000) for row in rows]
    finally:
        await db.close()
