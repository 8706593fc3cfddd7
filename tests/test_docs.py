"""The documents fit together: links lead somewhere, paths exist, the changelog knows the version."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

import bot
from bot.config import Settings

ROOT: Final = Path(__file__).resolve().parent.parent
DOCUMENTS: Final = sorted((*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")))
LINK: Final = re.compile(r"\]\(([^)\s]+)\)")
HEADING: Final = re.compile(r"^#+ +(.+?) *$", re.MULTILINE)
FENCE: Final = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
PATH: Final = re.compile(r"`((?:bot|cogs|render|tests|docs)/[\w./-]+)`")

every_document = pytest.mark.parametrize(
    "document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix()
)


def anchors(document: Path) -> set[str]:
    """The anchors of a document's headings, as GitHub makes them."""
    text = FENCE.sub("", document.read_text(encoding="utf-8"))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in HEADING.findall(text)}


@every_document
def test_links_lead_somewhere(document: Path) -> None:
    lost = []
    for link in LINK.findall(FENCE.sub("", document.read_text(encoding="utf-8"))):
        name, _, anchor = link.partition("#")
        if name.startswith(("https:", "http:")):
            continue
        target = document.parent / name if name else document
        if not target.exists() or (anchor and anchor not in anchors(target)):
            lost.append(link)
    assert lost == []


@every_document
def test_paths_exist(document: Path) -> None:
    named = PATH.findall(document.read_text(encoding="utf-8"))
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_a_journey_is_short() -> None:
    """Five journeys, each of at most 15 files, and as many in the order in which they are passed."""
    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8").partition("## Five journeys")[2]
    journeys = [set(PATH.findall(part)) for part in text.split("### ")[1:]]
    assert len(journeys) == 5
    assert [journey for journey in journeys if not 5 <= len(journey) <= 15] == []


def test_the_changelog_is_short() -> None:
    """Each version has at most a dozen lines, each for those who play, host or build."""
    versions = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").split("\n## ")[1:]
    lines = {version.split("]")[0]: version.splitlines()[1:] for version in versions}
    assert {name: len(said) for name, said in lines.items() if len(list(filter(None, said))) > 12} == {}
    begins = {said.split(":")[0] for every in lines.values() for said in every if said.startswith("- ")}
    assert begins == {"- Play", "- Host", "- Build"}


def test_the_readme_fits_on_a_page() -> None:
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) < 120


def test_the_changelog_knows_the_version() -> None:
    released = re.findall(r"^## \[(\d[^\]]*)\]", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)
    assert released[0] == bot.__version__


def test_the_guide_for_operators_has_every_setting() -> None:
    guide = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    assert [name for name in Settings.model_fields if f"`{name.upper()}`" not in guide] == []
