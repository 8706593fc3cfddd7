"""People are told of tables of the kind they want: once, not in their quiet hours, until they withdraw it."""

from __future__ import annotations

import pytest

from bot.match import Delivery, Person, Undeliverable
from bot.match.errors import NoAlert, TooManyAlerts, UnknownGame
from bot.match.finding.tables import AT_ONCE, MOST_ALERTS
from bot.match.lobby.terms.access import ListedElsewhere
from bot.match.lobby.terms.clock import TableClock
from bot.match.timing.clock import HOUR, MINUTE, TimeControl
from tests.draining import all_done
from tests.match.app import ANN, BEN, CAT, HERE, MatchApp
from tests.match.finding.test_tables import THERE, agree, opened
from tests.match.messages import fact_of


async def want(
    app: MatchApp,
    person: Person = BEN,
    *,
    game: str = "",
    speed: str = "",
    guild: int | None = 1,
    elsewhere: bool = False,
) -> None:
    await app.services.alerts.add(person, game=game, speed=speed, guild=guild, elsewhere=elsewhere)


async def told(app: MatchApp, milliseconds: int = 3 * MINUTE) -> list[int]:
    """Who is told of a table while this time goes by."""
    jobs: list[Delivery] = []
    step = max(MINUTE, milliseconds // 6)
    for _ in range(milliseconds // step):
        app.clock.on(step / 1000)
        await all_done(app.scheduler)
        jobs += await app.sent("notice")
    return [job.user or 0 for job in jobs if fact_of(job).key == "table-opened"]


async def test_once_for_each_table(app: MatchApp) -> None:
    await want(app)
    await want(app, game="ferry", speed="normal")
    table = await opened(app)
    assert await told(app) == [BEN.user]
    await app.services.lobby.set_option(table, ANN.user, "crates", "many")
    assert await told(app) == [], "the same table"
    await opened(app, host=CAT)
    assert await told(app) == [BEN.user]


async def test_only_of_the_kind_that_is_wanted(app: MatchApp) -> None:
    await want(app, game="edo")
    await want(app, CAT, speed="fast")
    await opened(app)
    assert await told(app) == []
    table = await opened(app)
    await app.services.lobby.set_terms(table, ANN.user, TableClock(TimeControl(clock="turn", turn=12 * HOUR)))
    assert await told(app) == [CAT.user], "the clock was chosen a moment later"


async def test_nobody_is_told_of_their_own_a_private_or_a_full_table(app: MatchApp) -> None:
    await want(app)
    await want(app, ANN)
    await opened(app, host=BEN, private=True)
    full = await opened(app)
    await app.services.lobby.join(full, CAT, 1)
    assert await told(app) == []
    await opened(app)
    assert await told(app) == [BEN.user]
    await app.services.lobby.leave(full, CAT.user)
    assert await told(app) == [BEN.user], "a seat became free"


async def test_tables_of_other_servers_where_all_agree(app: MatchApp) -> None:
    await agree(app)
    await want(app, elsewhere=True)
    await want(app, CAT)
    await want(app, Person(77, "Dm", "el"), guild=None, elsewhere=True)
    table = await opened(app, THERE)
    assert await told(app) == []
    await app.services.lobby.set_terms(table, ANN.user, ListedElsewhere(True))
    assert await told(app) == [BEN.user, 77]


async def test_quiet_hours_and_vacations_are_respected(app: MatchApp) -> None:
    await want(app)
    await want(app, CAT)
    await app.services.people.set_zone(BEN, "UTC")
    await app.services.people.set_quiet(BEN, "11:00", "14:00")  # it is noon
    await opened(app)
    assert await told(app, HOUR) == [CAT.user]
    assert await told(app, 2 * HOUR) == [BEN.user]
    assert await told(app, 2 * HOUR) == []


async def test_a_table_that_is_gone_meanwhile_disturbs_nobody(app: MatchApp) -> None:
    await want(app)
    await app.services.people.set_zone(BEN, "UTC")
    await app.services.people.set_quiet(BEN, "11:00", "14:00")
    table = await opened(app)
    await told(app)
    await app.close(table)
    assert await told(app, 3 * HOUR) == []


async def test_it_can_be_withdrawn(app: MatchApp) -> None:
    await want(app, game="ferry")
    await want(app, speed="slow")
    with pytest.raises(NoAlert):
        await app.services.alerts.withdraw(BEN.user, game="edo", speed="", guild=1)
    await app.services.alerts.withdraw(BEN.user, game="ferry", speed="", guild=1)
    assert [(one.game, one.speed) for one in await app.services.alerts.of(BEN.user)] == [("", "slow")]
    await want(app)
    for left in await app.services.alerts.of(BEN.user):
        await app.services.alerts.withdraw(BEN.user, game=left.game, speed=left.speed, guild=left.guild)
    assert await app.services.alerts.of(BEN.user) == ()
    await opened(app)
    assert await told(app) == []


async def test_closed_direct_messages_do_no_harm(app: MatchApp) -> None:
    await want(app)
    await want(app, CAT)
    table = await opened(app)

    def closed(job: Delivery) -> None:
        if job.user == BEN.user:
            raise Undeliverable("50007")

    app.sender.fail = closed
    await told(app)
    assert await told(app) == []
    brief = await app.services.views.brief(table)
    assert (brief.state, brief.place_lost) == ("lobby", False)


async def test_what_cannot_be_is_refused(app: MatchApp) -> None:
    with pytest.raises(UnknownGame):
        await want(app, game="chess")
    with pytest.raises(NoAlert):
        await want(app, speed="warp")
    with pytest.raises(NoAlert):
        await want(app, guild=None)
    for guild in range(1, MOST_ALERTS + 1):
        await want(app, guild=guild)
    await want(app, guild=1)  # that one is there
    with pytest.raises(TooManyAlerts):
        await want(app, guild=MOST_ALERTS + 1)


async def test_a_table_that_was_there_before_is_none_that_opens(app: MatchApp) -> None:
    table = await opened(app)
    app.clock.on(60)
    await want(app)
    await app.services.lobby.set_option(table, ANN.user, "crates", "many")
    assert await told(app) == []


async def test_very_many_are_told_in_parts(app: MatchApp) -> None:
    for number in range(AT_ONCE + 5):
        await want(app, Person(1000 + number, "P", "en-GB"))
    await opened(app)
    app.clock.on(60)
    await all_done(app.scheduler)
    assert len(await app.sent("notice")) == AT_ONCE
    assert len(await told(app)) == 5


async def test_whoever_is_forgotten_is_not_told(app: MatchApp) -> None:
    await want(app)
    await opened(app)
    await told(app)
    await app.services.privacy.forget(BEN.user)
    assert await app.services.alerts.of(BEN.user) == ()
    await app.services.lobby.open("ferry", 2, {}, CAT, HERE, "en")
    assert await told(app) == []
