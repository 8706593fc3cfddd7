"""Whether there is still something to say: pings of turns that go on, proposals that stand, boards that are
the newest."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.match.delivery.sender import Ping
from bot.match.outbox.messages import (
    ANY_TURN,
    Alert,
    Board,
    Notice,
    Pings,
    Refresh,
    Reminder,
    Request,
    TurnCall,
)
from bot.match.outbox.shown import read_shown
from bot.match.proposals import machine
from bot.store import MatchRow, SeatRow, matches


def valid_pings(pings: Pings, seats: Mapping[int, SeatRow]) -> tuple[Ping, ...]:
    """Those who still have to do what they are pinged for."""
    found = []
    for seat, token in pings:
        row = seats.get(seat)
        if row is not None and row.user is not None and (token == ANY_TURN or is_turn(row, token)):
            found.append(Ping(seat, row.user, token))
    return tuple(found)


def is_turn(seat: SeatRow, turn_token: int) -> bool:
    """The seat still has this turn to take."""
    return seat.awaited and seat.turn_token == turn_token


async def still_meant(
    db: AsyncConnection, match: MatchRow, notice: Notice, seats: Mapping[int, SeatRow]
) -> bool:
    """What a notice asks for is still to be done."""
    match notice.purpose:
        case Reminder(seat, token) | TurnCall(seat, token):
            return match.state == "running" and bool(valid_pings(((seat, token),), seats))
        case Request(about):
            return await still_asked(db, match, about)
        case Alert(user):
            sits = any(one.user == user for one in seats.values())
            return match.state == "lobby" and not match.private and len(seats) < match.seats and not sits
    return True


async def still_asked(db: AsyncConnection, match: MatchRow, about: str) -> bool:
    """The proposal that a message is about still stands."""
    seats = await matches.seats_of(db, match.id)
    every = await machine.find_all(db, match.id, seats)
    return any(one.about == about and one.stands(match, seats) for one in every)


def still_shown(refresh: Refresh, match: MatchRow) -> bool:
    """The newest board is posted and shows the public version that this is about, which is the newest. If the
    board is still under way, a new refresh is enqueued when it is posted and there is more to show
    (`Outcomes`)."""
    shown = read_shown(match.shown, match.board_message)
    version = match.public_version if shown is None else shown.version
    posted = match.board_message is not None and match.state == "running"
    return posted and version == match.public_version == refresh.public_version


def is_covered(board: Board, shown: int | None, seats: Mapping[int, SeatRow]) -> bool:
    """A board that was drawn later shows all this one has to show, and nobody is left to be pinged."""
    if shown is None or board.public_version is None or board.public_version > shown:
        return False
    return not valid_pings(board.pings, seats)
