"""The fuzzer with its own application: matches to attack, attackers, and a report."""

from __future__ import annotations

import argparse
import asyncio
import logging
import multiprocessing
import os
import random
import resource
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import select

from bot.games.registry import GAMES
from bot.runtime import metrics
from bot.store import schema
from tests import postgres
from tests.e2e.plain_bot import PlainPainter
from tests.e2e.players import play_by_moves
from tests.e2e.sandbox_app import Match, SandboxApp
from tests.sandbox.box import Box
from tests.soak.fuzzer import Fuzzer, Tally

ROUND: Final = 10_000
"""The number of interactions for one application. Then a new one is started with other positions."""


class Report(msgspec.Struct):
    """The result of one round."""

    tally: Tally
    failed: float
    """Interactions that ended in a bug."""
    logged: list[str]
    """Errors in the log."""
    changed: list[str]
    """Changes in the attacked matches."""
    seconds: float
    megabytes: float

    @property
    def good(self) -> bool:
        return not (self.failed or self.logged or self.changed or self.tally.faults)


class Errors(logging.Handler):
    """Collects errors in the log."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.seen: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.seen.append(self.format(record))


def failures() -> float:
    """The number of interactions in this process that ended in a bug."""
    return float(metrics.INTERACTIONS.labels("failed")._value.get())


async def open_matches(app: SandboxApp, names: tuple[str, ...], rng: random.Random) -> list[Match]:
    """Start a match of each game and play a few turns."""
    found = []
    for game in GAMES:
        match = await app.open(game, names)
        for _ in range(rng.randrange(1, 4)):
            for person in await match.awaited():
                await play_by_moves(person, match, rng)
        await match.delivered()
        found.append(match)
    return found


async def contents(app: SandboxApp, found: list[Match]) -> dict[str, list[Any]]:
    """All rows of these matches; only the number of rows for the outbox."""
    numbers = [match.number for match in found]
    kept: dict[str, list[Any]] = {}
    async with app.services.context.store.read() as db:
        for table in schema.metadata.sorted_tables:
            column = table.c.id if table is schema.matches else table.c.get("match")
            if column is None:
                continue
            rows = sorted((await db.execute(select(table).where(column.in_(numbers)))).all(), key=str)
            kept[table.name] = [len(rows)] if table is schema.outbox else [*rows]
    return kept


async def attack(app: SandboxApp, count: int, rng: random.Random) -> Report:
    """Run one round on a running application."""
    errors = Errors()
    logging.getLogger().addHandler(errors)
    world, failed, began = app.box.world, failures(), time.perf_counter()
    try:
        victims = await open_matches(app, ("Ada", "Nikos"), rng)
        own = await app.open("golden_horn", ("Zofia", "Bruno"))  # attackers who play, but elsewhere
        await app.delivered()
        mallory = world.add_person("Mallory", "pl", guild_ids=[])
        abroad = world.add_guild("Elsewhere", mallory.id, "pl")
        channels = [
            own.people[0].channel_id,
            app.person("Zofia").channel_id,
            world.add_channel(abroad.id, "nabrzeże").id,
            0,  # by direct message
        ]
        attackers = [app.person(name).id for name in ("Zofia", "Bruno", "Elif")] + [mallory.id]
        before = await contents(app, victims)
        tally = await Fuzzer(app, victims, attackers, channels, rng).run(count)
        await app.delivered(60)
        after = await contents(app, victims)
    finally:
        logging.getLogger().removeHandler(errors)
    return Report(
        tally,
        failures() - failed,
        errors.seen,
        [name for name in before if before[name] != after[name]],
        time.perf_counter() - began,
        resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
    )


async def _round(count: int, seed: int, database: str | None) -> Report:
    """Gives one pixel for every picture, because pictures are not tested here."""
    with tempfile.TemporaryDirectory() as folder:
        where = database or Path(folder) / "turnpost.sqlite"
        async with Box() as box, SandboxApp(box, where, PlainPainter(tuple(GAMES))) as app:
            return await attack(app, count, random.Random(seed))


def one_round(count: int, seed: int, database: str | None) -> Report:
    """`database`: its address; None: a file of its own."""
    return asyncio.run(_round(count, seed, database))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--count", type=int, default=100_000, help="how many hostile interactions")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="on a server that is started for it")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="rounds that go on at once")


def run(asked: argparse.Namespace) -> int:
    """Run all rounds and return the exit status."""
    rounds = [min(ROUND, asked.count - start) for start in range(0, asked.count, ROUND)]
    seeds = range(asked.seed, asked.seed + len(rounds))
    total, reports, began = Tally(), [], time.perf_counter()
    spawn = multiprocessing.get_context("spawn")
    with ExitStack() as stack:
        databases: list[str | None] = [None for _ in rounds]
        if asked.postgres:
            server = stack.enter_context(postgres.running())
            databases = [stack.enter_context(server.database()) for _ in rounds]
        pool = stack.enter_context(
            ProcessPoolExecutor(asked.processes, mp_context=spawn, max_tasks_per_child=1)
        )
        for report in pool.map(one_round, rounds, seeds, databases):
            reports.append(report)
            total.add(report.tally)
            print(f"  {total.sent} of {asked.count}", flush=True)
    took = time.perf_counter() - began
    print(f"{total.sent} hostile interactions in {took:.0f} s, {total.sent / took:.0f} a second")
    for kind, number in total.kinds.most_common():
        print(f"  {kind}: {number}, answered {total.answered[kind]}, ignored {number - total.answered[kind]}")
    print(f"  failed inside {sum(one.failed for one in reports):.0f}")
    print(f"  memory at most {max(one.megabytes for one in reports):.0f} MB a process, sandbox included")
    logged = sorted({line for one in reports for line in one.logged})
    changed = sorted({name for one in reports for name in one.changed})
    print(f"  errors logged {len(logged)}, changed in attacked matches: {', '.join(changed) or 'nothing'}")
    for line in logged[:20]:
        print(line)
    for fault, often in total.faults.most_common(30):
        print(f"  {often} times: {fault}")
    return int(not all(one.good for one in reports))
