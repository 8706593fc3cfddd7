"""Tables in the direct messages of their players: codes, one message for each seat, nobody waits for a closed
box."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from bot.core import Seat
from bot.match import Brief, Delivered, Delivery, Person, Place, Undeliverable
from bot.match.delivery.sender import Recipient
from bot.match.errors import (
    AlreadyStarted,
    LobbyFull,
    NotHost,
    NotSeated,
    OfferByName,
    StaysDirect,
    UnknownCode,
    UnknownMatch,
)
from bot.match.lobby.terms.clock import TableClock
from bot.match.outbox.messages import DirectBoard, Notice, Parcel, RemoveButtons
from bot.match.timing.clock import NEW_TABLE
from bot.store import matches
from render.paint import Picture
from tests.match.app import ANN, BEN, CAT, DAN, HERE, MatchApp
from tests.match.discord_fake import Discord
from tests.match.messages import fact_of

DIRECT = Place(None, 71, direct=True)


@pytest.fixture(autouse=True)
def boxes(app: MatchApp, monkeypatch: pytest.MonkeyPatch) -> None:
    """Direct messages have a channel for each person, too."""
    deliver = app.sender.deliver

    async def boxed(job: Delivery) -> Delivered:
        done = await deliver(job)
        return done if job.user is None else replace(done, channel_id=job.user * 100)

    monkeypatch.setattr(app.sender, "deliver", boxed)


async def opened(app: MatchApp, game: str = "ferry", seats: int = 3) -> int:
    brief = await app.services.lobby.open(game, seats, {}, ANN, DIRECT, "en")
    return brief.match


async def code_of(app: MatchApp, match: int) -> str:
    code = await app.services.direct.code(match, ANN.user)
    assert code is not None
    return code


async def joined(app: MatchApp, match: int, *people: Person) -> None:
    code = await code_of(app, match)
    for person in people:
        await app.services.lobby.join(match, person, None, code=code)


async def playing(app: MatchApp, game: str = "ferry", seats: int = 3) -> Brief:
    match = await opened(app, game, seats)
    await joined(app, match, *(BEN, CAT)[: seats - 1])
    await app.sent()
    return await app.services.lobby.start(match, ANN.user)


def boards(jobs: list[Delivery]) -> dict[int | None, Delivery]:
    """The deliveries that show somebody the match, by person; one each."""
    found = {job.user: job for job in jobs if isinstance(job.message, DirectBoard)}
    assert len(found) == sum(isinstance(job.message, DirectBoard) for job in jobs)
    return found


def is_anew(job: Delivery) -> bool:
    assert isinstance(job.message, DirectBoard)
    return job.message.anew or bool(job.pings)


def closed(*users: int) -> Callable[[Delivery], None]:
    def fail(job: Delivery) -> None:
        if job.user in users:
            raise Undeliverable("50007")

    return fail


# -- the table and its code --------------------------------------------------------------------------------


async def test_friends_join_with_the_code(app: MatchApp) -> None:
    """From anywhere, however they type it; nobody hears of the table without it."""
    match = await opened(app)
    brief = await app.services.views.brief(match)
    assert (brief.private, brief.place.direct) == (True, True)
    code = await code_of(app, match)
    assert await app.services.direct.of_code(f" {code[:5]}-{code[5:].lower()} ") == match
    for person in (BEN, CAT):
        with pytest.raises(UnknownMatch):
            await app.services.lobby.join(match, person, None)
        with pytest.raises(UnknownMatch):
            await app.services.lobby.join(match, person, 1, code="ABCDEFGHJK")
    await app.services.lobby.join(match, BEN, None, code=code.lower())
    await app.services.lobby.join(match, CAT, 5, code=f"{code[:5]} {code[5:]}")
    with pytest.raises(LobbyFull):
        await app.services.lobby.join(match, DAN, None, code=code)
    await app.services.lobby.start(match, ANN.user)
    with pytest.raises(AlreadyStarted):
        await app.services.lobby.join(match, DAN, None, code=code)


@pytest.mark.parametrize("typed", ["", "x", "ABCDEFGHJK", "·" * 90, "0O1IL"])
async def test_no_table_has_this_code(app: MatchApp, typed: str) -> None:
    await opened(app)
    await app.services.lobby.open("ferry", 2, {}, ANN, HERE, "en")  # a public one has none
    with pytest.raises(UnknownCode):
        await app.services.direct.of_code(typed)


async def test_a_code_that_got_about_is_made_void(app: MatchApp) -> None:
    match = await opened(app)
    old = await code_of(app, match)
    await app.services.lobby.join(match, BEN, None, code=old)
    with pytest.raises(NotHost):
        await app.services.direct.renew_code(match, BEN.user)
    await app.services.direct.renew_code(match, ANN.user)
    with pytest.raises(UnknownCode):
        await app.services.direct.of_code(old)
    with pytest.raises(UnknownMatch):
        await app.services.lobby.join(match, CAT, None, code=old)
    new = await app.services.direct.code(match, BEN.user)  # any player may pass it on
    assert new not in (None, old)
    with pytest.raises(NotSeated):
        await app.services.direct.code(match, CAT.user)


async def test_every_player_has_one_card(app: MatchApp) -> None:
    """Whoever sits down gets it, it is edited for the others, and it goes when somebody leaves."""
    match = await opened(app)
    assert list(boards(await app.sent())) == [ANN.user]
    await joined(app, match, BEN)
    cards = boards(await app.sent())
    assert {user: job.edit is None for user, job in cards.items()} == {ANN.user: False, BEN.user: True}
    assert not any(is_anew(job) for job in cards.values())
    await app.services.lobby.leave(match, BEN.user)
    jobs = await app.sent()
    assert list(boards(jobs)) == [ANN.user]
    (gone,) = (job for job in jobs if isinstance(job.message, RemoveButtons))
    assert gone.user == BEN.user


async def test_a_private_table_without_a_thread_moves_in(app: MatchApp) -> None:
    """On a server: nothing is posted there, and its members do not see it."""
    here = Place(guild=1, channel=100)
    brief = await app.services.lobby.open("ferry", 2, {}, ANN, here, "en", private=True)
    brief = await app.services.direct.move_in(brief.match)
    assert brief.place == Place(1, 100, None, direct=True)
    jobs = await app.sent()
    assert [(job.kind, job.user) for job in jobs] == [("direct_board", ANN.user)]
    assert await app.services.views.in_channel(100, BEN.user) == ()
    assert [one.match for one in await app.services.views.in_channel(100, ANN.user)] == [brief.match]
    await joined(app, brief.match, BEN)
    assert not await app.services.lobby.wants_thread(brief.match)
    await app.services.lobby.start(brief.match, ANN.user)
    assert {job.user for job in await app.sent()} == {ANN.user, BEN.user}


# -- a match -----------------------------------------------------------------------------------------------


async def test_the_board_comes_to_every_player(app: MatchApp) -> None:
    """At the start anew, in the place of the card; then by edits, but for whoever is called."""
    match = (await playing(app)).match
    first = boards(await app.sent())
    assert set(first) == {ANN.user, BEN.user, CAT.user}
    assert all(is_anew(job) and job.first and job.edit is not None for job in first.values())
    await app.pledge(match, 3)
    await app.sent()
    mover = await app.turn(match)
    preview = await app.services.play.preview(match, mover.user, None)
    await app.play(match, mover, preview.answers[0].notation)
    called = {p.user for p in (await app.services.views.brief(match)).players if p.awaited}
    jobs = await app.sent()
    shown = boards(jobs)
    assert len(jobs) == len(shown) == 3, "one message for each seat, and nothing else"
    for user, job in shown.items():
        assert job.edit is not None
        assert is_anew(job) == (user in called and user != mover.user)


async def test_nothing_goes_to_a_channel(app: MatchApp) -> None:
    """A whole match, with proposals: whatever is not an edit of one's own message goes to a person."""
    match = (await playing(app)).match
    await app.services.proposals.pause(match, ANN.user, key="p")
    asked = [job for job in await app.sent() if isinstance(job.message, Notice)]
    assert {job.user for job in asked} == {ANN.user, BEN.user, CAT.user}
    await app.services.proposals.pause(match, BEN.user, key="q")
    await app.services.proposals.pause(match, CAT.user, key="r")
    jobs = await app.sent()
    told = [job for job in jobs if isinstance(job.message, Notice)]
    assert {job.user for job in told} == {ANN.user, BEN.user, CAT.user}
    changed = [job for job in jobs if isinstance(job.message, RemoveButtons)]
    assert len(changed) == len(asked), "the question loses its buttons in every box"
    await app.services.proposals.pause(match, ANN.user, False, key="s")
    brief = await app.at_random(match, random.Random(4))
    assert brief.state == "over"
    jobs = await app.sent()
    assert all(job.user is not None or isinstance(job.message, RemoveButtons) for job in jobs)
    final = boards(jobs)
    assert set(final) == {ANN.user, BEN.user, CAT.user}
    assert all(is_anew(job) for job in final.values())
    assert {job.user for job in jobs if isinstance(job.message, Parcel)} == set(final)


async def test_hands_are_on_the_boards(app: MatchApp) -> None:
    match = (await playing(app, "golden_horn")).match
    jobs = await app.sent()
    assert {job.kind for job in jobs} == {"direct_board"}
    assert len(boards(jobs)) == 3
    assert match


async def test_boards_that_wait_become_one(app: MatchApp) -> None:
    """Nobody is flooded after an outage, and no call is lost."""
    match = (await playing(app)).match
    await app.pledge(match, 3)
    waiting = await app.services.views.brief(match)
    jobs = boards(await app.sent())
    assert set(jobs) == {ANN.user, BEN.user, CAT.user}
    assert all(job.first for job in jobs.values())
    (called,) = (player.user for player in waiting.players if player.awaited)
    assert [job.user for job in jobs.values() if job.pings] == [called]


async def test_a_closed_box_holds_nobody_up(app: MatchApp) -> None:
    """The others are told once, plainly; the person plays on with commands."""
    brief = await playing(app)
    app.sender.fail = closed(BEN.user)
    jobs = await app.sent()
    assert set(boards(jobs)) == {ANN.user, CAT.user}
    told = [job for job in jobs if isinstance(job.message, Notice)]
    assert {job.user for job in told} == {ANN.user, CAT.user}
    assert all(job.message.said.key == "table-unreached" for job in told if isinstance(job.message, Notice))
    look = await app.services.views.look(brief.match, BEN.user)
    assert look.hand_missed
    await app.pledge(brief.match, 3)
    again = await app.sent()
    assert not any(isinstance(job.message, Notice) for job in again), "not again and again"
    assert set(boards(again)) == {ANN.user, CAT.user}
    assert (await app.at_random(brief.match, random.Random(5))).state == "over"
    await app.sent()
    assert await app.sent() == [], "nothing is sent in circles"


async def test_an_opened_box_gets_the_board_again(app: MatchApp) -> None:
    brief = await playing(app)
    app.sender.fail = closed(BEN.user)
    await app.sent()
    app.sender.fail = lambda job: None
    app.clock.on(3600)
    await app.services.people.met(BEN)
    await app.pledge(brief.match, 3)
    assert BEN.user in boards(await app.sent())


async def test_it_stays_where_it_is(app: MatchApp) -> None:
    match = (await playing(app)).match
    with pytest.raises(StaysDirect):
        await app.move(match, ANN, HERE)
    with pytest.raises(OfferByName):
        await app.services.seats.offer(match, ANN.user, key="o")


async def test_a_seat_changes_hands(app: MatchApp) -> None:
    """The former player's message goes with all it shows; the new one gets one of their own."""
    match = (await playing(app, "golden_horn")).match
    await app.sent()
    await app.services.seats.offer(match, BEN.user, person=DAN, key="o")
    (asked,) = (job for job in await app.sent() if isinstance(job.message, Notice))
    assert asked.user == DAN.user
    await app.services.seats.take(match, DAN, 1, None, key="t")
    jobs = await app.sent()
    (gone,) = (job for job in jobs if isinstance(job.message, RemoveButtons) and job.user is not None)
    assert gone.user == BEN.user
    told = [job.user for job in jobs if isinstance(job.message, Notice)]
    assert set(told) == {ANN.user, BEN.user, CAT.user, DAN.user}, "who had the seat, too"
    shown = boards(jobs)
    assert set(shown) == {ANN.user, CAT.user, DAN.user}
    assert shown[DAN.user].edit is None
    assert not await app.services.views.may_see(match, BEN.user)


async def test_again_with_the_same_people(app: MatchApp) -> None:
    match = (await playing(app)).match
    await app.at_random(match, random.Random(6))
    await app.sent()
    new = await app.services.lobby.again(match, BEN, None, key="a")
    assert new.place.direct
    jobs = await app.sent()
    assert {job.user for job in jobs if isinstance(job.message, Notice)} == {ANN.user, CAT.user}
    assert list(boards(jobs)) == [BEN.user]
    follow = await app.services.lobby.again(match, CAT, None, key="b")
    assert follow.match == new.match


async def test_a_reminder_goes_to_its_person_alone(app: MatchApp) -> None:
    """But all are told when the bot plays for that person."""
    match = await opened(app, seats=2)
    await app.services.lobby.set_terms(match, ANN.user, TableClock(NEW_TABLE))
    await joined(app, match, BEN)
    await app.services.lobby.start(match, ANN.user)
    await app.pledge(match, 2)
    await app.sent()
    mover = await app.turn(match)
    jobs = await app.later(int(2.9 * 86_400_000))
    reminded = [job for job in jobs if isinstance(job.message, Notice)]
    assert reminded
    assert {job.user for job in reminded} == {mover.user}
    jobs = await app.later(int(0.2 * 86_400_000), "notice")
    begins = [job.user for job in jobs if fact_of(job).key == "table-autopilot-begins"]
    assert set(begins) == {ANN.user, BEN.user}


async def test_the_message_is_noted(app: MatchApp) -> None:
    brief = await playing(app)
    sent = boards(await app.sent())
    async with app.store.read() as db:
        seats = await matches.seats_of(db, brief.match)
    for seat in seats:
        assert seat.hand_message == app.sender.messages[sent[seat.user].nonce]


# -- what is drawn for whom --------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["golden_horn", "pyramids", "bora_bora", "edo"])
async def test_nothing_of_another_s_secrets_is_drawn(
    app: MatchApp, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The scenes of a person's message are those of the public and of their own seat."""
    discord = Discord(app)
    drawn: list[Seat | None] = []

    async def paint(scene: Any) -> Picture:
        view = getattr(scene, "view", None)
        drawn.append(None if view is None else view.viewer)
        return Picture(b"png", 1, 1, "png")

    monkeypatch.setattr(discord.services.painter, "paint", paint)
    await playing(app, game)
    shown = boards(await app.sent())
    assert len(shown) == 3
    for job in shown.values():
        assert isinstance(job.message, DirectBoard)
        drawn.clear()
        await discord.sender.deliver(job)
        assert set(drawn) <= {None, job.message.seat}
        assert isinstance(job.to, Recipient)
        place = job.to.user if job.to.box is None else job.to.box
        (message,) = discord.get_partial_messageable(place).messages
        hidden = app.services.context.games[game].hidden_hands
        assert (job.message.seat in drawn) == hidden
        assert message.pictures
