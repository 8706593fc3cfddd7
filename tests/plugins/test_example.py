"""The example plugin, installed: it is offered, checked, played, drawn, and its own tests pass."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.long import LONG
from tests.plugins.installed import ROOT, install, run

EXAMPLE = ROOT / "examples" / "night_market"


@pytest.fixture
def path(tmp_path: Path) -> tuple[Path, ...]:
    return install(EXAMPLE, tmp_path / "site"), EXAMPLE


def test_its_own_tests_pass(path: tuple[Path, ...]) -> None:
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests", path=path, cwd=EXAMPLE)
    assert done.returncode == 0, done.stdout


def test_the_tools_know_it(path: tuple[Path, ...], tmp_path: Path) -> None:
    done = run("-m", "bot", "check-game", "night_market", "--games", "1", path=path, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (0, "night_market: nothing is wrong.\n")
    simulated = ("-m", "bot", "simulate", "night_market", "--seats", "3", "--games", "5", "--json")
    done = run(*simulated, path=path, cwd=tmp_path)
    assert done.returncode == 0, done.stdout
    assert json.loads(done.stdout)["finished"] == 5


@pytest.mark.parametrize(
    "tests",
    [
        "tests/cogs/test_limits.py",
        pytest.param("tests/render/test_pictures.py", marks=LONG),
        pytest.param("tests/contract/test_words.py", marks=LONG),
        pytest.param("tests/text/test_commands.py", marks=LONG),
        pytest.param("tests/text/test_games_spoken.py", marks=LONG),
        pytest.param("tests/render/test_lapse.py", marks=LONG),
        pytest.param("tests/e2e/test_whole_games.py", marks=LONG),
    ],
)
def test_the_tests_of_all_games_hold_for_it(path: tuple[Path, ...], tests: str) -> None:
    """Pages within the limits, pictures, words, slash commands. The other games are played without it."""
    which = "not long" if tests.startswith("tests/cogs") else "long or not long"
    named = "night_market" if tests.startswith("tests/e2e") else "night_market or commands"
    chosen = ("-k", named, "-m", which)
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", *chosen, tests, path=path, cwd=ROOT)
    assert done.returncode == 0, done.stdout[-3000:]
    assert " passed" in done.stdout or "[100%]" in done.stdout
