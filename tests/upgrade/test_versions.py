"""Matches that began with a former version of the rules go on and end with it.

The files beside this one are logs in the form of the golden games: one of each former version, with what the
next version reads differently.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.cli.simulate import simulate
from bot.core import Illegal, replay, rules_of
from bot.games.bora_bora import BoraBora
from bot.games.golden_horn import GoldenHorn
from bot.games.registry import GAMES
from bot.store import matches
from tests.golden.games import read_played, replayed
from tests.match.app import ANN, open_app

LOGS = sorted(Path(__file__).parent.glob("*.txt"))
FORMER = [(game, rules.version) for game in GAMES for rules in GAMES[game].earlier]


def test_there_is_a_log_of_each_former_version() -> None:
    assert sorted(f"{game}-{version}" for game, version in FORMER) == [path.stem for path in LOGS]


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_log_of_a_former_version_reads_as_it_did(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    played = read_played(text)
    rules = rules_of(GAMES, played.game, played.version)
    assert rules is not None
    assert rules.version == played.version
    assert replayed(rules, played).text() == text
    following = rules_of(GAMES, played.game, played.version + 1)
    assert following is not None
    with pytest.raises(Illegal):  # else the version need not have been raised
        replay(following, played.seats, played.options, played.log)


@pytest.mark.parametrize(("game", "version"), FORMER)
def test_a_former_version_differs_in_its_steps_alone(game: str, version: int) -> None:
    new, old = GAMES[game], rules_of(GAMES, game, version)
    assert old is not None
    assert (old.version, old.earlier) == (version, ())
    assert version < new.version
    for same in ("key", "prefix", "seats", "options", "commands", "forced", "repeated", "state_type"):
        assert getattr(old, same) == getattr(new, same), same
    assert old.data_fingerprint() == new.data_fingerprint()


@pytest.mark.parametrize(("game", "version"), FORMER)
def test_a_former_version_keeps_the_contract(game: str, version: int) -> None:
    rules = rules_of(GAMES, game, version)
    assert rules is not None
    options = {option.key: option.default for option in rules.options}
    report = simulate(rules, 2, options, games=1, seed=1)
    assert (report.finished, report.problems) == (1, [])


def test_an_unknown_version_is_played_with_the_newest_rules() -> None:
    assert rules_of(GAMES, "golden_horn", 99) is GAMES["golden_horn"]
    assert rules_of(GAMES, "nonsense", 1) is None
    assert isinstance(rules_of(GAMES, "golden_horn", 1), GoldenHorn)
    assert isinstance(rules_of(GAMES, "bora_bora", 1), BoraBora)


async def test_a_lobby_of_a_former_version_starts_with_the_newest(tmp_path: Path) -> None:
    async with open_app(tmp_path / "turnpost.sqlite") as app:
        match = (await app.lobby("golden_horn", 2)).match
        async with app.store.write() as db:
            await db.exec_driver_sql("update matches set rules_version = 1")
        await app.services.lobby.start(match, ANN.user)
        async with app.store.read() as db:
            row = await matches.find(db, match)
        assert row is not None
        assert row.rules_version == GAMES["golden_horn"].version
