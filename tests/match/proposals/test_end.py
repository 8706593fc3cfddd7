"""Ending by agreement, exports, and places that are lost."""

from __future__ import annotations

import random

import msgspec
import pytest

from bot.match import Delivery, Place
from bot.match.delivery.sender import ChannelLost, Undeliverable
from bot.match.errors import MatchOver, NotSeated, NoVote, SamePlace
from bot.match.fairness.verify import verify
from tests.match.house import ALL, ANN, BEN, CAT, DAN, HERE, House


async def test_all_must_agree(house: House) -> None:
    match = (await house.start(seats=3)).match
    await house.sent()
    votes = await house.services.proposals.vote_end(match, ANN.user, key="1")
    assert (votes.approved, votes.missing, votes.done) == ((0,), (1, 2), False)
    assert await house.services.proposals.vote_end(match, ANN.user, key="1") == votes
    [notice] = await house.sent()
    assert (notice.kind, notice.user, notice.channel) == ("notice", None, HERE.post)
    assert [ping.user for ping in notice.pings] == [BEN.user, CAT.user]
    with pytest.raises(NoVote):
        await house.services.proposals.vote_end(match, BEN.user, False, key="2")
    with pytest.raises(NotSeated):
        await house.services.proposals.vote_end(match, DAN.user, key="3")
    await house.services.proposals.vote_end(match, BEN.user, key="4")
    votes = await house.services.proposals.vote_end(match, ANN.user, False, key="5")
    assert votes.approved == (1,)
    assert await house.sent() == []
    await house.services.proposals.vote_end(match, ANN.user, key="6")
    votes = await house.services.proposals.vote_end(match, CAT.user, key="7")
    assert votes.done
    brief = await house.services.views.brief(match)
    assert brief.state == "ended"
    assert brief.secret is not None
    assert brief.awaited == ()
    assert [job.kind for job in await house.sent("board", "final")] == ["final"]
    look = await house.services.views.look(match, ANN.user)
    assert look.score is None
    with pytest.raises(MatchOver):
        await house.services.proposals.vote_end(match, CAT.user, key="8")
    assert verify(await house.services.transfer.export(match), ALL).sound


async def test_a_running_match_exports_what_all_know(house: House) -> None:
    match = (await house.start()).match
    await house.at_random(match, random.Random(2), steps=6)
    data = await house.services.transfer.export(match, ANN.user)
    assert data == await house.services.transfer.export(match)
    secret = await house.secret_of(match)
    assert secret.hex() not in data.decode()
    keys = {line[1]["key"] for line in msgspec.json.decode(data)["lines"]}
    assert "toy-dealt" not in keys
    assert "toy-bid" not in keys
    report = verify(data, ALL)
    assert not report.sound
    assert "still running" in report.sentences[0]


async def test_a_lost_place(house: House) -> None:
    match = (await house.start()).match
    await house.sent()
    await house.pledge(match)
    person = await house.turn(match)

    def lost(job: Delivery) -> None:
        if job.channel == HERE.post:
            raise ChannelLost("10003")

    house.sender.fail = lost
    jobs = await house.sent()
    assert {(job.kind, job.user) for job in jobs} == {("notice", ANN.user), ("notice", BEN.user)}
    assert (await house.services.views.brief(match)).place_lost
    house.clock.on(5000)
    await house.play(match, person, "S")
    assert await house.sent() == []  # told once; boards wait
    with pytest.raises(NotSeated):
        await house.services.places.move(match, CAT.user, Place(1, 300))
    await house.services.places.move(match, ANN.user, Place(1, 300), key="m")
    await house.services.places.move(match, ANN.user, Place(1, 300), key="m")
    boards = await house.sent("board")
    assert {job.channel for job in boards} == {300}
    other = BEN if person is ANN else ANN
    pinged = [ping.user for job in boards for ping in job.pings]
    assert pinged == [other.user]
    assert not (await house.services.views.brief(match)).place_lost
    with pytest.raises(SamePlace):
        await house.services.places.move(match, ANN.user, Place(1, 300))


async def test_moving_a_match_that_is_well(house: House) -> None:
    match = (await house.start()).match
    await house.sent()
    await house.services.places.move(match, BEN.user, Place(1, 300, 301))
    jobs = await house.sent()
    assert [(job.kind, job.channel) for job in jobs] == [("board", 301), ("remove_buttons", HERE.post)]
    assert jobs[0].pings == ()
    await house.resend(match)
    assert [job.kind for job in await house.sent()] == ["board", "remove_buttons"]


async def test_a_finished_match_stays_where_it_is(house: House) -> None:
    match = (await house.start()).match
    await house.at_random(match, random.Random(1))
    house.sender.fail = lambda job: None if job.user else _gone()
    await house.sent()
    await house.services.places.move(match, ANN.user, Place(1, 300))  # the final board still waits
    house.sender.fail = lambda job: None
    [final] = await house.sent("final")
    assert final.channel == 300
    with pytest.raises(MatchOver):
        await house.services.places.move(match, ANN.user, Place(1, 400))


def _gone() -> None:
    raise ChannelLost("10003")


async def test_closed_direct_messages_stop_nothing(house: House) -> None:
    def closed(job: Delivery) -> None:
        if job.user == ANN.user:
            raise Undeliverable("50007")

    house.sender.fail = closed
    match = (await house.start()).match
    jobs = await house.sent()
    assert {job.user for job in jobs if job.kind == "hand"} == {BEN.user}
    assert len([job for job in jobs if job.kind == "board"]) == 1
    assert (await house.services.views.look(match, ANN.user)).hand_missed
    assert not (await house.services.views.look(match, BEN.user)).hand_missed
    await house.services.play.hand_shown(match, ANN.user)
    assert not (await house.services.views.look(match, ANN.user)).hand_missed
    # It is not tried again at every card; after a while the person's own action opens it.
    house.sender.fail = lambda job: None
    await house.pledge(match)
    while (await house.turn(match)) is not ANN:
        await house.play(match, BEN, "S")
    await house.play(match, ANN, "D")
    assert await house.sent("hand") == []
    assert (await house.services.views.look(match, ANN.user)).hand_missed
    house.clock.on(7200)
    await house.services.people.met(ANN)
    await house.play(match, ANN, "K")
    if (await house.turn(match)) is BEN:
        await house.play(match, BEN, "S")
    await house.play(match, ANN, "D")
    assert [job.user for job in await house.sent("hand")] == [ANN.user]
