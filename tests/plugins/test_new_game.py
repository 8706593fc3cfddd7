"""`new-game`: what it writes can be played, checked and tested at once; what it cannot write it says."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from bot.cli.new_game import Impossible, names_of, write
from bot.core import Heuristic
from bot.text.engine import LANGUAGES
from tests.long import LONG
from tests.plugins.installed import ROOT, install, run


@pytest.mark.parametrize("full", [False, pytest.param(True, marks=LONG)])
def test_it_can_be_played_at_once(tmp_path: Path, full: bool) -> None:
    folder = tmp_path / "soup"
    wanted = ("new-game", "stone_soup", "--into", str(folder), *(["--full"] if full else []))
    done = run("-m", "bot", *wanted, path=(), cwd=tmp_path)
    assert done.returncode == 0, done.stdout
    assert "python -m bot check-game stone_soup" in done.stdout
    path = install(folder, tmp_path / "site"), folder
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", str(folder), path=path, cwd=tmp_path)
    assert done.returncode == 0, done.stdout
    done = run("-m", "bot", "check-game", "stone_soup", path=path, cwd=tmp_path)
    assert done.returncode == 0, done.stdout
    assert done.stdout.startswith("stone_soup: nothing is wrong.\n")
    done = run("-m", "bot", "simulate", "stone_soup", "--seats", "4", path=path, cwd=tmp_path)
    assert done.returncode == 0, done.stdout
    assert "10 of 10 games finished" in done.stdout


def test_it_is_few_files(tmp_path: Path) -> None:
    written = write(tmp_path / "new", names_of("stone_soup"))
    assert len(written) <= 5
    assert [
        file for file in written if "@" in file.name or "@" in _text(file).replace("@classmethod", "")
    ] == []


def test_a_full_one_has_the_rooms_of_every_game(tmp_path: Path) -> None:
    write(tmp_path / "new", names_of("stone_soup"), full=True)
    written = tmp_path / "new" / "stone_soup"
    known = {file.name for folder in (ROOT / "bot/games").iterdir() for file in folder.glob("*.*")}
    assert {file.name for file in written.glob("*.*")} - known == {"rules.md"}
    assert {one.name for one in (written / "texts").iterdir() if one.is_dir()} == set(LANGUAGES)
    left = [file for file in (tmp_path / "new").rglob("*.*") if "@" in file.name or "@key" in _text(file)]
    assert left == []


def test_its_heuristic_tells_all_that_is_asked(tmp_path: Path) -> None:
    write(tmp_path, names_of("stone_soup"), full=True)
    (made,) = (
        node
        for node in ast.parse(_text(tmp_path / "stone_soup" / "aids" / "heuristic.py")).body
        if isinstance(node, ast.ClassDef)
    )
    names = {getattr(node, "name", "") for node in made.body} | {
        target.id
        for node in made.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    assert {name for name in vars(Heuristic) if not name.startswith("_")} <= names


def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@pytest.mark.parametrize(
    ("key", "prefix", "said"),
    [
        ("My Game", None, "must be a short name"),
        ("class", None, "must be a short name"),
        ("edo", None, "there is a game 'edo' already"),
        ("random", None, "there is a Python module 'random' already"),
        ("render", None, "there is a Python module 'render' already"),
        ("stone_soup", "gh", "the prefix 'gh'"),
        ("stone_soup", "s1", "the prefix 's1'"),
    ],
)
def test_names_that_cannot_be(key: str, prefix: str | None, said: str) -> None:
    with pytest.raises(Impossible, match=said):
        names_of(key, prefix)


def test_prefixes_are_not_taken() -> None:
    assert names_of("stone_soup")["prefix"] == "ss"
    assert names_of("big_bear")["prefix"] == "bi"
    assert names_of("pylon")["prefix"] == "pyl"


def test_a_folder_with_something_in_it_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(Impossible, match="is not empty"):
        write(tmp_path, names_of("stone_soup"))
    assert [file.name for file in tmp_path.iterdir()] == ["mine.txt"]


def documented() -> list[list[str]]:
    """The commands of docs/adding-a-game.md that begin and check a game, as arguments of Python: those in a
    folder of one's own, then the last one, which is given in the checkout."""
    text = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    blocks = [block.split("```", 1)[0] for block in text.split("```console\n")[1:]]
    lines = [line.removeprefix("$ ") for line in blocks[0].splitlines()]
    assert lines[0].startswith("source "), "the environment is made by the test"
    assert lines[-1] == "python -m bot", "the bot itself runs until it is stopped"
    lines = [*lines[1:-1], blocks[-1].strip().removeprefix("$ ")]
    commands = [line.replace("pip install", "python -m pip install") for line in lines]
    assert all(command.startswith("python -m ") for command in commands)
    return [command.split()[1:] for command in commands]


@LONG
def test_the_way_in_can_be_gone_as_it_is_written(tmp_path: Path) -> None:
    """From an empty folder, in an environment of its own, with a real installation."""
    venv.create(tmp_path / "env", with_pip=True, system_site_packages=False)
    python = tmp_path / "env" / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    site = next((tmp_path / "env").glob("lib/python*/site-packages"))
    here = next(Path(one) for one in sys.path if one.endswith("site-packages"))
    (site / "turnpost.pth").write_text(f"{ROOT}\n{here}\n", encoding="utf-8")
    folder = tmp_path / "mine"
    folder.mkdir()
    *commands, last = documented()
    assert [command[1] for command in commands] == ["bot", "pip", "bot", "pytest", "bot"]
    assert last[:2] == ["-m", "pytest"]
    for command, where in [*((command, folder) for command in commands), (last, ROOT)]:
        done = subprocess.run(
            [python, *command], cwd=where, capture_output=True, text=True, timeout=280, check=False
        )
        assert done.returncode == 0, (command, done.stdout, done.stderr)


@LONG
def test_a_game_of_ten_moves_passes_what_the_guide_ends_with(tmp_path: Path) -> None:
    """Two people play two rounds, each of a draw, two bids and another draw: eight moves. Its lesson tells
    the first round, and leaves the second to the learner."""
    folder = tmp_path / "mine"
    write(folder, names_of("flea_market"))
    rules = folder / "flea_market.py"
    short = _text(rules).replace("ROUNDS, PURSE = 5, 12", "ROUNDS, PURSE = 2, 12")
    assert short != _text(rules)
    rules.write_text(short, encoding="utf-8")
    lesson = folder / "flea_market_lesson.py"
    acts = [line for line in _text(lesson).splitlines() if not re.search(r"Act\(.*(save|best|tie)", line)]
    assert len(acts) == len(_text(lesson).splitlines()) - 4
    lesson.write_text("\n".join(acts), encoding="utf-8")
    path = install(folder, tmp_path / "site"), folder
    done = run(*documented()[-1], "-p", "no:cacheprovider", path=path, cwd=ROOT)
    assert done.returncode == 0, done.stdout
