"""What happens around each request that the bot makes to Discord: it waits for its slot, and is counted."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Awaitable, Callable, Iterator
from contextvars import ContextVar
from types import SimpleNamespace
from typing import Final

import aiohttp

from bot.runtime import metrics
from bot.runtime.pace import Limiter

_FREE: Final = re.compile(r"/(?:interactions/\d+/[^/]+/callback|webhooks/\d+/)")
"""Answers to interactions and their follow-ups do not count for the limit of a bot."""


class Sent:
    """How many requests were made."""

    requests = 0


_sent: ContextVar[Sent | None] = ContextVar("sent", default=None)


@contextlib.contextmanager
def counted() -> Iterator[Sent]:
    """Count the requests that the current task makes in the block, with those that discord.py repeats."""
    sent = Sent()
    token = _sent.set(sent)
    try:
        yield sent
    finally:
        _sent.reset(token)


class Outdated(Exception):
    """The message is out of date, so it was not sent."""


_still_right: ContextVar[Callable[[], Awaitable[bool]] | None] = ContextVar("still_right", default=None)


@contextlib.contextmanager
def only_while(right: Callable[[], Awaitable[bool]]) -> Iterator[None]:
    """Let requests of the current task in the block ask `right` just before they are sent, when their slot
    has come and no limit holds them up. If it says no, they raise Outdated."""
    token = _still_right.set(right)
    try:
        yield
    finally:
        _still_right.reset(token)


def traced(limiter: Limiter | None) -> aiohttp.TraceConfig:
    """The `http_trace` for a client.

    Args:
        limiter: gives the slots for requests that count for the limit; None: nothing waits.
    """

    async def start(
        _session: aiohttp.ClientSession, _context: SimpleNamespace, told: aiohttp.TraceRequestStartParams
    ) -> None:
        sent = _sent.get()
        if sent is not None:
            sent.requests += 1
        if limiter is not None and not _FREE.search(told.url.path):
            await limiter.wait()
        right = _still_right.get()
        if right is not None and not await right():
            raise Outdated

    async def count(
        _session: aiohttp.ClientSession, _context: SimpleNamespace, told: aiohttp.TraceRequestEndParams
    ) -> None:
        metrics.REQUESTS.labels("no" if _FREE.search(told.url.path) else "yes").inc()
        if told.response.status == 429:
            scope = told.response.headers.get("X-RateLimit-Scope", "none")
            metrics.RATE_LIMITED.labels(scope).inc()
            if scope == "global" and limiter is not None:
                with contextlib.suppress(ValueError):
                    await limiter.hold(float(told.response.headers.get("Retry-After", "")))

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(start)
    trace.on_request_end.append(count)
    return trace
