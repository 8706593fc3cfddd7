"""Pages as the bot serves them: with its own connections, and raw sockets to be rude with."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from aiohttp import web

from bot.web.connections import Connections
from bot.web.events import HUB, Hub
from bot.web.server import CONNECTIONS, application, serving
from bot.web.site import Site
from tests.e2e.plain_bot import PlainPainter
from tests.match.app import MatchApp
from tests.web.site import LANGUAGES


class Served:
    """A running server of pages."""

    def __init__(self, site: Site, app: web.Application, port: int) -> None:
        self.site, self.port = site, port
        self.hub: Hub = app[HUB]
        self.connections: Connections = app[CONNECTIONS]
        self.writers: list[asyncio.StreamWriter] = []

    async def open(
        self, data: bytes = b"", *, buffer: int | None = None
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection on which something was sent. `buffer`: bytes that the system takes for the reader."""
        raw = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        if buffer is not None:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        raw.setblocking(False)
        await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", self.port))
        reader, writer = await asyncio.open_connection(sock=raw, limit=1024)
        self.writers.append(writer)
        writer.write(data)
        return reader, writer

    async def said(self, data: bytes, seconds: float = 10.0) -> bytes:
        """Everything that is answered until the connection is closed."""
        reader, writer = await self.open(data)
        try:
            async with asyncio.timeout(seconds):
                return await reader.read()
        except ConnectionError:
            return b""
        finally:
            writer.close()
            self.writers.remove(writer)

    async def get(self, path: str, *headers: str) -> tuple[int, bytes]:
        """Status and body."""
        host = () if any(one.startswith("Host:") for one in headers) else ("Host: localhost",)
        lines = [f"GET {path} HTTP/1.1", *host, "Connection: close", *headers, "", ""]
        said = await self.said("\r\n".join(lines).encode())
        head, _, body = said.partition(b"\r\n\r\n")
        return int(head.split()[1]), body


@asynccontextmanager
async def served(
    app: MatchApp, *, patience: float = 30.0, most: int | None = None, **settings: Any
) -> AsyncIterator[Served]:
    """The pages of an application, served as by the bot."""
    painter = settings.pop("painter", None) or PlainPainter()
    site = Site(app.services, painter, LANGUAGES, app.clock, fresh=0.0, **settings)
    made = application(site)
    if most is not None:
        made[CONNECTIONS].most = most
    async with serving(("127.0.0.1", 0), made, patience=patience) as port:
        running = Served(site, made, port)
        try:
            yield running
        finally:
            for writer in running.writers:
                writer.close()
    await site.tasks.close()
