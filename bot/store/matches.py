"""Matches and their seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Update,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    true,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.base import Executable

from bot.runtime.shards import Shards
from bot.store.engine import many, numbers, one, reads_only, unread
from bot.store.errors import Conflict
from bot.store.people import upsert
from bot.store.rows import MatchRow, SeatRow
from bot.store.schema import due, invites, matches, persons, seats

LIVE = ("lobby", "running")
"""States of matches that are not finished."""
SHIFT: Final = 1 << 22
"""The divisor of a server's id in Discord's formula for its shard."""

_seats = select(*seats.c, persons.c.name, persons.c.locale).select_from(
    seats.outerjoin(persons, persons.c.user == seats.c.user)
)


async def running_count(db: AsyncConnection) -> int:
    counted = select(func.count()).select_from(matches).where(matches.c.state == "running")
    return int((await db.execute(counted)).scalar_one())


async def add(db: AsyncConnection, **values: object) -> int:
    """Insert a match and return its number; `values` replace the defaults."""
    defaults = {"place_lost": False, "steps": 0, "draws": 0, "public_version": 0, "revision": 0}
    result = await db.execute(insert(matches).values(**{**defaults, **values}).returning(matches.c.id))
    return int(result.scalar_one())


_find = select(matches).where(matches.c.id == bindparam("match_id"))


async def find(db: AsyncConnection, match: int) -> MatchRow | None:
    return await one(db, MatchRow, _find, {"match_id": match})


_joined = (
    select(
        *matches.c,
        *(column.label(f"seat_{column.name}") for column in seats.c),
        persons.c.name.label("seat_name"),
        persons.c.locale.label("seat_locale"),
    )
    .select_from(
        matches.outerjoin(seats, seats.c.match == matches.c.id).outerjoin(
            persons, persons.c.user == seats.c.user
        )
    )
    .order_by(matches.c.id, seats.c.seat)
)
_whole = _joined.where(matches.c.id == bindparam("match_id"))
_wholes = _joined.where(matches.c.id.in_(bindparam("match_ids", expanding=True)))
_match_columns, _seat_columns = matches.c.keys(), (*seats.c.keys(), "name", "locale")
_own = len(_match_columns)


_lock = select(matches.c.id).where(matches.c.id == bindparam("match_id")).with_for_update(key_share=True)


async def lock(db: AsyncConnection, match: int) -> None:
    """Lock the match until the transaction ends, so that later reads give the current data.

    SQLite needs no lock: it has only one writer at a time.
    """
    if db.dialect.name != "sqlite":
        await db.execute(_lock, {"match_id": match})


Whole = tuple[MatchRow, list[SeatRow]]
"""A match with its taken seats, in order."""


async def find_whole(db: AsyncConnection, match: int) -> Whole | None:
    """Read a match with its seats. A transaction that may write also locks it."""
    if not reads_only(db):
        await lock(db, match)
    return await whole(db, match)


async def whole(db: AsyncConnection, match: int) -> Whole | None:
    """Read a match with its seats in one statement, without a lock."""
    return next(iter(await _read(db, _whole, {"match_id": match})), None)


async def wholes(db: AsyncConnection, ids: Sequence[int]) -> list[Whole]:
    """The same for several matches, by number."""
    return await _read(db, _wholes, {"match_ids": list(ids)})


async def _read(db: AsyncConnection, statement: Executable, values: Mapping[str, Any]) -> list[Whole]:
    found: dict[int, Whole] = {}
    for joined in await db.execute(statement, values):
        if joined.id not in found:
            found[joined.id] = MatchRow(**dict(zip(_match_columns, joined[:_own], strict=True))), []
        if joined.seat_seat is not None:
            found[joined.id][1].append(SeatRow(**dict(zip(_seat_columns, joined[_own:], strict=True))))
    return list(found.values())


async def by_uid(db: AsyncConnection, uid: str) -> int | None:
    return (await db.execute(select(matches.c.id).where(matches.c.uid == uid))).scalar_one_or_none()


class Watchable(NamedTuple):
    """A match on a server that is not private. The server may still not show it."""

    match: int
    guild: int


async def watchable(db: AsyncConnection, uid: str) -> Watchable | None:
    """The match with this id, if strangers may perhaps watch it. The answer takes the same time for a private
    match, one in direct messages, and one that does not exist, because none of them is read."""
    rows = await db.execute(
        select(matches.c.id, matches.c.guild).where(
            matches.c.uid == uid, matches.c.guild.is_not(None), ~matches.c.private
        )
    )
    row = rows.first()
    return None if row is None else Watchable(int(row.id), int(row.guild))


async def by_code(db: AsyncConnection, code: str) -> int | None:
    """The number of the match that people join with this code."""
    return (await db.execute(select(matches.c.id).where(matches.c.code == code))).scalar_one_or_none()


async def find_many(db: AsyncConnection, ids: Sequence[int]) -> list[MatchRow]:
    return await many(db, MatchRow, _find_many, {"match_ids": list(ids)})


_find_many = select(matches).where(matches.c.id.in_(bindparam("match_ids", expanding=True)))


async def change(db: AsyncConnection, match: int, revision: int, **values: object) -> None:
    """Change a match that was read at `revision`, and increase its revision. Raises Conflict: the match was
    changed in the meantime."""
    changed = {_new(name): value for name, value in {"revision": revision + 1, **values}.items()}
    statement = _change(("revision", *values), guarded=True)
    result = await db.execute(statement, {"of_match": match, "of_revision": revision, **changed})
    if result.rowcount != 1:
        raise Conflict(f"match {match} changed")


def _new(column: str) -> str:
    """The name of the parameter for a new value."""
    return f"new_{column}"


@cache
def _change(columns: tuple[str, ...], *, guarded: bool) -> Update:
    """The statement, built once: building takes longer than running. `guarded`: it changes the match only at
    one revision, and its result tells whether it did."""
    changed = update(matches).values({name: bindparam(_new(name)) for name in columns})
    statement = changed.where(matches.c.id == bindparam("of_match"))
    return statement.where(matches.c.revision == bindparam("of_revision")) if guarded else unread(statement)


async def note(db: AsyncConnection, match: int, **values: object) -> None:
    """Change values that no decision depends on, such as message ids. The revision stays the same."""
    changed = {_new(name): value for name, value in values.items()}
    await db.execute(_change(tuple(values), guarded=False), {"of_match": match, **changed})


_seats_of = _seats.where(seats.c.match == bindparam("match_id")).order_by(seats.c.seat)


async def seats_of(db: AsyncConnection, match: int) -> list[SeatRow]:
    """The taken seats of a match, in order."""
    return await many(db, SeatRow, _seats_of, {"match_id": match})


async def seats_of_many(db: AsyncConnection, ids: Sequence[int]) -> dict[int, list[SeatRow]]:
    by_match: dict[int, list[SeatRow]] = {match: [] for match in ids}
    for row in await many(db, SeatRow, _seats_of_many, {"match_ids": list(ids)}):
        by_match[row.match].append(row)
    return by_match


_seats_of_many = _seats.where(seats.c.match.in_(bindparam("match_ids", expanding=True))).order_by(
    seats.c.seat
)


async def seat(db: AsyncConnection, match: int, seat: int, user: int | None, **values: object) -> None:
    """Take a seat; `values` replace the defaults. Raises Conflict: the seat is taken, or the user has a seat
    in this match."""
    defaults = {"turn_token": 0, "awaited": False, "end_vote": False, "hand_missed": False}
    await db.execute(insert(seats).values(match=match, seat=seat, user=user, **{**defaults, **values}))


async def unseat(db: AsyncConnection, match: int, seat: int) -> None:
    await db.execute(delete(seats).where(seats.c.match == match, seats.c.seat == seat))


async def reseat(db: AsyncConnection, match: int, old: int, new: int) -> None:
    """Move a person to another seat, before the start."""
    await db.execute(update(seats).where(seats.c.match == match, seats.c.seat == old).values(seat=new))


async def change_seat(db: AsyncConnection, match: int, seat: int, values: Mapping[str, object]) -> None:
    await db.execute(update(seats).where(seats.c.match == match, seats.c.seat == seat).values(dict(values)))


async def note_hand(
    db: AsyncConnection, match: int, seat: int, user: int, message: int, shown: str | None = None
) -> bool:
    """Note the direct message that shows the hand of a seat. False: the seat is no longer the user's.

    `shown`: what it shows if it is a board.
    """
    mine = (seats.c.match == match, seats.c.seat == seat, seats.c.user == user)
    noted = await db.execute(update(seats).where(*mine).values(hand_message=message, shown=shown))
    return bool(noted.rowcount)


_turn = unread(
    update(seats)
    .where(seats.c.match == bindparam("of_match"), seats.c.seat == bindparam("new_seat"))
    .values({name: bindparam(_new(name)) for name in ("turn_token", "awaited", "awaited_since", "clock")})
)


class TurnValues(NamedTuple):
    seat: int
    turn_token: int
    awaited: bool
    awaited_since: int | None
    clock: str | None


async def set_turns(db: AsyncConnection, match: int, turns: Sequence[TurnValues]) -> None:
    if turns:
        given = [{_new(name): value for name, value in turn._asdict().items()} for turn in turns]
        await db.execute(_turn, [{"of_match": match, **values} for values in given])


async def with_state(db: AsyncConnection, state: str) -> list[int]:
    """The numbers of all matches in this state."""
    return await numbers(db, select(matches.c.id).where(matches.c.state == state).order_by(matches.c.id))


async def raise_revisions(db: AsyncConnection, ids: Sequence[int]) -> None:
    """Increase the revisions of matches, so that whoever has read them decides again."""
    await db.execute(update(matches).where(matches.c.id.in_(ids)).values(revision=matches.c.revision + 1))


def on(shards: Shards | None) -> ColumnElement[bool]:
    """The condition for matches on servers of these shards (None: all), by Discord's formula.

    Matches without a server belong to shard 0.
    """
    return on_servers(func.coalesce(matches.c.guild, 0), shards)


def on_servers(guild: ColumnElement[int], shards: Shards | None) -> ColumnElement[bool]:
    """The condition for rows of servers of these shards; None: all."""
    if shards is None:
        return true()
    shard = guild // SHIFT % shards.count
    own = shard.between(shards.first, shards.last)
    return or_(own, shard.in_(shards.more)) if shards.more else own


_running = select(matches.c.id).where(matches.c.state == "running").order_by(matches.c.id)


async def silent(db: AsyncConnection, before: int, limit: int, shards: Shards | None = None) -> list[int]:
    """Numbers of running matches in which nothing has happened since this time and whose players were not
    warned yet."""
    warned = exists().where(due.c.match == matches.c.id, due.c.kind.in_(("tidy", "kept")), due.c.seat == -1)
    statement = _running.where(
        func.coalesce(matches.c.moved_at, matches.c.started_at) <= before,
        func.coalesce(matches.c.paused_at, 0) <= before,
        ~warned,
        on(shards),
    )
    return await numbers(db, statement.limit(limit))


async def clockless(db: AsyncConnection) -> list[int]:
    """Numbers of running matches in which a seat that must act has no clock."""
    statement = (
        select(matches.c.id)
        .join(seats, seats.c.match == matches.c.id)
        .where(
            matches.c.state == "running", seats.c.awaited, seats.c.clock.is_(None), seats.c.computer.is_(None)
        )
        .distinct()
        .order_by(matches.c.id)
    )
    return await numbers(db, statement)


async def invite(db: AsyncConnection, match: int, user: int) -> None:
    await upsert(db, invites, match=match, user=user)


async def invited(db: AsyncConnection, match: int) -> set[int]:
    rows = await db.execute(select(invites.c.user).where(invites.c.match == match))
    return set(rows.scalars())


async def of_user(db: AsyncConnection, user: int, *, over: bool) -> list[int]:
    """Numbers of the matches in which a user has a seat. `over`: include finished matches."""
    statement = select(matches.c.id).join(seats, seats.c.match == matches.c.id).where(seats.c.user == user)
    if not over:
        statement = statement.where(matches.c.state.in_(LIVE))
    return await numbers(db, statement)


_awaiting_numbers = (
    select(matches.c.id)
    .join(seats, seats.c.match == matches.c.id)
    .where(
        seats.c.user == bindparam("of_user"),
        seats.c.awaited,
        ~seats.c.autopilot,
        matches.c.paused_at.is_(None),
        matches.c.state == "running",
        matches.c.id != bindparam("but"),
    )
)


_awaiting = _joined.where(matches.c.id.in_(_awaiting_numbers))
_awaiting_too = _joined.where(or_(matches.c.id == bindparam("but"), matches.c.id.in_(_awaiting_numbers)))


async def awaiting(db: AsyncConnection, user: int, but: int | None) -> list[Whole]:
    """The matches that wait for a person (`Brief.waits_for`), but for one: not those that are paused, or
    where the bot moves."""
    return await _read(db, _awaiting, {"of_user": user, "but": but or 0})


async def with_awaiting(db: AsyncConnection, match: int, user: int) -> tuple[Whole, list[Whole]]:
    """A match that exists, and the others that wait for a person (`awaiting`), in one statement."""
    wholes = {whole[0].id: whole for whole in await _read(db, _awaiting_too, {"of_user": user, "but": match})}
    return wholes.pop(match), list(wholes.values())


async def hosted_by(db: AsyncConnection, user: int) -> int:
    """The number of unfinished matches that a person hosts. A host always has a seat."""
    statement = (
        select(func.count())
        .select_from(matches.join(seats, seats.c.match == matches.c.id))
        .where(seats.c.user == user, matches.c.host == user, matches.c.state.in_(LIVE))
    )
    return int((await db.execute(statement)).scalar_one())


_turns = (
    select(func.coalesce(func.sum((seats.c.turn_token + 1) // 2), 0))
    .join(matches, seats.c.match == matches.c.id)
    .where(seats.c.user == bindparam("of_user"), matches.c.game == bindparam("of_game"))
)


async def turns_of(db: AsyncConnection, user: int, game: str) -> int:
    """How many turns a user has begun in all matches of a game. A turn token is raised at the beginning of a
    turn and at its end; a turn that chance interrupts counts more than once."""
    return int((await db.execute(_turns, {"of_user": user, "of_game": game})).scalar_one())


async def in_channel(db: AsyncConnection, channel: int) -> list[int]:
    """Numbers of the unfinished matches in a channel or thread."""
    statement = select(matches.c.id).where(matches.c.post == channel, matches.c.state.in_(LIVE))
    return await numbers(db, statement)


async def newest_in_channel(db: AsyncConnection, channel: int, states: Sequence[str]) -> int | None:
    """Number of the newest match in a channel or thread that is in one of these states. Those that are played
    in direct messages do not count."""
    here = (matches.c.post == channel, matches.c.state.in_(states), matches.c.direct.is_(False))
    newest: int | None = (await db.execute(select(func.max(matches.c.id)).where(*here))).scalar_one()
    return newest
