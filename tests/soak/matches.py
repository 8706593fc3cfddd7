"""Whole matches of all games, played by scripted people under all kinds of faults."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import random
import re
import statistics
import tempfile
import time
from collections import Counter, deque
from itertools import cycle
from pathlib import Path
from typing import Final

import msgspec

from bot.games.registry import GAMES
from bot.match import Context, MatchServices
from bot.match.fairness.verify import verify
from bot.sandbox.roster import NONCE_SECONDS
from bot.sandbox.things import Attachment, Message
from bot.store import Store
from tests.e2e.program import Outside, Program
from tests.sandbox.box import Box
from tests.sandbox.world import World
from tests.soak import child
from tests.soak.books import reader
from tests.soak.dials import Dials
from tests.soak.easel import easel
from tests.soak.faults import RESTARTS, Clock, Troubles
from tests.soak.ledger import Ledger, percentile
from tests.soak.people import Hall, Table

CROWD: Final = 24
LOCALES: Final = ("en-GB", "en-US", "el", "pl", "pl", "de")
FILES: Final = 300
"""The number of pictures that the sandbox keeps; older ones are not needed."""
SEATS: Final = (0, 0, 0, 0, 0, 1, 1, 3)
"""The number of seats above the minimum, drawn for each match."""
CALM: Final = 0.75
"""After this share of the matches no process is killed any more, to measure the growth of its memory."""
WARM: Final = 60.0
"""Seconds after which a process has done everything once."""
MOST_GROWTH: Final = 0.15
"""The largest allowed growth of memory in the calm part; more is a leak."""
SAY_EVERY: Final = 30.0
"""Seconds between two progress messages."""
STARTING: Final = 120.0
"""Seconds that the bot may take to start on a busy machine."""
TROUBLE_LINES: Final = re.compile(
    r"The disk of|is full|does not work|cannot be used|could not be closed|Discord|rate limit|onnect"
)
"""Errors that the bot may log because of faults. (A kill may cut a line short.)"""


class Report(msgspec.Struct):
    """The results of the run."""

    asked: int
    faults: list[str]
    tally: Counter[str]
    troubles: Counter[str]
    seconds: float
    waits: list[float]
    calm_waits: list[float]
    memory: list[tuple[float, float]]
    """Megabytes of the bot and of its drawing process, every few seconds of the calm part."""

    @property
    def growth(self) -> float | None:
        """The relative growth of the bot's memory in the second half of the calm part; None: too short."""
        if len(self.memory) < 12:
            return None
        half = [one for one, _ in self.memory[len(self.memory) // 2 :]]
        begin, end = statistics.median(half[: len(half) // 3]), statistics.median(half[-len(half) // 3 :])
        return end / begin - 1

    @property
    def good(self) -> bool:
        flat = self.growth is None or self.growth <= MOST_GROWTH
        return not self.faults and self.tally["finished"] == self.asked and flat

    def lines(self) -> list[str]:
        tally, waits = self.tally, self.waits
        games = ", ".join(f"{game} {tally[f'finished {game}']}" for game in GAMES)
        kills = self.troubles["kill"]
        said = [
            f"{tally['finished']} of {self.asked} matches finished in {self.seconds:.0f} s ({games})",
            f"{tally['moves']} moves in {tally['turns told as played']} turns "
            f"({tally['moves'] / self.seconds:.1f} moves/s), "
            f"{tally['undone']} taken back, {tally['interactions']} interactions, "
            f"{tally['boards']} boards, {tally['pings']} pings, {tally['direct messages']} direct messages, "
            f"{tally['texts looked at']} texts looked at",
            f"{kills} kills; troubles: {dict(sorted(self.troubles.items()))}",
            "first response: "
            f"p50 {percentile(waits, 0.5) * 1000:.0f} ms, p99 {percentile(waits, 0.99) * 1000:.0f} ms of "
            f"{len(waits)}; without trouble p50 {percentile(self.calm_waits, 0.5) * 1000:.0f} ms, "
            f"p99 {percentile(self.calm_waits, 0.99) * 1000:.0f} ms of {len(self.calm_waits)}",
            f"other: { {key: n for key, n in sorted(tally.items()) if key.startswith(_OTHER)} }",
        ]
        if self.memory:
            (bot, kids), (bot_end, kids_end) = self.memory[0], self.memory[-1]
            said.append(
                f"memory of the bot {bot:.0f} MB at the start of the calm part, {bot_end:.0f} MB at its end "
                f"(growth {'unknown' if self.growth is None else f'{self.growth:+.1%}'}), "
                f"of its drawing process {kids:.0f} MB and {kids_end:.0f} MB"
            )
        said.append(f"faults: {tally['faults']}")
        return [*said, *(f"  {one}" for one in self.faults[:40])]


_PAINT: Final = re.compile(r"\x1b\[[0-9;]*m")
_OTHER: Final = ("table-", "acts", "cut off", "moved", "seats", "interactions not", "abandoned")


class SoakWorld(World):
    """A world that keeps only the newest pictures, and remembers nonces by the real clock."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(clock=clock)
        self._kept: deque[int] = deque()
        self._named: dict[str, tuple[float, Message]] = {}

    def store_file(self, file: Attachment, data: bytes, *, ephemeral: bool = False) -> None:
        super().store_file(file, data, ephemeral=ephemeral)
        self._kept.append(file.id)
        while len(self._kept) > FILES:
            self._drop_file(self._kept.popleft())

    def _note_nonce(self, message: Message) -> None:
        if message.nonce is not None:
            self._named[str(message.nonce)] = (time.monotonic(), message)
            while time.monotonic() - next(iter(self._named.values()))[0] > NONCE_SECONDS:
                del self._named[next(iter(self._named))]

    def by_nonce(self, author_id: int, nonce: str | int) -> Message | None:
        _, found = self._named.get(str(nonce), (0.0, None))
        if found is None or found.author_id != author_id:
            return None
        return found if self.message(found.channel_id, found.id) is found else None


class Soak:
    """One run of the soak test.

    Args:
        count: the number of matches; `at_once` are played at the same time.
        pause: the average number of boards between two faults.
        turns: the number of turns after which a match is ended by vote; None: it is played to its end.
        plain: use placeholders for pictures.
        calm: see `CALM`.
        minutes: the time after which no new match is started.
    """

    def __init__(
        self,
        folder: Path,
        count: int,
        seed: int,
        at_once: int,
        pause: float,
        *,
        turns: int | None = None,
        plain: bool = False,
        calm: float = CALM,
        minutes: float | None = None,
    ) -> None:
        self.folder, self.count, self.at_once, self.pause = folder, count, at_once, pause
        self.turns, self.plain, self.calm = turns, plain, calm
        self.rng = random.Random(seed)
        self._began = self._said = time.monotonic()
        self._seconds = None if minutes is None else minutes * 60
        self._memory: list[tuple[float, float]] = []
        self._drawing: list[int] = []

    async def run(self) -> Report:
        clock = Clock()
        world = SoakWorld(clock)
        for number in range(CROWD - len(world.persons())):
            world.add_person(f"Guest{number:02}", self.rng.choice(LOCALES))
        dials = Dials(self.folder / "dials", new=True)
        settings = {
            child.DIALS: str(self.folder / "dials"),
            "ARCHIVE_AFTER": "never",  # the books read the rows of the log
            child.EASEL: str(self.folder / "easel"),
            "TIME_LAPSE_FRAMES": "0" if self.plain else "4",  # what takes longest is not what is tried here
            "LOG_LEVEL": "INFO",
        }
        drawing = easel(plain=self.plain)
        async with (
            drawing.serving(self.folder / "easel"),
            Box(world=world, with_page=False) as box,
            Program(box, self.folder, settings, module="tests.soak.child", patience=STARTING) as program,
        ):
            store = await Store.open(f"sqlite+aiosqlite:///{program.database}")
            try:
                query = reader(str(program.database))
                ledger = Ledger(box, query)
                outside = Outside(box, program.database, MatchServices(Context(store, GAMES)))
                crowd = [one.id for one in world.persons()]
                hall = Hall(box, program, dials, ledger, query, outside, crowd)
                await drawing.warm_up()
                self._drawing = drawing.pids
                hall.up.set()
                self._began = time.monotonic()
                troubles = Troubles(hall, self.rng, self.pause, clock)
                await self._play(hall, troubles)
                await self._last_look(hall)
                return self._report(hall, troubles)
            finally:
                await store.close()

    async def _play(self, hall: Hall, troubles: Troubles) -> None:
        waiting = deque(
            (game, min(GAMES[game].seats) + self.rng.choice(SEATS))
            for game, _ in zip(cycle(GAMES), range(self.count), strict=False)
        )
        watch = [asyncio.create_task(troubles.run()), asyncio.create_task(self._watch(hall, troubles))]
        async with asyncio.TaskGroup() as group:
            for _ in range(min(self.at_once, self.count)):
                group.create_task(self._seat(hall, waiting, random.Random(self.rng.random())))
        for task in watch:
            task.cancel()
        await asyncio.gather(*watch, return_exceptions=True)
        await troubles.settle()

    async def _seat(self, hall: Hall, waiting: deque[tuple[str, int]], rng: random.Random) -> None:
        """Play one match after the other."""
        while waiting and not self._late():
            game, seats = waiting.popleft()
            users = rng.sample(hall.crowd, min(seats, max(GAMES[game].seats)))
            table = Table(hall, game, users, random.Random(rng.random()), self.turns)
            if not await table.live():
                hall.ledger.tally["abandoned"] += 1
                waiting.append((game, seats))
                continue
            await self._prove(hall, table)

    def _late(self) -> bool:
        """Whether no new match is started."""
        return self._seconds is not None and time.monotonic() - self._began > self._seconds

    async def _prove(self, hall: Hall, table: Table) -> None:
        """Verify the record of a match: log, draws, data and result."""
        proof = verify(await hall.outside.services.transfer.export(table.number))
        if not proof.sound:
            hall.ledger.fault(f"match {table.number}: the record is not sound: {proof.sentences}")

    async def _watch(self, hall: Hall, troubles: Troubles) -> None:
        """Measure the memory in the calm part, in which no process is killed."""
        while True:
            await asyncio.sleep(2)
            tally = hall.ledger.tally
            if time.monotonic() - self._said > SAY_EVERY:
                self._said = time.monotonic()
                print(
                    f"{self._said - self._began:.0f} s: {tally['finished']} of {self.count} matches, "
                    f"{tally['turns told as played']} turns, {troubles.tally['restarts']} restarts, "
                    f"{tally['faults']} faults",
                    flush=True,
                )
            if tally["finished"] < self.count * self.calm:
                continue
            troubles.without |= set(RESTARTS)
            pid = hall.program.pid
            if pid is not None and hall.up.is_set() and time.monotonic() - hall.up_since > WARM:
                self._memory.append((resident(pid), sum(map(resident, self._drawing))))

    async def _last_look(self, hall: Hall) -> None:
        """Check that nothing is left to do, and that the bot has logged only errors caused by faults."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(60):
                while hall.query("select 1 from outbox where state in ('pending', 'sending') limit 1"):  # noqa: ASYNC110
                    await asyncio.sleep(0.5)
        ledger = hall.ledger
        for kind, match, reason in hall.query(
            "select kind, match, reason from outbox where state in ('pending', 'sending') limit 5"
        ):
            ledger.fault(f"match {match}: {kind} is not sent ({reason})")
        if await hall.program.stop() != 0:
            ledger.fault("the bot did not end well")
        log = _PAINT.sub("", hall.program.log.read_text(errors="replace"))
        complaints = Counter(
            line[20:180]
            for line in log.splitlines()
            if " ERROR " in line[:40] and not TROUBLE_LINES.search(line)
        )
        for line, often in complaints.most_common(20):
            ledger.fault(f"logged {often} times: {line}")

    def _report(self, hall: Hall, troubles: Troubles) -> Report:
        ledger = hall.ledger
        for finding in hall.box.breakdowns:
            ledger.fault(f"the sandbox broke down: {finding!r}")
        return Report(
            ledger.tally["finished"] + len(hall.tables) if self._late() else self.count,
            ledger.faults,
            ledger.tally,
            troubles.tally,
            time.monotonic() - self._began,
            ledger.waits,
            ledger.calm_waits,
            self._memory,
        )


def resident(pid: int) -> float:
    """The memory of a process in megabytes."""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return 0.0
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    return int(found[1]) / 1024 if found else 0.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--matches", type=int, default=200, help="how many matches (default 200)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same matches and troubles")
    parser.add_argument("--at-once", type=int, default=16, help="matches played at the same time")
    parser.add_argument("--pause", type=float, default=25.0, help="boards between two troubles, on average")
    parser.add_argument("--minutes", type=float, help="after so many no match is begun any more")
    parser.add_argument("--keep", type=Path, help="a folder for the database and the log")


def run(args: argparse.Namespace) -> int:
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)  # a bot that dies cuts its requests off
    with tempfile.TemporaryDirectory() as folder:
        place = args.keep or Path(folder)
        place.mkdir(parents=True, exist_ok=True)
        soak = Soak(place, args.matches, args.seed, args.at_once, args.pause, minutes=args.minutes)
        report = asyncio.run(soak.run())
    print("\n".join(report.lines()))
    return 0 if report.good else 1
