"""The parts of `docs/architecture.md` and `docs/journeys.md` that are made from the program itself."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Sequence
from functools import cache
from typing import Final

import grimp

from tests.journeys.tracing import ROOT, Trace

MAP: Final = ROOT / "docs/architecture.md"
PAGE: Final = ROOT / "docs/journeys.md"
MATCH: Final = "bot.match"
TITLES: Final = (
    "A command: `/golden-horn sail`",
    "A sealed choice: a plan in Edo",
    "A deadline that passes",
    "An undo that the others approve",
    "A picture",
)
HEAD: Final = """# Journeys

Which of our files five requests enter on the sandbox, in the order of the first time. A test fails when this
page is not true any more, and `python -m tests.journeys` writes it anew. The same journeys with fewer stops
are in [architecture.md](architecture.md#five-journeys). The files of a game (its rules, its drawing) and of
`bot/core` are left out, for every game has its own.
"""


def layers() -> str:
    """The floors of the program, from the import contract: nobody imports upwards."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    floors = next(one["layers"] for one in contracts["contracts"] if one["name"] == "imports point one way")
    lines = ["| Part | What is in it |", "| --- | --- |"]
    for floor in floors:
        parts = re.split(r" [|:] ", floor)
        said = "<br>".join(_says(part) for part in parts)
        lines.append(f"| {'<br>'.join(f'`{_path(part)}`' for part in parts)} | {said} |")
    return "\n".join(lines)


def rooms() -> str:
    """The rooms of `bot/match` by floors: each imports only rooms that stand above it in the table."""
    graph = grimp.build_graph("bot", "cogs", "render", include_external_packages=False)
    below = {
        room: {
            other
            for other in graph.find_children(MATCH)
            if other != room and graph.direct_import_exists(importer=room, imported=other, as_packages=True)
        }
        for room in graph.find_children(MATCH)
    }

    @cache
    def floor(room: str) -> int:
        return 1 + max(map(floor, below[room]), default=0)

    order = sorted(below, key=lambda room: (floor(room), room))
    lines = [f"| {floor(room)} | `{_path(room)}` | {_says(room)} |" for room in order]
    return "\n".join(["| Floor | Room | What is in it |", "| --- | --- | --- |", *lines])


def page(found: Sequence[Trace]) -> str:
    """The page of the journeys."""
    parts = [HEAD]
    for title, trace in zip(TITLES, found, strict=True):
        parts.append(f"## {title}\n\n{counts(trace)}\n")
        parts.append(
            "\n".join(f"{n}. `{file}`: {_about(file)}" for n, file in enumerate(trace.beside_games, 1))
        )
        parts.append("")
    return "\n".join(parts)


def counts(trace: Trace) -> str:
    """How much a request goes through."""
    services = ", ".join(f"`{name}`" for name in trace.services)
    return f"{len(trace.beside_games)} files. Services: {services}."


def marked(text: str, name: str) -> str:
    """What stands between the marks of a part."""
    return text.partition(f"<!-- {name} -->\n")[2].partition(f"\n<!-- end of {name} -->")[0]


def with_part(text: str, name: str, part: str) -> str:
    """A text with another part between its marks."""
    begin, end = f"<!-- {name} -->\n", f"\n<!-- end of {name} -->"
    return f"{text.partition(begin)[0]}{begin}{part}{end}{text.partition(end)[2]}"


def _path(module: str) -> str:
    path = module.replace(".", "/")
    return path if (ROOT / path).is_dir() else f"{path}.py"


def _says(module: str) -> str:
    path = _path(module)
    return _about(path if path.endswith(".py") else f"{path}/__init__.py")


@cache
def _about(file: str) -> str:
    """The first sentence of a file's docstring."""
    doc = ast.get_docstring(ast.parse((ROOT / file).read_text(encoding="utf-8"))) or ""
    first = " ".join(doc.partition("\n\n")[0].split())
    return re.split(r"(?<=[.:!?]) (?=[A-Z])", first)[0].rstrip(".:").replace("|", "\\|") + "."
