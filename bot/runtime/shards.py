"""The shards of a process. Discord divides the servers of a bot into shards."""

from __future__ import annotations

import msgspec


class Shards(msgspec.Struct, frozen=True):
    """The shards from `first` to `last` (inclusive) of `count` shards, and shards taken over from processes
    that are gone (`more`)."""

    count: int
    first: int
    last: int
    more: tuple[int, ...] = ()

    @property
    def own(self) -> range:
        return range(self.first, self.last + 1)

    @property
    def ids(self) -> tuple[int, ...]:
        """All shards that this process looks after."""
        return (*self.own, *self.more)

    @property
    def whole(self) -> bool:
        """Whether these are all shards, so that no other process is needed."""
        return self.first == 0 and self.last == self.count - 1

    def one(self, shard: int) -> Shards:
        return Shards(self.count, shard, shard)

    def __str__(self) -> str:
        return f"{self.first}-{self.last}" if self.last > self.first else str(self.first)
