"""The outbox: messages to be sent, written in the same transaction as the change they report; and what wakes
those that wait for Discord, for a person or for a place.

A row is pending, then sending (claimed until `due`), then done or failed. Rows with the same partition key
are sent one after the other: the oldest unfinished row blocks the later ones.

Several processes may send from one outbox. A process that claims a row becomes its owner, identified by its
first shard. A row that the owner continues later (`go_on`) is reserved for it for a while.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, and_, bindparam, case, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine import many, numbers, one, unread
from bot.store.rows import OutboxRow
from bot.store.schema import matches, outbox

OPEN = ("pending", "sending")
IN_STEPS = ("parcel",)
"""Kinds of messages that always take a while, because their files are made first."""
PATIENCE = 60_000
"""Milliseconds for which a due row is reserved for its owner. After that any process may claim it."""


_insert = unread(insert(outbox))
_untried = (
    select(outbox)
    .where(outbox.c.match == bindparam("of_match"), outbox.c.state == "pending", outbox.c.attempts == 0)
    .order_by(outbox.c.id)
    .with_for_update()
)


async def add(db: AsyncConnection, rows: Sequence[Mapping[str, object]]) -> None:
    """Insert rows to be sent, each with match, kind, partition_key, seat, user, payload, nonce, due and
    created_at. Raises Conflict: a row with this nonce exists. SQLite says so at the latest with the
    commit."""
    if rows:
        await db.execute(_insert, [{"state": "pending", "attempts": 0, **row} for row in rows])


async def untried(db: AsyncConnection, match: int) -> list[OutboxRow]:
    """Rows of a match that were never claimed, so that they may still be changed."""
    return await many(db, OutboxRow, _untried, {"of_match": match})


async def unfinished(db: AsyncConnection, match: int) -> list[OutboxRow]:
    statement = select(outbox).where(outbox.c.match == match, outbox.c.state.in_(OPEN)).order_by(outbox.c.id)
    return await many(db, OutboxRow, statement)


async def waits(db: AsyncConnection, partition_key: str, kind: str) -> bool:
    """Whether a message of this kind is unfinished."""
    statement = select(outbox.c.id).where(
        outbox.c.partition_key == partition_key, outbox.c.state.in_(OPEN), outbox.c.kind == kind
    )
    return (await db.execute(statement.limit(1))).first() is not None


async def waits_untried(db: AsyncConnection, partition_key: str, kind: str) -> bool:
    """Whether there is a message of this kind that was never claimed, so that it will show the newest state
    when it is sent."""
    fresh = {"partition_key": partition_key, "state": "pending", "attempts": 0, "kind": kind}
    return (await db.execute(select(outbox.c.id).filter_by(**fresh).limit(1))).first() is not None


async def rewrite(db: AsyncConnection, row: int, payload: str, due: int) -> bool:
    """Change the payload of a row, and when it is due; False if it has been claimed."""
    unclaimed = update(outbox).filter_by(id=row, state="pending", attempts=0)
    return (await db.execute(unclaimed.values(payload=payload, due=due))).rowcount == 1


async def drop(db: AsyncConnection, row: int) -> bool:
    """Delete a row; False if it has been claimed."""
    unclaimed = delete(outbox).filter_by(id=row, state="pending", attempts=0)
    return (await db.execute(unclaimed)).rowcount == 1


_later = (
    select(outbox)
    .where(
        outbox.c.partition_key == bindparam("of_partition"),
        outbox.c.match == bindparam("of_match"),
        outbox.c.kind.in_(bindparam("of_kinds", expanding=True)),
        outbox.c.seat.is_not_distinct_from(bindparam("of_seat")),
        outbox.c.state == "pending",
        outbox.c.id > bindparam("after"),
    )
    .order_by(outbox.c.id)
    .with_for_update()
)


async def later(db: AsyncConnection, row: OutboxRow, kinds: Sequence[str]) -> list[OutboxRow]:
    """Pending rows of these kinds after a row, with its partition key, match and seat, in order."""
    asked = {"of_match": row.match, "of_kinds": list(kinds), "of_seat": row.seat, "after": row.id}
    return await many(db, OutboxRow, _later, {"of_partition": row.partition_key, **asked})


async def take(db: AsyncConnection, row: int, payload: str, until: int, owner: int = 0) -> None:
    """Claim a row instead of an earlier claimed row with its partition key."""
    await db.execute(
        update(outbox)
        .where(outbox.c.id == row)
        .values(state="sending", attempts=outbox.c.attempts + 1, due=until, payload=payload, owner=owner)
    )


def _may_leave() -> ColumnElement[bool]:
    """The condition that a row is the first with its partition key."""
    earlier = outbox.alias("earlier")
    return ~exists().where(
        earlier.c.partition_key == outbox.c.partition_key,
        earlier.c.state.in_(OPEN),
        earlier.c.id < outbox.c.id,
    )


class Few(NamedTuple):
    """Which rows may be claimed: of these kinds only `places` more, and of kinds that only a newer version
    knows, none."""

    kinds: Collection[str] = ()
    places: int = 0
    known: Collection[str] | None = None
    """The kinds that this version of the program can read; None: all."""
    strange: set[str] = set()  # noqa: RUF012 (of ANY, where it stays empty)
    """Kinds found in the outbox that are not known: they belong to a newer version, which runs beside this
    one."""
    readable: Callable[[OutboxRow], bool] = lambda row: True
    """Whether this version can read a row of a known kind."""
    unread: set[int] = set()  # noqa: RUF012 (of ANY, where it stays empty)
    """Rows of known kinds that cannot be read: they were written by a newer version, too."""

    @property
    def without(self) -> list[str]:
        """The kinds that may not be claimed at all."""
        return [*self.strange, *(self.kinds if self.places <= 0 else ())]

    def chosen(self, rows: Sequence[OutboxRow]) -> list[OutboxRow]:
        """The rows that may be claimed. Notes the kinds and rows that cannot be read."""
        if self.known is not None:
            self.strange.update({row.kind for row in rows} - set(self.known))
        known = [row for row in rows if row.kind not in self.strange]
        self.unread.update(row.id for row in known if not self.readable(row))
        left = itertools.count(self.places, -1)
        return [
            row
            for row in known
            if row.id not in self.unread and (row.kind not in self.kinds or next(left) > 0)
        ]


ANY: Final = Few()
"""All rows may be claimed."""

# These statements run after every move. They are built once, because building takes longer than running.
_ours = or_(outbox.c.owner.is_(None), outbox.c.owner == bindparam("us"))
_free = (
    outbox.c.state.in_(OPEN),
    outbox.c.id.not_in(bindparam("but", expanding=True)),
    outbox.c.kind.not_in(bindparam("without", expanding=True)),
    _may_leave(),
)
_claim = (
    select(outbox)
    .where(outbox.c.due <= bindparam("now"), or_(_ours, outbox.c.due <= bindparam("now") - PATIENCE), *_free)
    .order_by(outbox.c.due, outbox.c.id)
    .limit(bindparam("most"))
    .with_for_update(skip_locked=True)
)
_taken = unread(
    update(outbox)
    .where(outbox.c.id.in_(bindparam("rows", expanding=True)))
    .values(state="sending", attempts=outbox.c.attempts + 1, due=bindparam("until"), owner=bindparam("us"))
)
_next_due = select(func.min(outbox.c.due + case((_ours, 0), else_=PATIENCE))).where(*_free)


async def claim(
    db: AsyncConnection,
    now: int,
    until: int,
    limit: int,
    owner: int = 0,
    but: Sequence[int] = (),
    few: Few = ANY,
) -> list[OutboxRow]:
    """Claim due rows for sending until `until`, and return them as they were before the claim.

    Args:
        owner: the first shard of this process.
        but: ids of rows not to claim.
        few: kinds of rows of which only some may be claimed. There may be others behind them: ask again.
    """
    asked = {"now": now, "most": limit, "us": owner, "but": [*but, *few.unread], "without": few.without}
    rows = few.chosen(await many(db, OutboxRow, _claim, asked))
    if rows:
        await db.execute(_taken, {"rows": [row.id for row in rows], "until": until, "us": owner})
    return rows


_finish = unread(
    update(outbox)
    .where(outbox.c.id == bindparam("row"))
    .values(state=bindparam("new_state"), done_at=bindparam("now"), reason=bindparam("why"))
)


_claimed = select(outbox.c.id).where(
    outbox.c.id == bindparam("row"), outbox.c.state == "sending", outbox.c.attempts == bindparam("tried")
)


async def is_claimed(db: AsyncConnection, row: int, attempts: int) -> bool:
    """Whether a row is being sent and was claimed this many times, so that nobody else has claimed it
    since."""
    return (await db.execute(_claimed, {"row": row, "tried": attempts})).first() is not None


async def finish(db: AsyncConnection, row: int, now: int, failed: str | None = None) -> None:
    """Mark a row as done, or as failed for ever with a reason."""
    state = "done" if failed is None else "failed"
    await db.execute(_finish, {"row": row, "new_state": state, "now": now, "why": failed})


async def last_done(db: AsyncConnection, match: int, kind: str) -> OutboxRow | None:
    """The last delivered row of a kind that is still in the database, or None."""
    delivered = select(outbox).filter_by(match=match, kind=kind, state="done")
    return await one(db, OutboxRow, delivered.order_by(outbox.c.id.desc()).limit(1))


async def postpone(
    db: AsyncConnection,
    row: int,
    due: int,
    reason: str,
    *,
    attempts: int | None = None,
    payload: str | None = None,
) -> None:
    """Return a claimed row to the outbox, to be tried again at `due`; optionally change other values."""
    given = {"attempts": attempts, "payload": payload}
    changes = {name: value for name, value in given.items() if value is not None}
    claimed = update(outbox).filter_by(id=row, state="sending")
    await db.execute(claimed.values(state="pending", due=due, reason=reason, owner=None, **changes))


async def go_on(db: AsyncConnection, row: int, due: int, payload: str) -> None:
    """Return a claimed row to the outbox with its progress in `payload`; its owner will continue it."""
    claimed = update(outbox).filter_by(id=row, state="sending")
    await db.execute(claimed.values(state="pending", attempts=0, due=due, payload=payload))


async def refused(
    db: AsyncConnection, row: int, due: int, reason: str, payload: str, *, tried: int = 0
) -> None:
    """Return a claimed row to the outbox after Discord has rejected it.

    A rejected attempt has sent nothing, so it does not count.

    Args:
        tried: the number of earlier attempts, which may have sent something.
    """
    await postpone(db, row, due, reason, attempts=min(tried, 1), payload=payload)


async def drop_lobby(db: AsyncConnection, match: int) -> None:
    """Delete pending updates of the lobby card."""
    await db.execute(delete(outbox).filter_by(match=match, kind="lobby", state="pending"))


async def reclaim(
    db: AsyncConnection, now: int, longest: int, longest_lost: int, owners: range | None = None
) -> int:
    """Make rows due now that a dead process was sending, and return their number.

    Pending rows are also made due now if they would wait for more than `longest` milliseconds (`longest_lost`
    if the channel is lost), which happens when the clock was set back.

    Args:
        owners: only rows claimed by processes with these shards; None: all. Claims of other processes end
            when their time is over.
    """
    limit = case((place_lost(), now + longest_lost), else_=now + longest)
    await db.execute(update(outbox).where(outbox.c.state == "pending", outbox.c.due > limit).values(due=now))
    statement = update(outbox).where(outbox.c.state == "sending").values(due=now, owner=None)
    if owners is not None:
        dead = outbox.c.owner.between(owners.start, owners.stop - 1)
        statement = statement.where(or_(outbox.c.owner.is_(None), dead))
    return int((await db.execute(statement)).rowcount)


async def give_up(db: AsyncConnection, owner: int, now: int) -> int:
    """Make rows due now that a process was sending or had begun, because it is gone. Its `owner` is its first
    shard; other numbers have no rows."""
    left = update(outbox).where(outbox.c.state.in_(OPEN), outbox.c.owner == owner)
    return int((await db.execute(left.values(state="pending", due=now, owner=None))).rowcount)


def place_lost() -> ColumnElement[bool]:
    """The condition that a row is sent to a lost channel; direct messages are not."""
    return exists().where(
        matches.c.id == outbox.c.match, matches.c.place_lost, outbox.c.user.is_(None), outbox.c.seat.is_(None)
    )


async def next_due(
    db: AsyncConnection, owner: int = 0, but: Sequence[int] = (), few: Few = ANY
) -> int | None:
    """The time at which the next row can be claimed; None if there is none. For the arguments see `claim`."""
    asked = {"us": owner, "but": [*but, *few.unread], "without": few.without}
    due: int | None = (await db.execute(_next_due, asked)).scalar()
    return due


async def depth(db: AsyncConnection) -> tuple[int, int | None]:
    """The number of unfinished rows, and when the oldest was created."""
    statement = select(func.count(), func.min(outbox.c.created_at)).where(outbox.c.state.in_(OPEN))
    count, oldest = (await db.execute(statement)).one()
    return int(count), None if oldest is None else int(oldest)


async def oldest_late(db: AsyncConnection) -> int | None:
    """When the oldest unfinished row was created that could be sent now.

    Left out are rows for lost channels, and rows that are sent in several steps.
    """
    late = select(func.min(outbox.c.created_at)).where(
        outbox.c.state.in_(OPEN), ~place_lost(), outbox.c.kind.not_in(IN_STEPS)
    )
    created: int | None = (await db.execute(late)).scalar()
    return created


async def prune(db: AsyncConnection, before: int) -> None:
    """Delete the rows that were finished before this time."""
    await db.execute(delete(outbox).where(outbox.c.state.not_in(OPEN), outbox.c.done_at < before))


UNREACHED: Final = "unreached: "
"""The beginning of the reason of a row whose last attempt did not reach Discord."""

WOKEN: Final = "tried again early"


async def wake(db: AsyncConnection, match: int, now: int) -> None:
    """Make all pending rows of a match due now, because its channel is back."""
    await db.execute(
        update(outbox)
        .where(outbox.c.match == match, outbox.c.state == "pending", outbox.c.due > now)
        .values(due=now)
    )


def unreached(row: OutboxRow, reason: str) -> str:
    """The reason of a row that did not reach Discord, for `wake_unreached`.

    If it failed again right after it was woken, it is not woken again the next time, because the fault may be
    its own.
    """
    return reason if row.reason == WOKEN else f"{UNREACHED}{reason}"


async def wake_unreached(db: AsyncConnection, now: int) -> None:
    """Make pending rows due now whose last attempt did not reach Discord, because it can be reached again."""
    later = (outbox.c.state == "pending") & (outbox.c.due > now)
    await _wake(db, later & outbox.c.reason.startswith(UNREACHED), due=now, reason=WOKEN)


async def _wake(db: AsyncConnection, chosen: ColumnElement[bool], **values: object) -> None:
    """Change the rows that are not being claimed."""
    waiting = select(outbox.c.id).where(chosen).order_by(outbox.c.id)
    rows = await numbers(db, waiting.with_for_update(skip_locked=True))
    if rows:
        await db.execute(update(outbox).where(outbox.c.id.in_(rows)).values(**values))


def _waits_in(guild: int, now: int, *, lost: bool) -> ColumnElement[bool]:
    here = select(matches.c.id).where(matches.c.guild == guild)
    if lost:
        here = here.where(matches.c.place_lost)
    return and_(outbox.c.state == "pending", outbox.c.due > now, outbox.c.match.in_(here))


async def waits_in(db: AsyncConnection, guild: int, now: int, *, lost: bool) -> bool:
    """Whether a pending row for a server is due later. `lost`: look only at matches with a lost channel."""
    waiting = select(outbox.c.id).where(_waits_in(guild, now, lost=lost)).limit(1)
    return (await db.execute(waiting)).first() is not None


async def wake_in(db: AsyncConnection, guild: int, now: int, *, lost: bool) -> None:
    """Make pending rows for a server due now. `lost`: only rows of matches with a lost channel."""
    await _wake(db, _waits_in(guild, now, lost=lost), due=now)
