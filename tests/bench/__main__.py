"""`python -m tests.bench [MODULE ...] [--json]`: the figures of every module here that has a `run()`.

Beside them stand those of the last release, which `--keep` has written (see `tests.bench.release`).
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from tests.bench import measuring, release
from tests.bench.figure import Figure
from tests.bench.release import Release, Then

HEAD = ("figure", "median", "in {0}", "p95", "target", "ratio", "in {0}", "", "measured on")
"""The columns; {0} is the version of the last release."""


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


def table(found: Iterable[Figure], before: Release) -> Iterator[str]:
    """The figures as lines of a table, beside those of the last release; ratio is median over target."""
    head = tuple(name.format(before.version) for name in HEAD)
    rows = [head, *(_row(figure, before.figures.get(figure.name)) for figure in found)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEAD))]
    for row in rows:
        cells = (
            cell.ljust(width) if column in (0, 7, 8) else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        yield "  ".join(cells).rstrip()


def _row(figure: Figure, then: Then | None) -> tuple[str, ...]:
    sign = "<=" if figure.better == "low" else ">="
    return (
        figure.name,
        f"{figure.median:.4g} {figure.unit}",
        "" if then is None else f"{then.median:.4g} {then.unit}",
        f"{figure.p95:.4g}",
        "" if figure.target is None else f"{sign} {figure.target:g}",
        "" if figure.ratio is None else f"{figure.ratio:.2f}",
        "" if then is None or then.ratio is None else f"{then.ratio:.2f}",
        {True: "met", False: "MISSED", None: ""}[figure.met],
        figure.note,
    )


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the modules that are named, or all; 1 when one breaks down."""
    known = measuring.modules()
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("modules", nargs="*", metavar="MODULE", help=f"of: {', '.join(known)}")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--keep", action="store_true", help=f"write all figures into {release.FILE.name}")
    args = parser.parse_args(argv)
    if args.keep and args.modules:
        parser.error("--keep takes the figures of all modules")
    unknown = sorted(set(args.modules) - set(known))
    if unknown:
        parser.error(f"no module {', '.join(unknown)}; there are {', '.join(known)}")
    by_module = measuring.measured(args.modules or known)
    broken = [name for name, one in by_module.items() if one is None]
    found = [figure for one in by_module.values() for figure in one or ()]
    before = release.read()
    if args.json:
        rows = [
            {
                **msgspec.to_builtins(one),
                "ratio": one.ratio,
                "met": one.met,
                "then": msgspec.to_builtins(before.figures.get(one.name)),
            }
            for one in found
        ]
        print(json.dumps({"machine": machine(), "figures": rows, "broken": broken}, indent=1))
    else:
        print(f"now: {_told(machine())}")
        print(f"{before.version}: {_told(before.machine)}")
        print("\n".join(table(found, before)))
        print("\n".join(f"{name}: broke down, no figures" for name in broken))
    if args.keep and not broken:
        release.keep(found, machine())
    return 1 if broken else 0


def _told(about: Mapping[str, Any]) -> str:
    """A machine in one line."""
    return ", ".join(f"{key} {value}" for key, value in about.items())


if __name__ == "__main__":
    sys.exit(main())
