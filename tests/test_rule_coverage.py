"""Every rule and every worked example of every game has a test that names it.

A game lists its ids in `tests/games/<game>/rule_ids.txt`; its tests carry them with `@rule(...)`. The list
has the ids that the game's page in `docs/rules` states.
`python -m tests.test_rule_coverage` prints the report: ids without a test.
"""

from __future__ import annotations

import importlib
import re
from collections import defaultdict
from pathlib import Path

import pytest

from bot.games.stated import DOCUMENTS, stated

ROOT = Path(__file__).resolve().parent.parent
LISTS = sorted(ROOT.glob("tests/games/*/rule_ids.txt"))
every_game = pytest.mark.parametrize("path", LISTS, ids=lambda path: path.parent.name)


def listed(path: Path) -> list[str]:
    """The ids of a game."""
    return path.read_text(encoding="utf-8").split()


def shown(folder: Path) -> dict[str, list[str]]:
    """The ids that the tests of a folder carry, each with the tests that carry it."""
    tests: dict[str, list[str]] = defaultdict(list)
    for file in sorted(folder.glob("test_*.py")):
        module = importlib.import_module(".".join(file.relative_to(ROOT).with_suffix("").parts))
        for name, value in vars(module).items():
            if name.startswith("test_") and getattr(value, "__module__", None) == module.__name__:
                for known in getattr(value, "rule_ids", ()):
                    tests[known].append(f"{file.name}::{name}")
    return tests


def untested(path: Path) -> list[str]:
    """The report: ids of a game without a test."""
    tests = shown(path.parent)
    return [known for known in listed(path) if known not in tests]


def cited(folder: Path) -> set[str]:
    """The ids that the chapters and the data of a game name; `EDO-18.8 to EDO-18.11` names all between, too.
    Players' aids keep no rule, and the game as a whole none in particular."""
    files = [*folder.glob("*.py"), *folder.glob("*.toml")]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files if file.name != "__init__.py")
    found = set(re.findall(r"\b[A-Z]+-\d+\.\d+\b", text))
    for chapter, first, last in re.findall(r"\b([A-Z]+-\d+)\.(\d+) to \1\.(\d+)", text):
        found |= {f"{chapter}.{number}" for number in range(int(first), int(last))}
    return found


@every_game
def test_every_rule_is_named_where_it_is_kept(path: Path) -> None:
    game = path.parent.name
    examples = {known for known in listed(path) if known.startswith("EX-")}
    assert set(listed(path)) - examples - cited(ROOT / "bot" / "games" / game) == set()


@every_game
def test_every_rule_has_a_test(path: Path) -> None:
    assert untested(path) == []


@every_game
def test_tests_name_rules_that_exist(path: Path) -> None:
    assert set(shown(path.parent)) - set(listed(path)) == set()


@every_game
def test_the_list_is_the_document(path: Path) -> None:
    page = stated((DOCUMENTS / f"{path.parent.name}.md").read_text(encoding="utf-8"))
    assert set(page) == set(listed(path))
    assert len(set(listed(path))) == len(listed(path))


if __name__ == "__main__":
    for path in LISTS:
        missing = untested(path)
        print(f"{path.parent.name}: {len(listed(path))} ids, without a test: {', '.join(missing) or 'none'}")
