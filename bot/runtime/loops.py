"""The event loop of the program: uvloop where it is installed, which takes less processor for everything that
goes through sockets, and else that of Python."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

try:
    from uvloop import new_event_loop
except ModuleNotFoundError:  # it is not needed, and there is none for Windows
    new_event_loop = None  # type: ignore[assignment]

T = TypeVar("T")


def run(main: Coroutine[Any, Any, T]) -> T:
    """What `asyncio.run` does, on the faster loop."""
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(main)
