"""Ids as Discord makes them: 42 bits of milliseconds since 2015, then 22 bits that keep ids apart."""

from collections.abc import Callable
from datetime import UTC, datetime

EPOCH_MS = 1_420_070_400_000


class Snowflakes:
    """Hands out ids that only ever grow, also across a restart (see ``seen``)."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._last = 0

    def seen(self, snowflake: int) -> None:
        """Never hand out an id at or below this one: called for everything read back from the file."""
        self._last = max(self._last, snowflake)

    def next(self) -> int:
        now = (int(self._clock() * 1000) - EPOCH_MS) << 22
        self._last = max(self._last + 1, now)
        return self._last


def for_shard(base: int, shard: int, shards: int) -> int:
    """The first id at or after ``base`` that Discord's formula ``(id >> 22) % shards`` gives to ``shard``."""
    head = base >> 22
    return (head + (shard - head) % shards) << 22


def iso(moment: float) -> str:
    """Unix seconds as the timestamps on the wire look: ``2026-08-01T12:00:00.000000+00:00``."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")
