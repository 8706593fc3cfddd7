"""Matches as posts of a forum: their place, and the tags that follow what they are at."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bot.core import fact
from bot.match import Brief, ChannelLost, Delivered, Delivery, Place, Retry
from bot.match.delivery.worker import priority_of
from bot.match.errors import ClosedChannel
from bot.match.hosting.places import Shown
from bot.match.hosting.settings import GuildSettings
from bot.match.outbox.enqueue import UNHURRIED
from bot.match.outbox.messages import PostTags
from bot.match.outbox.posted import Channel
from bot.runtime.requests import Priority
from tests.match.app import ANN, BEN, CAT, OWNER, MatchApp

FORUM = Place(guild=1, channel=700, forum=True)
POST = 7001


class Forums:
    """Makes the post of a match with its card, as Discord does: the message has the id of the post."""

    def __init__(self, app: MatchApp) -> None:
        self._deliver, self.posts, self.tags = app.sender.deliver, 0, list[int]()
        app.sender.deliver = self.deliver  # type: ignore[method-assign]

    async def deliver(self, job: Delivery) -> Delivered:
        if isinstance(job.message, PostTags):
            self.tags.append(job.message.post)
        if not (isinstance(job.to, Channel) and job.to.forum):
            return await self._deliver(job)
        assert job.kind in ("lobby", "thread"), "nothing else is sent to the forum itself"
        await self._deliver(job)
        self.posts += 1
        post = POST + self.posts - 1
        return Delivered(post, post, post=post if job.kind == "lobby" else None)


async def opened(app: MatchApp, place: Place = FORUM) -> Brief:
    brief = await app.services.lobby.open("ferry", 2, {}, ANN, place, "en")
    await app.sent()
    return await app.services.views.brief(brief.match)


async def later(app: MatchApp) -> None:
    """Tags are of no hurry."""
    app.clock.on(UNHURRIED / 1000 + 1)
    await app.sent()


async def test_the_card_makes_the_post_and_the_match_is_there(app: MatchApp) -> None:
    forums = Forums(app)
    brief = await opened(app)
    assert (brief.place.thread, brief.place.post, brief.board_message) == (POST, POST, POST)
    assert not await app.services.lobby.wants_thread(brief.match), "it has its post"
    assert await app.services.posts.of_match(brief.match) == Shown("ferry", "open", "en")
    assert forums.tags == [], "a post is made with its tags"
    await app.services.lobby.join(brief.match, BEN, 1)
    await app.services.lobby.start(brief.match, ANN.user)
    jobs = await app.sent()
    assert {job.channel for job in jobs if job.channel is not None} == {POST}
    await later(app)
    assert forums.tags == [POST]
    assert await app.services.posts.shown(POST) == Shown("ferry", "running", "en")
    await app.services.resigning.resign(brief.match, ANN.user, key=app.key())
    await later(app)
    assert forums.tags == [POST, POST]
    assert await app.services.posts.shown(POST) == Shown("ferry", "finished", "en")
    assert forums.posts == 1


async def test_nothing_is_posted_before_the_post_is_there(app: MatchApp) -> None:
    """What is said at the new table waits for the card, which makes the post."""
    forums = Forums(app)
    app.sender.fail = _later_on("lobby")
    match = (await app.services.lobby.open("ferry", 2, {}, ANN, FORUM, "en")).match
    async with app.store.write() as db, app.services.context.enqueue(db, match) as out:
        out.notice(fact("table-your-turn"))
    assert await app.sent() == []
    app.sender.fail = lambda job: None
    app.clock.on(60)
    assert [(job.kind, job.channel) for job in await app.sent()] == [("lobby", 700), ("notice", POST)]
    assert forums.posts == 1


def _later_on(kind: str) -> Callable[[Delivery], None]:
    def fail(job: Delivery) -> None:
        if job.kind == kind:
            raise Retry(None, "busy")

    return fail


async def test_two_changes_of_a_match_are_one_change_of_tags(app: MatchApp) -> None:
    forums = Forums(app)
    match = (await opened(app)).match
    await app.services.lobby.join(match, BEN, 1)
    await app.services.lobby.start(match, ANN.user)
    await app.services.resigning.resign(match, ANN.user, key=app.key())
    await later(app)
    assert forums.tags == [POST]
    assert priority_of("post_tags") == priority_of("open_tables") == Priority.REST


async def test_tags_that_cannot_be_given_hold_up_nobody(app: MatchApp) -> None:
    Forums(app)
    match = (await opened(app)).match
    await app.services.lobby.join(match, BEN, 1)
    await app.services.lobby.start(match, ANN.user)

    def refuse(job: Delivery) -> None:
        if job.kind == "post_tags":
            raise ChannelLost("50013")

    app.sender.fail = refuse
    await later(app)
    brief = await app.services.views.brief(match)
    assert (brief.state, brief.place_lost) == ("running", False)
    assert not [job for job in await app.sent() if job.user is not None]


async def test_who_moves_a_match_takes_its_state_along(app: MatchApp) -> None:
    forums = Forums(app)
    match = (await opened(app)).match
    elsewhere = Place(1, 800, 8001, forum=True)
    await app.move(match, ANN, elsewhere)
    await later(app)
    assert sorted(forums.tags) == [POST, 8001]
    assert await app.services.posts.shown(POST) is None
    assert await app.services.posts.shown(8001) == Shown("ferry", "open", "en")
    await app.move(match, ANN, Place(1, 100, 200))
    await later(app)
    assert sorted(forums.tags) == [POST, 8001, 8001], "a thread of a channel has no tags"


async def test_a_table_in_somebodys_post_gives_it_tags(app: MatchApp) -> None:
    forums = Forums(app)
    brief = await opened(app, Place(1, 700, 7777, forum=True))
    await later(app)
    assert (forums.tags, forums.posts, brief.place.post) == ([7777], 0, 7777)
    assert await app.services.posts.is_taken(7777)
    assert not await app.services.posts.is_taken(POST)
    await app.services.lobby.leave(brief.match, ANN.user)
    assert not await app.services.posts.is_taken(7777)
    await later(app)
    assert forums.tags == [7777, 7777]


async def test_the_next_match_gets_a_post_of_its_own(app: MatchApp) -> None:
    forums = Forums(app)
    match = (await opened(app)).match
    await app.services.lobby.join(match, BEN, 1)
    await app.services.lobby.start(match, ANN.user)
    await app.services.resigning.resign(match, ANN.user, key=app.key())
    again = await app.services.lobby.again(match, BEN, 1)
    await app.services.lobby.join(again.match, ANN, 1)
    await later(app)
    assert await app.services.posts.shown(POST) == Shown("ferry", "open", "en")
    assert await app.services.lobby.wants_thread(again.match)
    moved = await app.services.lobby.set_place(again.match, again.place.within(7002))
    assert (moved.place.forum, moved.place.post) == (True, 7002)
    forums.tags.clear()
    await app.services.lobby.start(again.match, BEN.user)
    await later(app)
    assert sorted(forums.tags) == [POST, 7002]
    assert await app.services.posts.shown(POST) == Shown("ferry", "finished", "en")
    assert await app.services.posts.shown(7002) == Shown("ferry", "running", "en")


async def test_people_who_met_play_in_the_forum(app: MatchApp) -> None:
    forums = Forums(app)
    await app.services.guilds.change(OWNER, lambda settings: replace(settings, forum=700, channels=(100,)))
    here = Place(1, 100)
    for person in (ANN, BEN):
        asked = {"game": "ferry", "speed": "normal", "seats": 2, "across": False, "language": "en"}
        await app.services.matchmaking.wait(person, here, **asked)  # type: ignore[arg-type]
    await app.services.matchmaking.look()
    await app.later(60_000)
    [mine] = await app.services.views.mine(ANN.user)
    assert (mine.brief.state, mine.brief.place) == ("running", FORUM.within(POST))
    assert forums.posts == 1


async def test_the_forum_is_open_whatever_the_list_of_channels_says(app: MatchApp) -> None:
    settings = GuildSettings(channels=(100,), forum=700)
    await app.services.guilds.change(OWNER, lambda _: settings)
    assert settings.allows(FORUM)
    with pytest.raises(ClosedChannel):
        await opened(app, Place(1, 701, forum=True))
    assert (await opened(app)).match


async def test_a_private_match_is_in_no_forum(app: MatchApp) -> None:
    Forums(app)
    brief = await app.services.lobby.open("ferry", 2, {}, CAT, Place(1, 700), "en", private=True)
    brief = await app.services.direct.move_in(brief.match)
    assert (brief.place.direct, brief.place.forum) == (True, False)
    assert await app.services.posts.shown(700) is None


async def test_tags_are_kept_by_what_they_stand_for(app: MatchApp) -> None:
    posts = app.services.posts
    assert await posts.tags(700) == {}
    await posts.keep_tags(1, 700, {"open": 1, "game:ferry": 2})
    await posts.keep_tags(1, 700, {"open": 3})
    assert (await posts.tags(700), await posts.tags(701)) == ({"open": 3}, {})
