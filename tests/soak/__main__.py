"""`make soak`: the long runs, and what came of them."""

from __future__ import annotations

import argparse
import asyncio
import logging
import random
import sys
import tempfile
import time
from pathlib import Path

from bot.sandbox.server import Sandbox
from tests.e2e.house import PAINTER, Harbour
from tests.soak.fuzzer import Fuzzer, Tally, failures, tables_of_all_games


class Errors(logging.Handler):
    """Counts what is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.seen: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.seen.append(record.getMessage())


async def fuzz(count: int, seed: int) -> int:
    """Send hostile interactions; the exit status."""
    errors, rng = Errors(), random.Random(seed)
    logging.getLogger().addHandler(errors)
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox() as box, Harbour(box, Path(folder) / "turnpost.sqlite") as harbour:
            matches = await tables_of_all_games(harbour, rng)
            before = [(await match.steps(), await match.brief()) for match in matches]
            began = time.perf_counter()
            tally: Tally = await Fuzzer(harbour, matches, rng).run(count)
            took = time.perf_counter() - began
            same = [(await match.steps(), await match.brief()) for match in matches] == before
    await PAINTER.close()
    print(
        f"{tally.sent} hostile interactions in {took:.0f} s ({tally.sent / took:.0f}/s): {dict(tally.kinds)}"
    )
    print(f"answered {tally.answered}, ignored {tally.ignored}, failed inside {failures():.0f}")
    print(f"errors logged {len(errors.seen)}, matches unchanged: {same}")
    for line in sorted(set(errors.seen))[:20]:
        print(f"  {line[:200]}")
    return int(bool(errors.seen) or not same or failures() > 0)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--fuzz", type=int, default=100_000, help="how many hostile interactions")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    return asyncio.run(fuzz(asked.fuzz, asked.seed))


if __name__ == "__main__":
    sys.exit(main())
