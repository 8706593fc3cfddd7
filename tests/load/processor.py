"""How much processor time processes take, with those that they have started. Linux only."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


def seconds(processes: Iterable[int]) -> float:
    """Of these processes and all below them; 0 where the system does not tell."""
    parents: dict[int, int] = {}
    taken: dict[int, int] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has ended
        number = int(stat.parent.name)
        parents[number], taken[number] = int(fields[1]), int(fields[11]) + int(fields[12])
    wanted = set(processes)
    grew = True
    while grew:
        below = {one for one, parent in parents.items() if parent in wanted} - wanted
        wanted |= below
        grew = bool(below)
    return sum(taken.get(one, 0) for one in wanted) / TICKS


def parent_of(process: int) -> int:
    return int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])
