"""The queue engine, PgQueuer: the place of its tables, and its statements on a connection of ours; the
messages in it, which are jobs and their answers, as MessagePack of known types; and the exact version of the
program, because only an equal one draws the same pictures.

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
import hashlib
import sys
from pathlib import Path
from typing import Literal, TypeVar, get_args

import msgspec

from bot import __version__
from bot.games.registry import GAMES

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


T = TypeVar("T")

Kind = Literal["drawing", "thinking"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
"""The kinds of work that may be done elsewhere. Each has a queue of its own for each version."""
MOST_BYTES: Final = 8_000_000
"""The largest size of a job or of an answer; a picture has some 200,000."""


class Unsuitable(Exception):
    """A value cannot be sent, or received bytes cannot be read."""


class Job(msgspec.Struct, frozen=True, array_like=True):
    id: str
    reply: str
    """The channel on which the id is sent when the answer is there."""
    seconds: float
    """Seconds that a job may be in the queue; after that nobody waits for its answer any more."""
    body: bytes
    """Empty: the job only asks whether a worker answers."""


class Answer(msgspec.Struct, frozen=True, array_like=True):
    body: bytes = b""
    refused: str = ""
    """Why there is no answer, for the log. It contains no values of the job."""


def entrypoint(kind: Kind, version: str) -> str:
    """The name of the queue. A worker of another version does not know it, and takes none of its jobs."""
    return f"{kind} {version}"


def packed(value: msgspec.Struct | None) -> bytes:
    """Raises: Unsuitable."""
    try:
        data = msgspec.msgpack.encode(value)
    except (msgspec.MsgspecError, TypeError, ValueError, OverflowError) as error:
        raise Unsuitable(type(error).__name__) from None
    if len(data) > MOST_BYTES:
        raise Unsuitable(f"{len(data)} bytes")
    return data


def unpacked(data: bytes, kind: type[T]) -> T:
    """Raises: Unsuitable."""
    if len(data) > MOST_BYTES:
        raise Unsuitable(f"{len(data)} bytes")
    try:
        return msgspec.msgpack.decode(data, type=kind)
    except (msgspec.MsgspecError, ValueError, TypeError) as error:
        raise Unsuitable(type(error).__name__) from None


PARTS: Final = ("core", "games", "text", "ai", "elsewhere")
"""Folders of `bot` on which a picture or a move may depend, in addition to the whole of `render`."""
LEFT_OUT: Final = (".pyc", ".png")


@cache
def this_version() -> str:
    """The version with a digest of the program files, the component data and the texts of all games."""
    ours = Path(__file__).parents[1]
    digest = hashlib.blake2b(digest_size=8)
    others = {type(rules).__module__.partition(".")[0] for rules in GAMES.values()} - {"bot"}
    files = [getattr(sys.modules.get(name), "__file__", None) for name in sorted(others)]
    theirs = [Path(file).parent for file in files if file]
    for folder in (*(ours / part for part in PARTS), ours.parent / "render", *theirs):
        for file in sorted(path for path in folder.rglob("*") if path.is_file()):
            if file.suffix not in LEFT_OUT:
                digest.update(f"{folder.name}/{file.relative_to(folder)}\0".encode() + file.read_bytes())
    return f"{__version__}+{digest.hexdigest()}"
