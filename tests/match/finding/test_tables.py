"""Which tables are listed where, and who may join them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from bot.match import Delivered, Delivery, Person, Place, Undeliverable
from bot.match.engine.models import Manager
from bot.match.errors import (
    BadRatings,
    ElsewhereClosed,
    ForeignLobby,
    NotHost,
    PrivateElsewhere,
    UserError,
)
from bot.match.finding.tables import speed_of
from bot.match.hosting.settings import GuildSettings
from bot.match.lobby.terms.access import LeastReliability, ListedElsewhere, RatingBand, outside
from bot.match.lobby.terms.clock import TableClock
from bot.match.timing.clock import DAY, HOUR, NEW_TABLE, TimeControl
from bot.store import matches, outbox, results, steps
from bot.store.results import EVERYWHERE, RatingRow
from tests.match.app import ANN, BEN, CAT, DAN, HERE, OWNER, MatchApp
from tests.match.messages import fact_of

THERE = Place(guild=2, channel=300)
OTHER_OWNER = Manager(2, 98, "Otto")
FAR = Person(21, "Far", "pl")


async def agree(app: MatchApp, manager: Manager = OTHER_OWNER, *, elsewhere: bool = True) -> None:
    """The owner of a server lets its tables be listed on others."""

    def change(settings: GuildSettings) -> GuildSettings:
        return replace(settings, elsewhere=elsewhere)

    await app.services.guilds.change(manager, change)


async def opened(app: MatchApp, place: Place = HERE, host: Person = ANN, **more: Any) -> int:
    brief = await app.services.lobby.open("ferry", 2, {}, host, place, "en", "all", NEW_TABLE, **more)
    return brief.match


async def listed(app: MatchApp, guild: int | None, **more: Any) -> list[int]:
    return [one.brief.match for one in await app.services.finding.tables(guild, **more)]


def test_speeds() -> None:
    def turn(amount: int) -> TimeControl:
        return TimeControl(clock="turn", turn=amount)

    assert speed_of(TimeControl()) == "free"
    assert [speed_of(turn(amount)) for amount in (6 * HOUR, DAY, 3 * DAY, 5 * DAY)] == [
        "fast",
        "fast",
        "normal",
        "slow",
    ]
    assert speed_of(TimeControl(clock="reserve", turn=DAY, reserve=7 * DAY)) == "normal"


async def test_open_tables_of_this_server_are_listed(app: MatchApp) -> None:
    first, second = await opened(app), await opened(app, host=BEN)
    await opened(app, THERE)
    assert await listed(app, 1) == [second, first]
    assert await listed(app, 1, elsewhere=True) == [second, first], "nobody has agreed to more"
    assert await listed(app, 1, but=ANN.user) == [second]
    assert await listed(app, 1, game="edo") == []
    assert await listed(app, 1, speed="normal") == [second, first]
    assert await listed(app, 1, speed="fast") == []
    await app.services.lobby.join(first, BEN, 1)
    assert await listed(app, 1) == [second], "no seat is free"
    await app.close(second)
    assert await listed(app, 1) == []


async def test_server_and_host_must_both_agree(app: MatchApp) -> None:
    with pytest.raises(ElsewhereClosed):
        await opened(app, THERE, elsewhere=True)
    table = await opened(app, THERE)
    with pytest.raises(ElsewhereClosed):
        await app.services.lobby.set_terms(table, ANN.user, ListedElsewhere(True))
    await agree(app)
    assert await listed(app, 1, elsewhere=True) == [], "the host was not asked"
    await app.services.lobby.set_terms(table, ANN.user, ListedElsewhere(True))
    mine = await opened(app, host=BEN)
    assert await listed(app, 1, elsewhere=True) == [mine, table]
    assert await listed(app, 1) == [mine]
    assert await listed(app, None, elsewhere=True) == [table], "in direct messages, too"
    assert await listed(app, None) == []
    await agree(app, elsewhere=False)
    assert await listed(app, 1, elsewhere=True) == [mine]
    with pytest.raises(ForeignLobby):
        await app.services.lobby.join(table, FAR, 1)


async def test_a_private_table_is_listed_nowhere(app: MatchApp) -> None:
    await agree(app)
    with pytest.raises(PrivateElsewhere):
        await opened(app, THERE, private=True, elsewhere=True)
    table = await opened(app, THERE, private=True)
    with pytest.raises(PrivateElsewhere):
        await app.services.lobby.set_terms(table, ANN.user, ListedElsewhere(True))
    async with app.store.write() as db:  # whatever else went wrong
        await matches.note(db, table, elsewhere=True)
    assert await listed(app, 2) == []
    assert await listed(app, 1, elsewhere=True) == []


async def test_somebody_of_another_server_joins_and_is_called_by_direct_message(app: MatchApp) -> None:
    await agree(app)
    table = await opened(app, THERE, elsewhere=True)
    brief = await app.services.lobby.join(table, FAR, 1)
    assert [one.visitor for one in brief.players] == [False, True]
    await app.services.lobby.start(table, ANN.user)
    await app.sent()
    people = {ANN.user: ANN, FAR.user: FAR}
    calls, pings = [], []
    for _ in range(4):
        brief = await app.services.views.brief(table)
        for seat in brief.awaited:
            who = people[brief.players[seat].user or 0]
            preview = await app.services.play.preview(table, who.user, None)
            draft = []
            while preview.status == "asked":
                draft.append(preview.answers[0].notation)
                preview = await app.services.play.preview(table, who.user, None, draft)
            await app.play(table, who, *draft)
        jobs = await app.sent()
        calls += [job.user for job in jobs if job.kind == "notice" and fact_of(job).key == "table-your-turn"]
        pings += [one.user for job in jobs if job.kind == "board" for one in job.pings]
    assert FAR.user in calls
    assert ANN.user not in calls
    assert set(pings) <= {ANN.user}


async def test_a_visitor_is_asked_by_direct_message(app: MatchApp) -> None:
    await agree(app)
    table = await opened(app, THERE, elsewhere=True)
    await app.services.lobby.join(table, FAR, None)
    await app.services.lobby.start(table, ANN.user)
    await app.sent()
    await app.services.proposals.pause(table, ANN.user, True, key=app.key())
    asked = [job for job in await app.sent("notice") if fact_of(job).key == "table-pause-asked"]
    assert sorted(job.user or 0 for job in asked) == [0, FAR.user]
    await app.services.proposals.pause(table, FAR.user, True, key=app.key())
    changed = [job.kind for job in await app.sent("remove_buttons")]
    assert "remove_buttons" in changed


async def test_ratings_are_a_hint_and_never_a_wall(app: MatchApp) -> None:
    table = await opened(app)
    with pytest.raises(NotHost):
        await app.services.lobby.set_terms(table, BEN.user, RatingBand(1200))
    for least, most in ((1300, 1200), (-1, None), (None, 5001)):
        with pytest.raises(BadRatings):
            await app.services.lobby.set_terms(table, ANN.user, RatingBand(least, most))
    brief = await app.services.lobby.set_terms(table, ANN.user, RatingBand(1200, 1400))
    assert (brief.least_rating, brief.most_rating) == (1200, 1400)
    told = [outside(brief, rating) for rating in (None, 1100, 1200, 1400, 1500)]
    assert [one and one.key for one in told] == [
        "lobby-outside-new",
        "lobby-outside",
        None,
        None,
        "lobby-outside",
    ]
    await app.services.lobby.join(table, BEN, 1)
    async with app.store.write() as db:
        await results.set_rating(db, RatingRow(ANN.user, "ferry", EVERYWHERE, 30.0, 5.0, 7))
    again = await opened(app)
    (shown,) = await app.services.finding.tables(1)
    assert (shown.brief.match, shown.level) == (again, 1600)
    assert await app.services.finding.rating_of(ANN.user, "ferry") == 1600
    assert await app.services.finding.rating_of(BEN.user, "ferry") is None
    brief = await app.services.lobby.set_terms(again, ANN.user, RatingBand(900))
    assert outside(brief, 899) is not None
    brief = await app.services.lobby.set_terms(again, ANN.user, RatingBand(0))
    assert outside(brief, None) is None


async def test_a_refused_change_changes_nothing(app: MatchApp) -> None:
    table = await opened(app)
    with pytest.raises(BadRatings):
        await app.services.lobby.set_terms(table, ANN.user, LeastReliability(80), RatingBand(9000))
    assert (await app.services.views.brief(table)).reliability is None


JOINERS: tuple[tuple[Person, int | None], ...] = ((BEN, 2), (CAT, None), (DAN, 1))


async def visited(app: MatchApp, time_control: TimeControl | None = None) -> int:
    """A running match with somebody of another server."""
    await agree(app)
    table = await opened(app, THERE, elsewhere=True)
    if time_control is not None:
        await app.services.lobby.set_terms(table, ANN.user, TableClock(time_control))
    await app.services.lobby.join(table, FAR, 1)
    await app.services.lobby.start(table, ANN.user)
    await app.sent()
    return table


async def test_a_visitor_hears_the_end(app: MatchApp) -> None:
    table = await visited(app)
    await app.services.resigning.resign(table, ANN.user, key=app.key())
    told = [(job.user, fact_of(job).key) for job in await app.sent("notice") if job.user is not None]
    assert (FAR.user, "table-finished") in told
    assert ANN.user not in dict(told)


async def test_a_visitors_copy_of_an_offer_loses_its_button(app: MatchApp) -> None:
    table = await visited(app, TimeControl(clock="turn", turn=DAY, absence="autopilot"))
    deliver, box = app.sender.deliver, 900

    async def noted(job: Delivery) -> Delivered:
        done = await deliver(job)
        return Delivered(done.message_id, box) if job.user == FAR.user else done

    app.sender.deliver = noted  # type: ignore[method-assign]
    while (await app.services.views.brief(table)).awaited != (1,):
        preview = await app.services.play.preview(table, ANN.user, None)
        await app.play(table, ANN, preview.answers[0].notation)
    told = await app.later(DAY, "notice")
    assert (FAR.user, "table-autopilot-begins") in [(job.user, fact_of(job).key) for job in told]
    await app.services.seats.come_back(table, FAR.user, key=app.key())
    assert box in [job.channel for job in await app.sent("remove_buttons")]


async def test_a_visitor_who_takes_no_direct_messages_is_pinged(app: MatchApp) -> None:
    """It is all that can be done, and it is done once."""
    table = await visited(app)

    def closed(job: Delivery) -> None:
        if job.user == FAR.user:
            raise Undeliverable("50007")

    app.sender.fail = closed
    await app.services.proposals.pause(table, ANN.user, True, key=app.key())
    first = await app.sent()
    assert [job.kind for job in first if job.channel is not None and job.pings] == ["notice"]
    assert await app.later(DAY, "notice") is not None
    async with app.store.read() as db:
        assert await outbox.unfinished(db, table) == []


async def test_after_a_move_to_another_server_its_people_are_no_visitors(app: MatchApp) -> None:
    table = await visited(app)
    brief = await app.move(table, FAR, HERE)
    assert [one.visitor for one in brief.players] == [True, False]
    brief = await app.move(table, ANN, THERE)
    assert [one.visitor for one in brief.players] == [False, True]
    brief = await app.move(table, ANN, HERE)
    assert [one.visitor for one in brief.players] == [False, False], "both have been there"
    await app.services.privacy.forget(FAR.user)
    async with app.store.read() as db:
        assert not [key for key in await steps.notes(db, steps.NOTE) if str(FAR.user) in key]
        assert await steps.notes(db, f"{steps.HOME}{table}:")
    await app.services.resigning.resign(table, ANN.user, key=app.key())
    async with app.store.read() as db:
        assert not await steps.notes(db, f"{steps.HOME}{table}:"), "it is over"


@pytest.mark.parametrize(("person", "guild"), JOINERS)
async def test_a_leaked_number_of_a_private_table_opens_nothing(
    app: MatchApp, person: Person, guild: int | None
) -> None:
    table = await opened(app, private=True)
    attempts: list[Callable[[], Any]] = [
        lambda: app.services.lobby.join(table, person, guild),
        lambda: app.services.lobby.set_terms(table, person.user, ListedElsewhere(True)),
    ]
    for attempt in attempts:
        with pytest.raises(UserError):
            await attempt()
    assert len((await app.services.views.brief(table)).players) == 1
    assert OWNER.guild == HERE.guild
