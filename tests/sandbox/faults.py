"""Faults that only tests set: refusals, bans, and the real limits of Discord."""

import re
import time
from collections import Counter
from dataclasses import dataclass, field

from bot.sandbox.faults import Fault, Wrong, limit_headers
from bot.sandbox.faults import Faults as Sandboxed

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


class Faults(Sandboxed):
    def __init__(self) -> None:
        super().__init__()
        self._limits: list[Limit] = []

    def refuse(self, route: str, code: int, times: int = 1, status: int = 400, message: str = "") -> Fault:
        """Refuse the next matching requests with an error code of Discord (40003, 30046, 200000, ...)."""
        return self.add(Fault(re.compile(route), times, status, code=code, message=message))

    def ban(self, route: str = "", times: int = 1_000_000, status: int = 403) -> Fault:
        """Refuse requests as Discord's proxy does when it has banned an address."""
        page = f"<!DOCTYPE html><title>{status}</title><p>You are being blocked.</p>"
        return self.add(Fault(re.compile(route), times, status, page=page))

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
        super().clear()
        self._limits.clear()

    def headers(self, request: str, bucket: str) -> tuple[dict[str, str], Wrong | None]:
        told, _ = super().headers(request, bucket)
        now = time.monotonic()
        met = [one for one in self._limits if _concerns(one, request)]
        for limit in met:
            left, wait = limit.left(request, now)
            if left <= 0:
                limit.refused += 1
                fault = Fault(limit.route, 1, 429, retry_after=round(wait, 3), is_global=limit.whole)
                wrong = self.wrong(fault)
                headers = told if limit.whole else limit_headers(bucket, limit.count, 0, wait)
                return headers, Wrong(429, {**wrong.headers, **headers}, wrong.body)
            if not limit.whole:
                told = limit_headers(bucket, limit.count, left - 1, wait)
        for limit in met:
            limit.take(request, now)
        return told, None


def _concerns(limit: Limit, request: str) -> bool:
    return not FREE.search(request) if limit.whole else bool(limit.route.search(request))
