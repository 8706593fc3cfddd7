"""`make evening`: play an evening's matches through the real client, and look at every picture.

The pictures, contact sheets and a page with all of it are kept in a folder. The exit status is 1 if anything
is wrong; the list says what, and in which match and message.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from itertools import chain
from pathlib import Path
from typing import Final

from bot.games.registry import GAMES
from tests.e2e.first_move import WANTED, first_moves
from tests.evening.scenarios import QUICK, WHOLE
from tests.evening.walk import walk

OURS: Final = ("*-*.png", "bot.log", "journal", "turnpost.sqlite*")
"""Files of the walk before, in the folder."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.evening", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="one match of each game, some turns of it")
    parser.add_argument("--game", metavar="KEY", choices=tuple(GAMES), help="of one game alone")
    parser.add_argument("--only", metavar="NAME", help="the scenarios whose name contains this")
    parser.add_argument(
        "--check", action="store_true", help="look for faults alone: write no sheets, count no presses"
    )
    parser.add_argument("--out", type=Path, default="evening", metavar="FOLDER", help="where it is kept")
    given = parser.parse_args()
    scenarios = [
        one
        for one in (QUICK if given.quick else WHOLE)
        if given.game in (None, one.game) and (given.only or "") in one.name
    ]
    given.out.mkdir(parents=True, exist_ok=True)
    for old in chain.from_iterable(map(given.out.glob, OURS)):
        old.unlink()
    walked = asyncio.run(walk(given.out.resolve(), scenarios, sheets=not given.check))
    games = () if given.check else GAMES if given.game is None else (given.game,)
    first = asyncio.run(first_moves(games))
    for game, presses in first.items():
        print(f"{game}: {presses} presses from the first page to the first move, at most {WANTED}")
    print(f"{len(walked.tables)} matches; see {given.out / 'index.html'}")
    print(f"{len(walked.faults)} faults")
    return min(len(walked.faults), 1)


if __name__ == "__main__":
    sys.exit(main())
