"""The arena: what it counts, and what it prints."""

from __future__ import annotations

import itertools
import json
from collections import Counter

import pytest

from bot.__main__ import main
from bot.ai import arena
from bot.ai.arena import seating, wilson
from bot.core import complete_options
from tests.toy import FERRY

FIGURES = {"name", "wins", "win_share", "low", "high", "mean_score", "ms_per_decision", "ms_per_turn"}


def test_it_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    told = ("--players", "random,easy", "--seats", "2", "--games", "2", "--nodes", "30", "--json")
    assert main(["arena", "golden_horn", *told, "--set", "ship_placement=choice"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert set(figures) == {"game", "seats", "games", "players"}
    assert (figures["game"], figures["seats"], figures["games"]) == ("golden_horn", 2, 2)
    assert [set(player) for player in figures["players"]] == [FIGURES, FIGURES]
    assert sum(player["wins"] for player in figures["players"]) == pytest.approx(2, abs=0.01)
    assert all(player["low"] <= player["win_share"] <= player["high"] for player in figures["players"])


@pytest.mark.parametrize(
    "told",
    [
        ("chess", "--players", "random", "--seats", "2"),
        ("pyramids", "--players", "godlike", "--seats", "2"),
        ("pyramids", "--players", ",", "--seats", "2"),
        ("pyramids", "--players", "random", "--seats", "9"),
        ("pyramids", "--players", "easy,normal,hard", "--seats", "2"),
        ("edo", "--players", "random", "--seats", "2", "--set", "temples=perhaps"),
    ],
)
def test_wrong_arguments_are_told(told: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *told]) == 2
    assert capsys.readouterr().err.startswith("arena: ")


def test_everybody_sits_everywhere() -> None:
    for names, seats in ((["a", "b"], 2), (["a", "b"], 4), (["a", "b", "b"], 3), (["a", "b"], 3)):
        found = Counter(
            (seat, name) for number in range(seats) for seat, name in enumerate(seating(names, seats, number))
        )
        assert len({found[seat, "a"] for seat in range(seats)}) == 1


def test_the_interval_of_a_share() -> None:
    low, high = wilson(15, 20)
    assert (round(low, 3), round(high, 3)) == (0.531, 0.888)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == pytest.approx(1.0)


def test_a_busy_machine_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels think for a number of nodes in the arena, so a slow clock does not change the games."""

    def wins() -> list[tuple[str, float, float]]:
        figures = arena.play(FERRY, ["normal", "easy"], 2, complete_options(FERRY.options, {}), 2, seed=4)
        return [(player.name, player.wins, player.mean_score) for player in figures.players]

    quiet = wins()
    hours = itertools.count(0, 3600)
    monkeypatch.setattr("bot.ai.arena.time.process_time", lambda: float(next(hours)))
    assert wins() == quiet
