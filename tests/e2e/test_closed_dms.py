"""Who takes no direct messages plays like everybody else: nothing stops, waits or goes wrong for it."""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta

import pytest

from tests.e2e.panel import at_table
from tests.e2e.players import play_by_moves, substituted
from tests.e2e.sandbox_app import Match, SandboxApp, control
from tests.sandbox.person import Scripted, text_of, usable

CLOSED = "I cannot send you direct messages. Your hand is always at /hand."
MISSED = "Your direct messages are closed, so your hand could not be sent. Here it is."


def close(person: Scripted, closed: bool = True) -> None:
    person.box.world.edit_person(person.id, dm_closed=closed)


def hands(person: Scripted) -> int:
    """How many hands the person got by direct message."""
    return sum("Your hand in" in text_of(message) for message in person.dms())


def refusals(match: Match) -> int:
    """How often Discord has refused a direct message."""
    return sum(one.code == 50007 for one in match.app.box.refused)


@pytest.fixture
async def match(app: SandboxApp) -> Match:
    """Ada's box is open, Bruno's is closed; Ada begins."""
    close(app.person("Bruno"))
    running = await app.open("golden_horn", ("Ada", "Bruno"), "start_seat=1")
    await running.delivered()
    return running


async def test_the_match_goes_on(match: Match) -> None:
    """Boards and pings come as ever, and the open box gets its hands; the closed one is tried once."""
    rng = random.Random(1)
    ada, bruno = match.people
    assert (hands(ada), hands(bruno), refusals(match)) == (1, 0, 1)
    said = ""
    for _ in range(2):
        for person in (ada, bruno):
            while person.id in [one.id for one in await match.awaited()]:
                await play_by_moves(person, match, rng)
                await match.delivered()
                said += match.board().content
    assert bruno.mention in said
    assert refusals(match) == 1, "not asked again and again"
    assert hands(bruno) == 0


async def test_the_hand_is_shown_privately_and_the_reason_once(match: Match) -> None:
    bruno = match.people[1]
    first = await bruno.slash("hand", match=match.number)
    assert first.ephemeral
    assert MISSED in first.text
    assert bruno.payload(first.message)["components"][1]["type"] == 12, "the picture"
    again = await bruno.press("My hand", match.board())
    assert "Your hand in" in again.text
    assert MISSED not in again.text


async def test_the_next_page_tells_it_too(match: Match) -> None:
    """Whoever opens a turn first is told there, once."""
    bruno = match.people[1]
    page = await bruno.slash("turn", match=match.number)
    assert CLOSED in page.text
    assert CLOSED not in (await bruno.slash("turn", match=match.number)).text
    assert MISSED not in (await bruno.slash("hand", match=match.number)).text


async def test_an_opened_box_is_used_again(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """After the person has done something; not before, for Discord counts refusals."""
    ada, bruno = match.people
    close(bruno, False)
    monkeypatch.setattr(match.app.services.context, "_now", lambda: datetime.now(UTC) + timedelta(minutes=2))
    rng = random.Random(3)
    await play_by_moves(ada, match, rng)
    await match.delivered()
    assert hands(bruno) == 0
    for _ in range(12):
        for person in await match.awaited():
            await play_by_moves(person, match, rng, to="V C")  # where cards are drawn
        await match.delivered()
        if hands(bruno):
            break
    assert refusals(match) == 1
    assert hands(bruno) == 1


async def test_all_boxes_closed(app: SandboxApp) -> None:
    for name in ("Ada", "Nikos", "Zofia"):
        close(app.person(name))
    match = await app.open("golden_horn", ("Ada", "Nikos", "Zofia"))
    await match.delivered()
    for person in match.people:
        assert not (await person.slash("hand")).failed
    (first,) = await match.awaited()
    await play_by_moves(first, match, random.Random(4))
    await match.delivered()
    assert len(match.messages()) >= 2


async def test_an_invitation_to_a_closed_box(app: SandboxApp) -> None:
    """It is kept all the same: the person may join."""
    ada, bruno = app.person("Ada"), app.person("Bruno")
    close(bruno)
    await ada.slash("table new", game="golden_horn", seats=2)
    await app.card(ada)
    answer = await at_table(ada, "invite", person=bruno.id)
    assert "Invited" in answer.text
    await app.delivered()
    assert "You are in" in (await bruno.in_dm().slash("table join", match=1)).text


async def test_an_invitation_to_a_private_table_names_the_command(app: SandboxApp) -> None:
    """The private thread with the button is not seen before one has joined, or has taken a seat."""
    ada, bruno = app.person("Ada"), app.person("Bruno")
    close(bruno)
    app.box.world.set_bot_permissions(ada.channel_id, allow=["create_private_threads"])
    await ada.slash("table new", game="golden_horn", seats=2, private=True)
    await at_table(ada, "invite", person=bruno.id, match=1)
    await app.delivered()
    ada = ada.at(app.box.world.channels[(await app.brief(1)).place.post])
    told = ada.last()
    assert "Bruno joins with /table join match:1." in text_of(told)
    assert not usable(told)
    assert "You are in" in (await bruno.slash("table join", match=1)).text
    elif_ = app.person("Elif")
    close(elif_)
    await at_table(ada, "start", match=1)
    await substituted(ada, Match(app, 1, [ada]), person=elif_.id)
    await app.delivered()
    told = next(one for one in reversed(ada.sees()) if "cannot reach" in text_of(one))
    assert "Elif takes it with /table join match:1." in text_of(told)
    assert not [one for one in usable(told) if ":seat:" in one["custom_id"]]
    assert "The seat is yours" in (await elif_.slash("table join", match=1)).text
    assert elif_.id in {player.user for player in (await app.brief(1)).players}


async def test_a_seat_for_somebody_whom_no_message_reaches(match: Match) -> None:
    """Who offered it is told in the thread, and the seat can be taken there; invitations likewise."""
    ada, _ = match.people
    carl = match.app.person("Zofia").at(ada.channel_id)
    close(carl)
    assert not (await substituted(ada, match, person=carl.id)).failed
    await match.delivered()
    said = match.messages()[-1]
    assert "I cannot reach Zofia by direct message" in text_of(said)
    assert said.pings == [ada.id]
    assert not (await carl.press(control(said, "seat"), said)).failed
    assert (await match.brief()).players[0].user == carl.id

    elif_ = match.app.person("Elif")
    close(elif_)
    host = match.app.person("Ada")
    await host.slash("table new", game="golden_horn", seats=2)
    await match.delivered()
    number = match.number + 1
    await at_table(host, "invite", person=elif_.id, match=number)
    await match.delivered()
    said = next(one for one in reversed(host.sees()) if "I cannot reach Elif" in text_of(one))
    await elif_.press(control(said, "join"), said)
    assert {player.user for player in (await match.app.brief(number)).players} == {host.id, elif_.id}
