"""The three ways to begin of `/help`, and its search."""

from __future__ import annotations

from bot.sandbox.person import text_of
from tests.e2e.sandbox_app import SandboxApp, control
from tests.e2e.test_time import private


async def test_a_match_against_computers(app: SandboxApp) -> None:
    ada = app.person("Ada")
    page = await ada.slash("help")
    private(page, "You take your turn when you have time")
    form = await ada.press("Play against computers", page)
    private(await ada.submit(form, game="pyramids", seats="5", level="easy"), "players")
    form = await ada.press("Play against computers", page)
    begun = await ada.submit(form, game="golden_horn", seats="3", level="easy")
    assert not begun.failed
    brief = await app.brief(1)
    assert (brief.game, brief.seats, brief.state) == ("golden_horn", 3, "running")
    assert len(brief.persons) == 1


async def test_a_table_for_friends_in_the_open_and_by_code(app: SandboxApp) -> None:
    ada = app.person("Ada")
    page = await ada.slash("help")
    await ada.submit(await ada.press("Play with friends", page), game="edo", seats="2")
    assert "Edo" in text_of(await app.card(ada))
    direct = ada.in_dm()
    page = await direct.slash("help")
    answer = await direct.submit(await direct.press("Play with friends", page), game="edo", seats="2")
    private(answer, "code")
    assert (await app.brief(2)).private


async def test_what_one_wants_to_do_is_found(app: SandboxApp) -> None:
    ada = app.person("Ada")
    private(await ada.slash("help", find="vacation"), "/me show")
    page = await ada.slash("help", find="xyzzy")
    private(page, "nothing about “xyzzy”")
    form = await ada.press(control(page.message, "helpfind"), page)
    private(await ada.submit(form, find="opponent open table"), "nothing about")
    private(await ada.submit(await ada.press("What do you want to do?", page), find="ratings"), "/results")
    page = await ada.press("Help", page)
    page = await ada.press("Learn a game", page)
    (menu,) = [one for one in page.buttons if one["custom_id"] == "tm:learnwhat"]
    assert len(menu["options"]) > 1
