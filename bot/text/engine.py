"""From keys with values to words: a thin, strict layer over `fluent.runtime`.

A catalogue is every `.ftl` file of `bot/text/<language>/`. Beyond plain Fluent a message may use

- `WORD($x, form: "gen")`: the term `$x` names in a grammatical form (an attribute of the term's
  message; its plain value where the language has no such form). Lists are inflected item by item.
  With `plain: "key"` a text that is no term, e.g. "S5", takes its form from that message and `$text`.
- `LIST($x, style: "or")`: a list joined with "and" (as without the function), "or", "comma"
  or "semicolon"; "said": sentences one after the other.
- `COUNT($x)`: how many items a list has, for plurals.
- `{ $x -> [gh-port-V] ... *[other] ... }`: a term is selected by its key.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax import ast

from bot.core import Fact, Term, Value, Who

log = logging.getLogger(__name__)

LANGUAGES: Final = ("en", "el", "pl")
FALLBACK: Final = "en"
_LOCALES: Final = {"en": "en-GB", "el": "el-GR", "pl": "pl-PL"}
"""How Babel writes numbers, plurals and lists in each language."""

_SEMICOLONS: Final = {"el": "· "}
"""Greek writes its half stop as a raised dot: its `;` asks a question."""

_ENDS: Final = (".", "!", "?", "…", ";")

_strict = False


class TextError(LookupError):
    """A message that is missing, or that does not fit the values given to it."""


def be_strict(strict: bool = True) -> None:
    """Raise `TextError` where a running bot would log the fault and fall back to English. For tests."""
    global _strict
    _strict = strict


@lru_cache(256)
def pick_language(locale: str | None) -> str:
    """The language for a Discord locale such as "pl", "en-US" or "el-GR"; English for any other."""
    language = (locale or "").replace("_", "-").split("-")[0].lower()
    return language if language in LANGUAGES else FALLBACK


class _Word(str, FluentType):
    """A term: selected by its key, shown in the asked form."""

    _words: Words
    _form: str | None

    def __new__(cls, words: Words, key: str, form: str | None = None) -> _Word:
        self = super().__new__(cls, key)
        self._words, self._form = words, form
        return self

    def inflect(self, form: str) -> _Word:
        return _Word(self._words, str(self), form)

    def format(self, locale: Locale) -> str:  # type: ignore[override]
        return self._words._term(str(self), self._form)


class _List(FluentType):
    """Several values, shown as one in the reader's way of listing."""

    def __init__(self, items: Sequence[Any], style: str = "and") -> None:
        self.items, self.style = tuple(items), style

    def format(self, locale: Locale) -> str:
        shown = [_show(item, locale) for item in self.items]
        if self.style == "comma":
            return ", ".join(shown)
        if self.style == "semicolon":
            return _SEMICOLONS.get(locale.language, "; ").join(shown)
        if self.style == "said":
            return " ".join(text if text.endswith(_ENDS) else f"{text}." for text in shown)
        return format_list(shown, "or" if self.style == "or" else "standard", locale)


def _show(value: Any, locale: Locale) -> str:
    return str(value.format(locale)) if isinstance(value, FluentType) else str(value)


def _list_function(value: Any, style: str = "and") -> Any:
    if isinstance(value, _List):
        return _List(value.items, style)
    return value


def _count_function(value: Any) -> int:
    return len(value.items) if isinstance(value, _List) else 1


def catalogue_files(language: str) -> Iterator[tuple[str, str]]:
    """The catalogue of a language as (file name, text), in a stable order."""
    folder = files("bot.text").joinpath(language)
    for entry in sorted(folder.iterdir(), key=lambda item: item.name):
        if entry.name.endswith(".ftl"):
            yield entry.name, entry.read_text(encoding="utf-8")


class Words:
    """The words of one language. Get one with `words(language)`; it is shared and read-only."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no catalogue for {language!r}: one of {', '.join(LANGUAGES)}")
        self.language = language
        functions: dict[str, Any] = {"WORD": self._word, "LIST": _list_function, "COUNT": _count_function}
        self._bundle = FluentBundle([_LOCALES[language]], functions=functions, use_isolating=False)
        self._told: set[str] = set()
        for name, text in catalogue_files(language):
            resource = FluentResource(text)
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    log.error("%s/%s cannot be read: %s", language, name, entry.annotations[0].message)
            self._bundle.add_resource(resource)

    def has(self, key: str) -> bool:
        """Whether this language has a message of that key."""
        return bool(self._bundle.has_message(key))

    def say(self, fact: Fact, names: Sequence[str] = ()) -> str:
        """A fact in words. `names` are the players' names by seat, ready for the medium."""
        return self._format(fact.key, fact.args, names)

    def __call__(self, key: str, /, **args: Value | Fact) -> str:
        """A message by its key."""
        return self._format(key, args, ())

    def _format(self, key: str, args: dict[str, Any], names: Sequence[str]) -> str:
        if not self.has(key) or (pattern := self._bundle.get_message(key).value) is None:
            return self._otherwise(key, args, names, "no such message")
        given = {name: self._native(value, names) for name, value in args.items()}
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            return self._otherwise(key, args, names, "; ".join(map(str, errors)), str(text))
        return str(text)

    def _native(self, value: Any, names: Sequence[str]) -> Any:
        """A value as Fluent knows it."""
        if isinstance(value, Term):
            return _Word(self, value.key)
        if isinstance(value, Who):
            name = names[value.seat] if value.seat < len(names) else ""
            return name or self("seat-name", seat=value.seat + 1)
        if isinstance(value, Fact):
            return self._format(value.key, value.args, names)
        if isinstance(value, tuple | list):
            return _List([self._native(item, names) for item in value])
        return value

    def _word(self, value: Any, form: str = "", plain: str = "") -> Any:
        """The function WORD of the catalogues."""
        if isinstance(value, _List):
            return _List([self._word(item, form, plain) for item in value.items], value.style)
        if isinstance(value, _Word):
            return value.inflect(form)
        if plain and isinstance(value, str):
            return self._term(plain, form, {"text": value})
        return value

    def _term(self, key: str, form: str | None, args: dict[str, Any] | None = None) -> str:
        """A word in a form; where the language has no such form, as it stands."""
        if not self.has(key):
            return self._otherwise(key, {}, (), "no such term")
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(form, message.value) if form else message.value
        if pattern is None:
            return self._otherwise(key, {}, (), "a term without a value")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            return self._otherwise(key, {}, (), "; ".join(map(str, errors)), str(text))
        return str(text)

    def _otherwise(
        self, key: str, args: dict[str, Any], names: Sequence[str], fault: str, half: str | None = None
    ) -> str:
        """What is shown when a message fails: the fault is told once, the reader gets English."""
        if _strict:
            raise TextError(f"{self.language}/{key}: {fault}")
        if key not in self._told:
            self._told.add(key)
            log.error("catalogue %s, message %s: %s", self.language, key, fault)
        if self.language != FALLBACK and words(FALLBACK).has(key):
            return words(FALLBACK)._format(key, args, names)
        return key if half is None else half


@cache
def words(language: str) -> Words:
    """The words of a language of `LANGUAGES`; read once and kept."""
    return Words(language)


__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "TextError",
    "Words",
    "be_strict",
    "catalogue_files",
    "pick_language",
    "words",
]
