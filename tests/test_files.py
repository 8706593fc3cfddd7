"""The files of the program are short enough to be read in one go, and stand where one looks for them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
MOST: Final = 400
"""Lines of a file."""


def test_no_file_is_too_long() -> None:
    files = [file for room in ("bot", "cogs", "render") for file in sorted((ROOT / room).rglob("*.py"))]
    lines = {str(file.relative_to(ROOT)): file.read_text(encoding="utf-8").count("\n") for file in files}
    assert {name: count for name, count in lines.items() if count > MOST} == {}
    assert len(files) > 500


def test_what_is_no_rule_stands_among_the_aids_of_each_game() -> None:
    games = [folder for folder in (ROOT / "bot" / "games").iterdir() if (folder / "rules.py").exists()]
    aids = {"guide.py", "heuristic.py", "lesson.py"}
    assert {folder.name: aids & {file.name for file in folder.glob("*.py")} for folder in games} == {
        folder.name: set() for folder in games
    }
    assert [aids - {file.name for file in (folder / "aids").glob("*.py")} for folder in games] == [set()] * 4
