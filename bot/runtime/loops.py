"""The event loop of the program: uvloop where it is installed, which takes less processor for everything that
goes through sockets, and else that of Python."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Coroutine
from typing import Any, TypeVar

try:
    from uvloop import new_event_loop
except ModuleNotFoundError:  # it is not needed, and there is none for Windows
    new_event_loop = None  # type: ignore[assignment]

T = TypeVar("T")

SWITCH = 0.0005
"""Seconds after which a thread that computes, such as a replay, lets the loop go on. The loop asks for that
after every call of the system, so Python's own 0.005 would make it ten times as slow meanwhile."""


def run(main: Coroutine[Any, Any, T]) -> T:
    """What `asyncio.run` does, on the faster loop."""
    sys.setswitchinterval(SWITCH)
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(main)
