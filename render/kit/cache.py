"""Keep drawn pieces by their arguments, within one budget of bytes.

The piece that is cheapest to draw again is dropped first: it takes little time for its bytes, and was unused
for long ("greedy dual size"). Pieces that took long to draw move to a small store of packed values, as flat
colours pack to a twentieth. The cache changes only how long a picture takes, never its pixels.
"""

from __future__ import annotations

import functools
import heapq
import itertools
import pickle
import time
import zlib
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Final, ParamSpec, TypeVar

from PIL import Image

from render.kit import own_look, zoom

P = ParamSpec("P")
T = TypeVar("T")

BUDGET: Final = 44_000_000
"""Bytes of pixels a process may keep: about as many as the pictures of one game need."""
PACKED: Final = 14_000_000
"""Additional bytes of packed values: about as many as the pictures of all games need."""
UNPACKING: Final = (50e-6, 10e-9)
"""Time to unpack a value: seconds per value, and seconds per byte. A piece that is drawn faster than that is
not packed."""
PYTHON: Final = 1000
"""Bytes that a value takes besides its pixels."""
_THIN: Final = frozenset({"1", "L", "P"})
"""Modes with one byte per pixel; Pillow takes four for all others used here."""


def weight(value: object) -> int:
    """Approximate size of a drawn value in bytes."""
    if isinstance(value, Image.Image):
        return value.width * value.height * (1 if value.mode in _THIN else 4)
    if isinstance(value, tuple | list):
        return sum(map(weight, value))
    if (parts := getattr(value, "parts", None)) is not None:
        return weight(parts)
    if is_dataclass(value):
        return sum(weight(getattr(value, field.name)) for field in fields(value))
    return 0


@dataclass(slots=True)
class _Kept:
    value: Any
    size: int
    worth: float
    """Seconds per byte to draw it again."""
    until: float
    """Priority, raised by each use; the value with the lowest is dropped first."""
    dear: bool
    """Whether it is packed when it is dropped."""


class PieceCache:
    """Values by function and arguments, as long as their pixels fit in `budget` bytes together."""

    def __init__(
        self, budget: int = BUDGET, packed: int = PACKED, clock: Callable[[], float] = time.process_time
    ) -> None:
        self.budget, self.bytes = budget, 0
        self.fresh = 0
        """Bytes stored since the counter was last set to 0."""
        self.packed_budget, self.packed_bytes = packed, 0
        self._clock = clock
        self._kept: dict[Hashable, _Kept] = {}
        self._packed: OrderedDict[Hashable, bytes] = OrderedDict()
        self._queue: list[tuple[float, int, Hashable]] = []
        """A heap of (`until` when pushed, a number, key). Outdated entries are corrected when popped."""
        self._numbers = itertools.count()
        self._age = 0.0
        """`until` of the value dropped last; a value that is used now gets more than that."""

    def __len__(self) -> int:
        return len(self._kept)

    def keep(self, draw: Callable[P, T]) -> Callable[P, T]:
        """Decorate a drawing function.

        Its arguments must be hashable, and its result must never be changed.
        """

        @functools.wraps(draw)
        def kept(*args: P.args, **more: P.kwargs) -> T:
            key: Hashable = (draw, args, tuple(more.items())) if more else (draw, args)
            if (shape := own_look.shape()) is not None:
                key = (key, shape)
            if zoom.factor() > 1:
                return zoom.keep(key, lambda: own_look.in_usual_colours(lambda: draw(*args, **more)))  # type: ignore[no-any-return]
            entry = self._kept.get(key)
            if entry is not None:
                entry.until = self._age + entry.worth
                return entry.value  # type: ignore[no-any-return]
            begun = self._clock()
            packed = self._packed.get(key)
            if packed is None:
                value = own_look.in_usual_colours(lambda: draw(*args, **more))
            else:
                self._packed.move_to_end(key)
                value = pickle.loads(zlib.decompress(packed))
            self._store(key, value, self._clock() - begun)
            return value

        return kept

    def _store(self, key: Hashable, value: object, seconds: float) -> None:
        size = weight(value) + PYTHON
        unpacking = UNPACKING[0] + UNPACKING[1] * size
        worth = min(max(seconds, 1e-6), unpacking) / size
        known = self._kept.get(key)
        if known is not None:  # drawn in the meantime by a nested call
            self.bytes -= known.size
        else:
            heapq.heappush(self._queue, (self._age + worth, next(self._numbers), key))
        self._kept[key] = _Kept(value, size, worth, self._age + worth, seconds > unpacking)
        self.bytes += size
        self.fresh += size
        while self.bytes > self.budget:
            self._drop_least()

    def _drop_least(self) -> None:
        written, _, key = heapq.heappop(self._queue)
        kept = self._kept[key]
        if kept.until > written:  # used since it was pushed
            heapq.heappush(self._queue, (kept.until, next(self._numbers), key))
            return
        self._age = kept.until
        self.bytes -= kept.size
        del self._kept[key]
        if kept.dear and key not in self._packed:
            self._pack(key, kept.value)

    def _pack(self, key: Hashable, value: object) -> None:
        packed = zlib.compress(pickle.dumps(value, pickle.HIGHEST_PROTOCOL), 1)
        self._packed[key] = packed
        self.packed_bytes += len(packed) + PYTHON
        while self.packed_bytes > self.packed_budget:
            _, gone = self._packed.popitem(last=False)
            self.packed_bytes -= len(gone) + PYTHON


CACHE: Final = PieceCache()
"""The drawn pieces of this process."""
