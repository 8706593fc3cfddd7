"""The catalogues as the tests read them, and the code that uses them."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import msgspec

from bot.text.catalogues import Message, catalogue_files, read_messages

ROOT = Path(__file__).resolve().parents[2]
KEY = re.compile(r"^[a-z]+(-[A-Za-z0-9]+)+$")


@cache
def entries(language: str) -> tuple[Message, ...]:
    """Every message of a language in file order, doubles included.

    Raises:
        AssertionError: a part of a catalogue that is not Fluent.
    """
    out = []
    for name, text in catalogue_files(language):
        for entry in read_messages(name, text):
            assert isinstance(entry, Message), f"{language}/{entry.place}: {entry.says}"
            out.append(entry)
    return tuple(out)


@cache
def messages(language: str) -> dict[str, Message]:
    return {message.key: message for message in entries(language)}


@cache
def code() -> tuple[tuple[Path, ast.Module], ...]:
    """Every module of the program, read as a tree; the words themselves apart."""
    paths = [path for folder in ("bot", "cogs", "render") for path in sorted((ROOT / folder).rglob("*.py"))]
    return tuple(
        (path, ast.parse(path.read_text(encoding="utf-8"))) for path in paths if path.parent.name != "text"
    )


class Use(msgspec.Struct, frozen=True):
    """A place in the code that names a message."""

    key: str
    where: str
    given: frozenset[str] | None
    """Names of the values given; None when they cannot be read off the code."""


SPEAKERS = ("fact", "Fact", "words", "say", "said", "catalogue", "text", "w", "_term", "Term", "message")
"""Functions that take a catalogue key first."""


@cache
def uses() -> tuple[Use, ...]:
    """Every call `fact("key", ...)`, `words("key", ...)`, `Term("key")` and the like with a literal key,
    and every class attribute `key = "..."` of an error."""
    out = []
    for path, tree in code():
        file = path.relative_to(ROOT)
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                key = node.args[0].value
                speaker = getattr(node.func, "attr", getattr(node.func, "id", ""))
                if isinstance(key, str) and KEY.match(key) and speaker in SPEAKERS:
                    where = f"{file}:{node.lineno}"
                    names = {keyword.arg for keyword in node.keywords}
                    open_call = None in names or len(node.args) > 1 or speaker in ("Term", "Fact", "text")
                    given = None if open_call else frozenset(name for name in names if name)
                    out.append(Use(key, where, given))
            elif isinstance(node, ast.ClassDef) and path.name == "errors.py":
                values = [line.value for line in node.body if isinstance(line, ast.Assign)]
                keys = [
                    str(value.value) for value in values if isinstance(value, ast.Constant) and value.value
                ]
                out += [Use(key, f"{file}:{node.lineno}", None) for key in keys]
    return tuple(out)


_SAID = re.compile(r"\bt\('([a-z0-9-]+)'")
"""A text of a page's template: `t('web-total')`."""


@cache
def literals() -> frozenset[str]:
    """Every text constant of the program and the heads of its composed ones (`f"gh-colour-{x}"`)."""
    found = set()
    for _, tree in code():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    for template in sorted((ROOT / "bot" / "web" / "templates").glob("*.html")):
        found |= set(_SAID.findall(template.read_text(encoding="utf-8")))
    return frozenset(found)
