"""An event on several servers, lost channels, closed direct messages; and what is posted."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from bot.match import ChannelLost, Delivered, Delivery, Retry, Undeliverable
from bot.match.delivery.sender import Refused
from bot.match.engine.models import Manager, Place
from bot.match.events.models import Leader, NotOrganiser, UnknownCode
from bot.match.outbox.messages import RemoveButtons
from bot.store import events, people
from tests.draining import all_done, drained
from tests.match.app import ANN, HERE, MatchApp
from tests.match.discord_fake import Discord, refusal
from tests.match.events.play import CHANNEL, LEAD, ORGANISER, THERE, crowd, opened, view
from tests.match.messages import fact_of

OTHER = Manager(2, 77, "Max")


async def shared(app: MatchApp, here: int = 2, there: int = 2, game: str = "ferry") -> int:
    """An event of two servers, with people of both."""
    event = await opened(app, crowd(here), game=game, rounds=2)
    code = (await view(app, event)).code
    await app.services.events.share(event, OTHER, THERE, code.lower(), "pl", key="share")
    for person in crowd(there, 2001):
        await app.services.events.join(event, person, 2, key=app.key())
    return event


async def started(app: MatchApp, event: int) -> None:
    await app.services.events.start(event, LEAD, key=app.key())
    await all_done(app.scheduler)


async def test_only_with_its_code(app: MatchApp) -> None:
    event = await opened(app)
    code = (await view(app, event)).code
    with pytest.raises(UnknownCode):
        await app.services.events.share(event, OTHER, THERE, "NOPE", "pl", key="1")
    with pytest.raises(UnknownCode):
        await app.services.events.share(event, OTHER, CHANNEL, code, "pl", key="2")
    with pytest.raises(UnknownCode):
        await app.services.events.numbered("nope")
    assert await app.services.events.numbered(f" {code.lower()} ") == event
    await app.services.events.share(event, OTHER, THERE, code, "pl", key="3")
    assert [one.guild for one in (await view(app, event)).homes] == [1, 2]
    cards = await app.sent("event_card")
    assert sorted((job.guild, job.channel) for job in cards) == [(1, 100), (2, 500)]
    with pytest.raises(NotOrganiser):
        await app.services.events.start(event, Leader(OTHER.user, 2), key="4")


async def test_people_of_both_servers_play_together(app: MatchApp) -> None:
    event = await shared(app)
    await started(app, event)
    jobs = await app.sent()
    shown = await view(app, event)
    for table in shown.current:
        assert table.match is not None
        assert (table.guild, table.post) != (None, None)
        seated = (await app.services.views.brief(table.match)).players
        assert {one.visitor for one in seated} == {True, False}, "one of each server"
        guest = next(one for one in seated if one.visitor)
        called = [job for job in jobs if job.user == guest.user and job.kind == "notice"]
        assert len(called) == 1, "by direct message, once"
        public = [ping.user for job in jobs if job.match == table.match for ping in job.pings]
        assert guest.user not in public
        assert len(public) == 1, "the other one in the thread"


async def test_a_visitors_call_leads_to_the_thread_that_is_opened_after_it(
    app: MatchApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    event = await shared(app)
    deliver, told = app.sender.deliver, set[int | None]()

    async def thread_last(job: Delivery) -> Delivered:
        if job.kind == "thread" and job.match not in told:
            raise Retry(1)
        told.add(job.match if job.kind == "notice" else None)
        sent = await deliver(job)
        return sent if job.user is None else replace(sent, channel_id=10 * job.user)

    monkeypatch.setattr(app.sender, "deliver", thread_last)
    await started(app, event)
    jobs = await app.sent()
    app.clock.on(60)
    jobs += await app.sent()
    called = [job.user for job in jobs if job.kind == "notice" and fact_of(job).key == "table-your-turn"]
    assert called != []
    led = [job.user for job in jobs if isinstance(job.message, RemoveButtons) and job.message.kept]
    assert Counter(led) == Counter(called)


@pytest.mark.parametrize("forum", [False, True])
async def test_a_visitor_who_waits_is_told_of_the_table_when_its_thread_is_there(
    app: MatchApp, monkeypatch: pytest.MonkeyPatch, forum: bool
) -> None:
    """Also where a forum took no post, so that the match is played in the channel."""
    event = await shared(app, 3, 3, "golden_horn")
    if forum:
        for server in (1, 2):
            await app.services.guilds.change(
                Manager(server, 77, "Max"), lambda settings: replace(settings, forum=900)
            )
    await app.sent()
    deliver, places = app.sender.deliver, list[tuple[int, Place]]()

    async def thread_late(job: Delivery) -> Delivered:
        if job.kind == "thread" and not job.attempts:
            raise Retry(1)
        if job.kind == "notice" and fact_of(job).key == "event-table-elsewhere":
            places.append((job.user or 0, (await app.services.views.brief(job.of_match)).place))
        sent = await deliver(job)
        return replace(sent, message_id=None) if forum and job.kind == "thread" else sent

    monkeypatch.setattr(app.sender, "deliver", thread_late)
    await started(app, event)
    await app.sent()
    app.clock.on(60)
    await app.sent()
    waiting = set()
    for table in (await view(app, event)).current:
        brief = await app.services.views.brief(table.match or 0)
        guests = [(one.seat, one.user) for one in brief.players if one.visitor]
        waiting |= {(user, brief.place) for seat, user in guests if seat not in brief.awaited}
    assert waiting != set()
    assert len(places) == len(waiting)
    assert set(places) == waiting
    assert {place.forum or (place.thread is None) != forum for _, place in places} == {False}


async def test_visitors_are_told_that_their_table_does_not_count_any_more(app: MatchApp) -> None:
    event = await shared(app)
    await started(app, event)
    await app.sent()
    expected = set()
    for table in (await view(app, event)).current:
        [guest] = [one for one in (await app.services.views.brief(table.match or 0)).players if one.visitor]
        expected |= {(table.match, None), (table.match, guest.user)}
    await app.services.events.end(event, LEAD, key="1")
    told = [job for job in await app.sent("notice") if fact_of(job).key == "event-uncounted"]
    assert len(told) == 4
    assert {(job.match, job.user) for job in told} == expected


async def test_whose_direct_messages_are_closed_is_called_on_their_own_server(app: MatchApp) -> None:
    event = await shared(app, 3, 1)
    guest = 2001
    async with app.store.write() as db:
        await people.note(db, guest, dm_closed_at=app.services.context.now())
        home = await events.home(db, event, 2)
    assert home is not None
    await started(app, event)
    shown = await view(app, event)
    table = next(one for one in shown.current if shown.entry_of(guest).number in one.seats)  # type: ignore[union-attr]
    assert table.guild == 2, "a table goes where somebody can be reached"


async def test_a_box_that_closes_later(app: MatchApp) -> None:
    event = await shared(app, 3, 1)
    guest = 2001

    def fail(job: Delivery) -> None:
        if job.user == guest:
            raise Undeliverable("closed")

    app.sender.fail = fail
    await started(app, event)
    jobs = await app.sent()
    called = [job for job in jobs if guest in [ping.user for ping in job.pings]]
    shown = await view(app, event)
    table = next(one for one in shown.current if shown.entry_of(guest).number in one.seats)  # type: ignore[union-attr]
    seat = next(
        one for one in (await app.services.views.brief(table.match or 0)).players if one.user == guest
    )
    assert seat.visitor
    if seat.awaited:
        assert [(job.channel, job.kind) for job in called] == [(THERE.channel, "notice")]
        assert [fact_of(job) and fact_of(job).key for job in called] == ["table-your-turn"]
    else:
        assert called == []
    reminders = [job for job in await app.later(40 * 3600 * 1000) if guest in [one.user for one in job.pings]]
    assert {job.channel for job in reminders} <= {THERE.channel}


async def test_a_box_that_is_closed_and_an_own_channel_that_is_lost(app: MatchApp) -> None:
    """It is said where the match is, once: it is all that can be done."""
    event = await shared(app, 3, 1)
    guest = 2001

    def fail(job: Delivery) -> None:
        if job.user == guest:
            raise Undeliverable("closed")
        if job.channel == THERE.channel and job.kind == "notice":
            raise ChannelLost("gone")

    app.sender.fail = fail
    await started(app, event)
    jobs = [*await app.sent(), *await app.later(40 * 3600 * 1000)]
    called = [job for job in jobs if guest in [ping.user for ping in job.pings]]
    shown = await view(app, event)
    [match] = [one.match for one in shown.current if shown.entry_of(guest).number in one.seats]  # type: ignore[union-attr]
    brief = await app.services.views.brief(match or 0)
    assert {job.channel for job in called} == {brief.place.post}
    assert [fact_of(job).key for job in called if job.kind == "notice"] == [
        "table-your-turn",
        *2 * ["table-reminder-until"],
    ]


async def test_a_lost_channel(app: MatchApp) -> None:
    """The organiser is told, tables go to the other server, and another channel mends it."""
    event = await shared(app)
    await app.sent()

    def fail(job: Delivery) -> None:
        if job.guild == 1:
            raise ChannelLost("gone")

    app.sender.fail = fail
    await app.services.events.join(event, ANN, HERE.guild, key="ann")
    told = [fact_of(job) for job in await app.sent("notice") if job.user == ORGANISER.user]
    assert [one.key for one in told if one] == ["event-place-lost"]
    shown = await view(app, event)
    assert [(one.guild, one.lost) for one in shown.homes] == [(1, True), (2, False)]
    await started(app, event)
    assert {one.guild for one in (await view(app, event)).current if one.match} == {2}
    await app.sent()
    app.sender.fail = lambda job: None
    await app.services.events.move(event, LEAD, Place(1, 101), key="move")
    cards = await app.sent("event_card")
    assert (1, 101, None) in [(job.guild, job.channel, job.edit) for job in cards]
    assert not any(one.lost for one in (await view(app, event)).homes)


async def test_a_refusal_that_passes_loses_nothing(app: MatchApp) -> None:
    event = await shared(app)
    tries = 0

    def fail(job: Delivery) -> None:
        nonlocal tries
        if job.kind == "event_card" and tries < 2:
            tries += 1
            raise Refused("a moment")

    app.sender.fail = fail
    await app.sent()
    app.clock.on(60)
    assert len(await app.sent("event_card")) == 2 or tries == 2
    assert not any(one.lost for one in (await view(app, event)).homes)


async def test_a_manager_of_another_server_ends_its_part(app: MatchApp) -> None:
    event = await shared(app)
    await app.services.events.end(event, Leader(OTHER.user, 2), key="1")
    shown = await view(app, event)
    assert shown.state == "open"
    assert [one.guild for one in shown.homes] == [1]
    await app.sent()
    assert await app.sent("event_card") == []
    await started(app, event)
    assert {one.guild for one in (await view(app, event)).current} == {1}


def through(app: MatchApp) -> Discord:
    """The real sender, on channels that only keep what they get."""
    discord = Discord(app)

    async def deliver(job: Delivery) -> Delivered:
        return await discord.sender.deliver(job)

    app.sender.deliver = deliver  # type: ignore[method-assign]
    return discord


async def test_what_is_posted_and_edited_in_place(app: MatchApp) -> None:
    discord = through(app)
    discord.http.start_thread_with_message = start_thread  # what the sender asks Discord for
    event = await shared(app, game="golden_horn")
    await drained(app.worker)
    channel = discord.get_partial_messageable(100)
    assert len(channel.messages) == 1
    assert "Autumn Cup" in channel.messages[0].content
    assert "Sign-up is open" in channel.messages[0].content
    await started(app, event)
    await drained(app.worker)
    assert "Round 1" in channel.messages[0].content
    assert "standings" in str(channel.messages[0].pictures)
    assert "Runda 1" in discord.get_partial_messageable(500).messages[0].content
    channel.messages.pop(0)  # somebody deletes the card
    await app.services.events.extend(event, LEAD, 1, key="extend")
    await drained(app.worker)
    assert any("Autumn Cup" in one.content and "Round 1" in one.content for one in channel.messages)


async def start_thread(channel: int, message: int, **fields: object) -> dict[str, str]:
    return {"id": str(message)}


async def test_where_no_thread_can_be_made_the_table_stays_in_the_channel(app: MatchApp) -> None:
    discord = through(app)

    async def refuse(*_: object, **__: object) -> None:
        raise refusal(403, 50013)

    discord.http.start_thread_with_message = refuse
    event = await opened(app, crowd(4), game="golden_horn", rounds=1)
    await started(app, event)
    await drained(app.worker)
    shown = await view(app, event)
    for table in shown.current:
        brief = await app.services.views.brief(table.match or 0)
        assert brief.place == CHANNEL
        assert brief.board_message is not None
