"""The page's server side: its files, who may open its socket, what it answers."""

from pathlib import Path
from typing import Any

import aiohttp
import pytest

import bot.sandbox
from tests.sandbox.box import Box

WEB = Path(bot.sandbox.__file__).parent / "web"


@pytest.fixture
async def browser() -> Any:
    async with aiohttp.ClientSession() as session:
        yield session


async def ask(socket: Any, what: str, **args: Any) -> Any:
    await socket.send_json({"id": 7, "do": what, "args": args})
    while True:
        packet = await socket.receive_json(timeout=5)
        if packet.get("re") == 7:
            return packet


async def test_all_files_are_served_and_the_page_runs_nothing_foreign(
    box: Box, browser: aiohttp.ClientSession
) -> None:
    async with browser.get(box.page_url) as answer:
        assert answer.status == 200
        policy = answer.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "http://" not in policy
    for path in WEB.rglob("*.*"):
        async with browser.get(f"{box.page_url}page/{path.relative_to(WEB).as_posix()}") as answer:
            assert answer.status == 200, path
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
    for name in ("fonts/inter.ttf", "fonts/garamond.ttf"):
        async with browser.get(f"{box.page_url}page/{name}") as answer:
            assert answer.content_type == "font/ttf"
    for name in ("../page.py", "%2e%2e/page.py", "nothing.js"):
        async with browser.get(f"{box.page_url}page/{name}") as answer:
            assert answer.status in (403, 404)


def test_scripts_never_parse_html() -> None:
    for path in WEB.rglob("*.js"):
        text = path.read_text(encoding="utf-8")
        for word in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval("):
            assert word not in text, f"{path.name}: {word}"


@pytest.mark.parametrize("path", ["", "page/socket"])
async def test_foreign_names_for_this_machine_are_refused(
    box: Box, browser: aiohttp.ClientSession, path: str
) -> None:
    async with browser.get(box.page_url + path, headers={"Host": f"evil.example:{box.port}"}) as answer:
        assert answer.status == 403


async def test_socket_is_for_the_own_page_only(box: Box, browser: aiohttp.ClientSession) -> None:
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await browser.ws_connect(f"{box.page_url}page/socket", origin="http://evil.example")
    own = box.page_url.rstrip("/")
    async with browser.ws_connect(f"{box.page_url}page/socket", origin=own) as socket:
        world = await socket.receive_json()
        assert world["event"] == "world"
        assert [p["name"] for p in world["persons"]][:2] == ["Ada", "Nikos"]


async def test_what_does_not_exist_is_answered_kindly(box: Box, browser: aiohttp.ClientSession) -> None:
    ada = str(box.world.person("Ada").id)
    async with browser.ws_connect(f"{box.page_url}page/socket") as socket:
        await socket.receive_json()
        answers = [
            await ask(socket, "history", channel="1"),
            await ask(socket, "fly"),
            await ask(socket, "press", person=ada, channel="1", message="2", custom_id="x"),
            await ask(socket, "say", person=ada, channel="nonsense", text="hello"),
            await ask(socket, "submit", person=ada, interaction="5", values={}),
        ]
        assert all("error" in answer and "answer" not in answer for answer in answers)
        await socket.send_str("not json")
        assert "error" in await socket.receive_json()


async def test_locked_thread_and_long_words_are_refused(box: Box, browser: aiohttp.ClientSession) -> None:
    ada, quay = box.world.person("Ada"), box.world.channel("quay")
    thread = box.world.create_thread(quay.id, "old", ada.id)
    box.world.archive_thread(thread.id, locked=True)
    async with browser.ws_connect(f"{box.page_url}page/socket") as socket:
        await socket.receive_json()
        locked = await ask(socket, "say", person=str(ada.id), channel=str(thread.id), text="hello")
        assert "locked" in locked["error"]
        long = await ask(socket, "say", person=str(ada.id), channel=str(quay.id), text="x" * 2001)
        assert "2000" in long["error"]


async def test_private_messages_carry_their_only_reader(box: Box, browser: aiohttp.ClientSession) -> None:
    ada, quay = box.world.person("Ada"), box.world.channel("quay")
    box.world.add_message(quay.id, box.world.bot.id, content="hush", flags=64, seen_by=ada.id)
    box.world.say(ada.id, quay.id, "hello")
    async with browser.ws_connect(f"{box.page_url}page/socket") as socket:
        world = await socket.receive_json()
        assert len(world["marks"][str(quay.id)]) == 1
        page = (await ask(socket, "history", channel=str(quay.id)))["answer"]
        seen = [(m["content"], m["seen_by"]) for m in page["messages"]]
        assert seen == [("hush", str(ada.id)), ("hello", None)]
        assert page["more"] is False
