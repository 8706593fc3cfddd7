"""A match in direct messages alone, from the table to its end: nothing of it is ever posted on a server."""

from __future__ import annotations

import random
import re

import pytest

from bot.match import Brief
from bot.sandbox.things import DM, Message
from bot.text import Words, words
from cogs.ui.speech import game_term
from tests.e2e.panel import at_table
from tests.e2e.players import answer_one, press_verb, random_moves
from tests.e2e.sandbox_app import Match, SandboxApp, control
from tests.sandbox.person import Scripted, text_of, usable

SAY = words("en")
NAMES = ("Ada", "Nikos", "Zofia")


def say(person: Scripted) -> Words:
    """The catalogue in the language of the person's client."""
    return words(person.box.world.people[person.id].locale[:2])


def boards(person: Scripted) -> list[Message]:
    """The messages that show the person a match: the card, the board, or the end."""
    verbs = ("leave", "turn", "step")
    return [one for one in person.dms() if any(c["custom_id"].split(":")[1] in verbs for c in usable(one))]


def board(person: Scripted) -> Message:
    (only,) = boards(person)
    return only


async def opened(app: SandboxApp, game: str, names: tuple[str, ...]) -> tuple[list[Scripted], str]:
    """A table in direct messages, and its code; nobody has joined."""
    people = [app.person(name).in_dm() for name in names]
    answer = await people[0].slash("table new", game=game, seats=len(names), private=True)
    found = re.search(r"\*\*([A-Z0-9]{5}-[A-Z0-9]{5})\*\*", answer.text)
    assert found is not None, answer.text
    await app.delivered()
    return people, found[1]


async def started(app: SandboxApp, game: str = "golden_horn", names: tuple[str, ...] = NAMES) -> Match:
    people, code = await opened(app, game, names)
    for person in people[1:]:
        answer = await person.slash("table join", code=code.lower())
        assert say(person)("page-joined-direct") in answer.text
    await app.delivered()
    card = board(people[0])
    await people[0].press(control(card, "start"), card)
    await app.delivered()
    return Match(app, 1, people)


def posted(app: SandboxApp) -> list[Message]:
    """What the bot has written anywhere but in direct messages."""
    world = app.box.world
    here = [one.id for one in world.channels.values() if one.type != DM]
    return [one for channel in here for one in world.messages(channel) if one.author_id == world.bot.id]


async def play(match: Match, rng: random.Random, moves: int) -> Brief:
    for _ in range(moves):
        awaited = await match.awaited()
        if not awaited:
            break
        person = rng.choice(awaited)
        answer = await person.slash("move", move=await random_moves(person, match, rng), match=match.number)
        assert not answer.failed, answer.text
        await match.delivered()
    return await match.brief()


async def test_friends_open_join_and_play(app: SandboxApp) -> None:
    """The card, the code, the board with the hand; one message each, and each in its own language."""
    match = await started(app)
    for person in match.people:
        shown = board(person)
        files = [one.filename for one in shown.files]
        assert len(files) >= 2, "the table and the hand"
        assert say(person)("button-turn") in [one.get("label") for one in usable(shown)]
        page = await person.press(control(shown, "turn"), shown)
        assert page.ephemeral
    (first,) = await match.awaited()
    before = {person.id: board(person).id for person in match.people}
    rng = random.Random(1)
    shown = board(first)
    page = await first.press(control(shown, "turn"), shown)
    while first.id in [one.id for one in await match.awaited()]:
        page = await press_verb(first, page, "confirm") or await answer_one(first, page, rng)
    await match.delivered()
    (second,) = await match.awaited()
    after = {person.id: board(person).id for person in match.people}
    assert [one for one in before if after[one] != before[one]] == [second.id], (
        "a call comes anew, the rest is edited"
    )
    assert second.mention in text_of(board(second))
    assert posted(app) == []
    stranger = app.person("Bruno")
    refused = await at_table(stranger, "status", match=1)
    assert SAY("table-unknown-match") in refused.text


async def test_a_card_says_what_its_reader_can_do(app: SandboxApp) -> None:
    """Who sits there cannot join, and the host alone starts and seats computers."""
    (ada, nikos, _), code = await opened(app, "golden_horn", ("Ada", "Nikos", "Zofia"))
    assert "2 seats are free." in text_of(board(ada))
    await nikos.slash("table join", code=code)
    await app.delivered()

    def verbs(person: Scripted) -> list[str]:
        return [one["custom_id"].split(":")[1] for one in usable(board(person))]

    assert {"start", "addcomputer"} <= set(verbs(ada))
    assert not {"start", "addcomputer"} & set(verbs(nikos))
    await ada.choose("easy", board(ada), select="tm:addcomputer:1")
    await app.delivered()
    assert "nocomputer" in verbs(ada)
    assert "nocomputer" not in verbs(nikos)


async def test_proposals_are_asked_and_settled_in_every_box(app: SandboxApp) -> None:
    match = await started(app, "pyramids", ("Ada", "Bruno"))
    ada, bruno = match.people
    await at_table(ada, "pause")
    await match.delivered()
    asked = next(one for one in bruno.dms() if any(":pause:" in c["custom_id"] for c in usable(one)))
    await bruno.press(control(asked, "pause"), asked)
    await match.delivered()
    assert (await match.brief()).paused_at is not None
    assert not any(
        ":pause:" in c["custom_id"] for one in bruno.dms() for c in usable(one) if one.id == asked.id
    )
    assert posted(app) == []


@pytest.mark.parametrize("code", ["ABCDE-FGHJK", "?", "1"])
async def test_a_wrong_code_is_refused_plainly(app: SandboxApp, code: str) -> None:
    zofia = app.person("Zofia")
    for person in (zofia, zofia.in_dm()):
        answer = await person.slash("table join", code=code)
        assert answer.ephemeral
        assert words("pl")("table-unknown-code") in answer.text


async def test_a_new_code_makes_the_old_one_void(app: SandboxApp) -> None:
    (ada, nikos), old = await opened(app, "golden_horn", ("Ada", "Nikos"))
    card = board(ada)
    shown = await ada.press(control(card, "code"), card)
    assert old in shown.text
    renewed = await ada.press(control(shown.message, "newcode"), shown)
    assert SAY("page-code-renewed") in renewed.text
    assert words("el")("table-unknown-code") in (await nikos.slash("table join", code=old)).text
    await app.delivered()
    assert old not in text_of(board(ada))


async def test_a_closed_box_holds_nobody_up(app: SandboxApp) -> None:
    """The others are told; the person plays with commands, wherever the bot is."""
    nikos = app.person("Nikos")
    people, code = await opened(app, "golden_horn", ("Ada", "Nikos"))
    app.box.world.edit_person(nikos.id, dm_closed=True)
    assert words("el")("page-joined-direct") in (await nikos.slash("table join", code=code)).text
    await app.delivered()
    ada = people[0]
    (told,) = (
        one for one in ada.dms() if "**Nikos**" in text_of(one) and "takes no direct messages" in text_of(one)
    )
    assert told.author_id == app.box.world.bot.id
    await ada.press(control(board(ada), "start"), board(ada))
    await app.delivered()
    match = Match(app, 1, [ada, nikos])
    assert "έναν κοινό μας διακομιστή" in (await nikos.slash("turn")).text
    rng = random.Random(2)
    for _ in range(4):
        (person,) = await match.awaited()
        answer = await person.slash("move", move=await random_moves(person, match, rng))
        assert not answer.failed
        await match.delivered()
    assert sum("takes no direct messages" in text_of(one) for one in ada.dms()) == 1
    assert len(boards(ada)) == 1


async def test_from_the_table_to_the_end(app: SandboxApp) -> None:
    """Three people in direct messages, one of whom closes them on the way; the bot restarts in the middle."""
    match = await started(app, "pyramids")
    rng = random.Random(3)
    await play(match, rng, 12)
    await app.down()
    await app.up()
    await play(match, rng, 6)
    zofia = match.people[2]
    app.box.world.edit_person(zofia.id, dm_closed=True)
    brief = await play(match, rng, 400)
    assert brief.state == "over"
    await match.delivered()
    for person in match.people[:2]:
        (end,) = boards(person)
        assert say(person)("board-over") in text_of(end)
        (parcel,) = [m for m in person.dms() if any(":verify:" in one["custom_id"] for one in usable(m))]
        assert say(person)("parcel-title") in text_of(parcel), "in the language of the person"
        film = next(file for file in parcel.files if file.filename == "time-lapse.gif")
        (count,) = re.findall(r"[0-9]+", str(film.description))
        game = game_term("pyramids")
        assert film.description == say(person)("parcel-film-alt", game=game, count=int(count))
    assert posted(app) == []
