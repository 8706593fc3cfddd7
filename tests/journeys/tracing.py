"""What one request goes through: the files of ours that it enters, the services it calls, and the rules."""

from __future__ import annotations

import asyncio
import gc
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from contextvars import ContextVar
from functools import wraps
from pathlib import Path
from types import FrameType
from typing import Any, Final
from unittest.mock import patch

from bot.core import AnyRules
from bot.games.registry import GAMES

ROOT: Final = Path(__file__).parents[2]
OURS: Final = ("bot", "cogs", "render")
APART: Final = ("bot/sandbox/", "bot/text/catalogues.py")
"""What stands for Discord, and what is entered only when a text is read for the first time."""
COUNTED: Final = ("moves", "view", "apply")
"""What is counted of the rules, when something other than the rules asks for it."""
ASKED: Final = (*COUNTED, "marks", "gather", "narrate", "offer", "prompt", "why_not", "foresee", "score")

TRACED: Final = ContextVar["Trace | None"]("traced", default=None)
"""Whatever is begun by a traced request belongs to it; what runs beside it does not."""


class Trace:
    """What was entered, in the order of the first time."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.files: dict[str, dict[str, None]] = {}
        """Functions by file."""
        self.services: list[str] = []
        """Calls from outside; what one service asks of another is not counted."""
        self.rules: Counter[str] = Counter()
        self._calls: set[FrameType] = set()

    @property
    def beside_games(self) -> list[str]:
        """The files without those of rules and of the drawings of a game: every game has its own."""
        drawings = tuple(f"render/{game}/" for game in GAMES)
        return [file for file in self.files if not file.startswith(("bot/games/", "bot/core/", *drawings))]

    def keep(self, other: Trace) -> None:
        """Leave out what another trace of the same request has not entered."""
        for file in list(self.files):
            if file not in other.files:
                del self.files[file]
                continue
            self.files[file] = {name: None for name in self.files[file] if name in other.files[file]}

    def enter(self, frame: FrameType) -> None:
        code = frame.f_code
        path = _file(code.co_filename)
        if path is None or code.co_name in ("<module>", "<lambda>") or code.co_qualname in _CLOCK:
            return
        if _goes_on(frame):
            return
        self.files.setdefault(path, {}).setdefault(code.co_qualname)
        if code.co_qualname in _SERVICES and frame not in self._calls:
            self._calls.add(frame)
            self.services.append(frame.f_locals["method"].__qualname__)


_SERVICES: Final = ("_wrapped.<locals>.public", "read.<locals>.public")
"""What the decorators of services make of a method (`bot.match.changing`)."""
_CLOCK: Final = ("now",)
"""Who looks at the application's clock depends on how long all takes."""
_KNOWN: Final[dict[str, str | None]] = {}


def _file(name: str) -> str | None:
    if name not in _KNOWN:
        path = Path(name)
        inside = path.is_relative_to(ROOT) and path.relative_to(ROOT).parts[0] in OURS
        found = path.relative_to(ROOT).as_posix() if inside else None
        _KNOWN[name] = None if found is None or found.startswith(APART) else found
    return _KNOWN[name]


def _goes_on(frame: FrameType) -> bool:
    """Whether a coroutine goes on after an `await`. Which ones waited depends on how busy the machine is.
    The loop that sends messages had begun before the request.

    The argument of the instruction `RESUME` is 0 where a function begins (https://docs.python.org/3/library/dis.html).
    """
    return frame.f_code.co_code[frame.f_lasti + 1] != 0


def _profile(frame: FrameType, event: str, _: Any) -> None:
    if event == "call" and (trace := TRACED.get()) is not None:
        trace.enter(frame)


@contextmanager
def profiled() -> Iterator[None]:
    """Functions that are entered meanwhile are noted, where a request is traced.

    The loop gives work to new threads: in those that had begun before nothing is seen."""
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor())
    gc.collect()
    gc.disable()  # what it calls is no part of a request
    threading.setprofile(_profile)
    sys.setprofile(_profile)
    try:
        yield
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
        gc.enable()


@contextmanager
def traced(traces: list[Trace], begins: str, name: Callable[..., str], *places: Any) -> Iterator[None]:
    """What a function of these modules or classes does is traced.

    Args:
        begins: the name of the function.
        name: what a trace is called, from the arguments.
    """
    original = getattr(places[0], begins)

    @wraps(original)
    async def run(*args: Any, **more: Any) -> Any:
        trace = Trace(name(*args))
        traces.append(trace)
        token = TRACED.set(trace)
        try:
            return await original(*args, **more)
        finally:
            TRACED.reset(token)

    with ExitStack() as stack:
        for place in places:
            stack.enter_context(patch.object(place, begins, run))
        yield


@contextmanager
def counted(rules: AnyRules) -> Iterator[None]:
    """Calls of the rules are counted, but not those that the rules themselves make."""
    inside = ContextVar("inside", default=False)

    def counting(name: str, method: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any) -> Any:
            trace = TRACED.get()
            if trace is None or inside.get():
                return method(*args)
            if name in COUNTED:
                trace.rules[name] += 1
            token = inside.set(True)
            try:
                made = method(*args)
                return list(made) if name == "moves" else made
            finally:
                inside.reset(token)

        return call

    with ExitStack() as stack:
        for name in ASKED:
            stack.enter_context(patch.object(rules, name, counting(name, getattr(rules, name))))
        yield
