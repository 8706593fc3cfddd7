"""Pages over match services, with a placeholder for pictures, and a client to read them with."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
from aiohttp import web
from aiohttp.test_utils import TestClient, TestServer

from bot.web.server import application
from bot.web.site import Site
from tests.e2e.plain_bot import PlainPainter
from tests.match.app import MatchApp

LANGUAGES = ("en", "el", "pl")


class Browser:
    """Asks for pages."""

    def __init__(self, site: Site, client: TestClient[web.Request, web.Application]) -> None:
        self.site, self.client = site, client

    async def get(self, path: str, **headers: str) -> tuple[int, str, aiohttp.ClientResponse]:
        """Status, text and the whole answer; redirections are not followed."""
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        async with self.client.get(path, headers=given, allow_redirects=False) as answer:
            body = await answer.read()
            return answer.status, body.decode(errors="replace"), answer

    async def body(self, path: str, **headers: str) -> bytes:
        async with self.client.get(path, headers=headers) as answer:
            assert answer.status == 200, (path, answer.status, await answer.text())
            return await answer.read()


@asynccontextmanager
async def browsing(app: MatchApp, **settings: Any) -> AsyncIterator[Browser]:
    """The pages of an application. What was looked up is looked up again each time."""
    site = Site(app.services, PlainPainter(), LANGUAGES, app.clock, fresh=0.0, **settings)
    server = TestServer(application(site))
    async with TestClient(server, cookie_jar=aiohttp.DummyCookieJar()) as client:
        yield Browser(site, client)
    await site.tasks.close()
