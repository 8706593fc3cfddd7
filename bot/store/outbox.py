"""The outbox: what is to be sent, written together with what it tells of.

A row is pending, then sending (claimed until `due`), then done or failed. Rows of one lane leave one after
the other; the oldest unfinished row of a lane blocks the later ones.

Several processes may send from one box. Whoever claims a row is its owner, by the first of its shards; what
an owner goes on with (`go_on`) is left to it for a while.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import ColumnElement, and_, bindparam, case, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.rows import OutboxRow, many
from bot.store.schema import matches, outbox

OPEN = ("pending", "sending")
PATIENCE = 60_000
"""Milliseconds for which a due row is left to its owner; then anybody takes it."""


_insert = insert(outbox)


async def add(db: AsyncConnection, rows: Sequence[Mapping[str, object]]) -> None:
    """Rows to be sent: match, kind, lane, seat, user, payload, nonce, due and created_at of each.

    Raises Conflict: a row with this nonce exists.
    """
    if rows:
        await db.execute(_insert, [{"state": "pending", "attempts": 0, **row} for row in rows])


async def untried(db: AsyncConnection, match: int) -> list[OutboxRow]:
    """Rows of a match that nobody has tried to send yet: they may still be changed."""
    statement = (
        select(outbox)
        .where(outbox.c.match == match, outbox.c.state == "pending", outbox.c.attempts == 0)
        .order_by(outbox.c.id)
        .with_for_update()
    )
    return many(OutboxRow, await db.execute(statement))


async def unfinished(db: AsyncConnection, match: int) -> list[OutboxRow]:
    statement = select(outbox).where(outbox.c.match == match, outbox.c.state.in_(OPEN)).order_by(outbox.c.id)
    return many(OutboxRow, await db.execute(statement))


async def waits(db: AsyncConnection, user: int, kind: str) -> bool:
    """Whether something of a kind is still to be sent to a person."""
    statement = select(outbox.c.id).where(
        outbox.c.lane == f"u{user}", outbox.c.state.in_(OPEN), outbox.c.kind == kind
    )
    return (await db.execute(statement.limit(1))).first() is not None


async def rewrite(db: AsyncConnection, row: int, payload: str) -> bool:
    """Change what an untried row says; False when it has been claimed meanwhile."""
    statement = (
        update(outbox)
        .where(outbox.c.id == row, outbox.c.state == "pending", outbox.c.attempts == 0)
        .values(payload=payload)
    )
    return (await db.execute(statement)).rowcount == 1


async def drop(db: AsyncConnection, row: int) -> bool:
    """Take back an untried row; False when it has been claimed meanwhile."""
    statement = delete(outbox).where(outbox.c.id == row, outbox.c.state == "pending", outbox.c.attempts == 0)
    return (await db.execute(statement)).rowcount == 1


async def later(db: AsyncConnection, row: OutboxRow, kinds: Sequence[str]) -> list[OutboxRow]:
    """Rows of these kinds that wait behind a row of the same lane, match and seat, in their order."""
    statement = (
        select(outbox)
        .where(
            outbox.c.lane == row.lane,
            outbox.c.match == row.match,
            outbox.c.kind.in_(kinds),
            outbox.c.seat.is_(None) if row.seat is None else outbox.c.seat == row.seat,
            outbox.c.state == "pending",
            outbox.c.id > row.id,
        )
        .order_by(outbox.c.id)
        .with_for_update()
    )
    return many(OutboxRow, await db.execute(statement))


async def take(db: AsyncConnection, row: int, payload: str, until: int, owner: int = 0) -> None:
    """Claim a row in the place of one that was claimed before it in its lane."""
    await db.execute(
        update(outbox)
        .where(outbox.c.id == row)
        .values(state="sending", attempts=outbox.c.attempts + 1, due=until, payload=payload, owner=owner)
    )


def _may_leave() -> ColumnElement[bool]:
    """Head of its lane."""
    earlier = outbox.alias("earlier")
    return ~exists().where(
        earlier.c.lane == outbox.c.lane, earlier.c.state.in_(OPEN), earlier.c.id < outbox.c.id
    )


# Looked at after every move: built once, because building them takes longer than running them.
_ours = or_(outbox.c.owner.is_(None), outbox.c.owner == bindparam("us"))
_free = (outbox.c.state.in_(OPEN), outbox.c.id.not_in(bindparam("but", expanding=True)), _may_leave())
_claim = (
    select(outbox)
    .where(outbox.c.due <= bindparam("now"), or_(_ours, outbox.c.due <= bindparam("now") - PATIENCE), *_free)
    .order_by(outbox.c.due, outbox.c.id)
    .limit(bindparam("most"))
    .with_for_update(skip_locked=True)
)
_next_due = select(func.min(outbox.c.due + case((_ours, 0), else_=PATIENCE))).where(*_free)


async def claim(
    db: AsyncConnection, now: int, until: int, limit: int, owner: int = 0, but: Sequence[int] = ()
) -> list[OutboxRow]:
    """Take due rows (`but` these) for sending; they are ours until `until`. As they were before the claim."""
    asked = {"now": now, "most": limit, "us": owner, "but": list(but)}
    rows = many(OutboxRow, await db.execute(_claim, asked))
    if rows:
        await db.execute(
            update(outbox)
            .where(outbox.c.id.in_([row.id for row in rows]))
            .values(state="sending", attempts=outbox.c.attempts + 1, due=until, owner=owner)
        )
    return rows


_finish = (
    update(outbox)
    .where(outbox.c.id == bindparam("row"))
    .values(state=bindparam("new_state"), done_at=bindparam("now"), reason=bindparam("why"))
)


async def finish(db: AsyncConnection, row: int, now: int, failed: str | None = None) -> None:
    """Done, or failed for good with a reason."""
    state = "done" if failed is None else "failed"
    await db.execute(_finish, {"row": row, "new_state": state, "now": now, "why": failed})


async def last_done(db: AsyncConnection, match: int, kind: str) -> OutboxRow | None:
    """The row of a kind that was delivered last; None when there is none, or none any more."""
    statement = (
        select(outbox)
        .where(outbox.c.match == match, outbox.c.kind == kind, outbox.c.state == "done")
        .order_by(outbox.c.id.desc())
        .limit(1)
    )
    return next(iter(many(OutboxRow, await db.execute(statement))), None)


async def postpone(
    db: AsyncConnection,
    row: int,
    due: int,
    reason: str,
    *,
    attempts: int | None = None,
    payload: str | None = None,
) -> None:
    """Back into the box, to be tried again at `due`; with other attempts or another payload where given."""
    changes = {"attempts": attempts, "payload": payload}
    await db.execute(
        update(outbox)
        .where(outbox.c.id == row, outbox.c.state == "sending")
        .values(
            state="pending",
            due=due,
            reason=reason,
            owner=None,
            **{name: value for name, value in changes.items() if value is not None},
        )
    )


async def go_on(db: AsyncConnection, row: int, due: int, payload: str) -> None:
    """Back into the box as if untried, with what has been done so far; its owner goes on with it."""
    await db.execute(
        update(outbox)
        .where(outbox.c.id == row, outbox.c.state == "sending")
        .values(state="pending", attempts=0, due=due, payload=payload)
    )


async def refused(
    db: AsyncConnection, row: int, due: int, reason: str, payload: str, *, tried: int = 0
) -> None:
    """Back into the box as if untried: Discord said no, so there is nothing of this attempt anywhere.
    `tried`: attempts before it, of which something may be."""
    await postpone(db, row, due, reason, attempts=min(tried, 1), payload=payload)


async def drop_lobby(db: AsyncConnection, match: int) -> None:
    """Forget what the lobby card would have said, unless it is being sent."""
    await db.execute(
        delete(outbox).where(outbox.c.match == match, outbox.c.kind == "lobby", outbox.c.state == "pending")
    )


async def reclaim(
    db: AsyncConnection, now: int, longest: int, longest_lost: int, owners: range | None = None
) -> int:
    """Rows that a dead process was sending are due at once; how many. `owners`: the shards that nobody else
    serves now; None: all. What other processes are sending is left to them until their claims run out.

    No row waits longer than `longest` (`longest_lost`: where its place is lost), even when the clock was set
    back.
    """
    limit = case((_place_lost(), now + longest_lost), else_=now + longest)
    await db.execute(update(outbox).where(outbox.c.state == "pending", outbox.c.due > limit).values(due=now))
    statement = update(outbox).where(outbox.c.state == "sending").values(due=now, owner=None)
    if owners is not None:
        dead = outbox.c.owner.between(owners.start, owners.stop - 1)
        statement = statement.where(or_(outbox.c.owner.is_(None), dead))
    return int((await db.execute(statement)).rowcount)


async def forget_open(db: AsyncConnection) -> None:
    """Send nothing of what waits."""
    await db.execute(delete(outbox).where(outbox.c.state.in_(OPEN)))


async def wake(db: AsyncConnection, match: int, now: int) -> None:
    """What waits for a match is due now: its place is back."""
    await db.execute(
        update(outbox)
        .where(outbox.c.match == match, outbox.c.state == "pending", outbox.c.due > now)
        .values(due=now)
    )


def _place_lost() -> ColumnElement[bool]:
    """The row goes to a place that counts as lost; a direct message does not."""
    return exists().where(
        matches.c.id == outbox.c.match, matches.c.place_lost, outbox.c.user.is_(None), outbox.c.seat.is_(None)
    )


def _waits_in(guild: int, now: int, *, lost: bool) -> ColumnElement[bool]:
    here = select(matches.c.id).where(matches.c.guild == guild)
    if lost:
        here = here.where(matches.c.place_lost)
    return and_(outbox.c.state == "pending", outbox.c.due > now, outbox.c.match.in_(here))


async def waits_in(db: AsyncConnection, guild: int, now: int, *, lost: bool) -> bool:
    """Whether something for a server waits for its next try. `lost`: only of matches whose place is lost."""
    waiting = select(outbox.c.id).where(_waits_in(guild, now, lost=lost)).limit(1)
    return (await db.execute(waiting)).first() is not None


async def wake_in(db: AsyncConnection, guild: int, now: int, *, lost: bool) -> None:
    """What waits for its next try in a server is due now. `lost`: only of matches whose place is lost."""
    waiting = (
        select(outbox.c.id)
        .where(_waits_in(guild, now, lost=lost))
        .order_by(outbox.c.id)
        .with_for_update(skip_locked=True)  # what is just being claimed needs no waking
    )
    rows = list((await db.execute(waiting)).scalars())
    if rows:
        await db.execute(update(outbox).where(outbox.c.id.in_(rows)).values(due=now))


async def next_due(db: AsyncConnection, owner: int = 0, but: Sequence[int] = ()) -> int | None:
    """When the next row (`but` these) that we may take is due; None when there is none."""
    found = (await db.execute(_next_due, {"us": owner, "but": list(but)})).scalar()
    return None if found is None else int(found)


async def depth(db: AsyncConnection) -> tuple[int, int | None]:
    """How many rows wait, and since when the oldest does."""
    statement = select(func.count(), func.min(outbox.c.created_at)).where(outbox.c.state.in_(OPEN))
    count, oldest = (await db.execute(statement)).one()
    return int(count), None if oldest is None else int(oldest)


async def prune(db: AsyncConnection, before: int) -> None:
    """Delete rows that were finished before a time."""
    await db.execute(delete(outbox).where(outbox.c.state.not_in(OPEN), outbox.c.done_at < before))
