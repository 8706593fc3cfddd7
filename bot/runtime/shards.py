"""The shards of a process. Discord divides the servers of a bot into shards."""

from __future__ import annotations

import msgspec


class Shards(msgspec.Struct, frozen=True):
    """The shards from `first` to `last` (inclusive) of `count` shards."""

    count: int
    first: int
    last: int

    @property
    def ids(self) -> range:
        return range(self.first, self.last + 1)

    @property
    def whole(self) -> bool:
        """Whether these are all shards, so that no other process is needed."""
        return self.first == 0 and self.last == self.count - 1

    def __str__(self) -> str:
        return f"{self.first}-{self.last}" if self.last > self.first else str(self.first)
