"""Nobody is worn down by requests: so many in a day, of any kind, by one person at one table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.match import Person
from bot.match.changing.transaction import CALLS
from bot.match.errors import TooManyCalls
from bot.match.lobby.terms.clock import TableClock
from bot.match.proposals.clock import End, MoreTime
from bot.match.timing.clock import DAY, HOUR, TimeControl
from bot.store import proposals
from tests.match.app import ANN, BEN, CAT, HERE, MatchApp
from tests.match.proposals.test_undo import ask, sailed

GUESTS = [Person(1000 + number, f"Guest {number}", "en") for number in range(2 * CALLS)]


async def offer(app: MatchApp, match: int, time: int) -> None:
    """The own seat, to another person each time."""
    await app.services.seats.offer(match, ANN.user, None, GUESTS[time], key=app.key())


async def offer_to_all(app: MatchApp, match: int, time: int) -> None:
    await app.services.seats.offer(match, ANN.user, key=app.key())


async def pause(app: MatchApp, match: int, time: int) -> None:
    """Asked for and withdrawn, over and over."""
    await app.services.proposals.pause(match, ANN.user, key=app.key())
    await app.services.proposals.pause(match, ANN.user, False, key=app.key())


async def end(app: MatchApp, match: int, time: int) -> None:
    await app.services.proposals.propose(match, ANN.user, End(), key=app.key())
    await app.services.proposals.withdraw(match, ANN.user, End, key=app.key())


async def extend(app: MatchApp, match: int, time: int) -> None:
    await app.services.proposals.propose(match, ANN.user, MoreTime.of((1 + time) * HOUR), key=app.key())


@pytest.mark.parametrize("request_", [offer, offer_to_all, pause, end, extend])
async def test_so_many_in_a_day(
    app: MatchApp, request_: Callable[[MatchApp, int, int], Awaitable[None]]
) -> None:
    lobby = (await app.lobby(seats=3)).match
    await app.services.lobby.set_terms(
        lobby, ANN.user, TableClock(TimeControl(clock="turn", turn=14 * DAY, absence="wait"))
    )
    match = (await app.services.lobby.start(lobby, ANN.user)).match
    for time in range(CALLS):
        await request_(app, match, time)
    await app.sent()
    before = await app.services.views.brief(match)
    async with app.store.read() as db:
        asked = await proposals.of_match(db, match)
    with pytest.raises(TooManyCalls) as refused:
        await request_(app, match, CALLS)
    assert refused.value.fact.args == {"most": CALLS, "until": app.services.context.now() + DAY}
    async with app.store.read() as db:
        assert await proposals.of_match(db, match) == asked
    assert await app.services.views.brief(match) == before
    assert await app.sent() == [], "nobody hears of it"
    await app.services.proposals.pause(match, BEN.user, key=app.key())  # others may
    app.clock.on((DAY + 1) / 1000)
    await request_(app, match, CALLS + 1)


async def test_requests_to_take_back(app: MatchApp) -> None:
    match, first = await sailed(app)
    for _ in range(CALLS):
        await ask(app, match, first)
    with pytest.raises(TooManyCalls):
        await ask(app, match, first)


async def test_invitations(app: MatchApp) -> None:
    """Who was invited already is not called again, and so does not count."""
    match = (await app.services.lobby.open("ferry", 4, {}, ANN, HERE, "en")).match
    await app.services.lobby.invite(match, ANN.user, GUESTS[:CALLS], key=app.key())
    await app.services.lobby.invite(match, ANN.user, GUESTS[:2], key=app.key())
    assert len(await app.sent("notice")) == CALLS
    with pytest.raises(TooManyCalls):
        await app.services.lobby.invite(match, ANN.user, [CAT], key=app.key())
    assert await app.sent("notice") == []
