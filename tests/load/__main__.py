"""`python -m tests.load [--half | --long]`: how many moves a second some processes play, and what they cost.

The short form fits into a minute. With --half it is half of what Discord allows, for half an hour, on two
cores. The long form stands for a million live matches at two moves a day; it wants a machine with eight cores
or more, and takes an hour.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from msgspec.structs import replace

from bot.runtime import process
from tests.bench.__main__ import machine
from tests.load.plan import HALF, LONG, SHORT, Plan
from tests.load.run import Report, run


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.load", description=__doc__)
    size = parser.add_mutually_exclusive_group()
    size.add_argument("--half", dest="size", action="store_const", const=HALF, help="half an hour, two cores")
    size.add_argument("--long", dest="size", action="store_const", const=LONG, help="for a large machine")
    parser.add_argument("--live", type=int, help="live matches in the database")
    parser.add_argument("--tables", type=int, help="those of them that are played")
    parser.add_argument("--moves", type=float, help="moves a second that are offered")
    parser.add_argument("--seconds", type=float, help="how long")
    parser.add_argument("--processes", type=int, help="processes of the bot")
    parser.add_argument("--pictures", action="store_true", default=None, help="draw the pictures, too")
    parser.add_argument("--database", help="an empty PostgreSQL database; else a server is started here")
    parser.add_argument("--report", type=Path, help="a file for the report, too")
    given = vars(parser.parse_args(argv))
    plan: Plan = given.pop("size") or SHORT
    file: Path | None = given.pop("report")
    plan = replace(plan, **{name: value for name, value in given.items() if value is not None})
    print(began := described(), flush=True)
    report = process.run(run(plan, lambda line: print(line, flush=True)))
    said = "\n".join(report.lines())
    print(said)
    if file is not None:
        file.write_text(written(began, report), encoding="utf-8")
    return 0 if report.held else 1


def described() -> str:
    """When this begins, and on what."""
    at = datetime.now(UTC).isoformat(" ", "minutes")
    return ", ".join((at, *(f"{key} {value}" for key, value in machine().items())))


def written(began: str, report: Report) -> str:
    """The report as it is kept: where it was measured, what came of it, and each minute."""
    lines = (began, "", *report.lines(), "", "minute by minute", *report.minutes, "", f"ended {described()}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
