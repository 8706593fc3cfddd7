"""`python -m bot check`: replay all running matches with the installed rules and component data.

Run it with the new version before an upgrade. It changes nothing, and the bot may be running.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, inspect, text

from bot.cli.databases import connected, must_be_ours
from bot.core import CHANCE, AnyRules, Illegal, Step, UndoError, effective, read, rules_of
from bot.core.components import DataError
from bot.store import StoreError
from bot.store.engine import read_url, sqlite_file
from bot.store.sqlite_files import contents, explain, reading


class Checked(msgspec.Struct, frozen=True):
    """The result for one running match.

    `fault` is the reason why the match could not go on; `note` is a remark about a match that could.
    """

    match: int
    game: str
    steps: int
    fault: str = ""
    note: str = ""

    def __str__(self) -> str:
        result = self.fault or "can go on"
        return f"match {self.match} ({self.game}, {self.steps} steps): {result}" + (
            f" ({self.note})" if self.note else ""
        )


def counted(running: int, faults: int) -> str:
    """A sentence about this number of running matches, so many of which could not go on."""
    lost = f"{faults} of them could not go on" if faults else "all of them could go on"
    return f"Running matches: {running}, {lost} with the installed version."


class _Match(msgspec.Struct, frozen=True):
    id: int
    game: str
    seats: int
    options: str
    rules_version: int
    data_fingerprint: str


Ask = Callable[[str, dict[str, Any]], Sequence[Any]]
"""Runs a statement with values; its rows."""

_MATCHES = """select id, game, seats, options, rules_version, data_fingerprint from matches
where state = 'running' order by id"""
_STEPS = "select seat, move from steps where match = :match order by n"
_COMPONENTS = "select data from component_data where fingerprint = :fingerprint"
_SNAPSHOT = "select state from snapshots where match = :match"


def check(url: str, games: Mapping[str, AnyRules]) -> Iterator[Checked]:
    """Replay every running match. Raises StoreError: there is no database, or it cannot be read."""
    file = sqlite_file(url)
    if file is not None:
        contents(file)
        try:
            yield from _in_file(file, games)
        except sqlite3.DatabaseError as error:
            raise explain(error, file) from None
    elif read_url(url).get_backend_name() == "sqlite":
        raise StoreError("A database in memory cannot be checked.")
    else:
        yield from asyncio.run(_on_server(url, games))


def _in_file(file: Path, games: Mapping[str, AnyRules]) -> Iterator[Checked]:
    with reading(file) as db:
        db.execute("begin")  # all matches are read at one moment, whatever is played meanwhile
        keeps = db.execute("select 1 from sqlite_master where name = 'component_data'").fetchone()
        yield from _all(lambda sql, of: db.execute(sql, of).fetchall(), bool(keeps), games)


async def _on_server(url: str, games: Mapping[str, AnyRules]) -> list[Checked]:
    def look(db: Connection) -> list[Checked]:
        keeps = "component_data" in inspect(db).get_table_names()
        return list(_all(lambda sql, of: db.execute(text(sql), of).all(), keeps, games))

    async with connected(url) as store, store.read() as db:
        await db.run_sync(must_be_ours, store.name)
        return await db.run_sync(look)


def _all(ask: Ask, keeps: bool, games: Mapping[str, AnyRules]) -> Iterator[Checked]:
    """`keeps`: there is a table of component data; databases of older versions do not have it."""
    for values in ask(_MATCHES, {}):
        match, of = _Match(*values), {"match": values[0]}
        log = [Step(seat, move) for seat, move in ask(_STEPS, of)]
        kept = _first(ask(_SNAPSHOT, of))
        data = _first(ask(_COMPONENTS, {"fingerprint": match.data_fingerprint})) if keeps else None
        yield _checked(match, log, kept, data, games)


def _first(rows: Sequence[Any]) -> bytes | None:
    return rows[0][0] if rows else None


def _checked(
    match: _Match, log: list[Step], kept: bytes | None, data: bytes | None, games: Mapping[str, AnyRules]
) -> Checked:
    rules = rules_of(games, match.game, match.rules_version)
    if rules is None:
        return Checked(match.id, match.game, len(log), "the game is not installed")
    if data is not None and match.data_fingerprint != rules.data_fingerprint():
        try:
            rules = rules.with_component_data(data)
        except DataError as error:
            return Checked(match.id, match.game, len(log), f"its component data cannot be used: {error}")
    fault = _fault(rules, match, log, kept)
    changed = match.data_fingerprint != rules.data_fingerprint()
    note = "its component data have changed since it began" if changed else ""
    return Checked(match.id, match.game, len(log), fault, note)


def _fault(rules: AnyRules, match: _Match, log: list[Step], kept: bytes | None) -> str:
    if match.rules_version != rules.version:
        return (
            f"it began with version {match.rules_version} of the rules, version {rules.version} is installed"
        )
    n = 0
    try:
        state = rules.start(match.seats, msgspec.json.decode(match.options))
        for n, step in enumerate(effective(log), 1):
            if step.seat != CHANCE and step.seat not in (*rules.to_act(state), *rules.may_change(state)):
                return f"standing step {n}: seat {step.seat + 1} could not move"
            state = rules.apply(state, step.seat, read(rules, state, step.seat, step.move))
    except Illegal:
        return f"standing step {n} would not be a legal move"
    except UndoError:
        return "its log takes back more steps than there are"
    except Exception as error:  # an exception in the rules is a result, it must not end the check
        return f"the rules fail at standing step {n}: {type(error).__name__}"
    if kept is not None:
        try:
            same = msgspec.json.decode(kept, type=rules.state_type) == state
        except msgspec.MsgspecError:
            return "its saved position cannot be read"
        if not same:
            return "its log does not lead to the saved position"
    return ""
