"""The pages `/metrics` (for Prometheus) and `/health`.

They are off unless METRICS_PORT is set, and on loopback unless METRICS_HOST names another address.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

import msgspec
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.runtime import metrics

SLOW: Final = 60.0
"""Seconds. A loop that has not looked for work for so long is stuck."""
LATE: Final = 60.0
"""Seconds. A message that could be sent and has waited for so long is late."""


class Health(msgspec.Struct, frozen=True):
    """The state of the bot at one moment. The names of the fields are those of the page `/health`."""

    ready: bool
    """The client is connected to Discord."""
    waiting: int
    """Messages in the outbox."""
    oldest: float
    """Seconds that the oldest of them has waited."""
    loops: dict[str, float | None]
    """For each loop: seconds since it last looked for work; None if it has not yet."""
    shards: int = 1
    """Shards of this process."""
    connected: int = 1
    """Shards of this process that are connected."""

    late: float = 0.0
    """Seconds that the oldest message has waited that could be sent, because its channel is not lost."""
    storage: bool = True
    """The database can be written to, and no write has failed within the last minute."""

    servers: int = 0
    """Discord servers of this process."""
    live: int = 0
    """Running matches, as of some seconds ago."""

    @property
    def well(self) -> bool:
        if not self.ready or self.connected < self.shards:
            return False
        if not self.storage or self.late > LATE:
            return False
        return all(age is not None and age < SLOW for age in self.loops.values())


class HealthUnknown(Exception):
    """The health cannot be determined; the message says why."""


@asynccontextmanager
async def serve_health(host: str, port: int, check: Callable[[], Awaitable[Health]]) -> AsyncIterator[int]:
    """Serve `/metrics` and `/health` while the block runs; gives the port in use.

    Args:
        check: returns the health now, or raises HealthUnknown.

    Raises:
        OSError: the port is taken.
    """

    async def show_metrics(_: web.Request) -> web.Response:
        try:
            _update_metrics(await check())
        except HealthUnknown:
            metrics.READY.set(0)
            metrics.STORAGE_WELL.set(0)
        return web.Response(
            body=generate_latest(metrics.REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST}
        )

    async def show_health(_: web.Request) -> web.Response:
        try:
            health = await check()
        except HealthUnknown as error:
            return web.json_response({"well": False, "why": str(error)}, status=503)
        body = {"well": health.well, **msgspec.to_builtins(health)}
        return web.json_response(body, status=200 if health.well else 503)

    async def protect(_: web.Request, response: web.StreamResponse) -> None:
        response.headers.pop("Server", None)  # nobody needs to know which software this is

    site = web.Application()
    site.on_response_prepare.append(protect)
    site.add_routes([web.get("/metrics", show_metrics), web.get("/health", show_health)])
    runner = web.AppRunner(site, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
        yield int(runner.addresses[0][1])
    finally:
        await runner.cleanup()


def _update_metrics(health: Health) -> None:
    metrics.READY.set(health.ready)
    metrics.SHARDS.set(health.shards)
    metrics.SHARDS_CONNECTED.set(health.connected)
    metrics.OUTBOX_ROWS.set(health.waiting)
    metrics.OUTBOX_AGE.set(health.oldest)
    metrics.OUTBOX_LATE.set(health.late)
    metrics.STORAGE_WELL.set(health.storage)
    metrics.SERVERS.set(health.servers)
    metrics.LIVE_MATCHES.set(health.live)
    for loop, age in health.loops.items():
        metrics.LOOP_AGE.labels(loop).set(-1 if age is None else age)
