"""The catalogues as the tests read them, and the code that uses them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.text.engine import catalogue_files

ROOT = Path(__file__).resolve().parents[2]
KEY = re.compile(r"^[a-z]+(-[A-Za-z0-9]+)+$")


class Message(msgspec.Struct, frozen=True):
    """One message of one language."""

    key: str
    file: str
    text: str
    """As written, attributes included."""
    forms: frozenset[str]
    """Its attributes: the grammatical forms of a term."""
    variables: frozenset[str]
    asked_forms: frozenset[tuple[str, str]]
    """(variable, form) for every `WORD($variable, form: "form")`."""
    plain: frozenset[str]
    """Messages that `WORD(..., plain: "key")` falls back to."""
    counted: frozenset[str]
    """Variables that choose between plural forms."""
    listed: frozenset[str]
    """Variables that are given to LIST or COUNT."""
    numbers: frozenset[str]
    """Variables that are given to NUMBER."""
    references: frozenset[str]


class _Reader(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.forms: set[tuple[str, str]] = set()
        self.plain: set[str] = set()
        self.counted: set[str] = set()
        self.listed: set[str] = set()
        self.references: set[str] = set()
        self.numbers: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        keys = [v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in node.variants]
        counting = {"zero", "one", "two", "few", "many", "0", "1"} & set(keys)
        if counting and isinstance(node.selector, ftl.VariableReference):
            self.counted.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: Any) -> None:  # noqa: N802
        of = [a.id.name for a in node.arguments.positional if isinstance(a, ftl.VariableReference)]
        named = {a.name.name: a.value.value for a in node.arguments.named}
        if node.id.name == "WORD":
            self.forms |= {(name, named.get("form", "")) for name in of}
            if "plain" in named:
                self.plain.add(named["plain"])
        elif node.id.name in ("LIST", "COUNT"):
            self.listed |= set(of)
        elif node.id.name == "NUMBER":
            self.numbers |= set(of)
        self.generic_visit(node)


@cache
def entries(language: str) -> tuple[Message, ...]:
    """Every message of a language in file order, doubles included.

    Raises:
        AssertionError: a part of a catalogue that is not Fluent.
    """
    out = []
    for name, text in catalogue_files(language):
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{name}: {entry.content}"
            if not isinstance(entry, ftl.Message):
                continue
            reader = _Reader()
            reader.visit(entry)
            assert entry.span is not None
            out.append(
                Message(
                    key=entry.id.name,
                    file=name,
                    text=text[entry.span.start : entry.span.end],
                    forms=frozenset(attribute.id.name for attribute in entry.attributes),
                    variables=frozenset(reader.variables),
                    asked_forms=frozenset(reader.forms),
                    plain=frozenset(reader.plain),
                    counted=frozenset(reader.counted),
                    listed=frozenset(reader.listed),
                    numbers=frozenset(reader.numbers),
                    references=frozenset(reader.references),
                )
            )
    return tuple(out)


@cache
def messages(language: str) -> dict[str, Message]:
    return {message.key: message for message in entries(language)}


def code() -> Iterator[tuple[Path, ast.Module]]:
    """Every module of the program, read as a tree; the words themselves apart."""
    for folder in ("bot", "cogs", "render"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            if path.parent.name != "text":
                yield path, ast.parse(path.read_text(encoding="utf-8"))


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
        for node in ast.walk(tree):
            where = f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                key = node.args[0].value
                speaker = ast.unparse(node.func).split(".")[-1]
                if isinstance(key, str) and KEY.match(key) and speaker in SPEAKERS:
                    names = {keyword.arg for keyword in node.keywords}
                    open_call = None in names or len(node.args) > 1 or speaker in ("Term", "Fact", "text")
                    given = None if open_call else frozenset(name for name in names if name)
                    out.append(Use(key, where, given))
            elif isinstance(node, ast.ClassDef) and path.name == "errors.py":
                values = [line.value for line in node.body if isinstance(line, ast.Assign)]
                keys = [
                    str(value.value) for value in values if isinstance(value, ast.Constant) and value.value
                ]
                out += [Use(key, where, None) for key in keys]
    return tuple(out)


@cache
def literals() -> frozenset[str]:
    """Every text constant of the program and the heads of its composed ones (`f"gh-colour-{x}"`)."""
    found = set()
    for _, tree in code():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return frozenset(found)
