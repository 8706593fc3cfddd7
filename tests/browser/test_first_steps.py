"""The three ways to begin on the first page of the sandbox, with the real bot behind them."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Page, expect

from bot.text import words
from cogs.ui.help import help_page
from cogs.ui.page import Button
from cogs.ui.speech import game_title
from tests.browser.conftest import visit
from tests.e2e.plain_bot import PLAIN
from tests.e2e.sandbox_app import SandboxApp
from tests.sandbox.box import Box

pytestmark = pytest.mark.browser
EN = words("en")


@pytest_asyncio.fixture(loop_scope="session", params=["desktop", "phone"])
async def first_page(
    request: pytest.FixtureRequest, box: Box, desktop: Page, small_screen: Page, tmp_path: Path
) -> AsyncIterator[Page]:
    """The page as somebody finds it who has just started the bot."""
    async with SandboxApp(box, tmp_path / "turnpost.sqlite", PLAIN):
        async for opened in visit(desktop if request.param == "desktop" else small_screen, box):
            yield opened


async def test_the_first_page_has_the_buttons_of_help(first_page: Page) -> None:
    begin = help_page(EN).rows[0]
    assert isinstance(begin, tuple)
    labels = [one.label for one in begin if isinstance(one, Button)]
    welcome = first_page.get_by_label("Welcome", exact=True)
    await expect(welcome.locator(".first-steps button")).to_have_text(labels)


async def test_computers_are_chosen_without_typing(first_page: Page) -> None:
    """Three presses on the first page begin a match."""
    await first_page.get_by_role("button", name=EN("button-help-solo"), exact=True).first.click()
    await first_page.locator("article").get_by_role("button", name=game_title(EN, "pyramids")).click()
    await expect(first_page.get_by_role("button", name=EN("button-turn")).first).to_be_visible()


async def test_learning_and_friends_begin_there(first_page: Page) -> None:
    await first_page.get_by_role("button", name=EN("button-help-learn"), exact=True).first.click()
    games = first_page.locator("article").get_by_role("combobox", name=EN("menu-learn"))
    await expect(games).to_be_visible()
    await first_page.get_by_role("button", name=EN("button-help-friends"), exact=True).first.click()
    await expect(first_page.get_by_role("dialog", name=EN("button-help-friends"))).to_be_visible()


async def test_the_number_of_computers_is_a_list(first_page: Page) -> None:
    writing = first_page.get_by_role("combobox", name="Message or slash command")
    await writing.fill("/table new game:Edo seats:3 computers:")
    listed = first_page.get_by_role("listbox", name="computers").get_by_role("option")
    await expect(listed).to_have_text(["0", "1", "2"])


async def test_every_command_is_listed_and_what_was_used_comes_first(first_page: Page) -> None:
    """As Discord does: what is often used, then the commands of each app under its name."""
    writing = first_page.get_by_role("combobox", name="Message or slash command")
    await writing.fill("/help ")
    await first_page.get_by_role("button", name="Send").click()
    await expect(first_page.locator("article").last).to_contain_text(EN("help-title"))
    await writing.fill("/")
    listed = first_page.get_by_role("listbox", name="Commands")
    await expect(listed.locator(".completion-group")).to_have_text(["Frequently used", "Turnpost"])
    names = await listed.locator(".completion-label b").all_text_contents()
    assert names[0] == "/help"
    assert names[1:] == sorted(set(names))
    assert len(names) > 60
    await writing.press_sequentially("table un")
    await expect(listed.locator(".completion-label b")).to_have_text("/table undo")
