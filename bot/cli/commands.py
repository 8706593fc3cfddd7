"""The subcommands of `python -m bot`: their arguments, their output, their exit status.

Each imports its module only when it runs, because the imports take time.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

Tool = Callable[[argparse.Namespace], int | Coroutine[Any, Any, int | None] | None]
"""Does the work and prints the result. Returns the exit status, where it may be another than 0."""
Prepare = Callable[[argparse.ArgumentParser], Tool]
"""Adds the arguments of a tool and returns it."""
Argument = tuple[tuple[str, ...], dict[str, Any]]


def argument(*names: str, **declared: Any) -> Argument:
    """An argument of a tool, as argparse declares it."""
    return names, declared


def tool(*arguments: Argument) -> Callable[[Tool], Prepare]:
    """Declare a function as a tool with these arguments."""

    def declare(run: Tool) -> Prepare:
        def prepare(parser: argparse.ArgumentParser) -> Tool:
            for names, declared in arguments:
                parser.add_argument(*names, **declared)
            return run

        return prepare

    return declare


def database_url() -> str:
    """The address of the database in the settings. Raises BadSettings."""
    from bot.config import load_settings

    return load_settings().database


def _named(url: str) -> str:
    from bot.store.engine import plain_name, read_url

    return plain_name(read_url(url))


def _installation_id(text: str) -> str:
    if len(text) != 16 or set(text) - set("0123456789abcdef"):
        raise argparse.ArgumentTypeError("`python -m bot installation` prints it where the match will go on")
    return text


def discord_id(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or not 0 < int(text) < 2**63:
        raise argparse.ArgumentTypeError("an id of Discord must be a number")
    return int(text)


def finished(run: Tool, args: argparse.Namespace) -> int:
    """Run a tool to its end, and return the exit status: 1 after an error that the operator can fix, which is
    printed as a sentence."""
    try:
        done = run(args)
        if isinstance(done, Coroutine):
            import asyncio

            done = asyncio.run(done)
        return done or 0
    except Exception as error:
        from bot.config import BadSettings
        from bot.store import StoreError

        if not isinstance(error, StoreError | BadSettings):
            raise
        print(error, file=sys.stderr)
        return 1


def simulate(parser: argparse.ArgumentParser) -> Tool:
    from bot.cli import simulate

    simulate.add_arguments(parser)
    return simulate.run


def arena(parser: argparse.ArgumentParser) -> Tool:
    from bot.cli import arena

    arena.add_arguments(parser)
    return arena.run


@tool(
    argument("game", metavar="KEY", help="such as my_game: also the name of the package"),
    argument("--into", type=Path, required=True, metavar="FOLDER", help="an empty folder, or a new one"),
    argument("--prefix", metavar="LETTERS", help="the first part of all its message keys"),
    argument("--full", action="store_true", help="a folder as large games have it, with texts and a drawing"),
)
def new_game(args: argparse.Namespace) -> int:
    from bot.cli.new_game import run as make

    return make(args.game, args.into, args.prefix, args.full)


@tool(
    argument("game", metavar="KEY", help="the key of the game, which is the name of its entry point"),
    argument("--games", type=int, default=3, metavar="K", help="games for each number of seats"),
)
def check_game(args: argparse.Namespace) -> int:
    from bot.cli.check_game import run as check

    return check(args.game, args.games)


@tool(argument("language", nargs="*", metavar="LANGUAGE", help="such as el; all when none is named"))
def check_texts(args: argparse.Namespace) -> int:
    from bot.cli.check_pictures import run as check

    return check(args.language)


@tool(argument("file", type=Path, metavar="FILE", help="an exported match"))
def verify(args: argparse.Namespace) -> int:
    from bot.match.fairness.verify import verify_file

    return verify_file(args.file)


@tool(argument("file", type=Path, metavar="FILE", help="the backup; an older backup is replaced"))
def backup(args: argparse.Namespace) -> None:
    from bot.cli.backup import back_up

    print(f"{args.file}: {back_up(database_url(), args.file)}.")


@tool(argument("file", type=Path, metavar="FILE", help="a backup"))
def restore(args: argparse.Namespace) -> None:
    from bot.cli.backup import restore as put_back

    url = database_url()
    kept = put_back(url, args.file)
    before = f" The old database is now {kept}." if kept else ""
    print(f"Restored from {args.file} into {_named(url)}.{before}")


@tool(argument("file", type=Path, metavar="FILE", help="a backup"))
def rehearse(args: argparse.Namespace) -> int:
    from bot.cli.backup import rehearse as try_out
    from bot.games.registry import GAMES

    rehearsal = try_out(args.file, GAMES)
    for fault in rehearsal.faults:
        print(fault)
    print(rehearsal)
    return int(bool(rehearsal.faults))


@tool(
    argument("source", metavar="FROM", help="the database to copy, written as in DATABASE_URL"),
    argument("target", metavar="TO", help="an empty database, written as in DATABASE_URL"),
)
def copy(args: argparse.Namespace) -> None:
    from bot.cli.copy import transfer

    copied = transfer(args.source, args.target)
    print(f"Copied and compared: {copied}. Set DATABASE_URL to the new database now.")


@tool(
    argument("match", type=int, metavar="MATCH", help="the number of the match"),
    argument("file", type=Path, metavar="FILE", help="the file to write; it must not exist"),
    argument(
        "--hand-over",
        type=_installation_id,
        metavar="ID",
        help="stop a running match here and tell its players; the installation with this id goes on",
    ),
)
async def export(args: argparse.Namespace) -> None:
    from bot.cli.records import export as write
    from bot.games.registry import GAMES

    done = await write(database_url(), GAMES, args.match, args.file, hand_over=args.hand_over or "")
    print(f"{args.file}: {done}")


@tool(
    argument("file", type=Path, metavar="FILE", help="an exported match"),
    argument("--server", type=discord_id, required=True, metavar="ID", help="the Discord server"),
    argument(
        "--channel", type=discord_id, required=True, metavar="ID", help="its channel, or a thread's channel"
    ),
    argument("--thread", type=discord_id, metavar="ID", help="the thread to play in"),
    argument("--language", default="en", help="the language of posts for a finished match"),
    argument(
        "--from-older",
        action="store_true",
        help="accept a running match from a version whose files do not say to whom they go",
    ),
)
async def bring_in(args: argparse.Namespace) -> None:
    from bot.cli.records import bring_in as read
    from bot.games.registry import GAMES
    from bot.match import Place

    place = Place(args.server, args.channel, args.thread)
    url = database_url()
    brief = await read(url, GAMES, args.file, place, args.language, from_older=args.from_older)
    what = "goes on" if brief.state == "running" else "can be looked at"
    print(f"It is match {brief.match} in {_named(url)} and {what}. The bot posts it when it runs.")


@tool()
async def installation(args: argparse.Namespace) -> None:
    from bot.cli.records import installation as read
    from bot.games.registry import GAMES

    print(await read(database_url(), GAMES))


@tool(
    argument(
        "--dry-run",
        action="store_true",
        required=True,
        help="needed: only the start of the bot changes the database",
    )
)
def migrate(args: argparse.Namespace) -> None:
    from bot.cli.databases import preview

    for line in preview(database_url()):
        print(line)


@tool(argument("--all", action="store_true", help="also list the matches that can go on"))
def check(args: argparse.Namespace) -> int:
    from bot.cli.check import check as look
    from bot.cli.check import counted
    from bot.games.registry import GAMES

    databases = list(look(database_url(), GAMES))
    for checked in databases:
        if checked.fault or checked.note or args.all:
            print(checked)
    faults = sum(bool(checked.fault) for checked in databases)
    print(counted(len(databases), faults))
    return int(faults > 0)


def _kind_of_work(text: str) -> str:
    if text not in ("drawing", "thinking"):
        raise argparse.ArgumentTypeError("a worker does drawing, thinking or both")
    return text


@tool(
    argument("what", choices=("person", "server")),
    argument("id", type=discord_id, help="the id on Discord"),
    argument("--lift", action="store_true", help="answer again"),
)
async def block(args: argparse.Namespace) -> None:
    from bot.cli.records import block as write

    await write(database_url(), args.what, args.id, not args.lift)
    print(f"The {args.what} {args.id} is {'answered again' if args.lift else 'not answered any more'}.")


@tool(
    argument("state", choices=("on", "off")),
    argument("--quiet", action="store_true", help="do not tell it at the tables"),
)
async def maintenance(args: argparse.Namespace) -> None:
    from bot.cli.records import maintain

    left, told = await maintain(database_url(), args.state == "on", tell=not args.quiet)
    new = "can be opened again" if args.state == "off" else "can be opened or begun"
    print(f"{'No' if args.state == 'on' else 'New'} tables {new}. Matches that are played: {left}.")
    if told:
        print(f"The bot tells it, in their languages, at {told} places.")


@tool(
    argument("text", nargs="?", metavar="TEXT", help="what to tell at every table"),
    argument(
        "--in",
        dest="translated",
        nargs=2,
        action="append",
        default=[],
        metavar=("LANGUAGE", "TEXT"),
        help="the text for tables in this language, such as el; may be given several times",
    ),
    argument("--stop", action="store_true", help="stop telling it"),
    argument("--yes", action="store_true", help="tell it without asking first"),
)
async def announce(args: argparse.Namespace) -> int | None:
    from bot.cli.records import announce as tell
    from bot.cli.records import places, stop_announcing
    from bot.match.hosting.operator import USUAL, BadAnnouncement, checked
    from bot.text import LANGUAGES

    if args.stop:
        stopped = await stop_announcing(database_url())
        print("Nothing more is told." if stopped else "Nothing is being told.")
        return None
    unknown = [language for language, _ in args.translated if language not in LANGUAGES]
    if unknown:
        print(f"There is no language {unknown[0]}: choose from {', '.join(LANGUAGES)}.", file=sys.stderr)
        return 2
    try:
        texts = checked({USUAL: args.text or "", **dict(args.translated)})
    except BadAnnouncement as error:
        print(error, file=sys.stderr)
        return 2
    url = database_url()
    if not args.yes:
        for language, text in texts.items():
            print(f"{language or 'Everywhere else' if len(texts) > 1 else 'Everywhere'}: {text}")
        if not _agreed(f"Tell this at {await places(url)} places?"):
            print("Nothing is told.")
            return 1
    told = await tell(url, texts)
    print(f"The bot tells it at {told} places, five a second at most. `announce --stop` ends it.")
    return None


def _agreed(question: str) -> bool:
    """Whether the operator says yes. In a script, where nobody can be asked, the answer is no."""
    try:
        answer = input(f"{question} [y/N] ")
    except EOFError:
        print()
        return False
    return answer.strip().casefold() in ("y", "yes")


@tool(
    argument(
        "kinds",
        nargs="*",
        type=_kind_of_work,
        metavar="KIND",
        help="drawing or thinking; both when none is named, or what WORK_ELSEWHERE says",
    )
)
def worker(args: argparse.Namespace) -> int:
    from bot.cli.worker import run as work

    return work(args.kinds)


@tool()
def health(args: argparse.Namespace) -> int:
    from bot.cli.health import ask
    from bot.config import load_settings

    well, answer = ask(load_settings())
    print(answer)
    return 0 if well else 1


@tool(
    argument("--summary", action="store_true", help="say once what is the same on several servers"),
    argument("--json", action="store_true", help="print one JSON object with all findings"),
)
def doctor(args: argparse.Namespace) -> int:
    from bot.cli.doctor import report

    return report(summary=args.summary, as_json=args.json)
