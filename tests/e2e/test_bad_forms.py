"""Lessons and forms in the wrong order: given up and begun again, two at once, sent twice or after the end.
Each is answered plainly, and nothing is lost."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.text import words
from tests.e2e.panel import at_table, pressed
from tests.e2e.sandbox_app import Match, SandboxApp, control
from tests.e2e.test_restart import again
from tests.e2e.test_time import match_with, private
from tests.sandbox.person import Answer, Scripted, text_of, usable

SAY = words("en")


async def lessons(app: SandboxApp, person: Scripted) -> list[int]:
    """The numbers of somebody's unfinished matches, oldest first."""
    return sorted(one.brief.match for one in await app.services.views.mine(person.id))


async def turn(person: Scripted, match: int) -> Answer:
    return await person.slash("turn", match=match)


# -- lessons -----------------------------------------------------------------------------------------------


async def test_a_lesson_given_up_and_begun_again(app: SandboxApp) -> None:
    ada = app.person("Ada")
    begun = await ada.slash("learn", game="golden_horn")
    [first] = await lessons(app, ada)
    page = await turn(ada, first)
    await pressed(
        ada, page, next(one["custom_id"] for one in usable(page.message) if ":ans:" in one["custom_id"])
    )
    leave = control(begun.message, "learned")
    private(await ada.press(leave, begun), SAY("learn-left", game="Golden Horn"))
    private(await pressed(ada, begun, leave), "over")  # pressed twice
    assert await lessons(app, ada) == []
    afresh = await ada.slash("learn", game="golden_horn")
    assert "is ready" in afresh.text
    [second] = await lessons(app, ada)
    assert second != first
    assert SAY("gh-story-load") in (await turn(ada, second)).text, "from its beginning"
    assert SAY("page-over") in (await turn(ada, first)).text
    private(await pressed(ada, begun, leave), "over")  # the old button does not end the new one
    assert await lessons(app, ada) == [second]


async def test_two_lessons_at_once(app: SandboxApp) -> None:
    """Of two games each goes its own way, also through a restart; of one game there is one, however often and
    fast it is asked for."""
    ada = app.person("Ada")
    await asyncio.gather(*(ada.slash("learn", game="golden_horn") for _ in range(3)))
    [first] = await lessons(app, ada)
    await ada.slash("learn", game="pyramids")
    _, second = await lessons(app, ada)
    await again(app)
    assert SAY("gh-story-load") in (await turn(ada, first)).text
    assert SAY("py-story-keep") in (await turn(ada, second)).text
    found = await ada.slash("learn", game="golden_horn")
    assert "already" in found.text
    private(await ada.press(control(found.message, "learned"), found), "Golden Horn")
    assert await lessons(app, ada) == [second], "the other goes on"
    assert SAY("py-story-keep") in (await turn(ada, second)).text


async def test_direct_messages_closed_in_the_middle_of_a_lesson(app: SandboxApp) -> None:
    """The page of the turn is an answer, not a message: the lesson goes on by commands."""
    ada = app.person("Ada")
    await ada.slash("learn", game="golden_horn")
    [number] = await lessons(app, ada)
    await app.delivered()
    app.box.world.edit_person(ada.id, dm_closed=True)
    page = await turn(ada, number)
    for label in ("L2", "red", "Modone"):
        page = await pressed(ada, page, _labelled(page, label))
    page = await pressed(ada, page, control(page.message, "confirm"))
    assert not page.failed
    await ada.until(lambda: True)
    async with asyncio.timeout(30):
        while not (await app.brief(number)).players[0].awaited:  # noqa: ASYNC110 (rows make no event)
            await asyncio.sleep(0.02)
    assert SAY("gh-story-loaded") in (await turn(ada, number)).text
    assert "already" in (await ada.slash("learn", game="golden_horn")).text


def _labelled(page: Answer, label: str) -> str:
    return next(str(one["custom_id"]) for one in usable(page.message) if label in str(one.get("label")))


# -- forms -------------------------------------------------------------------------------------------------


async def _form(person: Scripted, verb: str) -> Answer:
    panel = await person.slash("table manage", match=1)
    return await pressed(person, panel, f"tp:{verb}:1")


async def _notices(match: Match, said: str) -> int:
    await match.delivered()
    return sum(said in text_of(one) for one in match.messages())


async def test_a_form_sent_twice(app: SandboxApp) -> None:
    """More time is asked for once, and a table is told of a new clock once."""
    match = await match_with(app, clock="turn", turn="1d")
    ada, _ = match.people
    form = await _form(ada, "moretime")
    for _ in range(2):
        private(await ada.submit(form, time="6h"), "Asked: **Bruno**.")
    assert await _notices(match, "asks for more time") == 1
    form = await _form(ada, "setclock")
    for _ in range(2):
        private(await ada.submit(form, turn="12h"), "Still to agree: **Bruno**.")
    assert await _notices(match, "proposes another clock") == 1


async def test_a_form_sent_after_the_end(app: SandboxApp) -> None:
    """It changes nothing and says so; what was filled in stands there again."""
    match = await match_with(app, clock="turn", turn="1d")
    ada, bruno = match.people
    forms = {verb: await _form(ada, verb) for verb in ("moretime", "setclock", "substitute")}
    for person in (ada, bruno):
        await at_table(person, "end", match=1)
    await match.delivered()
    assert (await match.brief()).state == "ended"
    before, messages = await match.brief(), len(match.messages())
    filled: dict[str, dict[str, Any]] = {
        "moretime": {"time": "7h"},
        "setclock": {"turn": "12h"},
        "substitute": {"computer": ["easy"]},
    }
    for verb, form in forms.items():
        private(await ada.submit(form, **filled[verb]), "This match is over")
    await match.delivered()
    assert await match.brief() == before
    assert len(match.messages()) == messages
    assert "'7h'" in str((await _form(ada, "moretime")).interaction.modal)
