"""The page in Debian's chromium: a sandbox, a bot on it, a browser. Left out where there is no browser.

One browser and two tabs, a desktop's and a phone's, serve all tests of a process, so these share one event
loop.
"""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route
from playwright.async_api import Browser, ConsoleMessage, Error, Page, async_playwright, expect

from tests.browser.showman import Showman
from tests.programs import chromium
from tests.sandbox.box import Box

ARGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


HERE = Path(__file__).parent
PATIENCE = 20_000
"""Milliseconds that a page may take on a busy machine."""
expect.set_options(timeout=PATIENCE)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(loop_scope="session")
async def box() -> AsyncIterator[Box]:
    async with Box() as sandbox:
        yield sandbox
        assert sandbox.breakdowns == []


@pytest_asyncio.fixture(loop_scope="session")
async def showman(box: Box, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Showman]:
    """The bot, logged in and with its commands registered."""
    monkeypatch.setattr(Route, "BASE", box.api_base)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(box.gateway_url))
    async with Showman() as client:
        await client.login(box.token)
        connection = asyncio.create_task(client.connect())
        async with asyncio.timeout(15):
            await client.arrived.wait()
        yield client
        await client.close()
        await connection


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        running = await playwright.chromium.launch(executable_path=chromium(), args=ARGS)
        yield running
        await running.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def desktop(browser: Browser) -> AsyncIterator[Page]:
    async for tab in _tab(browser, width=1280, height=860):
        yield tab


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def small_screen(browser: Browser) -> AsyncIterator[Page]:
    async for tab in _tab(browser, width=390, height=844, touch=True):
        yield tab


@pytest_asyncio.fixture(loop_scope="session")
async def page(box: Box, showman: Showman, desktop: Page) -> AsyncIterator[Page]:
    """The page as Ada sees it on a desktop. It must write no error to the console."""
    async for opened in visit(desktop, box):
        yield opened


@pytest_asyncio.fixture(loop_scope="session")
async def phone(box: Box, showman: Showman, small_screen: Page) -> AsyncIterator[Page]:
    """The same on a phone."""
    async for opened in visit(small_screen, box):
        yield opened


async def _tab(browser: Browser, *, width: int, height: int, touch: bool = False) -> AsyncIterator[Page]:
    """A tab for many tests: a new one for each would take three times as long as its page."""
    context = await browser.new_context(
        viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch
    )
    context.set_default_timeout(PATIENCE)
    yield await context.new_page()
    await context.close()


async def visit(tab: Page, box: Box) -> AsyncIterator[Page]:
    """Open a sandbox' page in a tab. It has its own address, and so nothing of the pages before it."""
    faults: list[str] = []

    def failed(error: Error) -> None:
        faults.append(str(error))

    def said(message: ConsoleMessage) -> None:
        if message.type == "error":
            faults.append(f"{message.text} {message.location['url']}")

    tab.on("pageerror", failed)
    tab.on("console", said)
    await tab.goto(box.page_url)
    await tab.get_by_role("combobox", name="Message or slash command").wait_for()
    yield tab
    tab.remove_listener("pageerror", failed)
    tab.remove_listener("console", said)
    await tab.evaluate("localStorage.clear(); sessionStorage.clear()")
    await tab.goto("about:blank")
    assert faults == []
