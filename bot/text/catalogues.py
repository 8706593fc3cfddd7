"""Catalogues as files: where they are, and the source of each message."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentResource
from fluent.syntax import ast

from bot.games.registry import PACKAGES


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
