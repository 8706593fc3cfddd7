"""Carries a plan out: fills the database, starts the processes, and has people play at a steady rate."""

from __future__ import annotations

import asyncio
import contextlib
import random
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import msgspec

from bot.match import MatchServices, UserError
from bot.store import StoreError, outbox
from tests import postgres
from tests.bench.figure import percentile
from tests.bench.sustained import PATIENCE, Lane, _delivered, _lane, _store
from tests.e2e.program import Program
from tests.load.matches import ages, fill, server_process, sizes
from tests.load.plan import WALL, Plan
from tests.load.processor import seconds
from tests.sandbox.box import Box
from tests.sandbox.faults import Limit

PER_CHANNEL = 5
"""Messages that Discord takes in one channel in as many seconds, and as many edits."""
BOXES = 10
"""Direct messages that it opens in as many seconds. It names no figure: this one stands for "few at once"."""
PLAYED = 20
"""Turns that were played in the match of which the others are copies."""
LENGTH = 80
"""Turns of a match, roughly: the tables begin anywhere in it, so that as much ends and begins at any time."""
MINUTE = 60.0
OLDEST = 30.0
"""Seconds after which a delivery is too old."""


class Report(msgspec.Struct, frozen=True):
    """What was reached."""

    plan: Plan
    moves: int
    """That were answered and shown within the time that counts."""
    offered: int
    answers: list[float]
    """Seconds from a command to its answer."""
    ages: dict[str, list[float]]
    """Seconds from a commit to its delivery, by kind of message."""
    depth: int
    """Most messages that waited at one moment."""
    routes: dict[str, int]
    """Requests that count for the limit, by route."""
    told_to_wait: int
    """Requests that the sandbox answered with 429."""
    rows: int
    bytes: int
    bot_seconds: float = 0.0
    """Of processor time, of all processes of the bot together with those that draw."""
    database_seconds: float = 0.0
    own_seconds: float = 0.0
    """The same of what is around: sandbox and people."""
    minutes: tuple[str, ...] = ()
    """How it stood after each minute."""
    failed: tuple[str, ...] = ()
    """Turns that were not answered, or whose board did not come: why."""

    @property
    def requests(self) -> int:
        """That count for the limit."""
        return sum(self.routes.values())

    @property
    def cost(self) -> float:
        """Requests a move."""
        return self.requests / max(1, self.moves)

    @property
    def rate(self) -> float:
        return self.moves / self.plan.seconds

    @property
    def share(self) -> float:
        """Of the requests that Discord allows."""
        return self.requests / self.plan.seconds / WALL

    @property
    def oldest(self) -> float:
        """Seconds."""
        return max((age for every in self.ages.values() for age in every), default=0.0)

    @property
    def held(self) -> bool:
        """Everything that was offered was played, and nothing was delivered too late."""
        return self.oldest <= OLDEST and self.moves >= 0.95 * self.offered and not self.failed

    def lines(self) -> Iterator[str]:
        plan = self.plan
        every = [age for one in self.ages.values() for age in one]
        yield f"live matches          {plan.live + plan.tables:,}"
        yield f"processes             {plan.processes}"
        yield f"moves a second        {self.rate:.1f} of {plan.moves:.1f} offered, for {plan.seconds:.0f} s"
        yield f"requests a move       {self.cost:.2f}"
        for route, count in sorted(self.routes.items(), key=lambda one: -one[1]):
            yield f"  {count / max(1, self.moves):.3f} {count:6,}  {route}"
        yield f"share of the wall     {self.share:.0%} of {WALL} a second"
        yield f"told to wait (429)    {self.told_to_wait}"
        yield f"answers               {_spread(self.answers)}"
        yield f"deliveries            {_spread(every)}, oldest {self.oldest:.1f} s"
        yield f"waiting at once       {self.depth} at most"
        for kind, found in sorted(self.ages.items()):
            yield f"  {kind:<19} {_spread(found)}, {len(found)}"
        taken = (self.bot_seconds, self.database_seconds, self.own_seconds)
        bot, database, own = (1000 * one / max(1, self.moves) for one in taken)
        yield f"processor a move      {bot:.0f} ms bot, {database:.0f} ms database, {own:.0f} ms all around"
        yield f"database              {self.rows:,} rows, {self.bytes / 1e6:,.0f} MB"
        for why, times in Counter(self.failed).most_common(5):
            yield f"failed                {times} times: {why}"
        yield "held" if self.held else "NOT HELD: more was offered than this machine plays"


def _spread(seconds: list[float]) -> str:
    if not seconds:
        return "none"
    half, most = (percentile(seconds, share) for share in (0.5, 0.99))
    return f"median {half * 1000:.0f} ms, p99 {most * 1000:.0f} ms"


def silent(_: str) -> None:
    """Tells nothing."""


async def run(plan: Plan, tell: Callable[[str], None] = silent) -> Report:
    """Carry a plan out. `tell` hears how it stands after each minute.

    Raises RuntimeError if there is no PostgreSQL here and none is named.
    """
    if plan.database is not None:
        return await _run(plan, plan.database, tell)
    with postgres.running(durable=True) as server, server.database() as url:
        return await _run(plan, url, tell)


async def _run(plan: Plan, url: str, tell: Callable[[str], None]) -> Report:
    async with contextlib.AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        box = await stack.enter_async_context(Box())
        services = await stack.enter_async_context(_store(url))
        box.actions.book.answer_seconds = PATIENCE
        lanes = [
            await _lane(box, services, number, number % plan.processes, plan.processes, number)
            for number in range(plan.tables)
        ]
        for number, lane in enumerate(lanes):
            await lane.advance((PLAYED + number * LENGTH // plan.tables) % LENGTH)
        await fill(url, plan.live)
        bots = await asyncio.gather(
            *(_process(stack, box, folder / str(shard), url, shard, plan) for shard in range(plan.processes))
        )
        server = await server_process(url)
        await box.until_online(120, range(plan.processes))
        await _delivered(services)
        playing = _Play(box, services, plan, url, lanes, tell)
        playing.bots = [bot.pid for bot in bots if bot.pid is not None]
        playing.server = [] if server is None else [server]
        return await playing.measured()


async def _process(
    stack: contextlib.AsyncExitStack, box: Box, folder: Path, url: str, shard: int, plan: Plan
) -> Program:
    folder.mkdir()  # noqa: ASYNC240 (nobody waits for us yet)
    settings = {
        "DATABASE_URL": url,
        "SHARD_COUNT": str(plan.processes),
        "SHARD_IDS": str(shard),
        "TIME_LAPSE_FRAMES": "0",
    }
    return await stack.enter_async_context(
        Program(box, folder, settings, plain=not plan.pictures, patience=PATIENCE * 2)
    )


class _Play:
    """People at tables, each of whom acts when somebody else's turn has been shown."""

    def __init__(
        self,
        box: Box,
        services: MatchServices,
        plan: Plan,
        url: str,
        lanes: list[Lane],
        tell: Callable[[str], None],
    ) -> None:
        self._box, self._services, self._plan, self._url = box, services, plan, url
        self._tell, self._minutes = tell, list[str]()
        self._free, self._opened = lanes, len(lanes)
        self._rng = random.Random(1)
        self._running: set[asyncio.Task[None]] = set()
        self._counts = False
        self._failed: list[str] = []
        self.bots: list[int] = []
        self.server: list[int] = []
        self.moves, self.offered, self.answers, self.depth = 0, 0, list[float](), 0

    async def measured(self) -> Report:
        plan, faults = self._plan, self._box.faults
        limit = faults.limit_all(WALL)
        limits = (
            limit,
            faults.limit(r"^POST (/channels/\d+/messages)$", PER_CHANNEL, float(PER_CHANNEL)),
            faults.limit(r"^PATCH (/channels/\d+/messages)/\d+$", PER_CHANNEL, float(PER_CHANNEL)),
            faults.limit(r"^POST /users/@me/channels$", BOXES, float(BOXES)),
        )
        watching = asyncio.create_task(self._watch(limit))
        await self._offer(plan.warm)
        self._counts, since = True, int(time.time() * 1000)
        routes, refused = Counter(limit.routes), _refused(limits)
        bots, server, own = seconds(self.bots), seconds(self.server), time.process_time()
        await self._offer(plan.seconds)
        self._counts = False
        routes, told = Counter(limit.routes) - routes, _refused(limits) - refused
        if self._running:
            await asyncio.wait(self._running, timeout=PATIENCE)
        bots, server = seconds(self.bots) - bots, seconds(self.server) - server
        own = time.process_time() - own
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
        found: dict[str, list[float]] = defaultdict(list)
        rows = size = 0
        try:
            for kind, age in await ages(self._url, since):
                found[kind].append(age)
            rows, size = await sizes(self._url)
        except Exception as error:  # whatever it is, half an hour must not be lost for it
            self._failed.append(f"ages and sizes: {type(error).__name__} {error}".strip())
        return Report(
            *(plan, self.moves, self.offered, self.answers, dict(found), self.depth),
            *(dict(routes), told, rows, size, bots, server),
            own_seconds=own,
            minutes=tuple(self._minutes),
            failed=tuple(self._failed),
        )

    async def _offer(self, seconds: float) -> None:
        """Begin a move at each beat, at any table at which nobody is acting."""
        clock = asyncio.get_running_loop().time
        end, beat = clock() + seconds, clock()
        while (now := clock()) < end:
            if now < beat:
                await asyncio.sleep(beat - now)
            beat += 1 / self._plan.moves
            self.offered += self._counts
            if self._free:
                lane = self._free.pop(self._rng.randrange(len(self._free)))
                task = asyncio.create_task(self._turn(lane))
                self._running.add(task)
                task.add_done_callback(self._running.discard)

    async def _turn(self, lane: Lane) -> None:
        """What fails is told in the report: half an hour must not be lost for one turn."""
        try:
            lane = await self._played(lane)
        except (AssertionError, StoreError, TimeoutError, UserError) as error:
            self._failed.append(f"{type(error).__name__} {error}".strip())
        self._free.append(lane)

    async def _played(self, lane: Lane) -> Lane:
        """The table, or the next one of the same people."""
        counts, took = self._counts, await lane.turn()
        if took is None:  # the match is over; its people begin another
            lane.leave()
            self._opened += 1
            number, shards = self._opened, self._plan.processes
            pair = number % self._plan.tables
            lane = await _lane(self._box, self._services, number, pair % shards, shards, pair)
        elif counts:
            self.answers.append(took)
            self.moves += 1
        return lane

    async def _watch(self, limit: Limit) -> None:
        """Look each second how much waits, and tell it after each minute."""
        began = asyncio.get_running_loop().time()
        told, most, moves, requests = began, 0, 0, limit.taken
        while True:
            try:
                async with self._services.context.store.read(single=True) as db:
                    waiting, oldest = await outbox.depth(db)
            except StoreError as error:  # it is busy; looked at in a second
                self._failed.append(str(error))
                waiting, oldest = 0, None
            self.depth = max(self.depth, waiting if self._counts else 0)
            late = 0.0 if oldest is None else time.time() - oldest / 1000
            most, now = max(most, waiting), asyncio.get_running_loop().time()
            if now - told >= MINUTE:
                rates = ((self.moves - moves) / (now - told), (limit.taken - requests) / (now - told))
                self._minutes.append(
                    f"{(now - began) / 60:5.1f} min  {rates[0]:5.1f} moves/s  {rates[1]:5.1f} requests/s  "
                    f"{most:4} waiting at most, the oldest now {late:.1f} s"
                )
                self._tell(self._minutes[-1])
                told, most, moves, requests = now, 0, self.moves, limit.taken
            await asyncio.sleep(1.0)


def _refused(limits: Iterable[Limit]) -> int:
    return sum(limit.refused for limit in limits)
