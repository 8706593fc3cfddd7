"""Whether there is still something to say: pings of turns that go on, proposals that stand, boards that are
the newest. Messages that ask somebody to do something are remembered when they are posted, and tidied away
when there is nothing left to do about them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from bot.core import fact
from bot.match.delivery.sender import Delivery, Recipient
from bot.match.outbox.enqueue import Outgoing
from bot.match.outbox.messages import Board, Notice
from bot.match.outbox.posted import Asked, valid_pings
from bot.match.proposals.machine import still_asked, still_meant
from bot.store import MatchRow, SeatRow, matches, proposals


def is_covered(board: Board, shown: int | None, seats: Mapping[int, SeatRow]) -> bool:
    """A board that was drawn later shows everything that this one would show, and nobody is left to be
    pinged."""
    if shown is None or board.public_version is None or board.public_version > shown:
        return False
    return not valid_pings(board.pings, seats)


class Posted(NamedTuple):
    message: int
    channel: int


async def call_there(
    match: MatchRow,
    taken: Sequence[SeatRow],
    delivery: Delivery,
    notice: Notice,
    there: Posted,
    out: Outgoing,
) -> None:
    """A message that calls somebody was posted: remember it. A request for votes stays after the vote, so its
    text is kept too. Then it can be edited without its pings and nothing has to be read again."""
    seats = {seat.seat: seat for seat in taken}
    if not await still_meant(out.db, match, notice, seats):
        out.remove_buttons(*there, delete=True)
    elif notice.about is not None:
        asked = None
        if notice.proposal is not None:
            locale = delivery.to.locale if isinstance(delivery.to, Recipient) else None
            asked = msgspec.json.encode(Asked(notice.said, locale)).decode()
        await proposals.put_call(out.db, match.id, proposals.CallMessage(*there, notice.about, asked))


async def decided(match: int, out: Outgoing) -> None:
    """The board shows who has decided, though not what: nobody reminds them any more."""
    for seat in await matches.seats_of(out.db, match):
        if not seat.awaited:
            for call in await proposals.take_calls(out.db, match, f"{proposals.TURN}:{seat.seat}"):
                out.remove_buttons(call.message, call.channel, delete=True)


async def shown(match: MatchRow, out: Outgoing) -> None:
    """A player of a match in direct messages was shown the position. An edit does not notify anybody who
    still has to act, so only calls that are over are removed."""
    awaited = {seat.seat for seat in await matches.seats_of(out.db, match.id) if seat.awaited}
    for call in await proposals.take_calls(out.db, match.id):
        kind, _, seat = call.about.partition(":")
        if kind == proposals.TURN and match.state == "running" and int(seat) in awaited:
            await proposals.put_call(out.db, match.id, call)
        elif kind == proposals.TURN:
            out.remove_buttons(call.message, call.channel, delete=True)
        else:
            await _keep_or_settle(match, call, out)


async def _keep_or_settle(match: MatchRow, call: proposals.CallMessage, out: Outgoing) -> None:
    """A request is kept while its proposal stands."""
    kind = call.about.partition(":")[0]
    if await still_asked(out.db, match, call.about):
        await proposals.put_call(out.db, match.id, call)
    else:
        how = fact("table-undo-overtaken") if kind == proposals.UNDO else None
        out.close_call(call, outcome=how)


async def turns_over(match: MatchRow, seats: Sequence[SeatRow], out: Outgoing) -> None:
    """Tidy up the messages about turns that are over."""
    running = seats if match.state == "running" else ()
    await out.turns_over({seat.seat: seat.turn_token for seat in running if seat.awaited})


async def calls_overtaken(match: MatchRow, out: Outgoing) -> bool:
    """A newer board says who must act, so older calls are removed. Returns whether a message is left that
    tells somebody of a turn."""
    left = False
    for call in await proposals.take_calls(out.db, match.id):
        kind = call.about.partition(":")[0]
        if kind == proposals.TURN:
            out.remove_buttons(call.message, call.channel, delete=True)
        elif kind == proposals.CALLED:
            await proposals.put_call(out.db, match.id, call)
            left = True
        else:
            await _keep_or_settle(match, call, out)
    return left
