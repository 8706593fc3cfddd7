"""A match as a post of a forum, by Discord: from the choice of the forum to the tag that says it is over."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.match import Brief, Place
from bot.sandbox import forums, permissions
from bot.sandbox.things import FORUM, Channel
from tests.e2e.panel import at_table
from tests.e2e.players import settle
from tests.e2e.sandbox_app import SandboxApp, control
from tests.e2e.test_time import private
from tests.sandbox.person import Scripted, text_of


@pytest.fixture
def forum(app: SandboxApp) -> Channel:
    world = app.box.world
    return world.add_channel(world.guild.id, "matches", type=FORUM)


def may(app: SandboxApp, *more: str) -> None:
    """What the bot may do besides what it asks for."""
    world = app.box.world
    names = [*permissions.names(permissions.BOT_DEFAULT), *more]
    world.edit_guild(world.guild.id, bot_permissions=permissions.bits(names))


def owner(app: SandboxApp) -> Scripted:
    return app.person("Ada")


def tags(app: SandboxApp, post: int) -> list[str]:
    """The names of the tags of a post."""
    world = app.box.world
    channel = world.channels[post]
    known = {int(tag["id"]): tag["name"] for tag in world.channels[channel.parent_id or 0].tags}
    return sorted(known[tag] for tag in channel.applied)


async def tagged(app: SandboxApp, post: int, *names: str) -> None:
    await owner(app).until(lambda: tags(app, post) == sorted(names), 20)


async def posted(app: SandboxApp, match: int) -> Brief:
    """The match, when its post is there."""
    await app.delivered()
    brief = await app.brief(match)
    assert brief.place.forum
    assert brief.place.thread is not None
    return brief


async def test_a_match_is_a_post(app: SandboxApp, forum: Channel) -> None:
    world, ada, bruno = app.box.world, owner(app), app.person("Bruno")
    may(app, "manage_channels", "manage_threads")
    private(await settle(ada, "adminplaces", forum=[forum.id]), "has its tags", f"posts in <#{forum.id}>")
    made = {tag["name"]: tag["moderated"] for tag in forum.tags}
    assert {"Open": True, "Running": True, "Finished": True, "Golden Horn": False}.items() <= made.items()
    assert "Pyramids" in made, "a title too long for a tag is its last part"
    private(await ada.slash("table new", game="golden_horn", seats=2), f"its post appears in <#{forum.id}>")
    brief = await posted(app, 1)
    post = brief.place.post
    assert world.channels[post].parent_id == forum.id
    assert "Golden Horn" in world.channels[post].name
    [card] = world.messages(post)
    assert card.id == post, "the card is the first message of the post"
    assert tags(app, post) == ["Golden Horn", "Open"]
    private(await bruno.at(post).press(control(card, "join"), card), "You are in")
    world.archive_thread(post)  # Discord does so by itself after a week
    private(await ada.at(post).press(control(card, "start"), card), "has begun")
    await app.delivered()
    assert not world.channels[post].archived
    assert (await app.brief(1)).place.post == post
    assert len(world.threads_of(forum.id)) == 1, "the match stays in its post"
    await tagged(app, post, "Golden Horn", "Running")
    # A tag that people gave the post stays.
    own = forums.available_tags(world, [*forum.tags, {"name": "Evening"}])
    world.edit_channel(forum.id, tags=own)
    world.edit_channel(post, applied=[*world.channels[post].applied, int(own[-1]["id"])])
    await at_table(ada, "resign", match=1)
    page = await at_table(ada, "resign", match=1)
    await ada.press(control(page.message, "resign"), page.message)
    await tagged(app, post, "Evening", "Finished", "Golden Horn")
    # Whoever opens a table in the post of a match gets a post beside it; a free post is their own.
    await ada.at(post).slash("table new", game="edo", seats=2)
    assert (await app.brief(2)).place.post == post, "that match is over"
    await bruno.at(post).slash("table new", game="pyramids", seats=2)
    other = (await posted(app, 3)).place.post
    assert other not in (post, forum.id)
    assert tags(app, other) == ["Open", "Pyramids"]
    private(await settle(ada, "adminplaces", forum=[]), "threads where they are opened")


async def test_without_permission_posts_have_fewer_tags(app: SandboxApp, forum: Channel) -> None:
    world, ada = app.box.world, owner(app)
    world.edit_channel(forum.id, tags=forums.available_tags(world, [{"name": "Golden Horn"}]))
    private(await settle(ada, "adminplaces", forum=[forum.id]), "may not make tags", "Open, Running")
    await ada.slash("table new", game="golden_horn", seats=2, computers=1)
    post = (await posted(app, 1)).place.post
    assert tags(app, post) == ["Golden Horn"]
    assert len(world.threads_of(forum.id)) == 1, "one post, although it begins at once"
    # Where a tag is a must, and the bot may give none, the table is refused and nothing is left of it.
    world.edit_channel(forum.id, tag_required=True, tags=[{**tag, "moderated": True} for tag in forum.tags])
    private(await ada.slash("table new", game="edo", seats=2), "needs a tag")
    world.edit_channel(forum.id, tag_required=False)
    world.set_bot_permissions(forum.id, deny=["send_messages_in_threads"])
    private(await ada.slash("table new", game="edo", seats=2), "Send Messages in Threads")
    private(await settle(ada, "adminplaces", forum=[forum.id]), "Send Messages in Threads")
    world.delete_channel(forum.id)
    for answer in (await ada.slash("table new", game="edo", seats=2), await ada.slash("admin")):
        private(answer, "cannot see the forum")
    private(await at_table(ada, "status", match=2), "do not know that table")
    for person in (ada, app.person("Bruno")):
        await person.slash("play", game="edo")
    assert (await app.brief(2)).place.channel == ada.channel_id, "who meet play where they asked"


async def test_a_post_that_was_made_before_the_bot_was_killed_is_found(
    app: SandboxApp, forum: Channel
) -> None:
    ada, context = owner(app), app.services.context
    await ada.slash("table new", game="golden_horn", seats=2)
    brief = await app.brief(1)
    elsewhere = replace(brief, place=Place(brief.place.guild, forum.id, forum=True))
    assert context.threads is not None
    made = [await context.threads(elsewhere, brief.opened_at) for _ in range(2)]
    assert made == [thread.id for thread in app.box.world.threads_of(forum.id)] * 2


async def test_a_private_match_is_in_no_forum(app: SandboxApp, forum: Channel) -> None:
    world, ada = app.box.world, owner(app)
    may(app, "manage_channels", "create_private_threads")
    private(await settle(ada, "adminplaces", forum=[forum.id]), "has its tags")
    own = forums.person_posts(world, ada.id, forum.id, "Who plays?", "In private", ())
    answer = await ada.at(own).slash("table new", game="golden_horn", seats=2, private=True)
    private(answer, "by direct message")
    await app.delivered()
    assert world.threads_of(forum.id) == [own]
    assert [text_of(one) for one in world.messages(own.id)] == ["In private"]
    await ada.slash("table new", game="golden_horn", seats=2, private=True)
    brief = await app.brief(2)
    assert (brief.private, brief.place.channel, brief.place.forum) == (True, ada.channel_id, False)
    private(await at_table(ada.at(own), "move", match=2), "may not make a private thread")
    assert (await app.brief(2)).place.post == brief.place.post
