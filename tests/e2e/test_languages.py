"""Who reads what in which language; what is public and when; who is pinged."""

from __future__ import annotations

import random

import pytest

from bot.sandbox.things import Message
from bot.text import LANGUAGES, words
from tests.e2e.panel import run
from tests.e2e.players import answer_one, play_by_moves, press_verb, random_moves, take_back
from tests.e2e.sandbox_app import Match, SandboxApp, control
from tests.sandbox.person import Answer, text_of, usable

pytestmark = pytest.mark.drawn

TITLES = {language: words(language)("gh-title") for language in LANGUAGES}


@pytest.mark.parametrize(("locale", "language"), [("el", "el"), ("pl", "pl"), ("nl", "en"), ("en-GB", "en")])
async def test_public_messages_speak_the_servers_language(
    app: SandboxApp, locale: str, language: str
) -> None:
    """Whoever opened the table, and whoever plays."""
    world = app.box.world
    world.edit_guild(world.guild.id, locale=locale)
    match = await app.open("golden_horn", ("Zofia", "Nikos"), "start_seat=1")
    await match.delivered()
    say = words(language)
    card = world.messages(app.person("Zofia").channel_id)[-1]
    assert TITLES[language] in text_of(card)
    assert control_label(match.board(), "turn") == say("button-turn")
    alt = match.people[0].payload(match.board())["attachments"][0]["description"]
    assert any(word in alt for word in (TITLES[language], "Κερ", "Złot")), alt


async def test_the_button_of_a_new_table_is_called_as_on_its_card(app: SandboxApp) -> None:
    """The answer is in the reader's language, the card in the server's."""
    nikos = app.person("Nikos")
    told = await nikos.slash("table new", game="golden_horn", seats=2)
    label = control_label(await app.card(nikos), "start")
    assert label == "Start"
    assert label in told.text


def control_label(message: Message, verb: str) -> str:
    return str(next(c["label"] for c in usable(message) if c["custom_id"].split(":")[1] == verb))


async def test_private_pages_speak_the_readers_language(app: SandboxApp) -> None:
    """Page, controls, hand by message and by command, completions: Greek for Nikos, Polish for Zofia."""
    match = await app.open("golden_horn", ("Nikos", "Zofia"), "start_seat=1")
    await match.delivered()
    nikos, zofia = match.people
    page = await nikos.press("Take my turn", match.board())
    assert TITLES["el"] in page.text
    hand = await zofia.press("My hand", match.board())
    assert TITLES["pl"] in hand.text
    for person, language in ((nikos, "el"), (zofia, "pl")):
        sent = person.dms()[-1]
        assert control_label(sent, "turn") == words(language)("button-turn")
        mine = await person.slash("table mine")
        assert words(language)("page-mine-title") in mine.text
        rules = await person.slash("rules", game="golden_horn")
        assert TITLES[language] in rules.text
    offered = await nikos.complete("move", "move", "", match=match.number)
    assert any(letter in "".join(one["name"] for one in offered) for letter in "αβγδεηικλμνοπρστυ")


async def test_command_names_are_localised(app: SandboxApp) -> None:
    nikos, zofia, bruno = (app.person(name) for name in ("Nikos", "Zofia", "Bruno"))
    for person, language in ((bruno, "en"), (nikos, "el"), (zofia, "pl")):
        listed = str(person.commands())
        for key in ("cmd-table", "cmd-turn", "cmd-hand", "cmd-move", "cmd-golden-horn", "cmd-table-new"):
            assert words(language)(key) in listed, (person.name, key)


async def test_nothing_is_public_before_confirm(app: SandboxApp) -> None:
    """A turn is planned, taken back and planned again, by the page: the thread stays as it was."""
    match = await app.open("golden_horn", ("Ada", "Bruno"), "start_seat=1")
    await match.delivered()
    ada, rng, world = match.people[0], random.Random(3), app.box.world

    def public() -> list[tuple[int, str, str, float | None]]:
        return [
            (m.id, text_of(m), str(m.components), m.edited)
            for channel in world.channels.values()
            for m in world.messages(channel.id)
        ]

    before, log = public(), await app.services.history.log(match.number)
    brief = await match.brief()
    page = await ada.press(control(match.board(), "turn"), match.board())
    for _ in range(3):
        while not ends(page):
            page = await answer_one(ada, page, rng)
            assert page.ephemeral
        assert public() == before
        while has(page, "back"):
            page = await press_verb(ada, page, "back") or page
    while not ends(page):
        page = await answer_one(ada, page, rng)
    await match.delivered()
    assert public() == before
    assert (await app.services.history.log(match.number), await match.brief()) == (log, brief)
    await press_verb(ada, page, "confirm") or await press_verb(ada, page, "end")
    await match.delivered()
    assert public() != before


def ends(page: Answer) -> bool:
    """Whether a press on the page plays the turn."""
    return has(page, "confirm") or has(page, "end")


def has(page: Answer, verb: str) -> bool:
    return any(c["custom_id"].split(":")[1] == verb for c in usable(page.message))


async def test_exactly_one_ping_for_each_turn(app: SandboxApp) -> None:
    """The one who must act newly is pinged once; an undo, and looking at things, pings nobody."""
    match = await app.open("golden_horn", ("Ada", "Bruno", "Elif"), "start_seat=1")
    await match.delivered()
    rng = random.Random(4)
    assert pings(match) == ["Ada"]
    expected = ["Ada"]
    for _ in range(6):
        (person,) = await match.awaited()
        await play_by_moves(person, match, rng)
        await match.delivered()
        now = [one.name for one in await match.awaited()]
        expected += now if now != [person.name] else []
        assert pings(match) == expected
    (person,) = await match.awaited()
    for path in ("turn", "hand", "table board", "table status", "table log", "table export"):
        await run(person, path, match=match.number)
    await match.delivered()
    assert pings(match) == expected


def pings(match: Match) -> list[str]:
    """Who was pinged in the thread, in order."""
    people = match.app.box.world.people
    return [people[user].name for message in match.messages() for user in message.pings]


async def test_an_undo_pings_nobody(app: SandboxApp) -> None:
    """What was sealed is taken back and chosen again: nobody is told, nobody pinged."""
    match = await app.open("golden_horn", ("Ada", "Bruno"), "ship_placement=choice")
    await match.delivered()
    ada = match.people[0]
    before = pings(match)
    assert sorted(before) == ["Ada", "Bruno"]
    boards = len(match.messages())
    await ada.slash("move", move="VVC", match=match.number)
    undone = await take_back(ada, match)
    assert not undone.failed
    await ada.slash("move", move="VCC", match=match.number)
    await match.delivered()
    assert pings(match) == before
    assert len(match.messages()) == boards


async def test_every_board_leads_to_the_newest_turn(app: SandboxApp) -> None:
    match = await app.open("golden_horn", ("Ada", "Bruno"), "start_seat=1")
    await match.delivered()  # or the first board takes in the second
    oldest = match.board()
    rng = random.Random(5)
    for _ in range(4):
        for person in await match.awaited():
            await play_by_moves(person, match, rng)
        await match.delivered()
        (person,) = await match.awaited()
        pages = [
            await person.press(control(board, "turn"), board) for board in (match.messages()[-1], oldest)
        ]
        assert len({answer.text.splitlines()[-1] for answer in pages}) == 1
        assert all(answer.ephemeral and not answer.failed for answer in pages)
    pictures = [message for message in match.messages() if message.files]
    assert len(pictures) == 5, "older boards keep their pictures"
    assert all(file.description for message in pictures for file in message.files), "and their words"


async def test_newest_deletes_the_boards_before(app: SandboxApp) -> None:
    """Except the first, which holds the promise; and the lobby card in the channel."""
    match = await app.open("golden_horn", ("Ada", "Bruno"), "start_seat=1", board="newest")
    rng = random.Random(6)
    await match.delivered()
    first = match.board()
    for _ in range(3):
        for person in await match.awaited():
            await play_by_moves(person, match, rng)
        await match.delivered()
    boards = [message for message in match.messages() if message.files]
    assert [boards[0].id, len(boards)] == [first.id, 2]
    assert usable(first) == []
    assert usable(boards[1])
    channel = app.person("Ada").sees()
    assert any("Golden Horn" in text_of(message) for message in channel), "the card is still there"


async def test_a_turn_taken_back_pings_nobody(app: SandboxApp) -> None:
    """The board goes back with a word; who was pinged for the undone turn is not told to act again."""
    match = await app.open("golden_horn", ("Ada", "Bruno"), "start_seat=1")
    await match.delivered()
    ada, rng = match.people[0], random.Random(9)
    for _ in range(60):  # until a turn that chance does not answer
        (person,) = await match.awaited()
        texts = [await random_moves(person, match, rng) for _ in range(20)]
        plain = [text for text in texts if "+" not in text and text.split()[-1] not in ("V", "C")]
        await person.slash("move", move=(plain or texts)[0], match=match.number)
        if plain:
            break
    await match.delivered()
    before, boards = pings(match), len(match.messages())
    asked, shown = await person.slash("table undo", match=match.number), len(match.messages())
    await match.delivered()
    assert pings(match) == before
    assert len(match.messages()) == shown == boards, "nothing is public before it is confirmed"
    undone = await person.press(control(asked.message, "undo"), asked)
    assert usable(undone.message), "and can choose again"
    await match.delivered()
    assert pings(match) == before
    assert len(match.messages()) == boards + 1
    assert f"**{person.name}** takes back: **{person.name}** " in text_of(match.board()), "which move it was"
    assert ada.mention not in match.board().content.replace(person.mention, "")
    assert [one.name for one in await match.awaited()] == [person.name]
