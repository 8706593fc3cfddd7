"""Games of the ladder that were played already: one JSON line each, in a file that only grows.

A line holds the fingerprint of the code that decided in its game. Lines with another fingerprint than today's
are left out, so that no table mixes players of different strength.
"""

from __future__ import annotations

import ast
import hashlib
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from bot.ai import arena
from bot.ai.budget import Budget
from bot.ai.players import LEVELS
from bot.core import AnyRules

REPOSITORY: Final = Path(__file__).parent.parent.parent
THINKING: Final = ("arena", "budget", "players", "search")
"""The modules of `bot/ai` that decide. The levels are looked at one by one."""
SPOKEN: Final = ("census", "commands", "guide", "narration", "printed", "prompts", "rejections", "terms")
"""How the names of modules of a game begin that say something and decide nothing."""


class Match(msgspec.Struct, frozen=True):
    """What is played again and again: players at a number of seats."""

    game: str
    names: tuple[str, ...]
    seats: int
    wanted: int
    """How many games are to be played."""


class Kept(msgspec.Struct, frozen=True):
    """A game that was played."""

    game: str
    names: tuple[str, ...]
    """The players as they were named for the match, before they were seated."""
    seed: int
    number: int
    """The number of the game in its match."""
    options: dict[str, Any]
    seats: list[arena.SeatFigures]
    code: str
    """The fingerprint of what decided."""


def read(path: Path) -> Iterator[Kept]:
    """All games in a file. A last line that was cut off is left out."""
    if not path.exists():
        return
    for line in path.read_bytes().splitlines():
        try:
            yield msgspec.json.decode(line, type=Kept)
        except msgspec.DecodeError:
            continue


def keep(path: Path, game: Kept) -> None:
    """Add a game to a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab") as file:
        file.write(msgspec.json.encode(game) + b"\n")


def fingerprint(rules: AnyRules, names: Sequence[str], budget: Budget | None) -> str:
    """Of the code of the game and of its players, without comments and docstrings."""
    levels = [msgspec.json.encode(LEVELS[name]) for name in sorted(set(names)) if name in LEVELS]
    found = hashlib.sha256(_code(type(rules).__module__).encode())
    found.update(b"".join(levels) + msgspec.json.encode(budget))
    return found.hexdigest()[:16]


@cache
def _code(module: str) -> str:
    """The digest of all code that decides in the game whose rules are in this module."""
    own = sys.modules[module].__file__
    assert own is not None
    files = [
        *(REPOSITORY / "bot" / "ai" / f"{name}.py" for name in THINKING),
        *_sources(REPOSITORY / "bot" / "core"),
        *(path for path in _sources(Path(own).parent) if not path.stem.startswith(SPOKEN)),
    ]
    found = hashlib.sha256()
    for path in files:
        text = path.read_text(encoding="utf-8")
        found.update(f"{path.name}\n{_bare(text) if path.suffix == '.py' else text}\n".encode())
    return found.hexdigest()


def _sources(folder: Path) -> list[Path]:
    return sorted(path for path in folder.iterdir() if path.suffix in {".py", ".toml", ".json"})


def _bare(text: str) -> str:
    """Code without comments, docstrings and layout."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            kept = [one for one in body if not _said(one)]
            node.body = kept or [ast.Pass()]  # type: ignore[attr-defined]  # any node with a body
    return ast.unparse(tree)


def _said(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )
