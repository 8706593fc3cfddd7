"""Messages of a match that is played in direct messages: what would be posted in its channel goes to each
player.

Boards, lobby cards and hands become one `DirectBoard` for each person, which waits in the partition of that
person and takes in what waits there already. Notices and the parcel go to all persons."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from bot.core import Seat
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
from bot.store import OutboxRow, steps

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
