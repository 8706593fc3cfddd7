"""The tests' own guard: a task that is left behind and a test that does not end are named."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest_plugins = ("pytester",)

LEFT = """
    import asyncio

    async def test_leaves_a_task():
        asyncio.create_task(asyncio.sleep(60), name="forgotten")

    async def test_leaves_a_deaf_task():
        async def deaf():
            while True:
                try:
                    await asyncio.sleep(60)
                except asyncio.CancelledError:
                    if asyncio.current_task().cancelling() > 1:
                        raise

        task = asyncio.create_task(deaf(), name="deaf")

    async def test_leaves_nothing():
        await asyncio.create_task(asyncio.sleep(0))
"""

ENDLESS = """
    import asyncio

    async def test_waits_for_ever():
        await asyncio.gather(asyncio.create_task(asyncio.Event().wait(), name="endless"))

    def test_goes_on():
        pass
"""
OPTIONS = ("-p", "tests.leaks", "-p", "no:cacheprovider", "-o", "asyncio_mode=auto")


@pytest.fixture
def inner(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """Runs tests under the guard, in a process of its own."""
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1]))
    pytester.makeini("[pytest]\nasyncio_default_fixture_loop_scope = function\n")
    pytester.makeconftest("import tests.leaks\n\ntests.leaks.ENDING = 0.1\n")
    return pytester


def test_a_task_left_behind_is_told_by_its_name(inner: pytest.Pytester) -> None:
    inner.makepyfile(LEFT)
    result = inner.runpytest_subprocess(*OPTIONS)
    result.assert_outcomes(passed=3, errors=2)
    result.stdout.fnmatch_lines(["*task forgotten*", "*task deaf*", "*survives its cancellation: deaf*"])


def test_a_test_that_does_not_end_tells_what_it_waits_for(inner: pytest.Pytester) -> None:
    inner.makepyfile(ENDLESS)
    result = inner.runpytest_subprocess(*OPTIONS, "--timeout=0.5")
    result.assert_outcomes(passed=1, failed=1, errors=1)
    result.stdout.fnmatch_lines(["*took longer than 0.5 s*", "*task endless*", "*thread MainThread*"])
