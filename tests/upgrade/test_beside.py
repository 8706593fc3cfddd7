"""A migration beside which an older version goes on only adds what that version need not know of."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store.migrate import _scripts, revisions_after, upgrade
from tests.long import LONG

BESIDE = [
    revision
    for revision, _ in revisions_after(None)
    if getattr(_scripts().get_revision(revision).module, "beside", False)
]


class Form(NamedTuple):
    columns: dict[tuple[str, str], tuple[str, bool, object]]
    """By table and name: the type, whether a row may be written without it, the default."""
    rules: set[tuple[str, str]]
    """What rows of a table must be: keys, unique values, checks."""


def form(db: Connection) -> Form:
    look = inspect(db)
    columns: dict[tuple[str, str], tuple[str, bool, object]] = {}
    rules: set[tuple[str, str]] = set()
    for table in look.get_table_names():
        for one in look.get_columns(table):
            free = bool(one["nullable"]) or one["default"] is not None
            columns[table, one["name"]] = str(one["type"]), free, one["default"]
        rules |= {(table, str(key)) for key in look.get_pk_constraint(table)["constrained_columns"]}
        rules |= {(table, str(one["constrained_columns"])) for one in look.get_foreign_keys(table)}
        rules |= {(table, str(one["column_names"])) for one in look.get_unique_constraints(table)}
        rules |= {(table, one["sqltext"]) for one in look.get_check_constraints(table)}
        rules |= {(table, str(one["column_names"])) for one in look.get_indexes(table) if one["unique"]}
    return Form(columns, rules)


def test_there_are_some() -> None:
    assert BESIDE


@LONG
@pytest.mark.parametrize("revision", BESIDE)
async def test_it_only_adds(postgres_url: str, revision: str) -> None:
    engine = create_async_engine(postgres_url)
    async with engine.begin() as db:
        for schema in ("public", "turnpost_work"):
            await db.execute(text(f"drop schema if exists {schema} cascade"))
        await db.execute(text("create schema public"))
        before_it = _scripts().get_revision(revision).down_revision
        assert isinstance(before_it, str)
        await db.run_sync(upgrade, before_it)
        before = await db.run_sync(form)
        await db.run_sync(upgrade, revision)
        after = await db.run_sync(form)
    await engine.dispose()
    tables = {table for table, _ in before.columns}
    changed = {name for name, column in before.columns.items() if after.columns.get(name) != column}
    assert changed == set(), "a column is not as the older version knows it"
    new = {name: free for name, (_, free, _) in after.columns.items() if name not in before.columns}
    assert not [name for name, free in new.items() if name[0] in tables and not free], (
        "the older version does not fill it"
    )
    stricter = {(table, rule) for table, rule in after.rules - before.rules if table in tables}
    assert stricter == set(), "the older version does not keep to it"
