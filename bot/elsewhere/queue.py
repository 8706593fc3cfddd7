"""The queue engine, PgQueuer: the place of its tables, and its statements on a connection of ours.

Its tables are made by migration 0042, in a schema of their own. Their contents are lost if the server
crashes. That does no harm, because the asker then does the work by itself.
"""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

if TYPE_CHECKING:
    from pgqueuer.domain.settings import DBSettings
    from pgqueuer.queries import Queries

SCHEMA: Final = "turnpost_work"
"""The schema of PostgreSQL with the tables of the queue and of the answers."""
CHANNEL: Final = "turnpost_work"
"""The channel on which workers hear of new jobs."""
JOBS, LOG, ANSWERS = f"{SCHEMA}.pgqueuer", f"{SCHEMA}.pgqueuer_log", f"{SCHEMA}.answers"
LACKING: Final = "needs the package pgqueuer: pip install 'turnpost[elsewhere]'"

_NAMES: Final = ("pgqueuer", "answers")
_RIGHTS: Final = text(
    "SELECT count(*), coalesce(bool_and(has_schema_privilege(n.oid, 'USAGE')"
    " AND has_table_privilege(c.oid, 'SELECT') AND has_table_privilege(c.oid, 'INSERT')"
    " AND has_table_privilege(c.oid, 'UPDATE') AND has_table_privilege(c.oid, 'DELETE')), false)"
    " FROM pg_namespace n JOIN pg_class c ON c.relnamespace = n.oid"
    f" WHERE n.nspname = '{SCHEMA}' AND c.relname IN {_NAMES}"
)


class Tables(NamedTuple):
    """Whether the queue is there, and whether the user of the database may use it."""

    there: bool
    ours: bool
    """The user has the rights that the bot and the workers need."""


async def tables(db: AsyncConnection) -> Tables:
    """Whether the tables of the queue can be used; for checks."""
    count, may = (await db.execute(_RIGHTS)).one()
    return Tables(count == len(_NAMES), bool(may))


def installed() -> bool:
    """Whether the engine is installed; it is optional."""
    return find_spec("pgqueuer") is not None


@cache
def settings() -> DBSettings:
    """Every name is given, so that no variable of the environment changes one."""
    from pgqueuer.domain.settings import DBSettings, Durability

    return DBSettings(
        prefix="",
        db_schema=SCHEMA,
        channel=CHANNEL,
        function="fn_pgqueuer_changed",
        statistics_table="pgqueuer_statistics",
        queue_status_type="pgqueuer_status",
        queue_table="pgqueuer",
        queue_table_log="pgqueuer_log",
        trigger="tg_pgqueuer_changed",
        schedules_table="pgqueuer_schedules",
        durability=Durability.volatile,
    )


async def queries(db: AsyncConnection) -> Queries:
    """The engine's statements on this connection, which must be in no transaction."""
    from pgqueuer.adapters.persistence import qb
    from pgqueuer.db import AsyncpgDriver
    from pgqueuer.queries import Queries

    names = settings()
    driver: Any = (await db.get_raw_connection()).driver_connection
    return Queries(
        AsyncpgDriver(driver),
        qbe=qb.QueryBuilderEnvironment(names),
        qbq=qb.QueryQueueBuilder(names),
        qbs=qb.QuerySchedulerBuilder(names),
    )
