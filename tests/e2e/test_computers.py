"""One person and computers, with the real client: open, play by buttons, take hints, restart meanwhile."""

from __future__ import annotations

import asyncio
import random

import pytest

from bot.sandbox.things import Message
from bot.text import words
from tests.e2e.panel import at_table
from tests.e2e.players import answer_one, press_verb, substituted
from tests.e2e.sandbox_app import Match, SandboxApp, control
from tests.sandbox.person import Scripted, text_of, usable

SAY = words("en")


async def my_turn(match: Match) -> bool:
    """Wait for the computers; whether the match goes on."""
    async with asyncio.timeout(60):
        while (brief := await match.brief()).state == "running" and 0 not in brief.awaited:  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    await match.app.delivered()
    return brief.state == "running"


def boards(person: Scripted) -> list[Message]:
    """The boards in the channel of a person, oldest first."""
    return [one for one in person.sees() if any("tp:turn:" in c["custom_id"] for c in usable(one))]


def public_boards(person: Scripted) -> list[Message]:
    """Those that everybody sees, newest first."""
    return [one for one in reversed(boards(person)) if one.seen_by is None]


async def turn(person: Scripted, match: Match, rng: random.Random) -> None:
    """Take a turn from the newest board, with a hint at first."""
    board = boards(person)[0]
    answer = await person.press(control(board, "turn"), board)
    while 0 in (await match.brief()).awaited:
        page = await press_verb(person, answer, "confirm") or await press_verb(person, answer, "hint")
        answer = page or await answer_one(person, answer, rng)
        assert not answer.failed


async def opened(app: SandboxApp, person: Scripted, **more: object) -> Match:
    """A match against computers, which begins at once."""
    before = {one.brief.match for one in await app.services.views.mine(person.id)}
    answer = await person.slash("table new", **{"game": "golden_horn", **more})
    assert SAY("page-started") in answer.text, answer.text
    [match] = {one.brief.match for one in await app.services.views.mine(person.id)} - before
    place = (await app.brief(match)).place.post
    return Match(app, match, [person.at(app.box.world.channels[place])])


async def test_a_rematch_against_computers_alone_begins_at_once(app: SandboxApp) -> None:
    ada = app.person("Ada")
    match = await opened(app, ada, seats=2, computers=1)
    await app.services.resigning.resign(match.number, ada.id, key="r")
    await app.delivered()
    there = match.people[0]
    final = next(one for one in there.sees() if any("tp:again:" in c["custom_id"] for c in usable(one)))
    answer = await there.press(control(final, "again"), final)
    assert SAY("page-started") in answer.text
    assert (await app.brief(match.number + 1)).state == "running"
    # Pressed once more, it leads to the match that is played, and opens no other.
    assert (await there.press(control(final, "again"), final)).text == answer.text
    assert {one.brief.match for one in await app.services.views.mine(ada.id)} == {match.number + 1}


async def test_it_is_taken_back_after_the_computers_have_answered(app: SandboxApp) -> None:
    """The button on the page of the turn leads to what can be taken back, not to the next turn."""
    match = await opened(app, app.person("Ada"), seats=2, computers=1, level="easy")
    ada = match.people[0]
    assert await my_turn(match)
    page, rng = await ada.slash("turn", match=match.number), random.Random(1)
    while "tp:undo:" not in str(usable(page.message)):
        page = await press_verb(ada, page, "confirm") or await answer_one(ada, page, rng)
    assert await my_turn(match)
    log = await match.steps()
    late = await ada.press(control(page.message, "undo"), page)
    assert SAY("page-back-ask", alone=1) in late.text
    assert SAY("table-late") not in late.text
    assert await match.steps() == log
    # Computers are not asked.
    earlier = next(one for one in usable(late.message) if "options" in one)
    sure = await ada.choose(earlier["options"][0]["value"], late.message, select=earlier["custom_id"])
    button = next(one for one in usable(sure.message) if "tp:asksure:" in one["custom_id"])
    assert button["label"] == SAY("button-undo")
    assert "others" not in sure.text
    back = await ada.press(button["custom_id"], sure)
    assert SAY("page-votes-approved", alone=1) in back.text


async def test_a_hint_tells_nothing_that_its_page_tells(app: SandboxApp) -> None:
    """A computer chooses a city with one move; in Golden Horn a whole turn is one page, too."""
    for game, says in (("edo", "**Ada** starts in "), ("golden_horn", "**Ada** ")):
        match = await opened(app, app.person("Ada"), game=game, seats=2, computers=1)
        ada = match.people[0]
        assert await my_turn(match)
        page = await press_verb(ada, await ada.slash("turn", match=match.number), "hint")
        while page is not None and SAY("page-confirm-title") not in page.text:
            page = await press_verb(ada, page, "hint")
        assert page is not None
        assert page.text.count(says) == 1, page.text


async def test_the_tag_of_an_answer_stands_there_once(app: SandboxApp) -> None:
    """On its button, and in words."""
    match = await opened(app, app.person("Ada"), game="edo", seats=2, computers=1)
    ada = match.people[0]
    assert await my_turn(match)
    page = await ada.slash("turn", match=match.number)
    labels = [str(one.get("label")).partition(" · ") for one in usable(page.message)]
    cities = {tag: label for tag, _, label in labels if tag in ("C1", "C2", "C3")}
    assert len(cities) == 3
    told = await press_verb(ada, page, "words")
    assert told is not None
    for tag, label in cities.items():
        assert label.startswith("Start in ")
        assert tag not in label
        assert f"{tag}: {label} (beside " in told.text


async def test_alone_on_a_server(app: SandboxApp) -> None:
    rng = random.Random(1)
    match = await opened(app, app.person("Ada"), seats=3, computers=2, level="easy")
    ada = match.people[0]
    assert await my_turn(match)
    await app.delivered()
    before = public_boards(ada)
    assert [ada.id] in [board.pings for board in before], "the first call brings her to the thread"
    for _ in range(3):
        await turn(ada, match, rng)
        if not await my_turn(match):
            break
        await app.delivered()
        after = public_boards(ada)
        assert [one.id for one in after] == [one.id for one in before], "it is edited, and calls nobody"
        assert "⚙" in text_of(after[-1])
    assert (await match.brief()).players[0].hints
    page = await ada.slash("table board", match=match.number)
    answer = await ada.press(control(page.message, "anew"), page)
    assert SAY("page-board-anew", link="").strip(" .") in answer.text
    await app.delivered()
    assert len(public_boards(ada)) == len(before) + 1


async def test_who_is_forgotten_is_not_called_back(app: SandboxApp) -> None:
    """Of three seats two computers are left. They wait, but for nobody who could come back."""
    match = await opened(app, app.person("Ada"), seats=3, computers=2)
    ada = match.people[0]
    await app.services.privacy.forget(ada.id)
    await app.delivered()
    shown = [(text_of(one), str(usable(one))) for one in ada.sees() if one.seen_by is None]
    [controls] = [controls for text, controls in shown if SAY("table-deserted") in text]
    assert "tp:board:" in controls
    assert "tp:imback:" not in controls


@pytest.mark.parametrize("computers", [1, 2])
async def test_a_resignation_is_told_once_on_the_last_board(app: SandboxApp, computers: int) -> None:
    """Where only computers are left, the match ends."""
    match = await opened(app, app.person("Ada"), seats=1 + computers, computers=computers)
    ada = match.people[0]
    assert await my_turn(match)
    await app.delivered()
    before = public_boards(ada)[0]
    asked = await at_table(ada, "resign", match=match.number)
    assert SAY("page-resign-alone") in asked.text
    await ada.press(control(asked.message, "resign"), asked.message)
    await app.delivered()
    [last] = [text_of(one) for one in ada.sees() if one.seen_by is None and "tp:again:" in str(usable(one))]
    assert last.startswith(f"## {SAY('board-resigned', who=('**Ada**',))}\n")
    assert last.count(SAY("board-over").removesuffix(".")) == 1, last
    assert (text_of(before), usable(before)) == (SAY("board-over"), []), "it is nobody's turn"


async def test_alone_in_direct_messages(app: SandboxApp) -> None:
    rng = random.Random(2)
    match = await opened(app, app.person("Ada").in_dm(), seats=2)
    ada = match.people[0]
    assert (await match.brief()).place.guild is None
    for _ in range(2):
        if await my_turn(match):
            await turn(ada, match, rng)
    asked = await at_table(ada, "end", match=match.number)
    assert SAY("page-end-alone") in asked.text
    assert (await match.brief()).state == "running"
    answer = await app.person("Bruno").slash("table board", match=match.number)
    assert SAY("table-unknown-match") in answer.text
    answer = await app.person("Bruno").in_dm().slash("table join", match=match.number)
    assert SAY("table-unknown-match") in answer.text or SAY("table-already-started") in answer.text
    await ada.press(control(asked.message, "endvote"), asked.message)
    assert (await match.brief()).state == "ended"


async def test_the_lobby_card_seats_computers(app: SandboxApp) -> None:
    ada = app.person("Ada")
    await ada.slash("table new", game="golden_horn", seats=3)
    await app.delivered()
    card = await app.card(ada)
    await ada.choose("hard", card, select=control(card, "addcomputer"))
    answer = await app.person("Bruno").choose("hard", card, select=control(card, "addcomputer"))
    assert "Ada" in answer.text
    await app.delivered()
    card = await app.card(ada)
    assert "⚙" in text_of(card)
    await ada.press(control(card, "nocomputer"), card)
    await ada.choose("easy", card, select=control(card, "addcomputer"))
    await app.delivered()
    card = await app.card(ada)
    number = int(control(card, "start").split(":")[2])
    brief = await app.brief(number)
    assert [player.computer for player in brief.players] == [None, "easy"]
    answer = await ada.slash("table new", game="golden_horn", seats=2, computers=3)
    assert SAY("table-too-many-computers", most=1, computers=3) in answer.text


async def test_a_restart_while_computers_think(app: SandboxApp) -> None:
    match = await opened(app, app.person("Ada"), seats=4, computers=3, level="hard")
    rng = random.Random(3)
    assert await my_turn(match)
    await turn(match.people[0], match, rng)
    await asyncio.sleep(0.2)
    await app.down()
    await app.up()
    assert await my_turn(match)


async def test_seats_change_between_people_and_computers(app: SandboxApp) -> None:
    match = await app.open("golden_horn", ("Ada", "Bruno", "Zofia"), "start_seat=1")
    ada, bruno, _ = match.people
    asked = await at_table(bruno, "substitute", computer="easy", match=match.number)
    assert [one.computer for one in (await match.brief()).players] == [None, None, None], "asked first"
    answer = await bruno.press(control(asked.message, "tocomputer"), asked)
    assert SAY("page-computer-seated") in answer.text
    await app.delivered()
    assert [one.computer for one in (await match.brief()).players] == [None, "easy", None]
    await substituted(ada, match, seat=2)
    await app.delivered()
    offer = next(one for one in ada.sees() if any("tp:seat:" in c["custom_id"] for c in usable(one)))
    answer = await bruno.press(control(offer, "seat"), offer)
    assert SAY("page-seat-taken") in answer.text
    assert [one.name for one in (await match.brief()).players] == ["Ada", "Bruno", "Zofia"]


async def test_no_card_asks_to_start_what_has_begun(app: SandboxApp) -> None:
    person = app.person("Ada")
    match = await opened(app, person, seats=3, computers=2)
    assert await my_turn(match)
    assert not [text_of(one) for one in person.sees() if SAY("button-start") in text_of(one)]
