"""What is wrong with a catalogue, compared with English: for `python -m bot check-texts` and the tests."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from bot.core import Term, Who
from bot.games.registry import GAMES, Fault
from bot.text.catalogues import Message, Unreadable, catalogue_files, messages_of, read_messages
from bot.text.engine import FALLBACK, LANGUAGES, TextError, strictly, words
from bot.text.game_texts import NAME_LIMIT, command_text, is_command_name

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
