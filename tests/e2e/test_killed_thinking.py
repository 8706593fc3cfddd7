"""Killed while computers think: the turn is taken after the restart, once, and no worker is left behind."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path

from bot.text import words
from tests.e2e.players import answer_one, press_verb
from tests.e2e.program import Program
from tests.e2e.sandbox_app import control
from tests.long import LONG
from tests.sandbox.box import Box
from tests.sandbox.person import Scripted, usable

KILLS = 3


async def until(ready: Callable[[], bool], seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):
        while not ready():  # noqa: ASYNC110 (another process changes what is looked at)
            await asyncio.sleep(0.05)


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    tasks = Path(f"/proc/{process}/task").iterdir()
    return [int(child) for task in tasks for child in (task / "children").read_text().split()]


def runs(process: int) -> bool:
    try:
        return ") Z " not in Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False


def all_gone(processes: Sequence[int]) -> bool:
    return not any(map(runs, processes))


@LONG
async def test_killed_while_computers_think(box: Box, tmp_path: Path) -> None:
    program, rng = Program(box, tmp_path), random.Random(1)

    def query(statement: str) -> list[tuple[object, ...]]:
        with closing(sqlite3.connect(f"file:{program.database}?mode=ro", uri=True)) as db:
            return list(db.execute(statement))

    def awaited() -> list[object]:
        return [seat for (seat,) in query("select seat from seats where awaited order by seat")]

    def delivered() -> bool:
        return not query("select 1 from outbox where state in ('pending', 'sending')")

    async with program:
        ada = Scripted(box, box.world.person("Ada").id)
        answer = await ada.slash("table new", game="golden_horn", seats=4, level="hard")
        assert words("en")("page-started") in answer.text
        thread = int(str(query("select post from matches")[0][0]))
        ada = ada.at(box.world.channels[thread])
        for kill in range(KILLS):
            await until(lambda: awaited() == [0] and delivered())
            board = next(one for one in ada.sees() if any("tp:turn:" in c["custom_id"] for c in usable(one)))
            page = await ada.press(control(board, "turn"), board)
            while awaited() == [0]:
                page = await press_verb(ada, page, "confirm") or await answer_one(ada, page, rng)
            assert program.pid is not None
            await asyncio.sleep(0.2 * kill)
            workers = children(program.pid)
            assert workers, "a computer thinks"
            program.kill()
            await program.gone()
            await until(partial(all_gone, workers), 10)
            await program.up()
        await until(lambda: awaited() == [0] and delivered())
    keys = [key for (key,) in query("select key from steps where key like 'automaticturns%'")]
    assert keys
    assert len(keys) == len(set(keys))
