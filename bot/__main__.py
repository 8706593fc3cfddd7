"""`python -m bot`: the bot itself, or one of its tools."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from bot.cli import commands as tools
from bot.core.components import DataError

Tool = Callable[[argparse.Namespace], int]


def _simulate(parser: argparse.ArgumentParser) -> Tool:
    from bot.cli import simulate

    simulate.add_arguments(parser)
    return simulate.run


def _verify(parser: argparse.ArgumentParser) -> Tool:
    parser.add_argument("file", type=Path, metavar="FILE", help="an exported match")

    def run(args: argparse.Namespace) -> int:
        from bot.match.fairness.verify import verify_file

        return verify_file(args.file)

    return run


TOOLS: dict[str, tuple[str, Callable[[argparse.ArgumentParser], Tool]]] = {
    "simulate": ("random games with all contract checks on", _simulate),
    "verify": ("recompute every chance step of an exported match", _verify),
    "backup": ("copy the database to a file while the bot runs", tools.backup),
    "restore": ("put a backup in the place of the database; the bot must not be running", tools.restore),
    "copy": ("all data from one database to another, SQLite or PostgreSQL, row by row", tools.copy),
    "export": ("write a match to a file, also one that runs: hands and secret are in it", tools.export),
    "import": ("bring in a match from a file; one that was running goes on", tools.bring_in),
    "check": ("would every running match go on with what is installed?", tools.check),
    "doctor": ("what is wrong with settings, token, permissions, database, disk", tools.doctor),
}
"""Subcommands: what each is for, and what adds its arguments and gives its run."""


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the bot when no tool is named; returns the exit status."""
    try:
        return _main(argv)
    except DataError as error:  # found when the games are loaded
        print(f"The component data of a game cannot be used. {error}", file=sys.stderr)
        return 2


def _main(argv: Sequence[str] | None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bot",
        description="Without a tool: the bot, on Discord when DISCORD_TOKEN is set, else in the sandbox.",
    )
    commands = parser.add_subparsers(dest="tool", metavar="TOOL", title="tools")
    for name, (about, prepare) in TOOLS.items():
        tool = commands.add_parser(name, help=about, description=about)
        tool.set_defaults(run=prepare(tool))
    args = parser.parse_args(argv)
    if args.tool is None:
        # Discord, the store and the pictures are loaded only for the bot itself.
        from bot.app import run as start

        return start()
    run: Tool = args.run
    return run(args)


if __name__ == "__main__":
    sys.exit(main())
