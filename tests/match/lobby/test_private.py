"""Private tables: those who are not invited hear nothing of them."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from bot.match import Brief, Place
from bot.match.engine.models import Manager
from bot.match.errors import (
    AlreadyJoined,
    LobbyClosed,
    MatchOver,
    NotSeated,
    OfferByName,
    SamePlace,
    StaysPrivate,
    UnknownMatch,
)
from bot.match.hosting.settings import GuildSettings, may_be_public
from bot.match.proposals.move import Move
from bot.match.timing.clock import HOUR
from bot.store import matches, steps
from tests.match.app import ANN, BEN, CAT, DAN, OWNER, MatchApp
from tests.match.messages import fact_of

CHANNEL = Place(guild=1, channel=100)


async def opened(app: MatchApp) -> Brief:
    brief = await app.services.lobby.open("ferry", 2, {}, ANN, CHANNEL, "en", private=True)
    assert await app.sent() == [], "nothing is posted in the channel"
    brief = await app.services.lobby.give_thread(brief.match, CHANNEL.within(201))
    (card,) = await app.sent()
    assert (card.kind, card.channel) == ("lobby", 201)
    return brief


async def playing(app: MatchApp) -> Brief:
    brief = await opened(app)
    await app.services.lobby.invite(brief.match, ANN.user, [BEN])
    await app.services.lobby.join(brief.match, BEN, None)
    return await app.services.lobby.start(brief.match, ANN.user)


async def test_only_those_who_are_invited_may_join(app: MatchApp) -> None:
    match = (await opened(app)).match
    with pytest.raises(UnknownMatch):
        await app.services.lobby.join(match, BEN, 1)
    assert not await app.services.views.may_see(match, BEN.user)
    await app.services.lobby.invite(match, ANN.user, [BEN])
    assert await app.services.views.may_see(match, BEN.user)
    await app.services.lobby.join(match, BEN, 1)
    with pytest.raises(AlreadyJoined):
        await app.services.lobby.join(match, BEN, 1)
    with pytest.raises(UnknownMatch):  # not that it is full
        await app.services.lobby.join(match, CAT, 1)
    await app.services.lobby.start(match, ANN.user)
    with pytest.raises(UnknownMatch):  # not that it has started
        await app.services.lobby.join(match, CAT, 1)
    assert not await app.services.views.may_see(match, CAT.user)
    assert await app.services.views.may_see(match, ANN.user)


async def test_without_a_thread_nothing_is_left(app: MatchApp) -> None:
    brief = await app.services.lobby.open("ferry", 2, {}, ANN, CHANNEL, "en", private=True)
    await app.services.lobby.give_thread(brief.match, None)
    assert await app.sent() == []
    assert (await app.services.views.brief(brief.match)).state == "closed"
    with pytest.raises(LobbyClosed):
        await app.services.lobby.give_thread(brief.match, CHANNEL.within(201))


async def test_a_seat_goes_to_those_who_are_asked_by_name(app: MatchApp) -> None:
    match = (await playing(app)).match
    with pytest.raises(OfferByName):
        await app.services.seats.offer(match, BEN.user, key="1")
    for seat in (0, 1, 4):
        with pytest.raises(UnknownMatch):
            await app.services.seats.take(match, CAT, seat, 1, key=f"cat{seat}")
    await app.services.seats.offer(match, BEN.user, person=CAT, key="2")
    with pytest.raises(UnknownMatch):
        await app.services.seats.take(match, DAN, 1, 1, key="dan")
    await app.services.seats.take(match, CAT, 1, 1, key="3")
    assert (await app.services.views.brief(match)).players[1].user == CAT.user


async def test_nobody_else_reads_of_it_and_its_players_play_again(app: MatchApp) -> None:
    brief = await playing(app)
    await app.at_random(brief.match, random.Random(1))
    history = app.services.results.history
    assert await history(ANN.user, asker=CAT.user, guild=1) == ()
    assert len(await history(ANN.user, asker=BEN.user, guild=1)) == 1
    async with app.store.read() as db:
        row = await matches.find(db, brief.match)
    assert row is not None
    assert not may_be_public(row, GuildSettings())
    assert may_be_public(replace(row, private=False), GuildSettings())
    with pytest.raises(UnknownMatch):
        await app.services.lobby.again(brief.match, CAT, 1)
    new = await app.services.lobby.again(brief.match, BEN, 1)
    assert (new.private, new.place) == (True, CHANNEL.within(201))
    with pytest.raises(UnknownMatch):
        await app.services.lobby.join(new.match, CAT, 1)
    assert len((await app.services.lobby.again(brief.match, ANN, 1)).players) == 2
    with pytest.raises(NotSeated):
        await app.services.lobby.invite(new.match, CAT.user, [CAT])


async def test_it_is_moved_to_no_place_that_others_read(app: MatchApp) -> None:
    brief = await playing(app)
    await app.sent()
    public = Place(guild=1, channel=300)
    with pytest.raises(StaysPrivate):
        await app.move(brief.match, ANN, public)
    with pytest.raises(StaysPrivate):
        await app.services.moderation.move(OWNER, brief.match, public, key="manager")
    with pytest.raises(SamePlace):
        await app.move(brief.match, ANN, CHANNEL.within(201))
    assert await app.sent() == []
    assert (await app.services.views.brief(brief.match)).place == CHANNEL.within(201)
    move = app.services.proposals.move
    with pytest.raises(NotSeated):
        await move(brief.match, CAT.user, public, secluded=True, key="cat")
    manager = Manager(1, ANN.user, ANN.name)
    votes = await move(brief.match, ANN.user, public, manager, secluded=True, key="ann")
    assert votes.missing == (1,), "managers need the others' leave, too"
    await app.services.proposals.decline(brief.match, BEN.user, Move, app.services.context.now(), key="no")
    await app.sent()
    made: list[Place] = []

    async def make(brief: Brief, since: int) -> int | None:
        made.append(brief.place)
        return None if len(made) == 1 else 301

    app.services.context.threads = make
    for person in (ANN, BEN):
        await move(brief.match, person.user, public, secluded=True, key=app.key())
    assert made == [], "no thread before all agree"
    told = await app.later(0)
    assert [fact_of(job).key for job in told if job.user == ANN.user] == ["error-no-new-private-thread"]
    for person in (BEN, ANN):
        await move(brief.match, person.user, public, secluded=True, key=app.key())
    jobs = await app.later(0)
    assert made == [public, public]
    assert (await app.services.views.brief(brief.match)).place == public.within(301)
    assert "board" in [job.kind for job in jobs if job.channel == 301]


@pytest.mark.parametrize("leaves", [True, False])
async def test_a_thread_that_is_not_needed_any_more_is_put_away(app: MatchApp, leaves: bool) -> None:
    """Whoever asked leaves while it is being made."""
    match, put_away = (await playing(app)).match, list[int]()

    async def make(_: Brief, since: int) -> int:
        if leaves:
            await app.services.seats.give_to_computer(match, ANN.user, "easy", key="leaves")
        return 301

    async def unmake(thread: int) -> None:
        put_away.append(thread)

    app.services.context.threads, app.services.context.unmake = make, unmake
    for person in (ANN, BEN):
        place = Place(guild=1, channel=300)
        await app.services.proposals.move(match, person.user, place, secluded=True, key=app.key())
    await app.later(0)
    assert put_away == ([301] if leaves else [])
    assert ((await app.services.views.brief(match)).place.thread == 301) is not leaves


async def test_a_thread_is_put_away_after_a_kill_too(app: MatchApp) -> None:
    """The bot stops when it has made the thread, and whoever asked leaves; then when nobody wants it."""
    match, made, put_away = (await playing(app)).match, list[tuple[Place, int]](), list[int]()

    async def make(brief: Brief, since: int) -> int:
        made.append((brief.place, since))
        if len(made) == 1:
            await app.services.seats.give_to_computer(match, ANN.user, "easy", key="leaves")
            raise RuntimeError("killed")
        return 301

    async def unmake(thread: int) -> None:
        put_away.append(thread)
        if len(put_away) == 1:
            raise RuntimeError("killed")

    app.services.context.threads, app.services.context.unmake = make, unmake
    place = Place(guild=1, channel=300)
    for person in (ANN, BEN):
        await app.services.proposals.move(match, person.user, place, secluded=True, key=app.key())
    for _ in range(4):
        await app.later(HOUR)
    assert made == 3 * [(place, made[0][1])]
    assert put_away == [301, 301]
    async with app.store.read() as db:
        assert await steps.notes(db, f"{steps.NOTE}thread:") == []


async def test_it_counts_in_no_figures_of_others(app: MatchApp) -> None:
    brief = await playing(app)
    await app.at_random(brief.match, random.Random(1))
    assert await app.services.results.statistics("ferry", 1) is None
    assert await app.services.results.statistics("ferry", None) is None
    await app.sent()
    with pytest.raises(MatchOver):
        await app.services.proposals.move(brief.match, ANN.user, CHANNEL, secluded=True, key="over")
    known = await app.start()
    await app.at_random(known.match, random.Random(2))
    figures = await app.services.results.statistics("ferry", 1)
    assert figures is not None
    assert figures.matches == 1
