"""What documents name is there: commands of the bot, its buttons, targets of make, modules and tools."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import pytest

from bot.__main__ import TOOLS
from bot.text import words
from tests.cogs.kit import commands_sent

ROOT: Final = Path(__file__).resolve().parent.parent
GUIDES: Final = (
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")),
    *sorted(ROOT.glob("docs/*.md")),
    *sorted(ROOT.glob("docs/decisions/*.md")),
    *sorted(ROOT.glob("docs/extras/*.md")),
    *sorted(ROOT.glob("docs/rules/*.md")),
)
COMMAND: Final = re.compile(r"`(/[a-z-]+(?: [^`]*)?)`")
NO_COMMANDS: Final = frozenset({"/data", "/health", "/metrics"})
"""A folder, and addresses that hosts ask for."""
NEVER_SHOWN: Final = frozenset({"/admin"})
"""Commands that are told of elsewhere than in the guide for players."""
OTHER_WORDS: Final = frozenset(
    {
        *("Formats.", "Tables", "Rounds", "Four people", "Several servers", "Seasons", "Points"),
        *("Who is not there at the end", "answered ahead", "group messages"),
        *("Next: Edo · table 7 (3 waiting)", "Apps"),
    }
)
"""What is bold in the guide for players and on no button of the bot."""
CHAT_INPUT: Final = 1
"""The type of commands that one types, as Discord numbers it."""

Options = frozenset[str]


def all_commands(sent: list[dict[str, Any]]) -> dict[str, Options]:
    """Every command as one types it, with its parameters."""

    def under(name: str, command: dict[str, Any]) -> Iterator[tuple[str, Options]]:
        options = command.get("options", [])
        inner = [one for one in options if one["type"] in (1, 2)]
        if not inner:
            yield name, frozenset(one["name"] for one in options)
        for one in inner:
            yield from under(f"{name} {one['name']}", one)

    typed = [one for one in sent if one.get("type", CHAT_INPUT) == CHAT_INPUT]  # menus are chosen, not typed
    return dict(found for command in typed for found in under(f"/{command['name']}", command))


def newest(changelog: str) -> str:
    """The part of the changelog about what is newest."""
    return changelog.split("\n## ")[1]


def texts() -> dict[str, str]:
    """What is to be true today, by name."""
    found = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in GUIDES}
    return found | {"CHANGELOG.md": newest((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))}


def fault_of(said: str, known: dict[str, Options]) -> str | None:
    """What is wrong with a command that a document names; None if it can be typed."""
    typed = said.split()
    whole = next((" ".join(typed[:end]) for end in (2, 1) if " ".join(typed[:end]) in known), None)
    if whole is None:  # a group stands for its commands
        return None if len(typed) == 1 and any(one.startswith(f"{said} ") for one in known) else said
    given = set(re.findall(r"([a-z-]+):", said))
    return said if given - known[whole] else None


@pytest.fixture
async def known() -> dict[str, Options]:
    return all_commands(await commands_sent())


async def test_every_command_that_is_named_can_be_typed(known: dict[str, Options]) -> None:
    wrong = {
        (document, said)
        for document, text in texts().items()
        for said in COMMAND.findall(text)
        if said not in NO_COMMANDS and fault_of(said, known) is not None
    }
    assert wrong == set()


@pytest.mark.parametrize("said", ["/table status", "/table", "/table new secret:", "/me zone", "/leagues"])
async def test_a_command_that_is_gone_is_noticed(said: str, known: dict[str, Options]) -> None:
    assert (fault_of(said, known) is None) == (said == "/table")


async def test_the_guide_for_players_has_every_command(known: dict[str, Options]) -> None:
    """Its tables, in which `/edo take`, `plan` are two of one group, have these and no others."""
    told = set[str]()
    for line in (ROOT / "docs/playing.md").read_text(encoding="utf-8").splitlines():
        group = ""
        for said in re.findall(r"`([^`]+)`", line.split(" | ")[0]) if line.startswith("| `/") else ():
            typed = said.split()
            if said.startswith("/"):
                group = typed[0]
            told.add(" ".join(typed[:2]) if " ".join(typed[:2]) in known else typed[0])
            if not said.startswith("/"):
                told -= {typed[0]}
                told.add(f"{group} {typed[0]}")
    assert told == known.keys() - NEVER_SHOWN


def test_every_button_that_is_named_is_there() -> None:
    """Whatever is bold in the guide for players is a text of the bot, but for a few words."""
    labels = {
        line.partition(" = ")[2].strip()
        for file in (ROOT / "bot/text/en").glob("*.ftl")
        for line in file.read_text(encoding="utf-8").splitlines()
    }
    text = (ROOT / "docs/playing.md").read_text(encoding="utf-8")
    bold = {" ".join(found.split()).rstrip(".") for found in re.findall(r"\*\*(.+?)\*\*", text, re.DOTALL)}
    assert bold - labels == {one.rstrip(".") for one in OTHER_WORDS - labels}
    buttons = newest((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    assert set(re.findall(r"\*\*(.+?)\*\*", buttons)) - labels == set()
    assert words("en")("button-turn") in bold


def run_in_a_terminal(text: str) -> list[str]:
    """The commands of a document: between backticks, and the lines of what is set apart."""
    lines = [line.removeprefix("$ ") for part in text.split("```")[1::2] for line in part.splitlines()]
    said = [*lines, *re.findall(r"(?<!`)`([^`\n]+)`(?!`)", text)]
    return [one.partition("#")[0].strip() for one in said if one.startswith(("make ", "python -m "))]


def test_what_is_run_in_a_terminal_is_there() -> None:
    """Targets of make; modules, and tools of the bot."""
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    lost, count = set[str](), 0
    for document, text in texts().items():
        for said in run_in_a_terminal(text):
            program, *more = said.replace("python -m ", "").split()
            if program == "make":
                there = more[0] in targets
            elif program == "bot" and more and re.match(r"[a-z]", more[0]):
                there = more[0] in TOOLS
            else:
                there = find_spec(program) is not None
            count += 1
            if not there:
                lost.add(f"{document}: {said}")
    assert lost == set()
    assert count > 50
