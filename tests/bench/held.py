"""What a drawing process does for the bench. It imports no more than such a process does otherwise."""

from __future__ import annotations

import os
from pathlib import Path

from render.memory import painted
from render.paint import Anything

STATUS = Path("/proc/self/statm")
PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


def held_after(scene: Anything) -> float:
    """Draws, and gives the megabytes that the process then holds."""
    painted(scene)
    return int(STATUS.read_text().split()[1]) * PAGE / 1e6
