"""The server of the pages. Off unless WEB_PORT is set, or the bot runs on the sandbox."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from socket import socket
from typing import Final

from aiohttp import web

from bot.runtime.tasks import end
from bot.text import words
from bot.web import finished_pages, listing_pages, match_pages
from bot.web.api.endpoints import BASE, ENDPOINTS, openapi
from bot.web.connections import Connections, protocol_log, room
from bot.web.events import HUB, Hub, events
from bot.web.guard import guard, protect
from bot.web.listing_pages import PERSON, SERVER, match_feed
from bot.web.replies import FOR_EVER, NotNow, Wrong, page, prepare, sent, static
from bot.web.site import SITE, Reader, Site
from bot.web.visits import OWN_UID, UID

CONNECTIONS: Final = web.AppKey("connections", Connections)
PATIENCE: Final = 30.0
"""Seconds in which a whole request must arrive, the first one or the next one."""
LINGERING: Final = 2.0
"""Seconds for which the body of a request is read although it is not needed."""
BACKLOG: Final = 512

_MATCH: Final = {
    "": match_pages.show,
    "/go": match_pages.go,
    "/events": events,
    "/board.png": match_pages.board,
    "/lobby.png": match_pages.lobby_card,
    "/score.png": match_pages.score,
    "/curves": finished_pages.curves_page,
    "/curves.png": finished_pages.curves_picture,
    "/proof": finished_pages.proof,
    "/draws.json": finished_pages.draws,
    "/record.json": finished_pages.record,
    "/time-lapse.gif": finished_pages.film,
}
_POSITION: Final = {"/{n}": match_pages.show, "/{n}/board.png": match_pages.board}
_PUBLIC: Final = {"/feed.atom": match_feed}
_OWN: Final = {
    "/hand.png": match_pages.hand_picture,
    "/draft.png": match_pages.draft_picture,
    "/{n}/hand.png": match_pages.hand_picture,
}
_ROUTES: Final = {
    **{f"/m/{UID}{path}": handler for path, handler in {**_MATCH, **_PUBLIC, **_POSITION}.items()},
    f"/g/{SERVER}": listing_pages.server_page,
    f"/g/{SERVER}/feed.atom": listing_pages.server_feed,
    f"/p/{PERSON}": listing_pages.person_page,
    f"{BASE}/openapi.json": openapi,
    **{f"{BASE}{endpoint.path}": endpoint.handler for endpoint in ENDPOINTS},
    **{f"/my/{OWN_UID}{path}": handler for path, handler in {**_MATCH, **_OWN, **_POSITION}.items()},
}


async def _home(request: web.Request) -> web.StreamResponse:
    reader = Reader(request)
    return sent(request, page(reader, "home.html", "/", title="Turnpost"))


async def _file(request: web.Request) -> web.StreamResponse:
    document = static().get(request.match_info["name"])
    if document is None:
        raise Wrong
    return sent(request, document, cache=FOR_EVER)


def application(site: Site) -> web.Application:
    """The application with all pages. Each has its path, and the same after the prefix of the public address:
    some proxies remove the prefix, and some do not."""
    app = web.Application(middlewares=[guard], client_max_size=16 * 1024)
    app[SITE], app[HUB] = site, Hub(site)
    refusal = "".join(f"{words(language)(NotNow.key)}\n" for language in site.languages)
    app[CONNECTIONS] = Connections(refusal, proxies=site.proxies)
    app.on_response_prepare.append(protect)
    for prefix in dict.fromkeys(("", site.prefix)):
        app.router.add_get(f"{prefix}/", _home)
        # A request that only checks whether the address exists does not use the link up.
        app.router.add_get(f"{prefix}/o/{{link}}", match_pages.open_page, allow_head=False)
        app.router.add_get(f"{prefix}/static/{{version}}/{{name}}", _file)
        for path, handler in _ROUTES.items():
            app.router.add_get(f"{prefix}{path}", handler)
    return app


@asynccontextmanager
async def serve_pages(where: tuple[str, int] | socket, site: Site) -> AsyncIterator[int]:
    """Serve the pages while the block runs; gives the port in use.

    Args:
        where: host and port, or a socket that listens already.

    Raises:
        OSError: the port is taken.
    """
    async with serving(where, application(site)) as used:
        yield used
    await site.tasks.close()


@asynccontextmanager
async def serving(
    where: tuple[str, int] | socket, app: web.Application, *, patience: float = PATIENCE
) -> AsyncIterator[int]:
    """Serve an `application` while the block runs; gives the port in use.

    Args:
        where: as for `serve_pages`.
        patience: seconds in which a whole request must arrive.

    Raises: OSError.
    """
    await asyncio.to_thread(prepare)
    runner = web.AppRunner(
        app,
        access_log=None,
        logger=protocol_log,
        handle_signals=False,
        handler_cancellation=True,  # stop work for readers who have hung up
        shutdown_timeout=1.0,
        keepalive_timeout=patience,
        lingering_time=LINGERING,
    )
    await runner.setup()
    assert runner.server is not None
    connections = app[CONNECTIONS]
    connections.server, connections.most = runner.server, min(connections.most, room())
    app[SITE].limits.bound(connections.most * 2 // 3)
    looking = [
        asyncio.create_task(app[HUB].run(), name="watchers"),
        asyncio.create_task(connections.run(), name="connections"),
    ]
    try:
        loop = asyncio.get_running_loop()
        if isinstance(where, socket):
            listening = await loop.create_server(connections, sock=where, backlog=BACKLOG)
        else:
            listening = await loop.create_server(
                connections, *where, backlog=BACKLOG, reuse_address=os.name == "posix"
            )
        try:
            yield int(listening.sockets[0].getsockname()[1])
        finally:
            listening.close()
    finally:
        await end(looking)
        app[HUB].close()
        await runner.cleanup()
