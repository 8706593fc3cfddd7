"""Forums of the sandbox: posts, tags and what Discord refuses there."""

from collections.abc import Callable
from typing import Any

import discord
import pytest

from bot.sandbox import forums, pageacts, permissions
from bot.sandbox.actions import ClientRefusal
from bot.sandbox.page import Page
from bot.sandbox.refusals import Refusal
from bot.sandbox.things import FORUM, Channel
from tests.sandbox.box import Box
from tests.sandbox.helm import Helm, board_view, file
from tests.sandbox.world import World


def forum_of(world: World, *tags: str, moderated: bool = False) -> Channel:
    forum = world.add_channel(world.guild.id, "matches", type=FORUM)
    made = forums.available_tags(world, [{"name": tag, "moderated": moderated} for tag in tags])
    return world.edit_channel(forum.id, tags=made)


def code_of(call: Callable[[], object]) -> int:
    with pytest.raises(Refusal) as refusal:
        call()
    return refusal.value.code


async def known(helm: Helm, of: Channel) -> discord.ForumChannel:
    found = await helm.fetch_channel(of.id)
    assert isinstance(found, discord.ForumChannel)
    return found


async def test_a_bot_makes_tags_and_posts_with_them(box: Box, helm: Helm) -> None:
    world = box.world
    names = [*permissions.names(world.guild.bot_permissions), "manage_channels"]
    world.edit_guild(world.guild.id, bot_permissions=permissions.bits(names))
    forum = await known(helm, forum_of(world, "Open"))
    await forum.create_tag(name="Running")
    forum = await known(helm, world.channels[forum.id])
    assert [tag.name for tag in forum.available_tags] == ["Open", "Running"]
    thread, message = await forum.create_thread(
        name="Table 1", view=board_view(), file=file(), applied_tags=[forum.available_tags[0]]
    )
    assert thread.id == message.id
    assert [m.id for m in world.messages(thread.id)] == [thread.id]
    assert world.channels[thread.id].applied == [forum.available_tags[0].id]
    await thread.edit(applied_tags=[forum.available_tags[1]])
    assert world.channels[thread.id].applied == [forum.available_tags[1].id]
    # An archived post is woken and changed at once; otherwise it stays as it is.
    world.archive_thread(thread.id)
    with pytest.raises(discord.HTTPException) as refused:
        await helm.http.edit_channel(thread.id, applied_tags=[])
    assert refused.value.code == 50083
    await helm.http.edit_channel(thread.id, archived=False, applied_tags=[])
    assert world.channels[thread.id].applied == []


async def test_what_is_refused_in_a_forum(box: Box, helm: Helm) -> None:
    world = box.world
    of = forum_of(world, "Open")
    forum = await known(helm, of)

    async def refused(doing: Any) -> int:
        with pytest.raises(discord.HTTPException) as error:
            await doing
        return error.value.code

    assert (
        await refused(
            helm.http.start_thread_without_message(of.id, name="x", type=11, auto_archive_duration=60)
        )
        == 50035
    )
    assert await refused(helm.get_partial_messageable(of.id).send("hello")) == 50008
    assert await refused(forum.create_tag(name="Running")) == 50013  # no Manage Channels
    unknown = discord.ForumTag(name="Unknown")
    unknown.id = 7
    world.edit_channel(of.id, tag_required=True)
    assert await refused(forum.create_thread(name="x", content="y")) == 40067
    world.edit_channel(of.id, tags=[tag | {"moderated": True} for tag in of.tags])
    assert await refused(forum.create_thread(name="x", content="y")) == 40066
    assert await refused(forum.create_thread(name="x", content="y", applied_tags=[unknown])) == 10087
    world.set_bot_permissions(of.id, deny=["send_messages"])
    assert await refused(forum.create_thread(name="x", content="y")) == 50013


def test_tags_have_limits() -> None:
    world = World()
    assert code_of(lambda: forums.available_tags(world, [{"name": str(n)} for n in range(21)])) == 50035
    assert code_of(lambda: forums.available_tags(world, [{"name": "x" * 21}])) == 50035
    assert code_of(lambda: forums.available_tags(world, [{"name": "Open"}, {"name": "open"}])) == 40061
    forum = forum_of(world, *(f"tag {n}" for n in range(6)))
    every = [int(tag["id"]) for tag in forum.tags]
    assert code_of(lambda: forums.checked_tags(world, forum, world.bot.id, every, new=True)) == 50035
    forum = world.edit_channel(forum.id, tags=[tag | {"moderated": True} for tag in forum.tags])
    ask = forums.checked_tags
    assert code_of(lambda: ask(world, forum, world.bot.id, every[:1], new=True)) == 50013
    assert code_of(lambda: ask(world, forum, world.bot.id, [], new=False, before=every[:1])) == 50013
    world.set_bot_permissions(forum.id, allow=["manage_threads"])
    assert ask(world, forum, world.bot.id, every[:1], new=True) == every[:1]
    world.close()


async def test_the_page_has_forums_and_posts(box: Box) -> None:
    world, actions = box.world, box.actions
    page = pageacts.Requests(world, actions, pageacts.FaultBoard(None))
    made = page.add_channel({"guild": str(world.guild.id), "name": "Games", "forum": True})
    forum = world.edit_channel(int(made["channel"]), tags=forums.available_tags(world, [{"name": "Open"}]))
    page.tag_required({"channel": str(forum.id), "required": True})
    ada = str(world.person("Ada").id)
    post = {"person": ada, "channel": str(forum.id), "title": "Who plays?", "text": "On Friday", "tags": []}
    with pytest.raises(ClientRefusal):
        page.post(post)
    opened = page.post(post | {"tags": [forum.tags[0]["id"]]})
    shown = Page(world, actions).channel(world.channels[int(opened["channel"])])
    assert (shown["name"], shown["applied"]) == ("Who plays?", [forum.tags[0]["id"]])
    assert [m.content for m in world.messages(int(opened["channel"]))] == ["On Friday"]
    assert Page(world, actions).channel(forum)["tag_required"]
