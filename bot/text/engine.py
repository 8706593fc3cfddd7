"""Formatting of messages: a thin, strict layer over `fluent.runtime`.

The catalogue of a language consists of all `.ftl` files in `bot/text/<language>/`, and of those in the
folders that games of other packages declare (`Game.catalogues`). A message that no catalogue has may come
from the game itself, in English (`bot.text.catalogues`). In addition to standard Fluent, a message may use

- `WORD($x, form: "gen")`: the term `$x` in a grammatical form. A form is an attribute of the term's message;
  without it, the value of the message is used. In a list, every item is inflected. With `plain: "key"`, a
  text that is not a term, such as "S5", takes its form from the message "key" with the variable `$text`.
- `LIST($x, style: "or")`: a list joined with "and" (the default), "or", "comma" or "semicolon"; with the
  style "said", its items become sentences.
- `COUNT($x)`: the number of items of a list, for plurals.
- `{ $x -> [gh-port-V] ... *[other] ... }`: selection by the key of a term.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Hashable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache
from threading import RLock
from typing import Any, Final

import msgspec
from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax import ast

from bot.core import UNNAMED, Fact, Term, Value, Who
from bot.text.catalogues import COMMAND, own_words, parsed_source, references, sources_of
from bot.text.escape import Names

log = logging.getLogger(__name__)

LOCALES: Final = {
    "en": "en-GB",
    "el": "el-GR",
    "pl": "pl-PL",
    "de": "de-DE",
    "es": "es-ES",
    "fr": "fr-FR",
    "it": "it-IT",
}
"""The languages, each with the locale for its numbers, plurals, lists and dates."""
LANGUAGES: Final = tuple(LOCALES)
FALLBACK: Final = "en"
MANY: Final = "-many"
"""The message `<key>-many` summarizes a run of facts `<key>`. It gets `$count`, and a list for the value in
which the facts differ. Their counts and amounts (facts with a `$count` alone) are added up. In a question it
speaks to several people at once."""

_SEMICOLONS: Final = {"el": "· ", "fr": "\u00a0; "}
"""Greek uses a raised dot as semicolon; `;` is its question mark. French has a space before it."""

_TIGHT: Final = re.compile(r"(?<=\S)([:;])(?=\s)")
"""A colon or semicolon without a space before it."""

_HYPHEN: Final = re.compile(r"(?<!\w)-(?=\d)")
"""The minus of a number as Fluent writes it; not a hyphen within a name ("Ada-3")."""

_SPANISH_AND: Final = re.compile(r" y (?=h?i(?!e))", re.IGNORECASE)
_SPANISH_OR: Final = re.compile(r" o (?=h?o|8|11\b)", re.IGNORECASE)

_ENDS: Final = (".", "!", "?", "…", ";")

SAID: Final = 2000
"""Formatted texts kept for each language: less than a megabyte. A picture and its words have up to 200."""

_AS_BYTES: Final = msgspec.msgpack.Encoder()
"""Makes a key for the cache of a fact, whose dictionary of values cannot be a key itself: equal bytes for
equal values of equal types."""

_strict = False


def name_of(who: Who, names: Sequence[str]) -> str:
    """The name of a player as `names` are shown; "" if it is not known, or not to be."""
    if who.name == UNNAMED:
        return ""
    if who.name:
        return names.form(who.name) if isinstance(names, Names) else who.name
    return names[who.seat] if who.seat < len(names) else ""


class TextError(LookupError):
    """A message is missing, or its values are wrong."""


def be_strict(strict: bool = True) -> None:
    """Raise `TextError` instead of logging the error and using English. For tests."""
    global _strict
    _strict = strict


@contextmanager
def strictly() -> Iterator[None]:
    """Strict within the block. A generator must not yield in it: whoever goes on would be strict, too."""
    before = _strict
    be_strict()
    try:
        yield
    finally:
        be_strict(before)


@lru_cache(256)
def pick_language(locale: str | None) -> str:
    """The language for a locale of Discord, such as "pl", "en-US" or "el-GR"; English for all others."""
    language = (locale or "").replace("_", "-").split("-")[0].lower()
    return language if language in LANGUAGES else FALLBACK


class _Word(str, FluentType):
    """A term: selected by its key, shown in a grammatical form."""

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
    """A list of values, joined as usual in the reader's language."""

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
        text = format_list(shown, "or" if self.style == "or" else "standard", locale)
        return _in_spanish(text, shown[-1]) if locale.language == "es" and len(shown) > 1 else text


def _in_spanish(text: str, last: str) -> str:
    """Say *e* instead of *y* before the sound of i, and *u* instead of *o* before that of o."""
    at = len(text) - len(last) - 3
    for pattern, spanish in ((_SPANISH_AND, " e "), (_SPANISH_OR, " u ")):
        if pattern.match(text, at):
            return f"{text[:at]}{spanish}{last}"
    return text


def _show(value: Any, locale: Locale) -> str:
    return str(value.format(locale)) if isinstance(value, FluentType) else str(value)


def _list_function(value: Any, style: str = "and") -> Any:
    if isinstance(value, _List):
        return _List(value.items, style)
    return value


def _count_function(value: Any) -> int:
    return len(value.items) if isinstance(value, _List) else 1


class Words:
    """The texts of one language. Get them with `words(language)`; they are shared and read-only.

    A message is parsed when it is used for the first time: a process uses few of them, and parsing all would
    make its start a second longer.

    Args:
        commands: the language of the names of commands. Discord shows them in the language of a person's
            client, whatever language the person reads here.
    """

    def __init__(self, language: str, commands: str = "") -> None:
        self.language = language
        self._catalogue, self._commands = sources_of(language), sources_of(commands or language)
        functions: dict[str, Any] = {"WORD": self._word, "LIST": _list_function, "COUNT": _count_function}
        self._bundle = FluentBundle([LOCALES[language]], functions=functions, use_isolating=False)
        self._logged: set[str] = set()
        self._said: dict[Hashable, str] = {}
        """Formatted texts, by message and values."""
        self.own: set[str] = set()
        """Messages that no catalogue has and that come from a game itself."""
        self._wordless: set[str] = set()
        self._parsing = RLock()
        self._parsed: set[str] = set()

    def _source(self, key: str) -> tuple[str, str] | None:
        """The file and the source of a message."""
        return (self._commands if key.startswith(COMMAND) else self._catalogue).get(key)

    def has(self, key: str) -> bool:
        """Whether this language has a message with this key."""
        if key not in self._parsed and self._source(key) is not None:
            with self._parsing:
                self._parse(key)
        return bool(self._bundle.has_message(key)) or self._takes_own_words(key)

    def _takes_own_words(self, key: str) -> bool:
        """Take a message that no catalogue has from its game, in English. Returns whether the game has it."""
        if key in self._wordless or (self.language != FALLBACK and not words(FALLBACK).has(key)):
            return False
        source = own_words(key)
        if source is None or (self.language != FALLBACK and key not in words(FALLBACK).own):
            self._wordless.add(key)
            return False
        indented = source.replace("\n", "\n    ")
        resource = FluentResource(f"{key} = {indented}\n")
        with self._parsing:
            for wanted in {reference for entry in resource.body for reference in references(entry)}:
                self._parse(wanted)
            self._bundle.add_resource(resource)
        self.own.add(key)
        return bool(self._bundle.has_message(key))

    def _parse(self, key: str) -> None:
        """Add a message to the bundle, and those that it refers to."""
        parsed, waiting = set[str](), {key} - self._parsed
        while waiting:
            parsed.add(key := waiting.pop())
            if (found := self._source(key)) is None:
                continue
            name, source = found
            resource = parsed_source(source)
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    log.error("%s/%s cannot be read: %s", self.language, name, entry.annotations[0].message)
                waiting |= references(entry) - parsed - self._parsed
            self._bundle.add_resource(resource)
        self._parsed |= parsed

    def say(self, fact: Fact, names: Sequence[str] = ()) -> str:
        """The text of a fact. `names` are the names of the players by seat, already escaped.

        The text is cached, as in `__call__`.
        """
        try:
            asked = (_AS_BYTES.encode(fact), *names)
        except (TypeError, ValueError, OverflowError):  # a value that a fact should not have
            return self._format(fact.key, fact.args, names)
        known = self._said.get(asked)
        return self._keep(asked, fact.key, fact.args, names) if known is None else known

    def to_all(self, prompts: Sequence[Fact], names: Sequence[str] = ()) -> str:
        """The same question to one person, or to several people at once."""
        prompt = prompts[0]
        many = Fact(prompt.key + MANY, prompt.args)
        return self.say(many if len(prompts) > 1 and self.has(many.key) else prompt, names)

    def __call__(self, key: str, /, **args: Value | Fact) -> str:
        """The text of a message.

        The text is cached, because most words of a board are those of the board before. A failed message is
        not cached, so that it fails again and is noticed.
        """
        asked: tuple[Any, ...] = (key, *((name, type(value), value) for name, value in args.items()))
        try:
            known = self._said.get(asked)
        except TypeError:  # a fact or a list among the values
            return self.say(Fact(key, args))
        return self._keep(asked, key, args, ()) if known is None else known

    def _keep(self, asked: Hashable, key: str, args: dict[str, Any], names: Sequence[str]) -> str:
        text = self._format(key, args, names)
        if key not in self._logged:
            if len(self._said) >= SAID:
                self._said.clear()
            self._said[asked] = text
        return text

    def keys_of(self, text: str) -> list[str]:
        """The keys of messages used lately whose text contains this text or is most of it, the nearest first.
        For checks."""
        keys: dict[str, int] = {}
        for asked, catalogue_key in self._said.items():
            if text in catalogue_key or (catalogue_key in text and 2 * len(catalogue_key) >= len(text)):
                first: Any = asked[0] if isinstance(asked, tuple) else asked
                key = first if isinstance(first, str) else msgspec.msgpack.decode(first, type=Fact).key
                off = abs(len(catalogue_key) - len(text))
                keys[key] = min(off, keys.get(key, off))
        return sorted(keys, key=lambda key: (keys[key], key))

    def semicolons(self, texts: Iterable[str]) -> str:
        """Texts that the code has put together, with semicolons between them as the language writes them."""
        return _SEMICOLONS.get(self.language, "; ").join(texts)

    def spaced(self, text: str) -> str:
        """A text that the code has put together from several: French has a space before its colons, too."""
        return _TIGHT.sub("\u00a0\\1", text) if self.language == "fr" else text

    def _format(self, key: str, args: dict[str, Any], names: Sequence[str]) -> str:
        if not self.has(key) or (pattern := self._bundle.get_message(key).value) is None:
            return self._fallback(key, args, names, "no such message")
        given = {name: self._native(value, names) for name, value in args.items()}
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            return self._fallback(key, args, names, "; ".join(map(str, errors)), str(text))
        if any(isinstance(value, int) and value < 0 for value in args.values()):
            return _HYPHEN.sub("−", str(text))
        return str(text)

    def _native(self, value: Any, names: Sequence[str]) -> Any:
        """Convert a value of a fact for Fluent."""
        if isinstance(value, Term):
            return _Word(self, value.key)
        if isinstance(value, Who):
            return name_of(value, names) or self("seat-name", seat=value.seat + 1)
        if isinstance(value, Fact):
            return self._format(value.key, value.args, names)
        if isinstance(value, tuple | list):
            return _List([self._native(item, names) for item in value])
        return value

    def _word(self, value: Any, form: str = "", plain: str = "") -> Any:
        """The function WORD in catalogues."""
        if isinstance(value, _List):
            return _List([self._word(item, form, plain) for item in value.items], value.style)
        if isinstance(value, _Word):
            return value.inflect(form)
        if plain and isinstance(value, str):
            return self._term(plain, form, {"text": value})
        return value

    def _term(self, key: str, form: str | None, args: dict[str, Any] | None = None) -> str:
        """A term in a grammatical form, or its value if the term does not have this form."""
        if not self.has(key):
            return self._fallback(key, {}, (), "no such term")
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(form, message.value) if form else message.value
        if pattern is None:
            return self._fallback(key, {}, (), "a term without a value")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            return self._fallback(key, {}, (), "; ".join(map(str, errors)), str(text))
        return str(text)

    def _fallback(
        self, key: str, args: dict[str, Any], names: Sequence[str], fault: str, partial: str | None = None
    ) -> str:
        """The text for a message that failed: English if possible. The error is logged once."""
        if _strict:
            raise TextError(f"{self.language}/{key}: {fault}")
        if key not in self._logged:
            self._logged.add(key)
            log.error("catalogue %s, message %s: %s", self.language, key, fault)
        if self.language != FALLBACK and words(FALLBACK).has(key):
            return words(FALLBACK)._format(key, args, names)
        return key if partial is None else partial


def words(language: str, commands: str = "") -> Words:
    """The texts of one of the `LANGUAGES`, with the names of commands in the same or another one."""
    if language not in LANGUAGES:
        raise ValueError(f"no catalogue for {language!r}: one of {', '.join(LANGUAGES)}")
    return _words(language, commands or language)


_words = cache(Words)
