"""A place that counts as lost, one that only seems to be, and a way to Discord that is shut."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.core import fact
from bot.match import Delivery, Place
from bot.match.delivery.claimed import BACK_OFF, LOST, REFUSALS
from bot.match.delivery.sender import ChannelLost, Refused, Retry, ShutOut, Unreached
from bot.match.delivery.worker import SHUT_OUT, OutboxWorker
from bot.match.errors import SamePlace
from bot.match.outbox.enqueue import Outgoing
from bot.store import StoreError, outbox
from tests.match.app import ANN, BEN, HERE, MatchApp, kinds
from tests.match.messages import message_of

SERVER = HERE.guild or 0


def refusing(error: Exception) -> Callable[[Delivery], None]:
    """The match's place refuses; people do not."""

    def fail(job: Delivery) -> None:
        if job.channel == HERE.post:
            raise error

    return fail


async def begun(app: MatchApp) -> int:
    """A match whose first turn is played, and its board not sent yet."""
    [match] = await several(app, 1)
    return match


async def several(app: MatchApp, number: int) -> list[int]:
    begun = [(await app.start()).match for _ in range(number)]
    await app.sent()
    for match in begun:
        await app.pledge(match)
        await app.play(match, await app.turn(match), "S")
    return begun


def welcome(app: MatchApp) -> None:
    app.sender.fail = lambda job: None


async def lost(app: MatchApp, match: int) -> bool:
    return (await app.services.views.brief(match)).place_lost


async def test_what_waits_for_a_lost_place_is_not_late(app: MatchApp) -> None:
    one, other = await several(app, 2)

    async def late() -> int | None:
        async with app.store.read() as db:
            return await outbox.oldest_late(db)

    assert await late() == app.services.context.now()
    app.sender.fail = refusing(ChannelLost("10003"))
    await app.sent()
    assert await lost(app, one)
    assert await lost(app, other)
    await app.sent()
    app.clock.on(30)
    assert await late() is None
    async with app.store.read() as db:
        assert (await outbox.depth(db))[0] > 0


async def test_a_refusal_that_passes(app: MatchApp) -> None:
    match = await begun(app)
    app.sender.fail = refusing(Refused("50013"))
    for seconds in BACK_OFF[: REFUSALS - 1]:
        assert await app.sent() == []
        app.clock.on(seconds)
    assert not await lost(app, match)
    welcome(app)
    [board] = await app.sent("board")
    assert board.resumed  # who knows what became of an attempt that was refused for no reason
    assert await app.sent() == []


async def test_refusals_that_are_not_in_a_row(app: MatchApp) -> None:
    match = await begun(app)
    for error in (Refused("50013"), Refused("50013"), Retry(None, "502"), Refused("50013"), Refused("50013")):
        app.sender.fail = refusing(error)
        assert await app.sent() == []
        app.clock.on(BACK_OFF[-1])
    assert not await lost(app, match)


async def test_refusals_that_go_on(app: MatchApp) -> None:
    """The players are told once, and the place is asked now and then whether it is back."""
    match = await begun(app)
    app.sender.fail = refusing(Refused("50013"))
    told = []
    for seconds in BACK_OFF[:REFUSALS]:
        told += await app.sent()
        app.clock.on(seconds)
    assert await lost(app, match)
    assert [(job.kind, job.user) for job in told] == [("notice", ANN.user), ("notice", BEN.user)]
    for seconds in LOST:
        app.clock.on(seconds)
        assert await app.sent() == []
    welcome(app)
    app.clock.on(LOST[-1])
    [board] = await app.sent("board")
    assert board.lost
    assert len(board.pings) == 1
    assert not await lost(app, match)
    app.clock.on(LOST[-1])
    assert await app.sent() == []


async def test_a_lost_place_is_asked_ever_more_rarely(app: MatchApp) -> None:
    match = await begun(app)
    asked: list[Delivery] = []

    def gone(job: Delivery) -> None:
        if job.channel == HERE.post:
            asked.append(job)
            raise ChannelLost("10003")

    app.sender.fail = gone
    await app.sent()
    assert [job.lost for job in asked] == [False]
    for number, seconds in enumerate((*LOST, LOST[-1]), 1):
        app.clock.on(seconds - 1)
        await app.sent()
        assert len(asked) == number
        app.clock.on(1)
        await app.sent()
        assert len(asked) == number + 1
        assert asked[-1].lost
    # A process that begins anew does not ask them all at once.
    await OutboxWorker(app.services.context, app.sender)._recover()
    await app.sent()
    assert len(asked) == len(LOST) + 2
    assert await lost(app, match)


async def test_all_that_waits_goes_out_when_the_place_is_back(app: MatchApp) -> None:
    match = await begun(app)
    app.sender.fail = refusing(ChannelLost("10003"))
    await app.sent()
    async with (
        app.store.write() as db,
        Outgoing(db, match, app.services.context.now(), app.services.context.token_bytes) as post,
    ):
        post.notice(fact("table-paused"))
    assert await app.sent() == []
    welcome(app)
    await app.services.places.reachable(SERVER + 1, lost=True)
    assert await app.sent() == []
    await app.services.places.reachable(SERVER, lost=True)
    assert kinds(await app.sent()) == ["board", "notice"]
    assert not await lost(app, match)


async def test_back_in_the_server_before_the_next_try(app: MatchApp) -> None:
    """What is not lost waits for its next try, too; a change of rights is no news for it."""
    match = await begun(app)
    for _ in range(4):
        app.sender.fail = refusing(Retry(None, "503"))
        await app.sent()
        app.clock.on(BACK_OFF[3])
    await app.sent()
    welcome(app)
    await app.services.places.reachable(SERVER, lost=True)
    assert await app.sent() == []
    await app.services.places.reachable(SERVER)
    assert kinds(await app.sent()) == ["board"]
    assert not await lost(app, match)


@pytest.mark.parametrize("error", [Retry(None, "503"), Refused("50013"), ChannelLost("50001")])
async def test_back_in_the_server_while_it_is_tried(app: MatchApp, error: Exception) -> None:
    """The sign comes before the answer: the next try is made at once all the same."""
    match = await begun(app)
    deliver = app.sender.deliver

    async def crossed(job: Delivery) -> object:
        app.sender.deliver = deliver  # type: ignore[method-assign]
        await app.services.places.reachable(SERVER)
        raise error

    app.sender.deliver = crossed  # type: ignore[method-assign,assignment]
    assert kinds(await app.sent())[-1:] == ["board"]
    assert not await lost(app, match)


async def test_moved_to_where_it_is(app: MatchApp) -> None:
    """It works when the place counts as lost, and when something did not arrive there; else it is no move."""
    match = await begun(app)
    app.sender.fail = refusing(ChannelLost("50001"))
    await app.sent()
    welcome(app)
    await app.move(match, ANN, HERE)
    assert kinds(await app.sent()) == ["board"]
    with pytest.raises(SamePlace):
        await app.move(match, ANN, HERE)
    await app.play(match, await app.turn(match), "D")
    app.sender.fail = refusing(Retry(500, "429"))
    assert not await app.services.places.moves(match, HERE)
    await app.sent()
    welcome(app)
    assert await app.services.places.moves(match, HERE)
    await app.move(match, ANN, HERE)
    assert kinds(await app.sent()) == ["board"]
    with pytest.raises(SamePlace):
        await app.move(match, ANN, HERE)


async def test_moved_while_the_lost_place_was_asked(app: MatchApp) -> None:
    """An answer from before the move is no news: nobody is told a second time."""
    match = await begun(app)
    app.sender.fail = refusing(ChannelLost("50001"))
    assert kinds(await app.sent()) == ["notice", "notice"]
    app.clock.on(LOST[0])
    deliver = app.sender.deliver

    async def late(job: Delivery) -> object:
        if job.lost:
            await app.move(match, ANN, HERE)
            welcome(app)
            raise ChannelLost("50001")
        return await deliver(job)

    app.sender.deliver = late  # type: ignore[method-assign,assignment]
    assert kinds(await app.sent()) == ["board"]
    assert not await lost(app, match)


async def test_a_lost_card_is_edited_when_its_place_is_back(app: MatchApp) -> None:
    """No second card is posted; only where the card itself was deleted."""
    brief = await app.lobby()
    [card] = await app.sent("lobby")
    shown = (await app.services.views.brief(brief.match)).board_message
    await app.services.lobby.leave(brief.match, BEN.user)
    app.sender.fail = refusing(ChannelLost("50001"))
    await app.sent()
    assert await lost(app, brief.match)
    welcome(app)
    await app.services.places.reachable(SERVER)
    [again] = await app.sent("lobby")
    assert message_of(again) == shown
    assert not await lost(app, brief.match)
    await app.services.lobby.join(brief.match, BEN, SERVER)
    app.sender.fail = lambda job: None if message_of(job) is None else _deleted()
    [new] = await app.sent("lobby")
    assert message_of(new) is None
    assert not await lost(app, brief.match)
    assert message_of(card) is None


def _deleted() -> None:
    raise ChannelLost("10008", message=True)


async def test_shut_out(app: MatchApp) -> None:
    """One delivery at a time is tried, none counts as tried, and all go out when it is over."""
    first, second = await several(app, 2)
    tries: list[int] = []

    def shut(job: Delivery) -> None:
        tries.append(job.id)
        raise ShutOut("403")

    app.sender.fail = shut
    await app.sent()
    at_first, pauses = len(tries), (*SHUT_OUT, *[SHUT_OUT[-1]] * 20)
    for number, seconds in enumerate(pauses, 1):
        app.clock.on(seconds - 0.5)
        await app.sent()
        assert len(tries) == at_first + number - 1
        app.clock.on(0.5)
        await app.sent()
        assert len(tries) == at_first + number
    assert len(set(tries)) > 1, "not the same all the time"
    welcome(app)
    app.clock.on(SHUT_OUT[-1])
    boards = await app.sent("board")
    assert {job.match for job in boards} == {first, second}
    assert len(boards) == 2
    assert all(len(job.pings) == 1 for job in boards)
    assert not await lost(app, first)
    assert not await lost(app, second)
    async with app.store.read() as db:
        assert await outbox.depth(db) == (0, None)
        failed = await db.exec_driver_sql("select count(*) from outbox where state = 'failed'")
        assert failed.scalar_one() == 0
    assert await app.sent() == []


async def test_one_that_is_shut_out_alone_holds_up_nobody(app: MatchApp) -> None:
    bad, good = await several(app, 2)

    def shut(job: Delivery) -> None:
        if job.match == bad and job.kind == "board":
            raise ShutOut("403")

    app.sender.fail = shut
    sent = await app.sent("board")
    for _ in range(4):
        app.clock.on(SHUT_OUT[0])
        sent += await app.sent("board")
    assert [job.match for job in sent] == [good]
    welcome(app)
    app.clock.on(SHUT_OUT[-1])
    assert [job.match for job in await app.sent("board")] == [bad]


async def test_the_clock_is_set_back_while_shut_out(app: MatchApp) -> None:
    """Whoever waits is asked at once then, not hours later."""
    match = await begun(app)
    app.sender.fail = refusing(ShutOut("403"))
    await app.sent()
    app.clock.on(-3600)
    welcome(app)
    await app.move(match, ANN, Place(1, 300))
    assert [job.channel for job in await app.sent("board")] == [300]


async def test_what_arrives_wakes_what_did_not_reach_discord(app: MatchApp) -> None:
    """A match does not wait out its own pause when the messages of others pass again."""
    [tried] = await several(app, 1)
    app.sender.fail = refusing(Unreached("503"))
    for seconds in BACK_OFF:
        assert await app.sent("board") == []
        app.clock.on(seconds)
    assert await app.sent("board") == []
    welcome(app)
    assert await app.sent("board") == []
    other = (await app.start()).match
    boards = await app.sent("board")
    assert [job.match for job in boards] == [other, tried]


async def test_waking_is_tried_again_when_the_database_fails(
    app: MatchApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    [tried] = await several(app, 1)
    app.sender.fail = refusing(Unreached("503"))
    for seconds in BACK_OFF:
        assert await app.sent("board") == []
        app.clock.on(seconds)
    assert await app.sent("board") == []
    welcome(app)
    other = (await app.start()).match

    async def fails(*_: object) -> None:
        raise StoreError("The disk of the database is full.")

    with monkeypatch.context() as broken:
        broken.setattr(outbox, "wake_unreached", fails)
        with pytest.raises(StoreError):
            await app.sent()
    assert [job.match for job in await app.sent("board")] == [other, tried]


async def test_what_is_woken_in_vain_waits_as_long_as_it_would_have(app: MatchApp) -> None:
    """The fault may be its own, as of a message that Discord cannot take."""
    [bad] = await several(app, 1)
    tries: list[int] = []

    def fail(job: Delivery) -> None:
        if job.match == bad and job.kind == "board":
            tries.append(job.attempts)
            raise Unreached("500")

    app.sender.fail = fail
    counted = []
    for seconds in BACK_OFF[1::2]:
        for _ in range(4):
            await app.start()
            await app.sent()
        counted.append(len(tries))
        app.clock.on(seconds)
    assert counted == [2, 4, 6]
