"""Faults during the soak test: one after the other, some at the same time.

Each fault is a coroutine that causes it, waits, and repairs it as far as an operator, a manager or time
would. If something is lost for ever, such as a deleted thread, the people move the match.
"""

from __future__ import annotations

import asyncio
import random
import resource
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from bot.sandbox import events
from bot.sandbox.faults import Fault
from bot.sandbox.interactions import AUTOCOMPLETE
from bot.sandbox.things import TEXT
from tests.e2e.moments import Moment
from tests.soak.people import Hall, Table

POST: Final = r"POST /channels/\d+/messages$"
EDIT: Final = r"PATCH /channels/\d+/messages/\d+$"
CALLBACK: Final = r"POST /interactions/.*/callback"
ANSWER: Final = r"(POST|PATCH) /webhooks/"
BOX: Final = r"POST /users/@me/channels"
ROUTES: Final = (POST, POST, EDIT, CALLBACK, ANSWER, BOX)
MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
STEP: Final = 20 * MINUTE
"""Less than what the bot considers an outage."""

WEIGHTS: Final = {
    "kill": 5,
    "stop_program": 1,
    "dms": 2,
    "archive": 2,
    "lock": 1,
    "delete_thread": 1,
    "delete_board": 2,
    "permissions": 1,
    "rate_limits": 3,
    "server_errors": 3,
    "slow": 2,
    "gateway": 2,
    "days": 2,
    "leap": 1,
    "set_back": 1,
    "full_disk": 2,
    "no_room": 1,
}
"""The faults, and how often each is used."""
RESTARTS: Final = ("kill", "stop_program")
LASTING: Final = ("archive", "lock", "delete_thread", "delete_board")
"""Faults that happen at once and are repaired by people."""


class Clock:
    """The time of Discord, which never goes back."""

    ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


class Troubles:
    """Causes faults until it is cancelled.

    `pause` is the average number of boards between two faults, so that their number does not depend on the
    speed of the machine.
    """

    def __init__(self, hall: Hall, rng: random.Random, pause: float, clock: Clock) -> None:
        self.hall, self.rng, self.pause, self.discord = hall, rng, pause, clock
        self.tally: Counter[str] = Counter()
        self.without: set[str] = set()
        """Faults that are not caused any more."""
        self._restarting = asyncio.Lock()
        self._clock = asyncio.Lock()
        self._running: set[asyncio.Task[None]] = set()
        self._stop = hall.box.world.subscribe(self._twice)

    async def run(self) -> None:
        while True:
            until = self.hall.ledger.tally["boards"] + self.rng.expovariate(1 / self.pause)
            while self.hall.ledger.tally["boards"] < until:  # noqa: ASYNC110 (a count makes no event)
                await asyncio.sleep(0.05)
            names = [name for name in WEIGHTS if name not in self.without]
            if names:
                self.begin(self.rng.choices(names, [WEIGHTS[name] for name in names])[0])

    def begin(self, name: str) -> None:
        make: Callable[[], Awaitable[None]] = getattr(self, f"_{name}")
        self.tally[name] += 1
        self.hall.ledger.journal.append((time.monotonic(), name))
        task = asyncio.create_task(self._make(make), name=name)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _make(self, make: Callable[[], Awaitable[None]]) -> None:
        self.hall.ledger.troubled += 1
        try:
            await make()
        except Exception as error:
            self.hall.ledger.fault(f"making trouble failed: {make.__name__}: {error!r}")
        finally:
            self.hall.ledger.troubled -= 1

    async def settle(self) -> None:
        """End and repair all faults."""
        while self._running:
            await asyncio.wait(self._running)
        self.hall.box.faults.clear()
        self._stop()

    def _twice(self, event: events.Event) -> None:
        """Sometimes deliver an interaction a second time."""
        if not isinstance(event, events.InteractionOpened) or event.payload["type"] == AUTOCOMPLETE:
            return
        if self.rng.random() < 0.05:
            self.tally["delivered twice"] += 1
            repeat = self.hall.box.repeat
            asyncio.get_running_loop().call_later(self.rng.uniform(0.0, 0.6), repeat, event.payload)

    # -- the process

    async def _kill(self) -> None:
        if self._restarting.locked():
            return
        async with self._restarting:
            await Moment(self.hall.box, self.hall.program.kill, self.rng).strike()
            self.hall.up.clear()
            await self._up_again(-signal.SIGKILL)

    async def _stop_program(self) -> None:
        if self._restarting.locked():
            return
        async with self._restarting:
            self.hall.up.clear()
            self.hall.program.end()
            await self._up_again(0)

    async def _up_again(self, status: int) -> None:
        self.tally["restarts"] += 1
        ended = await self.hall.program.gone()
        if ended not in (status, -signal.SIGKILL):
            self.hall.ledger.fault(f"the bot ended with {ended}")
        for table in list(self.hall.tables):
            if table.book is not None:
                table.book.refresh()
                table.book.unchanged()
        await asyncio.sleep(self.rng.choice((0.0, 0.0, 0.5)))
        await self.hall.program.up()
        self.hall.up_since = time.monotonic()
        self.hall.up.set()

    # -- people and places

    def _table(self) -> Table | None:
        tables = [one for one in self.hall.tables if one.book is not None and one.book.to_act]
        return self.rng.choice(tables) if tables else None

    async def _dms(self) -> None:
        """Some people close their direct messages for a while."""
        world, some = self.hall.box.world, self.rng.sample(self.hall.crowd, 4)
        for user in some:
            world.edit_person(user, dm_closed=True)
        await asyncio.sleep(self.rng.uniform(3, 15))
        for user in some:
            world.edit_person(user, dm_closed=False)

    async def _archive(self) -> None:
        self._on_thread(lambda thread: self.hall.box.world.archive_thread(thread))

    async def _lock(self) -> None:
        self._on_thread(lambda thread: self.hall.box.world.archive_thread(thread, True, locked=True))

    async def _delete_thread(self) -> None:
        self._on_thread(self.hall.box.world.delete_channel)

    def _on_thread(self, do: Callable[[int], None]) -> None:
        table, world = self._table(), self.hall.box.world
        if table is not None and (post := table.post) in world.channels and world.channels[post].is_thread:
            do(post)

    async def _delete_board(self) -> None:
        table = self._table()
        messages = table.messages() if table is not None else []
        if messages:
            self.hall.box.world.delete_message(self.rng.choice(messages[-2:]))

    async def _permissions(self) -> None:
        """The bot may not write (or see) in a channel and its threads for a while."""
        world = self.hall.box.world
        channel = self.rng.choice([one.id for one in world.channels.values() if one.type == TEXT])
        deny = self.rng.choice(
            (["send_messages_in_threads", "send_messages"], ["view_channel"], ["attach_files"])
        )
        world.set_bot_permissions(channel, deny=deny)
        await asyncio.sleep(self.rng.uniform(1, 4))
        world.set_bot_permissions(channel)

    # -- the way to Discord

    async def _rate_limits(self) -> None:
        faults, rng = self.hall.box.faults, self.rng
        await self._for_a_while(
            [
                faults.rate_limit(
                    rng.choice(ROUTES),
                    times=rng.randrange(1, 8),
                    retry_after=rng.uniform(0.05, 0.6),
                    via=rng.random() < 0.8,
                    is_global=rng.random() < 0.1,
                )
                for _ in range(rng.randrange(2, 6))
            ]
        )

    async def _server_errors(self) -> None:
        faults, rng = self.hall.box.faults, self.rng
        statuses = (500, 502, 503, 504)
        await self._for_a_while(
            [
                faults.fail(
                    rng.choice(ROUTES), rng.randrange(1, 6), rng.choice(statuses), after=rng.random() < 0.4
                )
                for _ in range(rng.randrange(2, 6))
            ]
        )

    async def _slow(self) -> None:
        faults, rng = self.hall.box.faults, self.rng
        await self._for_a_while(
            [faults.slow(rng.choice(ROUTES), rng.randrange(1, 6), rng.uniform(0.1, 2.5)) for _ in range(2)]
        )

    async def _for_a_while(self, made: Sequence[Fault]) -> None:
        await asyncio.sleep(self.rng.uniform(1, 5))
        for fault in made:
            self.tally["requests troubled"] += fault.met
            self.hall.box.faults.end(fault)

    async def _gateway(self) -> None:
        await self.hall.box.gateway.drop(forget=self.rng.random() < 0.3)
        await asyncio.sleep(1)

    # -- the clock

    def _pass(self, milliseconds: int) -> None:
        self.hall.dials.ahead += milliseconds
        self.discord.ahead += milliseconds / 1000

    async def _days(self) -> None:
        """Let time pass while the bot runs, so that reminders and deadlines come."""
        async with self._clock:
            for _ in range(self.rng.randrange(12, 90)):
                self._pass(STEP)
                await asyncio.sleep(0.2)
                self.tally["hours passed"] += 0 if self.rng.random() < 2 / 3 else 1

    async def _leap(self) -> None:
        """Set the clock ahead by days, as after the machine was suspended."""
        async with self._clock:
            self._pass(self.rng.randrange(HOUR, 90 * HOUR))
            await asyncio.sleep(1)

    async def _set_back(self) -> None:
        """Set the clock of the machine back by hours for a while; Discord's clock stays right."""
        async with self._clock:
            back = self.rng.randrange(HOUR, 30 * HOUR)
            self.hall.dials.ahead -= back
            await asyncio.sleep(self.rng.uniform(2, 6))
            self.hall.dials.ahead += back
            await asyncio.sleep(1)

    # -- the disk

    async def _full_disk(self) -> None:
        """SQLite cannot write another page for a while."""
        self.hall.dials.full = True
        await asyncio.sleep(self.rng.uniform(0.5, 3))
        self.hall.dials.full = False

    async def _no_room(self) -> None:
        """No file of the process may grow for a while."""
        pid = self.hall.program.pid
        if pid is None or not hasattr(resource, "prlimit"):
            return
        _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, hard))
        await asyncio.sleep(self.rng.uniform(0.3, 1.5))
        if self.hall.program.pid == pid:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard, hard))
