"""Reading without pictures: *In words*, and the form for language and pictures, through Discord."""

from __future__ import annotations

import random

import pytest

from bot.games.registry import GAMES
from bot.sandbox import components
from bot.sandbox.things import Json
from bot.text import words
from tests.e2e.panel import run
from tests.e2e.players import control_ending, is_over, play_by_moves, press_verb, tell_me
from tests.e2e.sandbox_app import Match, SandboxApp, control
from tests.long import LONG
from tests.sandbox.person import Answer, Scripted, text_of, usable

NAMES = ("Ada", "Nikos")


async def reader(match: Match, person: Scripted) -> Scripted:
    """A person who wants text in place of pictures."""
    answer = await tell_me(person, "meread", display="text")
    assert not answer.failed
    return person


def read(app: SandboxApp, answer: Answer) -> str:
    """All that a page says, with what is in its file."""
    files = [app.box.world.file_data(file.id) or b"" for file in answer.message.files]
    assert all(file.filename.endswith(".txt") for file in answer.message.files), "text, and no picture"
    return "\n".join([answer.text, *(data.decode() for data in files)])


def said(answer: Answer, text: str) -> list[tuple[Json, str | None]]:
    """The controls of the answers that the text names, found by what is written on them; with the value of
    those in a menu."""
    lines = text.split("\n")
    found: list[tuple[Json, str | None]] = []
    for one in usable(answer.message):
        if one["custom_id"].split(":")[1] not in ("ans", "end"):
            continue
        menu = one["type"] in components.SELECTS
        for label, value in (
            [(option["label"], option["value"]) for option in one["options"]]
            if menu
            else [(one["label"], None)]
        ):
            beginning = label.replace(" · ", ": ", 1)[:70]
            if any(line.startswith(beginning) for line in lines):
                found.append((one, value))
    return found


async def turn_by_text(app: SandboxApp, person: Scripted, match: Match, rng: random.Random) -> None:
    """Take a whole turn by what the pages say: an answer is chosen by the line that names it."""
    await match.delivered()
    answer = await person.press(control(match.board(), "turn"), match.board())
    while (done := await press_verb(person, answer, "confirm")) is None:
        if is_over(answer):
            return
        text = read(app, answer)
        offered = said(answer, text)
        if offered:
            chosen, value = rng.choice(offered)
        else:
            groups = [one for one in usable(answer.message) if one["custom_id"].split(":")[1] == "spot"]
            assert groups, f"nothing to answer in {text!r}"
            chosen, value = rng.choice(groups), None
        if value is None:
            answer = await person.press(chosen["custom_id"], answer)
        else:
            answer = await person.choose(value, answer, select=chosen["custom_id"])
        assert not answer.failed, answer.text
    if (sure := control_ending(done, ":sure")) is not None:
        done = await person.press(sure["custom_id"], done)
    assert not done.failed, done.text


@pytest.mark.parametrize("game", [pytest.param(game, marks=LONG) for game in GAMES])
async def test_a_whole_game_by_text_alone(app: SandboxApp, game: str) -> None:
    match, rng = await app.open(game, NAMES), random.Random(f"text {game}")
    for person in match.people:
        await reader(match, person)
    while awaited := await match.awaited():
        await turn_by_text(app, rng.choice(awaited), match, rng)
    await match.delivered()
    assert (await match.brief()).state == "over"
    assert app.box.breakdowns == []


async def test_text_in_place_of_pictures(app: SandboxApp) -> None:
    """The page of the turn, the hand and the board come in words, the direct message with the hand, too."""
    match, rng = await app.open("golden_horn", NAMES), random.Random("display")
    ada = await reader(match, (await match.awaited())[0])
    await turn_by_text(app, ada, match, rng)
    for command in ("hand", "table board", "table since", "table history", "turn"):
        answer = await run(ada, command, match=match.number)
        assert not answer.failed
        assert read(app, answer).count("\n") > 3, command
    await tell_me(ada, "meread", display="pictures")
    answer = await ada.slash("hand", match=match.number)
    assert [file.filename for file in answer.message.files] == ["hand.png"]


async def test_in_words_under_a_board(app: SandboxApp) -> None:
    """The board, one's hand and the rest in parts; a hand only for its player."""
    match, rng = await app.open("golden_horn", NAMES), random.Random("words")
    ada = (await match.awaited())[0]
    await play_by_moves(ada, match, rng)
    await match.delivered()
    board = match.board()
    answer = await ada.press(control(board, "words"), board)
    assert answer.ephemeral
    assert not answer.message.files
    hand = control_ending(answer, f":{match.number}:hand:0")
    assert hand is not None
    own = await ada.press(hand["custom_id"], answer)
    say = words(await language_of(app, ada))
    assert say("gh-pic-hand") in own.text
    waiting = await ada.press(control(board, "turn"), board)
    trying = await press_verb(ada, waiting, "try")
    assert trying is not None
    spoken = await press_verb(ada, trying, "words")
    assert spoken is not None
    assert "draw pile" in spoken.text.removeprefix(trying.text)
    assert "draw pile" not in trying.text
    stranger = app.person("Elif").at(app.box.world.channels[ada.channel_id])
    theirs = await stranger.press(control(board, "words"), board)
    assert control_ending(theirs, ":hand:0") is None


async def test_a_closed_table_has_no_free_seats(app: SandboxApp) -> None:
    ada = app.person("Ada")
    await ada.slash("table new", game="edo", seats=2)
    card = await app.card(ada)
    assert "free seat" in (await ada.press(control(card, "words"), card)).text
    await ada.press(control(card, "leave"), card)
    await app.delivered()
    spoken = await ada.press(control(card, "words"), card)
    assert words("en")("lobby-closed") in spoken.text
    assert "free seat" not in spoken.text


async def language_of(app: SandboxApp, person: Scripted) -> str:
    assert app.running is not None
    return app.running.client.services.language(app.box.world.people[person.id].locale)


async def test_a_language_of_ones_own(app: SandboxApp) -> None:
    """What is chosen goes before Discord's language: in answers, completions and direct messages."""
    match = await app.open("golden_horn", NAMES)
    ada = match.people[0]
    answer = await tell_me(ada, "meread", language="pl")
    assert words("pl")("me-title") in answer.text
    assert words("pl")("page-mine-title") in (await ada.slash("table mine")).text
    person = (await app.services.context.asker(ada.id)).settings
    assert person.language == "pl"
    offered = await ada.complete("table new", "options", "", game="golden_horn")
    assert any(words("pl")("gh-option-open-warehouses") in one["name"] for one in offered)
    answer = await tell_me(ada, "meread", language="discord")
    assert words("en")("me-title") in answer.text


async def test_commands_have_the_names_that_discord_shows(app: SandboxApp) -> None:
    """Ada's Discord is English, and she reads Polish here."""
    match = await app.open("golden_horn", NAMES)
    ada = (await match.awaited())[0]
    await tell_me(ada, "meread", language="pl")
    await match.delivered()
    board = match.board()
    turn = await ada.press(control(board, "turn"), board)
    spoken = await press_verb(ada, turn, "words")
    assert spoken is not None
    assert words("pl")("gh-title") in spoken.text
    assert "/move " in spoken.text
    assert "/ruch " not in spoken.text


async def test_commands_in_direct_messages_have_the_names_that_discord_shows(app: SandboxApp) -> None:
    """Ada's Discord is English, and she reads Polish here; Zofia's is Polish."""
    assert app.running is not None
    polish = " ".join(words("pl")(key) for key in ("cmd-table", "cmd-table-join"))
    client, ada, zofia = app.running.client, app.person("Ada").in_dm(), app.person("Zofia").in_dm()
    await tell_me(ada, "meread", language="pl")
    for known, shown, own in (
        (client.command_ids, "</table join:", "</table join:"),
        ({}, "/table join ", f"/{polish} "),
    ):
        client.command_ids = known
        for person, name in ((ada, shown), (zofia, own)):
            await person.slash("table new", game="edo", seats=2, private=True)
            await app.delivered()
            card = text_of(person.dms()[-1])
            assert words("pl")("lobby-missing-others", missing=1) in card
            assert name in card
