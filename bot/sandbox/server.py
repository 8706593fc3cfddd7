"""The sandbox with all its parts (world, gateway, REST, page, files) on one port of this machine."""

import asyncio
import mimetypes
from pathlib import Path
from typing import Self
from urllib.parse import quote

from aiohttp import web

from bot.runtime.tasks import end
from bot.sandbox import page, rest, rest_application, rest_channels, rest_messages
from bot.sandbox.actions import Actions
from bot.sandbox.answers import Answers
from bot.sandbox.faults import Faults
from bot.sandbox.gateway import Gateway
from bot.sandbox.refusals import Refusal
from bot.sandbox.things import Checker
from bot.sandbox.world import World

ARCHIVE_EVERY = 30.0
SHOWN = ("image/png", "image/jpeg", "image/webp", "image/gif", "text/plain")
"""The types of uploads that are shown; others are downloaded."""


class Sandbox:
    """A running sandbox: ``async with Sandbox() as box``.

    ``path`` is the file of the world; None: in memory. ``port`` 0 means a free port. Every body goes past
    ``checker``.

    The parts are ``world`` (persons, channels, messages), ``actions`` (of persons), ``gateway`` (sessions of
    the bot) and ``faults`` (simulated 429, 5xx and delays).
    """

    def __init__(
        self,
        path: str | Path | None = None,
        *,
        port: int = 0,
        world: World | None = None,
        with_page: bool = True,
        faults: Faults | None = None,
        checker: Checker | None = None,
    ) -> None:
        self.world = world or World(path)
        self.actions = Actions(self.world)
        self.faults = faults or Faults()
        self.gateway = Gateway(self.world, checker)
        self._backend = rest.Backend(
            self.world,
            self.actions,
            Answers(self.world, self.actions.book),
            self.faults,
            checker,
        )
        self._port = port
        self._with_page = with_page
        self._runner: web.AppRunner | None = None
        self._archiver: asyncio.Task[None] | None = None

    # ---- life -------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Start to listen. Raises ``OSError`` if the port is in use."""
        app = web.Application(client_max_size=64 * 1024 * 1024)
        app.router.add_get("/gateway/", self.gateway.handle)
        app.router.add_get("/attachments/{channel_id}/{file_id}/{filename}", self._attachment)
        for module in (rest_application, rest_messages, rest_channels):
            rest.mount(app, self._backend, module.ROUTES)
        if self._with_page:
            page.register(app, self.world, self.actions, self.faults)
        app.router.add_route("*", rest.API + "/{rest:.*}", self._unknown_route)
        self._runner = web.AppRunner(app, access_log=None, handle_signals=False, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", self._port).start()
        self._port = self._runner.addresses[0][1]
        self.world.base_url = f"http://127.0.0.1:{self._port}"
        self._archiver = asyncio.create_task(self._archive())

    async def stop(self) -> None:
        """Stop listening, close the connections of the bot, and close the file of the world."""
        if self._archiver is not None:
            await end([self._archiver])
        await self.gateway.close()
        if self._runner is not None:
            await self._runner.cleanup()
        self.world.close()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def _archive(self) -> None:
        while True:
            await asyncio.sleep(ARCHIVE_EVERY)
            self.world.archive_idle()

    # ---- addresses --------------------------------------------------------------------------------------

    @property
    def port(self) -> int:
        return self._port

    @property
    def api_base(self) -> str:
        """The value for ``DISCORD_API_BASE``."""
        return f"http://127.0.0.1:{self._port}{rest.API}"

    @property
    def gateway_url(self) -> str:
        """The value for ``DISCORD_GATEWAY``."""
        return f"ws://127.0.0.1:{self._port}/gateway/"

    @property
    def page_url(self) -> str:
        return f"http://127.0.0.1:{self._port}/"

    @property
    def token(self) -> str:
        """The value for ``DISCORD_TOKEN``."""
        return self.world.token

    # ---- other handlers ---------------------------------------------------------------------------------

    async def _attachment(self, request: web.Request) -> web.Response:
        file_id = request.match_info["file_id"]
        data = self.world.file_data(int(file_id)) if file_id.isdecimal() else None
        if data is None:
            return web.Response(status=404, text="This content is no longer available.")
        name = request.match_info["filename"]
        kind = mimetypes.guess_type(name, strict=False)[0] or ""
        # Uploads may only be shown or downloaded, never executed, because the page has the same origin.
        way = "inline" if kind in SHOWN else "attachment"
        return web.Response(
            body=data,
            content_type=kind if kind in SHOWN else "application/octet-stream",
            headers={
                "Cache-Control": "private, max-age=31536000, immutable",
                "Content-Disposition": f"{way}; filename*=UTF-8''{quote(name)}",
                "Content-Security-Policy": "default-src 'none'",
                "X-Content-Type-Options": "nosniff",
            },
        )

    async def _unknown_route(self, request: web.Request) -> web.Response:
        await request.read()
        refusal = Refusal(0)
        self._backend.refused.append(refusal)
        self.faults.requests.append(f"{request.method} {request.path.removeprefix(rest.API)}")
        return rest.answer(404, refusal.body)
