"""`python -m bot simulate`: what it prints, and when it complains."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from bot.__main__ import main
from bot.cli.simulate import simulate, step
from bot.core import AnyRules
from bot.games.registry import GAMES
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
    assert set(found) == KEYS
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
