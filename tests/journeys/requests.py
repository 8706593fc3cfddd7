"""Five requests on the sandbox, each made three times; the first time, when much is read, is not told."""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from datetime import timedelta
from pathlib import Path
from typing import Any
from unittest.mock import patch

import cogs.framework.commands
import cogs.framework.guard
import cogs.framework.router
import cogs.game_commands
from bot.games.registry import GAMES
from bot.match.delivery.worker import OutboxWorker
from bot.match.scheduling.scheduler import Scheduler
from tests.draining import all_done
from tests.e2e.panel import at_table
from tests.e2e.players import answer_one, play_by_moves, press_verb
from tests.e2e.sandbox_app import PAINTER, Later, Match, SandboxApp, control
from tests.journeys.tracing import Trace, counted, profiled, traced
from tests.sandbox.box import Box
from tests.sandbox.person import Answer, Scripted, text_of, usable

CALLS = (cogs.framework.guard, cogs.framework.router, cogs.framework.commands, cogs.game_commands)
COMMAND, PLAN, UNDO = "/golden-horn sail", "confirm", "undoyes"
DEADLINE, TURN, BOARD, CLAIM = "seat", "autopilot", "board", "claim"
TIMES = 3


class Dice:
    """Instead of secrets: the same matches each time. What is told of a move depends on them."""

    def __init__(self) -> None:
        self._by_size: dict[int, random.Random] = {}

    def __call__(self, size: int) -> bytes:
        return self._by_size.setdefault(size, random.Random(size)).randbytes(size)


async def trace_all() -> dict[str, Trace]:
    """The traces of the requests by what they are called, of each the last."""
    traces: list[Trace] = []
    with ExitStack() as stack, tempfile.TemporaryDirectory() as folder:
        stack.enter_context(traced(traces, "guarded", lambda call, _: call.what, *CALLS))
        stack.enter_context(traced(traces, "_look_after", lambda _, row: row.kind, Scheduler))
        stack.enter_context(traced(traces, "_send", lambda _, row, __: row.kind, OutboxWorker))
        stack.enter_context(traced(traces, "step", lambda _: CLAIM, OutboxWorker))
        stack.enter_context(patch("bot.match.scheduling.outages.DOWN", 10**12))
        stack.enter_context(
            patch("bot.match.hosting.operator.KNOWN", 10**12)
        )  # read once, not by whom time hits
        stack.enter_context(counted(GAMES["golden_horn"]))
        async with Box() as box, SandboxApp(box, Path(folder) / "turnpost.sqlite", PAINTER) as app:
            stack.enter_context(patch.object(app.services.context, "token_bytes", Dice()))
            return await _all(app, traces)


async def _all(app: SandboxApp, traces: list[Trace]) -> dict[str, Trace]:
    rounds: list[dict[str, Trace]] = []
    later = Later()
    for _ in range(TIMES):
        traces.clear()
        boards = await _sail_and_undo(app, traces)
        await _plan(app)
        with patch.object(app.services.context, "_now", later):
            await _deadline(app, later)
        rounds.append(_longest(traces) | _longest(boards))
    return common(*rounds[1:])


def _longest(traces: Sequence[Trace]) -> dict[str, Trace]:
    """By what they are called. Some is asked, or comes, more than once: the one that enters most files."""
    longest: dict[str, Trace] = {}
    for trace in traces:
        known = longest.get(trace.what)
        if known is None or len(trace.files) >= len(known.files):
            longest[trace.what] = trace
    return longest


def common(first: dict[str, Trace], *others: dict[str, Trace]) -> dict[str, Trace]:
    """What was entered every time: what a busy machine or the collector of garbage adds once is left out."""
    for other in others:
        for what, trace in first.items():
            trace.keep(other[what])
    return first


async def _sail_and_undo(app: SandboxApp, traces: list[Trace]) -> list[Trace]:
    """A command, its board, and an undo that the others must approve.

    Returns:
        How its board was claimed and sent, alone: later ones may meet notices on their way.
    """
    match = await app.open("golden_horn", ("Ada", "Bruno"), "start_seat=1")
    await match.delivered()
    ada, bruno = match.people
    given: dict[str, Any] = {"match": match.number}
    for param in ("ship", "load", "to"):
        offered = await ada.complete("golden-horn sail", param, "", **given)
        given[param] = offered[0]["value"]
    with profiled():
        await ada.slash("golden-horn sail", **given)
        await match.delivered()
    boards = [trace for trace in traces if trace.what in (CLAIM, BOARD)]
    page = await ada.press(control(match.board(), "takeback"), match.board())
    menu = next(shown for shown in usable(page.message) if "options" in shown)
    page = await ada.choose(menu["options"][-1]["value"], page, select=menu["custom_id"])
    await _pressed(ada, page, "asksure")
    await match.delivered()
    request = next(one for one in reversed(match.messages()) if _has(one, "undoyes"))
    warned = await bruno.press(control(request, "undoyes"), request)
    with profiled():
        await _pressed(bruno, warned, "undoyes")
        await match.delivered()
    assert "Everything from this move of **Ada** on is taken back" in text_of(match.board())
    return boards


def _has(message: Any, verb: str) -> bool:
    return any(shown["custom_id"].split(":")[1] == verb for shown in usable(message))


async def _pressed(person: Scripted, page: Answer, verb: str) -> Answer:
    after = await press_verb(person, page, verb)
    assert after is not None, page.text
    return after


async def _plan(app: SandboxApp) -> None:
    """A plan in Edo, confirmed while another is still to decide."""
    rng = random.Random(3)
    match = await app.open("edo", ("Ada", "Bruno"))
    await match.delivered()
    while len(awaited := await match.awaited()) < 2:
        await play_by_moves(awaited[0], match, rng)
        await match.delivered()
    ada = awaited[0]
    page = await ada.press(control(match.board(), "turn"), match.board())
    while not _has(page.message, "confirm"):
        page = await answer_one(ada, page, rng)
    with profiled():
        await _pressed(ada, page, "confirm")
    await match.delivered()


async def _deadline(app: SandboxApp, later: Later) -> None:
    """A turn whose time is over, and which the bot takes."""
    ada, bruno = app.person("Ada"), app.person("Bruno")
    await ada.slash("table new", game="golden_horn", seats=2, options="start_seat=1")
    card = await app.card(ada)
    await bruno.press(control(card, "join"), card)
    number = int(control(card, "start").split(":")[2])
    await at_table(ada, "clock", match=number, clock="turn", turn="1d", absence="autopilot")
    await at_table(ada, "start", match=number)
    match = Match(app, number, [ada, bruno])
    await match.delivered()
    later.ahead += timedelta(hours=25)
    with profiled():
        async with asyncio.timeout(60):
            while await match.awaited() != [bruno]:  # a draw may come between the moves of a turn
                assert app.running is not None
                await all_done(app.running.scheduler)
        await match.delivered()


def joined(*parts: Trace) -> Trace:
    """What was done in several steps, one after the other."""
    whole = Trace(parts[0].what)
    for part in parts:
        for file, functions in part.files.items():
            whole.files.setdefault(file, {}).update(functions)
        whole.services += part.services
        whole.rules += part.rules
    return whole


def journeys(found: dict[str, Trace]) -> Sequence[Trace]:
    """The five, in the order of the map."""
    return (
        found[COMMAND],
        found[PLAN],
        joined(found[DEADLINE], found[TURN]),
        found[UNDO],
        joined(found[CLAIM], found[BOARD]),
    )
