"""Counts the requests that the bot makes to Discord."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Final

import aiohttp

from bot.runtime import metrics

_FREE: Final = re.compile(r"/(?:interactions/\d+/[^/]+/callback|webhooks/\d+/)")
"""Answers to interactions, and what follows them, do not count for the limit of a bot."""


def counting() -> aiohttp.TraceConfig:
    """For the `http_trace` of a client."""
    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(_count)
    return trace


async def _count(
    _session: aiohttp.ClientSession, _context: SimpleNamespace, told: aiohttp.TraceRequestEndParams
) -> None:
    metrics.REQUESTS.labels("no" if _FREE.search(told.url.path) else "yes").inc()
    if told.response.status == 429:
        metrics.RATE_LIMITED.labels(told.response.headers.get("X-RateLimit-Scope", "none")).inc()
