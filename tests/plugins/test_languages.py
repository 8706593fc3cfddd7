"""A small game is translated into the languages that its author speaks; all others read it in English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.cli.new_game import names_of, write
from bot.text.engine import LANGUAGES
from tests.core.flea import KEY, flea_market
from tests.plugins.installed import install, run

RULES = flea_market().GAME.rules
OTHERS = [language for language in LANGUAGES if language not in ("en", "de")]


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Flea Market with an empty folder for its catalogues."""
    package = tmp_path / "package"
    write(package, names_of(KEY))
    file = package / f"{KEY}.py"
    named = file.read_text(encoding="utf-8").replace(
        "guide=GUIDE)", f'guide=GUIDE, catalogues="{KEY}_texts")'
    )
    file.write_text(named, encoding="utf-8")
    (package / f"{KEY}_texts" / "de").mkdir(parents=True)
    (package / f"{KEY}_texts" / "__init__.py").touch()
    return package


def translate(package: Path, texts: dict[str, str]) -> None:
    lines = [f"{key} = {text.replace(chr(10), f'{chr(10)}    ')}\n" for key, text in texts.items()]
    file = package / f"{KEY}_texts" / "de" / f"{KEY}.ftl"
    file.write_text("".join(lines), encoding="utf-8")


def checked(package: Path, tmp_path: Path) -> list[str]:
    path = install(package, tmp_path / "site"), package
    done = run("-m", "bot", "check-game", KEY, "--games", "1", path=path, cwd=tmp_path)
    return [line for line in done.stdout.splitlines() if "the guide has no" not in line]


def test_german_alone_is_enough(package: Path, tmp_path: Path) -> None:
    """What German lacks is named, text by text; no English is written again, and no Greek is asked for."""
    translate(package, {"fm-title": "Trödelmarkt", "fm-told-sold": "{ $who } zahlt { $price }"})
    lines = checked(package, tmp_path)
    told = re.compile(r"'([a-z-]+[0-9]?)' is (?:not translated|missing)")
    missing = {key for line in lines for key in told.findall(line)}
    assert {"fm-about", "fm-rules-1", "fm-do-bid", "fm-told-bid-made-hidden", "cmd-flea-market"} <= missing
    assert [line.partition(": ")[2] for line in lines if "$" in line] == [
        "'fm-told-sold' uses $price, which the English text does not",
        "'fm-told-sold' does not use $coins as the English text does",
        "'fm-told-sold' does not use $worth as the English text does",
    ]
    translated = {
        key: RULES.english(key) or "" for key in sorted({*missing, "fm-area-charms", "fm-score-charms"})
    }
    (tmp_path / "site").rename(tmp_path / "before")
    translate(
        package, {"fm-title": "Trödelmarkt", "fm-told-sold": "{ $who } { $coins } { $worth }", **translated}
    )
    assert checked(package, tmp_path) == [
        f"{KEY}: nothing is wrong.",
        f"{KEY}: no catalogue in {', '.join(OTHERS)}: there it is read in English",
    ]
