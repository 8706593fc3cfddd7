"""Bad input about time, absence, undo and proof: refused plainly, in one's own language; nothing changes."""

from __future__ import annotations

import random

import pytest

from bot.match.errors import SeatNotOffered
from bot.store import matches
from tests.e2e.panel import at_table
from tests.e2e.players import play_by_moves, tell_me
from tests.e2e.sandbox_app import Match, SandboxApp, control
from tests.e2e.test_bad_input import everything, refused, say


@pytest.fixture
async def match(app: SandboxApp) -> Match:
    """Golden Horn with a clock; Nikos begins, then Zofia."""
    nikos, zofia = app.person("Nikos"), app.person("Zofia")
    await nikos.slash("table new", game="golden_horn", seats=2, options="start_seat=1")
    await zofia.slash("table join", match=1)
    await at_table(nikos, "clock", clock="turn", turn="2d", match=1)
    await at_table(nikos, "start", match=1)
    place = app.box.world.channels[(await app.brief(1)).place.post]
    return Match(app, 1, [one.at(place) for one in (nikos, zofia)])


@pytest.mark.parametrize("name", ["Ada", "Nikos", "Zofia"])
async def test_times_and_zones_that_cannot_be(app: SandboxApp, name: str) -> None:
    person = app.person(name)
    words = say(person)
    await tell_me(person, "metime", zone="Europe/Athens", begin="22:00", end="07:00")
    before = await app.services.people.me(person.id)
    for zone in ("Mars/Phobos", "UTC+25", "../etc/passwd", "@everyone", "x" * 100):
        answer = await tell_me(person, "metime", zone=zone)
        refused(answer, words("table-unknown-zone", text="|").partition("|")[0])
        assert not answer.message.pings
    for begin, end in (("25:00", "07:00"), ("22:60", "07:00"), ("-1", "7"), ("13pm", "07:00"), ("soon", "7")):
        refused(
            await tell_me(person, "metime", zone="", begin=begin, end=end),
            words("table-unreadable-time", text=begin),
        )
    for begin, why in (("7:00", words("table-quiet-same")), ("8:00", words("table-quiet-long", hours=14))):
        refused(await tell_me(person, "metime", begin=begin, end="7:00"), why)
    refused(await tell_me(person, "metold", digest="24:01"), words("table-unreadable-time", text="24:01"))
    for first in ("31.2.", "2027-13-01", "29.2.2027", "tomorrow"):
        refused(await tell_me(person, "meaway", first=first), words("table-unreadable-date", text=first))
    refused(await tell_me(person, "meaway", first="2020-01-01"), words("table-vacation-past"))
    assert await app.services.people.me(person.id) == before


async def test_clocks_and_amounts_that_cannot_be(app: SandboxApp) -> None:
    zofia = app.person("Zofia")
    await zofia.slash("table new", game="golden_horn", seats=2)
    await app.delivered()
    before = await app.brief(1)
    for typed in ("soon", "-2d", "2x", "1e9d", "∞", "0d"):
        answer = await at_table(zofia, "clock", clock="turn", turn=typed, match=1)
        refused(answer, say(zofia)("table-unreadable-amount", text=typed))
    for typed in ("1h", "9999d"):
        refused(await at_table(zofia, "clock", clock="turn", turn=typed, match=1))
    assert await app.brief(1) == before


async def test_a_substitute_who_sits_there_already(match: Match) -> None:
    nikos, zofia = match.people
    before = await everything(match)
    seated = say(nikos)("table-substitute-seated")
    for person in (zofia, nikos):
        refused(await at_table(nikos, "substitute", person=person.id, match=1), seated)
    refused(
        await at_table(nikos, "substitute", seat=2, match=1),
        say(nikos)("table-seat-present", who="**Zofia**"),
    )
    with pytest.raises(SeatNotOffered):  # the form does not even offer it
        await match.app.services.seats.check_offer(1, nikos.id, 4, None)
    ada = match.app.person("Ada").at(nikos.channel_id)
    refused(await at_table(ada, "substitute", match=1), say(ada)("table-not-seated"))
    assert await everything(match) == before


async def test_a_proof_of_what_is_not_finished(match: Match) -> None:
    before = await everything(match)
    for person in match.people:
        refused(await at_table(person, "verify", match=1), say(person)("table-unfinished"))
    assert await everything(match) == before


async def test_an_undo_that_nobody_may_grant(match: Match) -> None:
    """The other has gone for good after moving: there is nobody to ask."""
    nikos, zofia = match.people
    rng = random.Random(1)
    await play_by_moves(nikos, match, rng)
    await play_by_moves(zofia, match, rng)
    async with match.app.services.context.store.write() as db:
        await matches.change_seat(db, 1, 1, {"user": None})
    before = await everything(match)
    page = await nikos.slash("table undo", match=1)
    menu = control(page.message, "ask")
    back = await match.app.services.undo.choices(1, nikos.id)
    sure = await nikos.choose(str(back.earlier[0].number), page, select=menu)
    answer = await nikos.press(control(sure.message, "asksure"), sure)
    refused(answer, say(nikos)("table-nobody-to-approve"))
    assert await everything(match) == before
