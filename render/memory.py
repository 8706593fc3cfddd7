"""Memory of a drawing process: give the temporary memory of sketches back to the system."""

from __future__ import annotations

import ctypes
from typing import Final

from render.kit.cache import CACHE
from render.paint import Anything, Picture, paint

FRESH: Final = 1_000_000
"""Bytes of newly drawn pieces after which trimming is worth the millisecond it takes.

Sketches are sixteen times larger than the sprites kept from them, and the C library keeps the gaps that they
leave between the sprites.
"""


ROOM: Final = 18_000_000
"""Bytes that are not given back.

A picture and its veil are allocated anew each time. If the system has to supply that memory page by page, a
picture takes half as long again.
"""
_TRIM_THRESHOLD, _MMAP_THRESHOLD = -1, -3
_LARGEST: Final = 32 << 20


def _library() -> ctypes.CDLL | None:
    """The C library if it is glibc. Other systems have no such call, and most do not need it."""
    try:
        library = ctypes.CDLL(None)
        return library if hasattr(library, "malloc_trim") and hasattr(library, "mallopt") else None
    except (OSError, TypeError):
        return None


_glibc: Final = _library()


def settle() -> None:
    """Let only `tidy` give memory back, not the C library after each picture. Call once per process."""
    if _glibc is not None:
        _glibc.mallopt(_TRIM_THRESHOLD, 2 * _LARGEST)
        _glibc.mallopt(_MMAP_THRESHOLD, _LARGEST)


def tidy() -> None:
    """Give freed memory back to the system if enough was drawn since the last time."""
    if _glibc is not None and CACHE.fresh > FRESH:
        CACHE.fresh = 0
        _glibc.malloc_trim(ROOM)


def painted(scene: Anything) -> Picture:
    """Like `paint`, for a process that lives long: gives memory back afterwards."""
    try:
        return paint(scene)
    finally:
        tidy()
