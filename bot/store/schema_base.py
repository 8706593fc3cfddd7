"""What all tables of the database have in common, and how row types become tables."""

from __future__ import annotations

from collections.abc import Sequence
from types import NoneType
from typing import Annotated, Any, get_args, get_origin

import msgspec
from msgspec.structs import FieldInfo, fields
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    Table,
    Text,
    false,
    text,
)
from sqlalchemy.schema import SchemaItem

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ROW_ID = BigInteger().with_variant(Integer, "sqlite")
"""Only INTEGER counts up by itself in SQLite."""

Int16 = Annotated[int, SmallInteger]
Int32 = Annotated[int, Integer]
RowId = Annotated[int, ROW_ID]
MatchId = Annotated[int, ROW_ID, "matches.id"]
"""The match that a row is about; the row is deleted with it."""
EventId = Annotated[int, ROW_ID, "events.id"]
"""The event that a row is about; the row is deleted with it."""
WebhookId = Annotated[int, ROW_ID, "webhooks.id"]
"""The webhook that a row is about; the row is deleted with it."""

_KINDS: dict[Any, Any] = {int: BigInteger, str: Text, bool: Boolean, bytes: LargeBinary, float: Float}


def table(
    name: str, row: type[msgspec.Struct], keys: Sequence[str], *parts: SchemaItem, **options: Any
) -> Table:
    """The table of a row type, with a column for each field. A column may be NULL if its field may be None,
    and has the default of its field.

    Args:
        keys: the names of the columns of the primary key.
        parts: indexes and other constraints.
    """
    columns = [_column(field, field.name in keys) for field in fields(row)]
    return Table(name, metadata, *columns, *parts, **options)


def _column(field: FieldInfo, key: bool) -> Column[Any]:
    known, *others = get_args(field.type) if NoneType in get_args(field.type) else (field.type,)
    kind, *rows = get_args(known)[1:] if get_origin(known) is Annotated else (_KINDS[known],)
    default = None
    if field.default is not msgspec.NODEFAULT and field.default is not None:
        default = false() if field.default is False else text(str(field.default))
    return Column(
        field.name,
        kind,
        *(ForeignKey(row, ondelete="CASCADE") for row in rows),
        primary_key=key,
        nullable=bool(others),
        autoincrement="auto" if field.name == "id" else False,
        server_default=default,
    )


def plain_table(name: str, *parts: SchemaItem, **options: Any) -> Table:
    """A table without a row type of its own."""
    return Table(name, metadata, *parts, **options)


def match_column() -> Column[int]:
    """The match as a part of the primary key of a `plain_table`.

    It cannot change, because migrations use it.
    """
    reference = ForeignKey("matches.id", ondelete="CASCADE")
    return Column("match", ROW_ID, reference, primary_key=True, autoincrement=False)
