"""The event loop of the program: uvloop if it is installed, because it takes less processor time for
everything that goes through sockets; otherwise Python's own."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Coroutine
from typing import Any, TypeVar

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
