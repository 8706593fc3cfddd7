"""Events over the store: sign-up, rounds that go on by themselves, what the matches of tables mean."""

from __future__ import annotations

import asyncio
import random

import pytest

from bot.core import Fact
from bot.match import Context, MatchServices
from bot.match.errors import BadSeats, ClosedChannel, Maintenance
from bot.match.events.models import (
    BadEvent,
    EnteredAlready,
    EntryClosed,
    EventFull,
    EventNotOver,
    EventOver,
    EventStarted,
    FollowedAlready,
    GroupsTooSmall,
    Leader,
    NotEntered,
    NotOrganiser,
    NotShared,
    Opening,
    RulesKept,
    Settings,
    TooFewPeople,
    TooManyEvents,
    UnknownEvent,
)
from bot.match.hosting.settings import opened as only_in
from bot.match.proposals.clock import End
from bot.match.scheduling.scheduler import Scheduler
from bot.match.timing.clock import DAY, HOUR
from bot.store import matches
from bot.text import words
from tests.draining import all_done
from tests.match.app import ANN, HERE, OWNER, MatchApp, tokens
from tests.match.events.play import (
    CHANNEL,
    LEAD,
    ORGANISER,
    at_random,
    crowd,
    opened,
    play_round,
    started,
    view,
)
from tests.match.messages import fact_of


async def said(app: MatchApp) -> list[Fact]:
    return [found for job in await app.sent("notice") if (found := fact_of(job)) is not None]


async def test_rules_change_until_somebody_signs_up(app: MatchApp) -> None:
    events = app.services.events
    event = await opened(app, ())
    other = Settings(format="league", seats=3, groups=2)
    with pytest.raises(NotOrganiser):
        await events.set_rules(event, Leader(ANN.user), other, key="stranger")
    with pytest.raises(BadEvent):
        await events.set_rules(event, LEAD, Settings(format="swiss", seats=3, groups=2), key="bad")
    await events.set_rules(event, LEAD, other, key="rules")
    assert (await view(app, event)).settings == other
    await events.join(event, ANN, HERE.guild, key="ann")
    with pytest.raises(RulesKept):
        await events.set_rules(event, LEAD, Settings(format="league", seats=4), key="late")
    await events.leave(event, ANN.user, key="gone")
    await events.end(event, LEAD, key="end")
    with pytest.raises(EventOver):
        await events.set_rules(event, LEAD, other, key="over")
    running = await started(app, crowd(4))
    with pytest.raises(EventStarted):
        await events.set_rules(running, LEAD, other, key="begun")
    assert (await view(app, event)).settings == other


async def test_people_sign_up_and_leave(app: MatchApp) -> None:
    people, events = crowd(3), app.services.events
    event = await opened(app, people)
    with pytest.raises(EnteredAlready):
        await events.join(event, people[0], HERE.guild, key="again")
    with pytest.raises(NotShared):
        await events.join(event, ANN, 77, key="elsewhere")
    with pytest.raises(NotShared):
        await events.join(event, ANN, None, key="in direct messages")
    with pytest.raises(NotEntered):
        await events.leave(event, ANN.user, key="ann")
    await events.leave(event, people[1].user, key="1")
    await events.leave(event, people[1].user, key="1")  # the same press again
    shown = await view(app, event)
    assert [one.user for one in shown.here] == [people[0].user, people[2].user]
    assert shown.state == "open"
    assert [job.kind for job in await app.sent()] == ["event_card"], "one card for all that happened"
    with pytest.raises(UnknownEvent):
        await events.join(999, ANN, HERE.guild, key="none")


async def test_three_people_are_too_few_and_nothing_is_done(app: MatchApp) -> None:
    event = await opened(app, crowd(3))
    before = await view(app, event)
    with pytest.raises(TooFewPeople) as refused:
        await app.services.events.start(event, LEAD, key="1")
    assert refused.value.fact.args == {"have": 3, "need": 4}
    await all_done(app.scheduler)
    assert await view(app, event) == before
    await app.services.events.join(event, ANN, HERE.guild, key="ann")
    await app.services.events.start(event, LEAD, key="2")
    with pytest.raises(EventStarted):
        await app.services.events.start(event, LEAD, key="3")


async def test_who_may_lead(app: MatchApp) -> None:
    event = await opened(app, crowd(4))
    for stranger in (Leader(5), Leader(5, 77)):
        with pytest.raises(NotOrganiser):
            await app.services.events.start(event, stranger, key="1")
        with pytest.raises(NotOrganiser):
            await app.services.events.drop(event, stranger, 1, key="1")
        with pytest.raises(NotOrganiser):
            await app.services.events.end(event, stranger, key="1")
    await app.services.events.start(event, Leader(5, 1), key="2")
    await app.services.events.end(event, Leader(5, 1), key="3")
    with pytest.raises(EventOver):
        await app.services.events.end(event, LEAD, key="4")


@pytest.mark.parametrize(
    "settings",
    [
        Settings("swiss", 2, rounds=21),
        Settings("swiss", 2, groups=2),
        Settings("league", 2, groups=9),
        Settings("knockout", 2, rounds=3),
        Settings("swiss", 2, turn=HOUR),
        Settings("swiss", 2, round_time=400 * DAY),
        Settings("swiss", 2, points=(1, 2)),
        Settings("swiss", 2, points=(0, 0)),
        Settings("swiss", 2, points=(900,)),
        Settings("cup", 2),  # type: ignore[arg-type]
    ],
)
async def test_what_an_event_cannot_be_made_with(app: MatchApp, settings: Settings) -> None:
    opening = Opening(ORGANISER, "Cup", "ferry", settings)
    with pytest.raises(BadEvent):
        await app.services.events.open(opening, CHANNEL, "en", key="1")
    assert await app.services.events.here(1) == []


async def test_where_none_can_be_made(app: MatchApp) -> None:
    events, good = app.services.events, Settings("swiss", 2)
    with pytest.raises(BadSeats):
        await events.open(Opening(ORGANISER, "Cup", "ferry", Settings("swiss", 9)), CHANNEL, "en", key="1")
    with pytest.raises(BadEvent):
        await events.open(Opening(ORGANISER, " \n ", "ferry", good), CHANNEL, "en", key="2")
    await app.services.guilds.change(OWNER, lambda old: only_in(old, 555))
    with pytest.raises(ClosedChannel):
        await events.open(Opening(ORGANISER, "Cup", "ferry", good), CHANNEL, "en", key="3")
    await app.services.guilds.change(OWNER, lambda old: only_in(old, CHANNEL.channel))
    for _ in range(5):
        await opened(app)
    with pytest.raises(TooManyEvents):
        await opened(app)
    await app.services.operator.maintain(True)
    with pytest.raises(Maintenance):
        await opened(app)


async def test_swiss_from_sign_up_to_the_end(app: MatchApp) -> None:
    people, rng = crowd(6), random.Random(1)
    event = await started(app, people, rounds=3)
    for number in (1, 2, 3):
        shown = await view(app, event)
        assert (shown.state, shown.round, len(shown.current)) == ("running", number, 3)
        assert shown.round_ends is not None
        for table in shown.current:
            assert table.match is not None
            brief = await app.services.views.brief(table.match)
            assert brief.time_control.turn == shown.settings.turn
            assert [one.user for one in brief.players] == [shown.entry(one).user for one in table.seats]
        await play_round(app, event, rng)
    shown = await view(app, event)
    assert shown.state == "over"
    assert [one.place for one in shown.standings] == [1, 2, 3, 4, 5, 6]
    assert sum(one.points for one in shown.standings) == 3 * 3 * 12
    met = [frozenset(table.seats) for table in shown.tables]
    assert len(set(met)) == len(met), "nobody meets twice"
    jobs = await app.sent("event_news", "event_card", "thread")
    assert [job.kind for job in jobs].count("thread") == 9
    assert [job.kind for job in jobs].count("event_news") == 1
    with pytest.raises(EventOver):
        await app.services.events.join(event, ANN, HERE.guild, key="late")
    ratings = await app.services.results.ratings("ferry", 1)
    assert len(ratings) == 6, "they count as other matches do"


async def test_a_table_begins_in_its_thread(app: MatchApp) -> None:
    event = await started(app, crowd(4))
    match = (await view(app, event)).current[0].match
    assert match is not None
    jobs = [job for job in await app.sent() if job.match == match and job.channel is not None]
    assert [job.kind for job in jobs] == ["thread", "board"]
    opening, board = jobs
    assert opening.channel == CHANNEL.channel
    place = (await app.services.views.brief(match)).place
    assert place.thread == app.sender.messages[opening.nonce]
    assert board.channel == place.thread
    pinged = [ping.user for job in jobs for ping in job.pings]
    users = [one.user for one in (await app.services.views.brief(match)).players]
    assert sorted(pinged) == sorted(one for one in users if one), "everybody once"


async def test_who_is_not_to_move_is_told_of_the_table(app: MatchApp) -> None:
    event = await started(app, crowd(6), seats=3, game="golden_horn")
    jobs = await app.sent("thread", "board")
    for table in (await view(app, event)).current:
        brief = await app.services.views.brief(table.match or 0)
        pinged = {job.kind: {one.seat for one in job.pings} for job in jobs if job.match == table.match}
        assert pinged == {"board": set(brief.awaited), "thread": {0, 1, 2} - set(brief.awaited)}
        assert pinged["thread"], "somebody has to wait"


async def test_a_round_ends_when_its_time_is_over(app: MatchApp) -> None:
    people = crowd(4)
    event = await started(app, people, rounds=2, round_time=5 * DAY)
    first = (await view(app, event)).current
    await at_random(app, first[0].match or 0, random.Random(2))
    await app.services.events.extend(event, LEAD, 3, key="extend")
    await app.later(6 * DAY)
    assert (await view(app, event)).round == 1, "the organiser gave more time"
    app.clock.on(2 * 86_400)
    await all_done(app.scheduler)
    shown = await view(app, event)
    assert shown.round == 2
    late = next(one for one in shown.tables if one.match == first[1].match)
    assert (late.how, late.ranks) == ("time", (1, 1))
    assert (await app.services.views.brief(first[1].match or 0)).state == "ended"
    assert "event-time-over" in [one.key for one in await said(app)]


async def test_the_organiser_ends_a_round(app: MatchApp) -> None:
    event = await started(app, crowd(5), rounds=2)
    await app.services.events.end_round(event, LEAD, key="1")
    await all_done(app.scheduler)
    shown = await view(app, event)
    assert shown.round == 2
    byes = [one for one in shown.tables if len(one.seats) == 1]
    assert len(byes) == 2
    assert byes[0].seats != byes[1].seats, "somebody else has the bye"


async def test_resigned_abandoned_and_replaced(app: MatchApp) -> None:
    """The places of those who are not there at the end."""
    people = crowd(6)
    event = await started(app, people, seats=3, rounds=1)
    one, other = (await view(app, event)).current
    assert one.match is not None
    assert other.match is not None
    services = app.services
    brief = await services.views.brief(one.match)
    users = [player.user or 0 for player in brief.players]
    for user in users:  # a turn each, so that something counts
        pages = await services.play.preview(one.match, user, None)
        await services.play.submit(one.match, user, None, [pages.answers[0].notation, "F.a"], key=app.key())
    await services.resigning.resign(one.match, users[0], key="r1")
    await services.resigning.resign(one.match, users[1], key="r2")
    await services.seats.offer(
        other.match, (await services.views.brief(other.match)).players[2].user or 0, key="o"
    )
    await services.seats.take(other.match, ANN, 2, HERE.guild, key="t")
    rng = random.Random(4)
    while (brief := await services.views.brief(other.match)).state == "running":
        user = brief.players[brief.awaited[0]].user or 0
        draft: list[str] = []
        while (preview := await services.play.preview(other.match, user, None, draft)).status == "asked":
            draft.append(rng.choice(preview.answers).notation)
        await services.play.submit(other.match, user, None, draft, key=app.key())
    await all_done(app.scheduler)
    shown = await view(app, event)
    assert shown.state == "over"
    resigned, replaced = shown.tables
    assert (resigned.how, resigned.ranks) == ("resigned", (2, 2, 1))
    assert replaced.how == "played"
    assert replaced.ranks[2] == 3, "whom a substitute replaced is last"
    assert {replaced.ranks[0], replaced.ranks[1]} <= {1, 2}
    assert all(line.entrant <= 6 for line in shown.standings), "the substitute takes no part"


async def test_ended_by_agreement_is_shared(app: MatchApp) -> None:
    event = await started(app, crowd(4), rounds=1)
    table = (await view(app, event)).current[0]
    for player in (await app.services.views.brief(table.match or 0)).players:
        await app.services.proposals.propose(table.match or 0, player.user or 0, End(), key=app.key())
    await all_done(app.scheduler)
    settled = (await view(app, event)).current[0]
    assert (settled.how, settled.ranks) == ("ended", (1, 1))


async def test_who_never_moves_is_last_though_the_autopilot_plays(app: MatchApp) -> None:
    """And no table is stuck: all turns end with their clock, then the autopilot plays."""
    event = await started(app, crowd(4), rounds=1, turn=DAY, round_time=60 * DAY)
    table = (await view(app, event)).current[0]
    match, services, rng = table.match or 0, app.services, random.Random(3)
    lazy = (await services.views.brief(match)).players[0].user
    while (brief := await services.views.brief(match)).state == "running":
        user = next((brief.players[at].user for at in brief.awaited if brief.players[at].user != lazy), None)
        if user is None:
            await app.later(2 * DAY)
            continue
        draft: list[str] = []
        while (preview := await services.play.preview(match, user, None, draft)).status == "asked":
            draft.append(rng.choice(preview.answers).notation)
        await services.play.submit(match, user, None, draft, key=app.key())
    await all_done(app.scheduler)
    settled = (await view(app, event)).current[0]
    assert (settled.how, settled.ranks) == ("played", (2, 1))
    rated = {one.user: one.here.points for one in await services.results.ratings("ferry", 1)}
    assert rated.get(lazy or 0, 0) <= 1000


async def test_late_starters_and_drop_outs(app: MatchApp) -> None:
    people, rng, events = crowd(6), random.Random(5), app.services.events
    event = await started(app, people, rounds=3)
    await events.join(event, ANN, HERE.guild, key="late")
    await events.leave(event, people[0].user, key="out")
    number = (await view(app, event)).entry_of(people[1].user)
    assert number is not None
    await events.drop(event, LEAD, number.number, key="drop")
    assert "event-dropped" in [one.key for one in await said(app)]
    await play_round(app, event, rng)
    shown = await view(app, event)
    seated = {shown.entry(one).user for table in shown.current for one in table.seats}
    assert seated == {ANN.user, *(one.user for one in people[2:])}
    assert len(shown.standings) == 7, "those who dropped out keep their line"
    await events.join(event, people[0], HERE.guild, key="back")
    await play_round(app, event, rng)
    shown = await view(app, event)
    assert people[0].user in {shown.entry(one).user for table in shown.current for one in table.seats}
    with pytest.raises(EntryClosed):
        await events.join(event, crowd(1, 5000)[0], HERE.guild, key="too late")


async def test_when_too_few_are_left_it_is_over(app: MatchApp) -> None:
    people = crowd(4)
    event = await started(app, people, rounds=3)
    for person in people[:3]:
        await app.services.events.leave(event, person.user, key=app.key())
    await play_round(app, event, random.Random(1))
    assert (await view(app, event)).state == "over"


async def test_a_knock_out(app: MatchApp) -> None:
    event = await started(app, crowd(5), "knockout")
    rng = random.Random(6)
    with pytest.raises(EntryClosed):
        await app.services.events.join(event, ANN, HERE.guild, key="late")
    for left in (5, 4, 2):
        shown = await view(app, event)
        assert sum(len(table.seats) for table in shown.current) == left
        await play_round(app, event, rng)
    shown = await view(app, event)
    assert shown.state == "over"
    assert [one.played for one in shown.standings][:1] >= [2]


async def test_a_league_in_groups_and_its_next_season(app: MatchApp) -> None:
    people, rng, events = crowd(7), random.Random(7), app.services.events
    with pytest.raises(GroupsTooSmall):
        await started(app, people, "league", groups=3)
    event = await started(app, people, "league", groups=2)
    with pytest.raises(EventNotOver):
        await events.season(event, LEAD, key="early")
    for _ in range(3):
        await play_round(app, event, rng)
    shown = await view(app, event)
    assert shown.state == "over"
    assert [(one.group, one.place) for one in shown.standings] == [
        *((0, at) for at in (1, 2, 3, 4)),
        *((1, at) for at in (1, 2, 3)),
    ]
    following = await events.season(event, LEAD, key="next")
    with pytest.raises(FollowedAlready):
        await events.season(event, LEAD, key="next again")
    new = await view(app, following)
    assert (new.season, new.state, new.settings.rounds, new.entries) == (2, "open", 0, [])
    best = [shown.entry(one.entrant) for one in shown.standings if one.place == 1]
    for person in [*people[::-1]]:
        await events.join(following, person, HERE.guild, key=app.key())
    await events.start(following, LEAD, key="start")
    new = await view(app, following)
    groups = {one.user: one.group for one in new.entries}
    assert {groups[one.user] for one in best} == {0, 1}, "the first of the last season are spread"
    await events.drop(following, LEAD, 1, key="drop")
    [dropped] = [one for one in await said(app) if one.key == "event-dropped"]
    assert "**Autumn Cup · season 2**" in words("en").say(dropped)


async def test_computers_only_where_the_organiser_says_so(app: MatchApp) -> None:
    event = await started(app, crowd(5), seats=3, rounds=1)
    for table in (await view(app, event)).current:
        brief = await app.services.views.brief(table.match or 0)
        assert not brief.computers
    event = await started(app, crowd(5), seats=3, rounds=1, computers="easy")
    briefs = [await app.services.views.brief(one.match or 0) for one in (await view(app, event)).current]
    assert [len(one.players) for one in briefs] == [3, 3]
    assert [one.computers for one in briefs].count(True) == 1


async def test_nothing_is_opened_twice_by_two_processes_and_restarts_change_nothing(app: MatchApp) -> None:
    event = await opened(app, crowd(8), rounds=2)
    await app.services.events.start(event, LEAD, key="start")
    other = MatchServices(Context(app.store, app.services.context.games, app.clock, tokens("other")))
    await asyncio.gather(*(Scheduler(one).step() for one in (app.services, other)))
    await all_done(Scheduler(other))
    shown = await view(app, event)
    opened_ = [one.match for one in shown.current]
    assert None not in opened_
    async with app.store.read() as db:
        assert sorted(await matches.with_state(db, "running")) == sorted(one for one in opened_ if one)


async def test_while_the_operator_works_tables_wait(app: MatchApp) -> None:
    event = await opened(app, crowd(4))
    await app.services.events.start(event, LEAD, key="start")
    await app.services.operator.maintain(True)
    await all_done(app.scheduler)
    assert [one.match for one in (await view(app, event)).current] == [None, None]
    await app.services.operator.maintain(False)
    await all_done(app.scheduler)
    assert None not in [one.match for one in (await view(app, event)).current]


async def test_somebody_has_their_data_deleted(app: MatchApp) -> None:
    people = crowd(5)
    event = await started(app, people, rounds=2)
    await app.sent()
    await app.services.privacy.forget(people[0].user)
    assert "event_card" in [job.kind for job in await app.sent()], "the card names them no longer"
    shown = await view(app, event)
    gone = shown.entry(1)
    assert (gone.user, gone.name, gone.until) == (None, None, 1)
    waiting = await opened(app, people[1:])
    await app.services.privacy.forget(people[1].user)
    assert len((await view(app, waiting)).entries) == 3
    await app.services.privacy.forget(ORGANISER.user)
    assert (await view(app, event)).organiser == 0


async def test_an_event_is_full(app: MatchApp) -> None:
    event = await opened(app, crowd(64))
    with pytest.raises(EventFull):
        await app.services.events.join(event, ANN, HERE.guild, key="65")


async def test_tables_that_do_not_count_any_more_are_told(app: MatchApp) -> None:
    """Once, in the place of each match that goes on."""
    event = await started(app, crowd(4))
    await said(app)
    running, over = (table.match for table in (await view(app, event)).current)
    assert over is not None
    await at_random(app, over, random.Random(1))
    await app.sent()
    await app.services.events.end(event, LEAD, key="1")
    jobs = await app.sent("notice")
    assert [(job.match, fact_of(job).key) for job in jobs] == [(running, "event-uncounted")]


async def test_called_off(app: MatchApp) -> None:
    event = await opened(app, crowd(4))
    await app.services.events.end(event, LEAD, key="1")
    assert (await view(app, event)).state == "cancelled"
    with pytest.raises(EventOver):
        await app.services.events.start(event, LEAD, key="2")
    assert await app.services.events.here(1) == []
