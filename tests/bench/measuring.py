"""Which modules of the bench have figures, and how these are taken."""

from __future__ import annotations

import asyncio
import importlib
import inspect
import multiprocessing
import os
import pkgutil
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Final

import tests.bench
from tests.bench.figure import Figure

LONGEST: Final = ("recovery", "requests", "growth", "taps", "memory")
"""Of those that run beside each other, the ones that take half a minute or more; they begin first."""


def modules() -> list[str]:
    """Names of the modules that may have figures, in alphabetical order."""
    names = (module.name for module in pkgutil.iter_modules(tests.bench.__path__))
    return sorted(name for name in names if not name.startswith(("_", "test_")) and name != "figure")


def figures(name: str) -> list[Figure]:
    """What a module measures; `run()` gives an iterable of figures, or awaits one."""
    run = getattr(importlib.import_module(f"tests.bench.{name}"), "run", None)
    if run is None:
        return []
    found = run()
    if inspect.iscoroutine(found):
        found = asyncio.run(found)
    return list(found)


def measured(names: Sequence[str]) -> dict[str, list[Figure] | None]:
    """The figures of modules; None for each that breaks down. Those that look at no clock or mostly wait run
    beside each other, and the rest alone, one after the other."""
    known = {name: importlib.import_module(f"tests.bench.{name}") for name in names}
    waiting = [name for name in names if hasattr(known[name], "WAITS")]
    beside = [*waiting, *(name for name in names if hasattr(known[name], "COUNTED"))]
    found: dict[str, list[Figure] | None] = dict.fromkeys(names)
    workers = (os.cpu_count() or 1) + len(waiting)
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        longest_first = [name for name in LONGEST if name in beside]
        order = [*longest_first, *(name for name in beside if name not in LONGEST)]
        coming = {name: pool.submit(figures, name) for name in order}
        for name, one in coming.items():
            found[name] = _unless_broken(name, one.result)
    for name in names:
        if name not in coming:
            found[name] = _unless_broken(name, partial(figures, name))
    return found


def _unless_broken(name: str, measure: Callable[[], list[Figure]]) -> list[Figure] | None:
    begun = time.monotonic()
    print(f"{name} ...", file=sys.stderr, end=" ", flush=True)
    try:
        return measure()
    except Exception:
        traceback.print_exc()
        return None
    finally:
        print(f"{time.monotonic() - begun:.0f} s", file=sys.stderr, flush=True)
