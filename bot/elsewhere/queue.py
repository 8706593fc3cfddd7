"""The queue engine, PgQueuer: where its tables are, and its statements on a connection of ours.

Its tables are made by migration 0042, in a schema of their own. Nothing in them outlives a crash of the
server, and nothing has to: whoever asked does the work by itself.
"""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

if TYPE_CHECKING:
    from pgqueuer.domain.settings import DBSettings
    from pgqueuer.queries import Queries

SCHEMA: Final = "turnpost_work"
"""The schema of PostgreSQL with the tables of the queue and of the answers."""
CHANNEL: Final = "turnpost_work"
"""Where workers hear of new jobs."""
JOBS, LOG, ANSWERS = f"{SCHEMA}.pgqueuer", f"{SCHEMA}.pgqueuer_log", f"{SCHEMA}.answers"
LACKING: Final = "needs the package pgqueuer: pip install 'turnpost[elsewhere]'"


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
