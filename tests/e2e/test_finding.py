"""Finding a table: the list, the standing message, a table of another server, an alert."""

from __future__ import annotations

import asyncio
import re

from bot.sandbox.things import Message
from bot.store import due
from bot.text import words
from tests.e2e.panel import at_table
from tests.e2e.players import me_button, newest, settle
from tests.e2e.sandbox_app import SandboxApp, control
from tests.sandbox.person import Scripted, text_of, usable


def standing(person: Scripted) -> Message | None:
    """The list of open tables in the person's channel."""
    found = (one for one in person.sees() if any("tp:find:" in c["custom_id"] for c in usable(one)))
    return next(found, None)


async def test_people_find_a_table(app: SandboxApp) -> None:
    ada, ben = app.person("Ada"), app.person("Bruno")
    empty = await ben.slash("table find")
    assert "/table new" in empty.text
    answer = await settle(ada, "adminlist", list="here")
    assert not answer.failed
    assert "keeps itself up to date" in answer.text
    await app.delivered()
    posted = await ada.until(lambda: standing(ada), 20)
    assert isinstance(posted, Message)
    page = await ben.slash("me show")
    listed = await ben.press(control(page.message, "alerts"), page)
    assert newest(listed).id != page.message.id, "beside the page, which is the way back"
    form = await ben.press(control(newest(listed), "alertadd"), newest(listed))
    told = await ben.submit(form, game="edo", where="here")
    assert "I write to you" in told.text

    await ada.slash("table new", game="edo", seats=2)
    await app.card(ada)
    assert "table 1 " not in (await ada.slash("table find")).text, "she sits there"
    found = await ben.slash("table find", game="edo")
    assert re.search(r"Edo.*table 1 .*1/2", found.text)
    joined = await ben.choose("1", found, select=control(found.message, "findjoin"))
    assert "You are in" in joined.text
    assert "table 1 " not in (await ada.slash("table find")).text

    refused = await at_table(ada, "access", lowest=1400, highest=1200, match=1)
    assert "the lowest first" in refused.text
    again = await at_table(ben, "access", lowest=1400, match=1)
    assert "Only the person who opened" in again.text
    assert "Only the person who opened" in (await at_table(ben, "access", match=1)).text, "nothing was set"
    assert "asks nothing" in (await at_table(ada, "access", match=1, lowest="", highest="")).text
    assert "60" in (await at_table(ada, "access", reliability=60, match=1)).text
    assert "at least 60% of their turns" in (await at_table(ada, "access", match=1)).text
    nowhere = await at_table(ada, "access", elsewhere=True, match=1)
    assert "do not let" in nowhere.text
    gone = await settle(ada, "adminlist", list="none")
    assert "gone" in gone.text
    assert "no list" in (await settle(ada, "adminlist", list="none")).text
    assert text_of(posted)


async def test_people_who_wait_get_a_table(app: SandboxApp) -> None:
    ada, bruno = app.person("Ada"), app.person("Bruno")
    waiting = await ada.slash("play", game="edo")
    assert "Nobody else waits" in waiting.text
    await bruno.slash("play", game="edo")
    brief = await app.brief(1)
    assert {one.user for one in brief.players} == {ada.id, bruno.id}
    assert "Nothing" in (await ada.slash("play")).text
    async with app.services.context.store.write() as db:  # its moment has come
        await due.schedule(db, 1, due.START, due.WHOLE, 0)
    async with asyncio.timeout(30):
        while (await app.brief(1)).state != "running":  # noqa: ASYNC110 (rows in a database make no event)
            await asyncio.sleep(0.05)
    brief = await app.brief(1)
    assert brief.place.thread is not None
    await app.delivered()
    assert any("tp:turn:1" in str(usable(one)) for one in app.box.world.messages(brief.place.thread))


async def test_a_table_of_another_server(app: SandboxApp) -> None:
    """Where server and host agree, somebody of another server joins and plays in direct messages."""
    world = app.box.world
    ada, bruno, zofia = app.person("Ada"), app.person("Bruno"), app.person("Zofia")
    await bruno.submit(await me_button(bruno, "alerts", "alertadd"), where="everywhere")
    other = world.add_guild("Elsewhere", zofia.id, "pl")
    abroad = zofia.at(world.add_channel(other.id, "nabrzeże"))
    await settle(ada, "adminset", open=["pages", "elsewhere"])
    await ada.slash("table new", game="pyramids", seats=2, elsewhere=True)
    await at_table(ada, "access", lowest=1400, match=1)
    await app.card(ada)
    found = await abroad.slash("table find")
    assert "Harbour" in found.text
    joined = await abroad.choose("1", found, select=control(found.message, "findjoin"))
    assert words("pl")("page-joined-visitor") in joined.text
    assert "I tak zapraszamy" in joined.text, "the rating is a hint"
    await at_table(ada, "start", match=1)
    await app.delivered()
    brief = await app.brief(1)
    assert [one.visitor for one in brief.players] == [False, True]
    called = [text_of(one) for one in zofia.dms()]
    assert any(words("pl")("table-your-turn") in one for one in called)
    board = await zofia.in_dm().slash("table board", match=1)
    assert not board.failed
    turn = await zofia.in_dm().slash("turn", match=1)
    assert "tp:" in str(usable(turn.message))
    assert not [one for one in bruno.dms() if "A table is open" in text_of(one)], "it was full in a moment"
    for person in (ada, abroad):
        await at_table(person, "end", match=1)
    for person, told in ((ada, "Table 2 is open"), (abroad, words("pl")("page-joined-visitor"))):
        panel = await person.slash("table manage", match=1)
        assert told in (await person.press(control(panel.message, "again"), panel)).text
