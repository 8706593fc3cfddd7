"""Webhooks: a turn is told once, signed, and to nobody but those who asked; a dead address is given up."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Mapping
from typing import Any

import pytest

from bot.match import Place
from bot.match.errors import BadSetting, NotSeated, UnknownMatch
from bot.match.outbox.messages import Notice
from bot.match.webhooks.service import FORMS, MOST
from bot.match.webhooks.worker import BACK_OFF, PATIENCE, Event, WebhookWorker
from bot.runtime.posting import Unreachable
from bot.runtime.public_addresses import Forbidden
from bot.store.webhooks import WAITS
from bot.text import words
from cogs.webhooks.controls import written
from tests.draining import drained
from tests.match.app import ANN, BEN, DAN, MatchApp
from tests.match.events.play import CHANNEL, crowd, started, view

URL = "https://hooks.example/secret-path"


class FakePoster:
    """Writes down what it is to send, and answers as it is told."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, bytes, Mapping[str, str]]] = []
        self.answer: int | Exception = 204

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        self.sent.append((address, body, headers))
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer

    def take(self) -> list[tuple[str, bytes, Mapping[str, str]]]:
        sent, self.sent = self.sent, []
        return sent


def worker_of(app: MatchApp) -> tuple[WebhookWorker, FakePoster]:
    poster: Any = FakePoster()

    def writer(event: Event) -> Any:
        return written(event, words("en"), "https://turnpost.example")

    return WebhookWorker(app.services.context, poster, writer, lambda: app.clock.time.timestamp()), poster


async def other(app: MatchApp, match: int) -> None:
    """The one who must act acts."""
    person = await app.turn(match)
    answer = (await app.services.play.preview(match, person.user, None)).answers[0]
    await app.play(match, person, answer.notation)


async def test_a_turn_is_told_once_and_signed(app: MatchApp) -> None:
    worker, poster = worker_of(app)
    added = await app.services.webhooks.add(BEN, URL, "json")
    await drained(worker)
    assert [json.loads(body)["event"] for _, body, _ in poster.take()] == ["try"]
    match = await app.start("golden_horn", 2)
    await app.sent()
    while (await app.turn(match.match)) != BEN:
        await other(app, match.match)
    await drained(worker)
    ((address, body, headers),) = poster.take()
    assert address == URL
    facts = json.loads(body)
    assert (facts["event"], facts["match"]["number"]) == ("turn", match.match)
    assert facts["match"]["page"] == f"https://turnpost.example/m/{match.uid}"
    stamp = headers["Turnpost-Timestamp"]
    right = hmac.new(added.secret.encode(), stamp.encode() + b"." + body, hashlib.sha256).hexdigest()
    assert headers["Turnpost-Signature"] == f"v1={right}"
    assert headers["Turnpost-Delivery"]
    await drained(worker)
    assert poster.take() == []
    await other(app, match.match)
    await drained(worker)
    assert all(json.loads(body)["match"]["number"] == match.match for _, body, _ in poster.take())
    assert added.secret not in str(await app.services.webhooks.of(BEN.user))
    assert "secret-path" not in str(await app.services.webhooks.of(BEN.user))
    about = (await app.services.privacy.all_about(BEN.user)).decode()
    assert URL in about
    assert added.secret not in about


async def test_a_turn_that_is_over_is_not_told(app: MatchApp) -> None:
    worker, poster = worker_of(app)
    await app.services.webhooks.add(ANN, URL, "json")
    await drained(worker)
    poster.take()
    match = await app.start("golden_horn", 2)
    while (await app.turn(match.match)) != ANN:
        await other(app, match.match)
    while (await app.turn(match.match)) == ANN:
        await other(app, match.match)
    await drained(worker)
    assert poster.take() == []


async def test_of_one_match_only(app: MatchApp) -> None:
    worker, poster = worker_of(app)
    first, second = await app.start(seats=2), await app.start(seats=2)
    await app.services.webhooks.add(ANN, URL, "json", second.match)
    await drained(worker)
    poster.take()
    for match in (first.match, second.match):
        await app.pledge(match)
    await drained(worker)
    assert {json.loads(body)["match"]["number"] for _, body, _ in poster.take()} <= {second.match}
    with pytest.raises(NotSeated):
        await app.services.webhooks.add(DAN, URL, "json", first.match)
    with pytest.raises(UnknownMatch):
        await app.services.webhooks.add(DAN, URL, "json", 77)


async def test_it_is_tried_again_and_then_given_up(app: MatchApp) -> None:
    """The owner is told once that it fails, and once that it is stopped."""
    worker, poster = worker_of(app)
    await app.services.webhooks.add(ANN, URL, "ntfy")
    await drained(worker)
    poster.take()
    poster.answer = Unreachable()
    match = await app.start("golden_horn", 2)
    told: list[str] = []
    for _ in range(PATIENCE + 2):
        while (await app.turn(match.match)) != ANN:
            await other(app, match.match)
        for wait in (0, *BACK_OFF):
            app.clock.on(wait)
            await drained(worker)
        told += [
            job.message.said.key
            for job in await app.sent("notice")
            if isinstance(job.message, Notice) and job.user == ANN.user
        ]
        while (await app.turn(match.match)) == ANN:
            await other(app, match.match)
    assert len(poster.take()) == PATIENCE * (len(BACK_OFF) + 1)
    assert [key for key in told if "webhook" in key] == ["table-webhook-failing", "table-webhook-stopped"]
    (webhook,) = await app.services.webhooks.of(ANN.user)
    assert webhook.stopped


@pytest.mark.parametrize(
    ("answer", "calls", "last"),
    [(404, 1, "404"), (302, 1, "302"), (Forbidden(), 1, "forbidden"), (503, 2, "503"), (429, 2, "429")],
)
async def test_what_is_tried_again(app: MatchApp, answer: Any, calls: int, last: str) -> None:
    worker, poster = worker_of(app)
    poster.answer = answer
    await app.services.webhooks.add(ANN, URL, "json")
    await drained(worker)
    app.clock.on(BACK_OFF[0])
    await drained(worker)
    assert len(poster.take()) == calls
    (webhook,) = await app.services.webhooks.of(ANN.user)
    assert (webhook.last, webhook.stopped) == (last, False)


async def test_gone_means_gone(app: MatchApp) -> None:
    worker, poster = worker_of(app)
    poster.answer = 410
    await app.services.webhooks.add(ANN, URL, "json")
    await drained(worker)
    (webhook,) = await app.services.webhooks.of(ANN.user)
    assert webhook.stopped


async def test_bad_requests(app: MatchApp) -> None:
    add = app.services.webhooks.add
    for url in ("http://hooks.example/", "https://127.0.0.1/", "https://[::1]/x", "x", ""):
        with pytest.raises(BadSetting):
            await add(ANN, url, "json")
    with pytest.raises(BadSetting):
        await add(ANN, URL, "xml")
    for _ in range(MOST):
        await add(ANN, URL, "json")
    with pytest.raises(BadSetting):
        await add(ANN, URL, "json")
    one, *rest = await app.services.webhooks.of(ANN.user)
    await app.services.webhooks.remove(BEN.user, one.id)
    assert len(await app.services.webhooks.of(ANN.user)) == MOST, "nobody removes another's"
    await app.services.webhooks.remove(ANN.user, one.id)
    assert await app.services.webhooks.of(ANN.user) == tuple(rest)
    await app.services.privacy.forget(ANN.user)
    assert await app.services.webhooks.of(ANN.user) == ()


async def test_each_form_and_nothing_secret(app: MatchApp) -> None:
    """A private table is not said to be anywhere."""
    match = await app.start("golden_horn", 2)
    dm = await app.services.lobby.open("golden_horn", 2, {}, ANN, Place(None, 5), "en", computers=1)
    private = await app.services.lobby.open("edo", 2, {}, ANN, Place(1, 100, 300), "en", private=True)
    secret = (await app.secret_of(match.match)).hex()
    for form in FORMS:
        for brief in (match, dm, private, None):
            for language in ("en", "el", "pl"):
                made = written(Event(form, None, brief, 0), words(language), "https://turnpost.example")
                text = made.body.decode()
                assert secret not in text
                assert "Ann" not in text
                if brief is None:
                    continue
                assert str(brief.match) in text
                assert made.headers.get("Content-Type")
                if brief is private:
                    assert "discord.com" not in text + str(made.headers)
                if brief is not match:
                    assert brief.uid not in text
                for name, value in made.headers.items():
                    assert f"{name}{value}".isascii()


@pytest.mark.parametrize("opens", [True, False])
async def test_it_waits_a_moment_for_the_thread_of_an_event(app: MatchApp, opens: bool) -> None:
    """It is called once, and not much later if there is no thread."""
    worker, poster = worker_of(app)
    people = crowd(4)
    for person in people:
        await app.services.webhooks.add(person, URL, "json")
    await drained(worker)
    poster.take()
    event = await started(app, people, game="golden_horn")
    await drained(worker)
    assert poster.take() == []
    tables = (await view(app, event)).current
    if opens:
        await app.sent()
    else:
        app.clock.on(WAITS / 1000)
    await drained(worker)
    briefs = [await app.services.views.brief(table.match or 0) for table in tables]
    links = {f"/{brief.place.thread if opens else CHANNEL.channel}" for brief in briefs}
    calls = [json.loads(body)["link"] for _, body, _ in poster.take()]
    assert len(calls) == sum(len(brief.awaited) for brief in briefs)
    assert {link[link.rindex("/") :] for link in calls} == links
    app.clock.on(WAITS / 1000)
    await drained(worker)
    assert poster.take() == []
