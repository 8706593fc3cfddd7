"""What a right click offers: on a message of a match, and on a person."""

from __future__ import annotations

import random

import pytest

from bot.runtime import metrics
from bot.text import words
from tests.e2e.players import play_by_moves
from tests.e2e.sandbox_app import SandboxApp, control
from tests.e2e.test_time import private
from tests.sandbox.person import text_of, usable

MESSAGE = {"Take my turn", "What happened?", "In words"}
PERSON = {"Invite", "Results against"}


def used(name: str) -> float:
    return metrics.REGISTRY.get_sample_value("turnpost_used_total", {"kind": "menu", "name": name}) or 0


async def test_they_are_registered_in_every_language(app: SandboxApp) -> None:
    entries = {one["name"]: one for one in app.box.world.commands[0] if one.get("type", 1) != 1}
    assert {name for name, one in entries.items() if one["type"] == 3} == MESSAGE
    assert {name for name, one in entries.items() if one["type"] == 2} == PERSON
    for one in entries.values():
        assert {"de", "fr", "it", "es-ES", "pl", "el"} <= one["name_localizations"].keys()
        assert all(len(name) <= 32 for name in one["name_localizations"].values())


async def test_on_boards_new_and_old(app: SandboxApp) -> None:
    match = await app.open("golden_horn", ("Ada", "Bruno"), "start_seat=1")
    ada, bruno = match.people
    await match.delivered()
    old = match.board()
    before = {name: used(name) for name in MESSAGE}
    page = await ada.menu("Take my turn", old)
    assert page.ephemeral
    assert any(":ans:" in one["custom_id"] for one in usable(page.message))
    while match.board() is old:
        await play_by_moves((await match.awaited())[0], match, random.Random(2))
        await match.delivered()
    old.components = []  # as after a while
    for board in (old, match.board()):
        private(await bruno.menu("What happened?", board), "Ada")
        private(await bruno.menu("In words", board), "Golden Horn")
    private(await match.people[0].menu("Take my turn", old))
    twice = dict.fromkeys(MESSAGE, 2)
    await bruno.until(lambda: {name: used(name) - before[name] for name in MESSAGE} == twice)


async def test_a_card_in_a_full_channel_names_its_own_table(app: SandboxApp) -> None:
    """Two tables wait in one channel, and a match is played in the direct messages."""
    ada, bruno = app.person("Ada"), app.person("Bruno")
    await ada.slash("table new", game="golden_horn", seats=3)
    first = await app.card(ada)
    await bruno.slash("table new", game="edo", seats=2)
    second = await bruno.until(lambda: next((m for m in bruno.sees() if m.id > first.id and usable(m)), None))
    private(await ada.menu("In words", first), "Golden Horn")
    private(await ada.menu("In words", second), "Edo")
    answer = await ada.menu("Take my turn", first)
    assert answer.ephemeral
    assert "not begun" in answer.text or "not started" in answer.text, answer.text


async def test_messages_of_others(app: SandboxApp) -> None:
    """In the thread of a match they lead to it; elsewhere they belong to none."""
    match = await app.open("golden_horn", ("Ada", "Bruno"), "start_seat=1")
    ada, bruno = match.people
    private(await ada.menu("In words", bruno.say("your turn!")), "Golden Horn")
    elsewhere = app.person("Ada")
    private(await elsewhere.menu("In words", app.person("Bruno").say("hello")), "belongs to no match")


async def test_in_direct_messages(app: SandboxApp) -> None:
    match = await app.open("golden_horn", ("Ada", "Bruno"), "start_seat=1")
    ada, _ = match.people
    await match.delivered()
    hand = await ada.until(lambda: next(iter(ada.dms()), None))
    private(await ada.in_dm().menu("What happened?", hand))
    page = await ada.in_dm().menu("Take my turn", hand)
    assert any(":ans:" in one["custom_id"] for one in usable(page.message)), page.text


async def test_who_does_not_play(app: SandboxApp) -> None:
    match = await app.open("golden_horn", ("Ada", "Bruno"), "start_seat=1")
    await match.delivered()
    nikos = app.person("Nikos", match.people[0].channel_id)
    private(await nikos.menu("In words", match.board()))
    assert words("el")("table-not-seated") in (await nikos.menu("Take my turn", match.board())).text


async def test_invite_to_the_table_of_this_channel_or_to_one_of_several(app: SandboxApp) -> None:
    ada, bruno = app.person("Ada"), app.person("Bruno")
    await ada.slash("table new", game="golden_horn", seats=3)
    await app.card(ada)
    private(await ada.menu("Invite", bruno), "Invited:")
    await app.delivered()
    assert any("Ada" in text_of(one) for one in bruno.dms())
    said = len(bruno.dms())
    private(await ada.menu("Invite", bruno), "Invited:")
    await app.delivered()
    assert len(bruno.dms()) == said, "nobody is called twice"
    await ada.slash("table new", game="edo", seats=2)
    page = await ada.menu("Invite", app.person("Nikos"))
    private(page, "To which table")
    private(await ada.choose("2", page, select=control(page.message, "inviteto")), "Invited:")
    await app.delivered()
    assert any("Edo" in text_of(one) for one in app.person("Nikos").dms())


async def test_invite_without_a_table_opens_one(app: SandboxApp) -> None:
    ada, bruno = app.person("Ada"), app.person("Bruno")
    form = await ada.menu("Invite", bruno)
    assert form.interaction.modal is not None
    assert form.interaction.modal["title"] == "A table with Bruno"
    answer = await ada.submit(form, game="golden_horn", seats="2")
    assert not answer.failed
    await ada.until(lambda: any("Invited:" in text_of(one) for one in answer.messages))
    await app.delivered()
    assert any("Ada" in text_of(one) for one in bruno.dms())
    again = await ada.submit(form, game="golden_horn", seats="2")
    assert not again.failed, "a form sent twice opens another table, as two forms would"


@pytest.mark.parametrize("whom", ["bot", "oneself"])
async def test_whom_one_cannot_invite(app: SandboxApp, whom: str) -> None:
    ada = app.person("Ada")
    guest = ada if whom == "oneself" else ada.known(app.box.world.bot.id)
    private(await ada.menu("Invite", guest), "That is you" if whom == "oneself" else "A bot cannot")
    private(await ada.menu("Results against", guest), "yourself" if whom == "oneself" else "A bot cannot")


async def test_results_against(app: SandboxApp) -> None:
    match = await app.open("golden_horn", ("Ada", "Bruno"), "start_seat=1")
    ada, bruno = match.people
    private(await ada.menu("Results against", bruno), words("en")("page-results-none-both"))
