"""Slow, idle, greedy and lying clients, on real sockets: they are cut off or refused plainly, and nobody else
waits for them."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable

import pytest

from bot.runtime.memo import Memo
from bot.text import words
from bot.web.connections import PATIENCE, REFUSED, Limits
from bot.web.site import Document
from tests.long import LONG
from tests.match.app import MatchApp
from tests.web.nonsense import NONSENSE
from tests.web.served import Served, served
from tests.web.site import LANGUAGES

CROWD = 3000
"""Idle clients."""


async def ended(reader: asyncio.StreamReader, seconds: float = 10.0) -> bytes:
    """What comes until the other side hangs up."""
    async with asyncio.timeout(seconds):
        try:
            return await reader.read()
        except ConnectionError:
            return b""


async def until(true: Callable[[], bool]) -> None:
    """Wait for something that happens on the other side of a socket."""
    async with asyncio.timeout(10):
        while not true():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def test_headers_that_come_slowly_are_waited_for_no_longer(app: MatchApp) -> None:
    async with served(app, patience=0.3) as site:
        reader, writer = await site.open(b"GET / HTTP/1.1\r\nHost: x\r\n")

        async def drip() -> None:
            while True:
                writer.write(b"X: y\r\n")
                await asyncio.sleep(0.02)

        dripping = asyncio.create_task(drip())
        said = await ended(reader)
        dripping.cancel()
        assert said == b"", "nothing is answered to half a request"
        idle, _ = await site.open()
        assert await ended(idle) == b""
        assert (await site.get("/"))[0] == 200


async def test_a_reader_who_takes_nothing_is_cut_off(app: MatchApp) -> None:
    async with served(app) as site:
        asks = b"GET /static/x/inter.ttf HTTP/1.1\r\nHost: x\r\n\r\n" * 4
        for _ in range(2):
            await site.open(asks, buffer=4096)
        await until(lambda: len([one for one in site.connections.open if one.waiting]) == 2)
        for _ in range(PATIENCE):
            assert site.connections.cut_off == 0
            site.connections.look()
        assert site.connections.cut_off == 2
        assert (await site.get("/"))[0] == 200
        await until(lambda: not site.connections.open)


async def test_who_reads_on_is_waited_for(app: MatchApp) -> None:
    async with served(app) as site:
        ask = b"GET /static/x/inter.ttf HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        reader, _ = await site.open(ask, buffer=4096)
        got = looks = 0
        while data := await reader.read(32_768):
            got += len(data)
            if got > 50_000 * looks:
                looks += 1
                site.connections.look()
        assert got > 500_000
        assert site.connections.cut_off == 0


async def test_no_more_connections_than_there_is_room_for(app: MatchApp) -> None:
    async with served(app, most=20) as site:
        opened = [(await site.open())[1] for _ in range(20)]
        await until(lambda: len(site.connections.open) == 20)
        said = await site.said(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        head, _, body = said.decode().partition("\r\n\r\n")
        assert head.startswith("HTTP/1.1 503")
        assert "Retry-After" in head
        assert body.splitlines() == [words(one)("web-not-now") for one in LANGUAGES]
        for _ in range(REFUSED + 20):
            await site.open()
        await asyncio.sleep(0.05)
        assert len(site.connections.refused) <= REFUSED
        opened[0].close()
        await until(lambda: len(site.connections.open) < 20)
        assert (await site.get("/"))[0] == 200


async def test_one_address_cannot_have_all_connections(app: MatchApp) -> None:
    async with served(app) as site:
        ours = site.connections
        ours.each = 2
        made = [ours() for _ in range(4)]
        for one in made:
            one.address = "198.51.100.7"
        assert [ours.admit(one) for one in made] == [True, True, False, False]
        other = ours()
        other.address = "198.51.100.8"
        assert ours.admit(other)
        ours.lost(made[0])
        ours.lost(made[0])
        assert ours.admit(made[2])
        for one in (*made, other):
            ours.lost(one)
        assert not ours.open
        assert not ours._by_address


@pytest.mark.parametrize("number", range(len(NONSENSE)))
async def test_nonsense_is_refused_and_the_line_is_closed(
    app: MatchApp, number: int, caplog: pytest.LogCaptureFixture
) -> None:
    async with served(app, patience=1.0) as site:
        said = await site.said(NONSENSE[number])
        assert said == b"" or re.match(rb"HTTP/1\.[01] 4\d\d ", said), said[:80]
        assert b"Traceback" not in said
        assert not re.search(rb"(?i)^server:[ \t]*[^\s]", said, re.MULTILINE), "nobody is told which software"
        assert (await site.get("/"))[0] == 200
    assert not caplog.records, "nobody fills the log with nonsense"


METHODS = ("POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "BREW", "get")


async def test_other_methods_do_nothing(app: MatchApp) -> None:
    match = await app.start("golden_horn", 2)
    async with served(app) as site:
        for path in (f"/m/{match.uid}", "/", f"/api/v1/matches/{match.uid}", "/o/x"):
            for method in METHODS:
                asks = f"{method} {path} HTTP/1.1\r\nHost: x\r\nX-HTTP-Method-Override: GET\r\n"
                said = await site.said(f"{asks}Connection: close\r\n\r\n".encode())
                assert said.split()[1] in (b"405", b"400"), (method, path, said[:60])
                assert b"X: trace" not in said
        said = await site.said(
            f"HEAD /m/{match.uid} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode()
        )
        assert said.split()[1] == b"200"
        assert said.endswith(b"\r\n\r\n")
        said = await site.said(b"CONNECT example.org:443 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert said[:9] != b"HTTP/1.1 2"
        assert (await site.get("/"))[0] == 200


def tricks(uid: str) -> tuple[str, ...]:
    return (
        "/m/../../../../etc/passwd",
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/static/x/../../site.py",
        "/static/x/..%2f..%2fsite.py",
        "/static/x/%2e%2e%2fsite.py",
        "/static/x/page.css%00.html",
        "/static//page.css",
        f"//m/{uid}",
        f"//evil.example/m/{uid}",
        f"/m//{uid}",
        f"/m/{uid}/",
        f"/m/{uid}/./1",
        f"/m/{uid}/%2e%2e/{uid}",
        f"/m/{uid}%00",
        f"/m/{uid};x=1",
        f"/m\\{uid}",
        f"/m/{uid}/1/../../../my/{uid}",
        f"/M/{uid}",
        "/m/%c0%ae%c0%ae",
        "/m/%ff%fe",
        "/api/v1/../../m",
        "/o/../../m",
        f"http://evil.example/nothing/{uid}",
        "*",
        "/" + "a/" * 900,
    )


async def test_paths_that_try_to_get_out(app: MatchApp) -> None:
    match = await app.start("golden_horn", 2)
    async with served(app) as site:
        for path in tricks(match.uid):
            status, body = await site.get(path)
            assert status in (400, 404), (path, status)
            assert b"root:" not in body
            assert b"import " not in body


FORGED = (
    "X-Forwarded-Prefix: /evil",
    "X-Forwarded-Host: evil.example",
    "X-Forwarded-Proto: javascript",
    "X-Forwarded-Server: evil.example",
    "X-Script-Name: /evil",
    "Forwarded: for=1.2.3.4;host=evil.example;proto=https",
    "X-Original-URL: /evil",
    "X-Rewrite-URL: /evil",
    "X-Host: evil.example",
    "Via: 1.1 evil.example",
    "X-Forwarded-For: 198.51.100.9, evil",
    "X-Forwarded-For: " + ", ".join(["10.0.0.1"] * 400),
)


@pytest.mark.parametrize("url", [None, "https://example.org/bot"])
async def test_forged_headers_change_nothing(app: MatchApp, url: str | None) -> None:
    """Addresses come from `WEB_URL` alone."""
    match = await app.start("golden_horn", 2)
    async with served(app, url=url) as site:
        for path in (f"/m/{match.uid}", f"/api/v1/matches/{match.uid}", f"/m/{match.uid}/feed.atom", "/x"):
            plain = await site.get(path)
            assert b"evil" not in plain[1]
            for header in (*FORGED, "Host: evil.example"):
                assert await site.get(path, header) == plain, header


RANGES = (
    "bytes=0-0",
    "bytes=-1",
    "bytes=99999999999999999999-",
    "bytes=5-2",
    "x=1-2",
    "bytes=" + "0-1," * 600,
)


@pytest.mark.parametrize("header", RANGES)
async def test_absurd_ranges_get_the_whole(app: MatchApp, header: str) -> None:
    match = await app.start("golden_horn", 2)
    async with served(app) as site:
        for path in (f"/m/{match.uid}/board.png", f"/m/{match.uid}", "/static/x/page.css"):
            whole = await site.get(path)
            assert whole[0] == 200
            assert await site.get(path, f"Range: {header}") == whole
            assert await site.get(path, f"Range: {header}", 'If-Range: "x"') == whole


async def _stream(site: Served, uid: str, number: int) -> bytes:
    """Ask for a stream of news, and leave it open; the status."""
    reader, _ = await site.open(
        f"GET /m/{uid}/events HTTP/1.1\r\nHost: x\r\n"
        f"X-Forwarded-For: 198.51.{number >> 5 & 255}.{number & 31}\r\n\r\n".encode()
    )
    async with asyncio.timeout(60):
        head = await reader.readuntil(b"\r\n")
    return head.split()[1]


@LONG
async def test_thousands_who_only_wait_keep_no_move_waiting(app: MatchApp) -> None:
    """Streams are bounded, whoever is too many is told so, and the match goes on."""
    match = await app.start("golden_horn", 2)
    most = CROWD * 2 // 3
    async with served(app) as site:
        site.site.limits = Limits(
            asyncio.get_running_loop().time, rate=1e6, burst=1e6, streams=10_000, most=most
        )
        said = list[bytes]()
        for begin in range(0, CROWD, 50):  # no more at once than may wait to read
            found = await asyncio.gather(
                *(_stream(site, match.uid, number) for number in range(begin, begin + 50))
            )
            said += found
        assert said.count(b"200") == most
        assert said.count(b"429") == CROWD - most
        assert site.hub.watching == most
        for _ in range(5):
            await app.at_random(match.match, random.Random("meanwhile"), 1)
            await site.hub.look()
            assert (await site.get(f"/m/{match.uid}"))[0] == 200
        status, body = await site.get(f"/m/{match.uid}/events", "Accept-Language: pl")
        assert status == 429
        assert words("pl")("web-too-much").encode() in body
    assert site.hub.watching == 0


RUDE = (
    b"",
    b"GET / HTTP/1.1\r\nHost: x\r\nX-Half: ",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(range(256)),
    b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999\r\n\r\nx",
    b"GET /static/x/inter.ttf HTTP/1.1\r\nHost: x\r\n\r\n" * 4,
)
"""What they send: nothing, half a request, none at all, a body without an end; the last one reads nothing."""


@LONG
async def test_thousands_who_are_rude_are_all_gone_in_time(app: MatchApp) -> None:
    """Never are more there than there is room for; moves go on meanwhile, and then others are answered."""
    match = await app.start("golden_horn", 2)
    most = 400
    async with served(app, patience=5.0, most=most) as site:
        site.site.limits = Limits(asyncio.get_running_loop().time, rate=1e6, burst=1e6)
        fullest = 0
        for begin in range(0, CROWD, 50):  # no more at once than may wait to read
            await asyncio.gather(
                *(site.open(RUDE[n % len(RUDE)], buffer=4096) for n in range(begin, begin + 100))
            )
            fullest = max(fullest, len(site.connections.open))
            if begin % 1000 == 0:
                await app.at_random(match.match, random.Random("meanwhile"), 1)
        assert most // 2 < fullest <= most
        assert len(site.connections.refused) <= REFUSED
        async with asyncio.timeout(60):
            while site.connections.open:
                site.connections.look()
                await asyncio.sleep(0.5)
        assert site.connections.cut_off > 20, "those who read nothing"
        assert (await site.get(f"/m/{match.uid}"))[0] == 200


async def test_what_is_kept_of_pages_is_bounded() -> None:
    async def made(body: bytes) -> Document:
        return Document.of(body, "text/html")

    memo = Memo[Document](10, lambda making: asyncio.ensure_future(making), most=1000)
    for number in range(40):
        await memo.get(number, lambda: made(b"x" * 300))
        assert memo.bytes <= 1000
    assert memo.bytes == 900
    await memo.get("large", lambda: made(b"x" * 5000))
    assert memo.bytes == 5000, "the newest is kept anyway"
    memo.forget("large")
    assert memo.bytes == 0
