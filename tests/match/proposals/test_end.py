"""Ending by agreement, exports, and places that are lost."""

from __future__ import annotations

import random

import msgspec
import pytest

from bot.match import Delivery, Place
from bot.match.delivery.sender import ChannelLost, Undeliverable
from bot.match.errors import MatchOver, NotSeated, NoVote, SamePlace
from bot.match.fairness.verify import verify
from bot.match.proposals.clock import End
from tests.match.app import ALL, ANN, BEN, CAT, DAN, HERE, MatchApp


async def test_all_must_agree(app: MatchApp) -> None:
    match = (await app.start(seats=3)).match
    await app.sent()
    votes = await app.services.proposals.propose(match, ANN.user, End(), key="1")
    assert (votes.approved, votes.missing, votes.done) == ((0,), (1, 2), False)
    assert await app.services.proposals.propose(match, ANN.user, End(), key="1") == votes
    [notice] = await app.sent()
    assert (notice.kind, notice.user, notice.channel) == ("notice", None, HERE.post)
    assert [ping.user for ping in notice.pings] == [BEN.user, CAT.user]
    with pytest.raises(NoVote):
        await app.services.proposals.withdraw(match, BEN.user, End, key="2")
    with pytest.raises(NotSeated):
        await app.services.proposals.propose(match, DAN.user, End(), key="3")
    await app.services.proposals.propose(match, BEN.user, End(), key="4")
    votes = await app.services.proposals.withdraw(match, ANN.user, End, key="5")
    assert votes.approved == (1,)
    assert await app.sent() == []
    await app.services.proposals.propose(match, ANN.user, End(), key="6")
    votes = await app.services.proposals.propose(match, CAT.user, End(), key="7")
    assert votes.done
    brief = await app.services.views.brief(match)
    assert brief.state == "ended"
    assert brief.secret is not None
    assert brief.awaited == ()
    assert [job.kind for job in await app.sent("board", "final")] == ["final"]
    look = await app.services.views.look(match, ANN.user)
    assert look.score is None
    with pytest.raises(MatchOver):
        await app.services.proposals.propose(match, CAT.user, End(), key="8")
    assert verify(await app.services.transfer.export(match), ALL).sound


async def test_a_running_match_exports_what_all_know(app: MatchApp) -> None:
    match = (await app.start()).match
    await app.at_random(match, random.Random(2), steps=6)
    data = await app.services.transfer.export(match, ANN.user)
    assert data == await app.services.transfer.export(match)
    secret = await app.secret_of(match)
    assert secret.hex() not in data.decode()
    keys = {line[1]["key"] for line in msgspec.json.decode(data)["lines"]}
    assert "toy-dealt" not in keys
    assert "toy-bid" not in keys
    report = verify(data, ALL)
    assert not report.sound
    assert "still running" in report.sentences[0]


async def test_a_lost_place(app: MatchApp) -> None:
    match = (await app.start()).match
    await app.sent()
    await app.pledge(match)
    person = await app.turn(match)

    def lost(job: Delivery) -> None:
        if job.channel == HERE.post:
            raise ChannelLost("10003")

    app.sender.fail = lost
    jobs = await app.sent()
    assert {(job.kind, job.user) for job in jobs} == {("notice", ANN.user), ("notice", BEN.user)}
    assert (await app.services.views.brief(match)).place_lost
    app.clock.on(5000)
    await app.play(match, person, "S")
    assert await app.sent() == []  # told once; boards wait
    with pytest.raises(NotSeated):
        await app.move(match, CAT, Place(1, 300))
    for _ in range(2):
        assert (await app.services.proposals.move(match, ANN.user, Place(1, 300), key="m")).done
    boards = await app.sent("board")
    assert {job.channel for job in boards} == {300}
    other = BEN if person is ANN else ANN
    pinged = [ping.user for job in boards for ping in job.pings]
    assert pinged == [other.user]
    assert not (await app.services.views.brief(match)).place_lost
    with pytest.raises(SamePlace):
        await app.move(match, ANN, Place(1, 300))


async def test_moving_a_match_that_is_well(app: MatchApp) -> None:
    match = (await app.start()).match
    await app.sent()
    await app.move(match, BEN, Place(1, 300, 301))
    board, *hands, old = await app.sent()
    assert [(job.kind, job.channel) for job in (board, old)] == [
        ("board", 301),
        ("remove_buttons", HERE.post),
    ]
    assert [(job.kind, job.user) for job in hands] == [("hand", ANN.user), ("hand", BEN.user)], "say where"
    assert board.pings == ()
    await app.resend(match)
    assert [job.kind for job in await app.sent()] == ["board"]


async def test_a_finished_match_stays_where_it_is(app: MatchApp) -> None:
    match = (await app.start()).match
    await app.at_random(match, random.Random(1))
    app.sender.fail = lambda job: None if job.user else _gone()
    await app.sent()
    await app.move(match, ANN, Place(1, 300))  # the final board still waits
    app.sender.fail = lambda job: None
    [final] = await app.sent("final")
    assert final.channel == 300
    with pytest.raises(MatchOver):
        await app.move(match, ANN, Place(1, 400))


def _gone() -> None:
    raise ChannelLost("10003")


async def test_closed_direct_messages_stop_nothing(app: MatchApp) -> None:
    def closed(job: Delivery) -> None:
        if job.user == ANN.user:
            raise Undeliverable("50007")

    app.sender.fail = closed
    match = (await app.start()).match
    jobs = await app.sent()
    assert {job.user for job in jobs if job.kind == "hand"} == {BEN.user}
    assert len([job for job in jobs if job.kind == "board"]) == 1
    assert (await app.services.views.look(match, ANN.user)).hand_missed
    assert not (await app.services.views.look(match, BEN.user)).hand_missed
    await app.services.play.hand_shown(match, ANN.user)
    assert not (await app.services.views.look(match, ANN.user)).hand_missed
    # It is not tried again at every card; after a while the person's own action opens it.
    app.sender.fail = lambda job: None
    await app.pledge(match)
    while (await app.turn(match)) is not ANN:
        await app.play(match, BEN, "S")
    await app.play(match, ANN, "D")
    assert await app.sent("hand") == []
    assert (await app.services.views.look(match, ANN.user)).hand_missed
    app.clock.on(7200)
    await app.services.people.met(ANN)
    await app.play(match, ANN, "K")
    if (await app.turn(match)) is BEN:
        await app.play(match, BEN, "S")
    await app.play(match, ANN, "D")
    assert [job.user for job in await app.sent("hand")] == [ANN.user]
