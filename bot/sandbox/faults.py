"""Simulated faults for requests: rate limits, server errors, slow responses.

It also makes the rate-limit headers. Without ``limits`` they say that many requests are left.
"""

import asyncio
import re
import time
from collections import Counter
from dataclasses import dataclass, field

from bot.sandbox.constants import DISCORD
from bot.sandbox.things import Json


@dataclass(eq=False)
class Fault:
    """A fault for the next ``times`` requests whose name matches the pattern ``route``."""

    route: re.Pattern[str]
    times: int
    status: int = 0
    code: int = 0
    message: str = ""
    retry_after: float = 0.0
    is_global: bool = False
    via: bool = True
    delay: float = 0.0
    page: str = ""
    """Answer with HTML instead of JSON, as a proxy does."""
    after: bool = False
    """Carry the request out first, then give a wrong response, as if the real one was lost."""
    files: bool = False
    """Only requests that bring files have this fault."""
    met: int = 0
    """The number of requests that this fault has met."""


FREE = re.compile(r"/interactions/\d+/[^/]+/callback|/webhooks/\d+/")
"""Requests that do not count for the limit of a bot: answers to interactions, and what follows them."""


NUMBER = re.compile(r"\d+")


@dataclass
class Limit:
    """A limit of ``count`` requests in ``seconds`` for each path that matches ``route``. If ``route`` has a
    group, requests with the same text in the group share a limit."""

    route: re.Pattern[str]
    count: int
    seconds: float
    used: dict[str, list[float]] = field(default_factory=dict)
    whole: bool = False
    """Whether it is one limit for all requests together, as Discord's 50 a second."""
    taken: int = 0
    """Requests that were within the limit..."""
    refused: int = 0
    """... and those that were told to wait."""
    routes: Counter[str] = field(default_factory=Counter)
    """Requests that were within the limit, by route: a star stands for each number."""

    def key(self, request: str) -> str:
        """The key of the limit: requests with the same key share it."""
        matched = None if self.whole else self.route.search(request)
        if matched is None:
            return ""
        return matched[1] if matched.groups() else request

    def left(self, request: str, now: float) -> tuple[int, float]:
        """The number of requests that are still allowed, and the seconds until more are."""
        used = self.used.setdefault(self.key(request), [])
        used[:] = [t for t in used if now - t < self.seconds]
        return self.count - len(used), self.seconds - (now - used[0]) if used else self.seconds

    def take(self, request: str, now: float) -> None:
        self.used[self.key(request)].append(now)
        self.taken += 1
        self.routes[NUMBER.sub("*", request)] += 1


@dataclass(frozen=True)
class Wrong:
    status: int
    headers: dict[str, str]
    body: Json | None
    page: str = ""


class Faults:
    """The faults of one sandbox. Names of requests look like ``"POST /channels/1/messages"``."""

    def __init__(self) -> None:
        self._faults: list[Fault] = []
        self._limits: list[Limit] = []
        self.requests: list[str] = []
        """The latest requests, oldest first; at most a few thousand."""

    # ---- switches ---------------------------------------------------------------------------------------

    def rate_limit(
        self,
        route: str,
        times: int = 1,
        retry_after: float = 0.05,
        *,
        is_global: bool = False,
        via: bool = True,
    ) -> Fault:
        """Answer 429 to the next matching requests. Without ``via``, discord.py takes it for a ban."""
        return self._add(
            Fault(re.compile(route), times, 429, retry_after=retry_after, is_global=is_global, via=via)
        )

    def fail(self, route: str, times: int = 1, status: int = 502, *, after: bool = False) -> Fault:
        """Answer 5xx to the next matching requests. ``after``: carry them out before."""
        return self._add(Fault(re.compile(route), times, status, after=after))

    def refuse(self, route: str, code: int, times: int = 1, status: int = 400, message: str = "") -> Fault:
        """Refuse the next matching requests with an error code of Discord (40003, 30046, 200000, ...)."""
        return self._add(Fault(re.compile(route), times, status, code=code, message=message))

    def ban(self, route: str = "", times: int = 1_000_000, status: int = 403) -> Fault:
        """Refuse requests as Discord's proxy does when it has banned an address."""
        page = f"<!DOCTYPE html><title>{status}</title><p>You are being blocked.</p>"
        return self._add(Fault(re.compile(route), times, status, page=page))

    def refuse_files(self, route: str, code: int = 40005, times: int = 1) -> Fault:
        """Refuse the next matching requests with pictures or other files, because they are too large (40005),
        not well formed (50035), or the like. The same requests without files pass."""
        status, words = DISCORD.refusals[code]
        return self._add(Fault(re.compile(route), times, status, code=code, message=words, files=True))

    def slow(self, route: str, times: int = 1, seconds: float = 0.5) -> Fault:
        return self._add(Fault(re.compile(route), times, delay=seconds))

    def limit(self, route: str, count: int, seconds: float) -> Limit:
        """Add a real rate limit for every matching path, with headers and with 429."""
        self._limits.append(Limit(re.compile(route), count, seconds))
        return self._limits[-1]

    def limit_all(self, count: int = 50, seconds: float = 1.0) -> Limit:
        """Add a limit for all requests together that count for Discord's limit of a bot, with 429."""
        self._limits.append(Limit(re.compile(""), count, seconds, whole=True))
        return self._limits[-1]

    def end(self, fault: Fault) -> None:
        if fault in self._faults:
            self._faults.remove(fault)

    def clear(self) -> None:
        self._faults.clear()
        self._limits.clear()

    def _add(self, fault: Fault) -> Fault:
        self._faults.append(fault)
        return fault

    # ---- the server's side ------------------------------------------------------------------------------

    async def before(self, request: str, *, files: bool = False) -> Wrong | None:
        """Called before each request: the response to give instead of the real one, or None. ``files``:
        whether the request brings any."""
        self.requests.append(request)
        if len(self.requests) > 5000:
            del self.requests[:1000]
        for fault in list(self._faults):
            # The fault may have been used up by another request during the wait.
            if fault.after or fault not in self._faults or (fault.files and not files):
                continue
            if fault.route.search(request):
                self._meet(fault)
                if fault.delay:
                    await asyncio.sleep(fault.delay)
                if fault.status:
                    return self._wrong(fault)
        return None

    def instead(self, request: str) -> Wrong | None:
        """Called after each request: the response to give instead of the real one, or None."""
        for fault in self._faults:
            if fault.after and fault.route.search(request):
                self._meet(fault)
                return self._wrong(fault)
        return None

    def _meet(self, fault: Fault) -> None:
        fault.met += 1
        if fault.met >= fault.times:
            self._faults.remove(fault)

    @staticmethod
    def _wrong(fault: Fault) -> Wrong:
        if fault.page:
            return Wrong(fault.status, {}, None, fault.page)
        if fault.code:
            return Wrong(
                fault.status, {}, {"message": fault.message or "Refused on demand", "code": fault.code}
            )
        if fault.status != 429:
            return Wrong(fault.status, {}, None)
        headers = {
            "Retry-After": str(max(1, round(fault.retry_after))),
            "X-RateLimit-Scope": "global" if fault.is_global else "user",
        }
        if fault.via:
            headers["Via"] = "1.1 sandbox"
        if fault.is_global:
            headers["X-RateLimit-Global"] = "true"
        body = {
            "message": "You are being rate limited.",
            "retry_after": fault.retry_after,
            "global": fault.is_global,
        }
        return Wrong(429, headers, body)

    def headers(self, request: str, bucket: str) -> tuple[dict[str, str], Wrong | None]:
        """The rate-limit headers for a request, and a response 429 if it exceeds a limit."""
        now = time.monotonic()
        told = _headers(bucket, 1000, 999, 1.0)
        met = [one for one in self._limits if _concerns(one, request)]
        for limit in met:
            left, wait = limit.left(request, now)
            if left <= 0:
                limit.refused += 1
                fault = Fault(limit.route, 1, 429, retry_after=round(wait, 3), is_global=limit.whole)
                wrong = self._wrong(fault)
                headers = told if limit.whole else _headers(bucket, limit.count, 0, wait)
                return headers, Wrong(429, {**wrong.headers, **headers}, wrong.body)
            if not limit.whole:
                told = _headers(bucket, limit.count, left - 1, wait)
        for limit in met:
            limit.take(request, now)
        return told, None


def _concerns(limit: Limit, request: str) -> bool:
    return not FREE.search(request) if limit.whole else bool(limit.route.search(request))


def _headers(bucket: str, limit: int, remaining: int, reset_after: float) -> dict[str, str]:
    return {
        "X-RateLimit-Limit": str(limit),
        "X-RateLimit-Remaining": str(remaining),
        "X-RateLimit-Reset": f"{time.time() + reset_after:.3f}",
        "X-RateLimit-Reset-After": f"{reset_after:.3f}",
        "X-RateLimit-Bucket": bucket,
    }
