"""Webhooks of a match: every turn is told once, all who sit there know of it, and nothing is told that only
a player may know."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from bot.match import Brief, Place
from bot.match.engine.models import Manager
from bot.match.errors import BadSetting, MatchOver, NotHost, NotSeated, UnknownMatch
from bot.match.outbox.messages import Notice
from bot.match.webhooks.service import FORMS, MOST_OF_MATCH
from bot.match.webhooks.worker import BACK_OFF, PATIENCE, Event
from bot.runtime.posting import Unreachable
from bot.text import words
from cogs.webhooks.controls import written
from tests.draining import drained
from tests.match.app import ANN, BEN, CAT, DAN, OWNER, MatchApp
from tests.match.test_webhooks import URL, other, worker_of


async def private_table(app: MatchApp) -> Brief:
    """A private match of Ann and Ben."""
    place = Place(1, 100, 300)
    lobby = await app.services.lobby.open("golden_horn", 2, {}, ANN, place, "en", private=True)
    await app.services.lobby.invite(lobby.match, ANN.user, [BEN])
    await app.services.lobby.join(lobby.match, BEN, 1)
    return await app.services.lobby.start(lobby.match, ANN.user)


def bodies(sent: list[tuple[str, bytes, Mapping[str, str]]]) -> list[dict[str, Any]]:
    return [json.loads(body) for _, body, _ in sent]


async def notices(app: MatchApp) -> list[tuple[str, int | None]]:
    """Keys of the notices that were sent, and to whom."""
    jobs = await app.sent("notice")
    return [(job.message.said.key, job.user) for job in jobs if isinstance(job.message, Notice)]


async def test_every_turn_is_told_once_whoever_must_act(app: MatchApp) -> None:
    worker, poster = worker_of(app)
    match = await app.start("golden_horn", 2)
    await app.sent()
    added = await app.services.match_webhooks.add(match.match, ANN, URL, "json")
    assert ("table-webhook-match-added", None) in await notices(app), "all who sit there are told"
    await drained(worker)
    ((address, body, headers),) = poster.take()
    assert (address, json.loads(body)["event"]) == (URL, "try")
    assert headers["Turnpost-Signature"].startswith("v1=")
    seen = set()
    for _ in range(6):
        before = await app.turn(match.match)
        await other(app, match.match)
        after = await app.turn(match.match)
        await drained(worker)
        told = bodies(poster.take())
        assert len(told) == (before != after)
        for one in told:
            assert one["event"] == "turn"
            assert [who["name"] for who in one["awaited"]] == [after.name]
            assert one["match"]["page"] == f"https://turnpost.example/m/{match.uid}"
            assert after.name in one["text"]
            seen.add(after.name)
    assert seen
    assert added.secret not in str(await app.services.match_webhooks.of(match.match, BEN))
    assert "secret-path" not in str(await app.services.match_webhooks.of(match.match, BEN))


async def test_those_who_must_act_together_are_told_together(app: MatchApp) -> None:
    worker, poster = worker_of(app)
    match = await app.start("edo", 3)
    await app.services.match_webhooks.add(match.match, ANN, URL, "json")
    await drained(worker)
    rng = random.Random("until all plan")
    while True:
        poster.take()
        await app.at_random(match.match, rng, 1)
        await drained(worker)
        told = bodies(poster.take())
        awaited = (await app.services.views.brief(match.match)).awaited
        if told and len(told[0]["awaited"]) > 1:
            break
    assert len(told) == 1
    assert {who["seat"] - 1 for who in told[0]["awaited"]} <= set(awaited)


async def test_a_turn_that_is_over_is_not_told(app: MatchApp) -> None:
    worker, poster = worker_of(app)
    match = await app.start("golden_horn", 2)
    await app.services.match_webhooks.add(match.match, ANN, URL, "json")
    await drained(worker)
    poster.take()
    told = 0
    for _ in range(8):
        await other(app, match.match)
    await drained(worker)
    for one in bodies(poster.take()):
        told += 1
        assert [who["name"] for who in one["awaited"]] == [(await app.turn(match.match)).name]
    assert told <= 1


async def test_the_end_is_told_and_is_the_last(app: MatchApp) -> None:
    worker, poster = worker_of(app)
    match = await app.start("pyramids", 2)
    await app.services.match_webhooks.add(match.match, ANN, URL, "json")
    await drained(worker)
    poster.take()
    await app.at_random(match.match, random.Random("end"))
    await drained(worker)
    told = bodies(poster.take())
    assert [one["event"] for one in told] == ["over"]
    assert words("en")("webhook-over", game="x", match=match.match).partition(" ")[2] in told[0]["text"]
    assert await app.services.match_webhooks.of(match.match, BEN) == ()
    with pytest.raises(MatchOver):
        await app.services.match_webhooks.add(match.match, ANN, URL, "json")


async def test_who_may_add_and_remove(app: MatchApp) -> None:
    match = await app.start("golden_horn", 2)
    ours = app.services.match_webhooks
    with pytest.raises(NotHost):
        await ours.add(match.match, BEN, URL, "json")
    with pytest.raises(NotSeated):
        await ours.add(match.match, DAN, URL, "json")
    with pytest.raises(UnknownMatch):
        await ours.add(77, ANN, URL, "json")
    with pytest.raises(UnknownMatch):
        await ours.add(match.match, Manager(2, 99, "Olga"), URL, "json")
    await ours.add(match.match, OWNER, URL, "slack")
    (seen,) = await ours.of(match.match, BEN)
    assert (seen.host, seen.removable) == ("hooks.example", False)
    with pytest.raises(NotHost):
        await ours.remove(match.match, BEN, seen.id)
    with pytest.raises(NotSeated):
        await ours.of(match.match, DAN)
    await ours.remove(match.match, ANN, 4711)
    assert (await ours.of(match.match, ANN))[0].removable, "the host removes any"
    await ours.remove(match.match, ANN, seen.id)
    assert ("table-webhook-match-removed", None) in await notices(app)
    for _ in range(MOST_OF_MATCH):
        await ours.add(match.match, ANN, URL, "json")
    for adding in (
        ours.add(match.match, ANN, URL, "json"),
        ours.add(match.match, OWNER, URL, "json"),
    ):
        with pytest.raises(BadSetting):
            await adding
    for url in ("http://hooks.example/", "https://127.0.0.1/", "https://[::1]/", "x"):
        with pytest.raises(BadSetting):
            await ours.add(match.match, OWNER, url, "json")
    with pytest.raises(BadSetting):
        await ours.add(match.match, ANN, URL, "xml")
    assert len(await app.services.webhooks.of(ANN.user)) == MOST_OF_MATCH, (
        "they are in the list of who added them"
    )
    await app.services.webhooks.add(ANN, URL, "json")
    (first, *_) = await ours.of(match.match, OWNER)
    await ours.remove(match.match, OWNER, first.id)
    assert len(await ours.of(match.match, OWNER)) == MOST_OF_MATCH - 1


async def test_a_private_match_is_unknown_to_others(app: MatchApp) -> None:
    """Also to those who manage the server; what it is told is what the seats know, and not where it is."""
    worker, poster = worker_of(app)
    match = await private_table(app)
    ours = app.services.match_webhooks
    for asking in (
        ours.add(match.match, DAN, URL, "json"),
        ours.add(match.match, OWNER, URL, "json"),
        ours.of(match.match, DAN),
        ours.of(match.match, OWNER),
        ours.remove(match.match, DAN, 1),
        ours.remove(match.match, OWNER, 1),
    ):
        with pytest.raises(UnknownMatch):
            await asking
    await ours.add(match.match, ANN, URL, "json")
    before = await app.turn(match.match)
    while await app.turn(match.match) == before:
        await other(app, match.match)
    await drained(worker)
    told = bodies(poster.take())
    assert told[-1]["event"] == "turn"
    for one in told:
        assert (one["link"], one["match"]["page"]) == (None, None)
        assert match.uid not in json.dumps(one)


async def test_who_sits_there_no_more_hears_no_more_of_a_private_match(app: MatchApp) -> None:
    worker, poster = worker_of(app)
    match = await private_table(app)
    await app.services.match_webhooks.add(match.match, ANN, URL, "json")
    await drained(worker)
    poster.take()
    await app.services.resigning.resign(match.match, ANN.user, key="r")
    await drained(worker)
    for one in bodies(poster.take()):
        assert one["event"] == "over"


async def test_who_hides_the_name_is_called_by_the_seat(app: MatchApp) -> None:
    worker, poster = worker_of(app)
    match = await app.start("golden_horn", 2)
    for person in (ANN, BEN):
        await app.services.people.set(person, nameless=True)
    await app.services.match_webhooks.add(match.match, ANN, URL, "json")
    before = await app.turn(match.match)
    while await app.turn(match.match) == before:
        await other(app, match.match)
    await drained(worker)
    text = b"".join(body for _, body, _ in poster.take()).decode()
    assert "Ann" not in text
    assert "Ben" not in text
    assert words("en")("seat-name", seat=(await app.services.views.brief(match.match)).awaited[0] + 1) in text


async def test_a_dead_address_is_given_up_and_its_owner_told(app: MatchApp) -> None:
    worker, poster = worker_of(app)
    match = await app.start("golden_horn", 2)
    await app.services.match_webhooks.add(match.match, OWNER, URL, "ntfy")
    await drained(worker)
    poster.take()
    poster.answer = Unreachable()
    told: list[tuple[str, int | None]] = []
    for _ in range(PATIENCE + 1):
        before = await app.turn(match.match)
        while await app.turn(match.match) == before:
            await other(app, match.match)
        for wait in (0, *BACK_OFF):
            app.clock.on(wait)
            await drained(worker)
        told += [one for one in await notices(app) if "webhook" in one[0]]
    keys = [key for key, user in told if user == OWNER.user]
    assert keys == ["table-webhook-match-failing", "table-webhook-match-stopped"]
    assert (await app.services.match_webhooks.of(match.match, ANN))[0].stopped


NAMES = ("<!channel> & <https://evil.example|x>", "@room **b** [x](https://evil.example)", "a\nb\u202e", "")


@pytest.mark.parametrize("form", FORMS)
async def test_names_do_nothing_at_the_receiver(app: MatchApp, form: str) -> None:
    match = await app.start("golden_horn", 2)
    for name in NAMES:
        players = tuple(replace(one, name=name) for one in match.players)
        event = Event(form, None, replace(match, players=players), 0, everybody=True, seats=(0, 1))
        for language in ("en", "el", "pl"):
            made = written(event, words(language), None)
            text = made.body.decode()
            assert "\u202e" not in text
            if form == "slack":
                assert "<!" not in text
                assert "<https://evil" not in text
            if form == "matrix":
                assert "@room" not in text
                assert "**b**" not in json.loads(text)["text"]
            for header, value in made.headers.items():
                assert f"{header}{value}".isascii()
            assert not name or form != "ntfy" or "\na" not in text


async def test_whoever_is_forgotten_leaves_no_webhook(app: MatchApp) -> None:
    match = await app.start("golden_horn", 2)
    manager = Manager(OWNER.guild, CAT.user, "Cat")
    await app.services.match_webhooks.add(match.match, manager, URL, "json")
    assert URL in (await app.services.privacy.all_about(CAT.user)).decode()
    await app.services.privacy.forget(CAT.user)
    assert await app.services.match_webhooks.of(match.match, ANN) == ()
