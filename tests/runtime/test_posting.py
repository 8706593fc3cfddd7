"""Requests to addresses of people: never to a private place, by no name, redirection or trick."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.runtime.posting import Poster, PublicResolver, Unreachable
from bot.runtime.public_addresses import Forbidden, checked, is_public

PRIVATE = (
    *("127.0.0.1", "127.9.9.9", "0.0.0.0", "10.0.0.1", "172.16.5.5", "192.168.1.1", "169.254.169.254"),
    *("100.64.0.1", "192.0.0.1", "198.18.0.1", "224.0.0.1", "255.255.255.255", "240.0.0.1", "192.0.2.7"),
    *("::", "::1", "fe80::1", "fe80::1%eth0", "fc00::1", "fd00:ec2::254", "ff02::1", "2001:db8::1"),
    *("::ffff:127.0.0.1", "::ffff:8.8.8.8", "::127.0.0.1", "2002:7f00:1::", "64:ff9b::7f00:1"),
    *("64:ff9b:1::a00:1", "2001:0:53aa:64c:0:0:80ff:fffe", "x", ""),
)
BAD = (
    *("", "x", "http://example.org/", "ftp://example.org/", "https://", "https:///x", "//example.org"),
    *("https://user@example.org/", "https://user:word@example.org/", "https://127.0.0.1/", "https://[::1]/"),
    *("https://169.254.169.254/latest/meta-data", "https://example.org:99999/", "https://exa mple.org/"),
    *("https://example.org/\nHost: x", "https://example.org/\x00", "https://example.org/" + "a" * 600),
    *("https://2130706433/", "https://127.1/", "https://0x7f.1/", "https://0177.0.0.1/", "https://a.127.1./"),
    *("https://0x7f000001/", "https://127.0.0.1./", "https://[fe80::1%25eth0]/", "https://１２７.0.0.1/"),
    *("javascript:alert(1)", "file:///etc/passwd", "https://[::ffff:10.0.0.1]/", "https://:443/"),
)


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "1.1.1.1", "2606:4700::1111", "2a00:1450:4001::8a"])
def test_public_addresses(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize("address", BAD)
def test_addresses_that_are_never_asked(address: str) -> None:
    with pytest.raises(Forbidden):
        checked(address)


def test_what_the_operator_allows() -> None:
    assert str(checked("https://example.org/a?b=c#d")) == "https://example.org/a?b=c"
    assert checked("http://NTFY.lan:8080/x", {"ntfy.lan"}).port == 8080
    assert checked("http://10.0.0.5/x", {"10.0.0.5"}).host == "10.0.0.5"
    with pytest.raises(Forbidden):
        checked("http://other.lan/", {"ntfy.lan"})


def resolving(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """Names resolve to these, one list after the other; the names that were asked for."""
    asked: list[str] = []

    async def getaddrinfo(_: Any, host: str, port: int, **more: Any) -> list[Any]:
        asked.append(host)
        found = answers[min(len(asked), len(answers)) - 1]
        return [
            (socket.AF_INET6 if ":" in one else socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port))
            for one in found
        ]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", getaddrinfo)
    return asked


@pytest.mark.parametrize("found", [["127.0.0.1"], ["8.8.8.8", "10.0.0.1"], ["8.8.8.8", "::1"], ["fd00::1"]])
async def test_a_name_that_leads_to_a_private_place(
    monkeypatch: pytest.MonkeyPatch, found: list[str]
) -> None:
    """One private address among several is enough."""
    resolving(monkeypatch, found)
    async with Poster() as poster:
        with pytest.raises(Forbidden):
            await poster.post("https://evil.example/", b"x", {})


async def test_the_address_that_was_checked_is_the_one_that_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that changes its mind gains nothing: it is resolved once."""
    asked = resolving(monkeypatch, ["8.8.8.8"], ["127.0.0.1"])
    found = await PublicResolver().resolve("rebinding.example", 443)
    assert [one["host"] for one in found] == ["8.8.8.8"]
    assert asked == ["rebinding.example"]
    assert found[0]["flags"] & socket.AI_NUMERICHOST


@asynccontextmanager
async def receiver(handler: Any) -> AsyncIterator[str]:
    app = web.Application()
    app.router.add_post("/{path:.*}", handler)
    async with TestServer(app, host="localhost") as server:
        yield f"http://localhost:{server.port}/"


async def test_what_is_sent_and_what_is_read() -> None:
    seen: list[Any] = []

    async def handler(request: web.Request) -> web.Response:
        seen.append((await request.read(), dict(request.headers)))
        away = request.path == "/away"
        return web.Response(status=302 if away else 404, headers={"Location": "http://127.0.0.1:1/"})

    async with receiver(handler) as url, Poster({"localhost"}) as poster:
        assert await poster.post(url, b"body", {"X-One": "1"}) == 404
        assert await poster.post(f"{url}away", b"", {}) == 302, "not followed"
    assert seen[0][0] == b"body"
    assert seen[0][1]["X-One"] == "1"
    assert len(seen) == 2


async def test_slow_and_endless_answers() -> None:
    async def slow(request: web.Request) -> web.Response:
        await asyncio.sleep(5)
        return web.Response()

    async def endless(request: web.Request) -> web.StreamResponse:
        response = web.StreamResponse()
        await response.prepare(request)
        while True:
            await response.write(b"x" * 65536)

    async with receiver(slow) as url, Poster({"localhost"}, seconds=0.2) as poster:
        with pytest.raises(Unreachable):
            await poster.post(url, b"", {})
    async with receiver(endless) as url, Poster({"localhost"}, seconds=5) as poster:
        assert await poster.post(url, b"", {}) == 200
    async with Poster({"localhost"}) as poster:
        with pytest.raises(Unreachable):
            await poster.post("http://localhost:1/", b"", {})
