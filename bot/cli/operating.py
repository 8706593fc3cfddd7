"""Commands for a bot that runs: blocks, maintenance, announcements, workers, its health."""

from __future__ import annotations

import argparse
import sys

from bot.cli.commands import argument, database_url, discord_id, tool


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
