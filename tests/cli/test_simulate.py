"""`python -m bot simulate`: what it prints, and when it complains."""

from __future__ import annotations

import importlib
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.cli.calls import RuleCounts
from bot.cli.simulate import Failed, simulate, step, walk
from bot.core import AnyRules, complete_options
from bot.core.asking import AsksAhead
from bot.games.registry import GAMES, fault_of
from tests.contract.broken import Idle, Miscounts, NeverEnds
from tests.toy import FERRY

KEYS = {
    "game",
    "seats",
    "options",
    "games",
    "finished",
    "steps",
    "seconds",
    "games_per_second",
    "results",
    "wins",
    "length",
    "scores",
    "lead",
    "calls",
}


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, FERRY.key, FERRY)


def run(capsys: pytest.CaptureFixture[str], line: str) -> tuple[int, str, str]:
    status = main(["simulate", *line.split()])
    out, err = capsys.readouterr()
    return status, out, err


def report(capsys: pytest.CaptureFixture[str], line: str) -> dict[str, Any]:
    status, out, err = run(capsys, line + " --json")
    assert (status, err) == (0, "")
    found: dict[str, Any] = json.loads(out)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_one_json_object(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    seats = GAMES[game].seats[0]
    found = report(capsys, f"{game} --seats {seats} --games 2 --seed 7")
    asks_ahead = {"calls_asked"} if isinstance(GAMES[game], AsksAhead) else set()
    assert set(found) == KEYS | asks_ahead
    assert (found["game"], found["seats"], found["games"], found["finished"]) == (game, seats, 2, 2)
    assert found["options"] == {option.key: option.default for option in GAMES[game].options}
    assert found["steps"] == sum(result["steps"] for result in found["results"])
    for result in found["results"]:
        assert set(result) == {"steps", "scores", "ranking"}
        assert len(result["scores"]) == len(result["ranking"]) == seats
        assert min(result["ranking"]) == 1


def test_the_same_seed_plays_the_same_games_checked_or_not(capsys: pytest.CaptureFixture[str]) -> None:
    lines = ("--seed 3", "--seed 3 --no-checks", "--seed 4")
    first, unchecked, other = (report(capsys, f"ferry --seats 3 --games 4 {line}") for line in lines)
    assert first["results"] == unchecked["results"] != other["results"]


def test_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert report(capsys, "ferry --seats 2 --games 1 --set crates=many")["options"] == {"crates": "many"}


def test_words_for_a_person(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "ferry --seats 2 --games 3")
    assert status == 0
    assert "3 of 3 games finished" in out
    assert "seat 2:" in out


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("chess --seats 2", "no game 'chess'; games: "),
        ("ferry --seats 7", "cannot be played with 7 seats; possible: 2, 3, 4"),
        ("ferry --seats 2 --games 0", "at least 1"),
        ("ferry --seats 2 --set crates", "write OPTION=VALUE"),
        ("ferry --seats 2 --set crates=none", "crates is not 'none' with 2 seats; values: few, many"),
        ("ferry --seats 2 --set sails=3", "no option 'sails'; options: crates"),
    ],
)
def test_what_cannot_be_run(line: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, line)
    assert (status, out) == (2, "")
    assert says in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize("line", ["ferry", "ferry --seats two", "ferry --seats 2 --what"])
def test_what_cannot_be_read(line: str) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["simulate", *line.split()])
    assert ended.value.code == 2


@pytest.mark.parametrize(
    ("game", "says"),
    [(NeverEnds(), "not over after"), (Miscounts(), "pieces: crates"), (Idle(), "has no move")],
)
def test_a_broken_game_is_told(
    game: AnyRules, says: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "ferry", game)
    monkeypatch.setattr("bot.cli.simulate.walk.__defaults__", (300, step))
    status, out, err = run(capsys, "ferry --seats 2 --games 2 --json")
    assert status == 1
    found = json.loads(out)
    assert found["finished"] < 2
    assert says in found["problems"][0]
    assert says in err


def test_a_game_that_raises_is_told() -> None:
    class Raises(type(FERRY)):  # type: ignore[misc]
        def score(self, state: object) -> None:
            raise ZeroDivisionError("no boats")

    found = simulate(Raises(), 2, {"crates": "few"}, 1, 1)
    assert "ZeroDivisionError: no boats" in found.problems[0]


def test_it_loads_neither_discord_nor_a_database() -> None:
    code = "import sys, bot.__main__; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert not {"discord", "sqlalchemy", "PIL", "aiohttp", "asyncio"} & set(loaded.split())


def test_the_report_has_wins_lengths_and_points(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "golden_horn", "--seats", "2", "--games", "3", "--no-checks", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    results = found["results"]
    firsts = [sum(result["ranking"][seat] == 1 for result in results) for seat in (0, 1)]
    assert found["wins"] == firsts
    steps = [result["steps"] for result in results]
    assert (found["length"]["least"], found["length"]["most"]) == (min(steps), max(steps))
    assert found["length"]["mean"] == round(sum(steps) / 3, 1)
    points = [result["scores"][1] for result in results]
    assert (found["scores"][1]["least"], found["scores"][1]["most"]) == (min(points), max(points))
    leads = [max(result["scores"]) - min(result["scores"]) for result in results]
    assert found["lead"] == round(sum(leads) / 3, 2)
    assert "rules" not in found


def test_rules_are_counted_when_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["simulate", "golden_horn", "--seats", "2", "--games", "2", "--no-checks", "--json"]
    assert main([*asked, "--rules"]) == 0
    found = json.loads(capsys.readouterr().out)
    counted = found["rules"]
    assert counted["GH-7.2"] > counted["GH-12.5"] > 0, "ships are loaded more often than matches end"
    assert "GH-3.8" in found["rules_never_reached"], "only with ships placed by choice"
    assert counted["GH-3.8"] == 0
    assert main(asked) == 0
    assert json.loads(capsys.readouterr().out)["results"] == found["results"], "counting changes no game"
    chosen = ["--set", "ship_placement=choice", "--rules"]
    assert main([*asked, *chosen]) == 0
    assert json.loads(capsys.readouterr().out)["rules"]["GH-3.8"] > 0


RULES_TEXT = '''
class Game:
    prefix = "ab"

    @property
    def first(self):
        """Does it (AB-1.1, AB-1.3 to AB-1.5)."""

    def second(self, yes):
        if yes:
            return 1  # AB-2.1
        # AB-2.2: on a line of its own
        return (
            2,
            3,  # AB-2.3
        )

    def third(self):
        """Of another book (CD-1.1)."""

        def inside():
            """Within (AB-3.1)."""

        return inside
'''


def test_what_counts_as_a_rule(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Docstrings of functions, ranges, comments at and above statements, functions within functions."""
    package = tmp_path / "ab_game"
    package.mkdir()
    (package / "__init__.py").write_text("", encoding="utf-8")
    (package / "rules.py").write_text(RULES_TEXT, encoding="utf-8")
    (package / "narration.py").write_text('def tell():\n    """Says AB-9.9."""\n', encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    game = importlib.import_module("ab_game.rules").Game()
    counts = RuleCounts(game)
    assert counts.never == [f"AB-{rule}" for rule in ("1.1", "1.3", "1.4", "1.5", "2.1", "2.2", "2.3", "3.1")]
    with counts.counting():
        assert game.first is None
        game.second(True)
        game.second(False)
        game.third()()
    game.second(True)
    assert set(counts.by_rule.values()) == {1}
    assert counts.never == []


def test_a_game_that_never_ends_is_named_with_its_own_file() -> None:
    game = NeverEnds()
    with pytest.raises(Failed) as error:
        list(walk(game, 2, complete_options(game.options, {}), random.Random(1), bound=300))
    assert Path(fault_of(error.value).place.rpartition(":")[0]).name == "broken.py"
