"""Ids as in Discord: 42 bits of milliseconds since 2015, then 22 bits that make ids unique."""

from collections.abc import Callable
from datetime import UTC, datetime

EPOCH_MS = 1_420_070_400_000


class Snowflakes:
    """Makes increasing ids, also after a restart (see ``seen``)."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._last = 0

    def seen(self, snowflake: int) -> None:
        """Make only larger ids than this one. It is called for every id in the file."""
        self._last = max(self._last, snowflake)

    def next(self) -> int:
        now = (int(self._clock() * 1000) - EPOCH_MS) << 22
        self._last = max(self._last + 1, now)
        return self._last


def iso(moment: float) -> str:
    """Format Unix seconds as in Discord's API: ``2026-08-01T12:00:00.000000+00:00``."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")
