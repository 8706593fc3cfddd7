"""Standing messages: they follow what happens, seldom enough, and come back when somebody deletes them."""

from __future__ import annotations

import pytest

from bot.match import ChannelLost, Delivery
from bot.match.errors import NoListing, TooManyListings
from bot.match.finding.tables import CHECK, GIVEN_UP, MOST_LISTS, PAUSE
from bot.match.outbox.messages import OpenTables
from bot.match.timing.clock import HOUR, MINUTE
from bot.store import finding
from tests.draining import all_done
from tests.match.app import BEN, HERE, OWNER, MatchApp
from tests.match.finding.test_tables import OTHER_OWNER, THERE, agree, opened

CHANNEL = 500


async def put(app: MatchApp, channel: int = CHANNEL, *, elsewhere: bool = False) -> None:
    await app.services.listings.put(OWNER, channel, "pl", elsewhere=elsewhere, key=app.key())


async def edits(app: MatchApp, milliseconds: int, step: int = 4_000) -> list[Delivery]:
    """What is sent to the channel while time goes by."""
    found: list[Delivery] = []
    for _ in range(milliseconds // step):
        app.clock.on(step / 1000)
        await all_done(app.scheduler)
        found += await app.sent("open_tables")
    return found


async def test_it_is_posted_at_once_and_edited_when_something_changes(app: MatchApp) -> None:
    await put(app)
    (first,) = await app.sent("open_tables")
    assert (first.channel, first.edit, first.guild) == (CHANNEL, None, 1)
    assert await edits(app, 2 * PAUSE) == []
    await opened(app)
    (job,) = await edits(app, PAUSE)
    assert job.edit is not None
    shown = await app.services.listings.shown(CHANNEL)
    assert shown is not None
    assert (shown.language, len(shown.tables)) == ("pl", 1)


async def test_there_are_few_edits_a_minute(app: MatchApp) -> None:
    await put(app)
    await app.sent()
    found = 0
    for _ in range(10):  # somebody comes and goes, every six seconds
        table = await opened(app)
        found += len(await edits(app, 3_000, 3_000))
        await app.close(table)
        found += len(await edits(app, 3_000, 3_000))
    assert 1 <= found <= 3
    assert len(await edits(app, 2 * PAUSE)) >= 1, "and the last change shows in the end"
    shown = await app.services.listings.shown(CHANNEL)
    assert shown is not None
    assert shown.tables == ()


async def test_private_tables_never_change_it(app: MatchApp) -> None:
    await put(app)
    await edits(app, 2 * PAUSE)
    await opened(app, private=True)
    assert await edits(app, 3 * PAUSE) == []


async def test_it_may_show_other_servers(app: MatchApp) -> None:
    await agree(app)
    await put(app, elsewhere=True)
    await put(app, CHANNEL + 1)
    await edits(app, 2 * PAUSE)
    table = await opened(app, THERE, elsewhere=True)
    assert [job.channel for job in await edits(app, 2 * PAUSE)] == [CHANNEL]
    shown = await app.services.listings.shown(CHANNEL)
    assert shown is not None
    assert [one.brief.match for one in shown.tables] == [table]
    await agree(app, elsewhere=False)
    assert [job.channel for job in await edits(app, 2 * PAUSE)] == [CHANNEL]


async def test_it_is_looked_after_though_nothing_changes(app: MatchApp) -> None:
    await put(app)
    await edits(app, 2 * PAUSE)
    assert len(await edits(app, 2 * CHECK + 10 * MINUTE, 10 * MINUTE)) == 2


async def test_it_is_taken_away(app: MatchApp) -> None:
    await put(app)
    await app.sent("open_tables")
    async with app.store.read() as db:
        row = await finding.listing(db, CHANNEL)
    assert row is not None
    with pytest.raises(NoListing):
        await app.services.listings.remove(OTHER_OWNER, CHANNEL, key=app.key())
    await app.services.listings.remove(OWNER, CHANNEL, key=app.key())
    (gone,) = await app.sent("open_tables")
    assert isinstance(gone.message, OpenTables)
    assert gone.message.remove == row.message
    assert await edits(app, 2 * CHECK, 20 * MINUTE) == []
    with pytest.raises(NoListing):
        await app.services.listings.remove(OWNER, CHANNEL, key=app.key())


async def test_a_server_has_a_few(app: MatchApp) -> None:
    for number in range(MOST_LISTS):
        await put(app, CHANNEL + number)
    await put(app)  # that one is there
    with pytest.raises(TooManyListings):
        await put(app, CHANNEL + MOST_LISTS)


async def test_a_lost_channel_is_tried_seldom_and_forgotten_in_the_end(app: MatchApp) -> None:
    await put(app)
    tries = 0

    def gone(job: Delivery) -> None:
        nonlocal tries
        if job.kind == "open_tables":
            tries += 1
            raise ChannelLost("10003")

    app.sender.fail = gone
    await edits(app, 4 * HOUR, 20 * 60_000)
    assert 4 <= tries <= 6
    app.clock.on(GIVEN_UP / 1000)
    await edits(app, HOUR, 20 * 60_000)
    async with app.store.read() as db:
        assert await finding.listing(db, CHANNEL) is None


async def test_it_survives_a_restart(app: MatchApp) -> None:
    await put(app)
    await opened(app)
    app.services.listings._looked = None  # as after a start
    assert len(await edits(app, 2 * PAUSE)) == 2, "posted, and brought up to date"
    assert await edits(app, 2 * PAUSE) == []
    await app.services.lobby.open("ferry", 2, {}, BEN, HERE, "en")
    assert len(await edits(app, 2 * PAUSE)) == 1
