"""The links that the bot shows on the sandbox, pressed in a browser: each leads to a page of a match."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, Response, expect

from bot.text import words
from tests.e2e.plain_bot import PLAIN
from tests.e2e.sandbox_app import Match, SandboxApp
from tests.sandbox.box import Box
from tests.test_start import free_port

pytestmark = pytest.mark.browser
EN = words("en")


@pytest_asyncio.fixture(loop_scope="session")
async def match(box: Box, tmp_path: Path) -> AsyncIterator[Match]:
    """A match of the real bot, whose pages have a port of their own, as `make run` gives them."""
    app, port = SandboxApp(box, tmp_path / "turnpost.sqlite", PLAIN), free_port()
    app.settings = {"web_port": port, "web_url": f"http://127.0.0.1:{port}"}
    async with app:
        opened = await app.open("pyramids", ["Ada", "Bruno"])
        await opened.delivered()
        yield opened


async def pressed(page: Page, link: Locator) -> tuple[list[int], str]:
    """What a link leads to in another tab: the status of each answer on the way, and the address."""
    statuses: list[int] = []

    def answered(response: Response) -> None:
        if response.request.is_navigation_request():
            statuses.append(response.status)

    page.context.on("response", answered)
    async with page.context.expect_page() as opening:
        await link.click()
    tab = await opening.value
    await tab.wait_for_load_state()
    page.context.remove_listener("response", answered)
    address = tab.url
    await tab.close()
    return statuses, address


async def test_links_of_a_board_and_a_turn_open_pages(browser: Browser, box: Box, match: Match) -> None:
    pages, uid = match.app.settings["web_url"], (await match.brief()).uid
    page = await (await browser.new_context(locale="en-GB")).new_page()
    # Opened by another name, the sandbox still has its files here, and the pages are where they are.
    await page.goto(box.page_url.replace("127.0.0.1", "localhost"))
    thread = box.world.channels[match.people[0].channel_id].name
    await page.get_by_role("button", name=f"thread {thread}").click()
    board = page.locator("article").last
    await expect(board.locator("img").first).to_have_js_property("naturalWidth", 1)
    assert await pressed(page, board.get_by_role("link", name=EN("button-page"))) == (
        [200],
        f"{pages}/m/{uid}",
    )
    await board.get_by_role("button", name=EN("button-turn")).click()
    await page.get_by_role("button", name=EN("button-my-page")).click()
    own = page.get_by_role("link", name=EN("button-my-page"))
    assert await pressed(page, own) == ([303, 200], f"{pages}/my/{uid}")
    await page.context.close()
