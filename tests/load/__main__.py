"""`python -m tests.load [--long]`: how many moves a second some processes play, and what they cost.

The short form fits into a minute. The long form stands for a million live matches at two moves a day; it
wants a machine with eight cores or more, and takes an hour.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence

from msgspec.structs import replace

from tests.bench.__main__ import machine
from tests.load.plan import LONG, SHORT
from tests.load.run import run


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.load", description=__doc__)
    parser.add_argument("--long", action="store_true", help="the whole of it, for a large machine")
    parser.add_argument("--live", type=int, help="live matches in the database")
    parser.add_argument("--tables", type=int, help="those of them that are played")
    parser.add_argument("--moves", type=float, help="moves a second that are offered")
    parser.add_argument("--seconds", type=float, help="how long")
    parser.add_argument("--processes", type=int, help="processes of the bot")
    parser.add_argument("--pictures", action="store_true", default=None, help="draw the pictures, too")
    parser.add_argument("--database", help="an empty PostgreSQL database; else a server is started here")
    given = vars(parser.parse_args(argv))
    plan = LONG if given.pop("long") else SHORT
    plan = replace(plan, **{name: value for name, value in given.items() if value is not None})
    print(", ".join(f"{key} {value}" for key, value in machine().items()))
    report = asyncio.run(run(plan))
    print("\n".join(report.lines()))
    return 0 if report.held else 1


if __name__ == "__main__":
    sys.exit(main())
