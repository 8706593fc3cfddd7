"""Catalogues as files and as data: where they are, the source of each message, and, for checks, which
messages a file has and what each needs; and the words that the catalogues of a game lack: from its rules
(`bot.core.TableRules.english`), or those that all games say alike."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.core import AnyRules, TableRules
from bot.core.english import COMMON
from bot.games.registry import PACKAGES


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


def catalogue_files(language: str) -> Iterator[tuple[str, str]]:
    """The files of a catalogue as (file name, text), in a fixed order.

    If two messages have the same key the first counts, so no game can replace a text of the bot. A game that
    has no catalogue in this language is read in English.
    """
    yield from _files_in("bot.text", language)
    for package in PACKAGES.values():
        if package.catalogues:
            own = [*game_files(package.catalogues, language)]
            yield from own or game_files(package.catalogues, "en")


def game_files(package: str, language: str) -> Iterator[tuple[str, str]]:
    """The files of a game's catalogue as (path, text), in a fixed order; none if there is no such folder."""
    folder = files(package).joinpath(language)
    if folder.is_dir():
        yield from ((str(folder.joinpath(name)), text) for name, text in _files_in(package, language))


def _files_in(package: str, language: str) -> Iterator[tuple[str, str]]:
    for entry in sorted(files(package).joinpath(language).iterdir(), key=lambda item: item.name):
        if entry.name.endswith(".ftl"):
            yield entry.name, entry.read_text(encoding="utf-8")


_START = re.compile(r"^(?:(-?[A-Za-z][\w-]*) *=|#)", re.ASCII | re.MULTILINE)
"""The start of a message or Fluent term (its key is group 1), or of a comment."""


def split(text: str) -> Iterator[tuple[str, str]]:
    """The messages of a file as (key, source), in their order. What is wrong in a source stays in it."""
    starts = [*_START.finditer(text)]
    for at, start in enumerate(starts):
        if start[1]:
            end = starts[at + 1].start() if at + 1 < len(starts) else len(text)
            yield start[1], text[start.start() : end]


_PLAIN = re.compile(r"([A-Za-z][\w-]*) *= *([^\s{}](?:[^\n\r{}]*[^\s{}])?) *\n*", re.ASCII)
"""A message of one line without variables and forms."""


def parsed_source(source: str) -> ast.Resource:
    """The source of a message as Fluent reads it.

    Most messages are plain text. At its start the bot formats thousands of them: the names and descriptions
    of its commands in every language. Fluent's parser, which looks at each letter, would take most of a
    second for them.
    """
    plain = _PLAIN.fullmatch(source)
    if plain is None:
        return FluentResource(source)
    pattern = ast.Pattern([ast.TextElement(plain[2])])
    return ast.Resource([ast.Message(ast.Identifier(plain[1]), pattern)])


@cache
def sources_of(language: str) -> Mapping[str, tuple[str, str]]:
    """The messages of a language by key, each as (file name, source)."""
    sources: dict[str, tuple[str, str]] = {}
    for name, text in catalogue_files(language):
        for key, source in split(text):
            sources.setdefault(key, (name, source))
    return sources


COMMAND: Final = "cmd-"


def own_words(key: str) -> str | None:
    """The English text of a message, as a Fluent pattern, from the game to which it belongs. What it says
    like all games is in the catalogue of every language."""
    prefix, _, name = key.partition("-")
    rules = _rules_of_command(key) if key.startswith(COMMAND) else _by_prefix().get(prefix)
    if isinstance(rules, TableRules):
        text = rules.english(key)
    else:  # a game with luck to compare has catalogues that say it
        text = None if rules is None or name == "luck-none" else COMMON.get(name)
    return f"{{ own-{name} }}" if text is not None and text == COMMON.get(name) else text


def _rules_of_command(key: str) -> AnyRules | None:
    name = key.removeprefix(COMMAND)
    for rules in _by_prefix().values():
        if f"{name}-".startswith(f"{rules.key.replace('_', '-')}-"):
            return rules
    return None


@cache
def _by_prefix() -> dict[str, AnyRules]:
    return {game.rules.prefix: game.rules for game in PACKAGES.values()}
