"""Tests that need a program which is lacking are left out before they begin, and one line says so."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests import left_out, postgres, programs
from tests.long import LONG

pytest_plugins = ("pytester",)

ROOT = Path(__file__).parents[1]
TESTS = """
    import pytest

    @pytest.fixture(scope="session")
    def browser():
        raise OSError("there is none")

    @pytest.mark.browser
    def test_a_page(browser):
        pass

    @pytest.mark.browser
    @pytest.mark.parametrize("page", [1, 2])
    def test_another_page(browser, page):
        pass

    @pytest.mark.postgresql
    def test_a_server():
        raise OSError("there is none")

    @pytest.mark.skip(reason="for another reason")
    def test_something():
        pass

    def test_without_any():
        pass
"""
SETTINGS = """
[pytest]
asyncio_default_fixture_loop_scope = function
markers =
    browser: a browser
    postgresql: a server
"""
OPTIONS = ("-p", "tests.left_out", "-p", "no:cacheprovider", "--strict-markers", "-q")
LINES = [
    "browser: 3 tests left out, no Chromium found; see CONTRIBUTING",
    "postgresql: 1 test left out, no PostgreSQL found; see CONTRIBUTING",
]


@pytest.fixture
def inner(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """Runs these tests with the plugin, in a process of its own."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    pytester.makeini(SETTINGS)
    pytester.makepyfile(TESTS)
    return pytester


@pytest.mark.parametrize("workers", [(), pytest.param(("-n", "2"), marks=LONG)])
def test_one_line_for_each_program(
    inner: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, workers: tuple[str, ...]
) -> None:
    monkeypatch.setenv(programs.SETTING, programs.NONE)
    result = inner.runpytest_subprocess(*OPTIONS, *workers)
    result.assert_outcomes(passed=1, skipped=5)
    *_, browser, postgresql, counts = (line for line in result.outlines if line)
    assert [browser, postgresql] == LINES
    assert counts.startswith("1 passed, 5 skipped")


def test_nothing_may_be_left_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv(programs.SETTING, programs.ALL)
    with pytest.raises(pytest.UsageError, match=r"^TESTS_PROGRAMS=all, but browser: no Chromium found"):
        left_out.pytest_configure()
    monkeypatch.delenv(programs.SETTING)
    left_out.pytest_configure()


def test_a_browser_that_does_not_start_is_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Such as the one of some systems that only says how to install it. Another one is taken."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(programs.SETTING, raising=False)
    for name, status, told in (("chromium", 1, "Chromium does not start"), ("google-chrome", 0, None)):
        (tmp_path / name).write_text(f"#!/bin/sh\nexit {status}\n", encoding="utf-8")
        (tmp_path / name).chmod(0o755)
        assert programs.lacking_browser() == told
    assert programs.chromium() == str(tmp_path / "google-chrome")


def test_an_unknown_setting_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(programs.SETTING, "some")
    with pytest.raises(pytest.UsageError, match=r"^TESTS_PROGRAMS=some: it is none or all"):
        left_out.pytest_configure()


def test_what_is_hidden_is_not_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(programs.SETTING, programs.NONE)
    assert (programs.chromium(), postgres.programs()) == (None, None)


def test_our_own_tests_of_pages_need_no_browser_to_be_left_out(tmp_path: Path) -> None:
    """The browser of the session is not started for them."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "tests/browser", "-m", "not long", "-p", "no:cacheprovider"],
        cwd=ROOT,
        env=os.environ | {"PATH": str(tmp_path), programs.SETTING: ""},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    told = re.search(
        r"^browser: (\d+) tests left out, no Chromium found; see CONTRIBUTING$", done.stdout, re.M
    )
    assert told, done.stdout
    assert re.search(rf"^{told[1]} skipped(?:, \d+ deselected)? in ", done.stdout, re.M)
    assert done.returncode == 0
