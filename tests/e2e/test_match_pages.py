"""The way from a board on Discord to the page of its match, and only where there is such a page."""

from __future__ import annotations

import asyncio
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from msgspec.structs import replace

from bot.match.engine.models import Manager
from bot.text import words
from tests.e2e.plain_bot import PLAIN
from tests.e2e.players import me_button, newest
from tests.e2e.sandbox_app import Match, SandboxApp, control
from tests.e2e.test_time import private
from tests.sandbox.box import Box
from tests.test_start import free_port

ROOT = "https://turnpost.example"
URL = f"{ROOT}/bot"


def links(match: Match) -> list[str]:
    """The addresses of the buttons below the newest board."""
    return addresses(match.board().components)


def addresses(components: object) -> list[str]:
    """The addresses of the buttons among components."""
    found: list[str] = []

    def look(parts: object) -> None:
        if isinstance(parts, dict):
            found.extend([parts["url"]] if parts.get("style") == 5 else [])
            for part in parts.values():
                look(part)
        elif isinstance(parts, list):
            for part in parts:
                look(part)

    look(components)
    return found


async def test_from_a_board_to_its_page(box: Box, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    port = free_port()
    monkeypatch.setenv("WEB_PORT", str(port))
    monkeypatch.setenv("WEB_URL", URL)
    monkeypatch.setenv("WEBHOOK_HOSTS", "localhost")
    async with SandboxApp(box, tmp_path / "turnpost.sqlite", PLAIN) as app:
        match = await app.open("golden_horn", ["Ada", "Bruno"])
        await match.delivered()
        brief = await match.brief()
        assert links(match) == [f"{URL}/m/{brief.uid}"]
        async with aiohttp.ClientSession() as client:
            address = f"http://127.0.0.1:{port}/bot/m/{brief.uid}"
            async with client.get(address) as answer:
                text = await answer.text()
                assert answer.status == 200
            assert f'<meta property="og:url" content="{URL}/m/{brief.uid}">' in text
            assert f'<meta property="og:image" content="{URL}/m/{brief.uid}/board.png?lang=en">' in text
            assert "Ada" in text
            # Whoever manages the server switches the pages off: no page, and no way to it.
            guild = brief.place.guild
            assert guild is not None
            await app.services.guilds.change(
                Manager(guild, 1, "Olga"), lambda settings: replace(settings, pages=False)
            )
            async with asyncio.timeout(30):  # a match that was found is known for a moment
                while (answer := await client.get(address)).status != 404:  # noqa: ASYNC110
                    await asyncio.sleep(0.1)
            assert words("en")("web-unknown") in await answer.text()
        await _own_page(app, match, port)
        await _webhook(match)
        await app.services.moderation.resend(Manager(guild, 1, "Olga"), match.number, key="again")
        await match.delivered()
        assert links(match) == []


async def _own_page(app: SandboxApp, match: Match, port: int) -> None:
    """From one's turn to one's own page, although the server has switched public pages off; and revoked."""
    person = (await match.awaited())[0]
    turn = await person.slash("turn", match=match.number)
    answer = await person.press(control(turn.message, "mypage"), turn.message)
    private(answer, "for you alone")
    link = addresses(answer.messages[-1].components)[0]
    assert link.startswith(f"{URL}/o/")
    uid = (await match.brief()).uid
    async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as client:
        opened = await client.get(f"http://127.0.0.1:{port}{link.removeprefix(ROOT)}", allow_redirects=False)
        assert (opened.status, opened.headers["Location"]) == (303, f"/bot/my/{uid}")
        headers = {"Cookie": opened.headers["Set-Cookie"].partition(";")[0]}
        page = await client.get(f"http://127.0.0.1:{port}/bot/my/{uid}", headers=headers)
        assert page.status == 200
        assert words("en")("web-own-hand") in await page.text()
        listed = await me_button(person, "mylinks")
        private(listed, "open in a browser")
        shown = newest(listed)
        private(await person.press(control(shown, "revokelinks"), shown), "revoked")
        page = await client.get(f"http://127.0.0.1:{port}/bot/my/{uid}", headers=headers)
        assert page.status == 410
    listed = await me_button(person, "mylinks")
    private(listed, words("en")("page-links-none"))
    private(listed, f"“{words('en')('button-my-page')}” under your turn")
    assert (words("en")("page-person") in listed.text, addresses(newest(listed).components)) == (False, [])
    form = await me_button(person, "meweb")
    await person.submit(form, named=True, page=True)
    listed = await me_button(person, "mylinks")
    private(listed, words("en")("page-links-none"))
    private(listed, words("en")("page-person"))
    me = await app.services.people.me(person.id)
    assert addresses(newest(listed).components) == [f"{URL}/p/{me.page}"]


async def _webhook(match: Match) -> None:
    """An address is tried at once; one of a private place is refused."""
    person = match.people[0]
    private(await me_button(person, "webhooks"), "You have none")
    form = await me_button(person, "webhooks", "webhookadd")
    private(await person.submit(form, url="https://127.0.0.1/"), "only public addresses")
    called: asyncio.Queue[tuple[str, str]] = asyncio.Queue()

    async def receive(request: web.Request) -> web.Response:
        called.put_nowait((await request.text(), request.headers["Turnpost-Signature"]))
        return web.Response()

    receiver = web.Application()
    receiver.router.add_post("/topic", receive)
    async with TestServer(receiver, host="localhost") as server:
        url = f"http://localhost:{server.port}/topic"
        form = await me_button(person, "webhooks", "webhookadd")
        private(await person.submit(form, url=url, form="ntfy"), "localhost is called")
        async with asyncio.timeout(30):
            body, signature = await called.get()
        form = await me_button(person, "webhooks", "webhookadd")
        nameless = await person.submit(form, url=url, everybody=True)
        private(nameless, words("en")("table-webhook-which"))
        form = await me_button(person, "webhooks", "webhookadd")
        of_match = await person.submit(form, url=url, match=str(match.number), everybody=True)
        private(of_match, "at every turn")
        async with asyncio.timeout(30):
            assert '"event":"try"' in (await called.get())[0]
    assert body == words("en")("webhook-try")
    assert signature.startswith("v1=")
    for one in match.people:
        listed = await me_button(one, "webhooks")
        listed = await one.choose(str(match.number), listed, select="tm:webhooksof")
        private(listed, "localhost")
    listed = await me_button(person, "webhooks")
    listed = await person.choose(str(match.number), listed, select="tm:webhooksof")
    private(await person.press(control(newest(listed), "unhookmatch"), newest(listed)), "It has none")
    listed = await me_button(person, "webhooks")
    private(listed, "localhost")
    assert "topic" not in listed.text
    private(await person.press(control(newest(listed), "unhook"), newest(listed)), "You have none")
