"""The three ways to begin of `/help`, and its search."""

from __future__ import annotations

import asyncio

import pytest

from bot.games.registry import GAMES
from bot.sandbox.actions import ClientRefusal
from bot.text import words
from tests.e2e.sandbox_app import SandboxApp, control
from tests.e2e.test_time import private
from tests.sandbox.person import text_of


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_against_computers(app: SandboxApp, game: str) -> None:
    """More of them are as many as the game takes."""
    ada, seats = app.person("Ada"), GAMES[game].seats
    page = await ada.slash("help")
    page = await ada.press("Play against computers", page)
    private(page, "against as few computers as it takes")
    page = await ada.press("More or better computers", page)
    form = await ada.press(f"tp:solohow:{game}", page)
    assert form.modal is not None
    fields = {field["component"]["custom_id"]: field["component"] for field in form.modal["components"]}
    assert list(fields) == ["seats", "level"]
    assert [int(option["value"]) for option in fields["seats"]["options"]] == list(seats)
    begun = await ada.submit(form, seats=str(max(seats)), level="hard")
    assert not begun.failed
    async with asyncio.timeout(20):
        while (await app.brief(1)).state != "running":  # noqa: ASYNC110 (the match makes no event)
            await asyncio.sleep(0.05)
    brief = await app.brief(1)
    assert (brief.game, brief.seats, len(brief.persons)) == (game, max(seats), 1)
    assert {player.computer for player in brief.players} == {None, "hard"}


async def test_a_table_for_friends_in_the_open_and_by_code(app: SandboxApp) -> None:
    ada = app.person("Ada")
    page = await ada.slash("help")
    with pytest.raises(ClientRefusal, match="“Which game\\?” needs a choice"):
        await ada.submit(await ada.press("Play with friends", page), seats="2")
    await ada.submit(await ada.press("Play with friends", page), game="edo", seats="2")
    assert "Edo" in text_of(await app.card(ada))
    direct = ada.in_dm()
    page = await direct.slash("help")
    answer = await direct.submit(await direct.press("Play with friends", page), game="edo", seats="2")
    private(answer, "code")
    assert (await app.brief(2)).private


@pytest.mark.parametrize(("who", "locale"), [("Ada", "en"), ("Nikos", "el")])
async def test_commands_are_links(app: SandboxApp, who: str, locale: str) -> None:
    """By id and default name in every language, after a restart too; what is no command stays as it is."""
    person, say = app.person(who), words(locale)
    ids = {one["name"]: int(one["id"]) for one in app.box.world.commands[0] if one.get("type", 1) == 1}
    for _ in range(2):
        page = await person.slash("help")
        for keys in (
            ("cmd-turn",),
            ("cmd-table", "cmd-table-mine"),
            ("cmd-me", "cmd-me-show"),
            ("cmd-play",),
        ):
            assert f"/{' '.join(say(key) for key in keys)}" not in page.text.replace("</", "<")
            name = " ".join(words("en")(key) for key in keys)
            assert f"</{name}:{ids[name.split()[0]]}>" in page.text
        found = await person.slash("help", find=say("cmd-table-mine"))
        assert f"</table mine:{ids['table']}>: {say('cmd-table-mine-about')}" in found.text
        await app.down()
        await app.up()


async def test_commands_whose_ids_are_not_known_are_plain(app: SandboxApp) -> None:
    assert app.running is not None
    app.running.client.command_ids = {}
    private(await app.person("Ada").slash("help"), " /turn.", "/table mine")


async def test_what_one_wants_to_do_is_found(app: SandboxApp) -> None:
    ada = app.person("Ada")
    private(await ada.slash("help", find="vacation"), "/me show")
    page = await ada.slash("help", find="xyzzy")
    private(page, "nothing about “xyzzy”")
    form = await ada.press(control(page.message, "helpfind"), page)
    private(await ada.submit(form, find="opponent open table"), "/play", "Find people of your level")
    private(await ada.submit(await ada.press("What do you want to do?", page), find="ratings"), "/results")
    page = await ada.press("Help", page)
    page = await ada.press("Learn a game", page)
    (menu,) = [one for one in page.buttons if one["custom_id"] == "tm:learnwhat"]
    assert len(menu["options"]) > 1
