"""Which of the servers a process serves: Discord cuts them into shards, a process has a row of these."""

from __future__ import annotations

import msgspec


class Shards(msgspec.Struct, frozen=True):
    """Shards `first` to `last` of `count`; both are the process's own."""

    count: int
    first: int
    last: int

    @property
    def ids(self) -> range:
        return range(self.first, self.last + 1)

    @property
    def whole(self) -> bool:
        """No other process is needed."""
        return self.first == 0 and self.last == self.count - 1

    def __str__(self) -> str:
        return f"{self.first}-{self.last}" if self.last > self.first else str(self.first)
