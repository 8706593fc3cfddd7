"""What goes to persons instead of a match's channel, or beside it.

Of a match that is played in direct messages, boards, lobby cards and hands become one `DirectBoard` for each
person, which waits in the partition of that person and takes in what waits there already. Notices and the
parcel go to all persons.

Players who joined from another server do not see the match's channel: what is said to them there comes by
direct message, too, or on their own server if the event of their table is shown there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Seat, fact
from bot.match.outbox.merging import merged
from bot.match.outbox.messages import (
    Board,
    DirectBoard,
    FinalBoard,
    Hand,
    Kind,
    LobbyCard,
    Notice,
    Parcel,
    Refresh,
    read,
)
from bot.match.outbox.purposes import News, Request
from bot.store import OutboxRow, matches, people, steps

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


def for_person(message: Notice | Parcel) -> Notice | Parcel:
    """A message as one person gets it: without pings, which direct messages do not need."""
    return replace(message, pings=()) if isinstance(message, Notice) else message


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
