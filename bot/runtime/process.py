"""The bot's own process, kept small and quick by settings of the C library and of Python, and its event loop:
uvloop if it is installed, because it takes less processor time for everything that goes through sockets.

By default glibc has an area for each thread, and also puts larger pieces there once some were freed. Pictures
come through several threads. The gaps that they leave between smaller values are never used again, so the
process grows for as long as it runs.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
import sys
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

_ARENA_MAX, _MMAP_THRESHOLD = -8, -3
ARENAS: Final = 2
LARGE: Final = 128 << 10
"""The size in bytes from which a piece gets memory of its own, which the system gets back with it."""


def keep_small() -> None:
    """Keep the process small. Call it once, before threads are started. Without glibc it does nothing."""
    try:
        library = ctypes.CDLL(None)
        if hasattr(library, "mallopt"):
            library.mallopt(_ARENA_MAX, ARENAS)
            library.mallopt(_MMAP_THRESHOLD, LARGE)
    except (OSError, TypeError):  # a system on which the library is not found this way
        pass


def keep_started() -> None:
    """Spare the garbage collector what was made so far. Call it once, when the process has started.

    All this lives until the process ends. To look through it again takes a tenth of a second, in which
    nobody is answered.
    """
    gc.collect()
    gc.freeze()


try:
    from uvloop import new_event_loop
except ModuleNotFoundError:  # it is optional, and does not exist for Windows
    new_event_loop = None  # type: ignore[assignment]

T = TypeVar("T")

SWITCH = 0.0005
"""Seconds after which a computing thread, such as a replay, lets the loop go on. The loop has to wait for
that after every system call, so Python's own 0.005 would make it ten times as slow meanwhile."""


def run(main: Coroutine[Any, Any, T]) -> T:
    """Like `asyncio.run`, on the faster loop."""
    sys.setswitchinterval(SWITCH)
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(main)
