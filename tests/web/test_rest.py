"""Limits, languages, streams of events, and curves: the small parts of the pages."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Collection
from ipaddress import ip_network
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from multidict import CIMultiDict

from bot.games.registry import GAMES
from bot.match import Brief
from bot.match.watching.service import Curve
from bot.runtime import process
from bot.text import words
from bot.web.connections import Limits, address_of, is_proxy
from bot.web.events import HUB, Watcher, moved
from bot.web.match_values import HEIGHT, WIDTH, plot, result
from bot.web.scenes import Shown
from bot.web.site import accepted, state_of
from render.specimens import played
from tests.contract.journeys import KEEN
from tests.match.app import OWNER, MatchApp, open_app
from tests.web.served import served
from tests.web.site import LANGUAGES, browsing


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("pl", "pl"),
        ("el-GR,el;q=0.9,en;q=0.8", "el"),
        ("de,fr;q=0.9", "en"),
        ("en;q=0.2, PL;q=0.7", "pl"),
        ("*", "en"),
        ("pl;q=0", "en"),
        ("pl;q=9, el", "el"),
        ("," * 5000 + "pl", "en"),
        ("\x00;;==", "en"),
    ],
)
def test_the_language_that_is_asked_for(header: str, language: str) -> None:
    assert accepted(header, LANGUAGES) == language


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("203.0.113.9", "", "203.0.113.9"),
        ("203.0.113.9", "198.51.100.1", "203.0.113.9"),
        ("127.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("127.0.0.1", "10.9.9.9, 198.51.100.1", "198.51.100.1"),
        ("::1", "2001:db8::1", "20010db80000/48"),
        ("127.0.0.1", "2001:db8::ffff:1", "20010db80000/48"),
        ("127.0.0.1", "nonsense", "127.0.0.1"),
        ("::ffff:203.0.113.9", "", "203.0.113.9"),
        (None, "", "?"),
    ],
)
def test_who_asks(peer: str | None, forwarded: str, address: str) -> None:
    """Only a proxy on this machine is believed."""
    assert address_of(peer, forwarded) == address


def test_who_asks_through_a_proxy_elsewhere() -> None:
    """A proxy in a network that the operator names is believed, too."""
    proxies = (ip_network("172.18.0.0/16"), ip_network("fd00::/8"))
    assert address_of("172.18.0.3", "198.51.100.1", proxies) == "198.51.100.1"
    assert address_of("172.19.0.3", "198.51.100.1", proxies) == "172.19.0.3"
    assert address_of("fd00::5", "198.51.100.1", proxies) == "198.51.100.1"
    assert all(is_proxy(peer, proxies) for peer in ("172.18.0.3", "::ffff:172.18.0.3", "127.0.0.1", "", None))
    assert not any(is_proxy(peer, proxies) for peer in ("203.0.113.9", "nonsense"))


@pytest.mark.parametrize(
    ("forwarded", "address"),
    [
        ("198.51.100.1, 172.18.0.3", "198.51.100.1"),
        ("198.51.100.1, 172.18.0.3, 172.18.0.4", "198.51.100.1"),
        ("203.0.113.9, 198.51.100.1, 172.18.0.3", "198.51.100.1"),
        ("198.51.100.1, nonsense, 172.18.0.3", "172.18.0.3"),
        ("172.18.0.9, 172.18.0.3", "172.18.0.9"),
        ("2001:db8::1,172.18.0.3", "20010db80000/48"),
    ],
)
def test_who_asks_through_two_proxies(forwarded: str, address: str) -> None:
    """Who is named by the nearest proxy and is one, too, is believed; nobody else is."""
    assert address_of("172.18.0.5", forwarded, (ip_network("172.18.0.0/16"),)) == address


async def test_the_limits_are_of_who_asks_through_two_proxies(app: MatchApp) -> None:
    proxies = (ip_network("172.18.0.0/16"),)
    async with browsing(app, proxies=proxies) as browser:
        browser.site.limits = Limits(lambda: 0.0, rate=1.0, burst=1.0)
        asked = [
            {"X-Forwarded-For": "198.51.100.1, 172.18.0.3"},
            {"X-Forwarded-For": "198.51.100.2, 172.18.0.3"},
            {"X-Forwarded-For": "203.0.113.9, 198.51.100.1, 172.18.0.4"},
        ]
        statuses = []
        for headers in asked:
            async with browser.client.get("/", headers=headers) as answer:
                statuses.append(answer.status)
        lines = CIMultiDict([("X-Forwarded-For", "198.51.100.2"), ("X-Forwarded-For", "172.18.0.3")])
        async with browser.client.get("/", headers=lines) as answer:
            statuses.append(answer.status)
        assert statuses == [200, 200, 429, 429]


def test_one_address_cannot_ask_for_everything() -> None:
    now = [0.0]
    limits = Limits(lambda: now[0], rate=2, burst=5, streams=2, most=3)
    assert [limits.wait("a") for _ in range(6)] == [0, 0, 0, 0, 0, 0.5]
    assert limits.wait("b") == 0
    now[0] = 0.5
    assert limits.wait("a") == 0
    assert limits.wait("a") > 0
    with limits.stream("a") as one, limits.stream("a") as two, limits.stream("a") as three:
        assert (one, two, three) == (True, True, False)
        with limits.stream("b") as four, limits.stream("c") as five:
            assert (four, five) == (True, False)
    with limits.stream("a") as again:
        assert again


async def test_too_many_requests_get_a_page(app: MatchApp) -> None:
    async with browsing(app) as browser:
        browser.site.limits = Limits(asyncio.get_running_loop().time, rate=0.1, burst=2)
        assert [(await browser.get("/"))[0] for _ in range(3)] == [200, 200, 429]
        _, text, answer = await browser.get("/", Accept_Language="el")
        assert words("el")("web-too-much") in text
        assert int(answer.headers["Retry-After"]) > 0
        assert (await browser.get("/", X_Forwarded_For="198.51.100.7"))[0] == 200


async def test_news_come_by_themselves(app: MatchApp) -> None:
    """Who shows an older state is told at once; the others with the next move."""
    match = await app.start("golden_horn", 2)
    async with browsing(app) as browser:
        hub = browser.client.app[HUB]
        _, text, _ = await browser.get(f"/m/{match.uid}")
        live = re.search(r'data-live="([^"]+)"', text)
        assert live is not None
        async with (
            browser.client.get(live[1]) as stream,
            browser.client.get(f"/m/{match.uid}/events?v=0") as old,
        ):
            assert stream.headers["Content-Type"] == "text/event-stream"
            assert hub.watching == 2
            assert b"retry" in await stream.content.readline()
            while (line := await old.content.readline()) != b"event: moved\n":
                assert line
            await hub.look()
            assert b"moved" not in stream.content.read_nowait()
            await app.at_random(match.match, random.Random(1), 1)
            await hub.look()
            async with asyncio.timeout(10):
                while await stream.content.readline() != b"event: moved\n":
                    pass
        async with asyncio.timeout(10):
            while hub.watching:
                await hub.look()
                await asyncio.sleep(0.01)
                await app.services.people.me(OWNER.user)
                hub.close()


async def test_who_comes_while_others_are_looked_after_is_told_nothing(
    app: MatchApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the match of a newcomer nothing was read then: that is no news."""
    first, second = await app.start("golden_horn", 2), await app.start("golden_horn", 2)
    async with browsing(app) as browser:
        hub, watching = browser.client.app[HUB], browser.site.matches.watching
        seen = [state_of(await watching.find(one.uid)) for one in (first, second)]
        there, newcomer = Watcher(seen[0]), Watcher(seen[1])
        beside, own = Watcher("newer"), Watcher(seen[0], "somebody's")
        read = watching.briefs

        async def slowly(ids: Collection[int]) -> dict[int, Brief]:
            found = await read(ids)
            hub.add(second.match, second.uid, newcomer)
            hub.add(first.match, first.uid, beside)
            hub.add(first.match, first.uid, own)
            return found

        hub.add(first.match, first.uid, there)
        monkeypatch.setattr(watching, "briefs", slowly)
        await hub.look()
        assert [one.news.is_set() for one in (there, newcomer, beside, own)] == [False] * 4
        monkeypatch.setattr(watching, "briefs", read)
        await hub.look()
        assert [one.news.is_set() for one in (there, newcomer, beside)] == [False, False, True]


def test_pages_are_served_in_the_loop_of_the_program(tmp_path: Path) -> None:
    """uvloop, where it is installed: its transports are no `asyncio.Transport`."""

    async def home() -> int:
        async with open_app(tmp_path / "loop.sqlite") as app, served(app) as site:
            await site.open(b"GET /static/x/inter.ttf HTTP/1.1\r\nHost: x\r\n\r\n", buffer=4096)
            status, _ = await site.get("/")
            site.connections.look()
            return status

    assert process.run(home()) == 200


def test_the_more_watch_the_longer_they_take() -> None:
    assert b'"spread": 300}' in moved(1)
    assert b'"spread": 5000}' in moved(500)
    assert b'"spread": 6000}' in moved(100_000)


def test_curves_fit_their_box() -> None:
    assert plot([Curve(1, (1.0, 2.0))], ("A", "B")) is None
    made = plot([Curve(1, (-3.0, 0.0)), Curve(4, (12.5, 7.0)), Curve(9, (80.0, 31.0))], ("A", "B"))
    assert made is not None
    assert made.last == 9
    for line in made.lines:
        for point in line.points.split():
            x, y = map(float, point.split(","))
            assert 0 <= x <= WIDTH
            assert 0 <= y <= HEIGHT
    assert [tick.text for tick in made.ticks] == ["-20", "0", "20", "40", "60", "80"]


async def test_the_table_of_a_result_says_why_more_points_rank_behind(app: MatchApp) -> None:
    rules = GAMES["edo"]
    shot = next(
        one
        for one in (played(rules, 3, seed, {}, KEEN.get("edo"))[-1] for seed in range(1, 9))
        if (score := rules.score(one.state)) and len({len(place.items) for place in score.seats}) == 2
    )
    brief = await app.start("edo", 3)
    score, shown = rules.score(shot.state), SimpleNamespace(view=rules.view(shot.state, None))
    assert score is not None
    found = result(words("en"), brief, cast(Shown, shown), score)
    behind = [place.rank for place in score.seats if "edo-item-no-house" in dict(place.items)]
    assert {rank[0] for rank in found.ranks if "no house in Edo" in rank} == set(map(str, behind))
