"""The server of the pages. Off unless WEB_PORT is set, or the bot runs on the sandbox."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from aiohttp import web

from bot.runtime.tasks import end
from bot.web import finished_pages, match_pages, picture_files
from bot.web.events import HUB, Hub, events
from bot.web.guard import guard, protect
from bot.web.match_pages import UID
from bot.web.rendering import page, static
from bot.web.replies import FOR_EVER, Wrong, sent
from bot.web.site import SITE, Reader, Site

_MATCH: Final = f"/m/{UID}"
_ROUTES: Final = {
    _MATCH: match_pages.show,
    f"{_MATCH}/go": match_pages.go,
    f"{_MATCH}/events": events,
    f"{_MATCH}/board.png": picture_files.board,
    f"{_MATCH}/lobby.png": picture_files.lobby_card,
    f"{_MATCH}/score.png": picture_files.score,
    f"{_MATCH}/proof": finished_pages.proof,
    f"{_MATCH}/draws.json": finished_pages.draws,
    f"{_MATCH}/record.json": finished_pages.record,
    f"{_MATCH}/time-lapse.gif": finished_pages.film,
    f"{_MATCH}/{{n}}": match_pages.show,
    f"{_MATCH}/{{n}}/board.png": picture_files.board,
}


async def _home(request: web.Request) -> web.StreamResponse:
    reader = Reader(request)
    return sent(request, page(reader, "home.html", "/", title="Turnpost"))


async def _file(request: web.Request) -> web.StreamResponse:
    found = static().get(request.match_info["name"])
    if found is None:
        raise Wrong
    return sent(request, found, cache=FOR_EVER)


def application(site: Site) -> web.Application:
    """All pages. Each is at its path, and also behind the prefix of the public address: some proxies remove
    the prefix, and some do not."""
    app = web.Application(middlewares=[guard], client_max_size=16 * 1024)
    app[SITE], app[HUB] = site, Hub(site)
    app.on_response_prepare.append(protect)
    for prefix in dict.fromkeys(("", site.prefix)):
        app.router.add_get(f"{prefix}/", _home)
        app.router.add_get(f"{prefix}/static/{{version}}/{{name}}", _file)
        for path, handler in _ROUTES.items():
            app.router.add_get(f"{prefix}{path}", handler)
    return app


@asynccontextmanager
async def serve_pages(host: str, port: int, site: Site) -> AsyncIterator[int]:
    """Serve the pages while the block runs; gives the port in use.

    Raises:
        OSError: the port is taken.
    """
    app = application(site)
    runner = web.AppRunner(
        app, access_log=None, handle_signals=False, shutdown_timeout=1.0, keepalive_timeout=30
    )
    await runner.setup()
    looking = asyncio.create_task(app[HUB].run(), name="watchers")
    try:
        await web.TCPSite(runner, host, port).start()
        yield int(runner.addresses[0][1])
    finally:
        await end([looking])
        app[HUB].close()
        await runner.cleanup()
        await site.tasks.close()
