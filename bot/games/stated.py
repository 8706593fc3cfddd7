"""The rules of a game by their ids, as its page states them.

The page of a game is `rules.md` beside its rules. The games of this repository have theirs in `docs/rules`;
in an installed package these lie beside the rules, too.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from bot.core import AnyRules

DOCUMENTS: Final = Path(__file__).resolve().parents[2] / "docs" / "rules"
"""The pages of this repository; an installed program does not have them."""
_ID: Final = re.compile(r"(?:- \*{0,2}|\*\*|\| *|\d+\. \*\*)?((?:EX|[A-Z]{2,})-\d+(?:\.\d+)?)\b[* ]*")
_HEADING: Final = re.compile(r"#+ (?:\d[\d.]* )?")
_DIVIDER: Final = re.compile(r"\|[-:| ]+\|?")


class Stated(NamedTuple):
    """A rule or a worked example as a page states it, in English."""

    section: str
    """The nearest heading above it, without its number."""
    text: str


def page_of(rules: AnyRules) -> Path | None:
    """The page with the rules of a game; None if it has none."""
    beside = Path(inspect.getfile(type(rules))).parent / "rules.md"
    return next((page for page in (beside, DOCUMENTS / f"{rules.key}.md") if page.is_file()), None)


def stated(page: str) -> dict[str, Stated]:
    """What a page states, by id in its order.

    A rule or example begins a list item (`- GH-1.1 ...`, `- **BB-1.1** ...`), a numbered line
    (`1. **EDO-22.1** ...`), a table row (`| EDO-4.30 | ...`) or a paragraph (`**EX-1 ...`), and ends before
    the next empty line. A rule whose text ends with a colon goes on after that line.
    """
    texts: dict[str, list[str]] = {}
    sections: dict[str, str] = {}
    section, head = "", list[str]()
    own: list[str] | None = None  # the lines of the rule that is being read
    for line in page.splitlines():
        in_table, named = line.startswith("|"), _ID.match(line)
        head = [] if not in_table else head or _cells(line)
        if line.startswith("#"):
            section, own = _HEADING.sub("", line), None
        elif named is not None:
            own = texts.setdefault(named[1], [])
            own.append(_row(head, line) if in_table else line[named.end() :])
            sections.setdefault(named[1], section)
        elif own is not None and not line.strip():
            own = own if own[-1].endswith(":") else None
        elif own is not None and not _DIVIDER.fullmatch(line):
            own.append(", ".join(_cells(line)) + ";" if in_table else line.strip())
    return {
        name: Stated(sections[name], " ".join(lines).replace("**", "").rstrip(" ;"))
        for name, lines in texts.items()
    }


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("| ").split("|")]


def _row(head: list[str], line: str) -> str:
    """A row of a table in words, without its id."""
    return "; ".join(
        f"{name}: {cell}" for name, cell in list(zip(head, _cells(line), strict=False))[1:] if cell
    )


@cache
def _read(page: Path) -> Mapping[str, Stated]:
    return stated(page.read_text(encoding="utf-8"))


def cited(rules: AnyRules, text: str) -> dict[str, Stated]:
    """The rules of a game that a text names, by id: single ones (`GH-4.2`), examples (`EX-3`) and all of a
    section (`GH-4`). Small letters, and a space or nothing for the hyphen, do not matter."""
    page = page_of(rules)
    known = {} if page is None else _read(page)
    wanted = dict.fromkeys(_named((rules.prefix, "ex"), text))
    return {
        name: says
        for number in wanted
        for name, says in known.items()
        if name == number or name.startswith(f"{number}.")
    }


def game_of(games: Iterable[AnyRules], text: str) -> str:
    """The key of a game with a rule that a text names; empty if there is none."""
    return next((rules.key for rules in games for _ in _named((rules.prefix,), text)), "")


def _named(letters: Iterable[str], text: str) -> Iterator[str]:
    for matched in re.finditer(
        rf"\b({'|'.join(letters)})[\s\-–—‑]?(\d+(?:\.\d+)?)(?!\w)", text, re.IGNORECASE
    ):
        yield f"{matched[1].upper()}-{matched[2]}"
