"""Nobody is worn down by requests: so many in a day, of any kind, by one person at one table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.match import Person
from bot.match.errors import TooManyCalls
from bot.match.limits import CALLS
from bot.match.timing.spans import DAY, HOUR
from bot.match.timing.time_control import TimeControl
from bot.store import proposals
from tests.match.house import ANN, BEN, CAT, HERE, House
from tests.match.proposals.test_undo import ask, sailed

GUESTS = [Person(1000 + number, f"Guest {number}", "en") for number in range(2 * CALLS)]


async def offer(house: House, match: int, time: int) -> None:
    """The own seat, to another person each time."""
    await house.services.seats.offer(match, ANN.user, None, GUESTS[time], key=house.key())


async def offer_to_all(house: House, match: int, time: int) -> None:
    await house.services.seats.offer(match, ANN.user, key=house.key())


async def pause(house: House, match: int, time: int) -> None:
    """Asked for and withdrawn, over and over."""
    await house.services.proposals.pause(match, ANN.user, key=house.key())
    await house.services.proposals.pause(match, ANN.user, False, key=house.key())


async def end(house: House, match: int, time: int) -> None:
    await house.services.proposals.vote_end(match, ANN.user, key=house.key())
    await house.services.proposals.vote_end(match, ANN.user, False, key=house.key())


async def extend(house: House, match: int, time: int) -> None:
    await house.services.proposals.ask_time(match, ANN.user, (1 + time) * HOUR, key=house.key())


@pytest.mark.parametrize("request_", [offer, offer_to_all, pause, end, extend])
async def test_so_many_in_a_day(house: House, request_: Callable[[House, int, int], Awaitable[None]]) -> None:
    lobby = (await house.lobby(seats=3)).match
    await house.services.lobby.set_time_control(
        lobby, ANN.user, TimeControl(clock="turn", turn=14 * DAY, absence="wait")
    )
    match = (await house.services.lobby.start(lobby, ANN.user)).match
    for time in range(CALLS):
        await request_(house, match, time)
    await house.sent()
    before = await house.services.views.brief(match)
    async with house.store.read() as db:
        asked = await proposals.of_match(db, match)
    with pytest.raises(TooManyCalls) as refused:
        await request_(house, match, CALLS)
    assert refused.value.fact.args == {"most": CALLS, "until": house.services.context.now() + DAY}
    async with house.store.read() as db:
        assert await proposals.of_match(db, match) == asked
    assert await house.services.views.brief(match) == before
    assert await house.sent() == [], "nobody hears of it"
    await house.services.proposals.pause(match, BEN.user, key=house.key())  # others may
    house.clock.on((DAY + 1) / 1000)
    await request_(house, match, CALLS + 1)


async def test_requests_to_take_back(house: House) -> None:
    match, first = await sailed(house)
    for _ in range(CALLS):
        await ask(house, match, first)
    with pytest.raises(TooManyCalls):
        await ask(house, match, first)


async def test_invitations(house: House) -> None:
    """Who was invited already is not called again, and so does not count."""
    match = (await house.services.lobby.open("ferry", 4, {}, ANN, HERE, "en")).match
    await house.services.lobby.invite(match, ANN.user, GUESTS[:CALLS], key=house.key())
    await house.services.lobby.invite(match, ANN.user, GUESTS[:2], key=house.key())
    assert len(await house.sent("notice")) == CALLS
    with pytest.raises(TooManyCalls):
        await house.services.lobby.invite(match, ANN.user, [CAT], key=house.key())
    assert await house.sent("notice") == []
