"""Nobody is called any longer than there is something to do: reminders and requests are tidied away."""

from __future__ import annotations

import pytest

from bot.core import fact
from bot.store import calls, matches
from bot.table.post import Payload, Post
from tests.table.house import PEOPLE, House, kinds


async def remind(house: House, match: int) -> int:
    """A reminder in the thread to whoever must act; the seat."""
    async with house.store.write() as db:
        seat = next(one for one in await matches.seats_of(db, match) if one.awaited)
        async with Post(db, match, house.tables.now(), house.tables.token_bytes) as post:
            post.notice(fact("table-reminder"), load=Payload(pings=((seat.seat, seat.duty),)))
    return seat.seat


async def running(house: House) -> int:
    match = (await house.start()).match
    await house.pledge(match)
    await house.sent()
    return match


async def test_a_reminder_goes_when_the_turn_was_taken(house: House) -> None:
    match = await running(house)
    seat = await remind(house, match)
    [reminder] = await house.sent("notice")
    assert [ping.seat for ping in reminder.pings] == [seat]
    posted = house.courier.messages[reminder.nonce]
    assert await house.sent() == [], "as long as there is something to do it stays"
    await house.play(match, PEOPLE[seat], "S")
    strips = await house.sent("strip")
    assert [job.message for job in strips if job.delete] == [posted]
    async with house.store.write() as db:
        assert await calls.take(db, match) == []


async def test_a_reminder_that_comes_too_late_is_not_sent(house: House) -> None:
    match = await running(house)
    seat = await remind(house, match)
    await house.play(match, PEOPLE[seat], "S")
    assert "notice" not in kinds(await house.sent())


@pytest.mark.parametrize("what", ["resend", "reminder"])
async def test_a_request_stays_open_while_nobody_moves(house: House, what: str) -> None:
    """The board posted again, or a reminder, does not settle it; the next move does."""
    match = await running(house)
    first = await house.turn(match)
    await house.play(match, first, "S")
    await house.play(match, await house.turn(match), "D")
    back = await house.tables.backward(match, first.user)
    await house.tables.ask_undo(match, first.user, back.earlier[0].number, key="a")
    [request] = await house.sent("notice")
    if what == "resend":
        await house.resend(match)
    else:
        await remind(house, match)
    strips = [job for job in await house.sent("strip") if job.fact is not None]
    assert strips == []
    await house.play(match, await house.turn(match), "K")
    [strip] = [job for job in await house.sent("strip") if job.fact is not None]
    assert strip.message == house.courier.messages[request.nonce]
    assert strip.fact is not None
    assert strip.fact.key == "table-undo-overtaken"
