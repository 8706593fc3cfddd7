"""Trying out, standing orders and notes, with the real client: all of it private."""

from __future__ import annotations

import random

import pytest

from bot.match.running import orders
from bot.store import due, plans
from bot.text import words
from tests.draining import all_done
from tests.e2e.panel import at_table
from tests.e2e.players import answer_one, play_by_moves, press_verb
from tests.e2e.sandbox_app import Match, SandboxApp
from tests.sandbox.person import Answer, Scripted, text_of, usable

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
    told = [SAY(key) in late.text for key in ("page-try-late", "page-late", "table-late")]
    assert told == [True, False, False], "a page from before, and nothing has happened in the match"
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
    assert SAY("page-plan-withdrawn", kind="order") in gone.text
    await match.delivered()
    assert len(match.messages()) == before, "nobody hears of any of it"
    async with app.services.context.store.write() as db:
        await plans.put(db, match.number, 1, plans.ORDER, ("no such move",), "", 0)
    await play_by_moves(ada, match, rng)
    await match.delivered()
    assert match.board().pings == [bruno.id], "one that cannot be played calls its player"
    page = await bruno.slash("turn", match=match.number)
    assert SAY("page-plan-dropped-all", kind="order") in page.text


async def ordered(app: SandboxApp, person: Scripted, match: Match, rng: random.Random) -> Answer:
    """Try the next turn out and make it a standing order."""
    page = await press_verb(person, await person.slash("turn", match=match.number), "try")
    assert page is not None
    page = await press_verb(person, await tried(person, page, rng), "order")
    assert page is not None
    assert SAY("page-plan-ordered") in page.text
    return page


async def test_a_standing_order_is_played(app: SandboxApp) -> None:
    """Bruno is not called; the log says that it was an order; Ada is called at once."""
    match = await app.open("golden_horn", ("Ada", "Bruno"), "start_seat=1")
    ada, bruno = match.people
    rng = random.Random(4)
    await ordered(app, bruno, match, rng)
    await play_by_moves(ada, match, rng)
    assert app.running is not None
    await all_done(app.running.scheduler)
    await match.delivered()
    assert await match.awaited() == [ada]
    assert match.board().pings == [ada.id]
    assert not any(bruno.id in message.pings for message in match.messages()), "nobody calls Bruno"
    assert SAY("log-ordered") in (await ada.slash("table log", match=match.number)).text
    page = await bruno.slash("turn", match=match.number)
    assert "Your standing order" not in page.text, "it is played once"


async def test_one_that_became_illegal_is_told_and_nothing_is_lost(app: SandboxApp) -> None:
    """Bruno is called, told what became of his order, and finds what is still possible of it as his draft."""
    match = await app.open("golden_horn", ("Ada", "Bruno"), "start_seat=1")
    ada, bruno = match.people
    rng = random.Random(4)
    await ordered(app, bruno, match, rng)
    planned = (await app.services.plans.planned(match.number, bruno.id)).moves
    assert len(planned) > 1
    async with app.services.context.store.write() as db:  # as if the end of it had been taken from him
        await plans.put(db, match.number, 1, plans.ORDER, (*planned[:-1], "S99"), "", 0)
    await play_by_moves(ada, match, rng)
    await match.delivered()
    assert await match.awaited() == [bruno]
    assert match.board().pings == [bruno.id], "called as for any turn"
    page = await bruno.slash("turn", match=match.number)
    left = await app.services.play.draft(match.number, bruno.id)
    assert left in (planned[:-1], ()), "what is still possible is on the page"
    assert SAY("page-plan-dropped" if left else "page-plan-dropped-all", kind="order") in page.text
    assert not any("standing order" in text_of(one).lower() for one in match.messages()), (
        "told to nobody else"
    )
    assert not (await answer_one(bruno, page, rng)).failed, "the turn goes on from there"
    again = await bruno.slash("turn", match=match.number)
    assert "standing order" not in again.text, "it is said once"


async def test_a_pass_is_dropped_when_something_else_can_be_done(app: SandboxApp) -> None:
    """It was based on what could be answered. Its player is called, and told that there is a choice now."""
    match = await app.open("golden_horn", ("Ada", "Bruno"), "start_seat=1")
    ada, bruno = match.people
    async with app.services.context.store.write() as db:
        await plans.put(db, match.number, 1, plans.PASS, ("pass",), "what could be answered then", 0)
    await play_by_moves(ada, match, random.Random(4))
    await match.delivered()
    assert await match.awaited() == [bruno], "nothing was played for him"
    assert match.board().pings == [bruno.id]
    page = await bruno.slash("turn", match=match.number)
    assert SAY("page-plan-choice") in page.text
    assert (await app.services.plans.planned(match.number, bruno.id)).kind == ""


async def test_one_that_shows_a_hand_looks_like_an_answer(
    app: SandboxApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bruno is called as always, nothing is played at once, and neither board nor log speaks of an order."""
    monkeypatch.setattr(orders, "is_secret", lambda rules, state, plan: True)
    match = await app.open("golden_horn", ("Ada", "Bruno"), "start_seat=1")
    ada, bruno = match.people
    rng = random.Random(4)
    await ordered(app, bruno, match, rng)
    await play_by_moves(ada, match, rng)
    assert app.running is not None
    await all_done(app.running.scheduler)
    await match.delivered()
    assert await match.awaited() == [bruno], "it waits as a person would"
    assert match.board().pings == [bruno.id]
    async with app.services.context.store.write() as db:
        await due.schedule(db, match.number, due.ORDER, 1, 0)  # the time has passed
    await all_done(app.running.scheduler)
    await match.delivered()
    assert await match.awaited() == [ada]
    assert SAY("log-ordered") not in (await ada.slash("table log", match=match.number)).text


async def test_what_is_sealed_is_tried_again(app: SandboxApp) -> None:
    """While the others decide, another choice can be tried, and taken in place of the sealed one."""
    match = await app.open("pyramids", ("Ada", "Bruno"))
    ada, _ = match.people
    rng = random.Random(2)
    await play_by_moves(ada, match, rng)
    await match.delivered()
    before = len(match.messages())
    sealed = await ada.slash("turn", match=match.number)
    assert SAY("page-sealed") in sealed.text
    page = await press_verb(ada, sealed, "try")
    assert page is not None
    assert not any(":order:" in one["custom_id"] for one in usable(page.message))
    chosen = next(one for one in usable(page.message) if ":tryans:" in one["custom_id"])
    if "options" in chosen:
        page = await ada.choose(chosen["options"][-1]["value"], page, select=chosen["custom_id"])
    else:
        page = await ada.press(chosen["custom_id"], page)
    page = await press_verb(ada, page, "keepplan")
    assert page is not None
    assert SAY("page-confirm-title") in page.text
    page = await press_verb(ada, page, "confirm")
    assert page is not None
    assert not page.failed
    await match.delivered()
    assert len(match.messages()) == before, "nobody hears that it was changed"


async def test_a_what_if_on_a_match_that_moved_on(app: SandboxApp) -> None:
    """It is said, and shown anew from the position as it is now."""
    match = await app.open("golden_horn", ("Ada", "Bruno"), "start_seat=1")
    ada, bruno = match.people
    page = await press_verb(bruno, await bruno.slash("turn", match=match.number), "try")
    assert page is not None
    await play_by_moves(ada, match, random.Random(4))
    chosen = next(one for one in usable(page.message) if ":try" in one["custom_id"])
    value = chosen["options"][0]["value"] if "options" in chosen else None
    late = (
        await bruno.press(chosen["custom_id"], page)
        if value is None
        else await bruno.choose(value, page, select=chosen["custom_id"])
    )
    told = [SAY(key) in late.text for key in ("page-late", "page-try-late", "page-try-title")]
    assert told == [True, False, True]


async def test_a_position_of_the_past(app: SandboxApp) -> None:
    match = await app.open("golden_horn", ("Ada", "Bruno"), "start_seat=1")
    ada, bruno = match.people
    rng = random.Random(5)
    await play_by_moves(ada, match, rng)
    await play_by_moves(bruno, match, rng)
    then = await at_table(ada, "history", match=match.number)
    page = await press_verb(ada, then, "try")
    assert page is not None
    assert "from position" in page.text
    assert not any(":order:" in one["custom_id"] for one in usable(page.message))
    board = await ada.slash("table board", match=match.number)
    assert not board.failed
    assert "What if" not in text_of(match.board())
    assert not (await answer_one(ada, await ada.slash("turn", match=match.number), rng)).failed


async def test_who_confirms_twice_is_not_told_to_choose_again(app: SandboxApp) -> None:
    match = await app.open("edo", ("Ada", "Bruno"))
    ada, rng = match.people[0], random.Random(4)
    while ada not in await match.awaited() or len(await match.awaited()) < 2:
        await play_by_moves((await match.awaited())[0], match, rng)
    page = await ada.slash("turn", match=match.number)
    while not any(":confirm:" in found["custom_id"] for found in usable(page.message)):
        page = await answer_one(ada, page, rng)
    twin = await ada.slash("turn", match=match.number)
    assert await press_verb(ada, page, "confirm") is not None
    late = await press_verb(ada, twin, "confirm")
    assert late is not None
    assert [SAY(key) in late.text for key in ("page-late", "table-late")] == [True, False]
