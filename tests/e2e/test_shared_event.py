"""A league of two servers, from sign-up to the end; and a webhook that arrives there."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.match import Brief
from bot.text import words
from tests.e2e.panel import at_table
from tests.e2e.plain_bot import PLAIN
from tests.e2e.players import me_button, play_by_moves
from tests.e2e.sandbox_app import Match, SandboxApp, control
from tests.e2e.test_events import card_of, cards, organise
from tests.sandbox.box import Box
from tests.sandbox.person import Scripted, text_of

NAMES = ("Ada", "Bruno", "Zofia", "Nikos")
ROUNDS = 3


async def test_a_league_of_two_servers(box: Box, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WEBHOOK_HOSTS", "localhost")
    bodies: list[dict[str, Any]] = []

    async def receive(request: web.Request) -> web.Response:
        bodies.append(json.loads(await request.text()))
        return web.Response()

    receiver = web.Application()
    receiver.router.add_post("/turns", receive)
    async with (
        SandboxApp(box, tmp_path / "turnpost.sqlite", PLAIN) as app,
        TestServer(receiver, host="localhost") as server,
    ):
        ada, bruno, zofia, nikos = (app.person(name) for name in NAMES)
        other = box.world.add_guild("Elsewhere", zofia.id, "pl")
        quay = box.world.add_channel(other.id, "nabrzeże")
        abroad = zofia.at(quay)
        form = await me_button(zofia, "webhooks", "webhookadd")
        await zofia.submit(form, url=f"http://localhost:{server.port}/turns")
        asked = await ada.press("New event", await ada.slash("event"))
        await ada.submit(asked, name="Cup", game="golden_horn", format="league", seats="2")
        page = await abroad.slash("event")
        asked = await abroad.press(control(page.message, "evshare"), page)
        await abroad.submit(asked, code=(await app.services.events.view(1)).code)
        await app.delivered()
        for person in (ada, bruno, abroad, nikos.at(quay)):
            card = card_of(person)
            assert card is not None
            await person.press(control(card, "evjoin"), card)
        lead = await organise(ada)
        await ada.press(control(lead.message, "evstart"), lead)
        await _until(lambda: len(bodies) == 1)
        for number in range(1, ROUNDS + 1):
            await _round(app, number, zofia, bodies)
        while (await app.services.events.view(1)).state != "over":  # noqa: ASYNC110 (rows make no event)
            await asyncio.sleep(0.05)
        await app.delivered()
        assert (len(cards(ada)), len(cards(abroad))) == (1, 1)
        for person, language in ((ada, "en"), (abroad, "pl")):
            shown = card_of(person)
            assert shown is not None
            assert words(language)("event-over-line") in text_of(shown)
            news = words(language)("event-finished", event="Cup", names=("Zofia",))
            assert news in [text_of(one) for one in person.sees()]
    assert [body["event"] for body in bodies] == ["try", *["turn"] * ROUNDS], "once in each round"


async def _until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not true():  # noqa: ASYNC110
            await asyncio.sleep(0.05)


async def _round(app: SandboxApp, number: int, called: Scripted, bodies: list[dict[str, Any]]) -> None:
    """Play a round: whoever begins takes a turn, the other resigns, but not `called`, whose turns are heard
    of."""
    while not await _is_open(app, number):  # noqa: ASYNC110
        await asyncio.sleep(0.05)
    await app.delivered()
    for table in (await app.services.events.view(1)).current:
        assert table.match is not None
        brief = await app.brief(table.match)
        sitting = {player.user for player in brief.players}
        people = [app.person(name).in_dm() for name in NAMES if app.person(name).id in sitting]
        match = Match(app, table.match, people)
        for person in people:
            await _until(partial(_all_lead_to, brief, person))
        [first] = await match.awaited()
        [second] = [person for person in people if person is not first]
        if first.id != called.id:
            await play_by_moves(first, match, random.Random(number))
        if called.id in sitting:
            await _until(lambda: len(bodies) == number + 1)
            assert bodies[-1]["match"]["number"] == table.match
            assert bodies[-1]["link"].rpartition("/")[2] == str(brief.place.thread)
        loser = first if second.id == called.id else second
        page = await at_table(loser, "resign", match=table.match)
        await loser.press(control(page.message, "resign"), page)


def _all_lead_to(brief: Brief, person: Scripted) -> bool:
    """Whether all messages to a person about a match lead to its thread, and there is one."""
    told = [text_of(message) for message in person.dms()]
    own = [text for text in told if f" {brief.match} · " in text]
    return {f"<#{brief.place.thread}>" in text for text in own} == {True}


async def _is_open(app: SandboxApp, number: int) -> bool:
    """Whether all tables of the round have their matches."""
    view = await app.services.events.view(1)
    return view.round == number and all(table.match is not None for table in view.current)
