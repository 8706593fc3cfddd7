"""Simulated faults for requests: rate limits, server errors, slow responses.

It also makes the rate-limit headers, which say that many requests are left.
"""

import asyncio
import re
import time
from dataclasses import dataclass

from bot.sandbox.things import DISCORD, Json


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
        return self.add(
            Fault(re.compile(route), times, 429, retry_after=retry_after, is_global=is_global, via=via)
        )

    def fail(self, route: str, times: int = 1, status: int = 502, *, after: bool = False) -> Fault:
        """Answer 5xx to the next matching requests. ``after``: carry them out before."""
        return self.add(Fault(re.compile(route), times, status, after=after))

    def refuse_files(self, route: str, code: int = 40005, times: int = 1) -> Fault:
        """Refuse the next matching requests with pictures or other files, because they are too large (40005),
        not well formed (50035), or the like. The same requests without files pass."""
        status, words = DISCORD.refusals[code]
        return self.add(Fault(re.compile(route), times, status, code=code, message=words, files=True))

    def slow(self, route: str, times: int = 1, seconds: float = 0.5) -> Fault:
        return self.add(Fault(re.compile(route), times, delay=seconds))

    def clear(self) -> None:
        self._faults.clear()

    def add(self, fault: Fault) -> Fault:
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
                    return self.wrong(fault)
        return None

    def instead(self, request: str) -> Wrong | None:
        """Called after each request: the response to give instead of the real one, or None."""
        for fault in self._faults:
            if fault.after and fault.route.search(request):
                self._meet(fault)
                return self.wrong(fault)
        return None

    def _meet(self, fault: Fault) -> None:
        fault.met += 1
        if fault.met >= fault.times:
            self._faults.remove(fault)

    @staticmethod
    def wrong(fault: Fault) -> Wrong:
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
        """The rate-limit headers for a request, and the response 429 to one that exceeds a limit."""
        return limit_headers(bucket, 1000, 999, 1.0), None


def limit_headers(bucket: str, limit: int, remaining: int, reset_after: float) -> dict[str, str]:
    return {
        "X-RateLimit-Limit": str(limit),
        "X-RateLimit-Remaining": str(remaining),
        "X-RateLimit-Reset": f"{time.time() + reset_after:.3f}",
        "X-RateLimit-Reset-After": f"{reset_after:.3f}",
        "X-RateLimit-Bucket": bucket,
    }
