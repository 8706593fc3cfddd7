"""Nobody is called any longer than there is something to do: reminders and requests are tidied away."""

from __future__ import annotations

import pytest

from bot.core import fact
from bot.match import Delivery, Undeliverable
from bot.match.outbox.enqueue import Outgoing
from bot.match.outbox.messages import Reminder
from bot.match.timing.spans import DAY
from bot.match.timing.time_control import TimeControl
from bot.store import calls, matches, people
from tests.match.house import ANN, BEN, DAN, HERE, PEOPLE, House, kinds
from tests.match.messages import deletes, fact_of, message_of


async def remind(house: House, match: int) -> int:
    """A reminder in the thread to whoever must act; the seat."""
    async with house.store.write() as db:
        seat = next(one for one in await matches.seats_of(db, match) if one.awaited)
        async with Outgoing(
            db, match, house.services.context.now(), house.services.context.token_bytes
        ) as out:
            pings = ((seat.seat, seat.turn_token),)
            out.notice(fact("table-reminder"), pings=pings, purpose=Reminder(seat.seat, seat.turn_token))
    return seat.seat


async def running(house: House, time_control: TimeControl | None = None) -> int:
    match = (await house.lobby("ferry", 2)).match
    if time_control is not None:
        await house.services.lobby.set_time_control(match, ANN.user, time_control)
    await house.services.lobby.start(match, ANN.user)
    await house.pledge(match)
    await house.sent()
    return match


async def test_a_reminder_goes_when_the_turn_was_taken(house: House) -> None:
    match = await running(house)
    seat = await remind(house, match)
    [reminder] = await house.sent("notice")
    assert [ping.seat for ping in reminder.pings] == [seat]
    posted = house.sender.messages[reminder.nonce]
    assert await house.sent() == [], "as long as there is something to do it stays"
    await house.play(match, PEOPLE[seat], "S")
    strips = await house.sent("remove_buttons")
    assert [message_of(job) for job in strips if deletes(job)] == [posted]
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
    back = await house.services.proposals.undo_choices(match, first.user)
    await house.services.proposals.ask_undo(match, first.user, back.earlier[0].number, key="a")
    [request] = await house.sent("notice")
    if what == "resend":
        await house.resend(match)
    else:
        await remind(house, match)
    strips = [job for job in await house.sent("remove_buttons") if fact_of(job) is not None]
    assert strips == []
    await house.play(match, await house.turn(match), "K")
    [strip] = [job for job in await house.sent("remove_buttons") if fact_of(job) is not None]
    assert message_of(strip) == house.sender.messages[request.nonce]
    assert fact_of(strip) is not None
    assert fact_of(strip).key == "table-undo-overtaken"


async def test_a_reminder_goes_when_its_player_has_sealed(house: House) -> None:
    """The board says no more than that somebody has decided, and neither does this: others are still out."""
    match = (await house.start(seats=3)).match
    await house.sent()
    jobs = await house.later(DAY, "notice")
    assert len(jobs) == 3, "everybody is reminded, by direct message"
    await house.services.people.set_reminders(BEN, None, "thread")
    jobs = await house.later(2 * DAY, "notice")
    [there] = [job for job in jobs if job.user is None]
    assert [ping.user for ping in there.pings] == [BEN.user]
    first = (await house.services.play.preview(match, BEN.user, None)).answers[0].notation
    await house.play(match, BEN, first)  # not all of it yet
    assert [job for job in await house.sent("remove_buttons") if deletes(job)] == []
    await house.play(match, BEN, "F.a")
    jobs = await house.sent()
    assert "refresh" in kinds(jobs)
    assert [message_of(job) for job in jobs if deletes(job)] == [house.sender.messages[there.nonce]]


async def test_an_offer_that_does_not_arrive(house: House) -> None:
    """Who offered the seat hears of it in the thread, where the seat can be taken all the same."""
    match = await running(house)

    def closed(job: Delivery) -> None:
        if job.user == DAN.user:
            raise Undeliverable("closed")

    house.sender.fail = closed
    await house.services.seats.offer(match, BEN.user, None, DAN, key="o")
    [said] = await house.sent("notice")
    assert (said.user, said.channel) == (None, HERE.post)
    assert [ping.user for ping in said.pings] == [BEN.user]
    assert fact_of(said) == fact("table-seat-unheard", name="D", seat=1)
    await house.services.seats.take(match, DAN, 1, None, key="t")


async def test_an_invitation_that_does_not_arrive(house: House) -> None:
    """Also when it is known from before that it will not."""
    async with house.store.write() as db:
        await people.remember(db, DAN.user, DAN.name, "en")
        await people.set_dm(db, DAN.user, house.services.context.now())
    match = (await house.services.lobby.open("ferry", 2, {}, ANN, HERE, "en")).match
    await house.sent()
    await house.services.lobby.invite(match, ANN.user, [DAN], key="i")
    [said] = await house.sent("notice")
    assert (said.user, [ping.user for ping in said.pings]) == (None, [ANN.user])
    assert fact_of(said) == fact("table-invite-unheard", name="D")


async def test_a_request_for_a_pause_goes_when_all_agree_or_it_is_withdrawn(house: House) -> None:
    match = await running(house)
    await house.services.proposals.pause(match, ANN.user, key=house.key())
    [request] = await house.sent("notice")
    await house.services.proposals.pause(match, ANN.user, False, key=house.key())
    assert [message_of(job) for job in await house.sent("remove_buttons")] == [
        house.sender.messages[request.nonce]
    ]
    await house.services.proposals.pause(match, ANN.user, key=house.key())
    [request] = await house.sent("notice")
    await house.services.proposals.pause(match, BEN.user, key=house.key())
    [strip] = [job for job in await house.sent() if job.kind == "remove_buttons"]
    assert message_of(strip) == house.sender.messages[request.nonce]
    assert not deletes(strip)


async def test_a_request_for_more_time_goes_with_the_turn_or_when_it_is_granted(house: House) -> None:
    for granted in (True, False):
        match = await running(house, TimeControl(clock="turn", turn=2 * DAY))
        first = await house.turn(match)
        await house.services.proposals.ask_time(match, first.user, DAY, key=house.key())
        [request] = await house.sent("notice")
        if granted:
            other = next(one for one in PEOPLE[:2] if one != first)
            seat = PEOPLE.index(first)
            await house.services.proposals.grant_time(match, other.user, seat, key=house.key())
        else:
            await house.play(match, first, "S")
        strips = [job for job in await house.sent() if job.kind == "remove_buttons"]
        assert house.sender.messages[request.nonce] in [message_of(job) for job in strips]


async def test_a_proposal_to_end_goes_when_nobody_wants_it_any_more(house: House) -> None:
    match = await running(house)
    await house.services.proposals.vote_end(match, ANN.user, key=house.key())
    [request] = await house.sent("notice")
    assert await house.sent("remove_buttons") == []
    await house.services.proposals.vote_end(match, ANN.user, False, key=house.key())
    [strip] = await house.sent("remove_buttons")
    assert message_of(strip) == house.sender.messages[request.nonce]
