"""Nobody is called any longer than there is something to do: reminders and requests are tidied away."""

from __future__ import annotations

import pytest

from bot.core import fact
from bot.match import Delivery, Undeliverable
from bot.match.lobby.terms.clock import TableClock
from bot.match.outbox.enqueue import Outgoing
from bot.match.outbox.posted import Reminder
from bot.match.proposals.clock import End, MoreTime
from bot.match.timing.clock import DAY, Clock, TimeControl
from bot.store import matches, people, proposals
from tests.match.app import ANN, BEN, DAN, HERE, OWNER, PEOPLE, MatchApp, kinds
from tests.match.messages import deletes, fact_of, message_of


async def remind(app: MatchApp, match: int) -> int:
    """A reminder in the thread to whoever must act; the seat."""
    async with app.store.write() as db:
        seat = next(one for one in await matches.seats_of(db, match) if one.awaited)
        async with Outgoing(db, match, app.services.context.now(), app.services.context.token_bytes) as out:
            pings = ((seat.seat, seat.turn_token),)
            said = fact("table-reminder", since=0)
            out.notice(said, pings=pings, purpose=Reminder(seat.seat, seat.turn_token))
    return seat.seat


async def running(app: MatchApp, time_control: TimeControl | None = None) -> int:
    match = (await app.lobby("ferry", 2)).match
    if time_control is not None:
        await app.services.lobby.set_terms(match, ANN.user, TableClock(time_control))
    await app.services.lobby.start(match, ANN.user)
    await app.pledge(match)
    await app.sent()
    return match


async def test_a_reminder_goes_when_the_turn_was_taken(app: MatchApp) -> None:
    match = await running(app)
    seat = await remind(app, match)
    [reminder] = await app.sent("notice")
    assert [ping.seat for ping in reminder.pings] == [seat]
    posted = app.sender.messages[reminder.nonce]
    assert await app.sent() == [], "as long as there is something to do it stays"
    await app.play(match, PEOPLE[seat], "S")
    removals = await app.sent("remove_buttons")
    assert [message_of(job) for job in removals if deletes(job)] == [posted]
    async with app.store.write() as db:
        assert await proposals.take_calls(db, match) == []


async def test_a_reminder_that_comes_too_late_is_not_sent(app: MatchApp) -> None:
    match = await running(app)
    seat = await remind(app, match)
    await app.play(match, PEOPLE[seat], "S")
    assert "notice" not in kinds(await app.sent())


@pytest.mark.parametrize("what", ["resend", "reminder"])
async def test_a_request_stays_open_while_nobody_moves(app: MatchApp, what: str) -> None:
    """The board posted again, or a reminder, does not settle it; the next move does."""
    match = await running(app)
    first = await app.turn(match)
    await app.play(match, first, "S")
    await app.play(match, await app.turn(match), "D")
    back = await app.services.undo.choices(match, first.user)
    await app.services.undo.ask(match, first.user, back.earlier[0].number, key="a")
    [request] = await app.sent("notice")
    if what == "resend":
        await app.resend(match)
    else:
        await remind(app, match)
    removals = [job for job in await app.sent("remove_buttons") if fact_of(job) is not None]
    assert removals == []
    await app.play(match, await app.turn(match), "K")
    [removed] = [job for job in await app.sent("remove_buttons") if fact_of(job) is not None]
    assert message_of(removed) == app.sender.messages[request.nonce]
    assert fact_of(removed) is not None
    assert fact_of(removed).key == "table-undo-overtaken"


async def test_a_reminder_goes_when_its_player_has_sealed(app: MatchApp) -> None:
    """The board says no more than that somebody has decided, and neither does this: others are still out."""
    match = (await app.start(seats=3)).match
    await app.sent()
    jobs = await app.later(DAY, "notice")
    assert len(jobs) == 3, "everybody is reminded, by direct message"
    await app.services.people.set(BEN, by="thread")
    jobs = await app.later(2 * DAY, "notice")
    [there] = [job for job in jobs if job.user is None]
    assert [ping.user for ping in there.pings] == [BEN.user]
    first = (await app.services.play.preview(match, BEN.user, None)).answers[0].notation
    await app.play(match, BEN, first)  # not all of it yet
    assert [job for job in await app.sent("remove_buttons") if deletes(job)] == []
    await app.play(match, BEN, "F.a")
    jobs = await app.sent()
    assert "refresh" in kinds(jobs)
    assert [message_of(job) for job in jobs if deletes(job)] == [app.sender.messages[there.nonce]]


async def test_an_offer_that_does_not_arrive(app: MatchApp) -> None:
    """Who offered the seat hears of it in the thread, where the seat can be taken all the same."""
    match = await running(app)

    def closed(job: Delivery) -> None:
        if job.user == DAN.user:
            raise Undeliverable("closed")

    app.sender.fail = closed
    await app.services.seats.offer(match, BEN.user, None, DAN, key="o")
    [said] = await app.sent("notice")
    assert (said.user, said.channel) == (None, HERE.post)
    assert [ping.user for ping in said.pings] == [BEN.user]
    assert fact_of(said) == fact("table-seat-unheard", name="D", seat=1)
    await app.services.seats.take(match, DAN, 1, None, key="t")
    settled = [message_of(job) for job in await app.sent("remove_buttons") if not deletes(job)]
    assert app.sender.messages[said.nonce] in settled, "the seat can be taken there no more"


async def test_a_seat_is_offered_until_it_is_taken(app: MatchApp) -> None:
    match = await running(app)
    await app.services.seats.offer(match, BEN.user, key="o")
    [offer] = await app.sent("notice")
    there = app.sender.messages[offer.nonce]
    await app.play(match, await app.turn(match), "S")
    assert there not in [message_of(job) for job in await app.sent("remove_buttons")]
    await app.services.seats.take(match, DAN, 1, HERE.guild, key="t")
    assert there in [message_of(job) for job in await app.sent("remove_buttons") if not deletes(job)]


@pytest.mark.parametrize("by", ["autopilot", "resigning", "manager"])
async def test_a_seat_that_the_bot_or_a_manager_offers_is_offered_until_it_is_taken(
    app: MatchApp, by: str
) -> None:
    match = (await app.start(seats=3)).match
    await app.pledge(match, 3)
    await app.sent()
    if by == "autopilot":
        async with app.services.context.store.write() as db:
            clock = Clock(waited=True).written()
            await matches.change_seat(db, match, 1, {"clock": clock, "awaited": True})
        await app.services.seats.call_autopilot(match, ANN.user, 1, key="a")
    elif by == "resigning":
        await app.services.resigning.resign(match, BEN.user, key="r")
    else:
        await app.services.moderation.give_seat(OWNER, match, 1, DAN, key="m")
    [offer] = [job for job in await app.sent("notice") if job.user is None]
    there = app.sender.messages[offer.nonce]
    await app.services.seats.take(match, DAN, 1, HERE.guild, key="t")
    removed = [message_of(job) for job in await app.sent("remove_buttons") if not deletes(job)]
    assert there in removed


async def test_an_invitation_that_does_not_arrive(app: MatchApp) -> None:
    """Also when it is known from before that it will not."""
    async with app.store.write() as db:
        await people.remember(db, DAN.user, DAN.name, "en")
        await people.note(db, DAN.user, dm_closed_at=app.services.context.now())
    match = (await app.services.lobby.open("ferry", 2, {}, ANN, HERE, "en")).match
    await app.sent()
    await app.services.lobby.invite(match, ANN.user, [DAN], key="i")
    [said] = await app.sent("notice")
    assert (said.user, [ping.user for ping in said.pings]) == (None, [ANN.user])
    assert fact_of(said) == fact("table-invite-unheard", name="D")
    async with app.store.write() as db:
        await people.note(db, DAN.user, dm_closed_at=None)
    await app.services.lobby.invite(match, ANN.user, [DAN], key="again")
    [told] = await app.sent("notice")
    assert told.user == DAN.user, "who can be told now is told"
    await app.services.lobby.invite(match, ANN.user, [DAN], key="once more")
    assert await app.sent("notice") == []


async def test_a_request_for_a_pause_goes_when_all_agree_or_it_is_withdrawn(app: MatchApp) -> None:
    match = await running(app)
    await app.services.proposals.pause(match, ANN.user, key=app.key())
    [request] = await app.sent("notice")
    await app.services.proposals.pause(match, ANN.user, False, key=app.key())
    assert [message_of(job) for job in await app.sent("remove_buttons")] == [
        app.sender.messages[request.nonce]
    ]
    await app.services.proposals.pause(match, ANN.user, key=app.key())
    [request] = await app.sent("notice")
    await app.services.proposals.pause(match, BEN.user, key=app.key())
    [removed] = [job for job in await app.sent() if job.kind == "remove_buttons"]
    assert message_of(removed) == app.sender.messages[request.nonce]
    assert not deletes(removed)


async def test_a_request_for_more_time_goes_with_the_turn_or_when_it_is_granted(app: MatchApp) -> None:
    for granted in (True, False):
        match = await running(app, TimeControl(clock="turn", turn=2 * DAY))
        first = await app.turn(match)
        await app.services.proposals.propose(match, first.user, MoreTime.of(DAY), key=app.key())
        [request] = await app.sent("notice")
        if granted:
            other = next(one for one in PEOPLE[:2] if one != first)
            seat = PEOPLE.index(first)
            await app.services.proposals.answer(match, other.user, MoreTime, seat, key=app.key())
        else:
            await app.play(match, first, "S")
        removals = [job for job in await app.sent() if job.kind == "remove_buttons"]
        assert app.sender.messages[request.nonce] in [message_of(job) for job in removals]


async def test_a_proposal_to_end_goes_when_nobody_wants_it_any_more(app: MatchApp) -> None:
    match = await running(app)
    await app.services.proposals.propose(match, ANN.user, End(), key=app.key())
    [request] = await app.sent("notice")
    assert await app.sent("remove_buttons") == []
    await app.services.proposals.withdraw(match, ANN.user, End, key=app.key())
    [removed] = await app.sent("remove_buttons")
    assert message_of(removed) == app.sender.messages[request.nonce]
