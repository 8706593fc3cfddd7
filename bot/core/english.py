"""The English words of a game that has no catalogue, from its own texts.

A text names the fields of what it tells in braces: `"{who} pays {coins}"`. A text with `$` is Fluent already.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Collection, Iterator
from functools import cache
from typing import Any, Final

from bot.core.agenda import Task
from bot.core.decisions import Decision, Event
from bot.core.facts import Fact, Term, Value, Who

ABOUT: Final = 100
"""The longest description of a command, in characters."""
COMMON: Final = {
    "ask-over": "the match is over",
    "ask-wait": "something is being drawn",
    "no-over": "The match is over.",
    "no-wait": "Something is being drawn first. Wait a moment.",
    "no-turn": "It is the turn of { $who }, not yours.",
    "no-write": "Write it like this: { $text }",
    "luck-none": "The draws of this game are not compared.",
}
"""The texts that all games need, by key without the prefix."""
NAMED: Final = ("score-", "area-", "option-", "kind-")
"""Keys that begin like this need no text: without one, the thing is called by its own name."""

_FIELD: Final = re.compile(r"\{(\w+)\}")
_RULE: Final = re.compile(r"\s*\((?:[A-Z]+-)?\d[\d.]*\)")
_SENTENCE: Final = re.compile(r"(.*?[^.])\.(?=\s|$)", re.DOTALL)
_SPECIAL: Final = re.compile(r"^([\[*.}])", re.MULTILINE)


def slug(kind: type) -> str:
    """The name of a class in a key: `TakeCard` is `take-card`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", kind.__name__).lower()


def spoken(prefix: str, what: str, thing: Any) -> Fact:
    """The fact for a decision (`do`), an event (`told`) or a task (`ask`), with its fields as values."""
    args, hidden = dict[str, Value](), False
    witness = thing.witness if isinstance(thing, Event) else "who"
    for name in thing.__struct_fields__:
        value = getattr(thing, name)
        hidden = hidden or (value is None and isinstance(thing, Event) and name in thing.secret)
        if value is not None:
            args[name] = _speakable(name, value, witness)
    return Fact(f"{prefix}-{what}-{slug(type(thing))}{'-hidden' if hidden else ''}", args)


def _speakable(name: str, value: Any, witness: str) -> Value:
    if isinstance(value, bool):
        return int(value)
    if name in (witness, "who") and isinstance(value, int):
        return Who(value)
    if isinstance(value, tuple):
        return tuple(part if isinstance(part, int | Term | Fact) else str(part) for part in value)
    return value if isinstance(value, int | str | Term | Fact) else str(value)


def texts_of(kind: Any) -> dict[str, str]:
    """All texts that the classes of a game contain, by key without the prefix, as Fluent patterns."""
    return _texts(kind)


@cache
def _texts(kind: Any) -> dict[str, str]:
    texts = dict(COMMON)
    texts["title"] = kind.title or named(kind.key).title()
    texts["about"] = _short(_first(_doc(kind)))
    texts["rules-1"] = f"### {texts['title']}\n{_doc(kind)}"
    texts |= {key: _escaped(text) for key, text in texts.items() if key in ("about", "rules-1")}
    for task in kind.tasks:
        if task.chance:
            continue
        texts[f"ask-{slug(task)}"] = text_of(task.asks or _small(_first(task.__doc__)))
    for decision in kind.answers:
        texts[f"do-{slug(decision)}"] = text_of(decision.label or _labelled(decision))
        texts.setdefault(f"kind-{decision.kind}", f"{_first(decision.__doc__) or named(decision.kind)}…")
    for event in events_of(kind):
        told = event.says or f"{_labelled(event)}."
        texts[f"told-{slug(event)}"] = text_of(told)
        if event.secret:
            texts[f"told-{slug(event)}-hidden"] = text_of(event.says_hidden or told)
    return texts | {key: text_of(text) for key, text in kind.words.items()}


def events_of(kind: Any) -> Iterator[type[Event]]:
    """The events that are declared in the modules of a game's rules, tasks and decisions."""
    modules = {thing.__module__ for thing in (kind, *kind.tasks, *kind.decisions)}
    yield from (event for event in _below(Event) if event.__module__ in modules)


def _below(kind: type[Event]) -> Iterator[type[Event]]:
    for subclass in kind.__subclasses__():
        yield subclass
        yield from _below(subclass)


def unsaid(kind: Any) -> Iterator[tuple[type, str, str]]:
    """What is wrong with the texts of tasks, decisions and events: the class, the attribute, and the
    fault."""
    for task in kind.tasks:
        if task.chance or task.question is not Task.question:
            continue
        if task.decisions and all(decision.notation.startswith("=") for decision in task.decisions):
            yield task, "", f"the answers of {task.__name__} are of chance (`=`): it lacks `chance = True`"
        elif not (task.asks or task.__doc__ or f"ask-{slug(task)}" in kind.words):
            yield task, "", f"{task.__name__} asks nothing: give it a docstring, or `asks`"
        yield from _unknown(task, "asks", task.__struct_fields__)
    headings = set[str]()
    for decision in kind.answers:
        if not decision.__doc__ and decision.kind not in headings:
            says = "has no docstring, which heads its menu and describes its command"
            yield decision, "", f"{decision.__name__} {says}"
        headings.add(decision.kind)
        if decision.offer is Decision.offer:
            yield from _unknown(decision, "label", decision.__struct_fields__)
    for event in events_of(kind):
        if event.tell is not Event.tell:
            continue
        known = event.__struct_fields__
        yield from _unknown(event, "says", known)
        yield from _unknown(event, "says_hidden", [name for name in known if name not in event.secret])


def _unknown(thing: type, attribute: str, known: Collection[str]) -> Iterator[tuple[type, str, str]]:
    text = getattr(thing, attribute)
    for name in dict.fromkeys(_FIELD.findall("" if "$" in text else text)):
        if name not in known:
            yield thing, attribute, f"`{attribute}` names {{{name}}}, which {thing.__name__} does not tell"


def text_of(text: str) -> str:
    """A text of a game as a Fluent pattern."""
    return text if "$" in text else _FIELD.sub(r"{ $\1 }", text)


def named(name: str) -> str:
    """A name of the program as words: `most_cards` is "Most cards"."""
    spaced = re.sub(r"[_-]+", " ", name).strip()
    return spaced[:1].upper() + spaced[1:]


def command_text(kind: Any, path: tuple[str, ...], about: bool) -> str:
    """The name of a command, or with `about` its description. `path`: command and parameter; (): the
    group."""
    if not about:
        return path[-1] if path else kind.key.replace("_", "-")
    texts = texts_of(kind)
    if not path:
        return texts["about"]
    decision = next((answer for answer in kind.answers if answer.kind.replace("_", "-") == path[0]), None)
    return _short(_first(decision.__doc__) if decision is not None and len(path) == 1 else named(path[-1]))


def _labelled(kind: type[Decision] | type[Event]) -> str:
    """The first sentence of a decision or an event, followed by the values of its fields."""
    label = _first(kind.__dict__.get("__doc__")) or named(slug(kind))
    secret = kind.secret if issubclass(kind, Event) else ()
    values = ", ".join(f"{{{name}}}" for name in kind.__struct_fields__ if name not in secret)
    return f"{label}: {values}" if values else label


def _doc(kind: type) -> str:
    doc = kind.__dict__.get("__doc__") or sys.modules[kind.__module__].__doc__ or named(kind.__name__)
    return inspect.cleandoc(doc)


def _first(text: str | None) -> str:
    """The first sentence of a docstring, without its full stop and the ids of rules."""
    plain = _RULE.sub("", " ".join(inspect.cleandoc(text or "").split("\n\n")[0].split()))
    sentence = _SENTENCE.match(plain)
    return (sentence[1] if sentence else plain).replace("`", "")


def _small(text: str) -> str:
    return text[:1].lower() + text[1:]


def _short(text: str) -> str:
    return text if len(text) <= ABOUT else f"{text[: ABOUT - 1]}…"


def _escaped(text: str) -> str:
    """A text of several lines in which all characters that mean something to Fluent are escaped."""
    plain = text.replace("{", "❴").replace("}", "❵")
    return _SPECIAL.sub(r'{"\1"}', plain).replace("❴", '{"{"}').replace("❵", '{"}"}')
