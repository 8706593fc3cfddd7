"""A private table by Discord: in a private thread, for those who are invited, unknown to all others."""

from __future__ import annotations

from bot.sandbox.person import text_of
from tests.e2e.sandbox_app import SandboxApp, control
from tests.e2e.test_time import private

PRIVATE_THREAD, TEXT = 12, 0


async def test_a_private_table(app: SandboxApp) -> None:
    ada, bruno, zofia = app.person("Ada"), app.person("Bruno"), app.person("Zofia")
    before = set(app.box.world.channels)
    refused = await ada.slash("table new", game="golden_horn", seats=2, private=True)
    private(refused, "Create Private Threads")
    assert set(app.box.world.channels) == before
    app.box.world.set_bot_permissions(ada.channel_id, allow=["create_private_threads"])
    private(await ada.slash("table new", game="golden_horn", seats=2, private=True))
    brief = await app.brief(1)
    assert brief.place.thread not in (None, *before)
    thread = app.box.world.channels[brief.place.post]
    assert thread.type == PRIVATE_THREAD
    assert ada.id in thread.member_ids
    await app.delivered()
    for command in ("table join", "table status", "table clock"):
        answer = await zofia.slash(command, match=1)
        assert "Nie znam takiego stołu" in answer.text, "neither by its number"
    private(await ada.slash("table invite", person=bruno.id, match=1), "Invited")
    await app.delivered()
    invitation = next(one for one in bruno.dms() if "invites you" in text_of(one))
    private(await bruno.press(control(invitation, "join"), invitation), "You are in")
    assert bruno.id in thread.member_ids
    assert zofia.id not in thread.member_ids
    await ada.slash("table start", match=1)
    other = ada.at(
        next(one for one in app.box.world.channels.values() if one.type == TEXT and one.id != ada.channel_id)
    )
    before = set(app.box.world.channels)
    private(await other.slash("table move", match=1), "Create Private Threads")
    assert set(app.box.world.channels) == before
    private(await ada.slash("admin move", match=1), "private")
    app.box.world.set_bot_permissions(other.channel_id, allow=["create_private_threads"])
    private(await other.slash("table move", match=1), "new private thread")
    moved = app.box.world.channels[(await app.brief(1)).place.post]
    assert moved.type == PRIVATE_THREAD
    assert {ada.id, bruno.id} <= set(moved.member_ids)
    assert zofia.id not in moved.member_ids
