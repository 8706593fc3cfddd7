"""Discord takes words but no pictures: too large, or not well formed in its eyes. All is said in words."""

from __future__ import annotations

import random

import pytest

from bot.games.registry import GAMES
from bot.text import words
from render.pool import PictureError
from tests.e2e.panel import at_table, run
from tests.e2e.players import play_by_moves, turn_by_buttons
from tests.e2e.sandbox_app import Match, SandboxApp, control
from tests.e2e.test_results import finish
from tests.sandbox.person import Answer, text_of, usable

ALWAYS = 10_000
SAY = words("en")
REFUSALS = pytest.mark.parametrize("code", [40005, 50035, 50045])


def has_picture(answer: Answer) -> bool:
    return any(node["type"] == 12 for node in answer.message.components)


async def started(app: SandboxApp, game: str = "golden_horn") -> Match:
    options = "start_seat=1" if game == "golden_horn" else ""
    match = await app.open(game, ("Ada", "Bruno"), options)
    await match.delivered()
    return match


@REFUSALS
@pytest.mark.parametrize("command", ["turn", "hand", "table board", "table history", "table since"])
@pytest.mark.parametrize("direct", [True, False])
async def test_a_page_is_shown_in_words(app: SandboxApp, code: int, command: str, direct: bool) -> None:
    match = await started(app)
    person = match.people[0].in_dm() if direct else match.people[0]
    drawn = await run(person, command, match=match.number)
    assert has_picture(drawn)
    fault = app.box.faults.refuse_files(r"/webhooks/", code, times=ALWAYS)
    answer = await run(person, command, match=match.number)
    assert fault.met == 1, "the picture is offered once"
    assert not has_picture(answer)
    assert SAY("error-discord") not in answer.text
    assert answer.text.startswith(drawn.text.splitlines()[0])
    assert len(answer.text) > len(drawn.text) + 200
    assert "Constantinople" in answer.text
    assert SAY("page-since-pictures") not in answer.text
    assert [c["custom_id"] for c in usable(answer.message)] == [c["custom_id"] for c in usable(drawn.message)]


async def test_a_turn_that_cannot_be_drawn(app: SandboxApp, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page says in words what the picture would show."""
    match = await started(app)

    async def fail(_: object) -> None:
        raise PictureError("no picture")

    monkeypatch.setattr(app.painter, "paint", fail)
    answer = await match.people[0].slash("turn", match=match.number)
    assert not has_picture(answer)
    assert "Constantinople" in answer.text
    assert usable(answer.message)


@pytest.mark.parametrize("game", GAMES)
@REFUSALS
async def test_everything_is_played_without_pictures(app: SandboxApp, game: str, code: int) -> None:
    """Boards and hands come in words as well, once, and nothing waits to be sent again."""
    app.box.faults.refuse_files(".", code, times=ALWAYS)
    match, rng = await started(app, game), random.Random(game)
    for _ in range(2):
        for person in await match.awaited():
            await turn_by_buttons(person, match, rng)
    await match.delivered()
    boards = [message for message in match.messages() if SAY("board-no-picture") in text_of(message)]
    assert match.board() in boards
    assert str((await match.brief()).public_version) == control(match.board(), "turn").split(":")[3]
    assert not (await match.brief()).place_lost
    assert [message.files for message in match.messages()] == [[]] * len(match.messages())
    sent = [text_of(person.dms()[0]) for person in match.people if person.dms()]
    assert all(len(text) > 200 for text in sent)
    await play_by_moves((await match.awaited())[0], match, rng)


EDIT = r"PATCH /channels/\d+/messages/\d+$"
POST = r"POST /channels/\d+/messages$"


@pytest.mark.parametrize("slow", [True, False])
@pytest.mark.parametrize(("times", "left"), [(1, 3), (2, 0)])
async def test_the_parcel_without_its_pictures(
    app: SandboxApp, times: int, left: int, slow: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A time-lapse too large takes neither log nor record with it; where no file is taken, the words come. So
    it is where it is posted at once, and where (`slow`) it takes the place of what told how far it was."""
    monkeypatch.setattr("cogs.delivery.parcel.AT_FIRST", 0.0 if slow else 60.0)
    if not slow:
        times += 1  # the last board is refused, too
    match = await started(app)
    for _ in range(4):
        await play_by_moves((await match.awaited())[0], match, random.Random(1))
    for person in match.people[1:]:
        await at_table(person, "end", match=match.number)
    await app.delivered(60)  # no board of before is refused
    fault = app.box.faults.refuse_files(EDIT if slow else POST, times=times)
    await at_table(match.people[0], "end", match=match.number)
    await app.delivered(60)
    parcel = match.parcel()
    assert parcel is not None
    assert fault.met == times
    assert not any(file.filename.endswith("gif") for file in parcel.files)
    assert len(parcel.files) == left
    assert "To keep" in text_of(parcel)


async def test_results_shown_in_the_channel(app: SandboxApp) -> None:
    match = await started(app)
    await finish(match, 31, 24)
    app.box.faults.refuse_files("/webhooks/", times=ALWAYS)
    ada, nikos = match.people[0], app.person("Nikos")
    await ada.slash("results", game="golden_horn")
    page = await ada.press("Ratings")
    assert "Ratings: Golden Horn" in page.text
    before = len(nikos.at(ada.channel_id).sees())
    await ada.press("Show in channel", page)
    there = nikos.at(ada.channel_id)
    shown = (await nikos.until(lambda: there.sees()[before:]))[0]
    assert "Ratings: Golden Horn" in text_of(shown)
