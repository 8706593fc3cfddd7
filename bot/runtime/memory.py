"""The memory of the bot's own process, as the C library keeps it.

By default glibc has an area of its own for each thread, and keeps larger pieces in them once some were given
back. Pictures come through several threads; what they leave between smaller values is never used again, and
the process grows for as long as it runs.
"""

from __future__ import annotations

import ctypes
from typing import Final

_ARENA_MAX, _MMAP_THRESHOLD = -8, -3
ARENAS: Final = 2
LARGE: Final = 128 << 10
"""Bytes from which a piece has memory of its own, which is given back with it."""


def keep_small() -> None:
    """Keep the process small. Call it once, before threads are started; elsewhere than on glibc it does
    nothing."""
    try:
        library = ctypes.CDLL(None)
        if hasattr(library, "mallopt"):
            library.mallopt(_ARENA_MAX, ARENAS)
            library.mallopt(_MMAP_THRESHOLD, LARGE)
    except (OSError, TypeError):  # a system whose library is not found this way
        pass
