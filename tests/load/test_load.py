"""The short form of the load test: four processes stay within Discord's limits, and nothing is late."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests import postgres
from tests.load.__main__ import written
from tests.load.plan import HALF, SHORT, WALL
from tests.load.run import OLDEST, Report, run
from tests.long import LONG


@LONG
async def test_four_processes_under_load() -> None:
    lacking = postgres.lacking()
    if lacking is not None:
        pytest.skip(lacking)
    report = await run(replace(SHORT, live=2000, moves=4.0, seconds=8.0))
    said = "\n".join(report.lines())
    assert report.moves > 0, said
    assert report.oldest <= OLDEST, said
    assert report.share < 1, said
    assert report.requests / report.moves < 3, said


def test_what_is_said() -> None:
    report = Report(SHORT, 90, 90, [0.1, 0.2], {"board": [0.3] * 90}, 4, 108, 0, 1000, 2_000_000)
    said = "\n".join(report.lines())
    assert "requests a move       1.20" in said
    assert f"moves a second        {90 / SHORT.seconds:.1f} of 6.0 offered" in said
    assert said.endswith("held")
    late = replace_ages(report, 31.0)
    assert not late.held
    assert "NOT HELD" in "\n".join(late.lines())


def test_what_is_kept() -> None:
    """The report says where it was measured, what came of it, and how each minute went."""
    plan = replace(SHORT, seconds=60.0)
    report = Report(
        *(plan, 90, 90, [0.1, 0.2], {"board": [0.3] * 90}, 4, 108, 0, 1000, 2_000_000),
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
    assert 0.5 * WALL <= HALF.moves * 1.2 <= 0.52 * WALL
    assert HALF.seconds == 1800


def test_a_turn_that_fails_is_told() -> None:
    report = Report(
        SHORT, 90, 90, [0.1], {"board": [0.3]}, 4, 108, 0, 1000, 2_000_000, failed=("late", "late")
    )
    assert not report.held
    assert "failed                2 times: late" in "\n".join(report.lines())


def replace_ages(report: Report, age: float) -> Report:
    return replace(report, ages={"board": [age]})
