"""Catalogues as data: which messages a file has, and what each needs. For checks only; it formats no text."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor


class Message(msgspec.Struct, frozen=True):
    """One message of one language."""

    key: str
    file: str
    line: int
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

    @property
    def place(self) -> str:
        """Its file and line."""
        return f"{self.file}:{self.line}"


_READ: Final = ("variables", "asked_forms", "plain", "counted", "listed", "numbers", "references")


class Unreadable(msgspec.Struct, frozen=True):
    """A part of a file that is not Fluent."""

    file: str
    line: int
    says: str

    @property
    def place(self) -> str:
        """Its file and line."""
        return f"{self.file}:{self.line}"


def read_messages(file: str, text: str) -> Iterator[Message | Unreadable]:
    """The messages of a file in their order."""
    for entry in FluentParser().parse(text).body:
        assert entry.span is not None
        if isinstance(entry, ftl.Junk):
            fault = entry.annotations[0]
            at = entry.span.start if fault.span is None else fault.span.start
            yield Unreadable(file, _line(text, at), str(fault.message))
        if not isinstance(entry, ftl.Message):
            continue
        reader = _Reader()
        reader.visit(entry)
        yield Message(
            key=entry.id.name,
            file=file,
            line=_line(text, entry.span.start),
            text=text[entry.span.start : entry.span.end],
            forms=frozenset(attribute.id.name for attribute in entry.attributes),
            **{name: frozenset(reader.read[name]) for name in _READ},
        )


def messages_of(texts: Iterable[tuple[str, str]]) -> dict[str, Message]:
    """The messages of files, given as (name, text), by their keys; of equal keys the first counts."""
    entries = [entry for file, text in texts for entry in read_messages(file, text)]
    return {entry.key: entry for entry in reversed(entries) if isinstance(entry, Message)}


def references(entry: ftl.EntryType) -> set[str]:
    """The keys of the messages (and Fluent terms, as `-key`) that an entry refers to."""
    reader = _Reader()
    reader.visit(entry)
    return reader.read["references"]


def _line(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1


class _Reader(Visitor):
    """Collects what a message refers to."""

    def __init__(self) -> None:
        self.read: defaultdict[str, set[Any]] = defaultdict(set)
        """By the fields of `Message` (`_READ`)."""

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.read["variables"].add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.read["references"].add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802
        self.read["references"].add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        keys = [v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in node.variants]
        counting = {"zero", "one", "two", "few", "many", "0", "1"} & set(keys)
        if counting and isinstance(node.selector, ftl.VariableReference):
            self.read["counted"].add(node.selector.id.name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: Any) -> None:  # noqa: N802
        of = [a.id.name for a in node.arguments.positional if isinstance(a, ftl.VariableReference)]
        named = {a.name.name: a.value.value for a in node.arguments.named}
        if node.id.name == "WORD":
            self.read["asked_forms"] |= {(name, named.get("form", "")) for name in of}
            if "plain" in named:
                self.read["plain"].add(named["plain"])
        elif node.id.name in ("LIST", "COUNT"):
            self.read["listed"] |= set(of)
        elif node.id.name == "NUMBER":
            self.read["numbers"] |= set(of)
        self.generic_visit(node)
