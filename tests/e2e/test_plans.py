"""Trying out, standing orders and notes, with the real client: all of it private."""

from __future__ import annotations

import random

from bot.sandbox.person import Answer, Scripted, text_of, usable
from bot.store import plans
from bot.text import words
from tests.e2e.players import answer_one, play_by_moves, press_verb
from tests.e2e.sandbox_app import SandboxApp

SAY = words("en")


async def tried(person: Scripted, page: Answer, rng: random.Random) -> Answer:
    """Try answers until a whole turn stands there."""
    while not any(":order:" in one["custom_id"] for one in usable(page.message)):
        controls = [one for one in usable(page.message) if ":tryans:" in one["custom_id"]]
        controls = controls or [one for one in usable(page.message) if ":tryspot:" in one["custom_id"]]
        chosen = rng.choice(controls)
        if "options" in chosen:
            value = rng.choice(chosen["options"])["value"]
            page = await person.choose(value, page, select=chosen["custom_id"])
        else:
            page = await person.press(chosen["custom_id"], page)
        assert not page.failed
    return page


async def test_from_trying_out_to_a_standing_order(app: SandboxApp) -> None:
    """Ada's turn; Bruno tries his next turn out, keeps it, orders it, and it is played after Ada's."""
    match = await app.open("golden_horn", ("Ada", "Bruno"), "start_seat=1")
    ada, bruno = match.people
    await match.delivered()
    before, rng = len(match.messages()), random.Random(4)
    assert SAY("page-note-none") in (await bruno.slash("me note", match=match.number)).text
    await bruno.slash("me note", text="watch **the port**", match=match.number)
    waiting = await bruno.slash("turn", match=match.number)
    assert "watch" in waiting.text
    page = await press_verb(bruno, waiting, "try")
    assert page is not None
    assert SAY("page-try-note") in page.text
    page = await tried(bruno, page, rng)
    assert await press_verb(bruno, await bruno.slash("turn", match=match.number), "try") is not None
    late = await press_verb(bruno, page, "order")
    assert late is not None
    assert SAY("table-late") in late.text, "a page from before"
    page = await tried(bruno, late, rng)
    kept = await press_verb(bruno, page, "keepplan")
    assert kept is not None
    assert SAY("page-plan-kept") in kept.text
    ordered = await press_verb(bruno, kept, "order")
    assert ordered is not None
    assert SAY("page-plan-ordered") in ordered.text
    assert "Your standing order:" in ordered.text
    gone = await press_verb(bruno, ordered, "unorder")
    assert gone is not None
    assert SAY("page-plan-withdrawn") in gone.text
    await match.delivered()
    assert len(match.messages()) == before, "nobody hears of any of it"
    async with app.services.context.store.write() as db:
        await plans.put(db, match.number, 1, plans.ORDER, ("no such move",), "", 0)
    await play_by_moves(ada, match, rng)
    await match.delivered()
    assert match.board().pings == [bruno.id], "one that cannot be played calls its player"
    page = await bruno.slash("turn", match=match.number)
    assert SAY("page-plan-dropped-all") in page.text


async def test_a_position_of_the_past(app: SandboxApp) -> None:
    match = await app.open("golden_horn", ("Ada", "Bruno"), "start_seat=1")
    ada, bruno = match.people
    rng = random.Random(5)
    await play_by_moves(ada, match, rng)
    await play_by_moves(bruno, match, rng)
    then = await ada.slash("table history", match=match.number)
    page = await press_verb(ada, then, "try")
    assert page is not None
    assert "from position" in page.text
    assert not any(":order:" in one["custom_id"] for one in usable(page.message))
    board = await ada.slash("table board", match=match.number)
    assert not board.failed
    assert "What if" not in text_of(match.board())
    assert not (await answer_one(ada, await ada.slash("turn", match=match.number), rng)).failed
