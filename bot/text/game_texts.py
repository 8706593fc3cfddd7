"""What is wrong with texts: with those of a game, with the file and the line; and with a catalogue, compared
with English (`python -m bot check-texts`). Names and descriptions of slash commands in every language.

The catalogue keys of commands are `cmd-<group>-<command>-<parameter>` for names, and the same with `-about`
for descriptions. A parameter of many commands has one text, `cmd-param-<parameter>`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from msgspec.structs import replace

from bot.core import AnyRules, Game, TableRules, Term, Who
from bot.core.english import COMMON, texts_of, unsaid
from bot.games.registry import GAMES, OWN, PACKAGES, Fault, leave_out, source_of_class, source_of_rules
from bot.text.catalogues import Message, Unreadable, catalogue_files, game_files, messages_of, read_messages
from bot.text.engine import FALLBACK, LANGUAGES, TextError, strictly, words

ABOUT: Final = 100
"""Discord's limit for the description of a command or parameter, in characters."""
TITLE: Final = 40
"""The longest title of a game that all lists and pictures have room for."""


class TextFault(Fault, frozen=True):
    """Something that is wrong with the texts of a game."""

    fatal: bool = False
    """The bot cannot offer the game: its commands could not be registered, or it would have no name."""


def text_faults(game: Game) -> list[TextFault]:
    """What is wrong with the catalogues of a game.

    The texts that its rules make are not looked at; for that the game has to be played.
    """
    if not game.catalogues and game.rules.key not in OWN:
        return list(_own_faults(game.rules))  # it says in English what it needs
    if not game.catalogues:
        return [
            fault
            for language in LANGUAGES
            for fault in _lacking(game.rules, _all(language), f"bot/text/{language}", language)
        ]
    faults: list[TextFault] = []
    said = _said_by(game.rules)
    own: dict[str, dict[str, Message]] = {FALLBACK: said} if said else {}
    root = str(files(game.catalogues))
    for language in LANGUAGES:
        texts = list(game_files(game.catalogues, language))
        entries = [entry for path, text in texts for entry in read_messages(path, text)]
        folder, english = f"{root}/{language}", language == FALLBACK
        if not entries:
            if english and not said:
                faults.append(TextFault(folder, "there is no catalogue (.ftl file)", fatal=True))
            continue
        faults += [
            TextFault(entry.place, entry.says, english) for entry in entries if isinstance(entry, Unreadable)
        ]
        messages = [entry for entry in entries if isinstance(entry, Message)]
        written = {message.key: message for message in reversed(messages)}
        own[language] = said | written if english else written
        faults += _clashing(game.rules, messages)
        faults += _lacking(game.rules, own[language], folder, language)
    if FALLBACK in own:
        for language, known in own.items():
            named = _named_by(game.rules, known.keys() - own[FALLBACK].keys())
            faults += _differing(own[FALLBACK] | named, known, root, language)
    return faults


def untranslated(game: Game) -> list[str]:
    """The languages in which a game with catalogues has none, so that it is read in English there."""
    if not game.catalogues:
        return []
    return [
        language
        for language in LANGUAGES
        if language != FALLBACK and not any(game_files(game.catalogues, language))
    ]


def _said_by(rules: AnyRules) -> dict[str, Message]:
    """The texts that the rules of a small game say in English, which its catalogues need not repeat."""
    if not isinstance(rules, TableRules):
        return {}
    keys = [f"{rules.prefix}-{name}" for name in texts_of(type(rules)) if name not in COMMON]
    commands = [key for _, key in command_keys(rules)]
    return _named_by(rules, [*keys, *_option_keys(rules), *commands, *(f"{key}-about" for key in commands)])


def _named_by(rules: AnyRules, keys: Iterable[str]) -> dict[str, Message]:
    """The texts among these that the rules of a small game say in English. They can name all areas, points
    and options, whatever they are called."""
    if not isinstance(rules, TableRules):
        return {}
    texts = {key: rules.english(key) for key in keys}
    sources = {key: f"{key} = {text}".replace("\n", "\n    ") for key, text in texts.items() if text}
    file, _, line = source_of_rules(rules).rpartition(":")
    at = int(line) if file else 1  # no file is known of a module that lies nowhere
    said = messages_of((file or line, source) for source in sources.values())
    return {key: replace(message, line=at) for key, message in said.items()}


def _own_faults(rules: AnyRules) -> Iterator[TextFault]:
    """What is wrong with the title of a game and the names of its commands, which its rules say."""
    says, place = words(FALLBACK), source_of_rules(rules, "words")
    title = says(f"{rules.prefix}-title")
    if len(title) > TITLE:
        yield TextFault(source_of_rules(rules, "title"), f"a title has at most {TITLE} characters: {title!r}")
    for _, key in command_keys(rules):
        if not says.has(key) or not is_command_name(says(key)):
            yield TextFault(place, f"{key!r} is not a name that Discord accepts", fatal=True)
    for key in _option_keys(rules):
        if not says.has(key):
            yield TextFault(place, f"{key!r} is missing")
    if isinstance(rules, TableRules) and type(rules).piece is TableRules.piece:  # else pieces add values
        for kind, attribute, wrong in unsaid(type(rules)):
            yield TextFault(source_of_class(kind, attribute), wrong)


def leave_out_unspeakable() -> None:
    """Offer no game of another package whose texts would stop the bot from working."""
    for key, game in list(PACKAGES.items()):
        if game.catalogues:
            fatal = [fault for fault in text_faults(game) if fault.fatal]
            if fatal:
                leave_out(key, fatal)


@cache
def _all(language: str) -> dict[str, Message]:
    """The messages of a language, those of all games included."""
    return messages_of(catalogue_files(language))


@cache
def _group_names(language: str) -> dict[str, str]:
    """The names of all commands and groups that lie under no other, with their keys. Only files that name
    commands are read: the bot does this at its start if it has games of other packages."""
    messages = messages_of((name, text) for name, text in catalogue_files(language) if "cmd-" in text)
    keys = [key for key in messages if key.startswith("cmd-") and not key.endswith("-about")]
    top = [key for key in keys if not any(key.startswith(f"{other}-") for other in keys)]
    return {_text(messages[key]): key for key in top if not key.startswith("cmd-param-")}


def _clashing(rules: AnyRules, messages: Iterable[Message]) -> Iterator[TextFault]:
    """Keys that are not the game's own, and messages that are written twice."""
    head, group = f"{rules.prefix}-", _group(rules)
    seen: dict[str, Message] = {}
    for message in messages:
        key = message.key
        if not (key.startswith((head, f"{group}-")) or key == group):
            yield TextFault(message.place, f"{key!r} does not begin with {head!r} or {group!r}")
        if key in seen:
            yield TextFault(message.place, f"{key!r} is also in {seen[key].place}")
        seen.setdefault(key, message)


def _lacking(
    rules: AnyRules, known: Mapping[str, Message], folder: str, language: str
) -> Iterator[TextFault]:
    """Texts that every game must have, and names of commands that Discord would not take."""
    english, prefix = language == FALLBACK, rules.prefix
    for key in (f"{prefix}-title", f"{prefix}-about", f"{prefix}-rules-1", *_option_keys(rules)):
        if key not in known:
            yield TextFault(folder, f"{key!r} is missing", english and key == f"{prefix}-title")
    title = known.get(f"{prefix}-title")
    if title is not None and len(_text(title)) > TITLE:
        yield TextFault(title.place, f"a title has at most {TITLE} characters")
    names = {("cmd", name): key for name, key in _group_names(language).items() if key != _group(rules)}
    for parent, key in command_keys(rules):
        name, about = known.get(key), known.get(f"{key}-about")
        if name is None or about is None:
            missing = key if name is None else f"{key}-about"
            yield TextFault(folder, f"{missing!r} is missing", english)
            continue
        text, own = _text(name), key.removeprefix(f"{parent}-")
        if not is_command_name(text):
            yield TextFault(name.place, f"{text!r} is not a name that Discord accepts", fatal=True)
        elif english and text != own:
            yield TextFault(name.place, f"the English name of {key!r} must be {own!r}")
        if not 1 <= len(_text(about)) <= ABOUT:
            yield TextFault(about.place, f"a description has 1 to {ABOUT} characters", fatal=True)
        other = names.setdefault((parent, text), key)
        if other != key:
            yield TextFault(name.place, f"{key!r} and {other!r} are both called {text!r}", fatal=True)


def _differing(
    english: Mapping[str, Message], known: Mapping[str, Message], root: str, language: str
) -> Iterator[TextFault]:
    """Messages that one language has and another has not, and those with other variables."""
    for key in sorted(english.keys() - known.keys()):
        says = f"{key!r} is not translated: {root}/{language} does not have it"
        yield TextFault(english[key].place, says)
    for key in sorted(known.keys() - english.keys()):
        says = f"{key!r} is not in English: {root}/{FALLBACK} does not have it"
        yield TextFault(known[key].place, says)
    for key, message in known.items():
        if key in english:
            for name in sorted(message.variables - english[key].variables):
                yield TextFault(message.place, f"{key!r} uses ${name}, which the English text does not")
            for name in sorted(english[key].variables - message.variables):
                yield TextFault(message.place, f"{key!r} does not use ${name} as the English text does")
        foreign = (message.references | message.plain) - known.keys()
        for wanted in sorted(foreign - _all(language).keys() if foreign else ()):
            yield TextFault(message.place, f"{key!r} refers to {wanted!r}, which is missing")


def command_keys(rules: AnyRules) -> Iterator[tuple[str, str]]:
    """The keys of the names of all commands of a game, each with the key that it lies under."""
    group = _group(rules)
    yield "cmd", group
    for command in rules.commands:
        name = f"{group}-{command.name}"
        yield group, name
        yield from ((name, f"{name}-{param.name}") for param in command.params)


def _group(rules: AnyRules) -> str:
    return f"cmd-{rules.key.replace('_', '-')}"


def _option_keys(rules: AnyRules) -> Iterator[str]:
    for option in rules.options:
        stem = f"{rules.prefix}-option-{option.key.replace('_', '-')}"
        yield stem
        if option.by_seat:
            yield f"{stem}-own"
            yield from (f"{stem}-{letter}" for letter in option.default)
        elif len(option.values) <= 25:
            yield from (f"{stem}-{value.replace('_', '-')}" for value in option.values)


def _text(message: Message) -> str:
    """The text of a message without variables."""
    return message.text.partition("=")[2].strip()


NAME_LIMIT: Final = 32
_SHARED: Final = ("match", "event")


def command_text(language: str, key: str) -> str:
    """The name or description (`...-about`) of a command, group or parameter in a language."""
    words_of = words(language)
    if not words_of.has(key):
        stem, about = (key[: -len("-about")], "-about") if key.endswith("-about") else (key, "")
        for name in _SHARED:
            if stem.endswith(f"-{name}"):
                return words_of(f"cmd-param-{name}{about}")
    return words_of(key)


def is_command_name(text: str) -> bool:
    """Whether Discord accepts a text as the name of a command or parameter, in any language.

    A name has 1 to 32 characters: lower-case letters of any script, digits, `-`, `_` and `'`.
    """
    return (
        1 <= len(text) <= NAME_LIMIT
        and text == text.lower()
        and all(char in "-_'" or unicodedata.category(char)[0] in "LN" for char in text)
    )


NUMBERS: Final = (0, 1, 2, 5, 12, 22, 104)
LONGEST_NAME: Final = "Konstantyna-Wilhelmina Παπαδοπού"
DESCRIPTION: Final = 100
"""Characters of the description of a command or parameter."""

_PREFIXES = "|".join(rules.prefix for rules in GAMES.values())
LIMITS: Final = (
    (re.compile(r"^button-"), 80),
    (re.compile(r"^[a-z]+-kind-"), 100),
    (re.compile(r"^where-|^option-|^[a-z]+-option-"), 100),
    (re.compile(rf"^({_PREFIXES})-title$"), 40),
    (re.compile(rf"^({_PREFIXES})-about$"), 300),
    (re.compile(r"^[a-z]+-rules-\d+$"), 1500),
    (re.compile(r"^(error|table|[a-z]+-no)-"), 400),
    (re.compile(r"."), 1800),
)
"""The most characters of a message, by patterns of keys; the first pattern that fits counts. Discord's
limits: labels of buttons 80, menus and their texts 100, placeholders 150, content 2,000."""


def samples(message: Message, name: str) -> list[Any]:
    """Values that a message's variable may be given; the last is long."""
    if name in message.listed:
        colours = tuple(Term(f"gh-colour-{colour}") for colour in "OPG")
        return [colours[:1], colours, ("S1", Who(1))]
    if name in message.counted | message.numbers:
        return list(NUMBERS)
    if any(variable == name for variable, _ in message.asked_forms):
        return [Term("gh-colour-O"), Term("gh-port-C"), "S5"]
    return [3, LONGEST_NAME]


def limit_of(key: str) -> int:
    """The most characters of a message."""
    return next(limit for pattern, limit in LIMITS if pattern.search(key))


def check_texts(language: str) -> Iterator[Fault]:
    """The faults of a catalogue: what cannot be read, is missing, is unknown, asks for other values than
    English, cannot be said, or is too long for its place."""
    own: dict[str, Message] = {}
    for name, text in catalogue_files(language):
        for entry in read_messages(name, text):
            if isinstance(entry, Unreadable):
                yield Fault(f"{language}/{entry.place}", f"cannot be read: {entry.says}")
            elif entry.key in own:
                yield Fault(f"{language}/{entry.place}", f"{entry.key} is written twice")
            else:
                own[entry.key] = entry
    english = messages_of(catalogue_files(FALLBACK))
    for key, message in english.items():
        if key not in own:
            yield Fault(f"{language}/{message.file}", f"{key} is missing: {_in_short(message.text)}")
    for key, message in own.items():
        place = f"{language}/{message.place}"
        if key not in english:
            yield Fault(place, f"{key} is not among the English texts")
        elif message.variables != english[key].variables:
            wanted, given = (_listed(message_text.variables) for message_text in (english[key], message))
            yield Fault(place, f"{key} uses {given}; English uses {wanted}")
        elif language in LANGUAGES:
            yield from _said(language, place, message)


def _said(language: str, place: str, message: Message) -> Iterator[Fault]:
    """Format a message with long values, and measure it."""
    values = {name: samples(message, name)[-1] for name in message.variables}
    try:
        with strictly():
            text = words(language)(message.key, **values)
    except TextError as error:
        yield Fault(place, f"cannot be said: {error}")
        return
    limit = limit_of(message.key)
    if message.key.startswith("cmd-"):
        text = command_text(language, message.key)
        if not message.key.endswith("-about"):
            if not is_command_name(text):
                yield Fault(place, f"{message.key}: Discord takes no such name: {text!r}")
            limit = NAME_LIMIT
        else:
            limit = DESCRIPTION
    if len(text) > limit:
        yield Fault(place, f"{message.key} has {len(text)} characters; there is room for {limit}")


def _listed(names: frozenset[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "no values"


def _in_short(text: str) -> str:
    value = " ".join(text.partition("=")[2].split())
    return value if len(value) <= 60 else value[:59] + "…"
