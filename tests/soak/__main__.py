"""`make soak`: run the soak tests. `python -m tests.soak fuzz --count 1000` runs one of them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from tests.soak import fuzz, matches

RUNS: dict[
    str, tuple[str, Callable[[argparse.ArgumentParser], None], Callable[[argparse.Namespace], int]]
] = {
    "fuzz": ("100,000 hostile interactions", fuzz.add_arguments, fuzz.run),
    "matches": ("200 matches through all kinds of trouble", matches.add_arguments, matches.run),
}
"""The runs by name: a help text, a function that adds arguments, and one that returns the exit status."""


def main() -> int:
    """Run one soak test, or all with their defaults, and return the worst exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    commands = parser.add_subparsers(dest="name", metavar="RUN")
    parsers = {}
    for name, (about, add_arguments, run) in RUNS.items():
        parsers[name] = commands.add_parser(name, help=about, description=about)
        parsers[name].set_defaults(run=run)
        add_arguments(parsers[name])
    given = parser.parse_args()
    chosen = [given] if given.name else [parsers[name].parse_args([]) for name in RUNS]
    return max(int(asked.run(asked)) for asked in chosen)


if __name__ == "__main__":
    sys.exit(main())
