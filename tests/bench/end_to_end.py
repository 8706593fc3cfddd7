"""From a command to its answer and to the posted board: the real client on the sandbox, on this machine.

The sandbox and the people share the process and its core with the bot, so the figures are on the safe side.
"""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

from bot.games.registry import GAMES
from bot.match import Context, MatchServices, Person, Place
from bot.runtime import process
from bot.store import Store
from render.pool import Painter
from tests.bench.figure import Figure, figure, percentile
from tests.e2e.sandbox_app import Match, SandboxApp
from tests.sandbox.box import Box

BUSY = 100
ROUNDS = 5
TURNS = 25
STARTS = ((10_000, 1, 3.0), (100_000, 2, 6.0))
"""Live matches in the file, how often the bot is started with them, and the seconds that it may take."""
MOST_MB = 200.0
GAME = "golden_horn"


def run() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        starts = [one for live, times, most in STARTS for one in _start(Path(folder), live, times, most)]
        return [*asyncio.run(_play(Path(folder))), *starts]


async def _play(folder: Path) -> list[Figure]:
    async with Painter((GAME,), 2) as painter, Box() as box:
        await painter.warm_up()
        app = SandboxApp(box, folder / "busy.sqlite", painter)
        app.tables_per_person = app.requests_per_second = 0  # no limit
        async with app:
            process.keep_started()  # as the program does
            return [await _acknowledged(app), await _posted(app)]


async def _acknowledged(app: SandboxApp) -> Figure:
    """Everybody asks for their page at once, in a hundred matches."""
    assert app.running is not None
    services, world = app.running.matches, app.box.world
    ada, nikos = world.person("Ada"), world.person("Nikos")
    channel = world.channels_of(ada.id)[0]
    place = Place(channel.guild_id, channel.id, channel.id)
    numbers = []
    for _ in range(BUSY):
        brief = await services.lobby.open(GAME, 2, {}, Person(ada.id, "Ada"), place, "en")
        await services.lobby.join(brief.match, Person(nikos.id, "Nikos"), channel.guild_id)
        await services.lobby.start(brief.match, ada.id)
        numbers.append(brief.match)
    await app.delivered()
    tails = []
    for _ in range(ROUNDS):
        waits = await asyncio.gather(*(asked(app, ada.id, channel.id, match) for match in numbers))
        tails.append(percentile(waits, 0.99))
    note = f"{BUSY} matches asked at once, p99 of each of {ROUNDS} rounds"
    return figure("command to acknowledgement, p99", tails, "ms", 300.0, note)


async def asked(app: SandboxApp, user: int, channel: int, match: int) -> float:
    """Milliseconds until a command is acknowledged."""
    started = time.perf_counter()
    command = app.box.actions.invoke_command(user, channel, "turn", {"match": match})
    await command.until(lambda: command.how is not None, 30)
    took = (time.perf_counter() - started) * 1000
    await command.wait(120)
    return took


async def _posted(app: SandboxApp) -> Figure:
    """A turn typed in one line, until its board is in the thread."""
    rng = random.Random(7)
    match = await app.open(GAME, ("Ada", "Nikos", "Zofia", "Bruno"))
    await match.delivered()
    waits: list[float] = []
    while len(waits) < TURNS and (awaited := await match.awaited()):
        waits.append(await _turn(match, awaited[0].id, rng))
        await match.delivered()
    return figure("command to new board posted", waits, "ms", 150.0, "4 seats, picture included")


async def _turn(match: Match, user: int, rng: random.Random) -> float:
    """Type a random turn; milliseconds until everybody sees its board."""
    assert match.app.running is not None
    services = match.app.running.matches
    preview = await services.play.preview(match.number, user, None)
    while preview.status == "asked":
        moves = (*preview.moves, rng.choice(preview.answers).notation)
        preview = await services.play.preview(match.number, user, None, moves)
    person = next(one for one in match.people if one.id == user)
    before = len(match.messages())
    started = time.perf_counter()
    typed = asyncio.create_task(person.slash("move", move=" ".join(preview.moves), match=match.number))
    await person.until(lambda: len(match.messages()) > before)
    took = (time.perf_counter() - started) * 1000
    await typed
    return took


def _start(folder: Path, live: int, count: int, most: float) -> list[Figure]:
    """A process that finds many live matches in its file."""
    file = folder / f"{live}.sqlite"
    asyncio.run(_one_match(file))
    _copies(file, live)
    times, sizes = asyncio.run(_started(folder, file, count))
    file.unlink()
    note = f"process start to online, {live} live matches in the file"
    return [
        figure(f"ready after start, {live:,} live matches", times, "s", most, note),
        figure(
            f"memory when ready, {live:,} live matches",
            sizes,
            "MB",
            MOST_MB,
            "resident, without the drawing workers",
        ),
    ]


async def _one_match(file: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    services = MatchServices(Context(store, GAMES))
    brief = await services.lobby.open(GAME, 2, {}, Person(1, "A"), Place(1, 2, 2), "en")
    await services.lobby.join(brief.match, Person(2, "B"), 1)
    await services.lobby.start(brief.match, 1)
    await store.close()


def _copies(file: Path, live: int) -> None:
    """The one match many times over; only what is to be sent is not copied."""
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("delete from outbox")
        numbers = "with recursive n(i) as (select 2 union all select i + 1 from n where i < ?)"
        for table, key in (("matches", "id"), ("seats", "match"), ("steps", "match"), ("snapshots", "match")):
            columns = [row[1] for row in db.execute(f"pragma table_info({table})")]
            made = {key: "i", "uid": "'u' || i"}
            picked = ", ".join(made.get(column, f'"{column}"') for column in columns)
            named = ", ".join(f'"{column}"' for column in columns)
            db.execute(
                f"insert into {table} ({named}) {numbers} select {picked} from n, {table} where {key} = 1",
                (live,),
            )


async def _started(folder: Path, file: Path, count: int) -> tuple[list[float], list[float]]:
    times, sizes = [], []
    for _ in range(count):
        copy = folder / "live.sqlite"
        shutil.copy(file, copy)
        async with Box() as box:
            env = {
                **os.environ,
                "DISCORD_TOKEN": box.token,
                "DISCORD_API_BASE": box.api_base,
                "DISCORD_GATEWAY": box.gateway_url,
                "DATABASE_URL": f"sqlite+aiosqlite:///{copy}",
            }
            started = time.perf_counter()
            quiet = asyncio.subprocess.DEVNULL
            bot = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", env=env, stderr=quiet)
            try:
                await box.until_online(60)
                times.append(time.perf_counter() - started)
                sizes.append(_resident(bot.pid))
            finally:
                bot.terminate()
                await bot.wait()
    return times, sizes


def _resident(process: int) -> float:
    """Megabytes of memory that a process holds."""
    status = Path(f"/proc/{process}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024
