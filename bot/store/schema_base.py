"""What all tables of the database have in common."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, MetaData

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

RowId = BigInteger().with_variant(Integer, "sqlite")
"""Only INTEGER counts up by itself in SQLite."""


def match_column(primary_key: bool) -> Column[int]:
    """The match that a row is about; the row is deleted with it."""
    reference = ForeignKey("matches.id", ondelete="CASCADE")
    return Column("match", RowId, reference, primary_key=primary_key, autoincrement=False)
