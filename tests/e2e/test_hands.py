"""A hand has one direct message for each match, which is silent and edited in place."""

from __future__ import annotations

import random
import re

import pytest

from bot.sandbox.things import SUPPRESS_NOTIFICATIONS, Message
from bot.store import matches
from bot.text import words
from tests.e2e.players import play_by_moves, substituted
from tests.e2e.sandbox_app import Match, SandboxApp, control
from tests.sandbox.person import Scripted, text_of, usable


@pytest.fixture
async def match(app: SandboxApp) -> Match:
    """Nikos (Greek), Zofia (Polish) and Ada (English); Nikos begins."""
    running = await app.open("golden_horn", ("Nikos", "Zofia", "Ada"), "start_seat=1")
    await running.delivered()
    return running


def hands(person: Scripted) -> list[Message]:
    """The hands among the person's direct messages."""
    titles = [words(language)("dm-hand", link="").strip() for language in ("en", "el", "pl")]
    return [message for message in person.dms() if any(one in text_of(message) for one in titles)]


def picture(message: Message) -> object:
    return [file.id for file in message.files]


async def until_changed(match: Match, rng: random.Random, person: Scripted) -> None:
    """Play on until the person's hand has changed."""
    before = [picture(one) for one in hands(person)]
    for _ in range(40):
        await play_by_moves((await match.awaited())[0], match, rng, to="V C")  # where cards are drawn
        await match.delivered()
        if [picture(one) for one in hands(person)] != before:
            return
    raise AssertionError("the hand did not change")


async def test_one_message_is_edited(match: Match) -> None:
    rng = random.Random(1)
    before = {person.name: hands(person)[0].id for person in match.people}
    for person in match.people:
        await until_changed(match, rng, person)
    for person in match.people:
        (hand,) = hands(person)
        assert hand.id == before[person.name]
        assert hand.flags & SUPPRESS_NOTIFICATIONS, person.name
        assert hand.edited is not None
        assert not hand.pings
        page = await person.in_dm().press(control(hand, "hand"), hand)
        assert not page.failed


async def test_it_is_edited_after_a_restart(match: Match) -> None:
    nikos = match.people[0]
    (before,) = hands(nikos)
    await match.app.down()
    await match.app.up()
    await until_changed(match, random.Random(2), nikos)
    (hand,) = hands(nikos)
    assert hand.id == before.id


async def test_one_that_is_gone_is_sent_again(match: Match) -> None:
    nikos = match.people[0]
    (before,) = hands(nikos)
    match.app.box.world.delete_message(before)
    rng = random.Random(3)
    await until_changed(match, rng, nikos)
    (after,) = hands(nikos)
    assert after.id != before.id
    assert after.flags & SUPPRESS_NOTIFICATIONS
    await until_changed(match, rng, nikos)
    assert [one.id for one in hands(nikos)] == [after.id]


async def test_one_that_is_too_old_is_sent_again(match: Match) -> None:
    nikos = match.people[0]
    (before,) = hands(nikos)
    box = nikos.in_dm().channel_id
    fault = match.app.box.faults.refuse(rf"PATCH /channels/{box}/messages/{before.id}$", 30046, times=1)
    await until_changed(match, random.Random(4), nikos)
    assert fault.met == 1
    assert [one.id == before.id for one in hands(nikos)] == [True, False]


async def test_discord_does_not_say_that_it_took_it(match: Match) -> None:
    """The new message was sent and is found; the edit is made again: nothing is there twice."""
    nikos = match.people[0]
    box = nikos.in_dm().channel_id
    match.app.box.world.delete_message(hands(nikos)[0])
    rng = random.Random(5)
    posting = match.app.box.faults.fail(rf"POST /channels/{box}/messages$", after=True)
    await until_changed(match, rng, nikos)
    assert posting.met
    assert len(hands(nikos)) == 1
    editing = match.app.box.faults.fail(rf"PATCH /channels/{box}/messages/\d+$", after=True)
    await until_changed(match, rng, nikos)
    assert editing.met
    assert len(hands(nikos)) == 1


async def test_a_seat_that_changes_hands(match: Match) -> None:
    """The former player's message stays as it is, without buttons; the new one has a message, and nobody sees
    both."""
    nikos, zofia, ada = match.people
    (old,) = hands(nikos)
    kept = picture(old), text_of(old)
    bruno = match.app.person("Bruno").at(nikos.channel_id)
    assert not (await substituted(nikos, match, person=bruno.id)).failed
    await match.delivered()
    asked = bruno.dms()[-1]
    assert not (await bruno.in_dm().press(control(asked, "seat"), asked)).failed
    await match.delivered()
    (new,) = hands(bruno)
    match.people[0] = bruno
    await until_changed(match, random.Random(6), bruno)
    assert [one.id for one in hands(bruno)] == [new.id]
    (left,) = hands(nikos)
    assert (left.id, picture(left), text_of(left)) == (old.id, *kept)
    assert usable(left) == []
    async with match.app.services.context.store.read() as db:
        seats = await matches.seats_of(db, match.number)
    by_person = {one.user: one.hand_message for one in seats}
    assert by_person == {person.id: hands(person)[0].id for person in (bruno, zofia, ada)}


async def test_it_says_nothing_that_passes_while_it_stays(match: Match) -> None:
    """It is edited when the hand changes, and not when others act: whose turn it is may be another's now."""
    ada = match.people[2]
    await until_changed(match, random.Random(7), ada)
    (hand,) = hands(ada)
    (file,) = hand.files
    assert (file.description or "").startswith(words("en")("gh-title"))
    assert re.search(r"-# .+ · <t:\d+:R>$", text_of(hand)), "since when"
