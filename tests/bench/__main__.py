"""`python -m tests.bench [MODULE ...] [--json]`: the figures of every module here that has a `run()`."""

from __future__ import annotations

import argparse
import asyncio
import importlib
import inspect
import json
import os
import pkgutil
import platform
import sys
import traceback
from collections.abc import Iterable, Iterator, Sequence

import msgspec

import tests.bench
from tests.bench.figure import Figure

HEAD = ("figure", "median", "p95", "target", "ratio", "", "measured on")


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


def machine() -> dict[str, str | int | None]:
    """What the figures were taken on."""
    return {
        "cores": os.cpu_count(),
        "usable_cores": len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count(),
        "load": " ".join(f"{load:.1f}" for load in os.getloadavg()) if hasattr(os, "getloadavg") else "",
        "machine": platform.machine(),
        "system": platform.system(),
        "python": platform.python_version(),
    }


def table(found: Iterable[Figure]) -> Iterator[str]:
    """The figures as lines of a table; ratio is median over target."""
    rows = [HEAD, *(_row(figure) for figure in found)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEAD))]
    for row in rows:
        cells = (
            cell.ljust(width) if column in (0, 5, 6) else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        yield "  ".join(cells).rstrip()


def _row(figure: Figure) -> tuple[str, ...]:
    sign = "<=" if figure.better == "low" else ">="
    return (
        figure.name,
        f"{figure.median:.4g} {figure.unit}",
        f"{figure.p95:.4g}",
        "" if figure.target is None else f"{sign} {figure.target:g}",
        "" if figure.ratio is None else f"{figure.ratio:.2f}",
        {True: "met", False: "MISSED", None: ""}[figure.met],
        figure.note,
    )


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the modules that are named, or all; 1 when one breaks down."""
    known = modules()
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("modules", nargs="*", metavar="MODULE", help=f"of: {', '.join(known)}")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    args = parser.parse_args(argv)
    unknown = sorted(set(args.modules) - set(known))
    if unknown:
        parser.error(f"no module {', '.join(unknown)}; there are {', '.join(known)}")
    broken: list[str] = []
    found: list[Figure] = []
    for name in args.modules or known:
        print(f"{name} ...", file=sys.stderr, flush=True)
        try:
            found += figures(name)
        except Exception:
            traceback.print_exc()
            broken.append(name)
    if args.json:
        rows = [{**msgspec.to_builtins(one), "ratio": one.ratio, "met": one.met} for one in found]
        print(json.dumps({"machine": machine(), "figures": rows, "broken": broken}, indent=1))
    else:
        print(", ".join(f"{key} {value}" for key, value in machine().items()))
        print("\n".join(table(found)))
        print("\n".join(f"{name}: broke down, no figures" for name in broken))
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
