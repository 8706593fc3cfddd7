"""A first game that explains itself, with the real client: rules, why, symbols, the guided match."""

from __future__ import annotations

import asyncio
import random

import pytest

from bot.match.engine.replay import is_by_itself
from bot.sandbox.components import media
from bot.sandbox.things import Message
from bot.store import matches, steps
from bot.text import words
from cogs.learn import ARROW
from tests.e2e.panel import at_table, run
from tests.e2e.players import press_verb, random_moves
from tests.e2e.sandbox_app import Match, SandboxApp, control
from tests.match.lobby.test_story import TOLD, the_story
from tests.sandbox.person import Answer, Scripted, text_of, usable

SAY = words("en")
GREEN = 3
"""Discord's style of a button that is right to press."""
SILENT = 1 << 12
"""Discord's flag of messages that notify nobody."""


def verbs(message: Message | Answer) -> list[str]:
    """What can be pressed on a page or under a message."""
    shown = message.message if isinstance(message, Answer) else message
    return [found["custom_id"].split(":")[1] for found in usable(shown)]


async def pressed(person: Scripted, answer: Answer, verb: str) -> Answer:
    after = await press_verb(person, answer, verb)
    assert after is not None, (verb, answer.text)
    return after


async def test_rules_from_the_card_to_the_last_page(app: SandboxApp) -> None:
    ada = app.person("Ada")
    answer = await ada.slash("table new", game="edo", seats=2, options="ronin=on")
    card = await app.card(ada)
    assert "rules" in verbs(card)
    page = await ada.press(control(card, "rules"), card)
    assert page.ephemeral
    menu = next(found for found in usable(page.message) if found["custom_id"].startswith("tm:chapter:"))
    titles = [one["label"] for one in menu["options"]]
    assert "Variant: Ronin" in titles
    assert "Variant: temples" not in titles
    page = await ada.choose(str(titles.index("Variant: Ronin") + 1), page, select=menu["custom_id"])
    assert "### Variant: Ronin" in page.text
    page = await pressed(ada, page, "read")
    assert "### Variant: Ronin" not in page.text

    bruno = app.person("Bruno")
    await bruno.press(control(card, "join"), card)
    number = int(control(card, "start").split(":")[2])
    await at_table(ada, "start", match=number)
    await app.delivered()
    ada = ada.at(app.box.world.channels[(await app.brief(number)).place.post])
    page = await ada.slash("rules")
    assert SAY("page-rules-match", match=number, players=2) in page.text, "the match of this thread"
    page = await ada.slash("rules", find="Ronin")
    assert "Variant: Ronin" in page.text
    page = await ada.slash("rules", find="GH-4.2")
    assert "A turn has two actions in this order" in page.text, "the rule tells its game"
    assert SAY("page-rules-match", match=number, players=2) not in page.text
    page = await ada.slash("rules", find="EDO-7.2")
    assert SAY("page-rules-match", match=number, players=2) in page.text
    page = await ada.slash("rules", find="zeppelin")
    assert "nothing about" in page.text
    page = await ada.slash("rules", game="pyramids")
    assert SAY("py-title") in page.text
    for command in ("table status", "table log", "hand", "turn", "table board"):
        assert "rules" in verbs(await run(ada, command)), command
    assert answer.ephemeral


async def test_rules_outside_a_match(app: SandboxApp) -> None:
    nikos = app.person("Nikos").in_dm()
    say = words("el")
    page = await nikos.slash("rules")
    assert say("page-rules-which") in page.text
    page = await nikos.choose("edo", page, select=control(page.message, "game"))
    assert "Παραλλαγή: ναοί" in str(usable(page.message))
    assert say("page-rules-which") in (await nikos.slash("rules", find="σαμουράι")).text
    page = await nikos.slash("help")
    assert say("help-title") in page.text
    assert say("help-find").partition("/")[0] in page.text, "how to find people"


async def test_why_is_said_at_first_and_then_when_asked(app: SandboxApp) -> None:
    match = await app.open("golden_horn", ("Ada", "Bruno"), "start_seat=1")
    await match.delivered()
    ada = match.people[0]
    page = await ada.press(control(match.board(), "turn"), match.board())
    assert "GH-4.2" in page.text
    assert "why" not in verbs(page)
    below = await pressed(ada, page, "rules")
    assert SAY("page-rules-title", game="Golden Horn") in text_of(below.messages[-1])
    assert "ans" in verbs(page), "the page of the turn stays"

    async with app.services.context.store.write() as db:
        await matches.change_seat(db, match.number, 0, {"turn_token": 40})
    page = await ada.slash("turn")
    assert "GH-4.2" not in page.text
    page = await pressed(ada, page, "why")
    assert "GH-4.2" in page.text
    assert "ans" in verbs(page), "the question can be answered on the same page"


async def test_what_a_picture_shows_is_explained(app: SandboxApp) -> None:
    """From the board, the page of a turn, the hand and a player's board, each on a page of its own."""
    match = await app.open("bora_bora", ("Ada", "Zofia"))
    await match.delivered()
    ada, zofia = match.people
    page = await zofia.press(control(match.board(), "see"), match.board())
    assert page.ephemeral
    assert words("pl")("page-see-title") in page.text
    for command, what in (
        *(("turn", "turn"), ("hand", "hand"), ("table board", "board")),
        *(("table history", "p1"), ("table since", "board")),
    ):
        shown = await run(ada, command)
        assert control(shown.message, "see").split(":")[3] == what
        below = await pressed(ada, shown, "see")
        assert SAY("page-see-title") in text_of(below.messages[-1]), command


@pytest.mark.drawn
async def test_the_marks_have_their_meanings(app: SandboxApp) -> None:
    match = await app.open("golden_horn", ("Ada", "Bruno"))
    await match.delivered()
    page = await match.people[0].press(control(match.board(), "see"), match.board())
    assert "`a` **Ship.**" in page.text
    assert page.message.files
    rules = await match.people[0].slash("rules")
    assert rules.message.files, "a chapter has a small picture of the match"


async def labelled(person: Scripted, page: Answer, label: str) -> Answer:
    """Press the answer with this label."""
    [button] = [one for one in usable(page.message) if label in one.get("label", "")]
    return await person.press(button["custom_id"], page)


async def lesson(app: SandboxApp, person: Scripted, game: str) -> int:
    """The number of somebody's only match of a game."""
    [one] = [one for one in await app.services.views.mine(person.id) if one.brief.game == game]
    return one.brief.match


async def test_a_guided_match_in_direct_messages(app: SandboxApp) -> None:
    ada = app.person("Ada")
    answer = await ada.slash("learn", game="golden_horn")
    assert "is ready" in answer.text
    assert [file.filename for file in answer.message.files] == ["won.png"]
    number = await lesson(app, ada, "golden_horn")
    assert (await app.brief(number)).place.guild is None
    await app.delivered()
    assert any("begins here" in text_of(message) for message in ada.dms())
    again = await ada.slash("learn", game="golden_horn")
    assert "already" in again.text or "is ready" in again.text
    assert await lesson(app, ada, "golden_horn") == number, "one at a time"
    assert len(ada.dms()) == 2, "a welcome and the board, once"

    shown = [message.id for message in ada.dms()]
    assert all(message.flags & SILENT for message in ada.dms()), "who has just asked is not called"
    page = await pressed(ada, answer, "turn")
    assert SAY("gh-story-load") in page.text
    assert "GH-4.2" in page.text
    told = page.text
    for label in ("L2", "red", "Modone"):
        page = await labelled(ada, page, label)
        told += page.text
    assert SAY("gh-story-loaded") not in told
    assert told.count("GH-4.2") == 1, "each question is explained once"
    page = await pressed(ada, page, "confirm")
    assert not page.failed

    async with asyncio.timeout(30):
        while not (await app.brief(number)).players[0].awaited:  # noqa: ASYNC110 (rows make no event)
            await asyncio.sleep(0.02)
    await app.delivered()
    assert [message.id for message in ada.dms()] == shown, "the board is edited in place: no unread badge"
    assert "begins here" not in text_of(ada.dms()[-1])
    page = await ada.slash("turn", match=number)
    assert page.text.index(SAY("gh-story-loaded")) < page.text.index(SAY("gh-story-risk"))
    await ada.slash("table new", game="golden_horn", seats=2)
    answer = await ada.press(control(again.message, "learned"), again)
    assert SAY("learn-left", game="Golden Horn") in answer.text
    assert f"table {number + 1}" in answer.text, "the table that waits, and no more than that"
    assert f"table {number} ·" not in answer.text
    assert (await app.brief(number)).state == "ended"


@pytest.mark.drawn
async def test_the_table_is_shown_with_letters(app: SandboxApp) -> None:
    """From the first page, and from it one gets on to the turn."""
    ada = app.person("Ada")
    answer = await ada.slash("learn", game="golden_horn")
    table = await pressed(ada, answer, "parts")
    assert "**A** main port" in table.text
    assert "**H** whose turn it is" in table.text
    [(_, _, shown)] = media(table.message.components)
    assert str(shown["description"]).startswith("A: main port")
    page = await pressed(ada, table, "turn")
    await ada.until(lambda: SAY("gh-story-load") in page.text or None, 30)


async def test_a_guided_match_ends_by_itself(app: SandboxApp) -> None:
    """After its rounds, with the points of both in the direct messages; nothing is left to do."""
    ada, rng = app.person("Ada"), random.Random(3)
    await ada.slash("learn", game="pyramids")
    number = await lesson(app, ada, "pyramids")
    match = Match(app, number, [ada])
    async with asyncio.timeout(30):
        while (brief := await app.brief(number)).state == "running":
            if brief.players[0].awaited:
                await ada.slash("move", move=await random_moves(ada, match, rng), match=number)
            else:
                await asyncio.sleep(0.02)
    await app.delivered()
    [done] = [message for message in ada.dms() if "solo" in verbs(message)]
    points = (await app.services.views.look(number)).view.points_now
    _, computer = (await app.brief(number)).names
    names = ("Ada", f"{computer} ⚙")
    told = [
        f"**{name}**: {own} point".replace("-", "−") + "s" * (own not in (1, -1))
        for name, own in zip(names, points, strict=True)
    ]
    assert f". {', '.join(told)}. You have completed " in text_of(done)
    assert verbs(done) == ["solo", "friends"]
    assert [file.filename for file in done.files] == ["curves.png"]
    [last] = [message for message in ada.dms() if "again" in verbs(message)]
    assert [file.filename for file in last.files] == ["score.png", "board.png"]
    late = await ada.slash("turn", match=number)
    assert SAY("page-over") in late.text
    assert verbs(late) == ["board", "again", "rules"]
    assert number != await lesson_of_new(app, ada)


def proposed(page: Answer) -> tuple[str, str | None] | None:
    """The answer that a lesson's story points to: a green button, or a choice of a menu (and the menu)."""
    for one in usable(page.message):
        if one["custom_id"].startswith("tp:ans:") and one["style"] == GREEN:
            return one["custom_id"], None
        for choice in one.get("options", ()):
            if choice["label"].startswith(ARROW):
                return choice["value"], one["custom_id"]
    return None


@pytest.mark.parametrize("game", TOLD)
async def test_a_story_points_its_way_to_the_end(app: SandboxApp, game: str) -> None:
    """Who follows the green answers of a lesson plays it as it is written."""
    ada = app.person("Ada")
    begun = await ada.slash("learn", game=game)
    number = await lesson(app, ada, game)
    await asked(app, number)
    page = await pressed(ada, begun, "turn")
    while (way := proposed(page)) is not None:
        answer, menu = way
        page = await (ada.press(answer, page) if menu is None else ada.choose(answer, page, select=menu))
        if "confirm" in verbs(page) and proposed(page) is None:
            await pressed(ada, page, "confirm")
            await asked(app, number)
            page = await ada.slash("turn", match=number)
    async with app.services.context.store.read() as db:
        log = await steps.log(db, number)
    story = the_story(game)
    told = [move for act in (*story.setup, *story.acts) if act.seat == 0 for move in act.moves]
    assert [row.move for row in log if row.seat == 0 and not is_by_itself(row)] == told


async def asked(app: SandboxApp, number: int) -> None:
    """Wait until the learner is to act."""
    async with asyncio.timeout(60):
        while not (await app.brief(number)).players[0].awaited:  # noqa: ASYNC110 (rows make no event)
            await asyncio.sleep(0.02)


async def lesson_of_new(app: SandboxApp, person: Scripted) -> int:
    """The number of the guided match that the person begins now."""
    await person.slash("learn", game="pyramids")
    return max(one.brief.match for one in await app.services.views.mine(person.id))


async def test_direct_messages_are_closed(app: SandboxApp) -> None:
    """It is told plainly, and everything works in a thread."""
    zofia = app.person("Zofia")
    app.box.world.edit_person(zofia.id, dm_closed=True)
    say = words("pl")
    answer = await zofia.slash("learn", game="pyramids")
    assert say("learn-closed") in answer.text
    assert await app.services.views.mine(zofia.id) == ()
    answer = await pressed(zofia, answer, "learnhere")
    number = await lesson(app, zofia, "pyramids")
    brief = await app.brief(number)
    assert brief.place.thread is not None
    assert brief.state == "running"
    page = await pressed(zofia, answer, "turn")
    assert say("py-story-keep") in page.text
    await app.delivered()
