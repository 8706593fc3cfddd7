"""Run functions in spawned processes, each connected to this one by a pipe of its own.

The standard library's pool uses queues, and with them named semaphores. A tracker process keeps their names:
when it is killed, the next tracker complains of every unknown name; when the owner is killed, the tracker
complains of leaked semaphores. A pipe has no name, and closes when the processes that hold it end.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from multiprocessing.reduction import ForkingPickler
from queue import SimpleQueue
from typing import Any, ParamSpec, TypeVar

from bot.runtime.process import keep_started

T = TypeVar("T")
P = ParamSpec("P")


def follow_parent() -> None:
    """Leave Ctrl-C to the bot, and end when the bot is gone. Call this in a worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes; the bot ends its workers
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End this worker when the bot is gone: a killed bot cannot end its workers itself."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


class Workers(Executor):
    """A pool of `count` processes. Each is started when there is work for it, and calls `prepare` first.

    A submitted job fails with BrokenProcessPool when its process dies or cannot be started.
    """

    def __init__(self, count: int, prepare: Callable[..., None], *given: Any) -> None:
        self.processes: list[SpawnProcess] = []
        """The workers that were started."""
        self._prepare, self._given = prepare, given
        self._lock, self._ended = threading.Lock(), False
        self._threads = ThreadPoolExecutor(count, "worker")  # each thread waits for one process
        self._free: SimpleQueue[_Worker] = SimpleQueue()
        for _ in range(count):
            self._free.put(_Worker(self._start))

    def submit(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        return self._threads.submit(self._run, work, args, kwargs)

    def _run(self, work: Callable[..., T], args: tuple[Any, ...], kwargs: dict[str, Any]) -> T:
        worker = self._free.get_nowait()  # there are as many workers as threads
        try:
            answer: T = worker.do((work, args, kwargs))
            return answer
        finally:
            self._free.put(worker)

    def _start(self) -> Connection:
        """Start a process; returns our end of its pipe."""
        spawn = multiprocessing.get_context("spawn")
        ours, its = spawn.Pipe()
        with self._lock, its:
            if self._ended:
                raise BrokenProcessPool("the workers are ended")
            process = spawn.Process(target=_serve, args=(its, self._prepare, self._given), daemon=True)
            try:
                process.start()
            except OSError as error:
                raise BrokenProcessPool(f"no process can be started: {error}") from error
            self.processes.append(process)
        return ours

    def end(self) -> None:
        """End the processes at once. Running jobs fail, and waiting jobs are cancelled."""
        with self._lock:
            self._ended = True
            for process in self.processes:
                process.terminate()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Wait for the submitted jobs, unless they are cancelled; then end the processes."""
        self._threads.shutdown(wait=wait, cancel_futures=cancel_futures)
        self.end()
        for process in self.processes if wait else ():
            process.join()


class _Worker:
    """One worker: its process is started when there is work for it."""

    def __init__(self, start: Callable[[], Connection]) -> None:
        self._start = start
        self._pipe: Connection | None = None

    def do(self, job: tuple[Any, ...]) -> Any:
        self._pipe = self._pipe or self._start()
        try:
            self._pipe.send(job)
            done, answer = self._pipe.recv()
        except (EOFError, OSError) as gone:
            raise BrokenProcessPool("a worker died") from gone
        if not done:
            raise answer
        return answer


def _serve(pipe: Connection, prepare: Callable[..., None], given: tuple[Any, ...]) -> None:
    """The main loop of a worker: runs until nobody is at the other end of the pipe."""
    prepare(*given)
    keep_started()
    while True:
        try:
            job = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        try:
            work, args, kwargs = ForkingPickler.loads(job)
            answer = (True, work(*args, **kwargs))
        except Exception as error:
            error.add_note("".join(traceback.format_exception(error)))  # a traceback cannot be pickled
            answer = (False, error)
        try:
            pipe.send(answer)
        except OSError:
            return
        except Exception as error:  # the result, or the exception, cannot be pickled
            pipe.send((False, RuntimeError(f"{type(answer[1]).__name__}: {error}")))
