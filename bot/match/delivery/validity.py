"""Whether there is still something to say: pings of turns that go on, proposals that stand, boards that are
the newest."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.match.delivery.messages import Ping
from bot.match.outbox.enqueue import Payload, Pings
from bot.match.timing.clock import read_clock
from bot.store import MatchRow, SeatRow, asks, calls, matches


def valid_pings(pings: Pings, seats: Mapping[int, SeatRow]) -> tuple[Ping, ...]:
    """Those who still have to do what they are pinged for; a duty of -1 is void only with the seat."""
    found = []
    for seat, duty in pings:
        row = seats.get(seat)
        if row is not None and row.user is not None and (duty < 0 or (row.awaited and row.duty == duty)):
            found.append(Ping(seat, row.user))
    return tuple(found)


async def still_meant(
    db: AsyncConnection, match: MatchRow, load: Payload, seats: Mapping[int, SeatRow]
) -> bool:
    """A notice that asks for something: it is still to be done."""
    if load.about is not None:
        return await still_asked(db, match, load.about)
    duties = turn_tokens(load)
    return not duties or bool(valid_pings(duties, seats))


def turn_tokens(load: Payload) -> Pings:
    """What a notice reminds of."""
    return tuple((seat, duty) for seat, duty in (*load.pings, *filter(None, [load.bound])) if duty >= 0)


async def still_asked(db: AsyncConnection, match: MatchRow, about: str) -> bool:
    """A request is open. One to take something back: nobody has moved since. One for more time: the turn that
    it is for goes on."""
    kind, _, of = about.partition(":")
    if match.state != "running":
        return False
    if kind == calls.END:
        return any(seat.end_vote for seat in await matches.seats_of(db, match.id))
    if kind == calls.PAUSE:
        asked = await asks.find(db, match.id, asks.PAUSE, asks.WHOLE)
        return asked is not None and bool(asked.granted) and match.paused_at is None
    if kind not in (calls.UNDO, calls.EXTEND) or not of.isdecimal():
        return False
    asked = await asks.find(db, match.id, kind, int(of))
    if asked is None or kind == calls.UNDO:
        return asked is not None and asked.since == match.position
    seat = next((one for one in await matches.seats_of(db, match.id) if one.seat == int(of)), None)
    return seat is not None and seat.awaited and read_clock(seat.clock).since == asked.since


def still_shown(load: Payload, match: MatchRow | None) -> bool:
    """The newest board is posted and shows the position that this row is about."""
    return (
        match is not None
        and match.state == "running"
        and match.board_message is not None
        and match.position == load.position
    )


def is_covered(load: Payload, shown: int | None, seats: Mapping[int, SeatRow]) -> bool:
    """A board that was drawn later shows all this row has to show, and nobody is left to be pinged."""
    if shown is None or load.position is None or load.position > shown:
        return False
    return not valid_pings(load.pings, seats)
