"""Processes that work: what they give and how they fail. Nobody who is killed leaves a complaint."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from bot.runtime.workers import Workers

ROOT = Path(__file__).parents[2]


def prepared(word: str) -> None:
    os.environ["WORD"] = word


def word() -> str:
    return os.environ["WORD"]


def odd() -> Callable[[], None]:
    return lambda: None


def fail(text: str) -> None:
    raise EOFError(text)


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.fixture
def workers() -> Iterator[Workers]:
    with Workers(2, prepared, "here") as ready:
        yield ready


def test_each_is_prepared_and_works_again(workers: Workers) -> None:
    assert [workers.submit(word).result() for _ in range(5)] == ["here"] * 5
    pids = {one.result() for one in [workers.submit(os.getpid) for _ in range(20)]}
    assert pids <= {process.pid for process in workers.processes}
    assert os.getpid() not in pids
    assert len(workers.processes) <= 2


def test_faults_come_back(workers: Workers) -> None:
    """Whatever is raised is raised here, with where it was raised; the worker goes on."""
    with pytest.raises(EOFError, match="no more") as caught:
        workers.submit(fail, "no more").result()
    assert "in fail" in "".join(caught.value.__notes__)
    with pytest.raises(RuntimeError, match="lambda"):
        workers.submit(odd).result()
    with pytest.raises((AttributeError, TypeError)):
        workers.submit(lambda: None).result()
    assert workers.submit(word).result() == "here"


def test_one_that_dies_breaks_what_it_did(workers: Workers) -> None:
    with pytest.raises(BrokenProcessPool):
        workers.submit(die).result()


def test_ended_workers_do_nothing(workers: Workers) -> None:
    """What is under way fails, what waits is cancelled, and no process is started any more."""
    under_way = [workers.submit(time.sleep, 60) for _ in range(2)]
    waiting = workers.submit(word)
    workers.end()
    for one in under_way:
        with pytest.raises(BrokenProcessPool):
            one.result()
    assert waiting.cancelled()
    with pytest.raises(RuntimeError):
        workers.submit(word)


PROGRAM = """
import asyncio, os, signal, sys
from multiprocessing import resource_tracker
from render.pool import Painter
from tests.render.drawers import obey, order

async def main(killed):
    painter = Painter(workers=2, draw=obey)
    await painter.warm_up()
    assert (await painter.paint(order("draw"))).data
    if killed == "owner":
        os.kill(os.getpid(), signal.SIGKILL)
    if killed == "tracker":
        os.kill(resource_tracker._resource_tracker._pid, signal.SIGKILL)
    if killed == "workers":
        for process in painter._pool.processes:
            process.kill()
    assert (await painter.paint(order("draw", note="again"))).data
    await painter.close()

if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
"""


@pytest.mark.parametrize("killed", ["nobody", "owner", "tracker", "workers"])
def test_nobody_who_is_killed_leaves_a_complaint(killed: str, tmp_path: Path) -> None:
    """All processes end (they hold the pipe that is read here), and nothing is printed."""
    program = tmp_path / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, program, killed],
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONWARNINGS": "default"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    said = [line for line in done.stderr.splitlines() if "a drawing worker died" not in line]
    assert said == []
    assert done.returncode == (-signal.SIGKILL if killed == "owner" else 0)
