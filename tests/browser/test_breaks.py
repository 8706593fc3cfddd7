"""The page when something goes away under it: the sandbox, a channel, a list that is open."""

from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.test_page import open_table, writing
from tests.sandbox.box import Box

pytestmark = pytest.mark.browser


async def test_page_lives_through_a_restart_of_the_sandbox(browser: Browser, tmp_path: Path) -> None:
    path = tmp_path / "world.sqlite"
    first = Box(path)
    await first.start()
    port = first.port
    ada, quay = first.world.person("Ada"), first.world.channel("quay")
    first.world.say(ada.id, quay.id, "before the break")
    page = await browser.new_page()
    await page.goto(first.page_url)
    await expect(page.get_by_text("before the break")).to_be_visible()
    await expect(page.get_by_text("bot offline")).to_be_visible()
    await first.stop()
    await expect(page.get_by_text("The sandbox does not answer.")).to_be_visible()
    async with Box(path, port=port) as second:
        second.world.say(ada.id, quay.id, "after the break")
        await expect(page.get_by_text("after the break")).to_be_visible(timeout=10_000)
        await expect(page.get_by_text("before the break")).to_be_visible()
        await expect(page.get_by_text("The sandbox does not answer.")).to_be_hidden()
        await writing(page).fill("we are back")
        await page.keyboard.press("Enter")
        await expect(page.locator("article").last).to_contain_text("we are back")
        await page.close()


async def test_deleted_channel_is_left(page: Page, box: Box) -> None:
    await page.get_by_role("button", name="channel tavern").click()
    await expect(page.get_by_role("heading", level=1)).to_contain_text("tavern")
    box.world.delete_channel(box.world.channel("tavern").id)
    await expect(page.get_by_role("heading", level=1)).to_contain_text("quay")
    await expect(page.get_by_role("button", name="channel tavern")).to_have_count(0)


async def test_escape_closes_the_list_before_the_form(page: Page) -> None:
    message = await open_table(page)
    await message.get_by_role("button", name="Papers").click()
    form = page.get_by_role("dialog", name="Ship's papers")
    await form.get_by_role("combobox", name="Choose").click()
    listed = page.get_by_role("listbox", name="Choose")
    await expect(listed).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(listed).to_have_count(0)
    await expect(form).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(form).to_have_count(0)
    await expect(message.get_by_role("button", name="Papers")).to_be_focused()


async def test_changed_control_is_refused_with_a_sentence(page: Page, box: Box) -> None:
    message = await open_table(page)
    await message.get_by_role("combobox", name="Up to two ports").click()
    posted = box.world.messages(box.world.channel("quay").id)[-1]
    box.world.edit_message(posted, components=[])
    await expect(message.get_by_role("button", name="Papers")).to_have_count(0)
    await page.get_by_role("option", name="Corfu").click()
    await page.get_by_role("button", name="Done").click()
    await expect(message.get_by_role("alert")).to_contain_text("no control")


async def test_reader_further_up_keeps_the_place(page: Page, box: Box) -> None:
    quay, ada, bruno = (
        box.world.channel("quay"),
        box.world.person("Ada"),
        box.world.person("Bruno"),
    )
    for n in range(40):
        box.world.say(ada.id, quay.id, f"line {n}")
    pane = page.locator(".messages")
    await expect(page.get_by_text("line 39", exact=True)).to_be_in_viewport()
    await pane.evaluate("pane => pane.scrollTo(0, 200)")
    box.world.say(bruno.id, quay.id, "news")
    latest = page.get_by_role("button", name="1 new message")
    await expect(latest).to_be_visible()
    assert await pane.evaluate("pane => pane.scrollTop") == 200
    await latest.click()
    await expect(page.get_by_text("news", exact=True)).to_be_in_viewport()
    await expect(latest).to_be_hidden()
    await pane.evaluate("pane => pane.scrollTo(0, 200)")
    box.world.say(ada.id, quay.id, "my own words")
    await expect(page.get_by_text("my own words", exact=True)).to_be_in_viewport()
