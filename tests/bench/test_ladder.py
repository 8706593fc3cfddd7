"""The ladder: what it plays next, and which games it knows again."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.ai import arena
from bot.ai.players import LEVELS
from bot.ai.search import Style
from bot.games.registry import GAMES, OWN
from tests.bench import ladder, ladder_games, ladder_page
from tests.bench.ladder_games import Match, fingerprint

EASY = Match("pyramids", ("easy", "random"), 2, 4)
AMONG = Match("pyramids", ("easy", "random", "random"), 3, 1)
RANDOM = Match("pyramids", ("random",), 2, 2)


def ladder_of(path: Path, *matches: Match, seed: int = 0) -> ladder.Ladder:
    return ladder.Ladder(matches or (EASY, RANDOM, AMONG), path, seed)


def test_what_was_played_least_comes_next_and_full_tables_last(tmp_path: Path) -> None:
    told: list[str] = []
    found = ladder_of(tmp_path / "kept" / "games.jsonl")
    ladder.climb(found, float("inf"), told.append)
    assert [line.split(":")[0] for line in told] == [
        *("pyramids 0", "pyramids 0", "pyramids 1", "pyramids 2", "pyramids 1", "pyramids 3"),
        "pyramids 0",
    ]
    assert [len(games) for games in found.played.values()] == [4, 2, 1]


def test_it_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    first = ladder_of(path, EASY)
    made = [first.play(EASY) for _ in range(2)]
    with path.open("ab") as file:
        file.write(b'{"game":"pyram')  # it was killed while it wrote
    again = ladder_of(path, EASY)
    assert again.played[EASY] == [game.seats for game in made]
    assert again.play(EASY).number == 2
    assert ladder_of(path, EASY, seed=1).played[EASY] == []


def test_one_game_can_be_played_again(tmp_path: Path) -> None:
    def totals(name: str) -> list[tuple[str, int]]:
        return [(seat.name, seat.total) for seat in ladder_of(tmp_path / name, EASY).play(EASY).seats]

    assert totals("one") == totals("two")


def test_games_of_other_code_are_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.jsonl"
    ladder_of(path).play(EASY)
    assert ladder_of(path).share(EASY) == 0.25
    monkeypatch.setitem(LEVELS, "hard", msgspec.structs.replace(LEVELS["hard"], slips=True))
    assert ladder_of(path).share(EASY) == 0.25  # nobody at this table
    monkeypatch.setitem(LEVELS, "easy", msgspec.structs.replace(LEVELS["easy"], style=Style(noise=9.0)))
    assert ladder_of(path).share(EASY) == 0.0


def test_comments_change_no_fingerprint(monkeypatch: pytest.MonkeyPatch) -> None:
    def of(extra: str) -> str:
        def read(self: Path, *args: Any, **named: Any) -> str:
            return original(self, *args, **named) + (extra if self.name == "heuristic.py" else "")

        ladder_games._code.cache_clear()
        monkeypatch.setattr(Path, "read_text", read)
        return fingerprint(GAMES["pyramids"], ("easy",), None)

    original = Path.read_text
    try:
        assert of("") == of("# why\n") != of("MORE = 1\n")
    finally:
        ladder_games._code.cache_clear()


def test_only_the_matches_that_are_named(tmp_path: Path) -> None:
    found = ladder.Ladder((EASY, RANDOM), tmp_path / "games.jsonl", 0, only=["random"])
    told: list[str] = []
    ladder.climb(found, float("inf"), told.append)
    assert [len(games) for games in found.played.values()] == [0, 2]


def test_the_tables(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def game(*seats: tuple[str, float]) -> list[arena.SeatFigures]:
        return [arena.SeatFigures(name, 10, won, 5, 5, 500.0) for name, won in seats]

    played = {
        EASY: [game(("easy", 1.0), ("random", 0.0)), game(("random", 0.0), ("easy", 1.0))],
        RANDOM: [game(("random", 1.0), ("random", 0.0))],
        AMONG: [],
    }
    text = "\n".join(ladder_page.lines(played))
    assert "| random | 0 |" in text
    assert "| easy : random | 2 | 2 | 100 % | 34 to 100 % | 10.0 : 10.0 | 100 : 100 | 2 |" in text
    assert "| random : random | 2 | 1 | – | – | 10.0 | 100 | 1 |" in text
    document = tmp_path / "players.md"
    document.write_text("a\n<!-- ladder -->\nold\n<!-- end of ladder -->\nb\n", encoding="utf-8")
    monkeypatch.setattr(ladder_page, "DOCUMENT", document)
    ladder_page.write("new\n")
    assert document.read_text(encoding="utf-8") == ("a\n<!-- ladder -->\n\nnew\n<!-- end of ladder -->\nb\n")


@pytest.mark.parametrize("game", OWN)
def test_the_levels_stand_in_their_order(game: str) -> None:
    """random < easy < baseline <= normal < hard, by the games that the document tells."""
    text = ladder_page.DOCUMENT.read_text(encoding="utf-8").split(f"### {game}\n")[1].split("###")[0]
    shares = dict(re.findall(r"^\| (\w+ : \w+) \| 2 \| \d+ \| (\d+) %", text, re.MULTILINE))
    order = ("hard : normal", "normal : baseline", "baseline : easy", "easy : random")
    assert [pair for pair in order if pair not in shares] == []
    assert [pair for pair in order if int(shares[pair]) < 50 + (pair != "normal : baseline")] == []
