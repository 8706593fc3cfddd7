"""A place that counts as lost, one that only seems to be, and a way to Discord that is shut."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.core import fact
from bot.match import Delivery, Place
from bot.match.delivery.outcomes import BACK_OFF, LOST, REFUSALS
from bot.match.delivery.sender import ChannelLost, Refused, Retry, ShutOut
from bot.match.delivery.worker import SHUT_OUT, OutboxWorker
from bot.match.errors import SamePlace
from bot.match.outbox.enqueue import Outgoing
from bot.store import outbox
from tests.match.house import ANN, BEN, HERE, House, kinds
from tests.match.messages import message_of

SERVER = HERE.guild or 0


def refusing(error: Exception) -> Callable[[Delivery], None]:
    """The match's place refuses; people do not."""

    def fail(job: Delivery) -> None:
        if job.channel == HERE.post:
            raise error

    return fail


async def begun(house: House) -> int:
    """A match whose first turn is played, and its board not sent yet."""
    [match] = await several(house, 1)
    return match


async def several(house: House, number: int) -> list[int]:
    begun = [(await house.start()).match for _ in range(number)]
    await house.sent()
    for match in begun:
        await house.pledge(match)
        await house.play(match, await house.turn(match), "S")
    return begun


def welcome(house: House) -> None:
    house.sender.fail = lambda job: None


async def lost(house: House, match: int) -> bool:
    return (await house.services.views.brief(match)).place_lost


async def test_a_refusal_that_passes(house: House) -> None:
    match = await begun(house)
    house.sender.fail = refusing(Refused("50013"))
    for seconds in BACK_OFF[: REFUSALS - 1]:
        assert await house.sent() == []
        house.clock.on(seconds)
    assert not await lost(house, match)
    welcome(house)
    [board] = await house.sent("board")
    assert board.resumed  # who knows what became of an attempt that was refused for no reason
    assert await house.sent() == []


async def test_refusals_that_are_not_in_a_row(house: House) -> None:
    match = await begun(house)
    for error in (Refused("50013"), Refused("50013"), Retry(None, "502"), Refused("50013"), Refused("50013")):
        house.sender.fail = refusing(error)
        assert await house.sent() == []
        house.clock.on(BACK_OFF[-1])
    assert not await lost(house, match)


async def test_refusals_that_go_on(house: House) -> None:
    """The players are told once, and the place is asked now and then whether it is back."""
    match = await begun(house)
    house.sender.fail = refusing(Refused("50013"))
    told = []
    for seconds in BACK_OFF[:REFUSALS]:
        told += await house.sent()
        house.clock.on(seconds)
    assert await lost(house, match)
    assert [(job.kind, job.user) for job in told] == [("notice", ANN.user), ("notice", BEN.user)]
    for seconds in LOST:
        house.clock.on(seconds)
        assert await house.sent() == []
    welcome(house)
    house.clock.on(LOST[-1])
    [board] = await house.sent("board")
    assert board.lost
    assert len(board.pings) == 1
    assert not await lost(house, match)
    house.clock.on(LOST[-1])
    assert await house.sent() == []


async def test_a_lost_place_is_asked_ever_more_rarely(house: House) -> None:
    match = await begun(house)
    asked: list[Delivery] = []

    def gone(job: Delivery) -> None:
        if job.channel == HERE.post:
            asked.append(job)
            raise ChannelLost("10003")

    house.sender.fail = gone
    await house.sent()
    assert [job.lost for job in asked] == [False]
    for number, seconds in enumerate((*LOST, LOST[-1]), 1):
        house.clock.on(seconds - 1)
        await house.sent()
        assert len(asked) == number
        house.clock.on(1)
        await house.sent()
        assert len(asked) == number + 1
        assert asked[-1].lost
    # A process that begins anew does not ask them all at once.
    await OutboxWorker(house.services.context, house.sender)._recover()
    await house.sent()
    assert len(asked) == len(LOST) + 2
    assert await lost(house, match)


async def test_all_that_waits_goes_out_when_the_place_is_back(house: House) -> None:
    match = await begun(house)
    house.sender.fail = refusing(ChannelLost("10003"))
    await house.sent()
    async with (
        house.store.write() as db,
        Outgoing(db, match, house.services.context.now(), house.services.context.token_bytes) as post,
    ):
        post.notice(fact("table-paused"))
    assert await house.sent() == []
    welcome(house)
    await house.services.places.reachable(SERVER + 1, lost=True)
    assert await house.sent() == []
    await house.services.places.reachable(SERVER, lost=True)
    assert kinds(await house.sent()) == ["board", "notice", "remove_buttons"]
    assert not await lost(house, match)


async def test_back_in_the_server_before_the_next_try(house: House) -> None:
    """What is not lost waits for its next try, too; a change of rights is no news for it."""
    match = await begun(house)
    for _ in range(4):
        house.sender.fail = refusing(Retry(None, "503"))
        await house.sent()
        house.clock.on(BACK_OFF[3])
    await house.sent()
    welcome(house)
    await house.services.places.reachable(SERVER, lost=True)
    assert await house.sent() == []
    await house.services.places.reachable(SERVER)
    assert kinds(await house.sent()) == ["board", "remove_buttons"]
    assert not await lost(house, match)


async def test_moved_to_where_it_is(house: House) -> None:
    """It works when the place counts as lost, and when something did not arrive there; else it is no move."""
    match = await begun(house)
    house.sender.fail = refusing(ChannelLost("50001"))
    await house.sent()
    welcome(house)
    await house.services.places.move(match, ANN.user, HERE, key="1")
    assert kinds(await house.sent()) == ["board", "remove_buttons"]
    with pytest.raises(SamePlace):
        await house.services.places.move(match, ANN.user, HERE, key="2")
    await house.play(match, await house.turn(match), "D")
    house.sender.fail = refusing(Retry(500, "429"))
    await house.sent()
    welcome(house)
    await house.services.places.move(match, ANN.user, HERE, key="3")
    assert kinds(await house.sent()) == ["board", "remove_buttons"]
    with pytest.raises(SamePlace):
        await house.services.places.move(match, ANN.user, HERE, key="4")


async def test_moved_while_the_lost_place_was_asked(house: House) -> None:
    """An answer from before the move is no news: nobody is told a second time."""
    match = await begun(house)
    house.sender.fail = refusing(ChannelLost("50001"))
    assert kinds(await house.sent()) == ["notice", "notice"]
    house.clock.on(LOST[0])
    deliver = house.sender.deliver

    async def late(job: Delivery) -> object:
        if job.lost:
            await house.services.places.move(match, ANN.user, HERE, key="1")
            welcome(house)
            raise ChannelLost("50001")
        return await deliver(job)

    house.sender.deliver = late  # type: ignore[method-assign,assignment]
    assert kinds(await house.sent()) == ["board", "remove_buttons"]
    assert not await lost(house, match)


async def test_a_lost_card_is_edited_when_its_place_is_back(house: House) -> None:
    """No second card is posted; only where the card itself was deleted."""
    brief = await house.lobby()
    [card] = await house.sent("lobby")
    shown = (await house.services.views.brief(brief.match)).board_message
    await house.services.lobby.leave(brief.match, BEN.user)
    house.sender.fail = refusing(ChannelLost("50001"))
    await house.sent()
    assert await lost(house, brief.match)
    welcome(house)
    await house.services.places.reachable(SERVER)
    [again] = await house.sent("lobby")
    assert message_of(again) == shown
    assert not await lost(house, brief.match)
    await house.services.lobby.join(brief.match, BEN, SERVER)
    house.sender.fail = lambda job: None if message_of(job) is None else _deleted()
    [new] = await house.sent("lobby")
    assert message_of(new) is None
    assert not await lost(house, brief.match)
    assert message_of(card) is None


def _deleted() -> None:
    raise ChannelLost("10008", message=True)


async def test_shut_out(house: House) -> None:
    """One delivery at a time is tried, none counts as tried, and all go out when it is over."""
    first, second = await several(house, 2)
    tries: list[int] = []

    def shut(job: Delivery) -> None:
        tries.append(job.id)
        raise ShutOut("403")

    house.sender.fail = shut
    await house.sent()
    at_first, pauses = len(tries), (*SHUT_OUT, *[SHUT_OUT[-1]] * 20)
    for number, seconds in enumerate(pauses, 1):
        house.clock.on(seconds - 0.5)
        await house.sent()
        assert len(tries) == at_first + number - 1
        house.clock.on(0.5)
        await house.sent()
        assert len(tries) == at_first + number
    assert len(set(tries)) > 1, "not the same all the time"
    welcome(house)
    house.clock.on(SHUT_OUT[-1])
    boards = await house.sent("board")
    assert {job.match for job in boards} == {first, second}
    assert len(boards) == 2
    assert all(len(job.pings) == 1 for job in boards)
    assert not await lost(house, first)
    assert not await lost(house, second)
    async with house.store.read() as db:
        assert await outbox.depth(db) == (0, None)
        failed = await db.exec_driver_sql("select count(*) from outbox where state = 'failed'")
        assert failed.scalar_one() == 0
    assert await house.sent() == []


async def test_one_that_is_shut_out_alone_holds_up_nobody(house: House) -> None:
    bad, good = await several(house, 2)

    def shut(job: Delivery) -> None:
        if job.match == bad and job.kind == "board":
            raise ShutOut("403")

    house.sender.fail = shut
    sent = await house.sent("board")
    for _ in range(4):
        house.clock.on(SHUT_OUT[0])
        sent += await house.sent("board")
    assert [job.match for job in sent] == [good]
    welcome(house)
    house.clock.on(SHUT_OUT[-1])
    assert [job.match for job in await house.sent("board")] == [bad]


async def test_the_clock_is_set_back_while_shut_out(house: House) -> None:
    """Whoever waits is asked at once then, not hours later."""
    match = await begun(house)
    house.sender.fail = refusing(ShutOut("403"))
    await house.sent()
    house.clock.on(-3600)
    welcome(house)
    await house.services.places.move(match, ANN.user, Place(1, 300))
    assert [job.channel for job in await house.sent("board")] == [300]
