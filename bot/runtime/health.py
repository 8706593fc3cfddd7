"""Metrics for Prometheus and a health page, off unless METRICS_PORT is set; on loopback unless METRICS_HOST
says otherwise."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

import msgspec
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.runtime import metrics
from bot.store import StoreError

SLOW: Final = 60.0
"""Seconds after which a loop that did not look for work, or a delivery that waits, means trouble."""


class Vitals(msgspec.Struct, frozen=True):
    """How the bot is at this moment."""

    ready: bool
    """Connected to Discord."""
    waiting: int
    """Deliveries in the outbox."""
    oldest: float
    """Seconds that the oldest of them has waited."""
    loops: dict[str, float | None]
    """By loop: seconds since it last looked for work; None: not yet."""
    shards: int = 1
    """Shards of this process."""
    connected: int = 1
    """Those of them that are connected."""

    @property
    def well(self) -> bool:
        if not self.ready or self.connected < self.shards:
            return False
        return all(age is not None and age < SLOW for age in self.loops.values())


@asynccontextmanager
async def watching(host: str, port: int, look: Callable[[], Awaitable[Vitals]]) -> AsyncIterator[int]:
    """Serve `/metrics` and `/health` meanwhile; the port in use.

    Raises:
        OSError: the port is taken.
    """

    async def show_metrics(_: web.Request) -> web.Response:
        try:
            _set(await look())
        except StoreError:
            metrics.READY.set(0)
        return web.Response(
            body=generate_latest(metrics.REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST}
        )

    async def show_health(_: web.Request) -> web.Response:
        try:
            vitals = await look()
        except StoreError as error:
            return web.json_response({"well": False, "why": str(error)}, status=503)
        said = {"well": vitals.well, **msgspec.to_builtins(vitals)}
        return web.json_response(said, status=200 if vitals.well else 503)

    site = web.Application()
    site.add_routes([web.get("/metrics", show_metrics), web.get("/health", show_health)])
    runner = web.AppRunner(site, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
        yield int(runner.addresses[0][1])
    finally:
        await runner.cleanup()


def _set(vitals: Vitals) -> None:
    metrics.READY.set(vitals.ready)
    metrics.SHARDS.set(vitals.shards)
    metrics.SHARDS_CONNECTED.set(vitals.connected)
    metrics.OUTBOX_ROWS.set(vitals.waiting)
    metrics.OUTBOX_AGE.set(vitals.oldest)
    for loop, age in vitals.loops.items():
        metrics.LOOP_AGE.labels(loop).set(-1 if age is None else age)
