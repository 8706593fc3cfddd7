"""A package with something wrong in it: told with the file and the place. The other games run."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.cli.new_game import names_of, write
from tests.long import long_but
from tests.plugins.installed import install, run
from tests.plugins.test_example import EXAMPLE

KEY, PACKAGE = "night_market", "night_market"
ENGLISH, POLISH = "texts/en/night_market.ftl", "texts/pl/night_market.ftl"

Broken = Callable[..., tuple[Path, ...]]


@pytest.fixture
def broken(tmp_path: Path) -> Broken:
    """Install a copy of the example in which texts of files are replaced."""

    def make(*changes: tuple[str, str, str]) -> tuple[Path, ...]:
        package = tmp_path / "package"
        shutil.copytree(EXAMPLE, package, ignore=shutil.ignore_patterns("__pycache__", "tests"))
        for name, old, new in changes:
            file = package / name if name == "pyproject.toml" else package / PACKAGE / name
            text = file.read_text(encoding="utf-8")
            assert old in text, name
            file.write_text(text.replace(old, new, 1), encoding="utf-8")
        return install(package, tmp_path / "site"), package

    return make


def line_of(path: tuple[Path, ...], name: str, text: str) -> str:
    """The file and the line of a text, as a fault gives them."""
    file = path[1] / PACKAGE / name
    lines = file.read_text(encoding="utf-8").splitlines()
    return f"{file}:{next(n for n, line in enumerate(lines, 1) if text in line)}: "


def checked(path: tuple[Path, ...], tmp_path: Path) -> str:
    done = run("-m", "bot", "check-game", KEY, "--games", "1", path=path, cwd=tmp_path)
    assert done.returncode == 1, done.stdout
    assert "Traceback" not in done.stdout
    return done.stdout


def test_wrong_catalogues(broken: Broken, tmp_path: Path) -> None:
    """Not Fluent, not translated, other variables, somebody else's key, no name for Discord. What the rules
    say in English need not stand in the English catalogue."""
    path = broken(
        (POLISH, "nm-told-taken-back = { $who }", "nm-told-taken-back = { who"),
        (POLISH, "nm-ask-make-bids = zaoferuj kartę\n", ""),
        (POLISH, "nm-told-card-taken = { $who } bierze", "nm-told-card-taken = { $whom } bierze"),
        ("texts/el/night_market.ftl", "nm-kind-take = ", "button-confirm = x\nnm-kind-take = "),
        (ENGLISH, "cmd-night-market-take-card-about = Which card", ""),
        ("texts/pl/night_market.ftl", "cmd-night-market-bid = oferta", "cmd-night-market-bid = Moja Oferta"),
    )
    said = checked(path, tmp_path)
    assert line_of(path, POLISH, "{ who") + "Expected token" in said
    assert line_of(path, ENGLISH, "nm-ask-make-bids") + "'nm-ask-make-bids' is not translated: " in said
    assert line_of(path, POLISH, "$whom") + "'nm-told-card-taken' uses $whom, which the English text" in said
    greek = line_of(path, "texts/el/night_market.ftl", "button-confirm")
    assert greek + "'button-confirm' does not begin with 'nm-'" in said
    assert "cmd-night-market-take-card-about" not in said
    assert line_of(path, POLISH, "Moja") + "'Moja Oferta' is not a name that Discord accepts" in said
    assert "texts/pl: pl/nm-ask-make-bids: no such message (prompt of seat" in said


def test_a_catalogue_that_would_stop_the_bot(broken: Broken, tmp_path: Path) -> None:
    """The game is left out at the start, with its name and the reason; the others are offered."""
    path = broken((ENGLISH, "cmd-night-market-bid = bid", "cmd-night-market-bid = BID"))
    code = (
        "from bot.games.registry import GAMES; from bot.start import tell_left_out; "
        "tell_left_out(); print(*GAMES)"
    )
    done = run("-c", code, path=path, cwd=tmp_path)
    assert done.returncode == 0
    assert "The game 'night_market'" in done.stdout
    assert line_of(path, ENGLISH, "BID") + "'BID' is not a name that Discord accepts" in done.stdout
    assert done.stdout.splitlines()[-1] == "golden_horn pyramids bora_bora edo"


def test_no_drawing(broken: Broken, tmp_path: Path) -> None:
    path = broken(("__init__.py", '"night_market.drawing"', '"night_market.picture"'))
    said = checked(path, tmp_path)
    assert "there is no module 'night_market.picture', which the game names as its drawing" in said


def test_a_drawing_that_fails(broken: Broken, tmp_path: Path) -> None:
    path = broken(
        (ENGLISH, "nm-card = { $kind } { $value }\n", ""),
        ("drawing.py", "DRAWING.sheet, DRAWING.look", "lambda scene: 1 // 0, DRAWING.look"),
    )
    said = checked(path, tmp_path)
    assert "texts/en: the table, 2 seats, en: en/nm-card: no such message" in said
    division = line_of(path, "drawing.py", "1 // 0")
    assert f"{division}the score sheet, 2 seats, en: ZeroDivisionError" in said


def test_points_that_are_no_words_for_anything(tmp_path: Path) -> None:
    """Told once, with the line of the author's."""
    write(tmp_path / "new", names_of("flea_market"))
    rules = tmp_path / "new" / "flea_market.py"
    text = rules.read_text(encoding="utf-8")
    wrong = text.replace('[{"curios": sum(own), "charms": sum(held)} for', "[sum(own) + sum(held) for")
    rules.write_text(wrong, encoding="utf-8")
    at = next(n for n, line in enumerate(wrong.splitlines(), 1) if "def points" in line)
    path = install(tmp_path / "new", tmp_path / "site"), tmp_path / "new"
    done = run("-m", "bot", "check-game", "flea_market", "--games", "1", path=path, cwd=tmp_path)
    told = [line for line in done.stdout.splitlines() if not line.startswith("flea_market: ")]
    assert [line.split(" game 1", 1)[0] for line in told] == [f"{rules}:{at}:"]


def test_an_option_that_clashes(broken: Broken, tmp_path: Path) -> None:
    twice = 'core.Option("last_card", ("off", "on"), "on"),'
    path = broken(("rules.py", twice, f"{twice} {twice}"))
    options = line_of(path, "rules.py", "    options:")
    assert f"{options}an option is declared twice: ['last_card', 'last_card']" in checked(path, tmp_path)


def test_a_field_that_belongs_to_the_contract(broken: Broken, tmp_path: Path) -> None:
    """What a game keeps in its view under the name of `View.marks` is not what a board marks."""
    view = "class Shown(core.TableView, frozen=True, kw_only=True):\n    marks: tuple[str, ...] = ()\n\n\n"
    path = broken(
        ("rules.py", "class NightMarket(", f"{view}class NightMarket("),
        ("rules.py", "-> core.TableView:", "-> Shown:"),
    )
    view = line_of(path, "rules.py", "    def view")
    said = f"{view}its view has a field 'marks' of another kind: that name belongs to bot.core.View"
    assert said in checked(path, tmp_path)


def test_rules_that_lack_something(broken: Broken, tmp_path: Path) -> None:
    path = broken(("rules.py", 'seats, state_type = 1, "night_market", "nm", range(2, 5), State', RANGELESS))
    assert "it lacks seats: see bot.core.Rules" in checked(path, tmp_path)


RANGELESS = 'state_type = 1, "night_market", "nm", State'


def test_a_notation_that_is_not_unique(broken: Broken, tmp_path: Path) -> None:
    same = '    def __str__(self) -> str:\n        return f"B{self.card[1:]}"\n\n'
    before = "    def options(cls, at: Here) -> list[Bid]:\n"
    path = broken(("rules.py", f"    @classmethod\n{before}", f"{same}    @classmethod\n{before}"))
    said = checked(path, tmp_path)
    assert line_of(path, "rules.py", "class Bid(") + "notation: seat" in said
    assert "several moves (Bid) have the notation b" in said


@pytest.mark.parametrize(
    ("file", "old", "new", "place", "said"),
    long_but(
        [
            (
                "__init__.py",
                "from night_market.rules",
                "from night_market.ruled",
                "__init__.py:",
                "ModuleNotFoundError",
            ),
            ("rules.py", "def without(", "def without((", "rules.py:", "SyntaxError"),
            ("components.toml", "hand = 5", "hand = 3", "rules.py:", "hand: 3 cards are not enough"),
            (
                "__init__.py",
                "GAME = Game(",
                "GAMES = Game(",
                "/package/night_market/__init__.py: ",
                "no attribute 'GAME'",
            ),
            ("__init__.py", "GAME = Game(", "GAME = dict(", "night_market:GAME: ", "dict, not bot.core.Game"),
            (
                "rules.py",
                '"night_market", "nm"',
                '"night_market", "gh"',
                "rules.py:",
                "the prefix 'gh' is that of 'golden_horn'",
            ),
            ("rules.py", '= 1, "night_market"', '= 1, "market"', "rules.py:", "the game 'market'"),
        ],
        ("rules.py", "def without(", "def without((", "rules.py:", "SyntaxError"),
    ),
)
def test_a_game_that_cannot_be_loaded(
    broken: Broken, tmp_path: Path, file: str, old: str, new: str, place: str, said: str
) -> None:
    path = broken((file, old, new), *([SILENT] if "gh" in new else []))
    found = checked(path, tmp_path)
    assert "night_market (night_market:GAME of turnpost-night-market 1.0.0) is not offered:" in found
    assert place in found
    assert said in found


SILENT = ("__init__.py", '{"nm-told-bid-made-hidden": "nm-told-opened"}', "{}")
"""Without a narration, whose keys would have another prefix."""


def test_an_unknown_game(tmp_path: Path) -> None:
    done = run("-m", "bot", "check-game", "chess", path=(), cwd=tmp_path)
    assert done.returncode == 2
    assert "no game 'chess'; games: golden_horn" in done.stdout
