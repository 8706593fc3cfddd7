"""The short form of the load test: four processes stay within Discord's limits, and nothing is late."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import cast

import pytest
from msgspec.structs import replace

from bot.match import MatchServices
from tests.load.__main__ import written
from tests.load.plan import COST, HALF, SHORT, WALL
from tests.load.run import OLDEST, Report, _Play, run, silent
from tests.long import LONG, POSTGRESQL
from tests.sandbox.box import Box

MOST = 1.8
"""Requests a move in so short a time, in which one match that ends weighs much; on the whole it is `COST`."""


@LONG
@POSTGRESQL
async def test_four_processes_under_load() -> None:
    report = await run(replace(SHORT, live=2000, tables=12, moves=4.0, seconds=10.0))
    said = "\n".join(report.lines())
    assert report.moves > 0, said
    assert report.failed == (), said
    assert report.oldest <= OLDEST, said
    assert report.share < 1, said
    assert report.told_to_wait == 0, said
    assert report.cost <= MOST, said
    assert not any(route.startswith("GET") for route in report.routes), said
    assert "POST /users/@me/channels" not in report.routes, said


ROUTES = {"PATCH /channels/*/messages/*": 18, "POST /channels/*/messages": 90}


def test_what_is_said() -> None:
    report = Report(SHORT, 90, 90, [0.1, 0.2], {"board": [0.3] * 90}, 4, ROUTES, 0, 1000, 2_000_000)
    said = "\n".join(report.lines())
    assert "requests a move       1.20\n  1.000     90  POST /channels/*/messages\n" in said
    assert "  0.200     18  PATCH /channels/*/messages/*" in said
    assert f"moves a second        {90 / SHORT.seconds:.1f} of 6.0 offered" in said
    assert said.endswith("held")
    late = replace_ages(report, 31.0)
    assert not late.held
    assert "NOT HELD" in "\n".join(late.lines())


def test_what_is_kept() -> None:
    """The report says where it was measured, what came of it, and how each minute went."""
    plan = replace(SHORT, seconds=60.0)
    report = Report(
        *(plan, 90, 90, [0.1, 0.2], {"board": [0.3] * 90}, 4, ROUTES, 0, 1000, 2_000_000),
        bot_seconds=9.0,
        own_seconds=0.9,
        minutes=("  1.0 min    1.5 moves/s",),
    )
    kept = written("2026-01-01, cores 2", report)
    assert kept.startswith("2026-01-01, cores 2\n")
    assert "processor a move      100 ms bot, 0 ms database, 10 ms all around" in kept
    assert "\nminute by minute\n  1.0 min    1.5 moves/s\n" in kept
    assert "ended " in kept
    assert "cores" in kept.rpartition("ended ")[2]


def test_half_of_the_wall() -> None:
    """At what a move of whole matches costs; the guide says the same."""
    assert 0.5 * WALL <= HALF.moves * COST <= 0.52 * WALL
    assert HALF.seconds == 1800
    guide = Path("docs/hosting.md").read_text(encoding="utf-8")
    assert f"({HALF.moves:g} moves a second, at {COST:g} requests a move)" in " ".join(guide.split())


async def test_the_report_comes_whatever_cannot_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was measured in half an hour is not lost."""

    async def broken(*_: object) -> list[tuple[str, float]]:
        raise OSError("no way to the database")

    monkeypatch.setattr("tests.load.run.ages", broken)
    async with Box() as box:
        plan = replace(SHORT, warm=0.0, seconds=0.01)
        playing = _Play(box, cast(MatchServices, None), plan, "", [], silent)
        monkeypatch.setattr(playing, "_watch", lambda limit: asyncio.sleep(0))
        report = await playing.measured()
    assert not report.held
    assert "ages and sizes: OSError no way to the database" in "\n".join(report.lines())


def test_a_turn_that_fails_is_told() -> None:
    report = Report(
        SHORT, 90, 90, [0.1], {"board": [0.3]}, 4, ROUTES, 0, 1000, 2_000_000, failed=("late", "late")
    )
    assert not report.held
    assert "failed                2 times: late" in "\n".join(report.lines())


def replace_ages(report: Report, age: float) -> Report:
    return replace(report, ages={"board": [age]})
