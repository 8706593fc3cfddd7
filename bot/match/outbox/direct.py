"""Several messages in one; and what goes to persons instead of a match's channel, or beside it.

Of a match that is played in direct messages, boards, lobby cards and hands become one `DirectBoard` for each
person, which waits in the partition of that person and takes in what waits there already. Notices and the
parcel go to all persons.

Players who joined from another server do not see the match's channel: what is said to them there comes by
direct message, too, or on their own server if the event of their table is shown there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Seat, fact
from bot.match.outbox.messages import (
    Board,
    Boards,
    DirectBoard,
    FinalBoard,
    Hand,
    Kind,
    LobbyCard,
    Notice,
    Parcel,
    Refresh,
    Whole,
    read,
)
from bot.match.outbox.posted import Earlier, News, Pings, Request
from bot.store import OutboxRow, matches, people, steps


def merged(older: Whole, newer: Whole) -> Whole:
    """Join both in one message: no ping is lost, and the news begins with the older message's."""
    pings = newer.called
    both: dict[str, Any] = {
        "since": _first(older.since, newer.since),
        "first": older.first or newer.first,
        "earlier": tuple(
            replace(
                earlier_one,
                pings=_pings(earlier_one.pings, pings),
                since=_first(earlier_one.since, newer.since),
                news=(*earlier_one.news, *news_of(newer)),
            )
            for earlier_one in older.earlier
        ),
        "tries": older.tries + newer.tries,
        "refusals": older.refusals,
    }
    match older, newer:
        case DirectBoard(), DirectBoard():
            token = older.turn_token if newer.turn_token is None else newer.turn_token
            return replace(newer, turn_token=token, anew=older.anew or newer.anew, **both)
        case Board(), Board():
            return Board(
                pings=_pings(older.pings, pings),
                public_version=newer.public_version if older.public_version is not None else None,
                news=(*news_of(older), *news_of(newer)),
                follow=older.follow and newer.follow,
                **both,
            )
    return FinalBoard(**both) if isinstance(newer, Boards) else replace(newer, **both)


def taking_in(newer: Whole, row: OutboxRow) -> Whole:
    """A message that replaces the one of an earlier row."""
    older = read(row)
    assert isinstance(older, Whole)
    both = merged(older, newer)
    if row.attempts:
        tried = Earlier(row.nonce, row.created_at, newer.called, newer.since, news_of(newer))
        both = replace(both, earlier=(*both.earlier, tried), tries=both.tries + row.attempts)
    return both


def news_of(message: Whole) -> tuple[tuple[int, int], ...]:
    """(public version, first step) of each change that a board tells of, as far as that is noted."""
    if not isinstance(message, Board) or message.public_version is None or message.since is None:
        return ()
    return message.news or ((message.public_version, message.since),)


def _pings(pings: Pings, newer: Pings) -> Pings:
    return tuple(sorted({**dict(pings), **dict(newer)}.items()))


def _first(since: int | None, other: int | None) -> int | None:
    return min((n for n in (since, other) if n is not None), default=None)


Persons = Mapping[Seat, int]
"""The seats of persons, with their users."""


def unreached_note(match: int, seat: Seat) -> str:
    """The key of the note that the other players were told of a player's closed direct messages."""
    return f"{steps.NOTE}unreached:{match}:{seat}"


def unheard_note(match: int, whom: int) -> str:
    """The key of the note that a person could not be told of an invitation. `whom`: the seat that is offered,
    or the person who is invited to a lobby."""
    return f"{steps.NOTE}unheard:{match}:{whom}"


def direct_boards(message: Kind, persons: Persons) -> list[DirectBoard]:
    """What each person is shown instead of a message for the channel or of a hand; [] for other messages."""
    match message:
        case Board(pings=pings, since=since, first=first):
            calls = dict(pings)
            return [
                DirectBoard(seat=seat, turn_token=calls.get(seat), since=since, first=first, anew=first)
                for seat in persons
            ]
        case FinalBoard(since=since, first=first):
            return [DirectBoard(seat=seat, since=since, first=first, anew=True) for seat in persons]
        case Hand(seat=seat):
            return [DirectBoard(seat=seat)] if seat in persons else []
        case LobbyCard() | Refresh():
            return [DirectBoard(seat=seat) for seat in persons]
    return []


def recipients(message: Notice | Parcel, persons: Persons) -> list[int]:
    """Who gets a message that was meant for the channel: the people it pings, or else everybody."""
    if isinstance(message, Notice) and message.pings and message.purpose is None:
        return [persons[seat] for seat, _ in message.pings if seat in persons]
    return list(persons.values())


def together(boards: Iterable[DirectBoard]) -> dict[Seat, DirectBoard]:
    """Join the boards of each seat into one."""
    joined: dict[Seat, DirectBoard] = {}
    for board in boards:
        joined[board.seat] = _both(joined[board.seat], board) if board.seat in joined else board
    return joined


def waiting(rows: Sequence[OutboxRow], seat: Seat, user: int) -> OutboxRow | None:
    """The row of a seat's board that nobody has tried to send."""
    mine = (row for row in rows if (row.kind, row.seat, row.user) == (DirectBoard.kind, seat, user))
    return next(mine, None)


def taking_up(row: OutboxRow, board: DirectBoard) -> DirectBoard:
    """A board that replaces one that still waits in the outbox."""
    older = read(row)
    assert isinstance(older, DirectBoard)
    return _both(older, board)


def _both(older: DirectBoard, newer: DirectBoard) -> DirectBoard:
    both = merged(older, newer)
    assert isinstance(both, DirectBoard)
    return both


async def for_visitors(
    db: AsyncConnection, match: int, messages: Iterable[Notice | FinalBoard]
) -> list[tuple[int, Notice]]:
    """Direct messages (user, notice) beside messages in a match's channel."""
    messages_now = list(messages)
    if not messages_now:
        return []
    sitting = {seat.seat: seat.user for seat in await matches.seats_of(db, match) if seat.visitor}
    known = await people.find_many(db, [user for user in sitting.values() if user is not None])
    notices = []
    for seat, user in sitting.items():
        person = None if user is None else known.get(user)
        if person is None or person.dm_closed_at is not None:  # the message in the channel must do
            continue
        for message in messages_now:
            if isinstance(message, FinalBoard):
                notices.append((person.user, Notice(said=fact("table-finished"))))
            elif seat in dict(message.pings):
                # The copy is no reminder: one that cannot be sent goes to the channel, and from there here
                # again.
                asks = isinstance(message.purpose, Request | News)
                notices.append(
                    (
                        person.user,
                        replace(message, pings=(), channel=None, purpose=message.purpose if asks else None),
                    )
                )
    return notices
