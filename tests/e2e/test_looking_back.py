"""What happened, older positions, taking back by leave, and the proof: through Discord."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from bot.games.registry import GAMES
from bot.sandbox import components
from bot.text import pick_language, words
from cogs.looks import ROOM
from tests.e2e.panel import at_table
from tests.e2e.players import play_by_moves, press_verb
from tests.e2e.sandbox_app import Match, SandboxApp, control
from tests.e2e.test_parcel import to_the_end
from tests.long import long_but
from tests.sandbox.person import Answer, Scripted, text_of, usable

pytestmark = pytest.mark.drawn

NAMES = ("Ada", "Nikos", "Zofia")


async def under_way(app: SandboxApp, game: str, turns: int = 6) -> Match:
    """A match in which everybody has had a turn or more."""
    match, rng = await app.open(game, NAMES), random.Random(f"back {game}")
    for _ in range(turns):
        await play_by_moves((await match.awaited())[0], match, rng)
    await match.delivered()
    return match


async def pressed(person: Scripted, answer: Answer, verb: str) -> Answer:
    found = await press_verb(person, answer, verb)
    assert found is not None, f"no {verb} on {answer.text!r}"
    return found


def pictures(answer: Answer) -> list[str]:
    return [file.filename for file in answer.message.files]


def drawn(app: SandboxApp, answer: Answer) -> dict[str, bytes]:
    """The pictures of an answer by name."""
    return {file.filename: app.box.world.file_data(file.id) or b"" for file in answer.message.files}


@pytest.mark.parametrize("game", long_but(GAMES, "pyramids"))
async def test_since_my_last_turn(app: SandboxApp, game: str) -> None:
    """By the button under the ping and by typing: words, the board before and now; nothing is posted."""
    match = await under_way(app, game)
    posted = len(match.messages())
    changed, films = False, 0
    for person in match.people:
        answer = await person.press(control(match.board(), "since"), match.board())
        assert answer.ephemeral
        locale = app.box.world.people[person.id].locale
        nothing = words(pick_language(locale))("page-since-nothing") in answer.text
        assert pictures(answer) == (["now.png"] if nothing else ["before.png", "now.png"])
        typed = await person.slash("table since", match=match.number)
        assert typed.text == answer.text
        shown = drawn(app, answer)
        stepped = drawn(app, await pressed(person, answer, "step"))["board.png"]
        if not nothing:
            assert stepped == shown["before.png"]
        moving = await press_verb(person, typed, "moving")
        if moving is not None:
            (file,) = moving.messages[-1].files
            assert file.filename == "moving.gif"
            assert pictures(typed)[-1] == "now.png", "the stills stay where they are"
            film = app.box.world.file_data(file.id) or b""
            assert film.startswith(b"GIF89a")
            assert len(film) <= ROOM
            films += 1
        recap = await app.services.history.since(match.number, person.id)
        newest = await app.services.history.at(match.number, person.id, 0)
        assert replace(recap.now.public, marks=()) == replace(newest.public, marks=())
        changed |= not nothing and shown["before.png"] != shown["now.png"]
    assert changed, "somebody has moved since somebody's turn"
    assert films, "what happened is offered as an animation"
    stranger = app.person("Elif").at(app.box.world.channels[match.people[0].channel_id])
    assert (await stranger.press(control(match.board(), "since"), match.board())).ephemeral
    await match.delivered()
    assert len(match.messages()) == posted, "looking never posts"


@pytest.mark.parametrize("game", long_but(GAMES, "pyramids"))
async def test_step_by_step(app: SandboxApp, game: str) -> None:
    """From the newest position to the first and on again, by buttons and by the menu."""
    match = await under_way(app, game)
    ada = match.people[0]
    posted = len(match.messages())
    log = await ada.press(control(match.board(), "log"), match.board())
    answer = await pressed(ada, log, "step")
    assert pictures(answer) == ["board.png", "hand.png"], "as the asker saw it"
    newest = answer.text
    ids = [c["custom_id"] for c in usable(answer.message)]
    back = next(one for one in ids if one.endswith(":back"))
    answer = await ada.press(back, answer)
    assert answer.text != newest
    first = next(c["custom_id"] for c in usable(answer.message) if c["custom_id"].endswith(":first"))
    answer = await ada.press(first, answer)
    assert "1 of" in answer.text
    assert not any(c["custom_id"].endswith((":first", ":back")) for c in usable(answer.message))
    menu = next(c for c in usable(answer.message) if c["type"] in components.SELECTS)
    answer = await ada.choose(menu["options"][-1]["value"], answer, select=menu["custom_id"])
    assert answer.text == newest
    stranger = app.person("Elif").at(app.box.world.channels[ada.channel_id])
    seen = await at_table(stranger, "history", match=match.number)
    assert pictures(seen) == ["board.png"]
    await match.delivered()
    assert len(match.messages()) == posted


async def test_asked_and_granted(app: SandboxApp) -> None:
    """Take it back in the thread: too late for oneself, so all others are asked, and all agree."""
    match = await under_way(app, "golden_horn")
    ada, *others = match.people
    board = match.board()
    page = await ada.press(control(board, "takeback"), board)
    assert page.ephemeral
    menu = next(c for c in usable(page.message) if c["type"] in components.SELECTS)
    page = await ada.choose(menu["options"][-1]["value"], page, select=menu["custom_id"])
    await match.delivered()
    assert match.board() is board, "nobody is called before one is sure"
    page = await pressed(ada, page, "asksure")
    await match.delivered()
    request = match.board()
    assert sorted(request.pings) == sorted(person.id for person in others)
    assert "**Ada** asks to take back" in text_of(request)
    log = await match.steps()
    own = await ada.press(control(request, "undoyes"), request)
    assert "others must agree" in own.text
    stranger = app.person("Elif").at(app.box.world.channels[ada.channel_id])
    assert "do not sit" in (await stranger.press(control(request, "undoyes"), request)).text
    for person in others:
        answer = await person.press(control(request, "undoyes"), request)
        assert answer.ephemeral
        assert await match.steps() == log, "first they are told that something was drawn"
        await pressed(person, answer, "undoyes")
    assert await match.steps() == log + 1
    await match.delivered()
    assert "Everything from this move of **Ada** on is taken back" in text_of(match.board())
    assert [person.name for person in await match.awaited()] == ["Ada"]
    assert not usable(request)
    assert "All have agreed" in text_of(request)
    assert all(person.mention not in text_of(request) for person in others), "nobody is called any more"


async def test_asked_and_refused(app: SandboxApp) -> None:
    match = await under_way(app, "pyramids")
    ada, nikos, _ = match.people
    page = await ada.slash("table undo", match=match.number)
    if "tm:ask" not in str([c["custom_id"] for c in usable(page.message)]):
        page = await ada.press(control(match.board(), "takeback"), match.board())
    menu = next(c for c in usable(page.message) if c["type"] in components.SELECTS)
    page = await ada.choose(menu["options"][0]["value"], page, select=menu["custom_id"])
    await pressed(ada, page, "asksure")
    await match.delivered()
    request = match.board()
    log = await match.steps()
    await nikos.press(control(request, "undono"), request)
    await match.delivered()
    assert not usable(request)
    assert "says no" in text_of(request)
    assert any("says no" in text_of(message) for message in ada.dms())
    assert await match.steps() == log


async def test_not_before_the_end(app: SandboxApp) -> None:
    """The proof of a running match is refused; nothing of it is told."""
    match = await under_way(app, "golden_horn", 2)
    brief = await match.brief()
    answer = await at_table(match.people[0], "verify", match=match.number)
    assert answer.ephemeral
    assert "only when the match is over" in answer.text
    assert await match.brief() == brief


async def test_pings_of_turns_that_were_taken(app: SandboxApp) -> None:
    """Each board calls those who had to act then, once; nobody is called again for an older one."""
    match, rng = await app.open("golden_horn", NAMES), random.Random(2)
    await match.delivered()
    for _ in range(3):
        (person,) = await match.awaited()
        assert match.board().pings == [person.id]
        assert match.board().content.count(person.mention) == 1
        await play_by_moves(person, match, rng)
        await match.delivered()
    boards = [message for message in match.messages() if message.content]
    assert "SHA-256" not in boards[0].content, "64 digits behind a button"
    answer = await person.press(control(boards[0], "promise"), boards[0])
    assert str((await match.brief()).commitment) in answer.text
    assert all(" sails " in message.content for message in boards[1:])
    assert len(boards) == 4


@pytest.mark.parametrize("agreed", [True, False])
async def test_an_ended_match_in_its_thread(app: SandboxApp, agreed: bool) -> None:
    """Commands without a number look at it, also if another match waits for the asker; a move is told that it
    is over."""
    match, other = await app.open("pyramids", ("Ada", "Nikos")), app.person("Zofia")
    if agreed:
        for person in match.people:
            await at_table(person, "end", match=match.number)
    else:
        await to_the_end(match, random.Random(1))
    ada, elif_ = match.people[0], app.person("Elif").at(app.box.world.channels[match.people[0].channel_id])
    over = words("en")("table-over")
    assert (await ada.slash("turn")).text == f"-# **Silver & Gold: Pyramids** · table {match.number}\n{over}"
    assert (await ada.slash("table undo")).text == over
    await other.slash("table new", game="golden_horn", seats=2)
    await ada.at(other.channel_id).slash("table join")
    for person in (ada, elif_):
        for command in ("table board", "table log", "table since"):
            named = await person.slash(command, match=match.number)
            assert (await person.slash(command)).text == named.text
