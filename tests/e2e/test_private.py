"""A private table by Discord: in a private thread, for those who are invited, unknown to all others."""

from __future__ import annotations

from typing import Any

from bot.core import fact
from bot.text import words
from tests.e2e.panel import at_table, run
from tests.e2e.players import manage
from tests.e2e.sandbox_app import SandboxApp, control
from tests.e2e.test_time import private
from tests.sandbox.person import text_of, usable

PRIVATE_THREAD, TEXT = 12, 0


async def test_a_private_table(app: SandboxApp) -> None:
    ada, bruno, zofia = app.person("Ada"), app.person("Bruno"), app.person("Zofia")
    before = set(app.box.world.channels)
    app.box.world.set_bot_permissions(ada.channel_id, allow=["create_private_threads"])
    private(await ada.slash("table new", game="golden_horn", seats=2, private=True))
    brief = await app.brief(1)
    assert brief.place.thread not in (None, *before)
    thread = app.box.world.channels[brief.place.post]
    assert thread.type == PRIVATE_THREAD
    assert ada.id in thread.member_ids
    await app.delivered()
    for command in ("table join", "table status", "table clock"):
        answer = await run(zofia, command, match=1)
        assert "Nie znam takiego stołu" in answer.text, "neither by its number"
    private(await at_table(ada, "invite", person=bruno.id, match=1), "Invited")
    await app.delivered()
    invitation = next(one for one in bruno.dms() if "invites you" in text_of(one))
    private(await bruno.press(control(invitation, "join"), invitation), "You are in")
    assert bruno.id in thread.member_ids
    assert zofia.id not in thread.member_ids
    await at_table(ada, "start", match=1)
    other = ada.at(
        next(one for one in app.box.world.channels.values() if one.type == TEXT and one.id != ada.channel_id)
    )
    await app.delivered()
    before = set(app.box.world.channels)
    private(await at_table(other, "move", match=1), "Create Private Threads")
    assert set(app.box.world.channels) == before
    private(await manage(ada, "adminmove", 1), "private")
    app.box.world.set_bot_permissions(other.channel_id, allow=["create_private_threads"])
    private(await at_table(other, "move", match=1), "Still to agree: **Bruno**")
    await app.delivered()
    assert [one for one in app.box.world.channels.values() if one.parent_id == other.channel_id] == []
    asked = await bruno.at(thread).until_sees("asks to go on")
    private(await bruno.at(thread).press(control(asked, "follow"), asked), "All have agreed.")
    await app.delivered()
    moved = app.box.world.channels[(await app.brief(1)).place.post]
    assert moved.type == PRIVATE_THREAD
    assert {ada.id, bruno.id} <= set(moved.member_ids)
    assert zofia.id not in moved.member_ids


async def test_a_second_attempt_makes_no_second_thread(app: SandboxApp) -> None:
    """The program is killed after making a thread, before it has noted it."""
    ada = app.person("Ada")
    world = app.box.world
    other = next(one for one in world.channels.values() if one.type == TEXT and one.id != ada.channel_id)
    for channel in (ada.channel_id, other.id):
        world.set_bot_permissions(channel, allow=["create_private_threads"])
    private(await ada.slash("table new", game="golden_horn", seats=2, private=True, computers=1))
    await app.delivered()
    make = app.services.context.threads
    assert make is not None

    async def twice(*given: Any) -> int | None:
        await make(*given)
        return await make(*given)

    app.services.context.threads = twice
    private(await at_table(ada.at(other), "move", match=1), "new private thread")
    await ada.until(lambda: any(world.messages(thread.id) for thread in world.threads_of(other.id)))
    assert world.threads_of(other.id) == [world.channels[(await app.brief(1)).place.post]]
    assert ada.id in world.threads_of(other.id)[0].member_ids


async def test_a_thread_that_is_not_needed_any_more_is_archived(app: SandboxApp) -> None:
    ada, context = app.person("Ada"), app.services.context
    app.box.world.set_bot_permissions(ada.channel_id, allow=["create_private_threads"])
    await ada.slash("table new", game="golden_horn", seats=2, private=True, computers=1)
    await app.delivered()
    assert context.threads is not None
    assert context.unmake is not None
    thread = await context.threads(await app.brief(1), context.now())
    assert thread is not None
    await context.unmake(thread)
    assert app.box.world.channels[thread].archived


async def test_without_a_private_thread_it_is_played_in_direct_messages(app: SandboxApp) -> None:
    """Nothing is posted on the server, and its number or code helps only those who are given it."""
    ada, bruno, zofia = app.person("Ada"), app.person("Bruno"), app.person("Zofia")
    before = {one.id for one in app.box.world.channels.values() if one.guild_id is not None}
    opened = await ada.slash("table new", game="golden_horn", seats=2, private=True)
    private(opened, "may not make a private thread", "by direct message")
    brief = await app.brief(1)
    assert (brief.private, brief.place.direct, brief.place.thread) == (True, True, None)
    await app.delivered()
    assert {one.id for one in app.box.world.channels.values() if one.guild_id is not None} == before
    for command in ("table join", "table status", "table find"):
        answer = await run(zofia, command, **({} if command == "table find" else {"match": 1}))
        assert "Golden Horn" not in answer.text
        assert "Złoty Róg" not in answer.text
    private(await at_table(ada, "invite", person=bruno.id, match=1), "Invited")
    private(await bruno.slash("table join", match=1), "You are in")
    private(await at_table(ada, "move", match=1), "stays there")
    private(await at_table(ada, "start", match=1))
    await app.delivered()
    brief = await app.brief(1)
    assert brief.state == "running"
    for person in (ada, bruno):
        assert any("tp:turn:1" in str(usable(one)) for one in person.dms()), "the board, to each"
    assert not list(zofia.dms())


async def test_a_private_thread_that_the_bot_is_not_in(app: SandboxApp) -> None:
    """Nothing that it posts would arrive there: nothing is opened, and the asker hears what to do."""
    world, ada = app.box.world, app.person("Ada")
    thread = world.create_thread(ada.channel_id, "Friends", ada.id, type=PRIVATE_THREAD)
    inside = ada.at(thread)
    refused = words("en").say(fact("error-private-thread", bot=f"<@{world.bot.id}>"))
    for command, given in (
        ("table new", {"game": "golden_horn", "seats": 2}),
        ("table new", {"game": "golden_horn", "seats": 2, "where": "here"}),
        ("play", {"game": "golden_horn"}),
    ):
        private(await inside.slash(command, **given), refused)
    assert await app.services.views.mine(ada.id) == ()
    assert await app.waiting() == 0
    world.add_thread_members(thread.id, [world.bot.id])
    private(await inside.slash("table new", game="golden_horn", seats=2), "Table")
    await app.delivered()
    assert [one.author_id for one in world.messages(thread.id)] == [world.bot.id]
