"""Turns that are announced by direct message: once, as long as the turn lasts, in the thread if need be."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.core import fact
from bot.match import Delivered, Delivery, Person, Place, Undeliverable
from bot.match.delivery.claimed import BACK_OFF
from bot.match.delivery.sender import ChannelLost, Unreached
from bot.match.outbox.messages import Notice, RemoveButtons
from bot.match.outbox.posted import Asked, TurnCall
from bot.match.proposals.clock import End
from bot.store import matches, proposals
from tests.match.app import ANN, BEN, CAT, HERE, OWNER, PEOPLE, MatchApp
from tests.match.messages import deletes, message_of


@pytest.fixture(autouse=True)
def boxes(app: MatchApp, monkeypatch: pytest.MonkeyPatch) -> None:
    """Direct messages are in a channel, too: the number of its person."""
    deliver = app.sender.deliver

    async def to_box(job: Delivery) -> Delivered:
        delivered = await deliver(job)
        return replace(delivered, channel_id=delivered.channel_id or job.user)

    monkeypatch.setattr(app.sender, "deliver", to_box)


def called(jobs: list[Delivery]) -> list[tuple[int | None, list[int]]]:
    """To whom it was said that a turn has begun, and who was pinged with it."""
    return [(one.user, [ping.user for ping in one.pings]) for one in jobs if is_call(one)]


def is_call(job: Delivery) -> bool:
    return isinstance(job.message, Notice) and isinstance(job.message.purpose, TurnCall)


def pinged(jobs: list[Delivery]) -> list[int]:
    return [ping.user for job in jobs if job.kind == "board" for ping in job.pings]


async def running(app: MatchApp) -> tuple[int, Person, Person]:
    """The match, who is to move, and the other."""
    match = (await app.start("ferry", 2)).match
    await app.pledge(match)
    await app.sent()
    first = await app.turn(match)
    return match, first, next(one for one in PEOPLE[:2] if one != first)


async def take(app: MatchApp, match: int, person: Person) -> None:
    """A whole turn, after which the other is to move."""
    await app.play(match, person, "D")
    await app.play(match, person, "K")


async def test_by_default_in_the_thread(app: MatchApp) -> None:
    match, first, other = await running(app)
    await app.play(match, first, "S")
    jobs = await app.sent()
    assert (pinged(jobs), called(jobs)) == ([other.user], [])


@pytest.mark.parametrize(("by", "in_thread"), [("dm", False), ("both", True)])
async def test_it_goes_when_the_turn_is_taken(app: MatchApp, by: str, in_thread: bool) -> None:
    match, first, other = await running(app)
    await app.services.people.set(other, call=by)
    await take(app, match, first)
    jobs = await app.sent()
    assert pinged(jobs) == ([other.user] if in_thread else [])
    assert called(jobs) == [(other.user, [])]
    [told] = [app.sender.messages[job.nonce] for job in jobs if is_call(job)]
    await app.resend(match)
    await app.services.proposals.pause(match, first.user, key=app.key())
    assert [job for job in await app.sent() if deletes(job)] == [], "a newer board does not overtake it"
    await app.play(match, other, "D")  # the turn goes on
    assert [job for job in await app.sent() if deletes(job)] == []
    await app.play(match, other, "K")
    gone = [message_of(job) for job in await app.sent() if deletes(job)]
    assert gone == [told]
    async with app.store.read() as db:
        assert await proposals.turn_calls(db, match) == []


async def test_every_turn_anew_and_none_twice(app: MatchApp) -> None:
    match, first, other = await running(app)
    for person in (first, other):
        await app.services.people.set(person, call="dm")
    await take(app, match, first)
    await take(app, match, other)  # before anything was sent
    jobs = await app.sent()
    assert (pinged(jobs), called(jobs)) == ([], [(first.user, [])])
    await app.play(match, first, "S")
    jobs = await app.sent()
    assert called(jobs) == [(other.user, [])]
    assert len([job for job in jobs if deletes(job)]) == 1


@pytest.mark.parametrize("known", [False, True])
async def test_closed_direct_messages(app: MatchApp, known: bool) -> None:
    """The ping is in the thread, once, and goes with the turn."""
    match, first, other = await running(app)
    await app.services.people.set(other, call="dm")

    def closed(job: Delivery) -> None:
        if job.user == other.user:
            raise Undeliverable("closed")

    app.sender.fail = closed
    if known:
        await take(app, match, first)
        await app.sent()
        await take(app, match, other)
        await app.sent()
    await app.play(match, first, "S")
    jobs = await app.sent()
    if known:
        assert (pinged(jobs), called(jobs)) == ([other.user], [])
        return
    assert (pinged(jobs), called(jobs)) == ([], [(None, [other.user])])
    [told] = [app.sender.messages[job.nonce] for job in jobs if is_call(job)]
    await app.resend(match)
    assert [job for job in await app.sent() if deletes(job)] == []
    await app.play(match, other, "S")
    assert told in [message_of(job) for job in await app.sent() if deletes(job)]


async def test_a_day_without_discord_loses_no_call(app: MatchApp) -> None:
    match, first, other = await running(app)
    await app.services.people.set(other, call="dm")

    def fail(_: Delivery) -> None:
        raise Unreached("503")

    app.sender.fail = fail
    await app.play(match, first, "S")
    for _ in range(24 * 6):
        assert await app.sent() == []
        app.clock.on(BACK_OFF[-1])
    app.sender.fail = lambda job: None
    assert called(await app.sent()) == [(other.user, [])]


async def test_a_call_that_alone_does_not_reach_discord_is_given_up(app: MatchApp) -> None:
    """The others arrive, so the fault is its own: it is said in the thread."""
    match, first, other = await running(app)
    await app.services.people.set(other, call="dm")

    def fail(job: Delivery) -> None:
        if job.user == other.user:
            raise Unreached("500")

    app.sender.fail = fail
    await app.play(match, first, "S")
    jobs = list[Delivery]()
    for _ in range(24):
        await app.resend(match)
        jobs += await app.sent()
        app.clock.on(BACK_OFF[-1])
    assert called(jobs) == [(None, [other.user])]


async def test_both_with_closed_direct_messages_is_one_ping(app: MatchApp) -> None:
    match, first, other = await running(app)
    await app.services.people.set(other, call="both")

    def closed(job: Delivery) -> None:
        if job.user == other.user:
            raise Undeliverable("closed")

    app.sender.fail = closed
    await app.play(match, first, "S")
    jobs = await app.sent()
    assert (pinged(jobs), called(jobs)) == ([other.user], [])


async def test_it_goes_with_its_person(app: MatchApp) -> None:
    match, first, other = await running(app)
    await app.services.people.set(other, call="dm")
    await app.play(match, first, "S")
    [told] = [app.sender.messages[job.nonce] for job in await app.sent() if is_call(job)]
    await app.services.seats.offer(match, other.user, person=CAT, key="o")
    await app.services.seats.take(match, CAT, PEOPLE.index(other), 1, key="t")
    jobs = await app.sent()
    assert [message_of(job) for job in jobs if deletes(job)] == [told]
    assert pinged(jobs) == [CAT.user]


async def test_it_goes_when_the_match_ends(app: MatchApp) -> None:
    match, first, other = await running(app)
    await app.services.people.set(other, call="dm")
    await app.play(match, first, "S")
    [told] = [app.sender.messages[job.nonce] for job in await app.sent() if is_call(job)]
    for person in (ANN, BEN):
        await app.services.proposals.propose(match, person.user, End(), key=app.key())
    assert told in [message_of(job) for job in await app.sent() if deletes(job)]


async def test_what_is_sealed_and_what_is_deleted(app: MatchApp) -> None:
    """Sealing ends a turn, too, though no board is posted; and a deleted person is called nowhere."""
    await app.services.people.met(ANN)
    for person in (ANN, BEN):
        await app.services.people.met(person)
        await app.services.people.set(person, call="dm")
    match = (await app.start("ferry", 2)).match
    jobs = await app.sent()
    assert sorted(called(jobs), key=str) == sorted([(ANN.user, []), (BEN.user, [])], key=str)
    told = {job.user: app.sender.messages[job.nonce] for job in jobs if is_call(job)}
    first = (await app.services.play.preview(match, ANN.user, None)).answers[0].notation
    await app.play(match, ANN, first, "F.a")
    assert [message_of(job) for job in await app.sent() if deletes(job)] == [told[ANN.user]]
    await app.services.privacy.forget(BEN.user)
    assert told[BEN.user] in [message_of(job) for job in await app.sent() if deletes(job)]


async def test_its_words(app: MatchApp) -> None:
    match, first, other = await running(app)
    await app.services.people.set(other, call="dm")
    await app.play(match, first, "S")
    [job] = [job for job in await app.sent() if is_call(job)]
    assert isinstance(job.message, Notice)
    assert job.message.said == fact("table-your-turn")


@pytest.mark.parametrize(("by", "again"), [("thread", True), ("dm", False), ("both", False)])
async def test_a_call_that_is_lost_with_its_place_is_repeated_where_the_match_goes_on(
    app: MatchApp, monkeypatch: pytest.MonkeyPatch, by: str, again: bool
) -> None:
    """The board that called is gone with its thread; a direct message that called stands."""
    match, first, other = await running(app)
    await app.services.people.set(other, call=by)
    await take(app, match, first)
    await app.sent()

    def gone(job: Delivery) -> None:
        if job.channel == HERE.post:
            raise ChannelLost("10003")

    monkeypatch.setattr(app.sender, "fail", gone)
    await app.services.proposals.pause(match, first.user, key="p")
    await app.sent()
    assert (await app.services.views.brief(match)).place_lost
    await app.move(match, first, Place(HERE.guild, HERE.channel + 1))
    jobs = await app.sent()
    assert (pinged(jobs), called(jobs)) == ([other.user] if again else [], [])


async def test_a_direct_message_that_calls_says_where_the_match_has_gone(app: MatchApp) -> None:
    """It is edited where it is: nobody is called twice."""
    match, first, other = await running(app)
    await app.services.people.set(other, call="dm")
    await take(app, match, first)
    await app.sent()
    async with app.store.read() as db:
        [(call, _, _)] = await proposals.turn_calls(db, match)
    await app.move(match, first, Place(HERE.guild, HERE.channel + 1))
    jobs = await app.sent()
    assert called(jobs) == []
    changes = [(job.user, job.message) for job in jobs if isinstance(job.message, RemoveButtons) and job.user]
    asked = Asked(fact("table-your-turn"))
    assert changes == [(other.user, RemoveButtons(message=call.message, channel=0, kept=True, asked=asked))]


async def test_a_direct_message_that_was_on_its_way_says_it_too(
    app: MatchApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, first, other = await running(app)
    await app.services.people.set(other, call="dm")
    deliver = app.sender.deliver

    async def moved_meanwhile(job: Delivery) -> Delivered:
        sent = await deliver(job)
        if job.user != other.user or not isinstance(job.message, Notice):
            return sent
        await app.services.moderation.move(OWNER, match, Place(HERE.guild, HERE.channel + 1), key="m")
        return replace(sent, leads=HERE.post)

    monkeypatch.setattr(app.sender, "deliver", moved_meanwhile)
    await take(app, match, first)
    jobs = await app.sent()
    [call] = [job for job in jobs if job.user == other.user and isinstance(job.message, Notice)]
    changes = [job for job in jobs if isinstance(job.message, RemoveButtons) and job.user == other.user]
    asked, sent = Asked(fact("table-your-turn")), app.sender.messages[call.nonce]
    assert [job.message for job in changes] == [
        RemoveButtons(message=sent, channel=0, kept=True, asked=asked)
    ]


async def test_a_call_on_a_visitors_own_server_says_where_the_match_has_gone(app: MatchApp) -> None:
    match, first, _ = await running(app)
    own = HERE.channel + 500
    async with app.store.read() as db:
        [seat] = [row for row in await matches.seats_of(db, match) if row.user == first.user]
    about = f"{proposals.CALLED}:{seat.seat}:{seat.turn_token}"
    async with app.store.write() as db:
        await proposals.put_call(db, match, proposals.CallMessage(999, own, about))
    await app.move(match, first, Place(HERE.guild, HERE.channel + 1))
    jobs = await app.sent()
    assert called(jobs) == []
    changes = [job for job in jobs if job.channel == own]
    pings, asked = ((seat.seat, seat.turn_token),), Asked(fact("table-your-turn"))
    anew = RemoveButtons(message=999, channel=own, kept=True, asked=asked, pings=pings)
    assert [job.message for job in changes] == [anew]
    assert [[ping.user for ping in job.pings] for job in changes] == [[first.user]]
