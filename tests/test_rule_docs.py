"""Every rule that code and tests cite can be looked up in `docs/rules`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
import pytest

from bot.games.stated import DOCUMENTS, stated

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDERS: Final = ("bot", "cogs", "render", "tests")
KINDS: Final = (".py", ".toml", ".json", ".ftl", ".txt")
GAMES: Final = {"GH": "golden_horn", "PY": "pyramids", "BB": "bora_bora", "EDO": "edo"}
CITED: Final = re.compile(rf"\b({'|'.join(GAMES)})-(\d+)(?:\.(\d+))?\b")
"""A rule (`GH-6.6`) or a whole section (`PY-5`)."""
NAMED: Final = re.compile(rf"\bdef test_({'|'.join(GAMES)})_(\d+)_(\d+)_".lower())
"""A test that is named by its rule: `test_gh_6_6_...`."""
EXAMPLE: Final = re.compile(r"\bEX-\d+\b")
SECTION: Final = re.compile(r"^## (\d+)\. ", re.MULTILINE)


def sources() -> Iterator[tuple[str, str]]:
    """The text files of the program and its tests, as (path, text)."""
    for folder in FOLDERS:
        for file in sorted((ROOT / folder).rglob("*")):
            if file.suffix in KINDS and "__pycache__" not in file.parts and file != Path(__file__).resolve():
                yield str(file.relative_to(ROOT)), file.read_text(encoding="utf-8")


def citations(text: str) -> Iterator[tuple[str, str]]:
    """What a text cites, as (letters of the game, id of a rule or a section)."""
    for letters, section, number in CITED.findall(text):
        yield letters, f"{letters}-{section}.{number}" if number else f"{letters}-{section}"
    for letters, section, number in NAMED.findall(text):
        yield letters.upper(), f"{letters.upper()}-{section}.{number}"


@cache
def known(letters: str) -> frozenset[str]:
    """The ids of a game's rules, examples and sections."""
    text = (DOCUMENTS / f"{GAMES[letters]}.md").read_text(encoding="utf-8")
    sections = (f"{letters}-{number}" for number in SECTION.findall(text))
    return frozenset((*stated(text), *sections))


def test_every_rule_that_is_cited_exists() -> None:
    unknown = [
        f"{path}: {cited}"
        for path, text in sources()
        for letters, cited in citations(text)
        if cited not in known(letters)
    ]
    assert unknown == []


@pytest.mark.parametrize(("letters", "game"), GAMES.items(), ids=GAMES.values())
def test_every_example_that_is_cited_exists(letters: str, game: str) -> None:
    """Examples are numbered for each game, so what a file cites is told by its folder."""
    unknown = [
        f"{path}: {cited}"
        for path, text in sources()
        if f"/{game}/" in path
        for cited in EXAMPLE.findall(text)
        if cited not in known(letters)
    ]
    assert unknown == []


def test_citations_of_all_forms_are_found() -> None:
    text = 'see GH-6.6, PY-5 and (EDO-3.40 to EDO-3.45).\n@rule("BB-7.1")\ndef test_bb_17_14_fish() -> None:'
    assert list(citations(text)) == [
        ("GH", "GH-6.6"),
        ("PY", "PY-5"),
        ("EDO", "EDO-3.40"),
        ("EDO", "EDO-3.45"),
        ("BB", "BB-7.1"),
        ("BB", "BB-17.14"),
    ]


def test_citations_are_compared_with_something() -> None:
    cited = {cited for _, text in sources() for _, cited in citations(text)}
    assert len(cited) > 500
    assert all(len(known(letters)) > 100 for letters in GAMES)


def test_the_page_of_pyramids_shows_the_cards_of_the_component_data() -> None:
    text = (DOCUMENTS / "pyramids.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d+) \| (\w+) \| \w+ \| \d+ \| `(.+)` \|$", text, re.MULTILINE)
    data = msgspec.json.decode((ROOT / "bot/games/pyramids/cards.json").read_bytes())
    assert [(int(number), colour, grid.split(" / ")) for number, colour, grid in rows] == [
        (card["id"], card["color"], card["grid"]) for card in data["cards"]
    ]


RANGE: Final = re.compile(rf"\b({'|'.join(GAMES)})-(\d+)\.(\d+) to (?:\1-)?\2\.(\d+)\b")
"""Several rules of a section at once: `EDO-2.20 to EDO-2.27`."""


def cited_by(letters: str) -> frozenset[str]:
    """The rules that the code and the component data of a game cite."""
    folder = ROOT / "bot" / "games" / GAMES[letters]
    texts = [file.read_text(encoding="utf-8") for file in folder.rglob("*") if file.suffix in KINDS]
    ranges = [found for text in texts for found in RANGE.findall(text) if found[0] == letters]
    whole = {
        f"{letters}-{section}.{number}"
        for _, section, first, last in ranges
        for number in range(int(first), int(last) + 1)
    }
    return frozenset(cited for text in texts for _, cited in citations(text)) | whole


@pytest.mark.parametrize("letters", GAMES)
def test_every_rule_is_cited_where_it_is_kept(letters: str) -> None:
    text = (DOCUMENTS / f"{GAMES[letters]}.md").read_text(encoding="utf-8")
    rules = {one for one in stated(text) if one.startswith(f"{letters}-")}
    assert sorted(rules - cited_by(letters)) == []
