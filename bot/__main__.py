"""The command line: `python -m bot` runs the bot, `python -m bot TOOL` runs a tool."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from bot import __version__
from bot.cli import commands
from bot.core.components import DataError

TOOLS: dict[str, tuple[str, commands.Prepare]] = {
    "simulate": ("play random games with all checks of the contract", commands.simulate),
    "arena": ("let computer players play against each other", commands.arena),
    "new-game": ("write the package of a new game, which can be played at once", commands.new_game),
    "check-texts": ("what is missing, too long or wrong in the languages", commands.check_texts),
    "check-game": ("check a game of your own: rules, texts, drawing, commands", commands.check_game),
    "verify": ("verify every draw of an exported match", commands.verify),
    "backup": ("copy the database to a file; the bot may be running", commands.backup),
    "restore": ("replace the database with a backup; the bot must not be running", commands.restore),
    "rehearse": ("try in a folder of its own whether a backup could be restored", commands.rehearse),
    "copy": ("copy all data to another database, SQLite or PostgreSQL", commands.copy),
    "export": ("write a match to a file; a running match with its hands and secret", commands.export),
    "import": ("read a match from a file; a running match goes on here", commands.bring_in),
    "installation": ("print the id to which others hand matches over", commands.installation),
    "check": ("check that all running matches could go on with the installed version", commands.check),
    "migrate": ("say what the start of this version would do to the database", commands.migrate),
    "block": ("stop answering a person, or everybody on a server", commands.block),
    "maintenance": ("let no new table be opened, so that what runs can end", commands.maintenance),
    "announce": ("tell something at all tables", commands.announce),
    "worker": ("draw and think for a bot on another machine; needs no token", commands.worker),
    "health": ("ask the running bot whether all is well", commands.health),
    "doctor": ("check settings, token, permissions, database and disk", commands.doctor),
}
"""The tools: a help text, and a function that adds the arguments and returns the function to run."""

UNREAD: Final = 141
"""The exit status when nobody reads the output any more, as with `head`: as if SIGPIPE had ended it."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the bot, or a tool if one is named, and return the exit status."""
    try:
        return _main(argv)
    except DataError as error:  # raised when the games are imported
        print(f"The component data of a game cannot be used. {error}", file=sys.stderr)
        return 2


@contextmanager
def _output() -> Iterator[None]:
    """If the reader of the output goes away, end the program with the status UNREAD and without a
    traceback."""
    try:
        try:
            yield
        finally:
            sys.stdout.flush()  # here, because an error at the end of the interpreter cannot be caught
    except BrokenPipeError:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        for stream in (sys.stdout, sys.stderr):
            try:
                stream.flush()
            except BrokenPipeError:
                os.dup2(nowhere, stream.fileno())
        raise SystemExit(UNREAD) from None


def _main(argv: Sequence[str] | None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bot",
        description="Without a tool, run the bot: on Discord if DISCORD_TOKEN is set, else on the sandbox.",
    )
    parser.add_argument("--version", action="version", version=f"turnpost {__version__}")
    parser.add_argument(
        "--env-file", type=Path, metavar="FILE", help="read the settings from this file instead of .env"
    )
    parser.add_argument(
        "--service",
        action="store_true",
        help="end with status 2 if there is no DISCORD_TOKEN, instead of running on the sandbox",
    )
    subparsers = parser.add_subparsers(dest="tool", metavar="TOOL", title="tools")
    for name, (summary, prepare) in TOOLS.items():
        tool = subparsers.add_parser(name, help=summary, description=summary)
        tool.set_defaults(run=prepare(tool))
    with _output():
        args = parser.parse_args(argv)
    if args.env_file is not None:
        from bot.config import use_env_file

        use_env_file(args.env_file)
    if args.tool is None:
        # Imported only here, because Discord, the store and the pictures take time to import.
        from bot.start import run as start

        return start(service=args.service)
    with _output():
        return commands.finished(args.run, args)


if __name__ == "__main__":
    sys.exit(main())
