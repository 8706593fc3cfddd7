"""The game with which `docs/adding-a-game.md` begins: taken out of the page, installed, played to its end."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.cli.new_game import names_of, write
from tests.core.flea import KEY, source
from tests.long import long_but
from tests.plugins.installed import ROOT, install, run

LONGEST = 150
"""The greatest number of lines of a whole game."""


def on_the_page() -> str:
    """The first block of Python of the page."""
    text = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    return text.partition("```python\n")[2].partition("```")[0]


@pytest.fixture
def path(tmp_path: Path) -> tuple[Path, ...]:
    package = tmp_path / "package"
    write(package, names_of(KEY))
    (package / f"{KEY}.py").write_text(on_the_page(), encoding="utf-8")
    return install(package, tmp_path / "site"), package


def test_it_is_short_and_what_new_game_writes() -> None:
    assert len(on_the_page().splitlines()) <= LONGEST
    assert on_the_page() == source()


def test_nothing_is_wrong_with_it(path: tuple[Path, ...], tmp_path: Path) -> None:
    """It keeps the contract, has words in every language, commands and pictures."""
    done = run("-m", "bot", "check-game", KEY, "--games", "1", path=path, cwd=tmp_path)
    assert done.returncode == 0, done.stdout
    assert done.stdout.startswith(f"{KEY}: nothing is wrong.\n")


@pytest.mark.parametrize("how", long_but(("buttons", "commands"), "commands"))
def test_it_is_played_to_its_end_on_the_sandbox(path: tuple[Path, ...], how: str) -> None:
    """With pictures, through the real client."""
    chosen = ("-k", f"{KEY} and {how}", "-m", "long or not long")
    test = "tests/e2e/test_whole_games.py"
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", *chosen, test, path=path, cwd=ROOT)
    assert done.returncode == 0, done.stdout[-3000:]


def test_its_lesson_is_told_along_its_way_and_along_others(path: tuple[Path, ...]) -> None:
    test = "tests/match/lobby/test_story.py"
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", KEY, test, path=path, cwd=ROOT)
    assert done.returncode == 0, done.stdout[-3000:]
