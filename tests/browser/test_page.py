"""What a person does on the sandbox's page, in a real browser with the real client library behind it."""

import asyncio
import re
from collections.abc import Callable

import pytest
from playwright.async_api import Locator, Page, expect

from tests.browser.showman import Showman
from tests.sandbox.box import Box

pytestmark = pytest.mark.browser

WRITE = "Message or slash command"


def writing(page: Page) -> Locator:
    return page.get_by_role("combobox", name=WRITE)


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something is true of the sandbox, which the page tells it after it has shown it."""
    async with asyncio.timeout(8):
        while not holds():  # noqa: ASYNC110 (the world makes no event)
            await asyncio.sleep(0.02)


async def become(page: Page, name: str) -> None:
    await page.get_by_role("button", name=re.compile(f"^{name},")).click()
    await expect(page.locator(".person.current .person-name")).to_have_text(name)


async def open_table(page: Page) -> Locator:
    """``/table new``, typed by hand to the end; returns the bot's message."""
    await writing(page).press_sequentially("/table new ")
    await page.keyboard.type("gold")
    await page.keyboard.press("Enter")
    await page.keyboard.type("3")
    await page.keyboard.press("Enter")
    message = page.locator("article", has_text="waits with 3 seats").last
    await expect(message).to_be_visible()
    return page.locator(f"#{await message.get_attribute('id')}")


# ---- commands ----------------------------------------------------------------------------------------------


async def test_newcomer_is_told_the_first_steps(page: Page) -> None:
    welcome = page.get_by_label("Welcome", exact=True)
    await expect(welcome).to_contain_text("You are Ada")
    await welcome.get_by_role("button", name="/", exact=True).click()
    await expect(page.get_by_role("option", name="/table new")).to_be_visible()
    await expect(writing(page)).to_be_focused()


async def test_first_page_leads_to_a_person_with_the_same_language(page: Page) -> None:
    welcome = page.get_by_label("Welcome", exact=True)
    await welcome.get_by_role("button", name="Bruno").click()
    await expect(page.locator(".person.current .person-name")).to_have_text("Bruno")
    await expect(page.get_by_label("Welcome", exact=True)).to_contain_text("become Ada")


async def test_slash_command_is_completed_as_one_types(page: Page) -> None:
    await writing(page).press_sequentially("/ta")
    listed = page.get_by_role("listbox", name="Commands").get_by_role("option")
    await expect(listed).to_have_count(4)
    await page.keyboard.type("ble n")
    await expect(listed).to_have_count(1)
    await expect(listed).to_contain_text("Opens a table")
    await page.keyboard.press("Enter")

    game = page.get_by_role("combobox", name="game")
    await expect(game).to_be_focused()
    choices = page.get_by_role("listbox", name="game").get_by_role("option")
    await expect(choices).to_have_text(["Golden Horn", "Silver & Gold: Pyramids", "Edo"])
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(game).to_have_value("Silver & Gold: Pyramids")

    await page.keyboard.type("4")
    await page.get_by_role("button", name="Add port: Where to begin").click()
    await page.keyboard.type("nde")
    await expect(page.get_by_role("listbox", name="port").get_by_role("option")).to_have_count(0)
    await expect(page.get_by_role("status").filter(has_text="no completions for this")).to_be_visible()
    for _ in "nde":
        await page.keyboard.press("Backspace")
    await page.keyboard.type("cand")
    offered = page.get_by_role("listbox", name="port").get_by_role("option")
    await expect(offered).to_have_text(["Candia (en-GB)"])
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    message = page.locator("article").last
    await expect(message).to_contain_text("Silver & Gold: Pyramids")
    await expect(message).to_contain_text("waits with 4 seats at candia, open: True")
    await expect(message).to_contain_text("Ada used /table new")


async def test_command_with_its_options_can_be_typed_or_pasted_whole(page: Page) -> None:
    await writing(page).fill("/table new game:Edo seats:2 open:False")
    await expect(page.get_by_role("combobox", name="open")).to_have_value("False")
    await page.keyboard.press("Enter")
    await expect(page.locator("article").last).to_contain_text("waits with 2 seats at None, open: False")


async def test_words_typed_faster_than_the_fields_appear_are_kept(page: Page) -> None:
    await writing(page).fill("/table new gold")
    game = page.get_by_role("combobox", name="game")
    await expect(game).to_have_value("gold")
    await expect(game).to_be_focused()


async def test_next_option_can_be_named_inside_a_field(page: Page) -> None:
    await writing(page).press_sequentially("/table new golden seats:")
    await expect(page.get_by_role("combobox", name="game")).to_have_value("golden")
    await expect(page.get_by_role("combobox", name="seats")).to_be_focused()


async def test_own_name_of_a_field_may_be_typed_before_its_value(page: Page) -> None:
    await writing(page).press_sequentially("/table new game:gold")
    await expect(page.get_by_role("combobox", name="game")).to_have_value("gold")


async def test_command_with_only_optional_options_is_typed(page: Page) -> None:
    await writing(page).press_sequentially("/quiet begin:22:30 end:8:00")
    await expect(page.get_by_role("combobox", name="end", exact=True)).to_have_value("8:00")
    await page.keyboard.press("Enter")
    await expect(page.locator("article").last).to_contain_text("Quiet from 22:30 to 8:00.")
    await writing(page).press_sequentially("/quiet 23:00")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("combobox", name="begin", exact=True)).to_have_value("23:00")
    await page.keyboard.press("Enter")
    await expect(page.locator("article").last).to_contain_text("Quiet from 23:00 to none.")
    await writing(page).press_sequentially("/quiet ")
    await page.keyboard.press("Enter")
    await expect(page.locator("article").last).to_contain_text("Quiet from none to none.")


async def test_optional_options_are_offered_by_name(page: Page) -> None:
    await writing(page).press_sequentially("/quiet e")
    await expect(page.get_by_role("listbox", name="Options").get_by_role("option")).to_have_text(
        ["end…", "begin…"]
    )
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("combobox", name="end", exact=True)).to_be_focused()
    await page.keyboard.press("Backspace")
    await expect(page.get_by_role("combobox", name="Add an option")).to_be_focused()


async def test_wrong_or_missing_options_are_refused_before_sending(page: Page, box: Box) -> None:
    await writing(page).press_sequentially("/table new ")
    await page.keyboard.type("gold")
    await page.keyboard.press("Enter")
    await page.keyboard.type("9")
    await page.keyboard.press("Enter")
    alert = page.locator(".composer [role=alert]")
    await expect(alert).to_contain_text("2 to 4")
    await page.keyboard.press("Backspace")
    await page.keyboard.type("two")
    await page.keyboard.press("Enter")
    await expect(alert).to_contain_text("whole number")
    assert box.world.messages(box.world.channel("quay").id) == []


async def test_escape_and_backspace_lead_back(page: Page) -> None:
    await writing(page).press_sequentially("/table new ")
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    await expect(writing(page)).to_be_focused()
    await expect(writing(page)).to_have_value("/table new")
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("listbox", name="Commands")).to_be_hidden()


async def test_last_command_comes_back_with_the_arrow(page: Page) -> None:
    await open_table(page)
    await page.keyboard.press("ArrowUp")
    await expect(page.get_by_role("combobox", name="game")).to_have_value("Golden Horn")
    await expect(page.get_by_role("combobox", name="seats")).to_have_value("3")


async def test_greek_person_sees_greek_commands_and_may_type_either(page: Page) -> None:
    await become(page, "Nikos")
    await writing(page).press_sequentially("/τραπέζι νέο ")
    await expect(page.get_by_role("combobox", name="παιχνίδι")).to_be_focused()
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    await writing(page).fill("")
    await writing(page).press_sequentially("/table new")
    listed = page.get_by_role("listbox", name="Commands").get_by_role("option")
    await expect(listed).to_contain_text(["/τραπέζι νέο"])


async def test_user_option_lists_people(page: Page) -> None:
    await writing(page).press_sequentially("/table invite ")
    await page.keyboard.type("zof")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.locator("article").last).to_contain_text("@Zofia, you are invited.")


# ---- messages and controls ---------------------------------------------------------------------------------


async def test_private_answer_is_seen_by_one_and_can_be_dismissed(page: Page) -> None:
    message = await open_table(page)
    await message.get_by_role("button", name="My hand").click()
    answer = page.locator("article", has_text="Three cards")
    await expect(answer).to_contain_text("Only you can see this")
    await expect(answer.locator("em")).to_have_text("salt")
    await become(page, "Nikos")
    await expect(page.locator("article", has_text="waits with 3 seats")).to_be_visible()
    await expect(answer).to_have_count(0)
    await become(page, "Ada")
    await answer.get_by_role("button", name="Dismiss").click()
    await expect(answer).to_have_count(0)


async def test_private_page_is_played_through_with_the_keyboard(page: Page) -> None:
    message = await open_table(page)
    await message.get_by_role("button", name="Take my turn").click()
    step = page.get_by_role("button", name="Sail on 1")
    await step.focus()
    await page.keyboard.press("Enter")
    # The control has another id now; the focus goes on to its successor.
    await expect(page.get_by_role("button", name="Sail on 2")).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("button", name="Sail on 3")).to_be_focused()


async def test_unanswered_button_says_that_it_failed(page: Page, box: Box) -> None:
    box.actions.book.answer_seconds = 0.4
    message = await open_table(page)
    button = message.get_by_role("button", name="Silent")
    await button.click()
    await expect(button).to_have_attribute("aria-busy", "true")
    await expect(message.get_by_role("alert")).to_have_text("This interaction failed.")
    await expect(button).not_to_have_attribute("aria-busy", "true")
    await become(page, "Bruno")
    await expect(message.get_by_role("alert")).to_have_count(0)


async def test_unanswered_command_leaves_a_private_note(page: Page, box: Box, showman: Showman) -> None:
    box.actions.book.answer_seconds = 0.3
    await showman.close()
    await writing(page).press_sequentially("/words ")
    await page.keyboard.press("Enter")
    note = page.locator("article", has_text="did not respond")
    await expect(note).to_contain_text("Ada used /words")
    await note.get_by_role("button", name="Dismiss").click()
    await expect(note).to_have_count(0)


async def test_select_with_several_values(page: Page) -> None:
    message = await open_table(page)
    menu = message.get_by_role("combobox", name="Up to two ports")
    await menu.focus()
    await page.keyboard.press("ArrowDown")
    listed = page.get_by_role("listbox", name="Up to two ports")
    await expect(listed).to_be_focused()
    await page.keyboard.press("Space")
    await page.keyboard.type("zar")
    await page.keyboard.press("Space")
    await page.keyboard.press("Enter")
    await expect(page.locator("article").last).to_contain_text("Bound for venice, zara")
    await expect(menu).to_contain_text("Venice")
    await expect(menu).to_contain_text("Zara")


async def test_user_select(page: Page) -> None:
    message = await open_table(page)
    await message.get_by_role("combobox", name="A mate").click()
    await page.get_by_role("option", name="Nikos").click()
    await expect(page.locator("article").last).to_contain_text("With @Nikos")


async def test_form_is_filled_in_and_sent(page: Page) -> None:
    message = await open_table(page)
    await message.get_by_role("button", name="Papers").click()
    form = page.get_by_role("dialog", name="Ship's papers")
    await expect(form.get_by_label("Cargo")).to_be_focused()
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_role("alert")).to_contain_text("required")
    await form.get_by_label("Cargo").fill("salt")
    await form.get_by_role("combobox", name="Choose").click()
    await page.get_by_role("option", name="Eagle").click()
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_have_count(0)
    await expect(page.locator("article").last).to_contain_text("Cargo salt under the Eagle")


async def test_board_fits_the_width_and_can_be_enlarged(page: Page) -> None:
    await writing(page).press_sequentially("/table board ")
    await page.keyboard.press("Enter")
    picture = page.get_by_role("img", name="A chart: one island")
    await expect(picture).to_be_visible()
    await expect(page.locator("article").last.locator(".md-h1")).to_have_text("Golden Horn")
    shown = await picture.bounding_box()
    assert shown is not None
    assert shown["width"] < 900
    assert abs(shown["width"] / shown["height"] - 1.6) < 0.02
    await page.get_by_role("button", name="Enlarge the picture").click()
    large = page.get_by_role("dialog", name="Enlarged picture")
    await expect(large).to_contain_text("A chart: one island in a green sea.")
    await large.get_by_role("button", name="Show at full size").click()
    full = await large.get_by_role("img").bounding_box()
    assert full is not None
    assert full["width"] == 1600
    await page.keyboard.press("Escape")
    await expect(large).to_have_count(0)


async def test_hostile_and_marked_up_words(page: Page) -> None:
    await writing(page).press_sequentially("/words ")
    await page.keyboard.press("Enter")
    message = page.locator("article").last
    await expect(message.locator("ol li")).to_have_count(2)
    await expect(message).to_contain_text("<script>alert(1)</script>")
    assert await page.locator("article script, article img[src='x']").count() == 0
    assert await page.title() != "hacked"
    await expect(message.locator(".md-quote").first).to_contain_text("the sea")
    await expect(message.locator("pre")).to_have_text("print('x')")
    await expect(message.locator("time.md-time")).to_have_text(re.compile("^in \\d+ years$"))
    await expect(message.locator(".embed-title")).to_have_text("A letter")
    await expect(message.get_by_role("link", name="log.txt")).to_be_visible()
    await expect(message).to_contain_text("*not* snake_case_word")
    secret = message.locator(".spoiler-text")
    await expect(secret).to_be_hidden()
    await message.get_by_role("button", name="Spoiler").press("Enter")
    await expect(secret).to_be_visible()
    await become(page, "Zofia")
    await expect(message.locator("time.md-time")).to_have_text(re.compile("^za \\d+ lat"))


# ---- persons, badges, direct messages ----------------------------------------------------------------------


async def test_mention_puts_a_badge_on_the_person_and_the_channel(page: Page) -> None:
    await writing(page).press_sequentially("/table invite ")
    await page.keyboard.type("bruno")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    bruno = page.get_by_role("button", name="Bruno, English (US), 1 waiting")
    await expect(bruno).to_be_visible()
    await page.get_by_role("button", name="channel tavern").click()
    await bruno.click()
    await expect(page.get_by_role("button", name="channel quay, 1 for you")).to_be_visible()
    await page.get_by_role("button", name="channel quay").click()
    await expect(page.locator("article.pinged")).to_contain_text("you are invited")
    await expect(page.get_by_role("button", name="Bruno, English (US)", exact=True)).to_be_visible()


async def test_letters_arrive_unless_the_box_is_closed(page: Page, box: Box) -> None:
    for _ in range(2):
        await writing(page).press_sequentially("/table invite ")
        await page.keyboard.type("zofia")
        await page.get_by_role("button", name="Add quietly").click()
        await page.keyboard.type("true")
        await page.keyboard.press("Enter")
        await page.keyboard.press("Enter")
        answer = page.locator("article").last
        if not box.world.person("Zofia").dm_closed:
            await expect(answer).to_contain_text("A letter is on its way.")
            await become(page, "Zofia")
            inbox = page.get_by_role("button", name="Direct messages with Turnpost, 1 for you")
            await inbox.click()
            await expect(page.locator("article").last).to_contain_text("Ada invites you to a game.")
            closed = page.get_by_role("switch", name="Closed to DMs")
            await closed.click()
            await expect(closed).to_be_checked()
            await until(lambda: box.world.person("Zofia").dm_closed)
            await become(page, "Ada")
            await page.get_by_role("button", name="channel quay").click()
        else:
            await expect(answer).to_contain_text("Their letter box is closed.")


async def test_persons_are_added_and_switched_with_keys(page: Page, box: Box) -> None:
    await page.get_by_role("button", name="Add a person").click()
    form = page.get_by_role("dialog", name="Add a person")
    await form.get_by_label("Name").fill("Łucja <b>")
    await form.get_by_label("Language").select_option("pl")
    await form.get_by_role("button", name="Add", exact=True).click()
    await expect(page.locator(".person.current .person-name")).to_have_text("Łucja <b>")
    await until(lambda: box.world.person("Łucja <b>").locale == "pl")
    await page.keyboard.press("Alt+2")
    await expect(page.locator(".person.current .person-name")).to_have_text("Nikos")
    await page.get_by_label("Language of Nikos").select_option("pl")
    await page.keyboard.press("Alt+ArrowDown")
    await expect(page.get_by_role("heading", level=1)).to_contain_text("tavern")
    await until(lambda: box.world.person("Nikos").locale == "pl")


async def test_threads_appear_under_their_channel_and_can_be_archived(page: Page, box: Box) -> None:
    await writing(page).press_sequentially("/table thread ")
    await page.keyboard.type("The long game")
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="thread The long game").click()
    await expect(page.get_by_role("heading", level=1)).to_contain_text("The long game")
    await expect(page.locator("article").last).to_contain_text("Welcome aboard.")
    await page.get_by_role("button", name="Tools").click()
    tools = page.get_by_role("complementary", name="Tools")
    await tools.get_by_role("button", name="Archive and lock").click()
    await expect(page.get_by_role("heading", level=1)).to_contain_text("locked")
    await expect(writing(page)).to_be_disabled()
    assert box.world.channel("The long game").locked
    await tools.get_by_role("button", name="Unarchive").click()
    await expect(writing(page)).to_be_enabled()


async def test_host_tools_take_a_permission_away_and_make_trouble(page: Page, box: Box) -> None:
    await page.get_by_role("button", name="Tools").click()
    tools = page.get_by_role("complementary", name="Tools")
    box_ = tools.get_by_label("attach files")
    await expect(box_).to_be_checked()
    await box_.uncheck()
    await expect(box_).not_to_be_checked()
    quay, bot = box.world.channel("quay"), box.world.bot
    await until(lambda: not box.world.may(bot.id, quay.id, "attach_files"))
    await box_.check()
    await until(lambda: box.world.may(bot.id, quay.id, "attach_files"))
    await tools.get_by_label("Answer with").select_option("rate_limit")
    await tools.get_by_role("combobox", name="to", exact=True).select_option("dms")
    await tools.get_by_role("button", name="Switch on").click()
    await expect(tools).to_contain_text("429 for opening a DM ×1")
    await tools.get_by_role("button", name="Clear all").click()
    await expect(tools).to_contain_text("No faults are pending.")
    await page.keyboard.press("Escape")
    await expect(tools).to_be_hidden()
    await expect(page.get_by_role("button", name="Tools")).to_be_focused()


async def test_plain_words_are_said_and_deleted_messages_vanish(page: Page, box: Box) -> None:
    await writing(page).fill("Good **morning**")
    await page.keyboard.press("Enter")
    said = page.locator("article", has_text="Good morning")
    await expect(said.locator("strong")).to_have_text("morning")
    quay = box.world.channel("quay")
    box.world.delete_message(box.world.messages(quay.id)[0])
    await expect(said).to_have_count(0)


async def test_replies_show_words_without_their_markup(page: Page) -> None:
    """A heading, small print, a quotation and a list in the line over an answer."""
    said = await page.evaluate(
        """() => import('/page/js/message.js').then(({ plainWords }) =>
        plainWords({ content: '# The **game** begins\\n-# until noon\\n> a > b\\n- one' }, 99))"""
    )
    assert said == "The game begins until noon a > b one"


async def test_the_line_over_an_answer_follows_what_it_answers(page: Page, box: Box) -> None:
    message = await open_table(page)
    await message.get_by_role("button", name="My hand").click()
    above = page.locator("article", has_text="Three cards").locator(".before-words")
    await expect(above).to_contain_text("waits with 3 seats")
    quay = box.world.channel("quay")
    [table] = [one for one in box.world.messages(quay.id) if one.components and one.seen_by is None]
    box.world.edit_message(table, content="The match has begun", stamp=True)
    await expect(above).to_have_text("The match has begun")
    box.world.delete_message(table)
    await expect(above).to_have_text("The message was deleted")


async def test_page_comes_back_after_a_break_and_older_messages_are_fetched(page: Page, box: Box) -> None:
    quay, ada = box.world.channel("quay"), box.world.person("Ada")
    for n in range(90):
        box.world.say(ada.id, quay.id, f"line {n}")
    await page.reload()
    await expect(page.get_by_text("line 89", exact=True)).to_be_in_viewport()
    assert await page.get_by_text("line 3", exact=True).count() == 0
    await page.locator(".messages").evaluate("pane => pane.scrollTo(0, 0)")
    await expect(page.get_by_text("line 3", exact=True)).to_have_count(1)
    await expect(page.get_by_label("Welcome", exact=True)).to_have_count(1)


# ---- menus of messages and persons ------------------------------------------------------------------------


async def say(page: Page, words: str) -> Locator:
    await writing(page).press_sequentially(words)
    await page.keyboard.press("Enter")
    message = page.locator("article", has_text=words).last
    await expect(message).to_be_visible()
    return page.locator(f"#{await message.get_attribute('id')}")


async def test_right_click_on_a_message(page: Page) -> None:
    message = await say(page, "hello harbour")
    await message.locator(".content").click(button="right")
    await page.get_by_role("option", name="Log it").click()
    await expect(page.locator("article", has_text="Logged: hello harbour")).to_contain_text("used Log it")
    await message.hover()
    await message.get_by_role("button", name="Apps").click()
    await expect(page.get_by_role("option", name="Log it")).to_be_visible()
    await page.keyboard.press("Enter")
    await expect(page.locator("article", has_text="Logged: hello harbour")).to_have_count(2)


async def test_right_click_on_a_person(page: Page) -> None:
    await page.get_by_role("button", name=re.compile("^Bruno,")).click(button="right")
    await page.get_by_role("option", name="Sign on").click()
    await expect(page.locator("article", has_text="Signed on: Bruno")).to_be_visible()
    await expect(page.locator(".person.current .person-name")).to_have_text("Ada")
    message = await say(page, "who am I")
    await message.locator(".author").click(button="right")
    await page.get_by_role("option", name="Sign on").click()
    await expect(page.locator("article", has_text="Signed on: Ada")).to_be_visible()


async def test_long_press_on_a_phone(phone: Page) -> None:
    message = await say(phone, "hello harbour")
    await message.locator(".content").hover()  # as it stays after a tap
    await expect(message.locator(".apps-button")).to_have_css("opacity", "0")
    await message.locator(".content").evaluate(
        """async (node) => {
            const { x, y } = node.getBoundingClientRect();
            const touch = { pointerType: "touch", clientX: x + 5, clientY: y + 5, bubbles: true };
            node.dispatchEvent(new PointerEvent("pointerdown", touch));
            await new Promise((done) => setTimeout(done, 800));
            node.dispatchEvent(new PointerEvent("pointerup", touch));
        }"""
    )
    await phone.get_by_role("option", name="Log it").tap()
    await expect(phone.locator("article", has_text="Logged: hello harbour")).to_be_visible()


# ---- on a phone --------------------------------------------------------------------------------------------


async def test_phone_has_a_drawer_and_no_sideways_scrolling(phone: Page) -> None:
    await writing(phone).press_sequentially("/table board ")
    await phone.keyboard.press("Enter")
    picture = phone.get_by_role("img", name="A chart: one island")
    await expect(picture).to_be_visible()
    shown = await picture.bounding_box()
    assert shown is not None
    assert 320 <= shown["width"] <= 390
    width = await phone.evaluate("document.documentElement.scrollWidth")
    assert width == 390
    await expect(phone.get_by_role("button", name=re.compile("^Nikos"))).to_have_count(0)
    await phone.get_by_role("button", name="You are Ada").tap()
    await phone.get_by_role("button", name=re.compile("^Nikos")).tap()
    await expect(phone.get_by_role("button", name="You are Nikos")).to_be_visible()
    await phone.get_by_role("button", name="People and channels").tap()
    await phone.get_by_role("button", name="Direct messages with Turnpost").tap()
    await expect(phone.get_by_role("heading", level=1)).to_contain_text("Turnpost")
    for lost in (False, True):  # what had the focus may have been drawn anew
        await phone.get_by_role("button", name="People and channels").tap()
        if lost:
            await phone.evaluate("document.activeElement.blur()")
        await phone.keyboard.press("Escape")
        await expect(phone.get_by_role("button", name="People and channels")).to_be_focused()


async def test_phone_fills_in_a_command_and_a_menu_by_touch(phone: Page) -> None:
    await phone.get_by_role("button", name="Slash commands").tap()
    await phone.get_by_role("option", name="/table new").tap()
    await phone.get_by_role("option", name="Edo").tap()
    await phone.get_by_role("combobox", name="seats").fill("2")
    await phone.get_by_role("button", name="Send").tap()
    message = phone.locator("article", has_text="waits with 2 seats").last
    await message.get_by_role("combobox", name="Up to two ports").tap()
    await phone.get_by_role("option", name="Corfu").tap()
    await phone.get_by_role("button", name="Done").tap()
    await expect(phone.locator("article").last).to_contain_text("Bound for corfu")
