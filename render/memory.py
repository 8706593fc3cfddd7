"""The memory of a drawing process: what sketches took for a moment is given back to the system."""

from __future__ import annotations

import ctypes
from typing import Final

from render.kit.keeping import KEEPER
from render.paint import Anything, Picture, paint

FRESH: Final = 2_000_000
"""Bytes of newly drawn pieces after which it is worth the millisecond it takes. Sketches are sixteen times
larger than what is kept of them, and the C library keeps the holes they leave between the pieces."""


ROOM: Final = 24_000_000
"""Bytes that stay at hand: a picture and its veil are allocated anew each time, and memory that comes
from the system page by page makes a picture half as slow again."""
_TRIM_THRESHOLD, _MMAP_THRESHOLD = -1, -3
_LARGEST: Final = 32 << 20


def _library() -> ctypes.CDLL | None:
    """glibc; other systems have none, and most need none."""
    try:
        library = ctypes.CDLL(None)
        return library if hasattr(library, "malloc_trim") and hasattr(library, "mallopt") else None
    except (OSError, TypeError):
        return None


_glibc: Final = _library()


def settle() -> None:
    """Once in a drawing process: memory is given back by `tidy` alone, not with each picture."""
    if _glibc is not None:
        _glibc.mallopt(_TRIM_THRESHOLD, 2 * _LARGEST)
        _glibc.mallopt(_MMAP_THRESHOLD, _LARGEST)


def tidy() -> None:
    """Gives freed memory back, if enough was drawn since the last time."""
    if _glibc is not None and KEEPER.fresh > FRESH:
        KEEPER.fresh = 0
        _glibc.malloc_trim(ROOM)


def painted(scene: Anything) -> Picture:
    """`paint` for a process that lives long."""
    try:
        return paint(scene)
    finally:
        tidy()
